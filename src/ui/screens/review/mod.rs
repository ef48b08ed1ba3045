//! The Review screen: the kept games, or one of them on the board with what its placements were worth.
//!
//! - this file: the screen, and what leads through a game
//! - `mistakes`: looking for something better
//! - `accuracy`: how far the analysis is, and how well each side played
//! - `words`: who played, what was placed and what it was worth, in words
//! - `graph`: who was ahead
//! - `table`: a game of a classic
//! - `list`: the kept games and the text that can be pasted; `kept`: one of them

mod accuracy;
mod graph;
mod kept;
mod list;
mod mistakes;
mod table;
mod words;

use dioxus::prelude::*;
use rsg_classics::Points;
use rsg_engine::{Cell, Color};

use crate::ui::components::{
    Board, Button, Icon, Pebble, Swipe, Use, Variant, board_name, use_finger,
};
use crate::ui::runtime::{dispatch, tell_board, use_view};
use crate::ui::screens::frame::Frame;
use crate::ui::screens::placement::{moving, use_telling};
use crate::ui::texts::{t, texts};
use accuracy::Analysis;
use graph::{Graph, Margin};
use list::List;
use mistakes::Mistakes;
use rsg_game::app::{App, Event, ReviewEvent, ReviewScreenView, ScreenName};
use rsg_game::board::BoardEvent;
use rsg_game::progress::CpuLevel;
use rsg_game::session::review::{
    MistakeAnswer, MistakeView, MistakesView, Place, ReviewView, Walk,
};
use rsg_game::session::{BoardStep, CellView};
use table::TableGame;
use words::{Words, signed};

#[component]
pub fn Review() -> Element {
    let view = use_view(App::review);
    let (title, shown) = match &*view.read() {
        ReviewScreenView::List { fault, deleted } => (
            t("review-games"),
            rsx! { List { fault: fault.clone(), deleted: *deleted } },
        ),
        ReviewScreenView::Game { view: shown, .. } => {
            (words::heading(&shown.header), rsx! { OneGame { view } })
        }
        ReviewScreenView::Table { over, .. } => {
            (words::table_heading(over), rsx! { TableGame { view } })
        }
    };
    rsx! {
        Frame { screen: ScreenName::Review, title, {shown} }
    }
}

fn tell(event: ReviewEvent) {
    dispatch(Event::Review(event));
}

fn walk(step: Walk) {
    tell(ReviewEvent::Walk(step));
}

/// A game: its board, and everything about it.
#[component]
fn OneGame(view: ReadSignal<ReviewScreenView>) -> Element {
    let view = view.read();
    let ReviewScreenView::Game { view, levels } = &*view else {
        return rsx! {};
    };
    let (here, aside) = match view.place {
        Place::Game(at) => (at, false),
        Place::Line { turn, .. } | Place::Tried { turn, .. } => (turn, true),
    };
    let about = view.about.and_then(|turn| view.rows.get(turn)).cloned();
    let running = matches!(view.mistakes, MistakesView::Running(_));
    let looking = is_looking(view);
    let tapped = use_callback(|cell: Cell| tell_board(BoardEvent::Tap(cell.into())));
    rsx! {
        div {
            class: "content review",
            tabindex: "-1",
            // While a placement is looked for, arrow keys lead over the board.
            "data-keys": if looking { "" } else { "ArrowLeft ArrowRight Home End" },
            onkeydown: move |event| if !looking { walk_by_key(&event) },
            GameBoard { cells: view.cells.clone(), step: view.step.clone(), tapped: looking.then_some(tapped) }
            Graph {
                margins: view.margins.iter().map(|known| known.map(Margin::from)).collect::<Vec<_>>(),
                worst: view.worst.clone(),
                here,
            }
            if !running {
                Jumps { has_worst: !view.worst.is_empty(), has_better: has_better(view), aside }
            }
            if !running {
                Mistakes { view: view.mistakes.clone(), header: view.header.clone(), line: Vec::new() }
            }
            Analysis { progress: view.progress, accuracy: view.accuracy, header: view.header.clone() }
            PlayOn { possible: view.can_play_on, levels: levels.clone() }
            MoveList {
                for (index , row) in view.rows.iter().enumerate() {
                    ListedMove {
                        key: "{index}",
                        number: index + 1,
                        by: row.by,
                        name: row.mv.to_string(),
                        cost: row.judged.as_ref().map(|judged| Points::whole(judged.loss().into())),
                        is_worst: view.worst.contains(&index),
                        is_here: here + usize::from(aside) == index + 1,
                    }
                }
            }
            div { class: "review-dock",
                if running {
                    Mistakes {
                        view: view.mistakes.clone(),
                        header: view.header.clone(),
                        line: view.line.clone(),
                    }
                }
                if !running {
                    Words { place: view.place, count: view.rows.len(), last: view.last, about, outcome: view.outcome, line: view.line.clone() }
                }
                // While a better placement is looked for, there is nowhere to step.
                if !looking {
                    Steps { can: view.can }
                }
            }
        }
    }
}

/// Whether the board waits for a better placement.
fn is_looking(view: &ReviewView) -> bool {
    let MistakesView::Running(MistakeView { answer, .. }) = view.mistakes else {
        return false;
    };
    !matches!(answer, MistakeAnswer::Found { .. } | MistakeAnswer::Shown)
}

fn walk_by_key(event: &KeyboardEvent) {
    let step = match event.key() {
        Key::Named(NamedKey::ArrowLeft) => Walk::Back,
        Key::Named(NamedKey::ArrowRight) => Walk::Forward,
        Key::Named(NamedKey::Home) => Walk::First,
        Key::Named(NamedKey::End) => Walk::Last,
        _ => return,
    };
    event.prevent_default();
    walk(step);
}

/// A swipe over the board turns a page.
fn swiping(swipe: Option<Swipe>) {
    match swipe {
        Some(Swipe::Right) => walk(Walk::Back),
        Some(Swipe::Left) => walk(Walk::Forward),
        None => {}
    }
}

/// Whether there is something to say about what was better here.
fn has_better(view: &ReviewView) -> bool {
    let row = view.rows.get(view.about.unwrap_or(0));
    row.is_some_and(|row| row.judged.is_some())
}

#[component]
fn GameBoard(
    cells: Vec<CellView>,
    step: BoardStep,
    /// Told the cell that is tapped, while a better placement is looked for.
    tapped: Option<Callback<Cell>>,
) -> Element {
    let hints = use_view(|app| app.settings().hints);
    let animation = use_view(|app| app.settings().animation);
    let rim = use_view(|app| app.settings().rim);
    let finger = use_finger();
    let telling = use_telling();
    rsx! {
        div {
            class: "review-board",
            ontouchstart: move |event| finger.down(&event),
            ontouchend: move |event| swiping(finger.up(&event)),
            Board {
                cells,
                label: board_name(),
                purpose: tapped.map_or(Use::Read, Use::Play),
                hints: hints(),
                moving: moving(&step, animation(), telling),
                step: step.number,
                rim: rim(),
            }
        }
    }
}

/// First, back, forward, last.
#[component]
fn Steps(can: (bool, bool)) -> Element {
    let (back, on) = can;
    let steps = [
        ("first", Icon::First, Walk::First, back),
        ("back", Icon::Earlier, Walk::Back, back),
        ("forward", Icon::Later, Walk::Forward, on),
        ("last", Icon::Last, Walk::Last, on),
    ];
    rsx! {
        div { class: "review-steps",
            for (name , icon , step , open) in steps {
                Button {
                    key: "{name}",
                    variant: Variant::Round,
                    icon,
                    label: t(&format!("review-{name}-label")),
                    test_id: "review-{name}",
                    disabled: !open,
                    onclick: move |_| walk(step),
                }
            }
        }
    }
}

/// To the worst placements, and to what was better.
#[component]
fn Jumps(has_worst: bool, has_better: bool, aside: bool) -> Element {
    rsx! {
        div { class: "review-more",
            Button {
                test_id: "review-worst",
                disabled: !has_worst,
                onclick: move |_| walk(Walk::Worst),
                {t("review-worst")}
            }
            Button {
                test_id: "review-best",
                "aria-pressed": aside,
                disabled: !has_better,
                onclick: move |_| walk(Walk::Best),
                if aside { {t("review-to-game")} } else { {t("review-best")} }
            }
        }
    }
}

/// Playing on from here, against one of the levels once that was asked for, and the game as text.
#[component]
fn PlayOn(possible: bool, levels: Option<Vec<CpuLevel>>) -> Element {
    let open = levels.is_some();
    rsx! {
        div { class: "review-more",
            Button {
                icon: Icon::Play,
                test_id: "review-play-on",
                disabled: !possible,
                "aria-expanded": open,
                onclick: move |_| tell(ReviewEvent::ChooseLevel(!open)),
                {t("review-play-on")}
            }
            Button {
                variant: Variant::Quiet,
                icon: Icon::Share,
                test_id: "review-share",
                onclick: move |_| tell(ReviewEvent::Share),
                {t("review-copy")}
            }
        }
        if let Some(levels) = levels {
            div { class: "card review-levels", role: "group", "aria-label": t("review-play-on"),
                p { {t("review-play-on-text")} }
                for level in levels {
                    Button {
                        key: "{level:?}",
                        test_id: "review-level-{level.index() + 1}",
                        onclick: move |_| tell(ReviewEvent::PlayOn(level)),
                        {crate::ui::words::level(level)}
                    }
                }
            }
        }
    }
}

/// What was played, one [`ListedMove`] after another.
#[component]
fn MoveList(children: Element) -> Element {
    rsx! {
        ol { class: "review-moves", "aria-label": t("review-moves"), "data-testid": "review-moves", {children} }
    }
}

/// A placement to be jumped to.
#[component]
fn ListedMove(
    number: usize,
    by: Color,
    name: String,
    /// What it cost, if that is known.
    cost: Option<Points>,
    is_worst: bool,
    is_here: bool,
) -> Element {
    let cost = match cost.map(Points::in_halves) {
        None => String::new(),
        Some(0) => "✓".to_owned(),
        Some(halves) => signed(Points::halves(-halves)),
    };
    rsx! {
        li {
            Button {
                class: "review-move",
                "data-worst": is_worst.then_some("true"),
                "aria-current": is_here.then_some("step"),
                onclick: move |_| walk(Walk::To(number)),
                Pebble { color: by }
                span { {format!("{}. {name}", texts().digits(&number.to_string()))} }
                span { class: "review-loss", {cost} }
            }
        }
    }
}

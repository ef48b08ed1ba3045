//! The Review screen: the kept games, or one of them on the board with what its placements were worth.
//!
//! - this file: the screen, and what leads through a game
//! - `mistakes`: looking for something better
//! - `accuracy`: how far the analysis is, and how well each side played
//! - `words`: who played, what was placed and what it was worth, in words
//! - `graph`: who was ahead
//! - `list`: the kept games and the text that can be pasted; `kept`: one of them; `kept_board`: a board among them

mod accuracy;
mod graph;
mod kept;
mod kept_board;
mod list;
mod mistakes;
mod set_maker;
mod words;

use dioxus::prelude::*;
use rsg_classics::Points;
use rsg_engine::Color;

use crate::ui::components::{Button, Icon, Pebble, Roomy, StepButton, StepTo, Swipe, use_finger};
use crate::ui::runtime::{dispatch, use_view};
use crate::ui::screens::boards::{AnyBoard, terms_of, use_board_look};
use crate::ui::screens::frame::Frame;
use crate::ui::screens::play::CopyTurns;
use crate::ui::texts::{t, texts};
use crate::ui::words::Naming;
use crate::ui::words::numbers::signed;
use accuracy::{Analysis, AnalysisLine};
use graph::Graph;
pub(super) use kept::KeptStory;
use list::List;
use mistakes::Mistakes;
use rsg_game::app::screens::ReviewScreen;
use rsg_game::app::{App, Keeping, PlayOnView, ReviewEvent, ReviewScreenView, ScreenName};
use rsg_game::board::BoardStep;
use rsg_game::progress::Unit;
use rsg_game::session::BoardView;
use rsg_game::session::review::{
    MistakeAnswer, MistakeView, MistakesView, Place, ReviewView, Row, Walk,
};
pub(super) use words::margin_words;
use words::{Words, is_placement, play_name};

#[component]
pub fn Review() -> Element {
    let view = use_view(App::view::<ReviewScreen>);
    let (key, title, opponent, terms, shown) = match &*view.read() {
        ReviewScreenView::List { fault, deleted } => (
            "list",
            t("review-games"),
            None,
            None,
            rsx! { List { fault: fault.clone(), deleted: *deleted } },
        ),
        ReviewScreenView::Game { view: shown, .. } => (
            "game",
            words::heading(&shown.header),
            shown.header.level,
            terms_of(&shown.board),
            rsx! { OneGame { view } },
        ),
    };
    rsx! {
        // Each is a page of its own: a game is seen from its top, however far the list was scrolled.
        for (key , title , opponent , terms , shown) in [(key, title, opponent, terms, shown)] {
            Frame { key: "{key}", screen: ScreenName::Review, title, opponent, terms, {shown} }
        }
    }
}

/// A game: its board, and everything about it.
#[component]
fn OneGame(view: ReadSignal<ReviewScreenView>) -> Element {
    // Cells are called by their names only once the player has turned these on.
    let naming = use_board_look()().naming();
    let view = view.read();
    let ReviewScreenView::Game {
        view,
        against,
        over,
        keeping,
    } = &*view
    else {
        return rsx! {};
    };
    let (here, aside) = match view.place {
        Place::Game(at) => (at, false),
        Place::Line { turn, .. } | Place::Tried { turn } => (turn, true),
    };
    let unit = view.kind.spec().unit;
    let running = matches!(view.mistakes, MistakesView::Running(_));
    let looking = is_looking(view);
    // One's own mistakes are what one comes for: their button stands in the dock, in sight on every phone.
    let is_own = view.header.level.is_some();
    let mistakes = rsx! {
        Mistakes {
            view: view.mistakes.clone(),
            header: view.header.clone(),
            unit,
            naming,
            line: if running { view.line.clone() } else { Vec::new() },
        }
    };
    rsx! {
        div {
            class: "content review",
            tabindex: "-1",
            "data-running": "{running}",
            // While a placement is looked for, arrow keys lead over the board.
            "data-keys": if looking { "" } else { "ArrowLeft ArrowRight Home End" },
            onkeydown: move |event| if !looking { walk_by_key(&event) },
            div { class: "review-body",
                div { class: "review-first",
                    div { class: "review-top",
                        GameBoard { board: view.board.clone(), step: view.step.clone(), looking }
                        Graph { margins: view.margins.clone(), worst: view.worst.clone(), here }
                    }
                    if !running {
                        Jumps { has_worst: !view.worst.is_empty(), has_better: has_better(view), aside }
                    }
                }
                if !running && !is_own {
                    {mistakes.clone()}
                }
                div { class: "review-more",
                    PlayOn { possible: view.can_play_on, open: against.is_some() }
                    SetUpButton {}
                    KeepButton { keeping: *keeping }
                    match over {
                        None => rsx! { ShareButton {} },
                        Some(over) => rsx! { CopyTurns { has_sheet: over.has_sheet } },
                    }
                }
                if let Some(against) = against {
                    Against { against: against.clone() }
                }
                match rest_of_values(unit) {
                    None => rsx! {
                        Analysis { progress: view.progress, accuracy: view.accuracy, header: view.header.clone() }
                    },
                    Some(estimates) => rsx! { AnalysisLine { progress: view.progress, estimates } },
                }
                MoveList {
                    rows: view.rows.clone(),
                    worst: view.worst.clone(),
                    unit,
                    here: here + usize::from(aside),
                    naming,
                }
            }
            div { class: "review-dock",
                if running {
                    {mistakes}
                } else {
                    Words { view: (**view).clone(), over: over.as_deref().cloned(), naming }
                    if is_own {
                        {mistakes}
                    }
                }
                // While a better placement is looked for, there is nowhere to step; the buttons keep their places.
                Steps { can: view.can }
            }
        }
    }
}

/// The note about values that are not proved, in a game on squares. On the star it stands with the accuracy.
fn rest_of_values(unit: Unit) -> Option<String> {
    match unit {
        Unit::Points => None,
        Unit::Discs => Some(t("review-discs-rest")),
        Unit::HalfPoints => Some(t("review-go-rest")),
    }
}

/// Returns true if the board waits for a better placement.
fn is_looking(view: &ReviewView) -> bool {
    let MistakesView::Running(MistakeView { answer, .. }) = &view.mistakes else {
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
    dispatch(ReviewEvent::Walk(step));
}

/// A swipe over the board turns a page.
fn swiping(swipe: Option<Swipe>) {
    match swipe {
        Some(Swipe::Right) => dispatch(ReviewEvent::Walk(Walk::Back)),
        Some(Swipe::Left) => dispatch(ReviewEvent::Walk(Walk::Forward)),
        None => {}
    }
}

/// Returns true if a better placement is known at this point.
fn has_better(view: &ReviewView) -> bool {
    let row = view.rows.get(view.about.unwrap_or(0));
    let worth = row.and_then(|row| row.worth.as_ref());
    worth.is_some_and(|worth| worth.best.is_some())
}

/// The board, which takes taps while a better placement is looked for.
#[component]
fn GameBoard(board: BoardView, step: BoardStep, looking: bool) -> Element {
    let finger = use_finger();
    let look = use_board_look()();
    rsx! {
        div {
            class: "review-board",
            ontouchstart: move |event| finger.down(&event),
            ontouchend: move |event| swiping(finger.up(&event)),
            AnyBoard { board, step, look, takes_taps: looking }
        }
    }
}

#[component]
fn Steps(can: (bool, bool)) -> Element {
    let (back, on) = can;
    let steps = [
        (StepTo::First, Walk::First, back),
        (StepTo::Back, Walk::Back, back),
        (StepTo::Forward, Walk::Forward, on),
        (StepTo::Last, Walk::Last, on),
    ];
    rsx! {
        div { class: "review-steps",
            for (to , step , open) in steps {
                StepButton {
                    key: "{to:?}",
                    to,
                    ids: "review",
                    disabled: !open,
                    onclick: move |()| dispatch(ReviewEvent::Walk(step)),
                }
            }
        }
    }
}

/// Buttons that lead to the worst placements, and to the better ones.
#[component]
fn Jumps(has_worst: bool, has_better: bool, aside: bool) -> Element {
    rsx! {
        div { class: "review-jumps",
            Button {
                test_id: "review-worst",
                disabled: !has_worst,
                onclick: move |_| dispatch(ReviewEvent::Walk(Walk::Worst)),
                {t("review-worst")}
            }
            Button {
                test_id: "review-best",
                "aria-pressed": aside,
                disabled: !has_better,
                onclick: move |_| dispatch(ReviewEvent::Walk(Walk::Best)),
                Roomy { room: [t("review-to-game"), t("review-best")].into(),
                    if aside { {t("review-to-game")} } else { {t("review-best")} }
                }
            }
        }
    }
}

/// Playing on from here: against whom is asked then.
#[component]
fn PlayOn(possible: bool, open: bool) -> Element {
    rsx! {
        Button {
            icon: Icon::Play,
            test_id: "review-play-on",
            disabled: !possible,
            "aria-expanded": open,
            onclick: move |_| dispatch(ReviewEvent::ChooseLevel(!open)),
            {t("review-play-on")}
        }
    }
}

/// Against whom can be played on: the levels for practice, and two people.
#[component]
fn Against(against: PlayOnView) -> Element {
    rsx! {
        div { class: "card review-levels", role: "group", "aria-label": t("review-play-on"),
            p { {t("review-play-on-text")} }
            for level in against.levels {
                Button {
                    key: "{level.number()}",
                    test_id: "review-level-{level.number()}",
                    onclick: move |_| dispatch(ReviewEvent::PlayOn(Some(level))),
                    {crate::ui::words::level(level)}
                }
            }
            if against.two {
                Button {
                    test_id: "review-two",
                    onclick: move |_| dispatch(ReviewEvent::PlayOn(None)),
                    {t("setup-mode-two")}
                }
            }
        }
    }
}

/// The way to a board of one's own with the position that is shown.
#[component]
fn SetUpButton() -> Element {
    rsx! {
        Button {
            test_id: "review-set-up",
            onclick: move |_| dispatch(ReviewEvent::SetUp),
            {t("review-set-up")}
        }
    }
}

/// The button that adds a pasted game to the kept ones. After that it stays in its place as *kept*, disabled.
#[component]
fn KeepButton(keeping: Keeping) -> Element {
    let key = match keeping {
        Keeping::No => return rsx! {},
        Keeping::Offered => "review-keep",
        Keeping::Done => "review-kept",
    };
    rsx! {
        Button {
            icon: Icon::Check,
            test_id: "review-keep",
            disabled: keeping == Keeping::Done,
            onclick: move |_| dispatch(ReviewEvent::Keep),
            {t(key)}
        }
    }
}

/// The game as text.
#[component]
fn ShareButton() -> Element {
    rsx! {
        Button {
            icon: Icon::Share,
            test_id: "review-share",
            onclick: move |_| dispatch(ReviewEvent::Share),
            {t("review-copy")}
        }
    }
}

/// The turns of the game and what each has cost, as far as that is known.
#[component]
fn MoveList(
    rows: Vec<Row>,
    worst: Vec<usize>,
    unit: Unit,
    /// The number of the turn that the page is about.
    here: usize,
    naming: Naming,
) -> Element {
    rsx! {
        ol {
            class: "review-moves",
            "aria-label": t("review-moves"),
            "data-testid": "review-moves",
            // Costs with a half are wider.
            "data-halves": (unit == Unit::HalfPoints).then_some("true"),
            for (index , row) in rows.into_iter().enumerate() {
                ListedMove {
                    key: "{index}",
                    number: index + 1,
                    by: row.by,
                    name: play_name(&row.play),
                    is_name_seen: naming.has_names() || !is_placement(&row.play),
                    cost: row.worth.map(|worth| worth.cost),
                    is_worst: worst.contains(&index),
                    is_here: here == index + 1,
                }
            }
        }
    }
}

/// A placement to be jumped to.
#[component]
fn ListedMove(
    number: usize,
    by: Color,
    name: String,
    /// False where the name is for the ear alone.
    is_name_seen: bool,
    /// Its cost, if that is known.
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
                onclick: move |_| dispatch(ReviewEvent::Walk(Walk::To(number))),
                Pebble { color: by }
                span {
                    {format!("{}.", texts().digits(&number.to_string()))}
                    " "
                    span { class: (!is_name_seen).then_some("unseen"), {name} }
                }
                span { class: "review-loss", {cost} }
            }
        }
    }
}

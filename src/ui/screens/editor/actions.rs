//! What can be done with a board: playing it, asking what it is worth and whether it is a puzzle, sending it.

use dioxus::prelude::*;
use rsg_classics::Points;
use rsg_engine::Color;
use rsg_engine::puzzle::{Theme, Themes};

use crate::ui::components::{Button, Icon, Pebble, Pick, Picks, Roomy, Variant};
use crate::ui::links;
use crate::ui::runtime::dispatch;
use crate::ui::screens::boards::WordsForm;
use crate::ui::screens::review::margin_words;
use crate::ui::share;
use crate::ui::texts::{t, texts};
use crate::ui::words::{self, numbers, puzzle_words};
use rsg_game::app::Sharing;
use rsg_game::app::editor::{
    AgainstView, AskView, EditorEvent, EditorView, VerdictView, WorthView,
};
use rsg_game::progress::{GameKind, Unit};
use rsg_game::session::review::Margin;
use rsg_game::thinking::NoPuzzle;

#[component]
pub(super) fn Actions(view: EditorView) -> Element {
    let playable = view.fault.is_none();
    let unit = view.game.spec().unit;
    rsx! {
        div { class: "editor-actions",
            if let Some(fault) = view.fault {
                p { class: "editor-fault", role: "status", "data-testid": "editor-fault", "data-value": fault.key(),
                    {t(&format!("editor-fault-{}", fault.key()))}
                }
            }
            Button {
                variant: Variant::Primary,
                icon: Icon::Play,
                test_id: "editor-play",
                disabled: !playable,
                "aria-expanded": view.against.is_some(),
                onclick: {
                    let opens = view.against.is_none();
                    move |_| dispatch(EditorEvent::ChoosePlay(opens))
                },
                {t("games-title")}
            }
            if let Some(against) = view.against.clone().filter(|_| playable) {
                Against { against }
            }
            div { class: "editor-more",
                AskButton {
                    test_id: "editor-worth",
                    words: t("editor-worth"),
                    running: view.worth.running,
                    disabled: !playable,
                    event: EditorEvent::Worth,
                }
                if let Some(puzzle) = &view.puzzle {
                    AskButton {
                        test_id: "editor-puzzle",
                        words: t("editor-puzzle"),
                        running: puzzle.running,
                        disabled: !playable,
                        event: EditorEvent::Puzzle,
                    }
                }
                SendBoard { sharing: view.sharing.clone() }
                Button {
                    icon: Icon::Saved,
                    test_id: "editor-keep",
                    "aria-expanded": view.naming.is_some(),
                    onclick: {
                        let opens = view.naming.is_none();
                        move |_| dispatch(EditorEvent::Name(opens))
                    },
                    {t("review-keep")}
                }
            }
            if let Some(words) = view.naming.clone() {
                div { class: "card editor-against", role: "group", "aria-label": t("review-keep"),
                    p { {t("editor-keep-text")} }
                    WordsForm {
                        ids: "editor-keep",
                        words,
                        done: t("review-keep"),
                        onsave: move |words| dispatch(EditorEvent::Keep(words)),
                    }
                }
            }
            Worth { worth: view.worth.clone(), unit }
            if let Some(puzzle) = view.puzzle.clone() {
                Puzzle { puzzle, unit, game: view.game }
            }
        }
    }
}

/// Against whom the board can be played. It counts for nothing, so every level is open.
#[component]
fn Against(against: AgainstView) -> Element {
    let AgainstView {
        levels,
        own,
        practice,
    } = against;
    let modes = [(false, "editor-mode-cpu"), (true, "editor-mode-practice")];
    rsx! {
        div { class: "card editor-against", role: "group", "aria-label": t("games-title"),
            p { {t("editor-play-text")} }
            Picks { class: "picks colors", label: t("editor-own"),
                for color in Color::ALL {
                    Pick {
                        key: "{color}",
                        test_id: "editor-own-{color}",
                        chosen: color == own,
                        onpick: move |()| dispatch(EditorEvent::Own(color)),
                        Pebble { color }
                        span { class: "pick-name", {t(&format!("color-{color}"))} }
                    }
                }
            }
            Picks { label: t("editor-mode"),
                for (with_teacher , name) in modes {
                    Pick {
                        key: "{name}",
                        test_id: name,
                        chosen: with_teacher == practice,
                        onpick: move |()| dispatch(EditorEvent::Practice(with_teacher)),
                        span { class: "pick-name", {t(name)} }
                    }
                }
            }
            div { class: "editor-levels",
                for level in levels {
                    Button {
                        key: "{level.number()}",
                        test_id: "editor-level-{level.number()}",
                        onclick: move |_| dispatch(EditorEvent::Play(Some(level))),
                        {words::level(level)}
                    }
                }
                Button {
                    test_id: "editor-two",
                    onclick: move |_| dispatch(EditorEvent::Play(None)),
                    {t("setup-mode-two")}
                }
                Button {
                    test_id: "editor-message",
                    onclick: move |_| dispatch(EditorEvent::PlayByMessage),
                    {t("setup-mode-message")}
                }
            }
        }
    }
}

/// A question about the board; while it is being answered, the button stops that.
#[component]
fn AskButton(
    test_id: &'static str,
    words: String,
    running: bool,
    disabled: bool,
    event: EditorEvent,
) -> Element {
    rsx! {
        Button {
            test_id,
            disabled,
            "data-running": running.then_some("true"),
            onclick: move |_| dispatch(event.clone()),
            Roomy { room: [t("editor-stop"), words.clone()].into(),
                if running { {t("editor-stop")} } else { {words} }
            }
        }
    }
}

/// What the board is worth, as far as it is known. The stones of the better line are numbered on the board.
#[component]
fn Worth(worth: AskView<WorthView>, unit: Unit) -> Element {
    let AskView {
        running,
        known,
        unknown,
    } = worth;
    if known.is_none() && !running && !unknown {
        return rsx! {};
    }
    let words = match &known {
        Some(WorthView { lead, exact, .. }) => {
            let margin = Margin {
                lead: *lead,
                exact: *exact,
            };
            margin_words(unit, margin, false)
        }
        None if running => t("editor-thinking"),
        None => t("editor-unknown"),
    };
    rsx! {
        p {
            class: "editor-answer",
            role: "status",
            "data-testid": "worth-value",
            "data-value": known.as_ref().map(|known| known.lead.to_string()),
            "data-exact": known.as_ref().map(|known| known.exact.to_string()),
            Roomy { room: worths(unit), {words} }
        }
    }
}

/// Whether the board is a puzzle.
#[component]
fn Puzzle(puzzle: AskView<VerdictView>, unit: Unit, game: GameKind) -> Element {
    let AskView {
        running,
        known,
        unknown,
    } = puzzle;
    if known.is_none() && !running && !unknown {
        return rsx! {};
    }
    let words = match &known {
        Some(answer) => verdict_words(answer, unit, game),
        None if running => t("editor-proving"),
        None => t("editor-unknown"),
    };
    rsx! {
        p {
            class: "editor-answer",
            role: "status",
            "data-testid": "puzzle-verdict",
            "data-value": known.as_ref().map(VerdictView::key),
            Roomy { room: verdicts(unit, game), {words} }
        }
    }
}

/// All that may be said of a worth: nothing moves when a better one comes in.
fn worths(unit: Unit) -> Vec<String> {
    let lead = Points::whole(88);
    let certain = [true, false].map(|exact| margin_words(unit, Margin { lead, exact }, false));
    let others = ["editor-thinking", "editor-unknown"].map(t);
    certain.into_iter().chain(others).collect()
}

/// All that may be said of a puzzle.
fn verdicts(unit: Unit, game: GameKind) -> Vec<String> {
    let yes = VerdictView::Yes {
        turns: 3,
        margin: Points::whole(88),
        themes: Theme::ALL
            .into_iter()
            .take(2)
            .fold(Themes::NONE, Themes::with),
    };
    let no = [NoPuzzle::NotWon, NoPuzzle::Choices].map(VerdictView::No);
    let all = [yes, VerdictView::Two, VerdictView::Open]
        .into_iter()
        .chain(no);
    let others = ["editor-proving", "editor-unknown"].map(t);
    let said = all.map(|answer| verdict_words(&answer, unit, game));
    said.chain(others).collect()
}

fn verdict_words(answer: &VerdictView, unit: Unit, game: GameKind) -> String {
    let key = format!("editor-puzzle-{}", answer.key());
    match answer {
        VerdictView::No(why) => t(&format!("{key}-{}", why.key())),
        VerdictView::Two | VerdictView::Open => t(&key),
        VerdictView::Yes {
            turns,
            margin,
            themes,
        } => {
            let margin = numbers::points(&texts(), *margin);
            let won = match unit {
                Unit::Discs => t!("editor-puzzle-by-discs", discs = margin),
                Unit::Points | Unit::HalfPoints => t!("editor-puzzle-by", points = margin),
            };
            let mut parts = vec![t!(&key, turns = *turns as i64), won];
            let themes = puzzle_words::themes(*themes).filter(|_| game == GameKind::Star);
            parts.extend(themes.map(|themes| t!("editor-puzzle-theme", themes = themes)));
            parts.join(" ")
        }
    }
}

/// The way to the picture of the board, with the text and the code that go with it.
#[component]
fn SendBoard(sharing: Sharing) -> Element {
    rsx! {
        Button {
            icon: Icon::Share,
            test_id: "editor-send",
            "data-text": share::words(&texts(), &sharing, links::address().as_deref()),
            onclick: move |_| dispatch(EditorEvent::Send),
            {t("play-share")}
        }
    }
}

//! Setup: what is agreed before the first stone.

use dioxus::prelude::*;

use crate::ui::components::{Button, Icon, IconView, Pebble, Pick, Picks, Variant};
use crate::ui::runtime::{dispatch, use_view};
use crate::ui::screens::frame::Frame;
use crate::ui::texts::{t, texts};
use crate::ui::words;
use rsg_game::app::{
    App, ColorChoice, Event, LevelOption, Lock, Mode, Occasion, PuzzleEvent, PuzzleSource,
    ScreenName, SetupEvent,
};
use rsg_game::progress::puzzles::Tried;
use rsg_game::progress::{ByPlayer, CalendarDay, Format, Player};
use rsg_game::progress::{CpuLevel, Exam, PlayerName, Tally};

fn choose(event: SetupEvent) {
    dispatch(Event::Setup(event));
}

#[component]
pub fn Setup() -> Element {
    let view = use_view(App::setup);
    let setup = view.read();
    let title = match setup.occasion {
        Occasion::Free => t("setup-title"),
        Occasion::Day(_) => t("setup-title-day"),
        Occasion::Exam(_) => t("setup-title-exam"),
    };
    rsx! {
        Frame { screen: ScreenName::Setup, title,
            div { class: "content setup",
                OccasionNote { occasion: setup.occasion, cleared: setup.cleared }
                if setup.mode_free {
                    ModeGroup { mode: setup.mode }
                }
                if setup.mode == Mode::Practice {
                    p { class: "setup-note", {t("setup-practice-note")} }
                }
                match setup.mode {
                    Mode::Cpu | Mode::Practice => rsx! {
                        LevelGroup { levels: setup.levels.clone(), free: setup.level_free }
                    },
                    Mode::Two => rsx! {
                        Names { names: setup.names.clone(), people: setup.people.clone(), between: setup.between }
                    },
                    Mode::Message => rsx! {
                        p { class: "setup-note", {t("setup-message-note")} }
                        Names { elsewhere: true, names: setup.names.clone(), people: Vec::new(), between: None }
                    },
                }
                ColorGroup { color: setup.color, two: setup.mode == Mode::Two }
                if setup.format_free {
                    FormatGroup { format: setup.format }
                }
                if setup.mode == Mode::Message {
                    MessagesWay {}
                }
                if let Some(exam) = setup.exam_on_offer.filter(|_| setup.mode == Mode::Cpu) {
                    ExamOffer { exam }
                }
            }
            div { class: "setup-foot",
                Button {
                    variant: Variant::Primary,
                    icon: Icon::Play,
                    test_id: "setup-start",
                    onclick: move |_| choose(SetupEvent::Start),
                    {t("setup-start")}
                }
            }
        }
    }
}

/// What the occasion fixes, in a sentence.
#[component]
fn OccasionNote(occasion: Occasion, cleared: bool) -> Element {
    let (kind, words) = match occasion {
        Occasion::Free => return rsx! {},
        Occasion::Day(day) => {
            let date = texts().date(day.date());
            let words = if cleared {
                t!("setup-day-again", date = date)
            } else {
                t!("setup-day", date = date)
            };
            ("gold", words)
        }
        Occasion::Exam(exam) => ("amethyst", words::about_exam("setup-exam-note", exam)),
    };
    rsx! {
        p { class: "setup-note", "data-kind": kind, {words} }
        if let Occasion::Day(day) = occasion {
            PuzzleWay { day }
        }
    }
}

/// The way to the day's puzzle.
#[component]
fn PuzzleWay(day: CalendarDay) -> Element {
    let solved = use_view(move |app| app.day_puzzle(day).tried.is_some_and(Tried::is_solved));
    let key = if solved() {
        "setup-puzzle-solved"
    } else {
        "setup-puzzle"
    };
    rsx! {
        Button {
            icon: Icon::Puzzle,
            test_id: "setup-puzzle",
            "data-solved": "{solved}",
            onclick: move |_| dispatch(Event::Puzzle(PuzzleEvent::Open(PuzzleSource::Day(day)))),
            {t(key)}
        }
    }
}

/// The open exam, which could be taken instead.
#[component]
fn ExamOffer(exam: Exam) -> Element {
    rsx! {
        Button {
            class: "card setup-exam",
            icon: Icon::RankUp,
            test_id: "setup-exam",
            onclick: move |_| choose(SetupEvent::Exam),
            span { {t!("setup-exam", rank = words::rank(exam.rank()))} }
        }
    }
}

/// Choices under a heading.
#[component]
pub(super) fn Group(
    id: &'static str,
    title: String,
    class: Option<String>,
    children: Element,
) -> Element {
    rsx! {
        section { class: "setup-group",
            h2 { id, {title} }
            Picks { class, named_by: id, {children} }
        }
    }
}

#[component]
fn ModeGroup(mode: Mode) -> Element {
    let modes = [
        (Mode::Cpu, "setup-mode-cpu", None),
        (Mode::Practice, "setup-mode-practice", None),
        (Mode::Two, "setup-mode-two", Some("setup-mode-two-note")),
        (
            Mode::Message,
            "setup-mode-message",
            Some("setup-mode-message-note"),
        ),
    ];
    rsx! {
        Picks { class: "picks modes", label: t("setup-mode"),
            for (choice , key , note) in modes {
                Pick {
                    key: "{key}",
                    test_id: key,
                    chosen: choice == mode,
                    onpick: move |()| choose(SetupEvent::Mode(choice)),
                    span { class: "pick-name", {t(key)} }
                    if let Some(note) = note {
                        span { class: "pick-note", {t(note)} }
                    }
                }
            }
        }
    }
}

/// The levels; where none can be chosen, the one that is fixed.
#[component]
fn LevelGroup(levels: Vec<LevelOption>, free: bool) -> Element {
    let shown = levels.into_iter().filter(|option| free || option.chosen);
    rsx! {
        Group { id: "setup-level", title: t("setup-level"), class: "picks levels",
            for option in shown {
                LevelPick { key: "{option.level.key()}", option, free }
            }
        }
    }
}

#[component]
fn LevelPick(option: LevelOption, free: bool) -> Element {
    let level = option.level;
    let test_id = match level {
        CpuLevel::Oracle => "setup-level-oracle".to_owned(),
        _ => format!("setup-level-{}", level.index() + 1),
    };
    let note = match option.lock {
        Lock::Open => level_note(level),
        Lock::UntilRank(rank) => t!("setup-locked-rank", rank = words::rank(rank)),
        Lock::UntilFinalBeaten => t("setup-locked-final"),
    };
    let locked = option.lock != Lock::Open;
    rsx! {
        Pick {
            test_id,
            chosen: option.chosen,
            disabled: locked,
            onpick: move |()| if free { choose(SetupEvent::Level(level)) },
            span { class: "pick-name", {words::level(level)} }
            if option.suggested {
                span { class: "pick-suggested", {t("setup-suggested")} }
            }
            span { class: "pick-note",
                if locked {
                    IconView { icon: Icon::Lock }
                }
                {note}
            }
        }
    }
}

fn level_note(level: CpuLevel) -> String {
    match level {
        CpuLevel::Max => t("setup-level-max"),
        CpuLevel::Final => t("setup-level-final"),
        CpuLevel::Oracle => t("setup-level-oracle"),
        _ => t(&format!("level-{}-name", level.index() + 1)),
    }
}

#[component]
fn ColorGroup(color: ColorChoice, two: bool) -> Element {
    let colors = [
        (ColorChoice::Black, "black"),
        (ColorChoice::White, "white"),
        (ColorChoice::Random, "random"),
    ];
    let title = if two {
        t("setup-color-two")
    } else {
        t("setup-color")
    };
    rsx! {
        Group { id: "setup-color", title,
            for (choice , name) in colors {
                Pick {
                    key: "{name}",
                    test_id: "setup-color-{name}",
                    chosen: choice == color,
                    onpick: move |()| choose(SetupEvent::Color(choice)),
                    Pebble { color: name }
                    span { {t(&format!("setup-color-{name}"))} }
                }
            }
        }
    }
}

#[component]
fn FormatGroup(format: Format) -> Element {
    let formats = [
        (Format::Single, "setup-format-single", None),
        (
            Format::Reverse,
            "setup-format-reverse",
            Some("setup-format-reverse-note"),
        ),
    ];
    rsx! {
        Group { id: "setup-format", title: t("setup-format"),
            for (choice , key , note) in formats {
                Pick {
                    key: "{key}",
                    test_id: key,
                    chosen: choice == format,
                    onpick: move |()| choose(SetupEvent::Format(choice)),
                    span { class: "pick-name", {t(key)} }
                    if let Some(note) = note {
                        span { class: "pick-note", {t(note)} }
                    }
                }
            }
        }
    }
}

/// The way to the games by message that were begun.
#[component]
fn MessagesWay() -> Element {
    rsx! {
        Button {
            icon: Icon::Share,
            test_id: "setup-messages",
            onclick: move |_| dispatch(Event::Open(ScreenName::Messages)),
            {t("messages-title")}
        }
    }
}

/// The two people's names, if they want any.
#[component]
fn Names(
    names: ByPlayer<PlayerName>,
    people: Vec<PlayerName>,
    between: Option<Tally>,
    /// Whether the second one holds another phone.
    #[props(default)]
    elsewhere: bool,
) -> Element {
    let [one, two] = if elsewhere {
        ["setup-own-name", "setup-their-name"]
    } else {
        ["setup-player-one", "setup-player-two"]
    };
    let fields = [(Player::One, "one", t(one)), (Player::Two, "two", t(two))];
    rsx! {
        section { class: "setup-group",
            h2 { {t("setup-names")} }
            div { class: "setup-names",
                for (player , key , label) in fields {
                    label { key: "{key}", class: "name-field",
                        span { {label} }
                        input {
                            r#type: "text",
                            "data-testid": "setup-name-{key}",
                            autocomplete: "off",
                            spellcheck: "false",
                            maxlength: "40",
                            value: names[player].as_str(),
                            oninput: move |event| choose(SetupEvent::Name(player, event.value())),
                        }
                    }
                }
            }
            if !people.is_empty() {
                div { class: "setup-people", role: "group", "aria-label": t("setup-people"),
                    for (index , name) in people.into_iter().enumerate() {
                        KnownName { key: "{name.as_str()}", index, name }
                    }
                }
            }
            if !elsewhere {
                Between { names: names.clone(), between }
            }
        }
    }
}

/// How the two stand so far, and the way to change their places.
#[component]
fn Between(names: ByPlayer<PlayerName>, between: Option<Tally>) -> Element {
    rsx! {
        div { class: "setup-between",
            if let Some(tally) = between {
                p { "data-testid": "setup-between",
                    {t!(
                        "setup-between", first = names.one.as_str(), second = names.two.as_str(), won =
                        tally.won, lost = tally.lost, drawn = tally.drawn
                    )}
                }
            }
            Button {
                variant: Variant::Quiet,
                icon: Icon::Again,
                test_id: "setup-swap",
                onclick: move |_| choose(SetupEvent::Swap),
                {t("setup-swap")}
            }
        }
    }
}

#[component]
fn KnownName(index: usize, name: PlayerName) -> Element {
    let words = name.as_str().to_owned();
    rsx! {
        Button {
            class: "button setup-person",
            test_id: "setup-person-{index + 1}",
            onclick: move |_| choose(SetupEvent::Known(name.clone())),
            {words}
        }
    }
}

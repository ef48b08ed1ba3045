//! Setup: what is agreed before the first stone.

use dioxus::prelude::*;

use crate::ui::components::frame::Frame;
use crate::ui::components::picture::IconView;
use crate::ui::drawings::Icon;
use crate::ui::runtime::{dispatch, use_view};
use crate::ui::texts::{t, use_texts};
use crate::ui::words;
use rsg_game::app::{
    App, ColorChoice, Event, LevelOption, Lock, Mode, Occasion, ScreenName, SetupEvent, SetupView,
};
use rsg_game::progress::CpuLevel;
use rsg_game::session::{Format, Player};

fn choose(event: SetupEvent) {
    dispatch(Event::Setup(event));
}

/// The Setup screen.
#[component]
pub fn Setup() -> Element {
    let view = use_view(App::setup);
    let setup = view.read().clone();
    let on = use_callback(dispatch);
    let title = match setup.occasion {
        Occasion::Free => t("setup-title"),
        Occasion::Day(_) => t("setup-title-day"),
        Occasion::Exam(_) => t("setup-title-exam"),
    };
    rsx! {
        Frame { screen: ScreenName::Setup, title, on,
            div { class: "content setup",
                OccasionNote { occasion: setup.occasion }
                if setup.mode_free {
                    ModeGroup { mode: setup.mode }
                }
                if setup.mode == Mode::Cpu {
                    LevelGroup { levels: setup.levels.clone(), free: setup.level_free }
                } else {
                    Names { setup: setup.clone() }
                }
                ColorGroup { color: setup.color, two: setup.mode == Mode::Two }
                if setup.format_free {
                    FormatGroup { format: setup.format }
                }
                if let Some(exam) = setup.exam_on_offer.filter(|_| setup.mode == Mode::Cpu) {
                    button {
                        class: "card setup-exam",
                        r#type: "button",
                        "data-testid": "setup-exam",
                        onclick: move |_| choose(SetupEvent::Exam),
                        IconView { icon: Icon::RankUp }
                        span { {crate::t!("setup-exam", rank = words::rank(exam.rank()))} }
                    }
                }
            }
            div { class: "setup-foot",
                button {
                    class: "button",
                    r#type: "button",
                    "data-kind": "primary",
                    "data-testid": "setup-start",
                    onclick: move |_| choose(SetupEvent::Start),
                    IconView { icon: Icon::Play }
                    {t("setup-start")}
                }
            }
        }
    }
}

/// What the occasion fixes, in a sentence.
#[component]
fn OccasionNote(occasion: Occasion) -> Element {
    let texts = use_texts();
    match occasion {
        Occasion::Free => rsx! {},
        Occasion::Day(day) => {
            let date = texts.read().date(day.date());
            rsx! {
                p { class: "setup-note", "data-kind": "gold", {crate::t!("setup-day", date = date)} }
            }
        }
        Occasion::Exam(exam) => {
            let rule = exam.rule();
            let words = crate::t!(
                "setup-exam-note",
                rank = words::rank(exam.rank()),
                count = rule.best_of,
                target = rule.target(),
                level = words::level(rule.level)
            );
            rsx! {
                p { class: "setup-note", "data-kind": "amethyst", {words} }
            }
        }
    }
}

/// One choice of a group.
#[component]
fn Choice(
    test_id: String,
    chosen: bool,
    #[props(default)] disabled: bool,
    onchoose: EventHandler<()>,
    children: Element,
) -> Element {
    rsx! {
        button {
            class: "pick",
            r#type: "button",
            role: "radio",
            "aria-checked": "{chosen}",
            tabindex: if chosen { "0" } else { "-1" },
            "data-testid": test_id,
            disabled,
            onclick: move |_| onchoose.call(()),
            {children}
        }
    }
}

#[component]
fn ModeGroup(mode: Mode) -> Element {
    rsx! {
        div { class: "picks", role: "radiogroup", aria_label: t("setup-mode"),
            Choice { test_id: "setup-mode-cpu", chosen: mode == Mode::Cpu, onchoose: move |()| choose(SetupEvent::Mode(Mode::Cpu)),
                {t("setup-mode-cpu")}
            }
            Choice { test_id: "setup-mode-two", chosen: mode == Mode::Two, onchoose: move |()| choose(SetupEvent::Mode(Mode::Two)),
                {t("setup-mode-two")}
            }
        }
    }
}

#[component]
fn LevelGroup(levels: Vec<LevelOption>, free: bool) -> Element {
    let shown = levels
        .into_iter()
        .filter(move |option| free || option.chosen);
    rsx! {
        section { class: "setup-group",
            h2 { id: "setup-level", {t("setup-level")} }
            div { class: "picks levels", role: "radiogroup", "aria-labelledby": "setup-level",
                for option in shown {
                    LevelChoice { key: "{option.level.key()}", option, free }
                }
            }
        }
    }
}

#[component]
fn LevelChoice(option: LevelOption, free: bool) -> Element {
    let LevelOption {
        level,
        chosen,
        lock,
    } = option;
    let test_id = match level {
        CpuLevel::Oracle => "setup-level-oracle".to_owned(),
        _ => format!("setup-level-{}", level.index() + 1),
    };
    let note = match lock {
        Lock::Open => level_note(level),
        Lock::UntilRank(rank) => {
            crate::t!("setup-locked-rank", rank = words::rank(rank))
        }
        Lock::UntilFinalBeaten => t("setup-locked-final"),
    };
    let locked = lock != Lock::Open;
    rsx! {
        Choice { test_id, chosen, disabled: locked, onchoose: move |()| if free { choose(SetupEvent::Level(level)) },
            span { class: "pick-name", {words::level(level)} }
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
    let choices = [
        (ColorChoice::Black, "black", t("setup-color-black")),
        (ColorChoice::White, "white", t("setup-color-white")),
        (ColorChoice::Random, "random", t("setup-color-random")),
    ];
    rsx! {
        section { class: "setup-group",
            h2 { id: "setup-color", if two { {t("setup-color-two")} } else { {t("setup-color")} } }
            div { class: "picks", role: "radiogroup", "aria-labelledby": "setup-color",
                for (choice, name, words) in choices {
                    Choice {
                        key: "{name}",
                        test_id: "setup-color-{name}",
                        chosen: choice == color,
                        onchoose: move |()| choose(SetupEvent::Color(choice)),
                        span { class: "pebble", "data-color": name, aria_hidden: "true" }
                        span { {words} }
                    }
                }
            }
        }
    }
}

#[component]
fn FormatGroup(format: Format) -> Element {
    rsx! {
        section { class: "setup-group",
            h2 { id: "setup-format", {t("setup-format")} }
            div { class: "picks", role: "radiogroup", "aria-labelledby": "setup-format",
                Choice { test_id: "setup-format-single", chosen: format == Format::Single, onchoose: move |()| choose(SetupEvent::Format(Format::Single)),
                    span { class: "pick-name", {t("setup-format-single")} }
                }
                Choice { test_id: "setup-format-reverse", chosen: format == Format::Reverse, onchoose: move |()| choose(SetupEvent::Format(Format::Reverse)),
                    span { class: "pick-name", {t("setup-format-reverse")} }
                    span { class: "pick-note", {t("setup-format-reverse-note")} }
                }
            }
        }
    }
}

/// The two people's names, if they want any.
#[component]
fn Names(setup: SetupView) -> Element {
    let fields = [
        (Player::One, "one", t("setup-player-one")),
        (Player::Two, "two", t("setup-player-two")),
    ];
    rsx! {
        section { class: "setup-group",
            h2 { {t("setup-names")} }
            div { class: "setup-names",
                for (player, key, label) in fields {
                    label { key: "{key}", class: "name-field",
                        span { {label} }
                        input {
                            r#type: "text",
                            "data-testid": "setup-name-{key}",
                            autocomplete: "off",
                            spellcheck: "false",
                            maxlength: "40",
                            value: setup.names[player].as_str(),
                            oninput: move |event| choose(SetupEvent::Name(player, event.value())),
                        }
                    }
                }
            }
        }
    }
}

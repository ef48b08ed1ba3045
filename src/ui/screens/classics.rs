//! The Classics screen: which game, how, and with whom.

use dioxus::prelude::*;
use rsg_classics::reversi::{self, Aim, BoardSize, Options, Start};
use rsg_classics::{Level, Terms, go};

use crate::ui::components::{Button, Icon, Pebble, Pick, Picks, Variant};
use crate::ui::runtime::{dispatch, use_view};
use crate::ui::screens::frame::Frame;
use crate::ui::screens::setup::Group;
use crate::ui::table_words;
use crate::ui::texts::{t, texts};
use rsg_game::app::{App, ClassicsEvent, ColorChoice, Event, ScreenName, TableFault};
use rsg_game::progress::{Minutes, TableMode};
use rsg_game::session::TableView;

fn choose(event: ClassicsEvent) {
    dispatch(Event::Classics(event));
}

#[component]
pub fn Classics() -> Element {
    let view = use_view(App::classics);
    let view = view.read();
    rsx! {
        Frame { screen: ScreenName::Classics, title: t("classics-title"),
            div { class: "content setup",
                if let Some(paused) = &view.paused {
                    ContinueCard { table: paused.clone() }
                }
                Group { id: "classics-game", title: t("classics-game"),
                    for game in view.games.iter().copied() {
                        GamePick { key: "{game}", game, chosen: game.is_same_game(view.terms) }
                    }
                }
                ModeGroup { mode: view.mode }
                if view.mode == TableMode::Cpu {
                    LevelGroup { level: view.level }
                    ColorGroup { color: view.color }
                }
                match view.terms {
                    Terms::Reversi(terms) => rsx! { ReversiGroups { terms } },
                    Terms::Go(options) => rsx! { GoGroups { options } },
                }
                ClockGroup { minutes: view.minutes }
                Button {
                    class: "button classics-rules",
                    icon: Icon::Help,
                    test_id: "classics-rules",
                    onclick: move |_| choose(ClassicsEvent::Rules),
                    {t("rules-title")}
                }
                Paste { terms: view.terms, fault: view.fault.clone() }
            }
            div { class: "setup-foot",
                Button {
                    variant: Variant::Primary,
                    icon: Icon::Play,
                    test_id: "classics-start",
                    onclick: move |_| choose(ClassicsEvent::Start),
                    {t("setup-start")}
                }
            }
        }
    }
}

/// The game that is not over.
#[component]
fn ContinueCard(table: TableView) -> Element {
    let game = table_words::game_name(table.terms);
    let opponent = table
        .level
        .map_or_else(|| t("home-continue-two"), table_words::level);
    let points = |score| table_words::points(&texts(), score);
    let stand = t!(
        "home-continue-stand",
        black = points(table.panels.black.score),
        white = points(table.panels.white.score)
    );
    rsx! {
        Button {
            class: "card continue-card",
            icon: Icon::Play,
            test_id: "classics-continue",
            onclick: move |_| choose(ClassicsEvent::Continue),
            span { class: "continue-words",
                b { {t("home-continue")} }
                small { "{game} · {opponent} · {stand}" }
            }
        }
    }
}

#[component]
fn ModeGroup(mode: TableMode) -> Element {
    let modes = [
        (TableMode::Cpu, "setup-mode-cpu"),
        (TableMode::Two, "setup-mode-two"),
    ];
    rsx! {
        Picks { class: "picks", label: t("setup-mode"),
            for (choice , words) in modes {
                Pick {
                    key: "{words}",
                    test_id: "classics-{choice.key()}",
                    chosen: choice == mode,
                    onpick: move |()| choose(ClassicsEvent::Mode(choice)),
                    span { class: "pick-name", {t(words)} }
                }
            }
        }
    }
}

#[component]
fn LevelGroup(level: Level) -> Element {
    rsx! {
        Group { id: "classics-level", title: t("setup-level"), class: "picks levels",
            for choice in Level::ALL {
                Pick {
                    key: "{choice}",
                    test_id: "classics-level-{choice}",
                    chosen: choice == level,
                    onpick: move |()| choose(ClassicsEvent::Level(choice)),
                    span { class: "pick-name", {table_words::level(choice)} }
                    span { class: "pick-note", {t(&format!("level-{choice}-name"))} }
                }
            }
        }
    }
}

#[component]
fn ColorGroup(color: ColorChoice) -> Element {
    rsx! {
        Group { id: "classics-color", title: t("setup-color"),
            for choice in ColorChoice::ALL {
                Pick {
                    key: "{choice.key()}",
                    test_id: "classics-color-{choice.key()}",
                    chosen: choice == color,
                    onpick: move |()| choose(ClassicsEvent::Color(choice)),
                    Pebble { color: choice.key() }
                    span { {t(&format!("setup-color-{}", choice.key()))} }
                }
            }
        }
    }
}

/// How Reversi is played.
#[component]
fn ReversiGroups(terms: reversi::Terms) -> Element {
    let with = move |size, options| {
        let terms = reversi::Terms { size, options };
        choose(ClassicsEvent::Terms(Terms::Reversi(terms)));
    };
    let reversi::Terms { size, options } = terms;
    let starts = [(Start::Othello, "othello"), (Start::Classic, "classic")];
    let aims = [(Aim::Most, "most"), (Aim::Fewest, "fewest")];
    rsx! {
        Group { id: "classics-size", title: t("classics-size"),
            for choice in BoardSize::ALL {
                Pick {
                    key: "{choice.squares()}",
                    test_id: "classics-size-{choice.squares()}",
                    chosen: choice == size,
                    onpick: move |()| with(choice, options),
                    span { class: "pick-name", {t!("classics-squares", side = choice.squares())} }
                }
            }
        }
        Group { id: "classics-opening", title: t("classics-opening"),
            for (start , name) in starts {
                NotedPick {
                    key: "{name}",
                    name: "classics-start-{name}",
                    chosen: start == options.start,
                    onpick: move |()| with(size, Options { start, ..options }),
                }
            }
        }
        Group { id: "classics-aim", title: t("classics-aim"),
            for (aim , name) in aims {
                NotedPick {
                    key: "{name}",
                    name: "classics-aim-{name}",
                    chosen: aim == options.aim,
                    onpick: move |()| with(size, Options { aim, ..options }),
                }
            }
        }
    }
}

/// One of the games, on the terms on which it was chosen last.
#[component]
fn GamePick(game: Terms, chosen: bool) -> Element {
    let (test_id, note) = match game {
        Terms::Reversi(_) => ("classics-reversi", "classics-reversi-note"),
        Terms::Go(_) => ("classics-go", "classics-go-note"),
    };
    rsx! {
        Pick { test_id, chosen, onpick: move |()| choose(ClassicsEvent::Terms(game)),
            span { class: "pick-name", {table_words::game_name(game)} }
            span { class: "pick-note", {t(note)} }
        }
    }
}

/// How Reversi Go is played.
#[component]
fn GoGroups(options: go::Options) -> Element {
    let with = move |size, komi, handicap| {
        if let Ok(options) = go::Options::new(size, komi, handicap) {
            choose(ClassicsEvent::Terms(Terms::Go(options)));
        }
    };
    let (size, komi, handicap) = (options.size(), options.komi(), options.handicap());
    rsx! {
        Group { id: "classics-size", title: t("classics-size"),
            for choice in go::Options::SIZES {
                Pick {
                    key: "{choice}",
                    test_id: "classics-size-{choice}",
                    chosen: choice == size,
                    onpick: move |()| with(choice, komi, handicap),
                    span { class: "pick-name", {t!("classics-squares", side = choice)} }
                }
            }
        }
        Group { id: "classics-handicap", title: t("classics-handicap"), class: "picks handicaps",
            for choice in go::Options::HANDICAPS {
                Pick {
                    key: "{choice}",
                    test_id: "classics-handicap-{choice}",
                    chosen: choice == handicap,
                    onpick: move |()| with(size, komi, choice),
                    span { class: "pick-name", {t!("classics-stones", count = choice)} }
                }
            }
        }
        Komi { komi, change: move |komi| with(size, komi, handicap) }
    }
}

/// The most that is offered for either side; a game that was pasted may have any.
const MOST_KOMI: i16 = 99;

/// White's points: a number to be typed, with a button on each side of it.
#[component]
fn Komi(komi: i16, change: EventHandler<i16>) -> Element {
    let step = move |by: i16| {
        let next = (komi + by).clamp(-MOST_KOMI, MOST_KOMI);
        change.call(next);
    };
    rsx! {
        section { class: "setup-group komi",
            label { r#for: "classics-komi", {t("classics-komi")} }
            div { class: "komi-row",
                Button {
                    label: t("classics-komi-less"),
                    test_id: "classics-komi-less",
                    disabled: komi <= -MOST_KOMI,
                    onclick: move |_| step(-1),
                    "−"
                }
                input {
                    class: "field",
                    id: "classics-komi",
                    "data-testid": "classics-komi",
                    "data-value": "{komi}",
                    r#type: "number",
                    inputmode: "numeric",
                    min: "-{MOST_KOMI}",
                    max: "{MOST_KOMI}",
                    value: "{komi}",
                    onchange: move |event| {
                        if let Ok(typed) = event.value().trim().parse::<i16>() {
                            change.call(typed.clamp(-MOST_KOMI, MOST_KOMI));
                        }
                    },
                }
                Button {
                    label: t("classics-komi-more"),
                    test_id: "classics-komi-more",
                    disabled: MOST_KOMI <= komi,
                    onclick: move |_| step(1),
                    "+"
                }
            }
        }
    }
}

#[component]
fn ClockGroup(minutes: Minutes) -> Element {
    rsx! {
        Group { id: "classics-clock", title: t("classics-clock"),
            for choice in Minutes::OFFERED {
                Pick {
                    key: "{choice.0}",
                    test_id: "classics-clock-{choice.0}",
                    chosen: choice == minutes,
                    onpick: move |()| choose(ClassicsEvent::Clock(choice)),
                    span { class: "pick-name", {t!("classics-minutes", minutes = choice.0)} }
                }
            }
        }
    }
}

/// A choice with a note below; its test id is the key of its words.
#[component]
fn NotedPick(name: String, chosen: bool, onpick: EventHandler<()>) -> Element {
    rsx! {
        Pick { test_id: name.clone(), chosen, onpick,
            span { class: "pick-name", {t(&name)} }
            span { class: "pick-note", {t(&format!("{name}-note"))} }
        }
    }
}

/// Where a game is pasted.
#[component]
fn Paste(terms: Terms, fault: Option<TableFault>) -> Element {
    let label = match terms {
        Terms::Reversi(_) => "classics-paste-label",
        Terms::Go(_) => "classics-paste-label-go",
    };
    let mut typed = use_signal(String::new);
    let words = fault.map(|fault| match fault {
        TableFault::Empty => t("classics-paste-empty"),
        TableFault::Long => t("classics-paste-long"),
        TableFault::Move(fault) => t!(
            "classics-paste-fault",
            number = fault.number as i64,
            word = fault.word,
            why = t(&format!("classics-why-{}", fault.reason.0))
        ),
    });
    rsx! {
        section { class: "card classics-paste",
            h2 { {t("classics-paste")} }
            label { r#for: "classics-text", {t(label)} }
            textarea {
                id: "classics-text",
                "data-testid": "classics-text",
                rows: "2",
                spellcheck: "false",
                autocapitalize: "off",
                autocomplete: "off",
                "aria-describedby": "classics-fault",
                oninput: move |event| typed.set(event.value()),
            }
            p { id: "classics-fault", role: "status", class: "classics-fault", "data-testid": "classics-fault",
                {words.unwrap_or_default()}
            }
            Button {
                test_id: "classics-take",
                onclick: move |_| choose(ClassicsEvent::Paste(typed.peek().clone())),
                {t("classics-take")}
            }
        }
    }
}

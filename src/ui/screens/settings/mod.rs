//! The Settings: everything a player can choose. Each choice counts at once and is kept.
use dioxus::prelude::*;

use crate::ui::screens::frame::Frame;
use crate::ui::texts::t;
use rsg_game::app::{Event, ScreenName, SettingsEvent};
use rsg_game::progress::{AnimationSpeed, CpuPace, LanguageChoice, RimNames, Settings, Theme};
use rsg_game::text::Language;

mod boards;
mod controls;
mod progress;

use boards::Boards;
use controls::{Choice, Group, Switch};
pub use progress::Portable;
use progress::ProgressGroup;

/// The Settings screen. `system` is the language the device speaks.
#[component]
pub fn SettingsScreen(
    settings: Settings,
    system: Language,
    portable: Portable,
    on: EventHandler<Event>,
) -> Element {
    let change = use_callback(move |event: SettingsEvent| on.call(Event::Settings(event)));
    rsx! {
        Frame { screen: ScreenName::Settings, title: t("settings-title"),
            div { class: "content settings",
                You { settings: settings.clone(), system, change, on }
                Looks { settings: settings.clone(), change }
                Playing { settings: settings.clone(), change }
                SoundAndTouch { settings: settings.clone(), change }
                ProgressGroup { portable, change }
                super::about::About {}
            }
        }
    }
}

#[component]
fn You(
    settings: Settings,
    system: Language,
    change: EventHandler<SettingsEvent>,
    on: EventHandler<Event>,
) -> Element {
    let languages = LanguageChoice::ALL.iter().map(|choice| {
        let name = match Language::from_tag(choice.key()) {
            Some(language) => language.own_name().to_owned(),
            None => t!("settings-language-system", language = system.own_name()),
        };
        (choice.key(), name)
    });
    rsx! {
        Group { title: t("settings-group-player"),
            Name { name: settings.name.as_str().to_owned(), on }
            Choice {
                test_id: "settings-language",
                name: t("settings-language"),
                options: languages.collect::<Vec<_>>(),
                chosen: settings.language.key(),
                change: move |key: String| {
                    if let Some(choice) = LanguageChoice::from_key(&key) {
                        change.call(SettingsEvent::Language(choice));
                    }
                },
            }
        }
    }
}

/// The player's name. What is being typed stays as typed; leaving the field shows what was made of it, and saves it.
#[component]
fn Name(name: String, on: EventHandler<Event>) -> Element {
    let mut typed = use_signal(|| None::<String>);
    let shown = typed().unwrap_or(name);
    rsx! {
        label { class: "setting",
            span { class: "setting-name",
                {t("settings-name")}
                span { class: "setting-note", {t("settings-name-hint")} }
            }
            input {
                class: "field",
                r#type: "text",
                "data-testid": "settings-name",
                autocomplete: "off",
                spellcheck: "false",
                value: shown,
                oninput: move |event| {
                    typed.set(Some(event.value()));
                    on.call(Event::Settings(SettingsEvent::Name(event.value())));
                },
                onchange: move |_| on.call(Event::SaveDue),
                onblur: move |_| {
                    typed.set(None);
                    on.call(Event::SaveDue);
                },
            }
        }
    }
}

#[component]
fn Looks(settings: Settings, change: EventHandler<SettingsEvent>) -> Element {
    rsx! {
        Group { title: t("settings-group-looks"),
            Choice {
                test_id: "settings-theme",
                name: t("settings-theme"),
                options: Theme::ALL.iter().map(|c| (c.key(), t(&format!("settings-theme-{}", c.key())))).collect::<Vec<_>>(),
                chosen: settings.theme.key(),
                change: move |key: String| {
                    if let Some(choice) = Theme::from_key(&key) {
                        change.call(SettingsEvent::Theme(choice));
                    }
                },
            }
            Boards { chosen: settings.board, change: move |board| change.call(SettingsEvent::Board(board)) }
            Choice {
                test_id: "settings-rim",
                name: t("settings-rim"),
                options: RimNames::ALL.iter().map(|c| (c.key(), t(&format!("settings-rim-{}", c.key())))).collect::<Vec<_>>(),
                chosen: settings.rim.key(),
                change: move |key: String| {
                    if let Some(choice) = RimNames::from_key(&key) {
                        change.call(SettingsEvent::Rim(choice));
                    }
                },
            }
        }
    }
}

#[component]
fn Playing(settings: Settings, change: EventHandler<SettingsEvent>) -> Element {
    rsx! {
        Group { title: t("settings-group-game"),
            Switch {
                test_id: "settings-hints",
                name: t("settings-hints"),
                on: settings.hints,
                change: move |on| change.call(SettingsEvent::Hints(on)),
            }
            Switch {
                test_id: "settings-hint-button",
                name: t("settings-hint-button"),
                note: t("settings-hint-button-note"),
                on: settings.hint_button,
                change: move |on| change.call(SettingsEvent::HintButton(on)),
            }
            Choice {
                test_id: "settings-animation",
                name: t("settings-animation"),
                options: AnimationSpeed::ALL.iter().map(|c| (c.key(), t(&format!("settings-animation-{}", c.key())))).collect::<Vec<_>>(),
                chosen: settings.animation.key(),
                change: move |key: String| {
                    if let Some(choice) = AnimationSpeed::from_key(&key) {
                        change.call(SettingsEvent::Animation(choice));
                    }
                },
            }
            Choice {
                test_id: "settings-pace",
                name: t("settings-pace"),
                options: CpuPace::ALL.iter().map(|c| (c.key(), t(&format!("settings-pace-{}", c.key())))).collect::<Vec<_>>(),
                chosen: settings.pace.key(),
                change: move |key: String| {
                    if let Some(choice) = CpuPace::from_key(&key) {
                        change.call(SettingsEvent::Pace(choice));
                    }
                },
            }
            Switch {
                test_id: "settings-handover",
                name: t("settings-handover"),
                on: settings.handover,
                change: move |on| change.call(SettingsEvent::HandOver(on)),
            }
            Switch {
                test_id: "settings-praise",
                name: t("settings-praise"),
                on: settings.praise,
                change: move |on| change.call(SettingsEvent::Praise(on)),
            }
        }
    }
}

#[component]
fn SoundAndTouch(settings: Settings, change: EventHandler<SettingsEvent>) -> Element {
    rsx! {
        Group { title: t("settings-group-sound"),
            Switch {
                test_id: "settings-sound",
                name: t("settings-sound"),
                on: settings.sound,
                change: move |on| change.call(SettingsEvent::Sound(on)),
            }
            Switch {
                test_id: "settings-haptics",
                name: t("settings-haptics"),
                on: settings.haptics,
                change: move |on| change.call(SettingsEvent::Haptics(on)),
            }
        }
    }
}

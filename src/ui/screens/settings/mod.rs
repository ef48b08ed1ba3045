//! The Settings: everything a player can choose, drawn from one table ([`SETTINGS`]). Each choice counts at once and is
//! kept.
use dioxus::prelude::*;

use crate::ui::components::{Choice, Row, Switch};
use crate::ui::runtime::{dispatch, use_view};
use crate::ui::screens::frame::Frame;
use crate::ui::screens::late::OnItsWay;
use crate::ui::texts::{SystemLanguage, t};
use rsg_game::app::{Event, LateFile, ScreenName};
use rsg_game::progress::{Control, PlayerName, SETTINGS, SettingsRow};
use rsg_game::text::Language;

mod board_themes;
mod parts;
mod progress_card;
mod reminder;

use board_themes::Boards;
use parts::{Group, change};
use progress_card::ProgressCard;
pub(super) use progress_card::{Exported, TextOut};
use reminder::ReminderRow;

/// The Settings screen.
#[component]
pub fn Settings() -> Element {
    rsx! {
        Frame { screen: ScreenName::Settings, title: t("settings-title"),
            div { class: "content settings",
                for group in SETTINGS {
                    Group { key: "{group.title}", title: t(group.title),
                        for row in group.rows {
                            Setting { key: "{row.id}", row: *row }
                        }
                    }
                }
                ProgressCard {}
                super::about::About {}
            }
        }
    }
}

/// A row of the table.
#[component]
fn Setting(row: SettingsRow) -> Element {
    let settings = use_view(|app| app.settings().clone());
    let SystemLanguage(system) = use_context();
    let SettingsRow { id, note, control } = row;
    let note = (!note.is_empty()).then(|| t(note));
    match control {
        Control::Name => rsx! { Name { name: settings().name.as_str().to_owned(), note } },
        Control::Board => rsx! { Boards { chosen: settings().board } },
        Control::Reminder => rsx! { ReminderRow { id, chosen: settings().reminder, note } },
        Control::Switch { is_on, turn } => rsx! {
            Switch {
                test_id: id,
                name: t(id),
                note,
                on: is_on(&settings.read()),
                change: move |on| change(|settings| turn(settings, on)),
            }
        },
        Control::Choice {
            keys,
            chosen,
            choose,
        } => rsx! {
            Choice {
                test_id: id,
                name: t(id),
                options: keys.iter().map(|key| (*key, words(id, key, system()))).collect::<Vec<_>>(),
                chosen: chosen(&settings.read()),
                change: move |key: String| change(|settings| choose(settings, &key)),
            }
            if id == "settings-language" {
                ChosenLanguage {}
            }
        },
    }
}

/// The notice that the chosen language is still to come, or cannot be had: the page has most of them beside its
/// program.
#[component]
fn ChosenLanguage() -> Element {
    let SystemLanguage(system) = use_context();
    let language = use_view(move |app| app.settings().language.language(system()));
    rsx! { OnItsWay { file: LateFile::Texts(language()) } }
}

/// The name of a setting's choice. A language has the name that its speakers use.
fn words(id: &str, key: &str, system: Language) -> String {
    let key = format!("{id}-{key}");
    match key.strip_prefix("settings-language-") {
        None => t(&key),
        Some(tag) => match Language::from_tag(tag) {
            Some(language) => language.own_name().to_owned(),
            None => t!(&key, language = system.own_name()),
        },
    }
}

/// The player's name. What is being typed stays as typed; leaving the field shows what was made of it, and saves it.
#[component]
fn Name(name: String, note: Option<String>) -> Element {
    let mut typed = use_signal(|| None::<String>);
    let shown = typed().unwrap_or(name);
    rsx! {
        Row { name: t("settings-name"), note,
            input {
                class: "field",
                r#type: "text",
                "data-testid": "settings-name",
                autocomplete: "off",
                spellcheck: "false",
                value: shown,
                oninput: move |event| {
                    let name = PlayerName::new(&event.value());
                    typed.set(Some(event.value()));
                    change(|settings| settings.name = name);
                },
                onchange: move |_| dispatch(Event::SaveDue),
                onblur: move |_| {
                    typed.set(None);
                    dispatch(Event::SaveDue);
                },
            }
        }
    }
}

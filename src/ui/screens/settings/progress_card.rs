//! Progress out and in as text, and erasing everything.
//!
//! Both texts stand in the page, below their buttons: the webviews of the phones have no downloads, but everything can
//! copy and paste. A file is read by the page's script (`assets/scripts/text.js`), as what another app sends is.
use chrono::{Days, NaiveDate};
use dioxus::prelude::*;

use super::parts::Group;
use crate::storage::{DAYS_TO_TAKE_BACK, ImportError};
use crate::ui::browser::use_browser;
use crate::ui::components::{Button, Variant};
use crate::ui::page_claims;
use crate::ui::runtime::{dispatch, use_app, use_view};
use crate::ui::script;
use crate::ui::texts::{t, texts};
use rsg_game::app::screens::SettingsScreen;
use rsg_game::app::{App, ProgressPanel, SettingsEvent};

/// The name of the file.
const FILE: &str = "reverstargo-progress.txt";

/// The card with the three buttons, and the fourth for a while after everything was erased.
#[component]
pub(super) fn ProgressCard() -> Element {
    let panel = use_view(App::view::<SettingsScreen>);
    rsx! {
        Group { title: t("settings-group-progress"),
            p { class: "setting-note", {t("settings-progress-note")} }
            TakeBack {}
            div { class: "settings-buttons",
                Button {
                    test_id: "settings-export",
                    onclick: move |_| dispatch(SettingsEvent::Export),
                    {t("settings-export")}
                }
                Button {
                    test_id: "settings-import",
                    "aria-expanded": panel() == ProgressPanel::Import,
                    onclick: move |_| dispatch(SettingsEvent::OpenImport),
                    {t("settings-import")}
                }
                Button {
                    variant: Variant::Danger,
                    test_id: "settings-erase",
                    onclick: move |_| dispatch(SettingsEvent::Erase),
                    {t("settings-erase")}
                }
            }
            match panel() {
                ProgressPanel::Closed => rsx! {},
                ProgressPanel::Export => rsx! { Exported { name: "export" } },
                ProgressPanel::Import => rsx! { Importing {} },
            }
        }
    }
}

/// The notice that progress was erased lately, and the way back.
#[component]
fn TakeBack() -> Element {
    let erased = use_app().erased();
    let today = use_view(App::today);
    let last = move |date: NaiveDate| date.checked_add_days(Days::new(DAYS_TO_TAKE_BACK));
    let until = erased().and_then(last).filter(|until| today() <= *until);
    let (Some(erased), Some(until)) = (erased(), until) else {
        return rsx! {};
    };
    let (erased, until) = (texts().date(erased), texts().date(until));
    rsx! {
        div { class: "take-back",
            p { {t!("settings-erased", date = erased, until = until)} }
            Button {
                test_id: "settings-undo-erase",
                onclick: move |_| dispatch(SettingsEvent::TakeBack),
                {t("settings-undo-erase")}
            }
        }
    }
}

fn fault_key(error: ImportError) -> &'static str {
    match error {
        ImportError::NotProgress => "settings-import-other",
        ImportError::Damaged => "settings-import-damaged",
        ImportError::Newer(_) => "settings-import-newer",
        ImportError::TooOld(_) => "settings-import-too-old",
        ImportError::Future => "settings-import-future",
    }
}

/// The text, once the progress is written as one. It leaves the app only when all of it is for good here, too. Two of
/// these may be on the page, so each has a `name`.
#[component]
pub(in crate::ui::screens) fn Exported(name: &'static str) -> Element {
    let exported = use_app().exported();
    match exported() {
        Some(text) => rsx! { TextOut { name, label: t("settings-export-text"), text, file: FILE } },
        None => rsx! {},
    }
}

/// A long text that is copied from its field or saved as a file.
#[component]
pub(in crate::ui::screens) fn TextOut(
    name: &'static str,
    label: String,
    text: String,
    /// The name of the file.
    file: &'static str,
) -> Element {
    let in_browser = use_hook(page_claims::in_browser);
    let runtime = use_app();
    let field = move || format!("{name}-text");
    rsx! {
        div { class: "portable",
            label { r#for: field(), {label} }
            textarea {
                id: field(),
                class: "field portable-text",
                "data-testid": field(),
                readonly: true,
                rows: 4,
                value: text,
            }
            div { class: "settings-buttons",
                Button {
                    test_id: "{name}-copy",
                    disabled: !runtime.is_settled(),
                    onclick: move |_| script::run("copyFrom", &[&field()]),
                    {t("settings-export-copy")}
                }
                if in_browser {
                    Button {
                        test_id: "{name}-download",
                        disabled: !runtime.is_settled(),
                        onclick: move |_| script::run("download", &[&field(), file]),
                        {t("settings-export-download")}
                    }
                }
            }
        }
    }
}

/// A text from outside that is longer is not even looked at: all that a player has fits into much less. The Android
/// activity and the page (`text.js`) hold to the same limit.
const LONGEST_TEXT: usize = 8388608;

/// The page's value in place of a text that is too long.
const TOO_LONG: &str = "!";

/// The field where a text is pasted or a file is chosen. A good one opens the question whether it is to replace what
/// there is.
#[component]
fn Importing() -> Element {
    let runtime = use_app();
    let mut fault = use_signal(|| None::<&'static str>);
    let mut read = move |text: Option<String>| {
        fault.set(match text.as_deref() {
            None => Some("settings-import-unread"),
            Some(TOO_LONG) => Some("settings-import-long"),
            Some(text) => runtime.import(text).err().map(fault_key),
        });
    };
    rsx! {
        div { class: "portable",
            if use_browser().on_home_screen {
                p { class: "setting-note", "data-testid": "import-from-tab", {t("install-bring-text")} }
            }
            label { r#for: "import-text", {t("settings-import-text")} }
            // Not bound to a value: on some phones a long text does not fit into an event, so it is fetched when
            // wanted.
            textarea {
                id: "import-text",
                class: "field portable-text",
                "data-testid": "import-text",
                "data-most": LONGEST_TEXT.to_string(),
                rows: 4,
                autocomplete: "off",
                spellcheck: "false",
                "aria-invalid": fault().is_some(),
                "aria-describedby": "import-fault",
                onmounted: move |event| async move {
                    // A field that is gone again cannot take the focus, and that is all right.
                    let _ = event.set_focus(true).await;
                },
            }
            p {
                id: "import-fault",
                class: "fault",
                role: "status",
                "data-testid": "import-fault-words",
                if let Some(key) = fault() { {t(key)} }
            }
            div { class: "settings-buttons",
                label { class: "button file-button",
                    {t("settings-import-file")}
                    input {
                        id: "import-file",
                        class: "unseen",
                        r#type: "file",
                        "data-testid": "import-file",
                        accept: ".txt,text/plain",
                    }
                }
                Button {
                    variant: Variant::Primary,
                    test_id: "import-check",
                    onclick: move |_| async move {
                        read(script::ask("broughtIn").await);
                    },
                    {t("settings-import-check")}
                }
            }
        }
    }
}

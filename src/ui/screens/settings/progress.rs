//! Progress out and in as text, and erasing everything.
//!
//! Both texts stand in the page, below their buttons: the webviews of the phones have neither file pickers nor downloads,
//! but everything can copy and paste.
use dioxus::prelude::*;

use super::controls::Group;
use crate::storage::ImportError;
use crate::ui::shell;
use crate::ui::texts::t;
use rsg_game::app::SettingsEvent;

/// What the screen needs from whoever keeps the files.
#[derive(Clone, Copy, PartialEq)]
pub struct Portable {
    /// The progress as a text, once it was asked for.
    pub exported: ReadSignal<Option<String>>,
    /// Takes a text as progress and asks whether it is to replace what there is.
    pub import: Callback<String, Result<(), ImportError>>,
}

/// What is open below the buttons.
#[derive(Clone, PartialEq)]
enum Open {
    Nothing,
    Exported,
    Importing { fault: Option<&'static str> },
}

/// The card with the three buttons.
#[component]
pub(super) fn ProgressGroup(portable: Portable, change: EventHandler<SettingsEvent>) -> Element {
    let mut open = use_signal(|| Open::Nothing);
    let exported = portable.exported.read().clone();
    rsx! {
        Group { title: t("settings-group-progress"),
            p { class: "setting-note", {t("settings-progress-note")} }
            div { class: "settings-buttons",
                button {
                    class: "button",
                    r#type: "button",
                    "data-testid": "settings-export",
                    onclick: move |_| {
                        change.call(SettingsEvent::Export);
                        open.set(Open::Exported);
                    },
                    {t("settings-export")}
                }
                button {
                    class: "button",
                    r#type: "button",
                    "data-testid": "settings-import",
                    "aria-expanded": matches!(open(), Open::Importing { .. }),
                    onclick: move |_| open.set(Open::Importing { fault: None }),
                    {t("settings-import")}
                }
                button {
                    class: "button",
                    r#type: "button",
                    "data-kind": "danger",
                    "data-testid": "settings-erase",
                    onclick: move |_| change.call(SettingsEvent::Erase),
                    {t("settings-erase")}
                }
            }
            match open() {
                Open::Nothing => rsx! {},
                Open::Exported => rsx! {
                    if let Some(text) = exported {
                        Exported { text }
                    }
                },
                Open::Importing { fault } => rsx! {
                    Importing {
                        fault,
                        on_text: move |text| match portable.import.call(text) {
                            Ok(()) => open.set(Open::Nothing),
                            Err(error) => open.set(Open::Importing { fault: Some(fault_key(error)) }),
                        },
                    }
                },
            }
        }
    }
}

fn fault_key(error: ImportError) -> &'static str {
    match error {
        ImportError::NotProgress => "settings-import-other",
        ImportError::Damaged => "settings-import-damaged",
        ImportError::Newer(_) => "settings-import-newer",
    }
}

#[component]
fn Exported(text: String) -> Element {
    let in_browser = use_hook(shell::in_browser);
    rsx! {
        div { class: "portable",
            label { r#for: "exported-text", {t("settings-export-text")} }
            textarea {
                id: "exported-text",
                class: "field portable-text",
                "data-testid": "export-text",
                readonly: true,
                rows: 4,
                value: text,
            }
            div { class: "settings-buttons",
                button {
                    class: "button",
                    r#type: "button",
                    "data-testid": "export-copy",
                    onclick: move |_| {
                        document::eval(COPY);
                    },
                    {t("settings-export-copy")}
                }
                if in_browser {
                    button {
                        class: "button",
                        r#type: "button",
                        "data-testid": "export-download",
                        onclick: move |_| {
                            document::eval(DOWNLOAD);
                        },
                        {t("settings-export-download")}
                    }
                }
            }
        }
    }
}

/// Copies what is in the export's field; the page tells when that is done.
const COPY: &str = "
    const field = document.getElementById('exported-text');
    if (field) rsg.copy(field.value);
";

/// Saves what is in the export's field as a file.
const DOWNLOAD: &str = "
    const field = document.getElementById('exported-text');
    if (!field) return;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([field.value], { type: 'text/plain' }));
    link.download = 'reverstargo-progress.txt';
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
";

#[component]
fn Importing(fault: Option<&'static str>, on_text: EventHandler<String>) -> Element {
    rsx! {
        div { class: "portable",
            label { r#for: "import-text", {t("settings-import-text")} }
            // Not bound to a value: on some phones a long text does not fit into an event, so it is fetched when wanted.
            textarea {
                id: "import-text",
                class: "field portable-text",
                "data-testid": "import-text",
                rows: 4,
                autocomplete: "off",
                spellcheck: "false",
                "aria-invalid": fault.is_some(),
                "aria-describedby": "import-fault",
                onmounted: move |event| async move {
                    // A field that is gone again cannot take the focus, and that is all right.
                    let _ = event.set_focus(true).await;
                },
            }
            p { id: "import-fault", class: "fault", role: "status", if let Some(key) = fault { {t(key)} } }
            div { class: "settings-buttons",
                button {
                    class: "button",
                    r#type: "button",
                    "data-kind": "primary",
                    "data-testid": "import-check",
                    onclick: move |_| async move {
                        let pasted = document::eval("return document.getElementById('import-text')?.value ?? ''");
                        if let Ok(text) = pasted.join::<String>().await {
                            on_text.call(text);
                        }
                    },
                    {t("settings-import-check")}
                }
            }
        }
    }
}

//! Progress out and in as text, and erasing everything.
//!
//! Both texts stand in the page, below their buttons: the webviews of the phones have neither file pickers nor downloads,
//! but everything can copy and paste.
use dioxus::prelude::*;

use super::Group;
use crate::storage::ImportError;
use crate::ui::components::{Button, Variant};
use crate::ui::runtime::{dispatch, use_app};
use crate::ui::script;
use crate::ui::seats;
use crate::ui::texts::t;
use rsg_game::app::{Event, SettingsEvent};

/// What is open below the buttons.
#[derive(Clone, PartialEq)]
enum Open {
    Nothing,
    Exported,
    Importing { fault: Option<&'static str> },
}

/// The card with the three buttons.
#[component]
pub(super) fn ProgressCard() -> Element {
    let mut open = use_signal(|| Open::Nothing);
    let tell = |event| dispatch(Event::Settings(event));
    rsx! {
        Group { title: t("settings-group-progress"),
            p { class: "setting-note", {t("settings-progress-note")} }
            div { class: "settings-buttons",
                Button {
                    test_id: "settings-export",
                    onclick: move |_| {
                        tell(SettingsEvent::Export);
                        open.set(Open::Exported);
                    },
                    {t("settings-export")}
                }
                Button {
                    test_id: "settings-import",
                    "aria-expanded": matches!(open(), Open::Importing { .. }),
                    onclick: move |_| open.set(Open::Importing { fault: None }),
                    {t("settings-import")}
                }
                Button {
                    variant: Variant::Danger,
                    test_id: "settings-erase",
                    onclick: move |_| tell(SettingsEvent::Erase),
                    {t("settings-erase")}
                }
            }
            match open() {
                Open::Nothing => rsx! {},
                Open::Exported => rsx! { Exported {} },
                Open::Importing { fault } => rsx! { Importing { open, fault } },
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

/// The text, once the progress is written as one.
#[component]
fn Exported() -> Element {
    let in_browser = use_hook(seats::in_browser);
    let exported = use_app().exported();
    let Some(text) = exported() else {
        return rsx! {};
    };
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
                Button {
                    test_id: "export-copy",
                    onclick: move |_| {
                        script::run(COPY);
                    },
                    {t("settings-export-copy")}
                }
                if in_browser {
                    Button {
                        test_id: "export-download",
                        onclick: move |_| {
                            script::run(DOWNLOAD);
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

/// Where a text is pasted. A good one opens the question whether it is to replace what there is.
#[component]
fn Importing(open: Signal<Open>, fault: Option<&'static str>) -> Element {
    let runtime = use_app();
    let mut read = move |text: String| {
        open.set(match runtime.import(&text) {
            Ok(()) => Open::Nothing,
            Err(error) => Open::Importing {
                fault: Some(fault_key(error)),
            },
        });
    };
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
                Button {
                    variant: Variant::Primary,
                    test_id: "import-check",
                    onclick: move |_| async move {
                        if let Some(text) = script::ask("return document.getElementById('import-text')?.value ?? ''").await {
                            read(text);
                        }
                    },
                    {t("settings-import-check")}
                }
            }
        }
    }
}

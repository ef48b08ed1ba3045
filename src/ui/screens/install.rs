//! The web page's way to the home screen: an invitation on Today after the first finished game, and the same on You.

use dioxus::prelude::*;

use crate::ui::browser::{Installing, use_browser, use_installing};
use crate::ui::components::{Button, Icon, InstallStep, Variant};
use crate::ui::drawings::PhoneStep;
use crate::ui::runtime::{dispatch, use_view};
use crate::ui::script;
use crate::ui::texts::t;
use rsg_game::app::{App, ScreenName, SettingsEvent};

/// Once, after the first finished game: what was played so far is worth keeping.
#[component]
pub fn Invitation() -> Element {
    let browser = use_browser();
    let installing = use_installing();
    let has_played = use_view(App::has_finished_a_game);
    rsx! {
        if let (true, false, Some(installing)) = (has_played(), browser.invited, installing) {
            section { class: "card install", "data-testid": "invitation",
                div { class: "install-head",
                    h2 { {t("install-title")} }
                    Button {
                        variant: Variant::Round,
                        icon: Icon::Close,
                        label: t("app-close"),
                        test_id: "invitation-close",
                        onclick: move |_| script::run("invited", &[]),
                    }
                }
                Way { installing }
            }
        }
    }
}

/// On You, for as long as it can be done; and a line where the browser may delete what is saved.
#[component]
pub fn Installation() -> Element {
    let browser = use_browser();
    let installing = use_installing();
    rsx! {
        if let Some(installing) = installing {
            section { class: "card install", "data-testid": "you-install",
                h2 { {t("install-title")} }
                Way { installing }
            }
        }
        if browser.forgets {
            section { class: "card forgets",
                p { "data-testid": "you-forgets", {t("install-forgets")} }
                Button {
                    test_id: "you-export",
                    onclick: move |_| {
                        dispatch(ScreenName::Settings);
                        dispatch(SettingsEvent::Export);
                    },
                    {t("settings-export")}
                }
            }
        }
    }
}

/// On You, once all that the page needs is kept in this browser.
#[component]
pub fn OpensOffline() -> Element {
    let browser = use_browser();
    rsx! {
        if browser.opens_offline {
            p { class: "opens-offline", "data-testid": "you-offline", {t("install-offline")} }
        }
    }
}

/// By the browser's own question, or by what is to be tapped. Either way the browser is asked to keep what is saved.
#[component]
fn Way(installing: Installing) -> Element {
    rsx! {
        p { {t("install-text")} }
        match installing {
            Installing::Prompt => rsx! {
                Button {
                    variant: Variant::Primary,
                    test_id: "install",
                    onclick: move |_| {
                        script::run("install", &[]);
                        script::run("invited", &[]);
                    },
                    {t("install-do")}
                }
            },
            Installing::Steps => rsx! { Steps {} },
        }
    }
}

#[component]
fn Steps() -> Element {
    use_hook(|| script::run("keepSaved", &[]));
    rsx! {
        ol { class: "install-steps", "data-testid": "install-steps",
            for (step , words) in [(PhoneStep::Share, "install-step-share"), (PhoneStep::Add, "install-step-add")] {
                li { key: "{words}",
                    InstallStep { step }
                    span { {t(words)} }
                }
            }
        }
    }
}

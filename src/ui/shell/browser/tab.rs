//! A tab of the browser preview: the app as long as no newer tab has taken over, and a notice afterwards.

use dioxus::prelude::*;

use super::super::elsewhere::Elsewhere;
use super::ending::Ending;
use crate::ui::Root;
use crate::ui::runtime::use_app;
use crate::ui::texts::{t, use_system_language};
use rsg_game::app::Event;

#[component]
pub(super) fn Tab() -> Element {
    use_system_language();
    let mut plays = use_signal(|| true);
    if plays() {
        rsx! {
            Root {
                Playing { lost: move |()| plays.set(false) }
                LostConnection {}
            }
        }
    } else {
        rsx! {
            div { class: "app", "data-theme": "system",
                Elsewhere { take: move |()| plays.set(true) }
                LostConnection {}
            }
        }
    }
}

/// Listens, as long as the tab plays, for the end of that and of the program.
#[component]
fn Playing(lost: EventHandler<()>) -> Element {
    let runtime = use_app();
    use_future(move || async move {
        let claim = runtime.claim.peek().clone();
        claim.lost().await;
        lost.call(());
    });
    let ending = use_context::<Ending>();
    use_future(move || {
        let mut ending = ending.0.subscribe();
        async move {
            if ending.wait_for(|ends| *ends).await.is_ok() {
                runtime.dispatch(Event::SaveDue);
            }
        }
    });
    rsx! {}
}

/// Shown by the page's own script when the connection to the app is lost.
#[component]
fn LostConnection() -> Element {
    rsx! {
        div { id: "connection-lost", class: "notice-page", role: "alert", hidden: true,
            p { {t("app-connection-lost")} }
        }
    }
}

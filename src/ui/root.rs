//! The app on a page: everything between the shell and the screens.

use std::time::Duration;

use dioxus::prelude::*;

use crate::platform::Launch;
use crate::ui::components::tempo;
use crate::ui::runtime::{Runtime, use_runtime, use_view};
use crate::ui::screens::ScreenView;
use crate::ui::screens::overlays::{Note, Overlays, TroubleBanner};
use crate::ui::texts::{SystemLanguage, set_language, use_texts};
use rsg_game::app::{App, Event};
use rsg_game::progress::{LanguageChoice, Settings};
use rsg_game::text::Language;

/// How often this page looks whether it is tomorrow.
const GLANCE: Duration = Duration::from_secs(2);

/// The whole app, with what its shell adds (`children`). Expects a [`Launch`] as a context, and the words.
#[component]
pub fn Root(children: Element) -> Element {
    let launch = use_context::<Launch>();
    let runtime = use_runtime(&launch);
    use_page(runtime);
    use_future(move || async move {
        loop {
            tokio::time::sleep(GLANCE).await;
            runtime.look_at_the_clock();
        }
    });
    let settings = use_view(|app| app.settings().clone());
    let leaves = use_view(App::back_leaves);
    let Settings {
        theme,
        board,
        animation,
        ..
    } = &*settings.read();
    rsx! {
        div {
            class: "app",
            lang: use_texts().read().language().tag(),
            "data-theme": theme.key(),
            "data-board": board.key(),
            "data-back": if leaves() { "leaves" } else { "stays" },
            style: "--tempo: {tempo(*animation)}",
            Stage {}
            TroubleBanner {}
            Overlays {}
            Note {}
            LiveRegion {}
            {children}
        }
    }
}

/// The screen, out of reach while something lies in front of it.
///
/// That is what makes a dialog modal, for touch, keys and screen readers alike. `aria-modal` would do more than that: WebKit
/// then hides everything else, the live region included, and the dialog opens without what there is to tell about it.
#[component]
fn Stage() -> Element {
    let covered = use_view(|app| app.overlay().is_some_and(|overlay| overlay.covers()));
    rsx! {
        div { class: "stage", "inert": covered().then_some("true"), ScreenView {} }
    }
}

/// What screen readers are told as it happens. One region, polite.
#[component]
fn LiveRegion() -> Element {
    let spoken = crate::ui::runtime::use_app().spoken();
    let spoken = spoken.read();
    rsx! {
        div { class: "unseen", role: "status", "aria-live": "polite", "data-testid": "live",
            p { key: "{spoken.number}", {spoken.words.clone()} }
        }
    }
}

/// Listens to the page: back, hidden or looked at again, links, the system's languages.
fn use_page(runtime: Runtime) {
    let texts = use_texts();
    let SystemLanguage(mut system) = use_context();
    use_future(move || async move {
        let mut page = document::eval(
            "rsg.attach((message) => dioxus.send(message)); await new Promise(() => {});",
        );
        while let Ok(message) = page.recv::<String>().await {
            let (word, rest) = message.split_once(' ').unwrap_or((&message, ""));
            match word {
                "back" => runtime.dispatch(Event::Back),
                "hidden" => runtime.dispatch(Event::Suspended),
                "visible" => runtime.dispatch(Event::Resumed),
                "link" => runtime.dispatch(Event::Link(rest.to_owned())),
                "copied" => runtime.say("app-copied"),
                "not-copied" => runtime.say("app-not-copied"),
                "languages" => system.set(Language::for_system(rest.split(','))),
                _ => {}
            }
        }
    });
    let choice = use_view(|app| app.settings().language);
    use_effect(move || {
        let language = match choice() {
            LanguageChoice::System => system(),
            chosen => Language::from_tag(chosen.key()).unwrap_or_default(),
        };
        set_language(texts, language);
    });
}

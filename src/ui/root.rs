//! The app on a page: everything between the shell and the screens.

use std::time::Duration;

use dioxus::prelude::*;

use crate::platform::{Launch, System, device, late};
use crate::ui::browser::Browser;
use crate::ui::components::tempo;
use crate::ui::runtime::{use_app, use_runtime, use_view};
use crate::ui::screens::ScreenView;
use crate::ui::screens::broken::Broken;
use crate::ui::screens::overlays::{Note, Overlays, TroubleBanner};
use crate::ui::texts::{SystemLanguage, speak, system_language, t, use_texts};
use rsg_game::app::{App, Event, LateEvent, LateFile, LoadState};
use rsg_game::progress::{AnimationSpeed, Settings};
use rsg_game::text::Language;

/// The interval at which this page checks whether a new day has begun.
const GLANCE: Duration = Duration::from_secs(2);

/// The whole app on one page, with what its shell adds (`children`). Expects a [`Launch`] as a context, and the words.
#[component]
pub fn Root(children: Element) -> Element {
    use_kept();
    rsx! {
        Page { {children} }
    }
}

/// The app without a page, for a shell that shows it on one page after another. To be called once, above them.
pub fn use_kept() {
    Browser::provide();
    let launch = use_context::<Launch>();
    let runtime = use_runtime(&launch);
    use_future(move || async move {
        loop {
            device::sleep(GLANCE).await;
            runtime.look_at_the_clock();
        }
    });
    use_language();
}

/// The app's page, with what its shell adds (`children`).
#[component]
pub fn Page(children: Element) -> Element {
    let settings = use_view(|app| app.settings().clone());
    let stays = use_view(|app| !app.back_leaves() && !app.is_taken_over());
    let is_taken_over = use_view(App::is_taken_over);
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
            "data-back": stays().then_some("stays"),
            "data-still": (*animation == AnimationSpeed::Off).then_some("true"),
            style: "--tempo: {tempo(*animation)}",
            if is_taken_over() {
                AlreadyOpen {}
            } else {
                Stage {}
                TroubleBanner {}
                Broken {}
                Overlays {}
                Note {}
                LiveRegion {}
            }
            Coming {}
            Unsaved {}
            CueList {}
            Listener {}
            {children}
        }
    }
}

/// The page where another program has the progress: changes made here could not be saved.
#[component]
pub fn AlreadyOpen() -> Element {
    rsx! {
        div { class: "notice-page", role: "alert", "data-testid": "already-open",
            h1 { {t("app-elsewhere-title")} }
            p { {t("app-in-use-text")} }
        }
    }
}

/// The page where nothing can be kept, with the system's message, which helps those who are asked for help.
#[component]
pub fn CannotStart(complaint: String) -> Element {
    rsx! {
        div { class: "notice-page", role: "alert", "data-testid": "cannot-start",
            h1 { {t("app-cannot-start-title")} }
            p { {t("app-cannot-start-text")} }
            p { lang: "en", dir: "ltr", small { {complaint} } }
        }
    }
}

/// The screen, out of reach while something lies in front of it.
///
/// That is what makes a dialog modal, for touch, keys and screen readers alike. `aria-modal` would do more than that:
/// WebKit then hides everything else, the live region included, and the dialog opens without what there is to tell
/// about it.
#[component]
fn Stage() -> Element {
    let covered = use_view(|app| app.overlay().is_some_and(|overlay| overlay.covers()));
    rsx! {
        div { class: "stage", "inert": covered().then_some("true"), ScreenView {} }
    }
}

/// The announcements for screen readers, as they happen. One region, polite.
#[component]
fn LiveRegion() -> Element {
    let spoken = use_app().spoken();
    let spoken = spoken.read();
    rsx! {
        div { class: "unseen", role: "status", "aria-live": "polite", "data-testid": "live",
            p { key: "{spoken.number}", {spoken.words.clone()} }
        }
    }
}

/// A bar at the page's edge while something that the player did waits for the rest of the web page's program.
#[component]
fn Coming() -> Element {
    rsx! {
        if use_app().waits_for_the_program() {
            progress { class: "coming", "aria-label": t("app-late"), "data-testid": "coming" }
        }
    }
}

/// A sign in the page that the last save is not on the disk yet. Only the web page's database takes its time; a program
/// that drives the page from outside waits for the sign to go before it ends the page.
#[component]
fn Unsaved() -> Element {
    let runtime = use_app();
    rsx! {
        if !runtime.is_settled() {
            i { hidden: true, "data-testid": "unsaved" }
        }
    }
}

/// The sounds and touches to play, for `assets/scripts/sound.js`.
#[component]
fn CueList() -> Element {
    let cues = use_app().cues();
    let sound = use_view(|app| app.settings().sound);
    rsx! {
        div { id: "cues", hidden: true, "data-sound": if sound() { "on" } else { "off" },
            for cue in cues.read().last() {
                i { key: "{cue.number}", "data-number": "{cue.number}", "data-cue": cue.words.clone() }
            }
        }
    }
}

/// The page's messages that belong to no element of a screen: back, hidden or looked at again, links, the system's
/// languages, the browser's or the phone's features. They take the way of every tap, so a page whose messages arrive
/// here is connected everywhere.
///
/// `data-beat` counts the beats that the page was asked for and that have arrived in the app: see `rsg.pulse` in
/// `page.js`.
#[component]
fn Listener() -> Element {
    let runtime = use_app();
    let SystemLanguage(mut system) = use_context();
    let browser: Browser = use_context();
    let mut beat = use_signal(|| 0_u32);
    let mut hear = move |message: &str| {
        let (word, rest) = message.split_once(' ').unwrap_or((message, ""));
        match word {
            "back" => runtime.dispatch(Event::Back),
            "hidden" => runtime.dispatch(Event::Suspended),
            "visible" => runtime.dispatch(Event::Resumed),
            "link" => runtime.dispatch(Event::Link(rest.to_owned())),
            "guest" => runtime.dispatch(Event::GuestLink(rest.to_owned())),
            "browser" => browser.take_message(rest),
            "phone" => {
                runtime.guarded(|| runtime.on_phone_event(rest));
            }
            "copied" => runtime.say("app-copied"),
            "not-copied" => runtime.say("app-not-copied"),
            "thinker-late" => runtime.say("app-thinker-late"),
            "rest-late" => runtime.say("app-rest-late"),
            "online" => runtime.dispatch(LateEvent::Online),
            // For the scenarios.
            "panic" if cfg!(debug_assertions) => runtime.panic_at_the_next_event(),
            "picture-saved" => runtime.say("share-saved"),
            "motion" => runtime.set_still(rest == "less"),
            "languages" => system.set(spoken_on(System::HERE, rest, system_language)),
            "beat" => beat += 1,
            _ => {}
        }
    };
    rsx! {
        input {
            id: "listener",
            r#type: "hidden",
            "data-beat": beat(),
            oninput: move |event| hear(&event.value()),
        }
    }
}

/// The system's language, when the page reports languages. On an iPhone the report means no more than that they have
/// changed, and the system is asked again: WebKit reports the first of them alone, so that a page learns less of its
/// visitor (Source/WebCore/page/NavigatorBase.cpp, WebKit bug 163220).
fn spoken_on(system: System, told: &str, asked_again: impl FnOnce() -> Language) -> Language {
    match system {
        System::Ios => asked_again(),
        System::Android | System::Desk => Language::best_for(told.split(',')),
    }
}

/// Speaks the language that the player has chosen, else the system's. Where its words are still to come, the present
/// language stays; where they cannot be had, a note says so.
fn use_language() {
    let texts = use_texts();
    let runtime = use_app();
    let SystemLanguage(system) = use_context();
    let language = use_view(move |app| app.settings().language.language(system()));
    let load_state = use_view(move |app| app.load_state(LateFile::Texts(language())));
    use_effect(move || {
        let (language, load_state) = (language(), load_state());
        match (late::texts(language), load_state) {
            (Some(words), _) => {
                if speak(texts, words) {
                    runtime.remind(runtime.read_clock());
                }
            }
            (None, LoadState::NotAsked) => {
                let wanted = LateEvent::Want(LateFile::Texts(language));
                runtime.dispatch(wanted);
            }
            (None, LoadState::Failed) => {
                let words = t!("app-language-late", language = language.own_name());
                runtime.say_words(words);
            }
            (None, LoadState::Loading | LoadState::Loaded) => {}
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A phone of somebody who reads French, then Japanese: its page reports the first alone.
    #[test]
    fn an_iphone_is_asked_for_all_of_its_languages() {
        let of_the_phone = || Language::best_for(["fr-FR", "ja-JP"]);
        assert_eq!(
            spoken_on(System::Ios, "fr-FR", of_the_phone),
            Language::Japanese
        );
    }

    /// Their pages report all languages, and what the system said at the start may be old.
    #[test]
    fn elsewhere_the_page_is_believed() {
        for system in [System::Android, System::Desk] {
            let told = spoken_on(system, "fr-FR,mr-IN", || Language::Japanese);
            assert_eq!(told, Language::Marathi, "{system:?}");
        }
    }
}

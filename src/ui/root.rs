//! The root of every page: it holds the app for as long as the page is the one that plays.

use std::time::Duration;

use dioxus::prelude::*;

use crate::platform::{self, Launch};
use crate::ui::components::overlays::{Note, Overlays, TroubleBanner};
use crate::ui::runtime::{Runtime, use_runtime, use_view};
use crate::ui::screens::ScreenView;
use crate::ui::seat::Seat;
use crate::ui::shell;
use crate::ui::texts::{SystemLanguage, provide_texts, set_language, t, use_texts};
use rsg_game::app::Event;
use rsg_game::progress::{AnimationSpeed, LanguageChoice, Settings};
use rsg_game::text::Language;

/// How often this page looks whether another process has taken over, and whether it is tomorrow.
const GLANCE: Duration = Duration::from_secs(2);

/// The whole app. Expects a [`Launch`] and a [`Shell`](crate::ui::shell::Shell) as root contexts.
#[component]
pub fn Root() -> Element {
    let system = Language::for_system(platform::language::system().iter().map(String::as_str));
    provide_texts(system);
    use_context_provider(|| SystemLanguage(Signal::new(system)));
    let mut seat = use_signal(Seat::take);
    let mut here = use_signal(|| true);
    use_effect(move || {
        let mine = seat();
        spawn(async move {
            mine.lost().await;
            if *seat.peek() == mine {
                here.set(false);
            }
        });
    });
    let take = move |()| {
        seat.set(Seat::take());
        here.set(true);
    };
    if here() {
        rsx! { Game { key: "{seat():?}", seat: seat(), lost: move |()| here.set(false) } }
    } else {
        rsx! { Elsewhere { take } }
    }
}

/// The app on the page that plays.
#[component]
fn Game(seat: Seat, lost: EventHandler<()>) -> Element {
    let launch = use_context::<Launch>();
    let runtime = use_runtime(&launch, seat);
    let clock = launch.clock;
    use_page(runtime, launch);
    shell::use_shell(use_context(), runtime, clock);
    use_future(move || async move {
        // Another process says nothing when it takes the folder over, so it is looked after now and then.
        while !runtime.is_taken_over() {
            tokio::time::sleep(GLANCE).await;
            runtime.look_at_the_clock();
        }
        lost.call(());
    });
    let settings = use_view(|app| app.settings().clone());
    let leaves = use_view(rsg_game::app::App::back_leaves);
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
            LostNotice {}
        }
    }
}

/// The multiplier of every duration on the board.
pub(super) fn tempo(speed: AnimationSpeed) -> f64 {
    match speed {
        AnimationSpeed::Off => 0.0,
        AnimationSpeed::Fast => 0.55,
        AnimationSpeed::Normal => 1.0,
        AnimationSpeed::Slow => 1.9,
    }
}

/// The screen, out of reach while something lies in front of it.
///
/// That is what makes a dialog modal, for touch, keys and screen readers alike. `aria-modal` would do more than that: WebKit
/// then hides everything else, the live region included, and the dialog opens without what there is to tell about it.
#[component]
fn Stage() -> Element {
    let covered = use_view(|app| app.overlay().is_some());
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
fn use_page(runtime: Runtime, launch: Launch) {
    let texts = use_texts();
    let SystemLanguage(mut system) = use_context();
    use_future(move || {
        let clock = launch.clock;
        async move {
            let mut page = document::eval(
                "rsg.attach((message) => dioxus.send(message)); await new Promise(() => {});",
            );
            while let Ok(message) = page.recv::<String>().await {
                let (word, rest) = message.split_once(' ').unwrap_or((&message, ""));
                match word {
                    "back" => runtime.dispatch(Event::Back),
                    "hidden" => runtime.dispatch(Event::Suspended),
                    "visible" => runtime.dispatch(Event::Resumed {
                        today: clock.today(),
                    }),
                    "link" => runtime.dispatch(Event::Link(rest.to_owned())),
                    "copied" => runtime.say("app-copied"),
                    "not-copied" => runtime.say("app-not-copied"),
                    "languages" => system.set(Language::for_system(rest.split(','))),
                    _ => {}
                }
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

/// Shown on a page that lost the seat to a newer one.
#[component]
fn Elsewhere(take: EventHandler<()>) -> Element {
    rsx! {
        div { class: "app", "data-theme": "system",
            div { class: "notice-page", "data-testid": "elsewhere",
                h1 { {t("app-elsewhere-title")} }
                p { {t("app-elsewhere-text")} }
                button {
                    class: "button",
                    r#type: "button",
                    "data-kind": "primary",
                    "data-testid": "elsewhere-take",
                    onclick: move |_| take.call(()),
                    {t("app-elsewhere-take")}
                }
            }
            LostNotice {}
        }
    }
}

/// Shown by the page's own script when the connection to the app is lost (browser preview).
#[component]
fn LostNotice() -> Element {
    rsx! {
        div { id: "connection-lost", class: "notice-page", role: "alert", hidden: true,
            p { {t("app-connection-lost")} }
        }
    }
}

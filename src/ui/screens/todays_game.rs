//! Today's game as a card: the board it begins with, its par, the CPU's strengths, and how it went. It stands on Today,
//! and on Setup for the day that was tapped in the calendar.

use dioxus::prelude::*;
use rsg_engine::Color;

use crate::ui::components::{
    Button, Face, Icon, IconView, Pick, Picks, Thumbnail, ThumbnailShapes, Variant,
};
use crate::ui::runtime::dispatch;
use crate::ui::texts::{t, texts};
use crate::ui::words;
use rsg_game::app::{StrengthView, TodayEvent, TodayState, TodayView};
use rsg_game::progress::TodayStrength;

/// The stars that a game can win.
const MOST_STARS: u8 = 3;

#[component]
pub(super) fn TodaysGame(
    view: TodayView,
    title: String,
    /// The test id of the button that plays it.
    test_id: &'static str,
    /// It is the first thing to do on the screen.
    first: bool,
) -> Element {
    let TodayView {
        day,
        position,
        par,
        cleared,
        strength,
        state,
        strengths,
    } = view;
    let played = match state {
        TodayState::Played(result) => Some(result),
        TodayState::Open | TodayState::Waiting => None,
    };
    let (icon, label) = match state {
        TodayState::Open => (Icon::Play, t("today-play")),
        TodayState::Waiting => (Icon::Play, t("today-go-on")),
        TodayState::Played(_) => (Icon::Again, t("today-again")),
    };
    let score = position.score();
    let picture = t!(
        "home-waiting-picture",
        black = score[Color::Black],
        white = score[Color::White]
    );
    let own = position.to_move().to_string();
    // One of the places is called *Play*, too.
    let spoken = (state == TodayState::Open).then(|| t!("games-play-label", game = title.clone()));
    rsx! {
        section { class: "todays-game", "aria-labelledby": "todays-game",
            ThumbnailShapes {}
            div { class: "todays-game-head",
                Thumbnail { stones: position.board(), label: picture }
                div { class: "todays-game-words",
                    h2 { id: "todays-game", {title} }
                    p { {t!("today-task", color = own)} }
                    p {
                        class: "todays-game-par",
                        {t!("today-par", par = par, open = if played.is_some() { "no" } else { "yes" })}
                    }
                }
            }
            Strengths { strengths }
            if let Some(result) = played {
                p { class: "todays-game-result",
                    {words::todays_result(&texts(), result)}
                    small { "data-testid": "today-again",
                        if cleared { {t("today-practice")} } else { {t("today-clears")} }
                    }
                }
            }
            if played.is_some() {
                Button {
                    variant: Variant::Quiet,
                    icon: Icon::People,
                    test_id: "today-friends",
                    onclick: move |_| dispatch(TodayEvent::Friends { day, strength }),
                    {t("friends-title")}
                }
            }
            Button {
                variant: if first && played.is_none() { Variant::Primary } else { Variant::Plain },
                icon,
                label: spoken,
                test_id,
                "data-state": if played.is_some() { "played" } else { "open" },
                "data-par": par,
                onclick: move |_| dispatch(TodayEvent::Play { day, strength }),
                {label}
            }
        }
    }
}

/// The opponents to choose from, each with the stars that were won against it.
#[component]
fn Strengths(strengths: [StrengthView; TodayStrength::ALL.len()]) -> Element {
    rsx! {
        Picks { class: "picks strengths", label: t("today-strength"),
            for StrengthView { strength , chosen , result } in strengths {
                Pick {
                    key: "{strength.key()}",
                    test_id: format!("today-{}", strength.key()),
                    chosen,
                    onpick: move |()| dispatch(TodayEvent::Choose(strength)),
                    Face { level: strength.level() }
                    span { class: "pick-name", {words::level(strength.level())} }
                    if let Some(result) = result {
                        Stars { stars: result.stars() }
                    }
                }
            }
        }
    }
}

/// The stars of a game: those that were won filled, the others as outlines.
#[component]
pub(super) fn Stars(stars: u8) -> Element {
    rsx! {
        span { class: "stars", "data-value": "{stars}",
            span { class: "unseen", {t!("today-stars", stars = stars)} }
            for star in 0..MOST_STARS {
                span { key: "{star}", class: "star", "data-won": "{star < stars}", IconView { icon: Icon::Star } }
            }
        }
    }
}

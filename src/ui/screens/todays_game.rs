//! Today's game as a card: the board it begins with, its par, the CPU's strengths, and how it went. It stands on Today, and
//! on Setup for the day that was tapped in the calendar.

use dioxus::prelude::*;
use rsg_engine::Color;

use crate::ui::components::{
    Button, Icon, IconView, Pick, Picks, Thumbnail, ThumbnailShapes, Variant,
};
use crate::ui::runtime::dispatch;
use crate::ui::texts::{t, texts};
use crate::ui::words;
use rsg_game::app::{Event, StrengthView, TodayEvent, TodayState, TodayView};
use rsg_game::progress::{Ending, Outcome, TodayResult, TodayStrength};
use rsg_game::text::{Texts, args};

/// The stars that a game can win.
const MOST_STARS: u8 = 3;

#[component]
pub(super) fn TodaysGame(
    view: TodayView,
    title: String,
    /// The test id of the button that plays it.
    test_id: &'static str,
    /// Whether nothing on the screen is worth more.
    first: bool,
) -> Element {
    let TodayView {
        day,
        position,
        par,
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
                    p { class: "todays-game-par", {t!("today-par", par = par, open = if played.is_some() { "no" } else { "yes" })} }
                }
            }
            Strengths { strengths }
            p { class: "todays-game-open", {t("today-strength-open")} }
            if let Some(result) = played {
                p { class: "todays-game-result",
                    {result_words(&texts(), result)}
                    small { {t("today-practice")} }
                }
            }
            Button {
                variant: if first && played.is_none() { Variant::Primary } else { Variant::Plain },
                icon,
                label: spoken,
                test_id,
                "data-state": if played.is_some() { "played" } else { "open" },
                "data-par": par,
                onclick: move |_| dispatch(Event::Today(TodayEvent::Play { day, strength })),
                {label}
            }
        }
    }
}

/// The CPU's strengths to choose from, each with the stars that were won against it.
#[component]
fn Strengths(strengths: [StrengthView; TodayStrength::ALL.len()]) -> Element {
    rsx! {
        Picks { class: "picks strengths", label: t("today-strength"),
            for StrengthView { strength , chosen , result } in strengths {
                Pick {
                    key: "{strength.key()}",
                    test_id: format!("today-{}", strength.key()),
                    chosen,
                    onpick: move |()| dispatch(Event::Today(TodayEvent::Choose(strength))),
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

/// "Won by 7, par 9".
pub(in crate::ui) fn result_words(texts: &Texts, result: TodayResult) -> String {
    let outcome = match (result.ending, result.outcome) {
        (Ending::GivenUp, _) => "left",
        (_, Outcome::Won) => "won",
        (_, Outcome::Lost) => "lost",
        (_, Outcome::Drawn) => "drawn",
    };
    let words = args![
        outcome = outcome.to_owned(),
        points = result.margin.unsigned_abs(),
        par = result.par
    ];
    texts.with("today-result", &words)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rsg_game::progress::CalendarDay;
    use rsg_game::text::Language;

    #[test]
    fn a_result_is_told_against_par() {
        let result = |outcome, ending, margin| TodayResult {
            day: CalendarDay::parse("2026-11-21").expect("a day"),
            strength: TodayStrength::Three,
            outcome,
            ending,
            margin,
            par: 9,
        };
        let told = |one| result_words(&Texts::new(Language::English), one);
        assert_eq!(
            told(result(Outcome::Won, Ending::Played, 7)),
            "Won by 7, par 9"
        );
        assert_eq!(
            told(result(Outcome::Lost, Ending::Played, -4)),
            "Lost by 4. Par was a win by 9."
        );
        assert_eq!(
            told(result(Outcome::Drawn, Ending::Played, 0)),
            "Drawn, par 9"
        );
        assert_eq!(
            told(result(Outcome::Lost, Ending::GivenUp, 3)),
            "You gave up, par 9"
        );
    }
}

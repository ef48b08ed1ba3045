//! The drawings as elements: badges, trophies, icons, the wordmark.
//!
//! A picture that says something carries a `label` and is an image to screen readers; without one it is decoration and
//! they pass over it. Its size is the style sheet's business.
use dioxus::prelude::*;
use std::borrow::Cow;

use crate::platform::late;
use crate::ui::drawings::{self, Icon, Mood, PhoneStep};
use rsg_game::progress::{CpuLevel, Month, Rank};

/// The view box of badges and trophies.
const REWARD: &str = "0 0 96 96";

/// A drawing, in greys if what it shows is `locked`.
#[component]
pub fn Picture(
    class: &'static str,
    #[props(into)] view_box: Cow<'static, str>,
    #[props(into)] shapes: Cow<'static, str>,
    #[props(default)] locked: bool,
    label: Option<String>,
) -> Element {
    let role = label.as_ref().map(|_| "img");
    let hidden = label.is_none().then_some("true");
    let body = if locked {
        drawings::greyed(&shapes)
    } else {
        shapes.into_owned()
    };
    rsx! {
        svg {
            class,
            view_box: "{view_box}",
            role,
            "aria-label": label,
            "aria-hidden": hidden,
            "focusable": "false",
            dangerous_inner_html: body,
        }
    }
}

#[component]
pub fn Badge(rank: Rank, #[props(default)] locked: bool) -> Element {
    rsx! {
        Picture { class: "badge", view_box: REWARD, shapes: drawings::badge(rank), locked }
    }
}

/// An opponent's face, in greys until that level is open. The name stands beside it.
#[component]
pub fn Face(
    level: CpuLevel,
    #[props(default)] locked: bool,
    /// The mood that it shows; its usual face as long as the drawing is not there.
    mood: Option<Mood>,
) -> Element {
    let drawn = late::moods().zip(mood);
    let in_mood = drawn.and_then(|(moods, mood)| drawings::face_in(moods, level, mood));
    let shapes = in_mood.unwrap_or_else(|| drawings::face(level));
    rsx! {
        Picture { class: "opponent-face", view_box: REWARD, shapes, locked }
    }
}

/// A month's trophy, which fills with colour from its base as the days of the month are cleared; without a number it is
/// earned.
#[component]
pub fn MonthTrophy(month: Month, cleared: Option<u32>, label: Option<String>) -> Element {
    let days = month.length();
    let share = f64::from(cleared.unwrap_or(days)) / f64::from(days);
    let shapes = drawings::filled(drawings::month_trophy(month), share);
    rsx! {
        Picture { class: "trophy", view_box: REWARD, shapes, label }
    }
}

#[component]
pub fn YearTrophy(year: i32, #[props(default)] locked: bool, label: Option<String>) -> Element {
    rsx! {
        Picture { class: "trophy", view_box: REWARD, shapes: drawings::year_trophy(year), locked, label }
    }
}

/// Seven stones, one for each day of a row: six around one. They turn over one after the other by style sheet alone.
#[component]
pub fn SevenStones() -> Element {
    let stone = |number: u32| {
        // The first one lies in the middle, the others a sixth of a turn apart.
        let angle = f64::from(number) * std::f64::consts::FRAC_PI_3;
        let away = if number == 0 { 0.0 } else { 30.0 };
        let (x, y) = (48.0 + away * angle.sin(), 48.0 - away * angle.cos());
        format!(
            r#"<circle class="seven-stone" style="--number: {number}" cx="{x:.1}" cy="{y:.1}" r="13"/>"#
        )
    };
    let shapes: String = (0..7).map(stone).collect();
    rsx! {
        Picture { class: "seven-stones", view_box: REWARD, shapes }
    }
}

/// An icon in the colour of the text around it.
#[component]
pub fn IconView(icon: Icon) -> Element {
    rsx! {
        Picture { class: "icon", view_box: "0 0 24 24", shapes: icon.shapes() }
    }
}

/// The control to tap on an iPhone; the words beside it name it.
#[component]
pub fn InstallStep(step: PhoneStep) -> Element {
    rsx! {
        Picture { class: "install-step", view_box: "0 0 120 96", shapes: drawings::install_step(step) }
    }
}

/// A stone beside words, of a colour (`black`, `white`) or of either (`random`).
#[component]
pub fn Pebble(#[props(into)] color: String) -> Element {
    rsx! {
        span { class: "pebble", "data-color": color, aria_hidden: "true" }
    }
}

/// The game's name.
#[component]
pub fn Wordmark() -> Element {
    rsx! {
        Picture {
            class: "wordmark",
            view_box: "0 0 219 40",
            shapes: drawings::wordmark(),
            label: "ReverStarGo",
        }
    }
}

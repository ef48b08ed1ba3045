//! The drawings as elements: badges, trophies, icons, the wordmark.
//!
//! A picture that says something carries a `label` and is an image to screen readers; without one it is decoration and
//! they pass over it. Its size is the style sheet's business.
use dioxus::prelude::*;

use crate::ui::drawings::{self, Detail, Icon, Look, brand};

/// An `svg` with the given inside.
#[component]
fn Picture(class: String, view_box: String, body: String, label: Option<String>) -> Element {
    let role = label.as_ref().map(|_| "img");
    let hidden = label.is_none().then_some("true");
    rsx! {
        svg {
            class,
            view_box,
            role,
            "aria-label": label,
            "aria-hidden": hidden,
            "focusable": "false",
            dangerous_inner_html: body,
        }
    }
}

/// The badge of a rank, 1 to 30.
#[component]
pub fn Badge(
    rank: u32,
    #[props(default = Look::Earned)] look: Look,
    #[props(default = Detail::Small)] detail: Detail,
    label: Option<String>,
) -> Element {
    let rank = u8::try_from(rank).unwrap_or(drawings::RANKS);
    let body = drawings::badge(rank, look, detail);
    rsx! {
        Picture { class: "badge", view_box: "0 0 96 96", body, label }
    }
}

/// The trophy of a month, 1 to 12.
#[component]
pub fn MonthTrophy(
    month: u32,
    #[props(default = Look::Earned)] look: Look,
    #[props(default = Detail::Small)] detail: Detail,
    label: Option<String>,
) -> Element {
    let body = drawings::month_trophy(u8::try_from(month).unwrap_or(12), look, detail);
    rsx! {
        Picture { class: "trophy", view_box: "0 0 96 96", body, label }
    }
}

/// The trophy of a year.
#[component]
pub fn YearTrophy(
    year: i32,
    #[props(default = Look::Earned)] look: Look,
    #[props(default = Detail::Small)] detail: Detail,
    label: Option<String>,
) -> Element {
    let body = drawings::year_trophy(year, look, detail);
    rsx! {
        Picture { class: "trophy", view_box: "0 0 96 96", body, label }
    }
}

/// An icon in the colour of the text around it.
#[component]
pub fn IconView(icon: Icon, label: Option<String>) -> Element {
    rsx! {
        Picture { class: "icon", view_box: "0 0 24 24", body: icon.markup(), label }
    }
}

/// The game's name.
#[component]
pub fn Wordmark() -> Element {
    let (width, height) = brand::WORDMARK;
    rsx! {
        Picture {
            class: "wordmark",
            view_box: "0 0 {width} {height}",
            body: brand::wordmark(),
            label: "ReverStarGo",
        }
    }
}

//! The Rules: everything a player meets, in the player's words, with pictures by the game's own board.
//!
//! What a chapter says and shows is a table; the words are in `rules.ftl`, the positions in
//! [`session::pictures`](rsg_game::session::pictures).
use dioxus::prelude::*;

use crate::ui::components::{Board, Button, Icon, MarkList, Use, Variant};
use crate::ui::runtime::{dispatch, use_view};
use crate::ui::screens::frame::Frame;
use crate::ui::script;
use crate::ui::texts::t;
use rsg_game::app::{App, Event, ScreenName};
use rsg_game::progress::RimNames;
use rsg_game::session::pictures::{Outlined, Picture, named};

/// One piece of a chapter.
#[derive(Clone, Copy, PartialEq)]
enum Piece {
    /// A paragraph: the last part of its key.
    Text(&'static str),
    /// Pictures that belong side by side.
    Pictures(&'static [Picture]),
    /// A picture with every cell's name at the rim.
    Named(Picture),
    /// The four marks and what they mean.
    Marks,
}

use Piece::{Marks, Named, Pictures, Text};

/// A chapter: the word of its keys, and what is in it.
const CHAPTERS: &[(&str, &[Piece])] = &[
    ("goal", &[Text("1"), Text("2")]),
    (
        "board",
        &[Text("1"), Named(named::START), Text("2"), Text("3")],
    ),
    (
        "flip",
        &[
            Text("1"),
            Text("2"),
            Pictures(&[named::FLIP_BEFORE, named::FLIP_AFTER]),
            Text("3"),
        ],
    ),
    (
        "call",
        &[
            Text("1"),
            Text("2"),
            Pictures(&[named::CALL_BLACK, named::CALL_WHITE]),
            Text("3"),
            Text("4"),
        ],
    ),
    (
        "capture",
        &[
            Text("1"),
            Pictures(&[named::CAPTURE_BEFORE, named::CAPTURE_AFTER]),
            Text("2"),
            Pictures(&[named::CAPTURE_WALL]),
            Text("3"),
            Pictures(&[named::CAPTURE_PROTECTED]),
            Text("4"),
            Pictures(&[named::CAPTURE_CORE]),
        ],
    ),
    ("pass", &[Text("1"), Pictures(&[named::PASS])]),
    (
        "ko",
        &[
            Text("1"),
            Text("2"),
            Marks,
            Pictures(&[named::KO_BLOCKED, named::KO_ONE_CALL]),
            Text("3"),
            Pictures(&[named::KO_EXCEPTION]),
            Text("4"),
        ],
    ),
    ("end", &[Text("1"), Text("2"), Pictures(&[named::END])]),
    ("reverse", &[Text("1")]),
    ("rankup", &[Text("1"), Text("2"), Text("3")]),
    ("daily", &[Text("1")]),
];

#[component]
pub fn Rules() -> Element {
    // From a game one comes to look something up, and goes back to it.
    let looks_up = use_view(App::looks_up_rules);
    rsx! {
        Frame { screen: ScreenName::Rules, title: t("rules-title"),
            div { class: "content rules readable",
                if !looks_up() {
                    Button {
                        class: "button rules-tutorial",
                        variant: Variant::Primary,
                        icon: Icon::Play,
                        test_id: "rules-tutorial",
                        onclick: move |_| dispatch(Event::Open(ScreenName::Tutorial)),
                        {t("rules-tutorial")}
                    }
                }
                JumpList {}
                for (chapter , pieces) in CHAPTERS {
                    Chapter { key: "{chapter}", chapter: *chapter, pieces: *pieces }
                }
            }
        }
    }
}

/// Buttons to every chapter. Links would change the page's address, which the preview and the phones use otherwise.
#[component]
fn JumpList() -> Element {
    rsx! {
        nav { class: "card rules-jump", "aria-label": t("rules-jump"),
            details {
                summary { {t("rules-jump")} }
                ul {
                    for (chapter , _) in CHAPTERS {
                        li { key: "{chapter}",
                            Button {
                                class: "rules-jump-to",
                                onclick: move |_| jump_to(chapter),
                                {t(&format!("rules-{chapter}-title"))}
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Brings a chapter into view and puts the focus on its heading, so that a screen reader goes on from there.
fn jump_to(chapter: &str) {
    script::run(&format!(
        "const heading = document.getElementById('rules-{chapter}');\
         if (heading) {{ heading.focus({{ preventScroll: true }}); heading.scrollIntoView({{ block: 'start' }}); }}"
    ));
}

#[component]
fn Chapter(chapter: &'static str, pieces: &'static [Piece]) -> Element {
    rsx! {
        section { class: "rules-chapter", "aria-labelledby": "rules-{chapter}",
            h2 { id: "rules-{chapter}", tabindex: "-1", {t(&format!("rules-{chapter}-title"))} }
            for (index , piece) in pieces.iter().enumerate() {
                match piece {
                    Text(part) => rsx! {
                        p { key: "{index}", {t(&format!("rules-{chapter}-{part}"))} }
                    },
                    Pictures(pictures) => rsx! {
                        div { key: "{index}", class: "rules-pictures", "data-pair": (pictures.len() == 2).then_some("true"),
                            for picture in *pictures {
                                Figure { key: "{picture.key}", picture: *picture, rim: RimNames::Off }
                            }
                        }
                    },
                    Named(picture) => rsx! {
                        div { key: "{index}", class: "rules-pictures",
                            Figure { picture: *picture, rim: RimNames::All }
                        }
                    },
                    Marks => rsx! { MarkList { key: "{index}" } },
                }
            }
        }
    }
}

/// A board with its caption, which is also what a screen reader says for it.
#[component]
fn Figure(picture: Picture, rim: RimNames) -> Element {
    let caption = t(&format!("rules-picture-{}", picture.key));
    let legend = picture.outlined.map(|outlined| match outlined {
        Outlined::Flipped => "rules-legend-flipped",
        Outlined::Captured => "rules-legend-captured",
    });
    rsx! {
        figure { class: "rules-figure",
            Board { cells: picture.cells(), label: caption.clone(), purpose: Use::Picture, rim }
            figcaption { "aria-hidden": "true",
                {caption}
                if let Some(legend) = legend {
                    small { class: "rules-legend", {t(legend)} }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rsg_game::text::{Language, Texts};

    #[test]
    fn every_chapter_s_words_exist() {
        let texts = Texts::new(Language::English);
        let exists = |key: String| assert_ne!(texts.get(&key), key, "there is no text {key}");
        for (chapter, pieces) in CHAPTERS {
            exists(format!("rules-{chapter}-title"));
            for piece in *pieces {
                match piece {
                    Text(part) => exists(format!("rules-{chapter}-{part}")),
                    Pictures(pictures) => {
                        pictures
                            .iter()
                            .for_each(|picture| exists(format!("rules-picture-{}", picture.key)));
                    }
                    Named(picture) => exists(format!("rules-picture-{}", picture.key)),
                    Marks => exists("rules-ko-playable".to_owned()),
                }
            }
        }
    }

    #[test]
    fn every_picture_is_shown_once() {
        let shown = CHAPTERS
            .iter()
            .flat_map(|(_, pieces)| pieces.iter())
            .flat_map(|piece| match piece {
                Pictures(pictures) => pictures.to_vec(),
                Named(picture) => vec![*picture],
                Text(_) | Marks => Vec::new(),
            });
        let mut shown: Vec<&str> = shown.map(|picture| picture.key).collect();
        let mut all: Vec<&str> = named::ALL.iter().map(|picture| picture.key).collect();
        shown.sort_unstable();
        all.sort_unstable();
        assert_eq!(shown, all);
    }
}

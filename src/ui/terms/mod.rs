//! The terms of a game: what is agreed before its first turn. The star has one board and one end, and so no terms.
//!
//! - this file: a game's choices in Setup and for a board of one's own; and its terms as a line, "8×8 · fewer discs
//!   win", for whoever sees a game named without having agreed on it
//! - `reversi`, `go`: the choices and the words of one game each
//!
//! What a player chooses goes out by a handler, as from the components: the runtime names games by these words, and so
//! cannot be imported here.

mod go;
mod reversi;

use dioxus::prelude::*;
use rsg_classics::{Shape, Terms};
use rsg_engine::Color;

use crate::ui::components::Pick;
use crate::ui::texts::{t, texts};
use rsg_game::progress::GameKind;
use rsg_game::text::{Texts, args};

/// Between the parts of the line.
pub const BETWEEN: &str = " · ";

/// The sizes of a game's board; `ids` is the beginning of their test ids.
#[component]
pub fn GameSizes(terms: Terms, ids: &'static str, change: EventHandler<Terms>) -> Element {
    match terms {
        Terms::Reversi(terms) => rsx! { reversi::Sizes { terms, ids, change } },
        Terms::Go(options) => rsx! { go::Sizes { options, ids, change } },
    }
}

/// The choices that a game itself offers, but for the size of its board.
#[component]
pub fn GameGroups(terms: Terms, change: EventHandler<Terms>) -> Element {
    match terms {
        Terms::Reversi(terms) => rsx! { reversi::Groups { terms, change } },
        Terms::Go(options) => rsx! { go::Groups { options, change } },
    }
}

/// The choices that a game offers for a board of one's own, but for its size. `button` tells who has the button of
/// Reversi Go.
#[component]
pub fn EditorGroups(
    terms: Terms,
    button: Option<Color>,
    change: EventHandler<Terms>,
    give_button: EventHandler<Option<Color>>,
) -> Element {
    match terms {
        Terms::Reversi(terms) => rsx! { reversi::EditorGroups { terms, change } },
        Terms::Go(options) => rsx! { go::EditorGroups { options, button, change, give_button } },
    }
}

/// The choices of a game but for its board: "Standard start", "More discs".
pub fn options(terms: Terms) -> Vec<String> {
    match terms {
        Terms::Reversi(terms) => reversi::options(terms),
        Terms::Go(options) => go::options(options),
    }
}

/// What of the start and the end is not as usual.
fn unusual(texts: &Texts, terms: Terms) -> Vec<String> {
    match terms {
        Terms::Reversi(terms) => reversi::unusual(texts, terms),
        Terms::Go(options) => go::unusual(texts, options),
    }
}

/// The board, and whatever of the start and the end is not as usual.
#[must_use]
pub fn line_in(texts: &Texts, terms: Terms) -> String {
    let board = shape_in(texts, terms.shape());
    let parts: Vec<String> = [board].into_iter().chain(unusual(texts, terms)).collect();
    parts.join(BETWEEN)
}

/// The line in the player's language.
pub fn line(terms: Terms) -> String {
    line_in(&texts(), terms)
}

/// The name of a game with its line: "Reversi 8×8 · fewer discs win".
#[must_use]
pub fn named_in(texts: &Texts, terms: Terms) -> String {
    let game = texts.get(&format!("game-{}", GameKind::of(terms).key()));
    let line = line_in(texts, terms);
    texts.with("terms-of", &args![game = game, terms = line])
}

/// The name with the line, in the player's language.
pub fn named(terms: Terms) -> String {
    named_in(&texts(), terms)
}

/// What beside a total tells that the smaller one wins.
pub fn aim(terms: Terms) -> Option<String> {
    terms.fewer_is_better().then(|| texts().get("terms-fewest"))
}

/// A board by its columns and rows: "8×8", "6×10".
fn shape_in(texts: &Texts, shape: Shape) -> String {
    let Shape { columns, rows } = shape;
    texts.with("board-shape", &args![columns = columns, rows = rows])
}

/// The choice of a board by its columns and rows.
#[component]
fn ShapePick(test_id: String, shape: Shape, chosen: bool, onpick: EventHandler<()>) -> Element {
    rsx! {
        Pick { test_id, chosen, onpick,
            span { class: "pick-name", {shape_in(&texts(), shape)} }
        }
    }
}

/// A choice with a note below; its test id is the key of its words.
#[component]
fn NotedPick(name: String, chosen: bool, onpick: EventHandler<()>) -> Element {
    rsx! {
        Pick { test_id: name.clone(), chosen, onpick,
            span { class: "pick-name", {t(&name)} }
            span { class: "pick-note", {t(&format!("{name}-note"))} }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rsg_game::text::Language;

    const LINES: [(&str, &str); 7] = [
        ("reversi 8 othello most", "8×8"),
        ("reversi 8 othello fewest", "8×8 · fewer discs win"),
        ("reversi 6x10 classic most", "6×10 · free start"),
        (
            "reversi 10 classic fewest",
            "10×10 · free start · fewer discs win",
        ),
        ("go 9 7 0", "9×9"),
        ("go 14 7 3", "14×14 · handicap 3"),
        ("go 19 -12 2", "19×19 · komi −12 · handicap 2"),
    ];

    #[test]
    fn the_line_tells_the_board_and_all_that_is_not_usual() {
        let texts = Texts::new(Language::English);
        for (terms, told) in LINES {
            let terms: Terms = terms.parse().expect("terms");
            assert_eq!(line_in(&texts, terms), told);
        }
        let terms = "reversi 8 othello fewest".parse().expect("terms");
        assert_eq!(named_in(&texts, terms), "Reversi 8×8 · fewer discs win");
    }

    /// No two games that end otherwise are told alike, in any language.
    #[test]
    fn other_terms_are_another_line_in_every_language() {
        for language in Language::ALL {
            let texts = Texts::new(language);
            let all: Vec<Terms> = LINES
                .iter()
                .map(|(terms, _)| terms.parse().expect("terms"))
                .collect();
            let mut told: Vec<String> = all.iter().map(|terms| named_in(&texts, *terms)).collect();
            assert!(told.iter().all(|line| !line.contains("terms-")), "{told:?}");
            told.sort_unstable();
            told.dedup();
            assert_eq!(told.len(), LINES.len(), "{language:?}");
        }
    }
}

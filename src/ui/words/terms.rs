//! The terms of a game as one line: "8×8 · fewer discs win". It stands wherever a game is named, for whoever sees it
//! there without having agreed on it. The star has one board and one end, and so no terms.

use rsg_classics::reversi::{self, Aim, Start};
use rsg_classics::{Terms, go};

use crate::ui::texts::{t, texts};
use rsg_game::progress::GameKind;
use rsg_game::text::{Texts, args};

/// Between the parts of the line.
pub const BETWEEN: &str = " · ";

/// The board, and whatever of the start and the end is not as usual.
#[must_use]
pub fn line_in(texts: &Texts, terms: Terms) -> String {
    let shape = terms.shape();
    let board = texts.with(
        "board-shape",
        &args![columns = shape.columns, rows = shape.rows],
    );
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

/// The choices of a game but for its board: "Standard start", "More discs".
pub fn options(terms: Terms) -> Vec<String> {
    match terms {
        Terms::Reversi(reversi::Terms { options, .. }) => vec![
            t(match options.start {
                Start::Othello => "setup-start-othello",
                Start::Classic => "setup-start-classic",
            }),
            t(match options.aim {
                Aim::Most => "setup-aim-most",
                Aim::Fewest => "setup-aim-fewest",
            }),
        ],
        Terms::Go(options) => vec![
            t!("setup-options-komi", komi = options.komi()),
            t!("setup-options-handicap", count = options.handicap()),
        ],
    }
}

fn unusual(texts: &Texts, terms: Terms) -> Vec<String> {
    match terms {
        Terms::Reversi(reversi::Terms { options, .. }) => [
            (options.start == Start::Classic).then_some("terms-start-classic"),
            (options.aim == Aim::Fewest).then_some("terms-fewest"),
        ]
        .into_iter()
        .flatten()
        .map(|key| texts.get(key))
        .collect(),
        Terms::Go(options) => {
            let (komi, handicap) = (options.komi(), options.handicap());
            let is_usual = komi == go::Options::default().komi();
            let komi = (!is_usual).then(|| texts.with("terms-komi", &args![komi = komi]));
            let handicap =
                (0 < handicap).then(|| texts.with("terms-handicap", &args![count = handicap]));
            [komi, handicap].into_iter().flatten().collect()
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

//! The pages about a game on the Rules screen.

use crate::progress::GameKind;

/// A page about a game.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum RulesPage {
    #[default]
    Rules,
    /// *How to play well*.
    Well,
    /// The words of Reversi's players.
    Words,
}

impl RulesPage {
    /// The pages about a game.
    #[must_use]
    pub fn of(book: GameKind) -> &'static [RulesPage] {
        const ALL: &[RulesPage] = &[RulesPage::Rules, RulesPage::Well, RulesPage::Words];
        match book.spec().has_words {
            true => ALL,
            false => &ALL[..2],
        }
    }

    /// Its name on the page and in the keys of texts.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            RulesPage::Rules => "rules",
            RulesPage::Well => "well",
            RulesPage::Words => "words",
        }
    }
}

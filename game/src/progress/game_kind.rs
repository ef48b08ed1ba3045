//! The games of the app, by their names.

use rsg_classics::Terms;

use super::saved::keyed::keyed;

keyed! {
    /// A game, whatever it is played on and with whom.
    #[derive(Default)]
    GameKind {
        /// The game of this app.
        #[default]
        Star = "star",
        Reversi = "reversi",
        Go = "go",
    }
}

impl GameKind {
    /// The game that is played on these terms.
    #[must_use]
    pub fn of(terms: Terms) -> GameKind {
        match terms {
            Terms::Reversi(_) => GameKind::Reversi,
            Terms::Go(_) => GameKind::Go,
        }
    }
}

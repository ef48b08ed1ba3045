//! The choices before a game of a classic, as they are saved.

use rsg_classics::{Level, Terms};
use serde::{Deserialize, Serialize};

use super::keyed::keyed;
use super::{ColorChoice, Format, Minutes, saved};

keyed! {
    /// Who sits at the other side of the table.
    #[derive(Default)]
    TableMode {
        #[default]
        Cpu = "cpu",
        Practice = "practice",
        Two = "two",
        /// Somebody who holds another phone.
        Message = "message",
    }
}

/// The choices before a game, as they were made last.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TableChoices {
    pub mode: TableMode,
    #[serde(with = "saved::classic_level")]
    pub level: Level,
    pub color: ColorChoice,
    /// One game of Reversi or two, against the CPU.
    #[serde(skip_serializing_if = "Format::is_single")]
    pub format: Format,
    /// The same between two people. What they agree on is nothing the CPU is asked for.
    #[serde(skip_serializing_if = "Format::is_single")]
    pub format_of_two: Format,
    pub minutes: Minutes,
    /// [`Terms`] as text, of each game those that were chosen last, the game that was chosen last in front.
    pub terms: Vec<String>,
}

impl Default for TableChoices {
    fn default() -> Self {
        TableChoices {
            mode: TableMode::Cpu,
            level: Level::One,
            color: ColorChoice::Black,
            format: Format::Single,
            format_of_two: Format::Single,
            minutes: Minutes::default(),
            terms: Vec::new(),
        }
    }
}

impl TableChoices {
    /// A new player's.
    pub(super) fn are_untouched(&self) -> bool {
        *self == Self::default()
    }

    /// The game that is chosen, and how.
    pub fn terms(&self) -> Terms {
        let known = self.terms.iter().find_map(|terms| terms.parse().ok());
        known.unwrap_or_default()
    }

    /// The level that is chosen, or where it cannot be played against the nearest one.
    pub fn level(&self) -> Level {
        self.terms().nearest(self.level)
    }

    /// One game or two, where that can be chosen: in Reversi Go komi does what a second game would do, and beside a teacher
    /// and by message there is one game.
    pub fn format(&self) -> Option<Format> {
        match (self.terms(), self.mode) {
            (Terms::Reversi(_), TableMode::Cpu) => Some(self.format),
            (Terms::Reversi(_), TableMode::Two) => Some(self.format_of_two),
            (Terms::Reversi(_), TableMode::Practice | TableMode::Message) | (Terms::Go(_), _) => {
                None
            }
        }
    }

    /// Chooses it for this mode.
    pub fn choose_format(&mut self, format: Format) {
        match self.mode {
            TableMode::Cpu => self.format = format,
            TableMode::Two => self.format_of_two = format,
            TableMode::Practice | TableMode::Message => {}
        }
    }

    /// The games that can be chosen, each on the terms on which it was chosen last.
    pub fn games(&self) -> Vec<Terms> {
        let remembered = |game: Terms| {
            let mut all = self.terms.iter().filter_map(|terms| terms.parse().ok());
            all.find(|terms: &Terms| terms.is_same_game(game))
        };
        let games = Terms::games().into_iter();
        games.map(|game| remembered(game).unwrap_or(game)).collect()
    }

    /// These terms from now on. Those of other games are remembered.
    pub fn choose(&mut self, terms: Terms) {
        let is_other = |text: &String| {
            let other: Option<Terms> = text.parse().ok();
            other.is_some_and(|other| !other.is_same_game(terms))
        };
        self.terms.retain(is_other);
        self.terms.insert(0, terms.to_string());
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    #[test]
    fn choices_of_a_game_unknown_here_are_passed_over() {
        let mut choices = TableChoices {
            terms: vec!["chess 8".to_owned()],
            ..TableChoices::default()
        };
        assert_eq!(choices.terms(), Terms::default());
        let six: Terms = "reversi 6 classic fewest".parse().unwrap();
        choices.choose(Terms::default());
        choices.choose(six);
        assert_eq!(choices.terms, ["reversi 6 classic fewest"]);
        assert_eq!(choices.terms(), six);
        let go: Terms = "go 13 5 2".parse().unwrap();
        choices.choose(go);
        assert_eq!(choices.terms(), go);
        assert_eq!(choices.games(), [six, go]);
    }
}

//! The choices before a game, as they are saved: each game has its own.

use rsg_classics::Level;
use serde::{Deserialize, Serialize};

use crate::progress::saved::keyed::keyed;
use crate::progress::{
    ClockTime, ColorChoice, CpuLevel, Format, GameKind, MatchRecord, Opponent, Rules,
};

keyed! {
    /// The opponents with whom a game is played.
    #[derive(Default)]
    Mode {
        /// Against the CPU.
        #[default]
        Cpu = "cpu",
        /// Against the CPU with a teacher; it counts for nothing.
        Practice = "practice",
        /// Two people on one phone.
        Two = "two",
        /// Two people with a phone each, by message.
        Message = "message",
    }
}

/// The choices before a game, as they were made last.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Choices {
    /// The game with its options.
    pub rules: Rules,
    pub mode: Mode,
    pub color: ColorChoice,
    level: CpuLevel,
    /// The level of practice, which may be one that is locked elsewhere.
    practice: CpuLevel,
    /// Against the CPU.
    #[serde(skip_serializing_if = "Format::is_single")]
    format: Format,
    /// Between two people, on one phone or by message. What they agree on is nothing the CPU is asked for.
    #[serde(skip_serializing_if = "Format::is_single")]
    format_of_two: Format,
    /// The clock against the CPU.
    #[serde(skip_serializing_if = "ClockTime::is_none")]
    minutes: ClockTime,
    /// Between two people on one phone.
    #[serde(skip_serializing_if = "ClockTime::is_none")]
    minutes_of_two: ClockTime,
}

impl Default for Choices {
    fn default() -> Choices {
        Choices {
            rules: Rules::Star,
            mode: Mode::Cpu,
            color: ColorChoice::Black,
            level: CpuLevel::One,
            practice: CpuLevel::One,
            format: Format::Single,
            format_of_two: Format::Single,
            minutes: ClockTime::default(),
            minutes_of_two: ClockTime::default(),
        }
    }
}

impl Choices {
    /// The choices of the last match of this game against the CPU, or those with which a new player begins.
    fn as_last_played(game: GameKind, matches: &[MatchRecord]) -> Choices {
        let of_game = matches.iter().rev();
        let mut of_game = of_game.filter(|one| one.rules.game() == Some(game));
        let last = of_game.find_map(|last| match last.opponent {
            Opponent::Cpu { level, .. } => Some((level, last)),
            _ => None,
        });
        let usual = Choices {
            rules: Rules::usual(game),
            ..Choices::default()
        };
        last.map_or(usual.clone(), |(level, last)| Choices {
            color: ColorChoice::fixed(last.color),
            level,
            practice: level,
            format: last.played.map_or(Format::Single, |played| played.format()),
            ..usual
        })
    }

    /// The level in this mode. One that cannot be played against gives way to the strongest below it that can.
    pub fn level(&self, mode: Mode, is_open: impl Fn(CpuLevel) -> bool) -> CpuLevel {
        let wanted = match mode {
            Mode::Practice => self.practice,
            Mode::Cpu | Mode::Two | Mode::Message => self.level,
        };
        match self.rules.terms() {
            Some(terms) => terms
                .nearest(wanted.on_squares().unwrap_or(Level::One))
                .into(),
            None => {
                let can_be_chosen = |level: CpuLevel| mode == Mode::Practice || is_open(level);
                let mut below = CpuLevel::STAR.into_iter().rev();
                let found = below.find(|level| *level <= wanted && can_be_chosen(*level));
                found.unwrap_or(CpuLevel::One)
            }
        }
    }

    /// Chooses it for this mode. On the star a locked one is no choice.
    pub fn choose_level(&mut self, level: CpuLevel, mode: Mode, is_open: bool) {
        match mode {
            Mode::Practice => self.practice = level,
            _ if self.rules.is_star() && !is_open => {}
            Mode::Cpu | Mode::Two | Mode::Message => self.level = level,
        }
    }

    /// The number of games in this mode, where it can be chosen: a teacher is beside one game.
    pub fn format(&self, mode: Mode) -> Option<Format> {
        let row = self.rules.game()?.spec();
        match mode {
            Mode::Cpu => Some(self.format).filter(|_| row.is_reversed),
            Mode::Two => Some(self.format_of_two).filter(|_| row.is_reversed),
            Mode::Message => Some(self.format_of_two).filter(|_| row.is_reversed_by_message),
            Mode::Practice => None,
        }
    }

    /// Chooses it for this mode.
    pub fn choose_format(&mut self, format: Format, mode: Mode) {
        match (self.format(mode), mode) {
            (None, _) => {}
            (Some(_), Mode::Cpu | Mode::Practice) => self.format = format,
            (Some(_), Mode::Two | Mode::Message) => self.format_of_two = format,
        }
    }

    /// The clock in this mode, where there can be one: nobody is hurried beside a teacher, and by message nobody waits.
    pub fn minutes(&self, mode: Mode) -> Option<ClockTime> {
        match mode {
            Mode::Cpu => Some(self.minutes),
            Mode::Two => Some(self.minutes_of_two),
            Mode::Practice | Mode::Message => None,
        }
    }

    /// Chooses it for this mode.
    pub fn choose_minutes(&mut self, minutes: ClockTime, mode: Mode) {
        match mode {
            Mode::Cpu => self.minutes = minutes,
            Mode::Two => self.minutes_of_two = minutes,
            Mode::Practice | Mode::Message => {}
        }
    }
}

/// The choices of all games, of each those that were made last.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChoicesByGame(Vec<Choices>);

impl ChoicesByGame {
    /// Returns true if there are no choices.
    pub(in crate::progress) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The choices of this game; where none were made, they are like the last one of these matches.
    pub(in crate::progress) fn of(&self, game: GameKind, matches: &[MatchRecord]) -> Choices {
        let made = self.0.iter().find(|one| one.rules.game() == Some(game));
        made.cloned()
            .unwrap_or_else(|| Choices::as_last_played(game, matches))
    }

    /// Keeps these choices in place of those of the same game.
    pub(in crate::progress) fn remember(&mut self, choices: Choices) {
        let game = choices.rules.game();
        match self.0.iter_mut().find(|one| one.rules.game() == game) {
            Some(before) => *before = choices,
            None => self.0.push(choices),
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    #[test]
    fn choices_of_one_game_take_the_place_of_no_other_ones() {
        let mut all = ChoicesByGame::default();
        let of = |rules: &str| Choices {
            rules: rules.to_owned().into(),
            ..Choices::default()
        };
        let six = of("reversi 6 classic fewest");
        for choices in [of("chess 8"), of("reversi 8 othello most"), six.clone()] {
            all.remember(choices);
        }
        all.remember(of("go 13 5 2"));
        assert_eq!(all.of(GameKind::Reversi, &[]), six);
        assert_eq!(all.of(GameKind::Go, &[]), of("go 13 5 2"));
        assert_eq!(all.of(GameKind::Star, &[]), Choices::default());
        assert_eq!(all.0.len(), 3, "what another version knows is kept");
    }
}

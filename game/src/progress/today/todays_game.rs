//! Today's game: the same position for everybody on a day, played against the CPU at one of three strengths and told
//! against its par, the margin by which the player wins with best play on both sides.
//!
//! The positions ship with the engine ([`rsg_engine::days`]). A result is a [`MatchRecord`] like any other; everything
//! told here follows from the matches that are booked:
//!
//! - The **first** game of a day at a strength counts as any game at that level, in rows, sums and streaks, and its
//!   stars stay. Quitting is its result. For ranks a win counts at a level that is open; the first rank takes any win.
//! - Later ones are **practice** for those who want to know better. They count for nothing, except that a win clears
//!   its day: whoever lost the first one can still make the day green, as with any other game set up from it.

use crate::progress::{
    CalendarDay, Ending, MatchRecord, Opponent, Outcome, Played, Player, Tally, TodayStrength,
    day_game,
};

/// The result of Today's game, against its par.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TodayResult {
    pub day: CalendarDay,
    pub strength: TodayStrength,
    pub outcome: Outcome,
    pub ending: Ending,
    /// The player's score less the CPU's. Of a game that was given up it says nothing.
    pub margin: i16,
    pub par: u8,
}

impl TodayResult {
    /// The result of a match, if it is Today's game.
    pub fn of(finished: &MatchRecord) -> Option<TodayResult> {
        let Opponent::Today { day, strength } = finished.opponent else {
            return None;
        };
        let (Played::Single(score) | Played::Reverse(score, _)) = finished.played?;
        let total = |player: Player| i16::from(score[player].total);
        Some(TodayResult {
            day,
            strength,
            outcome: finished.outcome,
            ending: finished.ending,
            margin: total(Player::One) - total(Player::Two),
            par: day_game(day).par,
        })
    }

    /// One star for a win, two for at least half of par, three for par or better.
    pub fn stars(self) -> u8 {
        let par = i16::from(self.par);
        match self.outcome {
            Outcome::Lost | Outcome::Drawn => 0,
            Outcome::Won if par <= self.margin => 3,
            Outcome::Won if par <= 2 * self.margin => 2,
            Outcome::Won => 1,
        }
    }
}

/// The facts about Today's game on the result sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TodayNews {
    pub result: TodayResult,
    /// True if it was the first one of its day at its strength, the one that counts.
    pub counts: bool,
}

/// The line of Today's games in the records: the first ones of each day and strength.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TodayRecord {
    pub tally: Tally,
    /// The stars of all results.
    pub stars: u32,
    /// The results that made par or better.
    pub at_par: u32,
}

impl TodayRecord {
    pub(in crate::progress) fn count(&mut self, result: TodayResult) {
        self.tally.count(result.outcome);
        let stars = result.stars();
        self.stars += u32::from(stars);
        self.at_par += u32::from(stars == 3);
    }
}

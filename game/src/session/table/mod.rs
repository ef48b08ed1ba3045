//! A game of a classic at the table: against the CPU or between two people, on a [`Board`].
//!
//! In Reversi it may be a Reverse Match: two games with colours swapped, and one result.
//!
//! Nothing is at stake: against the CPU a turn can be taken back as often as wanted, and there is a hint at any time; between
//! two people there is no hint, and Undo only if they have agreed on it.

mod area;
mod ending;
mod finished;
mod flow;
mod over;
mod practice;
mod remote;
mod view;

use rsg_classics::Level;
use rsg_classics::{TableGame, Terms};
use rsg_engine::{ByColor, Color};

use super::driver::{DrivenBoard, RemoteState, seats};
use super::effect::DriverEffect;
use super::practice::Lesson;
use super::{AnyDriver, AnyGame, first_number};
use crate::board::{AnyTable, Attention, Board, BoardOptions, Seat};
use crate::progress::{Ending, Format, MatchId, Millis, SavedTable, TableOpponent, TablePlan};

pub use finished::{FinishedTable, FinishedTableGame};

/// A game at the table, in play or just over.
#[derive(Debug, Clone)]
pub struct Table {
    plan: TablePlan,
    driven: DrivenBoard<AnyTable>,
    /// The first game of a Reverse Match, once the second one is on the board.
    first_game: Option<AnyTable>,
    /// How the game ended before its rules ended it, if it did.
    early: Option<Ending>,
}

impl Table {
    /// A game as it begins.
    #[must_use]
    pub fn begin(
        plan: TablePlan,
        options: BoardOptions,
        now: Millis,
    ) -> (Table, Vec<DriverEffect>) {
        let game = plan.terms.begin();
        Table::go_on_from(plan, game, options, now)
    }

    /// A game that is played on from where it stands, or is over.
    #[must_use]
    pub fn go_on_from(
        plan: TablePlan,
        game: AnyTable,
        options: BoardOptions,
        now: Millis,
    ) -> (Table, Vec<DriverEffect>) {
        let mut table = Table::set_up(plan, game, options, None);
        table.set_now(now);
        let mut effects = table.attend(Attention::Here);
        effects.push(DriverEffect::Save);
        (table, effects)
    }

    /// A game as it stands. Nobody looks at it before [`Table::attend`] says so.
    fn set_up(
        plan: TablePlan,
        game: AnyTable,
        options: BoardOptions,
        remote: Option<RemoteState>,
    ) -> Table {
        let own = match &remote {
            Some(remote) => remote.own_color(),
            None => plan.opponent.own().unwrap_or(plan.people.first),
        };
        let seats = seats(own, plan.opponent.level(), remote.is_some());
        let board = Board::new(game, seats, options, first_number(plan.seed));
        let mut driven = DrivenBoard::new(board, plan.minutes, plan.house);
        driven.board.restore();
        driven.attention = Attention::Away;
        driven.remote = remote;
        driven.lesson = match plan.opponent {
            TableOpponent::Practice { own, opening, .. } => Some(Lesson::new(own, opening)),
            TableOpponent::Cpu { .. } | TableOpponent::People => None,
        };
        Table {
            plan,
            driven,
            first_game: None,
            early: None,
        }
    }

    /// A game as it was saved; none if it cannot have been played. Nobody looks at it before
    /// [`AnyDriver::attend`](crate::session::AnyDriver::attend) says so.
    #[must_use]
    pub fn restore(saved: &SavedTable, options: BoardOptions) -> Option<Table> {
        let terms: Terms = saved.terms.parse().ok()?;
        let game = terms.read(&saved.record).ok()?;
        let first_game = match &saved.first_game {
            Some(record) => Some(terms.read(record).ok()?),
            None => None,
        };
        let is_second = first_game.is_some();
        let is_ended = first_game
            .as_ref()
            .is_none_or(|game| game.ended().is_some());
        if is_second && saved.format == Format::Single || !is_ended {
            return None;
        }
        let plan = TablePlan {
            id: saved.id,
            terms,
            opponent: saved.opponent,
            format: saved.format,
            seed: saved.seed,
            pasted: saved.pasted,
            minutes: saved.minutes,
            house: saved.house,
            people: saved.people.clone(),
        };
        let mut table = Table::set_up(plan, game, options, None);
        if is_second {
            table.first_game = first_game;
            let (game, seats) = (table.driven.board.game().clone(), table.seats());
            table.driven.board.set_up(game, seats);
            table.driven.board.restore();
        }
        table.restore_forward(&saved.ahead);
        let loser = saved.clock.as_ref().and_then(|clock| clock.loser());
        table.driven.board.set_clock_to(saved.clock.clone());
        let early = [
            (saved.resigned, Ending::Resigned),
            (loser.is_some(), Ending::OnTime),
        ];
        if let Some((_, ending)) = early.iter().find(|(is_so, _)| *is_so)
            && !table.driven.board.is_over()
        {
            table.close(*ending);
            // Nothing was asked and nobody looks: there is nothing to hear.
            let _ = table.driven.board.finish();
        }
        Some(table)
    }

    /// The game as a plain value.
    #[must_use]
    pub fn snapshot(&self) -> SavedTable {
        SavedTable {
            id: self.plan.id,
            terms: self.plan.terms.to_string(),
            opponent: self.plan.opponent,
            format: self.plan.format,
            first_game: self.first_game.as_ref().map(|game| game.record()),
            seed: self.plan.seed,
            pasted: self.plan.pasted,
            record: self.game().record(),
            ahead: self.ahead(),
            minutes: self.plan.minutes,
            house: self.plan.house,
            people: self.plan.people.clone(),
            clock: self.driven.board.clock().cloned(),
            resigned: self.early == Some(Ending::Resigned),
        }
    }

    /// Its result is booked under this number. Only for a game of which nothing was booked so far.
    pub fn renumber(&mut self, id: MatchId) {
        self.plan.id = id;
    }

    /// Whether the second game of a Reverse Match is on the board.
    fn is_second(&self) -> bool {
        self.first_game.is_some()
    }

    /// The number of the running game in a Reverse Match, or of the last one.
    fn game_number(&self) -> Option<u16> {
        let number = if self.is_second() { 2 } else { 1 };
        (self.plan.format == Format::Reverse).then_some(number)
    }

    /// Who makes the turns of the running game at one table.
    fn seats(&self) -> ByColor<Seat<Level>> {
        seats(self.own_color(), self.plan.opponent.level(), false)
    }

    /// The colour that is on the board for one of the first game, or the other way about.
    fn swapped(&self, color: Color) -> Color {
        if self.is_second() { !color } else { color }
    }

    #[must_use]
    pub fn plan(&self) -> &TablePlan {
        &self.plan
    }

    #[must_use]
    pub fn game(&self) -> &(dyn TableGame + 'static) {
        &**self.driven.board.game()
    }

    /// How the game on the board ended, if it did.
    fn ending(&self) -> Option<Ending> {
        let ending = self.early.unwrap_or(Ending::Played);
        self.driven.board.is_over().then_some(ending)
    }

    /// The player's colour on the board, or, between two people, the first one's.
    #[must_use]
    pub fn own_color(&self) -> Color {
        self.own_side()
            .unwrap_or_else(|| self.swapped(self.plan.people.first))
    }

    /// The player's side on the board against the CPU, or against somebody elsewhere.
    fn own_side(&self) -> Option<Color> {
        match &self.driven.remote {
            Some(remote) => Some(remote.own_color()),
            None => Some(self.swapped(self.plan.opponent.own()?)),
        }
    }
}

#[cfg(test)]
mod tests;

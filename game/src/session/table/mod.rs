//! A game of a classic at the table: against the CPU or between two people, on a [`Board`].
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
mod remote_state;
mod view;

use rsg_classics::{TableGame, Terms};
use rsg_engine::{ByColor, Color};

use super::AnyDriver;
use super::Who;
use super::driver::Driver;
use super::effect::{DriverEffect, Outbox};
use super::first_number;
use super::practice::Lesson;
use crate::board::{AnyTable, Attention, Board, BoardOptions, Seat};
use crate::progress::{Millis, SavedTable, TableEnding, TableOpponent, TablePlan};

pub use finished::FinishedTable;
use remote_state::TableRemote;

/// A game at the table, in play or just over.
#[derive(Debug, Clone)]
pub struct Table {
    plan: TablePlan,
    board: Board<AnyTable>,
    /// How the game ended before its rules ended it, if it did.
    early: Option<TableEnding>,
    /// What a game by message has beside; none in any other.
    remote: Option<TableRemote>,
    /// What practice knows beside the game; none in any other game.
    lesson: Option<Lesson<AnyTable>>,
    attention: Attention,
    outbox: Outbox,
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
        table.board.set_now(now);
        let effects = table.attend(Attention::Here);
        table.outbox.extend(effects);
        table.outbox.push(DriverEffect::Save);
        let effects = table.outbox.take();
        (table, effects)
    }

    /// A game as it stands. Nobody looks at it before [`Table::attend`] says so.
    fn set_up(
        plan: TablePlan,
        game: AnyTable,
        options: BoardOptions,
        remote: Option<TableRemote>,
    ) -> Table {
        let seats = ByColor::new_with(|color| match plan.opponent.level() {
            _ if remote.as_ref().is_some_and(|remote| remote.own != color) => Seat::Remote,
            Some(level) if plan.opponent.own() != Some(color) => Seat::Cpu(level),
            Some(_) | None => Seat::Person,
        });
        let mut board = Board::new(game, seats, options, first_number(plan.seed));
        board.set_clock_to(plan.minutes.clock());
        board.set_mutual_undo(plan.house.undo);
        board.restore();
        Table {
            lesson: match plan.opponent {
                TableOpponent::Practice { own, opening, .. } => Some(Lesson::new(own, opening)),
                TableOpponent::Cpu { .. } | TableOpponent::People => None,
            },
            plan,
            board,
            early: None,
            remote,
            attention: Attention::Away,
            outbox: Outbox::default(),
        }
    }

    /// A game as it was saved; none if it cannot have been played. Nobody looks at it before
    /// [`AnyDriver::attend`](crate::session::AnyDriver::attend) says so.
    #[must_use]
    pub fn restore(saved: &SavedTable, options: BoardOptions) -> Option<Table> {
        let terms: Terms = saved.terms.parse().ok()?;
        let game = terms.read(&saved.record).ok()?;
        let plan = TablePlan {
            number: saved.number,
            terms,
            opponent: saved.opponent,
            seed: saved.seed,
            pasted: saved.pasted,
            minutes: saved.minutes,
            house: saved.house,
            people: saved.people.clone(),
        };
        let mut table = Table::set_up(plan, game, options, None);
        table.restore_forward(&saved.ahead);
        let loser = saved.clock.as_ref().and_then(|clock| clock.loser());
        table.board.set_clock_to(saved.clock.clone());
        let early = [
            (saved.resigned, TableEnding::Resigned),
            (loser.is_some(), TableEnding::OnTime),
        ];
        if let Some((_, ending)) = early.iter().find(|(is_so, _)| *is_so)
            && !table.is_over()
        {
            table.close(*ending);
            // Nothing was asked and nobody looks: there is nothing to hear.
            let _ = table.board.finish();
        }
        Some(table)
    }

    /// The game as a plain value.
    #[must_use]
    pub fn snapshot(&self) -> SavedTable {
        SavedTable {
            number: self.plan.number,
            terms: self.plan.terms.to_string(),
            opponent: self.plan.opponent,
            seed: self.plan.seed,
            pasted: self.plan.pasted,
            record: self.game().record(),
            ahead: self.ahead(),
            minutes: self.plan.minutes,
            house: self.plan.house,
            people: self.plan.people.clone(),
            clock: self.board.clock().cloned(),
            resigned: self.early == Some(TableEnding::Resigned),
        }
    }

    /// Its result is booked under this number. Only for a game of which nothing was booked so far.
    pub fn renumber(&mut self, number: u32) {
        self.plan.number = number;
    }

    /// Whose turn it is.
    #[must_use]
    pub fn turn(&self) -> (Who, Color) {
        let side = self.game().to_move();
        (self.who(side), side)
    }

    #[must_use]
    pub fn plan(&self) -> &TablePlan {
        &self.plan
    }

    #[must_use]
    pub fn game(&self) -> &(dyn TableGame + 'static) {
        &**self.board.game()
    }

    #[must_use]
    pub fn is_over(&self) -> bool {
        self.board.is_over()
    }

    /// How the game ended, if it did.
    fn ending(&self) -> Option<TableEnding> {
        let ending = self.early.unwrap_or(TableEnding::Played);
        self.is_over().then_some(ending)
    }

    /// Whether the game has a clock, and so wants to be told the time.
    #[must_use]
    pub fn has_clock(&self) -> bool {
        self.board.clock().is_some()
    }

    /// Tells the time of game clocks. Whatever happens next happens now.
    pub fn set_now(&mut self, now: Millis) {
        self.board.set_now(now);
    }

    /// The number of the last question to the CPU.
    #[cfg(test)]
    pub fn last_question(&self) -> u64 {
        self.board.last_question()
    }

    /// Whether giving it up now would be booked as a loss.
    #[must_use]
    pub fn leaving_loses(&self) -> bool {
        let own = self.own_side().filter(|_| self.remote.is_none());
        let counts = !self.plan.pasted && !self.is_practice();
        !self.is_over() && counts && own.is_some_and(|own| self.board.has_played(own))
    }

    /// Whether there is something on the board that a person would mind losing.
    #[must_use]
    pub fn has_stone_to_lose(&self) -> bool {
        !self.is_over()
            && !self.is_practice()
            && match self.own_side() {
                Some(own) => self.board.has_played(own),
                None => 0 < self.game().turns(),
            }
    }

    /// The player's side against the CPU, or against somebody elsewhere.
    fn own_side(&self) -> Option<Color> {
        let remote = self.remote.as_ref().map(|remote| remote.own);
        remote.or_else(|| self.plan.opponent.own())
    }
}

#[cfg(test)]
mod tests;

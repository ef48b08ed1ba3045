//! A game of a classic at the table: against the CPU or between two people, on a [`Board`].
//!
//! In Reversi it may be a Reverse Match: two games with colours swapped, and one result.
//!
//! Nothing is at stake: against the CPU a turn can be taken back as often as wanted, and there is a hint at any time; between
//! two people there is no hint, and Undo only if they have agreed on it.

mod area;
mod ending;
mod flow;
mod practice;
mod remote;
mod view;

use rsg_classics::{Level, TableGame};
use rsg_engine::{ByColor, Color};

use super::driver::{DrivenBoard, RemoteState, seats};
use super::effect::DriverEffect;
use super::practice::Lesson;
use super::{AnyDriver, AnyGame, first_number};
use crate::board::{AnyTable, Attention, Board, BoardOptions, Seat};
use crate::progress::{
    CpuLevel, Ending, Format, Millis, Opponent, Plan, Player, SavedStage, Snapshot,
};

/// A game at the table, in play or just over.
#[derive(Debug, Clone)]
pub struct Table {
    plan: Plan,
    driven: DrivenBoard<AnyTable>,
    /// The first game of a Reverse Match, once the second one is on the board.
    first_game: Option<AnyTable>,
    /// How the game ended before its rules ended it, if it did.
    early: Option<Ending>,
}

impl Table {
    /// A game that is played on from where it stands, or is over.
    #[must_use]
    pub fn go_on_from(
        plan: Plan,
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
        plan: Plan,
        game: AnyTable,
        options: BoardOptions,
        remote: Option<RemoteState>,
    ) -> Table {
        let own = match &remote {
            Some(remote) => remote.own_color(),
            None => plan.first,
        };
        let seats = seats(own, level_of(&plan), remote.is_some());
        let board = Board::new(game, seats, options, first_number(plan.seed));
        let mut driven = DrivenBoard::new(board, plan.minutes, plan.house);
        driven.board.restore();
        driven.attention = Attention::Away;
        driven.remote = remote;
        driven.lesson = match plan.opponent {
            Opponent::Practice { opening, .. } => Some(Lesson::new(plan.first, opening)),
            _ => None,
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
    pub fn restore(saved: &Snapshot, options: BoardOptions) -> Option<Table> {
        let (plan, terms) = (saved.plan.clone(), saved.plan.rules.terms()?);
        let SavedStage::Playing { moves, forward, .. } = &saved.stage else {
            return None;
        };
        let game = terms.read(moves).ok()?;
        let first_game = match &saved.finished[..] {
            [] => None,
            [record] if plan.format == Format::Reverse => Some(terms.read(record).ok()?),
            _ => return None,
        };
        let is_second = first_game.is_some();
        let mut before = first_game.iter();
        if before.any(|game| game.ended().is_none()) {
            return None;
        }
        let mut table = Table::set_up(plan, game, options, None);
        if is_second {
            table.first_game = first_game;
            let (game, seats) = (table.driven.board.game().clone(), table.seats());
            table.driven.board.set_up(game, seats);
            table.driven.board.restore();
        }
        table.restore_forward(forward);
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
        seats(self.own_color(), self.level(), false)
    }

    /// The CPU's level, if the CPU plays.
    fn level(&self) -> Option<Level> {
        level_of(&self.plan)
    }

    /// The colour of whoever is named first, in the game on the board.
    fn color_of_first(&self) -> Color {
        self.plan
            .color_of(Player::One, usize::from(self.is_second()))
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
        match &self.driven.remote {
            Some(remote) => remote.own_color(),
            None => self.color_of_first(),
        }
    }

    /// The player's side on the board against the CPU, or against somebody elsewhere.
    fn own_side(&self) -> Option<Color> {
        let has_side = self.driven.remote.is_some() || self.level().is_some();
        has_side.then(|| self.own_color())
    }
}

/// The CPU's level in this plan, if the CPU plays.
fn level_of(plan: &Plan) -> Option<Level> {
    plan.opponent.level().and_then(CpuLevel::at_table)
}

#[cfg(test)]
mod tests;

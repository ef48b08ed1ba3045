//! Exact proofs about a day's position: that it is one, and its par.

use super::{CHOICES, DayGame, PAR, VACANT};
use crate::search::alphabeta::Budget;
use crate::search::entry::Entry;
use crate::search::root::Root;
use crate::search::window::Window;
use crate::search::{Thinker, least_of, points};
use crate::{Game, Limits, Position};
use std::fmt;
use std::ops::RangeInclusive;

/// A margin as far as a range tells it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Within {
    /// It lies below the range.
    Less,
    /// It lies in the range: this one.
    Margin(i32),
    /// It lies above the range.
    More,
}

/// The reason why a position is no day's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum NotADay {
    /// It has too few or too many empty cells, or it is over.
    Vacant,
    /// Too few different placements can be made.
    Choices,
    /// The margin is not the par.
    Par,
}

impl fmt::Display for NotADay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NotADay::Vacant => "it has too few or too many empty cells, or it is over",
            NotADay::Choices => "too few different placements can be made",
            NotADay::Par => "the margin with best play is not its par",
        })
    }
}

impl DayGame {
    /// Proves everything about it that can be proved: the empty cells, the choices, and that the par is the margin with
    /// best play.
    ///
    /// # Errors
    ///
    /// Says what is not so.
    pub fn prove(&self, thinker: &mut Thinker) -> Result<(), NotADay> {
        DayGame::allows(&self.position)?;
        let par = i32::from(self.par);
        let game = Game::from_position(self.position);
        let found = thinker.margin_within(&game, par..=par, Limits::default());
        if PAR.contains(&par) && found == Some(Within::Margin(par)) {
            Ok(())
        } else {
            Err(NotADay::Par)
        }
    }

    /// Checks everything that a day's position must be, its margin aside.
    ///
    /// # Errors
    ///
    /// The first condition that it does not meet.
    pub fn allows(position: &Position) -> Result<(), NotADay> {
        let game = Game::from_position(*position);
        if !VACANT.contains(&position.sides().vacant().len()) || game.end().is_some() {
            return Err(NotADay::Vacant);
        }
        let choices = Root::of(&game).map_or(0, |root| root.moves.len());
        if game.opening_pass().is_some() || choices < CHOICES {
            return Err(NotADay::Choices);
        }
        Ok(())
    }
}

impl Thinker {
    /// The margin with best play for the side to move, as far as this range tells it. `None` if the game is over, if
    /// the proof takes more nodes than it may, or if `stop` said so.
    ///
    /// The bounds of the range are asked about first, so that a margin outside of it takes one or two questions that
    /// are mostly far from the truth, and so cheap.
    pub fn margin_within(
        &mut self,
        game: &Game,
        range: RangeInclusive<i32>,
        limits: Limits<'_>,
    ) -> Option<Within> {
        let stop = limits.stop;
        let root = Root::of(game)?;
        let guess = self.guess(&root, stop)?;
        self.next_proof();
        let nodes = limits.nodes.unwrap_or(u64::MAX);
        let mut search = self.prover(&root, Budget { nodes, stop });
        // One less and one more than the range stand for all that lies below and above.
        let (below, above) = (range.start() - 1, range.end() + 1);
        let (mut low, mut high) = (below, above);
        while low < high {
            let tried = next_question(low, high, below, above, guess);
            let wanted = least_of(tried) - root.offset;
            let window = Window::at_least(wanted);
            let value = search.search(root.sides, root.place, window, Entry::EXACT);
            if search.aborted {
                return None;
            }
            let margin = points(value + root.offset);
            if wanted <= value {
                low = margin.clamp(tried, above);
            } else {
                high = margin.clamp(below, tried - 1);
            }
        }
        Some(match low {
            _ if low == below => Within::Less,
            _ if low == above => Within::More,
            margin => Within::Margin(margin),
        })
    }
}

/// The margin that is asked about next: first the bound that the guess is nearer to, then the other one, then halves.
fn next_question(low: i32, high: i32, below: i32, above: i32, guess: i32) -> i32 {
    let least_is_nearer = 2 * guess < below + above;
    match (low == below, high == above) {
        (true, true) if least_is_nearer => below + 1,
        (true, true) => above,
        (true, false) => below + 1,
        (false, true) => above,
        (false, false) => (low + high + 1) / 2,
    }
}

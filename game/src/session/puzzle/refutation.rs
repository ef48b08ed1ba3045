//! The refutation of a wrong placement: best play by both to the end of the game, so that the score in words is the
//! score on the board. It plays itself; once it is over, back and forward step through it.

use rsg_engine::{Color, Game, Move, Solution};

/// Best play by both after a wrong placement.
#[derive(Debug, Clone, PartialEq)]
pub struct Refutation {
    /// Turns on the board before the wrong placement.
    pub(super) from: usize,
    /// The wrong placement and all that follow it, to the end of the game.
    line: Vec<Move>,
    /// The final difference of scores for the solver.
    pub margin: i16,
    /// The winner, at a level score by captures; none in a draw.
    pub winner: Option<Color>,
}

impl Refutation {
    /// The refutation of the last placement of this game.
    pub(super) fn of(game: &Game, solution: &Solution, solver: Color) -> Option<Refutation> {
        let mover = game.position().to_move();
        let sign = if mover == solver { 1 } else { -1 };
        let winner = match solution.result.signum() {
            1 => Some(mover),
            -1 => Some(!mover),
            _ => None,
        };
        let (wrong, from) = last_placement(game)?;
        let margin = i16::try_from(sign * solution.margin).unwrap_or_default();
        Some(Refutation {
            from,
            line: [&[wrong], &solution.line[..]].concat(),
            margin,
            winner,
        })
    }

    /// The refutation where the wrong placement has ended the game.
    pub(super) fn of_finished(game: &Game, solver: Color) -> Option<Refutation> {
        let outcome = game.outcome()?;
        let (wrong, from) = last_placement(game)?;
        let lead = game.position().score().lead(solver);
        Some(Refutation {
            from,
            line: vec![wrong],
            margin: lead.try_into().unwrap_or_default(),
            winner: outcome.winner,
        })
    }

    /// The placements that follow when `turns` turns are on the board.
    pub(super) fn rest(&self, turns: usize) -> &[Move] {
        let shown = turns.saturating_sub(self.from);
        self.line.get(shown..).unwrap_or_default()
    }
}

/// The last placement of a game, and the number of turns before it.
fn last_placement(game: &Game) -> Option<(Move, usize)> {
    let turns = game.turns();
    Some((turns.last()?.mv, turns.len() - 1))
}

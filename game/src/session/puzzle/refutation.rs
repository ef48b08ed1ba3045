//! The refutation of a wrong placement, and the part of it that is shown.

use rsg_engine::{Color, Game, Move, Solution};

/// At least so many placements are shown, where there are so many.
const LEAST_SHOWN: usize = 3;

/// When no more than so many placements are left after that, they are shown too.
const REST_SHOWN: usize = 3;

/// Best play by both after a wrong placement.
#[derive(Debug, Clone, PartialEq)]
pub struct Refutation {
    /// The placements that are shown.
    shown: Vec<Move>,
    /// The final difference of scores for the solver.
    pub margin: i16,
    /// Who wins; at a level score by captures. None is a draw.
    pub winner: Option<Color>,
}

impl Refutation {
    /// The refutation of the last placement of this game.
    pub(super) fn of(game: &Game, solution: &Solution, solver: Color) -> Refutation {
        let mover = game.position().to_move();
        let sign = if mover == solver { 1 } else { -1 };
        let winner = match solution.result.signum() {
            1 => Some(mover),
            -1 => Some(!mover),
            _ => None,
        };
        let margin = i16::try_from(sign * solution.margin).unwrap_or_default();
        let enough = enough(game, &solution.line, winner);
        Refutation {
            shown: solution.line[..enough].to_vec(),
            margin,
            winner,
        }
    }

    /// The same where the wrong placement has ended the game.
    pub(super) fn of_finished(game: &Game, solver: Color) -> Option<Refutation> {
        let outcome = game.outcome()?;
        Some(Refutation {
            shown: Vec::new(),
            margin: game
                .position()
                .score()
                .lead(solver)
                .try_into()
                .unwrap_or_default(),
            winner: outcome.winner,
        })
    }

    pub(super) fn shown(&self) -> &[Move] {
        &self.shown
    }
}

/// How many placements of a line it takes to see who wins: until the winner is ahead on the board and stays so.
fn enough(game: &Game, line: &[Move], winner: Option<Color>) -> usize {
    let mut game = game.clone();
    let mut seen = line.len();
    for (index, mv) in line.iter().enumerate() {
        let Ok(turn) = game.play(*mv) else {
            return index;
        };
        let ahead = winner.is_some_and(|winner| 0 < game.position().score().lead(winner));
        if !ahead {
            seen = line.len();
        } else if seen == line.len() && Some(turn.by) == winner {
            seen = index + 1;
        }
    }
    let seen = seen.max(LEAST_SHOWN);
    if line.len() <= seen + REST_SHOWN {
        line.len()
    } else {
        seen
    }
}

//! Announcements of the live region, as values: the drawing side turns them into words in the player's language.

use rsg_classics::{AnyRefusal, Points, SquaresGame, Terms};
use rsg_engine::{ByColor, Cell, Color, Game};

use super::result::{EndReason, FinishedGame, reason};
use super::{Hinted, Verdict, Who};
use crate::board::{Board, MadeCall, Phase, Spot};
use crate::games::BoardGame;
use crate::play::Play;
use crate::progress::Tally;

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Speech {
    /// A turn and what comes next: "White plays B4, calls black, flips 3, captures 1. Your turn, 6 moves."
    Placed(Placed),
    TakenBack {
        next: Next,
    },
    /// A turn that was taken back was placed again.
    PlacedAgain {
        next: Next,
    },
    /// The verdict on the player's placement.
    Verdict(Verdict),
    /// The better turn, which is shown.
    Better(Hinted),
    /// A game begins or is taken up again; in a match it has a number.
    Begin {
        number: Option<u16>,
        next: Next,
    },
    /// Ko forbids this cell.
    Blocked(Spot),
    AskCall(Spot),
    /// The stone was taken up again.
    CallCancelled(Spot),
    /// A good turn, as it was asked for.
    Hint(Hinted),
    Board(BoardSummary),
    /// The reason that nothing is placed there.
    Refused {
        spot: Spot,
        reason: AnyRefusal,
    },
    /// The game is stopped, and these are marked as lost.
    Lost {
        groups: Vec<Spot>,
    },
    /// The group there is marked as lost, or is not any more.
    Marked {
        spot: Spot,
        lost: bool,
    },
    /// The CPU sees other groups as lost.
    CpuPlaysOn {
        next: Next,
    },
}

/// A turn in a sentence.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Placed {
    pub by: Who,
    pub color: Color,
    pub play: Play,
    /// The colour that it called CP to, with the reason as far as that is said.
    pub call: Option<MadeCall>,
    pub flips: usize,
    /// Points captured, an empty CP included.
    pub captured: usize,
    /// True if the point of an empty CP is among them.
    pub core_point: bool,
    pub passes: Option<Color>,
    pub next: Next,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Next {
    Turn {
        who: Who,
        color: Color,
        /// The number of cells or squares that may be placed on; none where that is nearly everywhere.
        moves: Option<usize>,
    },
    /// Both are to agree on the lost groups.
    Stop,
    /// The game, and maybe more, is over.
    Over {
        /// The winner of this game, with the colour; none in a draw.
        winner: Option<(Who, Color)>,
        /// The reason for the result, where it needs one.
        reason: Option<EndReason>,
        score: ByColor<Points>,
        /// The series as it stands, in one.
        series: Option<Tally>,
    },
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BoardSummary {
    /// The terms of a game on squares.
    pub terms: Option<Terms>,
    /// Black's stones, in the order of the game's notation.
    pub black: Vec<Spot>,
    pub white: Vec<Spot>,
    /// The captures, in a game with captures.
    pub captures: Option<CaptureSummary>,
    pub playable: Vec<Spot>,
    pub blocked: Vec<Spot>,
    pub next: Next,
}

impl BoardSummary {
    /// The board of a game in words, with what comes next.
    pub(super) fn of(game: &dyn BoardGame, next: Next) -> BoardSummary {
        BoardSummary {
            terms: game.squares().map(SquaresGame::terms),
            black: game.stones(Color::Black),
            white: game.stones(Color::White),
            captures: game.star().map(CaptureSummary::of),
            playable: game.placements(),
            blocked: game.blocked(),
            next,
        }
    }
}

impl CaptureSummary {
    fn of(game: &Game) -> CaptureSummary {
        let position = game.position();
        CaptureSummary {
            core: position.board().stone(Cell::CP),
            captured: position.captures(),
            total: position.score(),
        }
    }
}

/// CP and the points of a game on the star.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CaptureSummary {
    /// CP's colour, if it has one (it is among the cells, too).
    pub core: Option<Color>,
    pub captured: ByColor<u8>,
    /// Board and captures.
    pub total: ByColor<u8>,
}

/// The last turn, and what comes next.
pub(super) fn placed(board: &Board, who: &dyn Fn(Color) -> Who, next: Next) -> Option<Speech> {
    let change = board.game().last()?;
    Some(Speech::Placed(Placed {
        by: who(change.by),
        color: change.by,
        call: board.made_call(),
        flips: change.turned_over().len(),
        captured: change.points(),
        core_point: change.core_point,
        passes: change.passes,
        play: change.play,
        next,
    }))
}

/// The side to move, or that both are to agree; none in a game that is over.
pub(super) fn next_turn(board: &Board, who: &dyn Fn(Color) -> Who) -> Option<Next> {
    match board.phase() {
        Phase::Over => None,
        Phase::Stopped(_) => Some(Next::Stop),
        _ => {
            let color = board.game().to_move();
            let (who, moves) = (who(color), board.game().choices());
            Some(Next::Turn { who, color, moves })
        }
    }
}

/// The next turn on the star in a game that no player has left, or its result by the rules.
pub(super) fn next(board: &Board, who: &dyn Fn(Color) -> Who) -> Next {
    next_turn(board, who).unwrap_or_else(|| {
        let game = FinishedGame::played(board.game(), Color::Black);
        let winner = game.winner.map(|winner| game.color(winner));
        Next::Over {
            winner: winner.map(|color| (who(color), color)),
            reason: reason(std::slice::from_ref(&game), game.ending),
            score: board.game().final_score().map(|score| score.total),
            series: None,
        }
    })
}

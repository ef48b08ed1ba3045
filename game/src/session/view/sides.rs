//! The two sides of a game and whose turn it is, around any board: players are named as the phone's player would.

use rsg_engine::{ByColor, Color};

use crate::board::{Attention, Board, BoardStep, MadeCall, Phase};
use crate::games::SideScore;
use crate::progress::{CpuLevel, PlayerName};

/// A player, named as the phone's player would.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Who {
    /// The person who holds the phone, against the CPU.
    You,
    /// The opponent who plays at this level.
    Cpu(CpuLevel),
    /// One of two people: their name, empty when they gave none.
    Player(PlayerName),
}

/// The two sides and whose turn it is: what is drawn around any board.
#[derive(Debug, Clone, PartialEq)]
pub struct SidesView {
    pub turn: TurnView,
    pub panels: ByColor<PanelView>,
    /// The player's colour, or the first one's of two people: that side always has the same place on the screen.
    pub own: Color,
    /// The colour of whoever sits opposite, and reads from the other side.
    pub far: Option<Color>,
    pub step: BoardStep,
    /// The call of the turn that led to this step.
    pub call: Option<MadeCall>,
    /// The remarks to read while the last turn is being shown.
    pub before: Option<Before>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TurnView {
    pub side: Color,
    pub who: Who,
    pub thinking: bool,
    /// True if the game is over, so that it is no side's turn.
    pub over: bool,
    /// True if both are to agree on the end, so that it is no side's turn in particular.
    pub stopped: bool,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PanelView {
    pub who: Who,
    pub score: SideScore,
    /// The score that the same player brought along from the first game of a Reverse Match.
    pub brought: Option<u8>,
    pub active: bool,
    /// The time left on the clock, in seconds, if there is one.
    pub seconds: Option<u64>,
}

/// The state before a turn. It is read until the turn has been shown; all that is told to screen readers and tests is
/// already the state after it.
#[derive(Debug, Clone, PartialEq)]
pub struct Before {
    /// Whose turn it was.
    pub side: Color,
    pub who: Who,
    pub scores: ByColor<SideScore>,
}

impl SidesView {
    /// The side that the text is about: the one to move or, at a stop, the one that passed last and marks first.
    #[must_use]
    pub fn addressed(&self) -> Option<Color> {
        match &self.before {
            Some(before) => Some(before.side),
            None if self.turn.over => None,
            None if self.turn.stopped => Some(!self.turn.side),
            None => Some(self.turn.side),
        }
    }

    /// The two sides of this board as the player of that colour sees them.
    pub(in crate::session) fn of(
        board: &Board,
        own: Color,
        who: &dyn Fn(Color) -> Who,
    ) -> SidesView {
        let (score, on_turn) = (board.score(), board.side_on_turn());
        let side = board.game().to_move();
        SidesView {
            turn: TurnView {
                side,
                who: who(side),
                thinking: board.is_thinking() && board.attention() != Attention::Away,
                over: board.is_over(),
                stopped: matches!(board.phase(), Phase::Stopped(_)),
            },
            panels: ByColor::new_with(|color| PanelView {
                who: who(color),
                score: score[color],
                brought: None,
                active: on_turn == Some(color),
                seconds: board.seconds(color),
            }),
            own,
            far: None,
            step: board.step(),
            call: board.made_call(),
            before: board.before_shown().map(|(side, game)| Before {
                side,
                who: who(side),
                scores: game.score(),
            }),
        }
    }
}

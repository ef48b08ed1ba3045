//! The view of a board of squares.

use rsg_classics::go::{Owner, Score};
use rsg_classics::{AnyRefusal, Points, Square, SquaresGame, Terms};

use rsg_engine::{ByColor, Color};

use super::star::Highlight;
use crate::board::StopView;
use crate::play::{Play, Spot};
use crate::session::Who;

/// The board of a game on squares, with what only its game has.
#[derive(Debug, Clone, PartialEq)]
pub struct SquaresView {
    pub terms: Terms,
    /// Row by row from the top.
    pub squares: Vec<SquareView>,
    /// The colour of a stone that is held over the board: a hint, or a better turn.
    pub ghost: Color,
    /// The turns beside a placement in this game.
    pub beside: Vec<BesideView>,
    /// True if the button still lies beside the board.
    pub has_button: bool,
    /// True if the game can be resigned, beside quitting it.
    pub can_resign: bool,
    pub aim: Option<Aiming>,
    /// The stop, while the sides are to agree on the lost groups.
    pub stop: Option<StopView>,
    /// The number of stones marked there as lost.
    pub marked_stones: usize,
    /// The scores by the present marks, while they are shown.
    pub as_agreed: Option<ByColor<Points>>,
    /// The possible actions there, by message.
    pub message_stop: Option<MessageStop>,
    /// A note in place of the side to move.
    pub note: Option<SquaresNote>,
}

impl SquaresView {
    /// A board on which nothing is asked or said.
    #[must_use]
    pub fn of(terms: Terms, squares: Vec<SquareView>, ghost: Color) -> SquaresView {
        SquaresView {
            terms,
            squares,
            ghost,
            beside: Vec::new(),
            has_button: false,
            can_resign: false,
            aim: None,
            stop: None,
            marked_stones: 0,
            as_agreed: None,
            message_stop: None,
            note: None,
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SquareView {
    pub square: Square,
    pub stone: Option<Color>,
    /// True if the person to move may place there.
    pub playable: bool,
    pub last: bool,
    /// True if it is the hint, or the better turn that is shown.
    pub hinted: bool,
    /// The highlight that leads the eye to it.
    pub highlight: Option<Highlight>,
    pub point: PointView,
}

/// A turn beside a placement.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BesideView {
    pub play: Play,
    /// True if the person to move may play it now.
    pub open: bool,
    /// True if it is the hint.
    pub hinted: bool,
}

/// The square that is aimed at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Aiming {
    pub square: Square,
    /// True if it stays without a finger on it.
    pub stays: bool,
    /// The reason that nothing can be placed there.
    pub refusal: Option<AnyRefusal>,
}

/// A note in place of the side to move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SquaresNote {
    /// The other side's turn beside the board, and true if a pass now ends the game.
    Beside {
        who: Who,
        color: Color,
        play: Play,
        pass_ends: bool,
    },
    Refused(Spot, AnyRefusal),
    /// The CPU sees other groups as lost, and it is played on.
    CpuPlaysOn,
    /// Nothing was agreed at a stop, and it is this side's turn.
    GoesOn,
}

/// The marks of a point beside its stone. A board without groups has none.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct PointView {
    /// The number of stones of the group there, and that of its liberties.
    pub group: Option<(usize, usize)>,
    /// Whose territory it is, once the game is over, or while a stopped one is shown as it would be counted.
    pub territory: Option<Color>,
    /// True if its group is marked as lost.
    pub lost: bool,
    /// True if only one of the CPU and the marks has its group as lost.
    pub disputed: bool,
    /// True if the aim is on it.
    pub aimed: bool,
    /// True if its stone would flip by a placement on the point aimed at.
    pub foreseen: bool,
}

impl PointView {
    /// A point of a board that is only looked at: its group and, if the board is counted, whose territory it is.
    pub(in crate::session) fn of(
        game: &dyn SquaresGame,
        square: Square,
        counted: Option<&Score>,
    ) -> PointView {
        let group = game.group(square);
        let told = (group.len(), game.liberties(square));
        PointView {
            group: (!group.is_empty()).then_some(told),
            territory: counted.and_then(|area| territory(area, square)),
            ..PointView::default()
        }
    }

    /// Returns true if its group has one liberty left.
    #[must_use]
    pub fn in_atari(self) -> bool {
        self.group.is_some_and(|(_, liberties)| liberties == 1)
    }
}

/// Whose territory a free point is.
pub(in crate::session) fn territory(area: &Score, square: Square) -> Option<Color> {
    match area.owner(square) {
        Some(Owner::Territory(side)) => Some(side),
        Some(Owner::Stone(_) | Owner::Nobody) | None => None,
    }
}

/// The possible actions at a stop by message.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MessageStop {
    /// True if it is the player's turn to act.
    pub own: bool,
    /// True if groups can be marked.
    pub can_mark: bool,
    /// True if the other one has sent marks, or none, so that the player can agree or play on.
    pub answers: bool,
    /// True if the marks are those of the other one.
    pub agrees: bool,
}

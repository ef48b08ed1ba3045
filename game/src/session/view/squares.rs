//! The view of a board of squares.

use rsg_classics::go::{Owner, Score};
use rsg_classics::{AnyRefusal, Play, Points, Square, TableGame, Terms};
use rsg_engine::{ByColor, Color};

use super::star::Highlight;
use crate::board::StopView;
use crate::session::Who;

/// The board of a classic, with what only its game has.
#[derive(Debug, Clone, PartialEq)]
pub struct SquaresView {
    pub terms: Terms,
    /// Row by row from the top.
    pub squares: Vec<SquareView>,
    /// What a turn may be beside a placement, in this game.
    pub beside: Vec<BesideView>,
    /// Whether the button still lies beside the board.
    pub has_button: bool,
    /// Whether the game can be given up beside quitting it.
    pub can_resign: bool,
    pub aim: Option<Aiming>,
    /// While the sides are to agree on what is lost.
    pub stop: Option<StopView>,
    /// How many stones are marked there as lost.
    pub marked_stones: usize,
    /// The scores if what is marked were agreed to, while that is shown.
    pub as_agreed: Option<ByColor<Points>>,
    /// What can be done there, by message.
    pub remote_stop: Option<RemoteStop>,
    /// What the player is told instead of whose turn it is.
    pub note: Option<TableNote>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SquareView {
    pub square: Square,
    pub stone: Option<Color>,
    /// Whether the person to move may place there.
    pub playable: bool,
    pub last: bool,
    /// Whether it is the hint, or the better turn that is shown.
    pub hinted: bool,
    /// How the eye is led to it.
    pub highlight: Option<Highlight>,
    pub point: PointView,
}

/// A turn beside a placement.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BesideView {
    pub play: Play,
    /// Whether the person to move may play it now.
    pub open: bool,
    /// Whether it is the hint.
    pub hinted: bool,
}

/// The square that is aimed at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Aiming {
    pub square: Square,
    /// Whether it stays without a finger on it.
    pub stays: bool,
    /// Why nothing can be placed there.
    pub refusal: Option<AnyRefusal>,
}

/// What the player is told instead of whose turn it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TableNote {
    /// What the other side has done beside the board; and whether a pass now ends the game.
    Beside {
        who: Who,
        color: Color,
        play: Play,
        pass_ends: bool,
    },
    Refused(Square, AnyRefusal),
    /// The CPU sees other groups as lost, and it is played on.
    CpuPlaysOn,
    /// Nothing was agreed at a stop, and it is this side's turn.
    GoesOn,
}

/// What is to be seen on a point beside its stone. On a board without groups there is nothing of it.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct PointView {
    /// How many stones the group there has, and how many liberties.
    pub group: Option<(usize, usize)>,
    /// Whose territory it is, once the game is over, or while a stopped one is shown as it would be counted.
    pub territory: Option<Color>,
    /// Whether its group is marked as lost.
    pub lost: bool,
    /// Whether the CPU sees its group otherwise than it is marked.
    pub disputed: bool,
    /// Whether it is aimed at.
    pub aimed: bool,
    /// Whether its stone would flip by a placement on the point that is aimed at.
    pub foreseen: bool,
}

impl PointView {
    /// A point of a board that is only looked at: its group and, if the board is counted, whose territory it is.
    pub(in crate::session) fn of(
        game: &dyn TableGame,
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

    /// Whether its group has one liberty left.
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

/// What can be done at a stop by message.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RemoteStop {
    /// Whether it is for the player to act.
    pub own: bool,
    /// Whether groups can be marked.
    pub can_mark: bool,
    /// Whether the other one has marked something, or nothing, so that it can be agreed to or played on.
    pub answers: bool,
    /// Whether what is marked is what the other one has marked.
    pub agrees: bool,
}

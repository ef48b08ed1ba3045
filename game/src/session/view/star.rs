//! The view of the star's board.

use rsg_engine::{Board as Stones, ByColor, Cell, Cells, Color, Effect, Game, Mark, Move};

use super::SidesView;
use crate::board::{Asking, Board, Phase};
use crate::play::{Play, Spot};
use crate::session::Who;
use crate::session::captures::OpenCaptures;
use crate::session::practice::Grade;

/// The star's board with what stands around it, whatever is played there for.
#[derive(Debug, Clone, PartialEq)]
pub struct StarView {
    /// The 37 cells, in the order of [`Cell::ALL`].
    pub cells: Vec<CellView>,
    pub sides: SidesView,
    /// The cell whose tap ko forbids: to be explained, with an offer of the ko help.
    pub blocked: Option<Cell>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CellView {
    pub cell: Cell,
    pub stone: Option<Color>,
    /// Its mark; the true one whenever a person is to move, else none.
    pub mark: Mark,
    /// The points that a placement on it captures now, if a person is to move.
    pub captures: u8,
    /// True if a placement that is marked so would lift its stone.
    pub capturable: bool,
    pub last: bool,
    /// The stone that is held over it while the call dialog asks, or as a hint.
    pub ghost: Option<Color>,
    /// The stone that the call under the finger, or the placement hinted at, puts on CP before anything flips.
    pub called: Option<Color>,
    /// The effect on it of the call under the finger, or of the placement hinted at.
    pub foreseen: Option<Foreseen>,
    /// The highlight that leads the eye to it.
    pub highlight: Option<Highlight>,
}

/// The ways to lead the eye to a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Highlight {
    /// It glows: it is to be tapped.
    Target,
    /// It is, perhaps with others, the subject of the message.
    Subject,
    /// The subject of the message, and the number of its neighbours that are not the player's yet.
    Missing(u8),
    /// The stone on it was judged.
    Judged(Grade),
    /// It belongs to a line that is shown.
    Numbered(NumberedStone),
}

/// A stone of a line, with its number in it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NumberedStone {
    /// Its number in the line, from 1 on.
    pub number: u8,
    pub color: Color,
    /// True if it is still to come: it is drawn pale on its empty cell.
    pub is_to_come: bool,
}

/// The effect of a call on a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Foreseen {
    /// Its stone would turn over to this colour.
    Flipped(Color),
    Captured,
    CorePoint,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CallView {
    pub cell: Cell,
    pub options: ByColor<CallOption>,
    /// The colour under the finger or in focus.
    pub preview: Option<Color>,
    /// True if the answers say what each call does; false where a lesson asks the player to find out.
    pub told: bool,
}

/// One of the two calls.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CallOption {
    /// The reason that it cannot be chosen; none if it can.
    pub refusal: Option<CallRefusal>,
    pub flips: u8,
    pub captured: u8,
    /// The board that it leads to; none if no stone flips.
    pub picture: Option<CallPicture>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CallRefusal {
    /// It would bring back an earlier position.
    Ko,
    FlipsNothing,
}

/// The board that a call leads to, with its changes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CallPicture {
    pub after: Stones,
    pub placed: Cell,
    pub flipped: Cells,
    pub captured: Cells,
}

impl CellView {
    /// The cell where captures are not shown before they are made.
    #[must_use]
    pub fn without_captures(self) -> CellView {
        CellView {
            captures: 0,
            capturable: false,
            ..self
        }
    }
}

impl CallOption {
    /// Returns true if it can be chosen.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.refusal.is_none()
    }

    fn of(game: &Game, mv: Move, is_legal: bool) -> CallOption {
        let effect = game.preview(mv).ok();
        CallOption {
            refusal: match &effect {
                None => Some(CallRefusal::FlipsNothing),
                Some(_) => (!is_legal).then_some(CallRefusal::Ko),
            },
            flips: effect.as_ref().map_or(0, Effect::flip_count),
            captured: effect.as_ref().map_or(0, Effect::capture_count),
            picture: effect.map(|effect| CallPicture {
                after: effect.after,
                placed: mv.cell,
                flipped: effect.flipped(),
                captured: effect
                    .captured
                    .iter()
                    .fold(Cells::EMPTY, |all, one| all | *one),
            }),
        }
    }
}

impl StarView {
    /// This board as the player of that colour sees it.
    pub(in crate::session) fn of(
        board: &Board,
        game: &Game,
        own: Color,
        who: &dyn Fn(Color) -> Who,
    ) -> StarView {
        StarView {
            cells: star_cells(board, game),
            sides: SidesView::of(board, own, who),
            blocked: blocked_cell(board),
        }
    }
}

/// The cell whose tap ko has just forbidden.
pub(in crate::session) fn blocked_cell(board: &Board) -> Option<Cell> {
    match board.phase() {
        Phase::Choosing(Asking::Refused(spot)) => spot.cell(),
        _ => None,
    }
}

/// The 37 cells of a game as it is played.
pub(in crate::session) fn star_cells(board: &Board, game: &Game) -> Vec<CellView> {
    let (held, tried) = match board.phase() {
        Phase::Choosing(Asking::Call { spot, preview }) => {
            let tried = |call| Play::Place { spot: *spot, call }.on_star();
            (spot.cell(), preview.and_then(|color| tried(Some(color))))
        }
        Phase::Choosing(Asking::Hinted { play, .. }) => {
            (play.spot().and_then(Spot::cell), play.on_star())
        }
        _ => (None, None),
    };
    let marked = !board.is_over() && board.is_person(game.position().to_move());
    board_cells(game, marked, held, tried)
}

/// The two calls of a placement.
pub(in crate::session) fn call_view(game: &Game, cell: Cell, preview: Option<Color>) -> CallView {
    let legal = game.moves();
    CallView {
        cell,
        options: ByColor::new_with(|color| {
            let mv = Move::calling(cell, color);
            CallOption::of(game, mv, legal.contains(&mv))
        }),
        preview,
        told: true,
    }
}

/// The 37 cells: with the marks of the player to move, or without; with the stone that is held over one of them; and
/// with what this move would make of them.
pub(crate) fn board_cells(
    game: &Game,
    marked: bool,
    held: Option<Cell>,
    tried: Option<Move>,
) -> Vec<CellView> {
    let board = game.position().board();
    let last = game.turns().last().map(|turn| turn.mv.cell);
    let effect = tried.and_then(|mv| game.preview(mv).ok());
    let captures = match marked {
        true => OpenCaptures::of(game),
        false => OpenCaptures::default(),
    };
    let view = |cell| CellView {
        cell,
        stone: board.stone(cell),
        mark: if marked { game.mark(cell) } else { Mark::None },
        captures: captures.points(cell),
        capturable: captures.stones.contains(cell),
        last: last == Some(cell),
        ghost: (held == Some(cell)).then(|| game.position().to_move()),
        called: tried
            .filter(|_| cell == Cell::CP)
            .and_then(|mv| mv.call)
            .filter(|_| effect.is_some()),
        foreseen: effect.as_ref().and_then(|effect| foresee(effect, cell)),
        highlight: None,
    };
    Cell::ALL.into_iter().map(view).collect()
}

/// The effect of a placement on a cell.
fn foresee(effect: &Effect, cell: Cell) -> Option<Foreseen> {
    if effect.captured.iter().any(|group| group.contains(cell)) {
        Some(Foreseen::Captured)
    } else if effect.flipped().contains(cell) {
        Some(Foreseen::Flipped(effect.by))
    } else if cell == Cell::CP && effect.cp_point {
        Some(Foreseen::CorePoint)
    } else {
        None
    }
}

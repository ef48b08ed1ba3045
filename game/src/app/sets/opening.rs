//! What a board of a set is, and the way to it.

use rsg_engine::{Game, Move};

use super::looking::SetLook;
use super::playing;
use crate::app::context::Context;
use crate::app::editor::asking::PuzzleAnswer;
use crate::app::puzzle_source::PuzzleSource;
use crate::app::route::{Destination, Transition};
use crate::app::screen_name::ScreenName;
use crate::play::Play;
use crate::progress::boards::OwnBoard;
use crate::progress::sets::{BoardDone, SetPlace};
use crate::session::Task;

/// What a board is for its reader. Boards of the star can be puzzles, as all that ship are; boards of the other games
/// are played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SetBoardKind {
    /// It is still to be proved whether it is a puzzle.
    Unproved,
    Puzzle,
    Game,
    /// No game can begin from it: it is looked at.
    Picture,
}

impl SetBoardKind {
    /// The word that stands for it on the page and in the texts' keys.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            SetBoardKind::Unproved => "unproved",
            SetBoardKind::Puzzle => "puzzle",
            SetBoardKind::Game => "game",
            SetBoardKind::Picture => "picture",
        }
    }
}

pub fn kind(board: &OwnBoard, context: &Context) -> SetBoardKind {
    if board.begin().is_err() {
        return SetBoardKind::Picture;
    }
    if !board.rules().is_star() {
        return SetBoardKind::Game;
    }
    match context.memory.proofs.of(board) {
        None => SetBoardKind::Unproved,
        Some(PuzzleAnswer::Yes { .. }) => SetBoardKind::Puzzle,
        Some(_) => SetBoardKind::Game,
    }
}

/// Leads to a board; to the set, if it is still to be proved what that board is.
pub fn open(at: SetPlace, context: &mut Context) -> Transition {
    let Some(board) = context.books.profile.sets.board(at).cloned() else {
        return Transition::Stay;
    };
    match kind(&board, context) {
        SetBoardKind::Picture => Transition::Stay,
        SetBoardKind::Puzzle => Transition::Go(Destination::Puzzle(PuzzleSource::Set(at))),
        SetBoardKind::Game => playing::play_against_cpu(&board, context),
        SetBoardKind::Unproved => {
            context.memory.set = SetLook {
                opening: Some(at.board),
                ..SetLook::at(at.set)
            };
            Transition::to(ScreenName::Set)
        }
    }
}

/// The board to go on with: the first one after this one that is not done, or else the first one of all.
pub fn next(after: SetPlace, context: &Context) -> Option<SetPlace> {
    let known = context.books.profile.sets.get(after.set)?;
    let count = known.set.boards().len();
    let from = usize::from(after.board) + 1;
    let order = (from..count).chain(0..from.min(count));
    let mut places = order.filter_map(|index| {
        Some(SetPlace {
            board: u8::try_from(index).ok()?,
            ..after
        })
    });
    places.find(|at| *at != after && is_to_do(*at, context))
}

/// Returns true if there is something left to be done on a board.
pub fn is_to_do(at: SetPlace, context: &Context) -> bool {
    let sets = &context.books.profile.sets;
    let done = sets
        .get(at.set)
        .and_then(|known| known.done().boards.get(usize::from(at.board)))
        .copied()
        .unwrap_or(BoardDone::Open);
    let can_be_done = sets.board(at).is_some_and(|board| board.begin().is_ok());
    can_be_done && !done.is_over()
}

/// The task of a board that is known to be a puzzle.
pub fn task(at: SetPlace, context: &Context) -> Option<Task> {
    let board = context.books.profile.sets.board(at)?;
    let Some(PuzzleAnswer::Yes {
        line,
        margin,
        themes,
    }) = context.memory.proofs.of(board)
    else {
        return None;
    };
    let line: Vec<Move> = line.iter().filter_map(Play::on_star).collect();
    Some(Task {
        start: Game::from_position(board.position()?),
        line,
        margin: i16::try_from(margin.in_halves() / 2).ok()?,
        themes: *themes,
    })
}

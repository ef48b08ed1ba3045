//! A set as it is drawn.

use rsg_classics::Terms;
use rsg_engine::Color;

use super::looking::SetLook;
use super::opening::{self, SetBoardKind};
use super::playing;
use crate::app::context::Context;
use crate::games::BoardPicture;
use crate::progress::sets::{BoardDone, KnownSet, SetAnswer, SetBoard, SetDigest, SetPlace};
use crate::progress::{CpuLevel, GameKind, PlayerName};

/// Everything on the screen of a set.
#[derive(Debug, Clone, PartialEq)]
pub struct SetView {
    /// The set; none if there is none, or only an answer to one that is not known.
    pub set: Option<SetDigest>,
    pub rows: Vec<SetRow>,
    /// True if it was made here.
    pub made: bool,
    /// The index of the board to go on with.
    pub next: Option<u8>,
    /// What the player can send back, once something was done.
    pub answer: Option<SetAnswer>,
    /// What readers have sent back, the newest first.
    pub answers: Vec<AnswerView>,
    /// An answer to a set that is not known here.
    pub stranger: Option<AnswerView>,
    /// The other sets, the newest first.
    pub others: Vec<OtherSet>,
}

/// A set that is not shown.
#[derive(Debug, Clone, PartialEq)]
pub struct OtherSet {
    pub set: SetDigest,
    /// Its first board, and the first sentence that there is in it, perhaps empty.
    pub picture: BoardPicture,
    pub sentence: String,
    pub boards: usize,
    /// The boards that are done.
    pub done: usize,
    /// The readers who have sent something back, if it was made here.
    pub answers: Option<usize>,
}

/// A board of the set.
#[derive(Debug, Clone, PartialEq)]
pub struct SetRow {
    pub picture: BoardPicture,
    pub sentence: String,
    pub game: GameKind,
    pub terms: Option<Terms>,
    pub to_move: Color,
    pub kind: SetBoardKind,
    /// The level at which the CPU plays it, where it is played.
    pub level: CpuLevel,
    pub done: BoardDone,
    /// True if it is opened as soon as it is proved.
    pub opening: bool,
}

/// How somebody has done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AnswerView {
    pub name: PlayerName,
    pub boards: Vec<BoardDone>,
    pub went_well: usize,
}

impl SetView {
    /// This set, or an answer to one that is not known.
    pub(super) fn of(known: Option<&KnownSet>, look: &SetLook, context: &Context) -> SetView {
        SetView {
            set: known.map(KnownSet::digest),
            rows: known.map_or_else(Vec::new, |known| rows(known, look.opening, context)),
            made: known.is_some_and(|known| known.made),
            next: known.and_then(|known| next(known, context)),
            answer: known.and_then(|known| answer(known, context)),
            answers: known.map_or_else(Vec::new, |known| {
                known.answers().iter().rev().map(AnswerView::of).collect()
            }),
            stranger: look.stranger.as_ref().map(AnswerView::of),
            others: others(known, context),
        }
    }
}

impl AnswerView {
    fn of(answer: &SetAnswer) -> AnswerView {
        AnswerView {
            name: answer.name.clone(),
            boards: answer.boards.clone(),
            went_well: answer.went_well(),
        }
    }
}

fn others(shown: Option<&KnownSet>, context: &Context) -> Vec<OtherSet> {
    let shown = shown.map(KnownSet::digest);
    let sets = context.books.profile.sets.all().iter().rev();
    let others = sets.filter(|known| Some(known.digest()) != shown);
    others.filter_map(other).collect()
}

fn other(known: &KnownSet) -> Option<OtherSet> {
    let boards = known.set.boards();
    let mut sentences = boards.iter().map(SetBoard::sentence);
    let sentence = sentences.find(|one| !one.is_empty());
    let done = known.done().boards.iter();
    Some(OtherSet {
        set: known.digest(),
        picture: BoardPicture::of(&*boards.first()?.board.laid_out()),
        sentence: sentence.unwrap_or_default().to_owned(),
        boards: boards.len(),
        done: done.filter(|done| done.is_over()).count(),
        answers: known.made.then(|| known.answers().len()),
    })
}

fn rows(known: &KnownSet, opening: Option<u8>, context: &Context) -> Vec<SetRow> {
    let done = known.done().boards.iter();
    let boards = (0..).zip(known.set.boards()).zip(done);
    boards
        .map(|((index, one), done)| row(one, *done, opening == Some(index), context))
        .collect()
}

fn row(one: &SetBoard, done: BoardDone, opening: bool, context: &Context) -> SetRow {
    let board = &one.board;
    SetRow {
        picture: BoardPicture::of(&*board.laid_out()),
        sentence: one.sentence().to_owned(),
        game: board.game(),
        terms: board.terms(),
        to_move: board.to_move,
        kind: opening::kind(board, context),
        level: playing::level(board, context),
        done,
        opening,
    }
}

/// The first board that is still to be done.
fn next(known: &KnownSet, context: &Context) -> Option<u8> {
    let set = known.digest();
    let mut boards = (0..).take(known.set.boards().len());
    boards.find(|board| {
        let at = SetPlace { set, board: *board };
        opening::is_to_do(at, context)
    })
}

/// What can be sent back: nothing of one's own set, and nothing before anything was done.
fn answer(known: &KnownSet, context: &Context) -> Option<SetAnswer> {
    let done = known.done();
    (!known.made && !done.is_empty()).then(|| SetAnswer {
        name: context.books.settings().name.clone(),
        ..done.clone()
    })
}

//! A board of one's own as it is drawn.

use rsg_classics::{Points, Terms};
use rsg_engine::puzzle::Themes;
use rsg_engine::{ByColor, Color};

use super::asking::{Inquiry, PuzzleAnswer, Questions};
use super::editing::Editor;
use super::request::Against;
use crate::app::sharing::Sharing;
use crate::play::Play;
use crate::progress::boards::{BoardFault, BoardWords, OwnBoard};
use crate::progress::{CpuLevel, GameKind};
use crate::session::BoardView;
use crate::session::review::position_view;
use crate::thinking::NoPuzzle;

/// Everything on the screen of a board of one's own.
#[derive(Debug, Clone, PartialEq)]
pub struct EditorView {
    pub game: GameKind,
    /// The terms of a game on squares; none on the star.
    pub terms: Option<Terms>,
    pub board: BoardView,
    /// Grows with every change.
    pub step: u64,
    /// The stone that taps put; none takes away what is there.
    pub stone: Option<Color>,
    pub to_move: Color,
    /// The stones captured so far, on the star.
    pub captured: Option<ByColor<u8>>,
    /// The owner of the button, in Reversi Go.
    pub button: Option<Color>,
    pub can_undo: bool,
    /// The reason why it cannot be played.
    pub fault: Option<BoardFault>,
    /// Against whom it can be played, while that is asked.
    pub against: Option<AgainstView>,
    pub worth: AskView<WorthView>,
    /// None in a game that has no puzzles.
    pub puzzle: Option<AskView<VerdictView>>,
    /// The board as it is sent.
    pub sharing: Sharing,
    /// The words that it has so far, while those are asked for under which it is to be kept.
    pub naming: Option<BoardWords>,
}

/// Against whom a board can be played.
#[derive(Debug, Clone, PartialEq)]
pub struct AgainstView {
    pub levels: Vec<CpuLevel>,
    pub own: Color,
    pub practice: bool,
}

/// A question about the board.
#[derive(Debug, Clone, PartialEq)]
pub struct AskView<T> {
    /// True while it is being found out.
    pub running: bool,
    pub known: Option<T>,
    /// True if nothing can be said.
    pub unknown: bool,
}

#[derive(Debug, Clone, PartialEq)]
pub struct WorthView {
    /// Black's lead.
    pub lead: Points,
    pub exact: bool,
    pub line: Vec<Play>,
}

/// The answer whether the board is a puzzle.
#[derive(Debug, Clone, PartialEq)]
pub enum VerdictView {
    Yes {
        /// The solver's turns in the solution.
        turns: usize,
        margin: Points,
        themes: Themes,
    },
    Two,
    No(NoPuzzle),
    Open,
}

impl VerdictView {
    /// Its name on the page and in the texts' keys.
    #[must_use]
    pub fn key(&self) -> &'static str {
        match self {
            VerdictView::Yes { .. } => "yes",
            VerdictView::Two => "two",
            VerdictView::No(_) => "no",
            VerdictView::Open => "open",
        }
    }
}

/// What the player is asked before something is done with the board.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) enum Asks {
    #[default]
    Nothing,
    /// Against whom it is to be played.
    Against,
    /// Under which words it is to be kept.
    Words,
}

impl Asks {
    /// These if `wanted`, else nothing.
    pub(super) fn these(wanted: bool, these: Asks) -> Asks {
        if wanted { these } else { Asks::Nothing }
    }
}

impl EditorView {
    pub(super) fn of(
        editor: &Editor,
        against: Against,
        asks: Asks,
        questions: &Questions,
        sharing: Sharing,
    ) -> EditorView {
        let board = &editor.board;
        let game = board.laid_out();
        let worth = questions.worth.known();
        let solution = match questions.puzzle.known() {
            Some(PuzzleAnswer::Yes { line, .. }) => Some(line),
            _ => None,
        };
        let line = solution.or(worth.map(|worth| &worth.line));
        let line = line.map_or(&[][..], Vec::as_slice);
        EditorView {
            game: board.game(),
            terms: board.terms(),
            board: position_view(&*game, line),
            step: editor.step(),
            stone: editor.stone,
            to_move: board.to_move,
            captured: board.terms().is_none().then_some(board.captured),
            button: board.button,
            can_undo: editor.can_undo(),
            fault: board.begin().err(),
            against: (asks == Asks::Against).then(|| AgainstView {
                levels: board.rules().levels(),
                own: against.color(board),
                practice: against.practice,
            }),
            worth: AskView::of(&questions.worth, |worth| WorthView {
                lead: worth.lead,
                exact: worth.exact,
                line: worth.line.clone(),
            }),
            puzzle: (board.game().spec().can_be_puzzle)
                .then(|| AskView::of(&questions.puzzle, |answer| puzzle(board, answer))),
            sharing,
            naming: (asks == Asks::Words).then(|| editor.words.clone()),
        }
    }
}

impl<T> AskView<T> {
    fn of<A>(asked: &Inquiry<A>, view: impl FnOnce(&A) -> T) -> AskView<T> {
        AskView {
            running: asked.number().is_some(),
            known: asked.known().map(view),
            unknown: matches!(asked, Inquiry::Unknown),
        }
    }
}

fn puzzle(board: &OwnBoard, answer: &PuzzleAnswer) -> VerdictView {
    match answer {
        PuzzleAnswer::Yes {
            line,
            margin,
            themes,
        } => VerdictView::Yes {
            turns: own_turns(board, line),
            margin: *margin,
            themes: *themes,
        },
        PuzzleAnswer::Two => VerdictView::Two,
        PuzzleAnswer::No(why) => VerdictView::No(*why),
        PuzzleAnswer::Open => VerdictView::Open,
    }
}

/// The turns of the side to move in a line.
fn own_turns(board: &OwnBoard, line: &[Play]) -> usize {
    let mut game = board.laid_out();
    let solver = game.to_move();
    let mut turns = 0;
    for play in line {
        turns += usize::from(game.to_move() == solver);
        if !game.play(play) {
            break;
        }
    }
    turns
}

//! The board under the player's hands, as a state machine: events in, a board out, and every board before it.

use rsg_classics::Terms;
use rsg_engine::Color;

use crate::play::Spot;
use crate::progress::boards::{BoardWords, OwnBoard};
use crate::progress::{CpuLevel, GameKind, Rules};

/// An action of the player on a board of one's own. A tap on the board is one of the board.
#[derive(Debug, Clone, PartialEq)]
pub enum EditorEvent {
    /// Taps put such a stone, or take what is there away.
    Take(Option<Color>),
    /// This side is to move.
    ToMove(Color),
    /// A side of the star has captured this number of stones.
    Captured(Color, u8),
    /// Who has the button, in Reversi Go.
    Button(Option<Color>),
    /// Another komi or aim, with the stones that are there; another size, at its usual start.
    Terms(Terms),
    /// Another game, at its start.
    Game(GameKind),
    Start,
    Clear,
    Turn,
    Undo,
    /// Ask against whom the board is to be played, or no more.
    ChoosePlay(bool),
    /// The colour of the player, or of the first of two people.
    Own(Color),
    /// Beside a teacher.
    Practice(bool),
    /// Play it against this level; without one, two people do.
    Play(Option<CpuLevel>),
    /// Play it with somebody on another phone.
    PlayByMessage,
    /// Ask what it is worth; while that is being found, no more.
    Worth,
    /// Ask whether it is a puzzle; while that is being found, no more.
    Puzzle,
    Send,
    /// Ask for the words under which the board is to be kept, or no more.
    Name(bool),
    /// Keep it among the saved games, with these words.
    Keep(BoardWords),
}

/// The board under the player's hands.
#[derive(Debug, Clone, PartialEq)]
pub struct Editor {
    pub board: OwnBoard,
    /// The boards before, the last one last.
    past: Vec<OwnBoard>,
    /// The stone that taps put; none takes away what is there.
    pub stone: Option<Color>,
    /// The words under which it was kept last, or that came with it.
    pub words: BoardWords,
}

impl Default for Editor {
    fn default() -> Editor {
        Editor::of(OwnBoard::start(&Rules::Star))
    }
}

impl Editor {
    #[must_use]
    pub fn of(board: OwnBoard) -> Editor {
        Editor {
            board,
            past: Vec::new(),
            stone: Some(Color::Black),
            words: BoardWords::default(),
        }
    }

    /// The number of boards before this one.
    #[must_use]
    pub fn step(&self) -> u64 {
        self.past.len() as u64
    }

    #[must_use]
    pub fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// Puts the chosen stone on a spot, or takes away what is there. Returns true if that changed anything.
    pub fn tap(&mut self, spot: Spot) -> bool {
        let mut board = self.board.clone();
        board.put(spot, self.stone);
        self.become_board(board)
    }

    /// Applies an action that changes the board. Returns true if it did.
    pub fn apply(&mut self, event: &EditorEvent) -> bool {
        if *event == EditorEvent::Undo {
            let before = self.past.pop();
            let changed = before.is_some();
            self.board = before.unwrap_or_else(|| self.board.clone());
            return changed;
        }
        let is_another = matches!(
            event,
            EditorEvent::Game(_) | EditorEvent::Start | EditorEvent::Clear
        );
        if is_another {
            self.words = BoardWords::default();
        }
        let board = changed(&self.board, event);
        board.is_some_and(|board| self.become_board(board))
    }

    fn become_board(&mut self, board: OwnBoard) -> bool {
        let changed = board != self.board;
        if changed {
            self.past.push(std::mem::replace(&mut self.board, board));
        }
        changed
    }
}

/// The most captures that can be chosen: what a position can have. Beyond the star's stones it cannot be played.
pub const MOST_TO_CHOOSE: u8 = 99;

/// The board after an action; none if that changes no board.
fn changed(board: &OwnBoard, event: &EditorEvent) -> Option<OwnBoard> {
    let (rules, mut board) = (board.rules(), board.clone());
    match event {
        EditorEvent::ToMove(side) => board.to_move = *side,
        EditorEvent::Captured(side, count) if rules.is_star() => {
            board.captured[*side] = (*count).min(MOST_TO_CHOOSE);
        }
        EditorEvent::Button(owner) if board.game() == GameKind::Go => board.button = *owner,
        EditorEvent::Terms(terms) => board = on_terms(&board, *terms),
        EditorEvent::Game(game) => board = OwnBoard::start(&Rules::usual(*game)),
        EditorEvent::Start => board = OwnBoard::start(&rules),
        EditorEvent::Clear => board = OwnBoard::empty(&rules),
        EditorEvent::Turn => board = board.turned(),
        _ => return None,
    }
    Some(board)
}

/// The stones of a board on other terms; on another size its start.
fn on_terms(board: &OwnBoard, terms: Terms) -> OwnBoard {
    let is_same_board = board
        .terms()
        .is_some_and(|now| now.is_same_game(terms) && now.shape() == terms.shape());
    let moved = board.set_up().filter(|_| is_same_board);
    let moved = moved.and_then(|set_up| OwnBoard::of_set_up(terms.for_set_up(), set_up));
    moved.unwrap_or_else(|| OwnBoard::start(&terms.into()))
}

//! The questions to the thinking thread, and its answers.
//!
//! A driver asks by a [`Question`]; the answers come back with its number as [`Answer`]s, on the board of the screen.
//! Numbers count up for ever, and an answer to another number than the last one is dropped. One question may have
//! several answers: a word on the player's placement before the turn that replies to it, a judgement for each placement
//! of a finished game.
//!
//! A question holds all that is to be known, and nothing of the device: the same question always has the same answers.
//! Both can go as text to a program that thinks and back: games by their records, from which they are played again.

use rsg_classics::{self as classics, Points, SquaresGame};
use rsg_engine::analysis::{Care, Cost, Known};
use rsg_engine::{self as engine, Game, Move, Solution};

use serde::{Deserialize, Serialize};

use crate::play::Play;
use crate::progress::CpuLevel;
use crate::progress::friends::DayResult;

/// A question to the thinking thread. It stops the one before.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Question {
    pub number: u64,
    pub topic: Topic,
}

/// The subject of a question.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum Topic {
    /// A turn on the star. Answered by [`Finding::Cost`], if a placement is to be judged before it, and
    /// [`Finding::Turn`].
    Turn(StarTurn),
    /// The cost of one placement on the star. Answered by [`Finding::Cost`].
    Cost(Placement),
    /// The end of a game on the star with best play. Answered by [`Finding::Ending`].
    Ending(Game),
    /// The placements of a finished game on the star. Answered by a [`Finding::Judged`] for each, and
    /// [`Finding::Done`].
    Analysis(Analysis),
    /// A game against the CPU, of which one side's placements are known. Answered by [`Finding::Replayed`].
    Replay(Replay),
    /// A turn in a game on squares. Answered by [`Finding::Turn`] and, if a turn is to be judged after it,
    /// [`Finding::Position`].
    SquaresTurn(SquaresTurn),
    /// The value of a position of a game on squares. Answered by [`Finding::Position`].
    SquaresPosition(SquaresPosition),
    /// The value of a turn of a game on squares. Answered by [`Finding::Position`] with the turn's own value, also
    /// where that follows from the position after it.
    SquaresCost(SquaresPosition),
    /// Whether a position of the star is a puzzle. Answered by [`Finding::Puzzle`].
    Puzzle(Game),
    /// Whether a position of a game on squares is a puzzle. Answered by [`Finding::Puzzle`].
    SquaresPuzzle(SquaresPosition),
}

/// A turn on the star that is to be chosen.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct StarTurn {
    /// The game as it stands, ko memory included.
    pub game: Game,
    pub level: CpuLevel,
    /// The source of variety: the same for all questions of a game, so that a level plays alike all through it.
    pub seed: u64,
    /// The turn whose placement is to be judged before that, if one is.
    pub judge: Option<usize>,
}

/// A placement on the star.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Placement {
    pub game: Game,
    /// The turn of the placement.
    pub turn: usize,
}

/// A game on the star against the CPU, to be played again: the CPU answers the same placements alike.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Replay {
    /// The game before its first placement.
    pub begun: Game,
    /// The placements of the side that begins.
    pub placements: Vec<Move>,
    /// The other side.
    pub level: CpuLevel,
    pub seed: u64,
}

/// The search gave no turn: it was stopped, or it failed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NoTurn;

impl Replay {
    /// The game of a friend's result.
    #[must_use]
    pub fn of(said: &DayResult) -> Replay {
        Replay {
            begun: said.begun(),
            placements: said.placements.clone(),
            level: said.strength.level(),
            seed: said.strength.seed(said.day),
        }
    }

    /// Plays the game by these placements and the turns of `choose`. Returns the placements of both sides; none if the
    /// rules do not allow one, or the game is not over after the last one or was over before it.
    ///
    /// # Errors
    ///
    /// When a turn was not chosen: nothing is known then.
    pub fn play(
        &self,
        mut choose: impl FnMut(&StarTurn) -> Option<Move>,
    ) -> Result<Option<Vec<Move>>, NoTurn> {
        let mut turn = StarTurn {
            game: self.begun.clone(),
            level: self.level,
            seed: self.seed,
            judge: None,
        };
        let side = self.begun.position().to_move();
        let mut placements = self.placements.iter();
        while turn.game.end().is_none() {
            let mv = match turn.game.position().to_move() == side {
                true => placements.next().copied(),
                false => Some(choose(&turn).ok_or(NoTurn)?),
            };
            let is_played = mv.is_some_and(|mv| turn.game.play(mv).is_ok());
            if !is_played {
                return Ok(None);
            }
        }
        let moves = turn.game.turns().iter().map(|turn| turn.mv).collect();
        Ok(placements.next().is_none().then_some(moves))
    }
}

/// A finished game whose placements are to be judged.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Analysis {
    pub game: Game,
    /// The knowledge of its placements so far; the others are to be judged.
    pub known: Vec<Known>,
    pub effort: Effort,
}

/// A turn in a game on squares that is to be chosen.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct SquaresTurn {
    pub game: Box<dyn SquaresGame>,
    pub wish: AskKind,
    /// The CPU's level; without one it plays as well as it can.
    pub level: Option<classics::Level>,
    /// The source of variety: the same for all questions of a game.
    pub seed: u64,
    /// The turn that is to be judged after that, if one is: a proof may take seconds.
    pub judge: Option<usize>,
}

impl PartialEq for SquaresTurn {
    fn eq(&self, other: &Self) -> bool {
        let of = |one: &Self| (one.wish, one.level, one.seed, one.judge);
        of(self) == of(other) && *self.game == *other.game
    }
}

/// A position of a game on squares.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct SquaresPosition {
    pub game: Box<dyn SquaresGame>,
    /// The turn that was made in it.
    pub played: Option<classics::Play>,
}

impl SquaresPosition {
    /// The position of a game before the turn of this index, with that turn; none if there is no such turn.
    #[must_use]
    pub fn before_turn(game: &dyn SquaresGame, turn: usize) -> Option<SquaresPosition> {
        let mut game = game.copy();
        while turn + 1 < game.turns() {
            game.undo();
        }
        let played = game.last().filter(|_| game.turns() == turn + 1)?.play;
        game.undo();
        Some(SquaresPosition {
            game,
            played: Some(played),
        })
    }
}

impl PartialEq for SquaresPosition {
    fn eq(&self, other: &Self) -> bool {
        self.played == other.played && *self.game == *other.game
    }
}

/// The kind of question about the game on a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum AskKind {
    /// The turn of the seat that is to move.
    Turn,
    /// The best turn there is, for a person.
    Hint,
    /// The lost groups of a stopped game.
    Lost,
}

/// An answer of the thinking thread.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Answer {
    /// The question's number.
    pub question: u64,
    pub finding: Finding,
}

impl Answer {
    /// A turn as the answer to a question.
    #[must_use]
    pub fn turn(question: u64, play: impl Into<Play>) -> Answer {
        let finding = Finding::Turn(play.into());
        Answer { question, finding }
    }
}

/// An answer of the thinking thread.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Finding {
    /// A turn that can be played.
    Turn(Play),
    /// The cost of a placement.
    Cost(Cost),
    /// The placements of both sides of a game that was played again; nothing if it cannot be played so.
    Replayed(Option<Vec<Move>>),
    /// The end with best play; nothing if the search has failed.
    Ending(Option<Box<Solution>>),
    /// The value of a placement of a finished game, and with how much care that was found.
    Judged(Box<engine::analysis::Judgement>, Care),
    /// Nothing more comes: everything was judged as far as the effort goes, or the time is up.
    Done,
    /// The value of a position of a game on squares; nothing if nothing can be said of it.
    Position(Option<classics::Judgement>),
    /// Whether a position is a puzzle; nothing if the search has failed.
    Puzzle(Option<PuzzleVerdict>),
}

/// The proof whether a position is a puzzle: whether one turn wins and no other.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum PuzzleVerdict {
    Yes {
        /// The winning turn, and perhaps the solution after it.
        line: Vec<Play>,
        /// The solver's lead in the end; 0 for a win by captures.
        margin: Points,
    },
    /// Two turns win, or more.
    Two,
    No(NoPuzzle),
    /// Too much is open for a proof.
    Open,
}

/// The reason why a position is no puzzle, beside a second winning turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum NoPuzzle {
    /// The side to move does not win.
    NotWon,
    /// It has too few different turns to choose from.
    Choices,
}

impl NoPuzzle {
    /// The word that stands for it in the texts' keys.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            NoPuzzle::NotWon => "not-won",
            NoPuzzle::Choices => "choices",
        }
    }
}

/// The thinking that a question about a finished game is worth.
///
/// A game is judged in rounds. The first gives every placement a figure and proves most of the game; the others go on
/// in the background while the player looks at it. A round that is broken off begins again, and its proofs stay. Nodes
/// are the search's own count: about six million a second on the machine of docs/solving.md. On a slower device a round
/// ends when its time is up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Effort {
    /// One placement, while the player waits for the answer.
    Check,
    /// The first round: about five seconds on two cores.
    First,
    /// The second one: with the first about a quarter of a minute on two cores.
    More,
    /// The third one, for who wants it: five minutes.
    Thorough,
}

impl Effort {
    /// The rounds in their order.
    pub fn rounds(thorough: bool) -> &'static [Effort] {
        const ROUNDS: [Effort; 3] = [Effort::First, Effort::More, Effort::Thorough];
        if thorough { &ROUNDS } else { &ROUNDS[..2] }
    }

    /// Nodes for all proofs.
    pub fn nodes(self) -> u64 {
        match self {
            Effort::Check => 6_000_000,
            Effort::First => 60_000_000,
            Effort::More => 120_000_000,
            Effort::Thorough => 1_800_000_000,
        }
    }

    /// The longest it may take, in seconds.
    pub fn seconds(self) -> u64 {
        match self {
            Effort::Check => 5,
            Effort::First => 60,
            Effort::More => 20,
            Effort::Thorough => 300,
        }
    }
}

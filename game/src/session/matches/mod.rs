//! A match of any game: a single game, Reverse Match, Rank-Up series or practice, or a game between two people, on one
//! phone or by message.
//!
//! - this file: the state of a match
//! - `keeping`: beginning one, and its plain value to be saved
//! - `game_terms`: Undo, hints, clock and stake of the game on the board
//! - `flow`: events, turns, announcements
//! - `ending`: results, the next game, and a series
//! - `by_message`: games by message, with their `message_state`; `stop`: the agreement on lost stones in them
//! - `practice`: the teacher beside the board, if the game is practice
//! - `replay`: the game that runs once more above its result
//! - `board`: the board with all that stands beside it
//! - `drawing`: the board of a match as it is drawn (groups and territory in `area`)
//! - `driver`: events, and the ways to leave it; `facts`: what screens and books read

mod area;
mod board;
mod by_message;
mod drawing;
mod driver;
mod ending;
mod facts;
mod flow;
mod game_terms;
mod keeping;
mod message_state;
mod practice;
mod replay;
mod stop;

use rsg_engine::{ByColor, Color};

use super::first_number;
use super::practice::Teacher;
use super::result::FinishedGame;
use crate::board::{Attention, Board, BoardOptions, Seat};
use crate::games::BoardGame;
use crate::progress::{CpuLevel, Format, Help, Opponent, Plan, Player, SeriesEnd};
use board::DrivenBoard;
pub use keeping::Damaged;

/// A match in play, or just over with its result still to be looked at.
#[derive(Debug, Clone)]
pub struct Match {
    pub(super) plan: Plan,
    /// The games that are over. The last one is still on the board until the next one begins.
    pub(super) finished: Vec<FinishedGame>,
    pub(super) help: Help,
    pub(super) driven: DrivenBoard,
    stage: MatchStage,
    /// True if this game's one undo was used.
    undone: bool,
}

/// The state of the match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum MatchStage {
    Playing,
    /// A game is over and another one follows at the player's wish. The board is still to be seen.
    Between,
    /// All is over and in the books.
    Over {
        /// The end of the series, in one.
        series: Option<SeriesEnd>,
    },
}

impl Match {
    /// A first game with this on its board. Nobody looks at it, or is asked for anything, before
    /// [`AnyDriver::attend`](crate::session::AnyDriver::attend) says so.
    fn set_up(plan: Plan, options: BoardOptions, game: Box<dyn BoardGame>) -> Match {
        let seats = seats(plan.color_of(Player::One, 0), plan.opponent.level(), false);
        let board = Board::new(game, seats, options, first_number(plan.seed));
        let mut driven = DrivenBoard::new(board, plan.minutes, plan.house);
        driven.board.restore();
        driven.attention = Attention::Away;
        driven.teacher = teacher_of(&plan);
        Match {
            plan,
            finished: Vec::new(),
            help: Help::default(),
            driven,
            stage: MatchStage::Playing,
            undone: false,
        }
    }

    /// Puts a game on the board, with the seats of the running game.
    fn place_game(&mut self, game: Box<dyn BoardGame>) {
        let own = self.color(Player::One);
        let seats = seats(
            own,
            self.plan.opponent.level(),
            self.driven.by_message.is_some(),
        );
        self.driven.board.set_up(game, seats);
    }

    /// The running game, or the last one while its result is looked at.
    pub fn game(&self) -> &dyn BoardGame {
        self.driven.board.game()
    }

    /// The running game's index in the match, or the last one's.
    fn index(&self) -> usize {
        match self.stage {
            MatchStage::Playing => self.finished.len(),
            MatchStage::Between | MatchStage::Over { .. } => self.finished.len().saturating_sub(1),
        }
    }

    /// A player's colour in the running game, or in the last one.
    pub fn color(&self, player: Player) -> Color {
        self.plan.color_of(player, self.index())
    }

    fn player(&self, color: Color) -> Player {
        self.plan.player_of(color, self.index())
    }

    /// The number of games of a Reverse Match or single game; a series has as many as it takes.
    fn games_agreed(&self) -> Option<usize> {
        match (self.plan.is_exam(), self.plan.format) {
            (true, _) => None,
            (false, Format::Single) => Some(1),
            (false, Format::Reverse) => Some(2),
        }
    }
}

/// The seats of both colours: the player with this one, and against that the CPU, the person with another phone, or a
/// second person on this one.
fn seats(own: Color, level: Option<CpuLevel>, by_message: bool) -> ByColor<Seat> {
    let other = match level {
        Some(level) => Seat::Cpu(level),
        None if by_message => Seat::Message,
        None => Seat::Person,
    };
    ByColor::new_with(|color| if color == own { Seat::Person } else { other })
}

/// The teacher of a match, if it is practice or a first game with the teacher.
fn teacher_of(plan: &Plan) -> Option<Teacher> {
    let own = plan.color_of(Player::One, 0);
    match plan.opponent {
        Opponent::Practice { opening, .. } => Some(Teacher::new(own, opening)),
        Opponent::Cpu { .. } if plan.beginner.taught => Some(Teacher::beside_a_game(own)),
        Opponent::Cpu { .. }
        | Opponent::Today { .. }
        | Opponent::People(_)
        | Opponent::Exam { .. } => None,
    }
}

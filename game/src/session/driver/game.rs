//! The part of a driver that differs from game to game and hangs on the game alone.

use rsg_classics::Level;
use rsg_engine::{Cell, Color, Game, Mark};

use crate::board::{AnyTable, Board, Spot};
use crate::progress::CpuLevel;
use crate::session::counted::CountedGame;
use crate::session::practice::TaughtGame;
use crate::session::speech::{BoardSummary, CaptureSummary, Next};
use crate::session::view::{overlay, star_overlay};
use crate::session::{BoardOverlay, Who};
use crate::thinking::{StarTurn, TableTurn, Topic, Wish};

/// A game that a match or a table plays.
pub trait DrivenGame: TaughtGame + CountedGame {
    /// The question for what a board wishes, and for a word on this turn in the same breath. Without a level the CPU plays as
    /// well as it can.
    fn topic(
        &self,
        wish: Wish,
        level: Option<Self::Level>,
        seed: u64,
        judge: Option<usize>,
    ) -> Topic;

    /// What lies over the board.
    fn overlay(board: &Board<Self>, who: &dyn Fn(Color) -> Who) -> Option<BoardOverlay> {
        overlay(board, who)
    }

    /// The board in words.
    fn summary(&self, next: Next) -> BoardSummary;
}

impl DrivenGame for Game {
    fn topic(
        &self,
        _wish: Wish,
        level: Option<CpuLevel>,
        seed: u64,
        judge: Option<usize>,
    ) -> Topic {
        Topic::Turn(StarTurn {
            game: self.clone(),
            level: level.unwrap_or(CpuLevel::Oracle),
            seed,
            judge,
        })
    }

    fn overlay(board: &Board<Game>, who: &dyn Fn(Color) -> Who) -> Option<BoardOverlay> {
        star_overlay(board, who)
    }

    fn summary(&self, next: Next) -> BoardSummary {
        let position = self.position();
        let board = position.board();
        let stones = |color| board.stones(color).iter().map(Spot::from).collect();
        let marked = |wanted: &[Mark]| {
            let cells = Cell::ALL.into_iter();
            let marked = cells.filter(|&cell| wanted.contains(&self.mark(cell)));
            marked.map(Spot::from).collect()
        };
        BoardSummary {
            black: stones(Color::Black),
            white: stones(Color::White),
            captures: Some(CaptureSummary {
                core: board.stone(Cell::CP),
                captured: position.captures(),
                total: position.score(),
            }),
            playable: marked(&[Mark::Playable, Mark::OneCall, Mark::Exception]),
            blocked: marked(&[Mark::Blocked]),
            next,
        }
    }
}

impl DrivenGame for AnyTable {
    fn topic(&self, wish: Wish, level: Option<Level>, seed: u64, judge: Option<usize>) -> Topic {
        Topic::TableTurn(TableTurn {
            game: self.clone(),
            wish,
            level,
            seed,
            judge,
        })
    }

    fn summary(&self, next: Next) -> BoardSummary {
        let of = |side| {
            let squares = self.terms().squares();
            let own = squares.filter(|square| self.stone(*square) == Some(side));
            own.map(Spot::from).collect()
        };
        BoardSummary {
            black: of(Color::Black),
            white: of(Color::White),
            captures: None,
            playable: self.placements().into_iter().map(Spot::from).collect(),
            blocked: Vec::new(),
            next,
        }
    }
}

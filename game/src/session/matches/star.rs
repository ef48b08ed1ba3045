//! A match on the star: what only it has.

use rsg_engine::{Cell, Color, Game, Mark};

use super::board::DrivenBoard;
use super::game::{Damaged, MatchGame};
use crate::board::{Board, News, Spot};
use crate::progress::saved::moves;
use crate::progress::{CpuLevel, GameSoFar, Opponent, Plan};
use crate::session::praise::{Praise, praise};
use crate::session::speech::{BoardSummary, CaptureSummary, Next};
use crate::session::star_news::announce_touch;
use crate::session::view::{
    Highlight, PlayedBoard, blocked_cell, board_cells, star_cells, star_overlay,
};
use crate::session::{BoardOverlay, Who, mix};
use crate::thinking::{AskKind, StarTurn, Topic};

impl MatchGame for Game {
    const COUNTS_HELP: bool = true;
    const NUMBERS_EVERY_GAME: bool = true;

    fn read(plan: &Plan, turns: &str) -> Result<Game, Damaged> {
        let mut game = Game::from_position(plan.start());
        let turns = moves::read(turns).ok_or(Damaged::Text)?;
        for (index, mv) in turns.into_iter().enumerate() {
            game.play(mv).map_err(|_| Damaged::Placement(index))?;
        }
        Ok(game)
    }

    fn of(game: &GameSoFar) -> Option<Game> {
        game.star().cloned()
    }

    fn next_game(&self) -> Game {
        Game::new()
    }

    fn seed(plan: &Plan, index: usize) -> u64 {
        match plan.opponent {
            Opponent::Today { day, strength } => strength.seed(day),
            _ => mix(plan.seed, index as u64),
        }
    }

    fn placements_of(&self, own: Color) -> Option<usize> {
        let own = self.turns().iter().filter(|turn| turn.by == own);
        Some(own.count())
    }

    fn praise(&self, own: Color) -> Option<(usize, Praise)> {
        praise(self, own)
    }

    fn topic(
        &self,
        _wish: AskKind,
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

    fn board_view(driven: &DrivenBoard<Game>, _who: &dyn Fn(Color) -> Who) -> PlayedBoard {
        let mut cells = star_cells(driven.shown());
        if driven.replay.is_some() {
            // What is said of the end is not said of what led there.
        } else if let Some((game, better)) = driven.better_board() {
            let cell = better.spot().and_then(Spot::cell);
            cells = board_cells(&game, false, cell, better.on_star());
        } else if let Some(verdict) = driven.shown_verdict()
            && let Some(mv) = verdict.play.on_star()
        {
            let placed = &mut cells[mv.cell.index()];
            // The answer may have captured it.
            let judged = Highlight::Judged(verdict.grade());
            placed.highlight = placed.stone.map(|_| judged);
        }
        PlayedBoard::Star {
            cells,
            blocked: blocked_cell(&driven.board),
        }
    }

    fn announce_touch(driven: &mut DrivenBoard<Game>, news: News) {
        announce_touch(&mut driven.outbox, &news);
    }
}

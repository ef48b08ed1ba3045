//! The view of a match's game, and its end.

use rsg_classics::Points;
use rsg_engine::{Cell, Color, Mark};

use super::{
    GameFacts, GameView, Highlight, OverView, PlayedBoard, SeriesView, SideOver, StarView,
    Uncounted, board_cells,
};
use crate::board::{SideScore, Spot};
use crate::progress::{AnyLevel, Format, GameKind, Opponent, Player, day_game};
use crate::session::driver::Driver;
use crate::session::result::{Finished, FinishedGame, tally};
use crate::session::running::{Match, MatchStage};
use crate::session::speech::{BoardSummary, CaptureSummary};
use crate::thinking::AnyPlay;

/// A finished game, and with it maybe the match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameOver {
    /// The result of the match so far: of this game alone, but of both games after a Reverse Match.
    pub result: Finished,
    pub next_game: bool,
    /// The same as it is told.
    pub told: OverView,
}

impl Match {
    pub fn view(&self) -> GameView {
        let StarView {
            cells,
            sides,
            blocked,
        } = self.star_view();
        let is_reverse = self.plan.format == Format::Reverse && !self.plan.is_exam();
        GameView {
            kind: GameKind::Star,
            board: PlayedBoard::Star { cells, blocked },
            facts: GameFacts {
                level: self.plan.opponent.level().map(AnyLevel::from),
                series: match sides.before {
                    Some(_) => self.series_after(self.games_before()),
                    None => self.series_view(),
                },
                reverse_game: is_reverse.then(|| self.game_number()),
                day: self.plan.opponent.day(),
                par: match self.plan.opponent {
                    Opponent::Today { day, .. } => Some(day_game(day).par),
                    _ => None,
                },
                hinted: self.was_hinted() && !self.is_practice(),
            },
            sides,
            has_undo: self.has_undo(),
            can_undo: self.can_undo(),
            hint: self.hint_view(),
            practice: self.practice_view(),
        }
    }

    /// The board, with what only a match knows of it.
    fn star_view(&self) -> StarView {
        let who = |color| self.who(self.player(color));
        let mut view = StarView::of(&self.board, self.color(Player::One), &who);
        view.sides.turn.thinking &= self.remote.is_none();
        let sits_opposite = self.plan.house.opposite && self.is_on_one_phone();
        view.sides.far = sits_opposite.then(|| self.color(Player::Two));
        if let Some((game, better)) = self.better_board() {
            view.cells = board_cells(&game, false, Some(better.cell), Some(better));
        } else if let Some(verdict) = self.shown_verdict()
            && let AnyPlay::Star(mv) = verdict.play
        {
            let placed = &mut view.cells[mv.cell.index()];
            // The answer may have captured it.
            let judged = Highlight::Judged(verdict.grade());
            placed.highlight = placed.stone.map(|_| judged);
        }
        for color in [Color::Black, Color::White] {
            view.sides.panels[color].brought = self.brought(color);
        }
        view
    }

    /// The games that were over before the last placement.
    fn games_before(&self) -> &[FinishedGame] {
        match self.stage {
            MatchStage::Playing => &self.finished,
            // The last of them ends with this placement.
            MatchStage::Between | MatchStage::Over { .. } => {
                &self.finished[..self.finished.len().saturating_sub(1)]
            }
        }
    }

    /// What a player brought along from the first game of a Reverse Match.
    fn brought(&self, color: Color) -> Option<u8> {
        match (self.plan.format, self.index(), self.finished.first()) {
            (Format::Reverse, 1, Some(first)) => Some(first.score[self.player(color)].total),
            _ => None,
        }
    }

    /// The board in words.
    pub(in crate::session) fn board_summary(&self) -> BoardSummary {
        let position = self.game().position();
        let board = position.board();
        let stones = |color| board.stones(color).iter().map(Spot::from).collect();
        let marked = |wanted: &[Mark]| {
            let cells = Cell::ALL.into_iter();
            let marked = cells.filter(|&cell| wanted.contains(&self.game().mark(cell)));
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
            next: self.next(),
        }
    }

    /// The series as it stands, in one.
    pub fn series_view(&self) -> Option<SeriesView> {
        self.series_after(&self.finished)
    }

    /// The series as it stands after these games.
    fn series_after(&self, games: &[FinishedGame]) -> Option<SeriesView> {
        let Opponent::Exam { exam, .. } = self.plan.opponent else {
            return None;
        };
        let (rule, score) = (exam.rule(), tally(games));
        let won_ever = self.plan.won_before.saturating_add(score.won);
        Some(SeriesView {
            exam,
            score,
            target: rule.target(),
            career: rule.career_wins.map(|needed| (won_ever, needed)),
        })
    }

    /// The game that is over, once its last stones have come to rest.
    pub fn game_over(&self) -> Option<GameOver> {
        if self.stage == MatchStage::Playing || !self.is_settled() {
            return None;
        }
        let result = self.result_so_far();
        Some(GameOver {
            told: self.over_view(&result),
            next_game: self.stage == MatchStage::Between,
            result,
        })
    }

    fn over_view(&self, result: &Finished) -> OverView {
        let (total, captured) = (result.totals(), result.captures());
        let side = |player| SideOver {
            who: self.who(player),
            color: match &result.games[..] {
                [game] => Some(game.color(player)),
                _ => None,
            },
            score: SideScore::with_captures(
                total[player].saturating_sub(captured[player]),
                captured[player],
            ),
            won: result.winner == Some(player),
        };
        let margin = total.one.abs_diff(total.two);
        let is_told = result.winner.is_some() && 0 < margin;
        let games = result.games.iter();
        OverView {
            kind: GameKind::Star,
            sides: [Player::One, Player::Two].map(side),
            level: self.plan.opponent.level().map(AnyLevel::from),
            margin: is_told.then(|| Points::whole(margin.into())),
            reason: result.reason(),
            games: if result.games.len() < 2 {
                Vec::new()
            } else {
                games
                    .map(|game| [game.score.one.total, game.score.two.total])
                    .collect()
            },
            uncounted: if self.is_practice() {
                Some(Uncounted::Practice)
            } else {
                result.is_practice().then_some(Uncounted::Hinted)
            },
            has_sheet: false,
        }
    }
}

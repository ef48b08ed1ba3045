//! The view of a running match: it holds all that is drawn, so that the drawing side needs no rule.

use rsg_engine::{ByColor, Cell, Cells, Color, Game, Mark, Move, Turn};

use super::hint::HintView;
use super::practice::{Grade, PracticeView};
use super::result::{FinishedGame, tally};
use super::running::{Match, MatchStage};
use super::speech::{BoardSummary, Who};
use crate::board::{Asking, Attention, Board, BoardStep, Phase};
use crate::progress::{
    ByPlayer, CalendarDay, CpuLevel, Exam, Format, Opponent, Player, SeriesEnd, Tally, day_game,
};

/// The star's board with what stands around it, whatever is played there for.
#[derive(Debug, Clone, PartialEq)]
pub struct StarView {
    /// The 37 cells, in the order of [`Cell::ALL`].
    pub cells: Vec<CellView>,
    pub turn: TurnView,
    pub panels: ByColor<PanelView>,
    /// The player's colour: that side always has the same place on the screen.
    pub own: Color,
    pub step: BoardStep,
    /// What is to be read while the last placement is being shown.
    pub before: Option<Before>,
    /// The cell whose tap ko forbids: to be explained, with an offer of the ko help.
    pub blocked: Option<Cell>,
}

/// Everything on the Play screen that the match knows of.
#[derive(Debug, Clone, PartialEq)]
pub struct MatchView {
    pub board: StarView,
    pub level: Option<CpuLevel>,
    pub day: Option<CalendarDay>,
    /// The margin that Today's game is told against.
    pub par: Option<u8>,
    pub format: Format,
    /// The game's number in the match, from 1.
    pub game_number: u16,
    pub series: Option<SeriesView>,
    /// Whether there is Undo in this match at all.
    pub has_undo: bool,
    pub can_undo: bool,
    pub practice: Option<PracticeView>,
    pub hint: HintView,
    /// Whether one was shown in this match: a win is practice then.
    pub hinted: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CellView {
    pub cell: Cell,
    pub stone: Option<Color>,
    /// How it is marked; true whenever a person is to move, none else.
    pub mark: Mark,
    pub last: bool,
    /// The stone that is held over it while the call dialog asks, or as a hint.
    pub ghost: Option<Color>,
    /// The stone that the call under the finger, or the placement hinted at, puts on CP before anything flips.
    pub called: Option<Color>,
    /// What the call under the finger, or the placement hinted at, would make of it.
    pub foreseen: Option<Foreseen>,
    /// How the eye is led to it.
    pub highlight: Option<Highlight>,
}

/// What leads the eye to a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Highlight {
    /// It glows: it is to be tapped.
    Target,
    /// It is, perhaps with others, what is talked about.
    Subject,
    /// The stone on it was judged.
    Judged(Grade),
}

/// What a call would make of a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Foreseen {
    /// Its stone would turn over to this colour.
    Flipped(Color),
    Captured,
    CorePoint,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TurnView {
    pub side: Color,
    pub who: Who,
    pub thinking: bool,
    pub moves: u8,
    /// Whether the game is over and nobody is to move.
    pub over: bool,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PanelView {
    pub who: Who,
    /// Stones on the board, CP's included.
    pub on_board: u8,
    pub captured: u8,
    pub total: u8,
    /// What the same player brought along from the first game of a Reverse Match.
    pub brought: Option<u8>,
    pub active: bool,
}

/// A series as it stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SeriesView {
    pub exam: Exam,
    /// The score, seen from the player.
    pub score: Tally,
    /// Wins that pass it and losses that fail it.
    pub target: u32,
    /// Games won in any attempts so far and how many pass it, where that counts.
    pub career: Option<(u32, u32)>,
}

/// The state before a placement. It is read until the placement has been shown; all that is told to screen readers and
/// tests is already the state after it.
#[derive(Debug, Clone, PartialEq)]
pub struct Before {
    /// Whose placement it is.
    pub side: Color,
    pub who: Who,
    pub points: ByColor<Points>,
    pub series: Option<SeriesView>,
}

/// What a side has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Points {
    pub on_board: u8,
    pub captured: u8,
}

impl Points {
    pub fn total(self) -> u8 {
        self.on_board + self.captured
    }
}

/// What lies over the board.
#[derive(Debug, Clone, PartialEq)]
pub enum BoardOverlay {
    /// "Which colour do you call for CP?"
    Call(CallView),
    /// "No move for White. Black plays again."
    Pass { color: Color, who: Who },
    /// "It's Black's turn next. Tap the screen to continue."
    HandOver { color: Color, who: Who },
    /// Two people are back at a game with a clock: does the time away count, which was this side's?
    Absence { color: Color, seconds: u64 },
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CallView {
    pub cell: Cell,
    pub options: ByColor<CallOption>,
    /// The colour under the finger or in focus.
    pub preview: Option<Color>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CallOption {
    /// Whether it can be chosen; if not, ko forbids it.
    pub enabled: bool,
    pub flips: u8,
    pub captured: u8,
}

/// A finished game, and with it maybe the match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameOver {
    /// The result of the match so far: of this game alone, but of both games after a Reverse Match.
    pub result: super::Finished,
    pub who: ByPlayer<Who>,
    /// Each player's points on the board, over the result's games.
    pub on_board: ByPlayer<u16>,
    pub captured: ByPlayer<u16>,
    pub total: ByPlayer<u16>,
    pub next_game: bool,
    pub series_end: Option<SeriesEnd>,
}

impl StarView {
    /// What is to be seen of this board by the player of that colour.
    pub(super) fn of(board: &Board<Game>, own: Color, who: &dyn Fn(Color) -> Who) -> StarView {
        StarView {
            cells: cells(board),
            turn: turn_view(board, who),
            panels: ByColor::new_with(|color| panel(board, color, who)),
            own,
            step: board.step(),
            before: before(board, who),
            blocked: match board.phase() {
                Phase::Choosing(Asking::Refused(cell)) => Some(*cell),
                _ => None,
            },
        }
    }
}

/// The placement that led to this step.
fn last_turn(board: &Board<Game>) -> Option<&Turn> {
    let last = board.game().turns().last();
    last.filter(|_| board.steps().arrival().is_some())
}

fn before(board: &Board<Game>, who: &dyn Fn(Color) -> Who) -> Option<Before> {
    let turn = last_turn(board).filter(|_| !board.steps().are_settled())?;
    let captures = board.game().position().captures();
    let points = |color| {
        let taken = if color == turn.by {
            turn.effect.capture_count()
        } else {
            0
        };
        Points {
            on_board: turn.effect.before.stones(color).len() as u8,
            captured: captures[color] - taken,
        }
    };
    Some(Before {
        side: turn.by,
        who: who(turn.by),
        points: ByColor::new_with(points),
        series: None,
    })
}

fn cells(board: &Board<Game>) -> Vec<CellView> {
    let game = board.game();
    let (held, tried) = match board.phase() {
        Phase::Choosing(Asking::Call { spot, preview }) => (
            Some(*spot),
            preview.map(|color| Move::calling(*spot, color)),
        ),
        Phase::Choosing(Asking::Hinted { play, .. }) => (Some(play.cell), Some(*play)),
        _ => (None, None),
    };
    let marked = !board.is_over() && board.is_person(game.position().to_move());
    board_cells(game, marked, held, tried)
}

fn turn_view(board: &Board<Game>, who: &dyn Fn(Color) -> Who) -> TurnView {
    let side = board.game().position().to_move();
    let thinking = matches!(board.phase(), Phase::Thinking { .. });
    let moves = board.game().moves();
    let playable: Cells = moves.into_iter().map(|mv| mv.cell).collect();
    TurnView {
        side,
        who: who(side),
        thinking: thinking && board.attention() != Attention::Away,
        moves: playable.len() as u8,
        over: board.is_over(),
    }
}

fn panel(board: &Board<Game>, color: Color, who: &dyn Fn(Color) -> Who) -> PanelView {
    let position = board.game().position();
    let (total, captured) = (position.score()[color], position.captures()[color]);
    PanelView {
        who: who(color),
        on_board: total - captured,
        captured,
        total,
        brought: None,
        active: !board.is_over() && position.to_move() == color,
    }
}

/// What lies over the board.
pub(super) fn overlay(board: &Board<Game>, who: &dyn Fn(Color) -> Who) -> Option<BoardOverlay> {
    let settled = board.steps().are_settled();
    let next = board.game().position().to_move();
    match board.phase() {
        Phase::Choosing(Asking::Call { spot, preview }) => {
            Some(BoardOverlay::Call(call_view(board.game(), *spot, *preview)))
        }
        Phase::Passing { color, .. } if settled => {
            let (color, who) = (*color, who(*color));
            Some(BoardOverlay::Pass { color, who })
        }
        Phase::HandOver if settled => {
            let (color, who) = (next, who(next));
            Some(BoardOverlay::HandOver { color, who })
        }
        _ => None,
    }
}

impl Match {
    pub fn view(&self) -> MatchView {
        MatchView {
            board: self.star_view(),
            par: match self.plan.opponent {
                Opponent::Today { day, .. } => Some(day_game(day).par),
                _ => None,
            },
            level: self.plan.opponent.level(),
            day: self.plan.opponent.day(),
            format: self.plan.format,
            game_number: self.game_number(),
            series: self.series_view(),
            has_undo: self.has_undo(),
            can_undo: self.can_undo(),
            practice: self.practice_view(),
            hint: self.hint_view(),
            hinted: self.was_hinted() && !self.is_practice(),
        }
    }

    /// The board, with what only a match knows of it.
    fn star_view(&self) -> StarView {
        let who = |color| self.who(self.player(color));
        let mut view = StarView::of(&self.board, self.color(Player::One), &who);
        view.turn.thinking &= self.remote.is_none();
        if let Some((game, better)) = self.better_board() {
            view.cells = board_cells(&game, false, Some(better.cell), Some(better));
        } else if let Some(verdict) = self.shown_verdict() {
            let placed = &mut view.cells[verdict.cell.index()];
            // The answer may have captured it.
            let judged = Highlight::Judged(verdict.grade());
            placed.highlight = placed.stone.map(|_| judged);
        }
        for color in [Color::Black, Color::White] {
            view.panels[color].brought = self.brought(color);
        }
        if let Some(before) = &mut view.before {
            before.series = self.series_after(self.games_before());
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

    pub fn board_step(&self) -> BoardStep {
        self.board.step()
    }

    pub fn panels(&self) -> ByColor<PanelView> {
        self.star_view().panels
    }

    pub fn summary(&self) -> BoardSummary {
        let position = self.game().position();
        let board = position.board();
        let marked = |wanted: &[Mark]| {
            Cell::ALL
                .into_iter()
                .filter(|&cell| wanted.contains(&self.game().mark(cell)))
                .collect()
        };
        BoardSummary {
            black: board.stones(Color::Black).iter().collect(),
            white: board.stones(Color::White).iter().collect(),
            core: board.stone(Cell::CP),
            captured: position.captures(),
            total: position.score(),
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

    pub fn overlay(&self) -> Option<BoardOverlay> {
        overlay(&self.board, &|color| self.who(self.player(color)))
    }

    /// The game that is over, once its last stones have come to rest.
    pub fn game_over(&self) -> Option<GameOver> {
        if self.stage == MatchStage::Playing || !self.is_settled() {
            return None;
        }
        let result = self.result_so_far();
        let (total, captured) = (result.totals(), result.captures());
        Some(GameOver {
            who: ByPlayer {
                one: self.who(Player::One),
                two: self.who(Player::Two),
            },
            on_board: ByPlayer {
                one: total.one.saturating_sub(captured.one),
                two: total.two.saturating_sub(captured.two),
            },
            captured,
            total,
            next_game: self.stage == MatchStage::Between,
            series_end: self.series_end(),
            result,
        })
    }
}

/// The two calls of a placement.
pub(super) fn call_view(game: &Game, cell: Cell, preview: Option<Color>) -> CallView {
    let legal = game.moves();
    CallView {
        cell,
        options: ByColor::new_with(|color| {
            let mv = Move::calling(cell, color);
            let effect = game.preview(mv);
            CallOption {
                enabled: legal.contains(&mv),
                flips: effect.as_ref().map_or(0, rsg_engine::Effect::flip_count),
                captured: effect.as_ref().map_or(0, rsg_engine::Effect::capture_count),
            }
        }),
        preview,
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
    let view = |cell| CellView {
        cell,
        stone: board.stone(cell),
        mark: if marked { game.mark(cell) } else { Mark::None },
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

/// What a placement would make of a cell.
fn foresee(effect: &rsg_engine::Effect, cell: Cell) -> Option<Foreseen> {
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

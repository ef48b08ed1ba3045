//! What is to be drawn of a running match, so that nobody who draws needs to know a rule.

use rsg_engine::{ByColor, Cell, Cells, Color, Game, Mark, Move, Turn};

use super::hint::HintView;
use super::practice::{Grade, PracticeView};
use super::result::{FinishedGame, tally};
use super::running::{Asking, Attention, Match, Phase, Stage};
use super::speech::{BoardSummary, Who};
use crate::progress::{
    ByPlayer, CalendarDay, CpuLevel, Exam, Format, Opponent, Player, SeriesEnd, Tally,
};

/// Everything on the Play screen that the match knows of.
#[derive(Debug, Clone, PartialEq)]
pub struct View {
    /// The 37 cells, in the order of [`Cell::ALL`].
    pub cells: Vec<CellView>,
    pub turn: TurnView,
    pub panels: ByColor<PanelView>,
    /// Player one's colour in this game: that side always has the same place on the screen.
    pub own: Color,
    pub level: Option<CpuLevel>,
    pub day: Option<CalendarDay>,
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
    pub step: BoardStep,
    /// What is to be read while the last placement is being shown.
    pub before: Option<Before>,
    /// The cell whose tap ko forbids: to be explained, with an offer of the ko help.
    pub blocked: Option<Cell>,
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

/// How the board came to be as it is.
///
/// Two equal numbers show the same board. Where a placement led from the number before to this one, it is here to be
/// animated; otherwise the board is to be drawn as it is. When the drawing has done with it, it says so with
/// [`Event::Animated`](super::Event::Animated) and the number.
#[derive(Debug, Clone, PartialEq)]
pub struct BoardStep {
    /// Counts the boards that were to be seen.
    pub number: u64,
    /// The placement that made this one out of the one before.
    pub turn: Option<Turn>,
    pub arrival: Arrival,
    /// Whether the match still waits for the drawing.
    pub showing: bool,
}

/// How a placed stone comes onto its cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Arrival {
    /// From the hand.
    Dropped,
    /// It was held over the cell, with what it would do, while the call was asked for.
    Held,
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
pub enum Overlay {
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

impl Match {
    pub fn view(&self) -> View {
        View {
            cells: self.cells(),
            turn: self.turn_view(),
            panels: self.panels(),
            own: self.color(Player::One),
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
            step: self.board_step(),
            before: self.before(),
            blocked: match self.choosing() {
                Some(Asking::Blocked(cell)) => Some(cell),
                _ => None,
            },
        }
    }

    pub fn board_step(&self) -> BoardStep {
        BoardStep {
            number: self.step,
            turn: self.last_turn().cloned(),
            arrival: self.arrival.unwrap_or(Arrival::Dropped),
            showing: !self.is_settled(),
        }
    }

    /// The placement that led to this step.
    fn last_turn(&self) -> Option<&Turn> {
        self.game()
            .turns()
            .last()
            .filter(|_| self.arrival.is_some())
    }

    fn before(&self) -> Option<Before> {
        let turn = self.last_turn().filter(|_| !self.is_settled())?;
        let captures = self.game().position().captures();
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
        let games = match self.stage {
            Stage::Playing(_) => &self.finished[..],
            // The last of them ends with this placement.
            Stage::Between(_) | Stage::Over { .. } => {
                &self.finished[..self.finished.len().saturating_sub(1)]
            }
        };
        Some(Before {
            side: turn.by,
            who: self.who(self.player(turn.by)),
            points: ByColor::new_with(points),
            series: self.series_after(games),
        })
    }

    pub fn panels(&self) -> ByColor<PanelView> {
        ByColor::new_with(|color| self.panel(color))
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

    pub(super) fn choosing(&self) -> Option<Asking> {
        match &self.stage {
            Stage::Playing(current) => match current.phase {
                Phase::Choosing(asking) => Some(asking),
                _ => None,
            },
            Stage::Between(_) | Stage::Over { .. } => None,
        }
    }

    fn person_to_move(&self) -> bool {
        matches!(self.stage, Stage::Playing(_)) && self.is_person(self.game().position().to_move())
    }

    fn cells(&self) -> Vec<CellView> {
        if let Some((game, better)) = self.better_board() {
            return board_cells(&game, false, Some(better.cell), Some(better));
        }
        let game = self.game();
        let (held, tried) = match self.choosing() {
            Some(Asking::Call { cell, preview }) => {
                (Some(cell), preview.map(|color| Move::calling(cell, color)))
            }
            Some(Asking::Hinted { mv, .. }) => (Some(mv.cell), Some(mv)),
            _ => (None, None),
        };
        let mut cells = board_cells(game, self.person_to_move(), held, tried);
        if let Some(verdict) = self.shown_verdict() {
            let placed = &mut cells[verdict.cell.index()];
            // The answer may have captured it.
            let judged = Highlight::Judged(verdict.grade());
            placed.highlight = placed.stone.map(|_| judged);
        }
        cells
    }

    fn turn_view(&self) -> TurnView {
        let side = self.game().position().to_move();
        let thinking = match &self.stage {
            Stage::Playing(current) => matches!(current.phase, Phase::Thinking { .. }),
            Stage::Between(_) | Stage::Over { .. } => false,
        };
        let playable: Cells = self.game().moves().into_iter().map(|mv| mv.cell).collect();
        TurnView {
            side,
            who: self.who(self.player(side)),
            thinking: thinking && self.elsewhere.is_none() && self.attention != Attention::Away,
            moves: playable.len() as u8,
            over: !matches!(self.stage, Stage::Playing(_)),
        }
    }

    fn panel(&self, color: Color) -> PanelView {
        let position = self.game().position();
        let (total, captured) = (position.score()[color], position.captures()[color]);
        let player = self.player(color);
        let brought = match (self.plan.format, self.index(), self.finished.first()) {
            (Format::Reverse, 1, Some(first)) => Some(first.score[player].total),
            _ => None,
        };
        PanelView {
            who: self.who(player),
            on_board: total - captured,
            captured,
            total,
            brought,
            active: matches!(self.stage, Stage::Playing(_)) && position.to_move() == color,
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

    pub fn overlay(&self) -> Option<Overlay> {
        let Stage::Playing(current) = &self.stage else {
            return None;
        };
        let next = self.game().position().to_move();
        match current.phase {
            Phase::Choosing(Asking::Call { cell, preview }) => {
                Some(Overlay::Call(call_view(self.game(), cell, preview)))
            }
            Phase::Passing { color, .. } if self.is_settled() => Some(Overlay::Pass {
                color,
                who: self.who(self.player(color)),
            }),
            Phase::HandOver if self.is_settled() => Some(Overlay::HandOver {
                color: next,
                who: self.who(self.player(next)),
            }),
            _ => None,
        }
    }

    /// The game that is over, once its last stones have come to rest.
    pub fn game_over(&self) -> Option<GameOver> {
        if matches!(self.stage, Stage::Playing(_)) || !self.is_settled() {
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
            next_game: matches!(self.stage, Stage::Between(_)),
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

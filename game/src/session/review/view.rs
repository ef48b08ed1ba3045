//! What is to be drawn of a game that is looked at.

use rsg_engine::{ByColor, Color, Game, Move, Outcome, Turn};

use super::mistakes::{MistakeStage, MistakesView};
use super::{Place, Review};
use crate::progress::{Accuracy, CpuLevel, Judged, KeptGame, Opponent};
use crate::session::Who;
use crate::session::view::{BoardStep, CellView, Highlight, board_cells};

/// Everything on the Review screen.
#[derive(Debug, Clone, PartialEq)]
pub struct ReviewView {
    pub header: Header,
    /// The 37 cells, in the order of [`Cell::ALL`](rsg_engine::Cell::ALL).
    pub cells: Vec<CellView>,
    pub place: Place,
    pub last: Option<(Color, Move)>,
    /// How the game ended, while the board shows its end.
    pub outcome: Option<Outcome>,
    /// The placement that the words are about: the last one, or the one a line stands in for.
    pub about: Option<usize>,
    pub step: BoardStep,
    pub rows: Vec<Row>,
    /// The margin to be expected, from the start to the end; nothing where it is not known yet.
    pub margins: Vec<Option<Expected>>,
    /// The costliest placements, the worst first.
    pub worst: Vec<usize>,
    /// How well each side played, once that can be said.
    pub accuracy: ByColor<Option<Accuracy>>,
    pub progress: AnalysisProgress,
    pub mistakes: MistakesView,
    /// The better line from where it begins.
    pub line: Vec<Move>,
    /// Whether a step back and a step on are possible.
    pub can: (bool, bool),
    pub can_play_on: bool,
}

/// How far the analysis is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AnalysisProgress {
    /// How many placements have more than a first guess.
    pub judged: usize,
    /// How many are proved.
    pub proved: usize,
    pub count: usize,
    /// Whether nothing more will be found out.
    pub is_done: bool,
}

/// Who played the game, and how it ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Header {
    /// The side that is told first: the player's, or that of whoever is named first.
    pub first: Color,
    pub who: ByColor<Who>,
    /// The CPU's level, if the CPU played.
    pub level: Option<CpuLevel>,
    /// The score at the game's end.
    pub score: ByColor<u8>,
}

impl Header {
    /// The header of a game that ended so; nothing is known of who played a pasted one.
    #[must_use]
    pub fn of(game: &Game, kept: Option<&KeptGame>) -> Header {
        Header {
            first: kept.map_or(Color::Black, |kept| kept.own),
            who: ByColor::new_with(|color| who_played(kept, color)),
            level: kept.and_then(|kept| kept.opponent.level()),
            score: game.position().score(),
        }
    }
}

fn who_played(kept: Option<&KeptGame>, color: Color) -> Who {
    let Some(kept) = kept else {
        return Who::Player(Default::default());
    };
    match (&kept.opponent, color == kept.own) {
        (Opponent::People(names), true) => Who::Player(names.one.clone()),
        (Opponent::People(names), false) => Who::Player(names.two.clone()),
        (_, true) => Who::You,
        (_, false) => Who::Cpu,
    }
}

/// A margin to be expected with best play from there on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Expected {
    /// Black's lead.
    pub margin: i16,
    /// Whether it is proved.
    pub exact: bool,
}

impl Expected {
    fn of(by: Color, margin: i16, exact: bool) -> Expected {
        let margin = if by == Color::Black { margin } else { -margin };
        Expected { margin, exact }
    }
}

#[derive(Debug, Clone, PartialEq)]
pub struct Row {
    pub by: Color,
    pub mv: Move,
    pub passes: Option<Color>,
    pub judged: Option<Judged>,
}

impl Review {
    pub fn view(&self) -> ReviewView {
        let game = self.shown_game();
        let last: Option<Turn> = game.turns().last().cloned();
        let about = self.about();
        let line = about
            .map(|turn| self.line(turn).to_vec())
            .unwrap_or_default();
        let count = self.game.turns().len();
        ReviewView {
            header: Header::of(&self.game, self.kept.as_ref()),
            cells: self.cells(&game),
            place: self.place,
            last: last.as_ref().map(|turn| (turn.by, turn.mv)),
            outcome: match self.place {
                Place::Game(_) => game.outcome(),
                Place::Line { .. } | Place::Tried { .. } => None,
            },
            about,
            step: self.step_to(last),
            rows: self.rows(),
            margins: self.margins(),
            worst: self.worst(),
            accuracy: ByColor::new_with(|color| self.accuracy(color)),
            progress: self.progress(),
            mistakes: self.mistakes_view(),
            can: match self.place {
                Place::Game(_) if self.mistake().is_some() => (false, false),
                Place::Game(at) => (0 < at, at < count),
                Place::Line { played, .. } => {
                    (0 < played || !self.is_running(), played < line.len())
                }
                Place::Tried { .. } => (false, false),
            },
            line,
            can_play_on: game.end().is_none(),
        }
    }

    fn rows(&self) -> Vec<Row> {
        let turns = self.game.turns().iter().zip(&self.judged);
        turns
            .map(|(turn, judged)| Row {
                by: turn.by,
                mv: turn.mv,
                passes: turn.passes,
                judged: judged.clone(),
            })
            .collect()
    }

    /// The margin before each placement, and at last the one there was.
    fn margins(&self) -> Vec<Option<Expected>> {
        let turns = self.game.turns().iter().zip(&self.judged);
        let mut margins: Vec<Option<Expected>> = turns
            .map(|(turn, judged)| {
                let judged = judged.as_ref()?;
                Some(Expected::of(turn.by, judged.before, judged.exact))
            })
            .collect();
        let last = self.game.turns().last().zip(self.judged.last());
        margins.push(if self.game.end().is_some() {
            let margin = self.game.position().score().lead(Color::Black);
            let margin = i16::try_from(margin).unwrap_or_default();
            Some(Expected::of(Color::Black, margin, true))
        } else {
            last.and_then(|(turn, judged)| {
                let judged = judged.as_ref()?;
                Some(Expected::of(turn.by, judged.after, judged.exact))
            })
        });
        margins
    }

    fn progress(&self) -> AnalysisProgress {
        AnalysisProgress {
            judged: self.settled.iter().filter(|settled| **settled).count(),
            proved: self.count_proved(),
            count: self.judged.len(),
            is_done: self.next_round().is_none(),
        }
    }

    /// The board. Where a better line begins, its first stone is held over it; where a better placement is looked for,
    /// cells are marked as in a game, with a ring around what was played.
    fn cells(&self, game: &Game) -> Vec<CellView> {
        let stage = self.run.as_ref().map(|run| run.stage);
        let Some((mistake, stage)) = self.mistake().zip(stage) else {
            let better = match self.place {
                Place::Line { turn, played: 0 } => self.line(turn).first().copied(),
                _ => None,
            };
            return board_cells(game, false, better.map(|mv| mv.cell), better);
        };
        let mut cells = match stage {
            MistakeStage::Looking { asking, .. } => {
                let held = asking.map(|(cell, _)| cell);
                let tried = asking.and_then(|(cell, call)| Some(Move::calling(cell, call?)));
                board_cells(game, true, held, tried)
            }
            MistakeStage::Checking(mv) => board_cells(game, false, Some(mv.cell), Some(mv)),
            MistakeStage::Solved { .. } => return board_cells(game, false, None, None),
        };
        if let Some(turn) = self.game.turns().get(mistake) {
            cells[turn.mv.cell.index()].highlight = Some(Highlight::Subject);
        }
        cells
    }
}

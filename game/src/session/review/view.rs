//! The view of a game that is looked at.

use rsg_classics::{Points, Terms};
use rsg_engine::{ByColor, Color, Game};

use super::game::Look;
use super::mistakes::{MistakeStage, MistakesView};
use super::worth::opposite;
use super::{Place, Review, ReviewedGame};
use crate::board::BoardStep;
use crate::progress::{Accuracy, AnyLevel, KeptGame, Opponent};
use crate::session::view::CellView;
use crate::session::{SquareView, Who};
use crate::thinking::AnyPlay;

/// Everything on the Review screen that the game knows of.
#[derive(Debug, Clone, PartialEq)]
pub struct ReviewView {
    pub header: Header,
    pub board: ReviewBoard,
    pub step: BoardStep,
    pub place: Place,
    /// The last turn on the board.
    pub last: Option<(Color, AnyPlay)>,
    /// Whether the board shows the end of a game that was played to its end.
    pub over: bool,
    /// Who won a game by captures that was level on points, while its end is shown.
    pub won_by_captures: Option<Color>,
    /// The lead that the board's position leads to; where a better line is shown, the lead that it leads to.
    pub outlook: Option<Margin>,
    /// The turn that the words are about: the last one, or the one a line stands in for.
    pub about: Option<usize>,
    pub rows: Vec<Row>,
    /// The lead to be expected, from the start to the end; nothing where it is not known yet.
    pub margins: Vec<Option<Margin>>,
    /// The costliest turns, the worst first.
    pub worst: Vec<usize>,
    /// How well each side played, once that can be said.
    pub accuracy: ByColor<Option<Accuracy>>,
    pub progress: AnalysisProgress,
    pub mistakes: MistakesView,
    /// The better line from where it begins.
    pub line: Vec<AnyPlay>,
    /// Whether a step back and a step on are possible.
    pub can: (bool, bool),
    pub can_play_on: bool,
}

/// The board of a game that is looked at.
#[derive(Debug, Clone, PartialEq)]
pub enum ReviewBoard {
    /// The 37 cells, in the order of [`Cell::ALL`](rsg_engine::Cell::ALL).
    Star(Vec<CellView>),
    Squares {
        terms: Terms,
        /// Row by row from the top.
        squares: Vec<SquareView>,
        /// The colour in which a better turn is shown.
        ghost: Color,
    },
}

/// How far the analysis is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AnalysisProgress {
    /// How many turns have more than a first guess.
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
    pub level: Option<AnyLevel>,
    /// The score at the game's end.
    pub score: ByColor<Points>,
}

impl Header {
    /// The header of a game on the star that ended so; nothing is known of who played a pasted one.
    #[must_use]
    pub fn of(game: &Game, kept: Option<&KeptGame>) -> Header {
        let score = game.position().score();
        Header {
            first: kept.map_or(Color::Black, |kept| kept.own),
            who: ByColor::new_with(|color| who_played(kept, color)),
            level: kept
                .and_then(|kept| kept.opponent.level())
                .map(AnyLevel::from),
            score: ByColor::new_with(|color| Points::whole(score[color].into())),
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

/// The lead to be expected with best play from there on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Margin {
    /// Black's lead; below 0 White's.
    pub lead: Points,
    /// Whether it is proved.
    pub exact: bool,
}

impl Margin {
    pub(super) fn of(by: Color, lead: Points, exact: bool) -> Margin {
        let lead = match by {
            Color::Black => lead,
            Color::White => opposite(lead),
        };
        Margin { lead, exact }
    }
}

#[derive(Debug, Clone, PartialEq)]
pub struct Row {
    pub by: Color,
    pub play: AnyPlay,
    pub passes: Option<Color>,
    pub worth: Option<TurnWorth>,
}

/// The worth of a turn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TurnWorth {
    /// Never below 0.
    pub cost: Points,
    /// The final lead after it, for who made it.
    pub after: Points,
    /// Whether both are proved.
    pub exact: bool,
    /// The best turn.
    pub best: Option<AnyPlay>,
}

impl<G: ReviewedGame> Review<G> {
    pub fn view(&self) -> ReviewView {
        let game = self.shown_game();
        let about = self.about();
        let line = about.map(|turn| self.line(turn)).unwrap_or_default();
        ReviewView {
            header: self.header.clone(),
            board: self.board_of(&game),
            step: self.board_step(),
            place: self.place,
            last: {
                let mut before = game.clone();
                before.undo().map(|(by, play)| (by, play.into()))
            },
            over: self.shows_the_end(),
            won_by_captures: game.won_by_captures().filter(|_| self.shows_the_end()),
            outlook: self.outlook(),
            about,
            rows: self.rows(),
            margins: (0..self.positions.len())
                .map(|at| self.margin(at))
                .collect(),
            worst: self.worst(),
            accuracy: ByColor::new_with(|color| G::accuracy(self, color)),
            progress: self.progress(),
            mistakes: self.mistakes_view(),
            can: self.can_step(line.len()),
            line: line.iter().cloned().map(Into::into).collect(),
            can_play_on: game.can_be_played_on(),
        }
    }

    fn shows_the_end(&self) -> bool {
        matches!(self.place, Place::Game(at) if self.positions[at].is_over())
    }

    fn outlook(&self) -> Option<Margin> {
        match self.place {
            Place::Game(at) => self
                .margin(at)
                .or_else(|| self.margin_after(at.checked_sub(1)?)),
            Place::Line { turn, .. } => self.margin(turn),
            Place::Tried { .. } => None,
        }
    }

    fn can_step(&self, line: usize) -> (bool, bool) {
        match self.place {
            Place::Game(_) if self.mistake().is_some() => (false, false),
            Place::Game(at) => (0 < at, at < self.turns.len()),
            Place::Line { played, .. } => (0 < played || !self.is_running(), played < line),
            Place::Tried { .. } => (false, false),
        }
    }

    fn rows(&self) -> Vec<Row> {
        let turns = self.turns.iter().enumerate();
        turns
            .map(|(turn, made)| Row {
                by: made.by,
                play: made.play.clone().into(),
                passes: made.passes,
                worth: self.turn_worth(turn),
            })
            .collect()
    }

    fn progress(&self) -> AnalysisProgress {
        let turns = 0..self.turns.len();
        AnalysisProgress {
            judged: turns.filter(|turn| self.settled[*turn]).count(),
            proved: self.count_proved(),
            count: self.turns.len() - G::unsayable(self),
            is_done: G::next_study(self).is_none(),
        }
    }

    /// Where a better line begins, its first stone is held over the board; where a better turn is looked for, spots are marked
    /// as in a game, with a ring around what was played.
    fn board_of(&self, game: &G) -> ReviewBoard {
        let mut look = Look {
            marked: false,
            held: None,
            tried: None,
            subject: None,
            better: None,
        };
        match (self.mistake(), self.run.as_ref().map(|run| &run.stage)) {
            (Some(turn), Some(stage)) => match stage {
                MistakeStage::Looking { asking, .. } => {
                    look.marked = true;
                    look.subject = Some(self.turns[turn].play.clone());
                    look.held = asking.map(|(spot, _)| spot);
                    look.tried = asking.and_then(|(spot, call)| game.calling(spot, call?));
                }
                MistakeStage::Checking(tried) => {
                    look.subject = Some(self.turns[turn].play.clone());
                    look.held = game.spot_of(tried);
                    look.tried = Some(tried.clone());
                }
                MistakeStage::Solved { .. } => {}
            },
            _ => match self.place {
                Place::Line { turn, played: 0 } => {
                    look.tried = self.line(turn).first().cloned();
                    look.held = look.tried.as_ref().and_then(|play| game.spot_of(play));
                }
                Place::Game(at) => look.better = self.better_than_last(at),
                Place::Line { .. } | Place::Tried { .. } => {}
            },
        }
        game.draw(look)
    }

    /// The turn that would have been better than the last of so many.
    fn better_than_last(&self, at: usize) -> Option<G::Play> {
        let turn = at.checked_sub(1)?;
        let costly = self
            .turn_worth(turn)
            .is_some_and(|worth| Points::default() < worth.cost);
        self.line(turn).first().filter(|_| costly).cloned()
    }
}

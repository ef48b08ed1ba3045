//! The view of a game that is looked at.

use crate::session::BoardView;
use rsg_classics::Points;
use rsg_engine::{ByColor, Color};

use super::mistake::MistakesView;
use super::place::Place;
use super::worth::opposite;
use crate::board::BoardStep;
use crate::play::Play;
use crate::progress::{Accuracy, CpuLevel, GameKind, Player};
use crate::session::{OverView, Who};

/// Everything on the Review screen that the game knows of.
#[derive(Debug, Clone, PartialEq)]
pub struct ReviewView {
    pub kind: GameKind,
    pub header: Header,
    pub board: BoardView,
    pub step: BoardStep,
    pub place: Place,
    /// The last turn on the board.
    pub last: Option<(Color, Play)>,
    /// True if the board shows the end of a game that was played to its end.
    pub over: bool,
    /// The winner by captures of a game that was level on points, while its end is shown.
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
    /// The accuracy of each side, once it is known.
    pub accuracy: ByColor<Option<Accuracy>>,
    pub progress: AnalysisProgress,
    pub mistakes: MistakesView,
    /// The better line from where it begins.
    pub line: Vec<Play>,
    /// The possible steps, true where there is one: back, and forward.
    pub can: (bool, bool),
    pub can_play_on: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AnalysisProgress {
    /// The number of turns with more than a first guess.
    pub judged: usize,
    /// The number of turns that are proved.
    pub proved: usize,
    pub count: usize,
    /// True if the analysis is over.
    pub is_done: bool,
}

/// The players of the game, and its result.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Header {
    /// The side that is named first: the player's, or that of whoever is named first.
    pub first: Color,
    pub who: ByColor<Who>,
    /// The CPU's level, if the CPU played.
    pub level: Option<CpuLevel>,
    /// The score at the game's end.
    pub score: ByColor<Points>,
}

impl From<&OverView> for Header {
    fn from(over: &OverView) -> Header {
        Header {
            first: over.side_of(Player::One).color.unwrap_or(Color::Black),
            who: ByColor::new_with(|color| over.side(color).who.clone()),
            level: over.level,
            score: ByColor::new_with(|color| over.side(color).score.total),
        }
    }
}

/// The lead to be expected with best play from there on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Margin {
    /// Black's lead; below 0 White's.
    pub lead: Points,
    /// True if it is proved.
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
    pub play: Play,
    pub passes: Option<Color>,
    pub worth: Option<TurnWorth>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TurnWorth {
    /// Never below 0.
    pub cost: Points,
    /// The final lead after it, for who made it.
    pub after: Points,
    /// True if both are proved.
    pub exact: bool,
    /// The best turn.
    pub best: Option<Play>,
}

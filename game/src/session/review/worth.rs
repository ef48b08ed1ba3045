//! The worth of a turn, whichever game it was made in.

use rsg_classics::Points;
use rsg_engine::analysis::Judgement;

use crate::play::Play;
use crate::progress::Judged;

/// The knowledge of one turn, in points for who made it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Worth {
    /// The final lead after the best turn.
    pub before: Points,
    /// The final lead after the turn that was made. Where it is not told, it follows from the worth of the next turn.
    pub after: Option<Points>,
    /// True if both are proved.
    pub exact: bool,
    /// The best turn, and how play would have gone on; empty where turns cannot be compared.
    pub line: Vec<Play>,
    /// True if the best turn alone was no mistake: proved for every other one.
    pub only: bool,
}

/// Placements of a better line that are worth keeping.
const LONGEST_LINE: usize = 12;

impl From<&Judged> for Worth {
    fn from(judged: &Judged) -> Worth {
        Worth {
            before: Points::whole(judged.before.into()),
            after: Some(Points::whole(judged.after.into())),
            exact: judged.exact,
            line: judged.line.iter().copied().map(Play::from).collect(),
            only: judged.only,
        }
    }
}

impl From<&Judgement> for Worth {
    fn from(judgement: &Judgement) -> Worth {
        Worth {
            before: Points::whole(judgement.before),
            after: Some(Points::whole(judgement.after)),
            exact: judgement.exact,
            line: (judgement.line.iter().take(LONGEST_LINE))
                .copied()
                .map(Play::from)
                .collect(),
            only: judgement.only,
        }
    }
}

impl From<&Worth> for Judged {
    fn from(worth: &Worth) -> Judged {
        Judged {
            before: whole(worth.before),
            after: worth.after.map_or(whole(worth.before), whole),
            exact: worth.exact,
            line: worth.line.iter().filter_map(Play::on_star).collect(),
            only: worth.only,
        }
    }
}

/// A number of points without a half, as the star counts.
pub(super) fn whole(points: Points) -> i16 {
    i16::try_from(points.in_halves() / 2).unwrap_or(i16::MAX)
}

/// The difference of two numbers of points.
pub(super) fn difference(more: Points, less: Points) -> Points {
    Points::halves(more.in_halves() - less.in_halves())
}

/// Points as the other side sees them.
pub(super) fn opposite(points: Points) -> Points {
    Points::halves(-points.in_halves())
}

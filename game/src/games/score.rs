//! The score of a side, and what it is made of.

use rsg_classics::{Points, SquaresGame};
use rsg_engine::ByColor;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SideScore {
    pub total: Points,
    pub parts: ScoreParts,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ScoreParts {
    /// Discs on the board. At the end the total may have the empty squares, too.
    Discs { on_board: Points },
    /// Stones on the board, CP's included, and captured ones.
    Captures { on_board: u16, captured: u16 },
    /// Stones and territory.
    Area(AreaCount),
}

/// The parts of a score of stones and territory.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AreaCount {
    pub stones: u32,
    pub territory: u32,
    /// True if the side has the button, and its half point.
    pub button: bool,
    /// Komi; or, below zero, what a handicap costs.
    pub agreed: i32,
}

impl SideScore {
    #[must_use]
    pub fn of_discs(total: Points, on_board: Points) -> SideScore {
        let parts = ScoreParts::Discs { on_board };
        SideScore { total, parts }
    }

    #[must_use]
    pub fn with_captures(on_board: u16, captured: u16) -> SideScore {
        SideScore {
            total: Points::whole(i32::from(on_board) + i32::from(captured)),
            parts: ScoreParts::Captures { on_board, captured },
        }
    }

    /// The scores of two games, added. A Reverse Match is played for discs or captures alone.
    #[must_use]
    pub fn with(self, other: SideScore) -> SideScore {
        if let (Some((board, captured)), Some((more, caught))) = (self.captures(), other.captures())
        {
            return SideScore::with_captures(board + more, captured + caught);
        }
        let on_board = |score: SideScore| match score.parts {
            ScoreParts::Discs { on_board } => on_board,
            ScoreParts::Captures { .. } | ScoreParts::Area(_) => score.total,
        };
        let add = |one: Points, two: Points| Points::halves(one.in_halves() + two.in_halves());
        let total = add(self.total, other.total);
        SideScore::of_discs(total, add(on_board(self), on_board(other)))
    }

    /// Stones on the board and captured ones; none where nothing is captured.
    #[must_use]
    pub fn captures(self) -> Option<(u16, u16)> {
        match self.parts {
            ScoreParts::Captures { on_board, captured } => Some((on_board, captured)),
            ScoreParts::Discs { .. } | ScoreParts::Area(_) => None,
        }
    }

    #[must_use]
    pub fn area(self) -> Option<AreaCount> {
        match self.parts {
            ScoreParts::Area(area) => Some(area),
            ScoreParts::Discs { .. } | ScoreParts::Captures { .. } => None,
        }
    }
}

/// The score of a game on squares as it stands.
pub(super) fn of_squares(game: &dyn SquaresGame) -> ByColor<SideScore> {
    let stands = game.score();
    let Some(area) = game.area() else {
        return ByColor::new_with(|color| SideScore::of_discs(stands[color], stands[color]));
    };
    ByColor::new_with(|color| {
        let (stones, territory) = (area.stones[color], area.territory[color]);
        let button = area.button == Some(color);
        let on_board = 2 * (stones + territory) as i32;
        let parts = ScoreParts::Area(AreaCount {
            stones,
            territory,
            button,
            agreed: (area.total[color].in_halves() - on_board - i32::from(button)) / 2,
        });
        let total = stands[color];
        SideScore { total, parts }
    })
}

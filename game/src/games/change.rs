//! A turn with its effects, in one form for every game.

use std::collections::BTreeSet;

use rsg_classics as classics;
use rsg_engine::{Cell, Cells, Color, Effect, Turn};

use super::call::call_of;
use crate::play::{Play, Spot};
use crate::progress::CallReason;

/// A turn, and the effects of it that are seen, heard, felt or decide what comes next.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Change {
    /// The side that made it.
    pub by: Color,
    pub play: Play,
    /// Its call, on the star.
    pub called: Option<Called>,
    /// The stones that turned over: rows or groups, each beginning next to the placed stone and going outward. CP may
    /// lie in two of them.
    pub flipped: Vec<Vec<Spot>>,
    /// The captured stones.
    pub captured: Vec<Spot>,
    /// True if it captured the point of an empty CP.
    pub core_point: bool,
    /// The spots that surround what it captured.
    pub surrounding: Vec<Spot>,
    /// The side that has no turn after it and is passed over.
    pub passes: Option<Color>,
}

/// The call of a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Called {
    pub color: Color,
    /// The reason that the position gives for it.
    pub reason: CallReason,
    /// The colour of CP before it.
    pub before: Option<Color>,
}

impl Change {
    /// A turn without any effect beside its stone.
    #[must_use]
    pub fn of(by: Color, play: Play) -> Change {
        Change {
            by,
            play,
            called: None,
            flipped: Vec::new(),
            captured: Vec::new(),
            core_point: false,
            surrounding: Vec::new(),
            passes: None,
        }
    }

    /// A turn on the star.
    pub(super) fn on_star(turn: &Turn) -> Change {
        let effect = &turn.effect;
        let called = call_of(turn).map(|(color, reason)| Called {
            color,
            reason,
            before: effect.before.stone(Cell::CP),
        });
        let row = |cells: &[Cell]| cells.iter().copied().map(Spot::Cell).collect();
        let captured = effect.captured.iter().flat_map(|group| group.iter());
        Change {
            called,
            flipped: effect.flips.iter().map(|flips| row(&flips.cells)).collect(),
            captured: captured.map(Spot::Cell).collect(),
            core_point: effect.cp_point,
            surrounding: surrounding(effect).iter().map(Spot::Cell).collect(),
            passes: turn.passes,
            ..Change::of(turn.by, turn.mv.into())
        }
    }

    /// A turn on a square board, or beside it.
    pub(super) fn on_squares(change: classics::Change) -> Change {
        let row = |squares: &Vec<_>| squares.iter().copied().map(Spot::Square).collect();
        Change {
            flipped: change.flipped.iter().map(row).collect(),
            passes: change.passes.then_some(!change.by),
            ..Change::of(change.by, change.play.into())
        }
    }

    /// Returns true if it was a pass by choice.
    #[must_use]
    pub fn is_pass(&self) -> bool {
        self.play == Play::Pass
    }

    /// Returns true if its call gave CP another colour, or its first one.
    #[must_use]
    pub fn turns_core(&self) -> bool {
        self.called
            .is_some_and(|called| called.before != Some(called.color))
    }

    /// The spots whose stones turned over, each once.
    #[must_use]
    pub fn turned_over(&self) -> BTreeSet<Spot> {
        self.flipped.iter().flatten().copied().collect()
    }

    /// The number of points captured, that of an empty CP included.
    #[must_use]
    pub fn points(&self) -> usize {
        self.captured.len() + usize::from(self.core_point)
    }
}

/// The cells around the captured groups, and around an empty CP whose point is captured.
fn surrounding(effect: &Effect) -> Cells {
    let core = match effect.cp_point {
        true => Cells::of(Cell::CP),
        false => Cells::EMPTY,
    };
    let taken = effect.captured.iter().fold(core, |all, group| all | *group);
    taken.neighbours() - taken
}

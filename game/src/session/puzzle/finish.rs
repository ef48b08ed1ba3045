//! How far the end of the game is, after a solution or after a wrong placement.

use crate::session::replay::Rerun;

/// The state of the end of the game.
#[derive(Debug, Clone, Default)]
pub(super) enum Finish {
    #[default]
    NotAsked,
    /// The number of the question.
    Asked(u64),
    /// It runs on a board of its own; the end is on the puzzle's.
    Running(Box<Rerun>),
    Shown,
}

impl Finish {
    /// The board on which it runs.
    pub fn running(&self) -> Option<&Rerun> {
        match self {
            Finish::Running(rerun) => Some(rerun),
            _ => None,
        }
    }

    /// Ends what runs; a question that is out is asked anew when somebody looks again.
    pub fn show_end(&mut self) {
        *self = match std::mem::take(self) {
            Finish::Running(_) | Finish::Shown => Finish::Shown,
            Finish::NotAsked | Finish::Asked(_) => Finish::NotAsked,
        };
    }
}

//! How far the files are that come when they are wanted, and the puzzles.

use rsg_engine::puzzle::Puzzles;

use crate::app::effect::Effect;
use crate::app::late::{Brought, HowFar, LateEvent, LateFile};

/// How far each file is.
#[derive(Debug, Clone, Copy, Default)]
pub struct LateFiles {
    licences: HowFar,
    puzzles_how_far: HowFar,
    /// The puzzles, once they are there.
    pub puzzles: Option<&'static Puzzles>,
}

impl LateFiles {
    pub fn how_far(self, file: LateFile) -> HowFar {
        match file {
            LateFile::Licences => self.licences,
            LateFile::Puzzles => self.puzzles_how_far,
        }
    }

    fn how_far_mut(&mut self, file: LateFile) -> &mut HowFar {
        match file {
            LateFile::Licences => &mut self.licences,
            LateFile::Puzzles => &mut self.puzzles_how_far,
        }
    }

    /// As the app starts: with the puzzles, or they are on their way while the first screen is looked at.
    pub fn begin(&mut self, puzzles: Option<&'static Puzzles>, outbox: &mut Vec<Effect>) {
        match puzzles {
            Some(puzzles) => self.take(Brought::Puzzles(puzzles)),
            None => self.bring(LateFile::Puzzles, false, outbox),
        }
    }

    /// Something happens to a file.
    pub fn apply(&mut self, event: LateEvent, outbox: &mut Vec<Effect>) {
        match event {
            LateEvent::Want(file) => self.bring(file, true, outbox),
            LateEvent::Came(brought) => self.take(brought),
            LateEvent::Failed(file) => *self.how_far_mut(file) = HowFar::Failed,
        }
    }

    fn take(&mut self, brought: Brought) {
        let file = match brought {
            Brought::Licences => LateFile::Licences,
            Brought::Puzzles(puzzles) => {
                self.puzzles = Some(puzzles);
                LateFile::Puzzles
            }
        };
        *self.how_far_mut(file) = HowFar::There;
    }

    fn bring(&mut self, file: LateFile, wanted: bool, outbox: &mut Vec<Effect>) {
        let how_far = self.how_far_mut(file);
        if matches!(how_far, HowFar::NotAsked | HowFar::Failed) {
            *how_far = HowFar::Coming;
            outbox.push(Effect::Bring { file, wanted });
        }
    }
}

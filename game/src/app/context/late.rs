//! How far the files are that come when they are wanted.

use crate::app::effect::Effect;
use crate::app::late::{HowFar, LateEvent, LateFile};

/// How far each file is.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct LateFiles {
    licences: HowFar,
}

impl LateFiles {
    pub fn how_far(self, file: LateFile) -> HowFar {
        match file {
            LateFile::Licences => self.licences,
        }
    }

    fn how_far_mut(&mut self, file: LateFile) -> &mut HowFar {
        match file {
            LateFile::Licences => &mut self.licences,
        }
    }

    /// Something happens to a file.
    pub fn apply(&mut self, event: LateEvent, outbox: &mut Vec<Effect>) {
        match event {
            LateEvent::Want(file) => {
                let how_far = self.how_far_mut(file);
                if matches!(how_far, HowFar::NotAsked | HowFar::Failed) {
                    *how_far = HowFar::Coming;
                    outbox.push(Effect::Bring(file));
                }
            }
            LateEvent::Came(file) => *self.how_far_mut(file) = HowFar::There,
            LateEvent::Failed(file) => *self.how_far_mut(file) = HowFar::Failed,
        }
    }
}

//! The loading state of the files that are loaded when they are wanted, and the puzzles.

use rsg_engine::puzzle::Puzzles;

use crate::app::effect::Effect;
use crate::app::late::{Brought, HowFar, LateEvent, LateFile};
use crate::text::Language;

/// The loading state of each file.
#[derive(Debug, Clone, Copy, Default)]
pub struct LateFiles {
    licences: HowFar,
    puzzles_how_far: HowFar,
    /// The state of each language's texts, in the order of [`Language::ALL`].
    texts: [HowFar; Language::ALL.len()],
    /// The puzzles, once they are there.
    pub puzzles: Option<&'static Puzzles>,
}

impl LateFiles {
    pub fn how_far(self, file: LateFile) -> HowFar {
        match file {
            LateFile::Licences => self.licences,
            LateFile::Puzzles => self.puzzles_how_far,
            LateFile::Texts(language) => self.texts[language as usize],
        }
    }

    fn how_far_mut(&mut self, file: LateFile) -> &mut HowFar {
        match file {
            LateFile::Licences => &mut self.licences,
            LateFile::Puzzles => &mut self.puzzles_how_far,
            LateFile::Texts(language) => &mut self.texts[language as usize],
        }
    }

    /// Begins as the app starts: with the puzzles, or they are on their way while the first screen is looked at.
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
            LateEvent::Online => self.bring_what_failed(outbox),
        }
    }

    fn bring_what_failed(&mut self, outbox: &mut Vec<Effect>) {
        let texts = Language::ALL.map(LateFile::Texts);
        for file in [LateFile::Licences, LateFile::Puzzles]
            .into_iter()
            .chain(texts)
        {
            if self.how_far(file) == HowFar::Failed {
                self.bring(file, false, outbox);
            }
        }
    }

    fn take(&mut self, brought: Brought) {
        let file = match brought {
            Brought::Licences => LateFile::Licences,
            Brought::Texts(language) => LateFile::Texts(language),
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

#[cfg(test)]
mod tests {
    use super::*;

    const HINDI: LateFile = LateFile::Texts(Language::Hindi);

    /// The files that are asked for, each with true if the player waits for it.
    fn asked(outbox: &mut Vec<Effect>) -> Vec<(LateFile, bool)> {
        let asked = outbox.drain(..).map(|effect| match effect {
            Effect::Bring { file, wanted } => (file, wanted),
            other => panic!("{other:?}"),
        });
        asked.collect()
    }

    #[test]
    fn what_could_not_be_had_is_asked_for_again_once_there_is_a_network() {
        let (mut files, mut outbox) = (LateFiles::default(), Vec::new());
        files.begin(None, &mut outbox);
        files.apply(LateEvent::Want(HINDI), &mut outbox);
        let begun = [(LateFile::Puzzles, false), (HINDI, true)];
        assert_eq!(asked(&mut outbox), begun);
        files.apply(LateEvent::Online, &mut outbox);
        assert_eq!(asked(&mut outbox), [], "both are on their way");
        files.apply(LateEvent::Failed(LateFile::Puzzles), &mut outbox);
        files.apply(LateEvent::Failed(HINDI), &mut outbox);
        files.apply(LateEvent::Online, &mut outbox);
        assert_eq!(
            asked(&mut outbox),
            [(LateFile::Puzzles, false), (HINDI, false)]
        );
        files.apply(
            LateEvent::Came(Brought::Texts(Language::Hindi)),
            &mut outbox,
        );
        assert_eq!(files.how_far(HINDI), HowFar::There);
        let marathi = files.how_far(LateFile::Texts(Language::Marathi));
        assert_eq!(marathi, HowFar::NotAsked);
    }
}

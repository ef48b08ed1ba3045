//! The loading state of the files that are loaded when they are wanted, and the puzzles.

use rsg_engine::puzzle::Puzzles;

use crate::app::effect::Effect;
use crate::app::late::{Brought, LateEvent, LateFile, LoadState};
use crate::text::Language;

/// The loading state of each file.
#[derive(Debug, Clone, Copy, Default)]
pub struct LateFiles {
    licences: LoadState,
    puzzles_state: LoadState,
    moods: LoadState,
    /// The state of each language's texts, in the order of [`Language::ALL`].
    texts: [LoadState; Language::ALL.len()],
    /// The puzzles, once they are there.
    pub puzzles: Option<&'static Puzzles>,
}

impl LateFiles {
    pub fn load_state(self, file: LateFile) -> LoadState {
        match file {
            LateFile::Licences => self.licences,
            LateFile::Puzzles => self.puzzles_state,
            LateFile::Moods => self.moods,
            LateFile::Texts(language) => self.texts[language as usize],
        }
    }

    fn state_mut(&mut self, file: LateFile) -> &mut LoadState {
        match file {
            LateFile::Licences => &mut self.licences,
            LateFile::Puzzles => &mut self.puzzles_state,
            LateFile::Moods => &mut self.moods,
            LateFile::Texts(language) => &mut self.texts[language as usize],
        }
    }

    /// Begins as the app starts: with the puzzles, or they and the drawings are on their way while the first screen is
    /// looked at.
    pub fn begin(&mut self, puzzles: Option<&'static Puzzles>, outbox: &mut Vec<Effect>) {
        match puzzles {
            Some(puzzles) => self.take(Brought::Puzzles(puzzles)),
            None => {
                self.bring(LateFile::Puzzles, false, outbox);
                self.bring(LateFile::Moods, false, outbox);
            }
        }
    }

    /// Something happens to a file.
    pub fn apply(&mut self, event: LateEvent, outbox: &mut Vec<Effect>) {
        match event {
            LateEvent::Want(file) => self.bring(file, true, outbox),
            LateEvent::Fetched(brought) => self.take(brought),
            LateEvent::Failed(file) => *self.state_mut(file) = LoadState::Failed,
            LateEvent::Online => self.bring_what_failed(outbox),
        }
    }

    fn bring_what_failed(&mut self, outbox: &mut Vec<Effect>) {
        let texts = Language::ALL.map(LateFile::Texts);
        for file in [LateFile::Licences, LateFile::Puzzles, LateFile::Moods]
            .into_iter()
            .chain(texts)
        {
            if self.load_state(file) == LoadState::Failed {
                self.bring(file, false, outbox);
            }
        }
    }

    fn take(&mut self, brought: Brought) {
        let file = match brought {
            Brought::Licences => LateFile::Licences,
            Brought::Moods => LateFile::Moods,
            Brought::Texts(language) => LateFile::Texts(language),
            Brought::Puzzles(puzzles) => {
                self.puzzles = Some(puzzles);
                LateFile::Puzzles
            }
        };
        *self.state_mut(file) = LoadState::Loaded;
    }

    fn bring(&mut self, file: LateFile, wanted: bool, outbox: &mut Vec<Effect>) {
        let load_state = self.state_mut(file);
        if matches!(load_state, LoadState::NotAsked | LoadState::Failed) {
            *load_state = LoadState::Loading;
            outbox.push(Effect::Fetch { file, wanted });
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
            Effect::Fetch { file, wanted } => (file, wanted),
            other => panic!("{other:?}"),
        });
        asked.collect()
    }

    #[test]
    fn what_could_not_be_had_is_asked_for_again_once_there_is_a_network() {
        let (mut files, mut outbox) = (LateFiles::default(), Vec::new());
        files.begin(None, &mut outbox);
        files.apply(LateEvent::Want(HINDI), &mut outbox);
        let begun = [
            (LateFile::Puzzles, false),
            (LateFile::Moods, false),
            (HINDI, true),
        ];
        assert_eq!(asked(&mut outbox), begun);
        files.apply(LateEvent::Online, &mut outbox);
        assert_eq!(asked(&mut outbox), [], "all are on their way");
        files.apply(LateEvent::Failed(LateFile::Puzzles), &mut outbox);
        files.apply(LateEvent::Failed(HINDI), &mut outbox);
        files.apply(LateEvent::Online, &mut outbox);
        assert_eq!(
            asked(&mut outbox),
            [(LateFile::Puzzles, false), (HINDI, false)]
        );
        files.apply(
            LateEvent::Fetched(Brought::Texts(Language::Hindi)),
            &mut outbox,
        );
        assert_eq!(files.load_state(HINDI), LoadState::Loaded);
        let marathi = files.load_state(LateFile::Texts(Language::Marathi));
        assert_eq!(marathi, LoadState::NotAsked);
    }
}

//! Files that come when they are wanted. They are built in everywhere but on the web page: its program is to be small,
//! so there they lie beside it (`xtask/src/web/files.rs` has the list).

use std::sync::OnceLock;

use rsg_engine::puzzle::Puzzles;
use rsg_game::app::{Brought, LateFile};
use rsg_game::text::{Language, Texts};
use tokio::sync::oneshot;

use super::device;

/// The licences page: every package in the app, with the texts of their licences, written by `cargo xtask licences`.
static LICENCES: OnceLock<String> = OnceLock::new();

/// Puzzles that were not built in.
static PUZZLES: OnceLock<Puzzles> = OnceLock::new();

/// The drawings of opponents who smile and wince, if they were not built in: their sheet.
static MOODS: OnceLock<String> = OnceLock::new();

/// The words of languages that were not built in, in the order of [`Language::ALL`].
static TEXTS: [OnceLock<Texts>; Language::ALL.len()] =
    [const { OnceLock::new() }; Language::ALL.len()];

/// Fetches a file, for which the player waits if it is wanted, and calls `told` with its content, if it has come.
pub fn bring(file: LateFile, wanted: bool, told: impl FnOnce(Option<Brought>) + 'static) {
    let name = match file {
        LateFile::Licences => "licences.txt".to_owned(),
        LateFile::Puzzles => "puzzles.bin".to_owned(),
        LateFile::Moods => "moods.svg".to_owned(),
        LateFile::Texts(language) => format!("texts-{}.txt", language.tag()),
    };
    device::late_file(&name, wanted, move |bytes| {
        told(bytes.and_then(|bytes| take(file, bytes)));
    });
}

/// Brings a language before anything is drawn in it. Whether it is there in the end is for [`texts`] to say.
pub async fn bring_texts(language: Language) {
    if texts(language).is_some() {
        return;
    }
    let (sender, came) = oneshot::channel();
    bring(LateFile::Texts(language), false, move |_| {
        // Whoever has stopped waiting finds it later.
        let _ = sender.send(());
    });
    // It is told in any case.
    let _ = came.await;
}

/// The words of a language, if they are there.
#[must_use]
pub fn texts(language: Language) -> Option<Texts> {
    let late = || TEXTS[language as usize].get().cloned();
    Texts::built_in(language).or_else(late)
}

/// Keeps what has come. Another copy of what is there already changes nothing.
fn take(file: LateFile, bytes: Vec<u8>) -> Option<Brought> {
    Some(match file {
        LateFile::Licences => {
            let text = String::from_utf8(bytes).ok()?;
            let _ = LICENCES.get_or_init(|| text);
            Brought::Licences
        }
        LateFile::Puzzles => {
            let puzzles = Puzzles::from_bytes(&bytes).ok()?;
            Brought::Puzzles(PUZZLES.get_or_init(|| puzzles))
        }
        LateFile::Moods => {
            let drawings = String::from_utf8(bytes).ok()?;
            let _ = MOODS.get_or_init(|| drawings);
            Brought::Moods
        }
        LateFile::Texts(language) => {
            let source = String::from_utf8(bytes).ok()?;
            let _ = TEXTS[language as usize].get_or_init(|| Texts::from_file(language, source));
            Brought::Texts(language)
        }
    })
}

/// The drawings of moods, once they are there.
#[must_use]
pub fn moods() -> Option<&'static str> {
    device::moods().or_else(|| MOODS.get().map(String::as_str))
}

/// The licences, once they are there.
#[must_use]
pub fn licences() -> &'static str {
    LICENCES.get().map_or("", String::as_str)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;
    use std::rc::Rc;

    #[test]
    fn what_is_built_in_is_there_at_once() {
        let came = Rc::new(Cell::new(None));
        let tell = Rc::clone(&came);
        bring(LateFile::Licences, true, move |brought| tell.set(brought));
        assert_eq!(came.get(), Some(Brought::Licences));
        assert!(licences().contains("\n====\n"));
        assert!(device::puzzles().is_some());
        for language in Language::ALL {
            let texts = texts(language).expect("it is built in");
            assert_eq!(texts.language(), language);
        }
    }

    #[test]
    fn words_come_as_they_are_written_or_not_at_all() {
        let file = LateFile::Texts(Language::Hindi);
        assert_eq!(take(file, b"app-close = \xff".to_vec()), None);
        let came = take(file, "app-close = बंद\n".into());
        assert_eq!(came, Some(Brought::Texts(Language::Hindi)));
        let late = TEXTS[Language::Hindi as usize].get().expect("it has come");
        assert_eq!(late.get("app-close"), "बंद");
    }

    #[test]
    fn puzzles_come_as_they_ship_and_half_of_them_is_nothing() {
        let bytes = Puzzles::shipped().to_bytes();
        assert_eq!(take(LateFile::Puzzles, bytes[..9000].to_vec()), None);
        let shipped = Some(Brought::Puzzles(Puzzles::shipped()));
        assert!(take(LateFile::Puzzles, bytes) == shipped);
    }
}

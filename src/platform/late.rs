//! Files that come when they are wanted. They are built in everywhere but on the web page: its program is to be small, so there
//! they lie beside it (`xtask/src/web/files.rs` has the list).

use std::sync::OnceLock;

use rsg_engine::puzzle::Puzzles;
use rsg_game::app::{Brought, LateFile};

use super::device;

/// What the app is built from, with the texts of the licences, written by `cargo xtask licences`.
static LICENCES: OnceLock<String> = OnceLock::new();

/// Puzzles that were not built in.
static PUZZLES: OnceLock<Puzzles> = OnceLock::new();

/// Brings a file, for which the player waits if it is wanted, and tells what has come, if it has.
pub fn bring(file: LateFile, wanted: bool, told: impl FnOnce(Option<Brought>) + 'static) {
    let name = match file {
        LateFile::Licences => "licences.txt",
        LateFile::Puzzles => "puzzles.bin",
    };
    device::late_file(name, wanted, move |bytes| {
        told(bytes.and_then(|bytes| take(file, bytes)));
    });
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
    })
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
    }

    #[test]
    fn puzzles_come_as_they_ship_and_half_of_them_is_nothing() {
        let bytes = Puzzles::shipped().to_bytes();
        assert_eq!(take(LateFile::Puzzles, bytes[..9000].to_vec()), None);
        let shipped = Some(Brought::Puzzles(Puzzles::shipped()));
        assert!(take(LateFile::Puzzles, bytes) == shipped);
    }
}

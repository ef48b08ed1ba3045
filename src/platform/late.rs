//! Files that come when they are wanted. They are built in everywhere but on the web page: its program is to be small, so there
//! they lie beside it (`xtask/src/web/files.rs` has the list).

use std::sync::OnceLock;

use rsg_game::app::LateFile;

use super::device;

/// What the app is built from, with the texts of the licences, written by `cargo xtask licences`.
static LICENCES: OnceLock<String> = OnceLock::new();

/// Brings a file, and tells whether it is there now.
pub fn bring(file: LateFile, told: impl FnOnce(bool) + 'static) {
    let name = match file {
        LateFile::Licences => "licences.txt",
    };
    device::late_file(name, move |bytes| {
        told(bytes.is_some_and(|bytes| take(file, bytes)));
    });
}

/// Keeps what has come. Another copy of what is there already changes nothing.
fn take(file: LateFile, bytes: Vec<u8>) -> bool {
    match file {
        LateFile::Licences => String::from_utf8(bytes)
            .map(|text| LICENCES.get_or_init(|| text))
            .is_ok(),
    }
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
        let there = Rc::new(Cell::new(false));
        let tell = Rc::clone(&there);
        bring(LateFile::Licences, move |came| tell.set(came));
        assert!(there.get() && licences().contains("\n====\n"));
    }
}

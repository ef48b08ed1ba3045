//! Free disk space, and the builds that keep less where it is short.

use crate::process::{self, say};
use std::path::Path;
use std::sync::OnceLock;

/// Below this many gigabytes, builds keep nothing for the next build. A whole `cargo xtask test` fills 8 GB; 3 of them
/// only serve the next build.
const SHORT: u64 = 15;

/// True if the disk of this folder is short of room. It is measured once, because a later build of the same run looks
/// for the files of an earlier one.
pub fn is_short(folder: &Path) -> bool {
    static SHORT_OF_ROOM: OnceLock<bool> = OnceLock::new();
    *SHORT_OF_ROOM.get_or_init(|| {
        let root = folder.to_string_lossy();
        let free = process::answer("df", &["-Pk", &root]).and_then(|answer| gigabytes(&answer));
        let short = free.is_some_and(|free| free < SHORT);
        if let (true, Some(free)) = (short, free) {
            say(format!(
                "{free} GB are free: nothing is kept for quicker builds later"
            ));
        }
        short
    })
}

/// The free gigabytes in the table that `df -Pk` prints.
fn gigabytes(answer: &str) -> Option<u64> {
    let kibibytes: u64 = answer
        .lines()
        .nth(1)?
        .split_whitespace()
        .nth(3)?
        .parse()
        .ok()?;
    Some(kibibytes >> 20)
}

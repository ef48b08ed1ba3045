//! The journal of a maker: what every game yielded so far, so that it can be stopped and goes on where it was.
//!
//! A text with a head line and then a line a game, in their order: its number and its yield.

use std::fs::OpenOptions;
use std::io::Write;
use std::path::{Path, PathBuf};

/// The text of a game in a journal, after its number.
pub trait Entry: Sized {
    fn text(&self) -> String;
    fn read(text: &str) -> Option<Self>;
}

/// A journal's file and its head line, which names what it is of.
pub struct Journal {
    path: PathBuf,
    head: String,
}

impl Journal {
    pub fn new(path: impl AsRef<Path>, head: String) -> Journal {
        Journal {
            path: path.as_ref().to_owned(),
            head,
        }
    }

    /// The games from the first one on, as far as they are whole. None if there is no file.
    pub fn read<E: Entry>(&self) -> Result<Vec<E>, String> {
        let Ok(text) = std::fs::read_to_string(&self.path) else {
            return Ok(Vec::new());
        };
        let at_fault = |what: &str| Err(format!("{}: {what}", self.path.display()));
        let mut lines = text.split_inclusive('\n');
        if lines.next().map(str::trim_end) != Some(&self.head) {
            return at_fault("it is of another seed or version; name another with --journal");
        }
        let mut games = Vec::new();
        // The last line may have been cut short.
        for line in lines.filter(|line| line.ends_with('\n')) {
            match game(line, games.len()) {
                Some(one) => games.push(one),
                None => return at_fault(&format!("line {} is damaged", games.len() + 2)),
            }
        }
        Ok(games)
    }

    /// Writes the file anew, or adds games to it.
    pub fn write<E: Entry>(&self, games: &[E], first: usize) -> Result<(), String> {
        let at_fault = |error: std::io::Error| format!("{}: {error}", self.path.display());
        if let Some(folder) = self.path.parent() {
            std::fs::create_dir_all(folder).map_err(at_fault)?;
        }
        let mut text = String::new();
        if first == 0 {
            text = format!("{}\n", self.head);
        }
        for (number, game) in (first..).zip(games) {
            text += &format!("{number} {}\n", game.text());
        }
        let mut file = OpenOptions::new()
            .create(true)
            .write(true)
            .append(first != 0)
            .truncate(first == 0)
            .open(&self.path)
            .map_err(at_fault)?;
        file.write_all(text.as_bytes()).map_err(at_fault)
    }
}

/// The game of a line, if it has this number.
fn game<E: Entry>(line: &str, number: usize) -> Option<E> {
    let (before, text) = line.trim_end().split_once(' ')?;
    if before.parse() != Ok(number) {
        return None;
    }
    E::read(text)
}

/// Bytes as hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The bytes of hexadecimal digits.
pub fn bytes_of_hex(word: &str) -> Option<Vec<u8>> {
    let byte = |at: usize| u8::from_str_radix(word.get(at..at + 2)?, 16).ok();
    (0..word.len()).step_by(2).map(byte).collect()
}

//! `--name value` on the command line.

use std::ffi::OsString;
use std::fmt::Display;
use std::str::FromStr;

/// The words of the command line as text, if they are.
pub fn words(raw: impl IntoIterator<Item = OsString>) -> Result<Vec<String>, String> {
    raw.into_iter()
        .map(|word| {
            word.into_string()
                .map_err(|word| format!("\"{}\" is not UTF-8", word.to_string_lossy()))
        })
        .collect()
}

/// The words after the command.
pub struct Flags {
    words: Vec<String>,
}

impl Flags {
    /// From the command line.
    pub fn new(words: Vec<String>) -> Flags {
        Flags { words }
    }

    /// Takes a flag's value out, or gives the default.
    pub fn take<T: FromStr<Err: Display>>(&mut self, name: &str, default: T) -> Result<T, String> {
        let Some(at) = self.words.iter().position(|word| word == name) else {
            return Ok(default);
        };
        let mut taken = self.words.drain(at..(at + 2).min(self.words.len()));
        let _name = taken.next();
        let value = taken
            .next()
            .ok_or_else(|| format!("{name} needs a value"))?;
        value
            .parse()
            .map_err(|error| format!("{name} {value}: {error}"))
    }

    /// Nothing may be left.
    pub fn finish(self) -> Result<(), String> {
        match self.words.first() {
            Some(word) => Err(format!("unknown flag {word}")),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Flags;

    #[test]
    fn flags_are_taken_and_leftovers_refused() {
        let words = ["--games", "7", "--rate", "x"].map(str::to_owned).to_vec();
        let mut flags = Flags::new(words);
        assert_eq!(flags.take("--games", 1), Ok(7));
        assert_eq!(flags.take("--seed", 3), Ok(3));
        assert!(flags.take("--rate", 1.0).is_err());
        assert_eq!(flags.finish(), Ok(()));
        assert!(Flags::new(vec!["--what".to_owned()]).finish().is_err());
    }
}

//! The words after a command: flags, flags with a value, and the rest.

use crate::Failure;
use rsg_engine::excerpt;
use std::fmt::Display;
use std::str::FromStr;

/// The words after a command's name. Flags are taken out one by one; what is left are its operands.
pub struct Args {
    command: &'static str,
    words: Vec<String>,
}

impl Args {
    pub fn new(command: &'static str, words: Vec<String>) -> Args {
        Args { command, words }
    }

    /// Takes a flag out; says whether it was there.
    pub fn flag(&mut self, name: &str) -> bool {
        let before = self.words.len();
        self.words.retain(|word| word != name);
        self.words.len() < before
    }

    /// Takes a flag with a value out.
    pub fn value(&mut self, name: &str) -> Result<Option<String>, Failure> {
        let Some(at) = self.words.iter().position(|word| word == name) else {
            return Ok(None);
        };
        self.words.remove(at);
        if at < self.words.len() {
            return Ok(Some(self.words.remove(at)));
        }
        Err(Failure::Usage(format!(
            "{} {name} needs a value",
            self.command
        )))
    }

    /// Takes a flag with a value out and reads the value.
    pub fn parsed<T: FromStr<Err: Display>>(&mut self, name: &str) -> Result<Option<T>, Failure> {
        let Some(word) = self.value(name)? else {
            return Ok(None);
        };
        word.parse()
            .map(Some)
            .map_err(|error| Failure::Usage(format!("{name} {}: {error}", excerpt(&word))))
    }

    /// Takes a flag out that may have a value: outside whether it was there, inside its value if the next word can be
    /// one.
    pub fn optional<T: FromStr>(&mut self, name: &str) -> Option<Option<T>> {
        let at = self.words.iter().position(|word| word == name)?;
        self.words.remove(at);
        let value = self.words.get(at).and_then(|word| word.parse().ok());
        if value.is_some() {
            self.words.remove(at);
        }
        Some(value)
    }

    /// The value of a flag, or what it is without the flag.
    pub fn parsed_or<T>(&mut self, name: &str, default: T) -> Result<T, Failure>
    where
        T: FromStr<Err: Display>,
    {
        Ok(self.parsed(name)?.unwrap_or(default))
    }

    /// The words that are left, none of which may be a flag. (`--` alone is the notation of a pass.)
    pub fn operands(self) -> Result<Vec<String>, Failure> {
        let flag = |word: &&String| word.starts_with('-') && *word != "--";
        match self.words.iter().find(flag) {
            Some(word) => Err(Failure::Usage(format!(
                "{} has no flag {}",
                self.command,
                excerpt(word)
            ))),
            None => Ok(self.words),
        }
    }

    /// The words that are left, whatever they begin with: a board may begin with free squares, which look like a flag.
    pub fn anything(self) -> Vec<String> {
        self.words
    }

    /// Makes sure that nothing is left. `why` comes before "takes no" in the complaint.
    pub fn finish(self, why: &str) -> Result<(), Failure> {
        let command = self.command;
        match self.operands()?.first() {
            Some(word) => {
                let word = excerpt(word);
                Err(Failure::Usage(format!("{command} {why}takes no {word}")))
            }
            None => Ok(()),
        }
    }
}

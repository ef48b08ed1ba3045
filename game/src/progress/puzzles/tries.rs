//! The tries of puzzles, in three letters a puzzle.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;

/// The result of one try of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Try {
    /// Solved.
    Right,
    /// Solved with a hint.
    Helped,
    /// A wrong placement.
    Wrong,
    /// The solution was shown.
    Shown,
}

impl Try {
    const ALL: [Try; 4] = [Try::Right, Try::Helped, Try::Wrong, Try::Shown];

    fn letter(self) -> char {
        match self {
            Try::Right => 'r',
            Try::Helped => 'h',
            Try::Wrong => 'w',
            Try::Shown => 's',
        }
    }

    fn of_letter(letter: char) -> Option<Try> {
        Try::ALL.into_iter().find(|how| how.letter() == letter)
    }

    /// Returns true if the player found the solution.
    pub fn is_solved(self) -> bool {
        matches!(self, Try::Right | Try::Helped)
    }
}

/// All tries of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tried {
    pub first: Try,
    pub last: Try,
    /// The number of wrong tries before it was solved for the first time. More than [`Tried::MOST`] are not counted.
    pub wrong: u8,
    /// True if it was ever solved. Then `wrong` stays as it is.
    solved: bool,
}

impl Tried {
    /// Returns true if it was solved with a hint, on the first try or after wrong ones.
    pub fn was_helped(self) -> bool {
        self.first == Try::Helped || self.first != Try::Right && self.last == Try::Helped
    }

    /// The most wrong tries that are counted.
    pub const MOST: u8 = 9;

    fn begin(how: Try) -> Tried {
        Tried {
            first: how,
            last: how,
            wrong: u8::from(how == Try::Wrong),
            solved: how.is_solved(),
        }
    }

    fn then(self, how: Try) -> Tried {
        let wrong = u8::from(how == Try::Wrong && !self.solved);
        Tried {
            last: how,
            wrong: (self.wrong + wrong).min(Tried::MOST),
            solved: self.solved || how.is_solved(),
            ..self
        }
    }

    /// Returns true if the player has found the solution at some time.
    pub fn is_solved(self) -> bool {
        self.solved
    }
}

/// The tries of puzzles, by their number.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tries(BTreeMap<u32, Tried>);

impl Tries {
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// The number of those that were solved on the first try, without a hint.
    pub fn solved_at_first(&self) -> usize {
        let tried = self.0.values();
        tried.filter(|tried| tried.first == Try::Right).count()
    }

    pub fn get(&self, number: u32) -> Option<Tried> {
        self.0.get(&number).copied()
    }

    /// The number of the last puzzle that was tried, up to this one.
    pub(super) fn last_up_to(&self, number: u32) -> Option<u32> {
        let tried = self.0.range(..=number);
        tried.map(|(number, _)| *number).next_back()
    }

    /// Notes how a try ended. Returns true if it was the first of that puzzle.
    pub(super) fn note(&mut self, number: u32, how: Try) -> bool {
        let before = self.get(number);
        let now = before.map_or_else(|| Tried::begin(how), |tried| tried.then(how));
        self.0.insert(number, now);
        before.is_none()
    }
}

/// The form in a file: the first number of each unbroken row of puzzles, and for each the letters of the first and the
/// last try with the number of wrong ones between them. The number stands in front of a capital letter if the puzzle
/// was solved.
impl Serialize for Tries {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut rows: Vec<(u32, String)> = Vec::new();
        let mut next = None;
        for (&number, tried) in &self.0 {
            if next != Some(number) {
                rows.push((number, String::new()));
            }
            next = number.checked_add(1);
            if let Some((_, row)) = rows.last_mut() {
                row.push(tried.first.letter());
                row.push(char::from(b'0' + tried.wrong));
                let last = tried.last.letter();
                row.push(if tried.solved {
                    last.to_ascii_uppercase()
                } else {
                    last
                });
            }
        }
        to.collect_map(rows)
    }
}

impl<'de> Deserialize<'de> for Tries {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let rows = BTreeMap::<u32, String>::deserialize(from)?;
        let mut tries = BTreeMap::new();
        for (first, row) in rows {
            let letters: Vec<char> = row.chars().collect();
            for (at, tried) in (0..).zip(letters.chunks(3)) {
                let tried = read(tried).ok_or_else(|| D::Error::custom("no tries"))?;
                let number = first.checked_add(at);
                let number = number.ok_or_else(|| D::Error::custom("no number of a puzzle"))?;
                if tries.insert(number, tried).is_some() {
                    return Err(D::Error::custom("a puzzle twice"));
                }
            }
        }
        Ok(Tries(tries))
    }
}

/// Reads three letters; none if such tries are impossible.
fn read(letters: &[char]) -> Option<Tried> {
    let &[first, wrong, last] = letters else {
        return None;
    };
    let tried = Tried {
        first: Try::of_letter(first)?,
        last: Try::of_letter(last.to_ascii_lowercase())?,
        wrong: wrong.to_digit(10)? as u8,
        solved: last.is_ascii_uppercase(),
    };
    let is_wrong = |how| how == Try::Wrong;
    let possible = (tried.solved || !(tried.first.is_solved() || tried.last.is_solved()))
        && (!is_wrong(tried.first) || 0 < tried.wrong)
        && (!tried.first.is_solved() || tried.wrong == 0);
    possible.then_some(tried)
}

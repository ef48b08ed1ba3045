//! The names of players.

use serde::{Deserialize, Serialize};
use unicode_segmentation::UnicodeSegmentation;

/// A name of at most twelve characters, empty where none was given.
///
/// A character is what a reader takes for one: the seven code points of `क्षत्रिय` are three or four characters, and
/// cutting at a code point would leave half a syllable.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(from = "String")]
pub struct PlayerName(String);

impl From<String> for PlayerName {
    fn from(typed: String) -> Self {
        Self::new(&typed)
    }
}

impl PlayerName {
    /// The most characters a name can have.
    pub const LONGEST: usize = 12;

    /// Makes a name of what was typed: on one line, single spaces, no control characters, cut after twelve characters.
    pub fn new(typed: &str) -> Self {
        Self(one_line(typed, Self::LONGEST))
    }

    /// The name, perhaps empty.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether no name was given.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// One character may carry this many bytes; more is a pile of marks and not a word.
const MOST_BYTES: usize = 32;

/// A few words of what was typed: on one line, single spaces, no control characters, no more characters than that.
pub(super) fn one_line(typed: &str, longest: usize) -> String {
    let most_bytes = longest * MOST_BYTES;
    let visible: String = typed
        .chars()
        .take(4 * most_bytes)
        .map(|c| if c.is_control() { ' ' } else { c })
        .filter(|&c| !steers_direction(c))
        .collect();
    let one_line = visible.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut words = String::new();
    for character in one_line.graphemes(true).take(longest) {
        if words.len() + character.len() > most_bytes {
            break;
        }
        words.push_str(character);
    }
    words.truncate(words.trim_end().len());
    // What nobody can see is nobody's name, and a tag like that could not be told from another one.
    if words.chars().all(is_invisible) {
        words.clear();
    }
    words
}

/// Characters that are not drawn by themselves. Among others they have their use: they join what belongs together.
fn is_invisible(c: char) -> bool {
    matches!(
        c,
        '\u{AD}'
            | '\u{34F}'
            | '\u{61C}'
            | '\u{115F}'..='\u{1160}'
            | '\u{17B4}'..='\u{17B5}'
            | '\u{180B}'..='\u{180F}'
            | '\u{200B}'..='\u{200F}'
            | '\u{2060}'..='\u{206F}'
            | '\u{2800}'
            | '\u{3164}'
            | '\u{FE00}'..='\u{FE0F}'
            | '\u{FEFF}'
            | '\u{FFA0}'
            | '\u{E0000}'..='\u{E0FFF}'
    ) || c.is_whitespace()
}

/// Invisible characters that turn the writing direction of everything after them, other texts on the screen included.
fn steers_direction(c: char) -> bool {
    matches!(c, '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

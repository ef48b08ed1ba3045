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

    /// Makes a name of a typed text: on one line, single spaces, nothing that cannot be seen, cut after twelve
    /// characters.
    pub fn new(typed: &str) -> Self {
        Self(one_line(typed, Self::LONGEST))
    }

    /// The name, perhaps empty.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The name as it looks: without what joins letters. Two names that are equal so are one person's.
    #[must_use]
    pub fn as_seen(&self) -> String {
        self.0
            .chars()
            .filter(|&c| !is_invisible(c) || c == ' ')
            .collect()
    }

    /// Returns true if there is no name.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// One character may carry this many bytes; more is a pile of marks and not a word.
const MOST_BYTES: usize = 32;

/// A few words of a typed text: on one line, single spaces, no control characters, nothing that cannot be seen but
/// what joins the characters beside it, no more characters than that.
pub(in crate::progress) fn one_line(typed: &str, longest: usize) -> String {
    let most_bytes = longest * MOST_BYTES;
    let visible: String = typed
        .chars()
        .take(4 * most_bytes)
        .map(|c| if c.is_control() { ' ' } else { c })
        .collect();
    let visible = without_invisible(&visible);
    let one_line = visible.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut words = String::new();
    for character in one_line.graphemes(true).take(longest) {
        if words.len() + character.len() > most_bytes {
            break;
        }
        words.push_str(character);
    }
    // The cut may have left a joiner at the end.
    words.truncate(words.trim_end_matches(|c| is_joiner(c) || c == ' ').len());
    // What nobody can see is nobody's name, and a tag like that could not be told from another one.
    if words.chars().all(is_invisible) {
        words.clear();
    }
    words
}

/// A text without the characters that are not drawn, or two names could look alike. Those stay that change how their
/// neighbours are drawn: a joiner after a virama, which Marathi and Hindi need in some words (र्‍य), and what makes one
/// picture of several.
fn without_invisible(text: &str) -> String {
    let mut kept = String::new();
    let mut rest = text.chars().peekable();
    while let Some(c) = rest.next() {
        let before = kept.chars().next_back();
        let joins_letters = is_joiner(c)
            && before.is_some_and(is_virama)
            && rest.peek().is_some_and(|next| next.is_alphabetic());
        let is_drawn = match c {
            _ if !is_invisible(c) || c.is_whitespace() || joins_letters => true,
            '\u{200D}' => {
                before.is_some_and(is_picture) && rest.peek().copied().is_some_and(is_picture)
            }
            '\u{FE0F}' => before.is_some_and(is_picture),
            _ => false,
        };
        if is_drawn {
            kept.push(c);
        }
    }
    kept
}

/// Zero-width joiner and non-joiner.
fn is_joiner(c: char) -> bool {
    matches!(c, '\u{200C}' | '\u{200D}')
}

/// Returns true for a sign that takes the vowel from a letter in the scripts of India, so that it can be joined to the
/// next one.
fn is_virama(c: char) -> bool {
    let block = u32::from(c);
    // They stand at one place in the blocks from Devanagari to Malayalam; Sinhala has its own.
    (0x900..0xD80).contains(&block) && block % 0x80 == 0x4D || c == '\u{DCA}'
}

/// Pictures, and the colours and forms that are added to them.
fn is_picture(c: char) -> bool {
    matches!(c, '\u{2190}'..='\u{27FF}' | '\u{2900}'..='\u{2BFF}' | '\u{FE0F}' | '\u{1F000}'..='\u{1FAFF}')
}

/// Characters that are not drawn by themselves.
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
            | '\u{202A}'..='\u{202E}'
            | '\u{2060}'..='\u{206F}'
            | '\u{2800}'
            | '\u{3164}'
            | '\u{FE00}'..='\u{FE0F}'
            | '\u{FEFF}'
            | '\u{FFA0}'
            | '\u{E0000}'..='\u{E0FFF}'
    ) || c.is_whitespace()
}

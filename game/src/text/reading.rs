//! The time that people need to read words while they also look at a board.

use super::{Language, Texts};

/// Time to find one's place, whatever there is to read, in milliseconds.
const GLANCE: usize = 1500;

impl Texts {
    /// The time that an unhurried reader needs for this text, in milliseconds.
    ///
    /// The speeds are a bit below those of subtitles. A character is a Unicode scalar: in Devanagari vowel signs count,
    /// which is why its speed is close to that of English; a Japanese character says as much as two or three Latin
    /// ones.
    #[must_use]
    pub fn reading_time(&self, text: &str) -> u32 {
        let characters_a_second = match self.language {
            Language::Japanese => 5,
            Language::Marathi | Language::Hindi => 10,
            _ => 12,
        };
        let millis = GLANCE + text.chars().count() * 1000 / characters_a_second;
        u32::try_from(millis).unwrap_or(u32::MAX)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_longer_text_stands_longer_and_each_language_has_its_speed() {
        let time = |language, text| Texts::new(language).reading_time(text);
        let english = "You are Black. Tap the glowing cell.";
        assert!(time(Language::English, "Tap.") < time(Language::English, english));
        // The same sentence, so about the same time, though in far fewer characters.
        let japanese = time(Language::Japanese, "あなたは黒です。光るマスをタップ。");
        let english = time(Language::English, english);
        assert!(
            japanese.abs_diff(english) < 1500,
            "{japanese} and {english}"
        );
    }

    #[test]
    fn two_hundred_words_a_minute_are_never_asked_for() {
        let words = ["board"; 33].join(" ");
        assert!(33 * 60_000 / 200 < Texts::new(Language::English).reading_time(&words));
    }
}

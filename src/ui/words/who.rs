//! Words for the players: "You", an opponent or a person by name, or the colour of somebody who gave none.
//!
//! A sentence about a player is one message, which chooses by `$who`: languages bend the names of colours, but not
//! those of people, whose `$name` is put in.

use rsg_engine::Color;

use crate::ui::texts::{t, texts};
use crate::ui::words;
use rsg_game::progress::{ByPlayer, PlayerName};
use rsg_game::session::Who;
use rsg_game::text::{Texts, args};

/// The word that the page's attributes use.
#[must_use]
pub fn key(who: &Who) -> &'static str {
    match who {
        Who::You => "you",
        Who::Cpu(_) => "cpu",
        Who::Player(_) => "player",
    }
}

/// Beside it no line ends.
const JOINER: char = '\u{2060}';

/// A name as it is shown: a line ends at its spaces alone, and not behind a hyphen.
#[must_use]
pub fn called(name: &PlayerName) -> String {
    let mut shown = String::new();
    for letter in name.as_str().chars() {
        shown.push(letter);
        if letter.is_ascii_punctuation() || "‐–—".contains(letter) {
            shown.push(JOINER);
        }
    }
    shown
}

/// The name of a player.
#[must_use]
pub fn name(who: &Who, color: Color) -> String {
    match who {
        Who::You => t("who-you"),
        Who::Cpu(level) => words::opponent_name(*level),
        Who::Player(name) if name.is_empty() => t(&format!("color-{color}")),
        Who::Player(name) => called(name),
    }
}

/// The width of the longest word of a name, in letters of ordinary width: a name is not broken within a word. Chinese
/// and Japanese characters can stand on two lines anywhere.
#[must_use]
pub fn longest_word(name: &str) -> f64 {
    const IDEOGRAPHS: char = '\u{2e80}';
    let width = |letter: char| match letter {
        'M' | 'W' | 'm' | 'w' => 1.6,
        JOINER => 0.0,
        _ => 1.0,
    };
    let words = name.split(|letter: char| letter.is_whitespace() || IDEOGRAPHS <= letter);
    let widths = words.map(|word| word.chars().map(width).sum());
    widths.fold(1.0, f64::max)
}

/// Two people: "Aiko – Ravi"; without names "Two players".
#[must_use]
pub fn pair(names: &ByPlayer<PlayerName>) -> String {
    if names.one.is_empty() && names.two.is_empty() {
        return t("home-continue-two");
    }
    let one = or_without(&names.one, "play-player-one");
    format!("{one} – {}", or_without(&names.two, "play-player-two"))
}

/// A name, or the words for somebody who gave none.
#[must_use]
pub fn or_without(name: &PlayerName, key: &str) -> String {
    if name.is_empty() {
        t(key)
    } else {
        called(name)
    }
}

/// The player as the `$who` of a message.
#[must_use]
pub fn kind(who: &Who, color: Color) -> String {
    match who {
        Who::You => "you".to_owned(),
        Who::Cpu(_) => "cpu".to_owned(),
        Who::Player(name) if name.is_empty() => color.to_string(),
        Who::Player(_) => "named".to_owned(),
    }
}

/// The player as the `$who` of a message, with a CPU by its colour, as in announcements.
#[must_use]
pub fn kind_by_color(who: &Who, color: Color) -> String {
    match who {
        Who::Cpu(_) => color.to_string(),
        _ => kind(who, color),
    }
}

/// The name that such a sentence puts in, if there is one.
#[must_use]
pub fn given_name(texts: &Texts, who: &Who) -> String {
    match who {
        Who::Player(name) => called(name),
        Who::Cpu(level) => words::opponent_name_in(texts, *level),
        Who::You => String::new(),
    }
}

/// A sentence about a player, by its key.
#[must_use]
pub fn sentence(texts: &Texts, key: &str, who: &Who, color: Color) -> String {
    texts.with(
        key,
        &args![who = kind(who, color), name = given_name(texts, who)],
    )
}

/// A sentence about a player, by its key, with a CPU by its colour.
#[must_use]
pub fn sentence_by_color(texts: &Texts, key: &str, who: &Who, color: Color) -> String {
    let kind = kind_by_color(who, color);
    texts.with(key, &args![who = kind, name = given_name(texts, who)])
}

/// "Your turn", "Mira's turn".
#[must_use]
pub fn turn(who: &Who, color: Color) -> String {
    sentence(&texts(), "who-turn", who, color)
}

/// "No move for White. Black plays again."
#[must_use]
pub fn passes(who: &Who, color: Color) -> String {
    sentence(&texts(), "who-passes", who, color)
}

/// "It's Black's turn next."
#[must_use]
pub fn next(who: &Who, color: Color) -> String {
    sentence(&texts(), "who-next", who, color)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_word_of_a_name_is_counted() {
        assert_eq!(format!("{:.1}", longest_word("Bartholomew")), "12.2");
        assert_eq!(longest_word("Anna Karin B"), 5.0);
        assert_eq!(longest_word("ひらがなの名前です"), 1.0);
        assert_eq!(longest_word(""), 1.0);
        assert_eq!(longest_word(&called(&PlayerName::new("Anne-Lise B"))), 9.0);
    }

    #[test]
    fn a_name_ends_a_line_at_its_spaces_alone() {
        let shown = |name| called(&PlayerName::new(name));
        assert_eq!(shown("Anna Karin B"), "Anna Karin B");
        assert_eq!(shown("Anne-Lise"), "Anne-\u{2060}Lise");
        assert_eq!(shown("र्‍हस्व"), "र्‍हस्व");
    }
}

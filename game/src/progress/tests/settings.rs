//! Names and choices.

use super::*;

#[test]
fn a_name_has_at_most_twelve_characters_as_a_reader_counts_them() {
    for (typed, name) in [
        ("", ""),
        ("  Ana  ", "Ana"),
        ("Ana\n\tMaria", "Ana Maria"),
        ("Bartholomäus der Dritte", "Bartholomäus"),
        ("twelve chars and", "twelve chars"),
        ("eleven char and", "eleven char"),
        ("श्रीकृष्णराव देशमुख", "श्रीकृष्णराव देशमुख"),
        ("👩‍👩‍👧‍👦👩‍👩‍👧‍👦", "👩‍👩‍👧‍👦👩‍👩‍👧‍👦"),
        ("あいうえおかきくけこさしす", "あいうえおかきくけこさし"),
        ("ab\u{202E}cd", "abcd"),
        ("\u{0000}\u{0007}x", "x"),
    ] {
        assert_eq!(PlayerName::new(typed).as_str(), name, "{typed:?}");
        assert_eq!(PlayerName::new(name).as_str(), name, "a name stays itself");
    }
}

#[test]
fn a_pile_of_marks_is_no_long_name() {
    let pile = format!("a{}", "\u{0301}".repeat(100_000));
    assert!(PlayerName::new(&pile).as_str().len() <= 32 * PlayerName::LONGEST);
}

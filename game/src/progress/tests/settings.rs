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
        ("A\u{200B}n\u{200D}a\u{FE0F}\u{2060}", "Ana"),
        ("\u{200D}Ana\u{34F}\u{3164}", "Ana"),
        // Marathi and Hindi need a joiner between letters that join, and a heart is red by one.
        ("र\u{94D}\u{200D}या", "र\u{94D}\u{200D}या"),
        ("क\u{94D}\u{200C}ष", "क\u{94D}\u{200C}ष"),
        ("क\u{200C}ष\u{94D}\u{200D}", "कष\u{94D}"),
        ("❤\u{FE0F}", "❤\u{FE0F}"),
    ] {
        assert_eq!(PlayerName::new(typed).as_str(), name, "{typed:?}");
        assert_eq!(PlayerName::new(name).as_str(), name, "a name stays itself");
    }
}

/// Names that look the same count as the same one.
#[test]
fn names_compare_as_they_look() {
    let [joined, apart] = ["क\u{94D}\u{200C}ष", "क\u{94D}ष"].map(PlayerName::new);
    assert_ne!(joined, apart);
    assert_eq!(joined.as_seen(), apart.as_seen());
    let mut pairs = crate::progress::Pairs::default();
    let ana = PlayerName::new("Ana");
    for one in [joined, apart] {
        let two = ana.clone();
        pairs.count(&ByPlayer { one, two }, Outcome::Won);
    }
    let counted = pairs.head_to_head();
    assert_eq!((counted.len(), counted[0].tally.played()), (1, 2));
}

#[test]
fn a_pile_of_marks_is_no_long_name() {
    let pile = format!("a{}", "\u{0301}".repeat(100_000));
    assert!(PlayerName::new(&pile).as_str().len() <= 32 * PlayerName::LONGEST);
}

//! The classes of the style sheets, for the rule that each is worn.

use std::collections::BTreeSet;

/// The folders whose files give elements their classes.
pub const WEARERS: [&str; 4] = ["assets/", "game/src/", "src/", "xtask/src/web/"];

/// The classes that a style sheet's selectors name.
pub fn classes(sheet: &str) -> BTreeSet<String> {
    let mut classes = BTreeSet::new();
    for selector in without_comments(sheet)
        .split_inclusive(['{', '}', ';'])
        .filter_map(|part| part.strip_suffix('{'))
    {
        let named = selector.split('.').skip(1);
        let named = named.map(|rest| rest.chars().take_while(|letter| is_in_name(*letter)));
        // A number has a point too, as in `(min-width: 1.5rem)`.
        classes.extend(
            named
                .map(String::from_iter)
                .filter(|class: &String| class.starts_with(|letter: char| letter.is_alphabetic())),
        );
    }
    classes
}

/// Returns true if a source names the class, whole or with its start in braces: `"{class}-answers"`.
pub fn wears(source: &str, class: &str) -> bool {
    let is_whole = |(at, _): (usize, &str)| {
        let before = &source[..at];
        !before.ends_with(is_in_name) && !source[at + class.len()..].starts_with(is_in_name)
    };
    let ends_in = |end: &str| {
        let found = format!("}}{end}");
        source
            .match_indices(&found)
            .any(|(at, _)| !source[at + found.len()..].starts_with(is_in_name))
    };
    let mut ends = class.match_indices('-').map(|(at, _)| &class[at..]);
    source.match_indices(class).any(is_whole) || ends.any(ends_in)
}

fn is_in_name(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || "-_".contains(letter)
}

fn without_comments(sheet: &str) -> String {
    let mut parts = sheet.split("/*");
    let first = parts.next().unwrap_or_default();
    let rest = parts.filter_map(|part| part.split_once("*/").map(|(_, rest)| rest));
    std::iter::once(first).chain(rest).collect()
}

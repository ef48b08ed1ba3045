//! Lines of Rust by folder, and types that share a name. The lines are counted here because tokei would be 141 more
//! packages.

use std::collections::BTreeMap;

/// Lines of Rust.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
struct Lines {
    code: usize,
    comments: usize,
    blank: usize,
}

impl Lines {
    fn of(text: &str) -> Lines {
        let mut lines = Lines::default();
        for line in text.lines().map(str::trim) {
            if line.is_empty() {
                lines.blank += 1;
            } else if line.starts_with("//") {
                lines.comments += 1;
            } else {
                lines.code += 1;
            }
        }
        lines
    }

    fn all(self) -> usize {
        self.code + self.comments + self.blank
    }

    fn add(&mut self, other: Lines) {
        self.code += other.code;
        self.comments += other.comments;
        self.blank += other.blank;
    }
}

/// The room of a file: the crate, and in `game` the folder below its `src`; tests apart.
fn room(path: &str) -> String {
    let parts: Vec<&str> = path.split('/').collect();
    let name = match parts[..] {
        ["game", "src", folder, _, ..] => format!("game/src/{folder}"),
        [first, _, ..] => first.to_owned(),
        _ => ".".to_owned(),
    };
    let is_test = parts.iter().any(|part| {
        matches!(*part, "tests" | "benches" | "tests.rs") || part.ends_with("_tests.rs")
    });
    if is_test && name != "tests" {
        format!("{name} (tests)")
    } else {
        name
    }
}

/// A table of the rooms with their lines: all, code, comments, blank. Tests at the foot of a file count with their
/// file.
pub fn table<'a>(files: impl Iterator<Item = (&'a str, &'a str)>) -> String {
    let mut rooms: BTreeMap<String, Lines> = BTreeMap::new();
    let mut sum = Lines::default();
    for (path, text) in files {
        let lines = Lines::of(text);
        rooms.entry(room(path)).or_default().add(lines);
        sum.add(lines);
    }
    let row = |name: &str, lines: &Lines| {
        let (all, code, comments, blank) = (lines.all(), lines.code, lines.comments, lines.blank);
        format!("{name:<28} {all:>7} {code:>7} {comments:>9} {blank:>7}\n")
    };
    let mut table = format!(
        "{:<28} {:>7} {:>7} {:>9} {:>7}\n",
        "room", "all", "code", "comments", "blank"
    );
    for (name, lines) in &rooms {
        table += &row(name, lines);
    }
    table + &row("all", &sum)
}

/// Types of one name in one crate's sources, as `place: name, as in place`. Tests may name their own as they like.
pub fn twins<'a>(files: impl Iterator<Item = (&'a str, &'a str)>, sources: &str) -> Vec<String> {
    let mut known: BTreeMap<&str, String> = BTreeMap::new();
    let mut found = Vec::new();
    let is_product = |path: &str| path.starts_with(sources) && !room(path).ends_with("(tests)");
    for (path, text) in files.filter(|(path, _)| is_product(path)) {
        let product = text.split("#[cfg(test)]\nmod tests {").next();
        let mut is_keyed = false;
        for (index, line) in product.unwrap_or_default().lines().enumerate() {
            if !line.starts_with(' ') && !line.is_empty() {
                is_keyed = line.starts_with("keyed! {");
            }
            let keyed = is_keyed.then(|| declared_by_keyed(line)).flatten();
            let Some(name) = keyed.or_else(|| declared(line)) else {
                continue;
            };
            let place = format!("{path}:{}", index + 1);
            match known.get(name) {
                // Of two in one file the compiler takes the one of its system.
                Some(first) if first.starts_with(&format!("{path}:")) => {}
                Some(first) => found.push(format!("{place}: {name}, as in {first}")),
                None => drop(known.insert(name, place)),
            }
        }
    }
    found
}

/// The type that a line declares, if it stands at the left edge of its file.
fn declared(line: &str) -> Option<&str> {
    let (_, line) = without_visibility(line);
    let kinds = ["struct ", "enum ", "trait ", "type "];
    let rest = kinds.iter().find_map(|kind| line.strip_prefix(kind))?;
    let end = rest.find(|letter: char| !letter.is_alphanumeric() && letter != '_');
    Some(&rest[..end.unwrap_or(rest.len())])
}

/// The type that a line within `keyed! { … }` declares. The macro writes the enum, so the line has the name alone.
fn declared_by_keyed(line: &str) -> Option<&str> {
    let name = line.strip_prefix("    ")?.strip_suffix(" {")?;
    let is_name = name.starts_with(char::is_uppercase) && name.chars().all(char::is_alphanumeric);
    is_name.then_some(name)
}

/// A line without `pub` or `pub(…)` before it, and whether there was one.
pub fn without_visibility(line: &str) -> (bool, &str) {
    match line.strip_prefix("pub") {
        Some(rest) if rest.starts_with('(') => match rest.split_once(") ") {
            Some((_, rest)) => (true, rest),
            None => (false, line),
        },
        Some(rest) if rest.starts_with(' ') => (true, rest.trim_start()),
        _ => (false, line),
    }
}

/// True if the word is in the text by itself.
pub fn has_word(text: &str, word: &str) -> bool {
    let in_word = |letter: char| letter.is_alphanumeric() || letter == '_';
    text.match_indices(word).any(|(at, _)| {
        !text[..at].ends_with(in_word) && !text[at + word.len()..].starts_with(in_word)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_types_of_one_name_are_found() {
        let found = |other: &str| {
            let files = [
                ("game/src/a.rs", "pub struct Stage {"),
                ("game/src/b.rs", other),
            ];
            twins(files.into_iter(), "game/src/").len()
        };
        assert_eq!(found("pub(super) enum Stage<T> {"), 1);
        assert_eq!(found("pub type Stage = u8;"), 1);
        assert_eq!(found("pub enum Stages {"), 0);
        assert_eq!(found("    type Stage = u8;"), 0);
        assert_eq!(found("#[cfg(test)]\nmod tests {\nstruct Stage;"), 0);
        assert_eq!(found("keyed! {\n    /// Why.\n    Stage {"), 1);
        assert_eq!(found("fn f() {\n    Stage {"), 0);
    }
}

//! Which keys the source mentions: its string literals, and those handed straight to a function that looks a text up.
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The functions and macros whose first argument is a key.
const LOOKUPS: [&str; 5] = ["t(", "t!(", "t_with(", ".get(", ".with("];

/// Every file below a folder with this extension, sorted.
pub(super) fn files_below(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let Ok(entries) = fs::read_dir(folder) else {
        return found;
    };
    for path in entries.flatten().map(|entry| entry.path()) {
        if path.is_dir() {
            found.extend(files_below(&path, extension));
        } else if path.extension().is_some_and(|found| found == extension) {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// The string literals of every Rust file below these folders of the project.
pub(super) fn literals(root: &Path, folders: &[&str]) -> Literals {
    let mut literals = Literals::default();
    let below = folders.iter().map(|folder| root.join(folder));
    for path in below.flat_map(|folder| files_below(&folder, "rs")) {
        let name = path
            .strip_prefix(root)
            .unwrap_or(&path)
            .display()
            .to_string();
        literals.add(&name, &fs::read_to_string(&path).unwrap_or_default());
    }
    literals
}

/// What was read off the source.
#[derive(Default)]
pub(super) struct Literals {
    exact: BTreeSet<String>,
    patterns: BTreeSet<(String, String)>,
    asked_for: Vec<(String, String)>,
}

impl Literals {
    pub(super) fn add(&mut self, name: &str, source: &str) {
        // Tests speak of keys that are not there; they stand at a file's end.
        let program = source.lines().take_while(|line| *line != "#[cfg(test)]");
        for (index, line) in program.enumerate() {
            for (before, literal) in in_line(line) {
                self.add_literal(&format!("{name}:{}", index + 1), before.trim_end(), literal);
            }
        }
    }

    fn add_literal(&mut self, place: &str, before: &str, literal: &str) {
        if before.ends_with("\"data-testid\":") {
            return;
        }
        if let Some((start, rest)) = literal.split_once('{') {
            let end = rest.rsplit_once('}').map_or("", |(_, end)| end);
            if 3 <= start.len() && looks_like_a_key(start) {
                self.patterns.insert((start.to_owned(), end.to_owned()));
            }
        } else if looks_like_a_key(literal) {
            if is_lookup(before) {
                self.asked_for.push((place.to_owned(), literal.to_owned()));
            }
            self.exact.insert(literal.to_owned());
        }
    }

    /// Whether some literal is this key, or a pattern that can become it.
    pub(super) fn mention(&self, key: &str) -> bool {
        self.exact.contains(key)
            || self.patterns.iter().any(|(start, end)| {
                start.len() + end.len() < key.len() && key.starts_with(start) && key.ends_with(end)
            })
    }

    /// The keys handed to a lookup, with the place.
    pub(super) fn asked_for(&self) -> impl Iterator<Item = (&str, &str)> {
        self.asked_for
            .iter()
            .map(|(place, key)| (place.as_str(), key.as_str()))
    }
}

fn looks_like_a_key(literal: &str) -> bool {
    let allowed = |character: char| {
        character.is_ascii_lowercase() || character.is_ascii_digit() || character == '-'
    };
    literal.contains('-')
        && literal.starts_with(|first: char| first.is_ascii_lowercase())
        && literal.chars().all(allowed)
}

/// Whether the code before a literal ends in a lookup, and not in something that merely ends alike (`assert(`).
fn is_lookup(before: &str) -> bool {
    LOOKUPS.iter().any(|lookup| {
        before.strip_suffix(lookup).is_some_and(|rest| {
            lookup.starts_with('.')
                || !rest.ends_with(|last: char| last.is_alphanumeric() || last == '_')
        })
    })
}

/// The string literals of a line, each with the code before it. Good enough for our source, where a literal with a
/// key stands on one line; comments are left out.
fn in_line(line: &str) -> Vec<(&str, &str)> {
    let mut found = Vec::new();
    let mut opened = None;
    let mut escaped = false;
    for (at, character) in line.char_indices() {
        match (opened, character) {
            (None, '/') if line[at..].starts_with("//") => break,
            (None, '"') => opened = Some(at),
            (Some(_), _) if escaped => escaped = false,
            (Some(_), '\\') => escaped = true,
            (Some(start), '"') => {
                found.push((&line[..start], &line[start + 1..at]));
                opened = None;
            }
            _ => {}
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn literals_of_a_line_are_found_with_what_stands_before_them() {
        assert_eq!(
            in_line(r#"a("x-y", 'c', "z\"w") // "no""#),
            [("a(", "x-y"), (r#"a("x-y", 'c', "#, r#"z\"w"#)]
        );
    }

    #[test]
    fn only_real_lookups_count_as_asking() {
        assert!(is_lookup("let x = t("));
        assert!(is_lookup("texts.get("));
        assert!(!is_lookup("assert("));
        assert!(!is_lookup("format!("));
    }

    #[test]
    fn a_pattern_needs_a_literal_beginning() {
        let mut literals = Literals::default();
        literals.add(
            "src/x.rs",
            r#"f("rank-{n}"); g("{a}-{b}"); h("level-{n}-name")"#,
        );
        assert!(literals.mention("rank-30"));
        assert!(literals.mention("level-3-name"));
        assert!(!literals.mention("level-3"));
        assert!(!literals.mention("home-play"));
    }
}

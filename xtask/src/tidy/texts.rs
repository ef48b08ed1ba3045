//! The check of the message files, a rule of `cargo xtask tidy`.
//!
//! English is the measure. A language may not lack a key, have one that English does not know, want other placeholders,
//! define a key twice or hold an entry that does not parse. Every English key is used somewhere in the source, and
//! every key that is looked up by name exists.
//!
//! Uses of a key are read off the string literals of the source: `"home-continue"` is a use of that key, and
//! `"rank-{n}"` of every key that starts and ends like it. Test ids often look like keys, so a literal straight after
//! `"data-testid":` or `test_id:` does not count.

use crate::languages::TAGS;
use fluent_syntax::parser;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The folders in which texts are looked up.
const SOURCES: [&str; 3] = ["src", "game/src", "xtask/src/web"];

/// The functions and macros whose first argument is a key.
const LOOKUPS: [&str; 5] = ["t(", "t!(", "t_with(", ".get(", ".with("];

/// A series has one word in a language (`docs/glossary.md`): the language, that word, and what would be a second one.
const SECOND_WORDS: [(&str, &str, &[&str]); 2] = [
    (
        "hi",
        "सीरीज़",
        &["सीरीज", "सिरीज", "शृंखला", "श्रृंखला", "मालिका"],
    ),
    ("mr", "मालिका", &["सीरीज", "सिरीज", "शृंखला", "श्रृंखला"]),
];

/// Everything wrong with the message files and their use, a sentence each.
pub fn faults(root: &Path) -> Vec<String> {
    let mut faults = Vec::new();
    let languages = TAGS.map(|tag| {
        let mut language = Language {
            tag,
            messages: BTreeMap::new(),
        };
        for path in files_below(&root.join("assets/texts").join(tag), "ftl") {
            let area = path.file_stem().unwrap_or_default().to_string_lossy();
            let text = fs::read_to_string(&path).unwrap_or_default();
            language.add(&area, &text, &mut faults);
            faults.extend(second_words(tag, &area, &text));
            faults.extend(loose_figures(tag, &area, &text));
        }
        language
    });
    let [english, others @ ..] = &languages;
    for other in others {
        compare(english, other, &mut faults);
    }
    let mut literals = Literals::default();
    for path in SOURCES
        .iter()
        .flat_map(|folder| files_below(&root.join(folder), "rs"))
    {
        let name = path
            .strip_prefix(root)
            .unwrap_or(&path)
            .display()
            .to_string();
        literals.add(&name, &fs::read_to_string(&path).unwrap_or_default());
    }
    compare_use(english, &literals, &mut faults);
    faults
}

/// Every file below a folder with this extension, sorted.
fn files_below(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            found.extend(files_below(&path, extension));
        } else if path.extension().is_some_and(|found| found == extension) {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// The messages of one language by their keys.
struct Language {
    tag: &'static str,
    messages: BTreeMap<String, Message>,
}

/// The file it is in, and the placeholders it has.
#[derive(Default)]
struct Message {
    area: String,
    placeholders: BTreeSet<String>,
}

impl Language {
    fn add(&mut self, area: &str, text: &str, faults: &mut Vec<String>) {
        let file = format!("{}/{area}.ftl", self.tag);
        for error in parser::parse(text)
            .err()
            .into_iter()
            .flat_map(|(_, errors)| errors)
        {
            let line = text[..error.pos.start.min(text.len())]
                .matches('\n')
                .count()
                + 1;
            faults.push(format!("{file}:{line}: {error}"));
        }
        let mut key = None;
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            // A message begins at the line's start, everything else of it is indented.
            if let Some((start, _)) = line
                .split_once('=')
                .filter(|_| line.starts_with(char::is_alphabetic))
            {
                let start = start.trim().to_owned();
                let message = Message {
                    area: area.to_owned(),
                    ..Message::default()
                };
                if let Some(earlier) = self.messages.insert(start.clone(), message) {
                    faults.push(format!(
                        "{file}: `{start}` is already in {}.ftl",
                        earlier.area
                    ));
                }
                key = Some(start);
            }
            if let Some(message) = key.as_ref().and_then(|key| self.messages.get_mut(key)) {
                message.placeholders.extend(placeholders(line));
            }
        }
    }
}

/// The lines that have another word for a series than all others.
fn second_words(tag: &str, area: &str, text: &str) -> Vec<String> {
    let mut faults = Vec::new();
    for (_, word, seconds) in SECOND_WORDS.iter().filter(|(of, ..)| *of == tag) {
        for (number, line) in (1..).zip(text.lines()) {
            let rest = line.replace(word, "");
            let second = seconds.iter().find(|second| rest.contains(**second));
            faults.extend(second.map(|second| {
                format!("{tag}/{area}.ftl:{number}: a series is {word}, not {second}")
            }));
        }
    }
    faults
}

/// The lines with a score or a share that could stand on two: a line may end after a dash between two figures, unless a
/// word joiner or a space that does not break stands beside it, and before the sign of percent. What is only heard has
/// no lines.
fn loose_figures(tag: &str, area: &str, text: &str) -> Vec<String> {
    const HEARD: &str = "board";
    let ends_a_figure = |before: &str| {
        let is_placeholder = before.ends_with('}') && !before.ends_with("\"}");
        before.ends_with(char::is_numeric) || is_placeholder
    };
    let begins_a_figure = |after: &str| {
        let is_placeholder = after.starts_with('{') && !after.starts_with("{\"");
        after.starts_with(char::is_numeric) || is_placeholder
    };
    let is_loose = |line: &str| {
        let share = line
            .match_indices(" %")
            .any(|(at, _)| ends_a_figure(&line[..at]));
        let score = line.match_indices('–').any(|(at, dash)| {
            ends_a_figure(&line[..at]) && begins_a_figure(&line[at + dash.len()..])
        });
        share || score
    };
    let lines = (1..).zip(text.lines());
    lines
        .filter(|(_, line)| area != HEARD && !line.starts_with('#') && is_loose(line))
        .map(|(number, _)| format!("{tag}/{area}.ftl:{number}: a figure could stand on two lines"))
        .collect()
}

/// The names after `$`.
fn placeholders(line: &str) -> impl Iterator<Item = String> {
    let is_name = |letter: &char| letter.is_ascii_alphanumeric() || "-_".contains(*letter);
    line.split('$')
        .skip(1)
        .map(move |rest| rest.chars().take_while(is_name).collect())
}

fn compare(english: &Language, other: &Language, faults: &mut Vec<String>) {
    let tag = other.tag;
    for (key, wanted) in &english.messages {
        let area = &wanted.area;
        match other.messages.get(key) {
            None => faults.push(format!("{tag}/{area}.ftl: `{key}` is missing")),
            Some(found) if found.area != *area => {
                faults.push(format!(
                    "{tag}/{}.ftl: `{key}` is in {area}.ftl in English",
                    found.area
                ));
            }
            Some(found) if found.placeholders != wanted.placeholders => faults.push(format!(
                "{tag}/{area}.ftl: `{key}` has the placeholders {:?}, English has {:?}",
                found.placeholders, wanted.placeholders
            )),
            Some(_) => {}
        }
    }
    for (key, found) in &other.messages {
        if !english.messages.contains_key(key) {
            faults.push(format!(
                "{tag}/{}.ftl: `{key}` is unknown in English",
                found.area
            ));
        }
    }
}

fn compare_use(english: &Language, literals: &Literals, faults: &mut Vec<String>) {
    for (key, found) in &english.messages {
        if !literals.mention(key) {
            faults.push(format!("en/{}.ftl: `{key}` is used nowhere", found.area));
        }
    }
    for (place, key) in &literals.looked_up {
        if !english.messages.contains_key(key) {
            faults.push(format!("{place}: the text `{key}` does not exist"));
        }
    }
}

/// The string literals of the source that look like keys.
#[derive(Default)]
struct Literals {
    exact: BTreeSet<String>,
    /// The text before and behind the braces.
    patterns: BTreeSet<(String, String)>,
    /// The keys handed straight to a lookup, with their place.
    looked_up: Vec<(String, String)>,
}

impl Literals {
    /// Reads a source file. A literal with a key stands on one line; tests, at a file's end, name keys that do not
    /// exist.
    fn add(&mut self, name: &str, source: &str) {
        let program = source.lines().take_while(|line| *line != "#[cfg(test)]");
        for (index, line) in program
            .enumerate()
            .filter(|(_, line)| !line.trim_start().starts_with("//"))
        {
            let line = line.replace("\\\"", "'");
            let parts: Vec<&str> = line.split('"').collect();
            for pair in parts.chunks_exact(2) {
                let (before, literal) = (pair[0].trim_end(), pair[1]);
                let attribute = before == ":" && parts.contains(&"data-testid");
                if !(attribute || before.ends_with("test_id:")) {
                    self.add_literal(&format!("{name}:{}", index + 1), before, literal);
                }
            }
        }
    }

    fn add_literal(&mut self, place: &str, before: &str, literal: &str) {
        if let Some((start, rest)) = literal.split_once('{') {
            let end = rest.rsplit_once('}').map_or("", |(_, end)| end);
            if 3 <= start.len() && looks_like_a_key(start) {
                self.patterns.insert((start.to_owned(), end.to_owned()));
            }
        } else if looks_like_a_key(literal) {
            if is_lookup(before) {
                self.looked_up.push((place.to_owned(), literal.to_owned()));
            }
            // In the table of settings each option of a choice has a message of its own.
            if before.ends_with(" choice") {
                self.patterns.insert((format!("{literal}-"), String::new()));
            }
            self.exact.insert(literal.to_owned());
        }
    }

    /// True if some literal is this key, or a pattern that can become it.
    fn mention(&self, key: &str) -> bool {
        let fits = |(start, end): &(String, String)| {
            start.len() + end.len() < key.len() && key.starts_with(start) && key.ends_with(end)
        };
        self.exact.contains(key) || self.patterns.iter().any(fits)
    }
}

fn looks_like_a_key(literal: &str) -> bool {
    let allowed =
        |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
    literal.contains('-')
        && literal.starts_with(char::is_alphabetic)
        && literal.chars().all(allowed)
}

/// True if the code before a literal ends in a lookup, and not in a name that merely ends alike (`assert(`).
fn is_lookup(before: &str) -> bool {
    let part_of_a_name = |letter: char| letter.is_alphanumeric() || letter == '_';
    LOOKUPS.iter().any(|lookup| {
        let rest = before.strip_suffix(lookup);
        rest.is_some_and(|rest| lookup.starts_with('.') || !rest.ends_with(part_of_a_name))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_series_has_one_word() {
        let found = |tag, text| second_words(tag, "app", text).len();
        assert_eq!(found("hi", "a = सीरीज़ शुरू\nb = शृंखला शुरू\nc = सीरीज शुरू"), 2);
        assert_eq!(found("mr", "a = मालिका सुरू\nb = शृंखला सुरू"), 1);
        assert_eq!(found("ja", "a = 連戦を始める"), 0);
    }

    #[test]
    fn a_figure_holds_together() {
        let found = |area, text| loose_figures("mr", area, text).len();
        let joined = r#"a = ६४{"\u2060"}–{"\u2060"}०, { $one }{"\u2060"}–{"\u2060"}{ $two }"#;
        assert_eq!(found("words", joined), 0);
        assert_eq!(
            found("words", "a = ६४–०\nb = { $one }–{ $two }\nc = { $one } %"),
            3
        );
        assert_eq!(found("words", "a = { $first } – { $second }\n# 64–0"), 0);
        assert_eq!(found("board", "a = { $won }–{ $lost }"), 0);
    }
}

//! The words of the page before its program runs, and of the languages that come beside it.

use crate::languages::TAGS;
use crate::process::Failure;
use crate::workspace;
use areas::areas;
use fluent_syntax::ast::{Entry, PatternElement};
use fluent_syntax::parser;
use std::fs;

#[path = "../../../base/areas.rs"]
mod areas;

/// The words of the page before its program, each with its key.
const WORDS: [(&str, &str); 6] = [
    ("coming", "app-opening"),
    ("failed", "app-opening-failed"),
    ("damaged", "app-opening-damaged"),
    ("broken", "app-opening-broken"),
    ("old", "app-opening-old"),
    ("again", "app-try-again"),
];

/// The sentence for a browser that runs no scripts.
const NO_SCRIPT: &str = "app-opening-script";

/// The words that the service worker shows where it has no page.
const WORDS_WITHOUT_PAGE: [(&str, &str); 2] = [
    ("damaged", "app-opening-damaged"),
    ("again", "app-try-again"),
];

/// The words that the program's beginning shows where the page before it has no script.
const WORDS_WITHOUT_OPENING: [(&str, &str); 2] =
    [("failed", "app-opening-failed"), ("again", "app-try-again")];

/// The words of the page before its program, as the line of a script.
pub fn before_the_program() -> Result<String, Failure> {
    line(&WORDS)
}

/// The words of the service worker, likewise.
pub fn without_page() -> Result<String, Failure> {
    line(&WORDS_WITHOUT_PAGE)
}

/// The words of the program's beginning, likewise.
pub fn without_opening() -> Result<String, Failure> {
    line(&WORDS_WITHOUT_OPENING)
}

/// The sentence for a browser that runs no scripts, in every language.
pub fn no_script() -> Result<String, Failure> {
    let said = TAGS.map(|tag| Ok(format!("<p lang=\"{tag}\">{}</p>", word(tag, NO_SCRIPT)?)));
    said.into_iter().collect()
}

/// The part of the page with the words of every language in the place of each `{says:KEY}`.
pub fn said(part: &str) -> Result<String, Failure> {
    let mut pieces = part.split("{says:");
    let mut all = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let (key, rest) = piece
            .split_once('}')
            .ok_or_else(|| Failure::chore("a key in the page has no end"))?;
        for tag in TAGS {
            all += &format!("<span lang=\"{tag}\">{}</span>", word(tag, key)?);
        }
        all += rest;
    }
    Ok(all)
}

/// The selector of the words that are shown: those of the page's language.
pub fn shown() -> String {
    TAGS.map(|tag| format!("[data-tag=\"{tag}\"] span[lang=\"{tag}\"]"))
        .join(", ")
}

/// The languages, as a constant of a script.
pub fn tags() -> String {
    format!("const TAGS = {TAGS:?};\n")
}

/// These texts as a constant: an object with a member for each language.
fn line(wanted: &[(&str, &str)]) -> Result<String, Failure> {
    let mut languages = Vec::new();
    for tag in TAGS {
        let mut words = Vec::new();
        for (name, key) in wanted {
            words.push(format!("\"{name}\": \"{}\"", word(tag, key)?));
        }
        languages.push(format!("\"{tag}\": {{{}}}", words.join(", ")));
    }
    Ok(format!("const WORDS = {{{}}};\n", languages.join(",\n")))
}

/// All words of a language in one file, without the comments, which only its writers read.
pub fn texts(tag: &str) -> Result<Vec<u8>, Failure> {
    all_texts(tag).map(String::into_bytes)
}

fn all_texts(tag: &str) -> Result<String, Failure> {
    let mut all = String::new();
    for area in areas(&workspace::root().join("assets/texts").join(tag)) {
        let file = fs::read_to_string(&area).map_err(|error| Failure::file(&area, error))?;
        let said = file.lines().filter(|line| !line.starts_with('#'));
        all.extend(said.flat_map(|line| [line, "\n"]));
    }
    Ok(all)
}

/// A message without arguments, in one language. It goes into a page and into a script as it is.
pub fn word(tag: &str, key: &str) -> Result<String, Failure> {
    let messages = parser::parse(all_texts(tag)?).unwrap_or_else(|(messages, _)| messages);
    let message = messages.body.iter().find_map(|entry| match entry {
        Entry::Message(message) if message.id.name == key => message.value.as_ref(),
        _ => None,
    });
    let parts = message.map(|pattern| pattern.elements.as_slice());
    match parts {
        Some([PatternElement::TextElement { value }]) if !value.contains(['"', '\\', '<', '&']) => {
            Ok(value.clone())
        }
        _ => Err(Failure::chore(format!("{tag}: {key} is no plain text"))),
    }
}

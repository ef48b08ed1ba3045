//! `cargo xtask listing`: the store's texts where F-Droid and fastlane look for them.
//!
//! The texts are written once, in `docs/store`, a file for each language. From them come the files of
//! `fastlane/metadata/android`, which are committed, because F-Droid reads them from the repository; `cargo xtask tidy`
//! refuses ones that are not current.

use crate::process::{Failure, say};
use crate::workspace;
use std::collections::BTreeMap;

pub const HELP: &str = "
    cargo xtask listing

Writes fastlane/metadata/android from docs/store: title, short and full description of each language, as F-Droid and
fastlane read them. Fails where a text is longer than Google Play takes.

Needs:  nothing
Takes:  a second
";

/// The files in `docs/store` and what Google Play calls their languages.
const LANGUAGES: [(&str, &str); 4] = [
    ("en", "en-US"),
    ("ja", "ja-JP"),
    ("hi", "hi-IN"),
    ("mr", "mr-IN"),
];

/// Most letters that Google Play takes.
const LIMITS: [(&str, usize); 3] = [
    ("title.txt", 30),
    ("short_description.txt", 80),
    ("full_description.txt", 4000),
];

/// The folder where F-Droid and fastlane look.
const FOLDER: &str = "fastlane/metadata/android";

/// Writes every file.
pub fn run(flags: &[String]) -> Result<(), Failure> {
    if let [flag, ..] = flags {
        return Err(Failure::usage(format!(
            "listing does not know \"{flag}\"; try --help"
        )));
    }
    for (name, text) in files()? {
        let path = workspace::root().join(&name);
        let folder = path.parent().unwrap_or(&path);
        std::fs::create_dir_all(folder).map_err(|error| Failure::file(folder, error))?;
        std::fs::write(&path, text).map_err(|error| Failure::file(&path, error))?;
    }
    say(format!("the store's texts are in {FOLDER}"));
    Ok(())
}

/// The files that are not as the texts say, for `tidy`.
pub fn stale() -> Result<Vec<String>, Failure> {
    let stale = files()?.into_iter().filter(|(name, text)| {
        let found = std::fs::read_to_string(workspace::root().join(name));
        found.ok().as_ref() != Some(text)
    });
    Ok(stale
        .map(|(name, _)| format!("{name} is not what docs/store says: cargo xtask listing"))
        .collect())
}

/// Every file with its text.
fn files() -> Result<BTreeMap<String, String>, Failure> {
    let mut files = BTreeMap::new();
    for (language, store) in LANGUAGES {
        let page = format!("docs/store/{language}.md");
        let texts = texts(&workspace::read(&page)?)
            .ok_or_else(|| Failure::chore(format!("{page} has not the parts of a listing")))?;
        for ((file, limit), text) in LIMITS.into_iter().zip(texts) {
            let length = text.chars().count();
            if text.is_empty() || length > limit {
                return Err(Failure::chore(format!(
                    "{page}: {file} has {length} letters, and may have 1 to {limit}"
                )));
            }
            files.insert(format!("{FOLDER}/{store}/{file}"), text + "\n");
        }
    }
    Ok(files)
}

/// Title, short and full description of a page, which has bold words before each part, and the short texts of both
/// stores on a line: Apple's, a dot, Google's.
fn texts(page: &str) -> Option<[String; 3]> {
    let mut parts = page.split("\n**").skip(1);
    let mut next = || Some(parts.next()?.split_once("**")?.1);
    let after_colon = |text: &str| Some(text.split_once(": ")?.1.trim().to_owned());
    let title = after_colon(next()?)?;
    let short = after_colon(next()?)?;
    let (_, short) = short.split_once(" · ")?;
    let full = unwrapped(next()?.trim());
    Some([title, short.to_owned(), full])
}

/// The paragraphs without the ends of lines that only the page's width made. In Japanese no space stands there.
fn unwrapped(text: &str) -> String {
    let mut whole = String::new();
    for line in text.lines().map(str::trim) {
        let begins = line.is_empty() || line.starts_with("- ");
        let last = whole.chars().next_back();
        if begins || last == Some('\n') {
            if !whole.is_empty() {
                whole.push('\n');
            }
        } else if last.is_some_and(|letter| letter < '\u{3000}') {
            whole.push(' ');
        }
        whole += line;
    }
    whole
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paragraphs_are_whole_and_points_keep_their_lines() {
        let page = "# Texts\n\n**Name** (30): A\n\n**Short** (30 / 80): B · C: D.\n\n**Description**\n\n\
             one\ntwo\n\n- three\n  four\n- five\n\n六\n七\n\n**Keywords** (100): x\n";
        let [title, short, full] = texts(page).expect("it is a listing");
        assert_eq!((title.as_str(), short.as_str()), ("A", "C: D."));
        assert_eq!(full, "one two\n\n- three four\n- five\n\n六七");
        assert!(texts("# Texts\n\n**Name**: A\n").is_none());
    }
}

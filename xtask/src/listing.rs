//! `cargo xtask listing`: the stores' texts where F-Droid and fastlane look for them.
//!
//! The texts are written once, in `docs/store`, a file for each language. From them come the files of
//! `fastlane/metadata`, which are committed, because F-Droid reads them from the repository; `cargo xtask tidy` refuses
//! ones that are not current. `fastlane/Deliverfile` says where the texts for Apple are.

use crate::android;
use crate::process::{Failure, say};
use crate::workspace;
use std::collections::BTreeMap;

pub const HELP: &str = "
    cargo xtask listing

Writes fastlane/metadata/android and fastlane/metadata/ios from docs/store: the listing of each language and what is
new in this version, as F-Droid and fastlane read them. Fails where a text is longer than a store takes.

Needs:  nothing
Takes:  a second
";

/// The files in `docs/store`, and the names that Google Play and App Store Connect have for their languages. Apple's
/// are those of fastlane's `deliver/lib/deliver/languages.rb`, with Marathi since 2.234.0 (fastlane pull request
/// 29959).
const LANGUAGES: [(&str, &str, &str); 4] = [
    ("en", "en-US", "en-US"),
    ("ja", "ja-JP", "ja"),
    ("hi", "hi-IN", "hi"),
    ("mr", "mr-IN", "mr-IN"),
];

/// The folder in which F-Droid and fastlane's `supply` look, and the one that `deliver` is told.
const GOOGLE: &str = "fastlane/metadata/android";
const APPLE: &str = "fastlane/metadata/ios";

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
    say(format!("the stores' texts are in {GOOGLE} and {APPLE}"));
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
    let code = android::code()?;
    for (language, google, apple) in LANGUAGES {
        let page = format!("docs/store/{language}.md");
        let texts = texts(&workspace::read(&page)?)
            .ok_or_else(|| Failure::chore(format!("{page} has not the parts of a listing")))?;
        let folders = [format!("{GOOGLE}/{google}"), format!("{APPLE}/{apple}")];
        for (file, limit, text) in texts.files(folders, code) {
            let length = text.chars().count();
            if text.is_empty() || length > limit {
                return Err(Failure::chore(format!(
                    "{page}: {file} has {length} letters, and may have 1 to {limit}"
                )));
            }
            files.insert(file, text.to_owned() + "\n");
        }
    }
    Ok(files)
}

/// The parts of a listing.
#[derive(Debug)]
struct Listing {
    title: String,
    subtitle: String,
    short: String,
    full: String,
    keywords: String,
    new: String,
}

impl Listing {
    /// Each file with the most letters that its store takes, and its text, in the folders of Google and Apple.
    fn files(&self, [google, apple]: [String; 2], code: u32) -> [(String, usize, &str); 9] {
        [
            (format!("{google}/title.txt"), 30, &self.title),
            (format!("{google}/short_description.txt"), 80, &self.short),
            (format!("{google}/full_description.txt"), 4000, &self.full),
            (format!("{google}/changelogs/{code}.txt"), 500, &self.new),
            (format!("{apple}/name.txt"), 30, &self.title),
            (format!("{apple}/subtitle.txt"), 30, &self.subtitle),
            (format!("{apple}/description.txt"), 4000, &self.full),
            (format!("{apple}/keywords.txt"), 100, &self.keywords),
            (format!("{apple}/release_notes.txt"), 4000, &self.new),
        ]
        .map(|(file, limit, text)| (file, limit, text.as_str()))
    }
}

/// The parts of a page, which has bold words before each, and the short texts of both stores on a line: Apple's, a dot,
/// Google's.
fn texts(page: &str) -> Option<Listing> {
    let mut parts = page.split("\n**").skip(1);
    let mut next = || Some(parts.next()?.split_once("**")?.1);
    let after_colon = |text: &str| Some(text.split_once(": ")?.1.trim().to_owned());
    let title = after_colon(next()?)?;
    let both = after_colon(next()?)?;
    let (subtitle, short) = both.split_once(" · ")?;
    Some(Listing {
        title,
        subtitle: subtitle.to_owned(),
        short: short.to_owned(),
        full: unwrapped(below(next()?)?),
        keywords: after_colon(next()?)?,
        new: unwrapped(below(next()?)?),
    })
}

/// The text below a heading.
fn below(part: &str) -> Option<&str> {
    Some(part.split_once("\n\n")?.1.trim())
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
             one\ntwo\n\n- three\n  four\n- five\n\n六\n七\n\n**Keywords** (100): x,y\n\n\
             **New** (500)\n\nall\nof it\n\n**Pictures**\n\n1. One\n";
        let listing = texts(page).expect("it is a listing");
        let files = listing.files(["g".to_owned(), "a".to_owned()], 10203);
        let told = files.map(|(file, _, text)| format!("{file}: {text}"));
        assert_eq!(
            told,
            [
                "g/title.txt: A",
                "g/short_description.txt: C: D.",
                "g/full_description.txt: one two\n\n- three four\n- five\n\n六七",
                "g/changelogs/10203.txt: all of it",
                "a/name.txt: A",
                "a/subtitle.txt: B",
                "a/description.txt: one two\n\n- three four\n- five\n\n六七",
                "a/keywords.txt: x,y",
                "a/release_notes.txt: all of it",
            ]
        );
        assert!(texts("# Texts\n\n**Name**: A\n").is_none());
    }
}

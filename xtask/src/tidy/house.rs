//! The house as the rules see it: its text files, and the packages it is built from.

use crate::process::Failure;
use crate::workspace;
use serde_json::Value;
use std::collections::BTreeSet;
use std::fmt;
use std::path::Path;

/// Everything a rule may look at. A test builds a small bad one.
#[derive(Default)]
pub struct House {
    /// Every text file under version control, by its path from the root.
    pub files: Vec<TextFile>,
    /// The paths of all files, pictures and other bytes included.
    pub paths: BTreeSet<String>,
    /// Every package of the build, on any platform, ours included.
    pub packages: Vec<Package>,
}

/// A text file and its path from the root, with `/` between folders.
pub struct TextFile {
    /// Path from the root.
    pub path: String,
    /// The whole text.
    pub text: String,
}

/// What `cargo metadata` says about a package.
pub struct Package {
    /// Its name on the registry.
    pub name: String,
    /// Its licence expression, empty if it states none.
    pub licence: String,
    /// Whether it comes from crates.io or lies in this workspace.
    pub from_registry_or_here: bool,
}

/// Something a rule objects to.
#[derive(Debug, PartialEq, Eq)]
pub struct Finding {
    /// The file (or package).
    pub place: String,
    /// The line, counted from 1, where there is one.
    pub line: Option<usize>,
    /// What is wrong there.
    pub what: String,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "{}:{line}: {}", self.place, self.what),
            None => write!(f, "{}: {}", self.place, self.what),
        }
    }
}

impl House {
    /// Reads the workspace.
    pub fn of_the_workspace() -> Result<Self, Failure> {
        let mut house = Self::default();
        let root = workspace::root();
        house.read_folder(&root, "")?;
        house.packages = packages(&workspace::metadata(true)?);
        Ok(house)
    }

    fn read_folder(&mut self, folder: &Path, prefix: &str) -> Result<(), Failure> {
        let unreadable =
            |error| Failure::chore(format!("cannot read {}: {error}", folder.display()));
        for entry in std::fs::read_dir(folder).map_err(unreadable)? {
            let entry = entry.map_err(unreadable)?;
            let name = entry.file_name().to_string_lossy().into_owned();
            if matches!(name.as_str(), "target" | ".git" | "artifacts" | "corpus") {
                continue;
            }
            let path = format!("{prefix}{name}");
            if entry.path().is_dir() {
                self.read_folder(&entry.path(), &format!("{path}/"))?;
                continue;
            }
            if let Ok(text) = std::fs::read_to_string(entry.path()) {
                self.files.push(TextFile {
                    path: path.clone(),
                    text,
                });
            }
            self.paths.insert(path);
        }
        Ok(())
    }

    /// The Rust sources below a folder, `src/` for example; all of them for an empty one.
    pub fn sources<'a>(&'a self, folder: &'a str) -> impl Iterator<Item = &'a TextFile> {
        self.files
            .iter()
            .filter(move |file| file.path.starts_with(folder) && file.path.ends_with(".rs"))
    }

    /// A house of one file, for the tests of the rules.
    #[cfg(test)]
    pub fn with_file(path: &str, text: &str) -> Self {
        let mut house = Self::default();
        house.paths.insert(path.into());
        house.files.push(TextFile {
            path: path.into(),
            text: text.into(),
        });
        house
    }
}

impl TextFile {
    /// Something wrong on a line of this file.
    pub fn finding(&self, line: usize, what: impl Into<String>) -> Finding {
        Finding {
            place: self.path.clone(),
            line: Some(line),
            what: what.into(),
        }
    }

    /// The lines that ship: numbered from 1, comments cut off, and nothing of the test modules, which by custom stand
    /// at the foot of a file or in a file of their own.
    pub fn shipped_lines(&self) -> impl Iterator<Item = (usize, &str)> {
        let is_test_file = self.path.starts_with("tests/")
            || self.path.contains("/tests/")
            || self.path.ends_with("/tests.rs")
            || self.path.contains("/benches/")
            || self.path.ends_with("_tests.rs");
        let shipped = if is_test_file {
            0
        } else {
            self.lines_before_tests()
        };
        self.text
            .lines()
            .take(shipped)
            .enumerate()
            .map(|(index, line)| (index + 1, without_comment(line)))
    }

    /// How many lines stand above the test module at the foot. A `mod tests;` further up ends nothing.
    fn lines_before_tests(&self) -> usize {
        let lines: Vec<&str> = self.text.lines().collect();
        let opens_a_module = |from: usize| {
            let mut rest = lines[from..].iter();
            rest.find(|line| !line.starts_with("#["))
                .is_some_and(|line| line.starts_with("mod ") && line.contains('{'))
        };
        (0..lines.len())
            .find(|&at| lines[at].starts_with("#[cfg(test)]") && opens_a_module(at))
            .unwrap_or(lines.len())
    }
}

/// The part of a line before `//`, unless that stands in a string such as an address.
pub fn without_comment(line: &str) -> &str {
    let mut quoted = false;
    let mut escaped = false;
    let bytes = line.as_bytes();
    for (index, byte) in bytes.iter().enumerate() {
        match byte {
            _ if escaped => escaped = false,
            b'\\' if quoted => escaped = true,
            b'"' => quoted = !quoted,
            b'/' if !quoted && bytes.get(index + 1) == Some(&b'/') => return &line[..index],
            _ => {}
        }
    }
    line
}

fn packages(metadata: &Value) -> Vec<Package> {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    metadata["packages"]
        .as_array()
        .into_iter()
        .flatten()
        .map(|package| Package {
            name: text(&package["name"]),
            licence: text(&package["license"]),
            from_registry_or_here: package["source"].as_str().is_none_or(|source| {
                source == "registry+https://github.com/rust-lang/crates.io-index"
            }),
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_are_cut_and_addresses_kept() {
        assert_eq!(without_comment("let a = 1; // std::fs"), "let a = 1; ");
        assert_eq!(
            without_comment(r#"let a = "http://x";"#),
            r#"let a = "http://x";"#
        );
        assert_eq!(without_comment(r#"f("\"//"); // b"#), r#"f("\"//"); "#);
    }

    #[test]
    fn tests_at_the_foot_do_not_ship() {
        let house = House::with_file(
            "src/a.rs",
            "fn a() {}\n#[cfg(test)]\nmod tests { std::fs }\n",
        );
        let lines: Vec<_> = house.files[0].shipped_lines().collect();
        assert_eq!(lines, [(1, "fn a() {}")]);
        let house = House::with_file("src/a.rs", "#[cfg(test)]\nmod tests;\nfn a() {}\n");
        assert_eq!(house.files[0].shipped_lines().count(), 3);
        let house = House::with_file("engine/tests/a.rs", "fn a() {}\n");
        assert_eq!(house.files[0].shipped_lines().count(), 0);
    }
}

//! `cargo xtask licences`: writes down what the app is built from, with the whole text of every licence, for its About
//! page.
//!
//! `assets/licences.txt` is a block a text, between lines of `====`:
//!
//! ```text
//! MIT
//! Copyright (c) 2014 Alex Crichton: bitflags 1.3.2, cfg-if 1.0.5
//! Copyright (c) 2019 Carl Lerche: bytes 1.12.1
//!
//! Permission is hereby granted, free of charge, …
//! ====
//! ```
//!
//! A package offered under several licences is taken under the first in [`text::LICENCES`]. Its text is the one in the
//! package itself; texts that differ in nothing but copyright lines, title and line breaks are written once, with every
//! copyright line above them. Packages that bring no text (83 of them at the time of writing) are listed under the most
//! common text of their licence, with the authors that their manifest names. A test compares the committed file with
//! what the packages say now.
//!
//! It is own code because cargo-about would be 145 more packages to build in every check.

mod text;

use crate::process::{self, Failure};
use crate::workspace;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
pub use text::chosen;
use text::{Kind, Text};

pub const HELP: &str = "
    cargo xtask licences

Writes assets/licences.txt: every package the app is built from, on the phones and on a desk, with the whole text of its
licence and its copyright lines, as the packages themselves have them. To be run after a change of dependencies; a test
says so.

Needs:  Rust
Takes:  a second or two
";

const FILE: &str = "assets/licences.txt";

/// The systems where the app runs: phones, and those of the people who work on it.
const SYSTEMS: [&str; 6] = [
    "aarch64-linux-android",
    "armv7-linux-androideabi",
    "aarch64-apple-ios",
    "x86_64-unknown-linux-gnu",
    "aarch64-apple-darwin",
    "x86_64-pc-windows-msvc",
];

/// Between two blocks.
const RULE: &str = "====";

/// Writes the file.
pub fn run(_: &[String]) -> Result<(), Failure> {
    let (text, path) = (listing()?, workspace::root().join(FILE));
    fs::write(&path, &text).map_err(|error| Failure::file(&path, error))?;
    println!(
        "{FILE}  {} texts, {} bytes",
        text.matches(RULE).count(),
        text.len()
    );
    Ok(())
}

/// A package the app is built from.
struct Package {
    name: String,
    /// The licences it is taken under.
    kinds: Vec<Kind>,
    authors: String,
    texts: Vec<Text>,
}

/// The file as it should be.
fn listing() -> Result<String, Failure> {
    let mut tree = workspace::cargo(&["tree", "--package", "reverstargo", "--edges", "normal"]);
    tree.args([
        "--all-features",
        "--prefix",
        "none",
        "--format",
        "{p}",
        "--locked",
        "--quiet",
    ]);
    tree.args(SYSTEMS.iter().flat_map(|system| ["--target", system]));
    let tree = process::output(&mut tree)?;
    let shipped: BTreeSet<String> = tree.lines().filter_map(package_name).collect();
    let metadata = workspace::metadata()?;
    let packages = metadata["packages"].as_array().into_iter().flatten();
    let packages = packages
        .filter(|package| package["source"].is_string() && shipped.contains(&full_name(package)));
    arrange(&packages.map(read).collect::<Result<Vec<_>, _>>()?)
}

/// Cargo's line (`name v1.2.3 (where)`) as `name 1.2.3`.
fn package_name(line: &str) -> Option<String> {
    let mut words = line.split_whitespace();
    let (name, version) = (words.next()?, words.next()?);
    Some(format!("{name} {}", version.trim_start_matches('v')))
}

fn full_name(package: &Value) -> String {
    let word = |name: &str| package[name].as_str().unwrap_or_default();
    format!("{} {}", word("name"), word("version"))
}

/// Reads what a package says of itself.
fn read(package: &Value) -> Result<Package, Failure> {
    let name = full_name(package);
    let licence = package["license"].as_str().unwrap_or_default();
    let unknown = || Failure::chore(format!("{name} is under {licence:?}, which is not known"));
    let authors = package["authors"]
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(Value::as_str);
    let authors: Vec<&str> = authors
        .map(|author| author.split('<').next().unwrap_or(author).trim())
        .collect();
    let manifest = Path::new(package["manifest_path"].as_str().unwrap_or_default());
    let folder = manifest.parent().unwrap_or(manifest);
    Ok(Package {
        kinds: chosen(licence).ok_or_else(unknown)?,
        authors: if authors.is_empty() {
            format!("The authors of {name}")
        } else {
            authors.join(", ")
        },
        texts: texts_in(folder).map_err(|error| Failure::file(folder, error))?,
        name,
    })
}

/// The licence texts and notices in a package's folder, by file name.
fn texts_in(folder: &Path) -> std::io::Result<Vec<Text>> {
    let name = |path: &Path| {
        let name = path.file_name().unwrap_or_default();
        name.to_string_lossy().to_ascii_lowercase()
    };
    let starts = ["licence", "license", "copying", "unlicense", "notice"];
    let fits =
        |path: &PathBuf| path.is_file() && starts.iter().any(|start| name(path).starts_with(start));
    let mut paths = BTreeSet::new();
    for entry in fs::read_dir(folder)? {
        paths.insert(entry?.path());
    }
    paths.retain(fits);
    let mut texts = Vec::new();
    for path in paths {
        let bytes = fs::read(&path)?;
        let file = String::from_utf8_lossy(&bytes);
        texts.extend(if name(&path).starts_with("notice") {
            Some(Text::of_notice(&file))
        } else {
            Text::of_licence(&file)
        });
    }
    Ok(texts)
}

/// One block of the file while it grows: the text, and under it the packages by their copyright lines.
#[derive(Default)]
struct Block {
    body: String,
    packages: BTreeMap<String, BTreeSet<String>>,
}

impl Block {
    fn add(&mut self, copyright: &str, package: &Package) {
        let packages = self.packages.entry(copyright.to_owned()).or_default();
        packages.insert(package.name.clone());
    }

    fn written(&self, kind: Kind) -> String {
        let mut lines = vec![kind.name().to_owned()];
        for (copyright, packages) in &self.packages {
            let packages = packages.iter().cloned().collect::<Vec<_>>().join(", ");
            let colon = if copyright.is_empty() { "" } else { ": " };
            lines.push(format!("{copyright}{colon}{packages}"));
        }
        format!("{}\n\n{}\n{RULE}\n", lines.join("\n"), self.body)
    }
}

/// Sorts packages by text.
fn arrange(packages: &[Package]) -> Result<String, Failure> {
    let mut blocks: BTreeMap<(Kind, String), Block> = BTreeMap::new();
    let mut without = Vec::new();
    for package in packages {
        // What Apache 2.0 calls a notice goes along with the licence.
        let notice = package
            .kinds
            .contains(&Kind::APACHE)
            .then_some(Kind::NOTICE);
        for text in &package.texts {
            if package.kinds.contains(&text.kind) || notice == Some(text.kind) {
                let block = blocks.entry((text.kind, text.key.clone())).or_default();
                if block.body.is_empty() {
                    block.body.clone_from(&text.body);
                }
                block.add(&text.copyright, package);
            }
        }
        let has_text = |kind: &Kind| package.texts.iter().any(|text| text.kind == *kind);
        let missing = package.kinds.iter().filter(|kind| !has_text(kind));
        without.extend(missing.map(|kind| (package, *kind)));
    }
    for (package, kind) in without {
        let of_kind = blocks.iter_mut().filter(|((of, _), _)| *of == kind);
        let usual = of_kind
            .max_by_key(|(_, block)| block.packages.values().map(BTreeSet::len).sum::<usize>());
        let (_, usual) = usual.ok_or_else(|| {
            let (name, kind) = (&package.name, kind.name());
            Failure::chore(format!("{name} has no text, nor any other under {kind}"))
        })?;
        usual.add(&format!("Copyright (c) {}", package.authors), package);
    }
    Ok(blocks
        .iter()
        .map(|((kind, _), block)| block.written(*kind))
        .collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    const MIT: &str = "Permission is hereby granted, free of charge, to any person.";

    fn package(name: &str, text: &str) -> Package {
        Package {
            name: name.into(),
            kinds: chosen("MIT").expect("it is known"),
            authors: "Ana".into(),
            texts: Text::of_licence(text).into_iter().collect(),
        }
    }

    #[test]
    fn the_same_text_is_written_once_below_every_copyright_line() {
        let broken = MIT.replace(", to", ",\r\nto");
        let packages = [
            package(
                "a 1.0.0",
                &format!("MIT License\n\nCopyright (c) 2020 Ana\n\n{MIT}\n"),
            ),
            package(
                "b 2.0.0",
                &format!("Copyright (c) 2021 Bo\r\n\r\n{broken}\r\n"),
            ),
            package("c 3.0.0", &format!("Copyright (c) 2020 Ana\n\n{MIT}\n")),
            package("d 4.0.0", ""),
        ];
        let lines = "MIT\nCopyright (c) 2020 Ana: a 1.0.0, c 3.0.0\n\
             Copyright (c) 2021 Bo: b 2.0.0\nCopyright (c) Ana: d 4.0.0";
        let text = arrange(&packages).expect("all have a text");
        assert_eq!(text, format!("{lines}\n\n{MIT}\n====\n"));
    }

    #[test]
    fn a_licence_without_any_text_is_an_error() {
        assert!(arrange(&[package("d 4.0.0", "")]).is_err());
    }

    #[test]
    fn the_committed_texts_are_what_the_packages_say() {
        let committed = workspace::read(FILE).expect("it is there");
        let now = listing().expect("cargo and the packages answer");
        assert!(
            committed == now,
            "{FILE} is stale: run `cargo xtask licences`"
        );
    }
}

//! `cargo xtask licences`: writes down what the app is built from, with the whole text of every licence, for its About page.
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
//! A package offered under several licences is taken under the first that [`expression`] prefers. Its text is the one in
//! the package itself; texts that differ in nothing but copyright lines, title and line breaks stand here once, with every
//! copyright line above them. Packages that bring no text (83 of them at the time of writing) are under the same text as
//! the others of their licence, with the authors that their manifest names. A test compares the committed file with what
//! the packages say now.

mod expression;
mod text;

use crate::process::{self, Failure};
use crate::workspace;
use expression::chosen;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use text::{Kind, Text, file_text, notice};

/// What `--help` says.
pub const HELP: &str = "
    cargo xtask licences

Writes assets/licences.txt: every package the app is built from, on the phones and on a desk, with the whole text of its licence and its
copyright lines, as the packages themselves have them. To be run after a change of dependencies; a test says so.

Needs:  Rust
Takes:  a second or two
";

const FILE: &str = "assets/licences.txt";

/// Where the app runs: on phones, and on the systems of those who work on it.
const SYSTEMS: [&str; 6] = [
    "aarch64-linux-android",
    "armv7-linux-androideabi",
    "aarch64-apple-ios",
    "x86_64-unknown-linux-gnu",
    "aarch64-apple-darwin",
    "x86_64-pc-windows-msvc",
];

/// A page that is loaded with the app must stay small.
#[cfg(test)]
const LARGEST: usize = 160_000;

/// Between two blocks.
const RULE: &str = "====";

/// Writes the file below the project's root.
pub fn run(root: &Path) -> Result<(), Failure> {
    let text = listing(root)?;
    fs::write(root.join(FILE), &text)
        .map_err(|error| Failure::chore(format!("{FILE}: {error}")))?;
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
fn listing(root: &Path) -> Result<String, Failure> {
    let tree = process::output(
        process::cargo(root)
            .args(["tree", "--package", "reverstargo", "--edges", "normal"])
            .args(["--all-features", "--prefix", "none"])
            .args(["--format", "{p}", "--locked", "--quiet"])
            .args(SYSTEMS.iter().flat_map(|system| ["--target", system])),
    )?;
    let wanted = named(&tree);
    let metadata = workspace::metadata(true)?;
    let packages: Vec<Package> = metadata["packages"]
        .as_array()
        .into_iter()
        .flatten()
        .filter(|package| package["source"].is_string() && wanted.contains(&full_name(package)))
        .map(read)
        .collect::<Result<_, _>>()?;
    arrange(&packages)
}

/// Cargo's lines (`name v1.2.3 (where)`) as `name 1.2.3`.
fn named(tree: &str) -> BTreeSet<String> {
    let name = |line: &str| {
        let mut words = line.split_whitespace();
        let (name, version) = (words.next()?, words.next()?);
        Some(format!("{name} {}", version.trim_start_matches('v')))
    };
    tree.lines().filter_map(name).collect()
}

fn full_name(package: &Value) -> String {
    let word = |name: &str| package[name].as_str().unwrap_or_default();
    format!("{} {}", word("name"), word("version"))
}

/// Reads what a package says of itself.
fn read(package: &Value) -> Result<Package, Failure> {
    let name = full_name(package);
    let licence = package["license"].as_str().unwrap_or_default();
    let kinds = chosen(licence).ok_or_else(|| {
        Failure::chore(format!("{name} is under {licence:?}, which is not known"))
    })?;
    let authors: Vec<&str> = package["authors"]
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(Value::as_str)
        .map(|author| author.split('<').next().unwrap_or(author).trim())
        .collect();
    let manifest = package["manifest_path"].as_str().unwrap_or_default();
    let folder = Path::new(manifest).parent().unwrap_or(Path::new("."));
    Ok(Package {
        authors: if authors.is_empty() {
            format!("The authors of {name}")
        } else {
            authors.join(", ")
        },
        texts: texts_in(folder)
            .map_err(|error| Failure::chore(format!("{}: {error}", folder.display())))?,
        name,
        kinds,
    })
}

/// The licence texts that lie in a package's folder, by name.
fn texts_in(folder: &Path) -> std::io::Result<Vec<Text>> {
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let name = name.to_ascii_lowercase();
        let fits = ["licence", "license", "copying", "unlicense", "notice"]
            .iter()
            .any(|start| name.starts_with(start));
        if fits && path.is_file() {
            paths.push(path);
        }
    }
    paths.sort();
    let read = |path: &std::path::PathBuf| {
        let bytes = fs::read(path)?;
        let file = String::from_utf8_lossy(&bytes);
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if name.to_ascii_lowercase().starts_with("notice") {
            return Ok(Some(notice(&file)));
        }
        Ok(file_text(&file))
    };
    let texts: std::io::Result<Vec<Option<Text>>> = paths.iter().map(read).collect();
    Ok(texts?.into_iter().flatten().collect())
}

/// One block of the file while it grows: the text, and under it the packages by their copyright lines.
#[derive(Default)]
struct Block {
    body: String,
    packages: BTreeMap<String, BTreeSet<String>>,
}

/// Sorts packages by text.
fn arrange(packages: &[Package]) -> Result<String, Failure> {
    let mut blocks: BTreeMap<(Kind, String), Block> = BTreeMap::new();
    let mut without = Vec::new();
    for package in packages {
        for &kind in &package.kinds {
            let mut found = package.texts.iter().filter(|text| text.kind == kind);
            let Some(first) = found.next() else {
                without.push((package, kind));
                continue;
            };
            for text in std::iter::once(first).chain(found) {
                add(&mut blocks, package, text);
            }
        }
        // What Apache 2.0 calls a notice goes along with the licence.
        for text in package
            .texts
            .iter()
            .filter(|text| text.kind == Kind::Notice && package.kinds.contains(&Kind::Apache))
        {
            add(&mut blocks, package, text);
        }
    }
    for (package, kind) in without {
        let usual = blocks
            .iter_mut()
            .filter(|((of, _), _)| *of == kind)
            .max_by_key(|(_, block)| block.packages.values().map(BTreeSet::len).sum::<usize>());
        let (_, usual) = usual.ok_or_else(|| {
            Failure::chore(format!(
                "{} has no text, nor any other under {}",
                package.name,
                kind.name()
            ))
        })?;
        let line = format!("Copyright (c) {}", package.authors);
        usual
            .packages
            .entry(line)
            .or_default()
            .insert(package.name.clone());
    }
    Ok(blocks
        .iter()
        .map(|((kind, _), block)| written(*kind, block))
        .collect())
}

fn add(blocks: &mut BTreeMap<(Kind, String), Block>, package: &Package, text: &Text) {
    let block = blocks.entry((text.kind, text.key.clone())).or_default();
    if block.body.is_empty() {
        block.body.clone_from(&text.body);
    }
    block
        .packages
        .entry(text.notice.clone())
        .or_default()
        .insert(package.name.clone());
}

fn written(kind: Kind, block: &Block) -> String {
    let mut lines = vec![kind.name().to_owned()];
    for (notice, packages) in &block.packages {
        let packages = packages.iter().cloned().collect::<Vec<_>>().join(", ");
        lines.push(if notice.is_empty() {
            packages
        } else {
            format!("{notice}: {packages}")
        });
    }
    format!("{}\n\n{}\n{RULE}\n", lines.join("\n"), block.body)
}

#[cfg(test)]
mod tests {
    use super::*;

    const MIT: &str = "Permission is hereby granted, free of charge, to any person.";

    fn package(name: &str, texts: &[&str]) -> Package {
        Package {
            name: name.into(),
            kinds: vec![Kind::Mit],
            authors: "Ana".into(),
            texts: texts.iter().filter_map(|text| file_text(text)).collect(),
        }
    }

    #[test]
    fn the_same_text_stands_once_below_every_copyright_line() {
        let packages = [
            package(
                "a 1.0.0",
                &[&format!("MIT License\n\nCopyright (c) 2020 Ana\n\n{MIT}\n")],
            ),
            package(
                "b 2.0.0",
                &[&format!(
                    "Copyright (c) 2021 Bo\r\n\r\n{}\r\n",
                    MIT.replace(", to", ",\r\nto")
                )],
            ),
            package("c 3.0.0", &[&format!("Copyright (c) 2020 Ana\n\n{MIT}\n")]),
            package("d 4.0.0", &[]),
        ];
        let text = arrange(&packages).expect("all have a text");
        assert_eq!(
            text,
            format!(
                "MIT\nCopyright (c) 2020 Ana: a 1.0.0, c 3.0.0\nCopyright (c) 2021 Bo: b 2.0.0\nCopyright (c) Ana: d 4.0.0\n\n{MIT}\n====\n"
            )
        );
    }

    #[test]
    fn a_licence_without_any_text_is_an_error() {
        assert!(arrange(&[package("d 4.0.0", &[])]).is_err());
    }

    #[test]
    fn cargo_s_lines_are_read() {
        let names =
            named("reverstargo v0.1.0 (/x)\na v1.0.0 (*)\na v1.0.0\nc v3.0.0 (proc-macro)\n");
        assert_eq!(
            names.into_iter().collect::<Vec<_>>(),
            ["a 1.0.0", "c 3.0.0", "reverstargo 0.1.0"]
        );
    }

    #[test]
    fn the_committed_texts_are_what_the_packages_say_and_no_more_than_a_page_can_bear() {
        let root = workspace::root();
        let committed = fs::read_to_string(root.join(FILE)).unwrap_or_default();
        let now = listing(&root).expect("cargo and the packages answer");
        assert!(
            committed == now,
            "{FILE} is stale: run `cargo xtask licences`"
        );
        assert!(now.len() <= LARGEST, "{} bytes", now.len());
    }
}

//! `cargo xtask licences`: writes down what the app is built from and under which licences, for its About page.
//!
//! `assets/licences.txt` has a line a licence: the licence, a colon, and the packages under it with their versions. Cargo
//! says what they are; a test compares the committed file with what it says now.

use crate::process::{self, Failure};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// What `--help` says.
pub const HELP: &str = "
    cargo xtask licences

Writes assets/licences.txt: every package the app is built from, on any system, by licence. To be run after a change of
dependencies; a test says so.

Needs:  Rust
Takes:  a second
";

const FILE: &str = "assets/licences.txt";

/// Writes the file below the project's root.
pub fn run(root: &Path) -> Result<(), Failure> {
    let text = listing(root)?;
    fs::write(root.join(FILE), &text)
        .map_err(|error| Failure::chore(format!("{FILE}: {error}")))?;
    println!("{FILE}  {} licences", text.lines().count());
    Ok(())
}

/// The file as it should be.
fn listing(root: &Path) -> Result<String, Failure> {
    let tree = process::output(
        process::cargo(root)
            .args(["tree", "--package", "reverstargo", "--edges", "normal"])
            .args(["--all-features", "--target", "all", "--prefix", "none"])
            .args(["--format", "{p}|{l}", "--locked", "--quiet"]),
    )?;
    Ok(arrange(&tree))
}

/// Sorts cargo's lines (`name v1.2.3 (where)|licence`) by licence. Our own packages are left out.
fn arrange(tree: &str) -> String {
    let mut by_licence: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for line in tree.lines() {
        let Some((package, licence)) = line.split_once('|') else {
            continue;
        };
        let mut words = package.split_whitespace();
        let (Some(name), Some(version)) = (words.next(), words.next()) else {
            continue;
        };
        if name == "reverstargo" || name == "rsg-engine" {
            continue;
        }
        let licence = licence
            .trim_end_matches("(*)")
            .trim()
            .replace(" / ", " OR ")
            .replace('/', " OR ");
        by_licence
            .entry(licence)
            .or_default()
            .insert(format!("{name} {}", version.trim_start_matches('v')));
    }
    let line = |(licence, packages): (&String, &BTreeSet<String>)| {
        format!(
            "{licence}: {}\n",
            packages.iter().cloned().collect::<Vec<_>>().join(", ")
        )
    };
    by_licence.iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::workspace;

    #[test]
    fn packages_are_sorted_by_licence_and_ours_are_left_out() {
        let tree = "reverstargo v0.1.0 (/x)|MIT OR Apache-2.0\nb v2.0.0|MIT\na v1.0.0|MIT (*)\na v1.0.0|MIT\nc v3.0.0 (proc-macro)|MIT/Apache-2.0\n";
        assert_eq!(
            arrange(tree),
            "MIT: a 1.0.0, b 2.0.0\nMIT OR Apache-2.0: c 3.0.0\n"
        );
    }

    #[test]
    fn the_committed_list_is_what_cargo_says() {
        let root = workspace::root();
        let committed = fs::read_to_string(root.join(FILE)).unwrap_or_default();
        let now = listing(&root).expect("cargo tree answers");
        assert!(
            committed == now,
            "{FILE} is stale: run `cargo xtask licences`"
        );
    }
}

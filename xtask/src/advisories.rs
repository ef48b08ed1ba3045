//! `cargo xtask advisories`: which packages of the phones' app nobody maintains, or are known to be unsound or open to attack.
//!
//! What is known lies in `xtask/advisories.txt`, a line an advisory, so that the check needs no network:
//!
//! ```text
//! RUSTSEC-2024-0429 unsound glib >=0.20.0
//! ```
//!
//! After the package come the versions that it does not concern. Each advisory that concerns the phones is named in
//! `docs/release.md` with the reason why the package is there all the same; `cargo xtask tidy` fails on one that is not.

use crate::process::{self, Failure};
use crate::workspace;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

pub const HELP: &str = "
    cargo xtask advisories
    cargo xtask advisories --refresh

Lists the packages of the app on Android and iOS that are not maintained, unsound or open to attack, as far as
xtask/advisories.txt knows. With --refresh that list is made anew from the RustSec database on GitHub.

Needs:  Rust; for --refresh git and a network
Takes:  a second; for --refresh about a minute
";

const LIST: &str = "xtask/advisories.txt";

const PAGE: &str = "docs/release.md";

const DATABASE: &str = "https://github.com/RustSec/advisory-db";

const PHONES: [&str; 3] = [
    "aarch64-linux-android",
    "armv7-linux-androideabi",
    "aarch64-apple-ios",
];

/// An advisory.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Advisory {
    id: String,
    /// `unmaintained`, `unsound`, `notice` or `vulnerability`.
    kind: String,
    package: String,
    /// The versions that it does not concern, each as Cargo writes requirements.
    fine: Vec<String>,
}

/// Lists what there is, or makes the list anew.
pub fn run(arguments: &[String]) -> Result<(), Failure> {
    match arguments {
        [] => {
            for (advisory, version) in found(&phones()?, &known()?) {
                let Advisory {
                    id, kind, package, ..
                } = advisory;
                println!("{id}  {package} {version}: {kind}");
            }
            Ok(())
        }
        [flag] if flag == "--refresh" => refresh(),
        words => Err(Failure::usage(format!(
            "advisories does not know \"{}\"",
            words.join(" ")
        ))),
    }
}

/// What concerns the phones and is not explained, and what is explained and concerns them no more.
pub fn faults() -> Result<Vec<String>, Failure> {
    let (phones, known, page) = (phones()?, known()?, workspace::read(PAGE)?);
    Ok(faults_in(&found(&phones, &known), &page))
}

fn faults_in(found: &[(Advisory, String)], page: &str) -> Vec<String> {
    let explained: BTreeSet<&str> = page
        .match_indices("RUSTSEC-")
        .filter_map(|(at, _)| page.get(at..at + "RUSTSEC-0000-0000".len()))
        .collect();
    let concerning: BTreeSet<&str> = found.iter().map(|(one, _)| one.id.as_str()).collect();
    let new = found
        .iter()
        .filter(|(one, _)| !explained.contains(one.id.as_str()));
    let new = new.map(|(one, version)| {
        let Advisory {
            id, kind, package, ..
        } = one;
        format!(
            "{package} {version} is in the phones' app and {kind} ({id}); {PAGE} does not say why"
        )
    });
    let old = explained.difference(&concerning);
    let old = old.map(|id| format!("{PAGE}: {id} concerns the phones' app no more"));
    new.chain(old).collect()
}

/// The packages of the app on the phones, with their versions.
fn phones() -> Result<BTreeSet<(String, String)>, Failure> {
    let mut tree = workspace::cargo(&["tree", "--package", "reverstargo", "--edges", "normal"]);
    tree.args(["--no-default-features", "--features", "mobile"]);
    tree.args(["--prefix", "none", "--format", "{p}", "--locked", "--quiet"]);
    tree.args(PHONES.iter().flat_map(|system| ["--target", system]));
    let tree = process::output(&mut tree)?;
    let package = |line: &str| {
        let mut words = line.split_whitespace();
        let (name, version) = (words.next()?, words.next()?);
        Some((name.to_owned(), version.trim_start_matches('v').to_owned()))
    };
    Ok(tree.lines().filter_map(package).collect())
}

fn known() -> Result<Vec<Advisory>, Failure> {
    Ok(workspace::read(LIST)?.lines().filter_map(line).collect())
}

/// A line of the list; none for a comment.
fn line(text: &str) -> Option<Advisory> {
    let mut words = text.split_whitespace().map(str::to_owned);
    Some(Advisory {
        id: words.next().filter(|id| id.starts_with("RUSTSEC-"))?,
        kind: words.next()?,
        package: words.next()?,
        fine: words.collect(),
    })
}

/// The advisories that concern one of these packages, with its version.
fn found(packages: &BTreeSet<(String, String)>, known: &[Advisory]) -> Vec<(Advisory, String)> {
    let concerns = |one: &Advisory, name: &str, version: &str| {
        one.package == name && !one.fine.iter().any(|fine| allows(fine, version))
    };
    let of_package = |(name, version): &(String, String)| {
        let concerning = known.iter().filter(|one| concerns(one, name, version));
        let with_version = concerning.map(|one| (one.clone(), version.clone()));
        with_version.collect::<Vec<_>>()
    };
    packages.iter().flat_map(of_package).collect()
}

/// Whether a requirement such as `>=1.2.3,<2` allows a version.
fn allows(requirement: &str, version: &str) -> bool {
    let version = numbers(version);
    requirement.split(',').all(|part| {
        let part = part.trim();
        let at = part.find(|letter: char| letter.is_ascii_digit());
        let (sign, wanted) = part.split_at(at.unwrap_or(part.len()));
        let least = numbers(wanted);
        match sign.trim() {
            ">=" => least <= version,
            ">" => least < version,
            "<=" => version <= least,
            "<" => version < least,
            "=" => version == least,
            "~" => least <= version && version[..2] == least[..2],
            _ => least <= version && version < next_breaking(least),
        }
    })
}

/// The first version that may break what was built for this one.
fn next_breaking(version: [u64; 3]) -> [u64; 3] {
    match version {
        [0, 0, patch] => [0, 0, patch + 1],
        [0, minor, _] => [0, minor + 1, 0],
        [major, ..] => [major + 1, 0, 0],
    }
}

/// The three numbers of a version; what comes after a hyphen or a plus does not count.
fn numbers(version: &str) -> [u64; 3] {
    let plain = version.split(['-', '+']).next().unwrap_or_default();
    let mut parts = plain
        .split('.')
        .map(|part| part.trim().parse().unwrap_or(0));
    [(); 3].map(|()| parts.next().unwrap_or(0))
}

/// Makes the list anew from the database.
fn refresh() -> Result<(), Failure> {
    let folder = workspace::target()?.join("advisory-db");
    if folder.exists() {
        std::fs::remove_dir_all(&folder).map_err(|error| Failure::file(&folder, error))?;
    }
    let mut clone = std::process::Command::new("git");
    clone.args(["clone", "--quiet", "--depth", "1", DATABASE]);
    process::run(clone.arg(&folder))?;
    let mut lines = BTreeMap::new();
    for file in files(&folder.join("crates"))? {
        let text = std::fs::read_to_string(&file).map_err(|error| Failure::file(&file, error))?;
        if let Some(advisory) = advisory(&text) {
            lines.insert(advisory.id.clone(), advisory);
        }
    }
    if lines.is_empty() {
        return Err(Failure::chore(format!(
            "{DATABASE} holds nothing that can be read"
        )));
    }
    let text = lines.values().map(|one| {
        let words = [&one.id, &one.kind, &one.package].map(String::as_str);
        let fine = one.fine.iter().map(String::as_str);
        words.into_iter().chain(fine).collect::<Vec<_>>().join(" ") + "\n"
    });
    let text = format!(
        "# From {DATABASE}, by `cargo xtask advisories --refresh`.\n{}",
        text.collect::<String>()
    );
    let path = workspace::root().join(LIST);
    std::fs::write(&path, text).map_err(|error| Failure::file(&path, error))?;
    println!("{LIST}  {} advisories", lines.len());
    run(&[])
}

/// Every file below a folder.
fn files(folder: &Path) -> Result<Vec<std::path::PathBuf>, Failure> {
    let unreadable = |error| Failure::file(folder, error);
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        if path.is_dir() {
            found.extend(files(&path)?);
        } else {
            found.push(path);
        }
    }
    Ok(found)
}

/// An advisory as the database writes it: TOML at the head of a page. One that was withdrawn is none.
fn advisory(page: &str) -> Option<Advisory> {
    let head = page.split("```toml").nth(1)?.split("```").next()?;
    if head.lines().any(|line| line.starts_with("withdrawn")) {
        return None;
    }
    let value = |key: &str| {
        let line = head.lines().find(|line| {
            let rest = line.strip_prefix(key);
            rest.is_some_and(|rest| rest.trim_start().starts_with('='))
        })?;
        line.split('"').nth(1).map(str::to_owned)
    };
    let list = |key: &str| -> Vec<String> {
        let start = head.find(&format!("\n{key} = ["));
        let list = start.and_then(|start| head[start..].split(']').next());
        let words = list.unwrap_or_default().split('"').skip(1).step_by(2);
        words.map(|word| word.replace(' ', "")).collect()
    };
    Some(Advisory {
        id: value("id")?,
        kind: value("informational").unwrap_or_else(|| "vulnerability".to_owned()),
        package: value("package")?,
        fine: [list("patched"), list("unaffected")].concat(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE_OF_GLIB: &str = "```toml\n[advisory]\nid = \"RUSTSEC-2024-0429\"\npackage = \"glib\"\n\
        informational = \"unsound\"\n\n[versions]\npatched = [\">= 0.20.0\"]\nunaffected = [\n  \"< 0.15.0\",\n]\n```\n\n# Title\n";

    fn glib() -> Advisory {
        line("RUSTSEC-2024-0429 unsound glib >=0.20.0 <0.15.0").expect("a line")
    }

    #[test]
    fn a_page_of_the_database_becomes_a_line() {
        assert_eq!(advisory(PAGE_OF_GLIB), Some(glib()));
        let withdrawn = PAGE_OF_GLIB.replace("package", "withdrawn = \"2025-01-01\"\npackage");
        assert_eq!(advisory(&withdrawn), None);
        assert_eq!(line("# a comment"), None);
    }

    #[test]
    fn versions_are_compared_as_cargo_does() {
        for (requirement, version, allowed) in [
            (">=0.20.0", "0.18.5", false),
            (">=0.20.0", "0.20.0", true),
            ("<0.15.0", "0.9.9", true),
            (">=1.2,<1.4", "1.3.9", true),
            (">=1.2,<1.4", "1.4.0", false),
            ("^0.9.3", "0.9.7", true),
            ("^0.9.3", "0.10.0", false),
            ("^1.2.3", "1.9.0", true),
            ("~1.2.3", "1.3.0", false),
            ("=1.0.0", "1.0.0", true),
            (">=0.8.0", "0.8.0-alpha.3", true),
        ] {
            assert_eq!(
                allows(requirement, version),
                allowed,
                "{requirement} {version}"
            );
        }
    }

    #[test]
    fn what_is_new_or_gone_is_found() {
        let packages = |version: &str| BTreeSet::from([("glib".to_owned(), version.to_owned())]);
        let hits = found(&packages("0.18.5"), &[glib()]);
        assert_eq!(hits.len(), 1);
        assert!(found(&packages("0.20.1"), &[glib()]).is_empty());
        assert_eq!(faults_in(&hits, "nothing about it").len(), 1);
        assert!(faults_in(&hits, "| glib | RUSTSEC-2024-0429 | why |").is_empty());
        assert_eq!(
            faults_in(&[], "| glib | RUSTSEC-2024-0429 | why |").len(),
            1
        );
    }

    #[test]
    fn what_the_phones_carry_is_explained() {
        assert_eq!(
            faults().expect("the tree can be read"),
            Vec::<String>::new()
        );
    }
}

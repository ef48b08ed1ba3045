//! Rules about what ships and what is linked: it exists, and nothing lies there unused.

use super::Rule;
use super::house::{Finding, House, TextFile};
use super::layout::has_word;

/// The rules of this page.
pub const RULES: &[Rule] = &[
    Rule {
        name: "assets exist",
        reason: "an asset that is named and not there is a hole in a screen",
        check: assets_exist,
    },
    Rule {
        name: "assets are used",
        reason: "what ships and is never shown costs every player its size",
        check: assets_used,
    },
    Rule {
        name: "links lead somewhere",
        reason: "a page that sends its reader nowhere is worse than none",
        check: links_exist,
    },
];

fn assets_exist(house: &House) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in house.sources("src/") {
        for (number, line) in file.shipped_lines() {
            for path in quoted(line).filter_map(asset_path) {
                if !path.contains(['{', '*']) && !exists(house, path) {
                    findings.push(file.finding(number, format!("there is no {path}")));
                }
            }
        }
    }
    findings
}

fn exists(house: &House, path: &str) -> bool {
    let folder = format!("{}/", path.trim_end_matches('/'));
    house.paths.contains(path) || house.paths.iter().any(|known| known.starts_with(&folder))
}

/// The part of a quoted path from `assets/` on.
fn asset_path(quoted: &str) -> Option<&str> {
    let at = quoted.find("assets/")?;
    let starts_there = quoted[..at]
        .chars()
        .all(|character| "./".contains(character));
    starts_there.then(|| &quoted[at..])
}

fn quoted(line: &str) -> impl Iterator<Item = &str> {
    line.split('"').skip(1).step_by(2)
}

fn assets_used(house: &House) -> Vec<Finding> {
    let sources: Vec<&TextFile> = house
        .files
        .iter()
        .filter(|file| file.path.ends_with(".rs") || file.path.ends_with(".toml"))
        .collect();
    house
        .paths
        .iter()
        .filter(|path| path.starts_with("assets/"))
        .filter(|path| !path.ends_with(".md"))
        .filter(|path| {
            let name = path.rsplit('/').next().unwrap_or(path);
            let stem = name.rsplit_once('.').map_or(name, |(stem, _)| stem);
            !sources.iter().any(|file| has_word(&file.text, stem))
        })
        .map(|path| Finding {
            place: path.clone(),
            line: None,
            what: "no source names it".into(),
        })
        .collect()
}

fn links_exist(house: &House) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in house.files.iter().filter(|file| file.path.ends_with(".md")) {
        let folder = file.path.rsplit_once('/').map_or("", |(folder, _)| folder);
        for (index, line) in file.text.lines().enumerate() {
            for target in link_targets(line) {
                let path = resolve(folder, target);
                if !exists(house, &path) {
                    findings.push(file.finding(index + 1, format!("there is no {path}")));
                }
            }
        }
    }
    findings
}

/// The targets of `[text](target)` that lie in the repository, without their `#section`.
fn link_targets(line: &str) -> impl Iterator<Item = &str> {
    line.split("](")
        .skip(1)
        .filter_map(|rest| rest.split(')').next())
        .map(|target| target.split('#').next().unwrap_or(target))
        .filter(|target| !target.is_empty() && !target.contains(':'))
}

fn resolve(folder: &str, target: &str) -> String {
    let mut parts: Vec<&str> = folder.split('/').filter(|part| !part.is_empty()).collect();
    for part in target.split('/') {
        match part {
            "" | "." => {}
            ".." => {
                parts.pop();
            }
            _ => parts.push(part),
        }
    }
    parts.join("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_asset_is_found() {
        let line = "const A: &str = include_str!(\"../../assets/styles/base.css\");";
        let mut house = House::with_file("src/ui/page.rs", line);
        assert_eq!(assets_exist(&house).len(), 1);
        house.paths.insert("assets/styles/base.css".into());
        assert_eq!(assets_exist(&house), []);
    }

    #[test]
    fn an_asset_nobody_names_is_found() {
        let mut house = House::with_file("src/ui/page.rs", "include_str!(\"base.css\")");
        house.paths.insert("assets/styles/base.css".into());
        assert_eq!(assets_used(&house), []);
        house.paths.insert("assets/styles/old.css".into());
        assert_eq!(assets_used(&house).len(), 1);
    }

    #[test]
    fn a_link_to_nowhere_is_found() {
        let mut house = House::with_file(
            "docs/rules.md",
            "see [the code map](../ARCHITECTURE.md#map) and [x](https://x)",
        );
        assert_eq!(links_exist(&house).len(), 1);
        house.paths.insert("ARCHITECTURE.md".into());
        assert_eq!(links_exist(&house), []);
    }
}

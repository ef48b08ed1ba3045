//! Rules about every source file by itself: it teaches, it is short, nothing was left lying about.

use super::Rule;
use super::house::{Finding, House, without_comment};

/// Longest a source file may be.
const LONGEST_FILE: usize = 600;

/// The rules of this page.
pub const RULES: &[Rule] = &[
    Rule {
        name: "module docs",
        reason: "a reader should learn what a file is for from its first lines (`//! …`)",
        check: module_docs,
    },
    Rule {
        name: "file length",
        reason: "a file beyond 600 lines wants a second room",
        check: file_length,
    },
    Rule {
        name: "leftovers",
        reason: "what is not finished does not land, and what is printed for debugging goes before it does",
        check: leftovers,
    },
    Rule {
        name: "sleeping tests",
        reason: "a test that is ignored tells nobody that it fails, and one that expects a panic accepts any",
        check: sleeping_tests,
    },
    Rule {
        name: "machine paths",
        reason: "a path of one machine works on no other",
        check: machine_paths,
    },
    Rule {
        name: "unsafe with its reason",
        reason: "whoever reads `unsafe` needs the argument why it is sound beside it (`// SAFETY: …`)",
        check: unsafe_reasons,
    },
];

fn module_docs(house: &House) -> Vec<Finding> {
    house
        .sources("")
        .filter(|file| !file.text.trim_start().starts_with("//!"))
        .map(|file| file.finding(1, "does not begin with `//!`"))
        .collect()
}

fn file_length(house: &House) -> Vec<Finding> {
    house
        .sources("")
        .map(|file| (file, file.text.lines().count()))
        .filter(|(_, lines)| LONGEST_FILE < *lines)
        .map(|(file, lines)| file.finding(lines, format!("{lines} lines")))
        .collect()
}

fn leftovers(house: &House) -> Vec<Finding> {
    // Written in two halves, so that this file does not find itself.
    let in_code = [
        concat!("to", "do!("),
        concat!("unimple", "mented!("),
        concat!("db", "g!("),
    ];
    let anywhere = [
        concat!("TO", "DO"),
        concat!("FIX", "ME"),
        concat!("XX", "X"),
    ];
    let mut findings = Vec::new();
    for file in house.sources("") {
        for (index, line) in file.text.lines().enumerate() {
            let code = without_comment(line);
            let found = in_code
                .iter()
                .find(|word| code.contains(**word))
                .or_else(|| anywhere.iter().find(|word| has_word(line, word)));
            if let Some(word) = found {
                findings.push(file.finding(index + 1, format!("`{word}`")));
            }
        }
    }
    findings
}

fn sleeping_tests(house: &House) -> Vec<Finding> {
    let words = [concat!("#[ig", "nore"), concat!("#[should_", "panic")];
    let mut findings = Vec::new();
    for file in house.sources("") {
        for (index, line) in file.text.lines().enumerate() {
            if let Some(word) = words
                .iter()
                .find(|word| line.trim_start().starts_with(**word))
            {
                findings.push(file.finding(index + 1, format!("`{word}`")));
            }
        }
    }
    findings
}

fn machine_paths(house: &House) -> Vec<Finding> {
    let folders = [
        concat!("/ho", "me/"),
        concat!("/ro", "ot/"),
        concat!("/wo", "rk/"),
        concat!("/Us", "ers/"),
    ];
    let mut findings = Vec::new();
    for file in &house.files {
        for (index, line) in file.text.lines().enumerate() {
            if let Some(folder) = folders.iter().find(|folder| starts_a_path(line, folder)) {
                findings.push(file.finding(index + 1, format!("`{folder}…`")));
            }
        }
    }
    findings
}

/// Whether the folder stands at the start of a path rather than in the middle of one.
fn starts_a_path(line: &str, folder: &str) -> bool {
    line.match_indices(folder).any(|(at, _)| {
        line[..at]
            .chars()
            .next_back()
            .is_none_or(|before| !(before.is_alphanumeric() || "._-/~}".contains(before)))
    })
}

fn unsafe_reasons(house: &House) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in house.sources("") {
        let lines: Vec<&str> = file.text.lines().collect();
        for (index, line) in lines.iter().enumerate() {
            let code = without_comment(line);
            let opens = ["unsafe {", "unsafe impl", "unsafe extern"]
                .iter()
                .any(|word| {
                    code.trim_start().starts_with(word) || code.contains(&format!(" {word}"))
                });
            let above = &lines[index.saturating_sub(6)..=index];
            if opens && !code.contains('"') && !above.iter().any(|line| line.contains("SAFETY:")) {
                findings.push(file.finding(index + 1, "no `// SAFETY:` above it"));
            }
        }
    }
    findings
}

/// Whether the word stands in the line by itself.
pub fn has_word(line: &str, word: &str) -> bool {
    let part_of_a_word = |character: char| character.is_alphanumeric() || character == '_';
    line.match_indices(word).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        let after = line[at + word.len()..].chars().next();
        !before.is_some_and(part_of_a_word) && !after.is_some_and(part_of_a_word)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(rule: fn(&House) -> Vec<Finding>, text: &str) -> usize {
        rule(&House::with_file("src/session/game.rs", text)).len()
    }

    #[test]
    fn a_file_without_module_docs_is_found() {
        assert_eq!(found(module_docs, "//! What it is.\nfn a() {}\n"), 0);
        assert_eq!(found(module_docs, "fn a() {}\n"), 1);
    }

    #[test]
    fn a_long_file_is_found() {
        assert_eq!(found(file_length, &"\n".repeat(600)), 0);
        assert_eq!(found(file_length, &"\n".repeat(601)), 1);
    }

    #[test]
    fn leftovers_are_found() {
        assert_eq!(found(leftovers, concat!("fn a() { to", "do!() }")), 1);
        assert_eq!(found(leftovers, concat!("// FIX", "ME later")), 1);
        assert_eq!(found(leftovers, concat!("    db", "g!(a);")), 1);
        assert_eq!(found(leftovers, "// the methods"), 0);
    }

    #[test]
    fn sleeping_tests_are_found() {
        assert_eq!(
            found(sleeping_tests, concat!("#[test]\n#[ig", "nore]\nfn a() {}")),
            1
        );
        assert_eq!(found(sleeping_tests, "#[test]\nfn a() {}"), 0);
    }

    #[test]
    fn machine_paths_are_found() {
        assert_eq!(
            found(machine_paths, concat!("let a = \"/ho", "me/me/a\";")),
            1
        );
        assert_eq!(
            found(machine_paths, concat!("let a = \"assets/ho", "me/a\";")),
            0
        );
    }

    #[test]
    fn unsafe_without_a_reason_is_found() {
        assert_eq!(found(unsafe_reasons, "    unsafe { a() }"), 1);
        assert_eq!(
            found(unsafe_reasons, "    // SAFETY: a is b\n    unsafe { a() }"),
            0
        );
    }
}

//! `cargo xtask tidy`: the rules of the house that a program can check.
//!
//! A rule is a row in [`RULES`]: a name, the reason it exists, and a function from the house to what it found. The
//! same rules run as a plain test, so that there are no checks only CI knows.

mod assets;
mod dependencies;
mod house;
mod layout;
mod words;

use crate::process::Failure;
use house::{Finding, House};

/// What `--help` says.
pub const HELP: &str = "
    cargo xtask tidy

Checks what ARCHITECTURE.md calls an invariant and a program can see: who may name dioxus, touch files, read the clock,
start threads; module docs; file length; leftovers; links and assets that exist; licences and weight of dependencies.
Every finding names the file, the line and the reason for the rule.

Needs:  Rust
Takes:  a second or two
";

/// One rule of the house.
pub struct Rule {
    /// What it is called in messages.
    pub name: &'static str,
    /// Why it exists; printed with every finding.
    pub reason: &'static str,
    /// Looks through the house.
    pub check: fn(&House) -> Vec<Finding>,
}

fn rules() -> impl Iterator<Item = &'static Rule> {
    [
        layout::RULES,
        assets::RULES,
        dependencies::RULES,
        words::RULES,
    ]
    .into_iter()
    .flatten()
}

/// Checks every rule and fails on the first house that is not tidy.
pub fn run(arguments: &[String]) -> Result<(), Failure> {
    if let Some(word) = arguments.first() {
        return Err(Failure::usage(format!("tidy does not know \"{word}\"")));
    }
    match check_and_say()? {
        (_, 0) => Ok(()),
        (_, failed) => Err(Failure::chore(format!("{failed} of the rules are broken"))),
    }
}

/// Checks every rule, prints what was found, and counts rules kept and rules broken.
pub fn check_and_say() -> Result<(usize, usize), Failure> {
    let house = House::of_the_workspace()?;
    let (mut kept, mut broken) = (0, 0);
    for rule in rules() {
        let findings = (rule.check)(&house);
        if findings.is_empty() {
            kept += 1;
            continue;
        }
        broken += 1;
        println!("tidy: {}: {}", rule.name, rule.reason);
        for finding in findings {
            println!("    {finding}");
        }
    }
    println!("tidy: {kept} rules kept, {broken} broken");
    Ok((kept, broken))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_house_is_tidy() {
        let house = House::of_the_workspace().expect("the workspace can be read");
        let findings: Vec<String> = rules()
            .flat_map(|rule| {
                (rule.check)(&house)
                    .into_iter()
                    .map(move |finding| format!("{}: {finding} ({})", rule.name, rule.reason))
            })
            .collect();
        assert!(findings.is_empty(), "\n{}", findings.join("\n"));
    }
}

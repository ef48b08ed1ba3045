//! What the library for Android consists of: by section, and by the crate that each symbol comes from.
//!
//! A shipped library has lost its symbols, so this reads a twin that the same linker call made with them. Generic code
//! counts for the crate that defines it, wherever it was put to use. Most constants have no name; they, tables for
//! unwinding and relocations are told by section.

use object::{Object, ObjectSection, ObjectSymbol, SectionFlags, SymbolKind};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use xtask::process::Failure;

/// Crates and sections with less than this are told as one.
const WORTH_A_LINE: u64 = 32 * 1024;

/// How much something takes.
#[derive(Debug, PartialEq, Eq)]
pub struct Part {
    /// A section's or a crate's name.
    pub name: String,
    /// Its bytes.
    pub bytes: u64,
}

/// What a library consists of, largest first.
pub struct Parts {
    /// Everything that is loaded.
    pub sections: Vec<Part>,
    /// Code and named data.
    pub crates: Vec<Part>,
}

/// Takes a library with symbols apart.
pub fn read(path: &Path) -> Result<Parts, Failure> {
    let complain = |what: String| Failure::chore(format!("{}: {what}", path.display()));
    let data = std::fs::read(path).map_err(|error| complain(error.to_string()))?;
    let file = object::File::parse(&*data).map_err(|error| complain(error.to_string()))?;
    let loaded = file.sections().filter(|section| {
        let SectionFlags::Elf { sh_flags, .. } = section.flags() else {
            return false;
        };
        sh_flags.0 & object::elf::SHF_ALLOC.0 != 0
    });
    let sections = sorted(loaded.map(|section| {
        let name = section.name().unwrap_or("?").to_owned();
        (name, section.size())
    }));
    // Several names may stand for the same bytes.
    let mut counted = BTreeSet::new();
    let named = file
        .symbols()
        .filter(|symbol| matches!(symbol.kind(), SymbolKind::Text | SymbolKind::Data))
        .filter(|symbol| symbol.size() > 0 && counted.insert(symbol.address()))
        .map(|symbol| (crate_of(symbol.name().unwrap_or("?")), symbol.size()));
    let crates = sorted(named);
    if crates.is_empty() {
        return Err(complain("it has no symbols".to_owned()));
    }
    Ok(Parts { sections, crates })
}

impl Parts {
    /// Two tables for people.
    pub fn table(&self) -> String {
        let total: u64 = self.sections.iter().map(|part| part.bytes).sum();
        format!(
            "{:>9}  loaded in all\n\nby section\n{}\ncode and named data by crate\n{}",
            kilobytes(total),
            lines(&self.sections),
            lines(&self.crates)
        )
    }
}

fn lines(parts: &[Part]) -> String {
    let (large, small): (Vec<&Part>, Vec<&Part>) =
        parts.iter().partition(|part| part.bytes >= WORTH_A_LINE);
    let line = |bytes: u64, name: &str| format!("{:>9}  {name}\n", kilobytes(bytes));
    let mut text: String = large
        .iter()
        .map(|part| line(part.bytes, &part.name))
        .collect();
    let rest: u64 = small.iter().map(|part| part.bytes).sum();
    if rest > 0 {
        text += &line(rest, &format!("{} smaller ones", small.len()));
    }
    text
}

fn kilobytes(bytes: u64) -> String {
    format!("{:.0} KB", bytes as f64 / 1024.0)
}

fn sorted(pairs: impl Iterator<Item = (String, u64)>) -> Vec<Part> {
    let mut sums: BTreeMap<String, u64> = BTreeMap::new();
    for (name, bytes) in pairs {
        *sums.entry(name).or_default() += bytes;
    }
    let mut parts: Vec<Part> = sums
        .into_iter()
        .map(|(name, bytes)| Part { name, bytes })
        .collect();
    parts.sort_by(|a, b| b.bytes.cmp(&a.bytes).then_with(|| a.name.cmp(&b.name)));
    parts
}

/// The crate that a symbol's name begins with: `<dioxus_core::nodes::VNode as core::fmt::Debug>::fmt` is dioxus_core's.
fn crate_of(symbol: &str) -> String {
    if symbol.starts_with("anon.") || symbol.starts_with(".Lanon.") {
        return "(constants without a name)".to_owned();
    }
    if !symbol.starts_with("_ZN") && !symbol.starts_with("_R") {
        return "(not Rust)".to_owned();
    }
    let readable = format!("{:#}", rustc_demangle::demangle(symbol));
    let path = readable.split("::").next().unwrap_or_default();
    let name = path
        .rsplit(|letter: char| !(letter.is_alphanumeric() || letter == '_'))
        .next()
        .unwrap_or_default();
    if name.is_empty() { "(not Rust)" } else { name }.to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_symbol_belongs_to_the_crate_it_begins_with() {
        for (symbol, owner) in [
            ("_ZN4core3fmt5write17h0123456789abcdefE", "core"),
            (
                "_ZN62_$LT$dioxus_core..nodes..VNode$u20$as$u20$core..fmt..Debug$GT$3fmt17h0123456789abcdefE",
                "dioxus_core",
            ),
            (
                "_ZN68_$LT$$RF$mut$u20$serde_json..read..A$u20$as$u20$core..fmt..Debug$GT$3fmt17h0123456789abcdefE",
                "serde_json",
            ),
            ("_RNvCs1234_7mycrate3foo", "mycrate"),
            ("memcpy", "(not Rust)"),
            ("anon.1f2e3d.482.llvm.77", "(constants without a name)"),
        ] {
            assert_eq!(crate_of(symbol), owner, "{symbol}");
        }
    }

    #[test]
    fn parts_are_summed_and_sorted_and_small_ones_told_as_one() {
        let parts = sorted(
            [
                ("a", 40_000_u64),
                ("b", 70_000),
                ("a", 1),
                ("c", 5),
                ("d", 6),
            ]
            .map(|(name, bytes)| (name.to_owned(), bytes))
            .into_iter(),
        );
        assert_eq!(parts[0].name, "b");
        assert_eq!(parts[1].bytes, 40_001);
        let text = lines(&parts);
        assert_eq!(text.lines().count(), 3, "{text}");
        assert!(text.ends_with("2 smaller ones\n"), "{text}");
    }

    #[test]
    fn this_program_consists_of_more_than_itself() {
        let own = std::env::current_exe().expect("a test knows its own file");
        let parts = read(&own).expect("it has symbols");
        for name in ["core", "std", "xtask_mobile"] {
            assert!(parts.crates.iter().any(|part| part.name == name), "{name}");
        }
        let text = parts.sections.iter().find(|part| part.name == ".text");
        let code: u64 = parts.crates.iter().map(|part| part.bytes).sum();
        assert!(text.is_some_and(|text| 0 < text.bytes && text.bytes < 2 * code));
    }
}

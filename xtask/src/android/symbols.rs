//! The names that the library imports, against the names that Android exports and since when.
//!
//! A shared library may leave names open, and the empty stand-ins that the check links against accept any. On a phone a
//! name that its Android does not have ends the app at its first start: `UnsatisfiedLinkError`.

use crate::process::Failure;
use crate::workspace;
use std::collections::BTreeMap;

/// The exported names, a level and the names that came with it in a line.
pub const EXPORTED: &str = "android/symbols.txt";

/// Start of the names of the unwinder. Android's C library has them since level 30, but the NDK links its own.
pub const FROM_THE_NDK: &str = "_Unwind_";

/// Every imported name that the oldest supported Android does not export. `symbols` is what `readelf --dyn-syms`
/// prints.
pub fn faults(symbols: &str) -> Result<Vec<String>, Failure> {
    let (exported, oldest) = (workspace::read(EXPORTED)?, oldest_level()?);
    let since = since(&exported);
    let missing = imported(symbols).filter(|name| !name.starts_with(FROM_THE_NDK));
    let missing = missing.filter_map(|name| match since.get(name) {
        Some(level) if *level <= oldest => None,
        Some(level) => Some(format!(
            "the library imports {name}, which Android has since level {level}; the app is installed from {oldest} on"
        )),
        None => Some(format!(
            "the library imports {name}, which is not among the names in {EXPORTED}"
        )),
    });
    Ok(missing.collect())
}

/// The oldest level on which the app is installed.
pub fn oldest_level() -> Result<u32, Failure> {
    let config = workspace::read("Dioxus.toml")?;
    let level = config
        .lines()
        .find_map(|line| line.strip_prefix("min_sdk = ")?.parse().ok());
    level.ok_or_else(|| Failure::chore("Dioxus.toml: [android] has no min_sdk"))
}

/// The level with which each name came.
fn since(exported: &str) -> BTreeMap<&str, u32> {
    let lines = exported.lines().filter_map(|line| {
        let (level, names) = line.split_once(' ')?;
        Some((level.parse::<u32>().ok()?, names))
    });
    lines
        .flat_map(|(level, names)| names.split(' ').map(move |name| (name, level)))
        .collect()
}

/// The names that an Android of this level exports.
pub fn names_until(exported: &str, level: u32) -> Vec<&str> {
    let names = since(exported).into_iter();
    names
        .filter(|(_, since)| *since <= level)
        .map(|(name, _)| name)
        .collect()
}

/// The names that the system must have. A weak one may be missing: whoever uses it asks first.
fn imported(symbols: &str) -> impl Iterator<Item = &str> {
    symbols.lines().filter_map(|line| {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [_, _, _, _, "GLOBAL", _, "UND", name, ..] = words[..] else {
            return None;
        };
        name.split('@').next()
    })
}

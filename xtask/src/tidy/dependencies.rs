//! Rules about what others wrote: its licence, where it comes from, what it costs to compile.

use super::Rule;
use super::house::{Finding, House, Package};

/// The rules of this page.
pub const RULES: &[Rule] = &[
    Rule {
        name: "licences",
        reason: "the app ships under MIT or Apache-2.0; what it is built from must allow that",
        check: |house| objections(house, licence_objection),
    },
    Rule {
        name: "sources of packages",
        reason: "a package from anywhere but crates.io can change or vanish under us",
        check: |house| objections(house, source_objection),
    },
    Rule {
        name: "heavy packages",
        reason: "a stranger's first build takes minutes already; these would add minutes more",
        check: |house| objections(house, weight_objection),
    },
];

/// Licences that ask for no more than being named.
const ALLOWED: &[&str] = &[
    "MIT",
    "MIT-0",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "ISC",
    "Zlib",
    "MPL-2.0",
    "Unicode-3.0",
    "Unicode-DFS-2016",
    "0BSD",
    "CC0-1.0",
    "Unlicense",
    "BSL-1.0",
    "NCSA",
];

/// Packages that take minutes, or a second compiler, to build.
const HEAVY: &[&str] = &[
    "aws-lc-sys",
    "bindgen",
    "blitz-dom",
    "boring-sys",
    "dioxus-native",
    "libsqlite3-sys",
    "opencv",
    "polars",
    "rocksdb",
    "servo",
    "skia-bindings",
    "swc_core",
    "tch",
    "v8",
    "wasmtime",
    "wgpu",
];

fn objections(house: &House, object: fn(&Package) -> Option<String>) -> Vec<Finding> {
    house
        .packages
        .iter()
        .filter_map(|package| {
            Some(Finding {
                place: package.name.clone(),
                line: None,
                what: object(package)?,
            })
        })
        .collect()
}

fn licence_objection(package: &Package) -> Option<String> {
    (!allows(&package.licence)).then(|| format!("its licence is \"{}\"", package.licence))
}

fn source_objection(package: &Package) -> Option<String> {
    (!package.from_registry_or_here).then(|| "it does not come from crates.io".into())
}

fn weight_objection(package: &Package) -> Option<String> {
    HEAVY
        .contains(&package.name.as_str())
        .then(|| "it takes minutes to compile".into())
}

/// Whether a licence expression can be met with allowed licences. `AND` binds closer than `OR`; older packages write
/// `/` for `OR`.
fn allows(expression: &str) -> bool {
    let expression = expression.replace('/', " OR ");
    let words = expression.replace('(', " ( ").replace(')', " ) ");
    let words: Vec<&str> = words.split_whitespace().collect();
    let mut rest = words.as_slice();
    let allowed = any_of(&mut rest);
    allowed && rest.is_empty()
}

fn any_of(words: &mut &[&str]) -> bool {
    let mut allowed = all_of(words);
    while let Some(("OR", rest)) = split(words) {
        *words = rest;
        allowed |= all_of(words);
    }
    allowed
}

fn all_of(words: &mut &[&str]) -> bool {
    let mut allowed = one(words);
    while let Some(("AND", rest)) = split(words) {
        *words = rest;
        allowed &= one(words);
    }
    allowed
}

fn one(words: &mut &[&str]) -> bool {
    let Some((first, rest)) = split(words) else {
        return false;
    };
    *words = rest;
    if first == "(" {
        let allowed = any_of(words);
        if let Some((")", rest)) = split(words) {
            *words = rest;
            return allowed;
        }
        return false;
    }
    let mut licence = first.to_owned();
    if let Some(("WITH", rest)) = split(words)
        && let Some((exception, rest)) = rest.split_first()
    {
        licence = format!("{first} WITH {exception}");
        *words = rest;
    }
    ALLOWED.contains(&licence.as_str())
}

fn split<'a, 'b>(words: &'b [&'a str]) -> Option<(&'a str, &'b [&'a str])> {
    let (first, rest) = words.split_first()?;
    Some((*first, rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn package(name: &str, licence: &str, here: bool) -> House {
        House {
            packages: vec![Package {
                name: name.into(),
                licence: licence.into(),
                from_registry_or_here: here,
            }],
            ..House::default()
        }
    }

    #[test]
    fn licence_expressions_are_understood() {
        assert!(allows("MIT OR Apache-2.0"));
        assert!(allows("MIT/Apache-2.0"));
        assert!(allows("Apache-2.0 OR GPL-2.0-only"));
        assert!(allows("(MIT OR Apache-2.0) AND Unicode-3.0"));
        assert!(allows(
            "Apache-2.0 WITH LLVM-exception OR Apache-2.0 OR MIT"
        ));
        assert!(!allows("GPL-3.0-only"));
        assert!(!allows("MIT AND GPL-3.0-only"));
        assert!(!allows(""));
    }

    #[test]
    fn a_bad_package_is_found() {
        assert_eq!(
            objections(&package("a", "GPL-3.0", true), licence_objection).len(),
            1
        );
        assert_eq!(
            objections(&package("a", "MIT", false), source_objection).len(),
            1
        );
        assert_eq!(
            objections(&package("wgpu", "MIT", true), weight_objection).len(),
            1
        );
        assert_eq!(
            objections(&package("axum", "MIT", true), weight_objection),
            []
        );
    }
}

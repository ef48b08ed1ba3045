//! Names of functions, and the list of those that come late.

use std::collections::BTreeSet;

use crate::web::sha256;

/// A name without the hashes of packages, which differ where a program is built with another compiler or in another
/// folder: `core[5af2c1d09b7e3c11]::fmt` is `core::fmt`.
pub fn everywhere(name: &str) -> String {
    let mut parts = name.split('[');
    let mut clean = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        match part.split_once(']') {
            Some((hash, rest)) if is_hash(hash) => clean.push_str(rest),
            _ => {
                clean.push('[');
                clean.push_str(part);
            }
        }
    }
    clean
}

/// Array lengths stand in brackets too, but have no more than a few digits.
fn is_hash(text: &str) -> bool {
    12 <= text.len() && text.chars().all(|digit| digit.is_ascii_hexdigit())
}

/// The names of functions, each as a number.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct NameSet(BTreeSet<u32>);

impl NameSet {
    pub fn of<'a>(names: impl IntoIterator<Item = &'a String>) -> NameSet {
        NameSet(names.into_iter().map(|name| number(name)).collect())
    }

    pub fn has(&self, name: &str) -> bool {
        self.0.contains(&number(name))
    }

    /// Reads a list as [`bytes`](Self::bytes) writes it; what is no whole number at its end is left out.
    pub fn from_bytes(bytes: &[u8]) -> NameSet {
        let (numbers, _) = bytes.as_chunks::<4>();
        NameSet(numbers.iter().copied().map(u32::from_le_bytes).collect())
    }

    pub fn bytes(&self) -> Vec<u8> {
        self.0
            .iter()
            .flat_map(|number| number.to_le_bytes())
            .collect()
    }
}

/// Two of some ten thousand names with one number are rare, and cost nothing but a function in the other part.
fn number(name: &str) -> u32 {
    u32::from_str_radix(&sha256::hash(name.as_bytes())[..8], 16).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_the_one_of_every_machine() {
        for (name, everywhere_) in [
            (
                "<dlmalloc[e24a27700634d609]::Dlmalloc<dlmalloc[e24a27700634d609]::System>>::malloc",
                "<dlmalloc::Dlmalloc<dlmalloc::System>>::malloc",
            ),
            (
                "core::array::equality::<[u8; 4]>",
                "core::array::equality::<[u8; 4]>",
            ),
            ("a::b::{closure#0}", "a::b::{closure#0}"),
            ("", ""),
        ] {
            assert_eq!(everywhere(name), everywhere_);
        }
    }

    #[test]
    fn a_list_is_read_as_it_was_written() {
        let names = ["one", "two", "three"].map(str::to_owned);
        let list = NameSet::of(&names);
        let read = NameSet::from_bytes(&list.bytes());
        assert_eq!(read, list);
        assert!(read.has("two") && !read.has("four"));
    }
}

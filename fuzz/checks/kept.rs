//! The inputs that the fuzzers found worth keeping: a file a target in `fuzz/corpus`, an input a line, as hexadecimal
//! digits. `cargo xtask corpus` makes folders of them for a fuzzer, and packs its folders again.
#![allow(dead_code, clippy::unwrap_used, reason = "each user uses its part")]

use std::fmt::Write as _;
use std::path::Path;

/// The inputs of a packed file.
pub fn unpacked(packed: &str) -> Vec<Vec<u8>> {
    let byte = |pair: &[u8]| u8::from_str_radix(std::str::from_utf8(pair).unwrap(), 16).unwrap();
    let input = |line: &str| line.as_bytes().chunks(2).map(byte).collect();
    packed.lines().map(input).collect()
}

/// These inputs as a packed file: each once, in their order.
pub fn packed(mut inputs: Vec<Vec<u8>>) -> String {
    inputs.sort();
    inputs.dedup();
    let mut packed = String::new();
    for input in inputs {
        for byte in input {
            write!(packed, "{byte:02x}").unwrap();
        }
        packed.push('\n');
    }
    packed
}

/// Tries every kept input of a target. `fuzz` is the folder of the fuzzers.
pub fn replay(fuzz: &str, target: &str, check: fn(&[u8])) {
    let file = Path::new(fuzz).join(format!("corpus/{target}.txt"));
    let inputs = unpacked(&std::fs::read_to_string(file).unwrap());
    assert!(10 < inputs.len(), "{target} has lost its corpus");
    for input in inputs {
        check(&input);
    }
}

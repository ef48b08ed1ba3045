//! Requirements on the shared library for Android, read off the file that the linker made.

use super::symbols;
use crate::process::{self, Failure, say};
use std::path::Path;
use std::process::Command;

/// The wanted size of the stripped arm64 library: 10.0 MB, as a reader of the first line that is said rounds it.
const LARGEST: u64 = 1005 * 1024 * 1024 / 100;

/// Phones with 16 KB pages load a library only if its segments are aligned to that.
const PAGE: u64 = 16 * 1024;

/// Entry points that the Kotlin half looks up by name, beside `main`, all in package `dev.dioxus.main`.
const ENTRY_POINTS: [&str; 20] = [
    "Rust_onFirstActivityCreate",
    "Rust_onCreate",
    "Rust_onStart",
    "Rust_onResume",
    "Rust_onPause",
    "Rust_onStop",
    "Rust_onDestroy",
    "Rust_onWindowFocusChanged",
    "Rust_onLowMemory",
    "Rust_onNewIntent",
    "Rust_onFirstActivityCreateWry",
    "Rust_onWebviewDestroy",
    "Rust_ipc",
    "Rust_assetLoaderDomain",
    "Rust_handleRequest",
    "Rust_shouldOverride",
    "Rust_onPageLoading",
    "Rust_onPageLoaded",
    "Rust_onEval",
    "Rust_handleReceivedTitle",
];

/// Everything wrong with a library.
pub fn faults(library: &Path) -> Result<Vec<String>, Failure> {
    let metadata = std::fs::metadata(library).map_err(|error| Failure::file(library, error))?;
    let size = metadata.len();
    say(format!(
        "the stripped arm64 library is {:.1} MB",
        size as f64 / (1024.0 * 1024.0)
    ));
    let readelf =
        |flags: &[&str]| process::output(Command::new("readelf").args(flags).arg(library));
    let mut faults = header_faults(&readelf(&["--file-header", "--segments", "--wide"])?);
    let names = readelf(&["--dyn-syms", "--wide"])?;
    faults.extend(symbol_faults(&names));
    faults.extend(symbols::faults(&names)?);
    if LARGEST < size {
        faults.push("the library is larger than 10.0 MB".to_owned());
    }
    Ok(faults)
}

/// Faults in what readelf says of the file and its segments.
fn header_faults(headers: &str) -> Vec<String> {
    let mut faults = Vec::new();
    let mut lines = headers.lines().map(str::trim);
    if !lines.any(|line| line.starts_with("Machine:") && line.ends_with("AArch64")) {
        faults.push("the library is not made for arm64".to_owned());
    }
    faults.extend(page_fault(headers));
    faults
}

/// Fault of a segment that is laid out for smaller pages than phones have. The last column of a segment is its
/// alignment.
pub fn page_fault(headers: &str) -> Option<String> {
    let alignment = |line: &str| {
        let digits = line.rsplit("0x").next()?;
        u64::from_str_radix(digits.trim(), 16).ok()
    };
    let mut segments = headers
        .lines()
        .map(str::trim)
        .filter(|line| line.starts_with("LOAD "))
        .peekable();
    let is_there = segments.peek().is_some();
    let is_aligned = |line| alignment(line).is_some_and(|bytes| bytes.is_multiple_of(PAGE));
    (!is_there || !segments.all(is_aligned)).then(|| "a segment is not aligned to 16 KB".to_owned())
}

/// Entry points that readelf does not list among the symbols, or lists as undefined.
fn symbol_faults(symbols: &str) -> Vec<String> {
    let java = ENTRY_POINTS.map(|name| format!("Java_dev_dioxus_main_{name}"));
    let missing = java.into_iter().chain(["main".to_owned()]).filter(|name| {
        let symbols = symbols.lines().filter(|line| !line.contains(" UND "));
        !symbols
            .into_iter()
            .any(|line| line.ends_with(&format!(" {name}")))
    });
    missing
        .map(|name| format!("the library does not export {name}"))
        .collect()
}

//! Targets of the installed Rust compiler, and adding one by rustup.

use crate::process::{self, say};
use std::process::Command;

/// Sees to it that this Rust can compile for a target; says whether it can.
pub fn provide(target: &str) -> bool {
    if is_here(target) {
        return true;
    }
    if !process::installed("rustup") {
        return false;
    }
    say(format!("adding Rust for {target}, some 20 to 40 MB once"));
    let mut rustup = Command::new("rustup");
    process::run(rustup.args(["target", "add", target])).is_ok() && is_here(target)
}

/// True if there is a compiled standard library.
fn is_here(target: &str) -> bool {
    let libraries = ["--print", "target-libdir", "--target", target];
    let folder = process::answer("rustc", &libraries).unwrap_or_default();
    let files = std::fs::read_dir(folder.trim()).into_iter().flatten();
    files.flatten().any(|file| {
        let name = file.file_name();
        name.to_string_lossy().starts_with("libcore-")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn this_machine_is_compiled_for_and_no_other_world() {
        let host = process::answer("rustc", &["-vV"]).expect("there is a compiler");
        let host = host.lines().find_map(|line| line.strip_prefix("host: "));
        assert!(is_here(host.expect("it names its host")));
        assert!(!is_here("z80-unknown-none"));
    }
}

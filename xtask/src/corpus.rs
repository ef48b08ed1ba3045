//! `cargo xtask corpus`: the inputs that the fuzzers keep, as folders for a fuzzer or packed for the tests.

#[path = "../../fuzz/checks/kept.rs"]
mod kept;

use crate::process::{Failure, say};
use crate::workspace;
use std::fs;
use std::path::{Path, PathBuf};

pub const HELP: &str = "
    cargo xtask corpus [--pack]

Makes a folder fuzz/corpus/TARGET for each target from the inputs in fuzz/corpus/TARGET.txt, where cargo-fuzz looks for
them. With --pack it writes the files from the folders: after `cargo fuzz cmin TARGET`, for the tests to try again.

Needs:  nothing
Takes:  a second
";

/// Unpacks or packs the inputs of every target.
pub fn run(flags: &[String]) -> Result<(), Failure> {
    let packs = match flags {
        [] => false,
        [flag] if flag == "--pack" => true,
        [flag, ..] => {
            return Err(Failure::usage(format!(
                "corpus does not know \"{flag}\"; try --help"
            )));
        }
    };
    let corpus = workspace::root().join("fuzz/corpus");
    let mut targets = 0;
    for file in paths(&corpus)? {
        let folder = file.with_extension("");
        if file.extension().is_none() || packs && !folder.is_dir() {
            continue;
        }
        let done = if packs {
            pack(&folder, &file)
        } else {
            unpack(&file, &folder)
        };
        done.map_err(|error| Failure::file(&file, error))?;
        targets += 1;
    }
    say(format!(
        "{targets} targets are {}",
        if packs { "packed" } else { "unpacked" }
    ));
    Ok(())
}

fn paths(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let entries = fs::read_dir(folder).map_err(|error| Failure::file(folder, error))?;
    let paths = entries.map(|entry| Ok(entry?.path()));
    let paths: std::io::Result<Vec<PathBuf>> = paths.collect();
    paths.map_err(|error| Failure::file(folder, error))
}

fn unpack(file: &Path, folder: &Path) -> std::io::Result<()> {
    fs::create_dir_all(folder)?;
    let inputs = kept::unpacked(&fs::read_to_string(file)?);
    for (number, input) in inputs.iter().enumerate() {
        fs::write(folder.join(number.to_string()), input)?;
    }
    Ok(())
}

fn pack(folder: &Path, file: &Path) -> std::io::Result<()> {
    let entries = fs::read_dir(folder)?;
    let inputs: std::io::Result<Vec<Vec<u8>>> =
        entries.map(|entry| fs::read(entry?.path())).collect();
    fs::write(file, kept::packed(inputs?))
}

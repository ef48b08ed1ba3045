//! Files pressed together and unfolded as browsers and packages have them, by whichever program is at hand.

use crate::process::{self, Failure};
use std::path::Path;
use std::process::{Command, Stdio};

/// What a server would send of a file.
pub fn compressed(path: &Path) -> Result<Vec<u8>, Failure> {
    run("brotli", path, &[], "brotliCompressSync")
}

/// What one without brotli would send.
pub fn gzipped(path: &Path) -> Result<Vec<u8>, Failure> {
    run("gzip", path, &["-9"], "gzipSync")
}

/// What was put into a file.
pub fn unfolded(path: &Path) -> Result<Vec<u8>, Failure> {
    run("brotli", path, &["--decompress"], "brotliDecompressSync")
}

fn run(program: &str, path: &Path, flags: &[&str], in_node: &str) -> Result<Vec<u8>, Failure> {
    let mut command = if process::installed(program) {
        let mut packer = Command::new(program);
        packer.arg("--stdout").args(flags);
        packer
    } else if process::installed("node") {
        let mut node = Command::new("node");
        node.arg("-e").arg(format!(
            "process.stdout.write(require('zlib').{in_node}(require('fs').readFileSync(process.argv[1])))"
        ));
        node
    } else {
        return Err(Failure::chore(format!(
            "this chore needs the program {program} or node"
        )));
    };
    let output = command.arg(path).stdin(Stdio::null()).output();
    let output = output.map_err(|error| Failure::file(path, error))?;
    if output.status.success() {
        Ok(output.stdout)
    } else {
        Err(Failure::chore(format!(
            "{}: {program} ended with {}",
            path.display(),
            output.status
        )))
    }
}

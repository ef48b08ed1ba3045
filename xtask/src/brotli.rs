//! Compression and decompression by brotli, by whichever program is installed.

use crate::process::{self, Failure};
use std::path::Path;
use std::process::{Command, Stdio};

/// A file compressed by brotli, as a server would send it.
pub fn compressed(path: &Path) -> Result<Vec<u8>, Failure> {
    run(path, &[], "brotliCompressSync")
}

/// The content of a file that was compressed.
pub fn unfolded(path: &Path) -> Result<Vec<u8>, Failure> {
    run(path, &["--decompress"], "brotliDecompressSync")
}

fn run(path: &Path, flags: &[&str], in_node: &str) -> Result<Vec<u8>, Failure> {
    const PROGRAM: &str = "brotli";
    let mut command = if process::installed(PROGRAM) {
        let mut packer = Command::new(PROGRAM);
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
            "this chore needs the program {PROGRAM} or node"
        )));
    };
    let output = command.arg(path).stdin(Stdio::null()).output();
    let output = output.map_err(|error| Failure::file(path, error))?;
    if output.status.success() {
        Ok(output.stdout)
    } else {
        Err(Failure::chore(format!(
            "{}: {PROGRAM} ended with {}",
            path.display(),
            output.status
        )))
    }
}

//! Compressed files: by brotli, with whichever program is installed, and by gzip.

use flate2::{Compression, GzBuilder};

use crate::process::{self, Failure};
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

/// A file compressed by brotli, as a server would send it.
pub fn brotli(path: &Path) -> Result<Vec<u8>, Failure> {
    run(path, &[], "brotliCompressSync")
}

/// The content of a file that was compressed.
pub fn unbrotli(path: &Path) -> Result<Vec<u8>, Failure> {
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

/// Bytes in the format of gzip (RFC 1952), as small as the packer can make them, without name, time and system. The
/// program gzip itself would not do: its versions and its stand-ins pack alike on no two machines, and two builds of
/// one commit are to be the same.
pub fn gzip(bytes: &[u8]) -> Vec<u8> {
    const UNKNOWN_SYSTEM: u8 = 255;
    let head = GzBuilder::new().mtime(0).operating_system(UNKNOWN_SYSTEM);
    let mut packer = head.write(Vec::new(), Compression::best());
    let packed = packer.write_all(bytes).and_then(|()| packer.finish());
    packed.expect("memory can be written")
}

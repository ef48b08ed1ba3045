//! A Chromium as old as the oldest webview in which the app runs, in `target/tools/`. Used by tests only.
//!
//! The package is made for servers that have nothing: a headless Chromium for Linux on x86-64, compressed by brotli
//! inside the archive. The libraries beside it are those of such a server; here they come with the installed Chromium,
//! whose driver leads the old one, too.

use crate::npm::Package;
use crate::process::{Failure, say};
use crate::{compress, workspace};
use std::fs;
use std::os::unix::fs::PermissionsExt;

const CHROMIUM: Package = Package {
    name: "@sparticuz/chromium",
    version: "106.0.2",
    integrity: "sha512-YDbwmfyzLi2WqVjAONPjxlCxAfLPjx4TE7KdDNOyITDGx6KAktgpZ9qab77ZRU/6mmCwSdg+QO+OGQTXOEY/RA==",
};

/// Sees to it that `target/tools/chromium-106/chromium` is there.
pub fn fetch() -> Result<(), Failure> {
    const ARCHIVE: &str = "bin/chromium.br";
    let folder = workspace::root().join("target/tools/chromium-106");
    let program = folder.join("chromium");
    if program.is_file() {
        return Ok(());
    }
    CHROMIUM.provide(&folder, &[ARCHIVE], ARCHIVE)?;
    say("unfolding the old Chromium");
    // Under another name until all is there: an unfolding that was killed is begun again.
    let unfinished = folder.join("unfinished");
    let failed = |error| Failure::file(&unfinished, error);
    fs::write(&unfinished, compress::unbrotli(&folder.join(ARCHIVE))?).map_err(failed)?;
    fs::set_permissions(&unfinished, fs::Permissions::from_mode(0o755)).map_err(failed)?;
    fs::rename(&unfinished, program).map_err(failed)
}

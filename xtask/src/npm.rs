//! Tools from the npm registry, pinned by version and by the registry's own checksum. They stay in `target/`: nothing
//! of them is committed or shipped.

use crate::process::{self, Failure, say};
use std::path::Path;
use std::process::Command;

/// A package in one version.
pub struct Package {
    pub name: &'static str,
    pub version: &'static str,
    /// The checksum that the registry gives of the archive.
    pub integrity: &'static str,
}

impl Package {
    /// Unpacks these parts of the archive into a folder, or all of it if none is named. `wanted` is there afterwards.
    pub fn provide(&self, folder: &Path, parts: &[&str], wanted: &str) -> Result<(), Failure> {
        if folder.join(wanted).is_file() {
            return Ok(());
        }
        let (name, version) = (self.name, self.version);
        say(format!("fetching {name} {version} from the npm registry"));
        // In a folder beside it until all is there: an unpacking that was killed is begun again.
        let room = folder.with_extension("unfinished");
        let failed = |error| Failure::file(&room, error);
        if room.exists() {
            std::fs::remove_dir_all(&room).map_err(failed)?;
        }
        std::fs::create_dir_all(&room).map_err(failed)?;
        let mut npm = Command::new("npm");
        npm.args(["pack", &format!("{name}@{version}"), "--json"]);
        npm.args(["--pack-destination", "."]).current_dir(&room);
        let told = process::output(&mut npm)?;
        if !told.contains(self.integrity) {
            return Err(Failure::chore(format!(
                "{name} {version} has another checksum: {told}"
            )));
        }
        let archive = archive(name, version);
        let mut tar = Command::new("tar");
        tar.args(["-xzf", &archive, "--strip-components=1"]);
        tar.args(parts.iter().map(|part| format!("package/{part}")));
        process::run(tar.current_dir(&room))?;
        std::fs::remove_file(room.join(archive)).map_err(failed)?;
        if folder.exists() {
            std::fs::remove_dir_all(folder).map_err(failed)?;
        }
        std::fs::rename(&room, folder).map_err(failed)
    }
}

/// File name of a package's archive at npm: the scope comes before the name.
fn archive(name: &str, version: &str) -> String {
    let name = name.trim_start_matches('@').replace('/', "-");
    format!("{name}-{version}.tgz")
}

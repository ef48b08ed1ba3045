//! Shared by the chores for Android and iOS: the app's identity, finding the vendors' tools, and reporting faults.

pub mod agreement;
pub mod features;
pub mod plists;
pub mod processors;
pub mod rust;
mod start;

use crate::process::{self, Failure, say};
use crate::tools::{self, Tool};
use crate::workspace;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Addition to wry's class for the page on Android.
pub const WEB_VIEW_CLIENT: &str = "android/WebViewClient.part.kt";

/// Our Kotlin: the activity, which dx copies, and the files beside it.
pub fn kotlin_files() -> Result<Vec<PathBuf>, Failure> {
    let folder = workspace::root().join("android");
    let entries = std::fs::read_dir(&folder).map_err(|error| Failure::file(&folder, error))?;
    let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
    let is_whole = |path: &PathBuf| {
        let path = path.to_string_lossy();
        path.ends_with(".kt") && !path.ends_with(".part.kt")
    };
    Ok(paths.filter(is_whole).collect())
}

/// The application id of both stores, from `Dioxus.toml`.
pub fn app_id() -> Result<String, Failure> {
    let config = workspace::read("Dioxus.toml")?;
    let id = config
        .lines()
        .find_map(|line| line.strip_prefix("identifier = \""));
    id.map(|id| id.trim_end_matches('"').to_owned())
        .ok_or_else(|| Failure::chore("Dioxus.toml: [bundle] has no identifier"))
}

/// dx. A program for developers, because it is built for checks, too: the optimised one takes three times as long. What
/// it needs is pinned by its own lock file.
pub const DX: Tool = Tool {
    package: "dioxus-cli",
    program: "dx",
    takes: "7 minutes on two cores",
    flags: &["--locked"],
    optimised: "0",
};

/// The version that dx must have: that of dioxus.
pub fn dx_version() -> Result<String, Failure> {
    workspace::locked("dioxus")
}

/// Missing parts of dx and of Rust for these targets, each with the command that brings it.
pub fn missing_tools(targets: &[&str]) -> Result<Vec<String>, Failure> {
    let mut missing = Vec::new();
    let dx = dx_version()?;
    if !tools::has_version(Path::new("dx"), &dx) {
        missing.push(format!(
            "dx {dx}: cargo install dioxus-cli --version {dx} --locked"
        ));
    }
    let installed =
        process::answer("rustup", &["target", "list", "--installed"]).unwrap_or_default();
    let absent = targets
        .iter()
        .filter(|target| !installed.lines().any(|line| line == **target));
    missing.extend(absent.map(|target| format!("Rust for {target}: rustup target add {target}")));
    Ok(missing)
}

/// Plays what was built last on the phone, emulator or simulator that is at hand: the script `smoke.sh` of the
/// platform.
pub fn smoke(platform: &str, built: &Path, dry_run: bool) -> Result<(), Failure> {
    if !dry_run && !built.exists() {
        return Err(Failure::chore(format!(
            "{} is not there: build it first, with cargo xtask {platform}",
            built.display()
        )));
    }
    let mut script = Command::new(workspace::root().join(platform).join("smoke.sh"));
    if dry_run {
        script.arg("--dry-run");
    }
    process::run(script.arg(built))
}

/// Fails with a list of what is missing, all at once.
pub fn require(platform: &str, missing: &[String]) -> Result<(), Failure> {
    if missing.is_empty() {
        return Ok(());
    }
    Err(Failure::chore(format!(
        "to build for {platform}, this is missing:{}\n\nWhat can be checked without any of it: cargo xtask {} --check",
        listed(missing),
        platform.to_lowercase()
    )))
}

/// Fails with a list of what is wrong.
pub fn report(what: &str, faults: &[String]) -> Result<(), Failure> {
    if faults.is_empty() {
        say(format!("{what}: in order"));
        return Ok(());
    }
    Err(Failure::chore(format!(
        "{what}: {} faults{}",
        faults.len(),
        listed(faults)
    )))
}

fn listed(lines: &[String]) -> String {
    lines.iter().map(|line| format!("\n  - {line}")).collect()
}

/// dx, building the release for one target: the one in the search path.
pub fn dx(platform: &str, target: &str) -> Result<Command, Failure> {
    dx_at(Path::new("dx"), platform, target)
}

/// The dx that is named, building the release for one target.
pub fn dx_at(program: &Path, platform: &str, target: &str) -> Result<Command, Failure> {
    let mut dx = Command::new(program);
    if platform == "android" {
        dx.env(
            "WRY_RUSTWEBVIEWCLIENT_CLASS_EXTENSION",
            workspace::read(WEB_VIEW_CLIENT)?,
        );
    }
    dx.current_dir(workspace::root());
    dx.args([
        "build",
        "--platform",
        platform,
        "--release",
        "--target",
        target,
    ]);
    dx.args(["--no-default-features", "--features", "mobile"]);
    Ok(dx)
}

#[cfg(test)]
mod tests {
    use crate::workspace;
    use std::process::Command;

    /// Asks `seen.sh` about a picture of these pixels.
    fn says(question: &str, name: &str, pixel: impl Fn(u32) -> [u8; 3]) -> bool {
        let path = std::env::temp_dir().join(format!("rsg-{name}-{}.raw", std::process::id()));
        let pixels = (0..4000).flat_map(|at| {
            let [red, green, blue] = pixel(at);
            [red, green, blue, 255]
        });
        std::fs::write(&path, pixels.collect::<Vec<u8>>()).expect("a file");
        let script = workspace::root().join("xtask/src/phone/seen.sh");
        let mut bash = Command::new("bash");
        bash.args(["-c", &format!(". \"$0\"; {question} \"$1\"")]);
        let told = bash.arg(script).arg(&path).status().expect("bash runs");
        std::fs::remove_file(&path).expect("it was there");
        told.success()
    }

    #[test]
    fn an_empty_page_is_told_from_one_that_is_drawn() {
        let ground = |_| [0xe9, 0xee, 0xe9];
        let clock = |at| {
            if at < 100 {
                [at as u8, 0, 0]
            } else {
                ground(at)
            }
        };
        let drawn = |at: u32| {
            if at.is_multiple_of(2) {
                ground(at)
            } else {
                [at as u8, (at / 256) as u8, 9]
            }
        };
        assert!(!says("shows_a_page", "empty", ground));
        assert!(!says("shows_a_page", "clock", clock));
        assert!(says("shows_a_page", "drawn", drawn));
        assert!(!says("is_dark", "light", ground));
        assert!(says("is_dark", "dark", |_| [0x10, 0x1a, 0x1c]));
    }
}

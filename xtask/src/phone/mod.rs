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

    /// An odd width: in a picture of 24 bits its rows are filled up.
    const WIDTH: u32 = 101;
    const HEIGHT: u32 = 40;

    type Color = [u8; 3];

    /// The picture as Android's `screencap` writes it without a file's name: width, height, format, color space, four
    /// bytes a pixel (frameworks/base, cmds/screencap/screencap.cpp).
    fn raw(pixel: &dyn Fn(u32) -> Color) -> Vec<u8> {
        let numbers = [WIDTH, HEIGHT, 1, 0];
        let pixels = (0..WIDTH * HEIGHT).flat_map(|at| {
            let [red, green, blue] = pixel(at);
            [red, green, blue, 255]
        });
        numbers
            .into_iter()
            .flat_map(u32::to_le_bytes)
            .chain(pixels)
            .collect()
    }

    /// The picture as a BMP of 24 or 32 bits whose second header has this length (Microsoft's BITMAPFILEHEADER, then
    /// BITMAPINFOHEADER of 40 bytes, BITMAPV4HEADER of 108 or BITMAPV5HEADER of 124).
    fn bmp(pixel: &dyn Fn(u32) -> Color, depth: u16, header: u32) -> Vec<u8> {
        let mut rows = Vec::new();
        for row in 0..HEIGHT {
            for column in 0..WIDTH {
                let [red, green, blue] = pixel(row * WIDTH + column);
                rows.extend([blue, green, red, 255].iter().take(usize::from(depth / 8)));
            }
            rows.resize(rows.len().next_multiple_of(4), 0);
        }
        let start = 14 + header;
        let mut file = b"BM".to_vec();
        for number in [start + rows.len() as u32, 0, start, header, WIDTH, HEIGHT] {
            file.extend(number.to_le_bytes());
        }
        file.extend(1_u16.to_le_bytes());
        file.extend(depth.to_le_bytes());
        file.resize(start as usize, 0);
        file.extend(rows);
        file
    }

    /// The picture in every form that a screenshot has.
    fn forms(pixel: &dyn Fn(u32) -> Color) -> Vec<(String, Vec<u8>)> {
        let bmps = [24, 32].into_iter().flat_map(|depth| {
            [40, 108, 124].map(|header| {
                (
                    format!("{depth} bits, header of {header}"),
                    bmp(pixel, depth, header),
                )
            })
        });
        bmps.chain([("raw".to_owned(), raw(pixel))]).collect()
    }

    /// Asks `seen.sh` about pictures, under the options of the scripts that source it.
    fn says(question: &str, name: &str, pictures: &[&[u8]]) -> bool {
        let folder = std::env::temp_dir().join(format!("rsg-seen-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        let files = pictures.iter().enumerate().map(|(at, picture)| {
            let file = folder.join(at.to_string());
            std::fs::write(&file, picture).expect("a file");
            file
        });
        let files: Vec<_> = files.collect();
        let mut bash = Command::new("bash");
        bash.args([
            "-c",
            "set -euo pipefail; . \"$0\"; \"$@\"",
            workspace::root()
                .join("xtask/src/phone/seen.sh")
                .to_str()
                .expect("a path of letters"),
            question,
        ]);
        let told = bash.args(&files).status().expect("bash runs");
        std::fs::remove_dir_all(&folder).expect("it was there");
        told.success()
    }

    const GROUND: Color = [0xe9, 0xee, 0xe9];
    const DARK_GROUND: Color = [0x10, 0x1a, 0x1c];

    /// A ground with a clock of sixty shades.
    fn empty(at: u32) -> Color {
        if at < 60 { [at as u8, 0, 0] } else { GROUND }
    }

    /// A ground with a bar of many shades on less than a tenth of it.
    fn barred(at: u32) -> Color {
        if at < 350 {
            [at as u8, (at / 256) as u8, 9]
        } else {
            GROUND
        }
    }

    /// No ground, and no more shades than a system's own bar has.
    fn striped(at: u32) -> Color {
        [(at % 60) as u8, 0, 0]
    }

    /// A ground with a drawing of many shades on half of it.
    fn drawn(ground: Color) -> impl Fn(u32) -> Color {
        move |at| {
            if at.is_multiple_of(2) {
                ground
            } else {
                [at as u8, (at / 256) as u8, 9]
            }
        }
    }

    #[test]
    fn an_empty_page_is_told_from_one_that_is_drawn() {
        for pixel in [empty, barred, striped] {
            for (form, picture) in forms(&pixel) {
                assert!(!says("shows_a_page", "empty", &[&picture]), "{form}");
            }
        }
        for (form, picture) in forms(&drawn(GROUND)) {
            assert!(says("shows_a_page", "drawn", &[&picture]), "{form}");
        }
    }

    #[test]
    fn a_dark_page_is_told_from_a_light_one() {
        for (ground, dark) in [(GROUND, false), (DARK_GROUND, true)] {
            for (form, picture) in forms(&drawn(ground)) {
                assert_eq!(
                    says("is_dark", "dark", &[&picture]),
                    dark,
                    "{form}, {ground:?}"
                );
            }
        }
    }

    #[test]
    fn another_page_is_told_from_another_minute() {
        let clocks = forms(&|at| if at < 60 { [0; 3] } else { empty(at) });
        let pages = forms(&drawn(GROUND));
        for (((form, page), (_, clock)), (_, other)) in
            forms(&empty).iter().zip(&clocks).zip(&pages)
        {
            assert!(!says("differ", "clock", &[page, clock]), "{form}");
            assert!(says("differ", "other", &[page, other]), "{form}");
        }
    }
}

//! The files of the page: the program, compiled, and what stands beside it.
//!
//! Styles, scripts and sounds are those that every shell shows. Which they are, and in what order, stands in the app's own
//! sources, and is read there.

use super::sha256;
use super::tools::TARGET;
use crate::process::{self, Failure, say};
use crate::workspace;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What a browser may load and do here: its own files and nothing else. Styles stand in attributes, and the program is
/// WebAssembly; no text becomes a script.
pub const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; \
     img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; media-src 'self' data:; \
     base-uri 'none'; form-action 'none'";

/// The scripts of the page, in the order in which they run. What only a phone's app has is not among them.
const SCRIPTS: [&str; 4] = ["touch.js", "page.js", "text.js", "picture.js"];

/// The service worker.
const OFFLINE: &str = "offline.js";

/// The icon as a picture, for home screens that take no drawing.
const ICON: &str = "ios/Assets.xcassets/AppIcon.appiconset/icon-1024.png";

/// The most that the program, and all files, may have, compressed by brotli.
const MOST_OF_PROGRAM: usize = 1_600_000;
const MOST_IN_ALL: usize = 2_000_000;

/// How the program is compiled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Profile {
    /// Small and fast.
    Published,
    /// Quick to build, with the developer's flags.
    Dev,
}

impl Profile {
    /// The folder of its page, in the target folder.
    pub fn folder(self) -> &'static str {
        match self {
            Profile::Published => "web",
            Profile::Dev => "web-dev",
        }
    }

    /// The folder in which Cargo leaves the program.
    fn built(self) -> &'static str {
        match self {
            Profile::Published => "release",
            Profile::Dev => "debug",
        }
    }
}

/// Builds the page into a folder, anew.
pub fn build(profile: Profile, bindgen: &Path, folder: &Path) -> Result<(), Failure> {
    process::run(&mut compile(profile))?;
    // What was served before must not stay beside it.
    let _nothing = fs::remove_dir_all(folder);
    let built = workspace::target()?.join(TARGET);
    let built = built.join(profile.built()).join("reverstargo.wasm");
    let mut bind = Command::new(bindgen);
    bind.args(["--target", "web", "--no-typescript", "--out-dir"])
        .arg(folder)
        .arg(built);
    if profile == Profile::Published {
        // Names of functions, a tenth of the download.
        bind.args(["--remove-name-section", "--remove-producers-section"]);
    }
    process::run(&mut bind)?;
    for (name, text) in beside()? {
        let path = folder.join(name);
        fs::write(&path, text).map_err(|error| Failure::file(&path, error))?;
    }
    let icon = folder.join("icon.png");
    fs::copy(workspace::root().join(ICON), &icon).map_err(|error| Failure::file(&icon, error))?;
    let path = folder.join(OFFLINE);
    fs::write(&path, offline(folder)?).map_err(|error| Failure::file(&path, error))
}

/// The service worker with its list: every file of the folder but itself, by its hash. Its version is the hash of all.
fn offline(folder: &Path) -> Result<String, Failure> {
    let files = hashes(folder)?;
    let list: Vec<String> = files.iter().map(|(name, hash)| row(name, hash)).collect();
    let list = list.join(",\n");
    let script = workspace::read(&format!("assets/web/{OFFLINE}"))?;
    let version = &sha256::hash(format!("{list}{script}").as_bytes())[..16];
    Ok(format!(
        "const VERSION = \"{version}\";\nconst FILES = {{\n{list}\n}};\n{script}"
    ))
}

fn compile(profile: Profile) -> Command {
    let mut build = workspace::cargo(&["build", "--package=reverstargo", "--bin=reverstargo"]);
    build.args(["--no-default-features", "--target", TARGET]);
    match profile {
        // The symbols go when the bindings are made, which also reads what else is stripped with them: the processor's features.
        Profile::Published => build
            .arg("--release")
            .env("CARGO_PROFILE_RELEASE_STRIP", "debuginfo"),
        // A browser reads all of it at each start: what is optimised a little is a fifth as large, and compiles as fast.
        Profile::Dev => build
            .env("CARGO_PROFILE_DEV_OPT_LEVEL", "1")
            .env("CARGO_PROFILE_DEV_DEBUG", "0"),
    };
    build
}

/// Every file beside the program: its name and its text.
fn beside() -> Result<Vec<(&'static str, String)>, Failure> {
    let page = workspace::read("src/ui/page.rs")?;
    let styles = included(&page, "assets/styles/")?;
    let styles: Result<String, Failure> = styles.iter().map(|path| workspace::read(path)).collect();
    let asset = |name: &str| workspace::read(&format!("assets/web/{name}"));
    Ok(vec![
        (
            "index.html",
            asset("index.html")?.replace("{policy}", POLICY),
        ),
        ("styles.css", styles?),
        ("page.js", scripts()?),
        ("install.js", asset("install.js")?),
        ("start.js", asset("start.js")?),
        ("think.js", asset("think.js")?),
        ("manifest.webmanifest", asset("manifest.webmanifest")?),
        ("icon.svg", workspace::read("assets/icons/app.svg")?),
        ("maskable.svg", maskable()?),
        (
            "monochrome.svg",
            workspace::read("assets/icons/monochrome.svg")?,
        ),
    ])
}

/// The icon for home screens that cut a shape of their own out of it: the layers of Android's icon, so large that all of the
/// star lies in the middle four fifths, which no shape cuts.
fn maskable() -> Result<String, Failure> {
    const OPENING: &str = "viewBox=\"0 0 108 108\">";
    const SHOWN: &str = "viewBox=\"9 9 90 90\">";
    let layer = |name: &str| workspace::read(&format!("assets/icons/{name}.svg"));
    let (ground, star) = (layer("background")?, layer("foreground")?);
    let shapes = star
        .split_once(OPENING)
        .and_then(|(_, rest)| rest.trim_end().strip_suffix("</svg>"));
    let shapes = shapes.ok_or_else(|| Failure::chore("the icon's layers are not as they were"))?;
    let ground = ground.trim_end().trim_end_matches("</svg>");
    Ok(format!(
        "{}{shapes}</svg>\n",
        ground.replace(OPENING, SHOWN)
    ))
}

/// All scripts in one, with the sounds.
fn scripts() -> Result<String, Failure> {
    let mut all = String::new();
    for name in SCRIPTS {
        all += &workspace::read(&format!("assets/scripts/{name}"))?;
    }
    let feedback = workspace::read("src/ui/feedback.rs")?;
    let sounds = included(&feedback, "assets/sounds/")?;
    let sounds: Result<Vec<String>, Failure> = sounds.iter().map(|path| sound(path)).collect();
    all += &format!("window.rsgSounds = {{{}}};\n", sounds?.join(","));
    all += &workspace::read("assets/scripts/sound.js")?;
    Ok(all)
}

/// A sound as a member of an object: its name, and its bytes in letters.
fn sound(path: &str) -> Result<String, Failure> {
    let file = workspace::root().join(path);
    let bytes = fs::read(&file).map_err(|error| Failure::file(&file, error))?;
    let name = file.file_stem().unwrap_or_default().to_string_lossy();
    Ok(format!("\"{name}\":\"{}\"", base64(&bytes)))
}

fn base64(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::new();
    for three in bytes.chunks(3) {
        let byte = |at: usize| u32::from(three.get(at).copied().unwrap_or_default());
        let bits = byte(0) << 16 | byte(1) << 8 | byte(2);
        for at in 0..4 {
            let letter = LETTERS[(bits >> (18 - 6 * at) & 63) as usize];
            text.push(if three.len() < at {
                '='
            } else {
                char::from(letter)
            });
        }
    }
    text
}

/// The files of a folder that a source includes, in its order.
fn included(source: &str, folder: &str) -> Result<Vec<String>, Failure> {
    let paths = source
        .split('"')
        .filter_map(|text| text.strip_prefix("../../"));
    let paths: Vec<String> = paths
        .filter(|path| path.starts_with(folder))
        .map(str::to_owned)
        .collect();
    if paths.is_empty() {
        return Err(Failure::chore(format!(
            "no source includes anything of {folder}"
        )));
    }
    Ok(paths)
}

/// Builds the published page once more, our own code compiled anew, and fails if any file comes out another one: whoever
/// builds a commit gets the page that is published, and a browser downloads nothing for a version in which nothing changed.
pub fn check_again(bindgen: &Path, folder: &Path) -> Result<(), Failure> {
    say("the same page once more, for the comparison");
    let mut forget = workspace::cargo(&["clean", "--release", "--target", TARGET]);
    process::run(forget.args(workspace::whole_app()))?;
    let again = folder.with_file_name("web-again");
    build(Profile::Published, bindgen, &again)?;
    let (one, other) = (hashes(folder)?, hashes(&again)?);
    if one != other {
        let differs = |name: &&String| one.get(*name) != other.get(*name);
        let names: BTreeSet<&String> = one.keys().chain(other.keys()).filter(differs).collect();
        return Err(Failure::chore(format!(
            "two builds differ in {names:?}; the second one is in {}",
            again.display()
        )));
    }
    say(format!("{} files, the same in both builds", one.len()));
    fs::remove_dir_all(&again).map_err(|error| Failure::file(&again, error))
}

/// Every file of a page by its name, with its hash.
fn hashes(folder: &Path) -> Result<BTreeMap<String, String>, Failure> {
    let mut hashes = BTreeMap::new();
    for path in files(folder)? {
        let bytes = fs::read(&path).map_err(|error| Failure::file(&path, error))?;
        let name = path.strip_prefix(folder).unwrap_or(&path);
        hashes.insert(name.to_string_lossy().into_owned(), sha256::hash(&bytes));
    }
    Ok(hashes)
}

/// Fails for a file that the service worker does not keep as it is: without a network the page would lack it.
fn check_list(folder: &Path) -> Result<(), Failure> {
    let path = folder.join(OFFLINE);
    let script = fs::read_to_string(&path).map_err(|error| Failure::file(&path, error))?;
    let unlisted = unlisted(&hashes(folder)?, &script);
    if unlisted.is_empty() {
        return Ok(());
    }
    Err(Failure::chore(format!(
        "the service worker does not keep {}",
        unlisted.join(", ")
    )))
}

/// The files that are not in the service worker's list with their hashes.
fn unlisted(hashes: &BTreeMap<String, String>, script: &str) -> Vec<String> {
    let is_listed =
        |(name, hash): &(&String, &String)| *name == OFFLINE || script.contains(&row(name, hash));
    let unlisted = hashes.iter().filter(|file| !is_listed(file));
    unlisted.map(|(name, _)| name.clone()).collect()
}

/// A file in the service worker's list.
fn row(name: &str, hash: &str) -> String {
    format!("  \"{name}\": \"{hash}\"")
}

/// Holds what a phone downloads: the sizes, and that all of it is kept for times without a network.
pub fn check(folder: &Path) -> Result<(), Failure> {
    check_list(folder)?;
    let (mut all, mut program) = (0, 0);
    for path in files(folder)? {
        let size = compressed(&path)?;
        all += size;
        if path.extension().is_some_and(|ending| ending == "wasm") {
            program += size;
        }
        say(format!("{size:>9} bytes by brotli: {}", path.display()));
    }
    for (what, size, most) in [
        ("the program", program, MOST_OF_PROGRAM),
        ("all files together", all, MOST_IN_ALL),
    ] {
        if most < size {
            return Err(Failure::chore(format!(
                "{what}: {size} bytes by brotli, over {most}"
            )));
        }
        say(format!("{what}: {size} bytes by brotli, of {most} at most"));
    }
    Ok(())
}

/// Every file below a folder, in order.
fn files(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let mut found = Vec::new();
    let entries = fs::read_dir(folder).map_err(|error| Failure::file(folder, error))?;
    for entry in entries {
        let path = entry.map_err(|error| Failure::file(folder, error))?.path();
        if path.is_dir() {
            found.extend(files(&path)?);
        } else {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

/// How many bytes a file has as a server would send it.
fn compressed(path: &Path) -> Result<usize, Failure> {
    const NODE: &str = "process.stdout.write(require('zlib').brotliCompressSync(require('fs').readFileSync(process.argv[1])))";
    let mut command = if process::installed("brotli") {
        let mut brotli = Command::new("brotli");
        brotli.arg("--stdout");
        brotli
    } else if process::installed("node") {
        let mut node = Command::new("node");
        node.args(["-e", NODE]);
        node
    } else {
        return Err(Failure::chore(
            "the check of sizes needs the program brotli or node",
        ));
    };
    let output = command.arg(path).stdin(Stdio::null()).output();
    let output = output.map_err(|error| Failure::file(path, error))?;
    if output.status.success() {
        Ok(output.stdout.len())
    } else {
        Err(Failure::chore(format!(
            "{} cannot be compressed",
            path.display()
        )))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_has_every_style_and_sound_of_the_other_shells() {
        let page = workspace::read("src/ui/page.rs").expect("it is there");
        let styles = included(&page, "assets/styles/").expect("there are styles");
        assert_eq!(styles[0], "assets/styles/tokens.css");
        let feedback = workspace::read("src/ui/feedback.rs").expect("it is there");
        assert_eq!(
            included(&feedback, "assets/sounds/")
                .expect("there are sounds")
                .len(),
            8
        );
        let files = beside().expect("all can be read");
        let policy = files.iter().filter(|(_, text)| text.contains(POLICY));
        assert_eq!(policy.count(), 1);
    }

    #[test]
    fn a_file_that_is_not_kept_is_found() {
        let files = ["a.js", "b.css", OFFLINE].map(|name| (name.to_owned(), format!("of {name}")));
        let files = BTreeMap::from(files);
        let script = [row("a.js", "of a.js"), row("b.css", "of another")].join(",\n");
        assert_eq!(unlisted(&files, &script), ["b.css"]);
    }

    #[test]
    fn the_icon_that_is_cut_has_ground_and_star() {
        let icon = maskable().expect("both layers are there");
        assert_eq!(icon.matches("<svg").count(), 1);
        assert_eq!(icon.matches("</svg>").count(), 1);
        assert!(icon.contains("viewBox=\"9 9 90 90\"") && icon.contains("#f1e9d4"));
    }

    #[test]
    fn bytes_become_letters() {
        for (bytes, text) in [
            ("", ""),
            ("f", "Zg=="),
            ("fo", "Zm8="),
            ("foo", "Zm9v"),
            ("foob", "Zm9vYg=="),
        ] {
            assert_eq!(base64(bytes.as_bytes()), text);
        }
    }
}

//! The files of the page: the program, compiled, and what stands beside it.
//!
//! Styles, scripts and sounds are those that every shell shows. Which they are, and in what order, stands in the app's
//! own sources, and is read there.

use super::sha256;
use super::tools::TARGET;
use super::words;
use super::{comments, files, split};
use crate::process::{self, Failure, say};
use crate::{compress, workspace};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The service worker.
const OFFLINE: &str = "offline.js";

/// The most, compressed by brotli, of all that comes before Today can be used, and of all that is kept for offline use.
const MOST_AT_FIRST: usize = 560_000;
const MOST_IN_ALL: usize = 2_000_000;

/// The most of all that comes before Today can be used from a host that compresses nothing.
const MOST_PLAIN: usize = 1_200_000;

/// Endings of files, and beginnings of names, of which nothing is needed before Today can be used. The service
/// worker is begun after the program; pictures are the home screen's; of manifests a browser takes one.
const LATER_ENDINGS: [&str; 2] = ["wav", "png"];
const LATER_NAMES: [&str; 9] = [
    "thinker",
    "think-",
    "rescue-",
    "rest-",
    "shortcut-",
    "manifest-",
    "maskable",
    "monochrome",
    "offline",
];

/// The page's program, and the one that thinks for it in a worker.
const PAGE: &str = "reverstargo";
const PROGRAMS: [&str; 2] = [PAGE, "thinker"];

/// The way in which the programs are compiled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Profile {
    /// Small and fast.
    Published,
    /// Quick to build, with the developer's flags.
    Dev,
    /// As it is published, but in one part, which notes what of it runs.
    Traced,
}

impl Profile {
    /// The folder of its page, in the target folder.
    pub fn folder(self) -> &'static str {
        match self {
            Profile::Published => "web",
            Profile::Dev => "web-dev",
            Profile::Traced => "web-traced",
        }
    }

    /// The folder in which Cargo leaves the program.
    fn built(self) -> &'static str {
        match self {
            Profile::Published | Profile::Traced => "release",
            Profile::Dev => "debug",
        }
    }

    /// What of the page's program comes after Today.
    fn late(self) -> split::Late {
        match self {
            Profile::Published => split::Late::Listed,
            Profile::Dev => split::Late::Screens,
            Profile::Traced => split::Late::Traced,
        }
    }
}

/// Builds the page into a folder, anew. One that notes what runs is returned with that.
pub fn build(
    profile: Profile,
    bindgen: &Path,
    folder: &Path,
) -> Result<Option<split::Traced>, Failure> {
    process::run(&mut compile(profile))?;
    // What was served before must not stay beside it.
    let _nothing = fs::remove_dir_all(folder);
    let built = workspace::target()?.join(TARGET).join(profile.built());
    for program in PROGRAMS {
        let mut bind = Command::new(bindgen);
        bind.args(["--target", "web", "--no-typescript", "--out-dir"])
            .arg(folder)
            .arg(built.join(program).with_extension("wasm"));
        if profile != Profile::Dev && program != PAGE {
            // Names of functions, a tenth of the download. Those of the page's program are needed for its division,
            // which keeps none of them.
            bind.args(["--remove-name-section", "--remove-producers-section"]);
        }
        process::run(&mut bind)?;
    }
    let traced = split::divide(&folder.join(files::PROGRAM), profile.late())?;
    if let Some(traced) = &traced {
        files::show_notes(folder, traced.trace)?;
    }
    files::put_together(folder)?;
    let path = folder.join(OFFLINE);
    fs::write(&path, offline(folder)?).map_err(|error| Failure::file(&path, error))?;
    Ok(traced)
}

/// The service worker with its list: every file that the page may need, by its hash. Its version is the hash of all.
fn offline(folder: &Path) -> Result<String, Failure> {
    let hashes = hashes(folder)?;
    let kept = hashes.iter().filter(|(name, _)| files::is_kept(name));
    let list: Vec<String> = kept.map(|(name, hash)| row(name, hash)).collect();
    let list = list.join(",\n");
    let asset = |name: &str| workspace::read(&format!("assets/web/{name}"));
    let script = words::without_page()? + &asset("packed.js")? + &asset(OFFLINE)?;
    let script = comments::script(&script);
    let version = &sha256::hash(format!("{list}{script}").as_bytes())[..16];
    Ok(format!(
        "const VERSION = \"{version}\";\nconst FILES = {{\n{list}\n}};\n{script}"
    ))
}

fn compile(profile: Profile) -> Command {
    let mut build = workspace::cargo(&["build", "--package=reverstargo"]);
    build.args(PROGRAMS.map(|name| format!("--bin={name}")));
    build.args([
        "--no-default-features",
        "--features=thinker",
        "--target",
        TARGET,
    ]);
    match profile {
        // The symbols go when the bindings are made, which also reads what else is stripped with them: the processor's
        // features. What does not think is built to be small before all; what thinks has a level of its own in
        // `Cargo.toml`.
        Profile::Published | Profile::Traced => build
            .arg("--release")
            .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "z")
            .env("CARGO_PROFILE_RELEASE_STRIP", "debuginfo"),
        // A browser reads all of it at each start: what is optimised a little is a fifth as large, and compiles as
        // fast.
        Profile::Dev => build
            .env("CARGO_PROFILE_DEV_OPT_LEVEL", "1")
            .env("CARGO_PROFILE_DEV_DEBUG", "0"),
    };
    build
}

/// Builds the published page once more, our own code compiled anew, and fails if any file comes out another one:
/// whoever builds a commit gets the page that is published, and a browser downloads nothing for a version in which
/// nothing changed.
pub fn check_again(bindgen: &Path, folder: &Path) -> Result<(), Failure> {
    say("the same page once more, for the comparison");
    let mut forget = workspace::cargo(&["clean", "--release", "--target", TARGET]);
    process::run(forget.args(workspace::whole_app()))?;
    let again = folder.with_file_name("web-again");
    let _no_notes = build(Profile::Published, bindgen, &again)?;
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

/// The files that the page needs and that are not in the service worker's list with their hashes.
fn unlisted(hashes: &BTreeMap<String, String>, script: &str) -> Vec<String> {
    let is_listed = |(name, hash): &(&String, &String)| {
        *name == OFFLINE || !files::is_kept(name) || script.contains(&row(name, hash))
    };
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
    let (mut all, mut first, mut texts) = (0, 0, 0);
    let (mut plain, mut plain_texts) = (0, 0);
    for path in files(folder)? {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if !files::is_kept(&name) {
            continue;
        }
        let size = compress::brotli(&path)?.len();
        all += size;
        let as_it_is = plain_size(&path)?;
        if is_first(&name) {
            first += size;
            plain += as_it_is;
        }
        if files::is_texts(&name) {
            texts = size.max(texts);
            plain_texts = as_it_is.max(plain_texts);
        }
        say(format!("{size:>9} bytes by brotli: {}", path.display()));
    }
    // Whoever reads no English waits for the words of another language too.
    for (what, size, most) in [
        (
            "all that comes before Today, by brotli",
            first + texts,
            MOST_AT_FIRST,
        ),
        ("all that the page needs, by brotli", all, MOST_IN_ALL),
        (
            "all that comes before Today from a host that compresses nothing",
            plain + plain_texts,
            MOST_PLAIN,
        ),
    ] {
        if most < size {
            return Err(Failure::chore(format!("{what}: {size} bytes, over {most}")));
        }
        say(format!("{what}: {size} bytes, of {most} at most"));
    }
    Ok(())
}

/// The bytes of a file that a host sends which compresses nothing: of a program those of the packed one beside it.
fn plain_size(path: &Path) -> Result<usize, Failure> {
    let mut packed = path.as_os_str().to_owned();
    packed.push(files::PACKED);
    let sent = [Path::new(&packed), path].into_iter();
    let mut sizes = sent.filter_map(|file| Some(fs::metadata(file).ok()?.len() as usize));
    sizes
        .next()
        .ok_or_else(|| Failure::chore(format!("{} is not there", path.display())))
}

/// Returns true if the page needs a file before Today can be used.
fn is_first(name: &str) -> bool {
    let ending = name.rsplit('.').next().unwrap_or_default();
    !files::is_late(name)
        && !LATER_ENDINGS.contains(&ending)
        && !LATER_NAMES.iter().any(|start| name.starts_with(start))
}

/// Every file below a folder, in order.
pub fn files(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
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

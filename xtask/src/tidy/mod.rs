//! `cargo xtask tidy`: the rules that no compiler and no lint checks.
//!
//! A rule is a row in [`RULES`]: its name, the reason for it, and a function that lists what breaks it.

mod circles;
mod rooms;
mod styles;
mod texts;

use crate::count::Count;
use crate::process::Failure;
use crate::{licences, listing, workspace};
use rooms::has_word;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

pub const HELP: &str = "
    cargo xtask tidy
    cargo xtask tidy --lines

Checks what no compiler and no lint checks: module docs, length of files and lines, types of one name in one crate,
circles of files, the platform seams between the app and a browser, leftovers, assets and classes that nothing uses,
links and paths in pages that lead nowhere, licences and sources of dependencies, and the message files of every
language. Every finding names the file, the line and the reason for the rule. Who may touch files, clock and threads is
written in clippy.toml and checked by clippy.

    --lines   counts the lines of Rust by rooms instead: code, comments and blank ones

Needs:  Rust
Takes:  a second or two
";

/// Input of the rules.
#[derive(Default)]
struct Workspace {
    /// Every file by its path from the root, with its text; pictures and other bytes have none.
    files: BTreeMap<String, String>,
    /// Every package of the build on any platform, as `cargo metadata` describes it.
    packages: Vec<Value>,
}

/// A rule's name, the reason for it, and what finds its offences (`place: what`).
type Rule = (&'static str, &'static str, fn(&Workspace) -> Vec<String>);

const RULES: &[Rule] = &[
    (
        "module docs",
        "a reader should learn what a file is for from its first lines (`//! …`)",
        module_docs,
    ),
    (
        "file length",
        "a file of more than 600 lines does more than one thing",
        file_length,
    ),
    (
        "line length",
        "a line of more than 120 columns does not fit beside another file",
        line_length,
    ),
    (
        "twins",
        "two types of one name in one crate make a reader look at the imports",
        twins,
    ),
    (
        "circles",
        "files that import each other in a loop can only be read together",
        circles,
    ),
    (
        "seams",
        "what differs in a browser is behind the platform seams (ARCHITECTURE.md), so that the rest is written once",
        seams,
    ),
    (
        "leftovers",
        "what is unfinished, or true on one machine only, does not land",
        leftovers,
    ),
    (
        "assets",
        "a file that nothing uses stays for ever",
        unused_assets,
    ),
    (
        "styles",
        "a class that nothing wears is a rule for nothing, or a rename that forgot the style sheet",
        styles,
    ),
    (
        "links",
        "a page must not send its reader nowhere",
        broken_links,
    ),
    (
        "paths",
        "a page must not name a file that has moved or gone",
        dead_paths,
    ),
    (
        "packages",
        "the app is MIT or Apache-2.0, and packages from elsewhere than crates.io can change or disappear",
        packages,
    ),
    (
        "texts",
        "a key that is missing or has other placeholders shows up as English or as nothing",
        texts,
    ),
    (
        "listing",
        "F-Droid reads the store's texts from the repository, and they are written in docs/store",
        |_| listing::stale().unwrap_or_else(|failure| vec![failure.message]),
    ),
];

/// The longest that a source file may be.
const LONGEST_FILE: usize = 600;

/// The longest that a line of source may be, but for rows of tables and for drawings.
const LONGEST_LINE: usize = 120;

/// Checks every rule and fails if one is broken.
pub fn run(arguments: &[String]) -> Result<(), Failure> {
    match arguments {
        [] => {}
        [flag] if flag == "--lines" => {
            print!("{}", rooms::table(Workspace::read()?.with_ending(".rs")));
            return Ok(());
        }
        [word, ..] => return Err(Failure::usage(format!("tidy does not know \"{word}\""))),
    }
    match check()?.failed {
        0 => Ok(()),
        failed => Err(Failure::chore(format!("{failed} of the rules are broken"))),
    }
}

/// Checks every rule, prints what was found, and counts rules kept and rules broken.
pub fn check() -> Result<Count, Failure> {
    let workspace = Workspace::read()?;
    let mut count = Count::default();
    for (name, reason, check) in RULES {
        let offences = check(&workspace);
        if offences.is_empty() {
            count.passed += 1;
        } else {
            count.failed += 1;
            println!("tidy: {name}: {reason}\n    {}", offences.join("\n    "));
        }
    }
    println!("tidy: {} rules kept, {} broken", count.passed, count.failed);
    Ok(count)
}

impl Workspace {
    fn read() -> Result<Self, Failure> {
        let mut workspace = Self::default();
        workspace.read_folder(workspace::root(), "")?;
        let metadata = workspace::metadata()?;
        workspace.packages = metadata["packages"].as_array().cloned().unwrap_or_default();
        Ok(workspace)
    }

    fn read_folder(&mut self, folder: &Path, prefix: &str) -> Result<(), Failure> {
        let unreadable = |error| Failure::file(folder, error);
        for entry in std::fs::read_dir(folder).map_err(unreadable)? {
            let entry = entry.map_err(unreadable)?;
            let name = entry.file_name().to_string_lossy().into_owned();
            if matches!(name.as_str(), "target" | ".git" | "artifacts") {
                continue;
            }
            let path = format!("{prefix}{name}");
            // A link leads out of the tree, or to what is there already.
            if entry.path().is_symlink() {
                continue;
            }
            if entry.path().is_dir() {
                self.read_folder(&entry.path(), &format!("{path}/"))?;
            } else {
                let text = std::fs::read_to_string(entry.path()).unwrap_or_default();
                self.files.insert(path, text);
            }
        }
        Ok(())
    }

    fn with_ending<'a>(&'a self, ending: &'a str) -> impl Iterator<Item = (&'a str, &'a str)> {
        let files = self
            .files
            .iter()
            .map(|(path, text)| (path.as_str(), text.as_str()));
        files.filter(move |(path, _)| path.ends_with(ending))
    }

    fn has(&self, path: &str) -> bool {
        let folder = format!("{path}/");
        self.files.contains_key(path) || self.files.keys().any(|known| known.starts_with(&folder))
    }

    /// True if a file's path is this one or ends with it.
    fn has_ending(&self, path: &str) -> bool {
        let inside = format!("/{path}");
        self.files.contains_key(path) || self.files.keys().any(|known| known.ends_with(&inside))
    }

    /// True if it is a folder at the root.
    fn has_room(&self, name: &str) -> bool {
        let folder = format!("{name}/");
        self.files.keys().any(|known| known.starts_with(&folder))
    }
}

fn module_docs(workspace: &Workspace) -> Vec<String> {
    let files = workspace.with_ending(".rs");
    let without = files.filter(|(_, text)| !text.trim_start().starts_with("//!"));
    without
        .map(|(path, _)| format!("{path}:1: does not begin with `//!`"))
        .collect()
}

fn file_length(workspace: &Workspace) -> Vec<String> {
    let files = workspace.with_ending(".rs");
    let lengths = files.map(|(path, text)| (path, text.lines().count()));
    let long = lengths.filter(|(_, lines)| LONGEST_FILE < *lines);
    long.map(|(path, lines)| format!("{path}: {lines} lines"))
        .collect()
}

fn line_length(workspace: &Workspace) -> Vec<String> {
    let mut found = Vec::new();
    for (path, text) in workspace.with_ending(".rs") {
        for (index, line) in text.lines().enumerate() {
            let columns = line.chars().count();
            let row = line.trim_start().trim_start_matches(['/', '!', ' ']);
            let is_whole = row.starts_with(['|', '┌', '└', '│'])
                || line.contains("\"/>")
                || line.contains("</");
            if LONGEST_LINE < columns && !is_whole {
                found.push(format!("{path}:{}: {columns} columns", index + 1));
            }
        }
    }
    found
}

/// The crates that ship. Two games of `classics` may name things alike, but not as what they share is named.
fn twins(workspace: &Workspace) -> Vec<String> {
    const CLASSICS: &str = "classics/src/";
    let sources = || workspace.with_ending(".rs");
    let crates = ["base/src/", "engine/src/", "game/src/", "src/"];
    let of_crates = crates
        .into_iter()
        .flat_map(|name| rooms::twins(sources(), name));

    let game = |path: &str| Some(path.strip_prefix(CLASSICS)?.split_once('/')?.0.to_owned());
    let games: BTreeSet<String> = sources().filter_map(|(path, _)| game(path)).collect();
    let of_games = games.iter().flat_map(|one| {
        let is_beside = |path| game(path).is_none_or(|other| other == *one);
        rooms::twins(sources().filter(|(path, _)| is_beside(path)), CLASSICS)
    });
    of_crates.chain(of_games).collect()
}

/// The sources of the crates.
const CRATES: [&str; 7] = [
    "base/src/",
    "classics/src/",
    "engine/src/",
    "game/src/",
    "lab/src/",
    "src/",
    "xtask/src/",
];

fn circles(workspace: &Workspace) -> Vec<String> {
    let of_crate = |sources| circles::circles(workspace.with_ending(".rs"), sources);
    CRATES.into_iter().flat_map(of_crate).collect()
}

/// The folders in which source may depend on whether a browser runs it.
const SEAMS: [&str; 4] = [
    "src/cpu/",
    "src/platform/device/",
    "src/storage/",
    "src/ui/shell/",
];

/// The crates that ship.
const SHIPPED: [&str; 5] = ["src/", "game/", "engine/", "classics/", "base/"];

fn seams(workspace: &Workspace) -> Vec<String> {
    let names = ["target_family", "target_arch"];
    let is_in =
        |folders: &[&str], path: &str| folders.iter().any(|folder| path.starts_with(folder));
    let elsewhere = workspace
        .with_ending(".rs")
        .filter(|(path, _)| is_in(&SHIPPED, path) && !is_in(&SEAMS, path));
    let mut found = Vec::new();
    for (path, text) in elsewhere {
        for (index, line) in text.lines().enumerate() {
            let name = names.into_iter().find(|name| has_word(line, name));
            found.extend(name.map(|name| format!("{path}:{}: `{name}`", index + 1)));
        }
    }
    found
}

fn leftovers(workspace: &Workspace) -> Vec<String> {
    // Written in two halves, so that this file does not find itself.
    let notes = [
        concat!("TO", "DO"),
        concat!("FIX", "ME"),
        concat!("XX", "X"),
    ];
    let homes = [
        concat!("/ho", "me/"),
        concat!("/ro", "ot/"),
        concat!("/wo", "rk/"),
        concat!("/Us", "ers/"),
    ];
    let mut found = Vec::new();
    for (path, text) in workspace.with_ending("") {
        for (index, line) in text.lines().enumerate() {
            let note = notes
                .into_iter()
                .find(|note| path.ends_with(".rs") && has_word(line, note));
            let home = homes.into_iter().find(|home| starts_a_path(line, home));
            found.extend(
                note.or(home)
                    .map(|word| format!("{path}:{}: `{word}`", index + 1)),
            );
        }
    }
    found
}

/// True if the folder is the start of a path and not the middle of one.
fn starts_a_path(line: &str, folder: &str) -> bool {
    let inside = |letter: char| letter.is_alphanumeric() || "._-/~}".contains(letter);
    line.match_indices(folder)
        .any(|(at, _)| !line[..at].ends_with(inside))
}

/// Assets that are named by no Rust file and by nothing of the phones'. (One that is named and missing does not
/// compile.)
fn unused_assets(workspace: &Workspace) -> Vec<String> {
    let is_used = |path: &str| {
        let name = path.rsplit('/').next().unwrap_or(path);
        let stem = name.split('.').next().unwrap_or(name);
        workspace.files.iter().any(|(user, text)| {
            user.ends_with(".rs") && has_word(text, stem)
                || user.starts_with("android/") && text.contains(path)
        })
    };
    let assets = workspace.files.keys();
    let assets = assets.filter(|path| path.starts_with("assets/") && !path.ends_with(".md"));
    let unused = assets.filter(|path| !is_used(path));
    unused
        .map(|path| format!("{path}: no source names it"))
        .collect()
}

fn styles(workspace: &Workspace) -> Vec<String> {
    let sources = [".rs", ".js", ".svg", ".html"];
    let sources: Vec<_> = sources
        .into_iter()
        .flat_map(|ending| workspace.with_ending(ending))
        .filter(|(path, _)| styles::WEARERS.iter().any(|room| path.starts_with(room)))
        .map(|(_, text)| text)
        .collect();
    let unused = |(path, sheet)| {
        let classes = styles::classes(sheet).into_iter();
        let unused = classes.filter(|class| !sources.iter().any(|text| styles::wears(text, class)));
        unused
            .map(|class| format!("{path}: nothing wears `{class}`"))
            .collect::<Vec<_>>()
    };
    workspace.with_ending(".css").flat_map(unused).collect()
}

fn broken_links(workspace: &Workspace) -> Vec<String> {
    let mut broken = Vec::new();
    for (page, text) in workspace.with_ending(".md") {
        for (index, line) in text.lines().enumerate() {
            let targets = line
                .split("](")
                .skip(1)
                .filter_map(|rest| rest.split(')').next());
            let targets = targets.map(|target| target.split('#').next().unwrap_or(target));
            for target in targets.filter(|target| !target.is_empty() && !target.contains(':')) {
                let path = resolve(page, target);
                if !workspace.has(&path) {
                    broken.push(format!("{page}:{}: there is no {path}", index + 1));
                }
            }
        }
    }
    broken
}

/// Endings by which a file of source is recognised where its folder is left out.
const SOURCE_ENDINGS: [&str; 5] = [".rs", ".md", ".toml", ".js", ".css"];

/// Paths between backticks: from the root, from the page's folder, or, of source, the end of one.
fn dead_paths(workspace: &Workspace) -> Vec<String> {
    let is_dead = |page: &str, path: &str| {
        let path = path.trim_end_matches('/');
        let room = path.split_once('/').map(|(room, _)| room);
        let is_from_root = room.is_some_and(|room| workspace.has_room(room));
        let is_source = SOURCE_ENDINGS.iter().any(|ending| path.ends_with(ending));
        let is_there = workspace.has(path)
            || workspace.has(&resolve(page, path))
            || (is_source && workspace.has_ending(path));
        (is_from_root || is_source) && !is_there
    };
    let mut dead = Vec::new();
    for (page, text) in workspace.with_ending(".md") {
        for (index, line) in text.lines().enumerate() {
            let spans = line.split('`').skip(1).step_by(2);
            let paths = spans.filter(|span| is_path(span) && is_dead(page, span));
            dead.extend(paths.map(|path| format!("{page}:{}: there is no {path}", index + 1)));
        }
    }
    dead
}

/// True if it could be a path, and is more than an ending.
fn is_path(span: &str) -> bool {
    let is_letter = |letter: char| letter.is_ascii_alphanumeric() || "._-/".contains(letter);
    span.starts_with(|letter: char| letter.is_ascii_alphanumeric()) && span.chars().all(is_letter)
}

/// The path from the root that a page means by a relative one.
fn resolve(page: &str, target: &str) -> String {
    let mut parts: Vec<&str> = page.split('/').collect();
    parts.pop();
    for part in target.split('/') {
        match part {
            "" | "." => {}
            ".." => drop(parts.pop()),
            _ => parts.push(part),
        }
    }
    parts.join("/")
}

/// Packages under a licence that asks for more than being named, or from elsewhere than crates.io. It is own code
/// because cargo-deny would be 178 more packages to build in every check; a workflow runs it for advisories
/// (`deny.toml`).
fn packages(workspace: &Workspace) -> Vec<String> {
    let mut found = Vec::new();
    for package in &workspace.packages {
        let text = |key: &str| package[key].as_str().unwrap_or_default();
        if licences::chosen(text("license")).is_none() {
            found.push(format!(
                "{}: its licence is \"{}\"",
                text("name"),
                text("license")
            ));
        }
        if !matches!(
            text("source"),
            "" | "registry+https://github.com/rust-lang/crates.io-index"
        ) {
            found.push(format!(
                "{}: it comes from {}",
                text("name"),
                text("source")
            ));
        }
    }
    found
}

fn texts(_: &Workspace) -> Vec<String> {
    texts::faults(workspace::root())
}

//! Divides the page's program in two: all that Today and Play need comes first, the rest while the player looks at it.
//!
//! Which functions did not run there stands in `late.bin`, which `cargo xtask web --profile` writes. A function that
//! the list does not know comes first. One that is called all the same before the second part is there ends the page,
//! which then begins again with both (`assets/web/start.js`): a list that is wrong costs time, but nothing that was
//! played.

mod data;
mod division;
mod names;
mod parts;
mod program;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use division::Division;
use names::NameSet;
pub use parts::Trace;
use program::Program;

use crate::process::{Failure, say};
use crate::{sheet, workspace};

/// The second part, beside the program.
pub const REST: &str = "rest.wasm";

const LIST: &str = "xtask/src/web/split/late.bin";

/// Screens that are late in the quick build of the page, whose functions are others than those of the list.
const LATE_SCREENS: [&str; 9] = [
    "ui::screens::friends",
    "ui::screens::messages",
    "ui::screens::ranks",
    "ui::screens::records",
    "ui::screens::review",
    "ui::screens::rules",
    "ui::screens::settings",
    "ui::screens::share",
    "ui::screens::trophies",
];

/// Places that are never late, whatever the lists say: all that can be touched on the screens that are there before the
/// second part, most of which has not run for the list, and the covers of games there.
const EARLY_PLACES: [&str; 13] = [
    "dioxus_core::events",
    "dioxus_html::events",
    "dioxus_web::events",
    "reverstargo::ui::root",
    "rsg_game::app::event",
    "ui::components::button",
    "ui::page_claims",
    "ui::runtime",
    "ui::screens::frame",
    "ui::screens::games",
    "ui::screens::home",
    "ui::screens::rules::cover_of",
    "ui::screens::waiting",
];

/// Sheets of drawings that are late, and the one drawing of them that a newcomer sees.
const LATE_SHEETS: [&str; 2] = ["assets/drawings/badges.svg", "assets/drawings/trophies.svg"];
const EARLY_DRAWING: &str = "paper";

/// What is late.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Late {
    /// The functions that the list names.
    Listed,
    /// The late screens.
    Screens,
    /// Nothing; calls are noted, for the list.
    Traced,
}

/// A program that notes which of its functions run.
pub struct Traced {
    pub trace: Trace,
    /// The names of its functions, in the order of the notes.
    names: Vec<String>,
}

/// Divides the program in this file: the first part takes its place, the other one stands beside it.
pub fn divide(path: &Path, late: Late) -> Result<Option<Traced>, Failure> {
    let broken = |error: &dyn std::fmt::Display| {
        Failure::chore(format!("{} cannot be divided: {error}", path.display()))
    };
    let bytes = fs::read(path).map_err(|error| Failure::file(path, error))?;
    let program = Program::read(&bytes).map_err(|error| broken(&error))?;
    if let Some(stranger) = program.stranger {
        return Err(broken(&stranger));
    }
    let list = match late {
        Late::Listed => listed()?,
        Late::Screens | Late::Traced => NameSet::default(),
    };
    let division = Division::new(&program, |function| {
        let name = &program.names[function as usize];
        let is_listed = match late {
            Late::Listed => list.has(name),
            Late::Screens => is_of_any(&LATE_SCREENS, name),
            Late::Traced => false,
        };
        is_listed && !is_of_any(&EARLY_PLACES, name)
    });
    let division = division.map_err(|error| broken(&error))?;
    let trace = (late == Late::Traced).then(|| Trace::behind(&division));
    let files = match late {
        Late::Listed | Late::Screens => late_drawings()?,
        Late::Traced => Vec::new(),
    };
    let parts = parts::write(&bytes, &division, &files, trace).map_err(|error| broken(&error))?;
    say(format!(
        "{} of {} functions, {} bytes, come late",
        division.late().count(),
        program.own().count(),
        division.late_bytes()
    ));
    for (path, bytes) in [
        (path, parts.first),
        (&path.with_file_name(REST), parts.rest),
    ] {
        fs::write(path, bytes).map_err(|error| Failure::file(path, error))?;
    }
    Ok(trace.map(|trace| Traced {
        trace,
        names: program.names[program.imported..].to_vec(),
    }))
}

fn late_drawings() -> Result<Vec<Vec<u8>>, Failure> {
    let mut drawings = Vec::new();
    for path in LATE_SHEETS {
        let sheet = workspace::read(path)?;
        let late = sheet::drawings(&sheet).filter(|(name, _)| *name != EARLY_DRAWING);
        drawings.extend(late.map(|(_, shapes)| shapes.as_bytes().to_vec()));
    }
    Ok(drawings)
}

/// Returns true if the name of a function has one of these paths in it.
fn is_of_any(paths: &[&str], name: &str) -> bool {
    paths.iter().any(|path| {
        let mut places = name.match_indices(path);
        places.any(|(at, _)| !name[at + path.len()..].starts_with(is_of_a_name))
    })
}

fn is_of_a_name(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_'
}

fn list_path() -> PathBuf {
    workspace::root().join(LIST)
}

fn listed() -> Result<NameSet, Failure> {
    let path = list_path();
    let bytes = fs::read(&path).map_err(|error| Failure::file(&path, error))?;
    Ok(NameSet::from_bytes(&bytes))
}

/// Writes the list: every function of a program but those that have run, by their numbers. Returns how many it names.
pub fn write_list(program: &Traced, has_run: &BTreeSet<usize>) -> Result<usize, Failure> {
    let names = || program.names.iter().enumerate();
    let run = NameSet::of(names().filter_map(|(at, name)| has_run.contains(&at).then_some(name)));
    // Two functions may have one name.
    let late: Vec<&String> = names()
        .map(|(_, name)| name)
        .filter(|name| !name.is_empty() && !run.has(name))
        .collect();
    let path = list_path();
    let bytes = NameSet::of(late.iter().copied()).bytes();
    fs::write(&path, bytes).map_err(|error| Failure::file(&path, error))?;
    Ok(late.len())
}

//! Storage, tried with everything that can happen to a disk.
//!
//! - `faults`: every single operation of a save fails, is cut short or is the last one before the power goes.
//! - `histories`: thousands of random histories of saves, faults, crashes and power cuts.
//! - `folder`: a real folder: set aside, refused, a second process.
//! - `outside`: progress as a text, an import, what was erased and is taken back.
//! - `full`: no room on the disk, no permission in the folder.
//! - `killed`: a process that writes, killed with SIGKILL again and again.
//! - `mutated`: ten thousand damaged files.
//! - `table`: every file good, broken, of a later version, missing, a pipe, a folder, a link; every two of them.
//! - `corpus`: what the fuzzers found worth keeping.
//! - `imports`: exports changed by hand.
//! - `keeping`: the end of a game stopped at every call, with the whole app.
//! - `replacing`: import, erasing and taking back stopped at every call, with the whole app.
//! - `numbers`: every number of an export changed by hand, every screen opened afterwards.
//! - `puzzles`: what is kept of puzzles.
//! - `sets`: what is kept of sets of boards.
//! - `shelf`: what keeps files in a browser: a database that aborts, has no room, forgets, and belongs to another page.
//! - `fixtures`: files as today's version writes them.
#![allow(clippy::disallowed_methods, reason = "a test")]
#![allow(clippy::unwrap_used)]

mod chance;
mod choices;
mod corpus;
mod device;
mod disk;
mod faults;
mod fixtures;
mod folder;
mod full;
mod histories;
mod imports;
mod keeping;
mod killed;
mod mutated;
mod numbers;
mod outside;
mod place;
mod puzzles;
mod replacing;
mod sample;
mod sets;
mod shelf;
mod table;
mod version_6;

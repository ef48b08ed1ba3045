//! `cargo xtask web --profile`: finds out which functions of the page's program run while a newcomer comes in, and
//! writes the list of those that do not.

use std::collections::BTreeSet;
use std::fs;

use super::build::{self, Profile};
use super::{split, tools};
use crate::process::{self, Failure, say};
use crate::{packages, workspace};

/// The variables by which the driver knows the page, and the file for its answer.
const PAGE: &str = "REVERSTARGO_PAGE";
const HAS_RUN: &str = "REVERSTARGO_HAS_RUN";

pub fn run() -> Result<(), Failure> {
    tools::target()?;
    let bindgen = tools::bindgen()?;
    let target = workspace::target()?;
    let folder = target.join(Profile::Traced.folder());
    let traced = build::build(Profile::Traced, &bindgen, &folder)?;
    let traced = traced.ok_or_else(|| Failure::chore("the program makes no notes"))?;
    packages::for_the_tests()?;
    say("a newcomer, in every language");
    let answer = target.join("has-run.txt");
    let mut driver = workspace::cargo(&["test", "--package=reverstargo", "--test=e2e", "--"]);
    driver.args(["--newcomer", "--test-threads=1"]);
    process::run(driver.env(PAGE, &folder).env(HAS_RUN, &answer))?;
    let numbers = fs::read_to_string(&answer).map_err(|error| Failure::file(&answer, error))?;
    let has_run: BTreeSet<usize> = numbers
        .split_whitespace()
        .filter_map(|number| number.parse().ok())
        .collect();
    let late = split::write_list(&traced, &has_run)?;
    say(format!(
        "{} functions have run, {late} can come late",
        has_run.len()
    ));
    Ok(())
}

//! `cargo xtask ios --check`: what can be proved without a Mac.

use super::{pictures, plists};
use crate::report::Report;
use crate::{identity, sysroot};
use plist::{Dictionary, Value};
use std::path::Path;
use xtask::process::Failure;
use xtask::workspace;

/// Reads everything; unless `quick`, type-checks the whole app for iPhones too.
pub fn run(root: &Path, quick: bool) -> Result<(), Failure> {
    let mut report = Report::default();
    report.all(plists::info_faults(
        &dictionary(root, "ios/Info.plist")?,
        &identity::read(root)?,
    ));
    report.all(plists::privacy_faults(&dictionary(
        root,
        "ios/PrivacyInfo.xcprivacy",
    )?));
    report.all(pictures::faults(root)?);
    report.all(identity::version_faults(root)?);
    if !quick {
        sysroot::provide()?;
        let checked = sysroot::check_ios(root, &workspace::target()?);
        report.expect(
            checked.is_ok(),
            "the app does not type-check for aarch64-apple-ios",
        );
    }
    report.close("iOS")
}

/// A property list of keys and values.
pub fn dictionary(root: &Path, name: &str) -> Result<Dictionary, Failure> {
    Value::from_file(root.join(name))
        .map_err(|error| Failure::chore(format!("{name} is not a property list: {error}")))?
        .into_dictionary()
        .ok_or_else(|| Failure::chore(format!("{name} is not a list of keys")))
}

//! The rule about what players read: every language has every text, and every text is used.

use super::Rule;
use super::house::Finding;
use crate::texts;
use xtask::workspace;

/// The rules of this page.
pub const RULES: &[Rule] = &[Rule {
    name: "texts",
    reason: "a player reads every screen in one language; a key that is missing, unused or has other placeholders shows \
             up as English, as nothing, or as the key itself",
    check: |_| {
        texts::faults(&workspace::root())
            .into_iter()
            .map(finding)
            .collect()
    },
}];

/// `ja/home.ftl: what` as a finding in that file.
fn finding(fault: String) -> Finding {
    let (place, what) = fault.split_once(": ").unwrap_or(("assets/texts", &fault));
    Finding {
        place: place.to_owned(),
        line: None,
        what: what.to_owned(),
    }
}

//! The grounds of the system's bars, read back from what aapt2 has linked: the page lies below them, so they have none.

use std::collections::BTreeSet;

/// Android's numbers of `statusBarColor` and `navigationBarColor`, and of its colour `transparent`.
const COLORS: [&str; 2] = ["0x01010451", "0x01010452"];
const TRANSPARENT: &str = "@0x0106000d";

/// Android's numbers of `enforceStatusBarContrast` and `enforceNavigationBarContrast`, which came with level 29.
const VEILS: [&str; 2] = ["0x01010604", "0x01010605"];

/// What is missing in `aapt2 dump resources`.
pub fn faults(dump: &str) -> Vec<String> {
    let mut wanted: BTreeSet<(&str, &str, String)> = BTreeSet::new();
    for color in COLORS {
        let item = format!("{color}={TRANSPARENT}");
        wanted.insert(("RsgGround", "()", item.clone()));
        wanted.insert(("RsgTheme.Starting", "()", item));
    }
    for veil in VEILS {
        wanted.insert(("RsgTheme", "(v29)", format!("{veil}=false")));
    }
    let (mut style, mut level) = ("", "");
    for line in dump.lines().map(str::trim) {
        if let Some((_, name)) = line
            .split_once(" style/")
            .filter(|_| line.starts_with("resource "))
        {
            style = name;
        } else if line.starts_with('(') {
            level = line.split(' ').next().unwrap_or_default();
        } else {
            wanted.remove(&(style, level, line.to_owned()));
        }
    }
    wanted
        .into_iter()
        .map(|(style, level, item)| format!("the style {style} {level} does not say {item}"))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const DUMP: &str = "    resource 0x7f060000 style/RsgGround\n      () (style) size=2\n\
        \u{20}       0x01010451=@0x0106000d\n        0x01010452=@0x0106000d\n\
        \u{20}   resource 0x7f060001 style/RsgTheme\n      () (style) size=0\n      (v29) (style) size=2\n\
        \u{20}       0x01010604=false\n        0x01010605=false\n\
        \u{20}   resource 0x7f060002 style/RsgTheme.Starting\n      () (style) size=2\n\
        \u{20}       0x01010451=@0x0106000d\n        0x01010452=@0x0106000d\n";

    #[test]
    fn bars_without_a_ground_are_in_order() {
        assert_eq!(faults(DUMP), Vec::<String>::new());
    }

    #[test]
    fn each_ground_is_found() {
        for (from, to) in [
            ("0x01010451=@0x0106000d", "0x01010451=@0x0106000c"),
            ("0x01010605=false", "0x01010605=true"),
            ("(v29)", "(v30)"),
            ("RsgTheme.Starting", "Starting"),
        ] {
            assert!(!faults(&DUMP.replace(from, to)).is_empty(), "{from}");
        }
    }
}

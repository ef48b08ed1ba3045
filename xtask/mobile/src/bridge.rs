//! The page and the activity call each other by name, in two languages that no compiler sees together. Here the names are
//! compared: what one side calls, the other side must have.

use std::collections::BTreeSet;

/// How the page's script calls the activity's bridge.
const PAGE_CALLS: &str = "phone.";

/// How the names begin by which the activity calls the page.
const ACTIVITY_CALLS: &str = "window.__rsg";

/// Everything that is called and is not there: the page's scripts `phone` and `page`, and the rules `kept` that keep the
/// bridge's names when the release build renames the others.
pub fn faults(activity: &str, phone: &str, page: &str, kept: &str) -> Vec<String> {
    let mut faults = Vec::new();
    let lent = lent(activity);
    let asked: BTreeSet<&str> = words_after(phone, PAGE_CALLS)
        .filter(|word| phone.contains(&format!("{PAGE_CALLS}{word}(")))
        .collect();
    for name in asked.difference(&lent) {
        faults.push(format!(
            "phone.js calls {PAGE_CALLS}{name}, which PhoneBridge does not have as a @JavascriptInterface"
        ));
    }
    for name in lent.difference(&asked) {
        faults.push(format!("PhoneBridge.{name} is never called by phone.js"));
    }
    for name in words_after(activity, ACTIVITY_CALLS).collect::<BTreeSet<_>>() {
        let defined = format!("{ACTIVITY_CALLS}{name} = ");
        if !page.contains(&defined) && !phone.contains(&defined) {
            faults.push(format!(
                "MainActivity.kt calls {ACTIVITY_CALLS}{name}, which no script defines"
            ));
        }
    }
    if !activity.contains("addJavascriptInterface(PhoneBridge(this, webView), \"RsgPhone\")")
        || !phone.contains("window.RsgPhone")
    {
        faults.push("the bridge must be lent to the page as RsgPhone".to_owned());
    }
    if !kept.contains("class dev.dioxus.main.PhoneBridge")
        || !kept.contains("@android.webkit.JavascriptInterface")
    {
        faults.push("reverstargo.pro must keep the names of PhoneBridge: the release build renames all others".into());
    }
    faults
}

/// The functions of the activity's side that a page may call.
fn lent(activity: &str) -> BTreeSet<&str> {
    activity
        .split("@JavascriptInterface")
        .skip(1)
        .filter_map(|rest| rest.trim_start().strip_prefix("fun "))
        .filter_map(|rest| rest.split('(').next())
        .collect()
}

/// The words that directly follow each occurrence of something.
fn words_after<'a>(text: &'a str, start: &str) -> impl Iterator<Item = &'a str> {
    text.split(start).skip(1).filter_map(|rest| {
        let end = rest
            .find(|letter: char| !letter.is_alphanumeric())
            .unwrap_or(rest.len());
        (end > 0).then(|| &rest[..end])
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::xml;

    /// Our four files, with one thing in one of them replaced.
    fn faults_with(file: usize, from: &str, to: &str) -> Vec<String> {
        let root = xtask::workspace::root();
        let mut texts = [
            "android/MainActivity.kt",
            "assets/scripts/phone.js",
            "assets/scripts/page.js",
            "android/reverstargo.pro",
        ]
        .map(|name| xml::text(&root, name).expect("it is there"));
        assert!(texts[file].contains(from), "{from}");
        texts[file] = texts[file].replace(from, to);
        let [activity, phone, page, kept] = &texts;
        faults(activity, phone, page, kept)
    }

    #[test]
    fn both_sides_know_each_other() {
        assert_eq!(faults_with(0, "", ""), Vec::<String>::new());
    }

    #[test]
    fn a_name_that_only_one_side_knows_is_found() {
        for (file, from, to, word) in [
            (0, "fun haptic(", "fun vibrate(", "phone.haptic"),
            (0, "fun haptic(", "fun vibrate(", "PhoneBridge.vibrate"),
            (0, "window.__rsgBack", "window.__rsgReturn", "__rsgReturn"),
            (0, "\"RsgPhone\"", "\"Phone\"", "RsgPhone"),
            (1, "phone.takeLink(", "phone.fetchLink(", "phone.fetchLink"),
            (1, "window.__rsgInsets", "window.__insets", "__rsgInsets"),
            (2, "window.__rsgLink", "window.__link", "__rsgLink"),
            (3, "PhoneBridge", "OtherBridge", "reverstargo.pro"),
        ] {
            let faults = faults_with(file, from, to);
            assert!(
                faults.iter().any(|fault| fault.contains(word)),
                "{word}: {faults:?}"
            );
        }
    }
}

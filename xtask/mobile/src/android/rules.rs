//! What single files under `android/res` must say: who may be spoken to in plain text, what goes into a backup, how the
//! icon is layered, which themes there are.

use crate::xml;
use roxmltree::{Document, Node};

/// A file, and what looks for its faults.
type Rule = (&'static str, fn(&Document<'_>) -> Vec<String>);

/// Every file with rules of its own.
pub const ALL: &[Rule] = &[
    ("android/res/xml/rsg_network_security.xml", network_faults),
    ("android/res/xml/rsg_backup.xml", backup_faults),
    ("android/res/xml/rsg_data_extraction.xml", extraction_faults),
    (
        "android/res/mipmap-anydpi-v26/rsg_launcher.xml",
        icon_faults,
    ),
    ("android/res/values/rsg_themes.xml", theme_faults),
    ("android/res/values/rsg_colors.xml", |document| {
        ground_faults(document, "#e9eee9")
    }),
    ("android/res/values-night/rsg_colors.xml", |document| {
        ground_faults(document, "#101a1c")
    }),
];

/// Plain text may travel to this phone itself and nowhere else.
fn network_faults(document: &Document<'_>) -> Vec<String> {
    let open: Vec<&str> = document
        .descendants()
        .filter(|node| node.attribute("cleartextTrafficPermitted") == Some("true"))
        .flat_map(|node| {
            node.descendants()
                .filter(|inner| inner.has_tag_name("domain"))
        })
        .filter_map(|domain| domain.text())
        .collect();
    let base = document.descendants().any(|node| {
        node.has_tag_name("base-config")
            && node.attribute("cleartextTrafficPermitted") == Some("false")
    });
    let mut faults = Vec::new();
    if open != ["127.0.0.1"] {
        faults.push(format!(
            "plain text is allowed to {open:?}, not to 127.0.0.1 alone"
        ));
    }
    if !base {
        faults.push("the base rule must forbid plain text".into());
    }
    faults
}

/// Before Android 12 one list says what is backed up.
fn backup_faults(document: &Document<'_>) -> Vec<String> {
    list_faults(document.root_element())
}

/// Since Android 12 there is one list for the cloud and one for the way to a new phone.
fn extraction_faults(document: &Document<'_>) -> Vec<String> {
    ["cloud-backup", "device-transfer"]
        .into_iter()
        .flat_map(|tag| match xml::first(document, tag) {
            Some(list) => list_faults(list),
            None => vec![format!("the rules for data extraction have no {tag}")],
        })
        .collect()
}

/// The app's own folder goes along and nothing else does: the webview's caches would fill the backup.
fn list_faults(list: Node<'_, '_>) -> Vec<String> {
    let named: Vec<(&str, &str, &str)> = list
        .children()
        .filter(Node::is_element)
        .map(|node| {
            let attribute = |name| node.attribute(name).unwrap_or_default();
            (
                node.tag_name().name(),
                attribute("domain"),
                attribute("path"),
            )
        })
        .collect();
    if named == [("include", "file", "reverstargo")] {
        Vec::new()
    } else {
        vec![format!(
            "{} must include the folder reverstargo of the app's files and nothing else",
            list.tag_name().name()
        )]
    }
}

/// Launchers move the layers apart, and tint the last one for themed icons.
fn icon_faults(document: &Document<'_>) -> Vec<String> {
    ["background", "foreground", "monochrome"]
        .into_iter()
        .filter(|layer| {
            let drawable = format!("@drawable/rsg_launcher_{layer}");
            xml::first(document, layer).and_then(|node| xml::android(node, "drawable"))
                != Some(&drawable)
        })
        .map(|layer| format!("the icon's {layer} must be @drawable/rsg_launcher_{layer}"))
        .collect()
}

/// What a theme sets: items and their values.
type Items = &'static [(&'static str, &'static str)];

/// The themes with their parents and what they must set.
const THEMES: &[(&str, &str, Items)] = &[
    (
        "RsgTheme",
        "Theme.AppCompat.DayNight.NoActionBar",
        &[
            ("android:windowBackground", "@color/rsg_ground"),
            ("android:forceDarkAllowed", "false"),
        ],
    ),
    (
        "RsgTheme.Starting",
        "Theme.SplashScreen",
        &[
            ("windowSplashScreenBackground", "@color/rsg_ground"),
            (
                "windowSplashScreenAnimatedIcon",
                "@drawable/rsg_launcher_foreground",
            ),
            ("postSplashScreenTheme", "@style/RsgTheme"),
        ],
    ),
];

/// Only below a DayNight theme does the page see the dark mode; the splash has the page's ground, and gives way to it.
fn theme_faults(document: &Document<'_>) -> Vec<String> {
    let mut faults = Vec::new();
    for (name, parent, items) in THEMES {
        let style = document
            .descendants()
            .find(|node| node.has_tag_name("style") && node.attribute("name") == Some(name));
        if style.and_then(|style| style.attribute("parent")) != Some(parent) {
            faults.push(format!("the style {name} must be a {parent}"));
        }
        for (item, value) in *items {
            let said = style.into_iter().flat_map(|style| style.children());
            let said = said
                .into_iter()
                .find(|node| node.attribute("name") == Some(item))
                .and_then(|node| node.text());
            if said != Some(value) {
                faults.push(format!("the style {name} must set {item} to {value}"));
            }
        }
    }
    faults
}

/// The ground is that of the page, so that nothing flashes when the page takes over.
fn ground_faults(document: &Document<'_>, wanted: &str) -> Vec<String> {
    let ground = document
        .descendants()
        .find(|node| node.attribute("name") == Some("rsg_ground"))
        .and_then(|node| node.text());
    if ground == Some(wanted) {
        Vec::new()
    } else {
        vec![format!(
            "rsg_ground is {ground:?}, the page's ground is {wanted}"
        )]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults_with(file: &str, from: &str, to: &str) -> Vec<String> {
        let (name, rule) = ALL
            .iter()
            .find(|(name, _)| name.ends_with(file))
            .expect("there are rules for it");
        let ours = xml::text(&xtask::workspace::root(), name).expect("it is there");
        assert!(ours.contains(from), "{file}: {from}");
        rule(&xml::parse(name, &ours.replacen(from, to, 1)).expect("it is XML"))
    }

    #[test]
    fn our_files_are_in_order() {
        for (name, _) in ALL {
            assert_eq!(faults_with(name, "", ""), Vec::<String>::new(), "{name}");
        }
    }

    #[test]
    fn each_rule_that_is_broken_is_one_fault() {
        for (file, from, to, word) in [
            ("security.xml", "127.0.0.1<", "example.org<", "example.org"),
            (
                "security.xml",
                "Permitted=\"false\"",
                "Permitted=\"no\"",
                "base rule",
            ),
            (
                "rsg_backup.xml",
                "domain=\"file\"",
                "domain=\"root\"",
                "full-backup-content",
            ),
            (
                "rsg_backup.xml",
                "<include",
                "<exclude",
                "full-backup-content",
            ),
            (
                "extraction.xml",
                "path=\"reverstargo\"",
                "path=\".\"",
                "cloud-backup",
            ),
            (
                "rsg_launcher.xml",
                "_monochrome",
                "_foreground",
                "monochrome",
            ),
            ("rsg_launcher.xml", "<background", "<ground", "background"),
            (
                "themes.xml",
                "AppCompat.DayNight",
                "AppCompat.Light",
                "DayNight",
            ),
            ("themes.xml", ">false<", ">true<", "forceDarkAllowed"),
            (
                "themes.xml",
                "@style/RsgTheme<",
                "@style/Other<",
                "postSplash",
            ),
            (
                "themes.xml",
                "\"Theme.SplashScreen",
                "\"Theme.Other",
                "Theme.SplashScreen",
            ),
            ("values/rsg_colors.xml", "#e9eee9", "#ffffff", "#e9eee9"),
            (
                "values-night/rsg_colors.xml",
                "#101a1c",
                "#000000",
                "#101a1c",
            ),
        ] {
            let faults = faults_with(file, from, to);
            assert_eq!(faults.len(), 1, "{file}, {to}: {faults:?}");
            assert!(faults[0].contains(word), "{file}, {to}: {faults:?}");
        }
    }
}

//! What `android/AndroidManifest.xml` must say, and why.

use crate::xml;
use roxmltree::{Document, Node};

/// Changes the app takes without a new activity. A second activity in one process ends it.
const CONFIG_CHANGES: &[&str] = &[
    "orientation",
    "keyboardHidden",
    "keyboard",
    "navigation",
    "screenSize",
    "smallestScreenSize",
    "screenLayout",
    "locale",
    "layoutDirection",
    "fontScale",
    "density",
    "uiMode",
];

/// Everything wrong with the manifest.
pub fn faults(document: &Document<'_>) -> Vec<String> {
    let mut faults = permission_faults(document);
    match xml::first(document, "application") {
        Some(application) => faults.extend(wrong(application, APPLICATION)),
        None => faults.push("the manifest has no application".into()),
    }
    match xml::first(document, "activity") {
        Some(activity) => faults.extend(activity_faults(activity)),
        None => faults.push("the manifest has no activity".into()),
    }
    faults
}

fn permission_faults(document: &Document<'_>) -> Vec<String> {
    let asked: Vec<&str> = document
        .descendants()
        .filter(|node| node.has_tag_name("uses-permission"))
        .filter_map(|node| xml::android(node, "name"))
        .collect();
    if asked == ["android.permission.INTERNET"] {
        Vec::new()
    } else {
        vec![format!(
            "the manifest asks for {asked:?}; the page's local socket needs INTERNET and nothing else is used"
        )]
    }
}

/// An attribute, its value, and why.
type Wanted = (&'static str, &'static str, &'static str);

const APPLICATION: &[Wanted] = &[
    (
        "label",
        "ReverStarGo",
        "dx's own label is the program's name",
    ),
    (
        "icon",
        "@mipmap/rsg_launcher",
        "dx overwrites ic_launcher with its own picture",
    ),
    (
        "theme",
        "@style/RsgTheme.Starting",
        "only a DayNight theme lets the page see the dark mode",
    ),
    (
        "appCategory",
        "game",
        "else large screens would ignore the way the app turns",
    ),
    (
        "networkSecurityConfig",
        "@xml/rsg_network_security",
        "else the page's local socket is refused",
    ),
    ("allowBackup", "true", "progress moves to a new phone"),
    (
        "fullBackupContent",
        "@xml/rsg_backup",
        "says what is backed up before Android 12",
    ),
    (
        "dataExtractionRules",
        "@xml/rsg_data_extraction",
        "says what is backed up since Android 12",
    ),
    (
        "enableOnBackInvokedCallback",
        "true",
        "the back gesture reaches the page on Android 16",
    ),
    ("hasCode", "true", "the activity is Kotlin"),
];

const ACTIVITY: &[Wanted] = &[
    (
        "name",
        "dev.dioxus.main.MainActivity",
        "the Rust library's entry points carry that name",
    ),
    ("exported", "true", "else nothing can start it"),
    (
        "launchMode",
        "singleTask",
        "a second activity in one process ends it",
    ),
    (
        "windowSoftInputMode",
        "adjustResize",
        "else the keyboard covers the field",
    ),
];

fn activity_faults(activity: Node<'_, '_>) -> Vec<String> {
    let mut faults = wrong(activity, ACTIVITY);
    let changes = xml::android(activity, "configChanges").unwrap_or_default();
    let listed: Vec<&str> = changes.split('|').collect();
    faults.extend(
        CONFIG_CHANGES
            .iter()
            .filter(|change| !listed.contains(change))
            .map(|change| {
                format!("configChanges lacks {change}: that change would end the game's process")
            }),
    );
    let library = activity
        .children()
        .find(|node| xml::android(*node, "name") == Some("android.app.lib_name"))
        .and_then(|node| xml::android(node, "value"));
    if library != Some("main") {
        faults.push("android.app.lib_name must be main: dx links libmain.so".into());
    }
    for (tag, name) in [
        ("action", "android.intent.action.MAIN"),
        ("category", "android.intent.category.LAUNCHER"),
        ("action", "android.intent.action.VIEW"),
        ("category", "android.intent.category.BROWSABLE"),
    ] {
        let found = activity
            .descendants()
            .any(|node| node.has_tag_name(tag) && xml::android(node, "name") == Some(name));
        if !found {
            faults.push(format!("no intent filter has the {tag} {name}"));
        }
    }
    let link = activity.descendants().any(|node| {
        node.has_tag_name("data") && xml::android(node, "scheme") == Some("reverstargo")
    });
    if !link {
        faults.push("no intent filter takes reverstargo:// links".into());
    }
    faults
}

fn wrong(node: Node<'_, '_>, wanted: &[Wanted]) -> Vec<String> {
    wanted
        .iter()
        .filter(|(name, value, _)| xml::android(node, name) != Some(value))
        .map(|(name, value, why)| {
            format!(
                "{} must have android:{name}=\"{value}\": {why}",
                node.tag_name().name()
            )
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ours() -> String {
        xml::text(&xtask::workspace::root(), "android/AndroidManifest.xml").expect("it is there")
    }

    fn faults_of(text: &str) -> Vec<String> {
        faults(&xml::parse("AndroidManifest.xml", text).expect("it is XML"))
    }

    #[test]
    fn our_manifest_is_in_order() {
        assert_eq!(faults_of(&ours()), Vec::<String>::new());
    }

    #[test]
    fn each_attribute_that_differs_is_one_fault() {
        for (name, value, why) in APPLICATION.iter().chain(ACTIVITY) {
            let attribute = format!("android:{name}=\"{value}\"");
            assert!(ours().contains(&attribute), "{attribute}");
            let broken = ours().replacen(&attribute, &format!("android:{name}=\"other\""), 1);
            let faults = faults_of(&broken);
            assert_eq!(faults.len(), 1, "{name}: {faults:?}");
            assert!(faults[0].contains(why), "{name}: {faults:?}");
        }
    }

    #[test]
    fn each_change_that_would_end_the_process_is_one_fault() {
        for change in CONFIG_CHANGES {
            let listed = CONFIG_CHANGES.join("|");
            let fewer: Vec<&str> = CONFIG_CHANGES
                .iter()
                .copied()
                .filter(|other| other != change)
                .collect();
            let faults = faults_of(&ours().replacen(&listed, &fewer.join("|"), 1));
            assert_eq!(faults.len(), 1, "{change}: {faults:?}");
            assert!(faults[0].contains(change), "{faults:?}");
        }
    }

    #[test]
    fn each_broken_rule_is_found() {
        for (from, to, word) in [
            ("permission.INTERNET", "permission.CAMERA", "CAMERA"),
            (
                "<application",
                "<uses-permission android:name=\"android.permission.VIBRATE\" /><application",
                "VIBRATE",
            ),
            (
                "android:value=\"main\"",
                "android:value=\"dioxusmain\"",
                "lib_name",
            ),
            (
                "android:scheme=\"reverstargo\"",
                "android:scheme=\"http\"",
                "reverstargo://",
            ),
            (
                "intent.category.LAUNCHER",
                "intent.category.HOME",
                "LAUNCHER",
            ),
            ("intent.action.VIEW", "intent.action.EDIT", "VIEW"),
            ("<activity", "<service", "no activity"),
        ] {
            let broken = ours().replacen(from, to, 1).replace(
                "</activity>",
                if to == "<service" {
                    "</service>"
                } else {
                    "</activity>"
                },
            );
            assert!(
                faults_of(&broken).iter().any(|fault| fault.contains(word)),
                "{word}"
            );
        }
    }
}

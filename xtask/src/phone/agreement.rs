//! Names that Kotlin, scripts, Rust and the vendors' files must have in common, and that no compiler sees together.

use crate::process::Failure;
use crate::workspace::{self, read};
use std::collections::BTreeSet;

const ACTIVITY: &str = "android/MainActivity.kt";
const REMINDER: &str = "android/Reminder.kt";
const MANIFEST: &str = "android/AndroidManifest.xml";
const SHRINKER: &str = "android/reverstargo.pro";
const COLORS: &str = "android/res/values/rsg_colors.xml";
const NIGHT_COLORS: &str = "android/res/values-night/rsg_colors.xml";
const BACKUPS: [&str; 2] = [
    "android/res/xml/rsg_backup.xml",
    "android/res/xml/rsg_data_extraction.xml",
];
const LOCALES: &str = "android/res/xml/rsg_locales.xml";
const SHORTCUTS: &str = "android/res/xml/rsg_shortcuts.xml";
const INFO: &str = "ios/Info.plist";
const LAUNCH_COLOR: &str = "ios/Assets.xcassets/LaunchBackground.colorset/Contents.json";
const PHONE_SCRIPT: &str = "assets/scripts/phone.js";
const PAGE_SCRIPT: &str = "assets/scripts/page.js";
const IMPORT: &str = "src/ui/screens/settings/progress_card.rs";
const TOKENS: &str = "assets/styles/tokens.css";
const FOLDER: &str = "src/platform/folder.rs";
/// The file in which Rust calls the activity.
const CALLS: &str = "src/platform/android.rs";
/// The files in which Rust reads what the activity leaves in the environment.
const ENVIRONMENT: [&str; 3] = [
    FOLDER,
    "src/platform/environment_languages.rs",
    "src/platform/theme.rs",
];

/// Every name that one side uses and the other does not have.
pub fn faults() -> Result<Vec<String>, Failure> {
    let checks = [
        bridge,
        calls,
        environment,
        identity,
        components,
        shortcuts,
        ground,
        languages,
    ];
    let mut faults = Vec::new();
    for check in checks {
        faults.extend(check()?);
    }
    Ok(faults)
}

/// The languages that the systems offer for the app, and those of the game.
fn languages() -> Result<Vec<String>, Failure> {
    let texts = workspace::root().join("assets/texts");
    let folders = std::fs::read_dir(&texts).map_err(|error| Failure::file(&texts, error))?;
    let spoken: BTreeSet<String> = folders
        .filter_map(|folder| Some(folder.ok()?.file_name().to_string_lossy().into_owned()))
        .collect();
    let android = words_after(&read(LOCALES)?, "android:name=\"");
    let info = read(INFO)?;
    let ios = info.split_once("<key>CFBundleLocalizations</key>");
    let ios = ios.and_then(|(_, rest)| rest.split("</array>").next());
    let ios = words_after(ios.unwrap_or_default(), "<string>");
    // English is what the others fall back to; aapt2 is content with that.
    let res = workspace::root().join("android/res");
    let translated = spoken.iter().filter(|language| {
        let folder = res.join(format!("values-{language}"));
        *language == "en" || folder.join("rsg_strings.xml").is_file()
    });
    let shortcuts = translated.cloned().collect();
    let mut faults = Vec::new();
    for (file, offered) in [(LOCALES, android), (INFO, ios), (SHORTCUTS, shortcuts)] {
        if offered != spoken {
            faults.push(format!(
                "{file} offers {offered:?}, the game speaks {spoken:?}"
            ));
        }
    }
    Ok(faults)
}

/// Calls of the page to the activity (`RsgPhone.haptic`) and of the activity to the page (`window.__rsgBack`).
fn bridge() -> Result<Vec<String>, Failure> {
    let (activity, phone) = (read(ACTIVITY)?, read(PHONE_SCRIPT)?);
    let scripts = read(PAGE_SCRIPT)? + &phone;
    let mut faults = Vec::new();
    let offered = words_after(&activity, "@JavascriptInterface\n    fun ");
    let called = words_after(&phone, "phone.");
    for name in called.symmetric_difference(&offered) {
        faults.push(format!(
            "{name} must be called by {PHONE_SCRIPT} and be a @JavascriptInterface of {ACTIVITY}"
        ));
    }
    for name in some_after(ACTIVITY, &(activity.clone() + &phone), "window.__rsg")? {
        if !scripts.contains(&format!("window.__rsg{name} = ")) {
            faults.push(format!(
                "{ACTIVITY} or {PHONE_SCRIPT} calls window.__rsg{name}, which no script defines"
            ));
        }
    }
    let longest = some_after(ACTIVITY, &activity, "LONGEST_TEXT = ")?;
    if longest != words_after(&read(IMPORT)?, "LONGEST_TEXT: usize = ") {
        faults.push(format!(
            "{ACTIVITY} and {IMPORT} have different limits for a text from outside"
        ));
    }
    let names = words_after(
        &activity,
        "addJavascriptInterface(PhoneBridge(this, webView), \"",
    );
    if names.is_empty() || names != words_after(&phone, "const phone = window.") {
        faults.push(format!(
            "{ACTIVITY} and {PHONE_SCRIPT} give the bridge different names"
        ));
    }
    if !read(SHRINKER)?.contains("class dev.dioxus.main.PhoneBridge ") {
        faults.push(format!(
            "{SHRINKER} must keep PhoneBridge: the release build renames everything else"
        ));
    }
    Ok(faults)
}

/// Methods of the activity that Rust calls by name. Kotlin gives an internal function another one, and the shrinker any
/// other.
fn calls() -> Result<Vec<String>, Failure> {
    let (activity, kept) = (read(ACTIVITY)?, read(SHRINKER)?);
    let mut faults = Vec::new();
    for name in some_after(CALLS, &read(CALLS)?, "call_method(activity, \"")? {
        if !activity.contains(&format!("\n    fun {name}()")) {
            faults.push(format!(
                "{CALLS} calls {name}, which is no public function of {ACTIVITY}"
            ));
        }
        if !kept.contains(&format!("    public void {name}();")) {
            faults.push(format!("{SHRINKER} must keep {name}, which {CALLS} calls"));
        }
    }
    Ok(faults)
}

/// Variables that the activity sets before Rust starts, and the folder of the system's backup.
fn environment() -> Result<Vec<String>, Failure> {
    let activity = read(ACTIVITY)?;
    let mut faults = Vec::new();
    for source in ENVIRONMENT {
        for name in some_after(source, &read(source)?, "\"RSG_")? {
            if !activity.contains(&format!("Os.setenv(\"RSG_{name}\"")) {
                faults.push(format!(
                    "{source} reads RSG_{name}, which {ACTIVITY} does not set"
                ));
            }
        }
    }
    let folder = words_after(&read(FOLDER)?, "const OWN: &str = \"");
    for backup in BACKUPS {
        if words_after(&read(backup)?, "path=\"") != folder {
            faults.push(format!("{backup} and {FOLDER} name different folders"));
        }
    }
    Ok(faults)
}

/// The application id, the scheme of links, and the oldest Android.
fn identity() -> Result<Vec<String>, Failure> {
    let (config, info) = (read("Dioxus.toml")?, read(INFO)?);
    let mut faults = Vec::new();
    let id = config
        .split("\nidentifier = \"")
        .nth(1)
        .and_then(|rest| rest.split('"').next());
    let id = id.unwrap_or("(none)");
    if string_of(&info, "CFBundleIdentifier") != Some(id) {
        faults.push(format!("{INFO} does not have the id of Dioxus.toml, {id}"));
    }
    if !read(ACTIVITY)?.contains(&format!("typealias BuildConfig = {id}.BuildConfig")) {
        faults.push(format!("{ACTIVITY} does not take the BuildConfig of {id}"));
    }
    // What other apps are lent goes by a name of its own, which the activity makes from the id.
    let (authority, lent) = (format!("\"{id}.shared\""), "\"$packageName.shared\"");
    if !read(MANIFEST)?.contains(&authority) || !read(ACTIVITY)?.contains(lent) {
        faults.push(format!(
            "{MANIFEST} and {ACTIVITY} must lend files as {authority}"
        ));
    }
    let scheme = string_of(&info, "CFBundleURLSchemes").unwrap_or("(none)");
    if !words_after(&read(MANIFEST)?, "android:scheme=\"").contains(scheme) {
        faults.push(format!(
            "{MANIFEST} does not take the links of {INFO}, {scheme}://"
        ));
    }
    // The second is the NDK's: were it newer, the app would be installed where its library cannot be loaded.
    let oldest = some_after("Dioxus.toml", &config, "\nmin_sdk = ")?;
    if oldest != words_after(&config, "\nandroid_min_sdk_version = ") {
        faults.push("Dioxus.toml: min_sdk and android_min_sdk_version differ".to_owned());
    }
    Ok(faults)
}

/// Classes of our Kotlin that the manifest names: the system looks them up at run time. And the way from a reminder
/// into the app.
fn components() -> Result<Vec<String>, Failure> {
    let manifest = read(MANIFEST)?;
    let mut ours = String::new();
    for file in super::kotlin_files()? {
        ours += &std::fs::read_to_string(&file).map_err(|error| Failure::file(&file, error))?;
    }
    let mut faults = Vec::new();
    for name in some_after(MANIFEST, &manifest, "android:name=\"dev.dioxus.main.")? {
        if !ours.contains(&format!("\nclass {name}")) {
            faults.push(format!(
                "{MANIFEST} names {name}, which is in no file of android/"
            ));
        }
    }
    let scheme = words_after(&manifest, "android:scheme=\"");
    if words_after(&read(REMINDER)?, "Uri.parse(\"") != scheme {
        faults.push(format!(
            "{REMINDER} opens a link that {MANIFEST} does not take"
        ));
    }
    Ok(faults)
}

/// The intents of the shortcuts: a link of ours to an activity of ours. Android ends every activity of the task in
/// which a shortcut starts (reference of `ShortcutManager`), so that has to be another task than the app's.
fn shortcuts() -> Result<Vec<String>, Failure> {
    let (text, manifest) = (read(SHORTCUTS)?, read(MANIFEST)?);
    let id = super::app_id()?;
    let scheme = words_after(&manifest, "android:scheme=\"");
    let mut faults = Vec::new();
    let intents = text.matches("<intent").count();
    let start = format!(
        "android:targetPackage=\"{id}\"\n            android:targetClass=\"dev.dioxus.main."
    );
    if intents == 0 || intents != text.matches(&start).count() {
        faults.push(format!("{SHORTCUTS} opens another app than {id}"));
    }
    if words_after(&text, "android:data=\"") != scheme {
        faults.push(format!(
            "{SHORTCUTS} has links that do not begin with {scheme:?}"
        ));
    }
    for name in words_after(&text, &start) {
        let class = format!("android:name=\"dev.dioxus.main.{name}\"");
        let activity = manifest.split_once(&class);
        let activity = activity.and_then(|(_, rest)| rest.split('>').next());
        if !activity.is_some_and(|activity| activity.contains("android:taskAffinity=\"\"")) {
            faults.push(format!(
                "{SHORTCUTS} starts {name}, which {MANIFEST} does not give a task of its own: it would end the app"
            ));
        }
    }
    Ok(faults)
}

/// The first frame has the page's ground, or the start flashes.
fn ground() -> Result<Vec<String>, Failure> {
    let tokens = read(TOKENS)?;
    let line = tokens
        .lines()
        .find(|line| line.contains("--ground:"))
        .unwrap_or_default();
    let (light, dark) = line.split_once("var(--d").unwrap_or_default();
    let [light, dark] = [light, dark].map(|side| {
        side.split('#')
            .nth(1)
            .unwrap_or_default()
            .get(..6)
            .unwrap_or("(none)")
    });
    let launch: String = read(LAUNCH_COLOR)?
        .to_lowercase()
        .split("\"0x")
        .skip(1)
        .filter_map(|rest| rest.get(..2))
        .collect();
    let mut faults = Vec::new();
    for (file, fits) in [
        (COLORS, read(COLORS)?.contains(&format!(">#{light}<"))),
        (
            NIGHT_COLORS,
            read(NIGHT_COLORS)?.contains(&format!(">#{dark}<")),
        ),
        (LAUNCH_COLOR, launch == format!("{light}{dark}")),
    ] {
        if !fits {
            faults.push(format!(
                "{file} does not have the ground of {TOKENS}, #{light} and #{dark}"
            ));
        }
    }
    Ok(faults)
}

/// The words that directly follow each occurrence of something.
fn words_after(text: &str, start: &str) -> BTreeSet<String> {
    let in_word = |letter: &char| letter.is_alphanumeric() || *letter == '_';
    let words = text
        .split(start)
        .skip(1)
        .map(|rest| rest.chars().take_while(in_word).collect());
    words.filter(|word: &String| !word.is_empty()).collect()
}

/// The words that follow, where there must be some: a file that is written otherwise would be compared with nothing.
fn some_after(file: &str, text: &str, start: &str) -> Result<BTreeSet<String>, Failure> {
    let words = words_after(text, start);
    if words.is_empty() {
        return Err(Failure::chore(format!(
            "{file} has nothing after {start:?}"
        )));
    }
    Ok(words)
}

/// The first string after a key of a property list.
fn string_of<'a>(plist: &'a str, key: &str) -> Option<&'a str> {
    let (_, rest) = plist.split_once(&format!("<key>{key}</key>"))?;
    rest.split("<string>").nth(1)?.split('<').next()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_sides_agree() {
        assert_eq!(faults().expect("every file is there"), Vec::<String>::new());
    }
}

//! Apple's property lists, read as what they are: what the bundle says of itself, what it says of privacy, what a profile grants.

use crate::process::Failure;
use crate::workspace;
use plist::{Dictionary, Value};
use std::path::Path;

pub const INFO: &str = "ios/Info.plist";
const PRIVACY: &str = "ios/PrivacyInfo.xcprivacy";

/// Why the photo library is written to. The system ends an app that has a picture saved from the share sheet and says nothing.
const PHOTOS: &str = "NSPhotoLibraryAddUsageDescription";

/// Where pictures are shared from.
const SHARES: &str = "src/platform/ios.rs";

/// The languages of the app beside English, in which the plist itself speaks.
const OTHER_LANGUAGES: [&str; 3] = ["hi", "ja", "mr"];

/// Apple's categories of interfaces that need a reason, as far as the app uses them, each with the reasons that Apple knows.
const REASONS: [(&str, &[&str]); 2] = [
    (
        "NSPrivacyAccessedAPICategoryFileTimestamp",
        &["DDA9.1", "C617.1", "3B52.1", "0A2A.1"],
    ),
    (
        "NSPrivacyAccessedAPICategorySystemBootTime",
        &["35F9.1", "8FFB.1", "3D61.1"],
    ),
];

/// Reads a file of the workspace; a test changes it on the way.
type Read<'a> = &'a dyn Fn(&str) -> Result<String, Failure>;

/// The words of the plist in a language: copied into the bundle.
pub fn words_in(language: &str) -> String {
    format!("ios/{language}.lproj/InfoPlist.strings")
}

/// The folders of those words.
pub fn languages() -> impl Iterator<Item = &'static str> {
    OTHER_LANGUAGES.into_iter()
}

/// Everything wrong with the property lists in `ios`.
pub fn faults() -> Result<Vec<String>, Failure> {
    faults_in(&workspace::read)
}

fn faults_in(read: Read<'_>) -> Result<Vec<String>, Failure> {
    let info = parsed(&read(INFO)?)?;
    let mut faults = words(&info, read)?;
    faults.extend(kinds(&info));
    faults.extend(privacy(&parsed(&read(PRIVACY)?)?));
    Ok(faults)
}

/// The text as a property list.
pub fn parsed(text: &str) -> Result<Dictionary, Failure> {
    let value = Value::from_reader_xml(text.as_bytes());
    let value =
        value.map_err(|error| Failure::chore(format!("this is no property list: {error}")))?;
    let whole = value.into_dictionary();
    whole.ok_or_else(|| Failure::chore("this property list is no dictionary"))
}

/// Writes it where Apple's tools read it.
pub fn write(path: &Path, list: Dictionary) -> Result<(), Failure> {
    let written = Value::Dictionary(list).to_file_xml(path);
    written.map_err(|error| Failure::chore(format!("{}: {error}", path.display())))
}

/// What the bundle says of itself, with what actool says of the icons and what is known only when it is built. Without the first
/// the upload finds no icons (ITMS-90022).
pub fn completed(info: &str, icons: &str, built: &[(&str, String)]) -> Result<Dictionary, Failure> {
    let mut whole = parsed(info)?;
    let icons = parsed(icons)?;
    for device in ["CFBundleIcons", "CFBundleIcons~ipad"] {
        if !icons.contains_key(device) {
            return Err(Failure::chore(format!("actool says nothing of {device}")));
        }
    }
    whole.extend(icons);
    for (key, value) in built {
        whole.insert((*key).to_owned(), Value::String(value.clone()));
    }
    Ok(whole)
}

/// The rights that a profile grants, as codesign wants them. One for developing would be refused by the store, after a build number
/// was used up.
pub fn rights(profile: &str, id: &str) -> Result<Dictionary, Failure> {
    let profile = parsed(profile)?;
    let rights = profile.get("Entitlements").and_then(Value::as_dictionary);
    let rights = rights.ok_or_else(|| Failure::chore("the profile grants nothing"))?;
    let granted = rights
        .get("application-identifier")
        .and_then(Value::as_string);
    if !granted.is_some_and(|granted| granted.ends_with(&format!(".{id}"))) {
        return Err(Failure::chore(format!(
            "the profile is not for {id}, but for {granted:?}"
        )));
    }
    if rights.get("get-task-allow").and_then(Value::as_boolean) != Some(false) {
        return Err(Failure::chore(
            "the profile is one for developing, not for the App Store",
        ));
    }
    Ok(rights.clone())
}

/// Where pictures are shared, the reason to save one stands in every language.
fn words(info: &Dictionary, read: Read<'_>) -> Result<Vec<String>, Failure> {
    let mut faults = Vec::new();
    if !read(SHARES)?.contains("UIActivityViewController") {
        faults.push(format!("{SHARES} shares nothing, which {INFO} speaks of"));
    }
    let is_said = |list: &Dictionary| {
        let words = list.get(PHOTOS).and_then(Value::as_string);
        words.is_some_and(|words| !words.trim().is_empty())
    };
    if !is_said(info) {
        faults.push(format!(
            "{INFO} does not say {PHOTOS}: saving a shared picture ends the app"
        ));
    }
    for language in OTHER_LANGUAGES {
        let file = words_in(language);
        if !is_said(&parsed(&read(&file)?)?) {
            faults.push(format!("{file} does not say {PHOTOS}"));
        }
    }
    Ok(faults)
}

/// Keys of which the system or the store needs a certain value.
fn kinds(info: &Dictionary) -> Vec<String> {
    let of = |key: &str| info.get(key);
    let strings = |key: &str| {
        let all = of(key).and_then(Value::as_array).into_iter().flatten();
        all.filter_map(Value::as_string).collect::<Vec<_>>()
    };
    let network = of("NSAppTransportSecurity").and_then(Value::as_dictionary);
    let devices = of("UIDeviceFamily").and_then(Value::as_array);
    let devices: Vec<_> = devices
        .into_iter()
        .flatten()
        .map(Value::as_signed_integer)
        .collect();
    let scenes = of("UIApplicationSceneManifest").and_then(Value::as_dictionary);
    let many = scenes.and_then(|scenes| scenes.get("UIApplicationSupportsMultipleScenes"));
    let conditions = [
        (
            of("ITSAppUsesNonExemptEncryption").and_then(Value::as_boolean) == Some(false),
            "ITSAppUsesNonExemptEncryption is not false",
        ),
        (
            network.is_some_and(|allowed| {
                allowed.keys().eq(["NSAllowsLocalNetworking"])
                    && allowed
                        .values()
                        .all(|value| value.as_boolean() == Some(true))
            }),
            "NSAppTransportSecurity allows other than the local network",
        ),
        (
            devices == [Some(1), Some(2)],
            "UIDeviceFamily is not iPhone and iPad",
        ),
        (
            many.and_then(Value::as_boolean) == Some(false),
            "there is more than one scene",
        ),
        (
            strings("UIRequiredDeviceCapabilities") == ["arm64"],
            "UIRequiredDeviceCapabilities is not arm64",
        ),
        (
            strings("UISupportedInterfaceOrientations~ipad").len() == 4,
            "an iPad can be held in four ways",
        ),
        (
            of("CFBundleIconName").and_then(Value::as_string) == Some("AppIcon"),
            "the icon is not AppIcon",
        ),
    ];
    let broken = conditions.into_iter().filter(|(holds, _)| !holds);
    broken
        .map(|(_, fault)| format!("{INFO}: {fault}"))
        .collect()
}

/// What the privacy manifest says: nothing is collected, and each interface has a reason that Apple knows.
fn privacy(manifest: &Dictionary) -> Vec<String> {
    let mut faults = Vec::new();
    if manifest
        .get("NSPrivacyTracking")
        .and_then(Value::as_boolean)
        != Some(false)
    {
        faults.push(format!("{PRIVACY}: NSPrivacyTracking is not false"));
    }
    for key in ["NSPrivacyTrackingDomains", "NSPrivacyCollectedDataTypes"] {
        let list = manifest.get(key).and_then(Value::as_array);
        if list.is_none_or(|list| !list.is_empty()) {
            faults.push(format!("{PRIVACY}: {key} is not an empty list"));
        }
    }
    let used = manifest
        .get("NSPrivacyAccessedAPITypes")
        .and_then(Value::as_array);
    let used: Vec<&Dictionary> = used
        .into_iter()
        .flatten()
        .filter_map(Value::as_dictionary)
        .collect();
    for (category, known) in REASONS {
        let is_named = |of: &&&Dictionary| {
            of.get("NSPrivacyAccessedAPIType")
                .and_then(Value::as_string)
                == Some(category)
        };
        let reasons = used.iter().find(is_named);
        let reasons = reasons.and_then(|of| of.get("NSPrivacyAccessedAPITypeReasons")?.as_array());
        let reasons: Vec<_> = reasons
            .into_iter()
            .flatten()
            .map(Value::as_string)
            .collect();
        let all_known = reasons
            .iter()
            .all(|reason| reason.is_some_and(|reason| known.contains(&reason)));
        if reasons.is_empty() || !all_known {
            faults.push(format!("{PRIVACY}: {category} has the reasons {reasons:?}"));
        }
    }
    if used.len() != REASONS.len() {
        faults.push(format!("{PRIVACY}: {} categories are named", used.len()));
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults_with(file: &str, from: &str, to: &str) -> Result<Vec<String>, Failure> {
        faults_in(&|name| {
            let text = workspace::read(name)?;
            assert!(name != file || text.contains(from), "{file}: {from}");
            Ok(if name == file {
                text.replace(from, to)
            } else {
                text
            })
        })
    }

    #[test]
    fn the_property_lists_are_in_order() {
        assert_eq!(faults().expect("they can be read"), Vec::<String>::new());
    }

    #[test]
    fn what_the_store_or_the_system_would_refuse_is_found() {
        for (file, from, to) in [
            (INFO, PHOTOS, "NSPhotoLibraryUsageDescription"),
            ("ios/mr.lproj/InfoPlist.strings", PHOTOS, "Other"),
            (INFO, "NSAllowsLocalNetworking", "NSAllowsArbitraryLoads"),
            (INFO, "<integer>2</integer>", ""),
            (INFO, "<string>AppIcon</string>", "<string>Icon</string>"),
            (PRIVACY, "C617.1", "C617.2"),
            (PRIVACY, "SystemBootTime", "DiskSpace"),
            (PRIVACY, "<key>NSPrivacyTracking</key>\n\t<false/>", ""),
        ] {
            let found = faults_with(file, from, to).expect("it can be read");
            assert!(!found.is_empty(), "{file}: {from}");
        }
        assert!(faults_with(INFO, "</dict>\n</plist>", "</plist>").is_err());
    }

    fn list(inside: &str) -> String {
        format!(
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?><plist version=\"1.0\"><dict>{inside}</dict></plist>"
        )
    }

    #[test]
    fn icons_and_versions_are_in_the_finished_list() {
        let icons = |key: &str| {
            format!(
                "<key>{key}</key><dict><key>CFBundlePrimaryIcon</key><dict><key>CFBundleIconName</key><string>AppIcon</string></dict></dict>"
            )
        };
        let both = list(&(icons("CFBundleIcons") + &icons("CFBundleIcons~ipad")));
        let info = workspace::read(INFO).expect("it is there");
        let built = [("CFBundleVersion", "17".to_owned())];
        let whole = completed(&info, &both, &built).expect("both devices have icons");
        for key in ["CFBundleIcons", "CFBundleIcons~ipad", "MinimumOSVersion"] {
            assert!(whole.contains_key(key), "{key}");
        }
        assert_eq!(
            whole.get("CFBundleVersion").and_then(Value::as_string),
            Some("17")
        );
        let phone = list(&icons("CFBundleIcons"));
        assert!(completed(&info, &phone, &built).is_err());
    }

    #[test]
    fn only_a_profile_of_the_store_is_taken() {
        let profile = |id: &str, debugs: &str| {
            list(&format!(
                "<key>Entitlements</key><dict><key>application-identifier</key><string>{id}</string><key>get-task-allow</key><{debugs}/></dict>"
            ))
        };
        let id = "dev.reverstargo.app";
        assert!(rights(&profile("T1.dev.reverstargo.app", "false"), id).is_ok());
        assert!(rights(&profile("T1.dev.reverstargo.app", "true"), id).is_err());
        assert!(rights(&profile("T1.*", "false"), id).is_err());
        assert!(rights(&list(""), id).is_err());
    }
}

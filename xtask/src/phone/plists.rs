//! Apple's property lists, read by a parser: Info.plist, the privacy manifest, a profile's rights.

use crate::languages::TAGS;
use crate::process::Failure;
use crate::workspace;
use plist::{Dictionary, Value};
use std::path::Path;

pub const INFO: &str = "ios/Info.plist";
const PRIVACY: &str = "ios/PrivacyInfo.xcprivacy";

/// Why the photo library is written to. The system ends an app that has a picture saved from the share sheet and says
/// nothing.
const PHOTOS: &str = "NSPhotoLibraryAddUsageDescription";

/// The words of the plist in a language: copied into the bundle.
pub fn words_in(language: &str) -> String {
    format!("ios/{language}.lproj/InfoPlist.strings")
}

/// The folders of those words: the languages beside English, in which the plist itself speaks.
pub fn languages() -> impl Iterator<Item = &'static str> {
    TAGS.into_iter().skip(1)
}

/// Lists that cannot be read, and languages without the reason to save a picture.
pub fn faults() -> Result<Vec<String>, Failure> {
    parsed(&workspace::read(PRIVACY)?)?;
    let mut faults = Vec::new();
    for file in languages().map(words_in).chain([INFO.to_owned()]) {
        let list = parsed(&workspace::read(&file)?)?;
        let reason = list.get(PHOTOS).and_then(Value::as_string);
        if reason.is_none_or(|reason| reason.trim().is_empty()) {
            faults.push(format!(
                "{file} does not say {PHOTOS}: saving a shared picture ends the app"
            ));
        }
    }
    Ok(faults)
}

/// The text as a property list.
pub fn parsed(text: &str) -> Result<Dictionary, Failure> {
    dictionary("this", Value::from_reader_xml(text.as_bytes()))
}

/// A file of Apple's tools as a property list: as text, or in Apple's binary form, which actool may choose.
pub fn read(path: &Path) -> Result<Dictionary, Failure> {
    dictionary(&path.display().to_string(), Value::from_file(path))
}

fn dictionary(name: &str, read: Result<Value, plist::Error>) -> Result<Dictionary, Failure> {
    let value =
        read.map_err(|error| Failure::chore(format!("{name} is no property list: {error}")))?;
    let whole = value.into_dictionary();
    whole.ok_or_else(|| Failure::chore(format!("{name} is a property list, but no dictionary")))
}

/// Writes it where Apple's tools read it.
pub fn write(path: &Path, list: Dictionary) -> Result<(), Failure> {
    let written = Value::Dictionary(list).to_file_xml(path);
    written.map_err(|error| Failure::chore(format!("{}: {error}", path.display())))
}

/// Info.plist with the icons that actool names and the values that are known only when it is built. Without the first
/// the upload finds no icons (ITMS-90022).
pub fn completed(
    info: &str,
    icons: Dictionary,
    built: &[(&str, String)],
) -> Result<Dictionary, Failure> {
    let mut whole = parsed(info)?;
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

/// The rights that a profile grants, as codesign wants them. One for developing would be refused by the store, after a
/// build number was used up.
pub fn rights(profile: &Dictionary, id: &str) -> Result<Dictionary, Failure> {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_property_lists_are_in_order() {
        assert_eq!(faults().expect("they can be read"), Vec::<String>::new());
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
                "<key>{key}</key><dict><key>CFBundlePrimaryIcon</key><dict>\
                 <key>CFBundleIconName</key><string>AppIcon</string></dict></dict>"
            )
        };
        let parsed = |text: &str| parsed(&list(text)).expect("a list");
        let both = parsed(&(icons("CFBundleIcons") + &icons("CFBundleIcons~ipad")));
        let info = workspace::read(INFO).expect("it is there");
        let built = [("CFBundleVersion", "17".to_owned())];
        let whole = completed(&info, both, &built).expect("both devices have icons");
        for key in ["CFBundleIcons", "CFBundleIcons~ipad", "MinimumOSVersion"] {
            assert!(whole.contains_key(key), "{key}");
        }
        assert_eq!(
            whole.get("CFBundleVersion").and_then(Value::as_string),
            Some("17")
        );
        let phone = parsed(&icons("CFBundleIcons"));
        assert!(completed(&info, phone, &built).is_err());
    }

    #[test]
    fn a_list_is_read_in_both_of_apples_forms() {
        let path = std::env::temp_dir().join(format!("rsg-{}.plist", std::process::id()));
        let icons = parsed(&list("<key>CFBundleIcons</key><dict/>")).expect("a list");
        write(&path, icons.clone()).expect("it is written as text");
        assert_eq!(read(&path).expect("it is read"), icons);
        let binary = Value::Dictionary(icons.clone()).to_file_binary(&path);
        binary.expect("it is written in the binary form");
        assert_eq!(read(&path).expect("it is read"), icons);
        std::fs::remove_file(&path).expect("it was there");
        assert!(read(&path).is_err());
    }

    #[test]
    fn only_a_profile_of_the_store_is_taken() {
        let profile = |id: &str, debugs: &str| {
            parsed(&list(&format!(
                "<key>Entitlements</key><dict><key>application-identifier</key><string>{id}</string>\
                 <key>get-task-allow</key><{debugs}/></dict>"
            )))
            .expect("a list")
        };
        let id = "dev.reverstargo.app";
        assert!(rights(&profile("T1.dev.reverstargo.app", "false"), id).is_ok());
        assert!(rights(&profile("T1.dev.reverstargo.app", "true"), id).is_err());
        assert!(rights(&profile("T1.*", "false"), id).is_err());
        assert!(rights(&Dictionary::new(), id).is_err());
    }
}

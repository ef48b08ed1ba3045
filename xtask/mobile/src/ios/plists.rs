//! What `Info.plist` and the privacy manifest must say. Apple's upload refuses an app that lacks any of it.

use crate::identity::Identity;
use plist::{Dictionary, Value};

/// Everything wrong with Info.plist.
pub fn info_faults(info: &Dictionary, identity: &Identity) -> Vec<String> {
    let mut faults = Vec::new();
    for (key, value) in [
        ("CFBundleIdentifier", identity.id.as_str()),
        ("CFBundleShortVersionString", identity.version.as_str()),
        ("CFBundleDisplayName", "ReverStarGo"),
        ("CFBundleExecutable", "reverstargo"),
        ("CFBundlePackageType", "APPL"),
        ("CFBundleIconName", "AppIcon"),
        ("UILaunchStoryboardName", "LaunchScreen"),
        ("MinimumOSVersion", "15.0"),
    ] {
        if info.get(key).and_then(Value::as_string) != Some(value) {
            faults.push(format!("Info.plist: {key} must be {value}"));
        }
    }
    for (key, value) in [
        ("LSRequiresIPhoneOS", true),
        ("CADisableMinimumFrameDurationOnPhone", true),
        ("ITSAppUsesNonExemptEncryption", false),
    ] {
        if info.get(key).and_then(Value::as_boolean) != Some(value) {
            faults.push(format!("Info.plist: {key} must be {value}"));
        }
    }
    if info
        .get("CFBundleVersion")
        .and_then(Value::as_string)
        .is_none_or(str::is_empty)
    {
        faults.push("Info.plist: CFBundleVersion is missing".into());
    }
    for (key, words) in [
        ("CFBundleSupportedPlatforms", &["iPhoneOS"][..]),
        ("CFBundleLocalizations", &["en", "ja", "mr", "hi"]),
        (
            "UISupportedInterfaceOrientations~ipad",
            &[
                "UIInterfaceOrientationPortrait",
                "UIInterfaceOrientationPortraitUpsideDown",
                "UIInterfaceOrientationLandscapeLeft",
                "UIInterfaceOrientationLandscapeRight",
            ],
        ),
        (
            "UISupportedInterfaceOrientations",
            &[
                "UIInterfaceOrientationPortrait",
                "UIInterfaceOrientationLandscapeLeft",
                "UIInterfaceOrientationLandscapeRight",
            ],
        ),
    ] {
        if strings(info.get(key)) != words {
            faults.push(format!("Info.plist: {key} must list {}", words.join(", ")));
        }
    }
    if !takes_links(info) {
        faults.push("Info.plist: CFBundleURLTypes must take reverstargo:// links".into());
    }
    // The page's edits come over ws://127.0.0.1: refused, the screen stays white; anything wider needs a reason at review.
    let transport = info
        .get("NSAppTransportSecurity")
        .and_then(Value::as_dictionary);
    let allowed: Vec<&str> = transport
        .into_iter()
        .flatten()
        .map(|(key, _)| key.as_str())
        .collect();
    let local = transport.and_then(|rules| rules.get("NSAllowsLocalNetworking")?.as_boolean());
    if allowed != ["NSAllowsLocalNetworking"] || local != Some(true) {
        faults.push(
            "Info.plist: NSAppTransportSecurity must allow NSAllowsLocalNetworking and nothing else".into(),
        );
    }
    // Xcode 27 wants apps built with its SDK to have a scene; the windowing library of this dioxus has none, and a
    // manifest that promises one without the code behind it shows a black screen.
    if info.contains_key("UIApplicationSceneManifest") {
        faults.push(
            "Info.plist: UIApplicationSceneManifest promises a scene that tao 0.34 does not make"
                .into(),
        );
    }
    faults
}

fn takes_links(info: &Dictionary) -> bool {
    info.get("CFBundleURLTypes")
        .and_then(Value::as_array)
        .into_iter()
        .flatten()
        .filter_map(Value::as_dictionary)
        .any(|entry| strings(entry.get("CFBundleURLSchemes")).contains(&"reverstargo"))
}

fn strings(value: Option<&Value>) -> Vec<&str> {
    value
        .and_then(Value::as_array)
        .into_iter()
        .flatten()
        .filter_map(Value::as_string)
        .collect()
}

/// Everything wrong with the privacy manifest: nothing is collected, and the two interfaces that Rust's standard
/// library uses are declared with Apple's own reasons.
pub fn privacy_faults(privacy: &Dictionary) -> Vec<String> {
    let mut faults = Vec::new();
    if privacy.get("NSPrivacyTracking").and_then(Value::as_boolean) != Some(false) {
        faults.push("PrivacyInfo: NSPrivacyTracking must be false".to_owned());
    }
    for key in ["NSPrivacyTrackingDomains", "NSPrivacyCollectedDataTypes"] {
        if privacy
            .get(key)
            .and_then(Value::as_array)
            .is_none_or(|list| !list.is_empty())
        {
            faults.push(format!("PrivacyInfo: {key} must be an empty list"));
        }
    }
    let declared: Vec<(&str, Vec<&str>)> = privacy
        .get("NSPrivacyAccessedAPITypes")
        .and_then(Value::as_array)
        .into_iter()
        .flatten()
        .filter_map(Value::as_dictionary)
        .filter_map(|entry| {
            let name = entry.get("NSPrivacyAccessedAPIType")?.as_string()?;
            Some((name, strings(entry.get("NSPrivacyAccessedAPITypeReasons"))))
        })
        .collect();
    for (name, reason) in [
        ("NSPrivacyAccessedAPICategoryFileTimestamp", "C617.1"),
        ("NSPrivacyAccessedAPICategorySystemBootTime", "35F9.1"),
    ] {
        if !declared
            .iter()
            .any(|(found, reasons)| *found == name && reasons.contains(&reason))
        {
            faults.push(format!("PrivacyInfo: {name} must give the reason {reason}"));
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::identity;
    use xtask::workspace;

    fn ours(name: &str) -> Dictionary {
        let value = Value::from_file(workspace::root().join(name)).expect("it is a plist");
        value.into_dictionary().expect("of keys and values")
    }

    fn identity() -> Identity {
        identity::read(&workspace::root()).expect("the project says who it is")
    }

    #[test]
    fn our_plists_are_in_order() {
        assert_eq!(
            info_faults(&ours("ios/Info.plist"), &identity()),
            Vec::<String>::new()
        );
        assert_eq!(
            privacy_faults(&ours("ios/PrivacyInfo.xcprivacy")),
            Vec::<String>::new()
        );
    }

    #[test]
    fn every_key_that_the_upload_asks_for_is_missed_when_it_is_gone() {
        let whole = ours("ios/Info.plist");
        for key in [
            "CFBundleIdentifier",
            "CFBundlePackageType",
            "CFBundleVersion",
            "CFBundleShortVersionString",
            "CFBundleIconName",
            "CFBundleSupportedPlatforms",
            "CFBundleURLTypes",
            "MinimumOSVersion",
            "UILaunchStoryboardName",
            "UISupportedInterfaceOrientations",
            "UISupportedInterfaceOrientations~ipad",
            "ITSAppUsesNonExemptEncryption",
            "CADisableMinimumFrameDurationOnPhone",
            "NSAppTransportSecurity",
        ] {
            let mut without = whole.clone();
            without.remove(key);
            assert_eq!(info_faults(&without, &identity()).len(), 1, "{key}");
        }
    }

    #[test]
    fn a_scene_that_nobody_makes_is_a_fault() {
        let mut info = ours("ios/Info.plist");
        info.insert(
            "UIApplicationSceneManifest".into(),
            Value::Dictionary(Dictionary::new()),
        );
        assert!(info_faults(&info, &identity())[0].contains("scene"));
    }

    #[test]
    fn a_privacy_reason_that_is_gone_is_missed() {
        let mut privacy = ours("ios/PrivacyInfo.xcprivacy");
        privacy.remove("NSPrivacyAccessedAPITypes");
        assert_eq!(privacy_faults(&privacy).len(), 2);
    }
}

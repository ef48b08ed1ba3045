//! The roles of an iPhone's scenes: which of them the app shows its window in.

/// The role of the scene that is the app's own, as the system names it. `ios/Info.plist` has a configuration under this
/// name and under no other.
pub const OURS: &str = "UIWindowSceneSessionRoleApplication";

/// Returns true if the app shows its window in scenes of this role. A display that is connected by AirPlay or a cable
/// has one of its own (`UIWindowSceneSessionRoleExternalDisplayNonInteractive`, before iOS 16
/// `UIWindowSceneSessionRoleExternalDisplay`). That scene cannot be declined, and while there is no window in it the
/// system mirrors the phone's screen (an engineer of Apple in its forum, thread 745553).
#[must_use]
pub fn is_ours(role: &str) -> bool {
    role == OURS
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_app_is_shown_in_the_scene_of_its_plist_alone() {
        let plist = include_str!("../../ios/Info.plist");
        let roles: Vec<&str> = plist
            .split("<key>")
            .filter_map(|rest| rest.split("</key>").next())
            .filter(|key| key.contains("SceneSessionRole"))
            .collect();
        assert_eq!(roles, [OURS]);
        assert!(is_ours(roles[0]));
        for other in [
            "UIWindowSceneSessionRoleExternalDisplayNonInteractive",
            "UIWindowSceneSessionRoleExternalDisplay",
            "CPTemplateApplicationSceneSessionRoleApplication",
        ] {
            assert!(!is_ours(other), "{other}");
        }
    }
}

//! The device's theme, light or dark, as far as it is known before there is a page to ask.

use super::System;

/// The variable in which Android's activity passes it before it starts the Rust half.
const ANDROID: &str = "RSG_NIGHT";

/// The variable that chooses the toolkit's theme on Linux desktops: `Adwaita:dark`, `Yaru-dark`.
const GTK: &str = "GTK_THEME";

/// Returns true if the device shows dark. A desk without a setting shows light, as devices come. `None` on an iPhone,
/// where only views can find out.
#[must_use]
pub fn is_dark() -> Option<bool> {
    known_on(System::HERE, |name| std::env::var(name).ok())
}

fn known_on(system: System, variable: impl Fn(&str) -> Option<String>) -> Option<bool> {
    (system != System::Ios).then(|| dark(variable))
}

fn dark(variable: impl Fn(&str) -> Option<String>) -> bool {
    let gtk = || variable(GTK).unwrap_or_default();
    match variable(ANDROID) {
        Some(night) => night == "1",
        None => gtk().ends_with(":dark") || gtk().ends_with("-dark"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(name: &'static str, value: &'static str) -> bool {
        dark(|asked| (asked == name).then(|| value.to_owned()))
    }

    #[test]
    fn a_phone_says_whether_it_is_night() {
        assert!(of(ANDROID, "1"));
        assert!(!of(ANDROID, "0"));
        assert!(!of("OTHER", "1"), "light where nobody says anything");
    }

    #[test]
    fn an_iphone_does_not_say_it_beforehand() {
        assert_eq!(known_on(System::Ios, |_| None), None);
        assert_eq!(
            known_on(System::Android, |_| Some("1".to_owned())),
            Some(true)
        );
        assert_eq!(known_on(System::Desk, |_| None), Some(false));
    }

    #[test]
    fn a_desktop_says_it_by_its_theme() {
        assert!(of(GTK, "Adwaita:dark") && of(GTK, "Yaru-dark"));
        assert!(!of(GTK, "Adwaita") && !of(GTK, "darkness"));
    }

    #[test]
    fn a_phone_that_says_it_is_day_is_believed() {
        assert!(!dark(|name| Some(
            if name == ANDROID { "0" } else { "Adwaita:dark" }.to_owned()
        )));
    }
}

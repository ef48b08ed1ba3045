//! Whether the device shows light or dark, as far as it says so before there is a page to ask.

/// The variable in which Android's activity tells it before it starts the Rust half.
const ANDROID: &str = "RSG_NIGHT";

/// The variable that chooses the toolkit's theme on Linux desktops: `Adwaita:dark`, `Yaru-dark`.
const GTK: &str = "GTK_THEME";

/// Whether the device shows dark. Where it does not say, light is what devices come with.
#[must_use]
pub fn is_dark() -> bool {
    dark(|name| std::env::var(name).ok())
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

//! About: version, credit, privacy, licences.
use dioxus::prelude::*;

use crate::ui::texts::t;

/// What the app is built from: a line a licence, written by `cargo xtask licences`.
const LICENCES: &str = include_str!("../../../assets/licences.txt");

/// Each licence with its packages.
fn licences() -> impl Iterator<Item = (&'static str, &'static str)> {
    LICENCES.lines().filter_map(|line| line.split_once(": "))
}

/// The last card of the Settings.
#[component]
pub fn About() -> Element {
    rsx! {
        section { class: "card about readable", "data-testid": "about",
            h2 { {t("about-title")} }
            p { {crate::t!("about-version", version = env!("CARGO_PKG_VERSION"))} }
            p { {t("about-credit")} }
            h3 { {t("about-privacy-title")} }
            p { {t("about-privacy")} }
            h3 { {t("about-licence-title")} }
            p { {t("about-licence")} }
            details {
                summary { {t("about-licence-others")} }
                dl { class: "about-licences", lang: "en",
                    for (licence , packages) in licences() {
                        dt { key: "{licence}", {licence} }
                        dd { {packages} }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_of_licences_is_whole() {
        assert_eq!(licences().count(), LICENCES.lines().count());
        let names = |package: &str| licences().any(|(_, packages)| packages.contains(package));
        assert!(names("dioxus 0.7.10") && names("fluent-bundle "));
    }
}

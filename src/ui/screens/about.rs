//! About: version, credit, privacy, licences.
//!
//! The licences of others stand in the page only once they are asked for, a text at a time: they are longer than
//! everything else together.
use dioxus::prelude::*;
use rsg_game::app::LateFile;

use super::late::WhenThere;
use crate::platform::late;
use crate::ui::texts::t;

/// A licence text, and the packages under it.
#[derive(Clone, Copy, PartialEq)]
struct Licence {
    name: &'static str,
    /// A line a copyright: the notice, a colon, and packages with their versions.
    notices: &'static str,
    /// A line a paragraph.
    text: &'static str,
}

impl Licence {
    fn packages(self) -> usize {
        let packages = |line: &str| line.rsplit(": ").next().unwrap_or(line).split(", ").count();
        self.notices.lines().map(packages).sum()
    }
}

fn licences() -> impl Iterator<Item = Licence> {
    late::licences().split("\n====\n").filter_map(|block| {
        let (head, text) = block.split_once("\n\n")?;
        let (name, notices) = head.split_once('\n')?;
        Some(Licence {
            name,
            notices,
            text,
        })
    })
}

/// The last card of the Settings.
#[component]
pub fn About() -> Element {
    rsx! {
        section { class: "card about readable", "data-testid": "about",
            h2 { {t("about-title")} }
            p { {t!("about-version", version = env!("CARGO_PKG_VERSION"))} }
            p { {t("about-credit")} }
            h3 { {t("about-privacy-title")} }
            p { {t("about-privacy")} }
            h3 { {t("about-licence-title")} }
            p { {t("about-licence")} }
            Folded { test_id: "about-licences", title: t("about-licence-others"),
                WhenThere { file: LateFile::Licences, Licences {} }
            }
        }
    }
}

#[component]
fn Licences() -> Element {
    rsx! {
        for (index , licence) in licences().enumerate() {
            Folded {
                key: "{index}",
                test_id: "about-licence-{index}",
                title: t!("about-licence-packages", licence = licence.name, count = licence.packages()),
                LicenceText { licence }
            }
        }
    }
}

/// A title that unfolds. What is inside is drawn when it is unfolded for the first time.
#[component]
fn Folded(test_id: String, title: String, children: Element) -> Element {
    let mut wanted = use_signal(|| false);
    rsx! {
        details { class: "about-fold",
            summary { "data-testid": test_id, onclick: move |_| wanted.set(true), {title} }
            if wanted() {
                {children}
            }
        }
    }
}

#[component]
fn LicenceText(licence: Licence) -> Element {
    rsx! {
        div { class: "about-licence", lang: "en",
            ul {
                for (index , line) in licence.notices.lines().enumerate() {
                    li { key: "{index}", {line} }
                }
            }
            for (index , paragraph) in licence.text.lines().enumerate() {
                p { key: "{index}", {paragraph} }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bring() {
        late::bring(LateFile::Licences, true, |came| assert!(came.is_some()));
    }

    #[test]
    fn every_text_is_found_with_its_packages() {
        bring();
        let count = late::licences().matches("====").count();
        assert_eq!(licences().count(), count);
        assert!(licences().all(|licence| 0 < licence.packages()));
        let under = |name: &str, package: &str| {
            licences().any(|licence| licence.name == name && licence.notices.contains(package))
        };
        assert!(under("MIT", "dioxus 0.8.0-alpha.3") && under("MIT", "fluent-bundle "));
        assert!(under("Mozilla Public License 2.0", "selectors "));
    }

    #[test]
    fn the_notices_that_mit_asks_for_are_there() {
        bring();
        let serde = licences().find(|licence| licence.notices.contains("Copyright (c) 2014 Alex"));
        let text = serde.map(|licence| licence.text).unwrap_or_default();
        assert!(text.starts_with("Permission is hereby granted, free of charge"));
        assert!(text.contains("THE SOFTWARE IS PROVIDED \"AS IS\""));
    }
}

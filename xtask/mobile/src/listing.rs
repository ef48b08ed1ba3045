//! The stores' texts in `docs/store`: each language has all of them, none longer than the stores take.

use crate::xml;
use std::path::Path;
use xtask::process::Failure;

/// The languages the app speaks.
const LANGUAGES: [&str; 4] = ["en", "ja", "mr", "hi"];

/// What each text is called, and how many characters it may have.
const LIMITS: [(&str, usize); 5] = [
    ("name", 30),
    ("subtitle", 30),
    ("short description", 80),
    ("keywords", 100),
    ("description", 4000),
];

/// Everything wrong with the texts.
pub fn faults(root: &Path) -> Result<Vec<String>, Failure> {
    let mut faults = Vec::new();
    for language in LANGUAGES {
        let name = format!("docs/store/{language}.md");
        let found = text_faults(&xml::text(root, &name)?);
        faults.extend(found.into_iter().map(|fault| format!("{name}: {fault}")));
    }
    Ok(faults)
}

fn text_faults(page: &str) -> Vec<String> {
    let Some(texts) = texts(page) else {
        return vec![
            "it must have a name, a subtitle · short description, a description and keywords"
                .into(),
        ];
    };
    LIMITS
        .into_iter()
        .zip(texts)
        .filter_map(|((what, limit), text)| match text.trim().chars().count() {
            0 => Some(format!("the {what} is empty")),
            long if long > limit => Some(format!(
                "the {what} has {long} characters, {limit} are allowed"
            )),
            _ => None,
        })
        .collect()
}

/// The texts in the order of [`LIMITS`]. Their headings are in the page's own language, and in this order.
fn texts(page: &str) -> Option<[&str; 5]> {
    let mut parts = page.split("\n**").skip(1);
    let mut next = || Some(parts.next()?.split_once("**")?.1);
    let (name, both, description, keywords) = (next()?, next()?, next()?, next()?);
    let (subtitle, short) = after_colon(both)?.split_once(" · ")?;
    let (name, keywords) = (after_colon(name)?, after_colon(keywords)?);
    Some([name, subtitle, short, keywords, description])
}

fn after_colon(text: &str) -> Option<&str> {
    text.split_once(": ").map(|(_, after)| after)
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "# Texts\n\n**Name** (30): N\n\n**Subtitle**: S · A short text.\n\n**Description**\n\nMany words.\n\n**Keywords**: a,b\n";

    #[test]
    fn our_texts_are_whole_and_fit() {
        let faults = faults(&xtask::workspace::root()).expect("all can be read");
        assert_eq!(faults, Vec::<String>::new());
        assert_eq!(text_faults(PAGE), Vec::<String>::new());
    }

    #[test]
    fn what_is_missing_or_too_long_is_found() {
        let long = "x".repeat(81);
        for (from, to, word) in [
            ("A short text.", long.as_str(), "short description has 81"),
            (": S ·", ": अक्षरे अक्षरे अक्षरे अक्षरे अक्षरे ·", "subtitle has"),
            ("**Keywords**: a,b", "", "keywords"),
            ("Many words.", "", "description is empty"),
        ] {
            let faults = text_faults(&PAGE.replacen(from, to, 1));
            assert_eq!(faults.len(), 1, "{faults:?}");
            assert!(faults[0].contains(word), "{faults:?}");
        }
    }
}

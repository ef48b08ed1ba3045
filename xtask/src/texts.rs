//! The check of the message files, run by `cargo xtask tidy`.
//!
//! English is the measure. A language may not lack a key, have one that English does not know, want other placeholders,
//! define a key twice or hold an entry that does not parse; and every English key is used somewhere in `src/` or `game/src/`, where
//! every key spelled out exists.
//!
//! Whether a key is used is read off the string literals of the source: `"home-play"` is a use of that key, and
//! `"rank-{number}"` of every key that starts and ends like it. Test ids are set the same way in several places, so a literal
//! straight after `"data-testid":` does not count.
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement};
use fluent_syntax::parser;

mod source;

use source::Literals;

/// What `--help` says.
pub const HELP: &str = "
    cargo xtask texts

Compares the message files of all languages with the English ones and with their use in src/.

Needs:  Rust
Takes:  a second
";

/// The languages' folders; the first is the measure.
const LANGUAGES: [&str; 4] = ["en", "ja", "mr", "hi"];

/// Everything wrong with the message files and their use, a sentence each.
pub fn faults(root: &Path) -> Vec<String> {
    let mut faults = Vec::new();
    let catalogues: Vec<Catalogue> = LANGUAGES
        .iter()
        .map(|tag| Catalogue::read(root, tag, &mut faults))
        .collect();
    let (english, others) = catalogues.split_first().expect("LANGUAGES is not empty");
    for other in others {
        compare(english, other, &mut faults);
    }
    compare_use(
        english,
        &source::literals(root, &["src", "game/src"]),
        &mut faults,
    );
    faults
}

/// The entries of one language: the key, where it stands, and which placeholders it has.
struct Catalogue {
    tag: &'static str,
    entries: BTreeMap<String, Found>,
}

struct Found {
    area: String,
    placeholders: BTreeSet<String>,
}

impl Catalogue {
    fn read(root: &Path, tag: &'static str, faults: &mut Vec<String>) -> Self {
        let mut catalogue = Self {
            tag,
            entries: BTreeMap::new(),
        };
        let folder = root.join("assets/texts").join(tag);
        for path in source::files_below(&folder, "ftl") {
            let area = path
                .file_stem()
                .unwrap_or_default()
                .to_string_lossy()
                .into_owned();
            let text = fs::read_to_string(&path).unwrap_or_default();
            catalogue.add(&area, &text, faults);
        }
        catalogue
    }

    fn add(&mut self, area: &str, text: &str, faults: &mut Vec<String>) {
        let tag = self.tag;
        let resource = match parser::parse(text) {
            Ok(resource) => resource,
            Err((resource, errors)) => {
                for error in errors {
                    let line = 1 + text[..error.pos.start.min(text.len())]
                        .matches('\n')
                        .count();
                    faults.push(format!("{tag}/{area}.ftl:{line}: {error}"));
                }
                resource
            }
        };
        for entry in &resource.body {
            if let Entry::Message(message) = entry {
                self.add_message(area, message, faults);
            }
        }
    }

    fn add_message(&mut self, area: &str, message: &Message<&str>, faults: &mut Vec<String>) {
        let key = message.id.name.to_owned();
        let Some(pattern) = &message.value else {
            faults.push(format!("{}/{area}.ftl: `{key}` has no text", self.tag));
            return;
        };
        let mut placeholders = BTreeSet::new();
        collect(pattern, &mut placeholders);
        let found = Found {
            area: area.to_owned(),
            placeholders,
        };
        if let Some(earlier) = self.entries.insert(key.clone(), found) {
            faults.push(format!(
                "{}/{area}.ftl: `{key}` is already in {}.ftl",
                self.tag, earlier.area
            ));
        }
    }
}

fn collect(pattern: &Pattern<&str>, into: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            collect_expression(expression, into);
        }
    }
}

fn collect_expression(expression: &Expression<&str>, into: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => collect_inline(inline, into),
        Expression::Select { selector, variants } => {
            collect_inline(selector, into);
            variants
                .iter()
                .for_each(|variant| collect(&variant.value, into));
        }
    }
}

fn collect_inline(inline: &InlineExpression<&str>, into: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            into.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => collect_expression(expression, into),
        _ => {}
    }
}

fn compare(english: &Catalogue, other: &Catalogue, faults: &mut Vec<String>) {
    let tag = other.tag;
    for (key, wanted) in &english.entries {
        let area = &wanted.area;
        match other.entries.get(key) {
            None => faults.push(format!("{tag}/{area}.ftl: `{key}` is missing")),
            Some(found) if found.area != *area => {
                faults.push(format!(
                    "{tag}/{}.ftl: `{key}` belongs into {area}.ftl, as in English",
                    found.area
                ));
            }
            Some(found) if found.placeholders != wanted.placeholders => faults.push(format!(
                "{tag}/{area}.ftl: `{key}` has the placeholders {:?}, English has {:?}",
                found.placeholders, wanted.placeholders
            )),
            Some(_) => {}
        }
    }
    for (key, found) in &other.entries {
        if !english.entries.contains_key(key) {
            faults.push(format!(
                "{tag}/{}.ftl: `{key}` is unknown in English",
                found.area
            ));
        }
    }
}

fn compare_use(english: &Catalogue, literals: &Literals, faults: &mut Vec<String>) {
    for (key, found) in &english.entries {
        if !literals.mention(key) {
            faults.push(format!(
                "en/{}.ftl: `{key}` is used nowhere in src/",
                found.area
            ));
        }
    }
    for (place, key) in literals.asked_for() {
        if !english.entries.contains_key(key) {
            faults.push(format!("{place}: the text `{key}` does not exist"));
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn catalogue(tag: &'static str, text: &str) -> (Catalogue, Vec<String>) {
        let mut faults = Vec::new();
        let mut catalogue = Catalogue {
            tag,
            entries: BTreeMap::new(),
        };
        catalogue.add("home", text, &mut faults);
        (catalogue, faults)
    }

    fn compared(english: &str, other: &str) -> Vec<String> {
        let (english, _) = catalogue("en", english);
        let (other, mut faults) = catalogue("ja", other);
        compare(&english, &other, &mut faults);
        faults
    }

    #[test]
    fn a_faithful_language_has_no_faults() {
        let english = "home-a = { $count ->\n    [one] a game of { $name }\n   *[other] { $count } games\n}\n";
        let other = "home-a = { $name }の{ $count }局\n";
        assert_eq!(compared(english, other), Vec::<String>::new());
    }

    #[test]
    fn a_missing_an_unknown_and_a_doubled_key_are_told() {
        let faults = compared(
            "home-a = A\nhome-b = B\n",
            "home-a = あ\nhome-a = い\nhome-c = う\n",
        );
        assert_eq!(
            faults,
            [
                "ja/home.ftl: `home-a` is already in home.ftl",
                "ja/home.ftl: `home-b` is missing",
                "ja/home.ftl: `home-c` is unknown in English",
            ]
        );
    }

    #[test]
    fn other_placeholders_are_told() {
        let faults = compared(
            "home-a = Hello, { $name }\n",
            "home-a = こんにちは、{ $namae }\n",
        );
        assert_eq!(faults.len(), 1);
        assert!(faults[0].contains("placeholders"), "{faults:?}");
    }

    #[test]
    fn a_broken_entry_is_told_with_its_line() {
        let (_, faults) = catalogue("ja", "home-a = あ\nhome-b = { $\n");
        assert!(!faults.is_empty());
        assert!(
            faults[0].starts_with("ja/home.ftl:2:") || faults[0].starts_with("ja/home.ftl:3:"),
            "{faults:?}"
        );
    }

    #[test]
    fn unused_and_invented_keys_are_told() {
        let (english, _) = catalogue("en", "home-a = A\nhome-b = B\nrank-1 = Paper\n");
        let mut literals = Literals::default();
        literals.add("src/x.rs", r#"t("home-a"); t(&format!("rank-{n}")); t("home-z"); rsx! { div { "data-testid": "home-b" } }"#);
        let mut faults = Vec::new();
        compare_use(&english, &literals, &mut faults);
        assert_eq!(
            faults,
            [
                "en/home.ftl: `home-b` is used nowhere in src/",
                "src/x.rs:1: the text `home-z` does not exist"
            ]
        );
    }

    #[test]
    fn the_message_files_are_in_order() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
        assert!(
            !Catalogue::read(root, "en", &mut Vec::new())
                .entries
                .is_empty()
        );
        assert_eq!(faults(root), Vec::<String>::new());
    }
}

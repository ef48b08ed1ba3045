//! Reading Android's XML: attributes with their namespace, and references between resources.

use roxmltree::{Document, Node};
use std::collections::BTreeSet;
use std::path::Path;
use xtask::process::Failure;

/// Android's own namespace, `android:` by custom.
pub const ANDROID: &str = "http://schemas.android.com/apk/res/android";

/// The text of a file of the project.
pub fn text(root: &Path, name: &str) -> Result<String, Failure> {
    std::fs::read_to_string(root.join(name))
        .map_err(|error| Failure::chore(format!("{name} cannot be read: {error}")))
}

/// The text as XML, with the file's name in the complaint.
pub fn parse<'a>(name: &str, text: &'a str) -> Result<Document<'a>, Failure> {
    let options = roxmltree::ParsingOptions {
        allow_dtd: true,
        ..Default::default()
    };
    Document::parse_with_options(text, options)
        .map_err(|error| Failure::chore(format!("{name} is not XML: {error}")))
}

/// An attribute in Android's namespace.
pub fn android<'a>(node: Node<'a, '_>, name: &str) -> Option<&'a str> {
    node.attribute((ANDROID, name))
}

/// The first element of that name.
pub fn first<'a, 'input>(document: &'a Document<'input>, tag: &str) -> Option<Node<'a, 'input>> {
    document.descendants().find(|node| node.has_tag_name(tag))
}

/// Every `@kind/name` that a document's attributes and texts refer to; the system's own `@android:` are left out.
pub fn references(document: &Document<'_>) -> BTreeSet<String> {
    let attributes = document.descendants().flat_map(|node| {
        node.attributes()
            .map(|attribute| attribute.value().to_owned())
    });
    let texts = document
        .descendants()
        .filter(Node::is_text)
        .filter_map(|node| node.text().map(|text| text.trim().to_owned()));
    attributes
        .chain(texts)
        .filter(|value| {
            value.starts_with('@') && value.contains('/') && !value.starts_with("@android:")
        })
        .map(|value| value.trim_start_matches(['@', '+']).to_owned())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn references_are_found_in_attributes_and_texts() {
        let xml = r#"<a xmlns:android="http://schemas.android.com/apk/res/android" android:icon="@mipmap/x" android:t="@android:style/y"><b> @color/z </b></a>"#;
        let document = parse("sample", xml).expect("it is XML");
        assert_eq!(
            references(&document).into_iter().collect::<Vec<_>>(),
            ["color/z", "mipmap/x"]
        );
        assert_eq!(android(document.root_element(), "icon"), Some("@mipmap/x"));
    }

    #[test]
    fn broken_xml_is_named() {
        let failure = parse("res/values/a.xml", "<a><b></a>").expect_err("the tags do not match");
        assert!(failure.message.contains("res/values/a.xml"));
    }
}

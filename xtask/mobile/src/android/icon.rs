//! The launcher icon: the drawings of `assets/icons` as Android's vector drawables.
//!
//! The layers are drawn once, in the app's own drawing kit. What lies in `android/res/drawable` is their translation,
//! written by `cargo xtask android --icons` and compared with the drawings by `--check`.

use crate::xml;
use roxmltree::Node;
use std::fmt::Write;
use std::path::Path;
use xtask::process::Failure;

/// Drawing and drawable of each layer of an adaptive icon.
const LAYERS: [(&str, &str); 3] = [
    (
        "assets/icons/background.svg",
        "android/res/drawable/rsg_launcher_background.xml",
    ),
    (
        "assets/icons/foreground.svg",
        "android/res/drawable/rsg_launcher_foreground.xml",
    ),
    (
        "assets/icons/monochrome.svg",
        "android/res/drawable/rsg_launcher_monochrome.xml",
    ),
];

/// Writes the drawables anew.
pub fn write(root: &Path) -> Result<(), Failure> {
    for (drawing, drawable) in LAYERS {
        let text = translated(root, drawing)?;
        std::fs::write(root.join(drawable), text)
            .map_err(|error| Failure::chore(format!("{drawable}: {error}")))?;
    }
    Ok(())
}

/// Drawables that no longer show their drawing.
pub fn faults(root: &Path) -> Result<Vec<String>, Failure> {
    let mut faults = Vec::new();
    for (drawing, drawable) in LAYERS {
        if xml::text(root, drawable).ok() != Some(translated(root, drawing)?) {
            faults.push(format!(
                "{drawable} is not {drawing}: run cargo xtask android --icons"
            ));
        }
    }
    Ok(faults)
}

fn translated(root: &Path, drawing: &str) -> Result<String, Failure> {
    let text = xml::text(root, drawing)?;
    let document = xml::parse(drawing, &text)?;
    drawable(document.root_element()).map_err(|fault| Failure::chore(format!("{drawing}: {fault}")))
}

/// A picture of flat paths as a vector drawable; anything else is refused rather than dropped.
fn drawable(picture: Node<'_, '_>) -> Result<String, String> {
    if picture.attribute("viewBox") != Some("0 0 108 108") {
        return Err("a layer of an adaptive icon is 108 units wide and high".into());
    }
    let mut text = String::from(
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n\
         <vector xmlns:android=\"http://schemas.android.com/apk/res/android\"\n\
         \x20   android:width=\"108dp\"\n    android:height=\"108dp\"\n\
         \x20   android:viewportWidth=\"108\"\n    android:viewportHeight=\"108\">\n",
    );
    for path in picture.children().filter(Node::is_element) {
        text.push_str(&translated_path(path)?);
    }
    text.push_str("</vector>\n");
    Ok(text)
}

fn translated_path(path: Node<'_, '_>) -> Result<String, String> {
    if !path.has_tag_name("path") {
        return Err(format!(
            "<{}> has no counterpart here",
            path.tag_name().name()
        ));
    }
    let mut text = String::from("    <path");
    for attribute in path.attributes() {
        let name = match attribute.name() {
            "d" => "pathData",
            "fill" if attribute.value() == "none" => continue,
            "fill" => "fillColor",
            "fill-opacity" => "fillAlpha",
            "stroke" => "strokeColor",
            "stroke-width" => "strokeWidth",
            "stroke-linecap" => "strokeLineCap",
            "stroke-linejoin" => "strokeLineJoin",
            other => return Err(format!("the attribute {other} has no counterpart here")),
        };
        write!(text, "\n        android:{name}=\"{}\"", attribute.value())
            .map_err(|error| error.to_string())?;
    }
    text.push_str(" />\n");
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(svg: &str) -> Result<String, String> {
        let document = xml::parse("sample", svg).expect("it is XML");
        drawable(document.root_element())
    }

    #[test]
    fn fills_and_strokes_keep_their_meaning() {
        let text = of(r##"<svg viewBox="0 0 108 108"><path d="M0 0H9Z" fill="none" stroke="#ffffff" stroke-width="3"/></svg>"##)
            .expect("it can be translated");
        assert!(text.contains("android:pathData=\"M0 0H9Z\""));
        assert!(text.contains("android:strokeColor=\"#ffffff\""));
        assert!(!text.contains("fillColor"));
    }

    #[test]
    fn what_cannot_be_translated_is_refused() {
        assert!(of(r#"<svg viewBox="0 0 108 108"><circle r="4"/></svg>"#).is_err());
        assert!(of(r#"<svg viewBox="0 0 108 108"><path d="M0 0" filter="x"/></svg>"#).is_err());
        assert!(of(r#"<svg viewBox="0 0 24 24"/>"#).is_err());
    }

    #[test]
    fn the_drawables_show_the_drawings() {
        let faults = faults(&xtask::workspace::root()).expect("both can be read");
        assert_eq!(faults, Vec::<String>::new());
    }
}

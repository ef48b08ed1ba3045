//! The asset catalogue and the launch screen.

use crate::xml;
use serde_json::Value;
use std::path::Path;
use xtask::process::Failure;

const ICON_FOLDER: &str = "ios/Assets.xcassets/AppIcon.appiconset";

/// Everything wrong with catalogue, icon, launch screen and the text's size.
pub fn faults(root: &Path) -> Result<Vec<String>, Failure> {
    let mut faults = Vec::new();
    json(root, "ios/Assets.xcassets/Contents.json")?;
    faults.extend(color_faults(&json(
        root,
        "ios/Assets.xcassets/LaunchBackground.colorset/Contents.json",
    )?));
    faults.extend(icon_faults(
        root,
        &json(root, &format!("{ICON_FOLDER}/Contents.json"))?,
    )?);
    faults.extend(storyboard_faults(&xml::text(
        root,
        "ios/LaunchScreen.storyboard",
    )?)?);
    faults.extend(style_faults(&xml::text(root, "assets/styles/base.css")?));
    Ok(faults)
}

fn json(root: &Path, name: &str) -> Result<Value, Failure> {
    serde_json::from_str(&xml::text(root, name)?)
        .map_err(|error| Failure::chore(format!("{name} is not JSON: {error}")))
}

/// The page's grounds, as catalogues write colours: red, green and blue in the light, then in the dark.
const GROUNDS: [[&str; 3]; 2] = [["0xE9", "0xEE", "0xE9"], ["0x10", "0x1A", "0x1C"]];

fn color_faults(catalogue: &Value) -> Vec<String> {
    let colors = catalogue["colors"]
        .as_array()
        .map_or(&[][..], Vec::as_slice);
    let is_ground = |color: &Value, ground: &[&str; 3], dark: bool| {
        let parts = &color["color"]["components"];
        ["red", "green", "blue"].map(|part| parts[part].as_str().unwrap_or_default()) == *ground
            && (color["appearances"][0]["value"] == "dark") == dark
    };
    match colors {
        [light, dark]
            if is_ground(light, &GROUNDS[0], false) && is_ground(dark, &GROUNDS[1], true) =>
        {
            Vec::new()
        }
        _ => vec!["LaunchBackground must be the page's two grounds, a light and a dark one".into()],
    }
}

/// What the page's styles must say for iOS: text in the size that the system's settings ask for.
const DYNAMIC_TYPE: &str = "html { font: -apple-system-body; }";

/// Faults of the style sheet that all screens share.
fn style_faults(styles: &str) -> Vec<String> {
    if styles.contains(DYNAMIC_TYPE) {
        Vec::new()
    } else {
        vec![format!(
            "base.css must say {DYNAMIC_TYPE}: without it the page ignores the system's text size"
        )]
    }
}

fn icon_faults(root: &Path, catalogue: &Value) -> Result<Vec<String>, Failure> {
    let Some(name) = catalogue["images"][0]["filename"].as_str() else {
        return Ok(vec!["the asset catalogue names no icon".into()]);
    };
    let file = root.join(ICON_FOLDER).join(name);
    let data = std::fs::read(&file)
        .map_err(|error| Failure::chore(format!("{}: {error}", file.display())))?;
    Ok(png_faults(&data))
}

/// Apple wants 1024 by 1024 without transparency. A PNG says both in its first 26 bytes.
fn png_faults(data: &[u8]) -> Vec<String> {
    let number = |at: usize| {
        data.get(at..at + 4)
            .and_then(|bytes| bytes.try_into().ok())
            .map_or(0, u32::from_be_bytes)
    };
    let mut faults = Vec::new();
    if !data.starts_with(b"\x89PNG\r\n\x1a\n") {
        faults.push("the icon is no PNG".to_owned());
    } else if (number(16), number(20)) != (1024, 1024) {
        faults.push(format!(
            "the icon is {} by {}, not 1024 by 1024",
            number(16),
            number(20)
        ));
    } else if !matches!(data.get(25), Some(0 | 2 | 3)) {
        faults.push("the icon has an alpha channel, which the App Store refuses".to_owned());
    }
    faults
}

fn storyboard_faults(text: &str) -> Result<Vec<String>, Failure> {
    let document = xml::parse("LaunchScreen.storyboard", text)?;
    let root = document.root_element();
    let mut faults = Vec::new();
    if root.attribute("launchScreen") != Some("YES") {
        faults.push("the storyboard is not marked as a launch screen".to_owned());
    }
    let initial = root.attribute("initialViewController");
    let exists = initial.is_some_and(|id| {
        document
            .descendants()
            .any(|node| node.has_tag_name("viewController") && node.attribute("id") == Some(id))
    });
    if !exists {
        faults.push("the storyboard's initial view controller does not exist".to_owned());
    }
    let color = document
        .descendants()
        .find(|node| node.attribute("key") == Some("backgroundColor"))
        .and_then(|node| node.attribute("name"));
    if color != Some("LaunchBackground") {
        faults.push("the launch screen must have the page's own ground as its colour".to_owned());
    }
    Ok(faults)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn catalogue_icon_and_launch_screen_are_in_order() {
        let faults = faults(&xtask::workspace::root()).expect("all can be read");
        assert_eq!(faults, Vec::<String>::new());
    }

    #[test]
    fn an_icon_of_the_wrong_kind_is_refused() {
        let mut data = b"\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR\0\0\x04\0\0\0\x04\0\x08\x02".to_vec();
        assert_eq!(png_faults(&data), Vec::<String>::new());
        data[25] = 6;
        assert!(png_faults(&data)[0].contains("alpha"));
        data[18] = 2;
        assert!(png_faults(&data)[0].contains("512"));
        assert!(png_faults(b"GIF89a")[0].contains("no PNG"));
    }

    #[test]
    fn a_ground_of_another_colour_is_refused() {
        let name = "ios/Assets.xcassets/LaunchBackground.colorset/Contents.json";
        let ours = xml::text(&xtask::workspace::root(), name).expect("it is there");
        for (from, to) in [
            ("0xE9", "0xFF"),
            ("0x1A", "0x00"),
            ("\"dark\"", "\"tinted\""),
        ] {
            let broken = serde_json::from_str(&ours.replacen(from, to, 1)).expect("it is JSON");
            assert_eq!(color_faults(&broken).len(), 1, "{from}");
        }
    }

    #[test]
    fn styles_that_ignore_the_systems_text_size_are_refused() {
        assert_eq!(style_faults("html { font: 16px sans-serif; }").len(), 1);
    }

    #[test]
    fn a_storyboard_without_its_controller_is_refused() {
        let text =
            "<document launchScreen=\"YES\" initialViewController=\"a\"><scenes/></document>";
        assert_eq!(storyboard_faults(text).expect("it is XML").len(), 2);
    }
}

//! The resources under `android/res`: well-formed, named so that dx leaves them alone, and every reference met.

use crate::xml;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use xtask::process::Failure;

/// What the libraries that Gradle adds bring along.
const FROM_LIBRARIES: &[&str] = &[
    "style/Theme.AppCompat.DayNight.NoActionBar",
    "style/Theme.SplashScreen",
];

/// Everything wrong with the resources and with what `manifest` asks of them.
pub fn faults(folder: &Path, manifest: &roxmltree::Document<'_>) -> Result<Vec<String>, Failure> {
    let mut faults = Vec::new();
    let mut defined: BTreeSet<String> = FROM_LIBRARIES
        .iter()
        .map(|name| (*name).to_owned())
        .collect();
    let mut wanted = xml::references(manifest);
    for file in files(folder)? {
        let name = file
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        if !name.starts_with("rsg_") {
            faults.push(format!(
                "res/…/{name}: dx may overwrite it; our names start with rsg_"
            ));
        }
        let kind = kind_of(&file);
        if !kind.starts_with("values") {
            defined.insert(format!(
                "{}/{}",
                kind.split('-').next().unwrap_or_default(),
                stem(&file)
            ));
        }
        if file.extension().is_some_and(|ending| ending == "xml") {
            let text = std::fs::read_to_string(&file)
                .map_err(|error| Failure::chore(format!("{}: {error}", file.display())))?;
            let document = xml::parse(&name, &text)?;
            wanted.extend(xml::references(&document));
            wanted.extend(parents(&document));
            if kind.starts_with("values") {
                defined.extend(values(&document));
            }
        }
    }
    faults.extend(
        wanted
            .difference(&defined)
            .map(|name| format!("@{name} is referred to and defined nowhere")),
    );
    Ok(faults)
}

/// Every file below the folder.
pub fn files(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let complain = |error: std::io::Error| Failure::chore(format!("{}: {error}", folder.display()));
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(complain)? {
        let path = entry.map_err(complain)?.path();
        if path.is_dir() {
            found.extend(files(&path)?);
        } else {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

fn kind_of(file: &Path) -> String {
    let folder = file.parent().and_then(Path::file_name).unwrap_or_default();
    folder.to_string_lossy().into_owned()
}

fn stem(file: &Path) -> String {
    let name = file
        .file_name()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned();
    name.split('.').next().unwrap_or_default().to_owned()
}

/// The names a `values` file defines, as references name them.
fn values(document: &roxmltree::Document<'_>) -> Vec<String> {
    document
        .root_element()
        .children()
        .filter_map(|node| {
            Some(format!(
                "{}/{}",
                node.tag_name().name(),
                node.attribute("name")?
            ))
        })
        .collect()
}

/// Styles name their parent without an at sign.
fn parents(document: &roxmltree::Document<'_>) -> Vec<String> {
    document
        .descendants()
        .filter_map(|node| node.attribute("parent"))
        .map(|parent| format!("style/{}", parent.trim_start_matches("@style/")))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn manifest() -> String {
        xml::text(&xtask::workspace::root(), "android/AndroidManifest.xml").expect("it is there")
    }

    #[test]
    fn our_resources_are_in_order() {
        let text = manifest();
        let document = xml::parse("AndroidManifest.xml", &text).expect("it is XML");
        let folder = xtask::workspace::root().join("android/res");
        assert_eq!(
            faults(&folder, &document).expect("readable"),
            Vec::<String>::new()
        );
    }

    #[test]
    fn a_reference_to_nothing_is_found() {
        let text = manifest().replacen("@xml/rsg_backup\"", "@xml/rsg_forgotten\"", 1);
        let document = xml::parse("AndroidManifest.xml", &text).expect("it is XML");
        let folder = xtask::workspace::root().join("android/res");
        let faults = faults(&folder, &document).expect("readable");
        assert_eq!(
            faults,
            ["@xml/rsg_forgotten is referred to and defined nowhere"]
        );
    }
}

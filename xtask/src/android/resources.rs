//! The resources under `android/res`: named so that dx leaves them alone, and every reference met. `aapt2` says the latter
//! too, when it links them (`linked.rs`); here it is said without any tool.

use crate::process::Failure;
use crate::workspace;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// What the libraries that Gradle adds bring along.
const FROM_LIBRARIES: [&str; 2] = [
    "style/Theme.AppCompat.DayNight.NoActionBar",
    "style/Theme.SplashScreen",
];

/// Everything wrong with the resources and with what the manifest asks of them.
pub fn faults() -> Result<Vec<String>, Failure> {
    let mut names = Names::default();
    names.defined.extend(FROM_LIBRARIES.map(str::to_owned));
    names.add_references(&workspace::read("android/AndroidManifest.xml")?);
    let mut faults = Vec::new();
    for path in files(&workspace::root().join("android/res"))? {
        let (file, folder) = (name_of(Some(&path)), name_of(path.parent()));
        let stem = file.split('.').next().unwrap_or_default();
        if !stem.starts_with("rsg_") {
            faults.push(format!(
                "res/{folder}/{file}: dx may overwrite it; our names start with rsg_"
            ));
        }
        let kind = folder.split('-').next().unwrap_or_default();
        if file.ends_with(".xml") {
            let text =
                std::fs::read_to_string(&path).map_err(|error| Failure::file(&path, error))?;
            names.add_references(&text);
            names.add_values(&text);
        }
        names.defined.insert(format!("{kind}/{stem}"));
    }
    let missing = names.wanted.difference(&names.defined);
    faults.extend(missing.map(|name| format!("@{name} is referred to and defined nowhere")));
    Ok(faults)
}

/// The resources that are referred to and those that there are, as `kind/name`.
#[derive(Default)]
struct Names {
    wanted: BTreeSet<String>,
    defined: BTreeSet<String>,
}

impl Names {
    /// Every `@kind/name` in attributes and texts, the system's own left out, and the parents of styles.
    fn add_references(&mut self, xml: &str) {
        for value in xml.split(['"', '<', '>']).map(str::trim) {
            if value.starts_with('@') && value.contains('/') && !value.starts_with("@android:") {
                self.wanted
                    .insert(value.trim_start_matches(['@', '+']).to_owned());
            }
        }
        let parents = xml
            .split("parent=\"")
            .skip(1)
            .filter_map(|rest| rest.split('"').next());
        self.wanted
            .extend(parents.map(|parent| format!("style/{parent}")));
    }

    /// What a `values` file defines: `<color name="x">` is `color/x`.
    fn add_values(&mut self, xml: &str) {
        for element in xml.split('<') {
            if let Some((tag, rest)) = element.split_once(" name=\"") {
                let name = rest.split('"').next().unwrap_or_default();
                self.defined.insert(format!("{tag}/{name}"));
            }
        }
    }
}

fn name_of(path: Option<&Path>) -> String {
    let name = path.and_then(Path::file_name).unwrap_or_default();
    name.to_string_lossy().into_owned()
}

/// The files in the folder's folders.
fn files(folder: &Path) -> Result<BTreeSet<PathBuf>, Failure> {
    let mut found = BTreeSet::new();
    for entry in std::fs::read_dir(folder).map_err(|error| Failure::file(folder, error))? {
        let path = entry.map_err(|error| Failure::file(folder, error))?.path();
        if path.is_dir() {
            found.extend(files(&path)?);
        } else {
            found.insert(path);
        }
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn our_resources_are_in_order() {
        assert_eq!(faults().expect("they can be read"), Vec::<String>::new());
    }

    #[test]
    fn references_and_definitions_are_found() {
        let mut names = Names::default();
        names.add_references(r#"<a icon="@mipmap/x" t="@android:style/y"><b> @color/z </b></a><style name="s" parent="p"/>"#);
        names.add_values(r#"<resources><color name="z">#fff</color></resources>"#);
        let wanted: Vec<&str> = names.wanted.iter().map(String::as_str).collect();
        assert_eq!(wanted, ["color/z", "mipmap/x", "style/p"]);
        assert!(names.defined.contains("color/z"));
    }
}

//! Packs the words of each language. The web page has those of English alone built in, and the others beside its
//! program: there their packs are empty.

#[path = "../base/areas.rs"]
mod areas;
#[path = "src/text/languages.rs"]
mod languages;
#[path = "../base/packing.rs"]
mod packing;

use std::ffi::OsStr;
use std::path::{Path, PathBuf};

fn main() {
    let texts = Path::new(env!("CARGO_MANIFEST_DIR")).join("../assets/texts");
    for tag in languages::TAGS {
        let folder = texts.join(tag);
        // A file that comes or goes.
        println!("cargo::rerun-if-changed={}", folder.display());
        let mut files = areas::areas(&folder);
        assert_eq!(
            names(&files),
            names(&areas::areas(&texts.join("en"))),
            "{tag}"
        );
        if is_page() && tag != "en" {
            files.clear();
        }
        packing::pack(&format!("{tag}.texts"), &files);
    }
}

/// No language lacks a file, or has one under another name.
fn names(files: &[PathBuf]) -> Vec<Option<&OsStr>> {
    files.iter().map(|file| file.file_name()).collect()
}

#[allow(
    clippy::disallowed_methods,
    reason = "that is how Cargo tells for what it builds"
)]
fn is_page() -> bool {
    std::env::var("CARGO_CFG_TARGET_FAMILY").is_ok_and(|family| family == "wasm")
}

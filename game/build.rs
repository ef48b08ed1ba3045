//! Packs the words of each language.

#[path = "src/text/areas.rs"]
mod areas;
#[path = "../base/packing.rs"]
mod packing;

use std::path::{Path, PathBuf};

fn main() {
    let texts = Path::new(env!("CARGO_MANIFEST_DIR")).join("../assets/texts");
    for tag in ["en", "ja", "mr", "hi"] {
        let area = |area: &&str| texts.join(tag).join(format!("{area}.ftl"));
        let files: Vec<PathBuf> = areas::AREAS.iter().map(area).collect();
        packing::pack(&format!("{tag}.texts"), &files);
    }
}

//! Packs the words of each language. The web page has those of English alone built in, and the others beside its
//! program: there their packs are empty.

#[path = "src/text/areas.rs"]
mod areas;
#[path = "src/text/languages.rs"]
mod languages;
#[path = "../base/packing.rs"]
mod packing;

use std::path::{Path, PathBuf};

fn main() {
    let texts = Path::new(env!("CARGO_MANIFEST_DIR")).join("../assets/texts");
    for tag in languages::TAGS {
        let area = |area: &&str| texts.join(tag).join(format!("{area}.ftl"));
        let is_built_in = tag == "en" || !is_page();
        let areas = areas::AREAS.iter().filter(|_| is_built_in);
        let files: Vec<PathBuf> = areas.map(area).collect();
        packing::pack(&format!("{tag}.texts"), &files);
    }
}

#[allow(
    clippy::disallowed_methods,
    reason = "that is how Cargo tells for what it builds"
)]
fn is_page() -> bool {
    std::env::var("CARGO_CFG_TARGET_FAMILY").is_ok_and(|family| family == "wasm")
}

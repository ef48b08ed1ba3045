//! Packs the weights of the evaluation.

#[path = "../base/packing.rs"]
mod packing;

use std::path::Path;

fn main() {
    let weights = Path::new(env!("CARGO_MANIFEST_DIR")).join("../assets/eval/weights.bin");
    packing::pack("weights", &[weights]);
}

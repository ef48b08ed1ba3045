//! Packs the weights of Reversi.

#[path = "../base/packing.rs"]
mod packing;

use std::path::Path;

fn main() {
    let weights = Path::new(env!("CARGO_MANIFEST_DIR")).join("../assets/eval/reversi.bin");
    packing::pack("reversi", &[weights]);
}

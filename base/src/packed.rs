//! Unpacking of built-in files.

/// The bytes that a build script has packed (`packing.rs`), unpacked.
///
/// # Panics
///
/// When the bytes are no pack.
#[must_use]
pub fn unpacked(pack: &[u8]) -> Vec<u8> {
    miniz_oxide::inflate::decompress_to_vec_zlib(pack).expect("a build script packed it")
}

#[cfg(test)]
mod tests {
    use super::*;
    use miniz_oxide::deflate::compress_to_vec_zlib;

    #[test]
    fn what_is_only_stored_comes_out_like_what_is_compressed() {
        let bytes = b"a word and a word and a word and a word";
        let (stored, compressed) = (
            compress_to_vec_zlib(bytes, 0),
            compress_to_vec_zlib(bytes, 9),
        );
        assert!(stored.windows(bytes.len()).any(|part| part == bytes));
        assert!(compressed.len() < bytes.len());
        assert_eq!(
            (unpacked(&stored), unpacked(&compressed)),
            (bytes.to_vec(), bytes.to_vec())
        );
    }
}

//! Learned weights as bytes: two each, signed, little endian.

/// The weights of these bytes; a last single byte is left out.
#[must_use]
pub fn weights_from_bytes(bytes: &[u8]) -> Vec<i16> {
    let (pairs, _) = bytes.as_chunks();
    pairs.iter().copied().map(i16::from_le_bytes).collect()
}

/// The bytes of these weights.
pub fn weights_to_bytes<'a>(weights: impl IntoIterator<Item = &'a i16>) -> Vec<u8> {
    let weights = weights.into_iter();
    weights.flat_map(|weight| weight.to_le_bytes()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn written_weights_are_read_back() {
        let weights = [0, 1, -1, i16::MIN, i16::MAX];
        let bytes = weights_to_bytes(&weights);
        assert_eq!(bytes[2..6], [1, 0, 255, 255]);
        assert_eq!(weights_from_bytes(&bytes), weights);
    }
}

//! Texts that are built in packed, by the build scripts of this crate and of the app.

/// The texts of the pack that the build script made under this name, in their order.
#[macro_export]
macro_rules! packed {
    ($name:literal) => {
        $crate::packed::texts(include_bytes!(concat!(env!("OUT_DIR"), "/", $name)))
    };
}
pub use crate::packed;

/// The texts of a pack.
///
/// # Panics
///
/// When the bytes are no pack.
#[must_use]
pub fn texts(pack: &[u8]) -> Vec<String> {
    let text = String::from_utf8(rsg_engine::unpacked(pack)).expect("a build script packed texts");
    text.split('\0').map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const PACK: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/mr.texts"));

    #[test]
    fn texts_come_out_as_they_are_written() {
        let texts = texts(PACK);
        let app = include_str!("../../assets/texts/mr/app.ftl");
        let last = include_str!("../../assets/texts/mr/you.ftl");
        assert_eq!(texts.first().map(String::as_str), Some(app));
        assert_eq!(texts.last().map(String::as_str), Some(last));
    }

    #[test]
    fn texts_are_built_in_in_a_third_of_their_room() {
        let size: usize = texts(PACK).iter().map(String::len).sum();
        assert!(PACK.len() * 3 < size, "{} of {size} bytes", PACK.len());
    }
}

//! Files in the format of gzip (RFC 1952), which browsers unpack. The program gzip itself would not do: its versions
//! and its stand-ins pack alike on no two machines, and two builds of one commit are to be the same.

/// The most that the packer knows to do.
const LEVEL: u8 = 9;

/// The header: the mark of the format, the method, and no name, no time and no system.
const HEADER: [u8; 10] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255];

/// Some bytes, packed.
pub fn packed(bytes: &[u8]) -> Vec<u8> {
    let mut packed = HEADER.to_vec();
    packed.extend(miniz_oxide::deflate::compress_to_vec(bytes, LEVEL));
    packed.extend(checksum(bytes).to_le_bytes());
    // The size as the format has it: what is left of it in four bytes.
    packed.extend((bytes.len() as u32).to_le_bytes());
    packed
}

/// The checksum of the format, CRC-32.
fn checksum(bytes: &[u8]) -> u32 {
    let table = table();
    let next = |sum: u32, byte: &u8| table[usize::from(sum as u8 ^ byte)] ^ sum >> 8;
    !bytes.iter().fold(!0, next)
}

/// The change of the checksum by each byte.
fn table() -> [u32; 256] {
    const POLYNOMIAL: u32 = 0xedb8_8320;
    let shifted = |sum: u32| sum >> 1 ^ if sum & 1 == 1 { POLYNOMIAL } else { 0 };
    std::array::from_fn(|byte| (0..8).fold(byte as u32, |sum, _| shifted(sum)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_checksum_is_the_one_that_everybody_has() {
        assert_eq!(checksum(b"123456789"), 0xcbf4_3926);
    }

    #[test]
    fn what_is_packed_comes_out_as_it_was() {
        let bytes = b"a word and a word and a word and a word";
        let packed = packed(bytes);
        assert!(packed.starts_with(&HEADER) && packed.len() < bytes.len() + 18);
        let (body, end) = packed[HEADER.len()..].split_at(packed.len() - HEADER.len() - 8);
        let unpacked = miniz_oxide::inflate::decompress_to_vec(body).expect("it is packed");
        assert_eq!(unpacked, bytes);
        assert_eq!(end[4..], [bytes.len() as u8, 0, 0, 0]);
    }
}

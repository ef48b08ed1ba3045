//! The plainest WAV file: mono, 16 bits.

/// The file of samples between −1 and 1.
pub(super) fn encode(samples: &[f64], rate: u32) -> Vec<u8> {
    let data = 2 * u32::try_from(samples.len()).expect("a sound is a second long, not a day");
    let mut file = Vec::with_capacity(44 + samples.len() * 2);
    file.extend(b"RIFF");
    file.extend((36 + data).to_le_bytes());
    file.extend(b"WAVEfmt ");
    file.extend(16_u32.to_le_bytes());
    file.extend(1_u16.to_le_bytes()); // plain samples
    file.extend(1_u16.to_le_bytes()); // one channel
    file.extend(rate.to_le_bytes());
    file.extend((rate * 2).to_le_bytes());
    file.extend(2_u16.to_le_bytes());
    file.extend(16_u16.to_le_bytes());
    file.extend(b"data");
    file.extend(data.to_le_bytes());
    for sample in samples {
        let value = (sample.clamp(-1.0, 1.0) * f64::from(i16::MAX)).round() as i16;
        file.extend(value.to_le_bytes());
    }
    file
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn header_and_samples_are_where_players_look() {
        let file = encode(&[0.0, 1.0, -1.0], 22_050);
        assert_eq!(file.len(), 50);
        assert_eq!(&file[..4], b"RIFF");
        assert_eq!(file[40..44], 6_u32.to_le_bytes());
        assert_eq!(file[46..48], i16::MAX.to_le_bytes());
        assert_eq!(file[48..50], (-i16::MAX).to_le_bytes());
    }
}

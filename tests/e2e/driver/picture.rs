//! The pixels of a photograph of the page.

use miniz_oxide::inflate::decompress_to_vec_zlib;

/// A picture without compression.
pub struct Picture {
    pub width: u32,
    pub height: u32,
    /// Red, green, blue and opacity of each pixel, row by row from the top.
    pub pixels: Vec<u8>,
}

impl Picture {
    /// Unpacks a PNG as browsers write it: eight bits a channel, not interlaced. <https://www.w3.org/TR/png-3/>
    #[track_caller]
    pub fn of_png(png: &[u8]) -> Self {
        let (mut header, mut packed) = (&[][..], Vec::new());
        let mut rest = &png[8..];
        while let [a, b, c, d, kind @ ..] = rest {
            let length = u32::from_be_bytes([*a, *b, *c, *d]) as usize;
            let (kind, behind) = kind.split_at(4);
            match kind {
                b"IHDR" => header = &behind[..length],
                b"IDAT" => packed.extend_from_slice(&behind[..length]),
                _ => {}
            }
            // Behind its data a part has a checksum.
            rest = &behind[length + 4..];
        }
        let number = |at: usize| u32::from_be_bytes(header[at..at + 4].try_into().expect("four"));
        let (width, height) = (number(0), number(4));
        let channels = match &header[8..] {
            [8, 2, 0, 0, 0] => 3,
            [8, 6, 0, 0, 0] => 4,
            other => panic!("a PNG of another kind: {other:?}"),
        };
        let rows = decompress_to_vec_zlib(&packed).expect("a PNG is packed by zlib");
        let pixels = unfiltered(&rows, width as usize * channels, channels);
        let opaque = |pixel: &[u8]| [pixel[0], pixel[1], pixel[2], *pixel.get(3).unwrap_or(&255)];
        Self {
            width,
            height,
            pixels: pixels.chunks(channels).flat_map(opaque).collect(),
        }
    }
}

/// The rows of a PNG without the filters by which each was made easier to pack.
fn unfiltered(rows: &[u8], width: usize, channels: usize) -> Vec<u8> {
    let mut above = vec![0; width];
    let mut pixels = Vec::new();
    for row in rows.chunks(width + 1) {
        let (filter, mut row) = (row[0], row[1..].to_vec());
        for at in 0..width {
            let before = |row: &[u8]| at.checked_sub(channels).map_or(0, |at| row[at]);
            let (left, up, corner) = (before(&row), above[at], before(&above));
            let expected = match filter {
                0 => 0,
                1 => left,
                2 => up,
                3 => (left / 2) + (up / 2) + (left & up & 1),
                4 => nearest(left, up, corner),
                other => panic!("there is no filter {other}"),
            };
            row[at] = row[at].wrapping_add(expected);
        }
        pixels.extend_from_slice(&row);
        above = row;
    }
    pixels
}

/// The neighbour that is nearest to what all three lead to expect (the filter "Paeth").
fn nearest(left: u8, up: u8, corner: u8) -> u8 {
    let [left, up, corner] = [left, up, corner].map(i16::from);
    let expected = left + up - corner;
    let nearest = [left, up, corner]
        .into_iter()
        .min_by_key(|neighbour| (expected - neighbour).abs());
    nearest.map_or(0, |neighbour| neighbour as u8)
}

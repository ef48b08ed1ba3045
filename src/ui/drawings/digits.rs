//! Digits as strokes, for numbers engraved in a picture.

use super::paint::Paint;
use super::pen::{Pen, Point, number};

/// Writes a number centred on a point, its digits `height` tall.
pub fn write(pen: &mut Pen, value: i32, centre: Point, height: f32, paint: Paint) {
    let text = value.unsigned_abs().to_string();
    let (width, advance) = (height * 0.52, height * 0.86);
    let start = centre.0 - advance * (text.len() as f32 - 1.0) / 2.0 - width / 2.0;
    let mut path = String::new();
    for (i, digit) in text.bytes().enumerate() {
        let corner = (start + advance * i as f32, centre.1 - height / 2.0);
        for stroke in strokes(digit) {
            for (j, &(x, y)) in stroke.iter().enumerate() {
                path.push(if j == 0 { 'M' } else { 'L' });
                path += &number(corner.0 + x * width);
                path.push(' ');
                path += &number(corner.1 + y * height);
            }
        }
    }
    pen.line(&path, paint, height * 0.17);
}

/// A digit's lines in a box of width and height 1.
fn strokes(digit: u8) -> &'static [&'static [Point]] {
    const ROUND: &[Point] = &[
        (0.5, 0.0),
        (0.9, 0.12),
        (1.0, 0.35),
        (1.0, 0.65),
        (0.9, 0.88),
        (0.5, 1.0),
        (0.1, 0.88),
        (0.0, 0.65),
        (0.0, 0.35),
        (0.1, 0.12),
        (0.5, 0.0),
    ];
    match digit {
        b'0' => &[ROUND],
        b'1' => &[&[(0.15, 0.2), (0.6, 0.0), (0.6, 1.0)]],
        b'2' => &[&[
            (0.0, 0.25),
            (0.15, 0.06),
            (0.5, 0.0),
            (0.88, 0.08),
            (1.0, 0.3),
            (0.85, 0.52),
            (0.0, 1.0),
            (1.0, 1.0),
        ]],
        b'3' => &[&[
            (0.0, 0.08),
            (0.5, 0.0),
            (0.9, 0.1),
            (0.95, 0.33),
            (0.45, 0.46),
            (0.95, 0.6),
            (0.98, 0.85),
            (0.5, 1.0),
            (0.0, 0.9),
        ]],
        b'4' => &[&[(0.75, 1.0), (0.75, 0.0), (0.0, 0.7), (1.0, 0.7)]],
        b'5' => &[&[
            (0.95, 0.0),
            (0.15, 0.0),
            (0.08, 0.44),
            (0.55, 0.38),
            (0.95, 0.5),
            (1.0, 0.75),
            (0.75, 0.97),
            (0.35, 1.0),
            (0.0, 0.9),
        ]],
        b'6' => &[&[
            (0.85, 0.05),
            (0.4, 0.12),
            (0.05, 0.5),
            (0.02, 0.78),
            (0.25, 0.98),
            (0.7, 1.0),
            (0.98, 0.82),
            (0.95, 0.56),
            (0.6, 0.44),
            (0.1, 0.56),
        ]],
        b'7' => &[&[(0.0, 0.0), (1.0, 0.0), (0.35, 1.0)]],
        b'8' => &[&[
            (0.5, 0.46),
            (0.1, 0.32),
            (0.12, 0.1),
            (0.5, 0.0),
            (0.88, 0.1),
            (0.9, 0.32),
            (0.5, 0.46),
            (0.02, 0.64),
            (0.05, 0.9),
            (0.5, 1.0),
            (0.95, 0.9),
            (0.98, 0.64),
            (0.5, 0.46),
        ]],
        _ => &[&[
            (0.9, 0.44),
            (0.4, 0.56),
            (0.05, 0.44),
            (0.02, 0.18),
            (0.3, 0.0),
            (0.75, 0.02),
            (0.98, 0.22),
            (0.95, 0.5),
            (0.6, 0.88),
            (0.15, 0.95),
        ]],
    }
}

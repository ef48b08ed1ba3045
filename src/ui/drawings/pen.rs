//! The pen: collects shapes as SVG markup, shades flat facets as one lamp from the upper left would.
//!
//! Nothing here uses gradients, masks or filters. They would need ids, ids clash as soon as one
//! picture is on a page twice, and they are slow to move. Every shade is a facet of its own.

use super::paint::{Paint, Ramp};
use std::fmt::Write;

/// A place on the drawing board, 96 units wide and high with the origin at the upper left.
pub type Point = (f32, f32);

/// Whether the pictured thing has been earned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Look {
    /// In its own colours.
    Earned,
    /// Grey: still to be won.
    Locked,
}

/// How large the picture will be shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Detail {
    /// Up to about 64 pixels: engraving too fine to be seen is left out.
    Small,
    /// With everything.
    Full,
}

/// Where the light comes from, as a unit vector in the drawing's plane.
const LIGHT: Point = (-0.515, -0.857);

/// Collects the shapes of one picture.
pub struct Pen {
    look: Look,
    detail: Detail,
    body: String,
}

impl Pen {
    /// A pen with nothing drawn yet.
    pub fn new(look: Look, detail: Detail) -> Pen {
        Pen {
            look,
            detail,
            body: String::new(),
        }
    }

    /// The shapes drawn so far, as the inside of an `svg` element.
    pub fn finish(self) -> String {
        self.body
    }

    /// Whether engraving that only shows on large pictures is wanted.
    pub fn fine(&self) -> bool {
        self.detail == Detail::Full
    }

    fn css(&self, paint: Paint) -> String {
        match self.look {
            Look::Earned => paint.css(),
            Look::Locked => paint.faded().css(),
        }
    }

    /// A filled polygon.
    pub fn polygon(&mut self, points: &[Point], paint: Paint) {
        let outline = outline(points);
        self.fill(&outline, paint);
    }

    /// A filled path, given as SVG path data.
    pub fn fill(&mut self, path: &str, paint: Paint) {
        let colour = self.css(paint);
        let _ = write!(self.body, r#"<path d="{path}" fill="{colour}"/>"#);
    }

    /// A filled path that lets what is below shine through.
    pub fn veil(&mut self, path: &str, paint: Paint, opacity: f32) {
        let colour = self.css(paint);
        let opacity = number(opacity);
        let _ = write!(
            self.body,
            r#"<path d="{path}" fill="{colour}" fill-opacity="{opacity}"/>"#
        );
    }

    /// A line along a path, with round ends and corners.
    pub fn line(&mut self, path: &str, paint: Paint, width: f32) {
        self.dashes(path, paint, width, "");
    }

    /// A broken line along a path; an empty pattern draws it whole.
    pub fn dashes(&mut self, path: &str, paint: Paint, width: f32, pattern: &str) {
        let colour = self.css(paint);
        let width = number(width);
        let _ = write!(
            self.body,
            r#"<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-linecap="round" stroke-linejoin="round""#
        );
        if !pattern.is_empty() {
            let _ = write!(self.body, r#" stroke-dasharray="{pattern}""#);
        }
        self.body.push_str("/>");
    }

    /// A filled circle.
    pub fn disc(&mut self, centre: Point, radius: f32, paint: Paint) {
        let colour = self.css(paint);
        let (x, y, r) = (number(centre.0), number(centre.1), number(radius));
        let _ = write!(
            self.body,
            r#"<circle cx="{x}" cy="{y}" r="{r}" fill="{colour}"/>"#
        );
    }

    /// A circle's line.
    pub fn ring(&mut self, centre: Point, radius: f32, paint: Paint, width: f32) {
        let colour = self.css(paint);
        let (x, y, r) = (number(centre.0), number(centre.1), number(radius));
        let width = number(width);
        let _ = write!(
            self.body,
            r#"<circle cx="{x}" cy="{y}" r="{r}" fill="none" stroke="{colour}" stroke-width="{width}"/>"#
        );
    }

    /// The sloping rim between two outlines of equally many corners, lit side by side.
    pub fn bevel(&mut self, outer: &[Point], inner: &[Point], ramp: &Ramp) {
        for (i, &corner) in outer.iter().enumerate() {
            let next = (i + 1) % outer.len();
            let side = [corner, outer[next], inner[next], inner[i]];
            self.polygon(&side, ramp.at(facing_light(corner, outer[next])));
        }
    }

    /// A shape rising to a ridge in its middle: one facet from every side of its outline to the peak.
    pub fn peak(&mut self, rim: &[Point], top: Point, ramp: &Ramp) {
        self.polygon(rim, ramp.body());
        for (i, &corner) in rim.iter().enumerate() {
            let next = rim[(i + 1) % rim.len()];
            self.polygon(&[corner, next, top], ramp.at(facing_light(corner, next)));
        }
    }

    /// A cut stone: its girdle, two rows of facets, and a flat table with a reflection.
    pub fn gem(&mut self, girdle: &[Point], table: f32, ramp: &Ramp) {
        let middle = centre_of(girdle);
        let count = girdle.len();
        self.polygon(girdle, ramp.at(0.45));
        let flat: Vec<Point> = (0..count)
            .map(|i| {
                towards(
                    midpoint(girdle[i], girdle[(i + 1) % count]),
                    middle,
                    1.0 - table,
                )
            })
            .collect();
        for i in 0..count {
            let (here, next) = (girdle[i], girdle[(i + 1) % count]);
            let light = facing_light(here, next);
            // Neighbouring facets of a real stone flash and darken by turns.
            let sparkle = if i % 2 == 0 { 0.14 } else { -0.10 };
            self.polygon(&[here, next, flat[i]], ramp.at(light + sparkle));
            let before = flat[(i + count - 1) % count];
            let around = facing_light(before, flat[i]);
            self.polygon(
                &[here, flat[i], before],
                ramp.at(around * 0.7 + 0.08 - sparkle),
            );
        }
        self.polygon(&flat, ramp.at(0.62));
        self.reflection(&flat, middle, ramp);
    }

    /// A stone cut in steps: bevel within bevel down to the table.
    pub fn step_gem(&mut self, girdle: &[Point], ramp: &Ramp) {
        let middle = centre_of(girdle);
        self.polygon(girdle, ramp.body());
        let mut outer = girdle.to_vec();
        for step in [0.80, 0.62, 0.44] {
            let inner = scaled(girdle, middle, step);
            self.bevel(&outer, &inner, ramp);
            outer = inner;
        }
        self.polygon(&outer, ramp.at(0.6));
        self.reflection(&outer, middle, ramp);
    }

    /// The window mirrored in a table: its sides that face the lamp shine, seen from the middle.
    fn reflection(&mut self, table: &[Point], middle: Point, ramp: &Ramp) {
        for (i, &corner) in table.iter().enumerate() {
            let next = table[(i + 1) % table.len()];
            let light = facing_light(corner, next);
            if light > 0.62 {
                self.polygon(&[corner, next, middle], ramp.at(0.55 + light * 0.45));
            }
        }
    }
}

/// How much light falls on the outward side of an edge whose shape runs clockwise on the screen.
pub fn facing_light(from: Point, to: Point) -> f32 {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = (dx * dx + dy * dy).sqrt().max(f32::EPSILON);
    let normal = (dy / length, -dx / length);
    0.5 + 0.46 * (normal.0 * LIGHT.0 + normal.1 * LIGHT.1)
}

/// A closed outline as path data.
pub fn outline(points: &[Point]) -> String {
    let mut path = open_line(points);
    path.push('Z');
    path
}

/// A line through points as path data.
pub fn open_line(points: &[Point]) -> String {
    let mut path = String::with_capacity(points.len() * 10);
    for (i, &(x, y)) in points.iter().enumerate() {
        path.push(if i == 0 { 'M' } else { 'L' });
        let _ = write!(path, "{} {}", number(x), number(y));
    }
    path
}

/// A number with at most one decimal place and nothing superfluous.
pub fn number(value: f32) -> String {
    let tenths = (value * 10.0).round() as i64;
    let sign = if tenths < 0 { "-" } else { "" };
    let (whole, rest) = (tenths.abs() / 10, tenths.abs() % 10);
    if rest == 0 {
        format!("{sign}{whole}")
    } else {
        format!("{sign}{whole}.{rest}")
    }
}

/// The point at a distance and an angle from a centre; 0 degrees is up, and angles grow clockwise.
pub fn polar(centre: Point, radius: f32, degrees: f32) -> Point {
    let angle = degrees.to_radians();
    (
        centre.0 + radius * angle.sin(),
        centre.1 - radius * angle.cos(),
    )
}

/// A regular polygon, clockwise, its first corner turned `degrees` from the top.
pub fn regular(centre: Point, radius: f32, corners: usize, degrees: f32) -> Vec<Point> {
    (0..corners)
        .map(|i| polar(centre, radius, degrees + 360.0 * i as f32 / corners as f32))
        .collect()
}

/// A star's outline: tips at one radius, the notches between them at another.
pub fn star(centre: Point, tips: f32, notches: f32, points: usize, degrees: f32) -> Vec<Point> {
    (0..points * 2)
        .map(|i| {
            let radius = if i % 2 == 0 { tips } else { notches };
            polar(centre, radius, degrees + 180.0 * i as f32 / points as f32)
        })
        .collect()
}

/// The outline of the board: six tips on the corners of two crossed triangles.
pub fn board_star(centre: Point, radius: f32) -> Vec<Point> {
    star(centre, radius, radius / 3f32.sqrt(), 6, 0.0)
}

/// An outline drawn nearer to (below 1) or farther from (above 1) a centre.
pub fn scaled(points: &[Point], centre: Point, factor: f32) -> Vec<Point> {
    points
        .iter()
        .map(|&point| towards(centre, point, factor))
        .collect()
}

/// The point `share` of the way from one to another.
pub fn towards(from: Point, to: Point, share: f32) -> Point {
    (
        from.0 + (to.0 - from.0) * share,
        from.1 + (to.1 - from.1) * share,
    )
}

fn midpoint(a: Point, b: Point) -> Point {
    towards(a, b, 0.5)
}

fn centre_of(points: &[Point]) -> Point {
    let count = points.len() as f32;
    let sum = points
        .iter()
        .fold((0.0, 0.0), |sum, point| (sum.0 + point.0, sum.1 + point.1));
    (sum.0 / count, sum.1 / count)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        assert_eq!(number(3.0), "3");
        assert_eq!(number(-0.04), "0");
        assert_eq!(number(-2.26), "-2.3");
        assert_eq!(number(47.95), "48");
    }

    #[test]
    fn light_comes_from_the_upper_left() {
        let square = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0)];
        let top = facing_light(square[0], square[1]);
        let right = facing_light(square[1], square[2]);
        let bottom = facing_light(square[2], square[3]);
        let left = facing_light(square[3], square[0]);
        assert!(right > bottom && left > right && top > left);
    }

    #[test]
    fn the_board_star_has_six_tips_and_six_notches() {
        let star = board_star((48.0, 48.0), 30.0);
        assert_eq!(star.len(), 12);
        let reach = |p: &Point| ((p.0 - 48.0).powi(2) + (p.1 - 48.0).powi(2)).sqrt();
        assert!((reach(&star[0]) - 30.0).abs() < 0.01);
        assert!((reach(&star[1]) - 17.32).abs() < 0.01);
    }
}

//! Parts that badges and trophies share: the engraved star, leaves, laurels, wings, rays, crowns.

use super::paint::Ramp;
use super::pen::{self, Pen, Point, board_star, number, outline, polar, scaled};

/// The middle of the drawing board.
pub const MIDDLE: Point = (48.0, 48.0);

/// The family's mark: the board's star, raised, each arm with a lit and a shaded side.
pub fn star(pen: &mut Pen, centre: Point, radius: f32, ramp: &Ramp) {
    pen.peak(&board_star(centre, radius), centre, ramp);
}

/// The mark in two metals: every arm has one light and one dark side, as a stone has two colours.
pub fn two_coloured_star(pen: &mut Pen, centre: Point, radius: f32, light: &Ramp, dark: &Ramp) {
    let rim = board_star(centre, radius);
    for i in 0..rim.len() {
        let next = rim[(i + 1) % rim.len()];
        let ramp = if i % 2 == 0 { dark } else { light };
        let shade = 0.62 - 0.22 * (i as f32 / 6.0 - 1.0).abs();
        pen.polygon(&[rim[i], next, centre], ramp.at(shade));
    }
}

/// The mark cut into a surface: a shadow, then the floor, lit from the wrong side.
pub fn carved_star(pen: &mut Pen, centre: Point, radius: f32, ramp: &Ramp) {
    let rim = board_star(centre, radius);
    pen.polygon(&rim, ramp.at(0.1));
    let turned: Vec<Point> = rim
        .iter()
        .map(|&(x, y)| (2.0 * centre.0 - x, 2.0 * centre.1 - y))
        .collect();
    for i in 0..rim.len() {
        let next = (i + 1) % rim.len();
        let light = pen::facing_light(turned[i], turned[next]);
        pen.polygon(&[rim[i], rim[next], centre], ramp.at(light * 0.6));
    }
}

/// A leaf, feather or flame: pointed at both ends, its upper half lit.
pub fn leaf(pen: &mut Pen, base: Point, tip: Point, width: f32, ramp: &Ramp) {
    let (dx, dy) = (tip.0 - base.0, tip.1 - base.1);
    let length = (dx * dx + dy * dy).sqrt().max(f32::EPSILON);
    let aside = (dy / length * width, -dx / length * width);
    let middle = pen::towards(base, tip, 0.45);
    let over = (middle.0 + aside.0, middle.1 + aside.1);
    let under = (middle.0 - aside.0, middle.1 - aside.1);
    let (lit, shaded) = if aside.0 * 0.5 + aside.1 < 0.0 {
        (over, under)
    } else {
        (under, over)
    };
    pen.fill(&lens(base, shaded, tip, middle), ramp.at(0.38));
    pen.fill(&lens(base, lit, tip, middle), ramp.at(0.72));
}

fn lens(base: Point, side: Point, tip: Point, spine: Point) -> String {
    let n = |p: Point| format!("{} {}", number(p.0), number(p.1));
    format!(
        "M{}Q{} {}Q{} {}Z",
        n(base),
        n(side),
        n(tip),
        n(spine),
        n(base)
    )
}

/// The two laurel branches of a rank won in a Rank-Up Match.
pub fn laurel(pen: &mut Pen, radius: f32, leaves: usize, ramp: &Ramp) {
    let centre = (48.0, 49.0);
    let size = radius * 0.42;
    for side in [-1.0, 1.0] {
        let stem: Vec<Point> = (0..=8)
            .map(|i| polar(centre, radius, 180.0 + side * (4.0 + 14.0 * i as f32)))
            .collect();
        pen.line(&pen::open_line(&stem), ramp.at(0.25), 1.6);
        for i in 0..leaves {
            let along = 14.0 + 104.0 * i as f32 / (leaves - 1) as f32;
            let angle = 180.0 + side * along;
            let root = polar(centre, radius, angle);
            let shrink = 1.0 - 0.25 * i as f32 / leaves as f32;
            for lean in [-38.0, 38.0] {
                // Tips point on along the branch, which runs up on either side.
                let towards = angle + side * (90.0 + lean);
                let tip = polar(root, size * shrink, towards);
                leaf(pen, root, tip, size * 0.34 * shrink, ramp);
            }
        }
        let end = polar(centre, radius, 180.0 + side * 120.0);
        let tip = polar(end, size * 0.7, 180.0 + side * 214.0);
        leaf(pen, end, tip, size * 0.22, ramp);
    }
}

/// Rays around the middle, from angle to angle, long and short by turns.
pub fn rays(pen: &mut Pen, count: usize, long: f32, short: f32, arc: (f32, f32), ramp: &Ramp) {
    let step = (arc.1 - arc.0) / count as f32;
    for i in 0..count {
        let angle = arc.0 + step * (i as f32 + 0.5);
        let reach = if i % 2 == 0 { long } else { short };
        let tip = polar(MIDDLE, reach, angle);
        let left = polar(MIDDLE, 14.0, angle - step * 1.5);
        let right = polar(MIDDLE, 14.0, angle + step * 1.5);
        pen.polygon(&[left, tip, MIDDLE], ramp.at(0.78));
        pen.polygon(&[tip, right, MIDDLE], ramp.at(0.5));
    }
}

/// A pair of wings spread behind a shield.
pub fn wings(pen: &mut Pen, span: f32, ramp: &Ramp) {
    let rows: [(f32, f32, &[f32]); 2] = [
        (0.66, 0.17, &[118.0, 103.0, 88.0, 73.0, 58.0]),
        (0.44, 0.13, &[104.0, 84.0, 64.0]),
    ];
    for side in [-1.0, 1.0] {
        let shoulder = (48.0 + side * 8.0, 62.0);
        for (reach, width, lifts) in rows {
            for (i, lift) in lifts.iter().enumerate() {
                let tip = polar(shoulder, span * (reach + 0.07 * i as f32), side * lift);
                feather(pen, shoulder, tip, span * width, ramp);
            }
        }
    }
}

/// A leaf with an outline, so that a pale one stands off a pale page.
fn feather(pen: &mut Pen, base: Point, tip: Point, width: f32, ramp: &Ramp) {
    let edge = [
        pen::towards(base, tip, 0.06),
        pen::towards(base, tip, 1.045),
    ];
    outlined(pen, edge[0], edge[1], width * 1.28, ramp);
    leaf(pen, base, tip, width, ramp);
}

fn outlined(pen: &mut Pen, base: Point, tip: Point, width: f32, ramp: &Ramp) {
    let deep = Ramp::flat(ramp.deep());
    leaf(pen, base, tip, width, &deep);
}

/// A crown standing on `base`, its middle point, with a pearl on every tip.
pub fn crown(pen: &mut Pen, base: Point, width: f32, ramp: &Ramp, pearls: &Ramp) {
    let (x, y) = base;
    let (half, tall) = (width / 2.0, width * 0.52);
    let body = [
        (x - half, y - tall * 0.86),
        (x - half * 0.48, y - tall * 0.42),
        (x, y - tall * 1.1),
        (x + half * 0.48, y - tall * 0.42),
        (x + half, y - tall * 0.86),
        (x + half * 0.78, y),
        (x - half * 0.78, y),
    ];
    pen.polygon(&body, ramp.at(0.62));
    pen.polygon(&[body[2], body[3], body[4], body[5], (x, y)], ramp.at(0.42));
    pen.polygon(&[body[2], body[3], (x, y)], ramp.at(0.5));
    pen.polygon(
        &[body[0], body[1], (x - half * 0.3, y), body[6]],
        ramp.at(0.8),
    );
    let band = [
        (x - half * 0.78, y),
        (x + half * 0.78, y),
        (x + half * 0.74, y + tall * 0.24),
        (x - half * 0.74, y + tall * 0.24),
    ];
    pen.polygon(&band, ramp.at(0.3));
    for tip in [body[0], body[2], body[4]] {
        pen.disc(tip, width * 0.075, pearls.at(0.5));
        let glint = (tip.0 - width * 0.02, tip.1 - width * 0.02);
        pen.disc(glint, width * 0.03, pearls.glint());
    }
}

/// A shield's outline around the middle, clockwise from its upper left corner.
pub fn shield(half_width: f32, top: f32, bottom: f32) -> Vec<Point> {
    let w = half_width;
    let right = [
        (48.0, top),
        (48.0 + w * 0.55, top + 2.4),
        (48.0 + w, top + 1.0),
        (48.0 + w, top + (bottom - top) * 0.42),
        (48.0 + w * 0.86, top + (bottom - top) * 0.64),
        (48.0 + w * 0.5, top + (bottom - top) * 0.86),
        (48.0, bottom),
    ];
    let mut points = right.to_vec();
    points.extend(right[1..6].iter().rev().map(|&(x, y)| (96.0 - x, y)));
    points
}

/// A plate with a bevelled rim of one material around a field of another.
pub fn plate(pen: &mut Pen, edge: &[Point], rim: &Ramp, field: &Ramp, share: f32) {
    let centre = MIDDLE;
    pen.polygon(&scaled(edge, centre, 1.045), rim.deep());
    pen.polygon(edge, rim.body());
    let inner = scaled(edge, centre, share);
    pen.bevel(edge, &inner, rim);
    pen.polygon(&inner, field.deep());
    let floor = scaled(edge, centre, share - 0.05);
    pen.polygon(&floor, field.at(0.42));
    sheen(pen, &floor, field);
}

/// The lighter upper left of a polished field.
fn sheen(pen: &mut Pen, field: &[Point], ramp: &Ramp) {
    let lit: Vec<Point> = field
        .iter()
        .map(|&(x, y)| {
            // Everything to the right of the diagonal is drawn in to it.
            let beyond = ((x - 48.0) * 0.6 + (y - 48.0) * 0.8 + 6.0).max(0.0);
            (x - 0.6 * beyond, y - 0.8 * beyond)
        })
        .collect();
    pen.fill(&outline(&lit), ramp.at(0.56));
}

/// One, two or three chevrons under the star of a shield.
pub fn chevrons(pen: &mut Pen, count: usize, top: f32, ramp: &Ramp) {
    for i in 0..count {
        let y = top + 7.0 * i as f32;
        let half = 13.0 - 2.4 * i as f32;
        let left = [
            (48.0 - half, y + 6.0),
            (48.0, y),
            (48.0, y + 4.6),
            (48.0 - half, y + 10.6),
        ];
        pen.polygon(&left, ramp.at(0.8));
        let right: Vec<Point> = left.iter().map(|&(x, y)| (96.0 - x, y)).collect();
        pen.polygon(&right, ramp.at(0.5));
    }
}

/// Ribbon tails hanging from behind a medal.
pub fn ribbon(pen: &mut Pen, top: f32, ramp: &Ramp) {
    for (side, light) in [(-1.0, 0.62), (1.0, 0.4)] {
        let tail = [
            (48.0 + side * 3.0, top),
            (48.0 + side * 20.0, top - 6.0),
            (48.0 + side * 29.0, 91.0),
            (48.0 + side * 19.0, 86.0),
            (48.0 + side * 12.0, 94.0),
        ];
        pen.polygon(&tail, ramp.at(light));
        let fold = [
            tail[0],
            tail[4],
            (48.0 + side * 15.5, 90.0),
            (48.0 + side * 9.0, top),
        ];
        pen.polygon(&fold, ramp.at(light - 0.22));
    }
}

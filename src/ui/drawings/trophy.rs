//! The trophies: twelve for the months and one for the year.
//!
//! A month's trophy is a cup with the month's own sign rising out of it. The cup's shape and metal are the season's,
//! as the northern half of the world has it: silver in winter, rose gold in spring, gold in summer, copper in autumn.

use super::digits;
use super::paint::{Ramp, ramps::*};
use super::parts::{self, leaf};
use super::pen::{self, Detail, Look, Pen, Point, number, polar, regular, scaled};

/// Where the sign above the cup has its middle.
const SIGN: Point = (48.0, 28.0);

/// The trophy of a month, 1 to 12, as the inside of an `svg` element with the view box `0 0 96 96`.
pub fn month_trophy(month: u8, look: Look, detail: Detail) -> String {
    let mut pen = Pen::new(look, detail);
    sign(&mut pen, month);
    match month {
        3..=5 => spring_cup(&mut pen),
        6..=8 => summer_cup(&mut pen),
        9..=11 => autumn_cup(&mut pen),
        _ => winter_cup(&mut pen),
    }
    pen.finish()
}

/// The trophy of a year, with the year on its foot.
pub fn year_trophy(year: i32, look: Look, detail: Detail) -> String {
    let mut pen = Pen::new(look, detail);
    parts::rays(&mut pen, 26, 47.0, 42.0, (-128.0, 128.0), &GOLD);
    parts::laurel(&mut pen, 37.0, 7, &LEAF);
    handles(&mut pen, 33.0, 21.0, 22.0, &GOLD);
    let bowl = [
        (15.0, 24.0),
        (18.0, 25.0),
        (20.0, 22.5),
        (44.0, 20.0),
        (56.0, 12.0),
        (62.0, 4.5),
    ];
    turned(&mut pen, &bowl, &GOLD);
    turned(
        &mut pen,
        &[(62.0, 4.5), (66.0, 6.5), (70.0, 4.5), (75.0, 9.0)],
        &GOLD,
    );
    parts::two_coloured_star(&mut pen, (48.0, 37.0), 17.5, &IVORY, &EBONY);
    let foot = [(26.0, 75.0), (70.0, 75.0), (75.0, 93.0), (21.0, 93.0)];
    pen.polygon(&scaled(&foot, (48.0, 84.0), 1.06), EBONY.deep());
    pen.polygon(&foot, EBONY.at(0.42));
    pen.polygon(
        &[(26.0, 75.0), (70.0, 75.0), (70.7, 77.5), (25.3, 77.5)],
        EBONY.at(0.8),
    );
    digits::write(&mut pen, year, (48.0, 85.4), 10.0, GOLD.at(0.7));
    pen.finish()
}

// Cups.

fn winter_cup(pen: &mut Pen) {
    let bowl = [
        (50.0, 20.0),
        (52.5, 20.6),
        (54.5, 19.0),
        (63.0, 16.0),
        (71.0, 8.0),
        (74.0, 3.6),
    ];
    turned(pen, &bowl, &SILVER);
    stem(pen, 74.0, &SILVER);
    parts::star(pen, (48.0, 61.0), 8.5, &SAPPHIRE);
}

fn spring_cup(pen: &mut Pen) {
    let bowl = [
        (49.0, 17.0),
        (52.0, 18.0),
        (58.0, 20.5),
        (65.0, 19.5),
        (71.0, 13.0),
        (74.0, 3.6),
    ];
    turned(pen, &bowl, &ROSE);
    stem(pen, 74.0, &ROSE);
    parts::star(pen, (48.0, 61.0), 8.5, &LEAF);
}

fn summer_cup(pen: &mut Pen) {
    handles(pen, 59.0, 20.0, 10.0, &GOLD);
    let bowl = [
        (49.0, 23.0),
        (52.0, 23.6),
        (54.0, 21.5),
        (62.0, 20.0),
        (70.0, 12.0),
        (74.0, 3.6),
    ];
    turned(pen, &bowl, &GOLD);
    stem(pen, 74.0, &GOLD);
    parts::star(pen, (48.0, 61.0), 8.5, &RUBY);
}

fn autumn_cup(pen: &mut Pen) {
    handles(pen, 59.0, 17.0, 10.0, &COPPER);
    let bowl = [
        (49.0, 15.0),
        (51.5, 16.0),
        (54.0, 12.5),
        (58.0, 17.0),
        (64.0, 20.0),
        (70.0, 15.0),
        (75.0, 3.6),
    ];
    turned(pen, &bowl, &COPPER);
    stem(pen, 75.0, &COPPER);
    parts::star(pen, (48.0, 63.0), 8.5, &TOPAZ);
}

/// The stem below a bowl and the foot it stands on.
fn stem(pen: &mut Pen, top: f32, metal: &Ramp) {
    turned(
        pen,
        &[
            (top, 3.6),
            (top + 3.0, 5.4),
            (82.0, 4.4),
            (85.0, 12.0),
            (87.0, 15.0),
        ],
        metal,
    );
    turned(pen, &[(86.5, 17.0), (93.5, 19.0)], &EBONY);
}

/// Two round handles on a bowl whose middle is `y` high.
fn handles(pen: &mut Pen, y: f32, half_width: f32, radius: f32, metal: &Ramp) {
    let r = number(radius * 0.82);
    for side in [-1.0, 1.0] {
        let x = 48.0 + side * half_width;
        let sweep = if side < 0.0 { 0 } else { 1 };
        let (top, bottom) = (number(y - radius * 0.7), number(y + radius * 0.72));
        let end = number(48.0 + side * (half_width - 4.0));
        let arc = format!("M{} {top}A{r} {r} 0 0 {sweep} {end} {bottom}", number(x));
        pen.line(&arc, metal.deep(), radius * 0.24 + 2.6);
        pen.line(
            &arc,
            metal.at(if side < 0.0 { 0.72 } else { 0.4 }),
            radius * 0.24 + 0.8,
        );
    }
}

/// A body turned on a lathe, given as heights and half widths from the top down, lit as a metal column is.
fn turned(pen: &mut Pen, profile: &[(f32, f32)], metal: &Ramp) {
    let side = |edge: f32, grow: f32| {
        let at = move |&(y, half): &(f32, f32)| (48.0 + edge * (half + grow), y);
        profile.iter().map(at).collect::<Vec<Point>>()
    };
    let mut rim = side(-1.0, 1.1);
    rim.extend(side(1.0, 1.1).into_iter().rev());
    pen.polygon(&rim, metal.deep());
    let strips = [
        (-1.0, -0.72, 0.42),
        (-0.72, -0.38, 0.92),
        (-0.38, 0.12, 0.66),
        (0.12, 0.5, 0.5),
        (0.5, 0.8, 0.32),
        (0.8, 1.0, 0.48),
    ];
    for (left, right, light) in strips {
        let mut strip = side(left, 0.0);
        strip.extend(side(right, 0.0).into_iter().rev());
        pen.polygon(&strip, metal.at(light));
    }
}

// Signs.

fn sign(pen: &mut Pen, month: u8) {
    match month {
        0 | 1 => snowflake(pen),
        2 => plum_blossom(pen),
        3 => seedling(pen),
        4 => cherry_blossom(pen),
        5 => butterfly(pen),
        6 => umbrella(pen),
        7 => sun(pen),
        8 => melon(pen),
        9 => moon(pen),
        10 => maple_leaf(pen),
        11 => acorn(pen),
        _ => fir_tree(pen),
    }
}

fn snowflake(pen: &mut Pen) {
    let mut lines = String::new();
    for angle in [0.0, 60.0, 120.0, 180.0, 240.0, 300.0] {
        lines += &pen::open_line(&[SIGN, polar(SIGN, 24.0, angle)]);
        for (along, arm) in [(10.0, 7.0), (16.5, 6.5)] {
            let fork = polar(SIGN, along, angle);
            lines += &pen::open_line(&[
                polar(fork, arm, angle - 50.0),
                fork,
                polar(fork, arm, angle + 50.0),
            ]);
        }
    }
    pen.line(&lines, FROST.deep(), 5.2);
    pen.line(&lines, FROST.at(0.68), 3.0);
    parts::star(pen, SIGN, 7.5, &SAPPHIRE);
}

fn plum_blossom(pen: &mut Pen) {
    for petal in regular(SIGN, 13.0, 5, 0.0) {
        pen.disc(petal, 11.6, RUBY.deep());
    }
    for (i, petal) in regular(SIGN, 13.0, 5, 0.0).into_iter().enumerate() {
        let light = [0.72, 0.5, 0.3, 0.42, 0.66][i];
        pen.disc(petal, 10.2, RUBY.at(light + 0.1));
    }
    for stamen in regular(SIGN, 9.0, 10, 18.0) {
        pen.line(&pen::open_line(&[SIGN, stamen]), GOLD.at(0.85), 1.2);
        pen.disc(stamen, 1.5, GOLD.at(0.85));
    }
    pen.disc(SIGN, 4.0, GOLD.at(0.6));
}

fn seedling(pen: &mut Pen) {
    pen.line("M48 54Q46 38 48 24", LEAF.deep(), 4.6);
    pen.line("M48 54Q46 38 48 24", LEAF.at(0.5), 2.6);
    for (base, tip, width) in [
        ((47.0, 40.0), (20.0, 20.0), 12.0),
        ((47.5, 34.0), (76.0, 12.0), 13.0),
        ((48.0, 25.0), (46.0, 4.0), 7.0),
    ] {
        let deep = Ramp::flat(LEAF.deep());
        leaf(
            pen,
            pen::towards(base, tip, -0.05),
            pen::towards(base, tip, 1.05),
            width * 1.18,
            &deep,
        );
        leaf(pen, base, tip, width, &LEAF);
    }
}

fn cherry_blossom(pen: &mut Pen) {
    let petal = |turn: f32, grow: f32| {
        let at = |radius: f32, aside: f32| polar(SIGN, radius * grow, turn + aside);
        let n = |p: Point| format!("{} {}", number(p.0), number(p.1));
        format!(
            "M{}C{} {} {}L{}L{}C{} {} {}Z",
            n(SIGN),
            n(at(10.0, -62.0)),
            n(at(21.0, -42.0)),
            n(at(25.0, -12.0)),
            n(at(20.5, 0.0)),
            n(at(25.0, 12.0)),
            n(at(21.0, 42.0)),
            n(at(10.0, 62.0)),
            n(SIGN)
        )
    };
    for i in 0..5 {
        let path = petal(72.0 * i as f32, 1.0);
        pen.line(&path, CRIMSON.at(0.55), 2.4);
    }
    for (i, light) in [0.95, 0.78, 0.6, 0.68, 0.9].into_iter().enumerate() {
        pen.fill(&petal(72.0 * i as f32, 1.0), ROSE.at(light));
    }
    for stamen in regular(SIGN, 8.0, 5, 36.0) {
        pen.line(&pen::open_line(&[SIGN, stamen]), CRIMSON.at(0.6), 1.4);
        pen.disc(stamen, 1.7, GOLD.at(0.6));
    }
    pen.disc(SIGN, 3.0, CRIMSON.at(0.5));
}

fn butterfly(pen: &mut Pen) {
    let upper = "M48 30C40 10 22 2 19 9C16 18 22 32 48 34Z";
    let lower = "M48 34C30 32 22 40 26 48C32 54 44 46 48 36Z";
    let upper_right = "M48 30C56 10 74 2 77 9C80 18 74 32 48 34Z";
    let lower_right = "M48 34C66 32 74 40 70 48C64 54 52 46 48 36Z";
    for (wing, ramp, light) in [
        (lower, &TOPAZ, 0.62),
        (lower_right, &TOPAZ, 0.42),
        (upper, &AMETHYST, 0.7),
        (upper_right, &AMETHYST, 0.45),
    ] {
        pen.line(wing, AMETHYST.deep(), 2.8);
        pen.fill(wing, ramp.at(light));
    }
    for (spot, radius) in [
        ((28.0, 15.0), 3.6),
        ((68.0, 15.0), 3.6),
        ((33.0, 43.0), 2.4),
        ((63.0, 43.0), 2.4),
    ] {
        pen.disc(spot, radius, AMETHYST.glint());
    }
    pen.line(
        "M48 24V48M48 24Q44 14 39 11M48 24Q52 14 57 11",
        AMETHYST.deep(),
        1.8,
    );
    pen.line("M48 27V47", AMETHYST.deep(), 4.4);
}

fn umbrella(pen: &mut Pen) {
    pen.line("M48 6V50", BARK.deep(), 3.4);
    let panels = [
        ("M48 9C32 10 23 20 21 34Q28 28 34 34Q35 18 48 9Z", 0.85),
        ("M48 9C39 14 34 24 34 34Q41 28 48 34Z", 0.62),
        ("M48 9C57 14 62 24 62 34Q55 28 48 34Z", 0.42),
        ("M48 9C64 10 73 20 75 34Q68 28 62 34Q61 18 48 9Z", 0.22),
    ];
    for (panel, _) in panels {
        pen.line(panel, SAPPHIRE.deep(), 2.6);
    }
    for (panel, light) in panels {
        pen.fill(panel, SAPPHIRE.at(light));
    }
    for (x, y) in [
        (26.0, 42.0),
        (35.0, 45.0),
        (61.0, 45.0),
        (70.0, 42.0),
        (19.0, 46.0),
        (77.0, 46.0),
    ] {
        let drop = format!(
            "M{} {}Q{} {} {} {}A2.5 2.5 0 0 1 {} {}Q{} {} {} {}Z",
            number(x),
            number(y - 5.0),
            number(x + 2.5),
            number(y),
            number(x + 2.5),
            number(y + 1.0),
            number(x - 2.5),
            number(y + 1.0),
            number(x - 2.5),
            number(y),
            number(x),
            number(y - 5.0)
        );
        pen.fill(&drop, AQUAMARINE.at(0.25));
    }
}

fn sun(pen: &mut Pen) {
    for i in 0..12 {
        let angle = 30.0 * i as f32;
        let reach = if i % 2 == 0 { 27.0 } else { 23.0 };
        let tip = polar(SIGN, reach, angle);
        let (left, right) = (
            polar(SIGN, 14.0, angle - 14.0),
            polar(SIGN, 14.0, angle + 14.0),
        );
        pen.line(&pen::outline(&[left, tip, right]), EMBER.at(0.1), 1.6);
        pen.polygon(&[left, tip, SIGN], EMBER.at(0.8));
        pen.polygon(&[tip, right, SIGN], EMBER.at(0.5));
    }
    pen.disc(SIGN, 15.4, EMBER.at(0.1));
    pen.peak(&regular(SIGN, 14.4, 12, 15.0), SIGN, &GOLD);
    pen.disc(SIGN, 8.0, GOLD.at(0.72));
}

fn melon(pen: &mut Pen) {
    // A slice, point up.
    pen.fill("M48 1L17 46Q48 64 79 46Z", LEAF.deep());
    pen.fill("M48 4L20 45Q48 61 76 45Z", LEAF.at(0.45));
    pen.fill("M48 4L23.5 40.5Q48 54 72.5 40.5Z", LEAF.glint());
    pen.fill("M48 4L26 37Q48 49 70 37Z", RUBY.at(0.55));
    pen.fill("M48 4L26 37Q36 42.5 48 43Z", RUBY.at(0.7));
    for seed in [
        (48.0, 20.0),
        (41.0, 29.0),
        (55.0, 29.0),
        (34.5, 36.0),
        (48.0, 37.0),
        (61.5, 36.0),
    ] {
        leaf(
            pen,
            (seed.0, seed.1 + 3.0),
            (seed.0, seed.1 - 3.0),
            2.6,
            &Ramp::flat(EBONY.deep()),
        );
    }
}

fn moon(pen: &mut Pen) {
    pen.disc(SIGN, 25.6, GOLD.deep());
    pen.disc(SIGN, 24.0, NAVY.at(0.45));
    pen.fill("M52 6A23 23 0 1 0 70 38A19 19 0 1 1 52 6Z", GOLD.at(0.78));
    pen.fill(
        "M52 6A23 23 0 0 0 26 32Q30 16 45 11Q48 7 52 6Z",
        GOLD.glint(),
    );
    parts::star(pen, (59.0, 24.0), 7.5, &GOLD);
    for spark in [(66.0, 14.5), (51.5, 33.0)] {
        pen.polygon(&pen::star(spark, 3.0, 0.9, 4, 0.0), GOLD.glint());
    }
}

fn maple_leaf(pen: &mut Pen) {
    let right = [
        (48.0, 0.0),
        (54.0, 11.0),
        (60.0, 8.5),
        (58.5, 22.0),
        (67.0, 14.0),
        (69.0, 19.0),
        (79.0, 18.0),
        (76.0, 27.0),
        (80.5, 31.0),
        (65.0, 40.0),
        (66.5, 45.0),
        (49.2, 43.0),
        (49.2, 54.0),
    ];
    let mut edge = right.to_vec();
    edge.extend(right[1..].iter().rev().map(|&(x, y)| (96.0 - x, y)));
    pen.line(&pen::outline(&edge), EMBER.deep(), 3.0);
    pen.peak(&edge, (48.0, 33.0), &EMBER);
}

fn acorn(pen: &mut Pen) {
    leaf(pen, (52.0, 12.0), (80.0, 6.0), 8.0, &LEAF);
    leaf(pen, (44.0, 12.0), (16.0, 8.0), 8.0, &LEAF);
    pen.line("M48 2Q50 6 48 12", BARK.deep(), 4.0);
    let nut = "M29 25Q29 44 48 56Q67 44 67 25Z";
    pen.line(nut, BARK.deep(), 3.0);
    pen.fill(nut, WOOD.at(0.4));
    pen.fill("M34 25Q34 42 45 52Q36 44 33 36Q29 30 29 25Z", WOOD.at(0.8));
    pen.fill("M58 25Q58 42 48 56Q67 44 67 25Z", WOOD.at(0.18));
    let cap = "M24 26Q24 9 48 9Q72 9 72 26Q48 32 24 26Z";
    pen.line(cap, BARK.deep(), 2.6);
    pen.fill(cap, BARK.at(0.55));
    pen.fill("M26 24Q27 11 46 11Q34 14 33 26Z", BARK.at(0.9));
    if pen.fine() {
        pen.line(
            "M35 27Q37 15 44 11M46 28Q47 18 48 11M58 27Q57 16 52 11",
            BARK.at(0.1),
            1.2,
        );
    }
}

fn fir_tree(pen: &mut Pen) {
    for (top, bottom, half) in [(30.0, 54.0, 25.0), (19.0, 41.0, 20.5), (9.0, 28.0, 15.5)] {
        let tier = [
            (48.0, top),
            (48.0 + half, bottom),
            (48.0, bottom + 3.0),
            (48.0 - half, bottom),
        ];
        pen.line(&pen::outline(&tier), LEAF.deep(), 2.4);
        pen.polygon(&[tier[0], tier[2], tier[3]], LEAF.at(0.6));
        pen.polygon(&[tier[0], tier[1], tier[2]], LEAF.at(0.28));
    }
    for (spot, ramp) in [
        ((41.0, 24.0), &RUBY),
        ((55.0, 27.0), &GOLD),
        ((37.0, 37.0), &GOLD),
        ((52.0, 38.0), &RUBY),
        ((60.0, 44.0), &GOLD),
        ((42.0, 49.0), &RUBY),
    ] {
        pen.disc(spot, 2.4, ramp.at(0.6));
    }
    parts::star(pen, (48.0, 8.0), 8.5, &GOLD);
}

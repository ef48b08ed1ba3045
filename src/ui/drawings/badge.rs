//! The thirty badges, one family from a folded sheet of paper to the thunderbolt.
//!
//! Every badge carries the board's star. What it is made of is the rank; how much there is around it is the tier:
//!
//! | ranks | tier | frame |
//! |---|---|---|
//! | 1 to 4 | things at hand | the thing itself |
//! | 5 to 10 | metals | a plate or coin |
//! | 11 to 19 | gems | a setting, each gem in a cut of its own |
//! | 20 to 24 | titles | an enamelled shield |
//! | 25 to 30 | the heights | the star itself, with crown, wings and rays |
//!
//! Laurels mean that the rank was won in a Rank-Up Match.

use super::paint::{Ramp, ramps::*};
use super::parts::{self, MIDDLE};
use super::pen::{self, Detail, Look, Pen, Point, polar, regular, scaled};
use super::titles;

/// How many ranks there are badges for.
pub const RANKS: u8 = 30;

/// The badge of a rank, 1 to 30, as the inside of an `svg` element with the view box `0 0 96 96`.
///
/// A number outside the ladder gets the nearest badge on it.
pub fn badge(rank: u8, look: Look, detail: Detail) -> String {
    let mut pen = Pen::new(look, detail);
    match rank {
        0 | 1 => paper(&mut pen),
        2 => leather(&mut pen),
        3 => wood(&mut pen),
        4 => stone(&mut pen),
        5 => iron(&mut pen),
        6 => steel(&mut pen),
        7 => bronze(&mut pen),
        8 => silver(&mut pen),
        9 => gold(&mut pen),
        10 => platinum(&mut pen),
        11 => turquoise(&mut pen),
        12 => aquamarine(&mut pen),
        13 => garnet(&mut pen),
        14 => topaz(&mut pen),
        15 => amethyst(&mut pen),
        16 => ruby(&mut pen),
        17 => sapphire(&mut pen),
        18 => emerald(&mut pen),
        19 => diamond(&mut pen),
        20 => titles::specialist(&mut pen),
        21 => titles::expert(&mut pen),
        22 => titles::champion(&mut pen),
        23 => titles::master(&mut pen),
        24 => titles::legend(&mut pen),
        25 => titles::grand_master(&mut pen),
        26 => titles::arch_master(&mut pen),
        27 => titles::overlord(&mut pen),
        28 => titles::demigod(&mut pen),
        29 => titles::god(&mut pen),
        _ => titles::zeus(&mut pen),
    }
    pen.finish()
}

// Things at hand.

fn paper(pen: &mut Pen) {
    let sheet = [
        (18.0, 12.0),
        (62.0, 12.0),
        (78.0, 28.0),
        (78.0, 84.0),
        (18.0, 84.0),
    ];
    pen.polygon(&scaled(&sheet, MIDDLE, 1.04), PAPER.deep());
    pen.polygon(&sheet, PAPER.at(0.6));
    // Creases of a sheet that has been folded in four.
    pen.polygon(
        &[(18.0, 12.0), (48.0, 12.0), (48.0, 48.0), (18.0, 48.0)],
        PAPER.at(0.72),
    );
    pen.polygon(
        &[(48.0, 48.0), (78.0, 48.0), (78.0, 84.0), (48.0, 84.0)],
        PAPER.at(0.5),
    );
    pen.polygon(&[(62.0, 12.0), (78.0, 28.0), (62.0, 28.0)], PAPER.at(0.2));
    parts::carved_star(pen, (48.0, 51.0), 23.0, &PAPER);
}

fn leather(pen: &mut Pen) {
    let hide = "M48 7Q54 13 66 13Q80 12 84 24Q84 36 90 48Q84 60 84 72Q80 84 66 83Q54 83 48 89Q42 83 30 83Q16 84 12 72Q12 60 6 48Q12 36 12 24Q16 12 30 13Q42 13 48 7Z";
    pen.fill(hide, LEATHER.deep());
    let inner = "M48 11Q55 16.5 66 16.5Q78 16 80.5 26Q81 37 86 48Q81 59 80.5 70Q78 80 66 79.5Q55 79.5 48 85Q41 79.5 30 79.5Q18 80 15.5 70Q15 59 10 48Q15 37 15.5 26Q18 16 30 16.5Q41 16.5 48 11Z";
    pen.fill(inner, LEATHER.at(0.5));
    pen.veil(
        "M48 11Q55 16.5 66 16.5Q78 16 80.5 26L15.5 70Q15 59 10 48Q15 37 15.5 26Q18 16 30 16.5Q41 16.5 48 11Z",
        LEATHER.glint(),
        0.18,
    );
    let seam = "M48 17Q56 21.5 66 21.5Q74 22 75.5 29Q76.5 39 80 48Q76.5 57 75.5 67Q74 74 66 74.5Q56 74.5 48 79Q40 74.5 30 74.5Q22 74 20.5 67Q19.5 57 16 48Q19.5 39 20.5 29Q22 22 30 21.5Q40 21.5 48 17Z";
    pen.dashes(seam, LEATHER.glint(), 2.2, "5 4.2");
    parts::carved_star(pen, MIDDLE, 23.0, &LEATHER);
}

fn wood(pen: &mut Pen) {
    pen.polygon(&regular(MIDDLE, 42.0, 14, 6.0), BARK.deep());
    let bark = regular(MIDDLE, 40.0, 14, 6.0);
    pen.bevel(&bark, &scaled(&bark, MIDDLE, 0.86), &BARK);
    pen.disc(MIDDLE, 34.8, WOOD.at(0.55));
    for (radius, light) in [(34.8, 0.34), (30.0, 0.62), (28.6, 0.4), (24.0, 0.66)] {
        pen.disc(MIDDLE, radius, WOOD.at(light));
    }
    pen.veil(
        "M48 13.2A34.8 34.8 0 0 0 17 64L48 48L66 18Q58 13.2 48 13.2Z",
        WOOD.glint(),
        0.3,
    );
    if pen.fine() {
        pen.line("M76 66Q70 64 64 58", WOOD.at(0.05), 1.2);
        pen.line("M22 30Q27 32 31 35", WOOD.at(0.15), 1.0);
    }
    parts::star(pen, MIDDLE, 22.0, &BARK);
}

fn stone(pen: &mut Pen) {
    parts::laurel(pen, 37.0, 6, &LEAF);
    let block = [
        (33.0, 13.0),
        (60.0, 10.0),
        (78.0, 28.0),
        (80.0, 54.0),
        (64.0, 75.0),
        (36.0, 77.0),
        (17.0, 60.0),
        (16.0, 32.0),
    ];
    let face = [
        (37.0, 21.0),
        (58.0, 19.0),
        (69.0, 32.0),
        (70.0, 52.0),
        (59.0, 65.0),
        (39.0, 67.0),
        (26.0, 56.0),
        (25.0, 35.0),
    ];
    pen.polygon(&scaled(&block, (48.0, 44.0), 1.05), STONE.deep());
    pen.bevel(&block, &face, &STONE);
    pen.polygon(&face, STONE.at(0.58));
    if pen.fine() {
        pen.line("M60 10L57 17L61 24", STONE.at(0.1), 1.2);
        pen.line("M17 60L25 57L29 61", STONE.at(0.0), 1.2);
        for spot in [(33.0, 30.0), (62.0, 60.0), (35.0, 60.0), (63.0, 28.0)] {
            pen.disc(spot, 1.1, STONE.at(0.2));
        }
    }
    parts::carved_star(pen, (47.6, 43.5), 20.0, &STONE);
}

// Metals.

fn iron(pen: &mut Pen) {
    let edge = regular(MIDDLE, 42.0, 6, 30.0);
    parts::plate(pen, &edge, &IRON, &IRON, 0.82);
    for rivet in regular(MIDDLE, 37.4, 6, 30.0) {
        pen.disc((rivet.0 + 0.5, rivet.1 + 0.7), 3.6, IRON.deep());
        pen.disc(rivet, 3.2, IRON.at(0.72));
        pen.disc((rivet.0 - 0.9, rivet.1 - 1.1), 1.3, IRON.glint());
    }
    parts::star(pen, MIDDLE, 21.0, &IRON);
}

fn steel(pen: &mut Pen) {
    let edge = regular(MIDDLE, 43.0, 8, 22.5);
    parts::plate(pen, &edge, &STEEL, &STEEL, 0.84);
    // Brushed bands.
    for (from, light) in [(-13.0, 0.86), (-1.0, 0.7), (9.0, 0.9)] {
        let band = [
            (48.0 + from, 18.5),
            (48.0 + from + 7.0, 18.5),
            (48.0 + from + 3.5, 77.5),
            (48.0 + from - 3.5, 77.5),
        ];
        pen.veil(&pen::outline(&band), STEEL.at(light), 0.45);
    }
    pen.ring(MIDDLE, 25.5, STEEL.at(0.15), 2.2);
    parts::star(pen, MIDDLE, 22.0, &STEEL);
}

/// A struck coin: a milled edge, a rim and a field.
fn coin(pen: &mut Pen, radius: f32, teeth: usize, metal: &Ramp) {
    let milled = pen::star(MIDDLE, radius, radius * 0.94, teeth, 0.0);
    pen.polygon(&milled, metal.deep());
    let rim = regular(MIDDLE, radius * 0.93, 24, 0.0);
    pen.bevel(&rim, &scaled(&rim, MIDDLE, 0.86), metal);
    let floor = regular(MIDDLE, radius * 0.8, 24, 0.0);
    pen.polygon(&floor, metal.at(0.22));
    pen.polygon(&scaled(&floor, MIDDLE, 0.96), metal.at(0.5));
    let arc = radius * 0.768;
    let start = polar(MIDDLE, arc, 225.0);
    let end = polar(MIDDLE, arc, 45.0);
    let n = pen::number;
    pen.veil(
        &format!(
            "M{} {}A{} {} 0 0 1 {} {}Z",
            n(start.0),
            n(start.1),
            n(arc),
            n(arc),
            n(end.0),
            n(end.1)
        ),
        metal.at(0.85),
        0.5,
    );
}

fn bronze(pen: &mut Pen) {
    parts::laurel(pen, 37.0, 6, &LEAF);
    coin(pen, 33.0, 24, &BRONZE);
    parts::star(pen, MIDDLE, 21.0, &BRONZE);
}

fn silver(pen: &mut Pen) {
    coin(pen, 43.0, 36, &SILVER);
    if pen.fine() {
        for dot in regular(MIDDLE, 30.0, 30, 0.0) {
            pen.disc(dot, 0.9, SILVER.at(0.12));
        }
    }
    parts::star(pen, MIDDLE, 25.0, &SILVER);
}

fn gold(pen: &mut Pen) {
    let burst = pen::star(MIDDLE, 45.0, 38.0, 12, 0.0);
    pen.polygon(&scaled(&burst, MIDDLE, 1.03), GOLD.deep());
    pen.peak(&burst, MIDDLE, &GOLD);
    coin(pen, 35.5, 30, &GOLD);
    parts::star(pen, MIDDLE, 23.5, &GOLD);
}

fn platinum(pen: &mut Pen) {
    parts::laurel(pen, 39.0, 7, &GOLD);
    let edge = regular(MIDDLE, 37.0, 6, 0.0);
    parts::plate(pen, &edge, &PLATINUM, &STEEL, 0.84);
    parts::star(pen, MIDDLE, 26.0, &PLATINUM);
    pen.disc(MIDDLE, 4.4, PLATINUM.deep());
    pen.disc(MIDDLE, 3.2, SAPPHIRE.at(0.7));
}

// Gems.

/// A setting: a metal collar with six claws, which the gem is then laid into.
fn setting(pen: &mut Pen, girdle: &[Point], centre: Point, metal: &Ramp) {
    let collar = scaled(girdle, centre, 1.17);
    pen.polygon(&scaled(girdle, centre, 1.23), metal.deep());
    pen.bevel(&collar, &scaled(girdle, centre, 1.03), metal);
    pen.polygon(&scaled(girdle, centre, 1.04), metal.deep());
}

/// The claws that hold the gem, and the star in its table.
fn claws(pen: &mut Pen, places: &[Point], metal: &Ramp) {
    for &place in places {
        pen.disc((place.0 + 0.5, place.1 + 0.7), 3.7, metal.deep());
        pen.disc(place, 3.3, metal.at(0.66));
        pen.disc((place.0 - 0.9, place.1 - 1.1), 1.3, metal.glint());
    }
}

fn turquoise(pen: &mut Pen) {
    let oval: Vec<Point> = (0..20)
        .map(|i| {
            let (x, y) = polar((0.0, 0.0), 1.0, 18.0 * i as f32);
            (48.0 + x * 29.0, 48.0 + y * 36.0)
        })
        .collect();
    setting(pen, &oval, MIDDLE, &SILVER);
    for (factor, light) in [(1.0, 0.12), (0.95, 0.3), (0.86, 0.46), (0.7, 0.56)] {
        let lifted: Vec<Point> = scaled(&oval, (46.0, 45.0), factor);
        pen.polygon(&lifted, TURQUOISE.at(light));
    }
    if pen.fine() {
        for vein in [
            "M24 38L31 43L29 52L36 58",
            "M70 34L63 39L67 47",
            "M58 77L60 69L54 66",
            "M40 17L44 22",
        ] {
            pen.line(vein, BARK.at(0.5), 1.3);
        }
    }
    pen.veil(
        "M32 26Q40 16 52 18Q40 22 35 33Q31 34 32 26Z",
        TURQUOISE.glint(),
        0.85,
    );
    parts::star(pen, MIDDLE, 18.0, &SILVER);
}

fn aquamarine(pen: &mut Pen) {
    let centre = (48.0, 55.0);
    let mut drop: Vec<Point> = vec![(48.0, 9.0)];
    for angle in [62.0, 92.0, 122.0, 152.0, 180.0, 208.0, 238.0, 268.0, 298.0] {
        drop.push(polar(centre, 29.5, angle));
    }
    let centre = (48.0, 52.0);
    setting(pen, &drop, centre, &SILVER);
    pen.gem(&drop, 0.56, &AQUAMARINE);
    parts::star(pen, (48.0, 55.5), 12.5, &AQUAMARINE);
    claws(
        pen,
        &[(48.0, 7.5), (18.5, 58.0), (77.5, 58.0), (48.0, 87.0)],
        &SILVER,
    );
}

fn garnet(pen: &mut Pen) {
    let hexagon = regular(MIDDLE, 34.5, 6, 0.0);
    setting(pen, &hexagon, MIDDLE, &SILVER);
    pen.gem(&hexagon, 0.62, &GARNET);
    parts::star(pen, MIDDLE, 14.0, &GARNET);
    claws(pen, &regular(MIDDLE, 38.5, 6, 0.0), &SILVER);
}

fn topaz(pen: &mut Pen) {
    parts::laurel(pen, 38.0, 7, &LEAF);
    let cushion = [
        (33.0, 19.0),
        (63.0, 19.0),
        (75.0, 31.0),
        (75.0, 59.0),
        (63.0, 71.0),
        (33.0, 71.0),
        (21.0, 59.0),
        (21.0, 31.0),
    ];
    let centre = (48.0, 45.0);
    setting(pen, &cushion, centre, &GOLD);
    pen.gem(&cushion, 0.6, &TOPAZ);
    parts::star(pen, centre, 14.0, &TOPAZ);
    claws(
        pen,
        &[(24.0, 22.0), (72.0, 22.0), (72.0, 68.0), (24.0, 68.0)],
        &GOLD,
    );
}

fn amethyst(pen: &mut Pen) {
    // A grown crystal: six-sided, long, pointed above and below.
    let crystal = [
        (48.0, 5.0),
        (70.0, 28.0),
        (70.0, 66.0),
        (48.0, 91.0),
        (26.0, 66.0),
        (26.0, 28.0),
    ];
    setting(pen, &scaled(&crystal, MIDDLE, 0.93), MIDDLE, &GOLD);
    let body = scaled(&crystal, MIDDLE, 0.93);
    pen.polygon(&body, AMETHYST.body());
    let (left, right) = (39.0, 59.0);
    let ridge = |x: f32| [(x, 35.0), (x, 62.0)];
    let (l, r) = (ridge(left), ridge(right));
    pen.polygon(&[body[5], l[0], l[1], body[4]], AMETHYST.at(0.82));
    pen.polygon(&[l[0], r[0], r[1], l[1]], AMETHYST.at(0.5));
    pen.polygon(&[r[0], body[1], body[2], r[1]], AMETHYST.at(0.2));
    pen.polygon(&[body[0], l[0], body[5]], AMETHYST.at(1.0));
    pen.polygon(&[body[0], r[0], l[0]], AMETHYST.at(0.72));
    pen.polygon(&[body[0], body[1], r[0]], AMETHYST.at(0.36));
    pen.polygon(&[body[3], body[4], l[1]], AMETHYST.at(0.55));
    pen.polygon(&[body[3], l[1], r[1]], AMETHYST.at(0.28));
    pen.polygon(&[body[3], r[1], body[2]], AMETHYST.at(0.05));
    parts::star(pen, (48.5, 48.5), 13.0, &AMETHYST);
    claws(
        pen,
        &[(21.0, 26.0), (75.0, 26.0), (21.0, 68.0), (75.0, 68.0)],
        &GOLD,
    );
}

fn ruby(pen: &mut Pen) {
    // A trillion: three bowed sides.
    let centre = (48.0, 53.0);
    let side = [
        (0.0, 41.0),
        (24.0, 34.5),
        (48.0, 31.0),
        (60.0, 30.2),
        (72.0, 31.0),
        (96.0, 34.5),
    ];
    let girdle: Vec<Point> = [0.0, 120.0, 240.0]
        .iter()
        .flat_map(|turn| side.map(|(angle, radius)| polar(centre, radius, angle + turn)))
        .collect();
    setting(pen, &girdle, centre, &GOLD);
    pen.gem(&girdle, 0.54, &RUBY);
    parts::star(pen, centre, 13.5, &RUBY);
    claws(pen, &regular(centre, 43.5, 3, 0.0), &GOLD);
}

fn sapphire(pen: &mut Pen) {
    let round = regular(MIDDLE, 36.0, 16, 0.0);
    setting(pen, &round, MIDDLE, &GOLD);
    pen.gem(&round, 0.56, &SAPPHIRE);
    parts::star(pen, MIDDLE, 15.0, &SAPPHIRE);
    claws(pen, &regular(MIDDLE, 38.6, 8, 22.5), &GOLD);
}

fn emerald(pen: &mut Pen) {
    let cut = [
        (32.0, 10.0),
        (64.0, 10.0),
        (75.0, 21.0),
        (75.0, 75.0),
        (64.0, 86.0),
        (32.0, 86.0),
        (21.0, 75.0),
        (21.0, 21.0),
    ];
    let cut = scaled(&cut, MIDDLE, 0.95);
    setting(pen, &cut, MIDDLE, &GOLD);
    pen.step_gem(&cut, &EMERALD);
    parts::star(pen, MIDDLE, 12.0, &EMERALD);
    claws(
        pen,
        &[(24.5, 15.0), (71.5, 15.0), (71.5, 81.0), (24.5, 81.0)],
        &GOLD,
    );
}

fn diamond(pen: &mut Pen) {
    parts::laurel(pen, 39.0, 7, &GOLD);
    let (top, girdle, tip) = (14.0, 33.0, 80.0);
    let outline = [
        (29.0, top),
        (67.0, top),
        (84.0, girdle),
        (48.0, tip),
        (12.0, girdle),
    ];
    pen.polygon(&scaled(&outline, (48.0, 40.0), 1.06), SAPPHIRE.at(0.12));
    pen.polygon(&outline, DIAMOND.body());
    let crown = [
        (12.0, girdle),
        (30.0, girdle),
        (48.0, girdle),
        (66.0, girdle),
        (84.0, girdle),
    ];
    let table = [(29.0, top), (48.0, top), (67.0, top)];
    let facets: [([Point; 3], f32); 11] = [
        ([crown[0], table[0], crown[1]], 0.85),
        ([table[0], table[1], crown[1]], 1.0),
        ([crown[1], table[1], crown[2]], 0.55),
        ([crown[2], table[1], crown[3]], 0.78),
        ([table[1], table[2], crown[3]], 0.42),
        ([crown[3], table[2], crown[4]], 0.2),
        ([crown[0], crown[1], (48.0, tip)], 0.62),
        ([crown[1], crown[2], (48.0, tip)], 0.95),
        ([crown[2], crown[3], (48.0, tip)], 0.38),
        ([crown[3], crown[4], (48.0, tip)], 0.05),
        ([(42.0, girdle), (54.0, girdle), (48.0, tip)], 0.7),
    ];
    for (facet, light) in facets {
        pen.polygon(&facet, DIAMOND.at(light));
    }
    parts::star(pen, (48.0, 41.0), 15.0, &GOLD);
    twinkle(pen, (76.0, 15.0), 8.0);
}

/// A four-pointed sparkle.
fn twinkle(pen: &mut Pen, centre: Point, reach: f32) {
    pen.polygon(
        &pen::star(centre, reach, reach * 0.22, 4, 0.0),
        DIAMOND.glint(),
    );
}

// Titles.

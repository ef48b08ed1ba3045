//! The upper third of the badges: the enamelled shields of the titles (20 to 24) and the stars of the heights (25 to 30).

use super::paint::{Ramp, ramps::*};
use super::parts;
use super::pen::{self, Pen, Point, board_star, polar, regular, scaled};

/// An enamelled shield with a metal rim.
fn title(pen: &mut Pen, rim: &Ramp, enamel: &Ramp) {
    let edge = parts::shield(33.0, 9.0, 90.0);
    parts::plate(pen, &edge, rim, enamel, 0.86);
}

pub(super) fn specialist(pen: &mut Pen) {
    title(pen, &SILVER, &TEAL);
    parts::star(pen, (48.0, 40.0), 19.0, &SILVER);
    parts::chevrons(pen, 1, 64.0, &SILVER);
}

pub(super) fn expert(pen: &mut Pen) {
    title(pen, &GOLD, &NAVY);
    parts::star(pen, (48.0, 37.0), 17.5, &GOLD);
    parts::chevrons(pen, 2, 60.0, &GOLD);
}

pub(super) fn champion(pen: &mut Pen) {
    parts::ribbon(pen, 62.0, &NAVY);
    let rosette = pen::star((48.0, 40.0), 39.0, 33.5, 16, 0.0);
    pen.polygon(&scaled(&rosette, (48.0, 40.0), 1.04), CRIMSON.deep());
    pen.peak(&rosette, (48.0, 40.0), &CRIMSON);
    let rim = regular((48.0, 40.0), 28.0, 24, 0.0);
    pen.polygon(&scaled(&rim, (48.0, 40.0), 1.04), GOLD.deep());
    pen.bevel(&rim, &scaled(&rim, (48.0, 40.0), 0.84), &GOLD);
    pen.polygon(&scaled(&rim, (48.0, 40.0), 0.84), CRIMSON.deep());
    pen.polygon(&scaled(&rim, (48.0, 40.0), 0.79), CRIMSON.at(0.45));
    parts::star(pen, (48.0, 40.0), 20.0, &GOLD);
}

pub(super) fn master(pen: &mut Pen) {
    let edge: Vec<Point> = parts::shield(32.0, 24.0, 93.0);
    parts::plate(pen, &edge, &GOLD, &VIOLET, 0.86);
    parts::crown(pen, (48.0, 21.0), 34.0, &GOLD, &RUBY);
    parts::star(pen, (48.0, 53.0), 21.0, &GOLD);
}

pub(super) fn legend(pen: &mut Pen) {
    // A shield in flames.
    for (base, tip, width) in [
        ((20.0, 60.0), (5.0, 26.0), 9.0),
        ((76.0, 60.0), (91.0, 26.0), 9.0),
        ((28.0, 44.0), (18.0, 8.0), 10.0),
        ((68.0, 44.0), (78.0, 8.0), 10.0),
        ((40.0, 40.0), (35.0, 3.0), 9.0),
        ((56.0, 40.0), (61.0, 3.0), 9.0),
        ((48.0, 40.0), (48.0, -1.0), 9.0),
    ] {
        parts::leaf(pen, base, tip, width, &EMBER);
    }
    parts::laurel(pen, 38.0, 7, &GOLD);
    let edge: Vec<Point> = scaled(&parts::shield(29.0, 20.0, 88.0), (48.0, 52.0), 0.92);
    parts::plate(pen, &edge, &GOLD, &EBONY, 0.86);
    parts::star(pen, (48.0, 49.0), 20.0, &EMBER);
}

// The heights.

/// The star itself as the plate.
fn star_plate(pen: &mut Pen, centre: Point, radius: f32, rim: &Ramp) {
    let edge = board_star(centre, radius);
    pen.polygon(&scaled(&edge, centre, 1.08), rim.deep());
    pen.bevel(&edge, &scaled(&edge, centre, 0.84), rim);
    pen.polygon(&scaled(&edge, centre, 0.84), rim.deep());
}

pub(super) fn grand_master(pen: &mut Pen) {
    parts::laurel(pen, 39.0, 8, &LEAF);
    let centre = (48.0, 52.0);
    star_plate(pen, centre, 38.0, &GOLD);
    parts::two_coloured_star(pen, centre, 30.5, &IVORY, &EBONY);
    parts::crown(pen, (48.0, 19.0), 30.0, &GOLD, &EMERALD);
}

pub(super) fn arch_master(pen: &mut Pen) {
    parts::rays(pen, 14, 46.0, 40.0, (-98.0, 98.0), &GOLD);
    // A gate of marble with the star in it.
    let gate = "M14 86V44A34 34 0 0 1 82 44V86H66V46A18 18 0 0 0 30 46V86Z";
    pen.line(gate, VIOLET.deep(), 3.0);
    pen.fill("M28 84V46A20 20 0 0 1 68 46V84Z", VIOLET.at(0.3));
    pen.fill(gate, IVORY.at(0.45));
    pen.fill(
        "M14 86V44A34 34 0 0 1 48 10V28A18 18 0 0 0 30 46V86Z",
        IVORY.at(0.75),
    );
    for angle in [-64.0, -32.0, 0.0, 32.0, 64.0] {
        let (inner, outer) = (
            polar((48.0, 45.0), 18.0, angle),
            polar((48.0, 45.0), 34.0, angle),
        );
        pen.line(&pen::open_line(&[inner, outer]), IVORY.at(0.05), 1.4);
    }
    for y in [58.0, 72.0] {
        pen.line(&format!("M14 {y}H30M66 {y}H82"), IVORY.at(0.05), 1.4);
    }
    pen.polygon(
        &[(9.0, 84.0), (87.0, 84.0), (90.0, 92.0), (6.0, 92.0)],
        GOLD.at(0.35),
    );
    pen.polygon(
        &[(9.0, 84.0), (87.0, 84.0), (87.6, 86.0), (8.4, 86.0)],
        GOLD.at(0.8),
    );
    parts::star(pen, (48.0, 56.0), 20.0, &GOLD);
}

pub(super) fn overlord(pen: &mut Pen) {
    // A black star whose upper arms have grown into a crown of spikes.
    for (angle, reach) in [
        (-52.0, 45.0),
        (-34.0, 39.0),
        (-17.0, 45.0),
        (0.0, 50.0),
        (17.0, 45.0),
        (34.0, 39.0),
        (52.0, 45.0),
    ] {
        let base = (48.0, 54.0);
        let tip = polar(base, reach, angle);
        let left = polar(base, 24.0, angle - 12.0);
        let right = polar(base, 24.0, angle + 12.0);
        pen.polygon(&[left, tip, base], CRIMSON.at(0.7));
        pen.polygon(&[tip, right, base], CRIMSON.at(0.3));
    }
    parts::wings(pen, 45.0, &VIOLET);
    let centre = (48.0, 58.0);
    let edge = regular(centre, 32.0, 6, 0.0);
    pen.polygon(&scaled(&edge, centre, 1.06), GOLD.deep());
    pen.bevel(&edge, &scaled(&edge, centre, 0.86), &GOLD);
    pen.polygon(&scaled(&edge, centre, 0.86), EBONY.deep());
    pen.polygon(&scaled(&edge, centre, 0.82), EBONY.at(0.4));
    parts::star(pen, centre, 20.0, &CRIMSON);
    pen.disc(centre, 3.6, GOLD.glint());
}

pub(super) fn demigod(pen: &mut Pen) {
    parts::rays(pen, 16, 47.0, 39.0, (-92.0, 92.0), &EMBER);
    parts::wings(pen, 46.0, &IVORY);
    let centre = (48.0, 54.0);
    star_plate(pen, centre, 31.0, &GOLD);
    parts::star(pen, centre, 25.0, &EMBER);
    pen.disc(centre, 4.4, GOLD.deep());
    pen.disc(centre, 3.4, DIAMOND.glint());
}

pub(super) fn god(pen: &mut Pen) {
    parts::rays(pen, 36, 48.0, 41.0, (0.0, 360.0), &GOLD);
    parts::laurel(pen, 36.0, 7, &LEAF);
    let halo = regular((48.0, 46.0), 31.0, 32, 0.0);
    pen.polygon(&scaled(&halo, (48.0, 46.0), 1.05), GOLD.deep());
    pen.bevel(&halo, &scaled(&halo, (48.0, 46.0), 0.88), &GOLD);
    pen.polygon(&scaled(&halo, (48.0, 46.0), 0.88), STORM.at(0.2));
    pen.polygon(&scaled(&halo, (48.0, 46.0), 0.84), STORM.at(0.5));
    parts::star(pen, (48.0, 46.0), 25.0, &IVORY);
    pen.disc((48.0, 46.0), 5.0, GOLD.deep());
    pen.disc((48.0, 46.0), 4.0, BOLT.body());
}

pub(super) fn zeus(pen: &mut Pen) {
    parts::laurel(pen, 38.0, 6, &GOLD);
    parts::rays(pen, 22, 50.0, 43.0, (-112.0, 112.0), &GOLD);
    parts::wings(pen, 44.5, &FROST);
    let centre = (48.0, 50.0);
    star_plate(pen, centre, 37.0, &GOLD);
    parts::star(pen, centre, 30.5, &STORM);
    let bolt = [
        (57.0, 10.0),
        (36.0, 53.0),
        (46.5, 53.0),
        (38.0, 91.0),
        (62.0, 43.0),
        (52.0, 43.0),
        (65.0, 10.0),
    ];
    pen.line(&pen::outline(&bolt), STORM.deep(), 4.0);
    pen.polygon(&bolt, BOLT.at(0.5));
    pen.polygon(&[bolt[0], bolt[1], (51.0, 47.0), bolt[6]], BOLT.at(0.92));
    pen.polygon(&[bolt[2], bolt[3], (51.0, 47.0)], BOLT.at(0.8));
}

//! The wordmark and the app icon.
//!
//! The app icon is three drawings, because Android puts them together itself: a full-bleed background, a foreground that
//! keeps to the middle, and one in a single colour for themed icons. Their view box is `0 0 108 108`, and everything that
//! must be seen lies within 33 units of the middle. [`app_icon`] is the whole icon for everywhere else.

use super::paint::{Paint, ramps::*};
use super::parts;
use super::pen::{self, Detail, Look, Pen, Point, board_star, polar, scaled};

/// The middle of the app icon's layers.
const HEART: Point = (54.0, 54.0);

/// The size of the wordmark's view box: `0 0 WIDTH HEIGHT`.
pub const WORDMARK: (f32, f32) = (219.0, 40.0);

/// The game's name in letters of its own, as the inside of an `svg` element.
///
/// The letters take the colour of the text around them, "Star" the custom property `--wordmark-star`; the last letter is a
/// stone.
pub fn wordmark() -> String {
    let dark = [
        // R e v e r
        "M4 33V7H13A7 7 0 0 1 13 21H4M13 21L21 33",
        "M26.5 24H40A7 7 0 1 0 37.5 30.5",
        "M44.5 16.5L51 33L57.5 16.5",
        "M61.5 24H75A7 7 0 1 0 72.5 30.5",
        "M81 33V16.5M81 24A7 7 0 0 1 89 17",
        // G
        "M187 12A12 12 0 1 0 188.5 27V21H180",
    ];
    let star = [
        // S t a r
        "M109 11Q106 6.5 100.5 6.5A6.5 6.5 0 0 0 99 19.2L103.5 20.8A6.3 6.3 0 0 1 102 33.2Q95.5 33.2 93 28",
        "M119 9V28.5Q119 33 124 33M114.5 16.5H124",
        "M154 33V16.5M154 24A7 7 0 0 1 161.5 17",
    ];
    let mut mark = String::new();
    let line = |path: &str, colour: &str| {
        format!(
            r#"<path d="{path}" fill="none" stroke="{colour}" stroke-width="4.2" stroke-linecap="round" stroke-linejoin="round"/>"#
        )
    };
    for path in dark {
        mark += &line(path, "currentColor");
    }
    for path in star {
        mark += &line(path, "var(--wordmark-star,#c8860a)");
    }
    let mut pen = Pen::new(Look::Earned, Detail::Small);
    parts::star(&mut pen, (138.0, 24.3), 11.6, &GOLD);
    stone(&mut pen, (204.0, 24.0), 11.0);
    mark + &pen.finish()
}

/// A stone in the middle of turning over: half black, half white.
fn stone(pen: &mut Pen, centre: Point, radius: f32) {
    let n = pen::number;
    let (a, b) = (polar(centre, radius, 30.0), polar(centre, radius, 210.0));
    pen.disc(centre, radius + 0.9, EBONY.at(0.9));
    pen.disc(centre, radius, EBONY.at(0.35));
    let half = format!(
        "M{} {}A{} {} 0 0 0 {} {}Z",
        n(a.0),
        n(a.1),
        n(radius),
        n(radius),
        n(b.0),
        n(b.1)
    );
    pen.fill(&half, IVORY.at(0.8));
}

/// The whole icon, edge to edge, view box `0 0 108 108`: stores and systems round its corners themselves.
pub fn app_icon() -> String {
    let mut icon = String::from(r#"<g transform="translate(-16.2 -16.2) scale(1.3)">"#);
    icon += &icon_background();
    icon += &icon_foreground();
    icon.push_str("</g>");
    icon
}

/// The app icon's pictures as files, by name: what the phones' projects and the page take from `assets/icons`.
pub fn icon_files() -> [(&'static str, String); 4] {
    let file = |size: &str, body: String| {
        format!("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{size}\">{body}</svg>\n")
    };
    let whole = "0 0 108 108";
    [
        ("app.svg", file(whole, app_icon())),
        ("background.svg", file(whole, icon_background())),
        ("foreground.svg", file(whole, icon_foreground())),
        ("monochrome.svg", file(whole, icon_monochrome())),
    ]
}

/// The background layer: the felt that the board lies on, lit from the upper left.
pub fn icon_background() -> String {
    let mut pen = Pen::new(Look::Earned, Detail::Full);
    pen.fill("M0 0H108V108H0Z", Paint::hex(0x0f5a55));
    for i in 0..6 {
        let (from, to) = (60.0 * i as f32, 60.0 * (i + 1) as f32);
        let light = [0.52, 0.36, 0.22, 0.2, 0.4, 0.6][i];
        let sector = [HEART, polar(HEART, 90.0, from), polar(HEART, 90.0, to)];
        pen.polygon(&sector, TEAL.at(light));
    }
    pen.finish()
}

/// The foreground layer: the star, each arm half black and half white, on its golden plate.
pub fn icon_foreground() -> String {
    let mut pen = Pen::new(Look::Earned, Detail::Full);
    let edge = board_star(HEART, 33.0);
    pen.polygon(&scaled(&edge, HEART, 1.06), TEAL.deep());
    pen.bevel(&edge, &scaled(&edge, HEART, 0.87), &GOLD);
    pen.polygon(&scaled(&edge, HEART, 0.87), GOLD.deep());
    parts::two_coloured_star(&mut pen, HEART, 27.6, &IVORY, &EBONY);
    pen.finish()
}

/// The single-colour layer: the star's outline and the dark half of every arm.
pub fn icon_monochrome() -> String {
    let mut pen = Pen::new(Look::Earned, Detail::Full);
    let ink = Paint::hex(0xffffff);
    pen.line(&pen::outline(&board_star(HEART, 30.0)), ink, 3.0);
    let rim = board_star(HEART, 26.0);
    for i in (0..12).step_by(2) {
        pen.polygon(&[rim[i], rim[i + 1], HEART], ink);
    }
    pen.finish()
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    /// Run with `RSG_RENEW=1` to write the files anew after a change to the drawings.
    #[test]
    fn the_icon_files_are_these_drawings() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/icons");
        for (name, drawing) in icon_files() {
            let path = folder.join(name);
            if std::env::var_os("RSG_RENEW").is_some() {
                std::fs::create_dir_all(&folder).unwrap();
                std::fs::write(&path, &drawing).unwrap();
            }
            let file = std::fs::read_to_string(&path).unwrap_or_default();
            assert_eq!(
                file, drawing,
                "{name} is old: RSG_RENEW=1 cargo test icon_files"
            );
        }
    }
}

//! The web page before its program runs: the game's name, a board, and the bar of places, drawn by the app's own
//! components. A newcomer sees the board on the first card of Today, at the place where the app draws it.
//!
//! `cargo xtask web` puts the two files into the page as they lie in `assets/web`; the test here draws them anew and
//! compares. Where a file says `{says:KEY}`, the build puts the words of every language in, and the page shows those of
//! the player's. Nothing of the player's own is in them. The board is a picture with its colours in it, so that it can
//! be shown before any style sheet has come.

use std::fmt::Write as _;
use std::path::Path;

use dioxus::prelude::*;

use super::components::{Icon, IconView, Portrait, PortraitShades, Wordmark};
use rsg_game::app::ScreenName;
use rsg_game::session::pictures::named;

/// The bar of places, as in `screens/frame.rs`; taps on it are kept until the app is there.
const PLACES: [(ScreenName, &str, Icon); 4] = [
    (ScreenName::Home, "{says:tab-today}", Icon::Calendar),
    (ScreenName::Games, "{says:tab-play}", Icon::Play),
    (ScreenName::Puzzles, "{says:tab-puzzles}", Icon::Puzzle),
    (ScreenName::You, "{says:tab-you}", Icon::You),
];

/// The ways to begin on the first card, as in `screens/home/first.rs`: the test id of each, which has its tap when the
/// app is there, its words and its look.
const BEGINNINGS: [(&str, &str, &str, Option<Icon>); 2] = [
    (
        "first-learn",
        "{says:home-first-learn}",
        "primary",
        Some(Icon::Play),
    ),
    ("first-play", "{says:home-first-play}", "quiet", None),
];

fn frame() -> String {
    dioxus_ssr::render_element(rsx! {
        div { class: "opening-mark", Wordmark {} }
        div { class: "opening-card",
            img { class: "opening-board", src: "{{board.svg}}", width: "700", height: "808", alt: "" }
            b { "{{says:home-first-title}}" }
            for (id , says , kind , icon) in BEGINNINGS {
                button { r#type: "button", "data-opens": id, "data-kind": kind,
                    if let Some(icon) = icon {
                        IconView { icon }
                    }
                    span { {says} }
                }
            }
        }
        div { class: "opening-said",
            p { role: "status", hidden: true }
            progress {}
            button { class: "button", r#type: "button", hidden: true }
            noscript { "{{no-script}}" }
        }
        nav { class: "opening-places",
            for (screen , says , icon) in PLACES {
                button { r#type: "button", "data-opens": screen.name(),
                    IconView { icon }
                    span { {says} }
                }
            }
        }
    })
}

/// The board in the middle of a game, as a file: its rules and colours are those of the style sheets.
fn board() -> String {
    let game = named::END.game();
    let positions = game.positions();
    let stones = positions[positions.len() / 2].board();
    let drawing = dioxus_ssr::render_element(rsx! { Portrait { stones } });
    let shades = dioxus_ssr::render_element(rsx! { PortraitShades {} });
    let inside = |drawing: &str| {
        let (_, inside) = drawing.split_once('>').expect("a drawing");
        inside.strip_suffix("</svg>").expect("a drawing").to_owned()
    };
    let (_, view_box) = drawing.split_once("viewBox=\"").expect("a drawing");
    let (view_box, _) = view_box.split_once('"').expect("a drawing");
    let (shades, shapes, rules) = (inside(&shades), inside(&drawing), rules());
    let shapes = without_name(&shapes);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{view_box}\">\
         <style>{rules}</style>{shades}<g class=\"star\">{shapes}</g></svg>\n"
    )
}

/// The drawing without the name of the Core Point: the picture has no words in it.
fn without_name(shapes: &str) -> String {
    let (before, name) = shapes.split_once("<text").expect("CP has its name");
    let (_, after) = name.split_once("</text>").expect("it ends");
    format!("{before}{after}")
}

/// The colours of the usual board, and the rules by which they are used.
fn rules() -> String {
    const BOARDS: &str = include_str!("../../assets/styles/boards.css");
    const BOARD: &str = include_str!("../../assets/styles/board.css");
    const SHARE: &str = include_str!("../../assets/styles/share.css");
    let (_, usual) = BOARDS
        .split_once(".app, [data-board] {")
        .expect("the usual board");
    let (usual, _) = usual.split_once('}').expect("it ends");
    let color = |line: &str| {
        let (name, value) = line.trim().strip_suffix(';')?.split_once(": ")?;
        Some((format!("var({name})"), value.to_owned()))
    };
    let colors: Vec<(String, String)> = usual.lines().filter_map(color).collect();
    let is_wanted = |line: &&str| {
        let starts = [".star .", ".black-", ".white-", ".below-"];
        starts.iter().any(|start| line.starts_with(start))
            && line.ends_with('}')
            && !line.contains("core-name")
    };
    let mut rules = String::new();
    for line in BOARD.lines().chain(SHARE.lines()).filter(is_wanted) {
        let line = colors.iter().fold(line.to_owned(), |line, (name, value)| {
            line.replace(name, value)
        });
        // Writing to a string cannot fail.
        let _ = writeln!(rules, "{line}");
    }
    rules
}

/// To draw them anew: `RSG_DRAW=yes cargo test -p reverstargo --lib -- opening`.
#[test]
#[allow(clippy::disallowed_methods, reason = "files of the project")]
fn the_first_picture_is_what_the_components_draw() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/web");
    for (name, drawn) in [("frame.html", frame() + "\n"), ("board.svg", board())] {
        let path = folder.join(name);
        if std::env::var_os("RSG_DRAW").is_some() {
            std::fs::write(&path, &drawn).expect("the project can be written");
        }
        let kept = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(
            kept == drawn,
            "{name} is not what is drawn today; see RSG_DRAW"
        );
        assert!(!drawn.contains("var("), "{name} has colours of its own");
    }
}

//! The photographer: every stop of the walk, at every size, in light and dark, into `target/gallery/`.

use std::fmt::Write as _;
use std::path::Path;

use serde_json::json;

use crate::driver::app::App;
use crate::driver::runner::{Test, artefacts};
use crate::tour::{SHAPES, Shape, walk};

const THEMES: [&str; 2] = ["light", "dark"];

/// Takes all pictures and writes the page that shows them.
pub fn photographs(test: &Test<'_>) {
    let folder = artefacts().with_file_name("gallery");
    // Nothing there is the usual case.
    let _nothing = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("target can be written");
    let mut stops = Vec::new();
    walk(test, "en", |app, stop| {
        for theme in THEMES {
            for shape in SHAPES {
                let picture = folder.join(name(stop, theme, shape));
                photograph(app, theme, shape, &picture);
            }
        }
        ordinary(app);
        stops.push(stop.to_owned());
    });
    let page = folder.join("index.html");
    std::fs::write(&page, index(&stops)).expect("target can be written");
    println!(
        "{} pictures: {}",
        stops.len() * THEMES.len() * SHAPES.len(),
        page.display()
    );
}

/// A picture as a store asks for it: how large the page is for the app, and how many pixels stand on one of its own.
struct StoreShape {
    name: &'static str,
    width: u32,
    height: u32,
    scale: u32,
    stops: &'static [&'static str],
}

const PHONE_STOPS: &[&str] = &["play", "play-call", "calendar", "ranks", "play-result"];
const TABLET_STOPS: &[&str] = &["play", "calendar", "ranks"];

/// Width and height times scale are the sizes that App Store Connect and the Play Console take.
const STORE_SHAPES: [StoreShape; 5] = [
    StoreShape {
        name: "apple-phone-1320x2868",
        width: 440,
        height: 956,
        scale: 3,
        stops: PHONE_STOPS,
    },
    StoreShape {
        name: "apple-tablet-2064x2752",
        width: 1032,
        height: 1376,
        scale: 2,
        stops: TABLET_STOPS,
    },
    StoreShape {
        name: "play-phone-1080x1920",
        width: 360,
        height: 640,
        scale: 3,
        stops: PHONE_STOPS,
    },
    StoreShape {
        name: "play-tablet7-1200x1920",
        width: 600,
        height: 960,
        scale: 2,
        stops: TABLET_STOPS,
    },
    StoreShape {
        name: "play-tablet10-1600x2560",
        width: 800,
        height: 1280,
        scale: 2,
        stops: TABLET_STOPS,
    },
];

/// The languages the store texts are written in.
const LANGUAGES: [&str; 4] = ["en", "ja", "mr", "hi"];

/// Takes the stores' pictures, in every language, into `target/gallery/store/`.
pub fn photographs_for_the_stores(test: &Test<'_>) {
    let folder = artefacts().with_file_name("gallery").join("store");
    let mut count = 0;
    for language in LANGUAGES {
        let place = folder.join(language);
        std::fs::create_dir_all(&place).expect("target can be written");
        walk(test, language, |app, stop| {
            for shape in STORE_SHAPES
                .iter()
                .filter(|shape| shape.stops.contains(&stop))
            {
                emulate(app, "light", shape.width, shape.height, shape.scale, 100);
                let picture = app.browser().session.photograph().expect("a picture");
                std::fs::write(place.join(format!("{}-{stop}.png", shape.name)), picture)
                    .expect("target can be written");
                count += 1;
            }
            ordinary(app);
        });
    }
    println!("{count} pictures: {}", folder.display());
}

fn name(stop: &str, theme: &str, shape: Shape) -> String {
    format!("{stop}-{theme}-{}.png", shape.name)
}

/// Gives the page a shape and a theme.
pub fn put_on(app: &App<'_>, theme: &str, shape: Shape) {
    emulate(app, theme, shape.width, shape.height, 1, shape.text);
}

fn emulate(app: &App<'_>, theme: &str, width: u32, height: u32, scale: u32, text: u32) {
    let session = &app.browser().session;
    let size = 16 * text / 100;
    for (command, parameters) in [
        (
            "Emulation.setDeviceMetricsOverride",
            json!({"width": width, "height": height, "deviceScaleFactor": scale, "mobile": true}),
        ),
        (
            "Emulation.setEmulatedMedia",
            json!({"features": [{"name": "prefers-color-scheme", "value": theme}]}),
        ),
        (
            "Page.setFontSizes",
            json!({"fontSizes": {"standard": size, "fixed": size}}),
        ),
    ] {
        session
            .devtools(command, parameters)
            .unwrap_or_else(|error| panic!("{command}: {error}"));
    }
    app.settle();
}

/// Back to the usual.
pub fn ordinary(app: &App<'_>) {
    let shape = SHAPES[2];
    put_on(app, "light", shape);
}

fn photograph(app: &App<'_>, theme: &str, shape: Shape, file: &Path) {
    put_on(app, theme, shape);
    let picture = app.browser().session.photograph().expect("a picture");
    std::fs::write(file, picture).expect("target can be written");
}

/// A page that shows all pictures, a row a place.
fn index(stops: &[String]) -> String {
    let mut page = String::from(
        "<!doctype html><meta charset=utf-8><title>ReverStarGo: every screen</title>\
         <style>body{font:14px sans-serif;background:#888;margin:1rem}\
         section{display:flex;gap:8px;overflow-x:auto;align-items:start}\
         figure{margin:0}img{height:420px;width:auto;display:block}</style>\n",
    );
    for stop in stops {
        write!(page, "<h2 id={stop}>{stop}</h2>").expect("text grows");
        for theme in THEMES {
            page.push_str("<section>");
            for shape in SHAPES {
                let file = name(stop, theme, shape);
                write!(page, "<figure><a href={file}><img loading=lazy src={file}></a><figcaption>{theme} {}</figcaption></figure>", shape.name)
                    .expect("text grows");
            }
            page.push_str("</section>\n");
        }
    }
    page
}

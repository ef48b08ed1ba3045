//! Not tests: photographs of every stop of the walk, at every size, in light and dark, into `target/gallery/`, or
//! `target/gallery-106/` where the oldest Chromium takes them.

use std::path::Path;

use crate::driver::app::App;
use crate::driver::browsers::Kind;
use crate::driver::runner::{Test, artefacts};
use crate::every_screen::{SHAPES, Shape, walk};

const THEMES: [&str; 2] = ["light", "dark"];

/// Takes all pictures and writes the page that shows them.
pub fn photographs(test: &Test<'_>) {
    let folder = artefacts().with_file_name(match test.browser().kind {
        Kind::OldChromium => "gallery-106",
        _ => "gallery",
    });
    // Nothing there is the usual case.
    let _nothing = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("target can be written");
    let mut stops = Vec::new();
    walk(test, "en", |app, stop| {
        for theme in THEMES {
            for shape in SHAPES {
                photograph(app, theme, shape, &folder.join(name(stop, theme, shape)));
            }
        }
        app.reshape_as_usual();
        stops.push(stop.to_owned());
    });
    let page = folder.join("index.html");
    std::fs::write(&page, index(&stops)).expect("target can be written");
    let count = stops.len() * THEMES.len() * SHAPES.len();
    println!("{count} pictures: {}", page.display());
}

const PHONE_STOPS: &[&str] = &[
    "play",
    "play-call",
    "play-practice",
    "calendar",
    "ranks",
    "play-result",
];
const TABLET_STOPS: &[&str] = &["play", "calendar", "ranks"];

/// The pictures that App Store Connect and the Play Console ask for: width and height times scale are the sizes they take.
const STORE_SHAPES: [(Shape, &[&str]); 5] = [
    (
        Shape::new("apple-phone-1320x2868", 440, 956, 3),
        PHONE_STOPS,
    ),
    (
        Shape::new("apple-tablet-2064x2752", 1032, 1376, 2),
        TABLET_STOPS,
    ),
    (Shape::new("play-phone-1080x1920", 360, 640, 3), PHONE_STOPS),
    (
        Shape::new("play-tablet7-1200x1920", 600, 960, 2),
        TABLET_STOPS,
    ),
    (
        Shape::new("play-tablet10-1600x2560", 800, 1280, 2),
        TABLET_STOPS,
    ),
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
            for (shape, stops) in STORE_SHAPES {
                if stops.contains(&stop) {
                    let file = place.join(format!("{}-{stop}.png", shape.name));
                    photograph(app, "light", shape, &file);
                    count += 1;
                }
            }
            app.reshape_as_usual();
        });
    }
    println!("{count} pictures: {}", folder.display());
}

fn name(stop: &str, theme: &str, shape: Shape) -> String {
    format!("{stop}-{theme}-{}.png", shape.name)
}

fn photograph(app: &App<'_>, theme: &str, shape: Shape, file: &Path) {
    let picture = app.reshape(theme, shape).browser().session.photograph();
    std::fs::write(file, picture.expect("a picture")).expect("target can be written");
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
        page += &format!("<h2 id={stop}>{stop}</h2>");
        for theme in THEMES {
            let figures = SHAPES.map(|shape| {
                let (file, caption) = (name(stop, theme, shape), shape.name);
                format!("<figure><a href={file}><img loading=lazy src={file}></a><figcaption>{theme} {caption}</figcaption></figure>")
            });
            page += &format!("<section>{}</section>\n", figures.concat());
        }
    }
    page
}

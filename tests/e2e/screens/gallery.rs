//! Not tests: photographs of every stop of the walk, at every size, in light and dark, into `target/gallery/`, or
//! `target/gallery-106/` where the oldest Chromium takes them.

use std::path::Path;

use serde_json::json;

use crate::driver::app::App;
use crate::driver::browsers::Kind;
use crate::driver::runner::{Test, artefacts};
use crate::screens::every_screen::{SHAPES, Shape, walk};

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

/// The stops in the stores' order, the one that says most first. Each has its line in `docs/store`.
const STORE_STOPS: [&str; 5] = [
    "play",
    "play-call",
    "play-exam",
    "play-practice",
    "calendar",
];
/// The stops for a tablet: fewer, because some pages for phones would stand empty at both sides.
const TABLET_STOPS: &[&str] = &["play", "play-exam", "calendar"];

/// The pictures that App Store Connect and the Play Console ask for: width and height times scale are the sizes they
/// take. The names are the folders of fastlane's `supply` (`supply/lib/supply.rb`, `SCREENSHOT_TYPES`), and for
/// `deliver`, which tells devices by the sizes, what its files begin with.
const STORE_SHAPES: [(Store, Shape, &[&str]); 5] = [
    (
        Store::Apple,
        Shape::new("iphone-6.9", 440, 956, 3),
        &STORE_STOPS,
    ),
    (
        Store::Apple,
        Shape::new("ipad-13", 1032, 1376, 2),
        TABLET_STOPS,
    ),
    (
        Store::Google,
        Shape::new("phoneScreenshots", 360, 640, 3),
        &STORE_STOPS,
    ),
    (
        Store::Google,
        Shape::new("sevenInchScreenshots", 600, 960, 2),
        TABLET_STOPS,
    ),
    (
        Store::Google,
        Shape::new("tenInchScreenshots", 800, 1280, 2),
        TABLET_STOPS,
    ),
];

/// A store.
#[derive(Debug, Clone, Copy)]
enum Store {
    Apple,
    Google,
}

/// The languages the store texts are written in, and the names that Google Play and App Store Connect have for them
/// (`xtask/src/listing.rs`).
const LANGUAGES: [(&str, &str, &str); 4] = [
    ("en", "en-US", "en-US"),
    ("ja", "ja-JP", "ja"),
    ("mr", "mr-IN", "mr-IN"),
    ("hi", "hi-IN", "hi"),
];

/// Takes the stores' pictures, in every language, to where fastlane looks for them.
pub fn photographs_for_the_stores(test: &Test<'_>) {
    let fastlane = Path::new(env!("CARGO_MANIFEST_DIR")).join("fastlane");
    let mut count = 0;
    for (language, google, apple) in LANGUAGES {
        let folders = [
            fastlane.join("screenshots").join(apple),
            fastlane
                .join("metadata/android")
                .join(google)
                .join("images"),
        ];
        // Pictures of an older order must not lie among the new ones.
        for folder in &folders {
            let _nothing = std::fs::remove_dir_all(folder);
        }
        let captions = captions(language);
        walk(test, language, |app, stop| {
            let Some(at) = STORE_STOPS.iter().position(|one| *one == stop) else {
                return;
            };
            for (store, shape, _) in STORE_SHAPES
                .iter()
                .filter(|(.., stops)| stops.contains(&stop))
            {
                let name = format!("{}-{stop}.png", at + 1);
                let file = match store {
                    Store::Apple => folders[0].join(format!("{}-{name}", shape.name)),
                    Store::Google => folders[1].join(shape.name).join(name),
                };
                let folder = file.parent().expect("it has a folder");
                std::fs::create_dir_all(folder).expect("the project can be written");
                app.reshape("light", *shape);
                app.script_with(CAPTION, &[json!(captions[at])]);
                photograph(app, "light", *shape, &file);
                app.script(WITHOUT_CAPTION);
                count += 1;
            }
            app.reshape_as_usual();
        });
        draw_for_google(test, &folders[1]);
        count += DRAWINGS.len();
    }
    println!("{count} pictures: {}", fastlane.display());
}

/// What Google Play asks for beside photographs: the names of `supply`, the sizes, and the pages whose pictures they
/// are. They are drawn from the icon and the wordmark, so they need no words.
const DRAWINGS: [(Shape, &str); 2] = [
    (
        Shape::new("icon", 512, 512, 1),
        concat!(
            "<style>svg { display: block; width: 100vw }</style>",
            include_str!("../../../assets/icons/app.svg")
        ),
    ),
    (
        Shape::new("featureGraphic", 1024, 500, 1),
        concat!(
            "<style>body { display: grid; place-items: center; color: #fff }",
            "svg { grid-area: 1 / 1 } .wordmark-star { stroke: #f2c545 }",
            "svg:nth-of-type(1) { width: 100vw; margin-top: -29vh }",
            "svg:nth-of-type(2) { height: 90vh; margin-top: -29vh }",
            "svg:nth-of-type(3) { width: 58vw; margin-top: 62vh }</style>",
            include_str!("../../../assets/icons/background.svg"),
            include_str!("../../../assets/icons/foreground.svg"),
            include_str!("../../../assets/drawings/wordmark.svg")
        ),
    ),
];

/// Draws these into a language's folder.
fn draw_for_google(test: &Test<'_>, folder: &Path) {
    let browser = test.browser();
    std::fs::create_dir_all(folder).expect("the project can be written");
    for (shape, page) in DRAWINGS {
        let opened = browser.session.go("about:blank");
        opened.expect("an empty page");
        // Another page forgets the size.
        browser.size(shape.width, shape.height);
        let draw = "document.head.innerHTML = '<meta name=viewport content=width=device-width>'; \
                    document.body.style = 'margin: 0; height: 100vh; overflow: hidden'; \
                    document.body.innerHTML = arguments[0]; return null";
        let drawn = browser.session.run(draw, &[json!(page)]);
        drawn.expect("the drawings are shown");
        let picture = browser.session.photograph().expect("a picture");
        let file = folder.join(format!("{}.png", shape.name));
        std::fs::write(file, picture).expect("the project can be written");
    }
    browser.phone_size();
}

/// The page below a line of words, made smaller so that nothing of it is covered.
const CAPTION: &str = "
const line = document.createElement('p');
line.id = 'caption';
line.textContent = arguments[0];
line.lang = document.querySelector('.app').lang;
line.style = 'position: fixed; inset: 0 0 auto; height: 13vh; margin: 0; padding: 0 6vw; \
display: grid; place-items: center; \
text-align: center; text-wrap: balance; word-break: auto-phrase; \
font-size: min(6.4vw, 4vh); font-weight: 700; line-height: 1.2; color: #fff';
const page = document.getElementById('main');
page.style = 'transform: scale(.86); transform-origin: bottom center; \
border-radius: 5vw 5vw 0 0; overflow: clip; height: 100vh';
document.body.style.background = '#0d5c46';
document.body.append(line);
";

const WITHOUT_CAPTION: &str = "
document.getElementById('caption').remove();
document.getElementById('main').style = '';
document.body.style.background = '';
";

/// The lines of a language's pictures: the numbered ones of its page.
fn captions(language: &str) -> Vec<String> {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("docs/store/{language}.md"));
    let page = std::fs::read_to_string(page).expect("every language has its page");
    let numbered = |line: &str| {
        let (number, words) = line.split_once(". ")?;
        number.parse::<usize>().ok()?;
        Some(words.to_owned())
    };
    let captions: Vec<_> = page.lines().filter_map(numbered).collect();
    assert_eq!(
        captions.len(),
        STORE_STOPS.len(),
        "{language}: a line a picture"
    );
    captions
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
                format!(
                    "<figure><a href={file}><img loading=lazy src={file}></a>\
                    <figcaption>{theme} {caption}</figcaption></figure>"
                )
            });
            page += &format!("<section>{}</section>\n", figures.concat());
        }
    }
    page
}

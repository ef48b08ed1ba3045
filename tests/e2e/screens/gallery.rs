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
    }
    println!("{count} pictures: {}", fastlane.display());
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

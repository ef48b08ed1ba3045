//! `cargo xtask gallery`: photographs of every screen, for people to look at.

use crate::process::{self, Failure};
use crate::{chromium, packages, web, workspace};

pub const HELP: &str = "
    cargo xtask gallery
    cargo xtask gallery --store
    cargo xtask gallery --webview

Photographs every screen in light and dark, at 320×568, 360×640, 390×844, 820×1180 and 844×390, and at 360×640 with text
at 200 %, in headless Chromium, into target/gallery/ with an index.html that shows them side by side. The first eight
seconds of a cold visit to the web page, in light, dark and forced colours, go into target/gallery-cold/.

With --webview, the same pictures in the oldest Chromium that the app runs in, into target/gallery-106/.

With --store, the pictures that the app stores ask for, in their sizes and in every language, to where fastlane looks
for them: fastlane/screenshots and fastlane/metadata/android/LANGUAGE/images; beside these Google Play's icon of 512×512
and its feature graphic of 1024×500.

Needs:  what `cargo xtask test` needs; installs it the same way
Takes:  about 4 minutes on two cores, beside building the app and the web page
";

/// Builds the end-to-end driver and lets it take the pictures.
pub fn run(arguments: &[String]) -> Result<(), Failure> {
    let which = match arguments {
        [] => {
            web::page_for_scenarios()?;
            "--gallery"
        }
        [word] if word == "--store" => "--store",
        [word] if word == "--webview" => {
            chromium::fetch()?;
            "--old-gallery"
        }
        words => {
            return Err(Failure::usage(format!(
                "gallery does not know \"{}\"",
                words.join(" ")
            )));
        }
    };
    packages::for_the_tests()?;
    let driver = [
        "test",
        "--package",
        "reverstargo",
        "--test",
        "e2e",
        "--",
        which,
    ];
    process::run(&mut workspace::cargo(&driver))
}

//! Features of styles and scripts that the oldest webviews in which the app runs do not know.
//!
//! A webview that does not know a style leaves it out, and one that does not know a word of a script may leave the
//! whole script out: neither is seen in a new browser. So each feature that came late stands here with the versions
//! that brought it (from the tables of MDN's browser-compat-data), and is looked for in everything a webview reads: our
//! styles and scripts, and those of dioxus. One that is newer than the oldest webview needs a place that does without
//! it, which stands here, too.

use crate::process::Failure;
use crate::workspace;
use std::path::{Path, PathBuf};

/// The Chromium of the oldest Android webview; an older one is told to be updated (`android/MainActivity.kt`). The
/// end-to-end tests play in that version.
pub const CHROMIUM: u32 = 106;

/// The oldest iOS, whose version is that of its webview. `ios/Info.plist` says the same.
pub const OLDEST_IOS: &str = "16.4";

/// Never, so far.
const NEVER: u32 = 999;

/// A text to look for.
#[derive(Clone, Copy)]
enum Mark {
    /// These letters.
    Text(&'static str),
    /// A number with this unit.
    Unit(&'static str),
    /// A property, at the start of a declaration.
    Property(&'static str),
}
use Mark::{Property, Text, Unit};

/// A text to look for, and the versions of Chromium and Safari that brought it.
type Feature = (Mark, u32, (u32, u32));

/// In styles.
const OF_STYLES: &[Feature] = &[
    (Text(":has("), 105, (15, 4)),
    (Text("@container"), 105, (16, 0)),
    (Property("container-type"), 105, (16, 0)),
    (Unit("cqw"), 105, (16, 0)),
    (Unit("cqh"), 105, (16, 0)),
    (Unit("cqmin"), 105, (16, 0)),
    (Unit("dvh"), 108, (15, 4)),
    (Unit("svh"), 108, (15, 4)),
    (Unit("lvh"), 108, (15, 4)),
    (Unit("dvw"), 108, (15, 4)),
    (Unit("lh"), 109, (16, 4)),
    (Unit("cap"), 118, (17, 2)),
    (Unit("ric"), 111, (17, 2)),
    (Text("@layer"), 99, (15, 4)),
    (Text("@property"), 85, (16, 4)),
    (Text("@scope"), 118, (17, 4)),
    (Text("@starting-style"), 117, (17, 5)),
    (Text("@view-transition"), 126, (18, 2)),
    (Text("{ &"), 120, (17, 2)),
    (Text("(width <"), 104, (16, 4)),
    (Text("(width >"), 104, (16, 4)),
    (Text("(height <"), 104, (16, 4)),
    (Text("(height >"), 104, (16, 4)),
    (Text("scripting:"), 120, (17, 0)),
    (Text("prefers-contrast"), 96, (14, 1)),
    (Text("prefers-reduced-transparency"), 118, (NEVER, 0)),
    (Text(":is("), 88, (14, 0)),
    (Text(":where("), 88, (14, 0)),
    (Text(":focus-visible"), 86, (15, 4)),
    (Text(":user-invalid"), 119, (16, 5)),
    (Text(":modal"), 105, (15, 6)),
    (Text(":popover-open"), 114, (17, 0)),
    (Text("::details-content"), 131, (18, 4)),
    (Text("color-mix("), 111, (16, 2)),
    (Text("light-dark("), 123, (17, 5)),
    (Text("oklch("), 111, (15, 4)),
    (Text("oklab("), 111, (15, 4)),
    (Text("(from "), 119, (18, 0)),
    (Text(" linear("), 113, (17, 2)),
    (Text("round("), 125, (15, 4)),
    (Text(" mod("), 125, (15, 4)),
    (Text(" rem("), 125, (15, 4)),
    (Text("sin("), 111, (15, 4)),
    (Text("cos("), 111, (15, 4)),
    (Text("sqrt("), 120, (15, 4)),
    (Text("pow("), 120, (15, 4)),
    (Text("hypot("), 120, (15, 4)),
    (Text(" abs("), 138, (15, 4)),
    (Text("sign("), 138, (15, 4)),
    (Text("calc-size("), 129, (NEVER, 0)),
    (Text(": if("), 137, (NEVER, 0)),
    (Text("sibling-index("), 138, (26, 2)),
    (Text("subgrid"), 117, (16, 0)),
    (Text("allow-discrete"), 117, (17, 4)),
    (Text("auto-phrase"), 119, (NEVER, 0)),
    (Text("overflow: clip"), 90, (16, 0)),
    (Property("rotate"), 104, (14, 1)),
    (Property("scale"), 104, (14, 1)),
    (Property("translate"), 104, (14, 1)),
    (Property("inset"), 87, (14, 1)),
    (Property("aspect-ratio"), 88, (15, 0)),
    (Property("accent-color"), 93, (15, 4)),
    (Property("mask"), 120, (15, 4)),
    (Property("mask-image"), 120, (15, 4)),
    (Property("backdrop-filter"), 76, (18, 0)),
    (Property("text-wrap"), 114, (17, 4)),
    (Property("text-box"), 133, (18, 2)),
    (Property("hyphens"), 88, (17, 0)),
    (Property("content-visibility"), 85, (18, 0)),
    (Property("overscroll-behavior"), 63, (16, 0)),
    (Property("scrollbar-width"), 121, (18, 2)),
    (Property("scrollbar-color"), 121, (26, 2)),
    (Property("scrollbar-gutter"), 94, (18, 2)),
    (Property("field-sizing"), 123, (26, 2)),
    (Property("interpolate-size"), 129, (NEVER, 0)),
    (Property("font-size-adjust"), 127, (16, 4)),
    (Property("font-palette"), 101, (15, 4)),
    (Property("animation-timeline"), 115, (26, 0)),
    (Property("animation-composition"), 112, (16, 0)),
    (Property("anchor-name"), 125, (26, 0)),
];

/// In scripts, and in the page that they belong to.
const OF_SCRIPTS: &[Feature] = &[
    (Text("?."), 80, (13, 1)),
    (Text("??"), 80, (13, 1)),
    (Text("??="), 85, (14, 0)),
    (Text("||="), 85, (14, 0)),
    (Text("&&="), 85, (14, 0)),
    (Text("static {"), 94, (16, 4)),
    (Text("(?<="), 62, (16, 4)),
    (Text("(?<!"), 62, (16, 4)),
    (Text("(?i:"), 125, (26, 0)),
    (Text(" with { type"), 123, (17, 2)),
    (Text("await using "), 134, (NEVER, 0)),
    (Text(".at("), 92, (15, 4)),
    (Text(".replaceAll("), 85, (13, 1)),
    (Text(".hasOwn("), 93, (15, 4)),
    (Text(".findLast"), 97, (15, 4)),
    (Text(".toSorted("), 110, (16, 0)),
    (Text(".toReversed("), 110, (16, 0)),
    (Text(".toSpliced("), 110, (16, 0)),
    (Text(".with("), 110, (16, 0)),
    (Text(".fromAsync("), 121, (16, 4)),
    (Text(".groupBy("), 117, (17, 4)),
    (Text("Promise.any("), 85, (14, 0)),
    (Text("Promise.try("), 128, (18, 2)),
    (Text(".withResolvers("), 119, (17, 4)),
    (Text("ellFormed("), 111, (16, 4)),
    (Text("structuredClone("), 98, (15, 4)),
    (Text("Iterator."), 122, (18, 4)),
    (Text(".union("), 122, (17, 0)),
    (Text(".intersection("), 122, (17, 0)),
    (Text(".difference("), 122, (17, 0)),
    (Text(".getOrInsert"), 145, (26, 2)),
    (Text("URL.canParse("), 120, (17, 0)),
    (Text("AbortSignal.timeout("), 103, (16, 0)),
    (Text("AbortSignal.any("), 116, (17, 4)),
    (Text("WeakRef"), 84, (14, 1)),
    (Text("Segmenter"), 87, (14, 1)),
    (Text("DurationFormat"), 129, (16, 4)),
    (Text("randomUUID("), 92, (15, 4)),
    (Text("toBase64("), 140, (18, 2)),
    (Text("fromBase64("), 140, (18, 2)),
    (Text("CompressionStream"), 80, (16, 4)),
    (Text("OffscreenCanvas"), 69, (16, 4)),
    (Text(".roundRect("), 99, (16, 0)),
    (Text("createConicGradient("), 99, (16, 1)),
    (Text(".checkVisibility("), 105, (17, 4)),
    (Text(".showPopover("), 114, (17, 0)),
    (Text(".showModal("), 37, (15, 4)),
    (Text(".moveBefore("), 133, (NEVER, 0)),
    (Text("setHTMLUnsafe("), 124, (17, 4)),
    (Text("startViewTransition("), 111, (18, 0)),
    (Text("adoptedStyleSheets"), 73, (16, 4)),
    (Text(".getAnimations("), 84, (14, 0)),
    (Text("requestIdleCallback("), 47, (NEVER, 0)),
    (Text("scheduler."), 94, (NEVER, 0)),
    (Text(".userActivation"), 72, (16, 4)),
    (Text("navigation."), 102, (26, 2)),
    (Text(".locks"), 69, (15, 4)),
    (Text("BroadcastChannel"), 54, (15, 4)),
    (Text("navigator.share("), 89, (12, 2)),
    (Text("navigator.canShare("), 89, (14, 0)),
    (Text(".audioSession"), NEVER, (16, 4)),
    (Text("navigator.vibrate"), 32, (NEVER, 0)),
    (Text(".setAppBadge("), 81, (17, 0)),
    (Text(".wakeLock"), 84, (16, 4)),
];

/// Features that are newer than the oldest webview and used all the same: the end of a file's name, the feature, and
/// what stands in the same file so that nothing is lost without it. Where that is the feature itself, nothing is lost
/// where it is left out.
const DONE_WITHOUT: &[(&str, &str, &str)] = &[
    ("play.css", "dvh", "@supports (height: 1dvh)"),
    ("result.css", "mask", "-webkit-mask: "),
    // Lines of another length.
    (".css", "text-wrap", "text-wrap"),
    ("base.css", "auto-phrase", "auto-phrase"),
    // Rows out of sight are laid out, too.
    (".css", "content-visibility", "content-visibility"),
    ("sound.js", ".audioSession", "if (navigator.audioSession)"),
    ("sound.js", "navigator.vibrate", "if (navigator.vibrate)"),
];

/// Folders of ours that webviews read.
const OURS: [&str; 3] = ["assets/styles", "assets/scripts", "assets/web"];

/// Packages of dioxus whose scripts they read, and where these are.
const OF_DIOXUS: [(&str, &str); 4] = [
    ("dioxus-interpreter-js", "src/js"),
    ("dioxus-desktop", "src/js"),
    ("dioxus-document", "src/js"),
    ("dioxus-liveview", "src"),
];

const PLIST: &str = "ios/Info.plist";

/// Every use of what the oldest webviews do not know.
pub fn faults() -> Result<Vec<String>, Failure> {
    let mut faults = Vec::new();
    let says = format!("<key>MinimumOSVersion</key>\n\t<string>{OLDEST_IOS}</string>");
    if !workspace::read(PLIST)?.contains(&says) {
        faults.push(format!("{PLIST}: MinimumOSVersion is not {OLDEST_IOS}"));
    }
    let mut folders = OURS.map(|folder| workspace::root().join(folder)).to_vec();
    for (package, folder) in OF_DIOXUS {
        folders.push(workspace::sources_of(package)?.join(folder));
    }
    for folder in folders {
        for file in files_in(&folder)? {
            let text =
                std::fs::read_to_string(&file).map_err(|error| Failure::file(&file, error))?;
            faults.extend(faults_in(&file.to_string_lossy(), &text));
        }
    }
    Ok(faults)
}

/// The styles, scripts and pages in a folder.
fn files_in(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let entries = std::fs::read_dir(folder).map_err(|error| Failure::file(folder, error))?;
    let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
    let is_read = |path: &PathBuf| {
        let ending = path.extension().and_then(|ending| ending.to_str());
        matches!(ending, Some("css" | "js" | "html"))
    };
    Ok(paths.filter(is_read).collect())
}

fn faults_in(file: &str, text: &str) -> Vec<String> {
    let features = if file.ends_with(".css") {
        OF_STYLES
    } else {
        OF_SCRIPTS
    };
    let text = without_comments(text);
    let oldest = version(OLDEST_IOS);
    let newer = features.iter().filter(|(mark, chromium, safari)| {
        (CHROMIUM < *chromium || oldest < *safari) && !places(&text, *mark).is_empty()
    });
    let lost = newer.filter(|(mark, ..)| {
        !DONE_WITHOUT.iter().any(|(end, feature, instead)| {
            file.ends_with(end) && *feature == name(*mark) && text.contains(instead)
        })
    });
    lost.map(|(mark, chromium, safari)| {
        let mark = name(*mark).trim();
        format!(
            "{file}: {mark} came with Chromium {chromium} and Safari {}.{}; the oldest webviews are {CHROMIUM} and \
             {OLDEST_IOS}",
            safari.0, safari.1
        )
    })
    .collect()
}

/// The two numbers of a version.
fn version(text: &str) -> (u32, u32) {
    let mut numbers = text
        .split('.')
        .map(|number| number.parse().unwrap_or_default());
    (
        numbers.next().unwrap_or_default(),
        numbers.next().unwrap_or_default(),
    )
}

fn name(mark: Mark) -> &'static str {
    match mark {
        Text(name) | Unit(name) | Property(name) => name,
    }
}

/// The places of a mark in a text.
fn places(text: &str, mark: Mark) -> Vec<usize> {
    let name = name(mark);
    let before = |at: usize| text[..at].chars().next_back();
    let after = |at: usize| text[at + name.len()..].chars().next();
    let is_word = |letter: char| letter.is_alphanumeric() || letter == '-' || letter == '_';
    let fits = |at: usize| match mark {
        Text(_) => true,
        Unit(_) => {
            before(at).is_some_and(|letter| letter.is_ascii_digit())
                && !after(at).is_some_and(is_word)
        }
        Property(_) => !before(at).is_some_and(is_word) && after(at) == Some(':'),
    };
    let places = text.match_indices(name).map(|(at, _)| at);
    places.filter(|at| fits(*at)).collect()
}

/// A text without `/* … */`, and without lines that hold a comment alone.
fn without_comments(text: &str) -> String {
    let mut parts = text.split("/*");
    let mut left = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        left += part.split_once("*/").map_or("", |(_, rest)| rest);
    }
    let lines = left
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"));
    lines.map(|line| format!("{line}\n")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_webview_knows_what_is_used() {
        assert_eq!(faults().expect("every file is there"), Vec::<String>::new());
    }

    #[test]
    fn what_is_newer_is_found_and_what_is_done_without_is_not() {
        for (file, text) in [
            ("a.css", ".a { color: color-mix(in srgb, red, blue); }"),
            ("a.css", ".a { height: 100dvh; }"),
            ("a.css", ".a { min-height: 2.5lh }"),
            ("a.css", ".a { mask: none; }"),
            ("a.css", ".a { & b { color: red; } }"),
            ("sound.js", "navigator.audioSession.type = 'ambient';"),
            ("a.js", "const last = list.toSorted().at(-1);"),
            ("a.js", "const { promise } = Promise.withResolvers();"),
            ("a.js", "const is_cell = /^(?i:[a-g])[1-7]$/;"),
            (
                "a.js",
                "import words from './en.json' with { type: 'json' };",
            ),
        ] {
            assert_eq!(faults_in(file, text).len(), 1, "{text}");
        }
        for (file, text) in [
            ("a.css", ".a { color: var(--dvh); mask-size: 1px; }"),
            ("a.css", "/* 100dvh */ .a { height: 100vh; }"),
            (
                "play.css",
                "@supports (height: 1dvh) { .a { height: 100dvh; } }",
            ),
            ("a.css", ".a { -webkit-mask: none; rotate: 1deg; }"),
            ("a.js", "// list.toSorted()\nlist?.at(-1) ?? 0;"),
        ] {
            assert_eq!(faults_in(file, text), Vec::<String>::new(), "{text}");
        }
    }
}

//! The one page that every shell shows: head, styles, script, and an empty place for the app.
//!
//! Styles and scripts are built in, so the page needs no other file and works without a network.

use rsg_game::progress::Theme;
use rsg_game::text::Texts;

/// The title of the window and the tab.
pub const TITLE: &str = "ReverStarGo";

/// The colour behind the page before it is drawn: the ground of `tokens.css`, so that nothing flashes when it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ground {
    /// The light one.
    Light,
    /// The dark one.
    Dark,
}

impl Ground {
    /// The one that the player has chosen, none where it is left to the device.
    #[must_use]
    pub fn chosen(theme: Theme) -> Option<Ground> {
        match theme {
            Theme::System => None,
            Theme::Light => Some(Ground::Light),
            Theme::Dark => Some(Ground::Dark),
        }
    }

    /// The one that the device shows.
    #[must_use]
    pub fn of_device(is_dark: bool) -> Ground {
        if is_dark { Ground::Dark } else { Ground::Light }
    }

    /// Red, green, blue, and opaque.
    #[must_use]
    pub fn color(self) -> (u8, u8, u8, u8) {
        match self {
            Ground::Light => (0xe9, 0xee, 0xe9, 0xff),
            Ground::Dark => (0x10, 0x1a, 0x1c, 0xff),
        }
    }

    fn name(self) -> &'static str {
        match self {
            Ground::Light => "light",
            Ground::Dark => "dark",
        }
    }
}

/// The app's icon as a drawing.
pub const ICON: &str = include_str!("../../assets/icons/app.svg");

/// Every style sheet: tokens first, then what all share, then one sheet a component or screen.
const STYLES: &[&str] = &[
    include_str!("../../assets/styles/tokens.css"),
    include_str!("../../assets/styles/base.css"),
    include_str!("../../assets/styles/boards.css"),
    include_str!("../../assets/styles/board.css"),
    include_str!("../../assets/styles/pictures.css"),
    include_str!("../../assets/styles/calendar.css"),
    include_str!("../../assets/styles/you.css"),
    include_str!("../../assets/styles/result.css"),
    include_str!("../../assets/styles/home_cards.css"),
    include_str!("../../assets/styles/overlays.css"),
    include_str!("../../assets/styles/home.css"),
    include_str!("../../assets/styles/setup.css"),
    include_str!("../../assets/styles/play.css"),
    include_str!("../../assets/styles/rules.css"),
    include_str!("../../assets/styles/settings.css"),
    include_str!("../../assets/styles/tutorial.css"),
    include_str!("../../assets/styles/review.css"),
    include_str!("../../assets/styles/messages.css"),
    include_str!("../../assets/styles/friends.css"),
    include_str!("../../assets/styles/own_boards.css"),
    include_str!("../../assets/styles/puzzles.css"),
    include_str!("../../assets/styles/squares.css"),
    include_str!("../../assets/styles/share.css"),
    include_str!("../../assets/styles/system.css"),
];

/// The page's own behaviour, without the app: back gestures, a lost connection, taps that slide.
const SCRIPT: &str = include_str!("../../assets/scripts/page.js");

/// The filter for touches: it drops those that were meant for what was there before, and on some buttons those that do
/// not last.
const TOUCH: &str = include_str!("../../assets/scripts/touch.js");

/// Room for the result's sheet: the board moves and shrinks to what it leaves free.
const ROOM: &str = include_str!("../../assets/scripts/room.js");

/// Text from outside: what is typed, pasted, chosen as a file or sent by another app.
const TEXT: &str = include_str!("../../assets/scripts/text.js");

/// The picture that is shared: painting it and handing it to others.
const PICTURE: &str = include_str!("../../assets/scripts/picture.js");

/// The parts of a phone alone: its safe areas, its touch, its share sheet, its links.
const PHONE: &str = include_str!("../../assets/scripts/phone.js");

/// The page's glue where the controls of a window lie over its upper left corner and count to no safe area: iPads since
/// iPadOS 26 (tauri issue 15521). The system itself keeps 32 points free for them below a status bar; with a margin
/// they fit into 40 (OpenZCine pull request 91, measured in iPadOS 26.2).
pub const BELOW_CONTROLS: &str = "<style>:root { --sai-top: 40px }</style>";

/// The page on the ground that the player has `chosen`, with what the shell needs at its end (`glue`).
#[must_use]
pub fn index(glue: &str, chosen: Option<Ground>) -> String {
    let icon = data_url(ICON);
    let sounds = super::feedback::script();
    let head = format!(
        r##"<meta name="theme-color" media="(prefers-color-scheme: light)" content="#e9eee9">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#101a1c">
<link rel="icon" type="image/svg+xml" href="{icon}">
"##
    );
    let body = format!(
        r#"<div id="main"></div>
<script>{TOUCH}</script>
<script>{SCRIPT}</script>
<script>{ROOM}</script>
<script>{TEXT}</script>
<script>{PICTURE}</script>
<script>{sounds}</script>
<script>{PHONE}</script>
{glue}
"#
    );
    document("en", chosen, &head, &body)
}

/// The page in place of the app for a player whom another site has brought: a question, and a way in that only the
/// player's own finger takes. It has no script, and the link leaves out what stood in the address.
#[must_use]
pub fn doorstep(words: &Texts, chosen: Option<Ground>) -> String {
    let [title, text, enter] = [
        "app-doorstep-title",
        "app-doorstep-text",
        "app-doorstep-enter",
    ]
    .map(|key| words.get(key));
    let body = format!(
        r#"<div class="app" data-theme="system">
<div class="notice-page" data-testid="doorstep">
<h1>{title}</h1>
<p>{text}</p>
<p><a class="button" data-kind="primary" data-testid="doorstep-enter" href="/">{enter}</a></p>
</div>
</div>
"#
    );
    document(words.language().tag(), chosen, "", &body)
}

/// The HTML document around a page's head and body.
fn document(language: &str, chosen: Option<Ground>, head: &str, body: &str) -> String {
    let ground = chosen.map_or("system", Ground::name);
    let styles = STYLES.concat();
    format!(
        r#"<!DOCTYPE html>
<html lang="{language}" data-ground="{ground}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<title>{TITLE}</title>
{head}<style>{styles}</style>
</head>
<body>
{body}</body>
</html>
"#
    )
}

/// A drawing as an address, so that the page needs no second request for it.
#[must_use]
pub fn data_url(svg: &str) -> String {
    let mut url = String::from("data:image/svg+xml,");
    for character in svg.chars() {
        match character {
            '"' => url.push('\''),
            '#' | '%' | '<' | '>' | '{' | '}' | '\n' | '&' => {
                url.push_str(&format!("%{:02X}", u32::from(character)));
            }
            _ => url.push(character),
        }
    }
    url
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_corner_of_a_windows_controls_is_kept_free() {
        let page = index(BELOW_CONTROLS, None);
        let (styles, glue) = page.split_once("</style>").expect("a sheet of styles");
        assert!(styles.contains("--safe-t: max(var(--sai-top, 0px), "));
        assert!(glue.contains("<style>:root { --sai-top: "));
        assert!(!index("", None).contains("--sai-top: "));
    }

    #[test]
    fn the_page_has_what_the_shells_look_for() {
        let page = index("<!-- glue -->", None);
        for part in [
            "viewport-fit=cover",
            "theme-color",
            "<div id=\"main\"></div>",
            "</body>",
            "</head>",
            "<!-- glue -->",
        ] {
            assert_eq!(page.matches(part).count().min(1), 1, "{part}");
        }
    }

    #[test]
    fn the_ground_is_the_chosen_one_before_anything_is_drawn() {
        let styles = STYLES.concat();
        for (theme, ground) in [(Theme::Light, Ground::Light), (Theme::Dark, Ground::Dark)] {
            assert_eq!(Ground::chosen(theme), Some(ground));
            let name = ground.name();
            assert!(index("", Some(ground)).contains(&format!("data-ground=\"{name}\"")));
            let (red, green, blue, _) = ground.color();
            let rule = format!(
                "html[data-ground=\"{name}\"] {{ background: #{red:02x}{green:02x}{blue:02x}; }}"
            );
            assert!(styles.contains(&rule), "{rule}");
        }
        assert_eq!(Ground::chosen(Theme::System), None);
        assert_eq!(Ground::of_device(true), Ground::Dark);
    }

    #[test]
    fn the_doorstep_runs_nothing_and_leads_in_without_what_stood_in_the_address() {
        for language in rsg_game::text::Language::ALL {
            let page = doorstep(&Texts::new(language), Some(Ground::Dark));
            assert!(!page.contains("<script") && page.contains("href=\"/\""));
            assert!(page.contains("data-ground=\"dark\"") && !page.contains("app-doorstep"));
        }
    }

    #[test]
    fn styles_and_scripts_cannot_end_early() {
        assert!(STYLES.iter().all(|style| !style.contains("</")));
        assert!(
            ![SCRIPT, ROOM, TEXT, TOUCH, PICTURE, PHONE]
                .concat()
                .contains("</")
        );
    }

    #[test]
    fn a_drawing_becomes_one_attribute() {
        assert_eq!(
            data_url("<a b=\"#f\"/>"),
            "data:image/svg+xml,%3Ca b='%23f'/%3E"
        );
    }
}

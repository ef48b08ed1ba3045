//! Every picture of the game except the board: badges, trophies, icons, the wordmark, the steps to a home screen.
//!
//! They stand on sheets in `assets/drawings`, SVG files that any drawing program opens, each drawing with its name as
//! its id (`base/sheet.rs`). They are built in, and the page takes the shapes of a drawing into an `svg` element of its
//! own. One picture may stand on a page many times, so its shapes have no ids, and therefore no gradients, masks or
//! filters: every shade is a flat shape of its own, its colour written `#rrggbb`.
//!
//! - What is not yet earned is the same drawing in greys ([`greyed`]). A filter in the style sheet cannot do it
//!   exactly: it rounds the soft edges of the shapes differently.
//! - Shapes of the class `fine` are engraving that only shows on large pictures; `pictures.css` hides it elsewhere.
//! - Only the year on a trophy is computed.

#[path = "../../base/sheet.rs"]
mod sheet;

use crate::ui::words;
use rsg_game::progress::{CpuLevel, Month, Rank};
use std::fmt::Write;

/// The shapes of a drawing, by its sheet and its name.
macro_rules! shapes_of {
    ($sheet:literal, $name:literal) => {
        include_str!(concat!(env!("OUT_DIR"), "/", $sheet, "/", $name))
    };
}

/// The shapes of the drawing that belongs to a value.
macro_rules! shapes {
    ($value:expr, $sheet:literal: $($pattern:pat => $name:literal,)*) => {
        match $value {
            $($pattern => shapes_of!($sheet, $name),)*
        }
    };
}

/// The badge of a rank, in the view box `0 0 96 96`.
///
/// Every badge carries the board's star. Its material shows the rank, its surroundings the tier: things at hand,
/// metals, gems, shields for the titles, and for the last six the star itself. Laurels mean that the rank was won in a
/// Rank-Up Match.
pub fn badge(rank: Rank) -> &'static str {
    shapes! { rank, "badges":
        Rank::Paper => "paper",
        Rank::Leather => "leather",
        Rank::Wood => "wood",
        Rank::Stone => "stone",
        Rank::Iron => "iron",
        Rank::Steel => "steel",
        Rank::Bronze => "bronze",
        Rank::Silver => "silver",
        Rank::Gold => "gold",
        Rank::Platinum => "platinum",
        Rank::Turquoise => "turquoise",
        Rank::Aquamarine => "aquamarine",
        Rank::Garnet => "garnet",
        Rank::Topaz => "topaz",
        Rank::Amethyst => "amethyst",
        Rank::Ruby => "ruby",
        Rank::Sapphire => "sapphire",
        Rank::Emerald => "emerald",
        Rank::Diamond => "diamond",
        Rank::Specialist => "specialist",
        Rank::Expert => "expert",
        Rank::Champion => "champion",
        Rank::Master => "master",
        Rank::Legend => "legend",
        Rank::GrandMaster => "grand-master",
        Rank::ArchMaster => "arch-master",
        Rank::Overlord => "overlord",
        Rank::Demigod => "demigod",
        Rank::God => "god",
        Rank::Zeus => "zeus",
    }
}

/// The names of the faces and their shapes.
macro_rules! faces {
    ($($name:literal)*) => {
        [$(($name, shapes_of!("faces", $name))),*]
    };
}

/// The faces in the order of [`words::opponent`]. The games share the five first ones, and the one of perfect play.
const FACES: [(&str, &str); 8] = faces! {
    "pebble" "sparrow" "fox" "spider" "owl" "falcon" "dragon" "sphinx"
};

/// The face of an opponent, in the view box `0 0 96 96`.
pub fn face(level: CpuLevel) -> &'static str {
    FACES[words::opponent(level) - 1].1
}

/// A mood that an opponent's face shows beside its usual one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mood {
    Smiles,
    Winces,
}

impl Mood {
    /// The word that the page's attributes use.
    pub fn key(self) -> &'static str {
        match self {
            Mood::Smiles => "smiles",
            Mood::Winces => "winces",
        }
    }
}

/// The face of an opponent in a mood, on the sheet of all of them ([`late::moods`](crate::platform::late::moods)).
pub fn face_in(moods: &'static str, level: CpuLevel, mood: Mood) -> Option<&'static str> {
    let (name, _) = FACES[words::opponent(level) - 1];
    let wanted = format!("{name}-{}", mood.key());
    sheet::drawings(moods).find_map(|(name, shapes)| (name == wanted).then_some(shapes))
}

/// The trophy of a month, in the view box `0 0 96 96`: a cup in the metal of the season, with the month's own sign.
pub fn month_trophy(month: Month) -> &'static str {
    shapes! { month.number(), "trophies":
        1 => "january",
        2 => "february",
        3 => "march",
        4 => "april",
        5 => "may",
        6 => "june",
        7 => "july",
        8 => "august",
        9 => "september",
        10 => "october",
        11 => "november",
        _ => "december",
    }
}

const YEAR_CUP: &str = shapes_of!("trophies", "year");

/// The trophy of a year, in the view box `0 0 96 96`, with the year's four digits on its foot.
pub fn year_trophy(year: i32) -> String {
    let mut digits = String::new();
    let figures = year.to_string();
    for (place, digit) in figures.chars().filter_map(|c| c.to_digit(10)).enumerate() {
        let left = 32.5 + 8.6 * place as f32;
        digits += &format!("M{left:.1} 80.4{}", DIGITS[digit as usize]);
    }
    format!(
        r##"{YEAR_CUP}<path d="{digits}" fill="none" stroke="#f6d051" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"/>"##
    )
}

/// The digits 0 to 9 as path data, each from the upper left corner of a box 5.2 wide and 10 high.
const DIGITS: [&str; 10] = [
    "m2.6 0l2.1 1.2 0.5 2.3 0 3 -0.5 2.3 -2.1 1.2 -2.1 -1.2 -0.5 -2.3 0 -3 0.5 -2.3 2.1 -1.2",
    "m0.8 2l2.3 -2 0 10",
    "m0 2.5l0.8 -1.9 1.8 -0.6 2 0.8 0.6 2.2 -0.8 2.2 -4.4 4.8 5.2 0",
    "m0 0.8l2.6 -0.8 2.1 1 0.2 2.3 -2.6 1.3 2.6 1.4 0.2 2.5 -2.5 1.5 -2.6 -1",
    "m3.9 10l0 -10 -3.9 7 5.2 0",
    "m4.9 0l-4.1 0 -0.4 4.4 2.5 -0.6 2 1.2 0.3 2.5 -1.3 2.2 -2.1 0.3 -1.8 -1",
    "m4.4 0.5l-2.3 0.7 -1.8 3.8 -0.2 2.8 1.2 2 2.3 0.2 1.5 -1.8 -0.2 -2.6 -1.8 -1.2 -2.6 1.2",
    "m0 0l5.2 0 -3.4 10",
    "m2.6 4.6l-2.1 -1.4 0.1 -2.2 2 -1 2 1 0.1 2.2 -2.1 1.4 -2.5 1.8 0.2 2.6 2.3 1 2.3 -1 0.2 -2.6 -2.5 -1.8",
    "m4.7 4.4l-2.6 1.2 -1.8 -1.2 -0.2 -2.6 1.5 -1.8 2.3 0.2 1.2 2 -0.2 2.8 -1.8 3.8 -2.3 0.7",
];

/// The game's name, in the view box `0 0 219 40`. Its letters take the colour of the text around them, "Star" has its
/// own in `pictures.css`.
pub fn wordmark() -> &'static str {
    let file = include_str!("../../assets/drawings/wordmark.svg");
    let body = file.split_once('>').map_or("", |(_, body)| body);
    body.trim_end().trim_end_matches("</svg>")
}

/// A step on the way to an iPhone's home screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PhoneStep {
    /// The button *Share* at the foot of the browser.
    Share,
    /// *Add to Home Screen* in the list that opens.
    Add,
}

/// The control to tap, in the view box `0 0 120 96`.
pub fn install_step(step: PhoneStep) -> &'static str {
    shapes! { step, "install":
        PhoneStep::Share => "share",
        PhoneStep::Add => "add",
    }
}

macro_rules! icons {
    ($($icon:ident => $file:literal,)*) => {
        /// An icon of the interface, drawn with one stroke in the colour of the text around it.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[allow(missing_docs)] // named after what they show
        pub enum Icon {
            $($icon,)*
        }

        impl Icon {
            #[cfg(test)]
            const ALL: &[Icon] = &[$(Icon::$icon),*];

            /// The icon's shapes, in the view box `0 0 24 24`.
            pub fn shapes(self) -> &'static str {
                shapes! { self, "icons": $(Icon::$icon => $file,)* }
            }
        }
    };
}

icons! {
    Back => "back",
    Earlier => "earlier",
    Later => "later",
    First => "first",
    Last => "last",
    Undo => "undo",
    Redo => "redo",
    Again => "again",
    Replay => "replay",
    Help => "help",
    Puzzle => "puzzle",
    You => "you",
    Quit => "quit",
    Close => "close",
    Check => "check",
    Lock => "lock",
    Settings => "settings",
    Sound => "sound",
    Calendar => "calendar",
    Share => "share",
    Paste => "paste",
    Code => "code",
    Star => "star",
    Heart => "heart",
    Saved => "saved",
    Bin => "bin",
    Play => "play",
    Menu => "menu",
    Trophy => "trophy",
    Ranks => "ranks",
    RankUp => "rank-up",
    Records => "records",
    Rules => "rules",
    Cpu => "cpu",
    Hint => "hint",
    Streak => "streak",
    Tag => "tag",
    Pencil => "pencil",
    People => "people",
    Swap => "swap",
    Review => "review",
}

/// Shapes in greys: of each colour its lightness, in a narrow band that stands off both a light and a dark page.
pub fn greyed(shapes: &str) -> String {
    let mut pieces = shapes.split('#');
    let mut grey = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let (colour, rest) = piece.split_at(6);
        let [_, red, green, blue] = u32::from_str_radix(colour, 16)
            .unwrap_or_default()
            .to_be_bytes()
            .map(f32::from);
        let lightness = 0.30 * red + 0.59 * green + 0.11 * blue;
        let level = (118.0 + lightness / 255.0 * 82.0).round() as u8;
        // A touch of blue, as in the greys of the page. Writing to a string cannot fail.
        let _ = write!(grey, "#{level:02x}{level:02x}{:02x}{rest}", level + 3);
    }
    grey
}

/// The upper and the lower edge of what is drawn of a trophy, within its view box.
const CUP: [f64; 2] = [6.0, 92.0];

/// A trophy of which a share has been earned: in greys, and in its colours up to that height. An `svg` within the
/// picture cuts the coloured one off, because a drawing has no ids to clip by.
pub fn filled(shapes: &str, share: f64) -> String {
    if share >= 1.0 {
        return shapes.to_owned();
    }
    let grey = greyed(shapes);
    if share <= 0.0 {
        return grey;
    }
    let [top, foot] = CUP;
    let from = foot - (foot - top) * share;
    let rest = 96.0 - from;
    format!(
        r#"{grey}<svg x="0" y="{from:.1}" width="96" height="{rest:.1}" viewBox="0 {from:.1} 96 {rest:.1}">{shapes}</svg>"#
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use rsg_game::progress::{CpuLevel, LADDER};
    use std::collections::HashSet;

    const MOODS: [Mood; 2] = [Mood::Smiles, Mood::Winces];

    fn moods() -> &'static str {
        crate::platform::late::moods().expect("they are built in")
    }

    #[test]
    fn a_mood_is_that_of_its_own_opponent() {
        assert_eq!(sheet::drawings(moods()).count(), MOODS.len() * FACES.len());
        for level in CpuLevel::STAR {
            // The ground behind a face is its own.
            let ground = |shapes: &str| shapes.trim_start().lines().next().map(str::to_owned);
            for mood in MOODS {
                let shapes = face_in(moods(), level, mood).expect("a drawing");
                assert_eq!(ground(shapes), ground(face(level)), "{level:?} {mood:?}");
            }
        }
    }

    fn every_picture() -> Vec<&'static str> {
        let badges = LADDER.iter().map(|step| badge(step.rank));
        let faces = CpuLevel::STAR.iter().map(|level| face(*level));
        let in_mood = |mood| {
            let drawing = move |level: &CpuLevel| face_in(moods(), *level, mood);
            CpuLevel::STAR.iter().filter_map(drawing)
        };
        let faces = faces.chain(MOODS.into_iter().flat_map(in_mood));
        let trophies = Month::of_year(2026).map(month_trophy);
        let icons = Icon::ALL.iter().map(|icon| icon.shapes());
        let mut pictures: Vec<_> = badges.chain(faces).chain(trophies).chain(icons).collect();
        pictures.extend([PhoneStep::Share, PhoneStep::Add].map(install_step));
        pictures.extend([YEAR_CUP, wordmark()]);
        pictures
    }

    #[test]
    fn no_picture_is_shown_for_two_things() {
        let pictures = every_picture();
        let different: HashSet<_> = pictures.iter().collect();
        assert_eq!(different.len(), pictures.len());
    }

    #[test]
    fn every_picture_can_stand_on_a_page_twice() {
        for picture in every_picture() {
            assert!(picture.trim_start().starts_with('<'), "{picture}");
            for word in [
                " id=", "url(", "href", "<svg", "</svg", "<style", "<text", "<?",
            ] {
                assert!(!picture.contains(word), "{word} in {picture}");
            }
        }
    }

    /// Checks a condition of [`greyed`], too: it would pass over a colour that is written in another way.
    #[test]
    fn every_colour_is_written_in_six_digits() {
        for picture in every_picture() {
            let values_of = |name| picture.split(name).skip(1);
            for rest in values_of("fill=\"").chain(values_of("stroke=\"")) {
                let value = rest.split('"').next().unwrap_or_default();
                let digits = value.strip_prefix('#').unwrap_or_default();
                let is_colour = digits.len() == 6 && digits.chars().all(|c| c.is_ascii_hexdigit());
                assert!(
                    is_colour || ["none", "currentColor"].contains(&value),
                    "{value}"
                );
            }
        }
    }

    #[test]
    fn a_trophy_fills_with_colour_from_its_base() {
        let cup = r##"<path fill="#ff8000"/>"##;
        let grey = greyed(cup);
        assert_eq!(filled(cup, 0.0), grey);
        assert_eq!(filled(cup, 1.0), cup);
        let half = filled(cup, 0.5);
        assert!(half.starts_with(&grey) && half.contains(cup));
        assert!(
            half.contains(r#"y="49.0" width="96" height="47.0""#),
            "{half}"
        );
    }

    #[test]
    fn a_locked_picture_is_the_same_in_greys() {
        assert_eq!(
            greyed(r##"<path d="M0 0" fill="#000000"/><path fill="#ff8000" stroke="#ffffff"/>"##),
            r##"<path d="M0 0" fill="#767679"/><path fill="#a7a7aa" stroke="#c8c8cb"/>"##
        );
    }

    #[test]
    fn a_year_is_on_its_trophy() {
        let trophy = year_trophy(2031);
        let places = [2, 0, 3, 1].map(|digit| trophy.find(DIGITS[digit]).expect("it is drawn"));
        assert!(places.is_sorted(), "{places:?}");
    }
}

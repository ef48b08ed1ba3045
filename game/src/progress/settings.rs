//! Everything a player can choose, as closed types with the choice a new player starts with.

use super::keyed::keyed;
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use unicode_segmentation::UnicodeSegmentation;

keyed! {
    /// The language of the app.
    #[derive(Default)]
    LanguageChoice {
        /// What the device is set to, English where it speaks none of ours.
        #[default]
        System = "system",
        /// English.
        English = "en",
        /// Japanese.
        Japanese = "ja",
        /// Marathi.
        Marathi = "mr",
        /// Hindi.
        Hindi = "hi",
    }
}

keyed! {
    /// Light or dark.
    #[derive(Default)]
    Theme {
        /// As the device is set.
        #[default]
        System = "system",
        /// Light.
        Light = "light",
        /// Dark.
        Dark = "dark",
    }
}

keyed! {
    /// How the board and the stones look.
    #[derive(Default)]
    BoardTheme {
        /// The house style.
        #[default]
        Classic = "classic",
        /// Dark wood.
        Walnut = "walnut",
        /// Grey stone.
        Slate = "slate",
        /// Deep blue.
        Ocean = "ocean",
        /// Light rose.
        Blossom = "blossom",
        /// Told apart by any eye: orange and blue, with marks on the stones.
        ColourBlind = "colour-blind",
        /// As much contrast as a screen gives.
        HighContrast = "high-contrast",
    }
}

keyed! {
    /// Cell names at the board's rim.
    #[derive(Default)]
    RimNames {
        /// None.
        Off = "off",
        /// The hours 12, 3, 6 and 9.
        #[default]
        FourHours = "hours",
        /// All of them.
        All = "all",
    }
}

keyed! {
    /// How fast stones move.
    #[derive(Default)]
    AnimationSpeed {
        /// Nothing moves.
        Off = "off",
        /// Fast.
        Fast = "fast",
        /// Normal.
        #[default]
        Normal = "normal",
        /// Slow.
        Slow = "slow",
    }
}

keyed! {
    /// How long the CPU takes over its answer.
    #[derive(Default)]
    CpuPace {
        /// Slow.
        Slow = "slow",
        /// Normal.
        #[default]
        Normal = "normal",
        /// Fast.
        Fast = "fast",
    }
}

/// Declares the settings: each with its type and what a new player starts with.
///
/// A setting that is missing in a file, or that this version does not know (a board that is gone, a word from a newer
/// version), is the one a new player starts with: a setting is never worth losing a profile over.
macro_rules! settings {
    ($($(#[$doc:meta])* $field:ident: $type:ty = $new:expr),+ $(,)?) => {
        /// What the player has chosen. [`Settings::default`] is what a new player starts with.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(from = "Written")]
        pub struct Settings { $($(#[$doc])* pub $field: $type),+ }

        impl Default for Settings {
            fn default() -> Self {
                Self { $($field: $new),+ }
            }
        }

        /// The settings as they stand in a file.
        #[derive(Default, Deserialize)]
        #[serde(default)]
        struct Written { $($field: Choice<$type>),+ }

        impl From<Written> for Settings {
            fn from(written: Written) -> Self {
                Self {
                    $($field: match written.$field {
                        Choice::Known(choice) => choice,
                        Choice::Other(_) => $new,
                    }),+
                }
            }
        }
    };
}

/// One setting in a file.
#[derive(Deserialize)]
#[serde(untagged)]
enum Choice<T> {
    Known(T),
    Other(IgnoredAny),
}

impl<T> Default for Choice<T> {
    fn default() -> Self {
        Self::Other(IgnoredAny)
    }
}

settings! {
    name: PlayerName = PlayerName::default(),
    language: LanguageChoice = LanguageChoice::default(),
    theme: Theme = Theme::default(),
    board: BoardTheme = BoardTheme::default(),
    /// Cell names at the rim.
    rim: RimNames = RimNames::default(),
    /// Marks on the cells that can be played.
    hints: bool = true,
    /// The button that asks for a good move.
    hint_button: bool = false,
    /// How fast stones move.
    animation: AnimationSpeed = AnimationSpeed::default(),
    /// How long the CPU takes.
    pace: CpuPace = CpuPace::default(),
    sound: bool = true,
    /// Vibration.
    haptics: bool = true,
    /// The screen between two players' turns.
    handover: bool = true,
    /// Praise after a good placement.
    praise: bool = true,
}

/// A name of at most twelve characters, empty where none was given.
///
/// A character is what a reader takes for one: the seven code points of `क्षत्रिय` are three or four characters, and
/// cutting at a code point would leave half a syllable.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(from = "String")]
pub struct PlayerName(String);

impl From<String> for PlayerName {
    fn from(typed: String) -> Self {
        Self::new(&typed)
    }
}

impl PlayerName {
    /// The most characters a name can have.
    pub const LONGEST: usize = 12;

    /// One character may carry this many bytes; more is a pile of marks and not a name.
    const MOST_BYTES: usize = 32 * Self::LONGEST;

    /// Makes a name of what was typed: on one line, single spaces, no control characters, cut after twelve characters.
    pub fn new(typed: &str) -> Self {
        let visible: String = typed
            .chars()
            .take(4 * Self::MOST_BYTES)
            .map(|c| if c.is_control() { ' ' } else { c })
            .filter(|&c| !steers_direction(c))
            .collect();
        let one_line = visible.split_whitespace().collect::<Vec<_>>().join(" ");
        let mut name = String::new();
        for character in one_line.graphemes(true).take(Self::LONGEST) {
            if name.len() + character.len() > Self::MOST_BYTES {
                break;
            }
            name.push_str(character);
        }
        Self(name.trim_end().to_owned())
    }

    /// The name, perhaps empty.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether no name was given.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// Invisible characters that turn the writing direction of everything after them, other texts on the screen included.
fn steers_direction(c: char) -> bool {
    matches!(c, '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

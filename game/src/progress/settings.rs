//! Everything a player can choose, as closed types with the choice a new player starts with.

use unicode_segmentation::UnicodeSegmentation;

/// Declares a setting: a closed enum, its `ALL`, the word for each choice and the way back from the word.
macro_rules! choice {
    ($(#[$doc:meta])* $name:ident { $($(#[$variant_doc:meta])* $variant:ident = $key:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub enum $name { $($(#[$variant_doc])* $variant),+ }

        impl $name {
            /// Every choice, in the order in which it is offered.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// The word that pages and texts use for this choice.
            pub fn key(self) -> &'static str {
                match self { $(Self::$variant => $key),+ }
            }

            /// The choice of that word.
            pub fn from_key(key: &str) -> Option<Self> {
                match key { $($key => Some(Self::$variant),)+ _ => None }
            }
        }
    };
}

choice! {
    /// The language of the app.
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

choice! {
    /// Light or dark.
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

choice! {
    /// How the board and the stones look.
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

choice! {
    /// Cell names at the board's rim.
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

choice! {
    /// How fast stones move.
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

choice! {
    /// How long the CPU takes over its answer.
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

/// What the player has chosen. [`Settings::default`] is what a new player starts with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The player's name.
    pub name: PlayerName,
    /// The language of the app.
    pub language: LanguageChoice,
    /// Light or dark.
    pub theme: Theme,
    /// How the board looks.
    pub board: BoardTheme,
    /// Cell names at the rim.
    pub rim: RimNames,
    /// Marks on the cells that can be played.
    pub hints: bool,
    /// The button that asks for a good move.
    pub hint_button: bool,
    /// How fast stones move.
    pub animation: AnimationSpeed,
    /// How long the CPU takes.
    pub pace: CpuPace,
    /// Sounds.
    pub sound: bool,
    /// Vibration.
    pub haptics: bool,
    /// The screen between two players' turns.
    pub handover: bool,
    /// Praise after a good placement.
    pub praise: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            name: PlayerName::default(),
            language: LanguageChoice::default(),
            theme: Theme::default(),
            board: BoardTheme::default(),
            rim: RimNames::default(),
            hints: true,
            hint_button: false,
            animation: AnimationSpeed::default(),
            pace: CpuPace::default(),
            sound: true,
            haptics: true,
            handover: true,
            praise: true,
        }
    }
}

/// A name of at most twelve characters, empty where none was given.
///
/// A character is what a reader takes for one: the seven code points of `क्षत्रिय` are three or four characters, and
/// cutting at a code point would leave half a syllable.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PlayerName(String);

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

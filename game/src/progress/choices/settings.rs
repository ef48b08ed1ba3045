//! Everything a player can choose, as one table.
//!
//! A new switch is a line in the table at `settings!` and its words in four languages; a new choice also has its enum
//! here. Reading and writing files, the event that changes it and its row on the Settings screen follow from the table.
//! One that says how boards look is also a field of `BoardLook` (`src/ui/components/board/look.rs`), which both boards
//! take as a whole; `use_board_look` fills it.

use crate::progress::saved::keyed::keyed;
use crate::progress::{PlayerName, Reminder};
use crate::text::Language;
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};

macro_rules! language_choice {
    ($($name:ident $tag:literal $own_name:literal;)+) => {
        keyed! {
            /// The language of the app.
            #[derive(Default)]
            LanguageChoice {
                /// The device's language, English where it has none of ours.
                #[default]
                System = "system",
                $($name = $tag),+
            }
        }
    };
}
languages!(language_choice);

impl LanguageChoice {
    /// The language that is chosen so, on a device that speaks `system`.
    #[must_use]
    pub fn language(self, system: Language) -> Language {
        match self {
            LanguageChoice::System => system,
            chosen => Language::from_tag(chosen.key()).unwrap_or_default(),
        }
    }
}

keyed! {
    /// Light or dark.
    #[derive(Default)]
    Theme {
        /// As the device is set.
        #[default]
        System = "system",
        Light = "light",
        Dark = "dark",
    }
}

keyed! {
    /// The look of board and stones.
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
        /// Colours for any eye: orange and blue, with marks on the stones.
        ColourBlind = "colour-blind",
        /// As much contrast as a screen gives.
        HighContrast = "high-contrast",
    }
}

keyed! {
    /// Cell names at the board's rim. Without them no words on the screen name a cell either: the board points at it.
    #[derive(Default)]
    RimNames {
        /// None: a newcomer who reads "B6" finds nothing on the board that is called so.
        #[default]
        Off = "off",
        /// The hours 12, 3, 6 and 9.
        FourHours = "hours",
        /// All of them.
        All = "all",
    }
}

keyed! {
    /// Captures on the star that are marked before they are made.
    #[derive(Default)]
    CaptureMarks {
        /// In a player's first games.
        #[default]
        FirstGames = "first",
        Always = "always",
        Off = "off",
    }
}

impl CaptureMarks {
    /// The number of games on the star that are a player's first ones.
    pub const FIRST_GAMES: usize = 5;

    fn is_default(&self) -> bool {
        *self == CaptureMarks::default()
    }

    /// Returns true if they are shown in a game on the star when `booked` others are in the books. The game that ends
    /// the lessons is treated as a first one.
    #[must_use]
    pub fn are_shown(self, booked: usize, ends_lessons: bool) -> bool {
        match self {
            CaptureMarks::FirstGames => ends_lessons || booked < Self::FIRST_GAMES,
            CaptureMarks::Always => true,
            CaptureMarks::Off => false,
        }
    }
}

keyed! {
    /// The speed of moving stones.
    #[derive(Default)]
    AnimationSpeed {
        /// Nothing moves.
        Off = "off",
        Fast = "fast",
        #[default]
        Normal = "normal",
        Slow = "slow",
    }
}

keyed! {
    /// The length of the CPU's pause before its answer.
    #[derive(Default)]
    CpuPace {
        Slow = "slow",
        #[default]
        Normal = "normal",
        Fast = "fast",
    }
}

/// Declares the settings, group by group as the Settings screen shows them: for each its type, what a new player starts
/// with, how it is chosen, and the word that is its test id and the key of its messages.
///
/// A setting that is missing in a file, or that this version does not know (a board that is gone, a word from a newer
/// version), is the one a new player starts with: a setting is never worth losing a profile over.
macro_rules! settings {
    ($($title:literal {
        $($(#[$meta:meta])* $field:ident: $type:ty = $new:expr => $control:ident $id:literal $(note $note:literal)?;)+
    })+) => {
        /// The player's settings. [`Settings::default`] is what a new player starts with.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(from = "SettingsInFile")]
        pub struct Settings { $($($(#[$meta])* pub $field: $type,)+)+ }

        impl Default for Settings {
            fn default() -> Self {
                Self { $($($field: $new,)+)+ }
            }
        }

        /// The settings as they stand in a file.
        #[derive(Default, Deserialize)]
        #[serde(default)]
        struct SettingsInFile { $($($(#[$meta])* $field: ReadSetting<$type>,)+)+ }

        impl From<SettingsInFile> for Settings {
            fn from(written: SettingsInFile) -> Self {
                Self { $($($field: written.$field.known().unwrap_or($new),)+)+ }
            }
        }

        /// The groups of the Settings screen.
        pub const SETTINGS: &[SettingsGroup] = &[$(SettingsGroup {
            title: $title,
            rows: &[$(SettingsRow {
                id: $id,
                note: [$($note,)? ""][0],
                control: control!($control $field $type),
            },)+],
        },)+];
    };
}

/// The control of a field.
macro_rules! control {
    (name $field:ident $type:ty) => {
        Control::Name
    };
    (board $field:ident $type:ty) => {
        Control::Board
    };
    (reminder $field:ident $type:ty) => {
        Control::Reminder
    };
    (switch $field:ident $type:ty) => {
        Control::Switch {
            is_on: |settings| settings.$field,
            turn: |settings, on| settings.$field = on,
        }
    };
    (choice $field:ident $type:ty) => {
        Control::Choice {
            keys: &<$type>::KEYS,
            chosen: |settings| settings.$field.key(),
            choose: |settings, key| {
                if let Some(choice) = <$type>::from_key(key) {
                    settings.$field = choice;
                }
            },
        }
    };
}

settings! {
    "settings-group-player" {
        name: PlayerName = PlayerName::default() => name "settings-name" note "settings-name-hint";
        language: LanguageChoice = LanguageChoice::default() => choice "settings-language";
    }
    "settings-group-looks" {
        theme: Theme = Theme::default() => choice "settings-theme";
        board: BoardTheme = BoardTheme::default() => board "settings-board";
        rim: RimNames = RimNames::default() => choice "settings-rim";
    }
    "settings-group-game" {
        playable_marks: bool = true => switch "settings-hints";
        #[serde(skip_serializing_if = "CaptureMarks::is_default")]
        captures: CaptureMarks = CaptureMarks::default() => choice "settings-captures" note "settings-captures-note";
        every_call: bool = false => switch "settings-calls" note "settings-calls-note";
        atari: bool = false => switch "settings-atari" note "settings-atari-note";
        hint_button: bool = true => switch "settings-hint-button" note "settings-hint-button-note";
        animation: AnimationSpeed = AnimationSpeed::default() => choice "settings-animation";
        pace: CpuPace = CpuPace::default() => choice "settings-pace";
        handover: bool = false => switch "settings-handover";
        pass_notice: bool = true => switch "settings-pass-notice";
        praise: bool = true => switch "settings-praise";
        thorough: bool = false => switch "settings-thorough" note "settings-thorough-note";
        #[serde(skip_serializing_if = "Reminder::is_unasked")]
        reminder: Reminder = Reminder::default() => reminder "settings-reminder" note "settings-reminder-note";
    }
    "settings-group-sound" {
        sound: bool = true => switch "settings-sound";
        haptics: bool = true => switch "settings-haptics";
    }
}

/// One setting in a file.
#[derive(Deserialize)]
#[serde(untagged)]
enum ReadSetting<T> {
    Known(T),
    Other(IgnoredAny),
}

impl<T> ReadSetting<T> {
    fn known(self) -> Option<T> {
        match self {
            Self::Known(choice) => Some(choice),
            Self::Other(_) => None,
        }
    }
}

impl<T> Default for ReadSetting<T> {
    fn default() -> Self {
        Self::Other(IgnoredAny)
    }
}

/// Settings under one heading.
#[derive(Clone, Copy, Debug)]
pub struct SettingsGroup {
    /// The key of its message.
    pub title: &'static str,
    pub rows: &'static [SettingsRow],
}

/// A setting as it stands on the screen.
#[derive(Clone, Copy, Debug)]
pub struct SettingsRow {
    /// Its test id, the key of the message that names it, and what the keys of its choices begin with.
    pub id: &'static str,
    /// The key of a line below the name, perhaps empty.
    pub note: &'static str,
    pub control: Control,
}

impl PartialEq for SettingsRow {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

/// The control of a setting.
#[derive(Clone, Copy, Debug)]
pub enum Control {
    /// The player's name is typed.
    Name,
    /// The board is chosen from pictures.
    Board,
    /// The hour of the reminder, on phones.
    Reminder,
    Switch {
        is_on: fn(&Settings) -> bool,
        turn: fn(&mut Settings, bool),
    },
    /// One of several words from a list. A word that is none of them chooses nothing.
    Choice {
        keys: &'static [&'static str],
        chosen: fn(&Settings) -> &'static str,
        choose: fn(&mut Settings, &str),
    },
}

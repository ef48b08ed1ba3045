//! The words and small shapes that saved files are made of, and what they stand for.
//!
//! Each closed type of the app has a mirror here that says how it is written. The app's types can be renamed freely; a
//! choice that is added or taken away does not compile until it has a word here.

use rsg_engine::{Color, End, Move};
use rsg_game::progress::{
    AnimationSpeed, BoardTheme, CpuLevel, CpuPace, Ending, Exam, Judged, LanguageChoice, Outcome,
    RimNames, Theme,
};
use rsg_game::session::{Format, Player};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Declares a mirror: the words in the file for the choices of a type.
macro_rules! words {
    ($mirror:ident for $type:ident { $($variant:ident = $word:literal),+ $(,)? }) => {
        #[doc = concat!("How [`", stringify!($type), "`] is written.")]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[allow(missing_docs)] // each variant stands for the one of the same name
        pub enum $mirror { $(#[serde(rename = $word)] $variant),+ }

        impl $mirror {
            /// The word.
            pub fn word(self) -> &'static str {
                match self { $(Self::$variant => $word),+ }
            }

            /// What is written by that word.
            pub fn from_word(word: &str) -> Option<Self> {
                match word { $($word => Some(Self::$variant),)+ _ => None }
            }
        }

        impl From<$type> for $mirror {
            fn from(value: $type) -> Self {
                match value { $($type::$variant => Self::$variant),+ }
            }
        }

        impl From<$mirror> for $type {
            fn from(word: $mirror) -> Self {
                match word { $($mirror::$variant => Self::$variant),+ }
            }
        }
    };
}

words!(LevelWord for CpuLevel {
    One = "1", Two = "2", Three = "3", Four = "4", Five = "5", Max = "max", Final = "final", Oracle = "oracle",
});
words!(ExamWord for Exam {
    Stone = "stone", Bronze = "bronze", Platinum = "platinum", Topaz = "topaz", Diamond = "diamond",
    Legend = "legend", GrandMaster = "grand-master", God = "god", Zeus = "zeus",
});
words!(ColorWord for Color { Black = "black", White = "white" });
words!(OutcomeWord for Outcome { Won = "won", Lost = "lost", Drawn = "drawn" });
words!(EndingWord for Ending { Played = "played", GivenUp = "given-up" });
words!(FormatWord for Format { Single = "single", Reverse = "reverse" });
words!(PlayerWord for Player { One = "one", Two = "two" });
words!(EndWord for End { Full = "full", Stuck = "stuck", Ko = "ko" });
words!(LanguageWord for LanguageChoice {
    System = "system", English = "en", Japanese = "ja", Marathi = "mr", Hindi = "hi",
});
words!(ThemeWord for Theme { System = "system", Light = "light", Dark = "dark" });
words!(BoardWord for BoardTheme {
    Classic = "classic", Walnut = "walnut", Slate = "slate", Ocean = "ocean", Blossom = "blossom",
    ColourBlind = "colour-blind", HighContrast = "high-contrast",
});
words!(RimWord for RimNames { Off = "off", FourHours = "hours", All = "all" });
words!(AnimationWord for AnimationSpeed { Off = "off", Fast = "fast", Normal = "normal", Slow = "slow" });
words!(PaceWord for CpuPace { Slow = "slow", Normal = "normal", Fast = "fast" });

/// Something written as the text it displays and parsed from exactly that text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Written<T>(pub T);

impl<T: std::fmt::Display> Serialize for Written<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

impl<'de, T: std::str::FromStr<Err: std::fmt::Display>> Deserialize<'de> for Written<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map(Self).map_err(serde::de::Error::custom)
    }
}

/// Placements, written with spaces between them as in the game's notation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Moves(pub Vec<Move>);

/// No game of 37 cells has as many placements as this; a file that says so is broken.
const MOST_MOVES: usize = 10_000;

impl Serialize for Moves {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let words: Vec<String> = self.0.iter().map(Move::to_string).collect();
        serializer.serialize_str(&words.join(" "))
    }
}

impl<'de> Deserialize<'de> for Moves {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let moves: Result<Vec<Move>, _> = text
            .split_whitespace()
            .take(MOST_MOVES + 1)
            .map(str::parse)
            .collect();
        let moves = moves.map_err(serde::de::Error::custom)?;
        if moves.len() > MOST_MOVES {
            return Err(serde::de::Error::custom("too many placements"));
        }
        Ok(Self(moves))
    }
}

/// What is known of a game's placements: one text each, `before after proved line`; `-` where nothing is known. A text
/// that cannot be read is one that is not known: the analysis can be made again.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Analysis(pub Vec<Option<Judged>>);

impl Analysis {
    /// Whether there is nothing to write down.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(Option::is_none)
    }
}

impl Serialize for Analysis {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter().map(|judged| {
            let Some(judged) = judged else {
                return "-".to_owned();
            };
            let mut text = format!(
                "{} {} {}",
                judged.before,
                judged.after,
                if judged.exact { "!" } else { "?" }
            );
            for mv in &judged.line {
                text.push(' ');
                text.push_str(&mv.to_string());
            }
            text
        }))
    }
}

impl<'de> Deserialize<'de> for Analysis {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let texts = Vec::<String>::deserialize(deserializer)?;
        Ok(Self(texts.iter().map(|text| judged(text)).collect()))
    }
}

fn judged(text: &str) -> Option<Judged> {
    let mut words = text.split_whitespace();
    let before = words.next()?.parse().ok()?;
    let after = words.next()?.parse().ok()?;
    let exact = words.next()? == "!";
    let line: Result<Vec<Move>, _> = words.map(str::parse).collect();
    Some(Judged {
        before,
        after,
        exact,
        line: line.ok().filter(|line| !line.is_empty())?,
    })
}

//! The reminder of a day that is still open, and its hour.

use chrono::NaiveTime;
use serde::{Deserialize, Serialize};

/// The setting of the reminder of a day that is still open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reminder {
    /// Off, and the player was not asked yet.
    #[default]
    Unasked,
    /// Off, as the player wishes.
    Off,
    /// Every open day at this hour.
    At(Hour),
}

impl Reminder {
    pub fn is_unasked(&self) -> bool {
        *self == Self::Unasked
    }

    /// The hour, if it is on.
    pub fn hour(self) -> Option<Hour> {
        match self {
            Self::At(hour) => Some(hour),
            Self::Unasked | Self::Off => None,
        }
    }
}

/// An hour of the day, 0 to 23.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Hour(u8);

impl Hour {
    /// The one that is offered.
    pub const EVENING: Self = Self(19);

    /// The word for each hour, midnight first.
    pub const KEYS: [&'static str; 24] = [
        "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16",
        "17", "18", "19", "20", "21", "22", "23",
    ];

    pub fn new(hour: u8) -> Option<Self> {
        (usize::from(hour) < Self::KEYS.len()).then_some(Self(hour))
    }

    /// Every hour, midnight first.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..).map_while(Self::new)
    }

    /// The hour of that word.
    pub fn from_key(key: &str) -> Option<Self> {
        Self::all().find(|hour| hour.key() == key)
    }

    pub fn key(self) -> &'static str {
        Self::KEYS[usize::from(self.0)]
    }

    pub fn number(self) -> u8 {
        self.0
    }

    pub(in crate::progress) fn time(self) -> NaiveTime {
        NaiveTime::from_hms_opt(self.0.into(), 0, 0).unwrap_or_default()
    }
}

impl TryFrom<u8> for Hour {
    type Error = &'static str;

    fn try_from(hour: u8) -> Result<Self, Self::Error> {
        Self::new(hour).ok_or("no hour of the day")
    }
}

impl From<Hour> for u8 {
    fn from(hour: Hour) -> u8 {
        hour.0
    }
}

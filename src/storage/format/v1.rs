//! Version 1: a match is an object that names everything in it.

use super::shared::{SavedLeft, SavedRunning, SavedSettings, SavedVersus};
use super::v2;
use super::words::{ColorWord, EndingWord, OutcomeWord, Written};
use chrono::NaiveDate;
use serde::Deserialize;

/// A profile.
#[derive(Clone, Debug, Deserialize)]
pub struct SavedProfile {
    serial: u64,
    settings: SavedSettings,
    tutorial_done: bool,
    taken_ids: u32,
    matches: Vec<SavedMatch>,
    left: Vec<SavedLeft>,
    running: Option<SavedRunning>,
}

/// A finished match.
#[derive(Clone, Debug, Deserialize)]
struct SavedMatch {
    id: u32,
    finished: Written<NaiveDate>,
    versus: SavedVersus,
    color: ColorWord,
    played: SavedPlayed,
    outcome: OutcomeWord,
    ending: EndingWord,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum SavedPlayed {
    Single(v2::SavedScore),
    Reverse(v2::SavedScore, Option<v2::SavedScore>),
}

impl From<SavedMatch> for v2::SavedMatch {
    fn from(saved: SavedMatch) -> Self {
        let (reverse, scores) = match saved.played {
            SavedPlayed::Single(one) => (false, vec![one]),
            SavedPlayed::Reverse(one, two) => {
                (true, [Some(one), two].into_iter().flatten().collect())
            }
        };
        let marks = v2::Marks {
            color: saved.color,
            outcome: saved.outcome,
            reverse,
            ending: saved.ending,
        };
        Self(
            saved.id,
            saved.finished,
            Written(marks),
            scores,
            saved.versus.into(),
        )
    }
}

impl From<SavedProfile> for v2::SavedProfile {
    fn from(saved: SavedProfile) -> Self {
        Self {
            serial: saved.serial,
            settings: saved.settings,
            tutorial_done: saved.tutorial_done,
            taken_ids: saved.taken_ids,
            matches: saved.matches.into_iter().map(Into::into).collect(),
            left: saved.left,
            running: saved.running,
        }
    }
}

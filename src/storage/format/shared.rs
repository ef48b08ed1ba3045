//! The parts of saved files that no version has changed so far: settings, left series, the running match, kept games.

use super::words::{
    Analysis, AnimationWord, BoardWord, ColorWord, EndWord, EndingWord, ExamWord, FormatWord,
    LanguageWord, LevelWord, Moves, OutcomeWord, PaceWord, PlayerWord, RimWord, ThemeWord, Written,
};
use chrono::NaiveDate;
use rsg_engine::{ByColor, Position};
use rsg_game::progress::{
    AttemptId, CalendarDay, GameKey, Help, KeptGame, LeftSeries, MatchId, PlayerName, Settings,
    Versus,
};
use rsg_game::session::{ByPlayer, FinishedGame, GameEnd, Matchup, Plan, SavedStage, Snapshot};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

/// The player's choices. One that is missing in the file, or that this version does not know (a board that is gone, a
/// word from a newer version), is the one a new player starts with: a setting is never worth losing a profile over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SavedSettings {
    name: String,
    language: LanguageWord,
    theme: ThemeWord,
    board: BoardWord,
    rim: RimWord,
    hints: bool,
    hint_button: bool,
    animation: AnimationWord,
    pace: PaceWord,
    sound: bool,
    haptics: bool,
    handover: bool,
    praise: bool,
}

impl Default for SavedSettings {
    fn default() -> Self {
        Self::from(&Settings::default())
    }
}

impl<'de> Deserialize<'de> for SavedSettings {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let written = BTreeMap::<String, Value>::deserialize(deserializer)?;
        let new = Self::default();
        Ok(Self {
            name: known(&written, "name", new.name),
            language: known(&written, "language", new.language),
            theme: known(&written, "theme", new.theme),
            board: known(&written, "board", new.board),
            rim: known(&written, "rim", new.rim),
            hints: known(&written, "hints", new.hints),
            hint_button: known(&written, "hint_button", new.hint_button),
            animation: known(&written, "animation", new.animation),
            pace: known(&written, "pace", new.pace),
            sound: known(&written, "sound", new.sound),
            haptics: known(&written, "haptics", new.haptics),
            handover: known(&written, "handover", new.handover),
            praise: known(&written, "praise", new.praise),
        })
    }
}

/// A choice as it is written, or else a new player's.
fn known<T: DeserializeOwned>(written: &BTreeMap<String, Value>, name: &str, new: T) -> T {
    written
        .get(name)
        .and_then(|value| T::deserialize(value).ok())
        .unwrap_or(new)
}

impl From<&Settings> for SavedSettings {
    fn from(settings: &Settings) -> Self {
        Self {
            name: settings.name.as_str().to_owned(),
            language: settings.language.into(),
            theme: settings.theme.into(),
            board: settings.board.into(),
            rim: settings.rim.into(),
            hints: settings.hints,
            hint_button: settings.hint_button,
            animation: settings.animation.into(),
            pace: settings.pace.into(),
            sound: settings.sound,
            haptics: settings.haptics,
            handover: settings.handover,
            praise: settings.praise,
        }
    }
}

impl From<SavedSettings> for Settings {
    fn from(saved: SavedSettings) -> Self {
        Self {
            name: PlayerName::new(&saved.name),
            language: saved.language.into(),
            theme: saved.theme.into(),
            board: saved.board.into(),
            rim: saved.rim.into(),
            hints: saved.hints,
            hint_button: saved.hint_button,
            animation: saved.animation.into(),
            pace: saved.pace.into(),
            sound: saved.sound,
            haptics: saved.haptics,
            handover: saved.handover,
            praise: saved.praise,
        }
    }
}

/// A calendar day, written as its date. One outside the calendar does not parse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SavedDay(pub CalendarDay);

impl Serialize for SavedDay {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for SavedDay {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        CalendarDay::parse(&text)
            .map(Self)
            .ok_or_else(|| serde::de::Error::custom("no day of the calendar"))
    }
}

/// An attempt that was left.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedLeft {
    attempt: u32,
    exam: ExamWord,
    date: Written<NaiveDate>,
}

impl From<&LeftSeries> for SavedLeft {
    fn from(left: &LeftSeries) -> Self {
        Self {
            attempt: left.attempt.0,
            exam: left.exam.into(),
            date: Written(left.date),
        }
    }
}

impl From<SavedLeft> for LeftSeries {
    fn from(saved: SavedLeft) -> Self {
        Self {
            attempt: AttemptId(saved.attempt),
            exam: saved.exam.into(),
            date: saved.date.0,
        }
    }
}

/// The help taken in a match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedHelp {
    hints: u16,
    undos: u8,
}

impl From<Help> for SavedHelp {
    fn from(help: Help) -> Self {
        Self {
            hints: help.hints,
            undos: help.undos,
        }
    }
}

impl From<SavedHelp> for Help {
    fn from(saved: SavedHelp) -> Self {
        Self {
            hints: saved.hints,
            undos: saved.undos,
        }
    }
}

/// Against whom a match was played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SavedVersus {
    /// The CPU.
    Cpu {
        /// Its level.
        level: LevelWord,
        /// The calendar day it was set up from.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        day: Option<SavedDay>,
        /// The help taken.
        #[serde(default)]
        help: SavedHelp,
    },
    /// The CPU, in an exam.
    Exam {
        /// Which one.
        exam: ExamWord,
        /// Which attempt.
        attempt: u32,
    },
    /// Another person.
    People([String; 2]),
}

impl From<&Versus> for SavedVersus {
    fn from(versus: &Versus) -> Self {
        match versus {
            Versus::Cpu { level, day, help } => Self::Cpu {
                level: (*level).into(),
                day: day.map(SavedDay),
                help: (*help).into(),
            },
            Versus::Exam { exam, attempt } => Self::Exam {
                exam: (*exam).into(),
                attempt: attempt.0,
            },
            Versus::Person { names } => {
                Self::People(names.each_ref().map(|name| name.as_str().to_owned()))
            }
        }
    }
}

impl From<SavedVersus> for Versus {
    fn from(saved: SavedVersus) -> Self {
        match saved {
            SavedVersus::Cpu { level, day, help } => Self::Cpu {
                level: level.into(),
                day: day.map(|day| day.0),
                help: help.into(),
            },
            SavedVersus::Exam { exam, attempt } => Self::Exam {
                exam: exam.into(),
                attempt: AttemptId(attempt),
            },
            SavedVersus::People(names) => Self::Person {
                names: names.map(|name| PlayerName::new(&name)),
            },
        }
    }
}

/// A game kept for review.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedGame {
    id: u32,
    number: u8,
    finished: Written<NaiveDate>,
    versus: SavedVersus,
    own: ColorWord,
    outcome: OutcomeWord,
    ending: EndingWord,
    moves: Moves,
    #[serde(default)]
    favourite: bool,
    /// What each placement was worth, as far as that is known.
    #[serde(default, skip_serializing_if = "Analysis::is_empty")]
    analysis: Analysis,
}

impl From<&KeptGame> for SavedGame {
    fn from(game: &KeptGame) -> Self {
        Self {
            id: game.key.id.0,
            number: game.key.number,
            finished: Written(game.finished),
            versus: (&game.versus).into(),
            own: game.own.into(),
            outcome: game.outcome.into(),
            ending: game.ending.into(),
            moves: Moves(game.moves.clone()),
            favourite: game.favourite,
            analysis: Analysis(game.analysis.clone()),
        }
    }
}

impl From<SavedGame> for KeptGame {
    fn from(saved: SavedGame) -> Self {
        Self {
            key: GameKey {
                id: MatchId(saved.id),
                number: saved.number,
            },
            finished: saved.finished.0,
            versus: saved.versus.into(),
            own: saved.own.into(),
            outcome: saved.outcome.into(),
            ending: saved.ending.into(),
            moves: saved.moves.0,
            favourite: saved.favourite,
            analysis: saved.analysis.0,
        }
    }
}

/// The running match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedRunning {
    id: u32,
    matchup: SavedMatchup,
    first: ColorWord,
    seed: u64,
    finished: Vec<SavedFinishedGame>,
    help: SavedHelp,
    stage: SavedStageWord,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum SavedMatchup {
    Cpu {
        level: LevelWord,
        format: FormatWord,
        day: Option<SavedDay>,
    },
    People {
        names: [String; 2],
        format: FormatWord,
    },
    Practice {
        level: LevelWord,
        /// The position it began from; missing for the usual one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        from: Option<Written<Position>>,
        opening: usize,
    },
    Exam {
        exam: ExamWord,
        attempt: u32,
        won_before: u32,
    },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct SavedFinishedGame {
    one: ColorWord,
    end: SavedGameEnd,
    /// Black's, then white's.
    score: [u8; 2],
    captures: [u8; 2],
    winner: Option<PlayerWord>,
    moves: Moves,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum SavedGameEnd {
    Played(EndWord),
    Left(PlayerWord),
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum SavedStageWord {
    Playing { moves: Moves, undone: bool },
    Between,
}

fn pair<T>(values: ByColor<T>) -> [T; 2] {
    [values.black, values.white]
}

fn by_color<T>([black, white]: [T; 2]) -> ByColor<T> {
    ByColor { black, white }
}

impl From<&Snapshot> for SavedRunning {
    fn from(snapshot: &Snapshot) -> Self {
        Self {
            id: snapshot.plan.id.0,
            matchup: (&snapshot.plan.matchup).into(),
            first: snapshot.plan.first.into(),
            seed: snapshot.plan.seed,
            finished: snapshot.finished.iter().map(Into::into).collect(),
            help: snapshot.help.into(),
            stage: match &snapshot.stage {
                SavedStage::Playing { moves, undone } => SavedStageWord::Playing {
                    moves: Moves(moves.clone()),
                    undone: *undone,
                },
                SavedStage::Between => SavedStageWord::Between,
            },
        }
    }
}

impl From<SavedRunning> for Snapshot {
    fn from(saved: SavedRunning) -> Self {
        Self {
            plan: Plan {
                id: MatchId(saved.id),
                matchup: saved.matchup.into(),
                first: saved.first.into(),
                seed: saved.seed,
            },
            finished: saved.finished.into_iter().map(Into::into).collect(),
            help: saved.help.into(),
            stage: match saved.stage {
                SavedStageWord::Playing { moves, undone } => SavedStage::Playing {
                    moves: moves.0,
                    undone,
                },
                SavedStageWord::Between => SavedStage::Between,
            },
        }
    }
}

impl From<&Matchup> for SavedMatchup {
    fn from(matchup: &Matchup) -> Self {
        match matchup {
            Matchup::Cpu { level, format, day } => Self::Cpu {
                level: (*level).into(),
                format: (*format).into(),
                day: day.map(SavedDay),
            },
            Matchup::Practice {
                level,
                from,
                opening,
            } => Self::Practice {
                level: (*level).into(),
                from: (*from != Position::start()).then_some(Written(*from)),
                opening: *opening,
            },
            Matchup::People { names, format } => Self::People {
                names: [&names.one, &names.two].map(|name| name.as_str().to_owned()),
                format: (*format).into(),
            },
            Matchup::Exam {
                exam,
                attempt,
                won_before,
            } => Self::Exam {
                exam: (*exam).into(),
                attempt: attempt.0,
                won_before: *won_before,
            },
        }
    }
}

impl From<SavedMatchup> for Matchup {
    fn from(saved: SavedMatchup) -> Self {
        match saved {
            SavedMatchup::Cpu { level, format, day } => Self::Cpu {
                level: level.into(),
                format: format.into(),
                day: day.map(|day| day.0),
            },
            SavedMatchup::Practice {
                level,
                from,
                opening,
            } => Self::Practice {
                level: level.into(),
                from: from.map_or_else(Position::start, |from| from.0),
                opening,
            },
            SavedMatchup::People { names, format } => {
                let [one, two] = names.map(|name| PlayerName::new(&name));
                Self::People {
                    names: ByPlayer { one, two },
                    format: format.into(),
                }
            }
            SavedMatchup::Exam {
                exam,
                attempt,
                won_before,
            } => Self::Exam {
                exam: exam.into(),
                attempt: AttemptId(attempt),
                won_before,
            },
        }
    }
}

impl From<&FinishedGame> for SavedFinishedGame {
    fn from(game: &FinishedGame) -> Self {
        Self {
            one: game.one.into(),
            end: match game.end {
                GameEnd::Played(end) => SavedGameEnd::Played(end.into()),
                GameEnd::Left(player) => SavedGameEnd::Left(player.into()),
            },
            score: pair(game.score),
            captures: pair(game.captures),
            winner: game.winner.map(Into::into),
            moves: Moves(game.moves.clone()),
        }
    }
}

impl From<SavedFinishedGame> for FinishedGame {
    fn from(saved: SavedFinishedGame) -> Self {
        Self {
            one: saved.one.into(),
            end: match saved.end {
                SavedGameEnd::Played(end) => GameEnd::Played(end.into()),
                SavedGameEnd::Left(player) => GameEnd::Left(player.into()),
            },
            score: by_color(saved.score),
            captures: by_color(saved.captures),
            winner: saved.winner.map(Into::into),
            moves: saved.moves.0,
        }
    }
}

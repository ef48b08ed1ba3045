//! Version 2: a match is a row, a quarter as long as the object it was before. A profile is written at the end of every
//! match, and with ten thousand of them that is the difference between two megabytes and half a one.
//!
//! ```json
//! [17, "2026-11-21", "Bw", [[25,1,12,0]], "3@2026-11-20?1<1"]
//! ```
//!
//! Match 17 ended on that date; played with black and won; 25 stones, one of them captured, against 12; against Lv.3, set
//! up from the day before, with one hint and one undo.

use super::shared::{self, SavedLeft, SavedRunning, SavedSettings};
use super::words::{ColorWord, EndingWord, ExamWord, LevelWord, OutcomeWord, Written};
use chrono::NaiveDate;
use rsg_game::progress::{
    AttemptId, CalendarDay, FinishedMatch, GameScore, Help, LeftSeries, MatchId, Played,
    PlayerName, Profile, Settings, SideScore, Versus,
};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A profile.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct SavedProfile {
    /// Grows with every save, so that no two files are the same.
    pub serial: u64,
    pub(super) settings: SavedSettings,
    pub(super) tutorial_done: bool,
    pub(super) taken_ids: u32,
    pub(super) matches: Vec<SavedMatch>,
    pub(super) left: Vec<SavedLeft>,
    pub(super) running: Option<SavedRunning>,
}

/// A finished match: id, date, marks, scores, opponent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedMatch(
    pub(super) u32,
    pub(super) Written<NaiveDate>,
    pub(super) Written<Marks>,
    pub(super) Vec<SavedScore>,
    pub(super) SavedVersus,
);

/// The player's total and captures, then the opponent's.
pub type SavedScore = [u8; 4];

/// Letters: the player's first colour `B` or `W`; `w`, `l` or `d` for the outcome; `R` for a Reverse Match; `!` if it was
/// given up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Marks {
    /// The player's colour in the first game.
    pub color: ColorWord,
    /// The outcome.
    pub outcome: OutcomeWord,
    /// Whether it was a Reverse Match.
    pub reverse: bool,
    /// Whether it was played to its end.
    pub ending: EndingWord,
}

/// Against whom: the CPU as text, two people as their names.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum SavedVersus {
    /// The CPU.
    Cpu(Written<CpuVersus>),
    /// Two people.
    People([String; 2]),
}

/// A level with `@` and the calendar day, `?` and the number of hints, `<` and the number of undos, where there are any;
/// or an exam with `#` and the attempt's number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CpuVersus {
    /// An ordinary match.
    Level {
        /// The level.
        level: LevelWord,
        /// The calendar day.
        day: Option<CalendarDay>,
        /// The help taken.
        help: Help,
    },
    /// A game of an exam.
    Exam {
        /// Which one.
        exam: ExamWord,
        /// Which attempt.
        attempt: u32,
    },
}

impl fmt::Display for Marks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.color {
            ColorWord::Black => "B",
            ColorWord::White => "W",
        })?;
        f.write_str(match self.outcome {
            OutcomeWord::Won => "w",
            OutcomeWord::Lost => "l",
            OutcomeWord::Drawn => "d",
        })?;
        f.write_str(if self.reverse { "R" } else { "" })?;
        f.write_str(match self.ending {
            EndingWord::Played => "",
            EndingWord::GivenUp => "!",
        })
    }
}

/// A text in a row that is not what it should be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotARow;

impl fmt::Display for NotARow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a match's row is not written like that")
    }
}

impl FromStr for Marks {
    type Err = NotARow;

    fn from_str(text: &str) -> Result<Self, NotARow> {
        let mut letters = text.chars().peekable();
        let color = match letters.next() {
            Some('B') => ColorWord::Black,
            Some('W') => ColorWord::White,
            _ => return Err(NotARow),
        };
        let outcome = match letters.next() {
            Some('w') => OutcomeWord::Won,
            Some('l') => OutcomeWord::Lost,
            Some('d') => OutcomeWord::Drawn,
            _ => return Err(NotARow),
        };
        let reverse = letters.next_if_eq(&'R').is_some();
        let ending = match letters.next_if_eq(&'!') {
            Some(_) => EndingWord::GivenUp,
            None => EndingWord::Played,
        };
        let marks = Self {
            color,
            outcome,
            reverse,
            ending,
        };
        letters.next().is_none().then_some(marks).ok_or(NotARow)
    }
}

impl fmt::Display for CpuVersus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Exam { exam, attempt } => write!(f, "{}#{attempt}", exam.word()),
            Self::Level { level, day, help } => {
                f.write_str(level.word())?;
                if let Some(day) = day {
                    write!(f, "@{day}")?;
                }
                if help.hints > 0 {
                    write!(f, "?{}", help.hints)?;
                }
                if help.undos > 0 {
                    write!(f, "<{}", help.undos)?;
                }
                Ok(())
            }
        }
    }
}

impl FromStr for CpuVersus {
    type Err = NotARow;

    fn from_str(text: &str) -> Result<Self, NotARow> {
        if let Some((exam, attempt)) = text.split_once('#') {
            return Ok(Self::Exam {
                exam: ExamWord::from_word(exam).ok_or(NotARow)?,
                attempt: attempt.parse().map_err(|_| NotARow)?,
            });
        }
        let (rest, undos) = split(text, '<');
        let (rest, hints) = split(rest, '?');
        let (level, day) = split(rest, '@');
        let help = Help {
            hints: hints.unwrap_or("0").parse().map_err(|_| NotARow)?,
            undos: undos.unwrap_or("0").parse().map_err(|_| NotARow)?,
        };
        Ok(Self::Level {
            level: LevelWord::from_word(level).ok_or(NotARow)?,
            day: match day {
                None => None,
                Some(day) => Some(CalendarDay::parse(day).ok_or(NotARow)?),
            },
            help,
        })
    }
}

fn split(text: &str, mark: char) -> (&str, Option<&str>) {
    match text.split_once(mark) {
        Some((before, after)) => (before, Some(after)),
        None => (text, None),
    }
}

fn score([total, captured, other_total, other_captured]: SavedScore) -> GameScore {
    GameScore {
        own: SideScore { total, captured },
        other: SideScore {
            total: other_total,
            captured: other_captured,
        },
    }
}

fn saved_score(score: GameScore) -> SavedScore {
    let GameScore { own, other } = score;
    [own.total, own.captured, other.total, other.captured]
}

impl From<&Versus> for SavedVersus {
    fn from(versus: &Versus) -> Self {
        match versus {
            Versus::Cpu { level, day, help } => Self::Cpu(Written(CpuVersus::Level {
                level: (*level).into(),
                day: *day,
                help: *help,
            })),
            Versus::Exam { exam, attempt } => Self::Cpu(Written(CpuVersus::Exam {
                exam: (*exam).into(),
                attempt: attempt.0,
            })),
            Versus::Person { names } => {
                Self::People(names.each_ref().map(|name| name.as_str().to_owned()))
            }
        }
    }
}

impl From<SavedVersus> for Versus {
    fn from(saved: SavedVersus) -> Self {
        match saved {
            SavedVersus::Cpu(Written(CpuVersus::Level { level, day, help })) => Self::Cpu {
                level: level.into(),
                day,
                help,
            },
            SavedVersus::Cpu(Written(CpuVersus::Exam { exam, attempt })) => Self::Exam {
                exam: exam.into(),
                attempt: AttemptId(attempt),
            },
            SavedVersus::People(names) => Self::Person {
                names: names.map(|name| PlayerName::new(&name)),
            },
        }
    }
}

impl From<shared::SavedVersus> for SavedVersus {
    fn from(saved: shared::SavedVersus) -> Self {
        match saved {
            shared::SavedVersus::Cpu { level, day, help } => Self::Cpu(Written(CpuVersus::Level {
                level,
                day: day.map(|day| day.0),
                help: help.into(),
            })),
            shared::SavedVersus::Exam { exam, attempt } => {
                Self::Cpu(Written(CpuVersus::Exam { exam, attempt }))
            }
            shared::SavedVersus::People(names) => Self::People(names),
        }
    }
}

impl From<&FinishedMatch> for SavedMatch {
    fn from(finished: &FinishedMatch) -> Self {
        let (reverse, scores) = match finished.played {
            Played::Single(one) => (false, vec![saved_score(one)]),
            Played::Reverse(one, two) => {
                let games = [Some(one), two];
                let scores = games.into_iter().flatten().map(saved_score);
                (true, scores.collect())
            }
        };
        let marks = Marks {
            color: finished.color.into(),
            outcome: finished.outcome.into(),
            reverse,
            ending: finished.ending.into(),
        };
        Self(
            finished.id.0,
            Written(finished.finished),
            Written(marks),
            scores,
            (&finished.versus).into(),
        )
    }
}

impl SavedMatch {
    /// The match in this row, unless it has more or fewer scores than games.
    fn into_match(self) -> Option<FinishedMatch> {
        let Self(id, Written(finished), Written(marks), scores, versus) = self;
        let played = match (marks.reverse, &scores[..]) {
            (false, [one]) => Played::Single(score(*one)),
            (true, [one]) => Played::Reverse(score(*one), None),
            (true, [one, two]) => Played::Reverse(score(*one), Some(score(*two))),
            _ => return None,
        };
        Some(FinishedMatch {
            id: MatchId(id),
            finished,
            versus: versus.into(),
            color: marks.color.into(),
            played,
            outcome: marks.outcome.into(),
            ending: marks.ending.into(),
        })
    }
}

impl SavedProfile {
    /// How that profile is written.
    pub fn of(profile: &Profile, serial: u64) -> Self {
        Self {
            serial,
            settings: (&profile.settings).into(),
            tutorial_done: profile.tutorial_done,
            taken_ids: profile.taken_ids().0,
            matches: profile.matches().iter().map(Into::into).collect(),
            left: profile.left_series().iter().map(Into::into).collect(),
            running: profile.running.as_ref().map(Into::into),
        }
    }

    /// The profile written there, unless it contradicts itself.
    pub fn into_profile(self) -> Option<Profile> {
        let matches = self.matches.into_iter().map(SavedMatch::into_match);
        let mut profile = Profile::from_parts(
            Settings::from(self.settings),
            matches.collect::<Option<Vec<_>>>()?,
            self.left.into_iter().map(LeftSeries::from).collect(),
            MatchId(self.taken_ids),
        )?;
        profile.tutorial_done = self.tutorial_done;
        profile.running = self.running.map(Into::into);
        Some(profile)
    }
}

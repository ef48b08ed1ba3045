//! The player's achievements, and all that is saved.
//!
//! [`Profile`] is what is kept: the player's choices and a record of every finished match. Everything else, from the
//! rank to the month's trophy, is computed from the records by [`Progress`], which folds one match after another and
//! says what each one earned. Nothing computed is stored, so nothing can disagree with it.
//!
//! The room is pure. Dates come in as values; "today" is an argument wherever it matters. It does not know
//! [`session`](crate::session), which plays the matches: values that both speak of ([`Opponent`], [`Plan`],
//! [`Snapshot`]) are here, and `session` uses them.

mod accuracy;
mod advice;
pub mod by_message;
mod calendar;
mod calls;
mod choices;
mod clock;
mod color_choice;
mod day;
mod dev;
mod fold;
mod game_kind;
mod game_row;
mod game_so_far;
mod house_rules;
mod ids;
mod import_repair;
mod kept;
mod keyed;
mod ladder;
mod lesson;
mod level;
mod match_news;
mod matches;
mod moment;
mod name;
mod opponent;
mod outcome;
mod pairs;
mod profile;
pub mod puzzles;
mod rank;
mod records;
mod reminder;
mod reminders;
mod result_streak;
mod rules;
pub(crate) mod saved;
mod saved_match;
mod settings;
mod table_records;
mod tags;
mod tally;
#[cfg(test)]
mod tests;
mod today;
mod today_books;
mod today_strength;
mod unfinished;
mod waiting;
mod waiting_numbers;

pub use accuracy::Accuracy;
pub use calendar::{CalendarMonth, DayState, DayView, TrophyYear};
pub use calls::{CallReason, ExplainedCalls};
pub use choices::{Choices, ChoicesByGame, Mode};
pub use clock::{Absence, GameClock, Millis, Minutes};
pub use color_choice::ColorChoice;
pub use day::{CalendarDay, FIRST_YEAR, LAST_YEAR, Month};
pub use fold::{DayCleared, Earned, ExamRecord, Invitation, Progress, Series, SeriesNews};
pub use game_kind::GameKind;
pub use game_row::{GameRow, Unit};
pub use game_so_far::GameSoFar;
pub use house_rules::{HouseRules, TwoPeople};
pub use ids::{AttemptId, MatchId};
pub use kept::{GameKey, Judged, KeptGame, KeptGames};
pub use ladder::{Goal, Missing, RankState};
pub use lesson::{Bookmark, Lesson};
pub use level::CpuLevel;
pub use match_news::MatchNews;
pub use matches::{Ending, Help, LeftSeries, MatchRecord, Played, Score};
pub use moment::Moment;
pub use name::PlayerName;
pub use opponent::{ByPlayer, Format, Opponent, Player};
pub use outcome::Outcome;
pub use pairs::{HeadToHead, Pairs};
pub use profile::Profile;
pub use rank::{Condition, Exam, ExamRule, LADDER, Rank, SeriesEnd, Step};
pub use records::{Bar, Span};
pub use reminder::{Hour, Reminder};
pub use result_streak::Easier;
pub use rules::{MOST_KOMI, Rules};
pub use settings::{
    AnimationSpeed, BoardTheme, Control, CpuPace, LanguageChoice, RimNames, SETTINGS, Settings,
    SettingsGroup, SettingsRow, Theme,
};
pub use table_records::TableRecord;
pub use tags::Tags;
pub use tally::{Streak, Tally};
pub use today::{TodayNews, TodayRecord, TodayResult};
pub use today_books::WeekRow;
pub use today_strength::{TodayStrength, day_game, levels_number};
pub use unfinished::{Beginner, Plan, SavedStage, Snapshot};
pub use waiting::{WaitingGame, WaitingGames, WaitingId, WaitingKind};

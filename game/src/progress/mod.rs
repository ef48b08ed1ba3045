//! The player's achievements, and all that is saved.
//!
//! [`Profile`] is what is kept: the player's choices and a record of every finished match. Everything else, from the
//! rank to the month's trophy, is computed from the records by [`Progress`], which folds one match after another and
//! says what each one earned. Nothing computed is stored, so nothing can disagree with it.
//!
//! The room is pure. Dates come in as values; "today" is an argument wherever it matters. It does not know
//! [`session`](crate::session), which plays the matches: values that both speak of ([`Opponent`], [`Plan`],
//! [`Snapshot`]) are here, and `session` uses them.
//!
//! - this folder: opponents, levels, rules, the clock, and the registry of games with a spec each (`game_spec`)
//! - `books`: one list of the results of every game, folded into records, ranks and trophies
//! - `saved`: the profile, one plan and one saved match for every game, the games that wait, the kept games
//! - `today`: the calendar with its weeks and reminders, and Today's game
//! - `choices`: the settings with the reminder's hour, and the choices of Setup by game
//! - `puzzles`: how puzzles were tried
//! - `code`: what every code in a text has
//! - `by_message`: games by message, and what they send
//! - `friends`: results that others have sent, and what is known of them
//! - `boards`: positions that are set up by hand, their codes, and those that are kept
//! - `sets`: several boards with a sentence each, and the answers to them

pub mod boards;
mod books;
pub mod by_message;
mod calls;
mod choices;
mod clock;
pub mod code;
mod dev;
pub mod friends;
mod game_kind;
mod game_spec;
mod ids;
mod lesson;
mod level;
mod moment;
mod opponent;
pub mod puzzles;
mod rules;
pub(crate) mod saved;
pub mod sets;
#[cfg(test)]
mod tests;
mod today;

pub use books::accuracy::Accuracy;
pub use books::level_records::LevelRecord;
pub use books::match_news::MatchNews;
pub use books::match_record::{Ending, Help, LeftSeries, MatchRecord, Played, Score};
pub use books::outcome::Outcome;
pub use books::pairs::{HeadToHead, Pairs};
pub use books::progress::{
    DayCleared, Earned, ExamRecord, Invitation, Progress, Series, SeriesNews,
};
pub use books::rank_table::{Condition, Exam, ExamRule, LADDER, Rank, SeriesEnd, Step};
pub use books::records::{Bar, Span};
pub use books::result_streak::Easier;
pub use books::standing::{Goal, Missing, RankState};
pub use books::tally::{Streak, Tally};
pub use calls::{CallReason, ExplainedCalls};
pub use choices::color_choice::ColorChoice;
pub use choices::house_rules::{HouseRules, TwoPeople};
pub use choices::name::PlayerName;
pub use choices::reminder::{Hour, Reminder};
pub use choices::settings::{
    AnimationSpeed, BoardTheme, CaptureMarks, Control, CpuPace, LanguageChoice, RimNames, SETTINGS,
    Settings, SettingsGroup, SettingsRow, Theme,
};
pub use choices::setup_choices::{Choices, ChoicesByGame, Mode};
pub use clock::{Absence, ClockTime, GameClock, Millis};
pub use game_kind::GameKind;
pub(crate) use game_spec::LessonBoard;
pub use game_spec::{GameSpec, Unit};
pub use ids::{AttemptId, MatchId, MessageMatchId};
pub use lesson::{Bookmark, Lesson};
pub use level::CpuLevel;
pub use moment::Moment;
pub use opponent::{ByPlayer, Format, Opponent, Player};
pub use rules::{MOST_KOMI, Rules};
pub use saved::best_move::BestMove;
pub use saved::game_key::GameKey;
pub use saved::kept::{Judged, KeptGame, KeptGames, KeptItem};
pub use saved::profile::Profile;
pub use saved::tags::Tags;
pub use saved::unfinished::{Beginner, Plan, SavedStage, Snapshot};
pub use saved::waiting::{WaitingGame, WaitingGames, WaitingId, WaitingKind};
pub use today::calendar::{CalendarMonth, DayState, DayView, TrophyYear};
pub use today::day::{CalendarDay, FIRST_YEAR, LAST_YEAR, Month};
pub use today::today_books::WeekRow;
pub use today::today_strength::{TodayStrength, day_game, levels_number};
pub use today::todays_game::{TodayNews, TodayRecord, TodayResult};
pub use today::week::Week;
pub use today::week_summary::WeekSummary;

//! The screens, a file each: what it holds, what the player does on it, and what is drawn of it.
//!
//! A new screen is a file here, a name in `screen_name.rs`, and a line in `navigation.rs`, where screens are made.

mod calendar;
mod friends;
mod games;
mod home;
mod message_match;
mod messages;
mod pasted;
mod play;
pub(super) mod puzzle;
mod puzzles;
mod rank_up;
mod ranks;
mod records;
mod review;
mod rules;
mod settings;
pub(super) mod setup;
mod trophies;
pub(super) mod tutorial;
mod week;
mod you;

pub use calendar::{CalendarScreen, CalendarView};
pub use friends::{
    CheckState, FriendGame, FriendRow, FriendsScreen, FriendsView, Parting, PuzzleRow, Told,
};
pub use games::{GamesScreen, GamesView};
pub use home::{DailyView, HomeScreen, HomeView};
pub use message_match::MessageMatchScreen;
pub use messages::{ForkView, MessageRow, MessagesScreen, MessagesView};
pub use pasted::PasteFault;
pub use play::{PlayLine, PlayScreen, PlayView};
pub use puzzle::{PuzzleScreen, PuzzleView, RunView};
pub use puzzles::{PuzzlesScreen, PuzzlesView};
pub use rank_up::{ExamView, RankUpScreen, RankUpView};
pub use ranks::{RanksScreen, RanksView};
pub use records::{RecordsScreen, RecordsView};
pub use review::{Deleted, PlayOnView, ReviewScreen, ReviewScreenView};
pub use rules::{RulesScreen, RulesView};
pub use settings::{ProgressPanel, SettingsScreen};
pub use setup::{LevelOption, SetupDay, SetupScreen, SetupView};
pub use trophies::TrophiesScreen;
pub use tutorial::TutorialScreen;
pub use week::{WeekScreen, WeekView};
pub use you::{FiguresView, YouScreen, YouView};

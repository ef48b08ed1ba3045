//! The screens: their names, and the one that is shown with what lasts only as long as it is shown.

use super::Occasion;
use super::by_message::{Received, RemoteScreen};
use super::navigation::Destination;
use super::puzzles::PuzzleScreen;
use super::review::Reviewing;
use super::setup::TableFault;
use super::tutorial::Learning;
use crate::progress::GameKind;

macro_rules! screen_names {
    ($($name:ident = $word:literal,)*) => {
        /// A screen's name.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum ScreenName {
            $($name,)*
        }

        impl ScreenName {
            pub const ALL: &[ScreenName] = &[$(ScreenName::$name,)*];

            /// The name on the page (`data-screen`) and in links.
            pub fn name(self) -> &'static str {
                match self {
                    $(ScreenName::$name => $word,)*
                }
            }
        }
    };
}

screen_names! {
    Home = "home",
    Games = "games",
    You = "you",
    Setup = "setup",
    Play = "play",
    Calendar = "calendar",
    Trophies = "trophies",
    Ranks = "ranks",
    RankUp = "rankup",
    Records = "records",
    Rules = "rules",
    Settings = "settings",
    Review = "review",
    Tutorial = "tutorial",
    Messages = "messages",
    Puzzles = "puzzles",
    Puzzle = "puzzle",
}

impl ScreenName {
    pub fn from_name(name: &str) -> Option<ScreenName> {
        let mut all = ScreenName::ALL.iter().copied();
        all.find(|screen| screen.name() == name)
    }
}

/// The places of the bar at the foot.
pub const PLACES: [ScreenName; 4] = [
    ScreenName::Home,
    ScreenName::Games,
    ScreenName::Puzzles,
    ScreenName::You,
];

/// The game that is set up, and what fixes its choices.
#[derive(Debug, Clone, Default)]
pub(super) struct SettingUp {
    pub game: GameKind,
    pub occasion: Occasion,
    /// What is wrong with the text that was pasted last.
    pub fault: Option<TableFault>,
}

/// What is open on the Settings screen below the buttons that bring progress out and in.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum ProgressPanel {
    #[default]
    Closed,
    /// The progress as a text.
    Export,
    /// Where such a text or file is brought in.
    Import,
}

/// The screen that is shown. Leaving it ends what it holds; what is remembered from one visit to the next stands in
/// [`App`](super::App).
#[derive(Debug, Clone)]
pub(super) enum Screen {
    Home,
    Games,
    You,
    Setup(SettingUp),
    Play,
    Calendar,
    Trophies,
    Ranks,
    RankUp,
    Records,
    /// Looked up from a game, they lead back to it.
    Rules {
        book: GameKind,
        over: Option<Destination>,
    },
    Settings(ProgressPanel),
    Review(Reviewing),
    Tutorial(Box<Learning>),
    /// The list of games by message.
    Messages {
        received: Option<Received>,
    },
    /// A game of a classic.
    Table,
    Puzzles,
    Puzzle(Box<PuzzleScreen>),
    /// A game by message, on the board as any other.
    Remote(Box<RemoteScreen>),
}

impl Screen {
    pub fn name(&self) -> ScreenName {
        match self {
            Screen::Home => ScreenName::Home,
            Screen::Games => ScreenName::Games,
            Screen::You => ScreenName::You,
            Screen::Setup(_) => ScreenName::Setup,
            Screen::Play | Screen::Remote(_) | Screen::Table => ScreenName::Play,
            Screen::Calendar => ScreenName::Calendar,
            Screen::Trophies => ScreenName::Trophies,
            Screen::Ranks => ScreenName::Ranks,
            Screen::RankUp => ScreenName::RankUp,
            Screen::Records => ScreenName::Records,
            Screen::Rules { .. } => ScreenName::Rules,
            Screen::Settings(_) => ScreenName::Settings,
            Screen::Review(_) => ScreenName::Review,
            Screen::Tutorial(_) => ScreenName::Tutorial,
            Screen::Messages { .. } => ScreenName::Messages,
            Screen::Puzzles => ScreenName::Puzzles,
            Screen::Puzzle(_) => ScreenName::Puzzle,
        }
    }
}

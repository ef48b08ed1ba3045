//! The screens: their names, and the one that is shown with what lasts only as long as it is shown.

use super::Occasion;
use super::review::Reviewing;
use super::tutorial::Learning;

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
}

impl ScreenName {
    pub fn from_name(name: &str) -> Option<ScreenName> {
        let mut all = ScreenName::ALL.iter().copied();
        all.find(|screen| screen.name() == name)
    }
}

/// The screen that is shown. Leaving it ends what it holds; what is remembered from one visit to the next stands in
/// [`App`](super::App).
#[derive(Debug, Clone)]
pub(super) enum Screen {
    Home,
    Setup(Occasion),
    Play,
    Calendar,
    Trophies,
    Ranks,
    RankUp,
    Records,
    /// Looked up from a game, they lead back to it.
    Rules {
        over_game: bool,
    },
    Settings,
    Review(Reviewing),
    Tutorial(Box<Learning>),
}

impl Screen {
    pub fn name(&self) -> ScreenName {
        match self {
            Screen::Home => ScreenName::Home,
            Screen::Setup(_) => ScreenName::Setup,
            Screen::Play => ScreenName::Play,
            Screen::Calendar => ScreenName::Calendar,
            Screen::Trophies => ScreenName::Trophies,
            Screen::Ranks => ScreenName::Ranks,
            Screen::RankUp => ScreenName::RankUp,
            Screen::Records => ScreenName::Records,
            Screen::Rules { .. } => ScreenName::Rules,
            Screen::Settings => ScreenName::Settings,
            Screen::Review(_) => ScreenName::Review,
            Screen::Tutorial(_) => ScreenName::Tutorial,
        }
    }
}

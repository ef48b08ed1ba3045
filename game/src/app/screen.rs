//! The screens: their names, and the one that is shown with what lasts only as long as it is shown.

use super::Occasion;
use super::review::Reviewing;
use super::tutorial::Learning;

/// A screen's name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ScreenName {
    /// The wordmark, the player's card and everything that can be done.
    Home,
    /// What to agree on before the first stone.
    Setup,
    /// The star board.
    Play,
    /// A month of days to clear.
    Calendar,
    /// Months' and years' trophies.
    Trophies,
    /// The ladder of 30.
    Ranks,
    /// The open exam.
    RankUp,
    /// Results in numbers.
    Records,
    /// The player's rules.
    Rules,
    /// Everything a player can choose.
    Settings,
    /// A finished game, placement by placement.
    Review,
    /// The game in seven lessons.
    Tutorial,
}

impl ScreenName {
    /// All of them.
    pub const ALL: [ScreenName; 12] = [
        ScreenName::Home,
        ScreenName::Setup,
        ScreenName::Play,
        ScreenName::Calendar,
        ScreenName::Trophies,
        ScreenName::Ranks,
        ScreenName::RankUp,
        ScreenName::Records,
        ScreenName::Rules,
        ScreenName::Settings,
        ScreenName::Review,
        ScreenName::Tutorial,
    ];

    /// The name on the page (`data-screen`) and in links.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            ScreenName::Home => "home",
            ScreenName::Setup => "setup",
            ScreenName::Play => "play",
            ScreenName::Calendar => "calendar",
            ScreenName::Trophies => "trophies",
            ScreenName::Ranks => "ranks",
            ScreenName::RankUp => "rankup",
            ScreenName::Records => "records",
            ScreenName::Rules => "rules",
            ScreenName::Settings => "settings",
            ScreenName::Review => "review",
            ScreenName::Tutorial => "tutorial",
        }
    }

    /// The screen of this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<ScreenName> {
        ScreenName::ALL
            .into_iter()
            .find(|screen| screen.name() == name)
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
    Rules,
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
            Screen::Rules => ScreenName::Rules,
            Screen::Settings => ScreenName::Settings,
            Screen::Review(_) => ScreenName::Review,
            Screen::Tutorial(_) => ScreenName::Tutorial,
        }
    }
}

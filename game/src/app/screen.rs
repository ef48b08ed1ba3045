//! The screens and how they hang together.

/// A screen. Exactly one is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Screen {
    /// The wordmark, the player's card and everything that can be done.
    #[default]
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

impl Screen {
    /// All of them.
    pub const ALL: [Screen; 12] = [
        Screen::Home,
        Screen::Setup,
        Screen::Play,
        Screen::Calendar,
        Screen::Trophies,
        Screen::Ranks,
        Screen::RankUp,
        Screen::Records,
        Screen::Rules,
        Screen::Settings,
        Screen::Review,
        Screen::Tutorial,
    ];

    /// Its name on the page (`data-screen`) and in links.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Screen::Home => "home",
            Screen::Setup => "setup",
            Screen::Play => "play",
            Screen::Calendar => "calendar",
            Screen::Trophies => "trophies",
            Screen::Ranks => "ranks",
            Screen::RankUp => "rankup",
            Screen::Records => "records",
            Screen::Rules => "rules",
            Screen::Settings => "settings",
            Screen::Review => "review",
            Screen::Tutorial => "tutorial",
        }
    }

    /// The screen of this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Screen> {
        Screen::ALL.into_iter().find(|screen| screen.name() == name)
    }
}

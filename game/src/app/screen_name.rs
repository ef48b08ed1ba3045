//! The names of the screens.

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
    Week = "week",
    Trophies = "trophies",
    Ranks = "ranks",
    RankUp = "rankup",
    Records = "records",
    Friends = "friends",
    Rules = "rules",
    Settings = "settings",
    Review = "review",
    Tutorial = "tutorial",
    Messages = "messages",
    Puzzles = "puzzles",
    Puzzle = "puzzle",
    Editor = "editor",
    Set = "set",
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

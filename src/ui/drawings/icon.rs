//! The interface icons: one set, drawn with one stroke on a 24-unit grid in the colour of the text around them.

/// Every icon of the interface.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Icon {
    /// To the screen before.
    Back,
    /// To the earlier one: month, move.
    Earlier,
    /// To the later one: month, move.
    Later,
    /// To the very first move.
    First,
    /// To the last move.
    Last,
    /// Take the last placement back.
    Undo,
    /// Play again.
    Again,
    /// Explain.
    Help,
    /// Leave the game.
    Quit,
    /// Close a dialog or notice.
    Close,
    /// Done, won, cleared.
    Check,
    /// Not open yet.
    Lock,
    /// Settings.
    Settings,
    /// Sounds are on.
    Sound,
    /// Sounds are off.
    Mute,
    /// Vibration.
    Vibration,
    /// The calendar.
    Calendar,
    /// Share a result.
    Share,
    /// The board's star.
    Star,
    /// A favourite, kept for ever.
    Heart,
    /// Start playing.
    Play,
    /// The trophies.
    Trophy,
    /// The ladder of ranks.
    Ranks,
    /// A Rank-Up Match.
    RankUp,
    /// The records.
    Records,
    /// The rules.
    Rules,
    /// The tutorial.
    Tutorial,
    /// A finished game, move by move.
    Review,
    /// Two players.
    Players,
    /// The computer.
    Cpu,
    /// Both games, colours swapped.
    Reverse,
    /// A random choice.
    Random,
    /// Copy a text.
    Copy,
    /// Progress goes out.
    Export,
    /// Progress comes in.
    Import,
    /// Erase.
    Erase,
    /// The language.
    Language,
    /// The light or dark theme.
    Theme,
    /// The boards.
    Board,
    /// Hints.
    Hint,
    /// Speed.
    Speed,
    /// A row of days or wins.
    Streak,
    /// A name to change.
    Edit,
    /// About the app.
    About,
    /// The start screen.
    Home,
    /// Something needs attention.
    Warning,
}

impl Icon {
    /// Every icon, for the gallery and the tests.
    pub const ALL: [Icon; 46] = [
        Icon::Back,
        Icon::Earlier,
        Icon::Later,
        Icon::First,
        Icon::Last,
        Icon::Undo,
        Icon::Again,
        Icon::Help,
        Icon::Quit,
        Icon::Close,
        Icon::Check,
        Icon::Lock,
        Icon::Settings,
        Icon::Sound,
        Icon::Mute,
        Icon::Vibration,
        Icon::Calendar,
        Icon::Share,
        Icon::Star,
        Icon::Heart,
        Icon::Play,
        Icon::Trophy,
        Icon::Ranks,
        Icon::RankUp,
        Icon::Records,
        Icon::Rules,
        Icon::Tutorial,
        Icon::Review,
        Icon::Players,
        Icon::Cpu,
        Icon::Reverse,
        Icon::Random,
        Icon::Copy,
        Icon::Export,
        Icon::Import,
        Icon::Erase,
        Icon::Language,
        Icon::Theme,
        Icon::Board,
        Icon::Hint,
        Icon::Speed,
        Icon::Streak,
        Icon::Edit,
        Icon::About,
        Icon::Home,
        Icon::Warning,
    ];

    /// The icon's lines as path data for the view box `0 0 24 24`, to be stroked 1.8 wide with round ends.
    ///
    /// A dot is a line of no length, which round ends make visible.
    pub fn path(self) -> &'static str {
        match self {
            Icon::Back => "M20 12H4.5M11 5L4 12L11 19",
            Icon::Earlier => "M15 5L8 12L15 19",
            Icon::Later => "M9 5L16 12L9 19",
            Icon::First => "M18.5 5L11.5 12L18.5 19M6 5V19",
            Icon::Last => "M5.5 5L12.5 12L5.5 19M18 5V19",
            Icon::Undo => "M8 4L3.5 8.5L8 13M4 8.5H14A6 6 0 0 1 14 20.5H9",
            Icon::Again => "M20 4.5V10H14.5M19.5 9.5A8 8 0 1 0 20 13.5",
            Icon::Help => {
                "M12 21A9 9 0 1 0 12 3A9 9 0 0 0 12 21M9.2 9.5A2.8 2.8 0 1 1 13.3 12Q12 12.7 12 14M12 17V17"
            }
            Icon::Quit => {
                "M14 4H6A1.5 1.5 0 0 0 4.5 5.5V18.5A1.5 1.5 0 0 0 6 20H14M10 12H20.5M16.5 8L20.5 12L16.5 16"
            }
            Icon::Close => "M6 6L18 18M18 6L6 18",
            Icon::Check => "M4.5 12.5L9.5 17.5L19.5 6.5",
            Icon::Lock => {
                "M6.5 11H17.5A1.5 1.5 0 0 1 19 12.5V18.5A1.5 1.5 0 0 1 17.5 20H6.5A1.5 1.5 0 0 1 5 18.5V12.5A1.5 1.5 0 0 1 6.5 11M8 11V8A4 4 0 0 1 16 8V11M12 15V16"
            }
            Icon::Settings => {
                "M3.5 7H11M17 7H20.5M3.5 17H7M13 17H20.5M14 9.5A2.5 2.5 0 1 0 14 4.5A2.5 2.5 0 0 0 14 9.5M10 19.5A2.5 2.5 0 1 0 10 14.5A2.5 2.5 0 0 0 10 19.5"
            }
            Icon::Sound => {
                "M4 9.5V14.5H7.5L12.5 19V5L7.5 9.5ZM16 9A4.2 4.2 0 0 1 16 15M18.5 6.3A8 8 0 0 1 18.5 17.7"
            }
            Icon::Mute => "M4 9.5V14.5H7.5L12.5 19V5L7.5 9.5ZM16 9.5L21 14.5M21 9.5L16 14.5",
            Icon::Vibration => {
                "M9 4.5H15A1 1 0 0 1 16 5.5V18.5A1 1 0 0 1 15 19.5H9A1 1 0 0 1 8 18.5V5.5A1 1 0 0 1 9 4.5M4.8 9V15M19.2 9V15M1.8 10.8V13.2M22.2 10.8V13.2"
            }
            Icon::Calendar => {
                "M5.5 5H18.5A1.5 1.5 0 0 1 20 6.5V18.5A1.5 1.5 0 0 1 18.5 20H5.5A1.5 1.5 0 0 1 4 18.5V6.5A1.5 1.5 0 0 1 5.5 5M4 9.5H20M8 3V6.5M16 3V6.5M8.5 14.5L11 17L15.5 12.5"
            }
            Icon::Share => {
                "M18 8.5A2.5 2.5 0 1 0 18 3.5A2.5 2.5 0 0 0 18 8.5M6 14.5A2.5 2.5 0 1 0 6 9.5A2.5 2.5 0 0 0 6 14.5M18 20.5A2.5 2.5 0 1 0 18 15.5A2.5 2.5 0 0 0 18 20.5M8.2 10.8L15.8 7.2M8.2 13.2L15.8 16.8"
            }
            Icon::Star => {
                "M12 2.5L14.7 7.25H20.2L17.5 12L20.2 16.75H14.7L12 21.5L9.3 16.75H3.8L6.5 12L3.8 7.25H9.3Z"
            }
            Icon::Heart => {
                "M12 20.5C4 15 3 11.5 3 9A4.6 4.6 0 0 1 12 7A4.6 4.6 0 0 1 21 9C21 11.5 20 15 12 20.5Z"
            }
            Icon::Play => "M7 4.5L19.5 12L7 19.5Z",
            Icon::Trophy => {
                "M7.5 4H16.5V9A4.5 4.5 0 0 1 7.5 9ZM7.5 5.5H4V7A3.5 3.5 0 0 0 7.7 10.3M16.5 5.5H20V7A3.5 3.5 0 0 1 16.3 10.3M12 13.5V17M8 20.5H16M9.5 20.5Q9.5 17.5 12 17Q14.5 17.5 14.5 20.5"
            }
            Icon::Ranks => {
                "M12 3L19 6V11.5Q19 17.5 12 21Q5 17.5 5 11.5V6ZM9 14.5L12 12L15 14.5M9 10.8L12 8.3L15 10.8"
            }
            Icon::RankUp => "M5.5 12.5L12 6L18.5 12.5M5.5 18.5L12 12L18.5 18.5",
            Icon::Records => "M4 20H20.5M6.5 16.5V12M11 16.5V7M15.5 16.5V10M20 16.5V4",
            Icon::Rules => "M12 6.5Q9 4.5 3.5 5V18.5Q9 18 12 20Q15 18 20.5 18.5V5Q15 4.5 12 6.5V20",
            Icon::Tutorial => {
                "M2.5 9.5L12 5L21.5 9.5L12 14ZM6.5 11.5V16Q12 20 17.5 16V11.5M21.5 9.5V15"
            }
            Icon::Review => {
                "M10.5 17A6.5 6.5 0 1 0 10.5 4A6.5 6.5 0 0 0 10.5 17M15.2 15.2L20.5 20.5M8 10.5L10 12.5L13.2 8.5"
            }
            Icon::Players => {
                "M8.5 11.5A3.5 3.5 0 1 0 8.5 4.5A3.5 3.5 0 0 0 8.5 11.5M2.5 19.5A6 6 0 0 1 14.5 19.5M15.5 4.8A3.5 3.5 0 0 1 15.5 11.2M17.5 14.2A6 6 0 0 1 21.5 19.5"
            }
            Icon::Cpu => {
                "M7.5 6H16.5A1.5 1.5 0 0 1 18 7.5V16.5A1.5 1.5 0 0 1 16.5 18H7.5A1.5 1.5 0 0 1 6 16.5V7.5A1.5 1.5 0 0 1 7.5 6M9 2.8V6M15 2.8V6M9 18V21.2M15 18V21.2M2.8 9H6M2.8 15H6M18 9H21.2M18 15H21.2M10 10H14V14H10Z"
            }
            Icon::Reverse => "M4 8.5H19M15 4.5L19 8.5L15 12.5M20 15.5H5M9 11.5L5 15.5L9 19.5",
            Icon::Random => {
                "M6 3.5H18A2.5 2.5 0 0 1 20.5 6V18A2.5 2.5 0 0 1 18 20.5H6A2.5 2.5 0 0 1 3.5 18V6A2.5 2.5 0 0 1 6 3.5M8.2 8.2V8.2M15.8 8.2V8.2M12 12V12M8.2 15.8V15.8M15.8 15.8V15.8"
            }
            Icon::Copy => {
                "M9.5 8H18.5A1.5 1.5 0 0 1 20 9.5V19A1.5 1.5 0 0 1 18.5 20.5H9.5A1.5 1.5 0 0 1 8 19V9.5A1.5 1.5 0 0 1 9.5 8M16 8V5A1.5 1.5 0 0 0 14.5 3.5H5.5A1.5 1.5 0 0 0 4 5V14.5A1.5 1.5 0 0 0 5.5 16H8"
            }
            Icon::Export => {
                "M12 15V3.5M7.5 8L12 3.5L16.5 8M4.5 14V18.5A1.5 1.5 0 0 0 6 20H18A1.5 1.5 0 0 0 19.5 18.5V14"
            }
            Icon::Import => {
                "M12 3.5V15M7.5 10.5L12 15L16.5 10.5M4.5 14V18.5A1.5 1.5 0 0 0 6 20H18A1.5 1.5 0 0 0 19.5 18.5V14"
            }
            Icon::Erase => {
                "M4 6.5H20M9.5 6.5V4H14.5V6.5M6 6.5L7 20H17L18 6.5M10 10.5V16M14 10.5V16"
            }
            Icon::Language => {
                "M12 21A9 9 0 1 0 12 3A9 9 0 0 0 12 21M3.5 9.5H20.5M3.5 14.5H20.5M12 3Q16 7 16 12Q16 17 12 21Q8 17 8 12Q8 7 12 3"
            }
            Icon::Theme => "M20 14.5A8.5 8.5 0 1 1 9.5 4A7 7 0 0 0 20 14.5Z",
            Icon::Board => {
                "M12 3L19.8 7.5V16.5L12 21L4.2 16.5V7.5ZM12 12L19.8 7.5M12 12V21M12 12L4.2 7.5"
            }
            Icon::Hint => {
                "M9.5 17.5H14.5M10.5 20.5H13.5M9.5 17.5Q9.5 15.5 7.8 13.7A6 6 0 1 1 16.2 13.7Q14.5 15.5 14.5 17.5"
            }
            Icon::Speed => "M5.5 18.5A9 9 0 1 1 18.5 18.5M12 14L16 8.5M12 14V14",
            Icon::Streak => {
                "M12 21A6.5 6.5 0 0 1 5.5 14.5C5.5 10 11 8.5 11 3C15 5 18.5 10 18.5 14.5A6.5 6.5 0 0 1 12 21M12 21A3 3 0 0 1 9 18C9 16 12 15.5 12 13C14 14.5 15 16 15 18A3 3 0 0 1 12 21"
            }
            Icon::Edit => "M4 20L5 15.5L16 4.5L19.5 8L8.5 19ZM13.5 7L17 10.5",
            Icon::About => "M12 21A9 9 0 1 0 12 3A9 9 0 0 0 12 21M12 11.5V16.5M12 8V8",
            Icon::Home => "M4 11L12 4L20 11M6 9.5V20H18V9.5M10 20V14.5H14V20",
            Icon::Warning => "M12 4L21 19.5H3ZM12 10V14.5M12 17V17",
        }
    }

    /// The icon as the inside of an `svg` element with the view box `0 0 24 24`.
    pub fn markup(self) -> String {
        let path = self.path();
        format!(
            r#"<path d="{path}" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>"#
        )
    }
}

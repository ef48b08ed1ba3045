//! Views of the screens, as plain values to draw.

use rsg_classics::Terms;

use crate::progress::{
    Bar, ByPlayer, CalendarDay, CpuLevel, DayView, Earned, Exam, Format, GameKind, Goal,
    HeadToHead, Minutes, PlayerName, Rank, RankState, Streak, TableRecord, Tally, TodayRecord,
    WeekRow,
};
use crate::session::{self, GameView, OverView, SeriesView};

use super::{AnyLevel, ColorChoice, HelpTopic, Mode, SendView, Sharing, TableFault, WaitingRow};

#[derive(Debug, Clone, PartialEq)]
pub struct HomeView {
    /// The player's name, perhaps empty.
    pub name: PlayerName,
    pub rank: Rank,
    /// The next one and what it waits for; none for Zeus.
    pub goal: Option<Goal>,
    /// The day; none where the device's clock stands before the calendar begins.
    pub daily: Option<DailyView>,
    /// The exam that can be taken: its card is lit.
    pub exam: Option<Exam>,
    /// How many games by message wait for the player; none without any game.
    pub messages: Option<usize>,
    /// Whether nothing was played yet: lessons and a first game are offered.
    pub first: bool,
    pub dev: bool,
}

/// The day on its card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DailyView {
    pub today: DayView,
    pub week: WeekRow,
    /// Today's game.
    pub game: super::TodayView,
    /// The day's puzzle.
    pub puzzle: super::DayPuzzle,
}

#[derive(Debug, Clone, PartialEq)]
pub struct SetupView {
    pub game: GameKind,
    /// Where it was come to from, and what that fixes.
    pub occasion: Occasion,
    /// The day it was come from, with its game and its puzzle.
    pub day: Option<SetupDay>,
    /// CPU, practice or two players, on one phone or by message; always the CPU but on a free occasion.
    pub mode: Mode,
    /// The modes that can be chosen; none where the occasion fixes it.
    pub modes: Vec<Mode>,
    /// The colour; none where nobody has one to choose.
    pub color: Option<ColorChoice>,
    pub levels: Vec<LevelOption>,
    /// Whether the level can be chosen: there is a CPU, and no exam fixes it.
    pub level_free: bool,
    pub format: Format,
    /// Whether the format can be chosen: a series and practice have none.
    pub format_free: bool,
    /// The two people's names as typed.
    pub names: ByPlayer<PlayerName>,
    /// Who played before and could play now.
    pub people: Vec<PlayerName>,
    /// The results between the two so far, as the first one sees them.
    pub between: Option<Tally>,
    pub exam_on_offer: Option<Exam>,
    /// Board, start, aim, komi and handicap of a classic.
    pub terms: Option<Terms>,
    /// The clock, where there can be one.
    pub minutes: Option<Minutes>,
    /// What is wrong with the text that was pasted last.
    pub fault: Option<TableFault>,
}

/// What the day has to offer that a game is set up from.
#[derive(Debug, Clone, PartialEq)]
pub struct SetupDay {
    /// Whether it is cleared already.
    pub cleared: bool,
    pub game: super::TodayView,
    pub puzzle: super::DayPuzzle,
}

/// Where Setup was come to from.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub enum Occasion {
    #[default]
    Free,
    /// From the calendar: a win clears this day.
    Day(CalendarDay),
    Exam(Exam),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LevelOption {
    pub level: AnyLevel,
    pub chosen: bool,
    /// Whether the last results speak for it.
    pub suggested: bool,
    pub lock: Lock,
}

/// Whether a level can be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Lock {
    Open,
    UntilRank(Rank),
    UntilFinalBeaten,
}

#[derive(Debug, Clone, PartialEq)]
pub struct PlayView {
    pub game: GameView,
    /// In a game by message, what is to be sent.
    pub send: Option<SendView>,
    /// Whether a game by message is the first one that the player sees: a line says what it is about.
    pub first: bool,
}

/// What lies in front of the screen. One thing at a time.
#[derive(Debug, Clone, PartialEq)]
pub enum Overlay {
    /// What lies over the board by its own doing.
    Board(session::BoardOverlay),
    Result(Box<ResultView>),
    /// A question that is answered by yes or no.
    Confirm(ConfirmView),
    Help(HelpTopic),
    /// A game by message, as a picture for the other one's camera.
    Code(Box<SendView>),
    /// What is to be shared, as a picture.
    Share(Box<Sharing>),
    /// A link that has opened the page in a browser, and waits for the player to say where it belongs.
    GuestLink(String),
}

impl Overlay {
    /// Whether the screen behind is out of reach. A notice is not in the way: a tap on the board goes on past it.
    pub fn covers(&self) -> bool {
        use session::BoardOverlay::{HandOver, Pass};
        !matches!(self, Overlay::Board(Pass { .. } | HandOver { .. }))
    }
}

/// What is asked before something is done.
#[derive(Debug, Clone, PartialEq)]
pub enum ConfirmView {
    Quit {
        loses: bool,
    },
    /// Quit the game at the table? Its turns can be copied before.
    QuitTable {
        loses: bool,
        has_sheet: bool,
    },
    /// Take a hint? A win would be practice.
    Hint,
    /// Leave the series? It would count as failed.
    LeaveSeries,
    /// As many games wait as can: which one is to be given up for the new one?
    TooMany {
        games: Vec<WaitingRow>,
    },
    /// Give the game by message up?
    Resign,
    /// Resign the game at the table?
    ResignTable,
    /// Let a game by message go?
    ForgetGame,
    /// Let so many games by message go in which the one or the other has never answered?
    ForgetUnanswered {
        count: usize,
    },
    /// Take in so many games by message that nobody here knows?
    TakeGames {
        count: usize,
    },
    /// Erase everything?
    Erase,
    /// Put the profile that was read in this one's place?
    Import {
        now: ProfileSummary,
        then: ProfileSummary,
        /// The game that is not over, which is given up for it.
        gives_up: Option<GivesUp>,
        origin: super::Origin,
    },
}

/// What giving up a game that is not over means.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GivesUp {
    /// It counts for nothing.
    Free,
    /// It counts as a loss.
    Loses,
}

/// A profile in a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProfileSummary {
    pub name: PlayerName,
    pub rank: Rank,
    pub matches: usize,
    pub days: usize,
}

#[derive(Debug, Clone, PartialEq)]
pub struct ResultView {
    pub over: OverView,
    /// Whether another game of the match follows.
    pub next_game: bool,
    /// What it earned; empty while a Reverse Match is not over.
    pub earned: Earned,
    pub series: Option<SeriesView>,
    pub next_step: NextStep,
    /// Where *Close* leads; in a series that is not over it asks first.
    pub close_to: super::ScreenName,
}

/// What is worth doing next: the result sheet's one primary button.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NextStep {
    /// On with the match.
    NextGame,
    /// To the exam that the player is invited to.
    RankUp,
    /// See the day turn green.
    Calendar(CalendarDay),
    /// Try the level that was unlocked.
    Level(CpuLevel),
    /// The same once more against a weaker level, after one was lost to again and again.
    Easier(CpuLevel),
    /// With a teacher, where there is no weaker level.
    Practise(CpuLevel),
    Again,
    /// Send how a game by message ended.
    Send,
    /// Count a game by message that was over when this phone first heard of it.
    Count,
    Close,
}

#[derive(Debug, Clone, PartialEq)]
pub enum ReviewScreenView {
    /// The kept games, and where a text can be pasted.
    List {
        fault: Option<super::PasteFault>,
        deleted: bool,
    },
    Game {
        view: Box<crate::session::review::ReviewView>,
        /// The levels that can be played on against, while they are asked for.
        levels: Option<Vec<AnyLevel>>,
        /// How a game of a classic ended.
        table: Option<Box<OverView>>,
    },
}

impl ReviewScreenView {
    pub const EMPTY: ReviewScreenView = ReviewScreenView::List {
        fault: None,
        deleted: false,
    };
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RanksView {
    /// The ladder, lowest first.
    pub rows: Vec<(Rank, RankState)>,
    /// The next rank and what it waits for.
    pub goal: Option<Goal>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RankUpView {
    /// The open exam, if the next rank is one.
    pub exam: Option<ExamView>,
    /// What to do until then.
    pub goal: Option<Goal>,
}

/// The open exam.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ExamView {
    pub exam: Exam,
    /// Games won so far and how many pass it, where they count.
    pub career: Option<(u32, u32)>,
    pub attempts: u32,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecordsView {
    /// A row for each level that counts, weakest first.
    pub levels: Vec<(CpuLevel, Tally)>,
    /// Against Oracle, once it was met.
    pub oracle: Option<Tally>,
    pub today: Tally,
    /// Today's games, once one was played: they count nowhere else.
    pub todays_games: Option<TodayRecord>,
    /// Everything against the CPU.
    pub total: Tally,
    /// Wins in a row.
    pub wins: Streak,
    /// Days cleared in a row.
    pub days: Streak,
    pub chart_days: Vec<Bar>,
    pub chart_months: Vec<Bar>,
    pub pairs: Vec<HeadToHead>,
    /// The classics against the CPU, by board and level.
    pub classics: Vec<TableRecord>,
}

//! What is to be drawn on each screen, as plain values.

use crate::progress::{
    Bar, CalendarDay, CalendarMonth, Condition, CpuLevel, DayView, Earned, Exam, ExamRule, Goal,
    PlayerName, Rank, RankState, Streak, Tally, TrophyYear,
};
use crate::session::{self, ByPlayer, Format, GameOver, Matchup, SeriesView, View};

use super::{ColorChoice, HelpTopic, Mode};

/// The Home screen.
#[derive(Debug, Clone, PartialEq)]
pub struct HomeView {
    /// The player's name, perhaps empty.
    pub name: PlayerName,
    /// The player's rank.
    pub rank: Rank,
    /// The next one and what it waits for; none for Zeus.
    pub goal: Option<Goal>,
    /// Today on the calendar; none where the device's clock stands before the calendar begins.
    pub today: Option<DayView>,
    /// The exam that can be taken: its card is lit.
    pub exam: Option<Exam>,
    /// The unfinished match.
    pub paused: Option<PausedView>,
    /// Whether the tutorial is offered.
    pub tutorial: bool,
    /// Whether the developer menu is shown.
    pub dev: bool,
}

/// An unfinished match on its card.
#[derive(Debug, Clone, PartialEq)]
pub struct PausedView {
    /// Against whom, and for what.
    pub matchup: Matchup,
    /// The running game's score.
    pub score: rsg_engine::ByColor<u8>,
    /// Placements so far in it.
    pub placements: usize,
}

/// The Setup screen.
#[derive(Debug, Clone, PartialEq)]
pub struct SetupView {
    /// Where it was come to from, and what that fixes.
    pub occasion: Occasion,
    /// CPU or two players; two only on a free occasion.
    pub mode: Mode,
    /// Whether the mode can be chosen.
    pub mode_free: bool,
    /// Who is Black in the first game.
    pub color: ColorChoice,
    /// The levels and which is chosen.
    pub levels: Vec<LevelOption>,
    /// Whether the level can be chosen: there is a CPU, and no exam fixes it.
    pub level_free: bool,
    /// Single game or Reverse Match.
    pub format: Format,
    /// Whether the format can be chosen: a series has none.
    pub format_free: bool,
    /// The two people's names as typed.
    pub names: ByPlayer<PlayerName>,
    /// The exam that could be taken instead.
    pub exam_on_offer: Option<Exam>,
}

/// Where Setup was come to from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Occasion {
    /// Just to play.
    Free,
    /// From the calendar: a win clears this day.
    Day(CalendarDay),
    /// For a Rank-Up series.
    Exam(Exam),
}

/// A level on the Setup screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LevelOption {
    /// Which.
    pub level: CpuLevel,
    /// Whether it is the chosen one.
    pub chosen: bool,
    /// Whether it can be chosen, or else what opens it.
    pub lock: Lock,
}

/// Whether a level can be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Lock {
    /// It can.
    Open,
    /// This rank opens it.
    UntilRank(Rank),
    /// Beating FINAL opens it.
    UntilFinalBeaten,
}

/// The Play screen.
#[derive(Debug, Clone, PartialEq)]
pub struct PlayView {
    /// Board, panels, turn.
    pub board: View,
    /// Whether playable cells are to be marked for the eye.
    pub hints: bool,
    /// Whether the Hint button is there.
    pub hint_button: bool,
    /// Whether this is a Rank-Up series, which cannot be paused.
    pub exam: bool,
}

/// What lies in front of the screen. One thing at a time.
#[derive(Debug, Clone, PartialEq)]
pub enum Overlay {
    /// What lies over the board by its own doing.
    Board(session::Overlay),
    /// The result sheet.
    Result(Box<ResultView>),
    /// A question that is answered by yes or no.
    Confirm(ConfirmView),
    /// A help sheet.
    Help(HelpTopic),
}

/// What is asked before something is done.
#[derive(Debug, Clone, PartialEq)]
pub enum ConfirmView {
    /// Quit the game?
    Quit {
        /// Whether it would count as a loss.
        loses: bool,
    },
    /// Take a hint? A win would be practice.
    Hint,
    /// Leave the series? It would count as failed.
    LeaveSeries,
    /// A match is paused; give it up for the new one?
    ReplacePaused {
        /// Whether it would count as a loss.
        loses: bool,
    },
    /// Erase everything?
    Erase {
        /// Whether it is asked for the second time.
        again: bool,
    },
    /// Put the profile that was read in this one's place?
    Import {
        /// What there is.
        now: ProfileSummary,
        /// What would take its place.
        then: ProfileSummary,
    },
}

/// A profile in a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProfileSummary {
    /// The player's name.
    pub name: PlayerName,
    /// The rank.
    pub rank: Rank,
    /// Finished matches.
    pub matches: usize,
    /// Cleared days.
    pub days: usize,
}

/// The result sheet.
#[derive(Debug, Clone, PartialEq)]
pub struct ResultView {
    /// Who won what.
    pub over: GameOver,
    /// What it earned; empty while a Reverse Match is not over.
    pub earned: Earned,
    /// The series as it stands, in one.
    pub series: Option<SeriesView>,
    /// Whether the same can be played once more.
    pub again: bool,
    /// Where *Close* leads; in a series that is not over it asks first.
    pub close_to: super::ScreenName,
}

/// The Review screen.
#[derive(Debug, Clone, PartialEq)]
pub enum ReviewScreenView {
    /// The kept games, and where a text can be pasted.
    List {
        /// What was wrong with the last text.
        fault: Option<super::PasteFault>,
        /// Whether a deletion can be taken back.
        deleted: bool,
    },
    /// One game.
    Game {
        /// The game.
        view: Box<crate::session::review::ReviewView>,
        /// The levels that can be played on against, while they are asked for.
        levels: Option<Vec<CpuLevel>>,
    },
}

/// The Calendar screen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CalendarView {
    /// The month shown.
    pub month: CalendarMonth,
}

/// The Trophies screen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TrophiesView {
    /// The years, latest first.
    pub years: Vec<TrophyYear>,
}

/// The Ranks screen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RanksView {
    /// The ladder, lowest first.
    pub rows: Vec<RankRow>,
    /// The next rank and what it waits for.
    pub goal: Option<Goal>,
}

/// A rung of the ladder.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RankRow {
    /// The rank.
    pub rank: Rank,
    /// Whether it is reached.
    pub state: RankState,
    /// What it asks for.
    pub condition: Condition,
    /// What it opens.
    pub unlocks: Option<CpuLevel>,
}

/// The Rank-Up screen.
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
    /// Which.
    pub exam: Exam,
    /// Opponent and length.
    pub rule: ExamRule,
    /// Games won so far and how many pass it, where they count.
    pub career: Option<(u32, u32)>,
    /// Attempts so far.
    pub attempts: u32,
}

/// The Records screen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecordsView {
    /// A row for each level that counts, weakest first.
    pub levels: Vec<(CpuLevel, Tally)>,
    /// Against Oracle, once it was met.
    pub oracle: Option<Tally>,
    /// Today.
    pub today: Tally,
    /// Everything against the CPU.
    pub total: Tally,
    /// Wins in a row.
    pub wins: Streak,
    /// Days cleared in a row.
    pub days: Streak,
    /// The last 30 days.
    pub chart_days: Vec<Bar>,
    /// The last 12 months.
    pub chart_months: Vec<Bar>,
    /// Two people's results by their names.
    pub pairs: Vec<PairRow>,
}

/// Two people's results against each other.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PairRow {
    /// Their names, in alphabetical order.
    pub names: [PlayerName; 2],
    /// As the first of the two sees them.
    pub tally: Tally,
}

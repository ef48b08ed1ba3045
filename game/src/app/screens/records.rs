//! The Records screen.

use rsg_classics::Terms;

use crate::app::context::Context;
use crate::app::screen::{Screen, Viewed};
use crate::app::screen_name::ScreenName;
use crate::progress::{
    Bar, CpuLevel, GameKind, HeadToHead, LevelRecord, MatchRecord, Opponent, Span, Streak, Tally,
    TodayRecord,
};

#[derive(Debug, Clone, Copy, Default)]
pub struct RecordsScreen;

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
    /// Days cleared in this week, and in the best one.
    pub weeks: Streak,
    pub chart_days: Vec<Bar>,
    pub chart_months: Vec<Bar>,
    /// The head-to-head results, by game.
    pub pairs: Vec<(GameKind, Vec<HeadToHead>)>,
    /// Games on squares against the CPU, by board and level.
    pub on_squares: Vec<(Terms, LevelRecord)>,
    /// True if two people played whose results stand nowhere, because one of them gave no name.
    pub unnamed: bool,
}

impl RecordsView {
    /// Returns true if there is no result of any kind.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.total.played() == 0
            && self.todays_games.is_none()
            && self.pairs.is_empty()
            && self.on_squares.is_empty()
    }
}

impl Viewed for RecordsScreen {
    type View = RecordsView;

    fn view(&self, context: &Context) -> RecordsView {
        let progress = &context.books.progress;
        let oracle = progress.level(CpuLevel::Oracle);
        RecordsView {
            levels: CpuLevel::RANKED
                .into_iter()
                .map(|level| (level, progress.level(level)))
                .collect(),
            oracle: (0 < oracle.played()).then_some(oracle),
            today: progress.on(context.books.today),
            todays_games: Some(progress.today_record()).filter(|record| 0 < record.tally.played()),
            total: progress.total(),
            wins: progress.win_streak(),
            days: progress.day_streak(context.books.today),
            weeks: progress.week_streak(context.books.today),
            chart_days: progress.chart(Span::Days, context.books.today),
            chart_months: progress.chart(Span::Months, context.books.today),
            pairs: context.books.pairs(),
            on_squares: progress.by_level().by_terms(),
            unnamed: context.books.profile.matches().iter().any(is_unnamed),
        }
    }
}

/// Returns true for a match of two people one of whom has no name.
fn is_unnamed(finished: &MatchRecord) -> bool {
    match &finished.opponent {
        Opponent::People(names) => names.one.is_empty() || names.two.is_empty(),
        _ => false,
    }
}

impl Screen for RecordsScreen {
    fn name(&self) -> ScreenName {
        ScreenName::Records
    }
}

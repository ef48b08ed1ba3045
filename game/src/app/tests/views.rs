//! Short names for what a test looks at.

use super::*;
use crate::app::screens::*;
use crate::progress::{CalendarMonth, TrophyYear};
use crate::session::{Finished, TutorialView};

impl App {
    pub fn home(&self) -> HomeView {
        self.view::<HomeScreen>()
    }

    pub fn you(&self) -> YouView {
        self.view::<YouScreen>()
    }

    pub fn setup(&self) -> SetupView {
        self.view::<SetupScreen>()
    }

    pub fn games(&self) -> Vec<SetupView> {
        self.view::<GamesScreen>().games
    }

    pub fn calendar(&self) -> CalendarMonth {
        self.view::<CalendarScreen>().month
    }

    /// The day that is stamped on the calendar while the player looks on.
    pub fn stamped(&self) -> Option<CalendarDay> {
        self.shown::<CalendarScreen>()?.stamped
    }

    pub fn solved_puzzles(&self) -> Vec<CalendarDay> {
        self.view::<CalendarScreen>().solved_puzzles
    }

    pub fn trophies(&self) -> Vec<TrophyYear> {
        self.view::<TrophiesScreen>()
    }

    pub fn ranks(&self) -> RanksView {
        self.view::<RanksScreen>()
    }

    pub fn rank_up(&self) -> RankUpView {
        self.view::<RankUpScreen>()
    }

    pub fn records(&self) -> RecordsView {
        self.view::<RecordsScreen>()
    }

    pub fn messages(&self) -> MessagesView {
        self.view::<MessagesScreen>()
    }

    pub fn puzzles(&self) -> PuzzlesView {
        self.view::<PuzzlesScreen>()
    }

    /// The game of the match on the Play screen that is over.
    pub fn match_over(&self) -> Option<Finished> {
        self.on::<PlayScreen>()?;
        self.context.open_matches.star()?.shown_result()
    }

    pub fn puzzle(&self) -> Option<PuzzleView> {
        self.shown::<PuzzleScreen>()
    }

    pub fn tutorial(&self) -> Option<TutorialView> {
        self.shown::<TutorialScreen>()
    }

    pub fn review(&self) -> ReviewScreenView {
        self.view::<ReviewScreen>()
    }

    pub fn progress_panel(&self) -> ProgressPanel {
        self.view::<SettingsScreen>()
    }

    pub fn rulebook(&self) -> GameKind {
        self.view::<RulesScreen>().book
    }

    pub fn looks_up_rules(&self) -> bool {
        self.view::<RulesScreen>().looks_up
    }

    pub fn todays_game(&self) -> Option<TodayView> {
        TodayView::of_today(&self.context)
    }

    pub fn game_of_day(&self, day: CalendarDay) -> TodayView {
        TodayView::of(day, &self.context)
    }

    pub fn day_puzzle(&self, day: CalendarDay) -> DayPuzzle {
        DayPuzzle::of(day, &self.context)
    }

    /// The number of the puzzle on the screen; none of a mistake.
    pub fn shown_number(&self) -> Option<u16> {
        self.on::<PuzzleScreen>()?.number()
    }

    /// Returns true if a Rank-Up series is running.
    pub fn in_series(&self) -> bool {
        self.context.open_matches.in_series()
    }
}

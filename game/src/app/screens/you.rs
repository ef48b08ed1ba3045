//! The You screen: the player, what was achieved, whom they have met, and the way to everything about the player.

use crate::app::context::Context;
use crate::app::route::Transition;
use crate::app::screen::{Screen, Viewed};
use crate::app::screen_name::ScreenName;
use crate::progress::{CpuLevel, Goal, MatchRecord, Month, PlayerName, Rank, Streak};

#[derive(Debug, Clone, Copy, Default)]
pub struct YouScreen;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct YouView {
    /// The player's name, perhaps empty.
    pub name: PlayerName,
    pub rank: Rank,
    /// The next one and what it waits for; none for Zeus.
    pub goal: Option<Goal>,
    /// None before the first game and the first puzzle.
    pub figures: Option<FiguresView>,
    /// The opponents by level, and whether each was met in any game. Oracle is named once it is open.
    pub opponents: Vec<(CpuLevel, bool)>,
}

/// What a player has done so far.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FiguresView {
    pub month: Month,
    /// The cleared days of the month.
    pub cleared: u32,
    /// Days cleared in a row.
    pub days: Streak,
    /// Stones of the CPU's that were captured on the star.
    pub captured: u32,
    /// Puzzles that were solved on the first try.
    pub puzzles: usize,
}

impl Viewed for YouScreen {
    type View = YouView;

    fn view(&self, context: &Context) -> YouView {
        let (profile, progress) = (&context.books.profile, &context.books.progress);
        YouView {
            name: profile.settings.name.clone(),
            rank: progress.rank(),
            goal: progress.goal(),
            figures: figures(context),
            opponents: CpuLevel::STAR
                .into_iter()
                .map(|level| (level, has_met(context, level)))
                .filter(|&(level, met)| met || level != CpuLevel::Oracle || progress.is_open(level))
                .collect(),
        }
    }
}

fn figures(context: &Context) -> Option<FiguresView> {
    let (profile, progress) = (&context.books.profile, &context.books.progress);
    let puzzles = &profile.puzzles;
    if profile.matches().is_empty() && puzzles.tried_count() == 0 {
        return None;
    }
    let month = Month::of(context.books.today);
    Some(FiguresView {
        month,
        cleared: progress.cleared_in(month),
        days: progress.day_streak(context.books.today),
        captured: profile.matches().iter().map(MatchRecord::captured).sum(),
        puzzles: puzzles.solved_at_first(),
    })
}

/// Returns true if a game against an opponent was booked. On squares the star's opponents play, too, and perfect play
/// is Oracle's.
fn has_met(context: &Context, level: CpuLevel) -> bool {
    let mut matches = context.books.profile.matches().iter();
    matches.any(|finished| match finished.level() {
        Some(CpuLevel::Six) => level == CpuLevel::Oracle,
        met => met == Some(level),
    })
}

impl Screen for YouScreen {
    fn name(&self) -> ScreenName {
        ScreenName::You
    }

    fn back(&mut self, _context: &mut Context) -> Transition {
        Transition::HOME
    }
}

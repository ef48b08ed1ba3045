//! The Ranks screen: the ladder.

use crate::app::context::Context;
use crate::app::event::Event;
use crate::app::route::{Modal, Transition};
use crate::app::screen::{Screen, Viewed};
use crate::app::screen_name::ScreenName;
use crate::app::sharing::{Shared, Sharing};
use crate::progress::{Goal, Rank, RankState};

#[derive(Debug, Clone, Copy, Default)]
pub struct RanksScreen;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RanksView {
    /// The ladder, lowest first.
    pub rows: Vec<(Rank, RankState)>,
    /// The next rank and what it waits for.
    pub goal: Option<Goal>,
}

impl Viewed for RanksScreen {
    type View = RanksView;

    fn view(&self, context: &Context) -> RanksView {
        RanksView {
            rows: context.books.progress.ladder().collect(),
            goal: context.books.progress.goal(),
        }
    }
}

impl Screen for RanksScreen {
    fn name(&self) -> ScreenName {
        ScreenName::Ranks
    }

    fn apply(&mut self, event: Event, context: &mut Context) -> Transition {
        match event {
            Event::ShareRank => {
                let rank = Shared::Rank(context.books.progress.rank());
                Transition::Show(Modal::Share(Box::new(Sharing::of(rank, context))))
            }
            _ => Transition::Stay,
        }
    }
}

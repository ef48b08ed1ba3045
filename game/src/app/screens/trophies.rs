//! The Trophies screen.

use crate::app::context::Context;
use crate::app::screen::{Screen, Viewed};
use crate::app::screen_name::ScreenName;
use crate::progress::TrophyYear;

#[derive(Debug, Clone, Copy, Default)]
pub struct TrophiesScreen;

impl Viewed for TrophiesScreen {
    type View = Vec<TrophyYear>;

    fn view(&self, context: &Context) -> Vec<TrophyYear> {
        context.books.progress.trophies(context.books.today)
    }
}

impl Screen for TrophiesScreen {
    fn name(&self) -> ScreenName {
        ScreenName::Trophies
    }
}

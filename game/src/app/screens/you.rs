//! The You screen: the player, and the way to everything about the player.

use super::home::{HomeScreen, HomeView};
use crate::app::context::Context;
use crate::app::route::Transition;
use crate::app::screen::{Screen, Viewed};
use crate::app::screen_name::ScreenName;

#[derive(Debug, Clone, Copy, Default)]
pub struct YouScreen;

impl Viewed for YouScreen {
    type View = HomeView;

    fn view(&self, context: &Context) -> HomeView {
        HomeScreen.view(context)
    }
}

impl Screen for YouScreen {
    fn name(&self) -> ScreenName {
        ScreenName::You
    }

    fn back(&mut self, _context: &mut Context) -> Transition {
        Transition::HOME
    }
}

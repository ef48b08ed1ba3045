//! The Games screen (Play): the games that wait, and all games, each as it was chosen last.

use super::setup::{SetupView, view_of_classic, view_of_star};
use crate::app::choices::Occasion;
use crate::app::context::Context;
use crate::app::event::Event;
use crate::app::route::Way;
use crate::app::screen::{Screen, Viewed};
use crate::app::screen_name::ScreenName;
use crate::app::waiting;

#[derive(Debug, Clone, Copy, Default)]
pub struct GamesScreen;

impl Viewed for GamesScreen {
    type View = Vec<SetupView>;

    fn view(&self, context: &Context) -> Vec<SetupView> {
        let choices = &context.books.profile.table_choices;
        let mut games = vec![view_of_star(Occasion::Free, context)];
        for terms in choices.games() {
            let mut choices = choices.clone();
            choices.choose(terms);
            games.push(view_of_classic(&choices, None, context));
        }
        games
    }
}

impl Screen for GamesScreen {
    fn name(&self) -> ScreenName {
        ScreenName::Games
    }

    fn apply(&mut self, event: Event, context: &mut Context) -> Way {
        match event {
            Event::Waiting(event) => waiting::asked(event, context),
            _ => Way::Stay,
        }
    }

    fn back(&mut self, _context: &mut Context) -> Way {
        Way::HOME
    }
}

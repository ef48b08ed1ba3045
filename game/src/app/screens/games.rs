//! The Games screen (Play): the games that wait, and all games, each as it was chosen last.

use super::setup::{SetupView, view_of_classic, view_of_star};
use crate::app::choices::Occasion;
use crate::app::context::Context;
use crate::app::event::{Event, WaitingEvent};
use crate::app::route::{Confirmation, Way};
use crate::app::screen::{Screen, Viewed};
use crate::app::screen_name::ScreenName;

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
            Event::Waiting(event) => asked(event, context),
            _ => Way::Stay,
        }
    }

    fn back(&mut self, _context: &mut Context) -> Way {
        Way::HOME
    }
}

/// On with a listed game, or the question before it is given up.
pub(super) fn asked(event: WaitingEvent, context: &Context) -> Way {
    match event {
        WaitingEvent::Continue(id) => Way::Continue(id),
        WaitingEvent::GiveUp(id) => {
            let waits = context.books.profile.waiting.get(id).is_some();
            if context.hand.in_series() || !waits {
                return Way::Stay;
            }
            Way::Ask(Confirmation::GiveUp { id, then: None })
        }
        WaitingEvent::MakeRoom(_) => Way::Stay,
    }
}

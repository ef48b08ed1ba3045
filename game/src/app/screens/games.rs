//! The Games screen (Play): the games that wait, and all games, each as it was chosen last.

use super::setup::SetupView;
use crate::app::context::Context;
use crate::app::event::{Event, WaitingEvent};
use crate::app::occasion::Occasion;
use crate::app::route::{Confirmation, Transition};
use crate::app::screen::{Screen, Viewed};
use crate::app::screen_name::ScreenName;
use crate::progress::GameKind;

#[derive(Debug, Clone, Copy, Default)]
pub struct GamesScreen;

/// All games, and the one that was played last.
#[derive(Debug, Clone, PartialEq)]
pub struct GamesView {
    pub games: Vec<SetupView>,
    /// The game of the newest result; the star before there is one.
    pub last: GameKind,
}

impl Viewed for GamesScreen {
    type View = GamesView;

    fn view(&self, context: &Context) -> GamesView {
        let newest = context.books.profile.matches().last();
        GamesView {
            games: GameKind::ALL
                .map(|game| SetupView::of(game, Occasion::Free, context))
                .to_vec(),
            last: newest
                .and_then(|newest| newest.rules.game())
                .unwrap_or(GameKind::Star),
        }
    }
}

impl Screen for GamesScreen {
    fn name(&self) -> ScreenName {
        ScreenName::Games
    }

    fn apply(&mut self, event: Event, context: &mut Context) -> Transition {
        match event {
            Event::Waiting(event) => transition_for(event, context),
            _ => Transition::Stay,
        }
    }

    fn back(&mut self, _context: &mut Context) -> Transition {
        Transition::HOME
    }
}

/// The way to a listed game, or the question before it is given up.
pub(super) fn transition_for(event: WaitingEvent, context: &Context) -> Transition {
    match event {
        WaitingEvent::Continue(id) => Transition::Continue(id),
        WaitingEvent::GiveUp(id) => {
            let waits = context.books.profile.waiting.get(id).is_some();
            if context.open_matches.in_series() || !waits {
                return Transition::Stay;
            }
            Transition::Ask(Confirmation::GiveUp { id, then: None })
        }
        WaitingEvent::MakeRoom(_) => Transition::Stay,
    }
}

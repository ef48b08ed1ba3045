//! The Setup screen: the choices before the first stone, one screen for every game.
//!
//! - `star`: those of the star
//! - `classic`: those of Reversi and Reversi Go
//! - `people`: names of two people, and what they agree on
//! - `view`: what is to be drawn

mod classic;
mod people;
mod star;
mod view;

use crate::app::by_message;
use crate::app::choices::{Mode, Occasion};
use crate::app::context::Context;
use crate::app::event::{Event, SetupEvent};
use crate::app::route::{Destination, Way};
use crate::app::screen::{Screen, Viewed};
use crate::app::screen_name::ScreenName;
use crate::progress::{GameKind, TableMode};
pub use classic::{choose as choose_classic, view as view_of_classic};
pub use star::view as view_of_star;
pub use view::{LevelOption, SetupDay, SetupView, TableFault};

/// The game that is set up, and what fixes its choices.
#[derive(Debug, Clone, Default)]
pub struct SetupScreen {
    game: GameKind,
    occasion: Occasion,
    /// What is wrong with the text that was pasted last.
    fault: Option<TableFault>,
}

impl SetupScreen {
    pub fn open(game: GameKind, occasion: Occasion, context: &mut Context) -> SetupScreen {
        choose_classic(game, context);
        SetupScreen {
            game,
            occasion,
            fault: None,
        }
    }

    fn is_by_message(&self, context: &Context) -> bool {
        self.occasion == Occasion::Free && is_by_message(self.game, context)
    }
}

impl Viewed for SetupScreen {
    type View = SetupView;

    fn view(&self, context: &Context) -> SetupView {
        match self.game {
            GameKind::Star => view_of_star(self.occasion, context),
            GameKind::Reversi | GameKind::Go => {
                let choices = &context.books.profile.table_choices;
                view_of_classic(choices, self.fault.clone(), context)
            }
        }
    }
}

impl Screen for SetupScreen {
    fn name(&self) -> ScreenName {
        ScreenName::Setup
    }

    fn apply(&mut self, event: Event, context: &mut Context) -> Way {
        let Event::Setup(event) = event else {
            return Way::Stay;
        };
        match (self.game, event) {
            // The exam has a screen of its own, where its colour is chosen.
            (GameKind::Star, SetupEvent::Exam) if context.books.progress.open_exam().is_some() => {
                Way::to(ScreenName::RankUp)
            }
            (game, SetupEvent::Rules) => Way::Go(Destination::Rulebook(game)),
            (game, SetupEvent::Start) if self.is_by_message(context) => {
                by_message::begin(game, context)
            }
            (GameKind::Reversi | GameKind::Go, event) => {
                let request = classic::apply(event, &mut self.fault, context);
                request.map_or(Way::Stay, Way::start)
            }
            (GameKind::Star, event) => {
                let request = star::apply(event, &mut self.occasion, context);
                request.map_or(Way::Stay, Way::start)
            }
        }
    }

    fn back(&mut self, _context: &mut Context) -> Way {
        Way::to(match self.occasion {
            Occasion::Day(_) => ScreenName::Calendar,
            Occasion::Exam(_) => ScreenName::RankUp,
            Occasion::Free => ScreenName::Games,
        })
    }
}

/// Whether a game was last chosen to be played by message.
fn is_by_message(game: GameKind, context: &Context) -> bool {
    match game {
        GameKind::Star => context.memory.choices.mode == Mode::Message,
        GameKind::Reversi | GameKind::Go => {
            context.books.profile.table_choices.mode == TableMode::Message
        }
    }
}

/// Opens Setup for a game; with a mode, that one is chosen.
pub fn set_up(game: GameKind, mode: Option<Mode>, context: &mut Context) -> Way {
    if let Some(mode) = mode {
        context.memory.choices.mode = mode;
    }
    Way::Go(Destination::SetUp(game, Occasion::Free))
}

/// Plays a game at once, with the choices that were made last. One by message needs the other one's name first.
pub fn play_as_last(game: GameKind, context: &mut Context) -> Way {
    match game {
        _ if is_by_message(game, context) => set_up(game, None, context),
        GameKind::Star => {
            let profile = &context.books.profile;
            let (attempt, two) = (profile.next_attempt_id(), profile.two_people());
            let choices = &context.memory.choices;
            Way::start(choices.request(Occasion::Free, attempt, two))
        }
        GameKind::Reversi | GameKind::Go => {
            choose_classic(game, context);
            Way::start(classic::request(context, None))
        }
    }
}

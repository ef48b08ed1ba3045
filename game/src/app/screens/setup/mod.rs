//! The Setup screen: the choices before the first stone, one screen for every game. They are remembered in the profile.
//!
//! - `people`: names of two people, and what they agree on
//! - `request`: the game that the choices ask for
//! - `view`: what is to be drawn

mod people;
mod request;
mod view;

use crate::app::by_message;
use crate::app::context::Context;
use crate::app::event::{Event, SetupEvent};
use crate::app::occasion::Occasion;
use crate::app::route::{Destination, Transition};
use crate::app::screen::{Screen, Viewed};
use crate::app::screen_name::ScreenName;
use crate::progress::{GameKind, Mode};
pub use view::{LevelOption, SetupDay, SetupView};

/// The game that is set up, and what fixes its choices.
#[derive(Debug, Clone, Default)]
pub struct SetupScreen {
    game: GameKind,
    occasion: Occasion,
}

impl SetupScreen {
    pub fn open(game: GameKind, occasion: Occasion) -> SetupScreen {
        SetupScreen { game, occasion }
    }

    /// Takes a choice and remembers it.
    fn choose(&self, event: SetupEvent, context: &mut Context) {
        let mut choices = context.books.profile.choices(self.game);
        let mode = self.occasion.mode(choices.mode);
        match event {
            // The screen is that of one game; another game has its own.
            SetupEvent::Terms(terms) if GameKind::of(terms) == self.game => {
                choices.rules = terms.into();
            }
            SetupEvent::Mode(mode) => choices.mode = mode,
            SetupEvent::Color(color) => choices.color = color,
            SetupEvent::Level(level) => {
                let is_open = context.books.progress.is_open(level);
                choices.choose_level(level, mode, is_open);
            }
            SetupEvent::Format(format) => choices.choose_format(format, mode),
            SetupEvent::Clock(minutes) if self.occasion.is_free() => {
                choices.choose_minutes(minutes, mode);
            }
            _ => return,
        }
        context.books.profile.choose(choices);
        context.save();
    }

    fn start(&self, context: &mut Context) -> Transition {
        if self.occasion.is_free() && is_by_message(self.game, context) {
            by_message::begin(self.game, context)
        } else {
            Transition::Start(request::of(self.game, self.occasion, context))
        }
    }
}

impl Viewed for SetupScreen {
    type View = SetupView;

    fn view(&self, context: &Context) -> SetupView {
        SetupView::of(self.game, self.occasion, context)
    }
}

impl Screen for SetupScreen {
    fn name(&self) -> ScreenName {
        ScreenName::Setup
    }

    fn apply(&mut self, event: Event, context: &mut Context) -> Transition {
        let Event::Setup(event) = event else {
            return Transition::Stay;
        };
        match event {
            SetupEvent::Rules => return Transition::Go(Destination::Rulebook(self.game)),
            SetupEvent::Start => return self.start(context),
            SetupEvent::Exam => {
                // The exam has a screen of its own, where its colour is chosen.
                let exam = context.books.progress.open_exam();
                if exam.is_some() && self.game.spec().is_ranked {
                    return Transition::to(ScreenName::RankUp);
                }
            }
            SetupEvent::Name(..)
            | SetupEvent::Known(_)
            | SetupEvent::Swap
            | SetupEvent::House(_) => people::take_people(event, context),
            choice => self.choose(choice, context),
        }
        Transition::Stay
    }

    fn back(&mut self, _context: &mut Context) -> Transition {
        Transition::to(match self.occasion {
            Occasion::Day(_) => ScreenName::Calendar,
            Occasion::Free => ScreenName::Games,
        })
    }
}

/// Returns true if the mode last chosen for a game is by message.
fn is_by_message(game: GameKind, context: &Context) -> bool {
    context.books.profile.choices(game).mode == Mode::Message
}

/// Opens Setup for a game; with a mode, that one is chosen.
pub fn set_up(game: GameKind, mode: Option<Mode>, context: &mut Context) -> Transition {
    let setup = SetupScreen::open(game, Occasion::Free);
    if let Some(mode) = mode {
        setup.choose(SetupEvent::Mode(mode), context);
    }
    Transition::Go(Destination::SetUp(game, Occasion::Free))
}

/// Plays a game at once, with the choices that were made last. One by message needs the other one's name first.
pub fn play_as_last(game: GameKind, context: &mut Context) -> Transition {
    if is_by_message(game, context) {
        set_up(game, None, context)
    } else {
        Transition::Start(request::of(game, Occasion::Free, context))
    }
}

//! The trait of the screens.
//!
//! A screen holds what lasts as long as it is shown, and knows what the player does on it. It is lent the [`Context`]
//! for each event and says where the event leads ([`Transition`]); it knows neither the app nor, with few exceptions,
//! the other screens. A screen with a board names the board's driver, and this file does for all of them what is the
//! same on every board.

use std::any::Any;
use std::fmt::Debug;

use super::context::Context;
use super::event::Event;
use super::overlay::ResultView;
use super::route::{Confirmation, Destination, Transition};
use super::screen_name::ScreenName;
use crate::app::effect::Effect;
use crate::board::{Attention, BoardEvent, BoardStep};
use crate::session::AnyDriver;
use crate::session::{BoardOverlay, DriverEffect};

/// A screen that is shown.
pub trait Screen: Any + Debug + CloneScreen {
    fn name(&self) -> ScreenName;

    /// Takes what the player does on it. What means nothing on it changes nothing.
    fn apply(&mut self, _event: Event, _context: &mut Context) -> Transition {
        Transition::Stay
    }

    /// Carries out the action of this screen's question after the player's yes.
    fn confirm(&mut self, _question: Confirmation, _context: &mut Context) -> Transition {
        Transition::Stay
    }

    /// *Back*: to where the screen was opened from, which is the place of the bar that was shown last.
    fn back(&mut self, context: &mut Context) -> Transition {
        Transition::to(context.memory.place)
    }

    /// The player wants to go there. A question, if that is to be answered first; else what was done here is put away.
    fn leave(&mut self, _to: Destination, _context: &mut Context) -> Option<Confirmation> {
        None
    }

    /// Another screen takes its place.
    fn close(&mut self, context: &mut Context) {
        self.attend(Attention::Away, context);
        context.study.stop(&mut context.outbox);
    }

    /// The games by message have changed.
    fn receive(&mut self, _context: &mut Context) {}

    /// After each event: does what is to be done by itself. `away` says whether the device has taken the app away.
    fn tend(&mut self, _away: bool, _context: &mut Context) {}

    /// The result sheet, once it is to be seen.
    fn result(&self, _context: &Context) -> Option<ResultView> {
        None
    }

    /// The driver of its board, if it has one.
    fn driver<'a>(&'a self, _context: &'a Context) -> Option<&'a dyn AnyDriver> {
        None
    }

    fn driver_mut<'a>(&'a mut self, _context: &'a mut Context) -> Option<&'a mut dyn AnyDriver> {
        None
    }

    /// Carries out what the driver asks for.
    fn carry_out(&mut self, effects: Vec<DriverEffect>, context: &mut Context) {
        context.carry_out(effects);
    }

    /// The rule for hints on its board.
    fn hints(&self, _context: &Context) -> HintRule {
        HintRule::Closed
    }

    /// Applies an action on the board, or the answer to one of its effects.
    fn apply_board(&mut self, event: BoardEvent, context: &mut Context) -> Transition {
        if event == BoardEvent::Hint {
            match self.hints(context) {
                HintRule::Closed => return Transition::Stay,
                HintRule::Asks => return Transition::Ask(Confirmation::Hint),
                HintRule::Open => {}
            }
        }
        self.on_board_event(&event, context);
        Transition::Stay
    }

    fn on_board_event(&mut self, event: &BoardEvent, context: &mut Context) {
        let (today, outbox) = (context.books.today, &mut context.outbox);
        let mistake = context.study.take_answer(event, today, outbox);
        context.note_mistake(mistake);
        if let Some(driver) = self.driver_mut(context) {
            let effects = driver.apply_board(event);
            self.carry_out(effects, context);
        }
    }

    /// Passes the player's attention and the present settings to the driver.
    fn attend(&mut self, attention: Attention, context: &mut Context) {
        let options = context.books.board_options();
        if let Some(driver) = self.driver_mut(context) {
            driver.set_options(options);
            let effects = driver.attend(attention);
            self.carry_out(effects, context);
        }
    }

    /// The overlay of its board.
    fn board_overlay(&self, context: &Context) -> Option<BoardOverlay> {
        self.driver(context)?.overlay()
    }

    /// The number of its board shown, and the turn that led to it.
    fn board_step(&self, context: &Context) -> Option<BoardStep> {
        Some(self.driver(context)?.board_step())
    }

    /// Notices of the kind that is up are not wanted any more.
    fn stop_notices(&mut self, context: &mut Context) {
        let overlay = self.board_overlay(context);
        let settings = &mut context.books.profile.settings;
        match overlay {
            Some(BoardOverlay::Pass { .. }) => settings.pass_notice = false,
            Some(BoardOverlay::HandOver { .. }) => settings.handover = false,
            Some(
                BoardOverlay::Call(_)
                | BoardOverlay::UndoAsked { .. }
                | BoardOverlay::Absence { .. },
            )
            | None => return,
        }
        self.attend(Attention::Here, context);
        self.on_board_event(&BoardEvent::GoOn, context);
        context.save();
    }

    /// Has the board read out.
    fn read_board(&self, context: &mut Context) {
        let speech = self.driver(context).and_then(|driver| driver.speech());
        if let Some(speech) = speech {
            context.outbox.push(Effect::Announce(speech));
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HintRule {
    Closed,
    Open,
    /// After it was said what it costs.
    Asks,
}

/// A screen as it is drawn.
pub trait Viewed: Any {
    type View;

    fn view(&self, context: &Context) -> Self::View;
}

/// Lets a [`Screen`] of unknown type be cloned.
pub trait CloneScreen {
    fn boxed(&self) -> Box<dyn Screen>;
}

impl<S: Screen + Clone> CloneScreen for S {
    fn boxed(&self) -> Box<dyn Screen> {
        Box::new(self.clone())
    }
}

impl Clone for Box<dyn Screen> {
    fn clone(&self) -> Box<dyn Screen> {
        (**self).boxed()
    }
}

impl dyn Screen {
    /// The screen, if it is of this type.
    pub fn get<S: Any>(&self) -> Option<&S> {
        let any: &dyn Any = self;
        any.downcast_ref()
    }
}

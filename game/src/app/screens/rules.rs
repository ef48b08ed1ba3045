//! The Rules screen. Looked up from a game or its Setup, the rules lead back there.

use super::play;
use crate::app::context::{Context, Slot};
use crate::app::event::Event;
use crate::app::route::{Confirmation, Destination, Way};
use crate::app::screen::{Screen, Viewed};
use crate::app::screen_name::ScreenName;
use crate::progress::GameKind;

#[derive(Debug, Clone, Copy, Default)]
pub struct RulesScreen {
    book: GameKind,
    /// From where they were looked up.
    over: Option<Destination>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RulesView {
    /// Whose rules are shown.
    pub book: GameKind,
    /// Whether they lead back to a game.
    pub looks_up: bool,
}

impl RulesScreen {
    pub fn of(book: GameKind) -> RulesScreen {
        RulesScreen { book, over: None }
    }

    /// Where the same rules are shown again.
    pub fn own(&self) -> Destination {
        self.over.unwrap_or(Destination::Rules(self.book))
    }

    pub fn over(book: GameKind, over: Destination) -> RulesScreen {
        RulesScreen {
            book,
            over: Some(over),
        }
    }
}

impl Viewed for RulesScreen {
    type View = RulesView;

    fn view(&self, _context: &Context) -> RulesView {
        RulesView {
            book: self.book,
            looks_up: self.over.is_some(),
        }
    }
}

impl Screen for RulesScreen {
    fn name(&self) -> ScreenName {
        ScreenName::Rules
    }

    /// The rules of another game, unless they were opened over one.
    fn apply(&mut self, event: Event, _context: &mut Context) -> Way {
        if let (Event::ShowRules(book), None) = (event, self.over) {
            self.book = book;
        }
        Way::Stay
    }

    fn back(&mut self, context: &mut Context) -> Way {
        let place = Destination::Screen(context.memory.place);
        Way::Go(self.over.unwrap_or(place))
    }

    /// A match behind them is left with them.
    fn leave(&mut self, to: Destination, context: &mut Context) -> Option<Confirmation> {
        if self.over == Some(Destination::PLAY) {
            return play::leave(Slot::Star, to, context);
        }
        None
    }
}

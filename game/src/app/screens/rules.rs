//! The Rules screen. Looked up from the Setup of a game, the rules lead back there. Over a game they are a sheet
//! ([`Overlay::Rules`](crate::app::Overlay)) and no screen, because a screen would be a way out of the game.

use crate::app::context::Context;
use crate::app::event::Event;
use crate::app::occasion::Occasion;
use crate::app::route::{Destination, Transition};
use crate::app::rules_page::RulesPage;
use crate::app::screen::{Screen, Viewed};
use crate::app::screen_name::ScreenName;
use crate::progress::GameKind;

#[derive(Debug, Clone, Copy, Default)]
pub struct RulesScreen {
    book: GameKind,
    page: RulesPage,
    /// The word that was looked up from *How to play well*, which *Back* leads to again.
    word: Option<&'static str>,
    /// True if they were looked up from the game's Setup.
    from_setup: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RulesView {
    /// The game whose rules are shown.
    pub book: GameKind,
    pub page: RulesPage,
    /// The word that was looked up.
    pub word: Option<&'static str>,
    /// True if they lead back to that game's Setup.
    pub looks_up: bool,
}

impl RulesScreen {
    pub fn of(book: GameKind) -> RulesScreen {
        RulesScreen {
            book,
            ..RulesScreen::default()
        }
    }

    pub fn from_setup(book: GameKind) -> RulesScreen {
        RulesScreen {
            from_setup: true,
            ..RulesScreen::of(book)
        }
    }

    /// The destination that shows the same rules again.
    pub fn own(&self) -> Destination {
        match self.from_setup {
            true => self.setup(),
            false => Destination::Rules(self.book),
        }
    }

    fn setup(&self) -> Destination {
        Destination::SetUp(self.book, Occasion::default())
    }
}

impl Viewed for RulesScreen {
    type View = RulesView;

    fn view(&self, _context: &Context) -> RulesView {
        RulesView {
            book: self.book,
            page: self.page,
            word: self.word,
            looks_up: self.from_setup,
        }
    }
}

impl Screen for RulesScreen {
    fn name(&self) -> ScreenName {
        ScreenName::Rules
    }

    /// The rules of another game, unless they were looked up for one.
    fn apply(&mut self, event: Event, _context: &mut Context) -> Transition {
        match event {
            Event::ShowRules(book) if !self.from_setup => {
                let has_page = RulesPage::of(book).contains(&self.page);
                let page = if has_page { self.page } else { RulesPage::Well };
                *self = RulesScreen {
                    page,
                    ..RulesScreen::of(book)
                };
            }
            Event::ShowRulesPage(page) if RulesPage::of(self.book).contains(&page) => {
                (self.page, self.word) = (page, None);
            }
            Event::LookUpWord(word) if self.book.spec().has_words => {
                (self.page, self.word) = (RulesPage::Words, Some(word));
            }
            _ => {}
        }
        Transition::Stay
    }

    fn back(&mut self, context: &mut Context) -> Transition {
        if self.page == RulesPage::Words && self.word.is_some() {
            self.page = RulesPage::Well;
            return Transition::Stay;
        }
        Transition::Go(match self.from_setup {
            true => self.setup(),
            false => Destination::Screen(context.memory.place),
        })
    }
}

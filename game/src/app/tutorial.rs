//! The tutorial on its screen: opened, told what happens, left. Nothing of it is kept but that it was done with.

use super::App;
use super::navigation::Destination;
use super::screen::Screen;
use crate::session::{Tutorial, TutorialEvent, TutorialView};

/// The tutorial while its screen is shown.
#[derive(Debug, Clone)]
pub(super) struct Learning {
    pub tutorial: Tutorial,
    /// Whether the Rules lead to it and it leads back there, and not Home.
    pub from_rules: bool,
}

impl App {
    pub(super) fn begin_tutorial(&mut self) -> Learning {
        Learning {
            tutorial: Tutorial::begin(self.match_options(), self.seeds.draw()),
            from_rules: matches!(self.screen, Screen::Rules),
        }
    }

    pub(super) fn apply_tutorial(&mut self, event: TutorialEvent) {
        let Screen::Tutorial(learning) = &mut self.screen else {
            return;
        };
        let effects = learning.tutorial.apply(event);
        let finished = learning.tutorial.is_finished();
        self.carry_out(effects);
        if finished {
            self.end_tutorial();
        }
    }

    /// The tutorial was finished or waved away: it is not offered again, but can be repeated from the Rules.
    pub(super) fn end_tutorial(&mut self) {
        self.books.profile.tutorial_done = true;
        if matches!(self.screen, Screen::Tutorial(_)) {
            self.go(Destination::HOME);
        }
        self.save();
    }

    /// The Tutorial screen, while it is shown.
    pub fn tutorial(&self) -> Option<TutorialView> {
        match &self.screen {
            Screen::Tutorial(learning) => Some(learning.tutorial.view()),
            _ => None,
        }
    }
}

//! The board of the screen, whichever screen that is: the match on Play, the lesson in the tutorial, the game in Review.
//!
//! Who looks at a board follows from three things: which screen is shown, whether something lies in front of it, and
//! whether the device shows the app at all. Whatever changes one of them says so by [`App::attend`].

use super::App;
use super::navigation::Confirmation;
use super::screen::Screen;
use crate::board::{Attention, BoardEvent, BoardStep};
use crate::session::{BoardOverlay, HintView, Match};

impl App {
    /// Something on the board of the screen. A match's first hint is given only after it was said what it costs; without the
    /// hint button there is none.
    pub(super) fn apply_board(&mut self, event: BoardEvent) {
        if event == BoardEvent::Hint && self.is_at_table() && !self.table_has_hints() {
            return;
        }
        if event == BoardEvent::Hint && !self.is_at_table() {
            let Some(running) = self.unfinished().filter(|_| self.is_playing()) else {
                return;
            };
            let practice = running.current.plan().opponent.is_practice();
            if !(self.settings().hint_button || practice) {
                return;
            }
            if running.current.hint_costs() && running.current.hint_view() == HintView::Open {
                self.ask(Confirmation::Hint);
                return;
            }
        }
        self.tell_board(event);
    }

    pub(super) fn tell_board(&mut self, event: BoardEvent) {
        self.tell_study(&event);
        let effects = match (&mut self.screen, &mut self.running) {
            (Screen::Play, Some(running)) => running.current.apply(event),
            (Screen::Tutorial(learning), _) => learning.tutorial.apply_board(event),
            (Screen::Puzzle(shown), _) => shown.solving_mut().apply_board(event),
            (Screen::Review(_), _) => return self.tell_review(event),
            (Screen::Remote(remote), _) => {
                let effects = remote.current.apply(event);
                return self.carry_out_remote(effects);
            }
            (Screen::Table, _) => return self.tell_table(event),
            _ => return,
        };
        self.carry_out(effects);
        // Whoever watches the tutorial is led from lesson to lesson by what happens on the board.
        if matches!(self.screen, Screen::Tutorial(_)) {
            self.mark_lesson();
        }
    }

    /// The match whose board is the screen's.
    pub(super) fn match_on_board(&self) -> Option<&Match> {
        match (&self.screen, &self.running) {
            (Screen::Play, Some(running)) => Some(&running.current),
            (Screen::Remote(remote), _) => Some(&remote.current),
            _ => None,
        }
    }

    /// What lies over the board of the screen.
    pub(super) fn board_overlay(&self) -> Option<BoardOverlay> {
        match &self.screen {
            Screen::Play | Screen::Remote(_) => self.match_on_board()?.overlay(),
            Screen::Tutorial(learning) => learning.tutorial.overlay(),
            Screen::Puzzle(shown) => shown.solving().overlay(),
            Screen::Review(reviewing) => reviewing.overlay(),
            Screen::Table => self.table.as_ref()?.overlay(),
            _ => None,
        }
    }

    /// How the board of the screen came to be as it is.
    pub fn board_step(&self) -> Option<BoardStep> {
        match &self.screen {
            Screen::Play | Screen::Remote(_) => Some(self.match_on_board()?.board_step()),
            Screen::Tutorial(learning) => Some(learning.tutorial.board_step()),
            Screen::Puzzle(shown) => Some(shown.solving().board_step()),
            Screen::Review(reviewing) => reviewing.board_step(),
            Screen::Table => Some(self.table.as_ref()?.board_step()),
            _ => None,
        }
    }

    /// Tells the match, and the screen that is shown, who looks at them.
    pub(super) fn attend(&mut self) {
        let here = match (self.away, &self.front) {
            (true, _) => Attention::Away,
            (false, Some(_)) => Attention::Held,
            (false, None) => Attention::Here,
        };
        let at_match = if self.is_playing() {
            here
        } else {
            Attention::Away
        };
        let options = self.match_options();
        if let Some(running) = &mut self.running {
            running.current.set_options(options);
            let effects = running.current.attend(at_match);
            self.carry_out(effects);
        }
        let at_table = if self.is_at_table() {
            here
        } else {
            Attention::Away
        };
        if let Some(table) = &mut self.table {
            table.set_options(options);
            let effects = table.attend(at_table);
            self.carry_out(effects);
        }
        self.attend_screen(here);
    }

    pub(super) fn attend_screen(&mut self, attention: Attention) {
        match &mut self.screen {
            Screen::Tutorial(learning) => {
                let effects = learning.tutorial.attend(attention);
                self.carry_out(effects);
            }
            Screen::Review(reviewing) => reviewing.attend(attention, &mut self.outbox),
            Screen::Remote(_) => self.attend_remote(attention),
            Screen::Puzzle(_) => self.attend_puzzle(attention),
            _ => {}
        }
    }

    /// The device shows the app, or takes it away.
    pub(super) fn set_away(&mut self, away: bool) {
        if self.away != away {
            self.away = away;
            self.attend();
        }
    }
}

//! The Classics screen: which game, how, and with whom. What is chosen is remembered in the profile.

use rsg_classics::{Fault, Level, Terms};

use super::navigation::Destination;
use super::screen::{Rulebook, Screen};
use super::{App, ColorChoice};
use crate::progress::{Minutes, TableMode, TableOpponent};
use crate::session::TableView;

/// A text longer than this is no game.
const LONGEST: usize = 10_000;

/// What is chosen on the Classics screen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ClassicsEvent {
    Terms(Terms),
    Mode(TableMode),
    Level(Level),
    Color(ColorChoice),
    Clock(Minutes),
    Start,
    /// The rules of the game that is chosen.
    Rules,
    /// On with the game that is not over.
    Continue,
    /// A game from this text, on the terms that are chosen: to be played on, or to be looked at if it is over.
    Paste(String),
}

#[derive(Debug, Clone, PartialEq)]
pub struct ClassicsView {
    pub terms: Terms,
    /// The games that can be chosen, each on the terms on which it was chosen last.
    pub games: Vec<Terms>,
    pub mode: TableMode,
    pub level: Level,
    pub color: ColorChoice,
    pub minutes: Minutes,
    /// The game that is not over.
    pub paused: Option<TableView>,
    /// What is wrong with the text that was pasted last.
    pub fault: Option<TableFault>,
}

/// Why a pasted text is no game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TableFault {
    /// There is no move in it.
    Empty,
    /// It is longer than any game.
    Long,
    Move(Fault),
}

/// A game that is wanted.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct TableRequest {
    pub terms: Terms,
    pub mode: TableMode,
    pub level: Level,
    pub color: ColorChoice,
    pub minutes: Minutes,
    /// The turns that it goes on from, as text.
    pub pasted: Option<String>,
}

impl App {
    pub fn classics(&self) -> ClassicsView {
        let choices = &self.books.profile.classics.choices;
        let paused = self.table.as_ref().filter(|table| !table.is_over());
        ClassicsView {
            terms: choices.terms(),
            games: choices.games(),
            mode: choices.mode,
            level: choices.level,
            color: choices.color,
            minutes: choices.minutes,
            paused: paused.map(crate::session::Table::view),
            fault: match &self.screen {
                Screen::Classics(fault) => fault.clone(),
                _ => None,
            },
        }
    }

    pub(super) fn apply_classics(&mut self, event: ClassicsEvent) {
        let choices = &mut self.books.profile.classics.choices;
        match event {
            ClassicsEvent::Terms(terms) => choices.choose(terms),
            ClassicsEvent::Mode(mode) => choices.mode = mode,
            ClassicsEvent::Level(level) => choices.level = level,
            ClassicsEvent::Color(color) => choices.color = color,
            ClassicsEvent::Clock(minutes) => choices.minutes = minutes,
            ClassicsEvent::Rules => {
                let book = Rulebook::of(choices.terms());
                return self.go(Destination::Rulebook(book));
            }
            ClassicsEvent::Start => {
                let request = self.table_request(None);
                return self.start_table_or_ask(request);
            }
            ClassicsEvent::Continue => return self.continue_table(),
            ClassicsEvent::Paste(text) => return self.paste_at_table(&text),
        }
        self.save();
    }

    /// What the choices ask for.
    fn table_request(&self, pasted: Option<String>) -> TableRequest {
        let choices = &self.books.profile.classics.choices;
        TableRequest {
            terms: choices.terms(),
            mode: choices.mode,
            level: choices.level,
            color: choices.color,
            minutes: choices.minutes,
            pasted,
        }
    }

    fn paste_at_table(&mut self, text: &str) {
        let request = self.table_request(None);
        let read = if LONGEST < text.len() {
            Err(TableFault::Long)
        } else {
            request.terms.read(text).map_err(TableFault::Move)
        };
        let fault = match read {
            Err(fault) => fault,
            Ok(game) if game.turns() == 0 => TableFault::Empty,
            Ok(game) => {
                let pasted = Some(game.record());
                return self.start_table_or_ask(TableRequest { pasted, ..request });
            }
        };
        if let Screen::Classics(shown) = &mut self.screen {
            *shown = Some(fault);
        }
    }
}

impl TableRequest {
    /// Whom it is played with, where the colour is left to chance by this number.
    pub fn opponent(&self, number: u64) -> TableOpponent {
        match self.mode {
            TableMode::Cpu => TableOpponent::Cpu {
                level: self.level,
                own: self.color.drawn(number),
            },
            TableMode::Two => TableOpponent::People,
        }
    }
}

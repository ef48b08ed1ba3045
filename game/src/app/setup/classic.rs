//! Setup for Reversi and Reversi Go. What is chosen is remembered in the profile.

use rsg_classics::{Fault, Level, Terms};

use super::super::screen::Screen;
use super::super::{App, ColorChoice};
use super::{LevelOption, Mode, SetupEvent, SetupView};
use crate::app::{Lock, Occasion};
use crate::progress::{
    AnyLevel, ByPlayer, Format, GameKind, Minutes, PlayerName, TableChoices, TableMode,
    TableOpponent,
};

/// A text longer than this is no game.
const LONGEST: usize = 10_000;

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
pub(in crate::app) struct TableRequest {
    pub terms: Terms,
    pub mode: TableMode,
    pub level: Level,
    pub color: ColorChoice,
    pub minutes: Minutes,
    /// The turns that it goes on from, as text.
    pub pasted: Option<String>,
}

impl App {
    pub(super) fn apply_classic_setup(&mut self, event: SetupEvent) {
        let choices = &mut self.books.profile.classics.choices;
        match event {
            // The screen is that of one game; another game has its own.
            SetupEvent::Terms(terms) if terms.is_same_game(choices.terms()) => {
                choices.choose(terms);
            }
            SetupEvent::Mode(Mode::Cpu) => choices.mode = TableMode::Cpu,
            SetupEvent::Mode(Mode::Practice) => choices.mode = TableMode::Practice,
            SetupEvent::Mode(Mode::Two) => choices.mode = TableMode::Two,
            SetupEvent::Level(AnyLevel::Classic(level)) => choices.level = level,
            SetupEvent::Color(color) => choices.color = color,
            SetupEvent::Clock(minutes) => choices.minutes = minutes,
            SetupEvent::Start => {
                let request = self.table_request(None);
                return self.start_table_or_ask(request);
            }
            SetupEvent::Paste(text) => return self.paste_at_table(&text),
            _ => return,
        }
        self.save();
    }

    /// The game of this kind from now on, on the terms on which it was chosen last.
    pub(in crate::app) fn choose_classic(&mut self, game: GameKind) {
        let choices = &mut self.books.profile.classics.choices;
        let of_kind = |terms: &Terms| GameKind::of(*terms) == game;
        if let Some(terms) = choices.games().into_iter().find(of_kind)
            && terms != choices.terms()
        {
            choices.choose(terms);
            self.save();
        }
    }

    /// The request that the choices make.
    pub(in crate::app) fn table_request(&self, pasted: Option<String>) -> TableRequest {
        let choices = &self.books.profile.classics.choices;
        TableRequest {
            terms: choices.terms(),
            mode: choices.mode,
            level: choices.level(),
            color: choices.color,
            minutes: choices.minutes,
            pasted,
        }
    }

    /// A game from a text, on the terms that are chosen: to be played on, or to be looked at if it is over.
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
        if let Screen::Setup(setting_up) = &mut self.screen {
            setting_up.fault = Some(fault);
        }
    }
}

impl TableRequest {
    /// Whom it is played with, where the colour is left to chance by this number, after so many turns that were made before.
    pub fn opponent(&self, number: u64, opening: usize) -> TableOpponent {
        let (level, own) = (self.level, self.color.drawn(number));
        match self.mode {
            TableMode::Cpu => TableOpponent::Cpu { level, own },
            TableMode::Practice => TableOpponent::Practice {
                level,
                own,
                opening,
            },
            TableMode::Two => TableOpponent::People,
        }
    }

    /// The clock: there is none beside a teacher.
    pub fn clock(&self) -> Minutes {
        match self.mode {
            TableMode::Practice => Minutes::default(),
            TableMode::Cpu | TableMode::Two => self.minutes,
        }
    }
}

/// Setup as these choices draw it.
pub(super) fn view(choices: &TableChoices, fault: Option<TableFault>) -> SetupView {
    let mode = match choices.mode {
        TableMode::Cpu => Mode::Cpu,
        TableMode::Practice => Mode::Practice,
        TableMode::Two => Mode::Two,
    };
    let terms = choices.terms();
    let levels = terms.levels().iter().map(|level| LevelOption {
        level: AnyLevel::Classic(*level),
        chosen: *level == choices.level(),
        suggested: false,
        lock: Lock::Open,
    });
    SetupView {
        game: GameKind::of(terms),
        occasion: Occasion::Free,
        day: None,
        mode,
        modes: vec![Mode::Cpu, Mode::Practice, Mode::Two],
        // Between two people the colours are theirs to share out.
        color: (mode != Mode::Two).then_some(choices.color),
        levels: levels.collect(),
        level_free: mode != Mode::Two,
        format: Format::Single,
        format_free: false,
        names: ByPlayer::<PlayerName>::default(),
        people: Vec::new(),
        between: None,
        exam_on_offer: None,
        terms: Some(terms),
        // Nobody is hurried beside a teacher.
        minutes: (mode != Mode::Practice).then_some(choices.minutes),
        fault,
    }
}

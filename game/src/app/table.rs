//! A game of a classic, from its start to its result.

use super::navigation::{Confirmation, Destination};
use super::screen::Screen;
use super::setup::TableRequest;
use super::waiting::GameRequest;
use super::{App, ColorChoice, Effect, PlayEvent};
use crate::board::BoardEvent;
use crate::progress::{GameKind, Millis, TableMode, TableOpponent, TablePlan};
use crate::session::{FinishedTable, OverView, Table, mix};

/// A game of a higher number leaves no room for those to come: nobody can have counted so far.
pub(super) const LAST_NUMBER: u32 = u32::MAX / 2;

impl App {
    /// Whether something goes by the time of game clocks, which is to be told before each event then.
    pub fn wants_time(&self) -> bool {
        let waiting = self.books.profile.waiting.all().iter();
        let mut clocks = waiting.filter(|one| one.game.has_clock());
        let has_clock = self.table.as_ref().is_some_and(Table::has_clock);
        let is_chosen = matches!(self.screen, Screen::Setup(_) | Screen::Games);
        let match_has_clock = self
            .running
            .as_ref()
            .is_some_and(|one| one.current.has_clock());
        has_clock || match_has_clock || is_chosen || clocks.next().is_some()
    }

    pub(super) fn set_time(&mut self, now: Millis) {
        self.now = now;
        if let Some(running) = &mut self.running {
            running.current.set_now(now);
        }
        if let Some(table) = &mut self.table {
            table.set_now(now);
        }
    }

    /// Whether the board on the screen is that of a classic.
    pub fn is_at_table(&self) -> bool {
        matches!(self.screen, Screen::Table)
    }

    fn unfinished_table(&self) -> Option<&Table> {
        self.table.as_ref().filter(|table| !table.is_over())
    }

    /// The table is left for a while, or for good if the game is over.
    pub(super) fn put_table_aside(&mut self) {
        if self.unfinished_table().is_none() {
            self.put_down_table();
        }
        self.save();
    }

    /// Starts a game. If too many games wait, it is asked first which one is to be given up.
    pub(super) fn start_table_or_ask(&mut self, request: TableRequest) {
        if !self.in_series() && !self.is_full_for(|| GameRequest::Table(request.clone())) {
            self.start_table(&request);
        }
    }

    pub(super) fn start_table(&mut self, request: &TableRequest) {
        let seed = self.seeds.draw();
        let game = match &request.pasted {
            Some(record) => match request.terms.read(record) {
                Ok(game) => game,
                Err(_) => return,
            },
            None => request.terms.begin(),
        };
        let plan = TablePlan {
            number: self.books.profile.classics.next_number(),
            terms: request.terms,
            opponent: request.opponent(mix(seed, 1), game.turns()),
            seed,
            pasted: request.pasted.is_some(),
            minutes: request.clock(),
        };
        self.arrive(Destination::Table);
        let (table, effects) = Table::go_on_from(plan, game, self.match_options(), self.now);
        self.keep_games_in_hand();
        self.put_down_table();
        self.table = Some(table);
        self.carry_out(effects);
    }

    /// Leaves the game for good, with what that costs.
    pub(super) fn leave_table(&mut self) {
        let id = self.table_id.take();
        if let Some(table) = self.table.take() {
            if let Some(id) = id {
                self.books.profile.waiting.remove(id);
            }
            self.carry_out(table.leave());
        }
    }

    pub(super) fn leaving_table_loses(&self) -> bool {
        self.table.as_ref().is_some_and(Table::leaving_loses)
    }

    pub(super) fn book_table(&mut self, finished: &FinishedTable) {
        if let Some(result) = finished.record(self.books.today) {
            self.books.profile.classics.book(result);
        }
    }

    /// What the player does beside the board. What only the star's game has means nothing here.
    pub(super) fn apply_table_play(&mut self, event: PlayEvent) {
        match event {
            PlayEvent::Quit => self.quit_table(),
            PlayEvent::NextStep => self.play_table_again(),
            PlayEvent::Close => self.go(Destination::HOME),
            PlayEvent::NoMoreNotices => self.stop_notices(),
            PlayEvent::Help(_) => self.look_up_table_rules(),
            PlayEvent::ReadBoard => self.read_board(),
            PlayEvent::Share => self.share_table(),
            PlayEvent::CopyMoves | PlayEvent::CopySheet => self.copy_table(event),
            PlayEvent::Review => self.review_table(),
            PlayEvent::Resign => {
                if self.table_on_screen().is_some_and(Table::can_resign) {
                    self.ask(Confirmation::ResignTable);
                }
            }
            PlayEvent::Turning => self.review_turning(),
        }
    }

    /// Copies the turns of the game, in a line or as a grid.
    pub(super) fn copy_table(&mut self, event: PlayEvent) {
        let game = self.table.as_ref().map(Table::game);
        let text = match event {
            PlayEvent::CopyMoves => game.map(|game| game.record()),
            PlayEvent::CopySheet => game.and_then(|game| game.sheet()),
            _ => None,
        };
        self.outbox.extend(text.map(Effect::ShareText));
    }

    /// Whether the placements of the game can be copied as a grid.
    pub(super) fn table_has_sheet(&self) -> bool {
        let game = self.table.as_ref().map(Table::game);
        game.is_some_and(|game| game.sheet().is_some())
    }

    /// The rules of the game that is going on; *Back* leads to it again.
    fn look_up_table_rules(&mut self) {
        let terms = self.unfinished_table().map(|table| table.plan().terms);
        if let Some(book) = terms.map(GameKind::of) {
            self.go(Destination::Rulebook(book));
        }
    }

    /// Quit asks where there is something to lose.
    fn quit_table(&mut self) {
        let asks = self.table.as_ref().is_some_and(Table::has_stone_to_lose);
        if asks {
            self.ask(Confirmation::QuitTable);
        } else {
            self.leave_table_for_home();
        }
    }

    pub(super) fn resign_table(&mut self) {
        self.attend();
        if let Some(table) = &mut self.table {
            let effects = table.resign();
            self.carry_out(effects);
        }
    }

    pub(super) fn leave_table_for_home(&mut self) {
        self.leave_table();
        self.arrive(Destination::HOME);
    }

    /// The same game once more. Against the CPU the colours stay as they are.
    fn play_table_again(&mut self) {
        let Some(table) = self.table.as_ref().filter(|table| table.is_over()) else {
            return;
        };
        let plan = *table.plan();
        let choices = &self.books.profile.classics.choices;
        let (mode, level, color) = match plan.opponent {
            TableOpponent::Cpu { level, own } => (TableMode::Cpu, level, ColorChoice::fixed(own)),
            TableOpponent::Practice { level, own, .. } => {
                (TableMode::Practice, level, ColorChoice::fixed(own))
            }
            TableOpponent::People => (TableMode::Two, choices.level, choices.color),
        };
        let request = TableRequest {
            terms: plan.terms,
            mode,
            level,
            color,
            minutes: plan.minutes,
            pasted: table.as_practice_began().map(|game| game.record()),
        };
        self.start_table_or_ask(request);
    }

    /// Beside a teacher a hint is always at hand.
    pub(super) fn table_has_hints(&self) -> bool {
        let opponent = self.table.as_ref().map(|table| table.plan().opponent);
        self.settings().hint_button || opponent.is_some_and(TableOpponent::is_practice)
    }

    pub(super) fn table_on_screen(&self) -> Option<&Table> {
        self.table.as_ref().filter(|_| self.is_at_table())
    }

    pub(super) fn table_result(&self) -> Option<OverView> {
        self.table_on_screen()?.result()
    }

    pub(super) fn tell_table(&mut self, event: BoardEvent) {
        if let Some(table) = &mut self.table {
            let effects = table.apply(&event);
            self.carry_out(effects);
        }
    }
}

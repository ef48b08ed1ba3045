//! The games that wait to be gone on with, and how one of them comes in hand.
//!
//! The profile lists all of them as plain values. In hand, played again and ready to go on, is at most one match on the star and
//! one classic: those that were played or looked at last. Whatever changes there goes into the list with the next save
//! ([`App::keep_games_in_hand`]). Starting another game asks nothing before the list is full.

use rsg_classics::{Color, Points, Square, Terms};
use rsg_engine::{Board as Stones, ByColor};

use super::navigation::{Confirmation, Destination};
use super::screen::Screen;
use super::setup::{MatchRequest, TableRequest};
use super::{App, ColorChoice, Front, Running, ScreenName, Trouble};
use crate::progress::{
    GameKind, Opponent, SavedGame, SavedTable, Snapshot, TableOpponent, WaitingGame, WaitingGames,
    WaitingId, WaitingKind,
};
use crate::session::{Match, Table, Who};

/// What is done with games that wait.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WaitingEvent {
    /// On with it.
    Continue(WaitingId),
    /// Away with it: asks.
    GiveUp(WaitingId),
    /// Away with it for the game that has no room: asks.
    MakeRoom(WaitingId),
}

/// A waiting game in the list.
#[derive(Debug, Clone, PartialEq)]
pub struct WaitingRow {
    pub id: WaitingId,
    pub game: GameKind,
    pub kind: WaitingKind,
    pub opponent: WaitingOpponent,
    pub board: WaitingBoard,
    /// Whose turn it is; none between two games of a match.
    pub turn: Option<(Who, Color)>,
    /// Whether giving it up counts as a loss.
    pub loses: bool,
}

/// Whom a waiting game is played with.
#[derive(Debug, Clone, PartialEq)]
pub enum WaitingOpponent {
    Star(Opponent),
    Table(TableOpponent),
}

/// How a game stands, for a picture of it: one that waits, or one that is shared.
#[derive(Debug, Clone, PartialEq)]
pub enum WaitingBoard {
    Star {
        stones: Stones,
        score: ByColor<u8>,
    },
    Squares {
        terms: Terms,
        stones: Vec<(Square, Color)>,
        score: ByColor<Points>,
    },
}

impl WaitingBoard {
    pub(super) fn of_match(current: &Match) -> WaitingBoard {
        let position = current.game().position();
        WaitingBoard::Star {
            stones: position.board(),
            score: position.score(),
        }
    }

    pub(super) fn of_table(table: &Table) -> WaitingBoard {
        let game = table.game();
        let terms = table.plan().terms;
        let stones = terms
            .squares()
            .filter_map(|square| Some((square, game.stone(square)?)));
        WaitingBoard::Squares {
            terms,
            stones: stones.collect(),
            score: game.score(),
        }
    }
}

/// A game that is to be started.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum GameRequest {
    Star(MatchRequest),
    Table(TableRequest),
}

/// Where a match on the star is played.
const PLAY: Destination = Destination::Screen(ScreenName::Play);

/// A waiting game, played again.
enum Restored {
    Star(Box<Match>),
    Table(Box<Table>),
}

impl Restored {
    fn is_over(&self) -> bool {
        match self {
            Restored::Star(current) => current.is_over(),
            Restored::Table(table) => table.is_over(),
        }
    }

    fn leaving_loses(&self) -> bool {
        match self {
            Restored::Star(current) => current.leaving_loses(),
            Restored::Table(table) => table.leaving_loses(),
        }
    }

    fn row(&self, one: &WaitingGame) -> WaitingRow {
        let (opponent, board, turn) = match self {
            Restored::Star(current) => {
                let board = WaitingBoard::of_match(current);
                let opponent = WaitingOpponent::Star(current.plan().opponent.clone());
                (opponent, board, current.turn())
            }
            Restored::Table(table) => {
                let board = WaitingBoard::of_table(table);
                let opponent = WaitingOpponent::Table(table.plan().opponent);
                (opponent, board, Some(table.turn()))
            }
        };
        WaitingRow {
            id: one.id,
            game: match &board {
                WaitingBoard::Star { .. } => GameKind::Star,
                WaitingBoard::Squares { terms, .. } => GameKind::of(*terms),
            },
            kind: one.game.kind(),
            opponent,
            board,
            turn,
            loses: self.leaving_loses(),
        }
    }
}

impl App {
    /// The games that wait, an exam first, then the one that was played last. It plays each of them again, so it is to be
    /// asked when [`App::waiting_order`] has changed.
    pub fn waiting(&self) -> Vec<WaitingRow> {
        self.rows(|restored| !restored.is_over())
    }

    /// The games that are over and whose result was not closed when the app was last seen.
    pub fn results_left_open(&self) -> Vec<WaitingRow> {
        self.rows(Restored::is_over)
    }

    fn rows(&self, wanted: impl Fn(&Restored) -> bool) -> Vec<WaitingRow> {
        let games = self.books.profile.waiting.in_order();
        let rows = games.into_iter().filter_map(|one| {
            let restored = self.restored(&one.game)?;
            wanted(&restored).then(|| restored.row(one))
        });
        rows.collect()
    }

    /// Which games wait, and when each of them was changed.
    pub fn waiting_order(&self) -> Vec<(WaitingId, u32)> {
        let games = self.books.profile.waiting.in_order();
        games.iter().map(|one| (one.id, one.touched)).collect()
    }

    pub(super) fn apply_waiting(&mut self, event: WaitingEvent) {
        match event {
            WaitingEvent::Continue(id) => self.continue_game(id),
            WaitingEvent::GiveUp(id) => {
                if !self.in_series() && self.books.profile.waiting.get(id).is_some() {
                    self.ask(Confirmation::GiveUp { id, then: None });
                }
            }
            WaitingEvent::MakeRoom(id) => {
                if let Some(Front::Confirm(Confirmation::TooMany(request))) = &self.front {
                    let then = Some(request.clone());
                    self.ask(Confirmation::GiveUp { id, then });
                }
            }
        }
    }

    /// On with a waiting game. While a series waits, only it can be played.
    pub(super) fn continue_game(&mut self, id: WaitingId) {
        let is_series = self.running.as_ref().and_then(|running| running.id) == Some(id);
        if self.in_series() && !is_series {
            return;
        }
        if let Some(screen) = self.take_up(id) {
            self.go(screen);
        }
    }

    /// The place of the star's game that was played last, or of the classic.
    pub(super) fn newest(&self, wanted: fn(&SavedGame) -> bool) -> Option<WaitingId> {
        let games = self.books.profile.waiting.in_order();
        let newest = games.into_iter().find(|one| wanted(&one.game));
        newest.map(|one| one.id)
    }

    /// Takes a waiting game in hand, and says which screen it is played on. What was in hand there waits from now on.
    fn take_up(&mut self, id: WaitingId) -> Option<Destination> {
        let star = self.running.as_ref().and_then(|running| running.id);
        if star == Some(id) {
            return Some(PLAY);
        }
        if self.table.is_some() && self.table_id == Some(id) {
            return Some(Destination::Table);
        }
        self.keep_games_in_hand();
        let game = self.books.profile.waiting.get(id)?.game.clone();
        match self.restored(&game) {
            Some(Restored::Star(current)) => {
                self.put_down_match();
                self.take_match_in_hand(id, *current);
                Some(PLAY)
            }
            Some(Restored::Table(table)) => {
                self.put_down_table();
                self.take_table_in_hand(id, *table);
                Some(Destination::Table)
            }
            None => {
                self.books.profile.waiting.remove(id);
                self.report(Trouble::MatchLost);
                self.save();
                None
            }
        }
    }

    fn restored(&self, game: &SavedGame) -> Option<Restored> {
        let options = self.match_options();
        match game {
            SavedGame::Star(snapshot) => Match::restore(snapshot.clone(), options)
                .ok()
                .map(|current| Restored::Star(Box::new(current))),
            SavedGame::Table(saved) => Table::restore(saved, options)
                .filter(|_| saved.number < super::table::LAST_NUMBER)
                .map(|table| Restored::Table(Box::new(table))),
        }
    }

    pub(super) fn take_match_in_hand(&mut self, id: WaitingId, mut current: Match) {
        current.set_now(self.now);
        let opponent = &current.plan().opponent;
        if let Opponent::Practice { level, .. } = opponent {
            self.choices.practice = *level;
        }
        if let Some(day) = opponent.day() {
            self.month = day.month();
        }
        self.running = Some(Running {
            id: Some(id),
            color: ColorChoice::fixed(current.plan().first),
            current,
            earned: None,
        });
    }

    pub(super) fn take_table_in_hand(&mut self, id: WaitingId, mut table: Table) {
        table.set_now(self.now);
        (self.table, self.table_id) = (Some(table), Some(id));
    }

    /// The match in hand waits from now on; if it is over, it is gone.
    pub(super) fn put_down_match(&mut self) {
        if let Some(running) = self.running.take()
            && let Some(id) = running.id
            && running.current.is_over()
        {
            self.books.profile.waiting.remove(id);
        }
    }

    /// The same for the classic in hand.
    pub(super) fn put_down_table(&mut self) {
        let id = self.table_id.take();
        if let Some(table) = self.table.take()
            && let Some(id) = id
            && table.is_over()
        {
            self.books.profile.waiting.remove(id);
        }
    }

    /// Puts the games in hand into the list as they are now.
    pub(super) fn keep_games_in_hand(&mut self) {
        let waiting = &mut self.books.profile.waiting;
        if let Some(running) = &mut self.running {
            let game = SavedGame::Star(running.current.snapshot());
            running.id = Some(waiting.keep(running.id, game));
        }
        if let Some(table) = &self.table {
            let game = SavedGame::Table(table.snapshot());
            self.table_id = Some(waiting.keep(self.table_id, game));
        }
    }

    /// Results of games that wait come after what is booked meanwhile ([`Profile::number_waiting`](crate::progress::Profile::number_waiting)).
    pub(super) fn number_waiting(&mut self) {
        let table = self.table.as_ref().filter(|table| table.is_over());
        let over = table.and(self.table_id);
        self.books.profile.number_waiting(over);
        let waiting = &self.books.profile.waiting;
        if let Some(running) = &mut self.running
            && let Some(SavedGame::Star(kept)) =
                running.id.and_then(|id| Some(&waiting.get(id)?.game))
            && kept.plan.id != running.current.plan().id
        {
            running.current.renumber(kept.plan.id);
        }
        if let Some(table) = &mut self.table
            && let Some(SavedGame::Table(kept)) =
                self.table_id.and_then(|id| Some(&waiting.get(id)?.game))
            && kept.number != table.plan().number
        {
            table.renumber(kept.number);
        }
    }

    /// How many games wait, those in hand included, but no results that are looked at.
    fn count_waiting(&self) -> usize {
        let match_over = self.running.as_ref().filter(|one| one.current.is_over());
        let table_over = self.table.as_ref().filter(|table| table.is_over());
        let results = [
            match_over.and_then(|one| one.id),
            table_over.and(self.table_id),
        ];
        let results = results.into_iter().flatten().count();
        let games = self.books.profile.waiting.all().len();
        games.saturating_sub(results)
    }

    /// Whether there is no room for this game: then it is asked which one is to be given up.
    pub(super) fn is_full_for(&mut self, request: impl FnOnce() -> GameRequest) -> bool {
        let is_full = WaitingGames::MOST <= self.count_waiting();
        if is_full {
            self.ask(Confirmation::TooMany(Box::new(request())));
        }
        is_full
    }

    /// Gives a waiting game up, with what that costs, and starts the one that has room now.
    pub(super) fn give_up(&mut self, id: WaitingId, then: Option<GameRequest>) {
        match self.take_up(id) {
            Some(PLAY) => self.leave_match(),
            Some(_) => self.leave_table(),
            None => {}
        }
        match then {
            Some(GameRequest::Star(request)) => self.start(&request),
            Some(GameRequest::Table(request)) => self.start_table(&request),
            None => self.attend(),
        }
        let is_gone = match self.screen {
            Screen::Play => self.running.is_none(),
            Screen::Table => self.table.is_none(),
            _ => false,
        };
        if is_gone {
            self.arrive(Destination::HOME);
        }
    }

    /// Whether giving up this game counts as a loss.
    pub(super) fn giving_up_loses(&self, id: WaitingId) -> bool {
        let waiting = self.books.profile.waiting.get(id);
        let restored = waiting.and_then(|one| self.restored(&one.game));
        restored.is_some_and(|restored| restored.leaving_loses())
    }

    /// Takes up what was kept of the star when the app was last seen: a series is on the screen at once. Any other match waits,
    /// and so does a result that was not closed: the app opens on the day, not on a game of three days ago.
    pub(super) fn take_up_kept_matches(&mut self) {
        self.books.profile.forget_past_games();
        for one in self.kept_in_order() {
            let SavedGame::Star(snapshot) = one.game else {
                continue;
            };
            self.take_up_kept_match(one.id, snapshot);
        }
        self.book_missing_games();
        self.earn_again();
        if self.in_series() {
            self.continue_match();
        }
    }

    fn take_up_kept_match(&mut self, id: WaitingId, snapshot: Snapshot) {
        if let Opponent::Practice { level, .. } = snapshot.plan.opponent {
            self.choices.practice = level;
        }
        match Match::restore(snapshot, self.match_options()) {
            Ok(current) if current.is_over() || current.plan().is_exam() => {
                if self.running.is_none() {
                    self.take_match_in_hand(id, current);
                } else {
                    self.books.profile.waiting.remove(id);
                }
            }
            Ok(_) => {}
            Err(_) => {
                self.books.profile.waiting.remove(id);
                self.report(Trouble::MatchLost);
            }
        }
    }

    /// The same for the classics.
    pub(super) fn take_up_kept_tables(&mut self) {
        for one in self.kept_in_order() {
            if let SavedGame::Table(saved) = one.game {
                self.take_up_kept_table(one.id, &saved);
            }
        }
    }

    fn take_up_kept_table(&mut self, id: WaitingId, saved: &SavedTable) {
        let Some(Restored::Table(table)) = self.restored(&SavedGame::Table(saved.clone())) else {
            self.books.profile.waiting.remove(id);
            self.report(Trouble::MatchLost);
            return;
        };
        let is_booked = self.books.profile.classics.is_booked(saved.number);
        if let Some(finished) = table.finished() {
            self.book_table(&finished);
            if self.table.is_none() {
                self.take_table_in_hand(id, *table);
            } else {
                self.books.profile.waiting.remove(id);
            }
        } else if is_booked && !saved.pasted {
            self.books.profile.waiting.remove(id);
        }
    }

    fn kept_in_order(&self) -> Vec<WaitingGame> {
        let games = self.books.profile.waiting.in_order();
        games.into_iter().cloned().collect()
    }

    /// The waiting games that an import leaves behind: those that do not come along just as they are here.
    pub(super) fn left_behind(&self, import: &WaitingGames) -> Vec<SavedGame> {
        let plain = |game: &SavedGame| game.clone().numbered(Default::default(), 0);
        let along: Vec<SavedGame> = import.all().iter().map(|one| plain(&one.game)).collect();
        let games = self.books.profile.waiting.all().iter();
        let left = games.filter(|one| !along.contains(&plain(&one.game)));
        left.map(|one| one.game.clone()).collect()
    }

    /// Whether leaving these games would be booked as a loss.
    pub(super) fn is_lost_with(&self, games: &[SavedGame]) -> bool {
        let mut restored = games.iter().filter_map(|game| self.restored(game));
        restored.any(|restored| restored.leaving_loses())
    }

    /// Books what it costs to leave these games, in the books as they are now.
    pub(super) fn book_left_games(&mut self, games: Vec<SavedGame>) {
        for game in games {
            let next = self.books.profile.next_match_id();
            let next_table = self.books.profile.classics.next_number();
            match self.restored(&game.numbered(next, next_table)) {
                Some(Restored::Star(current)) => self.carry_out(current.leave()),
                Some(Restored::Table(table)) => self.carry_out(table.leave()),
                None => {}
            }
        }
    }

    /// Of games that come from outside only those can be gone on with that the rules allow and that are not over.
    pub(super) fn keep_playable(&self, games: &mut WaitingGames) {
        games.retain(|one| {
            let restored = self.restored(&one.game);
            restored.is_some_and(|restored| !restored.is_over())
        });
    }
}

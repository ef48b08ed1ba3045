//! The games that wait to be gone on with, and how one of them is resumed.
//!
//! The profile lists all of them as plain values. Open, played again and ready to go on, is at most one match of
//! each game: the one that was played or looked at last. Whatever changes there goes into the list with the next save
//! ([`Context::keep_open_matches`]). Starting another game asks nothing before the list is full.

use super::{Context, OpenMatch};
use crate::app::effect::{GivesUp, Import, Trouble};
use crate::app::games::waiting::WaitingRow;
use crate::games::BoardPicture;
use crate::progress::{
    ColorChoice, GameKind, MatchId, Progress, Snapshot, WaitingGame, WaitingGames, WaitingId,
};
use crate::session::{Finished, Match};

/// A waiting game, played again, as it is listed.
fn row(one: &WaitingGame, restored: &Match) -> WaitingRow {
    WaitingRow {
        id: one.id,
        game: restored.kind(),
        kind: one.game.kind(),
        opponent: restored.plan().opponent.clone(),
        board: BoardPicture::of(restored.game()),
        turn: restored.turn(),
        loses: restored.leaving_loses(),
    }
}

impl Context {
    /// The games that wait, an exam first, then the one that was played last. It plays each of them again, so it is to
    /// be asked when [`Context::waiting_order`] has changed.
    pub fn waiting(&self) -> Vec<WaitingRow> {
        self.rows(|game| !game.is_over())
    }

    /// The games that are over and whose result was not closed when the app was last seen.
    pub fn results_left_open(&self) -> Vec<WaitingRow> {
        self.rows(|game| game.is_over())
    }

    fn rows(&self, wanted: impl Fn(&Match) -> bool) -> Vec<WaitingRow> {
        let games = self.books.profile.waiting.in_order();
        let rows = games.into_iter().filter_map(|one| {
            let restored = self.restored(&one.game)?;
            wanted(&restored).then(|| row(one, &restored))
        });
        rows.collect()
    }

    /// Which games wait, and when each of them was changed.
    pub fn waiting_order(&self) -> Vec<(WaitingId, u32)> {
        let games = self.books.profile.waiting.in_order();
        games.iter().map(|one| (one.id, one.touched)).collect()
    }

    /// An exam that waits, or else the game that was played last.
    pub fn newest(&self) -> Option<WaitingId> {
        let games = self.books.profile.waiting.in_order();
        games.first().map(|one| one.id)
    }

    /// Opens a game that waits, and returns its kind. The game that was open before waits from now on; if it is over,
    /// its result is gone, which is saved at once.
    pub fn resume(&mut self, id: WaitingId) -> Option<GameKind> {
        if let Some(kind) = self.open_matches.find(id) {
            return Some(kind);
        }
        self.keep_open_matches();
        let game = self.books.profile.waiting.get(id)?.game.clone();
        let Some(current) = self.restored(&game) else {
            self.lose(id);
            self.save();
            return None;
        };
        let kind = current.kind();
        let ends = self.open_matches.is_over(kind);
        self.suspend(kind);
        self.open_match(id, current);
        if ends {
            self.save();
        }
        Some(kind)
    }

    /// A game that waits cannot be gone on with.
    fn lose(&mut self, id: WaitingId) {
        self.books.profile.waiting.remove(id);
        self.report(Trouble::MatchLost);
    }

    fn restored(&self, game: &Snapshot) -> Option<Match> {
        Match::restore(game.clone(), self.books.board_options()).ok()
    }

    fn open_match(&mut self, id: WaitingId, mut current: Match) {
        current.set_now(self.at.millis);
        let plan = current.plan();
        if let Some(day) = plan.opponent.day() {
            self.memory.month = day.month();
        }
        let color = ColorChoice::fixed(plan.first);
        self.open_matches.put(OpenMatch {
            id: Some(id),
            current,
            color,
            earned: None,
        });
    }

    /// An open match waits from now on; if it is over, it is gone.
    pub fn suspend(&mut self, kind: GameKind) {
        if let Some(OpenMatch { id, current, .. }) = self.open_matches.take(kind)
            && let Some(id) = id
            && current.is_over()
        {
            self.books.profile.waiting.remove(id);
        }
    }

    /// Puts the open matches into the list as they are now.
    pub fn keep_open_matches(&mut self) {
        let waiting = &mut self.books.profile.waiting;
        for running in self.open_matches.all_mut() {
            let game = running.current.snapshot();
            running.id = Some(waiting.keep(running.id, game));
        }
    }

    /// Results of games that wait come after what is booked meanwhile
    /// ([`Profile::number_waiting`](crate::progress::Profile::number_waiting)). Numbers up to `taken` have just been
    /// given to something else.
    pub fn number_waiting(&mut self, taken: MatchId) {
        let over = self.open_matches.results();
        self.books.profile.number_waiting(&over, taken);
        for running in self.open_matches.all_mut() {
            if let Some(id) = running.id
                && let Some(kept) = self.books.profile.waiting.get(id)
            {
                running.current.renumber(kept.game.plan.id);
            }
        }
    }

    /// Returns true if there is no room for another game.
    pub fn is_full(&self) -> bool {
        let games = self.books.profile.waiting.all().len();
        WaitingGames::MOST <= games.saturating_sub(self.open_matches.results().len())
    }

    /// A waiting game, played again.
    pub fn waiting_game(&self, id: WaitingId) -> Option<Match> {
        self.restored(&self.books.profile.waiting.get(id)?.game)
    }

    /// Takes up the matches that were kept when the app was last seen. A series and a result that was not closed are
    /// opened; any other game waits. What says that it is over, and a series, come first: where the books do not have
    /// them they are booked now, and get the numbers before the others.
    pub fn resume_kept_games(&mut self) {
        self.books.profile.forget_past_games();
        let games = self.books.profile.waiting.in_order();
        let is_later = |one: &&WaitingGame| !one.game.is_over() && !one.game.plan.is_exam();
        let (later, first): (Vec<_>, Vec<_>) = games.into_iter().partition(is_later);
        let ids: Vec<WaitingId> = first.into_iter().chain(later).map(|one| one.id).collect();
        for id in ids {
            // Whatever was booked just now may have given it another number.
            let game = self.books.profile.waiting.get(id);
            match game.map(|one| self.restored(&one.game)) {
                Some(Some(current)) => self.resume_kept_game(id, current),
                Some(None) => self.lose(id),
                None => {}
            }
        }
    }

    fn resume_kept_game(&mut self, id: WaitingId, current: Match) {
        let (kind, plan) = (current.kind(), current.plan());
        let is_past = self.books.profile.is_booked(plan.id) && !plan.pasted;
        let comes = current.is_over() || plan.is_exam();
        let (finished, series) = (current.finished(), current.results_of_series());
        let is_taken = self.open_matches.get(kind).is_some();
        if comes && !is_taken {
            self.open_match(id, current);
        } else if comes || is_past {
            self.books.profile.waiting.remove(id);
        }
        self.book_missing(series.iter().chain(&finished));
        if let Some(finished) = finished.filter(|_| !is_taken) {
            self.earn_again(&finished);
        }
    }

    /// Books results that are missing in the books, or a series could be won without its rank. Matches that are over
    /// may be newer than the books: an older copy takes the place of a profile that could not be read.
    fn book_missing<'a>(&mut self, results: impl Iterator<Item = &'a Finished>) {
        let mut added = false;
        for result in results {
            let record = result.record(self.books.today);
            if record.and_then(|record| self.books.book(record)).is_some() {
                self.keep_match(result);
                added = true;
            }
        }
        if added {
            self.save();
        }
    }

    /// A result that was not closed comes back whole, with what it earned.
    fn earn_again(&mut self, result: &Finished) {
        let profile = &self.books.profile;
        let booked = profile.matches().iter().rfind(|one| one.id == result.id);
        if let Some(record) = booked {
            let earned = Progress::before(profile, record.id).fold(record);
            self.note_earned(result, earned);
        }
    }

    /// The waiting games that an import leaves behind: those that are not over and do not come along just as they are
    /// here. `along` are the games that come along.
    pub fn left_behind(&self, along: &WaitingGames) -> Vec<Snapshot> {
        let plain = |game: &Snapshot| game.numbered(MatchId::default());
        let along: Vec<Snapshot> = along.all().iter().map(|one| plain(&one.game)).collect();
        let games = self.books.profile.waiting.all().iter();
        let left = games.filter(|one| !along.contains(&plain(&one.game)) && self.goes_on(one));
        left.map(|one| Snapshot::clone(&one.game)).collect()
    }

    /// The cost of an import for the games that wait and do not come along.
    pub fn import_gives_up(&self, import: &Import) -> Option<GivesUp> {
        let left = self.left_behind(&self.coming_along(&import.profile.waiting));
        let loses = self.is_lost_with(&left);
        (!left.is_empty()).then_some(if loses { GivesUp::Loses } else { GivesUp::Free })
    }

    /// Returns true if leaving these games would be booked as a loss.
    pub fn is_lost_with(&self, games: &[Snapshot]) -> bool {
        let mut restored = games.iter().filter_map(|game| self.restored(game));
        restored.any(|restored| restored.leaving_loses())
    }

    /// Books what it costs to leave these games, in the books as they are now.
    pub fn book_left_games(&mut self, games: Vec<Snapshot>) {
        for game in games {
            let next = self.books.profile.next_match_id();
            if let Some(restored) = self.restored(&game.numbered(next)) {
                self.carry_out(restored.leave());
            }
        }
    }

    /// The games from outside that can wait here: those that can be gone on with, and of these no more than can wait.
    /// What is over takes no place from them.
    pub fn coming_along(&self, games: &WaitingGames) -> WaitingGames {
        let mut games = games.clone();
        games.retain(|one| self.goes_on(one));
        games.let_surplus_go();
        games
    }

    /// Returns true if the rules allow it and it is not over.
    fn goes_on(&self, one: &WaitingGame) -> bool {
        let restored = self.restored(&one.game);
        restored.is_some_and(|restored| !restored.is_over())
    }
}

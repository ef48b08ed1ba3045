//! The games that wait to be gone on with, and how one of them comes in hand.
//!
//! The profile lists all of them as plain values. In hand, played again and ready to go on, is at most one match on the star and
//! one classic: those that were played or looked at last. Whatever changes there goes into the list with the next save
//! ([`Context::keep_games_in_hand`]). Starting another game asks nothing before the list is full.

use super::{Context, Running, Slot};
use crate::app::effect::{GivesUp, Import, Trouble};
use crate::app::waiting::{WaitingBoard, WaitingRow};
use crate::progress::{
    ColorChoice, MatchId, Progress, Snapshot, WaitingGame, WaitingGames, WaitingId,
};
use crate::session::{AnyGame, AnyMatch, restore_match};

/// A waiting game, played again, as it is listed.
fn row(one: &WaitingGame, restored: &dyn AnyGame) -> WaitingRow {
    WaitingRow {
        id: one.id,
        game: restored.kind(),
        kind: one.game.kind(),
        opponent: restored.plan().opponent.clone(),
        board: WaitingBoard::of(restored.any_game()),
        turn: restored.turn(),
        loses: restored.leaving_loses(),
    }
}

impl Context {
    /// The games that wait, an exam first, then the one that was played last. It plays each of them again, so it is to be
    /// asked when [`Context::waiting_order`] has changed.
    pub fn waiting(&self) -> Vec<WaitingRow> {
        self.rows(|game| !game.is_over())
    }

    /// The games that are over and whose result was not closed when the app was last seen.
    pub fn results_left_open(&self) -> Vec<WaitingRow> {
        self.rows(|game| game.is_over())
    }

    fn rows(&self, wanted: impl Fn(&dyn AnyGame) -> bool) -> Vec<WaitingRow> {
        let games = self.books.profile.waiting.in_order();
        let rows = games.into_iter().filter_map(|one| {
            let restored = self.restored(&one.game)?;
            wanted(&*restored).then(|| row(one, &*restored))
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

    /// Takes a waiting game in hand, and says which one it is now. What was in hand there waits from now on.
    pub fn take_up(&mut self, id: WaitingId) -> Option<Slot> {
        let in_hand = |slot: &Slot| self.hand.id(*slot) == Some(id);
        if let Some(slot) = Slot::ALL.into_iter().find(in_hand) {
            return Some(slot);
        }
        self.keep_games_in_hand();
        let game = self.books.profile.waiting.get(id)?.game.clone();
        let Some(current) = self.restored(&game) else {
            self.lose(id);
            self.save();
            return None;
        };
        let slot = Slot::of(current.plan());
        self.put_down(slot);
        self.take_in_hand(id, current);
        Some(slot)
    }

    /// A game that waits cannot be gone on with.
    fn lose(&mut self, id: WaitingId) {
        self.books.profile.waiting.remove(id);
        self.report(Trouble::MatchLost);
    }

    fn restored(&self, game: &Snapshot) -> Option<AnyMatch> {
        restore_match(game, self.books.board_options())
    }

    fn take_in_hand(&mut self, id: WaitingId, mut current: AnyMatch) {
        current.set_now(self.at.millis);
        let plan = current.plan();
        if let Some(day) = plan.opponent.day() {
            self.memory.month = day.month();
        }
        let color = ColorChoice::fixed(plan.first);
        self.hand.put(Running {
            id: Some(id),
            current,
            color,
            earned: None,
        });
    }

    /// A game in hand waits from now on; if it is over, it is gone.
    pub fn put_down(&mut self, slot: Slot) {
        if let Some(Running { id, current, .. }) = self.hand.take(slot)
            && let Some(id) = id
            && current.is_over()
        {
            self.books.profile.waiting.remove(id);
        }
    }

    /// Puts the games in hand into the list as they are now.
    pub fn keep_games_in_hand(&mut self) {
        let waiting = &mut self.books.profile.waiting;
        for slot in Slot::ALL {
            if let Some(running) = self.hand.running_mut(slot) {
                let game = running.current.snapshot();
                running.id = Some(waiting.keep(running.id, game));
            }
        }
    }

    /// Results of games that wait come after what is booked meanwhile ([`Profile::number_waiting`](crate::progress::Profile::number_waiting)).
    /// Numbers up to `taken` have just been given to something else.
    pub fn number_waiting(&mut self, taken: MatchId) {
        let is_over = self.hand.is_over(Slot::Classic);
        let over = self.hand.id(Slot::Classic).filter(|_| is_over);
        self.books.profile.number_waiting(over, taken);
        for slot in Slot::ALL {
            if let Some(running) = self.hand.running_mut(slot)
                && let Some(id) = running.id
                && let Some(kept) = self.books.profile.waiting.get(id)
            {
                running.current.renumber(kept.game.plan.id);
            }
        }
    }

    /// Whether there is no room for another game.
    pub fn is_full(&self) -> bool {
        let games = self.books.profile.waiting.all().len();
        WaitingGames::MOST <= games.saturating_sub(self.hand.results())
    }

    /// A waiting game, played again.
    pub fn waiting_game(&self, id: WaitingId) -> Option<AnyMatch> {
        self.restored(&self.books.profile.waiting.get(id)?.game)
    }

    /// Takes up the matches on the star that were kept when the app was last seen. A series and a result that was not closed
    /// come in hand; any other game waits.
    pub fn take_up_kept_matches(&mut self) {
        self.books.profile.forget_past_games();
        self.take_up_kept(Slot::Star);
        self.book_missing_games();
        self.earn_again();
    }

    /// The same of those on squares. They come later, because the star's may be booked now and get the numbers before theirs.
    pub fn take_up_kept_tables(&mut self) {
        self.take_up_kept(Slot::Classic);
    }

    fn take_up_kept(&mut self, slot: Slot) {
        let games = self.books.profile.waiting.in_order();
        let games: Vec<WaitingGame> = games.into_iter().cloned().collect();
        for WaitingGame { id, game, .. } in games {
            if game.plan.rules.is_star() != (slot == Slot::Star) {
                continue;
            }
            match self.restored(&game) {
                Some(current) => self.take_up_kept_match(id, current),
                None => self.lose(id),
            }
        }
    }

    fn take_up_kept_match(&mut self, id: WaitingId, current: AnyMatch) {
        let (slot, plan) = (Slot::of(current.plan()), current.plan());
        let is_booked = self.books.profile.is_booked(plan.id);
        let is_past = slot == Slot::Classic && is_booked && !plan.pasted;
        let comes = current.is_over() || plan.is_exam();
        if let Some(finished) = current.finished().filter(|_| slot == Slot::Classic)
            && !is_booked
            && finished.record(self.books.today).is_some()
        {
            self.book_and_keep(&finished);
        }
        if comes && self.hand.running(slot).is_none() {
            self.take_in_hand(id, current);
        } else if comes || is_past {
            self.books.profile.waiting.remove(id);
        }
    }

    /// A result that was not closed comes back whole, with what it earned; where the books do not have it, it is booked.
    fn earn_again(&mut self) {
        let Some(result) = self.hand.game(Slot::Star).and_then(AnyGame::finished) else {
            return;
        };
        let profile = &self.books.profile;
        let booked = profile.matches().iter().rfind(|one| one.id == result.id);
        let earned = match booked {
            Some(record) => Some(Progress::before(profile, record.id).fold(record)),
            None => self.book_and_keep(&result),
        };
        if let Some(earned) = earned {
            self.note_earned(&result, earned);
        }
        self.save();
    }

    /// A series may be newer than the books: where the profile could not be read, the copy before it is used. Its games
    /// that are over and missing there are booked now, or a series could be won without its rank.
    fn book_missing_games(&mut self) {
        let results = self.hand.game(Slot::Star).map(AnyGame::results_of_series);
        let mut added = false;
        for result in results.unwrap_or_default() {
            let record = result.record(self.books.today);
            if record.and_then(|record| self.books.book(record)).is_some() {
                self.keep_match(&result);
                added = true;
            }
        }
        if added {
            self.save();
        }
    }

    /// The waiting games that an import leaves behind: those that do not come along just as they are here.
    pub fn left_behind(&self, import: &WaitingGames) -> Vec<Snapshot> {
        let plain = |game: &Snapshot| game.numbered(MatchId::default());
        let along: Vec<Snapshot> = import.all().iter().map(|one| plain(&one.game)).collect();
        let games = self.books.profile.waiting.all().iter();
        let left = games.filter(|one| !along.contains(&plain(&one.game)));
        left.map(|one| Snapshot::clone(&one.game)).collect()
    }

    /// What an import means for the games that wait and do not come along.
    pub fn import_gives_up(&self, import: &Import) -> Option<GivesUp> {
        let left = self.left_behind(&import.profile.waiting);
        let loses = self.is_lost_with(&left);
        (!left.is_empty()).then_some(if loses { GivesUp::Loses } else { GivesUp::Free })
    }

    /// Whether leaving these games would be booked as a loss.
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

    /// Of games that come from outside only those can be gone on with that the rules allow and that are not over.
    pub fn keep_playable(&self, games: &mut WaitingGames) {
        games.retain(|one| {
            let restored = self.restored(&one.game);
            restored.is_some_and(|restored| !restored.is_over())
        });
    }
}

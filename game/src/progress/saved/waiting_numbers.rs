//! The numbers of the games that wait, as the books go on.

use crate::progress::{
    MatchId, Profile, SavedStage, Snapshot, WaitingGame, WaitingGames, WaitingId,
};
use std::sync::Arc;

impl Profile {
    /// Forgets the matches that the books have gone past.
    pub fn forget_past_games(&mut self) {
        let mut waiting = std::mem::take(&mut self.waiting);
        waiting.retain(|one| !one.game.plan.rules.is_star() || !is_past(&one.game, self));
        self.waiting = waiting;
    }

    /// The results of the waiting games come after what has been booked since they were begun. A number is nobody's
    /// until something is booked or kept under it, so that all of them may have the next one; and it stays true that
    /// what waits under a number of the books is over. A series has its own numbers: nothing else is booked while it
    /// goes on. `over` are the places of those that are over and in the books. Numbers up to `taken` have just been
    /// given to something else.
    pub fn number_waiting(&mut self, over: &[WaitingId], taken: MatchId) {
        let next = self.next_match_id();
        let mut games = std::mem::take(&mut self.waiting);
        for one in &mut games.games {
            if !over.contains(&one.id) && is_overtaken(&one.game, self, taken) {
                one.game = Arc::new(one.game.numbered(next));
            }
        }
        self.waiting = games;
    }

    /// Numbers the games that wait behind all results, which have come into one list only now: before, the star and the
    /// other games had a row of numbers each. A classic still has its old number, from 1, in the row that its results
    /// had. A match or classic that is over keeps the number of its result. Kept games have numbers up to `kept`.
    pub fn number_behind_one_list(&mut self, kept: MatchId) {
        let of = |is_star: bool| {
            let matches = self.matches.iter();
            let one_kind = matches.filter(move |one| one.rules.is_star() == is_star);
            one_kind.map(|one| one.id).collect::<Vec<MatchId>>()
        };
        let (star, others) = (of(true), of(false));
        let next = self.next_match_id().max(kept.next());
        self.waiting.games.retain_mut(|WaitingGame { game, .. }| {
            let game = Arc::make_mut(game);
            let id = game.result_id();
            if !game.plan.rules.is_star() {
                let place = usize::try_from(id.0).unwrap_or(usize::MAX);
                let booked = place.checked_sub(1).and_then(|place| others.get(place));
                game.plan.id = booked.copied().unwrap_or(next);
                return true;
            }
            let is_over = game.is_marked_over();
            if !(is_over && star.contains(&id)) {
                // A series that goes on has results in the books.
                let before = id.0.saturating_sub(game.plan.id.0);
                game.plan.id = MatchId(next.0.saturating_sub(before));
            }
            is_over || star.last().is_none_or(|last| *last < id)
        });
    }

    /// The same for games that come from outside, whatever numbers they have there. No more come than can wait.
    pub fn number_all_waiting(&mut self) {
        let next = self.next_match_id();
        let kept = self.waiting.to_take_along();
        let newest = kept.in_order().into_iter().take(WaitingGames::MOST);
        let games = newest.map(|one| WaitingGame {
            game: Arc::new(one.game.numbered(next)),
            ..one.clone()
        });
        self.waiting = WaitingGames::from(games.collect::<Vec<_>>());
    }
}

/// Returns true if something else was booked or kept under the number of this game, which is not over.
fn is_overtaken(game: &Snapshot, profile: &Profile, taken: MatchId) -> bool {
    let id = game.result_id();
    let is_taken = id <= taken || profile.is_booked(id);
    is_taken && !game.is_marked_over() && !game.plan.is_exam()
}

/// Returns true if the books have gone past it: its running game is booked, or, if it is over, a later match.
fn is_past(snapshot: &Snapshot, profile: &Profile) -> bool {
    let id = snapshot.result_id();
    match snapshot.stage {
        SavedStage::Playing { .. } | SavedStage::Between => profile.is_booked(id),
        SavedStage::Over => {
            let mut of_star = profile.matches().iter().rev();
            let last = of_star.find(|one| one.rules.is_star());
            last.is_some_and(|last| id < last.id)
        }
    }
}

//! The numbers of the games that wait, as the books go on.

use crate::progress::{MatchId, Profile, SavedStage, Snapshot, WaitingId};
use std::sync::Arc;

impl Profile {
    /// Forgets the matches that the books have gone past.
    pub fn forget_past_games(&mut self) {
        let mut waiting = std::mem::take(&mut self.waiting);
        waiting.retain(|one| !is_past(&one.game, self));
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

    /// Numbers games that come from outside, whatever numbers they have there.
    pub fn number_all_waiting(&mut self) {
        let next = self.next_match_id();
        self.waiting = self.waiting.to_take_along();
        for one in &mut self.waiting.games {
            one.game = Arc::new(one.game.numbered(next));
        }
    }
}

/// Returns true if something else was booked or kept under the number of this game, which is not over.
fn is_overtaken(game: &Snapshot, profile: &Profile, taken: MatchId) -> bool {
    let id = game.result_id();
    let is_taken = id <= taken || profile.is_booked(id);
    is_taken && !game.is_over() && !game.plan.is_exam()
}

/// Returns true if the books have gone past it: its running game is booked, or, if it is over, a later match of that
/// game.
fn is_past(snapshot: &Snapshot, profile: &Profile) -> bool {
    let id = snapshot.result_id();
    match snapshot.stage {
        SavedStage::Playing { .. } | SavedStage::Between => profile.is_booked(id),
        SavedStage::Over => {
            let game = snapshot.plan.rules.game();
            let mut of_game = profile.matches().iter().rev();
            let last = of_game.find(|one| one.rules.game() == game);
            last.is_some_and(|last| id < last.id)
        }
    }
}

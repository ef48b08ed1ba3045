//! What may be said of the move at which a lost game turned.

use rsg_classics::Points;

/// The most points by which a player may have been behind in a game that is called close.
const CLOSE: i32 = 6;

/// The sentence about the move at which a lost game turned.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TurningWords {
    /// The game was close until then.
    CloseUntil,
    /// It turned there, after ups and downs.
    TurnedAt,
}

impl TurningWords {
    /// The words that are true, by the player's lead in each position up to the one in which the move was made. None as
    /// long as one of them is not judged.
    pub fn of(leads: impl IntoIterator<Item = Option<Points>>) -> Option<TurningWords> {
        let mut words = TurningWords::CloseUntil;
        for lead in leads {
            if lead?.in_halves() < -2 * CLOSE {
                words = TurningWords::TurnedAt;
            }
        }
        Some(words)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rsg_engine::SplitMix64;

    /// The rule read word by word, position by position.
    fn slowly(leads: &[Option<Points>]) -> Option<TurningWords> {
        let count = leads.len();
        let judged = (0..count).filter(|at| leads[*at].is_some()).count();
        if judged < count {
            return None;
        }
        let worse = |at: &usize| leads[*at].is_some_and(|lead| lead < Points::whole(-6));
        Some(match (0..count).filter(worse).count() {
            0 => TurningWords::CloseUntil,
            _ => TurningWords::TurnedAt,
        })
    }

    #[test]
    fn a_game_is_called_close_only_if_it_was_in_a_thousand_games() {
        let mut chance = SplitMix64::new(7);
        let mut found = [0; 3];
        for game in 0..1_000 {
            // Calm games, wild ones, and some that are not judged to their beginning.
            let spread = [3, 7, 40][game % 3];
            let unjudged = game % 4 == 0;
            let lead = |chance: &mut SplitMix64| {
                let halves = chance.below(4 * spread + 1) as i32 - 2 * spread as i32;
                let is_judged = !unjudged || chance.below(10) != 0;
                is_judged.then(|| Points::halves(halves))
            };
            let leads: Vec<_> = (0..chance.below(30)).map(|_| lead(&mut chance)).collect();
            let words = TurningWords::of(leads.iter().copied());
            assert_eq!(words, slowly(&leads), "{leads:?}");
            found[words.map_or(0, |words| 1 + words as usize)] += 1;
        }
        assert!(found.iter().all(|count| 50 < *count), "{found:?}");
    }

    /// The game that was called close although its player was losing by 13 to 41 from move 10 to 21.
    #[test]
    fn a_game_that_was_long_lost_was_not_close() {
        let leads =
            (0..24).map(|at| Some(Points::whole(if (10..22).contains(&at) { -13 } else { 0 })));
        assert_eq!(TurningWords::of(leads), Some(TurningWords::TurnedAt));
    }
}

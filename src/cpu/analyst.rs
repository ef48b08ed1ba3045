//! Who judges finished games: a [`Thinker`] of its own, whose proofs are kept from round to round.
//!
//! A round often ends in the middle of a proof. The next one begins with it, and most of it is in the table then. The
//! tables are as large as the player's, so they are given back as soon as the thread is asked something else.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

use rsg_engine::{Game, Known, Limits, Thinker};
use rsg_game::session::review::Effort;

use super::{Finding, TABLE_MB};

/// Judges games. It has tables from the first one on.
#[derive(Default)]
pub(super) struct Analyst {
    thinker: Option<Thinker>,
    /// The game of the last round.
    game: Option<Game>,
}

impl Analyst {
    /// Judges the placements of which nothing is known. A panic ends the analysis and nothing else.
    ///
    /// The time is the clock's, and so never less than what the thread uses of the processor.
    pub fn judge(
        &mut self,
        game: &Game,
        known: &[Known],
        effort: Effort,
        tell: &mut dyn FnMut(Finding),
        stopped: &dyn Fn() -> bool,
    ) {
        let begin = Instant::now();
        let time = Duration::from_secs(effort.seconds());
        let enough = || stopped() || time <= begin.elapsed();
        let judged = catch_unwind(AssertUnwindSafe(|| {
            let known = |turn: usize| known.get(turn).copied().unwrap_or(Known::Nothing);
            let limits = Limits {
                nodes: Some(effort.nodes()),
            };
            let mut tell = |judgement, care| tell(Finding::Judged(Box::new(judgement), care));
            let thinker = self.thinker_for(game, effort);
            thinker.analyse_game(game, limits, &known, &mut tell, &enough);
        }));
        if judged.is_err() {
            eprintln!("cpu: the analysis panicked; game {}", game.record());
            *self = Analyst::default();
        }
    }

    /// The thinker, which holds no proofs of another game, so that what a round finds does not depend on the games before. A
    /// placement that is tried belongs to the game that is looked at.
    fn thinker_for(&mut self, game: &Game, effort: Effort) -> &mut Thinker {
        if effort != Effort::Check && self.game.as_ref() != Some(game) {
            self.game = Some(game.clone());
            if let Some(thinker) = &mut self.thinker {
                thinker.forget();
            }
        }
        self.thinker.get_or_insert_with(|| Thinker::new(TABLE_MB))
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use std::cell::Cell;

    /// How often a round of a game of which nothing is known asks whether to stop: it does so every thousand nodes.
    fn effort_of(analyst: &mut Analyst, game: &Game, effort: Effort) -> u32 {
        let asked = Cell::new(0);
        let stopped = || {
            asked.set(asked.get() + 1);
            false
        };
        analyst.judge(game, &[], effort, &mut |_| (), &stopped);
        asked.get()
    }

    #[test]
    fn proofs_are_kept_from_round_to_round_of_a_game_and_no_longer() {
        let game = |first: usize| {
            let position = "from w/bbwbwb/.bwww...wb../bb.wbbwbb.w./bwbwb. b 0 0 :";
            let mut game = Game::from_record(position).unwrap();
            while let Some(mv) = game.moves().get(first).or(game.moves().first()) {
                game.play(*mv).unwrap();
            }
            game
        };
        let (one, other) = (game(0), game(1));
        assert_ne!(one, other);
        let mut analyst = Analyst::default();
        let first = effort_of(&mut analyst, &one, Effort::First);
        let again = effort_of(&mut analyst, &one, Effort::More);
        assert!(again < first, "{again} of {first}");
        // A placement that is tried is another game, for which the proofs stay.
        effort_of(&mut analyst, &other, Effort::Check);
        assert_eq!(effort_of(&mut analyst, &one, Effort::First), again);
        effort_of(&mut analyst, &other, Effort::First);
        assert_eq!(effort_of(&mut analyst, &one, Effort::First), first);
    }
}

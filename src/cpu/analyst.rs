//! The judge of finished games: a [`Thinker`] of its own, whose proofs are kept from round to round.
//!
//! A round often ends in the middle of a proof. The next one begins with it, and most of it is in the table then. The
//! tables are as large as the player's, so they are given back as soon as the thread gets another question.
//!
//! Long proofs take a second thread where the device has another core: the player waits half as long. More threads
//! would heat a phone, and their gain there has not been measured.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::thread::{Builder, available_parallelism, scope};
use std::time::Duration;

use rsg_engine::analysis::Known;

use rsg_engine::{Game, Limits, Thinker};
use rsg_game::thinking::{Analysis, Effort, Finding};

use super::TABLE_MB;
use crate::platform::device;

/// Threads for proofs, on a device with as many cores.
const MOST_THREADS: usize = 2;

/// Judges games. It has tables from the first one on.
pub(super) struct Analyst {
    /// Threads for proofs.
    threads: usize,
    /// The clock that ends a round.
    now: fn() -> Duration,
    thinker: Option<Thinker>,
    /// The game of the last round.
    game: Option<Game>,
}

impl Analyst {
    /// An analyst for this device.
    pub fn new() -> Analyst {
        let cores = available_parallelism().map_or(1, usize::from);
        Analyst::on(cores.min(MOST_THREADS))
    }

    fn on(threads: usize) -> Analyst {
        Analyst {
            threads,
            now: device::uptime,
            thinker: None,
            game: None,
        }
    }

    /// Gives the tables back.
    pub fn rest(&mut self) {
        (self.thinker, self.game) = (None, None);
    }

    /// Judges the placements of which nothing is known. A panic ends the analysis and nothing else.
    ///
    /// The time is the clock's, and so never less than what the thread uses of the processor.
    pub fn judge(
        &mut self,
        analysis: &Analysis,
        tell: &mut dyn FnMut(Finding),
        stopped: &dyn Fn() -> bool,
    ) {
        let Analysis {
            game,
            known,
            effort,
        } = analysis;
        let now = self.now;
        let begin = now();
        let time = Duration::from_secs(effort.seconds());
        let enough = || stopped() || time <= now().saturating_sub(begin);
        let judged = catch_unwind(AssertUnwindSafe(|| {
            let known = |turn: usize| known.get(turn).copied().unwrap_or(Known::Nothing);
            let limits = Limits::nodes(effort.nodes()).until(&enough);
            let mut tell = |judgement, care| tell(Finding::Judged(Box::new(judgement), care));
            let thinker = self.thinker_for(game, *effort);
            thinker.analyse_game(game, limits, &known, &mut tell);
        }));
        if judged.is_err() {
            eprintln!("cpu: the analysis panicked; game {}", game.record());
            self.rest();
        }
    }

    /// The thinker, which holds no proofs of another game, so that what a round finds does not depend on the games
    /// before. A placement that is tried belongs to the game that is looked at.
    fn thinker_for(&mut self, game: &Game, effort: Effort) -> &mut Thinker {
        if effort != Effort::Check && self.game.as_ref() != Some(game) {
            self.game = Some(game.clone());
            if let Some(thinker) = &mut self.thinker {
                thinker.forget();
            }
        }
        let threads = self.threads;
        self.thinker
            .get_or_insert_with(|| Thinker::with_megabytes(TABLE_MB).with_threads(threads, at_once))
    }
}

/// Runs a proof's work on this thread and on others. Without a thread for a part of it the rest does it all.
fn at_once(own: &mut dyn FnMut(), others: Vec<Box<dyn FnOnce() + Send + '_>>) {
    scope(|scope| {
        for other in others {
            let helper = Builder::new().name("cpu helper".to_owned());
            if let Err(error) = helper.spawn_scoped(scope, other) {
                eprintln!("cpu: no thread that helps: {error}");
            }
        }
        own();
    });
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use std::cell::Cell;
    use std::sync::atomic::{AtomicU64, Ordering};
    use std::sync::mpsc::channel;

    /// A game of which nothing is known.
    fn unknown(game: &Game, effort: Effort) -> Analysis {
        Analysis {
            game: game.clone(),
            known: Vec::new(),
            effort,
        }
    }

    /// The number of times that a round of an unknown game asks whether to stop: once every thousand nodes.
    fn effort_of(analyst: &mut Analyst, game: &Game, effort: Effort) -> u32 {
        let asked = Cell::new(0);
        let stopped = || {
            asked.set(asked.get() + 1);
            false
        };
        analyst.judge(&unknown(game, effort), &mut |_| (), &stopped);
        asked.get()
    }

    /// A clock that stands still: a round ends by its nodes alone, however busy the machine is.
    fn standing() -> Duration {
        Duration::ZERO
    }

    /// An analyst to whom nothing is ever too late.
    fn unhurried(threads: usize) -> Analyst {
        Analyst {
            now: standing,
            ..Analyst::on(threads)
        }
    }

    fn exact_ones(threads: usize, game: &Game) -> Vec<(usize, i32, i32)> {
        let mut exact = Vec::new();
        let mut tell = |finding| {
            if let Finding::Judged(judged, _) = finding
                && judged.exact
            {
                exact.push((judged.turn, judged.before, judged.after));
            }
        };
        unhurried(threads).judge(&unknown(game, Effort::Check), &mut tell, &|| false);
        exact
    }

    #[test]
    fn two_threads_judge_as_one_does() {
        let record = include_str!("../../engine/tests/vectors/games.txt");
        let game = Game::from_record(record.lines().next().unwrap()).unwrap();
        let (one, two) = (exact_ones(1, &game), exact_ones(2, &game));
        // How far the nodes lead varies by a placement or two.
        let common = one.len().min(two.len());
        assert!(game.turns().len() / 2 < common, "{common}");
        assert_eq!(one[..common], two[..common]);
    }

    /// A clock on which a second passes with each look.
    fn hurrying() -> Duration {
        static LOOKS: AtomicU64 = AtomicU64::new(0);
        Duration::from_secs(LOOKS.fetch_add(1, Ordering::Relaxed))
    }

    /// However little the threads have done: beside other work they get a part of the processor.
    #[test]
    fn a_round_ends_when_its_time_is_up_by_the_clock() {
        let record = include_str!("../../engine/tests/vectors/games.txt");
        let game = Game::from_record(record.lines().next().unwrap()).unwrap();
        for threads in [1, 2] {
            let mut analyst = Analyst::on(threads);
            analyst.now = hurrying;
            let asked = effort_of(&mut analyst, &game, Effort::More);
            let seconds = Effort::More.seconds();
            // A few more to come back from where it was.
            assert!(
                (seconds..seconds + 10).contains(&u64::from(asked)),
                "{asked}"
            );
        }
    }

    #[test]
    fn parts_run_at_the_same_time() {
        let (to_own, from_other) = channel();
        let (to_other, from_own) = channel();
        let mut heard = None;
        // Each waits for the other.
        let other = move || {
            to_own.send(1).unwrap();
            assert_eq!(from_own.recv(), Ok(2));
        };
        let mut own = || {
            heard = from_other.recv().ok();
            to_other.send(2).unwrap();
        };
        at_once(&mut own, vec![Box::new(other)]);
        assert_eq!(heard, Some(1));
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
        let mut analyst = unhurried(1);
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

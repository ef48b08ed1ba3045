//! A series of Reverse Matches between two players, on all cores.

use crate::duel::reverse_match;
use crate::go::TABLE_MB;
use crate::parallel;
use crate::player::Player;
use crate::tally::Tally;
use rsg_engine::{Level, Thinker};
use rsg_lab::contest::Outcome;
use std::io::{self, Write};
use std::sync::{Mutex, MutexGuard};
use std::time::{Duration, Instant};

/// How often a series tells how far it is.
const PROGRESS: Duration = Duration::from_secs(5);

/// The log likelihood ratio at which a sequential test with 5 % error either way stops.
const PROVED: f64 = 2.94;

/// A series of Reverse Matches.
pub struct Series {
    pub players: [Player; 2],
    pub matches: u64,
    pub seed: u64,
    /// Whether to stop as soon as one player is proved to be stronger.
    pub sprt: bool,
}

impl Series {
    /// Plays the matches. Every match is the same whichever thread plays it.
    pub fn play(&self) -> Outcome {
        let oracle = self.players.contains(&Player::Level(Level::Oracle));
        let table_mb = if oracle { TABLE_MB } else { 1 };
        let state = Mutex::new(State {
            outcome: Outcome::default(),
            begin: Instant::now(),
            shown: Instant::now(),
        });
        parallel::spread(
            parallel::cores(),
            self.matches,
            || Thinker::new(table_mb),
            |thinker, number| {
                if self.sprt && is_decided(lock(&state).outcome.tally) {
                    return;
                }
                let played = reverse_match(thinker, self.players, self.seed, number);
                if let Some((duel, [slowest, _])) = played {
                    let mut state = lock(&state);
                    state.outcome.tally.add(duel.result(), duel.margin);
                    state.outcome.slowest = state.outcome.slowest.max(slowest);
                    state.show(self);
                }
            },
        );
        lock(&state).outcome
    }
}

fn is_decided(tally: Tally) -> bool {
    PROVED <= tally.likelihood(0.0, 20.0).abs()
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().expect("a panic ends the program")
}

/// A series under way.
struct State {
    outcome: Outcome,
    begin: Instant,
    shown: Instant,
}

impl State {
    /// Says now and then how far the series is.
    fn show(&mut self, series: &Series) {
        if self.shown.elapsed() < PROGRESS {
            return;
        }
        self.shown = Instant::now();
        let Series {
            players: [first, second],
            matches,
            ..
        } = series;
        let (done, share) = (
            self.outcome.tally.matches(),
            self.outcome.tally.share_text(),
        );
        let seconds = self.begin.elapsed().as_secs();
        // A closed standard error does not stop a series.
        let _ = writeln!(
            io::stderr(),
            "{first} - {second}: {done}/{matches} matches, {share}, {seconds} s"
        );
    }
}

//! Proofs on several threads.
//!
//! Every thread is asked the same question, and their tables have the proofs in common ([`Table::beside`]). So that
//! they do not all search the same positions, each marks the position that it searches. A thread that comes to a move
//! whose position is marked puts the move off and tries the next one (`AlphaBeta::best_of`). When it comes back to the
//! move, the result is mostly in the table; else it helps to find it. The first move of a node is never put off: it may
//! refute, and then the others are not searched at all. This is known as ABDADA (J.-C. Weill, 1996), here in the simple
//! form of T. Kerrigan.
//!
//! A mark decides only the order of moves. A wrong one costs time and changes no result.

use super::Thinker;
use super::alphabeta::{AlphaBeta, Budget, NODES_BETWEEN_CHECKS, Prover};
use super::helpers::{AtOnce, Helpers};
use super::root::Root;
use super::shared_marks::{SharedMarks, StopsOnPanic};
use super::table::Table;

/// A proof that may take no more nodes is left to one thread: others would have to be started first.
const ALONE_TO: u64 = 50_000;

/// Bytes for the small searches of a thread that helps.
const ESTIMATE_BYTES: usize = 1 << 20;

/// One thread's answer, and how many nodes it visited. The others need not go on then, nor after a panic.
fn answer_of<T>(
    marks: &SharedMarks,
    mut search: Prover<'_>,
    ask: impl Fn(&mut Prover<'_>) -> Option<T>,
) -> (Option<T>, u64) {
    let panics = StopsOnPanic(marks);
    let found = ask(&mut search);
    drop(panics);
    if found.is_some() {
        marks.stop();
    }
    (found, search.nodes)
}

impl Thinker {
    /// This thinker, which proves on a number of threads. What is proved is true in any case; how much of it within a
    /// number of nodes varies a little then.
    #[must_use]
    pub fn with_threads(mut self, threads: usize, at_once: AtOnce) -> Thinker {
        let beside = |_| self.proof_table.beside(ESTIMATE_BYTES);
        self.helpers = Helpers {
            tables: (1..threads).map(beside).collect(),
            at_once,
        };
        self
    }

    /// Asks a question about a root on all threads. The answer that is there first, or `None` if the budget did not
    /// suffice; and the nodes that all of them visited.
    pub(crate) fn ask_together<T: Send>(
        &mut self,
        root: &Root,
        budget: Budget<'_>,
        ask: impl Fn(&mut Prover<'_>) -> Option<T> + Sync,
    ) -> (Option<T>, u64) {
        if self.helpers.tables.is_empty() || budget.nodes <= ALONE_TO {
            let mut search = self.prover(root, budget);
            return (ask(&mut search), search.nodes);
        }
        let (evaluation, openings) = (&self.evaluation, self.openings.as_deref());
        let marks = SharedMarks::new(budget.nodes);
        let answer = |table: &mut Table, stop: &dyn Fn() -> bool| {
            let search = AlphaBeta::new(table, evaluation, root, Budget::until(stop));
            answer_of(&marks, search.knowing(openings).among(&marks), &ask)
        };
        for table in &mut self.helpers.tables {
            table.join_age(&self.proof_table);
        }
        let mut own_answer = (None, 0);
        let mut own = || {
            // The caller's flag belongs to this thread.
            let stop = || {
                if (budget.stop)() {
                    marks.stop();
                }
                marks.is_enough(NODES_BETWEEN_CHECKS)
            };
            own_answer = answer(&mut self.proof_table, &stop);
        };
        let mut answers: Vec<_> = self.helpers.tables.iter().map(|_| (None, 0)).collect();
        let help = |(table, to): (_, &mut _)| {
            *to = answer(table, &|| marks.is_enough(NODES_BETWEEN_CHECKS))
        };
        let others = self.helpers.tables.iter_mut().zip(&mut answers);
        let others = others.map(|other| Box::new(|| help(other)) as Box<dyn FnOnce() + Send>);
        (self.helpers.at_once)(&mut own, others.collect());
        answers.push(own_answer);
        let nodes = answers.iter().map(|(_, nodes)| nodes).sum();
        (answers.into_iter().find_map(|(found, _)| found), nodes)
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
#[allow(clippy::disallowed_methods, reason = "the threads of these tests")]
mod tests {
    use super::*;
    use crate::search::entry::Entry;
    use crate::search::thinker::exact_value;
    use crate::search::window::Window;
    use crate::testing::random_game;
    use std::cell::Cell;
    use std::panic::{AssertUnwindSafe, catch_unwind};
    use std::sync::Mutex;
    use std::thread;

    fn at_once(own: &mut dyn FnMut(), others: Vec<Box<dyn FnOnce() + Send + '_>>) {
        thread::scope(|scope| {
            for other in others {
                scope.spawn(other);
            }
            own();
        });
    }

    fn thinker(threads: usize) -> Thinker {
        Thinker::with_megabytes(4).with_threads(threads, at_once)
    }

    #[test]
    fn threads_prove_what_one_proves() {
        let (mut one, mut three) = (thinker(1), thinker(3));
        let mut proved = 0;
        for game in (0..60).filter_map(|seed| random_game(seed, 13)) {
            let alone = one.margin(&game, &|| false).map(|(margin, _)| margin);
            let together = three.margin(&game, &|| false).map(|(margin, _)| margin);
            assert_eq!(together, alone, "{}", game.record());
            assert_eq!(
                three.outcome(&game, &|| false).map(|(result, _)| result),
                one.outcome(&game, &|| false).map(|(result, _)| result),
            );
            proved += usize::from(alone.is_some());
        }
        assert!(20 < proved, "{proved}");
    }

    #[test]
    fn every_thread_is_asked_unless_little_is_to_be_done() {
        let root = Root::of(&random_game(1, 12).unwrap()).unwrap();
        let asked = Mutex::new(Vec::new());
        let ask = |_: &mut Prover<'_>| {
            asked.lock().unwrap().push(thread::current().id());
            None::<()>
        };
        for (nodes, threads) in [(ALONE_TO, 1), (ALONE_TO + 1, 3)] {
            let stop: &dyn Fn() -> bool = &|| false;
            let answer = thinker(3).ask_together(&root, Budget { nodes, stop }, ask);
            assert_eq!(answer, (None, 0));
            let mut asked = std::mem::take(&mut *asked.lock().unwrap());
            assert!(asked.contains(&thread::current().id()));
            asked.sort_by_key(|id| format!("{id:?}"));
            asked.dedup();
            assert_eq!(asked.len(), threads);
        }
    }

    #[test]
    fn without_threads_the_one_that_calls_finds_the_answer() {
        let mut thinker = Thinker::with_megabytes(4).with_threads(3, |own, _| own());
        let game = random_game(1, 12).unwrap();
        assert_eq!(
            thinker.solve(&game, &|| false).unwrap().margin,
            Thinker::with_megabytes(4)
                .solve(&game, &|| false)
                .unwrap()
                .margin
        );
    }

    #[test]
    fn a_budget_is_for_all_threads() {
        let root = Root::of(&random_game(1, 24).unwrap()).unwrap();
        let ask = |search: &mut Prover<'_>| exact_value(search, &root, 0);
        let asked = Cell::new(0);
        let nodes = ALONE_TO + 10_000;
        let never = || {
            asked.set(asked.get() + 1);
            false
        };
        let stop: &dyn Fn() -> bool = &never;
        let (found, used) = thinker(3).ask_together(&root, Budget { nodes, stop }, ask);
        assert_eq!(found, None);
        // Each thread counts its nodes by the thousand.
        let most = nodes + 4 * NODES_BETWEEN_CHECKS;
        assert!(
            (nodes - 4 * NODES_BETWEEN_CHECKS..=most).contains(&used),
            "{used}"
        );
        assert!(0 < asked.get());
    }

    #[test]
    fn the_callers_flag_ends_all_threads() {
        let root = Root::of(&random_game(1, 24).unwrap()).unwrap();
        let ask = |search: &mut Prover<'_>| exact_value(search, &root, 0);
        let budget = Budget::until(&|| true);
        assert_eq!(thinker(3).ask_together(&root, budget, ask).0, None);
    }

    #[test]
    fn a_panic_of_one_thread_ends_the_others() {
        let game = random_game(1, 24).unwrap();
        let root = Root::of(&game).unwrap();
        let caller = thread::current().id();
        for panics_here in [true, false] {
            let ask = |search: &mut Prover<'_>| {
                assert!(
                    (thread::current().id() == caller) != panics_here,
                    "on purpose"
                );
                exact_value(search, &root, 0)
            };
            let mut thinker = thinker(2);
            let budget = Budget::until(&|| false);
            let ended = catch_unwind(AssertUnwindSafe(|| {
                thinker.ask_together(&root, budget, ask)
            }));
            assert!(ended.is_err());
        }
    }

    #[test]
    fn a_marked_position_is_searched_last() {
        let game = random_game(3, 14).unwrap();
        let root = Root::of(&game).unwrap();
        let thinker = &mut thinker(1);
        let stop = &|| false;
        let mut nodes = |marked: &[usize]| {
            thinker.forget();
            let marks = SharedMarks::new(u64::MAX);
            for &index in marked {
                marks.begin(root.moves[index].step.after);
            }
            let search = thinker.prover(&root, Budget::until(stop));
            let (value, nodes) = answer_of(&marks, search.among(&marks), |search| {
                let window = Window::at_least(0);
                Some(search.search(root.sides, root.place, window, Entry::EXACT) >= 0)
            });
            (value.unwrap(), nodes)
        };
        let all: Vec<usize> = (0..root.moves.len()).collect();
        let plain = nodes(&[]);
        // With all of them marked, none comes before another: the order is as without marks but for the first.
        assert_eq!(nodes(&all).0, plain.0);
        let others: Vec<(bool, u64)> = all.iter().map(|&index| nodes(&[index])).collect();
        assert!(others.iter().all(|other| other.0 == plain.0));
        assert!(others.iter().any(|other| other.1 != plain.1));
    }
}

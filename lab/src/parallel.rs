//! Work spread over threads, with results that do not depend on their number.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

/// The number of threads that the machine runs at once.
pub fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// Runs all of it at the same time, for proofs on several threads ([`rsg_engine::AtOnce`]).
pub fn at_once(own: &mut dyn FnMut(), others: Vec<Box<dyn FnOnce() + Send + '_>>) {
    std::thread::scope(|scope| {
        for other in others {
            scope.spawn(other);
        }
        own();
    });
}

/// Does the pieces of work 0 to `count` - 1 and gives their results in this order. Every thread makes a state of its
/// own and keeps it from piece to piece; no result may depend on what the state has been used for.
pub fn spread<S, R: Send>(
    threads: usize,
    count: u64,
    state: impl Fn() -> S + Sync,
    work: impl Fn(&mut S, u64) -> R + Sync,
) -> Vec<R> {
    let next = AtomicU64::new(0);
    let done = Mutex::new(Vec::new());
    let worker = || {
        let mut state = state();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if count <= number {
                return;
            }
            let result = work(&mut state, number);
            done.lock()
                .expect("a panic ends the program")
                .push((number, result));
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(worker);
        }
    });
    let mut done = done.into_inner().expect("a panic ends the program");
    done.sort_by_key(|(number, _)| *number);
    done.into_iter().map(|(_, result)| result).collect()
}

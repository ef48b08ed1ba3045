//! Busy loops beside the tests, as a machine with other work has them.

use std::hint::spin_loop;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};

/// Threads that do nothing as fast as they can. They end when this is dropped, and with this program, however it ends.
pub struct Stress {
    enough: Arc<AtomicBool>,
    loops: Vec<JoinHandle<()>>,
}

impl Stress {
    /// Starts a number of busy loops.
    pub fn start(loops: usize) -> Self {
        let enough = Arc::new(AtomicBool::new(false));
        let busy = || {
            let enough = Arc::clone(&enough);
            thread::spawn(move || {
                while !enough.load(Ordering::Relaxed) {
                    spin_loop();
                }
            })
        };
        let loops = (0..loops).map(|_| busy()).collect();
        Self { enough, loops }
    }
}

impl Drop for Stress {
    fn drop(&mut self) {
        self.enough.store(true, Ordering::Relaxed);
        for one in self.loops.drain(..) {
            // A loop cannot fail.
            let _ended = one.join();
        }
    }
}

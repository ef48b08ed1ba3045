//! A screen that exists only in memory.

use std::path::Path;
use std::process::Command;

use super::process::{Program, find};
use super::wait::SOON;

pub struct Screen {
    /// Its name, for `DISPLAY`.
    pub name: String,
    server: Program,
}

impl Screen {
    /// Starts one of that size; the server picks a number nobody uses.
    pub fn start((width, height): (u32, u32), logs: &Path) -> Self {
        let (server, number) = Program::start_and_hear(
            Command::new(find(&["Xvfb"]))
                .args(["-displayfd", "1", "-nolisten", "tcp", "-noreset"])
                .args(["-screen", "0", &format!("{width}x{height}x24")]),
            &logs.join("xvfb.log"),
        );
        Self {
            name: format!(":{number}"),
            server,
        }
    }
}

impl Drop for Screen {
    /// Asked to end, it takes its socket and its lock with it.
    fn drop(&mut self) {
        self.server.signal("TERM");
        self.server.wait(SOON);
    }
}

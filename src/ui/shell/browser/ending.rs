//! The end of the program, for the pages that are open.

use std::time::Duration;

use tokio::sync::watch;

/// The longest wait for pages at the program's end: enough for a slow disk, but not for a page that hangs.
const PATIENCE: Duration = Duration::from_secs(3);

/// The end of the program. Each page lets go of it when it has saved.
#[derive(Clone)]
pub(super) struct Ending(pub watch::Sender<bool>);

impl Ending {
    pub fn new() -> Self {
        Self(watch::Sender::new(false))
    }

    pub async fn has_come(&self) {
        self.0.send_replace(true);
        let everybody_knows = self.0.closed();
        // A page that hangs must not keep the program.
        let _ = tokio::time::timeout(PATIENCE, everybody_knows).await;
    }
}

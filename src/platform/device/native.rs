//! The device as a system offers it: the standard library's clocks, tokio's timers, the environment.

use std::hash::{BuildHasher, Hasher, RandomState};
use std::sync::OnceLock;
use std::time::{Duration, Instant, SystemTime};

use chrono::{DateTime, FixedOffset, Local, Offset as _, Utc};

use crate::platform::{Args, Launch, Refused, folder, language};

/// The time since 1970; 0 where the clock is before that.
#[must_use]
pub fn unix_time() -> Duration {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    since.unwrap_or_default()
}

/// The difference between the player's time and Greenwich's at that moment.
#[must_use]
pub fn utc_offset(moment: DateTime<Utc>) -> FixedOffset {
    moment.with_timezone(&Local).offset().fix()
}

/// The time since the first call, by a clock that nobody sets.
#[must_use]
pub fn uptime() -> Duration {
    static BEGIN: OnceLock<Instant> = OnceLock::new();
    BEGIN.get_or_init(Instant::now).elapsed()
}

/// A number nobody can foresee, from the same source that protects the standard library's maps.
#[must_use]
pub fn chance() -> u64 {
    RandomState::new().build_hasher().finish()
}

/// Waits.
pub async fn sleep(time: Duration) {
    tokio::time::sleep(time).await;
}

/// Does something after this time, outside of the page's own tasks.
pub fn later(time: Duration, act: impl FnOnce() + Send + 'static) {
    tokio::spawn(async move {
        tokio::time::sleep(time).await;
        act();
    });
}

/// The languages of this device as tags (`mr-IN`), the favourite first.
#[must_use]
pub fn languages() -> Vec<String> {
    language::of_environment(|name| std::env::var(name).ok())
}

/// The address of the page that this is: none, it is a program.
#[must_use]
pub fn page_address() -> Option<String> {
    None
}

impl Launch {
    /// Turns the command line into a start, and makes sure that progress can be kept.
    ///
    /// # Errors
    ///
    /// When the data folder cannot be used.
    pub fn prepare(args: &Args) -> Result<Launch, Refused> {
        let path = match &args.data_dir {
            Some(path) => path.clone(),
            None => folder::usual()?,
        };
        Ok(Launch::of(args, folder::open(&path)?))
    }
}

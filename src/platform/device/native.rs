//! The device as a system offers it: the standard library's clocks, tokio's timers, the environment.

use std::hash::{BuildHasher, Hasher, RandomState};
use std::sync::OnceLock;
use std::time::{Duration, Instant, SystemTime};

use chrono::{DateTime, FixedOffset, Offset as _, Utc};

#[cfg(target_os = "ios")]
use crate::platform::ios;
use rsg_engine::puzzle::Puzzles;
use rsg_game::packed;

/// The time since 1970; 0 where the clock is before that.
#[must_use]
pub fn unix_time() -> Duration {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    since.unwrap_or_default()
}

/// The difference between the player's time and Greenwich's at that moment.
///
/// On an iPhone the system is asked: elsewhere chrono looks whether `/etc/localtime` has changed
/// (`src/offset/local/unix.rs`), a link that an iPhone never changes for a program that runs.
#[must_use]
pub fn utc_offset(moment: DateTime<Utc>) -> FixedOffset {
    #[cfg(target_os = "ios")]
    let offset = offset(ios::seconds_ahead(moment.timestamp() as f64));
    #[cfg(not(target_os = "ios"))]
    let offset = moment.with_timezone(&chrono::Local).offset().fix();
    offset
}

/// The offset of a number of seconds; Greenwich's where there is none so large.
#[cfg(any(target_os = "ios", test))]
fn offset(seconds_ahead: i64) -> FixedOffset {
    let seconds = i32::try_from(seconds_ahead).ok();
    let offset = seconds.and_then(FixedOffset::east_opt);
    offset.unwrap_or(chrono::Utc.fix())
}

/// The time since the first call, by a clock that cannot be set.
#[must_use]
pub fn uptime() -> Duration {
    static BEGIN: OnceLock<Instant> = OnceLock::new();
    BEGIN.get_or_init(Instant::now).elapsed()
}

/// An unforeseeable number, from the same source that protects the standard library's maps.
#[must_use]
pub fn chance() -> u64 {
    RandomState::new().build_hasher().finish()
}

/// Returns true if all of the program is there. A system loads it as a whole.
#[must_use]
pub fn is_whole_program() -> bool {
    true
}

/// Tells that the player waits for the rest of the program, which nobody does here.
pub fn ask_for_whole_program() {}

/// Waits for all of the program: not at all.
pub async fn whole_program() {}

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
    #[cfg(target_os = "ios")]
    let tags = ios::languages();
    #[cfg(not(target_os = "ios"))]
    let tags =
        crate::platform::environment_languages::of_environment(|name| std::env::var(name).ok());
    tags
}

/// A file that comes late on the web page. Here it is built in.
pub fn late_file(name: &str, _wanted: bool, told: impl FnOnce(Option<Vec<u8>>) + 'static) {
    told(match name {
        "licences.txt" => Some(packed!("licences").concat().into_bytes()),
        _ => None,
    });
}

/// The puzzles, which are built in.
#[must_use]
pub fn puzzles() -> Option<&'static Puzzles> {
    Some(Puzzles::shipped())
}

/// The sheet of moods, which is built in.
#[must_use]
pub fn moods() -> Option<&'static str> {
    static MOODS: OnceLock<String> = OnceLock::new();
    Some(MOODS.get_or_init(|| packed!("moods").concat()))
}

/// The address of the page that this is: none, it is a program.
#[must_use]
pub fn page_address() -> Option<String> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seconds_ahead_of_greenwich_are_an_offset() {
        let text = |seconds| offset(seconds).to_string();
        assert_eq!(text(19_800), "+05:30");
        assert_eq!(text(-12_600), "-03:30");
        for nonsense in [i64::MAX, i64::MIN, 86_400] {
            assert_eq!(text(nonsense), "+00:00", "{nonsense}");
        }
    }
}

//! The device as a browser offers it: `Date`, `crypto`, `setTimeout`, the languages of the navigator, and flags in the
//! address of a page that comes from this machine.
//!
//! The standard library compiles for browsers, but its clocks end the program there and its chance is always the same.

mod lock;
mod parts;
mod script;

use std::time::Duration;

use chrono::{DateTime, FixedOffset, Utc};
use js_sys::{Array, Date, Promise, Uint8Array, global};
use rsg_engine::puzzle::Puzzles;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};

pub use lock::Lock;
pub use parts::{ask_for_whole_program, is_whole_program, may_begin_early, whole_program};
pub use script::{call, member};

/// The time since 1970; 0 where the clock is before that.
#[must_use]
pub fn unix_time() -> Duration {
    // A number becomes the nearest one that there is.
    Duration::from_millis(Date::now() as u64)
}

/// The difference between the player's time and Greenwich's at that moment.
#[must_use]
pub fn utc_offset(moment: DateTime<Utc>) -> FixedOffset {
    let date = Date::new(&JsValue::from_f64(moment.timestamp_millis() as f64));
    let minutes_behind = date.get_timezone_offset() as i32;
    FixedOffset::west_opt(minutes_behind * 60)
        .unwrap_or(FixedOffset::west_opt(0).expect("0 is an offset"))
}

/// The time since the page or the worker was opened, by a clock that cannot be set.
#[must_use]
pub fn uptime() -> Duration {
    let millis = member(&global(), "performance")
        .and_then(|performance| call(&performance, "now", &[]))
        .and_then(|now| now.as_f64());
    Duration::from_millis(millis.unwrap_or_else(Date::now) as u64)
}

/// An unforeseeable number.
#[must_use]
pub fn chance() -> u64 {
    let bytes = Uint8Array::new_with_length(8);
    let drawn = member(&global(), "crypto")
        .and_then(|crypto| call(&crypto, "getRandomValues", &[bytes.clone().into()]));
    if drawn.is_none() {
        return js_sys::Math::random().to_bits();
    }
    let mut drawn = [0; 8];
    bytes.copy_to(&mut drawn);
    u64::from_le_bytes(drawn)
}

/// Waits.
pub async fn sleep(time: Duration) {
    let millis = JsValue::from_f64(time.as_secs_f64() * 1000.0);
    let promise = Promise::new(&mut |resolve, _| {
        call(&global(), "setTimeout", &[resolve.into(), millis.clone()]);
    });
    // A promise of `setTimeout` is always kept.
    let _ = JsFuture::from(promise).await;
}

/// Does something after this time, outside of the page's own tasks.
pub fn later(time: Duration, act: impl FnOnce() + 'static) {
    let millis = JsValue::from_f64(time.as_secs_f64() * 1000.0);
    call(
        &global(),
        "setTimeout",
        &[Closure::once_into_js(act), millis],
    );
}

/// The languages of this device as tags (`mr-IN`), the favourite first.
#[must_use]
pub fn languages() -> Vec<String> {
    let tags = member(&global(), "navigator")
        .and_then(|navigator| member(&navigator, "languages"))
        .and_then(|languages| languages.dyn_into::<Array>().ok());
    let tags = tags.iter().flat_map(Array::iter);
    tags.filter_map(|tag| tag.as_string()).collect()
}

/// A file that lies beside the program, which `assets/web/start.js` brings.
pub fn late_file(name: &str, wanted: bool, told: impl FnOnce(Option<Vec<u8>>) + 'static) {
    let coming = call(&global(), "lateFile", &[name.into(), wanted.into()])
        .and_then(|promise| promise.dyn_into::<Promise>().ok());
    spawn_local(async move {
        let bytes = match coming {
            Some(promise) => JsFuture::from(promise).await.ok(),
            None => None,
        };
        let bytes = bytes.and_then(|bytes| bytes.dyn_into::<Uint8Array>().ok());
        told(bytes.map(|bytes| bytes.to_vec()));
    });
}

/// The puzzles: none, they come later.
#[must_use]
pub fn puzzles() -> Option<&'static Puzzles> {
    None
}

/// The sheet of moods: none, it comes later.
#[must_use]
pub fn moods() -> Option<&'static str> {
    None
}

/// The address of this page: its origin and its folder.
#[must_use]
pub fn page_address() -> Option<String> {
    let location = member(&global(), "location")?;
    let part = |name: &str| member(&location, name).and_then(|text| text.as_string());
    let (origin, path) = (part("origin")?, part("pathname")?);
    let (folder, _) = path.rsplit_once('/')?;
    origin
        .starts_with("http")
        .then(|| format!("{origin}{folder}/"))
}

/// Loads this page again.
pub fn load_again() {
    if let Some(location) = member(&global(), "location") {
        call(&location, "reload", &[]);
    }
}

/// Returns true if this program runs in a worker.
#[must_use]
pub fn is_worker() -> bool {
    member(&global(), "document").is_none()
}

/// Sends panics to the browser's console, and to the page.
pub fn log_panics() {
    std::panic::set_hook(Box::new(|panic| {
        web_sys::console::error_1(&panic.to_string().into());
        // For `assets/web/start.js`; a worker has none, and its page notices.
        call(&global(), "pageBroke", &[]);
    }));
}

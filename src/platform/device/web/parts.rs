//! The two parts of the page's program (`xtask/src/web/split`), as the scripts that bring them tell of them:
//! `assets/web/start.js`, and in a worker `rescue.js`.

use std::cell::Cell;

use js_sys::{Promise, global};
use wasm_bindgen::JsCast as _;
use wasm_bindgen_futures::JsFuture;

use super::call;

thread_local! {
    static IS_WHOLE: Cell<bool> = const { Cell::new(false) };
}

/// Returns true if both parts are there.
#[must_use]
pub fn is_whole_program() -> bool {
    IS_WHOLE.get()
}

/// Tells the page that the player waits for the second part.
pub fn ask_for_whole_program() {
    call(&global(), "restAsked", &[]);
}

/// Waits until both parts are there.
pub async fn whole_program() {
    let promise = call(&global(), "wholeProgram", &[]);
    if let Some(promise) = promise.and_then(|promise| promise.dyn_into::<Promise>().ok()) {
        // The page keeps its promise or leaves it open. A worker may break it: it ends then at the
        // first call of the second part.
        let _ = JsFuture::from(promise).await;
    }
    IS_WHOLE.set(true);
}

/// Returns true if a newcomer may be let in by the first part alone.
#[must_use]
pub fn may_begin_early() -> bool {
    call(&global(), "mayBeginEarly", &[]).is_some_and(|may| may == true)
}

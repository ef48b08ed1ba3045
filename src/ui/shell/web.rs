//! The page that runs the app itself, in any browser, from plain files: `cargo xtask web` makes them.
//!
//! The same program is the page and, in a worker, what thinks, or what reads the progress of a page that has broken down.
//! Progress is in the browser's database.

use std::cell::RefCell;
use std::process::ExitCode;
use std::rc::Rc;

use dioxus::prelude::*;
use js_sys::global;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;

use super::elsewhere::Elsewhere;
use super::rescue;
use crate::cpu;
use crate::platform::device::{self, Opening, TakingOver, call, member};
use crate::ui::Root;
use crate::ui::script::{Answer, Call, OwnWay};
use crate::ui::seats::Seats;
use crate::ui::texts::use_system_language;

/// Shows the app in this page, or thinks in this worker.
pub(super) fn open() -> ExitCode {
    std::panic::set_hook(Box::new(|panic| {
        web_sys::console::error_1(&panic.to_string().into());
        // For `assets/web/start.js`; a worker has none, and its page notices.
        call(&global(), "pageBroke", &[]);
    }));
    if !cpu::is_worker() {
        spawn_local(async { show(device::open_page().await) });
    } else if member(&global(), "name").is_some_and(|name| name == rescue::NAME) {
        spawn_local(rescue::tell());
    } else {
        cpu::serve();
    }
    ExitCode::SUCCESS
}

/// That a newer page has taken over, until somebody waits for it.
#[derive(Clone)]
struct TakenOver(Rc<RefCell<Option<TakingOver>>>);

fn show(opening: Opening) {
    let dom = VirtualDom::new(Browser)
        .with_root_context(opening.launch)
        .with_root_context(TakenOver(Rc::new(RefCell::new(Some(opening.taken_over)))))
        .with_root_context(OwnWay::new(run))
        .with_root_context(Seats::default());
    dioxus_web::launch::launch_virtual_dom(dom, dioxus_web::Config::new());
}

/// Calls a function of the page's scripts.
fn run(wanted: Call, answer: Option<Answer>) {
    let arguments: Vec<JsValue> = wanted.arguments.iter().map(JsValue::from).collect();
    let told = member(&global(), "rsg").and_then(|rsg| call(&rsg, wanted.name, &arguments));
    if let Some(answer) = answer {
        let text = told.and_then(|told| told.as_string());
        // Whoever has stopped waiting needs no answer.
        let _ = answer.send(serde_json::json!(text).to_string());
    }
}

/// The app, until a newer page has taken over; then the way to take it back, which is to load this one again.
#[component]
fn Browser() -> Element {
    use_system_language();
    let mut plays = use_signal(|| true);
    use_future(move || async move {
        let TakenOver(taken_over) = consume_context();
        let taken_over = taken_over.borrow_mut().take();
        if let Some(taken_over) = taken_over {
            taken_over.await;
            plays.set(false);
        }
    });
    if plays() {
        rsx! { Root {} }
    } else {
        rsx! {
            div { class: "app", "data-theme": "system",
                Elsewhere { take: move |()| device::load_again() }
            }
        }
    }
}

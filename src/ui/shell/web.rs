//! The page that runs the app itself, in any browser, from plain files: `cargo xtask web` makes them.
//!
//! One program is the page and, in a worker, what reads the progress of a page that has broken down. What thinks
//! is another program (`src/thinker.rs`). Progress is in the browser's database.

use std::cell::RefCell;
use std::pin::Pin;
use std::process::ExitCode;
use std::rc::Rc;
use std::task::Poll;

use dioxus::prelude::*;
use js_sys::global;
use tokio::sync::oneshot;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;

use super::database::{Deleted, Silent};
use super::elsewhere::Elsewhere;
use super::entrance::{Entrance, Opening, Reached};
use super::rescue;
use crate::platform::device::{self, call, member};
use crate::platform::late;
use crate::storage::disk::Disk as _;
use crate::storage::indexed::PATIENCE;
use crate::storage::settings_on;
use crate::ui::Root;
use crate::ui::page_claims::PageClaims;
use crate::ui::script::{Answer, Call, ScriptBridge};
use crate::ui::texts::{speak, system_language, use_system_language, use_texts};
use rsg_game::text::Language;

/// Shows the app in this page, or sends the saved progress from this worker.
pub(super) fn open() -> ExitCode {
    device::log_panics();
    if device::is_worker() {
        spawn_local(rescue::send());
    } else {
        spawn_local(begin());
    }
    ExitCode::SUCCESS
}

/// The first view of the page.
enum Beginning {
    /// A page with the app.
    App(Opening),
    /// A page with a question: the database has not answered yet.
    Silence(Entrance, ComingDatabase),
}

type ComingDatabase = Pin<Box<dyn Future<Output = Reached>>>;

async fn begin() {
    if !device::may_begin_early() {
        wait_for_the_program().await;
    }
    let entrance = Entrance::enter();
    let mut database: ComingDatabase = Box::pin(entrance.database());
    match device::within(PATIENCE, &mut database).await {
        Some(opened) => {
            let opening = entrance.with(opened);
            wait_for_what_it_needs(&opening).await;
            bring_texts(language_of(&opening)).await;
            show(Beginning::App(opening));
        }
        None => {
            wait_for_the_program().await;
            bring_texts(system_language()).await;
            show(Beginning::Silence(entrance, database));
        }
    }
}

/// The first part of the program draws Today for somebody who has nothing here yet; all else needs both parts.
async fn wait_for_what_it_needs(opening: &Opening) {
    let names = opening.launch.folder.names();
    if !names.is_ok_and(|names| names.is_empty()) {
        wait_for_the_program().await;
    }
}

/// Waits for both parts of the program, and has it told if the second one cannot be had.
async fn wait_for_the_program() {
    device::ask_for_whole_program();
    device::whole_program().await;
}

/// The language in which the app opens.
fn language_of(opening: &Opening) -> Language {
    let settings = settings_on(&opening.launch.folder).unwrap_or_default();
    settings.language.language(system_language())
}

/// Brings the words before anything is drawn, so that no other language flashes up. Where they do not come, English
/// stands for them, and the app goes on asking.
async fn bring_texts(language: Language) {
    let _ = device::within(PATIENCE, late::bring_texts(language)).await;
}

/// The beginning, until it is drawn.
#[derive(Clone)]
struct Begun(Rc<RefCell<Option<Beginning>>>);

fn show(beginning: Beginning) {
    let dom = VirtualDom::new(Browser)
        .with_root_context(Begun(Rc::new(RefCell::new(Some(beginning)))))
        .with_root_context(ScriptBridge::new(run))
        .with_root_context(PageClaims::default());
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

/// The page from its first moment: the question where the database does not answer, and the app.
#[component]
fn Browser() -> Element {
    use_system_language();
    let texts = use_texts();
    let mut opening = use_signal(|| None::<CopyValue<Option<Opening>>>);
    let mut choose = use_signal(|| None::<oneshot::Sender<()>>);
    use_future(move || async move {
        let Begun(begun) = consume_context();
        let begun = begun.borrow_mut().take();
        let opened = match begun {
            Some(Beginning::App(opened)) => opened,
            Some(Beginning::Silence(entrance, database)) => {
                let (sender, chosen) = oneshot::channel();
                choose.set(Some(sender));
                let opened = sooner(entrance, database, chosen).await;
                bring_texts(language_of(&opened)).await;
                opened
            }
            None => return,
        };
        if let Some(words) = late::texts(language_of(&opened)) {
            speak(texts, words);
        }
        opening.set(Some(CopyValue::new(Some(opened))));
    });
    if let Some(opening) = opening() {
        return rsx! { Playing { opening } };
    }
    if choose.read().is_none() {
        return rsx! {};
    }
    let without_saving = move |()| {
        if let Some(choose) = choose.take() {
            // Nobody waits for it where the database has just answered.
            let _ = choose.send(());
        }
    };
    rsx! {
        Outside {
            Silent { again: move |()| device::load_again(), without_saving }
        }
    }
}

/// The start with the database, or without it if the player stops waiting first.
async fn sooner(
    entrance: Entrance,
    mut database: ComingDatabase,
    mut chosen: oneshot::Receiver<()>,
) -> Opening {
    let opened = std::future::poll_fn(|context| {
        if let Poll::Ready(opened) = database.as_mut().poll(context) {
            return Poll::Ready(Some(opened));
        }
        Pin::new(&mut chosen).poll(context).map(|_| None)
    });
    match opened.await {
        Some(opened) => entrance.with(opened),
        None => entrance.without_saving(),
    }
}

/// The app, until a newer page has taken over; then the way to take it back, which is to load this one again.
#[component]
fn Playing(opening: CopyValue<Option<Opening>>) -> Element {
    let mut plays = use_signal(|| true);
    let mut is_deleted = use_signal(|| false);
    let waits = use_hook(|| {
        let mut opening = opening;
        let opening = opening.write().take().expect("it is drawn once");
        provide_context(opening.launch);
        CopyValue::new(Some((opening.taken_over, opening.question)))
    });
    let mut may_restore = use_signal(|| None);
    use_future(move || {
        let mut waits = waits;
        async move {
            let Some((taken_over, mut question)) = waits.write().take() else {
                return;
            };
            spawn(async move {
                question.asked().await;
                may_restore.set(Some(question));
                is_deleted.set(true);
            });
            taken_over.await;
            plays.set(false);
        }
    });
    let restore = move |()| {
        if let Some(question) = &*may_restore.peek() {
            question.yes();
        }
        is_deleted.set(false);
    };
    if plays() {
        rsx! {
            Root {
                if is_deleted() {
                    Deleted { restore, leave: move |()| device::load_again() }
                }
            }
        }
    } else {
        rsx! {
            Outside {
                Elsewhere { take: move |()| device::load_again() }
            }
        }
    }
}

/// The frame of what is shown without the app.
#[component]
fn Outside(children: Element) -> Element {
    rsx! {
        div { class: "app", "data-theme": "system", {children} }
    }
}

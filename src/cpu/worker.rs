//! The thinking in a browser: a worker, in which another program (`src/thinker.rs`) has the same
//! [`minds`](super::minds).
//!
//! The page compiles that program once and keeps it; a worker begins with it in a quarter of a second. A worker cannot
//! be interrupted while it thinks, so one whose question is no longer wanted is ended, and another one is started in
//! its place, with empty tables: one way in every browser, without memory that is shared.
//!
//! A search that panics ends its worker. Then the page answers with a legal move itself, and hires another one.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::global;
use rsg_game::thinking::{Answer, Finding, Question, Topic};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::{MessageEvent, Worker};

use super::thinkers::{Thinkers, any_move, any_play, engine_search};
use super::wire;
use crate::platform::device::call;

/// Functions that `assets/web/start.js` leaves in the page: the one starts a worker, the other notes that an answer is
/// waited for.
const HIRE: &str = "hireWorker";
const ASKED: &str = "workerAsked";

/// The callback for answers.
type Answered = Rc<dyn Fn(Answer)>;

/// The worker, seen from the page.
pub struct HiredCpu(Rc<RefCell<WorkerState>>);

impl std::fmt::Debug for HiredCpu {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("HiredCpu")
    }
}

struct WorkerState {
    answered: Answered,
    /// None where the browser gives no worker.
    worker: Option<Worker>,
    /// The question that the worker thinks about.
    open: Option<Question>,
    /// The turn was sent already; only the judgement of another turn is still to come.
    has_turn: bool,
}

impl HiredCpu {
    /// Hires a worker. It calls `answer` whenever it has one.
    ///
    /// # Errors
    ///
    /// Never: where there is no worker, each question is answered with a legal move.
    pub fn start(answer: impl Fn(Answer) + 'static) -> std::io::Result<HiredCpu> {
        let desk = Rc::new(RefCell::new(WorkerState {
            answered: Rc::new(answer),
            worker: None,
            open: None,
            has_turn: false,
        }));
        hire(&desk);
        Ok(HiredCpu(desk))
    }

    /// Starts a question. The question before is stopped.
    pub fn ask(&self, question: Question) {
        self.stop();
        let text = wire::write_question(&question);
        let sent = {
            let mut desk = self.0.borrow_mut();
            desk.open = Some(question);
            desk.has_turn = false;
            let worker = desk.worker.as_ref();
            worker.is_some_and(|worker| worker.post_message(&text.into()).is_ok())
        };
        if sent {
            call(&global(), ASKED, &[]);
        } else {
            give_up(&self.0);
        }
    }

    /// The last question is not wanted any more.
    pub fn stop(&self) {
        let was_open = self.0.borrow_mut().open.take().is_some();
        if was_open {
            hire(&self.0);
        }
    }
}

impl Drop for HiredCpu {
    fn drop(&mut self) {
        if let Some(worker) = self.0.borrow_mut().worker.take() {
            worker.terminate();
        }
    }
}

/// Ends the worker there is, and begins with another one.
fn hire(desk: &Rc<RefCell<WorkerState>>) {
    // It is no worker yet, and has what of a worker is used here.
    let worker = call(&global(), HIRE, &[]).map(|worker| worker.unchecked_into::<Worker>());
    if let Some(worker) = &worker {
        let at_desk = Rc::downgrade(desk);
        let heard = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            if let (Some(desk), Some(text)) = (at_desk.upgrade(), event.data().as_string()) {
                take_message(&desk, &text);
            }
        });
        worker.set_onmessage(Some(heard.into_js_value().unchecked_ref()));
        let at_desk = Rc::downgrade(desk);
        let ended = Closure::once_into_js(move || {
            if let Some(desk) = at_desk.upgrade() {
                give_up(&desk);
                hire(&desk);
            }
        });
        worker.set_onerror(Some(ended.unchecked_ref()));
    }
    let before = std::mem::replace(&mut desk.borrow_mut().worker, worker);
    if let Some(before) = before {
        before.set_onerror(None);
        before.terminate();
    }
}

/// An answer, or the word that there are no more.
fn take_message(desk: &Rc<RefCell<WorkerState>>, text: &str) {
    if text.is_empty() {
        desk.borrow_mut().open = None;
        return;
    }
    let answered = Rc::clone(&desk.borrow().answered);
    match wire::read_answer(text) {
        Ok(answer) => {
            desk.borrow_mut().has_turn |= matches!(answer.finding, Finding::Turn(_));
            answered(answer);
        }
        Err(error) => log(&format!("an answer of the worker: {error}")),
    }
}

/// Answers the open question without having thought.
fn give_up(desk: &Rc<RefCell<WorkerState>>) {
    let question = desk.borrow_mut().open.take();
    if let Some(question) = question {
        log(&format!(
            "cpu: no worker answers question {}",
            question.number
        ));
        let (answered, has_turn) = {
            let desk = desk.borrow();
            (Rc::clone(&desk.answered), desk.has_turn)
        };
        for finding in without_thinking(&question.topic, has_turn) {
            answered(Answer {
                question: question.number,
                finding,
            });
        }
    }
}

/// The findings for a question without a worker, or whose worker failed; of a turn that was sent already only the rest.
/// None where the question needs no end.
fn without_thinking(topic: &Topic, has_turn: bool) -> Vec<Finding> {
    let (turn, word) = match topic {
        Topic::Turn(turn) => (any_move(turn).map(|mv| Finding::Turn(mv.into())), None),
        Topic::SquaresTurn(turn) => (
            any_play(&*turn.game).map(|play| Finding::Turn(play.into())),
            turn.judge.map(|_| Finding::Position(None)),
        ),
        Topic::Cost(_) | Topic::Replay(_) => (None, None),
        Topic::Ending(_) => (None, Some(Finding::Ending(None))),
        Topic::Analysis(_) => (None, Some(Finding::Done)),
        Topic::Puzzle(_) | Topic::SquaresPuzzle(_) => (None, Some(Finding::Puzzle(None))),
        Topic::SquaresPosition(_) | Topic::SquaresCost(_) => (None, Some(Finding::Position(None))),
    };
    turn.filter(|_| !has_turn).into_iter().chain(word).collect()
}

/// Serves questions in this worker from now on.
pub fn serve() {
    let minds = RefCell::new(Thinkers::new(engine_search));
    let asked = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        let text = event.data().as_string().unwrap_or_default();
        match wire::read_question(&text) {
            Ok(question) => {
                let mut tell = |finding| {
                    let answer = Answer {
                        question: question.number,
                        finding,
                    };
                    post(&wire::write_answer(&answer));
                };
                minds.borrow_mut().think(&question, &mut tell, &|| false);
            }
            Err(error) => log(&format!("a question to the worker: {error}")),
        }
        post("");
    });
    let _ = js_sys::Reflect::set(&global(), &"onmessage".into(), &asked.into_js_value());
}

fn post(text: &str) {
    call(&global(), "postMessage", &[JsValue::from_str(text)]);
}

fn log(words: &str) {
    web_sys::console::error_1(&words.into());
}

//! The thinking in a browser: a worker, in which another program (`src/thinker.rs`) has the same
//! [`minds`](super::minds).
//!
//! The page compiles that program once and keeps it; a worker begins with it in a quarter of a second. A worker cannot
//! be interrupted while it thinks, so one whose question is no longer wanted is ended, and another one is started in
//! its place, with empty tables: one way in every browser, without memory that is shared.
//!
//! A search that panics ends its worker. Then the page answers with a legal move itself, and hires another one.
//!
//! A finished game is judged by several workers at once, of which a [`pool`](super::pool) keeps track.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::global;
use rsg_engine::analysis::{PieceAnswer, PieceFound};
use rsg_game::thinking::{Answer, Finding, Question, Topic};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::{MessageEvent, Worker};

use super::pool::{BrowserDevice, OWN, Pool, PoolEffect};
use super::thinkers::{Thinkers, any_move, any_play, engine_search};
use super::wire::{self, PieceHeard, PieceNews, PieceQuestion};
use crate::platform::device::{self, call, member};

/// Functions that `assets/web/start.js` leaves in the page: the one starts a worker, the other notes that an answer is
/// waited for.
const HIRE: &str = "hireWorker";
const ASKED: &str = "workerAsked";

/// The nodes of a proof between two words of its worker on how far it is.
const NODES_BETWEEN_WORDS: u64 = 250_000;

/// The callback for answers.
type Answered = Rc<dyn Fn(Answer)>;

/// The workers, seen from the page.
pub struct HiredCpu(Rc<RefCell<WorkerState>>);

impl std::fmt::Debug for HiredCpu {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("HiredCpu")
    }
}

struct WorkerState {
    answered: Answered,
    /// By their numbers; none where the browser gives no worker.
    workers: Vec<Option<Worker>>,
    /// The question that the worker of its own thinks about.
    open: Option<Question>,
    /// The turn was sent already; only the judgement of another turn is still to come.
    has_turn: bool,
    /// Reviews games.
    pool: Pool,
}

impl HiredCpu {
    /// Hires a worker. It calls `answer` whenever it has one.
    ///
    /// # Errors
    ///
    /// Never: where there is no worker, each question is answered with a legal move.
    pub fn start(answer: impl Fn(Answer) + 'static) -> std::io::Result<HiredCpu> {
        let most = browser_device().workers();
        let desk = Rc::new(RefCell::new(WorkerState {
            answered: Rc::new(answer),
            workers: (0..most).map(|_| None).collect(),
            open: None,
            has_turn: false,
            pool: Pool::new(most),
        }));
        hire(&desk, OWN);
        Ok(HiredCpu(desk))
    }

    /// Starts a question. The question before is stopped.
    pub fn ask(&self, question: Question) {
        stop_question(&self.0);
        let effects = self.0.borrow_mut().pool.ask(&question, device::uptime());
        if let Some(effects) = effects {
            call(&global(), ASKED, &[]);
            carry_out(&self.0, effects);
            return;
        }
        self.stop();
        let text = wire::write_question(&question);
        {
            let mut desk = self.0.borrow_mut();
            desk.open = Some(question);
            desk.has_turn = false;
        }
        if post_to(&self.0, OWN, &text) {
            call(&global(), ASKED, &[]);
        } else {
            give_up(&self.0);
        }
    }

    /// The last question is not wanted any more.
    pub fn stop(&self) {
        stop_question(&self.0);
        let effects = self.0.borrow_mut().pool.stop();
        carry_out(&self.0, effects);
    }
}

impl Drop for HiredCpu {
    fn drop(&mut self) {
        for worker in self.0.borrow_mut().workers.drain(..).flatten() {
            worker.terminate();
        }
    }
}

/// Stops what one worker thinks about alone.
fn stop_question(desk: &Rc<RefCell<WorkerState>>) {
    let was_open = desk.borrow_mut().open.take().is_some();
    if was_open {
        hire(desk, OWN);
    }
}

/// Does what the pool wants.
fn carry_out(desk: &Rc<RefCell<WorkerState>>, effects: Vec<PoolEffect>) {
    for effect in effects {
        match effect {
            PoolEffect::Post(number, text) => {
                if desk.borrow().workers[number].is_none() {
                    hire(desk, number);
                }
                if !post_to(desk, number, &text) {
                    lose(desk, number);
                }
            }
            // The worker for everything begins anew, because the next question may come at any time.
            PoolEffect::End(OWN) => hire(desk, OWN),
            PoolEffect::End(number) => end(desk, number),
            PoolEffect::Tell(answer) => {
                let answered = Rc::clone(&desk.borrow().answered);
                answered(answer);
            }
        }
    }
}

/// False if there is no such worker.
fn post_to(desk: &Rc<RefCell<WorkerState>>, number: usize, text: &str) -> bool {
    let desk = desk.borrow();
    let worker = desk.workers[number].as_ref();
    worker.is_some_and(|worker| worker.post_message(&text.into()).is_ok())
}

/// Ends the worker of this number, and begins with another one.
fn hire(desk: &Rc<RefCell<WorkerState>>, number: usize) {
    end(desk, number);
    // It is no worker yet, and has what of a worker is used here.
    let worker = call(&global(), HIRE, &[]).map(|worker| worker.unchecked_into::<Worker>());
    if let Some(worker) = &worker {
        let at_desk = Rc::downgrade(desk);
        let heard = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            if let (Some(desk), Some(text)) = (at_desk.upgrade(), event.data().as_string()) {
                take_message(&desk, number, &text);
            }
        });
        worker.set_onmessage(Some(heard.into_js_value().unchecked_ref()));
        let at_desk = Rc::downgrade(desk);
        let ended = Closure::once_into_js(move || {
            if let Some(desk) = at_desk.upgrade() {
                lose(&desk, number);
            }
        });
        worker.set_onerror(Some(ended.unchecked_ref()));
    }
    desk.borrow_mut().workers[number] = worker;
}

/// Ends the worker of this number, which is heard no more.
fn end(desk: &Rc<RefCell<WorkerState>>, number: usize) {
    let before = desk.borrow_mut().workers[number].take();
    if let Some(before) = before {
        before.set_onerror(None);
        before.set_onmessage(None);
        before.terminate();
    }
}

/// A worker broke down, or could not be had.
fn lose(desk: &Rc<RefCell<WorkerState>>, number: usize) {
    if number == OWN {
        give_up(desk);
        hire(desk, OWN);
    } else {
        end(desk, number);
    }
    let effects = {
        let mut desk = desk.borrow_mut();
        let is_pools = desk.pool.has(number);
        is_pools.then(|| desk.pool.lose(number, device::uptime()))
    };
    if let Some(effects) = effects {
        log(&format!("cpu: worker {number} of a review failed"));
        carry_out(desk, effects);
    }
}

/// An answer, or the word that there are no more.
fn take_message(desk: &Rc<RefCell<WorkerState>>, number: usize, text: &str) {
    if desk.borrow().pool.has(number) {
        match wire::read_heard(text) {
            Ok(heard) => {
                let effects = desk.borrow_mut().pool.hear(number, heard, device::uptime());
                carry_out(desk, effects);
            }
            Err(error) => log(&format!("a word of worker {number}: {error}")),
        }
        return;
    }
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

/// What the browser says of its device.
fn browser_device() -> BrowserDevice {
    let number = |of: &str, name: &str| member(&member(&global(), of)?, name)?.as_f64();
    let sides = (number("screen", "width"), number("screen", "height"));
    BrowserDevice {
        cores: number("navigator", "hardwareConcurrency"),
        is_webkit: is_webkit(),
        memory: number("navigator", "deviceMemory"),
        touch_points: number("navigator", "maxTouchPoints"),
        shorter_side: sides
            .0
            .zip(sides.1)
            .map(|(width, height)| width.min(height)),
    }
}

/// True in Safari, in every browser of an iPhone, and in WebKitGTK.
fn is_webkit() -> bool {
    let vendor = member(&global(), "navigator").and_then(|of| member(&of, "vendor"));
    let vendor = vendor.and_then(|vendor| vendor.as_string());
    vendor.is_some_and(|vendor| vendor.starts_with("Apple"))
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
        if let Ok(question) = wire::read_piece(&text) {
            answer_piece(&mut minds.borrow_mut(), &question);
            return;
        }
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

/// Answers a piece of a review.
fn answer_piece(minds: &mut Thinkers, question: &PieceQuestion) {
    let say = |news| {
        let number = question.number;
        post(&wire::write_heard(&PieceHeard { number, news }));
    };
    let goes_on = |nodes: u64| {
        if 0 < nodes && nodes.is_multiple_of(NODES_BETWEEN_WORDS) {
            say(PieceNews::Progress(nodes));
        }
        true
    };
    let answer = minds.answer_piece(&question.game, &question.piece, &goes_on);
    say(PieceNews::Answer(answer.unwrap_or(PieceAnswer {
        found: PieceFound::Unsolved,
        nodes: 0,
        aside: 0,
    })));
}

fn post(text: &str) {
    call(&global(), "postMessage", &[JsValue::from_str(text)]);
}

fn log(words: &str) {
    web_sys::console::error_1(&words.into());
}

//! Watches the pulse of the window's page, and has a new window opened for one that is gone.
//!
//! Dioxus waits for a page to draw before it does anything else, and for a dead one it waits for ever. So nothing here
//! is a task of the page's: the window's own events are taken as they come, and an [`Alarm`] makes one come every few
//! seconds.

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use dioxus::prelude::*;

use super::life::presence;
use super::pulse::{ASK, Act, Pulse};
use super::webview::tao::event::Event as SystemEvent;

use super::alarm::Alarm;
use super::webview::{self, use_wry_event_handler};
use super::windows::Windows;
use crate::platform::System;
use rsg_game::app::Event;

/// Input from other threads, kept until the window's next event.
#[derive(Default)]
struct Inbox {
    ticked: AtomicBool,
    answers: Mutex<Vec<String>>,
}

/// Watches over the page of the window that it is drawn in.
#[component]
pub(super) fn Watch() -> Element {
    let alarm = use_context::<Alarm>();
    let windows = use_context::<Windows>();
    let (inbox, pulse) = use_hook(|| {
        let (inbox, pulse) = (Arc::<Inbox>::default(), Pulse::on(System::HERE));
        tick_later(pulse.next_tick(), &alarm, &inbox);
        (inbox, Rc::new(RefCell::new(pulse)))
    });
    use_wry_event_handler(move |event, _| {
        let mut pulse = pulse.borrow_mut();
        let act = |act: Act| match act {
            Act::Nothing => {}
            Act::Ask => ask(&alarm, &inbox),
            Act::Renew => windows.replace(&webview::window()),
        };
        if let SystemEvent::WindowEvent { event, .. } = event {
            match presence(event) {
                Some(Event::Suspended) => pulse.away(),
                Some(_) => act(pulse.back()),
                None => {}
            }
        }
        let answers = inbox
            .answers
            .lock()
            .map(|mut answers| std::mem::take(&mut *answers));
        for answer in answers.unwrap_or_default() {
            act(pulse.answered(&answer));
        }
        if inbox.ticked.swap(false, Ordering::Relaxed) {
            act(pulse.tick());
            tick_later(pulse.next_tick(), &alarm, &inbox);
        }
    });
    rsx! {}
}

/// One tick, once. The next is ordered when this one has arrived: ticks that pile up while the window sleeps or is busy
/// would count as time.
fn tick_later(tick: Duration, alarm: &Alarm, inbox: &Arc<Inbox>) {
    let (alarm, inbox) = (alarm.clone(), Arc::downgrade(inbox));
    tokio::spawn(async move {
        tokio::time::sleep(tick).await;
        if let Some(inbox) = inbox.upgrade() {
            inbox.ticked.store(true, Ordering::Relaxed);
            alarm.ring();
        }
    });
}

fn ask(alarm: &Alarm, inbox: &Arc<Inbox>) {
    let (alarm, inbox) = (alarm.clone(), Arc::clone(inbox));
    // No answer is an answer, too.
    let _ = webview::window()
        .webview
        .evaluate_script_with_callback(ASK, move |answer| {
            if let Ok(mut answers) = inbox.answers.lock() {
                answers.push(answer);
            }
            alarm.ring();
        });
}

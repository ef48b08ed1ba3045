//! Watches the pulse of the window's page, and has a new window opened for one that is gone.
//!
//! Dioxus waits for a page to draw before it does anything else, and for a dead one it waits for ever. So nothing here
//! is a task of the page's: the window's own events are taken as they come, and an [`Alarm`] makes one come every few
//! seconds.

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::{Arc, Mutex};

use dioxus::prelude::*;

use super::life::presence;
use super::pulse::{ASK, Act, Pulse, Tick};
use super::webview::tao::event::Event as SystemEvent;

use super::alarm::Alarm;
use super::webview::{self, use_wry_event_handler};
use super::windows::Windows;
use crate::platform::System;
use crate::ui::texts::t;
use rsg_game::app::Event;

/// Input from other threads, kept until the window's next event.
#[derive(Default)]
struct Inbox {
    ticks: Mutex<Vec<u32>>,
    answers: Mutex<Vec<String>>,
}

/// Watches over the page of the window that it is drawn in.
#[component]
pub(super) fn Watch() -> Element {
    let alarm = use_context::<Alarm>();
    let windows = use_context::<Windows>();
    let (inbox, pulse) = use_hook(|| {
        let inbox = Arc::<Inbox>::default();
        let mut pulse = Pulse::on(System::HERE, windows.without_a_beat.get());
        tick_later(pulse.order(), &alarm, &inbox);
        (inbox, Rc::new(RefCell::new(pulse)))
    });
    use_wry_event_handler(move |event, _| {
        let mut pulse = pulse.borrow_mut();
        let act = |act: Act| match act {
            Act::Nothing => {}
            Act::Ask => ask(&alarm, &inbox),
            Act::Renew => windows.replace(&webview::window()),
            Act::GiveUp => say_alone(&t("app-cut-off")),
        };
        if let SystemEvent::WindowEvent { event, .. } = event {
            match presence(event) {
                Some(Event::Suspended) => pulse.away(),
                Some(_) => {
                    let (next, tick) = pulse.back();
                    act(next);
                    tick_later(tick, &alarm, &inbox);
                }
                None => {}
            }
        }
        for answer in taken(&inbox.answers) {
            act(pulse.answered(&answer));
        }
        for number in taken(&inbox.ticks) {
            if let Some((next, tick)) = pulse.tick(number) {
                act(next);
                tick_later(tick, &alarm, &inbox);
            }
        }
        windows.without_a_beat.set(pulse.given_up_without_a_beat());
    });
    rsx! {}
}

fn taken<T>(kept: &Mutex<Vec<T>>) -> Vec<T> {
    kept.lock()
        .map(|mut kept| std::mem::take(&mut *kept))
        .unwrap_or_default()
}

/// One tick, once. The next is ordered when this one has arrived: ticks that pile up while the window sleeps or is busy
/// would count as time.
fn tick_later(tick: Tick, alarm: &Alarm, inbox: &Arc<Inbox>) {
    let (alarm, inbox) = (alarm.clone(), Arc::downgrade(inbox));
    tokio::spawn(async move {
        tokio::time::sleep(tick.after).await;
        if let Some(inbox) = inbox.upgrade() {
            if let Ok(mut ticks) = inbox.ticks.lock() {
                ticks.push(tick.number);
            }
            alarm.ring();
        }
    });
}

/// Shows words in place of the app, in a page that the app cannot draw in any more.
fn say_alone(words: &str) {
    // A page without scripts cannot say it.
    let _ = webview::window()
        .webview
        .evaluate_script(&words_alone(words));
}

fn words_alone(words: &str) -> String {
    let words = serde_json::Value::from(words);
    format!(
        "(() => {{ const page = document.getElementById('main'); \
         page.innerHTML = '<div class=\"app\" data-theme=\"system\">\
         <div class=\"notice-page\" role=\"alert\"><p></p></div></div>'; \
         page.querySelector('p').textContent = {words}; }})()"
    )
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_stay_words_in_the_script_that_shows_them() {
        let script = words_alone("it's \"over\"</p>\\\n");
        assert!(
            script.contains(r#"textContent = "it's \"over\"</p>\\\n"; })()"#),
            "{script}"
        );
    }
}

//! The check that the page is still alive.
//!
//! A webview draws in a process of its own. The system may end it (the page is white then), stop it, or cut its
//! connection (the page is deaf), most often while the app is in the background; the app gets no event. So the window
//! feels the page's pulse: it asks by a script for the newest beat that is drawn, when the window is looked at again
//! and every few seconds while it is. Each question makes the page send the next beat to the app, which draws it: a
//! pulse that goes on has gone every way that a tap and its stone go.
//!
//! This is the counting alone. [`super::window`] asks, and opens a new page for one that is gone; the app itself is not
//! in the page and goes on where it is.

use std::time::Duration;

use crate::platform::System;

/// The time between two questions to a page that is looked at.
const TICK: Duration = Duration::from_secs(4);

/// That time on an iPhone just after the app is back: a page that is deaf after a long sleep is what a player would see
/// there. On Android such a page costs the process, so it has all the time of the other ticks; and a desk's window does
/// not sleep.
const FIRST_TICK: Duration = Duration::from_secs(1);

/// The number of short ticks.
const FIRST_TICKS: u32 = 5;

/// The ticks in a row that may pass without a new beat. A busy machine must not be taken for a dead page.
const PATIENCE: u32 = 3;

/// That limit for a page that has drawn no beat yet: starting its process and loading it may take a slow device that
/// long. On Android such a page is left alone: there a new page means a new process, and that must not happen again and
/// again.
const PATIENCE_AT_FIRST: u32 = if cfg!(target_os = "android") {
    u32::MAX
} else {
    8
};

/// The pages in a row that may be given up without a beat of theirs. Where iOS has taken the app's listening socket in
/// sleep and dioxus' thread for it has ended, no page of this program can be drawn again (dioxus-desktop
/// 0.8.0-alpha.3, `src/edits.rs:346`).
const PAGES_WITHOUT_A_BEAT: u32 = 2;

/// The script that asks.
pub(super) const ASK: &str = "window.rsg?rsg.pulse():'gone'";

/// The next action of the window.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Act {
    Nothing,
    /// Ask the page.
    Ask,
    /// The page is gone: open a new one. Returned once.
    Renew,
    /// No page can be drawn any more: tell the player in this one, by a script. Returned once.
    GiveUp,
}

/// A tick that is ordered. A later order makes it void.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[must_use]
pub(super) struct Tick {
    pub after: Duration,
    pub number: u32,
}

/// The pulse of one page.
#[derive(Debug)]
pub(super) struct Pulse {
    /// The pages before this one that were given up without a beat, in a row.
    without_a_beat: u32,
    /// True where a page that only loads is given up, too: where the system may take the socket that it connects to.
    must_connect: bool,
    /// The number of the tick that was ordered last.
    ordered: u32,
    /// The number of short ticks after the window was away.
    short_after: u32,
    /// The number of short ticks that are left.
    short: u32,
    /// The newest beat that the page has drawn; none while it is being loaded.
    drawn: Option<u32>,
    missed: u32,
    is_away: bool,
    is_gone: bool,
}

impl Pulse {
    /// The pulse of a new page; `without_a_beat` is the number of pages in a row that were given up before they could
    /// draw anything.
    pub(super) fn on(system: System, without_a_beat: u32) -> Pulse {
        let may_lose_its_socket = system == System::Ios;
        Pulse {
            without_a_beat,
            must_connect: may_lose_its_socket,
            ordered: 0,
            short_after: if may_lose_its_socket { FIRST_TICKS } else { 0 },
            short: 0,
            drawn: None,
            missed: 0,
            is_away: false,
            is_gone: false,
        }
    }

    /// Orders the next tick, in place of the one that is still to come.
    pub(super) fn order(&mut self) -> Tick {
        self.ordered = self.ordered.wrapping_add(1);
        Tick {
            after: if self.short == 0 { TICK } else { FIRST_TICK },
            number: self.ordered,
        }
    }

    /// The tick of this number has passed: what is to be done, and the next one. `None` if the tick was void.
    pub(super) fn tick(&mut self, number: u32) -> Option<(Act, Tick)> {
        (number == self.ordered).then(|| (self.ticked(), self.order()))
    }

    fn ticked(&mut self) -> Act {
        if self.is_away || self.is_gone {
            return Act::Nothing;
        }
        self.short = self.short.saturating_sub(1);
        self.missed += 1;
        let patience = match self.drawn {
            Some(_) => PATIENCE,
            None => PATIENCE_AT_FIRST,
        };
        if patience < self.missed {
            return self.end();
        }
        Act::Ask
    }

    /// The window was taken away: a page that is not looked at need not be drawn.
    pub(super) fn away(&mut self) {
        self.is_away = true;
    }

    /// The window is looked at again: what is to be done, and the next tick. The one that was ordered before may be a
    /// long one.
    pub(super) fn back(&mut self) -> (Act, Tick) {
        // A page that has drawn nothing yet is loaded as slowly as it may be.
        if self.is_away && self.drawn.is_some() {
            self.short = self.short_after;
        }
        self.is_away = false;
        self.missed = 0;
        let act = if self.is_gone { Act::Nothing } else { Act::Ask };
        (act, self.order())
    }

    /// The number of pages in a row, up to this one, that were given up before they could draw anything.
    pub(super) fn given_up_without_a_beat(&self) -> u32 {
        match self.drawn {
            Some(_) => 0,
            None => self.without_a_beat + u32::from(self.is_gone),
        }
    }

    /// The page's answer, as JSON. A webview without a page gives an empty one.
    pub(super) fn answered(&mut self, answer: &str) -> Act {
        let answer = answer.trim_matches('"');
        match answer.parse() {
            Ok(beat) => {
                if self.drawn != Some(beat) {
                    self.missed = 0;
                }
                self.drawn = Some(beat);
            }
            Err(_) if answer == "hidden" => self.missed = 0,
            // Its scripts run and nothing is drawn, which may be for ever where it cannot connect.
            Err(_) if answer == "young" && self.must_connect => {}
            Err(_) if answer == "young" => self.missed = 0,
            Err(_) if self.is_gone => {}
            // What has never been there cannot be gone; and it answers.
            Err(_) if self.drawn.is_none() => self.missed = 0,
            Err(_) => return self.end(),
        }
        Act::Nothing
    }

    fn end(&mut self) -> Act {
        self.is_gone = true;
        if self.must_connect && self.given_up_without_a_beat() >= PAGES_WITHOUT_A_BEAT {
            Act::GiveUp
        } else {
            Act::Renew
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn on(system: System) -> Pulse {
        Pulse::on(system, 0)
    }

    /// A page that has drawn its first beat.
    fn living() -> Pulse {
        let mut pulse = on(System::Desk);
        assert_eq!(pulse.ticked(), Act::Ask);
        assert_eq!(pulse.answered("\"0\""), Act::Nothing);
        pulse
    }

    /// The actions of ten ticks.
    fn ticks(pulse: &mut Pulse) -> Vec<Act> {
        (0..10)
            .map(|_| pulse.ticked())
            .filter(|act| *act != Act::Nothing)
            .collect()
    }

    #[test]
    fn a_page_that_beats_lives_on() {
        let mut pulse = living();
        for beat in 1..100 {
            assert_eq!(pulse.ticked(), Act::Ask);
            assert_eq!(pulse.answered(&format!("\"{beat}\"")), Act::Nothing);
        }
    }

    #[test]
    fn a_page_that_says_nothing_is_given_up_once() {
        assert_eq!(
            ticks(&mut living()),
            [Act::Ask, Act::Ask, Act::Ask, Act::Renew]
        );
    }

    /// Its scripts run, but its messages do not reach the app, or the app's drawing does not arrive.
    #[test]
    fn a_page_that_answers_always_the_same_is_deaf() {
        let mut pulse = living();
        for _ in 0..PATIENCE {
            assert_eq!(pulse.ticked(), Act::Ask);
            assert_eq!(pulse.answered("\"0\""), Act::Nothing);
        }
        assert_eq!(pulse.ticked(), Act::Renew);
    }

    #[test]
    fn a_webview_without_a_page_is_given_up_at_once() {
        for answer in ["", "null", "\"gone\""] {
            let mut pulse = living();
            assert_eq!(pulse.back().0, Act::Ask);
            assert_eq!(pulse.answered(answer), Act::Renew, "{answer}");
            assert_eq!(pulse.answered(answer), Act::Nothing, "{answer}");
            assert_eq!(pulse.back().0, Act::Nothing, "{answer}");
        }
    }

    #[test]
    fn a_page_that_is_still_loaded_has_all_the_time_it_needs() {
        let mut pulse = on(System::Desk);
        for answer in ["", "\"gone\"", "\"young\""].repeat(20) {
            assert_eq!(pulse.ticked(), Act::Ask);
            assert_eq!(pulse.answered(answer), Act::Nothing);
        }
    }

    /// Its process was stopped before it could draw anything.
    #[test]
    fn a_page_that_never_answers_is_given_up() {
        let asked = ticks(&mut on(System::Desk));
        assert_eq!(asked.len() as u32, PATIENCE_AT_FIRST + 1);
        assert_eq!(asked.last(), Some(&Act::Renew));
    }

    #[test]
    fn nobody_asks_a_page_that_is_not_looked_at() {
        let mut pulse = living();
        assert_eq!(pulse.ticked(), Act::Ask);
        pulse.away();
        assert_eq!(ticks(&mut pulse), []);
        assert_eq!(pulse.back().0, Act::Ask);
        assert_eq!(
            ticks(&mut pulse),
            [Act::Ask, Act::Ask, Act::Ask, Act::Renew]
        );
    }

    /// A page that has drawn, taken away and looked at again: its ticks, each with the time from the return at which it
    /// comes. The long one that was ordered before is still to come.
    fn back_on(system: System) -> (Pulse, Vec<(Duration, u32)>) {
        let mut pulse = Pulse {
            drawn: Some(0),
            ..on(system)
        };
        let long = pulse.order();
        assert_eq!(long.after, TICK);
        pulse.away();
        let (act, soon) = pulse.back();
        assert_eq!(act, Act::Ask);
        let ticks = [long, soon].map(|tick| (tick.after, tick.number));
        (pulse, ticks.to_vec())
    }

    /// Lets time go on until `until`, with this answer to each question. The time and the act of the last tick.
    fn watch(
        (pulse, ticks): &mut (Pulse, Vec<(Duration, u32)>),
        mut answer: impl FnMut() -> Option<String>,
        until: impl Fn(Duration, Act) -> bool,
    ) -> (Duration, Act) {
        loop {
            ticks.sort_by_key(|(at, _)| std::cmp::Reverse(*at));
            let (at, number) = ticks.pop().expect("a tick is always to come");
            let Some((act, next)) = pulse.tick(number) else {
                continue;
            };
            ticks.push((at + next.after, next.number));
            if until(at, act) {
                return (at, act);
            }
            if let Some(answer) = answer() {
                assert_eq!(pulse.answered(&answer), Act::Nothing);
            }
        }
    }

    /// The first ticks after the return are short, so a deaf page is given up within seconds; one that draws is asked
    /// as before.
    #[test]
    fn after_a_sleep_an_iphone_looks_sooner() {
        let given_up = |_, act| act == Act::Renew;
        for (system, tick) in [
            (System::Ios, FIRST_TICK),
            (System::Desk, TICK),
            (System::Android, TICK),
        ] {
            let (deaf_for, _) = watch(&mut back_on(system), || None, given_up);
            assert_eq!(deaf_for, (PATIENCE + 1) * tick, "{system:?}");
        }
        let mut beat = 0;
        let mut living = back_on(System::Ios);
        let beats = || {
            beat += 1;
            Some(beat.to_string())
        };
        let later = |at, _| at > FIRST_TICKS * FIRST_TICK;
        let (at, act) = watch(&mut living, beats, later);
        assert_eq!((at, act), (FIRST_TICKS * FIRST_TICK + TICK, Act::Ask));
    }

    #[test]
    fn there_is_one_tick_to_come_however_often_a_window_is_looked_at() {
        let (mut pulse, ticks) = back_on(System::Ios);
        let (_, newest) = pulse.back();
        for (_, number) in ticks {
            assert_eq!(pulse.tick(number), None);
        }
        assert!(pulse.tick(newest.number).is_some());
    }

    /// The acts of an iPhone's pages, one after another, each of which answers only this.
    fn renewals(answer: &str) -> Vec<Act> {
        let mut without_a_beat = 0;
        let mut acts = Vec::new();
        loop {
            let mut pulse = Pulse::on(System::Ios, without_a_beat);
            let act = (0..100).find_map(|_| match pulse.ticked() {
                Act::Ask => {
                    assert_eq!(pulse.answered(answer), Act::Nothing);
                    None
                }
                act => Some(act),
            });
            let act = act.expect("it is given up");
            acts.push(act);
            without_a_beat = pulse.given_up_without_a_beat();
            if act != Act::Renew {
                return acts;
            }
        }
    }

    /// Its socket is gone for good: each page loads, runs its scripts and waits for a drawing that never comes.
    #[test]
    fn an_iphone_whose_pages_cannot_connect_says_so_after_two() {
        assert_eq!(renewals("\"young\""), [Act::Renew, Act::GiveUp]);
    }

    #[test]
    fn a_page_that_has_drawn_is_renewed_however_often_it_happens() {
        let mut pulse = Pulse::on(System::Ios, PAGES_WITHOUT_A_BEAT - 1);
        assert_eq!(pulse.ticked(), Act::Ask);
        assert_eq!(pulse.answered("\"0\""), Act::Nothing);
        assert_eq!(pulse.answered("\"gone\""), Act::Renew);
        assert_eq!(pulse.given_up_without_a_beat(), 0);
    }

    /// A window that is minimized, or behind others.
    #[test]
    fn a_hidden_page_is_not_drawn_and_lives() {
        let mut pulse = living();
        for _ in 0..100 {
            assert_eq!(pulse.ticked(), Act::Ask);
            assert_eq!(pulse.answered("\"hidden\""), Act::Nothing);
        }
    }
}

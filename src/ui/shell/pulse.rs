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
}

/// The pulse of one page.
#[derive(Debug)]
pub(super) struct Pulse {
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
    pub(super) fn on(system: System) -> Pulse {
        Pulse {
            short_after: if system == System::Ios {
                FIRST_TICKS
            } else {
                0
            },
            short: 0,
            drawn: None,
            missed: 0,
            is_away: false,
            is_gone: false,
        }
    }

    /// The time to the next tick.
    pub(super) fn next_tick(&self) -> Duration {
        if self.short == 0 { TICK } else { FIRST_TICK }
    }

    /// A tick has passed.
    pub(super) fn tick(&mut self) -> Act {
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

    /// The window is looked at again.
    pub(super) fn back(&mut self) -> Act {
        // A page that has drawn nothing yet is loaded as slowly as it may be.
        if self.is_away && self.drawn.is_some() {
            self.short = self.short_after;
        }
        self.is_away = false;
        self.missed = 0;
        if self.is_gone { Act::Nothing } else { Act::Ask }
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
            Err(_) if answer == "hidden" || answer == "young" => self.missed = 0,
            Err(_) if self.is_gone => {}
            // What has never been there cannot be gone; and it answers.
            Err(_) if self.drawn.is_none() => self.missed = 0,
            Err(_) => return self.end(),
        }
        Act::Nothing
    }

    fn end(&mut self) -> Act {
        self.is_gone = true;
        Act::Renew
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A page that has drawn its first beat.
    fn living() -> Pulse {
        let mut pulse = Pulse::on(System::Desk);
        assert_eq!(pulse.tick(), Act::Ask);
        assert_eq!(pulse.answered("\"0\""), Act::Nothing);
        pulse
    }

    /// The actions of ten ticks.
    fn ticks(pulse: &mut Pulse) -> Vec<Act> {
        (0..10)
            .map(|_| pulse.tick())
            .filter(|act| *act != Act::Nothing)
            .collect()
    }

    #[test]
    fn a_page_that_beats_lives_on() {
        let mut pulse = living();
        for beat in 1..100 {
            assert_eq!(pulse.tick(), Act::Ask);
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
            assert_eq!(pulse.tick(), Act::Ask);
            assert_eq!(pulse.answered("\"0\""), Act::Nothing);
        }
        assert_eq!(pulse.tick(), Act::Renew);
    }

    #[test]
    fn a_webview_without_a_page_is_given_up_at_once() {
        for answer in ["", "null", "\"gone\""] {
            let mut pulse = living();
            assert_eq!(pulse.back(), Act::Ask);
            assert_eq!(pulse.answered(answer), Act::Renew, "{answer}");
            assert_eq!(pulse.answered(answer), Act::Nothing, "{answer}");
            assert_eq!(pulse.back(), Act::Nothing, "{answer}");
        }
    }

    #[test]
    fn a_page_that_is_still_loaded_has_all_the_time_it_needs() {
        let mut pulse = Pulse::on(System::Desk);
        for answer in ["", "\"gone\"", "\"young\""].repeat(20) {
            assert_eq!(pulse.tick(), Act::Ask);
            assert_eq!(pulse.answered(answer), Act::Nothing);
        }
    }

    /// Its process was stopped before it could draw anything.
    #[test]
    fn a_page_that_never_answers_is_given_up() {
        let asked = ticks(&mut Pulse::on(System::Desk));
        assert_eq!(asked.len() as u32, PATIENCE_AT_FIRST + 1);
        assert_eq!(asked.last(), Some(&Act::Renew));
    }

    #[test]
    fn nobody_asks_a_page_that_is_not_looked_at() {
        let mut pulse = living();
        assert_eq!(pulse.tick(), Act::Ask);
        pulse.away();
        assert_eq!(ticks(&mut pulse), []);
        assert_eq!(pulse.back(), Act::Ask);
        assert_eq!(
            ticks(&mut pulse),
            [Act::Ask, Act::Ask, Act::Ask, Act::Renew]
        );
    }

    /// The first ticks after the return are short, so a deaf page is given up within seconds; one that draws is asked
    /// as before.
    #[test]
    fn after_a_sleep_an_iphone_looks_sooner() {
        let back_on = |system| {
            let mut pulse = Pulse {
                drawn: Some(0),
                ..Pulse::on(system)
            };
            assert_eq!(pulse.next_tick(), TICK);
            pulse.away();
            pulse.back();
            pulse
        };
        let mut deaf = back_on(System::Ios);
        let mut deaf_for = Duration::ZERO;
        loop {
            deaf_for += deaf.next_tick();
            if deaf.tick() == Act::Renew {
                break;
            }
        }
        assert_eq!(deaf_for, (PATIENCE + 1) * FIRST_TICK);
        let mut living = back_on(System::Ios);
        for beat in 1..=FIRST_TICKS {
            assert_eq!(living.next_tick(), FIRST_TICK);
            assert_eq!(living.tick(), Act::Ask);
            assert_eq!(living.answered(&beat.to_string()), Act::Nothing);
        }
        assert_eq!(living.next_tick(), TICK);
        for system in [System::Desk, System::Android] {
            assert_eq!(back_on(system).next_tick(), TICK, "{system:?}");
        }
    }

    /// A window that is minimized, or behind others.
    #[test]
    fn a_hidden_page_is_not_drawn_and_lives() {
        let mut pulse = living();
        for _ in 0..100 {
            assert_eq!(pulse.tick(), Act::Ask);
            assert_eq!(pulse.answered("\"hidden\""), Act::Nothing);
        }
    }
}

//! The clock of a game: whose time runs, and who has lost by it.

use rsg_engine::Color;

use super::effect::News;
use super::{Attention, Board, Phase, Timer};
use crate::progress::{Absence, GameClock, Millis};

/// The game is saved when a running clock has gone on by this time. Whoever is killed gets the time since then back,
/// which is at most this and the second until the next look: less than five seconds.
const SAVED_EVERY: Millis = 4_000;

impl Board {
    /// Gives the game a clock as it was kept, or none.
    pub fn set_clock_to(&mut self, clock: Option<GameClock>) {
        self.clock = clock;
        self.note_clock_saved();
    }

    #[must_use]
    pub fn clock(&self) -> Option<&GameClock> {
        self.clock.as_ref()
    }

    /// Sets the time of game clocks, for the next event.
    pub fn set_now(&mut self, now: Millis) {
        self.now = now;
    }

    /// Whose time runs: that of a side that is to move and can. It stands in what the rules force, while the game is
    /// stopped, while a turn is being shown or asked back, and while the CPU waits with an answer that it has.
    fn running_side(&self) -> Option<Color> {
        let can_move = match &self.phase {
            Phase::Choosing(_) => true,
            Phase::Thinking { answer, .. } => answer.is_none(),
            Phase::HandOver | Phase::Passing { .. } | Phase::Stopped(_) | Phase::Over => false,
        };
        let is_here = self.attention != Attention::Away && self.asks_for_undo().is_none();
        (can_move && is_here && self.steps.are_settled()).then(|| self.game.to_move())
    }

    /// Looks at the clock before anything else happens: somebody's time may be over by now.
    pub fn look_at_clock(&mut self) {
        let Some(clock) = &mut self.clock else {
            return;
        };
        clock.look(self.now);
        if clock.loser().is_some() && !self.is_over() {
            self.close();
            self.report(News::TimeIsUp);
        }
    }

    /// Sets the clock after an event: it runs for whoever is to move, and a timer comes when it shows something
    /// else.
    pub(super) fn set_clock(&mut self) {
        let side = self.running_side();
        let Some(clock) = &mut self.clock else {
            return;
        };
        match side {
            Some(side) => clock.run(side, self.now),
            None => clock.stop(self.now),
        }
        let Some((side, millis)) = clock.running().zip(clock.until_change(self.now)) else {
            self.ticking = None;
            return;
        };
        if self.ticking.is_some_and(|(ticking, _)| ticking == side) {
            return;
        }
        self.ticks += 1;
        self.ticking = Some((side, self.ticks));
        let millis = u32::try_from(millis).unwrap_or(u32::MAX);
        self.after(Timer::Clock(self.ticks), millis);
    }

    /// The timer is over.
    pub(super) fn ticked(&mut self, number: u64) {
        if self.ticking.is_some_and(|(_, ticking)| ticking == number) {
            self.ticking = None;
            self.save_clock_if_due();
        }
    }

    /// Asks for the game to be saved if its clock has run for long enough since it was saved for that. A clock that
    /// stands asks for nothing.
    fn save_clock_if_due(&mut self) {
        let left = self.clock.as_ref().map_or(0, GameClock::left_together);
        if SAVED_EVERY <= self.clock_saved.saturating_sub(left) {
            self.note_clock_saved();
            self.report(News::ClockChanged);
        }
    }

    /// Notes the clock's time as saved: it is in the file, or on its way there.
    fn note_clock_saved(&mut self) {
        self.clock_saved = self.clock.as_ref().map_or(0, GameClock::left_together);
    }

    pub(super) fn leave_clock(&mut self) {
        if let Some(clock) = &mut self.clock {
            clock.leave(self.now);
        }
    }

    pub(super) fn come_back_to_clock(&mut self) {
        let two_people = self.is_on_one_phone();
        if let Some(clock) = &mut self.clock {
            clock.come_back(self.now, two_people);
        }
    }

    pub(super) fn agree_on_absence(&mut self, answer: Absence) {
        if let Some(clock) = &mut self.clock {
            clock.answer(answer, self.now);
            self.report(News::ClockChanged);
        }
    }

    /// The length of two people's absence, while they are asked whether it counts, and the side whose time it would be.
    #[must_use]
    pub fn absence(&self) -> Option<(Color, u64)> {
        let (side, away) = self.clock.as_ref()?.absence()?;
        Some((side, away / 1000))
    }

    /// The time that a side has left, in seconds.
    #[must_use]
    pub fn seconds(&self, side: Color) -> Option<u64> {
        Some(self.clock.as_ref()?.seconds(side, self.now))
    }
}

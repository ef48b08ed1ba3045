//! The clock of a game: a number of minutes for each player, and who runs out loses.
//!
//! No clock is read here. Every call that needs the time is handed it: milliseconds of the device's calendar clock,
//! times the factor by which clocks are to run faster ([`Millis`]). The calendar clock, because it goes on while a
//! phone sleeps and while the app is not running. Should it be set back, the time until it has caught up costs nobody
//! anything.
//!
//! The calls that a board with a clock makes:
//!
//! | when | call |
//! |---|---|
//! | the game begins | [`ClockTime::clock`]; none is a game without a clock |
//! | a player is to move and can (after a placement, notice, hand-over or undo) | [`GameClock::run`] for that side |
//! | a notice that the rules force (pass, hand-over) comes up, and when the game ends | [`GameClock::stop`] |
//! | before a snapshot or placement, after [`GameClock::until_change`] | [`GameClock::look`], [`GameClock::loser`] |
//! | the app goes away, or the board is left | [`GameClock::leave`], then a snapshot |
//! | it is back, also after a start | [`GameClock::come_back`]; [`GameClock::absence`] is a question that comes first |
//! | they have answered | [`GameClock::answer`] |
//!
//! Undo gives no time back: the clock does not know it, the side to move simply runs on. A clock that was saved while
//! it ran is read back as one whose players went away when it was last looked at.

use std::fmt;

use rsg_classics::Color;
use serde::{Deserialize, Deserializer, Serialize};

use super::saved;

/// Milliseconds: a moment of the calendar clock, or how long something took.
pub type Millis = u64;

const SECOND: Millis = 1000;
const MINUTE: Millis = 60 * SECOND;

/// The time that a player has, as it is agreed on before a game: minutes for all of it; 0 is no clock.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ClockTime {
    #[serde(deserialize_with = "saved::within::<_, _, 0, LONGEST>")]
    minutes: u8,
}

/// The longest clock that is offered, in minutes.
const LONGEST: i64 = 30;

impl ClockTime {
    /// The times that a player may choose.
    pub const OFFERED: [ClockTime; 7] = [
        ClockTime::of_minutes(0),
        ClockTime::of_minutes(1),
        ClockTime::of_minutes(3),
        ClockTime::of_minutes(5),
        ClockTime::of_minutes(10),
        ClockTime::of_minutes(15),
        ClockTime::of_minutes(LONGEST as u8),
    ];

    /// This number of minutes.
    #[must_use]
    pub const fn of_minutes(minutes: u8) -> ClockTime {
        ClockTime { minutes }
    }

    /// Returns true if there is no clock.
    #[must_use]
    pub fn is_none(&self) -> bool {
        self.minutes == 0
    }

    #[must_use]
    pub fn minutes(self) -> u8 {
        self.minutes
    }

    /// The clock of a game that begins; it stands until the first turn.
    #[must_use]
    pub fn clock(self) -> Option<GameClock> {
        (!self.is_none()).then(|| GameClock {
            left: [Millis::from(self.minutes) * MINUTE; 2],
            course: ClockStage::Still,
        })
    }
}

/// `5`: the word that names it in test ids.
impl fmt::Display for ClockTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.minutes.fmt(f)
    }
}

/// The decision of two people about the time that they were away.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Absence {
    /// The time away costs nothing.
    GoOn,
    /// It is taken from the side that was to move.
    Count,
}

/// The time that both players have left, and whose is running.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameClock {
    /// Black's and White's, when the clock was last looked at.
    #[serde(deserialize_with = "at_most_all")]
    left: [Millis; 2],
    #[serde(deserialize_with = "as_away")]
    course: ClockStage,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum ClockStage {
    /// No side's time runs: before the first turn, in notices, at the end.
    Still,
    /// A side's time runs and is counted up to a moment.
    Running { side: Color, since: Millis },
    /// A side's time ran when the players went away.
    Away { side: Color, since: Millis },
    /// They are back and asked whether the time away counts.
    Asked { side: Color, away: Millis },
    /// A side has run out of time.
    Out { side: Color },
}

impl ClockStage {
    /// The stage after reading it from a file: the time during which the app was closed is an absence.
    fn read_back(self) -> ClockStage {
        match self {
            ClockStage::Running { side, since } => ClockStage::Away { side, since },
            other => other,
        }
    }
}

/// Reads times that are no longer than the longest clock has.
fn at_most_all<'de, D: Deserializer<'de>>(from: D) -> Result<[Millis; 2], D::Error> {
    let left = <[Millis; 2]>::deserialize(from)?;
    Ok(left.map(|left| left.min(LONGEST as Millis * MINUTE)))
}

fn as_away<'de, D: Deserializer<'de>>(from: D) -> Result<ClockStage, D::Error> {
    ClockStage::deserialize(from).map(ClockStage::read_back)
}

impl GameClock {
    /// A side is to move and its time runs. Does nothing while the players are away or asked, and after the end.
    pub fn run(&mut self, side: Color, now: Millis) {
        self.look(now);
        if matches!(self.course, ClockStage::Still | ClockStage::Running { .. }) {
            self.course = ClockStage::Running { side, since: now };
        }
    }

    /// Stops the clock.
    pub fn stop(&mut self, now: Millis) {
        self.look(now);
        if let ClockStage::Running { .. } = self.course {
            self.course = ClockStage::Still;
        }
    }

    /// Counts the time up to now.
    pub fn look(&mut self, now: Millis) {
        if let ClockStage::Running { side, since } = self.course {
            self.course = ClockStage::Running { side, since: now };
            self.spend(side, now.saturating_sub(since));
        }
    }

    /// The players go away: the clock stands until they are back.
    pub fn leave(&mut self, now: Millis) {
        self.look(now);
        if let ClockStage::Running { side, since } = self.course {
            self.course = ClockStage::Away { side, since };
        }
    }

    /// They are back. Two people are asked whether the time counts; against the CPU it does not.
    pub fn come_back(&mut self, now: Millis, two_people: bool) {
        if let ClockStage::Away { side, since } = self.course {
            self.course = if two_people {
                ClockStage::Asked {
                    side,
                    away: now.saturating_sub(since),
                }
            } else {
                ClockStage::Running { side, since: now }
            };
        }
    }

    /// The length of the two people's absence, while they are asked whether it counts, and the side that was to move.
    pub fn absence(&self) -> Option<(Color, Millis)> {
        match self.course {
            ClockStage::Asked { side, away } => Some((side, away)),
            _ => None,
        }
    }

    /// Applies the decision of the two people.
    pub fn answer(&mut self, answer: Absence, now: Millis) {
        if let ClockStage::Asked { side, away } = self.course {
            self.course = ClockStage::Running { side, since: now };
            if answer == Absence::Count {
                self.spend(side, away);
            }
        }
    }

    fn spend(&mut self, side: Color, time: Millis) {
        let left = &mut self.left[side as usize];
        *left = left.saturating_sub(time);
        if *left == 0 {
            self.course = ClockStage::Out { side };
        }
    }

    /// The side whose time had run out when the clock was last looked at.
    pub fn loser(&self) -> Option<Color> {
        match self.course {
            ClockStage::Out { side } => Some(side),
            _ => None,
        }
    }

    /// The time that a side has left now.
    pub fn left(&self, side: Color, now: Millis) -> Millis {
        let left = self.left[side as usize];
        match self.course {
            ClockStage::Running { side: runs, since } if runs == side => {
                left.saturating_sub(now.saturating_sub(since))
            }
            _ => left,
        }
    }

    /// The time that both sides together had left when the clock was last looked at.
    pub fn left_together(&self) -> Millis {
        self.left.iter().sum()
    }

    /// The time left in seconds, as it is shown: begun ones count, so that 0 is shown to nobody who may still place.
    pub fn seconds(&self, side: Color, now: Millis) -> u64 {
        self.left(side, now).div_ceil(SECOND)
    }

    /// The side whose time runs.
    pub fn running(&self) -> Option<Color> {
        match self.course {
            ClockStage::Running { side, .. } => Some(side),
            _ => None,
        }
    }

    /// The milliseconds (the clock's own, faster ones perhaps) until the clock shows something else, or a side has
    /// lost; none while nothing runs.
    pub fn until_change(&self, now: Millis) -> Option<Millis> {
        let left = self.left(self.running()?, now);
        Some(left.saturating_sub(1) % SECOND + 1)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;
    use rsg_engine::SplitMix64;

    fn clock(minutes: u8) -> GameClock {
        ClockTime::of_minutes(minutes).clock().unwrap()
    }

    /// Saved and read again.
    fn read_back(clock: &GameClock) -> GameClock {
        GameClock {
            course: clock.course.read_back(),
            ..*clock
        }
    }

    #[test]
    fn off_is_no_clock() {
        assert_eq!(ClockTime::default().clock(), None);
        assert!(
            ClockTime::OFFERED[1..]
                .iter()
                .all(|some| some.clock().is_some())
        );
    }

    #[test]
    fn time_runs_for_the_side_to_move_alone() {
        let mut clock = clock(1);
        assert_eq!(clock.seconds(Color::Black, 99_000), 60);
        clock.run(Color::Black, 100_000);
        clock.run(Color::White, 110_000);
        clock.stop(130_000);
        assert_eq!(clock.left(Color::Black, 500_000), 50_000);
        assert_eq!(clock.left(Color::White, 500_000), 40_000);
        assert_eq!(clock.running(), None);
    }

    #[test]
    fn who_runs_out_loses_and_nothing_changes_that() {
        let mut clock = clock(1);
        clock.run(Color::White, 0);
        clock.look(59_999);
        assert_eq!(
            (clock.loser(), clock.seconds(Color::White, 59_999)),
            (None, 1)
        );
        assert_eq!(clock.until_change(59_999), Some(1));
        clock.look(60_000);
        let lost = clock.clone();
        assert_eq!(clock.loser(), Some(Color::White));
        clock.run(Color::Black, 61_000);
        clock.stop(62_000);
        clock.leave(63_000);
        clock.come_back(64_000, true);
        clock.answer(Absence::GoOn, 65_000);
        assert_eq!(clock, lost);
        assert_eq!(read_back(&clock), lost);
    }

    #[test]
    fn a_placement_that_comes_too_late_does_not_save_its_player() {
        let mut clock = clock(1);
        clock.run(Color::Black, 0);
        clock.run(Color::White, 60_500);
        assert_eq!(clock.loser(), Some(Color::Black));
    }

    #[test]
    fn two_people_say_whether_the_time_away_counts() {
        let mut clock = clock(3);
        clock.run(Color::Black, 0);
        clock.leave(10_000);
        assert_eq!(clock.running(), None);
        clock.come_back(70_000, true);
        assert_eq!(clock.absence(), Some((Color::Black, 60_000)));
        clock.look(90_000);
        let mut other = clock.clone();
        clock.answer(Absence::GoOn, 100_000);
        other.answer(Absence::Count, 100_000);
        assert_eq!(clock.left(Color::Black, 101_000), 169_000);
        assert_eq!(other.left(Color::Black, 101_000), 109_000);
    }

    #[test]
    fn an_absence_that_counts_may_lose_the_game() {
        let mut clock = clock(1);
        clock.run(Color::White, 0);
        clock.leave(0);
        clock.come_back(3_600_000, true);
        clock.answer(Absence::Count, 3_600_000);
        assert_eq!(clock.loser(), Some(Color::White));
    }

    #[test]
    fn against_the_cpu_nobody_is_asked() {
        let mut clock = clock(1);
        clock.run(Color::Black, 0);
        clock.leave(1_000);
        clock.come_back(50_000, false);
        assert_eq!(clock.absence(), None);
        assert_eq!(clock.left(Color::Black, 51_000), 58_000);
    }

    #[test]
    fn leaving_during_a_notice_asks_nothing() {
        let mut clock = clock(1);
        clock.run(Color::Black, 0);
        clock.stop(1_000);
        clock.leave(2_000);
        clock.come_back(90_000, true);
        assert_eq!(clock.absence(), None);
        clock.run(Color::White, 91_000);
        assert_eq!(clock.running(), Some(Color::White));
    }

    #[test]
    fn a_calendar_clock_set_back_costs_nothing() {
        let mut clock = clock(1);
        clock.run(Color::Black, 1_000_000);
        clock.look(500_000);
        clock.look(501_000);
        assert_eq!(clock.left(Color::Black, 501_000), 59_000);
    }

    /// The shown seconds change exactly when it was said, and at no moment before.
    #[test]
    fn a_timer_comes_at_every_change() {
        let mut clock = clock(1);
        let (mut now, mut shown) = (0, 60);
        clock.run(Color::Black, now);
        now += 250;
        while clock.loser().is_none() {
            let wait = clock.until_change(now).unwrap();
            assert_eq!(clock.seconds(Color::Black, now + wait - 1), shown);
            now += wait;
            clock.look(now);
            shown -= 1;
            assert_eq!(clock.seconds(Color::Black, now), shown);
        }
        assert_eq!((now, shown), (60_000, 0));
    }

    /// The time that a player has spent, counted in the plainest way: millisecond by millisecond.
    #[derive(Default)]
    struct Plain {
        runs: Option<Color>,
        /// Since when they are away, or how long they were.
        away: Option<Millis>,
        asked: Option<Millis>,
        spent: [Millis; 2],
    }

    impl Plain {
        fn pass(&mut self, time: Millis) {
            match (self.runs, self.away) {
                (_, Some(away)) => self.away = Some(away + time),
                (Some(side), None) if self.asked.is_none() => self.spent[side as usize] += time,
                _ => {}
            }
        }

        fn busy(&self) -> bool {
            self.away.is_some() || self.asked.is_some()
        }
    }

    /// One thing that happens to both.
    fn happens(what: usize, clock: &mut GameClock, plain: &mut Plain, now: Millis) {
        let side = Color::ALL[what % 2];
        match what {
            0 | 1 => {
                clock.run(side, now);
                if !plain.busy() {
                    plain.runs = Some(side);
                }
            }
            2 => {
                clock.stop(now);
                if !plain.busy() {
                    plain.runs = None;
                }
            }
            3 => {
                clock.leave(now);
                if !plain.busy() && plain.runs.is_some() {
                    plain.away = Some(0);
                }
            }
            4 | 5 => {
                clock.come_back(now, what == 4);
                let away = plain.away.take();
                plain.asked = plain.asked.or(away.filter(|_| what == 4));
            }
            6 | 7 => {
                let counts = what == 6;
                let answer = if counts {
                    Absence::Count
                } else {
                    Absence::GoOn
                };
                clock.answer(answer, now);
                if let (Some(away), Some(side)) = (plain.asked.take(), plain.runs)
                    && counts
                {
                    plain.spent[side as usize] += away;
                }
            }
            8 => clock.look(now),
            _ => {
                // The app ends at once, after a snapshot; it was away until it is back.
                clock.look(now);
                *clock = read_back(clock);
                if !plain.busy() && plain.runs.is_some() {
                    plain.away = Some(0);
                }
            }
        }
    }

    #[test]
    fn whatever_happens_each_pays_for_their_own_time_alone() {
        let (mut ended, mut asked) = (0, 0);
        for seed in 0..2_000 {
            let mut chance = SplitMix64::new(seed);
            let (mut clock, mut plain) = (clock(1), Plain::default());
            let mut now = 1_700_000_000_000;
            for _ in 0..120 {
                let time = chance.below(4_000) as Millis;
                now += time;
                plain.pass(time);
                happens(chance.below(10), &mut clock, &mut plain, now);
                asked += u32::from(clock.absence().is_some());
                let before = [Color::Black, Color::White].map(|side| clock.left(side, now));
                if clock.loser().is_none() {
                    assert_eq!(
                        before,
                        plain.spent.map(|spent| 60_000_u64.saturating_sub(spent)),
                        "seed {seed}"
                    );
                } else {
                    let side = clock.loser().unwrap();
                    assert!(60_000 <= plain.spent[side as usize], "seed {seed}");
                    ended += 1;
                    break;
                }
            }
        }
        assert!(100 < ended && 1_000 < asked, "{ended} {asked}");
    }

    #[test]
    fn it_does_not_matter_how_often_one_looks() {
        for seed in 0..200 {
            let mut chance = SplitMix64::new(seed);
            let (mut often, mut seldom) = (clock(1), clock(1));
            let mut now = 0;
            while now < 150_000 {
                let side = Color::ALL[chance.below(2)];
                often.run(side, now);
                seldom.run(side, now);
                let next = now + chance.below(20_000) as Millis;
                while now < next {
                    now = next.min(now + 1 + chance.below(500) as Millis);
                    often.look(now);
                }
                seldom.look(now);
                assert_eq!(often, seldom);
            }
        }
    }
}

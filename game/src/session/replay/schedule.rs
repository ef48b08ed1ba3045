//! The times at which a replay shows the turns of a finished game: a pure function of the changes by each turn.
//!
//! A turn is drawn within a *slot*, at its beginning. All slots together take a given time. The turn at which the game
//! turned has a long one; the others share the rest by how much there is to be seen. No spot changes its colour more
//! than three times in a second, however often it turns over: where it would, the turns in between wait for it. A game
//! in which that leaves too little time begins later.

use std::collections::BTreeMap;

use crate::board::Spot;

/// A turn is drawn within this time; in a longer slot the board then stands.
const DRAWN: u32 = 300;

/// The turn at which the game turned is drawn as slowly as this, and its slot is no shorter.
const TURNING: u32 = 800;

/// The length of the shortest slot.
const SHORTEST: u32 = 50;

/// The most changes of one spot within a second.
const CHANGES: usize = 3;
const SECOND: u32 = 1000;

/// The least time, in milliseconds, that is left to be shared out.
const SHARED: u32 = 600;

/// A turn, as far as it is seen.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TurnShape {
    /// The spots whose stones change their colour; one that does so twice stands here twice.
    pub changed: Vec<Spot>,
    /// The turn's share of the time, relative to other turns.
    pub weight: u32,
}

/// The slots of the turns that are shown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Schedule {
    /// The number of turns on the board when it begins.
    pub skipped: usize,
    /// A slot for each of the others.
    pub slots: Vec<Beat>,
}

/// The time of a turn, in milliseconds.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Beat {
    /// Until the next turn.
    pub length: u32,
    /// The part of it within which all that moves has moved.
    pub drawn: u32,
}

/// The slots of these turns, which together take `total` milliseconds; one of them may be where the game turned. None
/// of a game without turns.
#[must_use]
pub fn schedule(turns: &[TurnShape], turning: Option<usize>, total: u32) -> Option<Schedule> {
    (0..turns.len()).find_map(|skipped| {
        let shown = turns.get(skipped..)?;
        let most_drawn = |number| match Some(number + skipped) == turning {
            true => TURNING,
            false => DRAWN,
        };
        let mut lengths = shortest(shown, &most_drawn)?;
        let left = total.checked_sub(lengths.iter().sum())?;
        if left < SHARED && 1 < shown.len() {
            return None;
        }
        share(left, shown, &mut lengths);
        Some(Schedule {
            skipped,
            slots: slots(lengths, &most_drawn),
        })
    })
}

/// The slots of all these turns, which together take `total` milliseconds, or longer where a spot would change too
/// often; none if a single turn changes one too often.
#[must_use]
pub fn schedule_all(turns: &[TurnShape], total: u32) -> Option<Schedule> {
    let most_drawn = |_: usize| DRAWN;
    let mut lengths = shortest(turns, &most_drawn)?;
    let left = total.saturating_sub(lengths.iter().sum());
    share(left, turns, &mut lengths);
    Some(Schedule {
        skipped: 0,
        slots: slots(lengths, &most_drawn),
    })
}

/// Slots of these lengths.
fn slots(lengths: Vec<u32>, most_drawn: &impl Fn(usize) -> u32) -> Vec<Beat> {
    let slot = |(number, length): (usize, u32)| Beat {
        length,
        drawn: length.min(most_drawn(number)),
    };
    lengths.into_iter().enumerate().map(slot).collect()
}

/// The shortest slots in which no spot changes too often; none if a single turn changes one too often. Each turn waits
/// for those before it, and none waits longer than it must.
fn shortest(turns: &[TurnShape], most_drawn: &impl Fn(usize) -> u32) -> Option<Vec<u32>> {
    let mut lengths: Vec<u32> = Vec::new();
    // The turns at which each spot has changed.
    let mut changes: BTreeMap<Spot, Vec<usize>> = BTreeMap::new();
    for (number, turn) in turns.iter().enumerate() {
        for spot in &turn.changed {
            let all = changes.entry(*spot).or_default();
            all.push(number);
            let Some(&earlier) = all.iter().rev().nth(CHANGES) else {
                continue;
            };
            // A second must pass between all that the earlier turn draws and this one.
            let passed: u32 = lengths.get(earlier..)?.iter().sum();
            let drawn = match lengths.get(earlier..)? {
                // It is the one that grows.
                [_] => most_drawn(earlier),
                all => most_drawn(earlier).min(*all.first()?),
            };
            *lengths.last_mut()? += (drawn + SECOND).saturating_sub(passed);
        }
        lengths.push(if most_drawn(number) == TURNING {
            TURNING
        } else {
            SHORTEST
        });
    }
    Some(lengths)
}

/// Shares out the time left, to each by its weight. That makes no wait shorter.
fn share(left: u32, turns: &[TurnShape], slots: &mut [u32]) {
    let whole: u64 = turns.iter().map(|turn| u64::from(turn.weight.max(1))).sum();
    let mut before = 0;
    for (turn, slot) in turns.iter().zip(slots) {
        let at = |weight: u64| (u64::from(left) * weight / whole) as u32;
        let after = before + u64::from(turn.weight.max(1));
        *slot += at(after) - at(before);
        before = after;
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    const TOTAL: u32 = 6000;
    use crate::games::BoardGame;
    use crate::play::Play;
    use crate::session::replay::shape;
    use rsg_classics::Terms;
    use rsg_classics::reversi::{self, BoardSize, Options};
    use rsg_engine::{Cell, Game, SplitMix64};

    /// The times at which a spot can change: from the beginning of a slot on, as long as it is drawn.
    fn windows(turns: &[TurnShape], schedule: &Schedule) -> BTreeMap<Spot, Vec<(u32, u32)>> {
        let mut windows: BTreeMap<Spot, Vec<(u32, u32)>> = BTreeMap::new();
        let mut now = 0;
        for (turn, slot) in turns[schedule.skipped..].iter().zip(&schedule.slots) {
            for spot in &turn.changed {
                windows
                    .entry(*spot)
                    .or_default()
                    .push((now, now + slot.drawn));
            }
            now += slot.length;
        }
        windows
    }

    /// Checks that no spot changes too often.
    fn expect_calm(turns: &[TurnShape], schedule: &Schedule) {
        for seen in windows(turns, schedule).values() {
            for four in seen.windows(CHANGES + 1) {
                let (first, last) = (four[0].1, four[CHANGES].0);
                assert!(first + SECOND <= last, "{four:?} of {schedule:?}");
            }
        }
    }

    /// Checks all that is promised of the schedule of these turns.
    fn check(turns: &[TurnShape], turning: usize) -> usize {
        let schedule = schedule(turns, Some(turning), TOTAL).expect("it has turns");
        assert_eq!(
            schedule.slots.iter().map(|slot| slot.length).sum::<u32>(),
            TOTAL
        );
        assert_eq!(schedule.skipped + schedule.slots.len(), turns.len());
        expect_calm(turns, &schedule);
        if let Some(turning) = turning.checked_sub(schedule.skipped) {
            let slot = schedule.slots[turning];
            assert!(TURNING <= slot.length && slot.drawn == TURNING);
        }
        let slots = schedule.slots.iter();
        assert!(
            slots
                .into_iter()
                .all(|slot| SHORTEST <= slot.length && slot.drawn <= slot.length)
        );
        schedule.skipped
    }

    /// Games at random: the shapes of their turns.
    fn shapes(
        mut game: Box<dyn BoardGame>,
        mut choose: impl FnMut(&dyn BoardGame) -> Option<Play>,
    ) -> Vec<TurnShape> {
        let mut shapes = Vec::new();
        while !game.is_over()
            && let Some(play) = choose(&*game)
        {
            assert!(game.play(&play));
            shapes.extend(game.last().as_ref().map(shape));
        }
        shapes
    }

    #[test]
    fn games_at_random_take_six_seconds_and_no_spot_flickers() {
        let (mut whole, games) = (0, 150);
        for seed in 0..games {
            let mut chance = SplitMix64::new(seed);
            let star = shapes(Box::new(Game::new()), |game| {
                let moves = game.star().unwrap().moves();
                Some(moves[chance.below(moves.len())].into())
            });
            let skipped = check(&star, chance.below(star.len()));
            assert!(skipped * 2 < star.len(), "{skipped} of {}", star.len());
            whole += usize::from(skipped == 0);

            let size = BoardSize::ALL[seed as usize % BoardSize::ALL.len()];
            let options = Options::default();
            let terms = Terms::Reversi(reversi::ReversiTerms { size, options });
            let reversi = shapes(Box::new(terms.begin()), |game| {
                let places = game.placements();
                Some(Play::at(places[chance.below(places.len())]))
            });
            let skipped = check(&reversi, chance.below(reversi.len()));
            assert!(skipped * 2 < reversi.len(), "{skipped} of {size:?}");
        }
        // Six seconds are short for large boards; the star begins late as an exception.
        assert!(games as usize * 3 < whole * 4, "{whole} of {games}");
    }

    #[test]
    fn the_hardest_games_are_shown_too() {
        let spot = Spot::Cell(Cell::CP);
        let turn = |times| TurnShape {
            changed: vec![spot; times],
            weight: 1,
        };
        assert_eq!(schedule(&[], Some(0), TOTAL), None);
        for (times, turns) in [(0, 1), (1, 1), (1, 60), (2, 30), (0, 100), (3, 12)] {
            check(&vec![turn(times); turns], turns / 2);
        }
        let flickers = check(&vec![turn(1); 60], 0);
        assert!(0 < flickers, "its beginning is not shown");
    }

    #[test]
    fn all_turns_are_shown_however_long_their_flips_take() {
        let turn = TurnShape {
            changed: vec![Spot::Cell(Cell::CP)],
            weight: 1,
        };
        for (turns, short) in [(0, true), (1, true), (6, true), (16, false)] {
            let turns = vec![turn.clone(); turns];
            let schedule = schedule_all(&turns, 3000).unwrap();
            expect_calm(&turns, &schedule);
            assert_eq!((schedule.skipped, schedule.slots.len()), (0, turns.len()));
            let whole: u32 = schedule.slots.iter().map(|slot| slot.length).sum();
            assert_eq!(whole <= 3000, short, "{schedule:?}");
        }
    }

    #[test]
    fn more_time_goes_to_the_turning_and_to_what_there_is_to_see() {
        let turn = |weight| TurnShape {
            weight,
            ..TurnShape::default()
        };
        let turns = [4, 4, 9, 4, 4, 4, 4, 4, 4, 4, 4, 4].map(turn);
        let slots = schedule(&turns, Some(6), TOTAL).unwrap().slots;
        let slots: Vec<u32> = slots.iter().map(|slot| slot.length).collect();
        assert!(slots.iter().all(|&slot| slot <= slots[6]), "{slots:?}");
        assert!(slots[1] < slots[2], "{slots:?}");
    }
}

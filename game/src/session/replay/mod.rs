//! A finished game that runs once more above its result, in six seconds, or the end of one, in three or as many as its
//! flips need: a board of its own, on which the turns are made again.
//!
//! Its driver shows that board in place of its own, so it is drawn, counted and moved as every other. A timer leads
//! from turn to turn ([`schedule`]); nothing of it is saved or booked, and nobody is asked for anything.

mod schedule;

use std::collections::VecDeque;

use rsg_engine::{ByColor, Cell, Color};

use super::effect::Outbox;
use crate::board::{Board, BoardEvent, BoardStep, Seat, Sound, Spot, Timer};
use crate::games::{BoardGame, Change};
use crate::play::Play;
use crate::progress::AnimationSpeed;
use schedule::{Beat, Schedule, TurnShape, schedule, schedule_all};

/// The length of a whole replay, and of one that shows the end alone, in milliseconds.
const WHOLE: u32 = 6000;
const END: u32 = 3000;

/// A game with fewer turns is over sooner than it is shown again.
const FEWEST: usize = 8;

/// The state of a replay.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ReplayView {
    /// The turns that are on the board.
    pub shown: usize,
    pub turns: usize,
}

/// The side that leads before a turn and after it.
type Leads = (Option<Color>, Option<Color>);

/// A game that runs once more.
#[derive(Debug, Clone)]
pub(super) struct Rerun {
    board: Board,
    /// The turns that are still to come, with the slot of each.
    left: VecDeque<(Play, Beat)>,
    /// The slot of the turn that is shown.
    slot: Beat,
    turns: usize,
}

impl Rerun {
    /// Returns true if this game can be shown once more: its turns change stones, there are some, and animation is on.
    pub fn is_offered(board: &Board) -> bool {
        let moves = board.options().animation != AnimationSpeed::Off;
        let game = board.game();
        moves && board.is_over() && game.kind().spec().traps_stones && FEWEST <= game.turns()
    }

    /// The game of this board from its beginning, slower at that turn, or else where the lead changed for the last
    /// time.
    pub fn of(board: &Board, turning: Option<usize>) -> Option<Rerun> {
        Rerun::begin(board, 0, |shapes, leads| {
            let changed = |(before, after): &Leads| before != after;
            let turning = turning
                .or_else(|| leads.iter().rposition(changed))
                .or(Some(0));
            schedule(shapes, turning, WHOLE)
        })
    }

    /// The turns of this board's game after the first `from`, all of them; none where animation is off.
    pub fn of_end(board: &Board, from: usize) -> Option<Rerun> {
        let moves = board.options().animation != AnimationSpeed::Off;
        moves.then(|| Rerun::begin(board, from, |shapes, _| schedule_all(shapes, END)))?
    }

    /// The turns after the first `from`, as `plan` spaces them by what is seen of each and by who leads.
    fn begin(
        board: &Board,
        from: usize,
        plan: impl Fn(&[TurnShape], &[Leads]) -> Option<Schedule>,
    ) -> Option<Rerun> {
        let mut game = board.game().copied();
        let mut plays = VecDeque::new();
        let (mut shapes, mut leads) = (VecDeque::new(), VecDeque::new());
        let shape_of = |game: &dyn BoardGame| game.last().as_ref().map(shape).unwrap_or_default();
        let mut seen = (shape_of(&*game), lead(&*game));
        while from < game.turns()
            && let Some((_, play)) = game.undo()
        {
            let (shape, after) = std::mem::replace(&mut seen, (shape_of(&*game), lead(&*game)));
            plays.push_front(play);
            shapes.push_front(shape);
            leads.push_front((seen.1, after));
        }
        let Schedule { skipped, slots } = plan(shapes.make_contiguous(), leads.make_contiguous())?;
        let turns = plays.len();
        for play in plays.drain(..skipped) {
            game.play(&play);
        }
        let script = ByColor::new_with(|_| Seat::Script);
        Some(Rerun {
            board: Board::new(game, script, board.options(), board.step().number),
            left: plays.into_iter().zip(slots).collect(),
            slot: Beat::default(),
            turns,
        })
    }

    /// Makes the next turn. Returns true if there was one.
    pub fn go_on(&mut self, outbox: &mut Outbox) -> bool {
        let Some((play, slot)) = self.left.pop_front() else {
            return false;
        };
        self.slot = slot;
        self.board.show_again(&play);
        // One stroke a turn: its flips and captures would follow each other too fast to be heard.
        outbox.sound(Sound::Place { flips: 0 });
        outbox.after(self.timer(), slot.length);
        true
    }

    /// The timer of the turn that is shown.
    pub fn timer(&self) -> Timer {
        Timer::Replay(self.board.step().number)
    }

    /// Takes what happens as the board is drawn.
    pub fn hear_drawn(&mut self, event: &BoardEvent) {
        // Nobody sits at that board, so it has nothing to ask for.
        let _ = self.board.apply(event);
    }

    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The number of the board shown, the turn that led to it, and the time to draw it.
    pub fn step(&self) -> BoardStep {
        BoardStep {
            within: Some(self.slot.drawn),
            ..self.board.step()
        }
    }

    pub fn view(&self) -> ReplayView {
        ReplayView {
            shown: self.turns - self.left.len(),
            turns: self.turns,
        }
    }
}

/// The side with more points.
fn lead(game: &dyn BoardGame) -> Option<Color> {
    let score = game.score();
    let [black, white] = [score.black.total, score.white.total];
    match black.cmp(&white) {
        std::cmp::Ordering::Less => Some(Color::White),
        std::cmp::Ordering::Equal => None,
        std::cmp::Ordering::Greater => Some(Color::Black),
    }
}

/// The visible parts of a turn. Captured stones take their time to fly.
fn shape(change: &Change) -> TurnShape {
    let called = change.turns_core().then_some(Spot::Cell(Cell::CP));
    let longest = change.flipped.iter().map(Vec::len).max().unwrap_or(0);
    let flight = match change.points() {
        0 => 0,
        points => 10 + points,
    };
    TurnShape {
        changed: called.into_iter().chain(change.turned_over()).collect(),
        weight: (4 + longest + flight) as u32,
    }
}

#[cfg(test)]
mod tests;

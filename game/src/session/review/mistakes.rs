//! Going through the mistakes of a game: the player looks for a better placement on the board, sees the solution, and
//! goes on to the next one.
//!
//! ```text
//!             tap                 best at hand
//!   Looking ───────► (call?) ─┬──────────────────► Solved ── next ──► Looking … Done
//!      ▲  ▲                   │ not known             ▲
//!      │  └──── worse ──── Checking ── as good ───────┤
//!      └─────────────────────────────────── show ─────┘
//! ```
//!
//! Another placement may be as good as the one that the analysis found. Only the engine can tell: while a placement is
//! being checked, [`Review::wanted`](super::Review::wanted) asks for it.

use rsg_classics::Points;
use rsg_engine::Color;

use super::game::{Checked, Review};
use super::mistake::{
    MistakeAnswer, MistakeEvent, MistakeRun, MistakeStage, MistakeView, MistakesView,
    TriedPlacement, Whose,
};
use super::place::{Place, Walk};
use super::view::TurnWorth;
use crate::board::{Arrival, Spot};
use crate::games::{BoardGame, Tapped};
use crate::play::Play;

/// A turn that cost this many points is a mistake, if that is proved.
const MISTAKE: Points = Points::whole(rsg_engine::analysis::MISTAKE);

/// The cost of a mistake that is estimated. The two margins compared are each a few points off (docs/review.md).
const MISTAKE_ESTIMATED: Points = Points::whole(6);

/// An estimate that is worse by no more than this does not make a turn a mistake.
const AS_GOOD_ESTIMATED: Points = Points::whole(2);

/// The highest number of mistakes to go through: the costliest ones.
const MOST: usize = 5;

impl Review {
    /// Applies an action of the player; [`Review::wanted`](super::Review::wanted) then returns the question to
    /// the engine.
    pub fn apply_mistake(&mut self, event: MistakeEvent) {
        self.is_led = true;
        match event {
            MistakeEvent::Begin(whose) => {
                let turns = self.mistakes(whose);
                if self.may_begin() && !turns.is_empty() {
                    self.run = Some(MistakeRun {
                        turns,
                        at: 0,
                        found: 0,
                        stage: MistakeStage::LOOKING,
                    });
                    self.go_to_mistake();
                }
            }
            MistakeEvent::Show => self.show_solution(),
            MistakeEvent::Next(number) => self.next_mistake(number),
            MistakeEvent::End => self.end_run(),
        }
    }

    /// Returns true if the player goes through the mistakes.
    pub fn is_running(&self) -> bool {
        self.run.is_some()
    }

    /// Back to the game, to the placement that was looked at.
    pub fn end_run(&mut self) {
        let Some(run) = self.run.take() else {
            return;
        };
        let last = run.turns.last().copied().unwrap_or_default();
        let turn = run.turns.get(run.at).copied().unwrap_or(last);
        self.go(Place::Game(turn + 1), Arrival::Dropped);
    }

    /// The sides whose mistakes can be gone through: the player's own; in a game between two, either side's, or both.
    fn whose(&self) -> Vec<Whose> {
        let first = self.header.first;
        if self.header.level.is_some() {
            return vec![Whose::Side(first)];
        }
        vec![Whose::Side(first), Whose::Side(!first), Whose::Both]
    }

    /// The costliest mistakes that are known, in the order of the game. What is no more than a first guess is none, nor
    /// is one that no tap on the board can put right.
    fn mistakes(&self, whose: Whose) -> Vec<usize> {
        let is_on_board = |turn: usize| {
            let better = self.line(turn).first();
            better.is_some_and(|better| better.spot().is_some())
        };
        let mut turns = self.costliest(|turn, worth| {
            let is_known = self.settled[turn] && is_on_board(turn);
            is_known && whose.takes(self.turns[turn].by) && is_mistake(worth)
        });
        turns.truncate(MOST);
        turns.sort_unstable();
        turns
    }

    /// The number of a side's mistakes that can be gone through, once the whole game is judged.
    pub fn count_of_mistakes(&self, side: Color) -> Option<usize> {
        self.is_judged()
            .then(|| self.mistakes(Whose::Side(side)).len())
    }

    fn may_begin(&self) -> bool {
        self.run.is_none()
    }

    /// The placement that is looked at, as long as one is.
    pub(super) fn mistake(&self) -> Option<usize> {
        let run = self.run.as_ref()?;
        run.turns.get(run.at).copied()
    }

    fn stage(&mut self) -> Option<&mut MistakeStage> {
        self.mistake()?;
        Some(&mut self.run.as_mut()?.stage)
    }

    /// Goes to the mistake that is next, past those that better figures have turned out to be none.
    fn go_to_mistake(&mut self) {
        let Some(mut run) = self.run.take() else {
            return;
        };
        let costs_nothing = |turn: usize| {
            let worth = self.turn_worth(turn);
            worth.is_some_and(|worth| worth.cost == Points::default())
        };
        let rest = run.turns.split_off(run.at);
        let rest = rest.into_iter().filter(|&turn| !costs_nothing(turn));
        run.turns.extend(rest);
        self.run = Some(run);
        match self.mistake() {
            Some(turn) => self.go(Place::Game(turn), Arrival::Dropped),
            // All are done: the game as it ended.
            None => self.go(Place::Game(self.turns.len()), Arrival::Dropped),
        }
    }

    /// Goes on from the mistake with this number, if it is the one that is looked at.
    fn next_mistake(&mut self, number: usize) {
        if let Some(run) = self.run.as_mut().filter(|run| run.at + 1 == number) {
            run.at = (run.at + 1).min(run.turns.len());
            run.stage = MistakeStage::LOOKING;
            self.go_to_mistake();
        }
    }

    fn show_solution(&mut self) {
        let Some(turn) = self.mistake() else {
            return;
        };
        if let Some(stage) = self.stage() {
            if !matches!(stage, MistakeStage::Solved { .. }) {
                *stage = MistakeStage::Solved { found: None };
            }
            self.go(Place::Line { turn, played: 1 }, Arrival::Dropped);
        }
    }

    /// A spot of the board is tapped while a better placement is looked for.
    pub fn tap(&mut self, spot: Spot) {
        if !matches!(self.stage(), Some(MistakeStage::Looking { .. })) {
            return;
        }
        match self.shown_game().tapped(spot) {
            Tapped::Nothing | Tapped::Refused => {}
            Tapped::Plays(play) => self.try_one(play, Arrival::Dropped),
            Tapped::AsksForCall => self.ask_call(Some((spot, None))),
        }
    }

    /// Opens the question for the colour of a call, or closes it.
    fn ask_call(&mut self, asked: Option<(Spot, Option<Color>)>) {
        if let Some(MistakeStage::Looking { asking, .. }) = self.stage() {
            *asking = asked;
        }
    }

    /// The spot for which the call is asked.
    pub(super) fn asks_call(&self) -> Option<(Spot, Option<Color>)> {
        match &self.run.as_ref()?.stage {
            MistakeStage::Looking { asking, .. } => *asking,
            _ => None,
        }
    }

    pub fn cancel_call(&mut self) {
        self.ask_call(None);
    }

    /// The call under a finger or in focus, or none any more.
    pub fn preview_call(&mut self, color: Option<Color>) {
        let asked = self.asks_call();
        self.ask_call(asked.map(|(spot, _)| (spot, color)));
    }

    pub fn call(&mut self, color: Color) {
        let game = self.shown_game();
        let asked = self.asks_call();
        let call = Some(color);
        let play = asked.map(|(spot, _)| Play::Place { spot, call });
        if let Some(play) = play.filter(|play| game.allows(play)) {
            self.ask_call(None);
            self.try_one(play, Arrival::Held);
        }
    }

    fn try_one(&mut self, play: Play, arrival: Arrival) {
        let Some(turn) = self.mistake() else {
            return;
        };
        let Some(worth) = self.turn_worth(turn) else {
            return;
        };
        let is_played = self.turns[turn].play == play;
        if self.leads_to_the_same(turn, &play, self.line(turn).first()) {
            self.find(turn, play, arrival);
        } else if is_played && is_mistake(&worth) {
            self.answer_wrong(TriedPlacement {
                play,
                cost: worth.cost,
                exact: worth.exact,
                is_played: true,
                is_better: false,
            });
        } else {
            let known = self.known_cost(turn, &play);
            if let Some(stage) = self.stage() {
                *stage = MistakeStage::Checking(play);
            }
            if let Some(checked) = known {
                self.answer_check(checked);
            }
        }
    }

    /// Returns true if a placement is this one, or leads to the same position.
    fn leads_to_the_same(&self, turn: usize, play: &Play, other: Option<&Play>) -> bool {
        let after = |play: &Play| self.after(turn, std::slice::from_ref(play));
        other.is_some_and(|other| other == play || shows_the_same(&*after(other), &*after(play)))
    }

    fn find(&mut self, turn: usize, play: Play, arrival: Arrival) {
        let place = if self.line(turn).first() == Some(&play) {
            Place::Line { turn, played: 1 }
        } else {
            Place::Tried { turn }
        };
        if let Some(run) = &mut self.run {
            run.found += 1;
            run.stage = MistakeStage::Solved { found: Some(play) };
        }
        self.go(place, arrival);
    }

    /// The turn that is tried, or was found.
    pub(super) fn tried(&self) -> Option<Play> {
        match &self.run.as_ref()?.stage {
            MistakeStage::Checking(play) | MistakeStage::Solved { found: Some(play) } => {
                Some(play.clone())
            }
            MistakeStage::Looking { .. } | MistakeStage::Solved { found: None } => None,
        }
    }

    fn answer_wrong(&mut self, tried: TriedPlacement) {
        if let Some(stage) = self.stage() {
            *stage = MistakeStage::Looking {
                tried: Some(tried),
                asking: None,
            };
        }
    }

    /// The placement that is being checked, and the turn that it stands in for.
    pub(super) fn checking(&self) -> Option<(usize, &Play)> {
        let turn = self.mistake()?;
        match &self.run.as_ref()?.stage {
            MistakeStage::Checking(play) => Some((turn, play)),
            _ => None,
        }
    }

    /// The engine's word on the placement that is being checked.
    pub(super) fn answer_check(&mut self, checked: Checked) {
        let Some((turn, play)) = self.checking().map(|(turn, play)| (turn, play.clone())) else {
            return;
        };
        let Checked { cost, exact } = checked;
        let spare = if exact {
            Points::default()
        } else {
            AS_GOOD_ESTIMATED
        };
        if cost <= spare {
            self.find(turn, play, Arrival::Held);
            return;
        }
        let played = self.turn_worth(turn);
        self.answer_wrong(TriedPlacement {
            play,
            cost,
            exact,
            is_played: false,
            is_better: played.is_some_and(|played| cost < played.cost),
        });
    }

    /// The engine has no word on it: the player may try another one.
    pub(super) fn give_up_check(&mut self) {
        if let Some(stage) = self.stage()
            && matches!(stage, MistakeStage::Checking(_))
        {
            *stage = MistakeStage::LOOKING;
        }
    }

    /// The target of a walk while the player goes through mistakes; `None` ends that first.
    pub(super) fn walk_in_run(&self, walk: Walk) -> Option<Place> {
        let turn = self.mistake()?;
        let length = self.line(turn).len();
        match (walk, self.place) {
            (Walk::To(_) | Walk::Worst, _) => None,
            (Walk::First, Place::Line { .. }) => Some(Place::Line { turn, played: 0 }),
            (Walk::Last, Place::Line { .. }) => Some(Place::Line {
                turn,
                played: length,
            }),
            (Walk::Back, Place::Line { played, .. }) => Some(Place::Line {
                turn,
                played: played.saturating_sub(1),
            }),
            (Walk::Forward, Place::Line { played, .. }) => Some(Place::Line {
                turn,
                played: (played + 1).min(length),
            }),
            // The board waits for a placement.
            _ => Some(self.place),
        }
    }

    /// Whose mistakes can be gone through, while nobody does.
    fn offers(&self) -> MistakesView {
        let counted = |whose| (whose, self.mistakes(whose).len());
        let counts = self.whose().into_iter().map(counted);
        if self.next_study().is_some() {
            return MistakesView::Judging(
                counts.map(|(whose, count)| (whose, 0 < count)).collect(),
            );
        }
        let counts: Vec<_> = counts.collect();
        let is_any_known = counts.iter().any(|(_, count)| 0 < *count);
        let are_all_known = || (0..self.turns.len()).all(|turn| self.turn_worth(turn).is_some());
        if is_any_known || are_all_known() {
            MistakesView::Counted(counts)
        } else {
            MistakesView::Unknown(self.whose())
        }
    }

    pub(super) fn mistakes_view(&self) -> MistakesView {
        let Some(run) = &self.run else {
            return self.offers();
        };
        let seen = self.mistake().and_then(|turn| {
            let worth = self.turn_worth(turn)?;
            let played = self.turns.get(turn)?;
            let named = self.line(turn).first();
            Some(MistakeView {
                number: run.at + 1,
                count: run.turns.len(),
                turn,
                by: played.by,
                played: played.play.clone(),
                cost: worth.cost,
                exact: worth.exact,
                answer: match run.stage.clone() {
                    MistakeStage::Looking { tried: None, .. } => MistakeAnswer::Open,
                    MistakeStage::Looking {
                        tried: Some(tried), ..
                    } => MistakeAnswer::Wrong(tried),
                    MistakeStage::Checking(play) => MistakeAnswer::Checking(play),
                    MistakeStage::Solved { found: None } => MistakeAnswer::Shown,
                    MistakeStage::Solved { found: Some(play) } => MistakeAnswer::Found {
                        is_named: named == Some(&play),
                        play,
                    },
                },
            })
        });
        seen.map_or(
            MistakesView::Done {
                found: run.found,
                count: run.turns.len(),
            },
            MistakesView::Running,
        )
    }
}

/// Returns true if two boards look alike, and whose turn it is too.
fn shows_the_same(one: &dyn BoardGame, other: &dyn BoardGame) -> bool {
    let stones = |game: &dyn BoardGame| [Color::Black, Color::White].map(|side| game.stones(side));
    let rest = |game: &dyn BoardGame| (game.to_move(), game.score());
    stones(one) == stones(other) && rest(one) == rest(other)
}

fn is_mistake(worth: &TurnWorth) -> bool {
    let least = if worth.exact {
        MISTAKE
    } else {
        MISTAKE_ESTIMATED
    };
    least <= worth.cost
}

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
//! being checked, [`Review::checking`] is what it is to be asked.

use rsg_engine::{Calls, Cell, Color, Game, Known, Mark, Move};

use super::{Place, Review, Walk};
use crate::board::{Arrival, CallChoice, choice};
use crate::progress::Judged;
use crate::session::view::{CallView, call_view};

/// Whose mistakes are gone through.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Whose {
    Side(Color),
    Both,
}

impl Whose {
    fn takes(self, color: Color) -> bool {
        match self {
            Whose::Side(side) => side == color,
            Whose::Both => true,
        }
    }
}

/// What the player does with the mistakes, beside tapping on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MistakeEvent {
    Begin(Whose),
    /// Show the solution.
    Show,
    Next,
    End,
}

/// A placement that cost this many points is a mistake, if that is proved.
const MISTAKE: i16 = rsg_engine::MISTAKE as i16;

/// The same where it is estimated. The two margins that are compared are each a few points off (docs/review.md).
const MISTAKE_ESTIMATED: i16 = 6;

/// An estimate that is worse by no more than this says nothing against a placement.
const AS_GOOD_ESTIMATED: i16 = 2;

/// More mistakes than this nobody wants to go through: the costliest ones.
const MOST: usize = 5;

/// Mistakes that are gone through.
#[derive(Debug, Clone)]
pub(super) struct MistakeRun {
    /// The placements, in the order of the game. They stay the same while better figures come in.
    turns: Vec<usize>,
    at: usize,
    /// How many the player has found a better placement for.
    found: usize,
    pub(super) stage: MistakeStage,
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum MistakeStage {
    Looking {
        tried: Option<TriedPlacement>,
        /// The cell for which the call is asked, and the call under the finger.
        asking: Option<(Cell, Option<Color>)>,
    },
    Checking(Move),
    Solved {
        /// What the player has found; nothing if the solution was shown.
        found: Option<Move>,
    },
}

const LOOKING: MistakeStage = MistakeStage::Looking {
    tried: None,
    asking: None,
};

/// A placement that was not it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TriedPlacement {
    pub mv: Move,
    /// What it costs.
    pub cost: i16,
    pub exact: bool,
    /// Whether it is what was played in the game.
    pub is_played: bool,
    /// Whether it is better than what was played.
    pub is_better: bool,
}

/// What is to be drawn of the mistakes.
#[derive(Debug, Clone, PartialEq)]
pub enum MistakesView {
    /// Not every placement is judged yet.
    Waiting,
    /// Whose can be gone through, and how many there are of each.
    Offered(Vec<(Whose, usize)>),
    Running(MistakeView),
    /// All have been gone through.
    Done {
        found: usize,
        count: usize,
    },
}

/// The mistake that is looked at.
#[derive(Debug, Clone, PartialEq)]
pub struct MistakeView {
    /// From 1.
    pub number: usize,
    pub count: usize,
    /// The turn's index in the game.
    pub turn: usize,
    pub by: Color,
    pub played: Move,
    pub cost: i16,
    pub exact: bool,
    pub answer: MistakeAnswer,
}

/// What has come of it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum MistakeAnswer {
    /// Nothing has been tried.
    Open,
    Wrong(TriedPlacement),
    Checking(Move),
    /// The player has found one; whether it is the one that the analysis names.
    Found {
        mv: Move,
        is_named: bool,
    },
    Shown,
}

impl Review {
    /// What the player does; what is to be asked of the engine then stands in [`Review::checking`].
    pub fn apply_mistake(&mut self, event: MistakeEvent) {
        match event {
            MistakeEvent::Begin(whose) => {
                let turns = self.mistakes(whose);
                if self.may_begin() && !turns.is_empty() {
                    self.run = Some(MistakeRun {
                        turns,
                        at: 0,
                        found: 0,
                        stage: LOOKING,
                    });
                    self.go_to_mistake();
                }
            }
            MistakeEvent::Show => self.show_solution(),
            MistakeEvent::Next => self.next_mistake(),
            MistakeEvent::End => self.end_run(),
        }
    }

    /// Whether the mistakes are being gone through.
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

    /// Whose mistakes can be gone through: the player's own; in a game between two, either side's, or both.
    fn whose(&self) -> Vec<Whose> {
        match &self.kept {
            Some(kept) if kept.opponent.level().is_some() => vec![Whose::Side(kept.own)],
            kept => {
                let first = kept.as_ref().map_or(Color::Black, |kept| kept.own);
                vec![Whose::Side(first), Whose::Side(!first), Whose::Both]
            }
        }
    }

    /// The costliest mistakes, in the order of the game.
    fn mistakes(&self, whose: Whose) -> Vec<usize> {
        let turns = self.game.turns().iter().zip(&self.judged).enumerate();
        let mut costly: Vec<(i16, usize)> = turns
            .filter(|(_, (turn, _))| whose.takes(turn.by))
            .filter_map(|(turn, (_, judged))| {
                let judged = judged.as_ref().filter(|judged| is_mistake(judged))?;
                Some((judged.loss(), turn))
            })
            .collect();
        costly.sort_by_key(|&(cost, turn)| (-cost, turn));
        costly.truncate(MOST);
        let mut turns: Vec<usize> = costly.into_iter().map(|(_, turn)| turn).collect();
        turns.sort_unstable();
        turns
    }

    fn may_begin(&self) -> bool {
        self.run.is_none() && self.is_judged()
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
        let costs_nothing =
            |turn: usize| matches!(&self.judged[turn], Some(judged) if judged.loss() == 0);
        if let Some(run) = &mut self.run {
            let rest = run.turns.split_off(run.at);
            run.turns
                .extend(rest.into_iter().filter(|&turn| !costs_nothing(turn)));
        }
        match self.mistake() {
            Some(turn) => self.go(Place::Game(turn), Arrival::Dropped),
            // All are done: the game as it ended.
            None => self.go(Place::Game(self.game.turns().len()), Arrival::Dropped),
        }
    }

    fn next_mistake(&mut self) {
        if let Some(run) = &mut self.run {
            run.at = (run.at + 1).min(run.turns.len());
            run.stage = LOOKING;
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

    /// A cell of the board is tapped while a better placement is looked for.
    pub fn tap(&mut self, cell: Cell) {
        let Some(MistakeStage::Looking { .. }) = self.stage() else {
            return;
        };
        let game = self.shown_game();
        if matches!(game.mark(cell), Mark::None | Mark::Blocked) {
            return;
        }
        match game.calls(cell) {
            Calls::Unplayable => {}
            Calls::Needless { .. } => self.try_one(Move::plain(cell), Arrival::Dropped),
            Calls::Needed { calls, same } => match choice(calls, same) {
                CallChoice::Free => self.ask_call(Some((cell, None))),
                CallChoice::Only(color) => {
                    self.try_one(Move::calling(cell, color), Arrival::Dropped)
                }
                CallChoice::Own => {
                    let own = game.position().to_move();
                    self.try_one(Move::calling(cell, own), Arrival::Dropped);
                }
            },
        }
    }

    /// Asks which colour is called for a placement, or asks no more.
    pub fn ask_call(&mut self, asked: Option<(Cell, Option<Color>)>) {
        if let Some(MistakeStage::Looking { asking, .. }) = self.stage() {
            *asking = asked;
        }
    }

    /// The cell for which the call is asked.
    pub fn asks_call(&self) -> Option<Cell> {
        match self.run.as_ref()?.stage {
            MistakeStage::Looking { asking, .. } => Some(asking?.0),
            _ => None,
        }
    }

    pub fn call(&mut self, color: Color) {
        let Some(cell) = self.asks_call() else {
            return;
        };
        let mv = Move::calling(cell, color);
        if self.shown_game().moves().contains(&mv) {
            self.ask_call(None);
            self.try_one(mv, Arrival::Held);
        }
    }

    pub fn call_view(&self) -> Option<CallView> {
        match self.run.as_ref()?.stage {
            MistakeStage::Looking {
                asking: Some((cell, preview)),
                ..
            } => Some(call_view(&self.shown_game(), cell, preview)),
            _ => None,
        }
    }

    fn try_one(&mut self, mv: Move, arrival: Arrival) {
        let Some(turn) = self.mistake() else {
            return;
        };
        let Some(judged) = self.judged.get(turn).cloned().flatten() else {
            return;
        };
        let played = self.game.turns().get(turn).map(|turn| turn.mv);
        if self.leads_to_the_same(turn, mv, judged.line.first().copied()) {
            self.find(turn, mv, arrival);
        } else if played == Some(mv) && is_mistake(&judged) {
            self.answer_wrong(TriedPlacement {
                mv,
                cost: judged.loss(),
                exact: judged.exact,
                is_played: true,
                is_better: false,
            });
        } else if let Some(stage) = self.stage() {
            *stage = MistakeStage::Checking(mv);
        }
    }

    /// Whether a placement is this one, or leads to the same position.
    fn leads_to_the_same(&self, turn: usize, mv: Move, other: Option<Move>) -> bool {
        let after = |mv: Move| {
            let mut game = self.up_to(turn);
            game.play(mv).ok()?;
            Some(game.position())
        };
        other.is_some_and(|other| other == mv || after(other) == after(mv))
    }

    fn find(&mut self, turn: usize, mv: Move, arrival: Arrival) {
        if let Some(run) = &mut self.run {
            run.found += 1;
            run.stage = MistakeStage::Solved { found: Some(mv) };
        }
        let place = if self.line(turn).first() == Some(&mv) {
            Place::Line { turn, played: 1 }
        } else {
            Place::Tried { turn, mv }
        };
        self.go(place, arrival);
    }

    fn answer_wrong(&mut self, tried: TriedPlacement) {
        if let Some(stage) = self.stage() {
            *stage = MistakeStage::Looking {
                tried: Some(tried),
                asking: None,
            };
        }
    }

    /// The game up to the placement that is being checked, and what is known of its placements.
    pub fn checking(&self) -> Option<(Game, Vec<Known>)> {
        let turn = self.mistake()?;
        let MistakeStage::Checking(mv) = self.run.as_ref()?.stage else {
            return None;
        };
        let mut game = self.up_to(turn);
        game.play(mv).ok()?;
        let mut known = vec![Known::Enough; turn];
        known.push(match self.judged.get(turn)? {
            Some(judged) if judged.exact => Known::Before(judged.before.into()),
            _ => Known::Nothing,
        });
        Some((game, known))
    }

    /// The engine's word on the placement that is being checked.
    pub fn answer_check(&mut self, judged: &Judged) {
        let (Some(turn), Some(MistakeStage::Checking(mv))) =
            (self.mistake(), self.stage().copied())
        else {
            return;
        };
        let cost = judged.loss();
        let spare = if judged.exact { 0 } else { AS_GOOD_ESTIMATED };
        if cost <= spare {
            self.find(turn, mv, Arrival::Held);
            return;
        }
        let played = self.judged.get(turn).cloned().flatten();
        self.answer_wrong(TriedPlacement {
            mv,
            cost,
            exact: judged.exact,
            is_played: false,
            is_better: played.is_some_and(|played| cost < played.loss()),
        });
    }

    /// The engine has no word on it: the player may try another one.
    pub fn give_up_check(&mut self) {
        if let Some(stage) = self.stage()
            && matches!(stage, MistakeStage::Checking(_))
        {
            *stage = LOOKING;
        }
    }

    /// Where a walk leads while mistakes are gone through; `None` ends that first.
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

    pub(super) fn mistakes_view(&self) -> MistakesView {
        let Some(run) = &self.run else {
            if !self.is_judged() {
                return MistakesView::Waiting;
            }
            let counted = |whose| (whose, self.mistakes(whose).len());
            return MistakesView::Offered(self.whose().into_iter().map(counted).collect());
        };
        let seen = self.mistake().and_then(|turn| {
            let judged = self.judged.get(turn)?.as_ref()?;
            let played = self.game.turns().get(turn)?;
            let named = judged.line.first();
            Some(MistakeView {
                number: run.at + 1,
                count: run.turns.len(),
                turn,
                by: played.by,
                played: played.mv,
                cost: judged.loss(),
                exact: judged.exact,
                answer: match run.stage {
                    MistakeStage::Looking { tried: None, .. } => MistakeAnswer::Open,
                    MistakeStage::Looking {
                        tried: Some(tried), ..
                    } => MistakeAnswer::Wrong(tried),
                    MistakeStage::Checking(mv) => MistakeAnswer::Checking(mv),
                    MistakeStage::Solved { found: None } => MistakeAnswer::Shown,
                    MistakeStage::Solved { found: Some(mv) } => MistakeAnswer::Found {
                        mv,
                        is_named: named == Some(&mv),
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

fn is_mistake(judged: &Judged) -> bool {
    let least = if judged.exact {
        MISTAKE
    } else {
        MISTAKE_ESTIMATED
    };
    least <= judged.loss()
}

//! The review of a game by several workers of the web page: who is asked which piece, and what comes of the answers.
//!
//! The first of the workers is the one that thinks about everything else too; the others are there for a review alone,
//! and are ended with it, because a worker never gives its memory back otherwise. The course of the analysis is the
//! engine's [`Plan`], which tells the same for any number of workers. It is kept from the first round to the second, so
//! that a proof that is under way then is not begun anew.
//!
//! Here are the decisions alone: what is heard of workers goes in, and what is to be done comes out
//! ([`PoolEffect`]).

use std::time::Duration;

use rsg_engine::analysis::{Care, Judgement, Known, Piece, Plan};
use rsg_game::thinking::{Analysis, Answer, Effort, Finding, Question, Topic};

use super::wire::{self, PieceHeard, PieceNews, PieceQuestion};

/// The number of the worker that thinks about everything.
pub(super) const OWN: usize = 0;

/// A proof with fewer nodes is waited for, though it is not wanted any more: another worker would come later.
const NODES_WORTH_A_WORKER: u64 = 2_000_000;

/// The most workers for one review; on a phone, or with little memory, fewer.
const MOST_WORKERS: usize = 4;
const MOST_ON_A_PHONE: usize = 2;
const LITTLE_MEMORY: f64 = 2.0;

/// A screen whose shorter side has fewer points is a phone's, if it is touched.
const PHONE_SIDE: f64 = 600.0;

/// What a browser says of its device.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct BrowserDevice {
    pub cores: Option<f64>,
    pub is_webkit: bool,
    /// In gigabytes.
    pub memory: Option<f64>,
    pub touch_points: Option<f64>,
    /// The shorter side of the screen, in points.
    pub shorter_side: Option<f64>,
}

impl BrowserDevice {
    /// The number of workers for one review.
    pub fn workers(self) -> usize {
        let is_touched = self.touch_points.is_some_and(|points| 0.0 < points);
        let is_small = self.shorter_side.is_some_and(|side| side < PHONE_SIDE);
        let has_little = self.memory.is_some_and(|memory| memory <= LITTLE_MEMORY);
        let most = match is_touched && is_small || has_little {
            true => MOST_ON_A_PHONE,
            false => MOST_WORKERS,
        };
        // What is no number becomes 0.
        (self.least_cores() as usize).clamp(1, most)
    }

    /// The cores that there are at least. WebKit says 4 where there are fewer than 8, and 8 where there are more (its
    /// Source/WebCore/page/NavigatorBase.cpp); four workers on two cores are slower than two.
    fn least_cores(self) -> f64 {
        let told = self.cores.unwrap_or(1.0);
        if self.is_webkit { told / 2.0 } else { told }
    }
}

/// What is to be done.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum PoolEffect {
    /// This text goes to a worker, which is hired first if there is none of that number.
    Post(usize, String),
    /// A worker is ended.
    End(usize),
    Tell(Answer),
}

/// The workers of a review.
pub(super) struct Pool {
    workers: Vec<PoolWorker>,
    plan: Option<Plan>,
    /// The round that is asked for.
    round: Option<OpenRound>,
    /// What was found after a round's time was up, for the next one.
    late: Vec<(Judgement, Care)>,
    /// The number of the last piece.
    pieces: u64,
}

/// A worker, as the pool knows it.
enum PoolWorker {
    /// The pool does not use it: it was asked nothing, or it was let go.
    Absent,
    /// It has answered.
    Idle,
    /// It was asked a piece, by this number.
    AtWork(u64, Piece),
    /// It broke down in this review.
    Broken,
}

impl PoolWorker {
    /// The piece that it was asked.
    fn piece(&self) -> Option<&Piece> {
        match self {
            PoolWorker::AtWork(_, piece) => Some(piece),
            PoolWorker::Absent | PoolWorker::Idle | PoolWorker::Broken => None,
        }
    }

    fn is_broken(&self) -> bool {
        matches!(self, PoolWorker::Broken)
    }

    /// True if it may be asked a piece.
    fn is_free(&self) -> bool {
        matches!(self, PoolWorker::Absent | PoolWorker::Idle)
    }
}

struct OpenRound {
    question: u64,
    /// When its time is up.
    end: Duration,
}

impl Pool {
    /// A review's pool of at most this many workers.
    pub fn new(most: usize) -> Pool {
        Pool {
            workers: (0..most.max(1)).map(|_| PoolWorker::Absent).collect(),
            plan: None,
            round: None,
            late: Vec::new(),
            pieces: 0,
        }
    }

    /// True if the answers of this worker are the pool's.
    pub fn has(&self, worker: usize) -> bool {
        matches!(
            self.workers[worker],
            PoolWorker::Idle | PoolWorker::AtWork(..)
        )
    }

    /// Begins with a question that is a round of a review; `None` if it is none. The pool has to be stopped before any
    /// other question.
    pub fn ask(&mut self, question: &Question, now: Duration) -> Option<Vec<PoolEffect>> {
        let analysis = round_of(question)?;
        let mut effects = Vec::new();
        let mut told = Vec::new();
        if self.goes_on_with(analysis) {
            told.append(&mut self.late);
            if let Some(plan) = &mut self.plan {
                told.extend(plan.begin_next_round());
            }
        } else {
            effects = self.stop();
            self.plan = Some(plan_of(analysis));
        }
        self.round = Some(OpenRound {
            question: question.number,
            end: now + Duration::from_secs(analysis.effort.seconds()),
        });
        effects.extend(self.go_on(told, now));
        Some(effects)
    }

    /// Nothing more is wanted.
    pub fn stop(&mut self) -> Vec<PoolEffect> {
        (self.plan, self.round) = (None, None);
        self.late.clear();
        let effects = self.dismiss();
        self.workers.fill_with(|| PoolWorker::Absent);
        effects
    }

    /// Takes in a worker's text.
    pub fn hear(&mut self, worker: usize, heard: PieceHeard, now: Duration) -> Vec<PoolEffect> {
        let asked = &mut self.workers[worker];
        let (Some(plan), PoolWorker::AtWork(number, piece)) = (&mut self.plan, &*asked) else {
            return Vec::new();
        };
        if *number != heard.number {
            return Vec::new();
        }
        let told = match heard.news {
            PieceNews::Progress(nodes) => plan.take_progress(piece, nodes),
            PieceNews::Answer(answer) => {
                let told = plan.take(piece, answer);
                *asked = PoolWorker::Idle;
                told
            }
        };
        self.go_on(told, now)
    }

    /// Takes in that a worker broke down. The others do its piece.
    pub fn lose(&mut self, worker: usize, now: Duration) -> Vec<PoolEffect> {
        self.workers[worker] = PoolWorker::Broken;
        self.go_on(Vec::new(), now)
    }

    /// Goes on after something was found, or there is another worker less.
    fn go_on(&mut self, told: Vec<(Judgement, Care)>, now: Duration) -> Vec<PoolEffect> {
        let Some(plan) = &self.plan else {
            return Vec::new();
        };
        let is_abandoned = self.workers.iter().all(PoolWorker::is_broken);
        let mut words = Vec::new();
        match &self.round {
            None => self.late.extend(told),
            Some(round) => {
                let tell = |finding| {
                    let question = round.question;
                    PoolEffect::Tell(Answer { question, finding })
                };
                let judged = |(judgement, care)| tell(Finding::Judged(Box::new(judgement), care));
                words.extend(told.into_iter().map(judged));
                if plan.is_round_over() || round.end <= now || is_abandoned {
                    words.push(tell(Finding::Done));
                    self.round = None;
                }
            }
        }
        let is_through = self.round.is_none() && plan.is_last_round();
        let mut effects = match is_through || is_abandoned {
            true => self.stop(),
            false => self.hand_out(),
        };
        // Last, because they may lead to another question.
        effects.extend(words);
        effects
    }

    /// Ends those who work in vain, and gives those without work a piece.
    fn hand_out(&mut self) -> Vec<PoolEffect> {
        let Some(plan) = &self.plan else {
            return Vec::new();
        };
        let mut effects = Vec::new();
        let is_in_vain =
            |piece: &Piece| NODES_WORTH_A_WORKER < piece.nodes() && plan.is_in_vain(piece);
        for (index, worker) in self.workers.iter_mut().enumerate() {
            if worker.piece().is_some_and(is_in_vain) {
                *worker = PoolWorker::Absent;
                effects.push(PoolEffect::End(index));
            }
        }
        while let Some(worker) = self.workers.iter().position(PoolWorker::is_free)
            && let Some(piece) = plan.next_beside(&pieces_of(&self.workers))
        {
            self.pieces += 1;
            let question = PieceQuestion {
                number: self.pieces,
                game: plan.game().clone(),
                piece: piece.clone(),
            };
            effects.push(PoolEffect::Post(worker, wire::write_piece(&question)));
            self.workers[worker] = PoolWorker::AtWork(question.number, piece);
        }
        if self.round.is_none() && pieces_of(&self.workers).is_empty() {
            effects.extend(self.dismiss());
        }
        effects
    }

    /// Ends all workers that are there for the review alone, and the other one if it is at work.
    fn dismiss(&mut self) -> Vec<PoolEffect> {
        let mut effects = Vec::new();
        for (index, worker) in self.workers.iter_mut().enumerate() {
            match worker {
                PoolWorker::Absent | PoolWorker::Broken => continue,
                PoolWorker::Idle if index == OWN => {}
                PoolWorker::Idle | PoolWorker::AtWork(..) => effects.push(PoolEffect::End(index)),
            }
            *worker = PoolWorker::Absent;
        }
        effects
    }

    /// True if the analysis is the second round of the game whose first is told, to who knows what was told.
    fn goes_on_with(&self, analysis: &Analysis) -> bool {
        let Some(plan) = self.plan.as_ref().filter(|plan| !plan.is_last_round()) else {
            return false;
        };
        let is_late = |turn| {
            self.late
                .iter()
                .any(|(judgement, _)| judgement.turn == turn)
        };
        let is_known = |turn| matches!(known(analysis, turn), Known::Exact(_) | Known::Enough);
        analysis.effort == Effort::More
            && self.round.is_none()
            && *plan.game() == analysis.game
            && plan.closed().all(|turn| is_known(turn) || is_late(turn))
    }
}

fn known(analysis: &Analysis, turn: usize) -> Known {
    analysis.known.get(turn).copied().unwrap_or(Known::Nothing)
}

/// The round of a review that is asked for. A placement that is tried is none.
fn round_of(question: &Question) -> Option<&Analysis> {
    match &question.topic {
        Topic::Analysis(analysis) if analysis.effort != Effort::Check => Some(analysis),
        _ => None,
    }
}

/// The first round goes on into the second.
fn plan_of(analysis: &Analysis) -> Plan {
    let nodes = match analysis.effort {
        Effort::First => vec![Effort::First.nodes(), Effort::More.nodes()],
        effort => vec![effort.nodes()],
    };
    Plan::apart(&analysis.game, &nodes, &|turn| known(analysis, turn))
}

/// The pieces that are under way.
fn pieces_of(workers: &[PoolWorker]) -> Vec<&Piece> {
    workers.iter().filter_map(PoolWorker::piece).collect()
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests;

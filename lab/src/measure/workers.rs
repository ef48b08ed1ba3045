//! `measure review --workers`: the nodes that a review takes where several workers share it, without a clock.
//!
//! The workers are simulated: a node takes each of them equally long, words between them and the plan no time. What one
//! is asked is what the web page would ask it (`src/cpu/pool.rs`).

use rsg_engine::analysis::{Care, Judgement, Known, Piece, PieceAnswer, PieceFound, Plan};
use rsg_engine::{Game, Limits, Thinker};
use std::fmt;

/// Megabytes of tables for a worker of the page.
pub const TABLE_MB: usize = 16;

/// The nodes of a proof between two words of its worker on how far it is.
const NODES_BETWEEN_WORDS: u64 = 250_000;

/// A proof with fewer nodes is not broken off.
const NODES_WORTH_A_WORKER: u64 = 2_000_000;

/// Figures of one game.
pub struct Counted {
    /// The number of workers; none for one thinker that keeps its proofs.
    pub workers: Option<usize>,
    /// Placements proved after each round.
    pub proved: Vec<usize>,
    /// Nodes of all workers.
    pub all: u64,
    /// Nodes until the end, as long as the worker takes that is busy longest.
    pub longest: u64,
}

impl fmt::Display for Counted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let proved: Vec<String> = self.proved.iter().map(usize::to_string).collect();
        let millions = |nodes: u64| nodes as f64 / 1e6;
        match self.workers {
            None => write!(f, "in order")?,
            Some(workers) => write!(f, "{workers} workers")?,
        }
        write!(
            f,
            ": {} proved, {:.1} M nodes, the longest part {:.1} M",
            proved.join(" and "),
            millions(self.all),
            millions(self.longest),
        )
    }
}

/// A game judged in these rounds by one thinker that keeps its proofs.
pub fn in_order(thinker: &mut Thinker, game: &Game, rounds: &[u64]) -> Counted {
    thinker.forget();
    let mut known = vec![Known::Nothing; game.turns().len()];
    let (mut proved, mut all) = (Vec::new(), 0);
    for &nodes in rounds {
        let before = known.clone();
        let mut tell = |judgement: Judgement, care| {
            if care == Care::Full {
                known[judgement.turn] = match judgement.exact {
                    true => Known::Exact(judgement.before),
                    false => Known::Estimated,
                };
            }
        };
        all += thinker.analyse_game(game, Limits::nodes(nodes), &|turn| before[turn], &mut tell);
        let exact = known
            .iter()
            .filter(|known| matches!(known, Known::Exact(_)));
        proved.push(exact.count());
    }
    Counted {
        workers: None,
        proved,
        all,
        longest: all,
    }
}

/// Answers the pieces of one game; each search is made once, however many workers there are to be.
pub struct Answers<'a> {
    thinker: &'a mut Thinker,
    game: &'a Game,
    found: Vec<(Piece, PieceAnswer)>,
}

impl Answers<'_> {
    pub fn new<'a>(thinker: &'a mut Thinker, game: &'a Game) -> Answers<'a> {
        Answers {
            thinker,
            game,
            found: Vec::new(),
        }
    }

    fn of(&mut self, piece: &Piece) -> PieceAnswer {
        let known = self.found.iter().rev();
        if let Some(answer) = known.filter_map(|known| with_limit(piece, known)).next() {
            return answer;
        }
        let answer = self.thinker.answer_alone(self.game, piece, &|_| true);
        let answer = answer.expect("nobody stops it");
        self.found.push((piece.clone(), answer.clone()));
        answer
    }
}

/// The answer to a piece, if it follows from the one to another piece with perhaps another limit.
fn with_limit(piece: &Piece, (other, answer): &(Piece, PieceAnswer)) -> Option<PieceAnswer> {
    if let (Piece::Solve(asked), Piece::Solve(solved)) = (piece, other)
        && asked.before.is_none()
    {
        let mut alike = solved.clone();
        alike.nodes = asked.nodes;
        if alike != *asked {
            return None;
        }
        let is_solved = matches!(answer.found, PieceFound::Solved(_));
        if is_solved && answer.nodes < asked.nodes {
            return Some(answer.clone());
        }
        let takes_more = asked.nodes
            <= if is_solved {
                answer.nodes
            } else {
                solved.nodes
            };
        return takes_more.then_some(PieceAnswer {
            found: PieceFound::Unsolved,
            nodes: asked.nodes,
            aside: 0,
        });
    }
    (piece == other).then(|| answer.clone())
}

/// What a worker is at.
struct Busy {
    piece: Piece,
    answer: PieceAnswer,
    /// When it began, and how much of it was heard.
    since: u64,
    heard: u64,
}

impl Busy {
    /// When it is heard next, and whether that is the answer.
    fn next(&self) -> (u64, bool) {
        let word = self.heard + NODES_BETWEEN_WORDS;
        match word < self.answer.nodes {
            true => (self.since + word, false),
            false => (self.since + self.answer.nodes + self.answer.aside, true),
        }
    }
}

/// A game judged in these rounds by several workers.
pub fn shared(answers: &mut Answers<'_>, rounds: &[u64], workers: usize) -> Counted {
    let mut plan = Plan::apart(answers.game, rounds, &|_| Known::Nothing);
    let mut seats: Vec<Option<Busy>> = (0..workers).map(|_| None).collect();
    let (mut now, mut all, mut exact) = (0, 0, 0);
    let mut proved = Vec::new();
    loop {
        while plan.is_round_over() && proved.len() < rounds.len() {
            proved.push(exact);
            exact += count_exact(&plan.begin_next_round());
        }
        if proved.len() == rounds.len() {
            all += seats
                .iter()
                .flatten()
                .map(|busy| now - busy.since)
                .sum::<u64>();
            return Counted {
                workers: Some(workers),
                proved,
                all,
                longest: now,
            };
        }
        for seat in &mut seats {
            let is_in_vain = |busy: &Busy| {
                NODES_WORTH_A_WORKER < busy.piece.nodes() && plan.is_in_vain(&busy.piece)
            };
            if let Some(busy) = seat.take_if(|busy| is_in_vain(busy)) {
                all += now - busy.since;
            }
        }
        while let Some(free) = seats.iter().position(Option::is_none)
            && let Some(piece) = next_piece(&plan, &seats)
        {
            seats[free] = Some(Busy {
                answer: answers.of(&piece),
                piece,
                since: now,
                heard: 0,
            });
        }
        let next = seats.iter().enumerate().filter_map(|(number, seat)| {
            let (at, is_answer) = seat.as_ref()?.next();
            Some((at, number, is_answer))
        });
        let (at, number, is_answer) = next
            .min()
            .expect("a round that is not over waits for a piece");
        now = at;
        let told = match &mut seats[number] {
            Some(busy) if !is_answer => {
                busy.heard += NODES_BETWEEN_WORDS;
                plan.take_progress(&busy.piece, busy.heard)
            }
            seat => seat.take().map_or_else(Vec::new, |busy| {
                all += now - busy.since;
                plan.take(&busy.piece, busy.answer)
            }),
        };
        exact += count_exact(&told);
    }
}

fn count_exact(told: &[(Judgement, Care)]) -> usize {
    told.iter().filter(|(judgement, _)| judgement.exact).count()
}

fn next_piece(plan: &Plan, seats: &[Option<Busy>]) -> Option<Piece> {
    let asked: Vec<&Piece> = seats.iter().flatten().map(|busy| &busy.piece).collect();
    plan.next_beside(&asked)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::commands::duel::whole_game;
    use rsg_engine::Color;
    use rsg_lab::games::star::Player;

    #[test]
    fn workers_prove_alike_and_share_the_nodes() {
        let mut thinker = Thinker::with_megabytes(1);
        let game = whole_game(&mut thinker, [Player::Random; 2], Color::Black, 3);
        let rounds = [30_000, 300_000];
        let in_order = in_order(&mut thinker, &game, &rounds);
        assert!(in_order.proved[0] < in_order.proved[1], "{in_order}");
        let mut answers = Answers::new(&mut thinker, &game);
        let counted = [1, 2, 4].map(|workers| shared(&mut answers, &rounds, workers));
        for one in &counted {
            assert_eq!(one.proved, counted[0].proved, "{one}");
        }
        assert_eq!(counted[0].longest, counted[0].all);
        assert!(counted[2].longest < counted[1].longest);
        assert!(counted[1].longest < counted[0].longest);
    }
}

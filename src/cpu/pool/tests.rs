//! The pool with workers that answer at once, late, or never.

use super::*;
use crate::cpu::thinkers::{Thinkers, engine_search};
use rsg_engine::Game;
use rsg_engine::analysis::{PieceAnswer, PieceFound};

/// A game near its end, which is judged quickly.
fn game() -> Game {
    let position = "from w/bbwbwb/.bwww...wb../bb.wbbwbb.w./bwbwb. b 0 0 :";
    let mut game = Game::from_record(position).unwrap();
    while let Some(mv) = game.moves().first().copied() {
        game.play(mv).unwrap();
    }
    game
}

fn round(number: u64, game: &Game, effort: Effort) -> Question {
    let analysis = Analysis {
        game: game.clone(),
        known: Vec::new(),
        effort,
    };
    Question {
        number,
        topic: Topic::Analysis(analysis),
    }
}

/// A browser whose workers have a text each to think about, or none.
struct Browser {
    pool: Pool,
    minds: Thinkers,
    at_work: Vec<Option<PieceQuestion>>,
    ended: Vec<usize>,
    told: Vec<Answer>,
    now: Duration,
}

impl Browser {
    fn new(workers: usize) -> Browser {
        Browser {
            pool: Pool::new(workers),
            minds: Thinkers::new(engine_search),
            at_work: vec![None; workers],
            ended: Vec::new(),
            told: Vec::new(),
            now: Duration::ZERO,
        }
    }

    fn ask(&mut self, question: &Question) {
        let effects = self.pool.ask(question, self.now).unwrap();
        self.carry_out(effects);
    }

    fn carry_out(&mut self, effects: Vec<PoolEffect>) {
        for effect in effects {
            match effect {
                PoolEffect::Post(worker, text) => {
                    assert!(self.at_work[worker].is_none(), "{worker} is at work");
                    self.at_work[worker] = Some(wire::read_piece(&text).unwrap());
                }
                PoolEffect::End(worker) => {
                    self.at_work[worker] = None;
                    self.ended.push(worker);
                }
                PoolEffect::Tell(answer) => self.told.push(answer),
            }
        }
    }

    fn say(&mut self, worker: usize, number: u64, news: PieceNews) {
        let text = wire::write_heard(&PieceHeard { number, news });
        let heard = wire::read_heard(&text).unwrap();
        let effects = self.pool.hear(worker, heard, self.now);
        self.carry_out(effects);
    }

    /// This worker answers what it was asked.
    fn answer(&mut self, worker: usize) {
        let PieceQuestion {
            number,
            game,
            piece,
        } = self.at_work[worker].take().unwrap();
        let answer = self.minds.answer_piece(&game, &piece, &|_| true).unwrap();
        self.say(worker, number, PieceNews::Answer(answer));
    }

    fn lose(&mut self, worker: usize) {
        self.at_work[worker] = None;
        let effects = self.pool.lose(worker, self.now);
        self.carry_out(effects);
    }

    fn busy(&self) -> Vec<usize> {
        let workers = 0..self.at_work.len();
        workers
            .filter(|worker| self.at_work[*worker].is_some())
            .collect()
    }

    /// The workers answer, the last one first, until the round is over.
    fn finish(&mut self) {
        while self.pool.round.is_some() {
            let worker = *self.busy().last().unwrap();
            self.answer(worker);
        }
    }

    /// What was told of each turn in the end, and how often a round was over.
    fn judged(&self) -> (Vec<Judgement>, usize) {
        let mut judged: Vec<Judgement> = Vec::new();
        let mut done = 0;
        for answer in &self.told {
            match &answer.finding {
                Finding::Judged(judgement, Care::Full) => judged.push((**judgement).clone()),
                Finding::Done => done += 1,
                _ => {}
            }
        }
        judged.sort_by_key(|judgement| judgement.turn);
        (judged, done)
    }
}

#[test]
fn a_device_has_as_many_workers_as_cores_and_few_if_it_is_small() {
    let desktop = BrowserDevice {
        cores: Some(8.0),
        is_webkit: false,
        memory: Some(8.0),
        touch_points: Some(0.0),
        shorter_side: Some(1080.0),
    };
    let phone = BrowserDevice {
        touch_points: Some(5.0),
        shorter_side: Some(390.0),
        ..desktop
    };
    let with_cores = |cores, device: BrowserDevice| BrowserDevice { cores, ..device }.workers();
    assert_eq!(desktop.workers(), 4);
    assert_eq!(with_cores(Some(2.0), desktop), 2);
    assert_eq!(with_cores(Some(1.0), desktop), 1);
    assert_eq!(phone.workers(), 2);
    assert_eq!(with_cores(Some(1.0), phone), 1);
    // WebKit says 4 on a machine with two cores, and 8 on one with eight.
    let safari = BrowserDevice {
        is_webkit: true,
        ..desktop
    };
    assert_eq!(with_cores(Some(4.0), safari), 2);
    assert_eq!(with_cores(Some(8.0), safari), 4);
    let tablet = BrowserDevice {
        shorter_side: Some(800.0),
        ..phone
    };
    assert_eq!(tablet.workers(), 4);
    let window_on_a_desk = BrowserDevice {
        touch_points: Some(0.0),
        ..phone
    };
    assert_eq!(window_on_a_desk.workers(), 4);
    let poor = BrowserDevice {
        memory: Some(2.0),
        ..desktop
    };
    assert_eq!(poor.workers(), 2);
    // A browser that does not say.
    assert_eq!(BrowserDevice::default().workers(), 1);
    assert_eq!(with_cores(Some(f64::NAN), desktop), 1);
    let silent = BrowserDevice {
        cores: Some(4.0),
        ..BrowserDevice::default()
    };
    assert_eq!(silent.workers(), 4);
}

#[test]
fn only_rounds_of_a_review_are_the_pools() {
    let mut pool = Pool::new(2);
    let check = round(1, &game(), Effort::Check);
    assert_eq!(pool.ask(&check, Duration::ZERO), None);
    let other = Question {
        number: 2,
        topic: Topic::Ending(game()),
    };
    assert_eq!(pool.ask(&other, Duration::ZERO), None);
}

#[test]
fn any_number_of_workers_judges_a_game_alike_and_is_ended_with_it() {
    let game = game();
    let mut all = Vec::new();
    for workers in [1, 2, 4] {
        let mut browser = Browser::new(workers);
        browser.ask(&round(5, &game, Effort::First));
        browser.finish();
        let (judged, done) = browser.judged();
        assert_eq!((judged.len(), done), (game.turns().len(), 1));
        assert!(judged.iter().all(|judgement| judgement.exact));
        assert!(browser.told.iter().all(|answer| answer.question == 5));
        assert_eq!(browser.told.last().unwrap().finding, Finding::Done);
        // Nothing is left to do: none of those that are there for the review alone is kept.
        assert!(browser.busy().is_empty());
        browser.ended.sort_unstable();
        assert_eq!(browser.ended, (1..workers).collect::<Vec<_>>());
        all.push(browser.told);
    }
    assert_eq!(all[0], all[1]);
    assert_eq!(all[0], all[2]);
}

#[test]
fn a_worker_that_breaks_down_is_replaced_by_the_others() {
    let game = game();
    let mut whole = Browser::new(2);
    whole.ask(&round(1, &game, Effort::First));
    whole.finish();
    for lost in [OWN, 1, 2] {
        let mut browser = Browser::new(3);
        browser.ask(&round(1, &game, Effort::First));
        // All but the first wait for what it says of the openings.
        browser.answer(OWN);
        assert_eq!(browser.busy(), [0, 1, 2]);
        browser.lose(lost);
        assert_eq!(browser.busy().len(), 2);
        browser.finish();
        assert_eq!(browser.told, whole.told);
        assert!(!browser.ended.contains(&lost));
    }
}

#[test]
fn without_any_worker_the_round_is_over() {
    let mut browser = Browser::new(2);
    browser.ask(&round(1, &game(), Effort::First));
    browser.answer(OWN);
    browser.lose(1);
    browser.lose(OWN);
    assert_eq!(browser.told.last().unwrap().finding, Finding::Done);
    assert!(browser.pool.round.is_none());
    // Others may be had the next time.
    browser.ask(&round(2, &game(), Effort::First));
    browser.finish();
    assert_eq!(browser.judged().0.len(), game().turns().len());
}

#[test]
fn a_review_that_is_stopped_ends_its_workers() {
    let mut browser = Browser::new(3);
    browser.ask(&round(1, &game(), Effort::First));
    browser.answer(OWN);
    let PieceQuestion { number, .. } = browser.at_work[1].clone().unwrap();
    let effects = browser.pool.stop();
    browser.carry_out(effects);
    assert_eq!(browser.ended, [0, 1, 2]);
    let told = browser.told.len();
    // What was on its way is not heard.
    browser.say(1, number, PieceNews::Progress(5_000_000));
    assert_eq!(browser.told.len(), told);
    assert!(!(0..3).any(|worker| browser.pool.has(worker)));
    assert_eq!(browser.pool.stop(), []);
}

/// Long games whose proofs are made up.
fn long_game() -> Game {
    let record = include_str!("../../../engine/tests/vectors/games.txt");
    Game::from_record(record.lines().next().unwrap()).unwrap()
}

impl Browser {
    /// A worker answers, as if nothing could be found out.
    fn shrug(&mut self, worker: usize) {
        let PieceQuestion {
            number,
            piece,
            game,
        } = self.at_work[worker].take().unwrap();
        let answer = match piece {
            Piece::Solve(solve) => PieceAnswer {
                found: PieceFound::Unsolved,
                nodes: solve.nodes,
                aside: 0,
            },
            Piece::Recall => PieceAnswer {
                found: PieceFound::Openings(Vec::new()),
                nodes: 0,
                aside: 0,
            },
            Piece::Estimate { turn, .. } => {
                // Quickly.
                let quick = Piece::Estimate { turn, nodes: 1 };
                self.minds.answer_piece(&game, &quick, &|_| true).unwrap()
            }
        };
        self.say(worker, number, PieceNews::Answer(answer));
    }

    /// The proof that takes all nodes there are.
    fn begin_last_proof(&mut self, question: &Question) -> (usize, u64) {
        self.ask(question);
        loop {
            let busy = self.busy();
            let long = |worker: &usize| {
                let question = self.at_work[*worker].as_ref().unwrap();
                NODES_WORTH_A_WORKER < question.piece.nodes()
            };
            if busy.iter().all(long) {
                return (busy[0], self.at_work[busy[0]].as_ref().unwrap().number);
            }
            let worker = *busy.iter().find(|worker| !long(worker)).unwrap();
            self.shrug(worker);
        }
    }
}

#[test]
fn a_proof_goes_on_from_the_first_round_into_the_second() {
    let game = long_game();
    let mut browser = Browser::new(2);
    let (worker, number) = browser.begin_last_proof(&round(1, &game, Effort::First));
    assert_eq!(browser.busy().len(), 2);
    browser.say(
        worker,
        number,
        PieceNews::Progress(Effort::First.nodes() - 1),
    );
    assert!(browser.pool.round.is_some());
    browser.say(worker, number, PieceNews::Progress(Effort::First.nodes()));
    assert!(
        browser.pool.round.is_none(),
        "the first round's nodes are used up"
    );
    assert_eq!(
        browser.at_work[worker].as_ref().unwrap().number,
        number,
        "it goes on"
    );
    let ended = browser.ended.len();
    browser.ask(&round(2, &game, Effort::More));
    assert_eq!(
        browser.at_work[worker].as_ref().unwrap().number,
        number,
        "it goes on"
    );
    assert_eq!(browser.ended.len(), ended);
    let all = Effort::First.nodes() + Effort::More.nodes();
    browser.say(worker, number, PieceNews::Progress(all));
    // The other proof, of an earlier position, is of no use then.
    assert_eq!(browser.ended.len(), ended + 2, "{:?}", browser.ended);
    while browser.pool.round.is_some() {
        let worker = browser.busy()[0];
        browser.shrug(worker);
    }
    let rounds = browser
        .told
        .iter()
        .filter(|answer| answer.finding == Finding::Done);
    let numbers: Vec<u64> = rounds.map(|answer| answer.question).collect();
    assert_eq!(numbers, [1, 2]);
}

#[test]
fn another_game_or_round_begins_anew() {
    let game = long_game();
    let mut other = game.clone();
    other.undo();
    for next in [
        round(2, &other, Effort::More),
        round(2, &game, Effort::First),
        round(2, &game, Effort::Thorough),
    ] {
        let mut browser = Browser::new(2);
        let (worker, number) = browser.begin_last_proof(&round(1, &game, Effort::First));
        browser.say(worker, number, PieceNews::Progress(Effort::First.nodes()));
        let ended = browser.ended.len();
        browser.ask(&next);
        assert_eq!(browser.ended.len(), ended + 2);
        assert_eq!(browser.at_work[OWN].as_ref().unwrap().piece, Piece::Recall);
    }
}

#[test]
fn a_round_ends_when_its_time_is_up_by_the_clock() {
    let game = long_game();
    let mut browser = Browser::new(2);
    let (worker, number) = browser.begin_last_proof(&round(1, &game, Effort::First));
    browser.now = Duration::from_secs(Effort::First.seconds()) - Duration::from_millis(1);
    browser.say(worker, number, PieceNews::Progress(1_000_000));
    assert!(browser.pool.round.is_some());
    browser.now += Duration::from_millis(1);
    browser.say(worker, number, PieceNews::Progress(1_250_000));
    assert!(browser.pool.round.is_none());
    assert_eq!(browser.told.last().unwrap().finding, Finding::Done);
    browser.ask(&round(2, &game, Effort::More));
    browser.now += Duration::from_secs(Effort::More.seconds());
    browser.say(worker, number, PieceNews::Progress(1_500_000));
    assert!(browser.pool.round.is_none());
    // Nothing is asked for any more.
    assert!(browser.busy().is_empty());
}

/// What is proved after a round's time was up is told in the next one.
#[test]
fn what_is_found_between_two_rounds_is_told_in_the_second() {
    let game = game();
    let mut browser = Browser::new(1);
    browser.ask(&round(1, &game, Effort::First));
    browser.now = Duration::from_secs(Effort::First.seconds());
    browser.answer(OWN);
    assert_eq!(browser.told.len(), 1, "it is over");
    while !browser.busy().is_empty() {
        browser.answer(OWN);
    }
    assert_eq!(browser.told.len(), 1);
    browser.ask(&round(2, &game, Effort::More));
    browser.finish();
    let (judged, done) = browser.judged();
    assert_eq!((judged.len(), done), (game.turns().len(), 2));
}

/// Who does not know what the first round said is told everything.
#[test]
fn a_second_round_for_somebody_else_begins_anew() {
    let game = game();
    for knows in [true, false] {
        let mut browser = Browser::new(1);
        browser.ask(&round(1, &game, Effort::First));
        browser.finish();
        browser.told.clear();
        let mut question = round(2, &game, Effort::More);
        if let Topic::Analysis(analysis) = &mut question.topic
            && knows
        {
            analysis.known = vec![Known::Enough; game.turns().len()];
        }
        browser.ask(&question);
        browser.finish();
        let told = if knows { 0 } else { game.turns().len() };
        let (judged, done) = browser.judged();
        assert_eq!((judged.len(), done), (told, 1));
    }
}

//! Late positions of Reversi Go in which one placement is worth 40 points and more.
//!
//! They come from games of level 5 against plain UCT: Review's estimate jumped there, since playouts never placed
//! where a group can be flipped at once. Each line has the turns, what Black's lead becomes by best play to the end
//! (two passes count the board as it stands), and nothing else; the first test finds that lead by trying everything.
#![allow(clippy::unwrap_used)]

use rsg_classics::go::{Game, Options, Phase, Thinker, transcript};
use rsg_classics::{Color, Level, Limits, Mind, Play};
use std::collections::HashMap;

const POSITIONS: &str = include_str!("games/go-9-sharp.txt");

const NEVER: &dyn Fn() -> bool = &|| false;

/// The positions, and Black's lead in points by best play.
fn positions() -> impl Iterator<Item = (Game, f32)> {
    POSITIONS.lines().map(|line| {
        let (turns, lead) = line.split_once(" = ").unwrap();
        let game = transcript::read(turns, Options::default()).unwrap();
        (game, lead.parse().unwrap())
    })
}

/// Every turn but an agreement.
fn turns(game: &Game) -> Vec<Play> {
    let placements = game.placements().map(Play::Place);
    placements
        .chain([Play::Button, Play::Pass])
        .filter(|play| game.refusal(play).is_none())
        .collect()
}

fn after(game: &Game, play: Play) -> Game {
    let mut after = game.clone();
    after.play(play).unwrap();
    after
}

/// Black's lead by best play, by trying everything.
fn best_lead(game: &Game, known: &mut HashMap<(String, bool), f32>) -> f32 {
    if game.phase() != Phase::Open {
        return as_it_stands(game);
    }
    let passed = game
        .turns()
        .last()
        .is_some_and(|turn| turn.play == Play::Pass);
    let key = (game.notation(), passed);
    if let Some(lead) = known.get(&key) {
        return *lead;
    }
    let best = best_of_turns(game, known);
    known.insert(key, best);
    best
}

/// The best of what follows the turns, for the side to move.
fn best_of_turns(game: &Game, known: &mut HashMap<(String, bool), f32>) -> f32 {
    let turns = turns(game).into_iter();
    let leads = turns.map(|play| best_lead(&after(game, play), known));
    match game.to_move() {
        Color::Black => leads.fold(f32::MIN, f32::max),
        Color::White => leads.fold(f32::MAX, f32::min),
    }
}

/// Black's lead on the board.
fn as_it_stands(game: &Game) -> f32 {
    let total = game.score().total;
    (total.black.in_halves() - total.white.in_halves()) as f32 / 2.0
}

#[test]
fn the_leads_are_those_of_trying_everything() {
    for (game, lead) in positions() {
        assert_eq!(best_lead(&game, &mut HashMap::new()), lead, "{game}");
    }
}

#[test]
fn the_top_level_gives_nothing_of_the_lead_away() {
    let mut thinker = Thinker::default();
    for (game, lead) in positions() {
        for seed in 0..3 {
            let report = thinker.choose(&game, Level::Five, seed, Limits::default());
            let then = after(&game, report.unwrap().play);
            assert_eq!(
                best_lead(&then, &mut HashMap::new()),
                lead,
                "{game}, {seed}"
            );
        }
    }
}

/// White fills the second-last liberty of 52 stones with a group of twelve that can be flipped, and flips all of it
/// back.
fn won_by_a_sacrifice() -> Game {
    positions().next().unwrap().0
}

#[test]
fn what_wins_by_a_sacrifice_is_not_passed() {
    let mut thinker = Thinker::default();
    let game = won_by_a_sacrifice();
    for seed in 0..10 {
        let report = thinker.choose(&game, Level::Five, seed, Limits::default());
        assert_eq!(report.unwrap().play, Play::Place("d7".parse().unwrap()));
    }
}

#[test]
fn playouts_know_the_sacrifice() {
    let estimate = Thinker::default().estimate(&won_by_a_sacrifice(), 400, 1);
    assert!(estimate.lead < -80.0, "{}", estimate.lead);
}

/// At a stop where it does not matter whose turn it is, agreeing to the marks ends the game as best play would.
#[test]
fn marks_at_the_stop_are_what_best_play_flips() {
    let thinker = Thinker::default();
    let mut compared = 0;
    for (game, _) in positions() {
        let mut stopped = game;
        if stopped.button().is_none() {
            stopped = after(&stopped, Play::Button);
        }
        while stopped.phase() == Phase::Open {
            stopped = after(&stopped, Play::Pass);
        }
        let known = &mut HashMap::new();
        let own = best_of_turns(&stopped, known);
        let other = best_lead(&after(&stopped, Play::Pass), known);
        if own == other {
            compared += 1;
            let marks = thinker.lost(&stopped, 1);
            let agreed = as_it_stands(&after(&stopped, Play::Agree(marks)));
            assert_eq!(agreed, own, "{stopped}");
        }
    }
    assert!(2 < compared, "{compared}");
}

#[test]
fn review_proves_the_lead_and_says_what_it_cost_to_pass() {
    let mut mind = Mind::default();
    for (game, lead) in positions() {
        let judged = mind.judge(&game, None, NEVER).unwrap();
        let sign = if game.to_move() == Color::Black {
            1.0
        } else {
            -1.0
        };
        assert_eq!(judged.lead.in_halves() as f32 / 2.0, sign * lead, "{game}");
        assert!(judged.exact);
    }
    let game = won_by_a_sacrifice();
    let judged = mind.judge(&game, None, NEVER).unwrap();
    assert_eq!(judged.best, Some(Play::Place("d7".parse().unwrap())));
    // At the end of a game nobody is blamed for the passes: who wants more plays on from the stop.
    for end in ["pass pass", "a9 pass pass"] {
        let mut game = game.clone();
        let mut before = mind.judge(&game, None, NEVER).unwrap().lead;
        for word in end.split(' ') {
            let turn = match word {
                "pass" => Play::Pass,
                square => Play::Place(square.parse().unwrap()),
            };
            game = after(&game, turn);
            let now = mind.judge(&game, None, NEVER).unwrap().lead;
            if word == "pass" {
                assert_eq!(now.in_halves(), -before.in_halves(), "{game}");
            }
            before = now;
        }
    }
    let slow = Play::Place("a9".parse().unwrap());
    let judged = mind.judge(&game, Some(&slow), NEVER).unwrap();
    assert!(judged.played.is_some_and(|played| played <= judged.lead));
}

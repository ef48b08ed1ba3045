//! Whether a position is a puzzle: whether one turn of the side to move wins and no other, proved within a time.
//!
//! A panic and the end of the time are told apart: without a proof in time a position is *open*.

use std::time::Duration;

use rsg_classics::{Judgement, Mind, Play, Points, SquaresGame};
use rsg_engine::puzzle::{CHOICES, Unfit, VACANT};
use rsg_engine::{Game, Move, Thinker};
use rsg_game::thinking::{NoPuzzle, PuzzleVerdict};

use crate::platform::device;

/// The longest time for a proof.
const LONGEST: Duration = Duration::from_secs(60);

/// Says that a proof is to stop: nobody waits any more, or its time is over.
pub(super) fn in_time(stopped: &dyn Fn() -> bool) -> impl Fn() -> bool {
    let begin = device::uptime();
    move || stopped() || LONGEST <= device::uptime().saturating_sub(begin)
}

/// The verdict on a position of the star.
pub(super) fn on_star(
    thinker: &mut Thinker,
    game: &Game,
    stop: &dyn Fn() -> bool,
) -> Option<PuzzleVerdict> {
    let position = game.position();
    if *VACANT.end() < position.sides().vacant().len() {
        return Some(PuzzleVerdict::Open);
    }
    let Some(only) = thinker.only_win(game, stop) else {
        return Some(PuzzleVerdict::Open);
    };
    let only = match only {
        Ok(only) => only,
        Err(Unfit::Cooked) => return Some(PuzzleVerdict::Two),
        Err(Unfit::Choices) => return Some(PuzzleVerdict::No(NoPuzzle::Choices)),
        Err(_) => return Some(PuzzleVerdict::No(NoPuzzle::NotWon)),
    };
    // A solution that is too long, or that moves before it could change, is told as far as its first turn.
    let line = match thinker.puzzle_line(position, stop) {
        Some(Ok(line)) => line,
        _ => vec![only.mv],
    };
    let Some(margin) = margin(thinker, game, &line, stop) else {
        return Some(PuzzleVerdict::Open);
    };
    Some(PuzzleVerdict::Yes {
        line: line.into_iter().map(Into::into).collect(),
        margin: Points::whole(margin),
    })
}

fn margin(
    thinker: &mut Thinker,
    game: &Game,
    line: &[Move],
    stop: &dyn Fn() -> bool,
) -> Option<i32> {
    let margin = thinker.puzzle_margin(game.position(), line, stop);
    margin.map(i32::from)
}

/// The verdict on a position of a game on squares that has proofs.
pub(super) fn on_squares(
    mind: &mut Mind,
    game: &dyn SquaresGame,
    stop: &dyn Fn() -> bool,
) -> Option<PuzzleVerdict> {
    let placements = game.placements();
    if placements.len() < CHOICES {
        return Some(PuzzleVerdict::No(NoPuzzle::Choices));
    }
    let Some(Judgement {
        best: Some(best),
        lead,
        exact: true,
        ..
    }) = mind.judge(game, None, stop)
    else {
        return Some(PuzzleVerdict::Open);
    };
    if lead <= Points::default() {
        return Some(PuzzleVerdict::No(NoPuzzle::NotWon));
    }
    let others = placements.into_iter().map(Play::Place);
    for other in others.filter(|other| *other != best) {
        let judged = mind.judge_turn(game, &other, stop);
        match judged
            .filter(|judged| judged.exact)
            .and_then(|judged| judged.played)
        {
            None => return Some(PuzzleVerdict::Open),
            Some(lead) if Points::default() < lead => return Some(PuzzleVerdict::Two),
            Some(_) => {}
        }
    }
    Some(PuzzleVerdict::Yes {
        line: vec![best.into()],
        margin: lead,
    })
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use rsg_classics::{SetUp, SplitMix64, Terms};
    use rsg_engine::puzzle::Puzzles;
    use rsg_engine::{Board, ByColor, Cell, Color, Position};

    use super::*;

    fn never() -> bool {
        false
    }

    /// The result of a finished game of the star for a side: captures break a tie.
    fn result(game: &Game, side: Color) -> i32 {
        let (score, captures) = (game.position().score(), game.position().captures());
        let lead = |of: ByColor<u8>| i32::from(of[side]) - i32::from(of[!side]);
        match lead(score) {
            0 => lead(captures).signum(),
            lead => lead.signum(),
        }
    }

    /// Whether a side wins, by trying everything.
    fn wins(game: &Game, side: Color) -> bool {
        if game.end().is_some() {
            return 0 < result(game, side);
        }
        let own = game.position().to_move() == side;
        let mut outcomes = game.moves().into_iter().map(|mv| {
            let mut after = game.clone();
            after.play(mv).unwrap();
            wins(&after, side)
        });
        match own {
            true => outcomes.any(|won| won),
            false => outcomes.all(|won| won),
        }
    }

    /// Boards nearly full, held against a judge that tries everything.
    #[test]
    fn verdicts_on_the_star_are_those_of_a_slow_judge() {
        let (mut chance, mut thinker) = (SplitMix64::new(3), Thinker::with_megabytes(1));
        let mut met = [0; 4];
        while met.iter().sum::<usize>() < 60 {
            let mut board = Board::EMPTY;
            for cell in Cell::ALL {
                let stone = [Some(Color::Black), Some(Color::White)][chance.below(2)];
                board = board.with(cell, stone);
            }
            for _ in 0..5 {
                board = board.with(Cell::ALL[1 + chance.below(36)], None);
            }
            let position = Position::new(board, Color::Black, ByColor::default()).unwrap();
            let game = Game::from_position(position);
            if game.end().is_some() || game.position().to_move() != Color::Black {
                continue;
            }
            let verdict = on_star(&mut thinker, &game, &never).unwrap();
            let winning = game.moves().into_iter().filter(|mv| {
                let mut after = game.clone();
                after.play(*mv).unwrap();
                wins(&after, Color::Black)
            });
            let winning: Vec<Move> = winning.collect();
            // Moves that lead to one position are one.
            let boards = winning
                .iter()
                .map(|mv| position.play_unchecked(*mv).board());
            let mut different: Vec<Board> = boards.collect();
            different.dedup();
            let (is_right, kind) = match (&verdict, different.len()) {
                (PuzzleVerdict::Yes { line, .. }, 1) => {
                    (line[0].on_star().is_some_and(|mv| winning.contains(&mv)), 0)
                }
                (PuzzleVerdict::Two, 2..) => (true, 1),
                (PuzzleVerdict::No(NoPuzzle::NotWon), 0) => (true, 2),
                (PuzzleVerdict::No(NoPuzzle::Choices), _) => (game.moves().len() < 6, 3),
                _ => (false, 0),
            };
            assert!(is_right, "{verdict:?} {winning:?} {position}");
            met[kind] += 1;
        }
        assert!(met[..3].iter().all(|count| 0 < *count), "{met:?}");
    }

    #[test]
    fn puzzles_that_ship_are_puzzles_and_the_start_is_too_open() {
        let mut thinker = Thinker::with_megabytes(8);
        for number in [1, 40] {
            let puzzle = Puzzles::shipped().get(number).unwrap();
            let game = Game::from_position(puzzle.position);
            let verdict = on_star(&mut thinker, &game, &never).unwrap();
            let PuzzleVerdict::Yes { line, margin } = verdict else {
                panic!("{verdict:?}");
            };
            assert_eq!(line[0].on_star(), puzzle.line.first().copied());
            assert_eq!(margin, Points::whole(i32::from(puzzle.margin)));
        }
        let open = on_star(&mut thinker, &Game::new(), &never);
        assert_eq!(open, Some(PuzzleVerdict::Open));
    }

    /// Whether a side of Reversi wins, by trying everything.
    fn wins_on_squares(game: &dyn SquaresGame, side: Color) -> bool {
        if let Some(ended) = game.ended() {
            return ended.winner == Some(side);
        }
        let own = game.to_move() == side;
        let mut outcomes = game.placements().into_iter().map(|square| {
            let mut after = game.copy();
            after.play(&Play::Place(square)).unwrap();
            wins_on_squares(&*after, side)
        });
        match own {
            true => outcomes.any(|won| won),
            false => outcomes.all(|won| won),
        }
    }

    #[test]
    fn verdicts_on_reversi_are_those_of_a_slow_judge() {
        let (mut chance, mut mind) = (SplitMix64::new(4), Mind::default());
        for terms in ["reversi 6 othello most", "reversi 6 othello fewest"] {
            let terms: Terms = terms.parse().unwrap();
            let mut met = [0; 4];
            while met.iter().sum::<usize>() < 30 {
                let mut side = || [Some(Color::Black), Some(Color::White)][chance.below(2)];
                let mut stones: Vec<_> = terms.squares().map(|_| side()).collect();
                for _ in 0..6 {
                    stones[chance.below(36)] = None;
                }
                let set_up = SetUp {
                    stones,
                    to_move: Color::White,
                    button: None,
                };
                let game = terms.begin_from(&set_up).unwrap();
                if game.ended().is_some() || game.to_move() != Color::White {
                    continue;
                }
                let verdict = on_squares(&mut mind, &*game, &never).unwrap();
                let winning = game.placements().into_iter().filter(|square| {
                    let mut after = game.copy();
                    after.play(&Play::Place(*square)).unwrap();
                    wins_on_squares(&*after, Color::White)
                });
                let winning: Vec<_> = winning.collect();
                let kind = match (&verdict, &winning[..]) {
                    (PuzzleVerdict::Yes { line, .. }, [only]) => {
                        assert_eq!(line[0].spot(), Some((*only).into()));
                        0
                    }
                    (PuzzleVerdict::Two, [_, _, ..]) => 1,
                    (PuzzleVerdict::No(NoPuzzle::NotWon), []) => 2,
                    (PuzzleVerdict::No(NoPuzzle::Choices), _) => {
                        assert!(game.placements().len() < CHOICES);
                        3
                    }
                    _ => panic!("{verdict:?} {winning:?} {}", game.record()),
                };
                met[kind] += 1;
            }
            assert!(met[..3].iter().all(|count| 0 < *count), "{met:?}");
        }
    }
}

//! A word of praise after a good placement. Rare, so that it means something, and never in the CPU's way.
//!
//! Praise is a derived fact: nothing about it is kept. Who draws the game asks for it once a placement, after the CPU
//! has been asked for its answer, so that it delays nobody.

use rsg_engine::{Cells, Color, Game, Move, Position, Turn};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Praise {
    /// The number of points captured in one placement.
    Capture(u8),
    /// The best placement a short look ahead could find.
    Move,
}

/// A capture of this many points is praised whenever it happens.
const LARGE_CAPTURE: u8 = 3;

/// Other placements are praised at most once in this number of the player's own …
const EVERY: usize = 4;

/// … and not before this one.
const FIRST: usize = 5;

/// A game is close while the totals are at most this far apart.
const CLOSE: u8 = 5;

/// The lead of the praised placement over the second best, in the short search's units.
const CLEARLY: i32 = 3;

/// A choice between fewer placements is no feat.
const CHOICES: usize = 5;

/// The depth of the short search in placements, the praised one included.
const PLIES: u32 = 3;

/// The praise of a colour's last placement, with that placement's index in the game; mostly none.
pub fn praise(game: &Game, own: Color) -> Option<(usize, Praise)> {
    let mut placed = game
        .turns()
        .iter()
        .enumerate()
        .filter(|(_, turn)| turn.by == own);
    let count = placed.clone().count();
    let (index, turn) = placed.next_back()?;
    let captured = turn.effect.capture_count();
    if LARGE_CAPTURE <= captured {
        return Some((index, Praise::Capture(captured)));
    }
    let due = FIRST <= count && (count - FIRST).is_multiple_of(EVERY);
    (due && is_clearly_best(&game.positions()[index], turn)).then_some((index, Praise::Move))
}

fn is_clearly_best(before: &Position, turn: &Turn) -> bool {
    let moves = before.moves();
    let score = before.score();
    if moves.len() < CHOICES || CLOSE < score.black.abs_diff(score.white) {
        return false;
    }
    let value = |mv: &Move| -look_ahead(&before.play_unchecked(*mv), PLIES - 1, -FAR, FAR);
    let chosen = value(&turn.mv);
    // The same cell with the other call is not another idea.
    moves
        .iter()
        .filter(|mv| mv.cell != turn.mv.cell)
        .all(|mv| value(mv) + CLEARLY <= chosen)
}

const FAR: i32 = 10_000;

/// The value for the player to move, by plain alpha-beta. Ko is not looked at.
fn look_ahead(position: &Position, plies: u32, mut low: i32, high: i32) -> i32 {
    if plies == 0 {
        return weigh(position);
    }
    let moves = position.moves();
    if moves.is_empty() {
        let passed = position.passed();
        return if passed.has_placement() {
            -look_ahead(&passed, plies - 1, -high, -low)
        } else {
            weigh(position)
        };
    }
    for mv in moves {
        low = low.max(-look_ahead(
            &position.play_unchecked(mv),
            plies - 1,
            -high,
            -low,
        ));
        if high <= low {
            break;
        }
    }
    low
}

/// Points, tips, and bases of the arms: roughly what a club player counts.
fn weigh(position: &Position) -> i32 {
    let own = position.to_move();
    let score = position.score();
    let board = position.board();
    let held = |ring: u8| {
        let held = |color| (board.stones(color) & Cells::ring(ring)).len() as i32;
        held(own) - held(!own)
    };
    i32::from(score[own]) - i32::from(score[!own]) + 6 * held(4) + held(3)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::session::mix;

    fn played(moves: &str) -> Game {
        let mut game = Game::new();
        for word in moves.split_whitespace() {
            game.play(word.parse().unwrap()).unwrap();
        }
        game
    }

    /// A game of placements by chance.
    fn played_by_number(seed: u64) -> Game {
        let mut game = Game::new();
        for number in 0.. {
            if game.outcome().is_some() {
                break;
            }
            let moves = game.moves();
            let choice = mix(seed, number) as usize % moves.len();
            game.play(moves[choice]).unwrap();
        }
        game
    }

    #[test]
    fn a_small_capture_early_in_the_game_is_not_praised() {
        let game = played("BX B9[W] C9 B8 B7[B]");
        assert_eq!(game.turns()[4].effect.capture_count(), 1);
        assert_eq!(praise(&game, Color::Black), None);
        assert_eq!(praise(&Game::new(), Color::Black), None);
    }

    #[test]
    fn a_large_capture_is_praised() {
        let large = |game: &Game| {
            game.turns()
                .iter()
                .position(|turn| LARGE_CAPTURE <= turn.effect.capture_count())
        };
        let (whole, index) = (0..400)
            .map(played_by_number)
            .find_map(|game| large(&game).map(|at| (game, at)))
            .unwrap();
        let mut game = Game::new();
        for turn in &whole.turns()[..=index] {
            game.play(turn.mv).unwrap();
        }
        let turn = &whole.turns()[index];
        let points = turn.effect.capture_count();
        assert_eq!(
            praise(&game, turn.by),
            Some((index, Praise::Capture(points)))
        );
    }

    #[test]
    fn praise_is_rare_but_not_unheard_of() {
        let (mut placed, mut praised) = (0, 0);
        for seed in 0..40 {
            let whole = played_by_number(seed);
            let mut game = Game::new();
            for turn in whole.turns() {
                game.play(turn.mv).unwrap();
                placed += 1;
                if let Some((index, Praise::Move)) = praise(&game, turn.by) {
                    praised += 1;
                    let score = game.positions()[index].score();
                    assert!(
                        score.black.abs_diff(score.white) <= CLOSE,
                        "praised in a game that was not close"
                    );
                }
            }
        }
        assert!(
            praised * 12 < placed,
            "{praised} of {placed} placements were praised"
        );
        assert!(0 < praised, "none of {placed} placements was praised");
    }
}

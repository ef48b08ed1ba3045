//! Playing lost groups out on the board, where nothing was agreed about them at a stop.

use super::game::Game;
use crate::{Play, Square};

/// The placement that brings a group of the other side nearer to being flipped which the side to move takes for lost:
/// the group with the fewest liberties first, and among its liberties the one that leaves the placed stone the most.
/// None where there is no such group, or none of its liberties can be filled without putting the own stone in danger.
pub(super) fn next(game: &Game, lost: &[Square]) -> Option<Square> {
    let own = game.to_move();
    let mut groups: Vec<Vec<Square>> = Vec::new();
    for stone in lost
        .iter()
        .filter(|stone| game.stone(**stone) == Some(!own))
    {
        let liberties = game.liberties(*stone);
        if !groups.contains(&liberties) {
            groups.push(liberties);
        }
    }
    groups.sort_by_key(Vec::len);
    groups.iter().find_map(|liberties| {
        let safety = |point: &Square| safety(game, *point);
        let safe = liberties.iter().filter(|point| 1 < safety(point));
        safe.max_by_key(|point| safety(point)).copied()
    })
}

/// The liberties of the stone placed there, with those of its group; none where it cannot be placed.
fn safety(game: &Game, point: Square) -> usize {
    let mut after = game.clone();
    match after.play(Play::Place(point)) {
        Ok(_) => after.liberties(point).len(),
        Err(_) => 0,
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::super::{Options, transcript};
    use super::*;

    fn game(record: &str) -> Game {
        transcript::read(record, Options::default()).unwrap()
    }

    fn square(name: &str) -> Square {
        name.parse().unwrap()
    }

    #[test]
    fn a_lost_group_is_brought_to_its_end() {
        // White's stone on a1 has one liberty, and Black passed first.
        let stopped = game("e5 a1 b1 button pass pass");
        assert_eq!(next(&stopped, &[square("a1")]), Some(square("a2")));
        assert_eq!(next(&stopped, &[]), None);
        assert_eq!(next(&stopped, &[square("e5")]), None, "it is Black's own");
    }

    #[test]
    fn the_liberty_is_filled_that_leaves_most_and_none_that_leaves_one() {
        let stopped = game("b2 a1 b3 button pass pass");
        assert_eq!(next(&stopped, &[square("a1")]), Some(square("b1")));
        let guarded = game("e5 a1 e6 b2 e7 button pass pass");
        assert_eq!(next(&guarded, &[square("a1")]), None);
    }
}

//! The groups that are marked as lost at a stop.

use super::exact::Exact;
use super::game::Game;
use super::position::Position;
use super::thinker::{COUNTED, Thinker, on_board};
use crate::{Color, SplitMix64, Square};

/// Playouts that mark.
const PLAYOUTS: u32 = 1000;

/// A group is lost if its points end as the other side's in more playouts than as its own, by this percentage: in
/// 96 of 100.
const LOST: i32 = 92;

impl Thinker {
    /// A stone of every group that is lost: counted out when few points are free, else by playouts.
    #[must_use]
    pub fn lost(&self, game: &Game, seed: u64) -> Vec<Square> {
        let counted = on_board!(game, W => counted_lost::<W>(game));
        counted.unwrap_or_else(|| self.played_out_lost(game, seed))
    }

    fn played_out_lost(&self, game: &Game, seed: u64) -> Vec<Square> {
        let mut chance = SplitMix64::of_pair(seed, game.turns().len() as u64);
        let tally = on_board!(game, W => self.either_first::<W>(game, PLAYOUTS, &mut chance));
        let board = game.board();
        groups(game, |side, group| {
            let owned: i32 = board.stones(group).map(|stone| tally.owned[stone]).sum();
            let own = if side == Color::Black { owned } else { -owned };
            let stones = board.size_of(group) as i32;
            100 * own <= -LOST * stones * tally.games as i32
        })
    }
}

/// A stone of every group of which that is so.
fn groups(game: &Game, is_wanted: impl Fn(Color, usize) -> bool) -> Vec<Square> {
    let board = game.board();
    let wanted = |point: &usize| {
        let first = board
            .stone(*point)
            .filter(|_| board.group(*point) == *point);
        first.is_some_and(|side| is_wanted(side, *point))
    };
    let found = (0..board.neighbours().points).filter(wanted);
    found
        .map(|point| Square::at(point as u32, game.options().shape()))
        .collect()
}

/// A stone of every group that flips by best play even if its own side is to move. None if that cannot be counted out.
fn counted_lost<const W: usize>(game: &Game) -> Option<Vec<Square>> {
    let mut exact = Exact::<W>::new(COUNTED, &|| false);
    let mut end = |side| {
        let mut position = Position::of(game);
        (position.mover, position.passes) = (side, 0);
        exact.end(&position)
    };
    let (black, white) = (end(Color::Black)?, end(Color::White)?);
    Some(groups(game, |side, group| {
        let end = match side {
            Color::Black => &black.board,
            Color::White => &white.board,
        };
        let mut stones = game.board().stones(group);
        stones.all(|stone| end.stone(stone) == Some(!side))
    }))
}

//! Groups and territory on the board of a game that has them.

use rsg_classics::go::Owner;
use rsg_classics::{Square, SquaresGame};

use super::drawing::SquaresBoard;
use crate::board::Phase;
use crate::play::{Play, Spot};
use crate::session::view::{PointView, territory};

impl SquaresBoard<'_> {
    /// The marks of the points, row by row from the top; empty in a game without groups.
    pub(super) fn points(&self) -> Vec<PointView> {
        let count = self.game.terms().squares().count();
        let mut points = vec![PointView::default(); count];
        if self.game.area().is_none() {
            return points;
        }
        self.add_groups(&mut points);
        self.add_territory(&mut points);
        self.add_aim(&mut points);
        points
    }

    fn place(&self, square: Square) -> Option<usize> {
        square
            .index(self.game.terms().shape())
            .map(|at| at as usize)
    }

    fn add_groups(&self, points: &mut [PointView]) {
        let stop = match self.driven.board.phase() {
            Phase::Stopped(stop) => Some(stop),
            _ => None,
        };
        for square in self.game.terms().squares() {
            let group = self.game.group(square);
            // A group is told once, from its own name.
            let spot = Spot::from(square);
            if group.is_empty() || self.driven.board.game().group_name(spot) != Some(spot) {
                continue;
            }
            let told = PointView {
                group: Some((group.len(), self.game.liberties(square))),
                lost: stop.is_some_and(|stop| stop.has_marked(spot)),
                disputed: stop.is_some_and(|stop| stop.is_disputed(spot)),
                ..PointView::default()
            };
            for place in group.into_iter().filter_map(|stone| self.place(stone)) {
                points[place] = told;
            }
        }
    }

    fn add_territory(&self, points: &mut [PointView]) {
        let is_counted = match self.driven.board.phase() {
            Phase::Stopped(stop) => stop.view().why,
            Phase::Over => true,
            _ => false,
        };
        if !is_counted {
            return;
        }
        let agreed = self.driven.board.as_agreed();
        let Some(area) = agreed.squares().and_then(SquaresGame::area) else {
            return;
        };
        for (point, square) in points.iter_mut().zip(self.game.terms().squares()) {
            point.territory = match area.owner(square) {
                // A stone that is lost lies in the other side's territory.
                Some(Owner::Stone(side)) if point.lost => Some(side),
                _ => territory(&area, square),
            };
        }
    }

    fn add_aim(&self, points: &mut [PointView]) {
        let Some(aim) = self.driven.board.aim() else {
            return;
        };
        if let Some(place) = self.place(aim.square) {
            points[place].aimed = true;
        }
        let flips = self.game.flips(aim.square);
        for place in flips.into_iter().filter_map(|stone| self.place(stone)) {
            points[place].foreseen = true;
        }
    }

    /// Returns true if a pass of the side to move ends the game.
    pub(super) fn a_pass_ends(&self) -> bool {
        let mut game = self.driven.board.game().copied();
        game.play(&Play::Pass) && game.is_over()
    }
}

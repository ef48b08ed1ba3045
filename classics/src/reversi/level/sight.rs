//! Level 1: a player who chooses by what the board shows at once.
//!
//! A first-time player likes to flip many discs (by the aim *fewest*, few), finds corners a little better than other
//! squares and overlooks some placements altogether. The choice is drawn among placements that seem about equally good.

use crate::SplitMix64;
use crate::reversi::eval::DISC;
use crate::reversi::field::Field;
use crate::reversi::game::Aim;
use crate::reversi::grid::Bits;
use crate::reversi::thinker::{Found, Root};

/// The things that a level sees, and their values in discs.
pub(super) struct Sight {
    /// The share of the placements that are noticed at all.
    notices: f32,
    /// The value of a flipped disc.
    flip: f32,
    /// The value of a corner.
    corner: f32,
    /// The value of another square of the edge.
    edge: f32,
    /// The temperature of the choice: with more of it worse placements are chosen more often.
    looseness: f32,
}

pub(super) const ONE: Sight = Sight {
    notices: 0.65,
    flip: 0.8,
    corner: 1.5,
    edge: 0.2,
    looseness: 3.0,
};

/// The squares of a board that somebody knows by name.
struct Named<F: Field> {
    corners: F::Bits,
    edges: F::Bits,
}

impl<F: Field> Named<F> {
    fn new() -> Named<F> {
        let (mut corners, mut edges) = (F::Bits::NONE, F::Bits::NONE);
        for square in F::SHAPE.squares() {
            let disc = F::Bits::FIRST << F::place(square);
            match F::SHAPE.from_edges(square) {
                [0, 0] => corners |= disc,
                [0, _] | [_, 0] => edges |= disc,
                _ => {}
            }
        }
        Named { corners, edges }
    }
}

impl Sight {
    /// Chooses a placement.
    pub fn choose<F: Field>(&self, root: &Root<F>, chance: &mut SplitMix64) -> Found {
        let noticed = self.noticed(&root.places, chance);
        let named = Named::<F>::new();
        let values: Vec<f32> = noticed
            .iter()
            .map(|place| self.value(root, &named, *place))
            .collect();
        let best = values.iter().copied().fold(f32::MIN, f32::max);
        let weights = values
            .iter()
            .map(|value| ((value - best) / self.looseness).exp());
        let weights: Vec<f32> = weights.collect();
        let mut ticket = chance.share() * weights.iter().sum::<f32>();
        let mut chosen = 0;
        for (number, weight) in weights.iter().enumerate() {
            chosen = number;
            ticket -= weight;
            if ticket < 0.0 {
                break;
            }
        }
        Found {
            place: noticed[chosen],
            value: values[chosen] as i32 * DISC,
            depth: 0,
            nodes: 1,
        }
    }

    /// The placements that are noticed, at least one.
    fn noticed(&self, places: &[u32], chance: &mut SplitMix64) -> Vec<u32> {
        let mut noticed = places.to_vec();
        noticed.retain(|_| chance.share() < self.notices);
        if noticed.is_empty() {
            noticed.push(places[chance.below(places.len())]);
        }
        noticed
    }

    /// The visible gain of a placement.
    fn value<F: Field>(&self, root: &Root<F>, named: &Named<F>, place: u32) -> f32 {
        let disc = F::Bits::FIRST << place;
        let is_in = |squares: F::Bits| {
            if disc & squares == F::Bits::NONE {
                0.0
            } else {
                1.0
            }
        };
        let after = root.view.after(place);
        let flips = root.view.other.count() - after.own.count();
        let gain = self.flip * flips as f32
            + self.corner * is_in(named.corners)
            + self.edge * is_in(named.edges);
        match root.aim {
            Aim::Most => gain,
            Aim::Fewest => -gain,
        }
    }
}

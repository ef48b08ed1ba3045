//! The teacher's word on a turn of a game on squares.

use rsg_classics::{self as classics, Judgement, Points, Shape, Square, SquaresGame};
use rsg_engine::Color;

use super::verdict::{Reason, Verdict};
use crate::progress::{GameKind, Unit};

/// An estimate of fewer points than this is no verdict: one disc more for the one is one less for the other.
const CLAIMED: Points = Points::whole(4);

/// The number of squares more to place on that is worth a word.
const CLEARLY: usize = 3;

/// The most squares left with which flips are points that hardly change hands any more.
const NEARLY_FULL: usize = 6;

impl Verdict {
    /// The verdict on the last turn of a game on squares.
    pub(super) fn on_squares(game: &dyn SquaresGame, judged: &Judgement) -> Option<Verdict> {
        let played = game.last()?.play;
        let mut before = game.copy();
        before.undo();
        let by_playouts = !judged.exact && game.area().is_some();
        let cost = cost(judged, by_playouts)?;
        let better = judged.best.clone().filter(|_| Points::default() < cost);
        let reason = better.as_ref().and_then(|better| {
            let turns = Turns::of(&*before, game, better)?;
            turns.reason()
        });
        Some(Verdict {
            play: played.into(),
            cost,
            exact: judged.exact,
            by_playouts,
            only: before.placements().len() == 1 && before.terms().beside().is_empty(),
            loses_lead: better.is_some() && loses_lead(judged),
            better: better.map(Into::into),
            reason,
        })
    }
}

/// Returns true if the best turn keeps a lead that this one gives away.
fn loses_lead(judged: &Judgement) -> bool {
    let nothing = Points::default();
    nothing < judged.lead && judged.played.is_some_and(|played| played <= nothing)
}

/// The cost that is claimed; none where a proved position says nothing of the turn. Playouts tell a cost only where
/// they suffice for it.
fn cost(judged: &Judgement, by_playouts: bool) -> Option<Points> {
    let Some(after) = judged.played else {
        return (!judged.exact).then(Points::default);
    };
    let cost = Points::halves(judged.lead.in_halves() - after.in_halves()).max(Points::default());
    let claimed = judged.exact || by_playouts || CLAIMED <= cost;
    Some(if claimed { cost } else { Points::default() })
}

/// A turn and a better one, with the boards that they lead to.
struct Turns<'a> {
    by: Color,
    before: &'a dyn SquaresGame,
    after: &'a dyn SquaresGame,
    instead: Box<dyn SquaresGame>,
    played: classics::Play,
    better: &'a classics::Play,
}

impl<'a> Turns<'a> {
    fn of(
        before: &'a dyn SquaresGame,
        after: &'a dyn SquaresGame,
        better: &'a classics::Play,
    ) -> Option<Turns<'a>> {
        let mut instead = before.copy();
        instead.play(better).ok()?;
        Some(Turns {
            by: before.to_move(),
            before,
            after,
            instead,
            played: after.last()?.play,
            better,
        })
    }

    fn reason(&self) -> Option<Reason> {
        let terms = self.before.terms();
        match GameKind::of(terms).spec().unit {
            // Few discs, few squares and no corners are what this aim wants: no fact of the board speaks for itself.
            Unit::Discs if terms.fewer_is_better() => None,
            Unit::Discs => self.reason_in_discs(),
            Unit::HalfPoints => self.reason_in_go(),
            Unit::Points => None,
        }
    }

    fn reason_in_discs(&self) -> Option<Reason> {
        let corners = self.before.terms().shape().corners();
        let is_corner = |play: &classics::Play| match play {
            classics::Play::Place(square) => corners.contains(square),
            _ => false,
        };
        if let classics::Play::Place(corner) = self.better
            && is_corner(self.better)
            && !is_corner(&self.played)
        {
            return Some(Reason::CornerMissed(*corner));
        }
        let [given, instead] = [self.after, &*self.instead].map(|game| self.answers(game));
        let opened = |corner: &&Square| given.contains(corner) && !instead.contains(corner);
        if let Some(corner) = corners.iter().find(opened) {
            return Some(Reason::OpensCorner(*corner));
        }
        let passes = |game: &dyn SquaresGame| game.last().is_some_and(|change| change.passes);
        if passes(&*self.instead) && !passes(self.after) && self.after.ended().is_none() {
            return Some(Reason::PassMissed);
        }
        let [could, did] = [&*self.instead, self.after].map(flipped);
        let free = |square: &Square| self.before.stone(*square).is_none();
        let is_nearly_full = self.before.terms().squares().filter(free).count() <= NEARLY_FULL;
        if is_nearly_full {
            let reason = Reason::FlipsMissed {
                could: small(could),
                did: small(did),
            };
            return (did < could).then_some(reason);
        }
        let gives_more = !instead.is_empty() && instead.len() + CLEARLY <= given.len();
        gives_more.then_some(Reason::GivesMoves {
            given: small(given.len()),
            instead: small(instead.len()),
        })
    }

    fn reason_in_go(&self) -> Option<Reason> {
        let [could, did] = [&*self.instead, self.after].map(flipped);
        let [endangered, instead] = [self.after, &*self.instead].map(|game| self.endangered(game));
        let size = |group: &Option<(usize, Square)>| group.map_or(0, |(size, _)| size);
        if let Some((_, name)) = endangered.filter(|_| size(&instead) < size(&endangered)) {
            return Some(Reason::LeavesOneLiberty(name));
        }
        (did < could).then(|| Reason::GroupMissed(u16::try_from(could).unwrap_or(u16::MAX)))
    }

    /// The squares where the opponent may place in answer.
    fn answers(&self, game: &dyn SquaresGame) -> Vec<Square> {
        if game.ended().is_some() || game.to_move() == self.by {
            return Vec::new();
        }
        game.placements()
    }

    /// The largest own group with one liberty, where the opponent may place next: its size, and its name.
    fn endangered(&self, game: &dyn SquaresGame) -> Option<(usize, Square)> {
        if game.ended().is_some() || game.to_move() == self.by {
            return None;
        }
        let shape = game.terms().shape();
        let own = |square: &Square| game.stone(*square) == Some(self.by);
        let squares = game.terms().squares().filter(own);
        let endangered = squares.filter_map(|square| {
            let group = game.group(square);
            if group.iter().min() != Some(&square) || game.liberties(square) != 1 {
                return None;
            }
            let mut near = group.iter().flat_map(|stone| beside(*stone, shape));
            let liberty = near.find(|at| game.stone(*at).is_none())?;
            let is_flipped = game.refusal(&classics::Play::Place(liberty)).is_none();
            is_flipped.then_some((group.len(), square))
        });
        endangered.max_by_key(|(size, name)| (*size, std::cmp::Reverse(*name)))
    }
}

/// The neighbours of a point on a board of this shape.
fn beside(point: Square, shape: Shape) -> impl Iterator<Item = Square> {
    let (row, column) = (point.row(), point.column());
    let beside = [
        (row.wrapping_sub(1), column),
        (row + 1, column),
        (row, column.wrapping_sub(1)),
        (row, column + 1),
    ];
    let points = beside.into_iter();
    points
        .filter_map(|(row, column)| Square::new(row, column))
        .filter(move |at| at.index(shape).is_some())
}

/// The number of discs or stones that the last turn flipped.
fn flipped(game: &dyn SquaresGame) -> usize {
    let last = game.last();
    last.map_or(0, |change| change.flipped.iter().map(Vec::len).sum())
}

fn small(count: usize) -> u8 {
    u8::try_from(count).unwrap_or(u8::MAX)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::session::mix;
    use rsg_classics::Terms;
    use std::collections::BTreeMap;

    fn judged(best: &classics::Play, halves: i32, exact: bool) -> Judgement {
        Judgement {
            best: Some(best.clone()),
            lead: Points::default(),
            played: Some(Points::halves(-halves)),
            exact,
        }
    }

    fn said(terms: &str, record: &str, best: &str, halves: i32, exact: bool) -> Verdict {
        let game = terms.parse::<Terms>().unwrap().read(record).unwrap();
        let best = classics::Play::Place(best.parse().unwrap());
        Verdict::on_squares(&*game, &judged(&best, halves, exact)).unwrap()
    }

    #[test]
    fn an_estimate_is_said_only_where_it_is_larger_than_its_error() {
        let eight = "reversi 8 othello most";
        let small = said(eight, "d3", "c4", 4, false);
        assert_eq!((small.cost, small.better), (Points::default(), None));
        let large = said(eight, "d3", "c4", 8, false);
        assert_eq!((large.cost, large.exact), (Points::whole(4), false));
        assert_eq!(said(eight, "d3", "c4", 4, true).cost, Points::whole(2));
    }

    #[test]
    fn a_comparison_that_says_nothing_is_no_reproach_and_playouts_are_called_so() {
        let game = "go 9 7 0".parse::<Terms>().unwrap().read("a1").unwrap();
        let judged = Judgement {
            best: None,
            lead: Points::whole(-7),
            played: None,
            exact: false,
        };
        let verdict = Verdict::on_squares(&*game, &judged).unwrap();
        assert_eq!((verdict.cost, verdict.better), (Points::default(), None));
        assert!(verdict.by_playouts && !verdict.exact);
    }

    #[test]
    fn a_group_left_with_one_liberty_is_named() {
        // White's stones surround b3 but for one point, and Black plays elsewhere.
        let verdict = said("go 9 7 0", "b3 b2 h8 a3 h7 b4 g7", "c3", 20, false);
        let name = "b3".parse().unwrap();
        assert_eq!(verdict.reason, Some(Reason::LeavesOneLiberty(name)));
    }

    #[test]
    fn of_the_other_aim_no_reason_is_told() {
        let verdict = said("reversi 8 othello fewest", "d3", "c4", 20, true);
        assert_eq!(verdict.reason, None);
    }

    /// Looks whether a reason is true of the boards.
    fn check(
        before: &dyn SquaresGame,
        after: &dyn SquaresGame,
        best: &classics::Play,
        reason: Reason,
    ) {
        let by = before.to_move();
        let mut instead = before.copy();
        instead.play(best).unwrap();
        let open = |game: &dyn SquaresGame| {
            let is_theirs = game.ended().is_none() && game.to_move() != by;
            if is_theirs {
                game.placements()
            } else {
                Vec::new()
            }
        };
        let flips = |game: &dyn SquaresGame| game.last().unwrap().flipped.concat().len();
        match reason {
            Reason::CornerMissed(corner) => {
                assert_eq!(*best, classics::Play::Place(corner));
                assert!(["a1", "f1", "a6", "f6"].contains(&corner.to_string().as_str()));
            }
            Reason::OpensCorner(corner) => {
                assert!(open(after).contains(&corner) && !open(&*instead).contains(&corner));
            }
            Reason::PassMissed => {
                assert!(instead.last().unwrap().passes && !after.last().unwrap().passes);
            }
            Reason::GivesMoves {
                given,
                instead: few,
            } => {
                assert_eq!(open(after).len(), usize::from(given));
                assert_eq!(open(&*instead).len(), usize::from(few));
                assert!(few + 3 <= given);
            }
            Reason::FlipsMissed { could, did } => {
                assert_eq!(flips(&*instead), usize::from(could));
                assert_eq!(flips(after), usize::from(did));
                assert!(did < could);
            }
            Reason::GroupMissed(count) => {
                assert_eq!(flips(&*instead), usize::from(count));
                assert!(flips(after) < usize::from(count));
            }
            Reason::LeavesOneLiberty(name) => {
                assert_eq!((after.stone(name), after.liberties(name)), (Some(by), 1));
                let flipped = |at: &Square| after.flips(*at).contains(&name);
                assert!(open(after).iter().any(flipped));
            }
            other => panic!("{other:?} on squares"),
        }
    }

    /// The reasons that random games met, by their names.
    fn reasons_of(terms: &str, games: usize, turns: usize) -> BTreeMap<String, usize> {
        let (mut met, mut dice) = (BTreeMap::new(), 5);
        let mut roll = |sides: usize| {
            dice = mix(dice, 1);
            (dice % sides as u64) as usize
        };
        for _ in 0..games {
            let mut game = terms.parse::<Terms>().unwrap().begin();
            while game.ended().is_none() && game.turns() < turns {
                let open = game.placements();
                if open.is_empty() {
                    break;
                }
                let [played, best] =
                    [(); 2].map(|()| classics::Play::Place(open[roll(open.len())]));
                let before = game.clone();
                game.play(&played).unwrap();
                let verdict = Verdict::on_squares(&*game, &judged(&best, 20, true)).unwrap();
                if let Some(reason) = verdict.reason.filter(|_| best != played) {
                    check(&*before, &*game, &best, reason);
                    let name = format!("{reason:?}");
                    let name = name.split(['(', ' ']).next().unwrap().to_owned();
                    *met.entry(name).or_default() += 1;
                }
            }
        }
        met
    }

    #[test]
    fn every_reason_is_true_of_its_boards() {
        let reversi = reasons_of("reversi 6 othello most", 60, 40);
        assert_eq!(reversi.len(), 5, "{reversi:?}");
        let go = reasons_of("go 9 7 0", 12, 70);
        assert_eq!(go.len(), 2, "{go:?}");
        let counts = reversi.values().chain(go.values());
        assert!(
            counts.into_iter().all(|count| 2 < *count),
            "{reversi:?} {go:?}"
        );
    }
}

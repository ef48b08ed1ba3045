//! Looking at a finished game of a classic again, position by position.
//!
//! A [`TableReview`] stands somewhere in a game. What its positions are worth comes in bit by bit
//! ([`TableReview::judge`]), in any order, and changes no place. What a placement cost is not kept: it follows from the
//! positions before and after it.

use rsg_classics::{Judgement, Play, Side, Square, TableGame};
use rsg_engine::Color;

use super::{SquareView, color_of};

/// Where the player goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TableWalk {
    First,
    Back,
    Forward,
    Last,
    /// After so many turns.
    To(usize),
}

/// What a placement was worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TableVerdict {
    /// What was best there.
    pub best: Square,
    /// How many discs the placement cost at the end; 0 if it was as good.
    pub cost: i32,
    /// Whether both values that this follows from are proved.
    pub exact: bool,
}

/// What the board of a review shows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableReviewView {
    /// Row by row from the top.
    pub squares: Vec<SquareView>,
    pub size: u8,
    /// After so many turns.
    pub at: usize,
    pub turns: usize,
    /// What the last turn was, and who made it.
    pub last: Option<(Side, Play)>,
    pub verdict: Option<TableVerdict>,
    /// What the position is worth: Black's discs less White's at the end, and whether that is proved.
    pub value: Option<(i32, bool)>,
    /// The values of all positions from the start to the end, for the graph.
    pub graph: Vec<Option<(i32, bool)>>,
}

/// A finished game that is looked at.
#[derive(Debug, Clone)]
pub struct TableReview {
    /// The game after each number of turns, from the start.
    positions: Vec<Box<dyn TableGame>>,
    judged: Vec<Option<Judgement>>,
    at: usize,
}

impl TableReview {
    /// A game to look at, from its end. None if nothing was played.
    #[must_use]
    pub fn of(game: &dyn TableGame) -> Option<TableReview> {
        let mut positions = vec![game.copy()];
        let mut before = game.copy();
        while before.undo() {
            positions.push(before.copy());
        }
        positions.reverse();
        let turns = positions.len() - 1;
        (0 < turns).then(|| TableReview {
            judged: vec![None; turns + 1],
            positions,
            at: turns,
        })
    }

    /// Goes there, as far as the game goes.
    pub fn walk(&mut self, walk: TableWalk) {
        let last = self.turns();
        self.at = match walk {
            TableWalk::First => 0,
            TableWalk::Back => self.at.saturating_sub(1),
            TableWalk::Forward => self.at + 1,
            TableWalk::Last => last,
            TableWalk::To(turns) => turns,
        }
        .min(last);
    }

    #[must_use]
    pub fn turns(&self) -> usize {
        self.positions.len() - 1
    }

    /// The position after so many turns, to be judged.
    #[must_use]
    pub fn position(&self, turns: usize) -> Option<&(dyn TableGame + 'static)> {
        self.positions.get(turns).map(|position| &**position)
    }

    /// Which position is to be judged next: the one that is shown, then those before it, the end of the game first, where
    /// values are proved soonest. None when all are, or need not be.
    #[must_use]
    pub fn next_to_judge(&self) -> Option<usize> {
        let open = |turns: &usize| {
            self.judged[*turns].is_none() && self.positions[*turns].ended().is_none()
        };
        let all = (0..self.positions.len()).rev();
        [self.at].into_iter().chain(all).find(open)
    }

    /// What the position after so many turns is worth. What is proved stays.
    pub fn judge(&mut self, turns: usize, judgement: Judgement) {
        if let Some(known) = self.judged.get_mut(turns)
            && !known.is_some_and(|known| known.exact)
        {
            *known = Some(judgement);
        }
    }

    /// Black's discs less White's at the end, as expected after so many turns, and whether that is proved.
    fn value(&self, turns: usize) -> Option<(i32, bool)> {
        let position = &self.positions[turns];
        if let Some(ended) = position.ended() {
            let lead = ended.score.black.in_halves() - ended.score.white.in_halves();
            return Some((lead / 2, true));
        }
        let judged = self.judged[turns]?;
        let sign = match position.to_move() {
            Side::Black => 1,
            Side::White => -1,
        };
        Some((sign * judged.lead, judged.exact))
    }

    /// What the turn that led to a position was worth, where both values are known.
    #[must_use]
    pub fn verdict(&self, turns: usize) -> Option<TableVerdict> {
        let before = turns.checked_sub(1)?;
        let judged = self.judged[before]?;
        let (value, exact) = self.value(turns)?;
        let by = self.positions[before].to_move();
        let gained = match by {
            Side::Black => value,
            Side::White => -value,
        };
        // By the aim fewest a smaller lead is the better one.
        let cost = match self.positions[before].terms().fewer_is_better() {
            false => judged.lead - gained,
            true => gained - judged.lead,
        };
        Some(TableVerdict {
            best: judged.best,
            // Looking further ahead may find more than was expected before.
            cost: cost.max(0),
            exact: exact && judged.exact,
        })
    }

    #[must_use]
    pub fn view(&self) -> TableReviewView {
        let position = &self.positions[self.at];
        let last = position.last();
        let played = last.as_ref().map(|change| &change.play);
        let verdict = self.verdict(self.at);
        let terms = position.terms();
        let view = |square| SquareView {
            square,
            stone: position.stone(square).map(color_of),
            playable: false,
            last: played == Some(&Play::Place(square)),
            hinted: verdict.is_some_and(|verdict| 0 < verdict.cost && verdict.best == square),
        };
        TableReviewView {
            squares: terms.squares().map(view).collect(),
            size: terms.size(),
            at: self.at,
            turns: self.turns(),
            last: last.map(|change| (change.by, change.play)),
            verdict,
            value: self.value(self.at),
            graph: (0..self.positions.len())
                .map(|turns| self.value(turns))
                .collect(),
        }
    }

    /// The colour of whoever placed last, in which a better placement is shown.
    #[must_use]
    pub fn ghost(&self) -> Color {
        let last = self.positions[self.at].last();
        color_of(last.map_or(Side::Black, |change| change.by))
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use rsg_classics::{Mind, Terms};

    /// A whole game of 6×6 squares; White wins by 8.
    const GAME: &str = "b3d2e4a3e2c5b5a5d1f1f3e1b6c6b4e5a2f4c2b1e3f2d6d5a4c1a6b2e6f5";

    fn game(aim: &str) -> Box<dyn TableGame> {
        let terms: Terms = format!("reversi 6 othello {aim}").parse().unwrap();
        terms.read(GAME).unwrap()
    }

    /// A game whose last positions are judged without error.
    fn judged(aim: &str) -> TableReview {
        let mut review = TableReview::of(&*game(aim)).unwrap();
        let mut mind = Mind::default();
        for turns in review.turns() - 9..review.turns() {
            let position = review.position(turns).unwrap();
            let judgement = position.judge(&mut mind, 1_000_000, &|| false).unwrap();
            assert!(judgement.exact, "after {turns} turns");
            review.judge(turns, judgement);
        }
        review
    }

    #[test]
    fn nothing_played_is_nothing_to_look_at() {
        let mut begun = game("most");
        while begun.undo() {}
        assert!(TableReview::of(&*begun).is_none());
    }

    #[test]
    fn one_walks_as_far_as_the_game_goes() {
        let mut review = TableReview::of(&*game("most")).unwrap();
        let mut at = |walk| {
            review.walk(walk);
            review.view().at
        };
        assert_eq!(at(TableWalk::Forward), 30);
        assert_eq!(at(TableWalk::Back), 29);
        assert_eq!(at(TableWalk::First), 0);
        assert_eq!(at(TableWalk::Back), 0);
        assert_eq!(at(TableWalk::To(12)), 12);
        assert_eq!(at(TableWalk::To(99)), 30);
        assert_eq!(
            review.view().last,
            game("most").last().map(|last| (last.by, last.play))
        );
        assert_eq!(review.position(30).unwrap().record(), GAME);
    }

    #[test]
    fn the_end_is_known_without_being_judged() {
        let review = TableReview::of(&*game("most")).unwrap();
        assert_eq!(review.view().value, Some((-8, true)));
        assert_eq!(review.next_to_judge(), Some(29));
        assert_eq!(
            review.verdict(30),
            None,
            "nothing is known of the position before"
        );
    }

    /// Along proved positions the value moves by what the placements cost, to the disadvantage of who placed.
    #[test]
    fn costs_are_what_the_proved_values_lose() {
        for aim in ["most", "fewest"] {
            let review = judged(aim);
            let mut costs = 0;
            for turns in review.turns() - 8..=review.turns() {
                let before = review.value(turns - 1).unwrap().0;
                let after = review.value(turns).unwrap().0;
                let verdict = review.verdict(turns).unwrap();
                assert!(verdict.exact);
                let for_black = match (review.positions[turns - 1].to_move(), aim) {
                    (Side::Black, "most") | (Side::White, "fewest") => before - after,
                    _ => after - before,
                };
                assert_eq!(verdict.cost, for_black, "turn {turns}, {aim}");
                costs += verdict.cost;
            }
            assert!(0 < costs, "{aim}: a random game has mistakes");
        }
    }

    #[test]
    fn a_better_placement_is_shown_where_one_was_missed() {
        let mut review = judged("most");
        let missed = (22..=30)
            .find(|turns| 0 < review.verdict(*turns).unwrap().cost)
            .unwrap();
        review.walk(TableWalk::To(missed));
        let view = review.view();
        let shown: Vec<_> = view.squares.iter().filter(|square| square.hinted).collect();
        assert_eq!(shown.len(), 1);
        assert_eq!(shown[0].square, view.verdict.unwrap().best);
    }

    #[test]
    fn what_is_proved_stays() {
        let mut review = judged("most");
        let proved = review.value(29);
        let guess = Judgement {
            best: "a1".parse().unwrap(),
            lead: 30,
            exact: false,
        };
        review.judge(29, guess);
        review.judge(99, guess);
        assert_eq!(review.value(29), proved);
        review.judge(3, guess);
        assert_eq!(review.value(3).map(|(_, exact)| exact), Some(false));
        assert_eq!(review.view().graph.len(), 31);
    }

    #[test]
    fn every_position_is_judged_once() {
        let mut review = judged("most");
        let mut asked = Vec::new();
        while let Some(turns) = review.next_to_judge() {
            asked.push(turns);
            let best = review.position(turns).unwrap().placements()[0];
            review.judge(
                turns,
                Judgement {
                    best,
                    lead: 0,
                    exact: false,
                },
            );
        }
        assert_eq!(asked, (0..21).rev().collect::<Vec<_>>());
    }
}

//! The star as a game of the app.

use rsg_classics::Points;
use rsg_engine::{ByColor, Calls, Cell, Color, Decided, End, Game, Mark, Move};

use super::call::{CallChoice, choice, goes_through_core};
use super::{BoardGame, Change, GameRef, SideScore, Tapped};
use crate::play::{Play, Spot};
use crate::progress::saved::moves;
use crate::progress::{CpuLevel, GameKind, Rules};
use crate::thinking::{Analysis, AskKind, Effort, Placement, StarTurn, Topic};

impl BoardGame for Game {
    fn copied(&self) -> Box<dyn BoardGame> {
        Box::new(self.clone())
    }

    fn inner(&self) -> GameRef<'_> {
        GameRef::Star(self)
    }

    fn rules(&self) -> Rules {
        Rules::Star
    }

    fn kind(&self) -> GameKind {
        GameKind::Star
    }

    fn to_move(&self) -> Color {
        self.position().to_move()
    }

    fn is_over(&self) -> bool {
        self.end().is_some()
    }

    fn tapped(&self, spot: Spot) -> Tapped {
        let Some(cell) = spot.cell() else {
            return Tapped::Nothing;
        };
        match self.mark(cell) {
            Mark::None => Tapped::Nothing,
            Mark::Blocked => Tapped::Refused,
            Mark::Playable | Mark::OneCall | Mark::Exception => match self.calls(cell) {
                Calls::Unplayable => Tapped::Nothing,
                Calls::Needless { .. } => Tapped::Plays(Move::plain(cell).into()),
                Calls::Needed { calls, same } => match choice(calls, same) {
                    CallChoice::Free => Tapped::AsksForCall,
                    CallChoice::Only(color) => Tapped::Plays(Move::calling(cell, color).into()),
                    CallChoice::Own => {
                        Tapped::Plays(Move::calling(cell, self.position().to_move()).into())
                    }
                },
            },
        }
    }

    fn allows(&self, play: &Play) -> bool {
        play.on_star().is_some_and(|mv| self.moves().contains(&mv))
    }

    fn any_play(&self) -> Option<Play> {
        self.moves().first().map(|mv| Play::from(*mv))
    }

    fn play(&mut self, play: &Play) -> bool {
        play.on_star()
            .is_some_and(|mv| Game::play(self, mv).is_ok())
    }

    fn undo(&mut self) -> Option<(Color, Play)> {
        Game::undo(self).map(|turn| (turn.by, turn.mv.into()))
    }

    fn last(&self) -> Option<Change> {
        Game::turns(self).last().map(Change::on_star)
    }

    fn turns(&self) -> usize {
        Game::turns(self).len()
    }

    fn score(&self) -> ByColor<SideScore> {
        let position = self.position();
        let (total, captured) = (position.score(), position.captures());
        ByColor::new_with(|color| {
            let on_board = total[color] - captured[color];
            SideScore::with_captures(on_board.into(), captured[color].into())
        })
    }

    fn stones(&self, side: Color) -> Vec<Spot> {
        let stones = self.position().board().stones(side);
        stones.iter().map(Spot::from).collect()
    }

    fn placements(&self) -> Vec<Spot> {
        marked(self, &[Mark::Playable, Mark::OneCall, Mark::Exception])
    }

    fn blocked(&self) -> Vec<Spot> {
        marked(self, &[Mark::Blocked])
    }

    fn needs_call(&self, spot: Spot) -> bool {
        spot.cell()
            .is_some_and(|cell| goes_through_core(self, cell))
    }

    fn next_game(&self) -> Box<dyn BoardGame> {
        Box::new(Game::new())
    }

    fn won_by(&self) -> Option<Color> {
        self.outcome()?.winner
    }

    fn won_by_captures(&self) -> Option<Color> {
        let outcome = self.outcome()?;
        outcome
            .winner
            .filter(|_| outcome.decided == Decided::Captures)
    }

    fn final_lead(&self) -> Option<Points> {
        self.end()?;
        Some(Points::whole(self.position().score().lead(Color::Black)))
    }

    fn is_ended_by_ko(&self) -> bool {
        self.end() == Some(End::Ko)
    }

    fn is_wiped_out(&self, side: Color) -> bool {
        self.position().board().stones(side).is_empty()
    }

    /// The point of an empty CP is no stone.
    fn largest_capture(&self, side: Color) -> u8 {
        let turns = Game::turns(self).iter().filter(|turn| turn.by == side);
        let effects = turns.map(|turn| &turn.effect);
        let stones = effects.map(|effect| effect.capture_count() - u8::from(effect.cp_point));
        stones.max().unwrap_or_default()
    }

    fn written(&self) -> String {
        moves::of(self)
    }

    fn topic(
        &self,
        _wish: AskKind,
        level: Option<CpuLevel>,
        seed: u64,
        judge: Option<usize>,
    ) -> Topic {
        Topic::Turn(StarTurn {
            game: self.clone(),
            level: level.unwrap_or(CpuLevel::Oracle),
            seed,
            judge,
        })
    }

    /// A position is judged as the one before a placement is, in Review, with whichever placement comes first.
    fn worth_topic(&self, effort: Effort) -> Option<Topic> {
        let mut game = self.clone();
        Game::play(&mut game, *self.moves().first()?).ok()?;
        Some(Topic::Analysis(Analysis {
            game,
            known: Vec::new(),
            effort,
        }))
    }

    fn puzzle_topic(&self) -> Option<Topic> {
        Some(Topic::Puzzle(self.clone()))
    }

    fn cost_topic(&self, turn: usize) -> Topic {
        let game = self.clone();
        Topic::Cost(Placement { game, turn })
    }
}

/// The cells with one of these marks.
fn marked(game: &Game, wanted: &[Mark]) -> Vec<Spot> {
    let cells = Cell::ALL.into_iter();
    let marked = cells.filter(|&cell| wanted.contains(&game.mark(cell)));
    marked.map(Spot::from).collect()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    /// The most stones that this side took off the board in one turn, counted by looking at the boards.
    fn taken_off(game: &Game, side: Color) -> usize {
        let boards = game.positions().windows(2).zip(Game::turns(game));
        let own = boards.filter(|(_, turn)| turn.by == side);
        let counts = own.map(|(pair, _)| {
            let (before, after) = (pair[0].board(), pair[1].board());
            let were = before.stones(Color::Black) | before.stones(Color::White);
            (were & after.empty()).len()
        });
        counts.max().unwrap_or_default()
    }

    #[test]
    fn the_largest_capture_is_what_leaves_the_board_at_once() {
        let mut large = 0;
        for seed in 0..60 {
            let mut game = Game::new();
            for number in 0_usize.. {
                let moves = game.moves();
                if game.end().is_some() || moves.is_empty() {
                    break;
                }
                // As different as is needed here.
                let choice = (seed * 31 + number * (seed + 7)) % moves.len();
                game.play(moves[choice]).unwrap();
            }
            for side in [Color::Black, Color::White] {
                let count = game.largest_capture(side);
                assert_eq!(
                    usize::from(count),
                    taken_off(&game, side),
                    "{}",
                    game.record()
                );
                large += usize::from(3 < count);
            }
        }
        assert!(0 < large, "no game had a capture worth a word");
    }
}

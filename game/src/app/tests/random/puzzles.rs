//! Random events for puzzles.
use super::super::*;
use super::World;
use crate::session::{PuzzleState, SolvingEvent};
use rsg_engine::puzzle::Theme;
use rsg_engine::{Game, Solution};

impl World {
    /// A placement on a puzzle, right more often than not; at its end on to the next.
    pub(super) fn puzzle_step(&mut self) -> Event {
        let view = self.app.puzzle().unwrap().solving;
        match view.state {
            PuzzleState::Open => {}
            PuzzleState::Refuting if !self.coming.is_empty() => {
                let place = self.coming.len() - 1;
                return self.coming.swap_remove(place);
            }
            PuzzleState::Refuting => return PuzzleEvent::Solve(SolvingEvent::Skip).into(),
            PuzzleState::Wrong | PuzzleState::Solved | PuzzleState::Shown => {
                return self.pick(&[
                    PuzzleEvent::Next.into(),
                    PuzzleEvent::Solve(SolvingEvent::Again).into(),
                    PuzzleEvent::Solve(SolvingEvent::Show).into(),
                    PuzzleEvent::Solve(SolvingEvent::Back).into(),
                    PuzzleEvent::Solve(SolvingEvent::Forward).into(),
                    PuzzleEvent::Share.into(),
                    Event::Open(ScreenName::Home),
                    Event::Open(ScreenName::Setup),
                ]);
            }
        }
        let Some(shown) = self.app.on::<PuzzleScreen>() else {
            unreachable!("a puzzle is shown");
        };
        let (solving, task) = (shown.solving(), shown.solving().task());
        let played = solving.game().turns().len() - task.start.turns().len();
        let next = task.line.get(played).copied();
        let marked = view.board.cells.iter();
        let marked: Vec<Cell> = marked
            .filter(|cell| cell.mark != Mark::None)
            .map(|cell| cell.cell)
            .collect();
        match next {
            Some(mv) if self.roll(4) != 0 => BoardEvent::Tap(mv.cell.into()).into(),
            _ if marked.is_empty() => BoardEvent::GoOn.into(),
            _ => BoardEvent::Tap(self.pick(&marked).into()).into(),
        }
    }

    pub(super) fn any_puzzle_event(&mut self) -> Event {
        let day = day(&format!("2026-11-{:02}", 1 + self.roll(30)));
        let events = [
            PuzzleEvent::Open(PuzzleSource::Day(day)),
            PuzzleEvent::Open(PuzzleSource::Run),
            PuzzleEvent::Open(PuzzleSource::Practice(Practice::Strength)),
            PuzzleEvent::Open(PuzzleSource::Practice(Practice::Theme(Theme::Call))),
            PuzzleEvent::Open(PuzzleSource::Mistakes),
            PuzzleEvent::Open(PuzzleSource::First(self.roll(7))),
            PuzzleEvent::Choose(Practice::Theme(Theme::Ko)),
            PuzzleEvent::Solve(SolvingEvent::Hint),
            PuzzleEvent::Solve(SolvingEvent::Again),
            PuzzleEvent::Solve(SolvingEvent::Show),
            PuzzleEvent::Solve(SolvingEvent::Skip),
            PuzzleEvent::Next,
            PuzzleEvent::Share,
            PuzzleEvent::Review,
        ];
        Event::Puzzle(self.pick(&events))
    }

    /// A legal end of the game as a solution, or none.
    pub(super) fn any_solution(&mut self, game: &Game) -> Option<Box<Solution>> {
        let (mut game, mover) = (game.clone(), game.position().to_move());
        let mut line = Vec::new();
        while game.outcome().is_none() {
            let mv = self.pick(&game.moves());
            game.play(mv).unwrap();
            line.push(mv);
        }
        let margin = game.position().score().lead(mover);
        (self.roll(10) != 0).then(|| {
            Box::new(Solution {
                margin,
                result: margin.signum(),
                line,
                nodes: 1,
            })
        })
    }
}

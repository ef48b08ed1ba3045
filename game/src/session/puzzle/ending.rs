//! The end of the game after the solution or after a wrong placement: best play by both, asked of the thinking thread
//! and shown once, within seconds. After the solution nobody waits for it: the puzzle is solved before.

use rsg_engine::{Move, Solution};

use super::finish::Finish;
use super::{Solving, SolvingStage};
use crate::board::{BoardEvent, Command, Timer};
use crate::session::replay::Rerun;
use crate::thinking::Topic;

impl Solving {
    /// Returns true if the solution is on the board and was seen to its end.
    fn is_solution_seen(&self) -> bool {
        let is_there = match self.stage {
            SolvingStage::Solved => true,
            SolvingStage::Shown => self.next_move().is_none(),
            _ => false,
        };
        is_there && self.is_settled()
    }

    /// Asks for the end of the game, once the solution was seen.
    pub(super) fn ask_for_end(&mut self) {
        let is_open = matches!(self.finish, Finish::NotAsked) && self.game().outcome().is_none();
        if is_open && self.is_solution_seen() {
            let number = self.board.next_question();
            self.finish = Finish::Asked(number);
            self.outbox.ask(number, Topic::Ending(self.game().clone()));
        }
    }

    /// Takes the end of the game after the solution.
    pub(super) fn finish(&mut self, number: u64, solution: Option<&Solution>) {
        if !matches!(self.finish, Finish::Asked(asked) if asked == number) {
            return;
        }
        self.finish = Finish::Shown;
        let Some(solution) = solution else {
            return;
        };
        self.show_to_end(&solution.line);
    }

    /// Puts the end of the game on the board, and shows above it how these placements lead there.
    pub(super) fn show_to_end(&mut self, line: &[Move]) {
        self.finish = Finish::Shown;
        let (from, mut game) = (self.game().turns().len(), self.game().clone());
        if line.iter().any(|mv| game.play(*mv).is_err()) {
            return;
        }
        self.board.put(Box::new(game));
        let outs = self.board.finish();
        self.take_outputs(outs);
        if let Some(mut rerun) = Rerun::of_end(&self.board, from)
            && rerun.go_on(&mut self.outbox)
        {
            self.finish = Finish::Running(Box::new(rerun));
        }
    }

    /// Passes an event to the end of the game while that runs. Returns true if that was all it means.
    pub(super) fn act_at_end(&mut self, event: &BoardEvent) -> bool {
        let Finish::Running(rerun) = &mut self.finish else {
            return false;
        };
        match event {
            BoardEvent::Elapsed(timer @ Timer::Replay(_)) => {
                if *timer == rerun.timer() && !rerun.go_on(&mut self.outbox) {
                    self.finish = Finish::Shown;
                }
            }
            BoardEvent::Drawn { .. } | BoardEvent::Animated { .. } => rerun.hear_drawn(event),
            BoardEvent::Tap(_) | BoardEvent::GoOn => self.finish = Finish::Shown,
            _ => return false,
        }
        true
    }

    /// Drops the question about the end, where one is out: nobody looks any more.
    pub(super) fn drop_question_about_end(&mut self) {
        if matches!(self.finish, Finish::Asked(_)) {
            self.outbox.device(Command::StopThinking);
        }
        self.finish.show_end();
    }
}

//! A wrong placement in a puzzle: its refutation is asked for, and stepped through once it is over.

use rsg_engine::{ByColor, Move, Solution};

use super::{Refutation, Solving, SolvingStage, who};
use crate::board::{Board, News, Seat};
use crate::session::AnyDriver;
use crate::session::star_news::say_star;
use crate::thinking::Topic;

impl Solving {
    /// Asks for the refutation of the wrong placement, unless that has ended the game.
    pub(super) fn ask_for_refutation(&mut self) {
        let (game, solver) = (self.game().clone(), self.task.solver());
        if let SolvingStage::Refuting {
            question: question @ 0,
            refutation: refutation @ None,
            ..
        } = &mut self.stage
        {
            if let Some(over) = Refutation::of_finished(&game, solver) {
                *refutation = Some(over);
                return;
            }
            let number = self.board.next_question();
            *question = number;
            self.outbox.ask(number, Topic::Ending(game));
        }
    }

    /// Shows the refutation to its end, once it is known and the wrong placement has come to rest.
    pub(super) fn show_refutation(&mut self) {
        let rest = self.unseen().map(<[Move]>::to_vec);
        if let Some(rest) = rest.filter(|rest| !rest.is_empty() && self.is_settled()) {
            self.announce_answer(rest[0]);
            self.show_to_end(&rest);
        }
    }

    /// Announces the answer to the wrong placement; what follows would be too fast to be heard.
    fn announce_answer(&mut self, answer: Move) {
        let (mut game, solver) = (self.game().clone(), self.task.solver());
        if game.play(answer).is_ok() {
            let seats = ByColor::new_with(|_| Seat::Script);
            let number = self.board_step().number;
            let board = Board::new(Box::new(game), seats, self.options, number);
            say_star(&mut self.outbox, &board, &News::TurnDone, &|color| {
                who(solver, color)
            });
        }
    }

    /// Returns true if the refutation was shown to its end.
    pub(super) fn is_refuted(&self) -> bool {
        let is_shown = self.unseen().is_some_and(<[Move]>::is_empty);
        is_shown && self.finish.running().is_none() && self.is_settled()
    }

    /// The placements of a known refutation that are not on the board yet.
    fn unseen(&self) -> Option<&[Move]> {
        match &self.stage {
            SolvingStage::Refuting {
                refutation: Some(known),
                ..
            } => Some(known.rest(self.game().turns().len())),
            _ => None,
        }
    }

    /// Takes the end of the game after the wrong placement; none if the thinking thread has failed.
    pub(super) fn refuted(&mut self, number: u64, solution: Option<&Solution>) {
        let (game, solver) = (self.game().clone(), self.task.solver());
        match &mut self.stage {
            SolvingStage::Refuting {
                wrong,
                question,
                refutation: refutation @ None,
            } if *question == number && game.turns().len() == *wrong => {
                match solution.and_then(|solution| Refutation::of(&game, solution, solver)) {
                    Some(known) => *refutation = Some(known),
                    None => self.stage = SolvingStage::Wrong(None),
                }
            }
            _ => {}
        }
    }

    /// The possible steps, true where there is one: back, and forward.
    pub(super) fn can_step(&self) -> (bool, bool) {
        let turns = self.game().turns().len();
        match &self.stage {
            SolvingStage::Wrong(Some(known)) => (known.from < turns, !known.rest(turns).is_empty()),
            _ => (false, false),
        }
    }

    /// A placement back.
    pub(super) fn step_back(&mut self) {
        let mut game = self.game().clone();
        if self.can_step().0 && game.undo().is_some() {
            self.set_up(game, self.stage.clone());
        }
    }

    /// A placement forward.
    pub(super) fn step_forward(&mut self) {
        let mut game = self.game().clone();
        let next = match &self.stage {
            SolvingStage::Wrong(Some(known)) => known.rest(game.turns().len()).first().copied(),
            _ => None,
        };
        if next.is_some_and(|mv| game.play(mv).is_ok()) {
            self.set_up(game, self.stage.clone());
        }
    }
}

//! The board of a match, with all that stands beside it.

use crate::board::{Attention, Board, BoardStep};
use crate::games::BoardGame;
use crate::play::{Play, Spot};
use crate::progress::{ClockTime, HouseRules};
use crate::session::effect::{DriverEffect, Outbox};
use crate::session::practice::{Grade, PracticeView, Teacher, Verdict, Word};
use crate::session::replay::Rerun;
use crate::session::speech::Speech;
use crate::thinking::Answer;

use super::message_state::MessageState;

/// A board with what stands beside it. Without a teacher those about practice do nothing.
#[derive(Debug, Clone)]
pub struct DrivenBoard {
    /// The running game, or the last one while its result is looked at.
    pub(in crate::session) board: Board,
    /// The state of practice beside the game; none in any other.
    pub(in crate::session) teacher: Option<Teacher>,
    /// The player's attention to the driver. The board stands still while the better turn is shown.
    pub(in crate::session) attention: Attention,
    /// The state of a game by message beside the board; none in any other.
    pub(in crate::session) by_message: Option<MessageState>,
    /// The game as it runs once more above its result.
    pub(in crate::session) replay: Option<Rerun>,
    /// The outputs of the present event; empty in between.
    pub(in crate::session) outbox: Outbox,
}

impl DrivenBoard {
    /// A board on which nothing has happened yet, with the clock and the rules that were agreed on.
    pub fn new(mut board: Board, minutes: ClockTime, house: HouseRules) -> DrivenBoard {
        board.set_clock_to(minutes.clock());
        board.set_mutual_undo(house.undo);
        board.set_opposite(house.opposite);
        DrivenBoard {
            board,
            teacher: None,
            attention: Attention::Here,
            by_message: None,
            replay: None,
            outbox: Outbox::default(),
        }
    }

    /// Returns true if the animation of the last turn is over.
    pub fn is_settled(&self) -> bool {
        self.board.steps().are_settled()
    }

    /// The board that is to be seen.
    pub fn shown(&self) -> &Board {
        self.replay.as_ref().map_or(&self.board, Rerun::board)
    }

    /// The number of that board, and the turn that led to it.
    pub fn step(&self) -> BoardStep {
        let replay = self.replay.as_ref();
        replay.map_or_else(|| self.board.step(), Rerun::step)
    }

    /// Shows the next turn of the game that runs once more, or its end again.
    pub fn go_on_with_replay(&mut self) {
        let goes_on = self
            .replay
            .as_mut()
            .map(|replay| replay.go_on(&mut self.outbox));
        if goes_on == Some(false) {
            self.replay = None;
        }
    }

    pub fn announce(&mut self, speech: Speech) {
        self.outbox.announce(speech);
    }

    pub fn save(&mut self) {
        self.outbox.push(DriverEffect::Save);
    }

    pub fn announce_and_save(&mut self, speech: Speech) {
        self.announce(speech);
        self.save();
    }

    pub fn is_practice(&self) -> bool {
        self.teacher
            .as_ref()
            .is_some_and(|teacher| !teacher.counts())
    }

    pub fn practice_view(&self) -> Option<PracticeView> {
        Some(self.teacher.as_ref()?.view(&self.board))
    }

    /// The word on the player's last turn, once that was seen.
    pub fn shown_verdict(&self) -> Option<&Verdict> {
        self.teacher.as_ref()?.shown_verdict(&self.board)
    }

    /// The spot that the word on the player's last turn is about, with its grade: that of the turn, or where it says no
    /// more than that another one was better, of that one.
    pub fn judged_spot(&self) -> Option<(Spot, Grade)> {
        let (teacher, verdict) = (self.teacher.as_ref()?, self.shown_verdict()?);
        let grade = teacher.grade(verdict);
        let play = match grade {
            Grade::Better => verdict.better.as_ref()?,
            Grade::Good | Grade::Slip | Grade::Mistake => &verdict.play,
        };
        Some((play.spot()?, grade))
    }

    /// The game before the player's last turn with the better one, while that is shown.
    pub fn better_board(&self) -> Option<(Box<dyn BoardGame>, Play)> {
        self.teacher.as_ref()?.better_board(&self.board)
    }

    /// The game as practice began: from here it is played once more.
    pub fn as_practice_began(&self) -> Option<Box<dyn BoardGame>> {
        let teacher = self.teacher.as_ref().filter(|teacher| !teacher.counts())?;
        Some(teacher.beginning(self.board.game()))
    }

    pub fn can_take_back(&self) -> bool {
        let teacher = self.teacher.as_ref();
        teacher.is_some_and(|teacher| teacher.can_take_back(&self.board))
    }

    pub fn can_go_forward(&self) -> bool {
        let teacher = self.teacher.as_ref();
        teacher.is_some_and(|teacher| teacher.can_go_forward(&self.board))
    }

    /// The player's attention to the board itself.
    pub fn attention_of_board(&self) -> Attention {
        let shows_better = self.teacher.as_ref().is_some_and(Teacher::shows_better);
        match self.attention {
            Attention::Here if shows_better => Attention::Held,
            attention => attention,
        }
    }

    /// Drops the wait for the teacher's verdict. Returns true if there was one.
    pub fn forget_word(&mut self) -> bool {
        self.teacher.as_mut().is_some_and(Teacher::forget_word)
    }

    /// The player's last turn, if nothing is known of it: this question asks for a word on it, too.
    pub fn judge_with(&mut self, question: u64) -> Option<usize> {
        let teacher = self.teacher.as_mut()?;
        let turn = teacher.unjudged(&self.board);
        teacher.await_word(question, turn);
        turn
    }

    /// Asks for a verdict on the player's last turn alone, where nothing else is asked.
    pub fn ask_for_word(&mut self) {
        if self.attention != Attention::Away
            && let Some(teacher) = &mut self.teacher
            && let Some((number, topic)) = teacher.question(&mut self.board)
        {
            self.outbox.ask(number, topic);
        }
    }

    /// The thinking thread has found what a turn is worth.
    pub fn judged(&mut self, answer: &Answer) {
        let teacher = self.teacher.as_mut();
        let said = teacher.and_then(|teacher| teacher.take_answer(&self.board, answer));
        match said {
            Some(Word::Verdict(verdict)) => self.announce(Speech::Verdict(verdict)),
            // It was counted.
            Some(Word::Better(better)) => self.announce_and_save(Speech::Better(better)),
            None => {}
        }
    }

    /// A turn was made. In practice, what could have come instead is forgotten; by message, it is one entry more.
    pub fn note_turn(&mut self) {
        let game = self.board.game();
        if let Some(teacher) = &mut self.teacher {
            teacher.go_another_way(game.turns().saturating_sub(1));
        }
        if let (Some(by_message), Some(last)) = (&mut self.by_message, game.last()) {
            by_message.note_turn(last.play);
        }
    }

    /// Returns true if a turn was made here in the running game that was not sent and can be taken back.
    pub fn can_take_back_unsent(&self) -> bool {
        let is_going_on = !self.board.is_over() && 0 < self.board.game().turns();
        let by_message = self.by_message.as_ref();
        is_going_on && by_message.is_some_and(MessageState::can_take_back)
    }
}

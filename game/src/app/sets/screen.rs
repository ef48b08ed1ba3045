//! The screen of a set: its boards, of which those of the star are proved one after the other as long as it is looked
//! at.

use super::looking::SetLook;
use super::opening::{self, SetBoardKind};
use super::view::SetView;
use super::{playing, taking};
use crate::app::context::Context;
use crate::app::editor::asking::{Inquiry, PuzzleAnswer, Questions};
use crate::app::effect::Effect;
use crate::app::event::{Event, SetEvent};
use crate::app::route::{Confirmation, Transition};
use crate::app::screen::{Screen, Viewed};
use crate::app::screen_name::ScreenName;
use crate::board::{Attention, BoardEvent, Command};
use crate::progress::boards::OwnBoard;
use crate::progress::sets::{KnownSet, SetDigest, SetPlace};
use crate::thinking::{Answer, Finding, Question};

#[derive(Debug, Clone, Default)]
pub struct SetScreen {
    look: SetLook,
    questions: Questions,
    /// The board that is being proved.
    asked: Option<OwnBoard>,
    /// The number of the last question.
    question: u64,
}

impl SetScreen {
    /// The set that is to be looked at.
    pub(in crate::app) fn reopened(context: &mut Context) -> SetScreen {
        SetScreen {
            look: context.memory.set.clone(),
            question: context.seeds.first_question(),
            ..SetScreen::default()
        }
    }

    /// The set: the one that was chosen, or else the newest.
    fn known<'a>(&self, context: &'a Context) -> Option<&'a KnownSet> {
        let sets = &context.books.profile.sets;
        match (self.look.set, &self.look.stranger) {
            (Some(set), _) => sets.get(set),
            (None, Some(_)) => None,
            (None, None) => sets.all().last(),
        }
    }

    fn digest(&self, context: &Context) -> Option<SetDigest> {
        self.known(context).map(KnownSet::digest)
    }

    fn place(&self, board: u8, context: &Context) -> Option<SetPlace> {
        let set = self.digest(context)?;
        Some(SetPlace { set, board })
    }

    fn act(&mut self, event: SetEvent, context: &mut Context) -> Transition {
        match event {
            SetEvent::Open(board) => self.open(board, context),
            SetEvent::PlayForTwo(board) => {
                let at = self.place(board, context);
                let board = at.and_then(|at| context.books.profile.sets.board(at).cloned());
                board.map_or(Transition::Stay, |board| {
                    playing::play_for_two(&board, context)
                })
            }
            SetEvent::Forget => self.digest(context).map_or(Transition::Stay, |set| {
                Transition::Ask(Confirmation::ForgetSet(set))
            }),
            // From any screen.
            SetEvent::Show(_) | SetEvent::Made(_) => {
                taking::apply(&event, context).unwrap_or(Transition::Stay)
            }
        }
    }

    /// Opens a board, or proves it first.
    fn open(&mut self, board: u8, context: &mut Context) -> Transition {
        let Some(at) = self.place(board, context) else {
            return Transition::Stay;
        };
        let shown = context.books.profile.sets.board(at).cloned();
        match shown.map(|shown| opening::kind(&shown, context)) {
            Some(SetBoardKind::Unproved) => {
                self.look.opening = Some(board);
                if self.asked != self.to_prove(context) {
                    self.stop(context);
                }
                Transition::Stay
            }
            _ => {
                self.look.opening = None;
                opening::open(at, context)
            }
        }
    }

    /// The next board that is still to be proved: the one that waits to be opened, else the first.
    fn to_prove(&self, context: &Context) -> Option<OwnBoard> {
        let known = self.known(context)?;
        let first = self.look.opening.and_then(|board| known.set.get(board));
        let mut boards = first.into_iter().chain(known.set.boards());
        let next = boards.find(|one| opening::kind(&one.board, context) == SetBoardKind::Unproved);
        next.map(|one| one.board.clone())
    }

    fn ask(&mut self, context: &mut Context) {
        if self.asked.is_some() {
            return;
        }
        let Some(board) = self.to_prove(context) else {
            return;
        };
        let Ok(game) = board.begin() else {
            return;
        };
        self.question += 1;
        let number = self.question;
        if let Some(topic) = self.questions.ask_puzzle(&*game, number) {
            self.asked = Some(board);
            let question = Box::new(Question { number, topic });
            context.outbox.push(Effect::Ask(question));
        }
    }

    /// Ends the proof that is running; it is begun again when the set is looked at.
    fn stop(&mut self, context: &mut Context) {
        if self.asked.take().is_some() {
            self.questions.stop();
            context.outbox.push(Effect::Device(Command::StopThinking));
        }
    }

    fn take_answer(&mut self, answer: &Answer, context: &mut Context) {
        let is_verdict = matches!(answer.finding, Finding::Puzzle(_));
        if !is_verdict || self.questions.puzzle.number() != Some(answer.question) {
            return;
        }
        let Some(board) = self.asked.take() else {
            return;
        };
        let next = self.question + 1;
        self.questions.take_answer(&*board.laid_out(), answer, next);
        // Of what nothing can be said, as much is known as of what is too open: it is played.
        let verdict = match std::mem::take(&mut self.questions.puzzle) {
            Inquiry::Known(verdict) => verdict,
            _ => PuzzleAnswer::Open,
        };
        context.memory.proofs.note(board, verdict);
    }
}

impl Viewed for SetScreen {
    type View = SetView;

    fn view(&self, context: &Context) -> SetView {
        SetView::of(self.known(context), &self.look, context)
    }
}

impl Screen for SetScreen {
    fn name(&self) -> ScreenName {
        ScreenName::Set
    }

    fn apply(&mut self, event: Event, context: &mut Context) -> Transition {
        match event {
            Event::Set(event) => self.act(event, context),
            _ => Transition::Stay,
        }
    }

    fn apply_board(&mut self, event: BoardEvent, context: &mut Context) -> Transition {
        if let BoardEvent::Answer(answer) = &event {
            self.take_answer(answer, context);
        }
        let waits = self.look.opening.filter(|_| self.asked.is_none());
        waits.map_or(Transition::Stay, |board| self.open(board, context))
    }

    fn confirm(&mut self, question: Confirmation, context: &mut Context) -> Transition {
        if let Confirmation::ForgetSet(set) = question {
            context.books.profile.sets.forget(set);
            self.look = SetLook::default();
            context.memory.set = SetLook::default();
            context.save();
            return Transition::to(ScreenName::Puzzles);
        }
        Transition::Stay
    }

    fn close(&mut self, context: &mut Context) {
        self.stop(context);
        // Where another set was chosen meanwhile, that one is to be shown.
        context.memory.set.opening = None;
    }

    fn tend(&mut self, away: bool, context: &mut Context) {
        match away {
            true => self.stop(context),
            false => self.ask(context),
        }
    }

    fn attend(&mut self, attention: Attention, context: &mut Context) {
        if attention == Attention::Away {
            self.stop(context);
        }
    }
}

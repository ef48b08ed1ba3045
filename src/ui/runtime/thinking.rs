//! What the runtime asks of the thinking thread that is answered by more than a placement.

use dioxus::prelude::*;
use rsg_game::app::{Analysis, Event};
use rsg_game::board::BoardEvent;
use rsg_game::session::{RefutationQuestion, TablePosition, TableQuestion};

use super::Runtime;
use crate::cpu::Finding;

impl Runtime {
    pub(super) fn analyse(self, analysis: Analysis) {
        let Analysis {
            question,
            game,
            known,
            effort,
        } = analysis;
        let inbox = self.inbox.peek().clone();
        if let Some(cpu) = &*self.cpu.peek() {
            cpu.judge(game, known, effort, move |finding| {
                let event = match finding {
                    Finding::Judged(judgement, care) => Event::Judged {
                        question,
                        judgement,
                        care,
                    },
                    Finding::Done => Event::Analysed { question },
                };
                // A page that is gone needs no answer.
                let _ = inbox.send(event);
            });
        }
    }

    pub(super) fn refute(self, question: RefutationQuestion) {
        let inbox = self.inbox.peek().clone();
        if let Some(cpu) = &*self.cpu.peek() {
            let number = question.number;
            cpu.refute(question, move |solution| {
                // A page that is gone needs no answer.
                let _ = inbox.send(Event::Refuted {
                    question: number,
                    solution: solution.map(Box::new),
                });
            });
        }
    }

    pub(super) fn think_at_table(self, question: Box<TableQuestion>) {
        let (number, inbox) = (question.number, self.inbox.peek().clone());
        if let Some(cpu) = &*self.cpu.peek() {
            cpu.ask_at_table(question, move |play| {
                let question = number;
                // A page that is gone needs no answer.
                let _ = inbox.send(Event::Board(BoardEvent::Answer {
                    question,
                    play: play.into(),
                }));
            });
        }
    }

    pub(super) fn judge_at_table(self, position: Box<TablePosition>) {
        let (question, inbox) = (position.question, self.inbox.peek().clone());
        if let Some(cpu) = &*self.cpu.peek() {
            cpu.judge_at_table(position, move |judgement| {
                // A page that is gone needs no answer.
                let _ = inbox.send(Event::TableJudged {
                    question,
                    judgement,
                });
            });
        }
    }
}

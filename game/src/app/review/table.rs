//! A finished game at the table on the Review screen. It leads back to the table, where its result is.

use crate::app::navigation::Destination;
use crate::app::screen::Screen;
use crate::app::{App, Effect, ReviewEvent, ReviewScreenView};
use crate::board::Attention;
use crate::session::{Command, Table, TableReview, TableStep};
use rsg_classics::Judgement;

use super::{Reviewing, ask};
use crate::thinking::Topic;

/// A game at the table that is looked at.
#[derive(Debug, Clone)]
pub(in crate::app) struct OpenTable {
    review: TableReview,
    /// The number of the last question about it.
    question: u64,
    /// Which position it is about, until it is answered.
    asked: Option<usize>,
    /// Whether nobody looks, so that nothing is asked.
    paused: bool,
}

impl OpenTable {
    /// A game from its end, with questions counted from that number on. None if nothing was played.
    fn of(table: &Table, question: u64) -> Option<OpenTable> {
        Some(OpenTable {
            review: TableReview::of(table.game(), question)?,
            question,
            asked: None,
            paused: false,
        })
    }

    pub fn apply(&mut self, event: &ReviewEvent, outbox: &mut Vec<Effect>) {
        // The rest is about games on the star.
        if let ReviewEvent::Walk(walk) = event {
            self.review.walk(*walk);
            self.think(outbox);
        }
    }

    pub fn animated(&mut self, step: u64) {
        self.review.animated(step);
    }

    pub fn table_step(&self) -> TableStep {
        self.review.table_step()
    }

    /// The thinking thread has an answer about a position.
    pub(super) fn judge(
        &mut self,
        question: u64,
        judgement: Option<Judgement>,
        outbox: &mut Vec<Effect>,
    ) {
        if question == self.question
            && let Some(turns) = self.asked.take()
        {
            self.review.judge(turns, judgement);
            self.think(outbox);
        }
    }

    /// Nobody looks: what is being thought about stops. Somebody looks again: it is asked anew.
    pub fn attend(&mut self, attention: Attention, outbox: &mut Vec<Effect>) {
        self.paused = attention == Attention::Away;
        if !self.paused {
            self.think(outbox);
        } else if self.asked.take().is_some() {
            outbox.push(Effect::Device(Command::StopThinking));
        }
    }

    /// Asks about the next position, one at a time.
    fn think(&mut self, outbox: &mut Vec<Effect>) {
        if self.paused || self.asked.is_some() {
            return;
        }
        let Some(turns) = self.review.next_to_judge() else {
            return;
        };
        self.question += 1;
        if let Some(position) = self.review.position(turns) {
            self.asked = Some(turns);
            outbox.push(ask(self.question, Topic::TablePosition(position)));
        }
    }
}

impl Reviewing {
    fn show_table(&mut self, open: OpenTable, outbox: &mut Vec<Effect>) {
        let mut open = Box::new(open);
        open.think(outbox);
        *self = Reviewing::Table(open);
    }

    pub(in crate::app) fn table_step(&self) -> Option<TableStep> {
        match self {
            Reviewing::Table(open) => Some(open.table_step()),
            Reviewing::Game(_) | Reviewing::List { .. } => None,
        }
    }
}

impl App {
    /// From the result sheet at the table: the game that has just ended.
    pub(in crate::app) fn review_table(&mut self) {
        let question = self.seeds.draw() >> 24;
        let over = self.table_on_screen().filter(|table| table.is_over());
        let Some(open) = over.and_then(|table| OpenTable::of(table, question)) else {
            return;
        };
        self.go(Destination::TableReview);
        if let Screen::Review(reviewing) = &mut self.screen {
            reviewing.show_table(open, &mut self.outbox);
        }
    }

    /// Whether the game at the table is looked at again.
    pub(in crate::app) fn is_reviewing_table(&self) -> bool {
        matches!(&self.screen, Screen::Review(Reviewing::Table(_)))
    }

    pub(super) fn table_review(&self, open: &OpenTable) -> Option<ReviewScreenView> {
        let table = self.table.as_ref()?;
        Some(ReviewScreenView::Table {
            view: Box::new(open.review.view()),
            over: Box::new(table.over()?),
            has_sheet: table.game().sheet().is_some(),
        })
    }
}

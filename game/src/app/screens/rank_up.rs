//! The Rank-Up screen: the open exam, or the way to it.

use crate::app::choices::Occasion;
use crate::app::context::Context;
use crate::app::event::Event;
use crate::app::route::{Destination, Way};
use crate::app::screen::{Screen, Viewed};
use crate::app::screen_name::ScreenName;
use crate::progress::{Exam, GameKind, Goal};

#[derive(Debug, Clone, Copy, Default)]
pub struct RankUpScreen;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RankUpView {
    /// The open exam, if the next rank is one.
    pub exam: Option<ExamView>,
    /// What to do until then.
    pub goal: Option<Goal>,
}

/// The open exam.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ExamView {
    pub exam: Exam,
    /// Games won so far and how many pass it, where they count.
    pub career: Option<(u32, u32)>,
    pub attempts: u32,
}

impl Viewed for RankUpScreen {
    type View = RankUpView;

    fn view(&self, context: &Context) -> RankUpView {
        let exam = context.books.progress.open_exam().map(|exam| {
            let record = context.books.progress.exam(exam);
            let needed = exam.rule().career_wins;
            ExamView {
                exam,
                career: needed.map(|needed| (record.career_wins, needed)),
                attempts: record.attempts,
            }
        });
        RankUpView {
            exam,
            goal: context.books.progress.goal(),
        }
    }
}

impl Screen for RankUpScreen {
    fn name(&self) -> ScreenName {
        ScreenName::RankUp
    }

    fn apply(&mut self, event: Event, context: &mut Context) -> Way {
        match (event, context.books.progress.open_exam()) {
            (Event::RankUpStart, Some(exam)) => {
                Way::Go(Destination::SetUp(GameKind::Star, Occasion::Exam(exam)))
            }
            _ => Way::Stay,
        }
    }
}

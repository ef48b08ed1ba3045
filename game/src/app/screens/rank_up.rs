//! The Rank-Up screen: the open exam with the choice of its first colour, or the way to it.

use crate::app::context::Context;
use crate::app::event::{Event, RankUpEvent};
use crate::app::games::request::MatchRequest;
use crate::app::route::Transition;
use crate::app::screen::{Screen, Viewed};
use crate::app::screen_name::ScreenName;
use crate::progress::{ColorChoice, Exam, Goal, Opponent};

#[derive(Debug, Clone, Copy)]
pub struct RankUpScreen {
    color: ColorChoice,
}

/// Colours alternate in a series, so chance is as good a beginning as any: who does not care has nothing to choose.
impl Default for RankUpScreen {
    fn default() -> Self {
        let color = ColorChoice::Random;
        RankUpScreen { color }
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RankUpView {
    /// The open exam, if the next rank is one.
    pub exam: Option<ExamView>,
    /// The goal to reach until then.
    pub goal: Option<Goal>,
}

/// The open exam.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ExamView {
    pub exam: Exam,
    /// Games won so far and how many pass it, where they count.
    pub career: Option<(u32, u32)>,
    pub attempts: u32,
    /// The player's colour in the first game.
    pub color: ColorChoice,
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
                color: self.color,
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

    fn apply(&mut self, event: Event, context: &mut Context) -> Transition {
        match (event, context.books.progress.open_exam()) {
            (Event::RankUp(RankUpEvent::Color(color)), Some(_)) => {
                self.color = color;
                Transition::Stay
            }
            (Event::RankUp(RankUpEvent::Start), Some(exam)) => {
                let attempt = context.books.profile.next_attempt_id();
                let opponent = Opponent::Exam { exam, attempt };
                Transition::Start(MatchRequest::single(opponent, self.color))
            }
            _ => Transition::Stay,
        }
    }
}

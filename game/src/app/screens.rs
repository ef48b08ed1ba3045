//! The screens that only show what is in the books.

use super::books::Books;
use super::{
    App, CalendarView, ExamView, HomeView, PairRow, RankRow, RankUpView, RanksView, RecordsView,
    TrophiesView,
};
use crate::progress::{CalendarDay, CpuLevel, Span};

impl App {
    pub fn home(&self) -> HomeView {
        let Books {
            profile,
            progress,
            today,
        } = &self.books;
        HomeView {
            name: profile.settings.name.clone(),
            rank: progress.rank(),
            goal: progress.goal(),
            today: CalendarDay::new(*today).map(|day| progress.day(day, *today)),
            exam: progress.open_exam(),
            paused: self.paused(),
            tutorial: !profile.tutorial_done,
            dev: self.dev,
        }
    }

    pub fn calendar(&self) -> CalendarView {
        CalendarView {
            month: self.books.progress.calendar(self.month, self.books.today),
        }
    }

    pub fn trophies(&self) -> TrophiesView {
        TrophiesView {
            years: self.books.progress.trophies(self.books.today),
        }
    }

    pub fn ranks(&self) -> RanksView {
        RanksView {
            rows: self
                .books
                .progress
                .ladder()
                .map(|(rank, state)| RankRow {
                    rank,
                    state,
                    condition: rank.condition(),
                    unlocks: rank.unlocks(),
                })
                .collect(),
            goal: self.books.progress.goal(),
        }
    }

    pub fn rank_up(&self) -> RankUpView {
        let exam = self.books.progress.open_exam().map(|exam| {
            let (rule, record) = (exam.rule(), self.books.progress.exam(exam));
            ExamView {
                exam,
                rule,
                career: rule.career_wins.map(|needed| (record.career_wins, needed)),
                attempts: record.attempts,
            }
        });
        RankUpView {
            exam,
            goal: self.books.progress.goal(),
        }
    }

    pub fn records(&self) -> RecordsView {
        let progress = &self.books.progress;
        let oracle = progress.level(CpuLevel::Oracle);
        RecordsView {
            levels: CpuLevel::RANKED
                .into_iter()
                .map(|level| (level, progress.level(level)))
                .collect(),
            oracle: (0 < oracle.played()).then_some(oracle),
            today: progress.on(self.books.today),
            total: progress.total(),
            wins: progress.win_streak(),
            days: progress.day_streak(self.books.today),
            chart_days: progress.chart(Span::Days, self.books.today),
            chart_months: progress.chart(Span::Months, self.books.today),
            pairs: progress
                .head_to_head()
                .into_iter()
                .map(|pair| PairRow {
                    names: pair.names.map(Clone::clone),
                    tally: pair.tally,
                })
                .collect(),
        }
    }
}

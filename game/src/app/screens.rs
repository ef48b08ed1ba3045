//! The screens that only show what is in the books.

use super::{
    App, CalendarView, ExamView, HomeView, PairRow, RankRow, RankUpView, RanksView, RecordsView,
    TrophiesView,
};
use crate::progress::{CalendarDay, CpuLevel, Span};

impl App {
    pub fn home(&self) -> HomeView {
        HomeView {
            name: self.profile.settings.name.clone(),
            rank: self.progress.rank(),
            goal: self.progress.goal(),
            today: CalendarDay::new(self.today).map(|day| self.progress.day(day, self.today)),
            exam: self.progress.open_exam(),
            paused: self.paused(),
            tutorial: !self.profile.tutorial_done,
            dev: self.dev,
        }
    }

    pub fn calendar(&self) -> CalendarView {
        CalendarView {
            month: self.progress.calendar(self.month, self.today),
        }
    }

    pub fn trophies(&self) -> TrophiesView {
        TrophiesView {
            years: self.progress.trophies(self.today),
        }
    }

    pub fn ranks(&self) -> RanksView {
        RanksView {
            rows: self
                .progress
                .ladder()
                .map(|(rank, state)| RankRow {
                    rank,
                    state,
                    condition: rank.condition(),
                    unlocks: rank.unlocks(),
                })
                .collect(),
            goal: self.progress.goal(),
        }
    }

    pub fn rank_up(&self) -> RankUpView {
        let exam = self.progress.open_exam().map(|exam| {
            let (rule, record) = (exam.rule(), self.progress.exam(exam));
            ExamView {
                exam,
                rule,
                career: rule.career_wins.map(|needed| (record.career_wins, needed)),
                attempts: record.attempts,
            }
        });
        RankUpView {
            exam,
            goal: self.progress.goal(),
        }
    }

    pub fn records(&self) -> RecordsView {
        let progress = &self.progress;
        let oracle = progress.level(CpuLevel::Oracle);
        RecordsView {
            levels: CpuLevel::RANKED
                .into_iter()
                .map(|level| (level, progress.level(level)))
                .collect(),
            oracle: (0 < oracle.played()).then_some(oracle),
            today: progress.on(self.today),
            total: progress.total(),
            wins: progress.win_streak(),
            days: progress.day_streak(self.today),
            chart_days: progress.chart(Span::Days, self.today),
            chart_months: progress.chart(Span::Months, self.today),
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

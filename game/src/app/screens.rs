//! The screens that only show what is in the books.

use super::books::Books;
use super::screen::Screen;
use super::{App, DailyView, ExamView, HomeView, RankUpView, RanksView, RecordsView};
use crate::progress::{CalendarDay, CalendarMonth, CpuLevel, Span, TrophyYear};

impl App {
    pub fn home(&self) -> HomeView {
        let Books {
            profile, progress, ..
        } = &self.books;
        HomeView {
            name: profile.settings.name.clone(),
            rank: progress.rank(),
            goal: progress.goal(),
            daily: self.daily(),
            exam: progress.open_exam(),
            messages: self.games_waiting(),
            first: !profile.tutorial_done && profile.matches().is_empty(),
            dev: self.dev,
        }
    }

    /// Whether any game was played to its end.
    pub fn has_finished_a_game(&self) -> bool {
        let profile = &self.books.profile;
        !profile.matches().is_empty() || !profile.classics.results().is_empty()
    }

    fn daily(&self) -> Option<DailyView> {
        let Books {
            progress, today, ..
        } = &self.books;
        let day = CalendarDay::new(*today)?;
        Some(DailyView {
            today: progress.day(day, *today),
            week: progress.week_row(*today)?,
            game: self.game_of_day(day),
            puzzle: self.day_puzzle(day),
        })
    }

    pub fn calendar(&self) -> CalendarMonth {
        self.books.progress.calendar(self.month, self.books.today)
    }

    /// The day that is stamped on the calendar while the player looks on.
    pub fn stamped(&self) -> Option<CalendarDay> {
        self.stamped
            .filter(|_| matches!(self.screen, Screen::Calendar))
    }

    pub fn trophies(&self) -> Vec<TrophyYear> {
        self.books.progress.trophies(self.books.today)
    }

    pub fn ranks(&self) -> RanksView {
        RanksView {
            rows: self.books.progress.ladder().collect(),
            goal: self.books.progress.goal(),
        }
    }

    pub fn rank_up(&self) -> RankUpView {
        let exam = self.books.progress.open_exam().map(|exam| {
            let record = self.books.progress.exam(exam);
            let needed = exam.rule().career_wins;
            ExamView {
                exam,
                career: needed.map(|needed| (record.career_wins, needed)),
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
            todays_games: Some(progress.today_record()).filter(|record| 0 < record.tally.played()),
            total: progress.total(),
            wins: progress.win_streak(),
            days: progress.day_streak(self.books.today),
            chart_days: progress.chart(Span::Days, self.books.today),
            chart_months: progress.chart(Span::Months, self.books.today),
            pairs: progress.head_to_head(),
            classics: self.books.profile.classics.records(),
        }
    }
}

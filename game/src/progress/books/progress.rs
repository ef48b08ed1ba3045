//! The fold: one finished match after another goes in, what each one earned comes out.
//!
//! Folding is incremental, so that the result sheet costs one step however long the history is, and starting the app
//! costs one pass over it. What a match earned can be asked again at any time ([`Progress::before`]), so a celebration
//! cut short by a dead battery is neither lost nor repeated.

use crate::progress::books::level_records::LevelRecords;
use crate::progress::books::result_streak::{Easier, ResultStreak};
use crate::progress::books::tally::{Streak, Tally};
use crate::progress::today::today_strength::TodayStrength;
use crate::progress::today::todays_game::{TodayNews, TodayRecord, TodayResult};
use crate::progress::{
    AttemptId, CalendarDay, Condition, CpuLevel, Ending, Exam, GameKind, LeftSeries, MatchId,
    MatchRecord, Month, Opponent, Outcome, Pairs, Profile, Rank, SeriesEnd, Week,
};
use chrono::NaiveDate;
use std::collections::{BTreeMap, BTreeSet};

/// Everything that follows from the matches folded so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The results against the CPU. On the star those that count for ranks, exam games and the first ones of Today's
    /// games included.
    pub(in crate::progress) by_level: LevelRecords,
    /// The wins at each level that count for ranks: those at a level that was open before the result was booked.
    /// Today's game is played at levels that are not.
    pub(in crate::progress) ranked: [u32; CpuLevel::ALL.len()],
    pub(in crate::progress) dates: BTreeMap<NaiveDate, Tally>,
    pairs: [Pairs; GameKind::ALL.len()],
    pub(in crate::progress) cleared: BTreeSet<CalendarDay>,
    /// The most cleared days in a row that there ever were. A cleared day stays so, and this never falls.
    pub(in crate::progress) longest_row: u32,
    pub(in crate::progress) wins_in_a_row: Streak,
    pub(in crate::progress) lately: Option<ResultStreak>,
    /// Today's games that count, by day and strength.
    pub(in crate::progress) today: BTreeMap<(CalendarDay, TodayStrength), TodayResult>,
    pub(in crate::progress) today_record: TodayRecord,
    exams: [ExamRecord; Exam::ALL.len()],
    series: BTreeMap<AttemptId, Series>,
    rank: Rank,
}

/// The shortest row of days that is told of as the longest so far: a second day is always one.
const SHORTEST_RECORD: u32 = 3;

/// The facts about one exam.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ExamRecord {
    /// Games won in all attempts at it.
    pub career_wins: u32,
    /// Attempts with at least one finished game, and those left before one.
    pub attempts: u32,
    pub passed: bool,
}

/// One attempt at an exam.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Series {
    pub exam: Exam,
    /// Games won, lost and drawn.
    pub score: Tally,
    /// Its end; none while neither side has won it.
    pub end: Option<SeriesEnd>,
}

/// The rewards of one match.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Earned {
    /// The result of Today's game, if it was one.
    pub today: Option<TodayNews>,
    /// A calendar day that was open before.
    pub day: Option<DayCleared>,
    /// The day of a series that has ended, if it is still open.
    pub day_waits: Option<CalendarDay>,
    /// A month that is complete now.
    pub month_trophy: Option<Month>,
    /// A year that is complete now.
    pub year_trophy: Option<i32>,
    /// The series the match belongs to, as it stands now.
    pub series: Option<SeriesNews>,
    /// The ranks reached, lowest first.
    pub ranks: Vec<Rank>,
    /// The levels opened, weakest first; Oracle by beating FINAL.
    pub unlocked: Vec<CpuLevel>,
    /// An easier level, after one level was lost to again and again.
    pub easier: Option<Easier>,
    /// The exam that is the next rank now and was not before.
    pub invitation: Option<Invitation>,
}

/// A calendar day that was cleared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DayCleared {
    pub day: CalendarDay,
    /// The number of its month's cleared days now.
    pub cleared: u32,
    /// The number of the month's days.
    pub days: u32,
    /// The number of cleared days in a row around it now, itself included.
    pub row: u32,
    /// True if it was the gap between two rows that are one now.
    pub mends: bool,
    /// True if no row before was as long, and it is long enough to be told of.
    pub longest: bool,
    /// True if a row of seven days is whole with it.
    pub seven: bool,
}

/// The state of a series after one of its games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeriesNews {
    pub attempt: AttemptId,
    pub series: Series,
    /// Games won in all attempts at the exam.
    pub career_wins: u32,
}

/// An invitation to an exam.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Invitation {
    pub exam: Exam,
    /// True if it is the player's first, so that a Rank-Up Match is to be explained.
    pub first: bool,
}

impl Default for Progress {
    fn default() -> Self {
        Self {
            by_level: LevelRecords::default(),
            ranked: Default::default(),
            dates: BTreeMap::new(),
            pairs: Default::default(),
            cleared: BTreeSet::new(),
            longest_row: 0,
            wins_in_a_row: Streak::default(),
            lately: None,
            today: BTreeMap::new(),
            today_record: TodayRecord::default(),
            exams: Default::default(),
            series: BTreeMap::new(),
            rank: Rank::Paper,
        }
    }
}

impl Progress {
    pub fn of(profile: &Profile) -> Self {
        let mut progress = Self::default();
        for finished in profile.matches() {
            progress.fold(finished);
        }
        for left in profile.left_series() {
            progress.fold_left(left);
        }
        progress
    }

    /// The progress a profile had before the match of that id was booked. Folding that match in says what it earned.
    pub fn before(profile: &Profile, id: MatchId) -> Self {
        let mut progress = Self::default();
        for finished in profile.matches().iter().take_while(|m| m.id < id) {
            progress.fold(finished);
        }
        progress
    }

    /// The pairs of players in a game.
    pub fn pairs(&self, game: GameKind) -> &Pairs {
        &self.pairs[game as usize]
    }

    /// The results against the CPU, by rules and level.
    pub fn by_level(&self) -> &LevelRecords {
        &self.by_level
    }

    /// Folds one finished match in and returns its rewards.
    pub fn fold(&mut self, finished: &MatchRecord) -> Earned {
        let Some(game) = finished.rules.game() else {
            return Earned::default();
        };
        if let Opponent::People(names) = &finished.opponent {
            self.pairs[game as usize].count(names, finished.outcome);
            return Earned::default();
        }
        // No rank, no day and no row hangs on the other games.
        if !game.spec().is_ranked {
            // A level that is no longer offered was played against all the same.
            let level = finished.opponent.level();
            if let Some(level) = level.filter(|level| level.on_squares().is_some()) {
                self.by_level
                    .count(&finished.rules, level, finished.outcome);
            }
            return Earned::default();
        }
        let oracle_was_open = self.is_open(CpuLevel::Oracle);
        let today = TodayResult::of(finished).map(|result| self.book_today(result));
        if today.is_none_or(|news| news.counts) {
            self.count(finished);
        }
        let mut earned = Earned {
            today,
            series: self.fold_series(finished),
            ..Earned::default()
        };
        if finished.win_for_ranks().is_some()
            && let Some(day) = finished.day_to_clear()
        {
            self.clear(day, &mut earned);
        }
        self.climb(&mut earned);
        if !oracle_was_open && self.is_open(CpuLevel::Oracle) {
            earned.unlocked.push(CpuLevel::Oracle);
        }
        match finished.opponent {
            // A series has its own next step.
            Opponent::Exam { .. } => earned.day_waits = self.day_that_waits(finished, &earned),
            // Whoever plays Today's game has chosen its strength for the day.
            Opponent::Today { .. } => {}
            _ => earned.easier = self.easier(),
        }
        earned
    }

    /// The day that is still open after a series: games of an exam never clear one.
    fn day_that_waits(&self, finished: &MatchRecord, earned: &Earned) -> Option<CalendarDay> {
        earned.series.filter(|news| news.series.end.is_some())?;
        CalendarDay::new(finished.date).filter(|day| !self.is_cleared(*day))
    }

    /// Notes that an exam attempt was left: it is failed, unless it was over already.
    pub fn fold_left(&mut self, left: &LeftSeries) {
        let series = self.series_of(left.attempt, left.exam);
        series.end.get_or_insert(SeriesEnd::FailedByLeaving);
    }

    fn count(&mut self, finished: &MatchRecord) {
        let Some((level, outcome)) = finished.result_for_ranks() else {
            return;
        };
        if outcome == Outcome::Won && self.is_open(level) {
            self.ranked[level.index()] += 1;
        }
        self.by_level.count(&finished.rules, level, outcome);
        self.dates.entry(finished.date).or_default().count(outcome);
        if !matches!(finished.opponent, Opponent::Today { .. }) {
            self.lately = Some(ResultStreak::after(self.lately, level, outcome));
        }
        match outcome {
            Outcome::Won => self.wins_in_a_row.go_on(),
            Outcome::Lost | Outcome::Drawn => self.wins_in_a_row.stop(),
        }
    }

    pub(in crate::progress) fn clear(&mut self, day: CalendarDay, earned: &mut Earned) {
        if !self.cleared.insert(day) {
            return;
        }
        let month = day.month();
        let before = self.cleared_beside(day, CalendarDay::before);
        let after = self.cleared_beside(day, CalendarDay::after);
        let row = before + 1 + after;
        earned.day = Some(DayCleared {
            day,
            cleared: self.cleared_in(month),
            days: month.length(),
            row,
            mends: before > 0 && after > 0,
            longest: SHORTEST_RECORD.max(self.longest_row + 1) <= row,
            seven: Week::LENGTH <= row && before.max(after) < Week::LENGTH,
        });
        self.longest_row = self.longest_row.max(row);
        if self.has_month_trophy(month) {
            earned.month_trophy = Some(month);
            earned.year_trophy = self.has_year_trophy(month.year()).then_some(month.year());
        }
    }

    fn series_of(&mut self, attempt: AttemptId, exam: Exam) -> &mut Series {
        self.series.entry(attempt).or_insert_with(|| {
            self.exams[exam.index()].attempts += 1;
            Series {
                exam,
                score: Tally::default(),
                end: None,
            }
        })
    }

    fn fold_series(&mut self, finished: &MatchRecord) -> Option<SeriesNews> {
        let Opponent::Exam { exam, attempt } = finished.opponent else {
            return None;
        };
        if finished.outcome == Outcome::Won {
            self.exams[exam.index()].career_wins += 1;
        }
        let career_wins = self.exams[exam.index()].career_wins;
        let series = self.series_of(attempt, exam);
        series.score.count(finished.outcome);
        if series.end.is_none() {
            let given_up = finished.ending == Ending::GivenUp;
            series.end = exam
                .rule()
                .end(series.score, career_wins)
                .or(given_up.then_some(SeriesEnd::FailedByLeaving));
        }
        let series = *series;
        self.exams[exam.index()].passed |= series.end.is_some_and(SeriesEnd::passed);
        Some(SeriesNews {
            attempt,
            series,
            career_wins,
        })
    }

    /// Climbs as far as the conditions hold; one match can be worth several ranks.
    fn climb(&mut self, earned: &mut Earned) {
        while let Some(next) = self.rank.next()
            && self.holds(next.condition())
        {
            self.rank = next;
            earned.ranks.push(next);
            earned.unlocked.extend(next.unlocks());
        }
        if !earned.ranks.is_empty() {
            earned.invitation = self.open_exam().map(|exam| Invitation {
                exam,
                first: exam == Exam::ALL[0],
            });
        }
    }

    fn holds(&self, condition: Condition) -> bool {
        match condition {
            Condition::Start => true,
            Condition::FirstWin => 0 < self.total().won,
            Condition::Wins { level, wins } => self.ranked(level) >= wins,
            Condition::Exam(exam) => self.exam(exam).passed,
        }
    }

    pub fn rank(&self) -> Rank {
        self.rank
    }

    /// The wins at a level that count for ranks.
    pub fn ranked(&self, level: CpuLevel) -> u32 {
        self.ranked[level.index()]
    }

    pub fn exam(&self, exam: Exam) -> ExamRecord {
        self.exams[exam.index()]
    }

    /// The state of an attempt at an exam, once it has a finished game or was left.
    pub fn series(&self, attempt: AttemptId) -> Option<Series> {
        self.series.get(&attempt).copied()
    }
}

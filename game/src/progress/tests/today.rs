//! Today's game in the books: stars, the first game and later ones, the day's mark, the row of days.

use super::*;

const DAY: &str = "2026-11-21";

fn today(on: &str, strength: TodayStrength) -> Opponent {
    Opponent::Today {
        day: day(on),
        strength,
    }
}

impl Career {
    /// Plays Today's game to this margin.
    fn today(
        &mut self,
        on: &str,
        strength: TodayStrength,
        outcome: Outcome,
        margin: i16,
    ) -> Earned {
        let score = |total: i16| Score {
            total: total as u8,
            captured: 0,
        };
        let finished = MatchRecord {
            played: Some(Played::Single(ByPlayer {
                one: score(30 + margin),
                two: score(30),
            })),
            outcome,
            ..won(self.profile.next_match_id(), today(on, strength))
        };
        assert!(self.profile.book(finished.clone()));
        let earned = self.progress.fold(&finished);
        assert_eq!(self.progress, Progress::of(&self.profile));
        let mut again = Progress::before(&self.profile, finished.id);
        assert_eq!(earned, again.fold(&finished));
        earned
    }
}

#[test]
fn stars_are_told_against_par() {
    let result = |outcome, margin, par| TodayResult {
        day: day(DAY),
        strength: TodayStrength::One,
        outcome,
        ending: Ending::Played,
        margin,
        par,
    };
    for (outcome, margin, par, stars) in [
        (Outcome::Won, 9, 9, 3),
        (Outcome::Won, 20, 9, 3),
        (Outcome::Won, 8, 9, 2),
        (Outcome::Won, 5, 9, 2),
        (Outcome::Won, 4, 9, 1),
        (Outcome::Won, 4, 8, 2),
        (Outcome::Won, 0, 3, 1),
        (Outcome::Drawn, 0, 3, 0),
        (Outcome::Lost, -1, 3, 0),
        // Given up while ahead.
        (Outcome::Lost, 12, 3, 0),
    ] {
        let found = result(outcome, margin, par).stars();
        assert_eq!(found, stars, "{outcome:?} by {margin}, par {par}");
    }
}

#[test]
fn the_first_game_of_a_day_at_a_strength_counts_and_later_ones_are_practice() {
    let mut career = Career::default();
    let par = i16::from(day_game(day(DAY)).par);
    let earned = career.today(DAY, TodayStrength::Three, Outcome::Lost, -4);
    let news = earned.today.unwrap();
    assert!(news.counts && news.result.stars() == 0 && earned.day.is_none());
    // A later one clears the day, and its stars do not count.
    let earned = career.today(DAY, TodayStrength::Three, Outcome::Won, par);
    let news = earned.today.unwrap();
    assert!(!news.counts && news.result.stars() == 3 && earned.day.is_some());
    let kept = career.progress.today_result(day(DAY), TodayStrength::Three);
    assert_eq!(kept.map(TodayResult::stars), Some(0));
    // Another strength, and another day, have first games of their own.
    let earned = career.today(DAY, TodayStrength::Max, Outcome::Won, par);
    assert!(earned.today.unwrap().counts && earned.day.is_none());
    let earned = career.today("2026-11-20", TodayStrength::Three, Outcome::Drawn, 0);
    assert!(earned.today.unwrap().counts && earned.day.is_none());
    let record = TodayRecord {
        tally: Tally {
            won: 1,
            lost: 1,
            drawn: 1,
        },
        stars: 3,
        at_par: 1,
    };
    assert_eq!(career.progress.today_record(), record);
}

#[test]
fn a_win_is_a_win_once() {
    let mut career = Career::default();
    let earned = career.today(DAY, TodayStrength::One, Outcome::Won, 20);
    assert_eq!(earned.ranks, [Rank::Leather]);
    assert!(earned.easier.is_none() && earned.series.is_none());
    // Practice: the day is green, and nothing is counted again.
    let earned = career.today(DAY, TodayStrength::One, Outcome::Won, 20);
    assert!(earned.ranks.is_empty());
    let progress = &career.progress;
    let once = Tally {
        won: 1,
        ..Tally::default()
    };
    assert_eq!(progress.level(CpuLevel::One), once);
    assert_eq!(progress.total(), once);
    assert_eq!(progress.on(date(DAY)), once);
    assert_eq!(progress.win_streak().current, 1);
    assert_eq!(progress.today_record().tally, once);
    assert!(progress.is_cleared(day(DAY)) && progress.cleared_days() == 1);
    // A loss is a loss.
    career.win(CpuLevel::One);
    career.today("2026-11-20", TodayStrength::One, Outcome::Lost, -9);
    career.win(CpuLevel::One);
    assert_eq!(career.progress.win_streak().current, 1);
    assert_eq!(career.progress.level(CpuLevel::One).lost, 1);
}

#[test]
fn ranks_count_wins_at_levels_that_were_open() {
    let mut career = Career::default();
    let earned = career.today(DAY, TodayStrength::Max, Outcome::Won, 20);
    // The first rank takes any win; MAX is not open, so that no other one counts it.
    assert_eq!(earned.ranks, [Rank::Leather]);
    let progress = &career.progress;
    assert_eq!(progress.level(CpuLevel::Max).won, 1);
    assert_eq!(progress.ranked(CpuLevel::Max), 0);
    career.today(DAY, TodayStrength::One, Outcome::Won, 20);
    assert_eq!(career.progress.ranked(CpuLevel::One), 1);
}

#[test]
fn advice_does_not_look_at_today_s_games() {
    let mut career = Career::default();
    for day in 0..3 {
        let on = format!("2026-11-0{}", day + 1);
        let earned = career.today(&on, TodayStrength::One, Outcome::Lost, -9);
        assert_eq!(earned.easier, None);
    }
    assert_eq!(career.progress.suggested_level(), None);
    for day in 3..6 {
        let on = format!("2026-11-0{}", day + 1);
        career.today(&on, TodayStrength::One, Outcome::Won, 9);
    }
    assert_eq!(career.progress.suggested_level(), None);
}

#[test]
fn the_levels_of_exams_are_open() {
    for exam in Exam::ALL {
        let level = Rank::that_unlocks(exam.rule().level);
        assert!(level.is_some_and(|rank| rank < exam.rank()), "{exam:?}");
    }
}

#[test]
fn the_match_belongs_to_its_day() {
    let opponent = today(DAY, TodayStrength::Max);
    assert_eq!(opponent.day(), Some(day(DAY)));
    assert_eq!(opponent.level(), Some(CpuLevel::Max));
    assert_eq!(opponent.start(), day_game(day(DAY)).position);
    assert!(opponent.is_booked());
    let finished = MatchRecord {
        date: date("2026-11-25"),
        ..won(MatchId(1), opponent)
    };
    assert_eq!(finished.day_to_clear(), Some(day(DAY)));
    assert_eq!(finished.win_for_ranks(), Some(CpuLevel::Max));
}

#[test]
fn days_and_strengths_have_seeds_of_their_own() {
    let days = ["2026-01-01", "2026-01-02", "2035-12-31", "2036-01-01"];
    let seeds = days.map(|on| TodayStrength::ALL.map(|strength| strength.seed(day(on))));
    let mut all = seeds.concat();
    all.sort_unstable();
    all.dedup();
    assert_eq!(all.len(), 12);
}

#[test]
fn the_row_names_every_day_that_it_misses() {
    let cleared = |days: &[&str]| {
        let mut career = Career::default();
        for on in days {
            career.today(on, TodayStrength::One, Outcome::Won, 1);
        }
        career.progress.week_row(date(DAY)).unwrap()
    };
    let row = cleared(&["2026-11-18", "2026-11-19", "2026-11-21"]);
    // 21 November 2026 is a Saturday.
    assert_eq!(row.days.len(), 7);
    assert_eq!(row.days[0].day, day("2026-11-16"));
    assert!(row.days[5].today);
    assert_eq!(row.cleared, 3);
    assert_eq!((row.row, row.missing), (1, vec![day("2026-11-20")]));
    // Today's own game needs no mending, and a gap with nothing before it mends nothing.
    let row = cleared(&["2026-11-19", "2026-11-20"]);
    assert_eq!((row.row, row.missing), (2, vec![]));
    assert!(cleared(&[]).missing.is_empty());
    // Several in a row, with today still open.
    let row = cleared(&["2026-11-16", "2026-11-17"]);
    let missing = ["2026-11-18", "2026-11-19", "2026-11-20"].map(day);
    assert_eq!(row.missing, missing);
    // The last gap, up to the next cleared day; the day before it lies before the last seven.
    let row = cleared(&["2026-11-14", "2026-11-17"]);
    assert_eq!(row.missing, missing);
    let row = cleared(&["2026-11-14", "2026-11-18", "2026-11-21"]);
    assert_eq!(row.missing, ["2026-11-19", "2026-11-20"].map(day));
    let first = Progress::default().week_row(date("2026-01-02")).unwrap();
    assert_eq!(first.days.len(), 4);
    assert_eq!(Progress::default().week_row(date("2025-12-31")), None);
}

#[test]
fn the_best_stars_of_a_day_count_and_two_in_each_day_gild_its_month() {
    let mut career = Career::default();
    let november = day(DAY).month();
    assert_eq!(career.progress.best_stars(day(DAY)), None);
    let par = i16::from(day_game(day(DAY)).par);
    career.today(DAY, TodayStrength::One, Outcome::Lost, -3);
    assert_eq!(career.progress.best_stars(day(DAY)), Some(0));
    career.today(DAY, TodayStrength::Three, Outcome::Won, par);
    career.today(DAY, TodayStrength::Max, Outcome::Won, 1);
    assert_eq!(career.progress.best_stars(day(DAY)), Some(3));
    let others = november.days().filter(|one| *one != day(DAY));
    for one in others.collect::<Vec<_>>() {
        assert!(!career.progress.is_gilded(november));
        let par = i16::from(day_game(one).par);
        let enough = (par + 1) / 2;
        career.today(&one.to_string(), TodayStrength::One, Outcome::Won, enough);
    }
    assert!(career.progress.is_gilded(november));
}

//! Rank-Up Matches, seen from the records.

use super::*;

fn score(news: SeriesNews) -> (u32, u32, u32) {
    let Tally { won, lost, drawn } = news.series.score;
    (won, lost, drawn)
}

/// Every exam, won to the target with one game less than a failure lost, and lost the same way.
#[test]
fn every_exam_is_passed_and_failed_by_its_target() {
    for exam in Exam::ALL {
        let target = exam.rule().target();
        let mut player = Career::default();
        let attempt = player.profile.next_attempt_id();
        for _ in 1..target {
            assert_eq!(player.exam(exam, attempt, Outcome::Lost).series.end, None);
            assert_eq!(player.exam(exam, attempt, Outcome::Won).series.end, None);
            assert_eq!(player.exam(exam, attempt, Outcome::Drawn).series.end, None);
        }
        let mut failing = player.clone();
        let lost = failing.exam(exam, attempt, Outcome::Lost);
        assert_eq!(lost.series.end, Some(SeriesEnd::FailedByLosses));
        assert!(!failing.progress.exam(exam).passed);
        let won = player.exam(exam, attempt, Outcome::Won);
        assert_eq!(won.series.end, Some(SeriesEnd::PassedByWins));
        assert_eq!(score(won), (target, target - 1, target - 1));
        assert!(player.progress.exam(exam).passed);
        assert_eq!(player.progress.exam(exam).attempts, 1);
    }
}

#[test]
fn twenty_career_wins_pass_at_once_even_in_a_series_that_is_behind() {
    for exam in Exam::ALL {
        let mut player = Career::default();
        let target = exam.rule().target();
        // Attempts that fail with as many wins as a failed attempt can have, until one win is missing.
        let mut wins = 0;
        while wins < 19 {
            let attempt = player.profile.next_attempt_id();
            for _ in 0..(target - 1).min(19 - wins) {
                player.exam(exam, attempt, Outcome::Won);
                wins += 1;
            }
            for _ in 0..target {
                player.exam(exam, attempt, Outcome::Lost);
            }
            assert_eq!(
                player.progress.series(attempt).unwrap().end,
                Some(SeriesEnd::FailedByLosses)
            );
        }
        let attempt = player.profile.next_attempt_id();
        for _ in 0..target - 1 {
            player.exam(exam, attempt, Outcome::Lost);
        }
        let news = player.exam(exam, attempt, Outcome::Won);
        assert_eq!(news.career_wins, 20);
        let expected = exam.rule().career_wins.map(|_| SeriesEnd::PassedByCareer);
        assert_eq!(news.series.end, expected, "{exam:?}");
        assert_eq!(
            player.progress.exam(exam).passed,
            exam.rule().career_wins.is_some()
        );
    }
}

#[test]
fn career_wins_belong_to_one_exam_and_to_exam_games_only() {
    let mut player = Career::default();
    for _ in 0..30 {
        player.win(CpuLevel::Max);
    }
    let attempt = player.profile.next_attempt_id();
    player.exam(Exam::GrandMaster, attempt, Outcome::Won);
    assert_eq!(player.progress.exam(Exam::Legend), ExamRecord::default());
    assert_eq!(player.progress.exam(Exam::GrandMaster).career_wins, 1);
    assert_eq!(
        player.progress.level(CpuLevel::Max).won,
        31,
        "exam games count at their level"
    );
}

#[test]
fn leaving_in_a_game_is_a_loss_and_fails_the_series() {
    let mut player = Career::default();
    let attempt = player.profile.next_attempt_id();
    player.exam(Exam::Stone, attempt, Outcome::Won);
    let opponent = Opponent::Exam {
        exam: Exam::Stone,
        attempt,
    };
    let earned = player.finish(opponent, Outcome::Lost, Ending::GivenUp);
    assert_eq!(
        earned.series.unwrap().series.end,
        Some(SeriesEnd::FailedByLeaving)
    );
    assert_eq!(player.progress.level(CpuLevel::One).lost, 1);
    assert!(
        player.profile.next_attempt_id() > attempt,
        "the next attempt is another one"
    );
}

#[test]
fn leaving_between_games_fails_the_series_without_a_game() {
    let mut player = Career::default();
    let attempt = player.profile.next_attempt_id();
    player.exam(Exam::Stone, attempt, Outcome::Won);
    let left = LeftSeries {
        attempt,
        exam: Exam::Stone,
        date: date("2026-11-21"),
    };
    assert!(player.profile.leave_series(left));
    assert!(!player.profile.leave_series(left), "it is noted once");
    player.progress.fold_left(&left);
    assert_eq!(player.progress, Progress::of(&player.profile));
    assert_eq!(
        player.progress.series(attempt).unwrap().end,
        Some(SeriesEnd::FailedByLeaving)
    );
    assert_eq!(player.progress.level(CpuLevel::One).lost, 0);
    assert_eq!(player.progress.exam(Exam::Stone).attempts, 1);
}

#[test]
fn leaving_before_the_first_game_fails_the_attempt_too() {
    let mut profile = Profile::default();
    let attempt = profile.next_attempt_id();
    let left = LeftSeries {
        attempt,
        exam: Exam::Zeus,
        date: date("2026-11-21"),
    };
    assert!(profile.leave_series(left));
    assert_eq!(
        Progress::of(&profile).series(attempt).unwrap().end,
        Some(SeriesEnd::FailedByLeaving)
    );
    assert_eq!(profile.next_attempt_id(), AttemptId(attempt.0 + 1));
}

#[test]
fn a_passed_series_stays_passed() {
    let mut player = Career::default();
    let attempt = player.profile.next_attempt_id();
    player.exam(Exam::Stone, attempt, Outcome::Won);
    player.exam(Exam::Stone, attempt, Outcome::Won);
    player.progress.fold_left(&LeftSeries {
        attempt,
        exam: Exam::Stone,
        date: date("2026-11-21"),
    });
    assert_eq!(
        player.progress.series(attempt).unwrap().end,
        Some(SeriesEnd::PassedByWins)
    );
}

#[test]
fn exam_games_never_clear_days() {
    let mut player = Career::default();
    let attempt = player.profile.next_attempt_id();
    let earned = player.play(
        Opponent::Exam {
            exam: Exam::Stone,
            attempt,
        },
        Outcome::Won,
    );
    assert_eq!(earned.day, None);
    assert_eq!(player.progress.cleared_in(Month::of(date("2026-11-21"))), 0);
}

#[test]
fn a_series_that_has_ended_says_that_the_day_is_still_open() {
    let mut player = Career::default();
    let exam = Exam::ALL[0];
    let attempt = player.profile.next_attempt_id();
    let waits = |earned: Earned| earned.day_waits;
    let on = day("2026-11-21");
    let of = |attempt| Opponent::Exam { exam, attempt };
    for _ in 1..exam.rule().target() {
        assert_eq!(waits(player.play(of(attempt), Outcome::Lost)), None);
    }
    assert_eq!(waits(player.play(of(attempt), Outcome::Lost)), Some(on));
    player.win(CpuLevel::One);
    let attempt = player.profile.next_attempt_id();
    for _ in 0..exam.rule().target() {
        assert_eq!(waits(player.play(of(attempt), Outcome::Lost)), None);
    }
}

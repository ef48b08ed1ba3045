//! Which level is suggested after which results.

use super::*;

fn at(level: CpuLevel) -> Opponent {
    Opponent::Cpu { level, day: None }
}

#[test]
fn every_third_loss_in_a_row_offers_the_level_below() {
    let mut player = Career {
        profile: Profile::default(),
        progress: Progress::default(),
        ..Career::default()
    };
    let mut offers = Vec::new();
    for outcome in [
        Outcome::Lost,
        Outcome::Lost,
        Outcome::Lost,
        Outcome::Lost,
        Outcome::Won,
        Outcome::Lost,
    ] {
        offers.push(player.play(at(CpuLevel::Two), outcome).easier);
    }
    let offered = Some(Easier {
        level: Some(CpuLevel::One),
        practice: CpuLevel::Two,
    });
    let teacher = Some(Easier {
        level: None,
        practice: CpuLevel::Two,
    });
    assert_eq!(offers, [teacher, None, offered, None, None, None]);
}

#[test]
fn below_the_first_level_there_is_practice() {
    let mut player = Career::default();
    let offers = [(); 3].map(|()| player.play(at(CpuLevel::One), Outcome::Lost).easier);
    let offered = Easier {
        level: None,
        practice: CpuLevel::One,
    };
    assert_eq!(
        offers,
        [Some(offered), None, Some(offered)],
        "once after the first loss of all"
    );
    assert_eq!(player.progress.suggested_level(), None);
}

#[test]
fn three_results_in_a_row_suggest_another_level_if_it_is_open() {
    let mut player = Career::default();
    for _ in 0..3 {
        player.play(at(CpuLevel::One), Outcome::Won);
    }
    assert_eq!(player.progress.suggested_level(), None, "level 2 is locked");
    for _ in 0..2 {
        let exam = Opponent::Exam {
            exam: Exam::ALL[0],
            attempt: AttemptId(1),
        };
        player.play(exam, Outcome::Won);
    }
    assert!(player.progress.is_open(CpuLevel::Two));
    assert_eq!(player.progress.suggested_level(), Some(CpuLevel::Two));
    player.play(at(CpuLevel::One), Outcome::Lost);
    assert_eq!(player.progress.suggested_level(), None);
    for _ in 0..3 {
        player.play(at(CpuLevel::Two), Outcome::Lost);
    }
    assert_eq!(player.progress.suggested_level(), Some(CpuLevel::One));
}

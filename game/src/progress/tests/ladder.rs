//! The ladder, rank by rank.

use super::*;

/// The 30 ranks as the rules of the app list them: what each asks for and what it unlocks.
const TABLE: &str = "\
1 paper start 1
2 leather first-win -
3 wood 3 at 1 -
4 stone best of 3 vs 1 2
5 iron 5 at 2 -
6 steel 10 at 2 -
7 bronze best of 5 vs 2 3
8 silver 5 at 3 -
9 gold 10 at 3 -
10 platinum best of 7 vs 3 or 20 4
11 turquoise 2 at 4 -
12 aquamarine 5 at 4 -
13 garnet 10 at 4 -
14 topaz best of 7 vs 4 or 20 5
15 amethyst 2 at 5 -
16 ruby 5 at 5 -
17 sapphire 10 at 5 -
18 emerald 20 at 5 -
19 diamond best of 7 vs 5 or 20 max
20 specialist 2 at max -
21 expert 5 at max -
22 champion 10 at max -
23 master 20 at max -
24 legend best of 7 vs max or 20 -
25 grand-master best of 15 vs max final
26 arch-master 10 at final -
27 overlord 30 at final -
28 demigod 50 at final -
29 god best of 11 vs final -
30 zeus best of 21 vs final -";

#[test]
fn the_table_is_the_one_the_rules_list() {
    let ours: Vec<String> = LADDER
        .iter()
        .map(|step| {
            let condition = match step.condition {
                Condition::Start => "start".to_owned(),
                Condition::FirstWin => "first-win".to_owned(),
                Condition::Wins { level, wins } => format!("{wins} at {}", level.key()),
                Condition::Exam(exam) => {
                    assert_eq!(exam.rank(), step.rank);
                    let rule = exam.rule();
                    let career = rule
                        .career_wins
                        .map_or(String::new(), |wins| format!(" or {wins}"));
                    format!("best of {} vs {}{career}", rule.best_of, rule.level.key())
                }
            };
            let unlocks = step.unlocks.map_or("-", CpuLevel::key);
            format!(
                "{} {} {condition} {unlocks}",
                step.rank.number(),
                step.rank.key()
            )
        })
        .collect();
    assert_eq!(ours.join("\n"), TABLE);
}

#[test]
fn targets_are_more_than_half() {
    let targets: Vec<u32> = Exam::ALL.iter().map(|exam| exam.rule().target()).collect();
    assert_eq!(targets, [2, 3, 4, 4, 4, 4, 8, 6, 11]);
}

#[test]
fn numbers_lead_to_ranks_and_back() {
    for number in 1..=30 {
        assert_eq!(Rank::from_number(number).unwrap().number(), number);
    }
    assert_eq!(Rank::from_number(0), None);
    assert_eq!(Rank::from_number(31), None);
    assert_eq!(Rank::Zeus.next(), None);
    for exam in Exam::ALL {
        assert_eq!(Exam::ALL[exam.index()], exam);
    }
    for level in CpuLevel::ALL {
        assert_eq!(CpuLevel::ALL[level.index()], level);
        assert_eq!(CpuLevel::from_key(level.key()), Some(level));
    }
}

/// Climbs the whole ladder one win at a time, passing every exam without a loss, and notes at how many wins each rank
/// came.
#[test]
fn climbing_the_whole_ladder() {
    let mut player = Career::default();
    let mut climbed = vec![(Rank::Paper, 0)];
    let mut wins = 0;
    while let Some(goal) = player.progress.goal() {
        let attempt = player.profile.next_attempt_id();
        let mut score = 0;
        let earned = loop {
            wins += 1;
            let earned = match goal.missing {
                Missing::FirstWin => player.win(CpuLevel::One),
                Missing::Wins { level, .. } => player.win(level),
                Missing::Exam { exam, .. } => {
                    score += 1;
                    player.play(Opponent::Exam { exam, attempt }, Outcome::Won)
                }
            };
            if !earned.ranks.is_empty() {
                break earned;
            }
        };
        assert_eq!(earned.ranks[0], goal.rank);
        if let Missing::Exam { exam, .. } = goal.missing {
            assert_eq!(
                score,
                exam.rule().target(),
                "{exam:?} is passed by its target"
            );
        }
        let opened: Vec<CpuLevel> = earned.ranks.iter().filter_map(|r| r.unlocks()).collect();
        assert_eq!(earned.unlocked, opened);
        climbed.extend(earned.ranks.iter().map(|rank| (*rank, wins)));
    }
    // Exam wins count at their level: after the two of the Stone exam nothing changes for Lv.2, but the three of
    // Bronze are wins at Lv.2, and so on up the ladder.
    let expected = [
        (1, 0),
        (2, 1),
        (3, 3),
        (4, 5),
        (5, 10),
        (6, 15),
        (7, 18),
        (8, 23),
        (9, 28),
        (10, 32),
        (11, 34),
        (12, 37),
        (13, 42),
        (14, 46),
        (15, 48),
        (16, 51),
        (17, 56),
        (18, 66),
        (19, 70),
        (20, 72),
        (21, 75),
        (22, 80),
        (23, 90),
        (24, 94),
        (25, 102),
        (26, 112),
        (27, 132),
        (28, 152),
        (29, 158),
        (30, 169),
    ];
    let climbed: Vec<(u32, u32)> = climbed
        .iter()
        .map(|(rank, wins)| (rank.number(), *wins))
        .collect();
    assert_eq!(climbed, expected);
    assert!(
        CpuLevel::STAR
            .into_iter()
            .all(|level| player.progress.is_open(level))
    );
}

/// At every rank: the condition's last win reaches it, one win less does not, and a locked level stays locked till
/// then.
#[test]
fn every_rank_at_its_threshold() {
    for step in &LADDER[1..] {
        let mut player = Career::default();
        let below = Rank::from_number(step.rank.number() - 1).unwrap();
        player.profile.forge_rank(below);
        player.progress = Progress::of(&player.profile);
        assert_eq!(player.progress.rank(), below);
        assert_eq!(player.progress.goal().unwrap().rank, step.rank);
        let exam = match step.condition {
            Condition::Exam(exam) => Some(exam),
            Condition::Start | Condition::FirstWin | Condition::Wins { .. } => None,
        };
        assert_eq!(player.progress.open_exam(), exam);
        let missing = match (exam, step.condition) {
            (Some(exam), _) => exam.rule().target(),
            (None, Condition::Wins { level, wins }) => wins - player.progress.level(level).won,
            (None, _) => 1,
        };
        let attempt = player.profile.next_attempt_id();
        for still in (0..missing).rev() {
            assert_eq!(player.progress.rank(), below);
            if let Some(level) = step.unlocks {
                assert!(!player.progress.is_open(level));
            }
            let earned = match (exam, step.condition) {
                (Some(exam), _) => player.play(Opponent::Exam { exam, attempt }, Outcome::Won),
                (None, Condition::Wins { level, .. }) => player.win(level),
                (None, _) => player.win(CpuLevel::One),
            };
            assert_eq!(
                earned.ranks,
                if still == 0 { vec![step.rank] } else { vec![] }
            );
        }
        assert_eq!(player.progress.rank(), step.rank);
        let states: Vec<RankState> = player.progress.ladder().map(|(_, state)| state).collect();
        let place = step.rank as usize;
        assert!(states[..place].iter().all(|s| *s == RankState::Done));
        assert_eq!(states[place], RankState::Current);
        assert!(states[place + 1..].iter().all(|s| *s == RankState::Locked));
        if let Some(level) = step.unlocks {
            assert!(player.progress.is_open(level));
        }
    }
}

#[test]
fn a_new_player_is_paper_with_the_first_level_open() {
    let progress = Progress::default();
    assert_eq!(progress.rank(), Rank::Paper);
    let open = CpuLevel::STAR.map(|level| progress.is_open(level));
    assert!(open[0] && !open[1..].contains(&true));
    assert_eq!(progress.goal().unwrap().missing, Missing::FirstWin);
}

#[test]
fn wins_at_a_level_before_it_was_open_are_worth_no_rank() {
    let mut player = Career::default();
    for _ in 0..12 {
        player.win(CpuLevel::Two);
    }
    assert_eq!(player.progress.rank(), Rank::Leather);
    for _ in 0..3 {
        player.win(CpuLevel::One);
    }
    let attempt = player.profile.next_attempt_id();
    player.exam(Exam::Stone, attempt, Outcome::Won);
    let earned = player.play(
        Opponent::Exam {
            exam: Exam::Stone,
            attempt,
        },
        Outcome::Won,
    );
    assert_eq!(earned.ranks, [Rank::Stone]);
    assert_eq!(earned.unlocked, [CpuLevel::Two]);
    assert_eq!(earned.invitation, None);
    // Open now: each counts.
    for _ in 0..4 {
        assert!(player.win(CpuLevel::Two).ranks.is_empty());
    }
    assert_eq!(player.win(CpuLevel::Two).ranks, [Rank::Iron]);
}

#[test]
fn the_first_invitation_explains_itself() {
    let mut player = Career::default();
    assert_eq!(player.win(CpuLevel::One).ranks, [Rank::Leather]);
    assert_eq!(player.win(CpuLevel::One).invitation, None);
    let earned = player.win(CpuLevel::One);
    assert_eq!(earned.ranks, [Rank::Wood]);
    assert_eq!(
        earned.invitation,
        Some(Invitation {
            exam: Exam::Stone,
            first: true
        })
    );
    assert_eq!(player.win(CpuLevel::One).invitation, None, "it comes once");
}

#[test]
fn beating_final_opens_oracle_and_oracle_is_without_effect_on_ranks() {
    let mut player = Career::default();
    player.profile.forge_rank(Rank::GrandMaster);
    player.progress = Progress::of(&player.profile);
    assert!(!player.progress.is_open(CpuLevel::Oracle));
    player.play(at(CpuLevel::Final), Outcome::Drawn);
    assert!(!player.progress.is_open(CpuLevel::Oracle));
    let earned = player.win(CpuLevel::Final);
    assert_eq!(earned.unlocked, [CpuLevel::Oracle]);
    assert!(player.win(CpuLevel::Final).unlocked.is_empty());
    let before = player.progress.goal();
    assert_eq!(player.win(CpuLevel::Oracle).ranks, []);
    assert_eq!(player.progress.goal(), before);
}

#[test]
fn losses_and_draws_reach_nothing_and_take_nothing() {
    let mut player = Career::default();
    for outcome in [Outcome::Lost, Outcome::Drawn] {
        let earned = player.play(at(CpuLevel::One), outcome);
        assert!(earned.ranks.is_empty() && earned.day.is_none());
    }
    player.win(CpuLevel::One);
    for _ in 0..50 {
        player.play(at(CpuLevel::One), Outcome::Lost);
    }
    assert_eq!(player.progress.rank(), Rank::Leather);
}

#[test]
fn a_reverse_match_counts_as_one_result() {
    let mut player = Career::default();
    let id = player.profile.next_match_id();
    let finished = MatchRecord {
        played: Some(Played::Reverse(
            ByPlayer::default(),
            Some(ByPlayer::default()),
        )),
        ..won(id, at(CpuLevel::One))
    };
    assert_eq!(player.progress.fold(&finished).ranks, [Rank::Leather]);
    assert_eq!(player.progress.level(CpuLevel::One).played(), 1);
}

#[test]
fn undo_counts_and_hints_do_not() {
    let mut player = Career {
        help: Help {
            hints: 1,
            ..Help::default()
        },
        ..Career::default()
    };
    let opponent = || on(day("2026-11-20"));
    assert_eq!(player.play(opponent(), Outcome::Won), Earned::default());
    assert_eq!(player.progress.total(), Tally::default());
    player.play(opponent(), Outcome::Lost);
    assert_eq!(
        player.progress.total().lost,
        1,
        "a hint is no way out of a lost game"
    );
    player.help = Help {
        undos: 1,
        ..Help::default()
    };
    let earned = player.play(opponent(), Outcome::Won);
    assert_eq!(earned.ranks, [Rank::Leather]);
    assert!(earned.day.is_some());
}

#[test]
fn two_people_have_no_effect_on_anything_but_each_other() {
    let mut player = Career::default();
    let people = Opponent::People(ByPlayer {
        one: PlayerName::new("Ana"),
        two: PlayerName::new("Bo"),
    });
    for outcome in [Outcome::Won, Outcome::Lost, Outcome::Drawn] {
        assert_eq!(player.play(people.clone(), outcome), Earned::default());
    }
    let head_to_head = player.progress.pairs(GameKind::Star).head_to_head().len();
    assert_eq!(head_to_head, 1);
    assert_eq!(player.progress.total(), Tally::default());
    assert_eq!(player.progress.rank(), Rank::Paper);
}

#[test]
fn forging_a_lower_rank_starts_again() {
    let mut profile = Profile::default();
    for rank in [Rank::Zeus, Rank::Paper, Rank::Gold, Rank::Bronze] {
        profile.forge_rank(rank);
        assert_eq!(Progress::of(&profile).rank(), rank);
    }
}

#[test]
fn a_match_is_booked_exactly_once() {
    let mut profile = Profile::default();
    profile.forge_rank(Rank::Wood);
    let last = profile.matches().last().unwrap().clone();
    let before = profile.clone();
    assert!(profile.is_booked(last.id));
    assert!(!profile.book(last));
    assert_eq!(profile, before);
    assert!(!profile.is_booked(profile.next_match_id()));
}

#[test]
fn below_every_exam_the_next_one_is_named() {
    let missing = Missing::FirstWin;
    let next_exam = |rank| Goal { rank, missing }.next_exam().unwrap();
    for step in &LADDER {
        let exam = next_exam(step.rank);
        assert!(step.rank <= exam.rank());
        if let Condition::Exam(own) = step.condition {
            assert_eq!(exam, own);
        }
    }
    assert_eq!(next_exam(Rank::Leather), Exam::Stone);
}

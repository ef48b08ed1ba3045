//! Snapshots: a match that is killed at any point goes on at that point.
use super::*;

/// Kills the match here and brings it back.
fn reborn(game: &Match) -> Match {
    let mut back = Match::restore(game.snapshot(), game.driven.board.options()).unwrap();
    back.attend(Attention::Here);
    back
}

#[test]
fn every_point_of_a_game_of_the_vectors_comes_back() {
    let games = include_str!("../../../../engine/tests/vectors/games.txt");
    for line in games.lines().take(40) {
        let mut game = two_people();
        game.set_options(BoardOptions {
            hand_over: false,
            ..still()
        });
        for word in line.split(" = ").next().unwrap().split_whitespace() {
            if word == "--" {
                continue;
            }
            assert_eq!(reborn(&game).essence(), game.essence());
            game.driven
                .board
                .rearrange(|game| assert!(game.play(&mv(word).into())));
        }
    }
}

#[test]
fn a_series_comes_back_in_its_second_game() {
    let mut game = begin_series(Exam::Stone, 3, Color::White);
    game.drive(BLACK_WINS);
    game.tell(BoardEvent::NextGame);
    game.drive("B4 BQ CQ");
    let back = reborn(&game);
    assert_eq!(back.essence(), game.essence());
    assert_eq!(tally(&back.finished), score(0, 1, 0));
    assert_eq!(back.color(Player::One), Color::Black);
}

#[test]
fn a_snapshot_with_absurd_numbers_breaks_nothing() {
    for opponent in [exam(Exam::Platinum), exam(Exam::Stone), cpu(), people()] {
        for count in [1, 2, 300] {
            let plan = Plan {
                id: MatchId(MatchId::END.0 - 1),
                format: Format::Reverse,
                won_before: u32::MAX,
                seed: u64::MAX,
                ..plan(opponent.clone(), Color::Black)
            };
            let snapshot = Snapshot {
                plan,
                finished: vec![DRAW.to_owned(); count],
                help: crate::progress::Help::default(),
                stage: SavedStage::Between,
                clock: None,
                resigned: false,
            };
            let _ = snapshot.result_id();
            if let Ok(mut game) = Match::restore(snapshot, still()) {
                game.attend(Attention::Here);
                assert!(game.result().is_some());
                game.tell(BoardEvent::NextGame);
                assert!(Box::new(game).leave().contains(&DriverEffect::Save));
            }
        }
    }
}

#[test]
fn a_snapshot_of_what_cannot_be_is_refused() {
    let kept = |moves: &str| Snapshot {
        plan: plan(cpu(), Color::Black),
        finished: Vec::new(),
        help: crate::progress::Help::default(),
        stage: SavedStage::Playing {
            moves: moves.to_owned(),
            undone: false,
            forward: String::new(),
            mild: 0,
        },
        clock: None,
        resigned: false,
    };
    assert!(Match::restore(kept("B4 BQ"), still()).is_ok());
    let refused = |kept| Match::restore(kept, still()).err();
    assert_eq!(refused(kept("B4 B4")), Some(Damaged::Placement(1)));
    assert_eq!(refused(kept("CP")), Some(Damaged::Placement(0)));
    assert_eq!(refused(kept("B4 ♞")), Some(Damaged::Text));
    assert_eq!(refused(kept(BLACK_WINS)), Some(Damaged::Over));
    let between = Snapshot {
        stage: SavedStage::Between,
        ..kept("")
    };
    assert_eq!(refused(between), Some(Damaged::Between));
    let finished = |moves: &str| Snapshot {
        finished: vec![moves.to_owned()],
        stage: SavedStage::Between,
        ..kept("")
    };
    assert_eq!(refused(finished(BLACK_WINS)), Some(Damaged::Over));
    assert_eq!(refused(finished("B4 BQ")), Some(Damaged::NotOver(0)));
    assert_eq!(refused(finished("B4 B4")), Some(Damaged::Placement(1)));
    for number in [MatchId::END, MatchId(u32::MAX)] {
        let mut beyond = kept("B4 BQ");
        beyond.plan.id = number;
        assert_eq!(refused(beyond), Some(Damaged::Number));
    }
    for attempt in [AttemptId::END, AttemptId(u32::MAX)] {
        let mut beyond = kept("B4 BQ");
        beyond.plan.opponent = Opponent::Exam {
            exam: Exam::Stone,
            attempt,
        };
        assert_eq!(refused(beyond), Some(Damaged::Number));
    }
}

//! Reversi Go: turns beside the board, the stop and what is agreed there, giving up, aiming.

use super::*;

const NINE: &str = "go 9 7 0";

/// White's stone on a1 has one liberty left, and Black is to move in a stopped game.
const STOPPED: &str = "e5 a1 b1 button pass pass";

/// A game that has come so far, on these terms.
fn go_on_from(
    terms: &str,
    record: &str,
    (opponent, first): Against,
) -> (Played, Vec<DriverEffect>) {
    let plan = Plan {
        rules: terms.parse::<Terms>().unwrap().into(),
        ..GO.plan(opponent, first)
    };
    GO.begin_at(plan, Some(record), still(), 0)
}

/// The plays beside the board that are open now.
fn open(game: &Played) -> Vec<Play> {
    let all = game.squares().beside.into_iter();
    all.filter(|turn| turn.open).map(|turn| turn.play).collect()
}

fn agree(points: &[&str]) -> Play {
    Play::Agree(points.iter().map(|name| square(name).into()).collect())
}

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

/// The CPU holds these stones for lost, when its pause is over.
fn agree_with(game: &mut Played, question: u64, points: &[&str]) {
    game.answer_with(question, agree(points));
    game.tell(BoardEvent::Elapsed(Timer::Pace(question)));
}

fn marked(game: &Played) -> Vec<String> {
    let squares = game.squares().squares.into_iter();
    squares
        .filter(|view| view.point.lost)
        .map(|view| view.square.to_string())
        .collect()
}

#[test]
fn the_button_is_taken_once_and_then_it_is_passed() {
    let mut game = go_on_from(NINE, "", people()).0;
    assert_eq!(open(&game), [Play::Button]);
    assert_eq!(game.place("pass"), []);
    assert_eq!(game.make(agree(&[])), [], "that is no turn of a player");
    game.place("button");
    assert_eq!(game.record(), "button");
    assert!(matches!(
        game.overlay(),
        Some(BoardOverlay::HandOver {
            color: Color::White,
            ..
        })
    ));
    game.tell(BoardEvent::GoOn);
    assert_eq!(open(&game), [Play::Pass]);
    let note = game.squares().note.unwrap();
    assert!(
        matches!(
            &note,
            SquaresNote::Beside {
                color: Color::Black,
                play: Play::Button,
                pass_ends: false,
                ..
            }
        ),
        "{note:?}"
    );
    let area = game.view().sides.panels.black.score.area().unwrap();
    assert!(area.button && area.agreed == 0);
    assert_eq!(
        game.view().sides.panels.white.score.area().unwrap().agreed,
        7
    );
}

#[test]
fn a_handicap_is_placed_by_black_who_keeps_the_phone() {
    let mut game = go_on_from("go 9 0 3", "", people()).0;
    for name in ["c3", "g7"] {
        assert!(open(&game).is_empty(), "only placements");
        game.place(name);
        assert_eq!(game.overlay(), None);
    }
    game.place("g3");
    assert!(matches!(
        game.overlay(),
        Some(BoardOverlay::HandOver {
            color: Color::White,
            ..
        })
    ));
    assert_eq!(
        game.view().sides.panels.black.score.area().unwrap().agreed,
        -2
    );
}

#[test]
fn a_tap_that_leaves_no_liberty_is_told_why() {
    let (mut game, _) = go_on_from(NINE, "b1 i9 a2", people());
    game.tell(BoardEvent::GoOn);
    game.place("a1");
    let Some(SquaresNote::Refused(_, reason)) = game.squares().note else {
        panic!("{:?}", game.squares().note);
    };
    assert_eq!(reason.key(), "no-liberty");
    assert_eq!(game.place("b1"), [], "everybody sees that");
    assert_eq!(game.squares().note, None);
}

#[test]
fn what_is_aimed_at_shows_what_it_would_flip_and_is_gone_with_the_turn() {
    let (mut game, _) = go_on_from(NINE, "b1 a1", people());
    game.tell(BoardEvent::GoOn);
    let aim = Aim {
        square: square("a2"),
        stays: true,
    };
    assert_eq!(game.tell(BoardEvent::Aim(Some(aim))), []);
    assert!(game.point("a2").aimed && game.point("a1").foreseen);
    assert!(!game.point("b1").foreseen);
    let aiming = game.squares().aim.unwrap();
    assert_eq!((aiming.square, aiming.refusal), (square("a2"), None));
    game.tell(BoardEvent::Aim(None));
    assert!(!game.point("a1").foreseen);
    game.tell(BoardEvent::Aim(Some(aim)));
    game.place("a2");
    assert_eq!(game.squares().aim, None);
    assert_eq!(game.stone("a1"), Some(Color::Black));
}

#[test]
fn groups_are_told_with_their_stones_and_liberties() {
    let (game, _) = go_on_from(NINE, STOPPED, people());
    assert_eq!(game.point("a1").group, Some((1, 1)));
    assert!(game.point("a1").in_atari());
    assert_eq!(game.point("e5").group, Some((1, 4)));
    assert_eq!(game.point("a9").group, None);
    let reversi = REVERSI.against_cpu().squares();
    assert!(
        reversi
            .squares
            .iter()
            .all(|view| view.point == PointView::default())
    );
    assert!(reversi.beside.is_empty() && !reversi.can_resign);
}

#[test]
fn two_passes_stop_the_game_and_the_cpu_is_asked_what_is_lost() {
    let (mut game, _) = go_on_from(NINE, "e5 a1 b1 button", cpu(Color::Black));
    assert!(Played::question(&game.place("pass")).is_some());
    let effects = game.answer("pass");
    let asked = Played::question(&effects).unwrap();
    assert_eq!((asked.wish, asked.level), (AskKind::Lost, Some(Level::One)));
    let (board, sides) = (game.squares(), game.view().sides);
    assert!(board.stop.unwrap().waits && sides.turn.thinking && sides.turn.stopped);
    assert!(board.squares.iter().all(|square| !square.playable));
    assert!(!sides.panels.black.active && !sides.panels.white.active);
    assert_eq!(game.tell(BoardEvent::Agree), [], "it has not answered yet");
    agree_with(&mut game, asked.number, &["a1"]);
    assert_eq!(marked(&game), ["a1"]);
    let stop = game.squares().stop.unwrap();
    assert!(!stop.waits && !stop.differs && stop.marked == 1 && stop.told);
    assert_eq!(game.squares().marked_stones, 1);
    // Nothing counts before it is agreed; how it would count is shown when somebody asks.
    let black = |game: &Played| game.view().sides.panels.black.score.total.to_string();
    assert_eq!(black(&game), "2");
    assert_eq!(
        (game.point("a1").territory, game.squares().as_agreed),
        (None, None)
    );
    game.tell(BoardEvent::Why);
    assert_eq!(game.point("a1").territory, Some(Color::Black));
    let agreed = game.squares().as_agreed.unwrap();
    assert_eq!(
        (agreed.black.to_string(), black(&game)),
        ("81".into(), "2".into())
    );
    game.tell(BoardEvent::Why);
    assert_eq!(game.squares().as_agreed, None);
    let effects = game.tell(BoardEvent::Agree);
    let finished = booked(&effects)[0];
    assert_eq!(finished.winner, Some(Player::One));
    assert_eq!(game.record(), "e5 a1 b1 button pass pass agreed a1");
    let over = game.result().unwrap();
    let area = over.side(Color::Black).score.area().unwrap();
    assert_eq!((area.stones, area.territory), (3, 78));
    assert_eq!(over.side(Color::White).score.total.to_string(), "7.5");
}

#[test]
fn the_cpu_plays_on_where_it_sees_other_groups_as_lost() {
    let (mut game, effects) = go_on_from(NINE, STOPPED, cpu(Color::White));
    let asked = Played::question(&effects).unwrap();
    agree_with(&mut game, asked.number, &["a1"]);
    game.place("a1");
    game.place("b1");
    assert_eq!(marked(&game), ["b1"]);
    assert!(game.point("a1").disputed && game.point("b1").disputed);
    assert!(game.squares().stop.unwrap().differs);
    let effects = game.tell(BoardEvent::Agree);
    assert_eq!(game.squares().note, Some(SquaresNote::CpuPlaysOn));
    let asked = Played::question(&effects).unwrap();
    assert_eq!(asked.wish, AskKind::Turn);
    assert!(asked.game.is_stopped(), "so it is asked to play on");
    game.answer("a2");
    assert_eq!(game.stone("a1"), Some(Color::Black));
    assert_eq!(
        game.squares().note,
        Some(SquaresNote::CpuPlaysOn),
        "until it is read"
    );
    game.place("i9");
    assert_eq!(game.squares().note, None);
    assert!(game.squares().stop.is_none());
}

fn is_told_that_a_pass_ends(game: &Played) -> bool {
    let note = game.squares().note;
    matches!(note, Some(SquaresNote::Beside { pass_ends, .. }) if pass_ends)
}

#[test]
fn a_cpu_that_plays_on_by_a_pass_says_what_another_one_means() {
    let (mut game, effects) = go_on_from(NINE, &format!("c3 {STOPPED}"), cpu(Color::Black));
    let asked = Played::question(&effects).unwrap();
    agree_with(&mut game, asked.number, &["a1"]);
    game.place("a1");
    assert!(Played::question(&game.tell(BoardEvent::Agree)).is_some());
    game.answer("pass");
    assert!(is_told_that_a_pass_ends(&game));
}

#[test]
fn after_a_resumption_two_passes_at_once_end_the_game_as_it_stands() {
    let (mut game, effects) = go_on_from(NINE, STOPPED, cpu(Color::Black));
    let asked = Played::question(&effects).unwrap();
    let effects = game.tell(BoardEvent::Resume);
    assert!(effects.contains(&DriverEffect::Device(Command::StopThinking)));
    agree_with(&mut game, asked.number, &["a1"]);
    assert!(marked(&game).is_empty() && game.squares().stop.is_none());
    assert_eq!(game.squares().note, Some(SquaresNote::GoesOn));
    let asked = Played::question(&game.place("pass")).unwrap();
    assert!(asked.game.last().unwrap().play == rsg_classics::Play::Pass && !game.is_over());
    let effects = game.answer("pass");
    assert!(booked(&effects).len() == 1);
    assert_eq!(game.stone("a1"), Some(Color::White));
}

#[test]
fn whoever_would_end_the_game_by_a_pass_is_told_so() {
    let record = format!("{STOPPED} pass");
    let (mut game, _) = go_on_from(NINE, &record, people());
    game.tell(BoardEvent::GoOn);
    assert!(is_told_that_a_pass_ends(&game));
}

#[test]
fn two_people_mark_on_one_board_and_agree_or_play_on() {
    let (mut game, effects) = go_on_from(NINE, STOPPED, people());
    assert_eq!(Played::question(&effects), None);
    assert_eq!(game.overlay(), None, "nobody is handed the phone");
    assert_eq!(game.place("a9"), [], "there is no stone");
    game.place("a1");
    assert_eq!(marked(&game), ["a1"]);
    game.tell(BoardEvent::Resume);
    assert!(matches!(
        game.overlay(),
        Some(BoardOverlay::HandOver { .. })
    ));
    game.tell(BoardEvent::GoOn);
    game.place("i9");
    game.tell(BoardEvent::GoOn);
    for _ in 0..2 {
        game.place("pass");
        game.tell(BoardEvent::GoOn);
    }
    assert!(game.squares().stop.is_some(), "a placement lay between");
    game.place("a1");
    game.tell(BoardEvent::Agree);
    assert!(game.is_over());
    assert_eq!(game.stone("a1"), Some(Color::Black));
}

#[test]
fn a_stopped_game_comes_back_stopped_and_the_cpu_is_asked_again() {
    let (mut game, effects) = go_on_from(NINE, STOPPED, cpu(Color::Black));
    let asked = Played::question(&effects).unwrap();
    agree_with(&mut game, asked.number, &["a1"]);
    let mut again = game.kept();
    assert!(again.squares().stop.is_some());
    let asked = Played::question(&again.attend(Attention::Here)).unwrap();
    assert_eq!(asked.wish, AskKind::Lost);
    game.attend(Attention::Held);
    game.attend(Attention::Here);
    assert_eq!(
        marked(&game),
        ["a1"],
        "a question in front takes nothing away"
    );
    game.tell(BoardEvent::Undo);
    assert_eq!(game.record(), "e5 a1 b1 button");
}

#[test]
fn who_resigns_loses_and_the_books_and_the_file_say_how() {
    let (mut game, _) = go_on_from(NINE, "e5", cpu(Color::Black));
    let effects = game.resign();
    assert!(effects.contains(&DriverEffect::Device(Command::StopThinking)));
    let finished = booked(&effects)[0];
    assert_eq!(finished.winner, Some(Player::Two));
    let date = chrono::NaiveDate::from_ymd_opt(2026, 11, 21).unwrap();
    assert_eq!(finished.record(date).unwrap().ending, Ending::Resigned);
    assert_eq!(game.resign(), [], "once");
    let again = game.kept();
    assert_eq!(again.result(), game.result());
    let (mut game, _) = go_on_from(NINE, "e5", people());
    game.resign();
    assert_eq!(game.winner(), Some(Color::Black));
}

#[test]
fn a_hint_may_be_a_turn_beside_the_board() {
    let (mut game, _) = go_on_from(NINE, "e5 a1 b1 button", cpu(Color::Black));
    let asked = Played::question(&game.tell(BoardEvent::Hint)).unwrap();
    game.tell(BoardEvent::Answer(Answer::turn(asked.number, Play::Pass)));
    assert_eq!(
        game.view().hint,
        HintView::Shown(Hinted {
            play: Play::Pass,
            gain: None
        })
    );
    let hinted: Vec<_> = game
        .squares()
        .beside
        .into_iter()
        .filter(|turn| turn.hinted)
        .collect();
    assert_eq!(hinted.len(), 1);
    assert!(hinted[0].open && hinted[0].play == Play::Pass);
}

#[test]
fn the_cpu_ends_no_game_by_an_answer_that_is_none() {
    let (mut game, _) = go_on_from(NINE, "", cpu(Color::Black));
    let asked = Played::question(&game.place("e5")).unwrap();
    agree_with(&mut game, asked.number, &["e5"]);
    assert_eq!(game.record(), "e5 a1");
}

#[test]
fn the_clock_stands_while_the_game_is_stopped() {
    let plan = Plan {
        minutes: ClockTime::of_minutes(1),
        ..GO.plan(super::super::people(), Color::Black)
    };
    let (mut game, _) = GO.begin_at(plan, Some(STOPPED), still(), 1_000_000);
    game.set_now(1_030_000);
    game.tell(BoardEvent::Resume);
    game.tell(BoardEvent::GoOn);
    game.set_now(1_040_000);
    game.place("a2");
    assert_eq!(
        Color::ALL.map(|color| game.seconds(color)),
        [Some(50), Some(60)]
    );
}

#[test]
fn resigning_is_taken_back_in_practice() {
    let practice = (Opponent::practice(CpuLevel::One), Color::Black);
    let (mut game, _) = go_on_from(NINE, "", practice);
    game.place("e5");
    game.answer("c3");
    game.resign();
    assert!(game.result().is_some());
    let mut game = game.kept();
    game.attend(Attention::Here);
    game.tell(BoardEvent::TakeBack);
    assert!(!game.is_over() && !game.snapshot().resigned);
    assert_eq!(game.record(), "");
}

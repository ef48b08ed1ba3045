//! Reversi Go at the table: turns beside the board, the stop and what is agreed there, giving up, aiming.

use super::*;

const NINE: &str = "go 9 7 0";

/// White's stone on a1 has one liberty left, and Black is to move in a stopped game.
const STOPPED: &str = "e5 a1 b1 button pass pass";

fn go_on_from(terms: &str, record: &str, opponent: Against) -> (Table, Vec<DriverEffect>) {
    let plan = plan(terms, opponent);
    Table::begin_at(plan, Some(record), still(), 0).unwrap()
}

fn beside(table: &mut Table, play: Play) -> Vec<DriverEffect> {
    table.apply_board(&BoardEvent::Beside(play))
}

/// The plays beside the board that are open now.
fn open(table: &Table) -> Vec<Play> {
    let all = squares(table).beside.into_iter();
    all.filter(|turn| turn.open).map(|turn| turn.play).collect()
}

/// The CPU plays that, when its pause is over.
fn answer_with(table: &mut Table, number: u64, play: Play) -> Vec<DriverEffect> {
    let mut effects = table.apply_board(&BoardEvent::Answer(Answer::turn(number, play)));
    effects.extend(table.apply_board(&BoardEvent::Elapsed(Timer::Pace(number))));
    effects
}

fn agree(points: &[&str]) -> Play {
    Play::Agree(points.iter().map(|name| square(name)).collect())
}

fn marked(table: &Table) -> Vec<String> {
    let squares = squares(table).squares.into_iter();
    squares
        .filter(|view| view.point.lost)
        .map(|view| view.square.to_string())
        .collect()
}

fn point(table: &Table, name: &str) -> PointView {
    let squares = squares(table).squares;
    let found = squares.iter().find(|view| view.square == square(name));
    found.unwrap().point
}

#[test]
fn the_button_is_taken_once_and_then_it_is_passed() {
    let mut table = two_people(NINE);
    assert_eq!(open(&table), [Play::Button]);
    assert_eq!(beside(&mut table, Play::Pass), []);
    assert_eq!(
        beside(&mut table, agree(&[])),
        [],
        "that is no turn of a player"
    );
    let _ = beside(&mut table, Play::Button);
    assert_eq!(record(&table), "button");
    assert!(matches!(
        table.overlay(),
        Some(BoardOverlay::HandOver {
            color: Color::White,
            ..
        })
    ));
    let _ = table.apply_board(&BoardEvent::GoOn);
    assert_eq!(open(&table), [Play::Pass]);
    let note = squares(&table).note.unwrap();
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
    let area = table.view().sides.panels.black.score.area().unwrap();
    assert!(area.button && area.agreed == 0);
    assert_eq!(
        table.view().sides.panels.white.score.area().unwrap().agreed,
        7
    );
}

#[test]
fn a_handicap_is_placed_by_black_who_keeps_the_phone() {
    let mut table = two_people("go 9 0 3");
    for name in ["c3", "g7"] {
        assert!(open(&table).is_empty(), "only placements");
        let _ = tap(&mut table, name);
        assert_eq!(table.overlay(), None);
    }
    let _ = tap(&mut table, "g3");
    assert!(matches!(
        table.overlay(),
        Some(BoardOverlay::HandOver {
            color: Color::White,
            ..
        })
    ));
    assert_eq!(
        table.view().sides.panels.black.score.area().unwrap().agreed,
        -2
    );
}

#[test]
fn a_tap_that_leaves_no_liberty_is_told_why() {
    let (mut table, _) = go_on_from(NINE, "b1 i9 a2", people());
    let _ = table.apply_board(&BoardEvent::GoOn);
    let _ = tap(&mut table, "a1");
    let Some(SquaresNote::Refused(_, reason)) = squares(&table).note else {
        panic!("{:?}", squares(&table).note);
    };
    assert_eq!(reason.0, "no-liberty");
    assert_eq!(tap(&mut table, "b1"), [], "everybody sees that");
    assert_eq!(squares(&table).note, None);
}

#[test]
fn what_is_aimed_at_shows_what_it_would_flip_and_is_gone_with_the_turn() {
    let (mut table, _) = go_on_from(NINE, "b1 a1", people());
    let _ = table.apply_board(&BoardEvent::GoOn);
    let aim = Aim {
        square: square("a2"),
        stays: true,
    };
    assert_eq!(table.apply_board(&BoardEvent::Aim(Some(aim))), []);
    assert!(point(&table, "a2").aimed && point(&table, "a1").foreseen);
    assert!(!point(&table, "b1").foreseen);
    let aiming = squares(&table).aim.unwrap();
    assert_eq!((aiming.square, aiming.refusal), (square("a2"), None));
    let _ = table.apply_board(&BoardEvent::Aim(None));
    assert!(!point(&table, "a1").foreseen);
    let _ = table.apply_board(&BoardEvent::Aim(Some(aim)));
    let _ = tap(&mut table, "a2");
    assert_eq!(squares(&table).aim, None);
    assert_eq!(table.game().stone(square("a1")), Some(Color::Black));
}

#[test]
fn groups_are_told_with_their_stones_and_liberties() {
    let (table, _) = go_on_from(NINE, STOPPED, people());
    assert_eq!(point(&table, "a1").group, Some((1, 1)));
    assert!(point(&table, "a1").in_atari());
    assert_eq!(point(&table, "e5").group, Some((1, 4)));
    assert_eq!(point(&table, "a9").group, None);
    let reversi = squares(&against_cpu());
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
    let (mut table, _) = go_on_from(NINE, "e5 a1 b1 button", cpu(Color::Black));
    let asked = question(&beside(&mut table, Play::Pass)).unwrap();
    let effects = answer_with(&mut table, asked.number, Play::Pass);
    let asked = question(&effects).unwrap();
    assert_eq!((asked.wish, asked.level), (AskKind::Lost, Some(Level::One)));
    let (board, sides) = (squares(&table), table.view().sides);
    assert!(board.stop.unwrap().waits && sides.turn.thinking && sides.turn.stopped);
    assert!(board.squares.iter().all(|square| !square.playable));
    assert!(!sides.panels.black.active && !sides.panels.white.active);
    assert_eq!(
        table.apply_board(&BoardEvent::Agree),
        [],
        "it has not answered yet"
    );
    let _ = answer_with(&mut table, asked.number, agree(&["a1"]));
    assert_eq!(marked(&table), ["a1"]);
    let stop = squares(&table).stop.unwrap();
    assert!(!stop.waits && !stop.differs && stop.marked == 1 && stop.told);
    assert_eq!(squares(&table).marked_stones, 1);
    // Nothing counts before it is agreed; how it would count is shown when somebody asks.
    let black = |table: &Table| table.view().sides.panels.black.score.total.to_string();
    assert_eq!(black(&table), "2");
    assert_eq!(
        (point(&table, "a1").territory, squares(&table).as_agreed),
        (None, None)
    );
    let _ = table.apply_board(&BoardEvent::Why);
    assert_eq!(point(&table, "a1").territory, Some(Color::Black));
    let agreed = squares(&table).as_agreed.unwrap();
    assert_eq!(
        (agreed.black.to_string(), black(&table)),
        ("81".into(), "2".into())
    );
    let _ = table.apply_board(&BoardEvent::Why);
    assert_eq!(squares(&table).as_agreed, None);
    let effects = table.apply_board(&BoardEvent::Agree);
    let finished = booked(&effects).unwrap();
    assert_eq!(finished.winner, Some(Player::One));
    assert_eq!(record(&table), "e5 a1 b1 button pass pass agreed a1");
    let over = table.result().unwrap();
    let area = over.side(Color::Black).score.area().unwrap();
    assert_eq!((area.stones, area.territory), (3, 78));
    assert_eq!(over.side(Color::White).score.total.to_string(), "7.5");
}

#[test]
fn the_cpu_plays_on_where_it_sees_other_groups_as_lost() {
    let (mut table, effects) = go_on_from(NINE, STOPPED, cpu(Color::White));
    let asked = question(&effects).unwrap();
    let _ = answer_with(&mut table, asked.number, agree(&["a1"]));
    let _ = tap(&mut table, "a1");
    let _ = tap(&mut table, "b1");
    assert_eq!(marked(&table), ["b1"]);
    assert!(point(&table, "a1").disputed && point(&table, "b1").disputed);
    assert!(squares(&table).stop.unwrap().differs);
    let effects = table.apply_board(&BoardEvent::Agree);
    assert_eq!(squares(&table).note, Some(SquaresNote::CpuPlaysOn));
    let asked = question(&effects).unwrap();
    assert_eq!(asked.wish, AskKind::Turn);
    assert!(asked.game.is_stopped(), "so it is asked to play on");
    let _ = answer_with(&mut table, asked.number, Play::Place(square("a2")));
    assert_eq!(table.game().stone(square("a1")), Some(Color::Black));
    assert_eq!(
        squares(&table).note,
        Some(SquaresNote::CpuPlaysOn),
        "until it is read"
    );
    let _ = tap(&mut table, "i9");
    assert_eq!(squares(&table).note, None);
    assert!(squares(&table).stop.is_none());
}

fn is_told_that_a_pass_ends(table: &Table) -> bool {
    let note = squares(table).note;
    matches!(note, Some(SquaresNote::Beside { pass_ends, .. }) if pass_ends)
}

#[test]
fn a_cpu_that_plays_on_by_a_pass_says_what_another_one_means() {
    let (mut table, effects) = go_on_from(NINE, &format!("c3 {STOPPED}"), cpu(Color::Black));
    let asked = question(&effects).unwrap();
    let _ = answer_with(&mut table, asked.number, agree(&["a1"]));
    let _ = tap(&mut table, "a1");
    let asked = question(&table.apply_board(&BoardEvent::Agree)).unwrap();
    let _ = answer_with(&mut table, asked.number, Play::Pass);
    assert!(is_told_that_a_pass_ends(&table));
}

#[test]
fn after_a_resumption_two_passes_at_once_end_the_game_as_it_stands() {
    let (mut table, effects) = go_on_from(NINE, STOPPED, cpu(Color::Black));
    let asked = question(&effects).unwrap();
    let effects = table.apply_board(&BoardEvent::Resume);
    assert!(effects.contains(&DriverEffect::Device(Command::StopThinking)));
    let _ = answer_with(&mut table, asked.number, agree(&["a1"]));
    assert!(marked(&table).is_empty() && squares(&table).stop.is_none());
    assert_eq!(squares(&table).note, Some(SquaresNote::GoesOn));
    let asked = question(&beside(&mut table, Play::Pass)).unwrap();
    assert!(asked.game.last().unwrap().play == Play::Pass && !table.is_over());
    let effects = answer_with(&mut table, asked.number, Play::Pass);
    assert!(booked(&effects).is_some());
    assert_eq!(table.game().stone(square("a1")), Some(Color::White));
}

#[test]
fn whoever_would_end_the_game_by_a_pass_is_told_so() {
    let record = format!("{STOPPED} pass");
    let (mut table, _) = go_on_from(NINE, &record, people());
    let _ = table.apply_board(&BoardEvent::GoOn);
    assert!(is_told_that_a_pass_ends(&table));
}

#[test]
fn two_people_mark_on_one_board_and_agree_or_play_on() {
    let (mut table, effects) = go_on_from(NINE, STOPPED, people());
    assert_eq!(question(&effects), None);
    assert_eq!(table.overlay(), None, "nobody is handed the phone");
    assert_eq!(tap(&mut table, "a9"), [], "there is no stone");
    let _ = tap(&mut table, "a1");
    assert_eq!(marked(&table), ["a1"]);
    let _ = table.apply_board(&BoardEvent::Resume);
    assert!(matches!(
        table.overlay(),
        Some(BoardOverlay::HandOver { .. })
    ));
    let _ = table.apply_board(&BoardEvent::GoOn);
    let _ = tap(&mut table, "i9");
    let _ = table.apply_board(&BoardEvent::GoOn);
    for _ in 0..2 {
        let _ = beside(&mut table, Play::Pass);
        let _ = table.apply_board(&BoardEvent::GoOn);
    }
    assert!(squares(&table).stop.is_some(), "a placement lay between");
    let _ = tap(&mut table, "a1");
    let _ = table.apply_board(&BoardEvent::Agree);
    assert!(table.is_over());
    assert_eq!(table.game().stone(square("a1")), Some(Color::Black));
}

#[test]
fn a_stopped_game_comes_back_stopped_and_the_cpu_is_asked_again() {
    let (mut table, effects) = go_on_from(NINE, STOPPED, cpu(Color::Black));
    let asked = question(&effects).unwrap();
    let _ = answer_with(&mut table, asked.number, agree(&["a1"]));
    let mut again = Table::restore(table.snapshot(), still()).unwrap();
    assert!(squares(&again).stop.is_some());
    let asked = question(&again.attend(Attention::Here)).unwrap();
    assert_eq!(asked.wish, AskKind::Lost);
    let _ = table.attend(Attention::Held);
    let _ = table.attend(Attention::Here);
    assert_eq!(
        marked(&table),
        ["a1"],
        "a question in front takes nothing away"
    );
    let _ = table.apply_board(&BoardEvent::Undo);
    assert_eq!(record(&table), "e5 a1 b1 button");
}

#[test]
fn who_resigns_loses_and_the_books_and_the_file_say_how() {
    let (mut table, _) = go_on_from(NINE, "e5", cpu(Color::Black));
    let effects = table.resign();
    assert!(effects.contains(&DriverEffect::Device(Command::StopThinking)));
    let finished = booked(&effects).unwrap();
    assert_eq!(finished.winner, Some(Player::Two));
    let date = chrono::NaiveDate::from_ymd_opt(2026, 11, 21).unwrap();
    assert_eq!(finished.record(date).unwrap().ending, Ending::Resigned);
    assert_eq!(table.resign(), [], "once");
    let again = Table::restore(table.snapshot(), still()).unwrap();
    assert_eq!(again.result(), table.result());
    let (mut table, _) = go_on_from(NINE, "e5", people());
    let _ = table.resign();
    assert_eq!(winner(&table), Some(Color::Black));
}

#[test]
fn a_hint_may_be_a_turn_beside_the_board() {
    let (mut table, _) = go_on_from(NINE, "e5 a1 b1 button", cpu(Color::Black));
    let asked = question(&table.apply_board(&BoardEvent::Hint)).unwrap();
    let _ = table.apply_board(&BoardEvent::Answer(Answer::turn(asked.number, Play::Pass)));
    assert_eq!(
        table.view().hint,
        HintView::Shown(AnyHint::Square(Play::Pass))
    );
    let hinted: Vec<_> = squares(&table)
        .beside
        .into_iter()
        .filter(|turn| turn.hinted)
        .collect();
    assert_eq!(hinted.len(), 1);
    assert!(hinted[0].open && hinted[0].play == Play::Pass);
}

#[test]
fn the_cpu_ends_no_game_by_an_answer_that_is_none() {
    let (mut table, _) = go_on_from(NINE, "", cpu(Color::Black));
    let asked = question(&tap(&mut table, "e5")).unwrap();
    let _ = answer_with(&mut table, asked.number, agree(&["e5"]));
    assert_eq!(record(&table), "e5 a1");
}

#[test]
fn the_clock_stands_while_the_game_is_stopped() {
    let plan = Plan {
        minutes: Minutes(1),
        ..plan(NINE, people())
    };
    let (mut table, _) = Table::begin_at(plan, Some(STOPPED), still(), 1_000_000).unwrap();
    table.set_now(1_030_000);
    let _ = table.apply_board(&BoardEvent::Resume);
    let _ = table.apply_board(&BoardEvent::GoOn);
    table.set_now(1_040_000);
    let _ = tap(&mut table, "a2");
    assert_eq!(seconds(&table), [Some(50), Some(60)]);
}

#[test]
fn a_whole_game_against_level_one_ends_and_is_the_same_after_every_restore() {
    let mut mind = Mind::default();
    let (mut table, mut effects) = go_on_from(NINE, "", cpu(Color::White));
    let mut chance = SplitMix64::of_pair(11, 7);
    let mut results = Vec::new();
    let mut disagreed = false;
    while !table.is_over() {
        if chance.below(6) == 0 {
            let saved = table.snapshot();
            table = Table::restore(saved.clone(), still()).unwrap();
            assert_eq!(table.snapshot(), saved);
            effects = table.attend(Attention::Here);
        }
        effects = if let Some(asked) = question(&effects) {
            let (game, level) = (&asked.game, asked.level);
            let play = if asked.wish == AskKind::Turn {
                mind.play_on(&**game, level, asked.seed, &|| false)
            } else {
                mind.choose(&**game, level, asked.seed, &|| false)
            };
            answer_with(&mut table, asked.number, play.unwrap())
        } else if squares(&table).stop.is_some() && !disagreed {
            disagreed = true;
            table.apply_board(&BoardEvent::Resume)
        } else if squares(&table).stop.is_some() {
            table.apply_board(&BoardEvent::Agree)
        } else {
            // The player fills nothing of its own, and passes when there is nothing else.
            let own = |at: &SquareView| {
                let mut after = table.game().copy();
                at.playable
                    && after.play(&Play::Place(at.square)).is_ok()
                    && 1 < after.liberties(at.square)
            };
            let squares = squares(&table).squares;
            let open: Vec<&SquareView> = squares.iter().filter(|at| own(at)).collect();
            match open.len() {
                0 => {
                    let turns = self::open(&table);
                    beside(&mut table, turns[0].clone())
                }
                count => {
                    table.apply_board(&BoardEvent::Tap(open[chance.below(count)].square.into()))
                }
            }
        };
        results.extend(booked(&effects));
    }
    assert_eq!(results.len(), 1);
    assert!(disagreed && results[0].winner.is_some());
}

#[test]
fn resigning_is_taken_back_in_practice() {
    let practice = (Opponent::practice(CpuLevel::One), Color::Black);
    let (mut table, _) = go_on_from(NINE, "", practice);
    let asked = question(&tap(&mut table, "e5")).unwrap();
    let _ = answer_with(&mut table, asked.number, Play::Place(square("c3")));
    let _ = table.resign();
    assert!(table.result().is_some());
    let mut table = Table::restore(table.snapshot(), still()).unwrap();
    let _ = table.attend(Attention::Here);
    let _ = table.apply_board(&BoardEvent::TakeBack);
    assert!(!table.is_over() && !table.snapshot().resigned);
    assert_eq!(record(&table), "");
}

//! The CPU's turn: questions, answers, waiting, taking back, going away.
use super::*;

#[test]
fn the_cpu_is_asked_at_once_and_answers_after_its_pause() {
    let mut game = against_cpu();
    let effects = game.tap(Cell::B4);
    let question = asked(&effects).unwrap().clone();
    assert_eq!(question.game, *game.game());
    assert!(does(
        &effects,
        Command::After {
            timer: Timer::Pace(question.number),
            millis: pause(CpuPace::Normal),
        }
    ));
    assert!(game.view().sides.turn.thinking);
    let number = question.number;
    game.answer_to(number, "B3[B]");
    assert_eq!(game.placed(), 1, "it waits for its pause");
    game.tell(BoardEvent::Elapsed(Timer::Pace(number)));
    assert_eq!(game.placed(), 2);
    assert!(!game.view().sides.turn.thinking);
}

#[test]
fn a_slow_answer_is_played_when_it_comes() {
    let mut game = against_cpu();
    game.tap(Cell::B4);
    let question = game.last_question();
    game.tell(BoardEvent::Elapsed(Timer::Pace(question)));
    assert_eq!(game.placed(), 1);
    game.answer_to(question, "B3[B]");
    assert_eq!(game.placed(), 2);
}

#[test]
fn the_answer_also_waits_for_the_animation_but_not_for_ever() {
    let animated: fn(u64) -> BoardEvent = |step| BoardEvent::Animated { step };
    let patient: fn(u64) -> BoardEvent = |step| BoardEvent::Elapsed(Timer::Settle(step));
    for done in [animated, patient] {
        let mut game = lively_match(cpu());
        let effects = game.tap(Cell::B4);
        let step = game.view().sides.step.number;
        assert!(does(
            &effects,
            Command::After {
                timer: Timer::Settle(step),
                millis: patience(AnimationSpeed::Normal),
            }
        ));
        game.answer("B3[B]");
        assert_eq!(game.placed(), 1);
        game.tell(BoardEvent::Animated { step: step - 1 });
        assert_eq!(game.placed(), 1, "that was an older step");
        game.tell(done(step));
        assert_eq!(game.placed(), 2);
    }
}

#[test]
fn the_cpu_begins_when_it_is_black() {
    let (mut game, effects) = Match::begin(plan(cpu(), Color::White), still());
    assert!(asked(&effects).is_some());
    assert!(
        game.view()
            .cells()
            .iter()
            .all(|cell| cell.mark == Mark::None)
    );
    game.answer("B4");
    assert_eq!(game.view().sides.turn.who, Who::You);
    assert!(
        game.view()
            .cells()
            .iter()
            .any(|cell| cell.mark != Mark::None)
    );
}

#[test]
fn taps_do_nothing_while_the_cpu_thinks() {
    let mut game = against_cpu();
    game.tap(Cell::B4);
    let view = game.view();
    for cell in Cell::ALL {
        assert!(game.tap(cell).is_empty());
    }
    assert_eq!(game.view(), view);
}

#[test]
fn an_answer_to_another_question_is_dropped() {
    let mut game = against_cpu();
    game.tap(Cell::B4);
    let number = game.last_question();
    for question in [0, number - 1, number + 1] {
        game.answer_to(question, "B3[B]");
        game.tell(BoardEvent::Elapsed(Timer::Pace(question)));
    }
    game.tell(BoardEvent::Elapsed(Timer::Pace(number)));
    assert_eq!(game.placed(), 1);
}

#[test]
fn an_answer_that_cannot_be_played_is_replaced_by_one_that_can() {
    let mut game = against_cpu();
    game.tap(Cell::B4);
    let first = game.game().moves()[0];
    game.answer("CP");
    assert_eq!(game.last().mv, first);
}

#[test]
fn a_cpu_has_one_seed_for_a_game_and_another_for_the_next() {
    let seeds = |match_seed, moves: &str| {
        let mut plan = plan(cpu(), Color::Black);
        plan.format = Format::Reverse;
        plan.seed = match_seed;
        let mut game = Match::begin(plan, still()).0;
        let mut effects = game.drive(moves);
        effects.extend(game.tell(BoardEvent::NextGame));
        questions(&effects)
            .map(|question| question.seed)
            .collect::<Vec<_>>()
    };
    let (one, other) = (seeds(1, BLACK_WINS), seeds(2, BLACK_WINS));
    assert_eq!(one, seeds(1, BLACK_WINS));
    assert_ne!(one[0], other[0]);
    let (next, first) = one.split_last().unwrap();
    assert!(first.iter().all(|seed| *seed == first[0]));
    assert_ne!(*next, first[0]);
}

#[test]
fn undo_goes_back_to_before_the_own_placement_once() {
    let mut game = against_cpu();
    assert!(!game.view().can_undo);
    game.drive("B4 BQ");
    let before = game.game().position();
    game.drive("CQ C1");
    assert!(game.view().can_undo);
    let effects = game.tell(BoardEvent::Undo);
    assert_eq!(game.game().position(), before);
    assert!(effects.contains(&DriverEffect::Save));
    assert!(!game.view().sides.turn.thinking);
    game.drive("CQ C1");
    assert!(!game.view().can_undo, "once a game");
    let after = game.essence();
    assert!(game.tell(BoardEvent::Undo).is_empty());
    assert_eq!(game.essence(), after);
}

#[test]
fn undo_while_the_cpu_thinks_stops_it_and_drops_its_answer() {
    let mut game = against_cpu();
    game.tap(Cell::B4);
    let stale = game.last_question();
    let effects = game.tell(BoardEvent::Undo);
    assert!(does(&effects, Command::StopThinking));
    assert!(game.game().turns().is_empty());
    game.tell(BoardEvent::Elapsed(Timer::Pace(stale)));
    game.answer_to(stale, "B3[B]");
    assert!(game.game().turns().is_empty());
    game.tap(Cell::B4);
    game.answer_to(stale, "B3[B]");
    game.tell(BoardEvent::Elapsed(Timer::Pace(stale)));
    assert_eq!(game.placed(), 1, "the new question is another one");
}

#[test]
fn undo_takes_back_every_placement_the_cpu_made_since() {
    // White is the player: after its BJ black must pass, and white places again.
    let mut game = begin(cpu(), Color::White);
    game.drive(PASS);
    game.tell(BoardEvent::GoOn);
    game.tell(BoardEvent::Undo);
    assert_eq!(game.placed(), 5);
    assert_eq!(game.game().position().to_move(), Color::White);
}

#[test]
fn a_pass_notice_against_the_cpu_goes_on_by_itself_or_with_a_tap() {
    let mut game = against_cpu();
    let effects = game.drive(PASS);
    let step = game.view().sides.step.number;
    assert!(matches!(
        game.overlay(),
        Some(BoardOverlay::Pass {
            color: Color::Black,
            who: Who::You
        })
    ));
    assert!(does(
        &effects,
        Command::After {
            timer: Timer::Pass(step),
            millis: PASS_NOTICE,
        }
    ));
    let mut tapped = game.clone();
    let effects = game.tell(BoardEvent::Elapsed(Timer::Pass(step)));
    assert!(asked(&effects).is_some());
    assert_eq!(game.overlay(), None);
    let effects = tapped.tell(BoardEvent::GoOn);
    assert!(asked(&effects).is_some());
    assert_eq!(tapped.overlay(), None);
    assert!(
        tapped
            .tell(BoardEvent::Elapsed(Timer::Pass(step)))
            .is_empty(),
        "the timer means nothing any more"
    );
}

#[test]
fn without_animation_a_pass_after_the_cpus_placement_is_timed_at_once() {
    let mut game = against_cpu();
    game.drive("B4 BQ CQ C1 BX");
    let effects = game.answer("BJ[W]");
    let step = game.view().sides.step.number;
    assert!(does(
        &effects,
        Command::After {
            timer: Timer::Pass(step),
            millis: PASS_NOTICE,
        }
    ));
}

#[test]
fn the_pass_notice_comes_after_the_animation() {
    let mut game = lively_match(cpu());
    game.drive("B4 BQ CQ C1 BX");
    game.answer("BJ[W]");
    assert_eq!(game.overlay(), None);
    let effects = game.show();
    assert!(matches!(game.overlay(), Some(BoardOverlay::Pass { .. })));
    assert!(times_a_pass(&effects));
}

#[test]
fn who_passes_for_the_cpu_can_place_without_reading_it() {
    let mut game = begin(cpu(), Color::White);
    game.drive(PASS);
    assert!(matches!(game.overlay(), Some(BoardOverlay::Pass { .. })));
    let playable = game
        .view()
        .cells()
        .iter()
        .find(|cell| cell.mark == Mark::Playable)
        .unwrap()
        .cell;
    game.tap(playable);
    assert!(!matches!(game.overlay(), Some(BoardOverlay::Pass { .. })));
}

#[test]
fn nothing_moves_while_a_question_is_in_front_and_all_is_remembered() {
    let mut game = against_cpu();
    game.tap(Cell::B4);
    game.attend(Attention::Held);
    let before = game.essence();
    game.answer("B3[B]");
    game.tap(Cell::B2);
    game.tell(BoardEvent::Undo);
    assert_eq!(game.essence(), before);
    game.attend(Attention::Here);
    assert_eq!(game.placed(), 2);
}

#[test]
fn a_paused_match_stops_the_cpu_and_asks_again_later() {
    let mut game = against_cpu();
    game.tap(Cell::B4);
    let stale = game.last_question();
    assert!(does(&game.attend(Attention::Away), Command::StopThinking));
    game.answer("B3[B]");
    assert_eq!(game.placed(), 1);
    let effects = game.attend(Attention::Here);
    let question = asked(&effects).unwrap();
    assert!(question.number > stale);
    game.answer("B3[B]");
    assert_eq!(game.placed(), 2);
}

#[test]
fn a_paused_match_does_not_move() {
    let mut game = against_cpu();
    game.attend(Attention::Away);
    let before = game.essence();
    assert!(game.tap(Cell::B4).is_empty());
    assert_eq!(game.essence(), before);
    assert!(game.attend(Attention::Away).is_empty());
}

#[test]
fn each_placement_is_said_in_full() {
    let mut game = against_cpu();
    let effects = game.drive("BQ B7[W]");
    let placed: Vec<_> = effects
        .iter()
        .filter_map(|effect| match effect {
            DriverEffect::Device(Command::Announce(Speech::Placed(placed))) => Some(placed),
            _ => None,
        })
        .collect();
    assert_eq!(placed.len(), 2);
    assert_eq!(placed[0].by, Who::You);
    assert_eq!(placed[1].by, Who::Cpu);
    assert_eq!(placed[1].play, mv("B7[W]").into());
    assert_eq!(placed[1].flips, 1);
    let view = game.view();
    let moves = view.cells().iter().filter(|c| c.mark != Mark::None).count();
    assert_eq!(
        placed[1].next,
        Next::Turn {
            who: Who::You,
            color: Color::Black,
            moves: Some(moves),
        }
    );
}

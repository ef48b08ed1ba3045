//! Playing in the app: starting, pausing, quitting, starting something else.
use super::*;

#[test]
fn a_game_starts_from_setup_and_a_tap_places() {
    let mut app = app();
    let effects = drive_to_game(&mut app, ColorChoice::Black);
    assert_eq!(app.screen(), Screen::Play);
    assert!(effects.contains(&Effect::Save));
    let effects = play(&mut app, PlayEvent::Tap(Cell::B4));
    assert!(effects.contains(&Effect::Save));
    assert!(asked(&effects).is_some());
    let view = app.play().unwrap();
    assert_eq!(view.table.cells[Cell::B4.index()].stone, Some(Color::Black));
    assert!(view.table.turn.thinking);
}

#[test]
fn a_whole_game_is_booked_before_its_result_is_shown() {
    let mut app = app();
    drive_to_game(&mut app, ColorChoice::Black);
    drive(&mut app, BLACK_WINS);
    assert_eq!(app.profile().matches().len(), 1);
    assert_eq!(app.profile().running, None);
    let result = result(&app);
    assert_eq!(result.over.result.winner, Some(Player::One));
    assert_eq!(result.earned.ranks, [Rank::Leather]);
    assert!(result.again);
    assert_eq!(app.home().rank, Rank::Leather);
}

#[test]
fn the_result_waits_for_the_last_stones_and_the_books_do_not() {
    let mut profile = Profile::default();
    profile.settings.animation = AnimationSpeed::Normal;
    let mut app = app_with(profile);
    drive_to_game(&mut app, ColorChoice::Black);
    for word in BLACK_WINS.split_whitespace() {
        drive_settled(&mut app, word);
    }
    assert_eq!(app.overlay(), None);
    assert_eq!(app.profile().matches().len(), 1);
    let step = app.play().unwrap().table.step.number;
    let _ = app.apply(Event::Animated { step });
    assert!(matches!(app.overlay(), Some(Overlay::Result(_))));
    assert_eq!(app.profile().matches().len(), 1);
}

/// The drawing has shown everything before this placement.
fn drive_settled(app: &mut App, word: &str) {
    let step = app.play().unwrap().table.step.number;
    let _ = app.apply(Event::Animated { step });
    drive(app, word);
}

#[test]
fn again_plays_the_same_once_more() {
    let mut app = app();
    let _ = app.apply(Event::Link("day/2026-11-05".to_owned()));
    send(
        &mut app,
        [
            Event::Setup(SetupEvent::Color(ColorChoice::White)),
            Event::Setup(SetupEvent::Format(Format::Single)),
            Event::Setup(SetupEvent::Start),
        ],
    );
    drive(&mut app, WHITE_WINS);
    let effects = play(&mut app, PlayEvent::Again);
    assert!(asked(&effects).is_some(), "the CPU is black again");
    let view = app.play().unwrap();
    assert_eq!(view.table.day, Some(day("2026-11-05")));
    assert_eq!(app.overlay(), None);
    assert_eq!(turns(&app), 0);
}

#[test]
fn back_pauses_the_cpu_and_continue_asks_it_again() {
    let mut app = app();
    drive_to_game(&mut app, ColorChoice::Black);
    play(&mut app, PlayEvent::Tap(Cell::B4));
    let stale = open_question(&app);
    let effects = app.apply(Event::Back);
    assert!(effects.contains(&Effect::StopThinking));
    assert_eq!(app.screen(), Screen::Home);
    let _ = app.apply(Event::Answer {
        question: stale,
        mv: "BQ".parse().unwrap(),
    });
    let _ = app.apply(Event::Elapsed(Timer::Pace(stale)));
    let effects = open(&mut app, Screen::Play);
    assert!(asked(&effects).unwrap().number > stale);
    assert_eq!(turns(&app), 1);
    let _ = answer(&mut app, "BQ".parse().unwrap());
    assert_eq!(turns(&app), 2);
}

#[test]
fn quitting_is_free_before_the_first_own_stone() {
    let mut app = app();
    drive_to_game(&mut app, ColorChoice::White);
    drive(&mut app, "B4");
    play(&mut app, PlayEvent::Quit);
    assert_eq!(app.screen(), Screen::Home);
    assert!(app.profile().matches().is_empty());
    assert_eq!(app.home().paused, None);
}

#[test]
fn quitting_after_the_first_own_stone_asks_and_loses() {
    let mut app = app();
    drive_to_game(&mut app, ColorChoice::Black);
    drive(&mut app, "B4 BQ");
    let before = essence(&app);
    play(&mut app, PlayEvent::Quit);
    assert_eq!(app.overlay(), Some(Overlay::QuitQuestion { loses: true }));
    let _ = app.apply(Event::Decline);
    assert_eq!(essence(&app), before);
    play(&mut app, PlayEvent::Quit);
    let effects = app.apply(Event::Confirm);
    assert!(effects.contains(&Effect::Save));
    assert_eq!(app.screen(), Screen::Home);
    assert_eq!(app.records().total.lost, 1);
    assert_eq!(app.profile().running, None);
    assert_eq!(app.home().paused, None);
}

#[test]
fn the_cpus_answer_waits_behind_the_quit_question() {
    let mut app = app();
    drive_to_game(&mut app, ColorChoice::Black);
    play(&mut app, PlayEvent::Tap(Cell::B4));
    play(&mut app, PlayEvent::Quit);
    let _ = answer(&mut app, "BQ".parse().unwrap());
    assert_eq!(turns(&app), 1);
    let _ = app.apply(Event::Decline);
    assert_eq!(turns(&app), 2);
}

#[test]
fn two_people_are_asked_before_their_game_is_thrown_away() {
    let mut app = app();
    drive_to_start(&mut app, [SetupEvent::Mode(Mode::Two)]);
    drive(&mut app, "B4");
    play(&mut app, PlayEvent::Quit);
    assert_eq!(app.overlay(), Some(Overlay::QuitQuestion { loses: false }));
    let _ = app.apply(Event::Confirm);
    assert!(app.profile().matches().is_empty());
    assert_eq!(app.screen(), Screen::Home);
}

#[test]
fn another_game_asks_what_becomes_of_the_paused_one() {
    let mut app = app();
    leave_a_game(&mut app, ColorChoice::Black, "B4 BQ");
    let paused = app.home().paused;
    drive_to_game(&mut app, ColorChoice::White);
    assert_eq!(app.screen(), Screen::Setup);
    assert_eq!(
        app.overlay(),
        Some(Overlay::ReplacePausedQuestion { loses: true })
    );
    let _ = app.apply(Event::Decline);
    assert_eq!(app.home().paused, paused);
    assert!(app.profile().matches().is_empty());
    let effects = app.apply(Event::Setup(SetupEvent::Start));
    assert!(asked(&effects).is_none());
    let effects = app.apply(Event::Confirm);
    assert!(asked(&effects).is_some(), "the new game's CPU begins");
    assert_eq!(app.screen(), Screen::Play);
    assert_eq!(app.records().total.lost, 1);
    assert_eq!(turns(&app), 0);
    assert!(app.profile().running.is_some());
}

#[test]
fn a_paused_game_without_an_own_stone_is_replaced_without_loss() {
    let mut app = app();
    leave_a_game(&mut app, ColorChoice::White, "B4");
    drive_to_game(&mut app, ColorChoice::Black);
    assert_eq!(
        app.overlay(),
        Some(Overlay::ReplacePausedQuestion { loses: false })
    );
    let _ = app.apply(Event::Confirm);
    assert!(app.profile().matches().is_empty());
    assert_eq!(app.screen(), Screen::Play);
}

#[test]
fn a_new_game_while_the_old_cpu_thinks_never_hears_it() {
    let mut app = app();
    drive_to_game(&mut app, ColorChoice::White);
    let stale = open_question(&app);
    play(&mut app, PlayEvent::Quit);
    drive_to_game(&mut app, ColorChoice::White);
    let fresh = open_question(&app);
    assert_ne!(stale, fresh, "numbers are never used again");
    let _ = app.apply(Event::Elapsed(Timer::Pace(fresh)));
    let _ = app.apply(Event::Answer {
        question: stale,
        mv: "B4".parse().unwrap(),
    });
    assert_eq!(turns(&app), 0);
}

#[test]
fn undo_is_in_the_books() {
    let mut app = app();
    drive_to_game(&mut app, ColorChoice::Black);
    drive(&mut app, "B1[B]");
    play(&mut app, PlayEvent::Undo);
    drive(&mut app, BLACK_WINS);
    let booked = &app.profile().matches()[0];
    assert!(matches!(
        booked.versus,
        crate::progress::Versus::Cpu { help, .. } if help.undos == 1
    ));
    assert_eq!(booked.outcome, crate::progress::Outcome::Won);
}

#[test]
fn a_reverse_match_goes_on_with_its_second_game_and_is_one_result() {
    let mut app = app();
    drive_to_start(&mut app, [SetupEvent::Format(Format::Reverse)]);
    drive(&mut app, BLACK_WINS);
    assert!(result(&app).over.next_game);
    assert!(!result(&app).again);
    assert!(app.profile().matches().is_empty());
    play(&mut app, PlayEvent::NextGame);
    drive(&mut app, WHITE_WINS);
    assert_eq!(app.profile().matches().len(), 1);
    assert_eq!(result(&app).over.result.winner, Some(Player::One));
    assert!(!result(&app).over.next_game);
}

#[test]
fn two_people_have_their_names_and_their_table() {
    let mut app = app();
    drive_to_start(
        &mut app,
        [
            SetupEvent::Mode(Mode::Two),
            SetupEvent::Name(Player::One, "Ada".to_owned()),
            SetupEvent::Name(Player::Two, "Bo".to_owned()),
        ],
    );
    drive(&mut app, BLACK_WINS);
    let pairs = app.records().pairs;
    assert_eq!(pairs.len(), 1);
    assert_eq!(pairs[0].tally.won, 1);
    assert_eq!(app.records().total.played(), 0, "no effect on records");
    assert_eq!(app.home().rank, Rank::Paper);
}

#[test]
fn the_board_can_be_read_aloud() {
    let mut app = app();
    drive_to_game(&mut app, ColorChoice::Black);
    let effects = play(&mut app, PlayEvent::ReadBoard);
    let [Effect::Announce(crate::session::Speech::Board(board))] = &effects[..] else {
        panic!("{effects:?}");
    };
    assert_eq!(board.black, [Cell::A3, Cell::A7, Cell::AJ]);
    let marked = app.play().unwrap().table.cells;
    let marked = marked.iter().filter(|cell| cell.mark == Mark::Playable);
    assert_eq!(board.playable.len(), marked.count());
}

#[test]
fn sounds_and_vibration_are_silent_when_switched_off() {
    for on in [true, false] {
        let mut profile = still_profile();
        profile.settings.sound = on;
        profile.settings.haptics = on;
        let mut app = app_with(profile);
        drive_to_game(&mut app, ColorChoice::Black);
        let effects = drive(&mut app, BLACK_WINS);
        let heard = |effect: &Effect| matches!(effect, Effect::Sound(_));
        let felt = |effect: &Effect| matches!(effect, Effect::Haptic(_));
        assert_eq!(effects.iter().any(heard), on);
        assert_eq!(effects.iter().any(felt), on);
    }
}

#[test]
fn finished_games_are_kept_for_looking_at_again() {
    let mut app = app();
    drive_to_game(&mut app, ColorChoice::Black);
    let effects = drive(&mut app, BLACK_WINS);
    let kept: Vec<_> = effects
        .iter()
        .filter_map(|effect| match effect {
            Effect::Keep(kept) => Some(kept),
            _ => None,
        })
        .collect();
    assert_eq!(kept.len(), 1);
    assert_eq!(kept[0].moves.len(), 26);
    assert_eq!(kept[0].key.id, app.profile().matches()[0].id);
}

//! Playing in the app: starting, pausing, quitting, starting something else.
use super::*;
use crate::board::{EndCue, Haptic, Sound};

#[test]
fn a_whole_game_is_booked_before_its_result_is_shown() {
    let mut app = playing(ColorChoice::Black);
    app.drive(BLACK_WINS);
    assert_eq!(app.profile().matches().len(), 1);
    let result = app.sheet();
    assert_eq!(app.match_over().unwrap().winner, Some(Player::One));
    assert_eq!(result.earned.ranks, [Rank::Leather]);
    assert_eq!(app.home().rank, Rank::Leather);
    app.tell(PlayEvent::Close);
    assert_eq!(app.profile().waiting.star(), None);
}

#[test]
fn the_result_waits_for_the_last_stones_and_the_books_do_not() {
    let mut profile = Profile::default();
    profile.settings.animation = AnimationSpeed::Normal;
    let mut app = app_with(profile);
    app.drive_to_game(ColorChoice::Black);
    for word in BLACK_WINS.split_whitespace() {
        app.animated();
        app.drive(word);
    }
    assert_eq!(app.overlay(), None);
    assert_eq!(app.profile().matches().len(), 1);
    app.animated();
    assert!(matches!(app.overlay(), Some(Overlay::Result(_))));
    assert_eq!(app.profile().matches().len(), 1);
}

#[test]
fn again_plays_the_same_once_more() {
    let mut app = app_at(Rank::Stone);
    app.link("day/2026-11-05");
    app.tell(SetupEvent::Color(ColorChoice::White));
    app.tell(SetupEvent::Format(Format::Single));
    app.tell(SetupEvent::Start);
    app.drive(BLACK_WINS);
    let effects = app.tell(PlayEvent::Again);
    assert!(asked(&effects).is_some(), "the CPU is black again");
    let view = app.play().unwrap();
    assert_eq!(view.game.facts.day, Some(day("2026-11-05")));
    assert_eq!(app.overlay(), None);
    assert_eq!(app.placed(), 0);
}

#[test]
fn the_cpus_answer_waits_behind_the_quit_question() {
    let mut app = playing(ColorChoice::Black);
    app.tell(BoardEvent::Tap(Cell::B4.into()));
    app.tell(PlayEvent::Quit);
    app.answer("BQ");
    assert_eq!(app.placed(), 1);
    app.tell(Event::Decline);
    assert_eq!(app.placed(), 2);
}

#[test]
fn a_new_game_while_the_old_cpu_thinks_never_hears_it() {
    let mut app = playing(ColorChoice::White);
    let stale = app.open_question();
    app.tell(PlayEvent::Quit);
    app.drive_to_game(ColorChoice::White);
    let fresh = app.open_question();
    assert_ne!(stale, fresh, "numbers are never used again");
    app.tell(BoardEvent::Elapsed(Timer::Pace(fresh)));
    app.advise(stale, "B4");
    assert_eq!(app.placed(), 0);
}

#[test]
fn undo_is_in_the_books() {
    let mut app = playing(ColorChoice::Black);
    app.drive("B1[B]");
    app.tell(BoardEvent::Undo);
    app.drive(BLACK_WINS);
    let booked = &app.profile().matches()[0];
    assert_eq!(booked.help.undos, 1);
    assert_eq!(booked.outcome, crate::progress::Outcome::Won);
}

#[test]
fn two_people_have_their_names_and_their_table() {
    let mut app = app();
    app.drive_to_start([
        SetupEvent::Mode(Mode::Two),
        SetupEvent::Name(Player::One, "Ada".to_owned()),
        SetupEvent::Name(Player::Two, "Bo".to_owned()),
    ]);
    app.drive(BLACK_WINS);
    let pairs = app.records().pairs;
    assert_eq!(pairs.len(), 1);
    assert_eq!((pairs[0].0, pairs[0].1[0].tally.won), (GameKind::Star, 1));
    assert_eq!(app.records().total.played(), 0, "no effect on records");
    assert_eq!(app.home().rank, Rank::Paper);
}

#[test]
fn the_board_can_be_read_aloud() {
    let mut app = playing(ColorChoice::Black);
    let effects = app.tell(PlayEvent::ReadBoard);
    let [Effect::Announce(session::Speech::Board(board))] = &effects[..] else {
        panic!("{effects:?}");
    };
    assert_eq!(
        board.black,
        [Cell::A3, Cell::A7, Cell::AJ].map(crate::board::Spot::from)
    );
    let marked = app.board().cells().to_vec();
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
        app.drive_to_game(ColorChoice::Black);
        let effects = app.drive(BLACK_WINS);
        let heard = |effect: &Effect| matches!(effect, Effect::Device(Command::Sound(_)));
        let felt = |effect: &Effect| matches!(effect, Effect::Device(Command::Haptic(_)));
        assert_eq!(effects.iter().any(heard), on);
        assert_eq!(effects.iter().any(felt), on);
    }
}

#[test]
fn a_notice_that_is_not_wanted_any_more_stays_away() {
    let two = [
        SetupEvent::Mode(Mode::Two),
        SetupEvent::Color(ColorChoice::Black),
    ];
    let mut app = app();
    assert!(!app.settings().handover, "a new player has one open board");
    app.change(|settings| settings.handover = true);
    app.drive_to_start(two.clone());
    app.tell(BoardEvent::Tap(Cell::B4.into()));
    let overlay = app.overlay();
    let hands_over = matches!(
        overlay,
        Some(Overlay::Board(session::BoardOverlay::HandOver { .. }))
    );
    assert!(hands_over && !overlay.is_some_and(|overlay| overlay.covers()));
    app.tell(PlayEvent::NoMoreNotices);
    assert!(!app.settings().handover && app.settings().pass_notice);
    assert_eq!(app.overlay(), None);
    app.drive("BQ CQ C1 BX");
    app.tell(BoardEvent::Tap(Cell::BJ.into()));
    assert!(matches!(
        app.overlay(),
        Some(Overlay::Board(session::BoardOverlay::Pass { .. }))
    ));
    app.tell(PlayEvent::NoMoreNotices);
    assert!(!app.settings().pass_notice);
    assert_eq!(app.overlay(), None);
    app.tell(Event::Back);
    app.tell(ScreenName::Play);
    assert_eq!(app.overlay(), None, "nor on coming back");
}

/// The ends that are heard and felt, in order.
fn ends(effects: &[Effect]) -> (Vec<EndCue>, Vec<EndCue>) {
    let sounds = effects.iter().filter_map(|effect| match effect {
        Effect::Device(Command::Sound(Sound::End(cue))) => Some(*cue),
        _ => None,
    });
    let touches = effects.iter().filter_map(|effect| match effect {
        Effect::Device(Command::Haptic(Haptic::End(cue))) => Some(*cue),
        _ => None,
    });
    (sounds.collect(), touches.collect())
}

#[test]
fn of_all_that_an_end_brings_the_weightiest_is_heard_and_felt_once() {
    let once = |cue| (vec![cue], vec![cue]);
    let mut app = playing(ColorChoice::Black);
    assert_eq!(ends(&app.drive(BLACK_WINS)), once(EndCue::Rank), "Leather");
    app.tell(PlayEvent::Again);
    assert_eq!(
        ends(&app.drive(BLACK_WINS)),
        once(EndCue::Won),
        "today is clear"
    );

    let mut app = app_at(Rank::Stone);
    app.drive_to_game(ColorChoice::White);
    assert_eq!(ends(&app.drive(BLACK_WINS)), once(EndCue::Lost));
    app.link("day/2026-11-05");
    app.tell(SetupEvent::Color(ColorChoice::Black));
    app.tell(SetupEvent::Format(Format::Single));
    app.tell(SetupEvent::Start);
    assert_eq!(ends(&app.drive(BLACK_WINS)), once(EndCue::Day));
}

//! Ways through the app, and back.
use super::*;

#[test]
fn a_fresh_app_opens_on_home_and_asks_for_nothing() {
    let (app, effects) = App::new(Start {
        profile: Profile::default(),
        today: date("2026-11-21"),
        seed: 1,
        dev: false,
        trouble: None,
    });
    assert_eq!(app.screen(), Screen::Home);
    assert_eq!(app.overlay(), None);
    assert!(effects.is_empty());
    let home = app.home();
    assert_eq!(home.paused, None);
    assert_eq!(home.rank, Rank::Paper);
    assert!(home.today.unwrap().today);
    assert!(!home.dev);
}

#[test]
fn every_screen_but_play_opens_and_leads_back_home() {
    for screen in Screen::ALL {
        if matches!(screen, Screen::Play | Screen::Home) {
            continue;
        }
        let mut app = app();
        open(&mut app, screen);
        assert_eq!(app.screen(), screen);
        assert!(!app.back_leaves(), "{screen:?}");
        let _ = app.apply(Event::Back);
        assert_eq!(app.screen(), Screen::Home, "back from {screen:?}");
    }
}

#[test]
fn play_opens_only_with_a_match() {
    let mut app = app();
    open(&mut app, Screen::Play);
    assert_eq!(app.screen(), Screen::Home);
    let _ = app.apply(Event::Link("play".to_owned()));
    assert_eq!(app.screen(), Screen::Home);
    assert_eq!(app.play(), None);
}

#[test]
fn back_on_home_leaves_the_app() {
    let mut app = app();
    assert!(app.back_leaves());
    assert_eq!(app.apply(Event::Back), [], "the device leaves it");
    assert_eq!(app.screen(), Screen::Home);
}

#[test]
fn back_from_setup_leads_to_where_it_was_opened_from() {
    let mut app = app_at(Rank::Wood);
    open(&mut app, Screen::Calendar);
    let _ = app.apply(Event::Calendar(CalendarEvent::Day(day("2026-11-03"))));
    assert_eq!(app.screen(), Screen::Setup);
    assert_eq!(app.setup().occasion, Occasion::Day(day("2026-11-03")));
    let _ = app.apply(Event::Back);
    assert_eq!(app.screen(), Screen::Calendar);
    open(&mut app, Screen::RankUp);
    let _ = app.apply(Event::RankUpStart);
    assert_eq!(app.setup().occasion, Occasion::Exam(Exam::Stone));
    let _ = app.apply(Event::Back);
    assert_eq!(app.screen(), Screen::RankUp);
}

#[test]
fn links_lead_to_screens_and_days_and_nowhere_else() {
    for (link, screen) in [
        ("ranks", Screen::Ranks),
        ("#/calendar", Screen::Calendar),
        ("/records/", Screen::Records),
        ("day/2026-11-20", Screen::Setup),
        ("day/2026-11-22", Screen::Home),
        ("day/2025-12-31", Screen::Home),
        ("day/yesterday", Screen::Home),
        ("nonsense", Screen::Home),
        ("", Screen::Home),
    ] {
        let mut app = app();
        let _ = app.apply(Event::Link(link.to_owned()));
        assert_eq!(app.screen(), screen, "{link}");
    }
}

#[test]
fn a_phones_links_lead_where_the_same_words_lead() {
    for (link, screen) in [
        ("reverstargo://daily", Screen::Calendar),
        ("reverstargo://daily/", Screen::Calendar),
        ("reverstargo:daily?from=mail", Screen::Calendar),
        ("daily", Screen::Calendar),
        ("reverstargo://ranks", Screen::Ranks),
        ("reverstargo://day/2026-11-20", Screen::Setup),
        ("reverstargo://day/2026-11-22", Screen::Home),
        ("reverstargo://", Screen::Home),
        ("reverstargo://daily/ranks", Screen::Home),
        ("https://example.org/daily", Screen::Home),
    ] {
        let mut app = app();
        let _ = app.apply(Event::Link(link.to_owned()));
        assert_eq!(app.screen(), screen, "{link}");
    }
}

#[test]
fn the_link_to_today_turns_the_calendar_to_today() {
    let mut app = app();
    open(&mut app, Screen::Calendar);
    let _ = app.apply(Event::Calendar(CalendarEvent::Earlier));
    assert_ne!(app.calendar().month.month, Month::of(app.today()));
    let _ = app.apply(Event::Link("reverstargo://daily".to_owned()));
    assert_eq!(app.screen(), Screen::Calendar);
    assert_eq!(app.calendar().month.month, Month::of(app.today()));
}

#[test]
fn a_link_pauses_a_game_and_does_not_lose_it() {
    let mut app = app();
    drive_to_game(&mut app, ColorChoice::Black);
    drive(&mut app, "B4 BQ");
    let _ = app.apply(Event::Link("reverstargo://daily".to_owned()));
    assert_eq!(app.screen(), Screen::Calendar);
    let _ = app.apply(Event::Back);
    assert_eq!(app.home().paused.unwrap().placements, 2);
}

#[test]
fn back_in_a_game_first_closes_what_is_open_then_pauses() {
    let mut app = app();
    drive_to_start(&mut app, [SetupEvent::Mode(Mode::Two)]);
    drive(&mut app, BOTH_CALLS);
    play(&mut app, PlayEvent::GoOn);
    play(&mut app, PlayEvent::Tap(Cell::BJ));
    assert!(matches!(app.overlay(), Some(Overlay::CallDialog(_))));
    let _ = app.apply(Event::Back);
    assert_eq!(app.overlay(), None);
    assert_eq!(app.screen(), Screen::Play);
    play(&mut app, PlayEvent::Help(HelpTopic::Ko));
    assert_eq!(app.overlay(), Some(Overlay::Help(HelpTopic::Ko)));
    let _ = app.apply(Event::Back);
    assert_eq!(app.overlay(), None);
    let _ = app.apply(Event::Back);
    assert_eq!(app.screen(), Screen::Home);
    let paused = app.home().paused.unwrap();
    assert_eq!(paused.placements, 12);
}

#[test]
fn back_closes_the_quit_question() {
    let mut app = app();
    drive_to_game(&mut app, ColorChoice::Black);
    drive(&mut app, "B4 BQ");
    let before = essence(&app);
    play(&mut app, PlayEvent::Quit);
    assert_eq!(app.overlay(), Some(Overlay::QuitQuestion { loses: true }));
    let _ = app.apply(Event::Back);
    assert_eq!(essence(&app), before);
}

#[test]
fn back_from_a_result_leads_to_where_the_match_was_set_up() {
    let mut app = app();
    let _ = app.apply(Event::Link("day/2026-11-21".to_owned()));
    let _ = app.apply(Event::Setup(SetupEvent::Start));
    drive(&mut app, BLACK_WINS);
    assert_eq!(result(&app).close_to, Screen::Calendar);
    let _ = app.apply(Event::Back);
    assert_eq!(app.screen(), Screen::Calendar);
    drive_to_game(&mut app, ColorChoice::Black);
    drive(&mut app, BLACK_WINS);
    let _ = app.apply(Event::Back);
    assert_eq!(app.screen(), Screen::Home);
}

#[test]
fn a_question_in_front_takes_no_other_input() {
    let mut app = app();
    drive_to_game(&mut app, ColorChoice::Black);
    drive(&mut app, "B4 BQ");
    play(&mut app, PlayEvent::Quit);
    let before = essence(&app);
    for event in [
        PlayEvent::Tap(Cell::CQ),
        PlayEvent::Undo,
        PlayEvent::Quit,
        PlayEvent::Again,
        PlayEvent::Close,
        PlayEvent::NextGame,
    ] {
        assert!(play(&mut app, event).is_empty());
    }
    assert_eq!(essence(&app), before);
}

#[test]
fn the_calendar_turns_its_pages_and_not_into_the_future() {
    let mut app = app();
    open(&mut app, Screen::Calendar);
    let november = app.calendar().month.month;
    let _ = app.apply(Event::Calendar(CalendarEvent::Later));
    assert_eq!(app.calendar().month.month, november);
    let _ = app.apply(Event::Calendar(CalendarEvent::Earlier));
    assert_eq!(Some(app.calendar().month.month), november.earlier());
    for _ in 0..30 {
        let _ = app.apply(Event::Calendar(CalendarEvent::Earlier));
    }
    assert_eq!(app.calendar().month.month, Month::FIRST);
    let _ = app.apply(Event::Calendar(CalendarEvent::Day(day("2026-12-24"))));
    assert_eq!(app.screen(), Screen::Calendar, "not yet");
}

#[test]
fn events_of_other_screens_do_nothing() {
    let mut app = app();
    for event in [
        Event::Setup(SetupEvent::Start),
        Event::Play(PlayEvent::Quit),
        Event::Play(PlayEvent::Tap(Cell::B4)),
        Event::Calendar(CalendarEvent::Day(day("2026-11-21"))),
        Event::RankUpStart,
        Event::Settings(SettingsEvent::Erase),
        Event::Confirm,
        Event::Decline,
        Event::Animated { step: 1 },
        Event::Elapsed(Timer::Settle(1)),
        Event::Answer {
            question: 0,
            mv: Move::plain(Cell::B4),
        },
    ] {
        assert!(app.apply(event.clone()).is_empty(), "{event:?}");
        assert_eq!(app.screen(), Screen::Home);
        assert_eq!(app.overlay(), None);
    }
}

//! Ways through the app, and back.
use super::*;

#[test]
fn a_fresh_app_opens_on_home_and_asks_for_nothing() {
    let (app, effects) = App::new(Start {
        profile: Profile::default(),
        at: date("2026-11-21").into(),
        seed: 1,
        dev: false,
        trouble: None,
        puzzles: Some(Puzzles::shipped()),
    });
    assert_eq!(app.screen(), ScreenName::Home);
    assert_eq!(app.overlay(), None);
    assert!(effects.is_empty());
    let home = app.home();
    assert_eq!(app.paused(), None);
    assert_eq!(home.rank, Rank::Paper);
    assert!(home.daily.unwrap().today.today);
    assert!(!home.dev);
}

#[test]
fn every_screen_but_play_opens_and_leads_back_home() {
    for &screen in ScreenName::ALL {
        if matches!(screen, ScreenName::Play | ScreenName::Home) {
            continue;
        }
        let mut app = app();
        app.tell(screen);
        assert_eq!(app.screen(), screen);
        assert!(!app.back_leaves(), "{screen:?}");
        app.tell(Event::Back);
        let parent = match screen {
            ScreenName::Setup => ScreenName::Games,
            _ => ScreenName::Home,
        };
        assert_eq!(app.screen(), parent, "back from {screen:?}");
    }
}

#[test]
fn back_leads_to_the_place_that_a_screen_was_opened_from() {
    for place in PLACES {
        let mut app = app();
        for screen in [
            ScreenName::Ranks,
            ScreenName::Settings,
            ScreenName::Messages,
        ] {
            app.tell(place);
            app.tell(screen);
            app.tell(Event::Back);
            assert_eq!(app.screen(), place, "back from {screen:?}");
        }
        app.tell(Event::Back);
        assert_eq!(app.screen(), ScreenName::Home);
    }
}

#[test]
fn links_to_screens_that_are_gone_lead_to_the_games() {
    for link in ["classics", "reverstargo://table"] {
        let mut app = app();
        app.link(link);
        assert_eq!(app.screen(), ScreenName::Games);
    }
}

#[test]
fn play_opens_only_with_a_match() {
    let mut app = app();
    let told = [Effect::Say(Toast::NoGameWaits)];
    assert_eq!(app.tell(ScreenName::Play), told);
    assert_eq!(app.screen(), ScreenName::Games, "where one can be begun");
    app.link("play");
    assert_eq!(app.screen(), ScreenName::Games);
    assert_eq!(app.play(), None);
}

#[test]
fn back_on_home_leaves_the_app() {
    let mut app = app();
    assert!(app.back_leaves());
    assert_eq!(app.tell(Event::Back), [], "the device leaves it");
    assert_eq!(app.screen(), ScreenName::Home);
}

#[test]
fn back_from_setup_leads_to_where_it_was_opened_from() {
    let mut app = app_at(Rank::Wood);
    app.tell(ScreenName::Calendar);
    app.tell(CalendarEvent::Day(day("2026-11-03")));
    assert_eq!(app.screen(), ScreenName::Setup);
    assert_eq!(app.setup().occasion, Occasion::Day(day("2026-11-03")));
    app.tell(Event::Back);
    assert_eq!(app.screen(), ScreenName::Calendar);
}

#[test]
fn links_lead_to_screens_and_days_and_nowhere_else() {
    for (link, screen) in [
        ("ranks", ScreenName::Ranks),
        ("#/calendar", ScreenName::Calendar),
        ("/records/", ScreenName::Records),
        ("day/2026-11-20", ScreenName::Setup),
        ("day/2026-11-22", ScreenName::Home),
        ("day/2025-12-31", ScreenName::Home),
        ("day/yesterday", ScreenName::Home),
        ("nonsense", ScreenName::Home),
        ("", ScreenName::Home),
    ] {
        let mut app = app();
        app.link(link);
        assert_eq!(app.screen(), screen, "{link}");
    }
}

#[test]
fn a_phones_links_lead_where_the_same_words_lead() {
    for (link, screen) in [
        ("reverstargo://daily", ScreenName::Calendar),
        ("reverstargo://daily/", ScreenName::Calendar),
        ("reverstargo:daily?from=mail", ScreenName::Calendar),
        ("daily", ScreenName::Calendar),
        ("reverstargo://ranks", ScreenName::Ranks),
        ("reverstargo://day/2026-11-20", ScreenName::Setup),
        ("reverstargo://day/2026-11-22", ScreenName::Home),
        ("reverstargo://", ScreenName::Home),
        ("reverstargo://daily/ranks", ScreenName::Home),
        ("https://example.org/daily", ScreenName::Calendar),
        ("https://example.org/play/#ranks", ScreenName::Ranks),
        (
            "https://example.org/play/#day/2026-11-20",
            ScreenName::Setup,
        ),
        ("https://example.org/play/", ScreenName::Home),
    ] {
        let mut app = app();
        app.link(link);
        assert_eq!(app.screen(), screen, "{link}");
    }
}

#[test]
fn a_link_to_a_day_to_come_leads_to_today() {
    let mut app = app();
    app.link("ranks");
    app.link("https://example.org/#day/2026-11-22");
    assert_eq!(app.screen(), ScreenName::Home);
}

/// In a browser that may not be where the player's progress is.
#[test]
fn a_guests_link_waits_for_the_players_word() {
    for (link, screen) in [
        ("puzzle/2026-11-20", ScreenName::Puzzle),
        ("day/2026-11-20", ScreenName::Setup),
    ] {
        let mut app = app();
        app.tell(Event::GuestLink(link.to_owned()));
        assert_eq!(app.overlay(), Some(Overlay::GuestLink(link.to_owned())));
        assert_eq!(app.screen(), ScreenName::Home);
        app.tell(Event::PlayHere);
        assert_eq!((app.overlay(), app.screen()), (None, screen), "{link}");
    }
    let mut app = app();
    app.tell(Event::GuestLink("puzzle/2026-11-20".to_owned()));
    app.tell(Event::Back);
    app.tell(Event::PlayHere);
    assert_eq!((app.overlay(), app.screen()), (None, ScreenName::Home));
    // What only leads to a screen brings nothing.
    app.tell(Event::GuestLink("rules".to_owned()));
    assert_eq!(app.screen(), ScreenName::Rules);
}

#[test]
fn where_something_was_played_a_guests_link_is_followed_at_once() {
    let mut app = playing(ColorChoice::Black);
    app.drive("B4 BQ");
    app.tell(Event::Back);
    app.tell(Event::GuestLink("puzzle/2026-11-20".to_owned()));
    assert_eq!(app.screen(), ScreenName::Puzzle);
}

#[test]
fn the_link_to_today_turns_the_calendar_to_today() {
    let mut app = app();
    app.tell(ScreenName::Calendar);
    app.tell(CalendarEvent::Earlier);
    assert_ne!(app.calendar().month, Month::of(app.today()));
    app.link("reverstargo://daily");
    assert_eq!(app.screen(), ScreenName::Calendar);
    assert_eq!(app.calendar().month, Month::of(app.today()));
}

#[test]
fn a_link_pauses_a_game_and_does_not_lose_it() {
    let mut app = playing(ColorChoice::Black);
    app.drive("B4 BQ");
    app.link("reverstargo://daily");
    assert_eq!(app.screen(), ScreenName::Calendar);
    app.tell(Event::Back);
    assert_eq!(app.paused().unwrap().1, 2);
}

#[test]
fn back_in_a_game_first_closes_what_is_open_then_pauses() {
    let mut app = app();
    app.drive_to_start([SetupEvent::Mode(Mode::Two)]);
    app.drive(BOTH_CALLS);
    app.tell(BoardEvent::GoOn);
    app.tell(BoardEvent::Tap(Cell::BJ.into()));
    assert!(app.asks_for_call());
    app.tell(Event::Back);
    assert_eq!(app.overlay(), None);
    assert_eq!(app.screen(), ScreenName::Play);
    app.tell(PlayEvent::Help(HelpTopic::Ko));
    assert_eq!(app.overlay(), Some(Overlay::Help(HelpTopic::Ko)));
    app.tell(Event::Back);
    assert_eq!(app.overlay(), None);
    app.tell(Event::Back);
    assert_eq!(app.screen(), ScreenName::Home);
    assert_eq!(app.paused().unwrap().1, 12);
}

#[test]
fn back_closes_the_quit_question() {
    let mut app = playing(ColorChoice::Black);
    app.drive("B4 BQ");
    let before = app.essence();
    app.tell(PlayEvent::Quit);
    assert_eq!(app.confirms(), quits(true));
    app.tell(Event::Back);
    assert_eq!(app.essence(), before);
}

#[test]
fn back_from_a_result_leads_to_where_the_match_was_set_up() {
    let mut app = app();
    app.link("day/2026-11-21");
    app.tell(SetupEvent::Start);
    app.drive(BLACK_WINS);
    assert_eq!(app.sheet().close_to, ScreenName::Calendar);
    app.tell(Event::Back);
    assert_eq!(app.screen(), ScreenName::Calendar);
    app.drive_to_game(ColorChoice::Black);
    app.drive(BLACK_WINS);
    app.tell(Event::Back);
    assert_eq!(app.screen(), ScreenName::Home);
}

#[test]
fn a_question_in_front_takes_no_other_input() {
    let mut app = playing(ColorChoice::Black);
    app.drive("B4 BQ");
    app.tell(PlayEvent::Quit);
    let before = app.essence();
    for event in [
        BoardEvent::Tap(Cell::CQ.into()),
        BoardEvent::Undo,
        BoardEvent::NextGame,
    ] {
        assert!(app.tell(event).is_empty());
    }
    for event in [PlayEvent::Quit, PlayEvent::NextStep, PlayEvent::Close] {
        assert!(app.tell(event).is_empty());
    }
    assert_eq!(app.essence(), before);
}

#[test]
fn the_calendar_turns_its_pages_and_not_into_the_future() {
    let mut app = app();
    app.tell(ScreenName::Calendar);
    let november = app.calendar().month;
    app.tell(CalendarEvent::Later);
    assert_eq!(app.calendar().month, november);
    app.tell(CalendarEvent::Earlier);
    assert_eq!(Some(app.calendar().month), november.earlier());
    for _ in 0..30 {
        app.tell(CalendarEvent::Earlier);
    }
    assert_eq!(app.calendar().month, Month::FIRST);
    app.tell(CalendarEvent::Day(day("2026-12-24")));
    assert_eq!(app.screen(), ScreenName::Calendar, "not yet");
}

#[test]
fn events_of_other_screens_do_nothing() {
    let mut app = app();
    for event in [
        Event::Setup(SetupEvent::Start),
        Event::Play(PlayEvent::Quit),
        Event::Board(BoardEvent::Tap(Cell::B4.into())),
        Event::Calendar(CalendarEvent::Day(day("2026-11-21"))),
        Event::RankUp(RankUpEvent::Color(ColorChoice::White)),
        Event::RankUp(RankUpEvent::Start),
        Event::Settings(SettingsEvent::Erase),
        Event::Confirm,
        Event::Decline,
        Event::Board(BoardEvent::Animated { step: 1 }),
        Event::Board(BoardEvent::Elapsed(Timer::Settle(1))),
        Event::Board(BoardEvent::Answer(Answer::turn(0, Move::plain(Cell::B4)))),
    ] {
        assert!(app.tell(event.clone()).is_empty(), "{event:?}");
        assert_eq!(app.screen(), ScreenName::Home);
        assert_eq!(app.overlay(), None);
    }
}

#[test]
fn rules_from_the_help_open_over_the_game() {
    let in_game = || {
        let mut app = playing(ColorChoice::Black);
        app.drive("B4 BQ");
        app
    };
    let in_series = || {
        let mut app = app_at(Rank::Wood);
        app.drive_to_series(ColorChoice::Black);
        app
    };
    for mut app in [in_game(), in_series()] {
        let placed = app.placed();
        app.tell(PlayEvent::Help(HelpTopic::Rules));
        app.tell(ScreenName::Rules);
        let rules = Some(Overlay::Rules(GameKind::Star));
        assert_eq!((app.screen(), app.overlay()), (ScreenName::Play, rules));
        app.tell(Event::Back);
        assert_eq!((app.screen(), app.placed()), (ScreenName::Play, placed));
        assert_eq!(app.overlay(), None);
        assert!(app.profile().left_series().is_empty());
    }
}

#[test]
fn other_ways_from_the_rules_over_a_series_ask_as_the_series_does() {
    let mut app = app_at(Rank::Wood);
    app.drive_to_series(ColorChoice::Black);
    for way in [ScreenName::Home, ScreenName::Tutorial, ScreenName::Rules] {
        app.tell(PlayEvent::Help(HelpTopic::Rules));
        app.tell(ScreenName::Rules);
        app.tell(way);
        assert_eq!(app.confirms(), Some(ConfirmView::LeaveSeries), "{way:?}");
        app.tell(Event::Decline);
        assert_eq!((app.screen(), app.overlay()), (ScreenName::Play, None));
    }
}

//! What results do to the calendar, the records and the celebrations.
use super::*;

fn win_from(app: &mut App, link: &str) -> ResultView {
    let _ = app.apply(Event::Link(link.to_owned()));
    let _ = app.apply(Event::Setup(SetupEvent::Start));
    drive_to_win_of(app, Player::One);
    let shown = result(app);
    play(app, PlayEvent::Close);
    shown
}

#[test]
fn a_win_from_a_day_clears_that_day_and_says_so_once() {
    let mut app = app();
    let shown = win_from(&mut app, "day/2026-11-05");
    let cleared = shown.earned.day.unwrap();
    assert_eq!((cleared.cleared, cleared.days), (1, 30));
    assert_eq!(app.screen(), Screen::Calendar);
    assert_eq!(app.calendar().month.cleared, 1);
    let shown = win_from(&mut app, "day/2026-11-05");
    assert_eq!(shown.earned.day, None);
    assert_eq!(app.calendar().month.cleared, 1);
}

#[test]
fn a_loss_or_draw_leaves_the_day_open() {
    let mut app = app();
    for moves in [WHITE_WINS, DRAW] {
        let _ = app.apply(Event::Link("day/2026-11-05".to_owned()));
        let _ = app.apply(Event::Setup(SetupEvent::Start));
        drive(&mut app, moves);
        assert_eq!(result(&app).earned.day, None);
        play(&mut app, PlayEvent::Close);
    }
    assert_eq!(app.calendar().month.cleared, 0);
}

#[test]
fn the_day_is_the_one_that_was_tapped_however_long_the_game_lasts() {
    let mut app = app();
    let _ = app.apply(Event::Link("day/2026-11-21".to_owned()));
    let _ = app.apply(Event::Setup(SetupEvent::Start));
    let _ = app.apply(Event::Suspended);
    let _ = app.apply(Event::Resumed {
        today: date("2026-11-22"),
    });
    drive(&mut app, BLACK_WINS);
    assert_eq!(result(&app).earned.day.unwrap().day, day("2026-11-21"));
    assert_eq!(app.profile().matches()[0].finished, date("2026-11-22"));
}

#[test]
fn a_clock_set_back_clears_nothing_and_loses_nothing() {
    let mut app = app();
    win_from(&mut app, "day/2026-11-21");
    let _ = app.apply(Event::Resumed {
        today: date("2026-11-01"),
    });
    assert_eq!(app.calendar().month.cleared, 1);
    let _ = app.apply(Event::Link("day/2026-11-02".to_owned()));
    assert_ne!(app.screen(), Screen::Setup);
}

#[test]
fn a_day_that_is_still_to_come_cannot_be_started_even_from_an_open_setup() {
    let mut app = app();
    let _ = app.apply(Event::Link("day/2026-11-21".to_owned()));
    let _ = app.apply(Event::Resumed {
        today: date("2026-11-20"),
    });
    let _ = app.apply(Event::Setup(SetupEvent::Start));
    assert_eq!(app.screen(), Screen::Setup);
}

#[test]
fn the_last_day_of_a_month_earns_its_trophy_once() {
    let mut profile = still_profile();
    let october = day("2026-10-01").month();
    profile.forge_month(october, date("2026-10-30"));
    let mut app = app_with(profile);
    let shown = win_from(&mut app, "day/2026-10-31");
    assert_eq!(shown.earned.month_trophy, Some(october));
    let shown = win_from(&mut app, "day/2026-10-31");
    assert_eq!(shown.earned.month_trophy, None);
    assert!(app.trophies().years[0].months[9]);
}

#[test]
fn three_wins_bring_the_first_invitation() {
    let mut app = app();
    let mut last = None;
    for _ in 0..3 {
        drive_to_game(&mut app, ColorChoice::Black);
        drive(&mut app, BLACK_WINS);
        last = Some(result(&app));
        play(&mut app, PlayEvent::Close);
    }
    let invitation = last.unwrap().earned.invitation.unwrap();
    assert_eq!(invitation.exam, Exam::Stone);
    assert!(invitation.first);
    assert_eq!(app.home().exam, Some(Exam::Stone));
}

#[test]
fn a_celebration_is_gone_with_the_next_game() {
    let mut app = app();
    drive_to_game(&mut app, ColorChoice::Black);
    drive(&mut app, BLACK_WINS);
    assert!(!result(&app).earned.ranks.is_empty());
    play(&mut app, PlayEvent::Again);
    drive(&mut app, WHITE_WINS);
    assert_eq!(result(&app).earned, Earned::default());
}

#[test]
fn the_screens_of_the_books_agree_with_them() {
    let app = app_at(Rank::Silver);
    assert_eq!(app.ranks().rows.len(), 30);
    let current = |row: &&RankRow| row.state == RankState::Current;
    let rows = app.ranks().rows;
    assert_eq!(rows.iter().find(current).unwrap().rank, Rank::Silver);
    assert_eq!(app.records().levels.len(), 7);
    assert_eq!(app.records().oracle, None);
    assert_eq!(app.records().chart_days.len(), 30);
    assert_eq!(app.trophies().years.len(), 1);
}

#[test]
fn sharing_gives_out_the_result() {
    let mut app = app();
    drive_to_game(&mut app, ColorChoice::Black);
    assert!(play(&mut app, PlayEvent::Share).is_empty());
    drive(&mut app, BLACK_WINS);
    let effects = play(&mut app, PlayEvent::Share);
    assert!(matches!(&effects[..], [Effect::Share(result)] if result.winner == Some(Player::One)));
}

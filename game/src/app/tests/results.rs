//! The recommendations of the result sheet, and a win on the calendar.
use super::*;

#[test]
fn a_win_that_cleared_a_day_leads_to_the_calendar_where_it_is_stamped() {
    let mut app = app();
    app.drive_to_day("2026-10-05");
    app.drive(BLACK_WINS);
    assert_eq!(app.sheet().next_step, NextStep::Calendar(day("2026-10-05")));
    assert_eq!(app.stamped(), None, "nobody looks on");
    app.tell(PlayEvent::NextStep);
    assert_eq!(app.screen(), ScreenName::Calendar);
    assert_eq!(app.calendar().month, day("2026-10-05").month());
    assert_eq!(app.stamped(), Some(day("2026-10-05")));
    app.tell(CalendarEvent::Seen);
    assert_eq!(app.stamped(), None);
}

#[test]
fn a_day_is_stamped_once() {
    let mut app = app();
    app.drive_to_day("2026-11-05");
    app.drive(BLACK_WINS);
    app.tell(PlayEvent::Close);
    assert_eq!(app.stamped(), Some(day("2026-11-05")));
    app.tell(Event::Back);
    app.tell(ScreenName::Calendar);
    assert_eq!(app.stamped(), None);
}

#[test]
fn the_exam_a_player_is_invited_to_comes_first() {
    let mut app = app_at(Rank::Leather);
    while app.progress().open_exam().is_none() {
        app.drive_to_game(ColorChoice::Black);
        app.drive(BLACK_WINS);
        if app.progress().open_exam().is_some() {
            break;
        }
        app.tell(PlayEvent::Close);
    }
    assert_eq!(app.sheet().next_step, NextStep::RankUp);
    app.tell(PlayEvent::NextStep);
    assert_eq!(app.screen(), ScreenName::RankUp);
}

#[test]
fn a_series_goes_on_and_the_level_it_opened_is_next() {
    let mut app = app_at(Rank::Wood);
    app.drive_to_series(ColorChoice::Black);
    app.drive_to_win_of(Player::One);
    assert_eq!(app.sheet().next_step, NextStep::NextGame);
    app.tell(PlayEvent::NextStep);
    app.drive_to_win_of(Player::One);
    assert_eq!(app.sheet().next_step, NextStep::Level(CpuLevel::Two));
    app.tell(PlayEvent::NextStep);
    assert_eq!(app.board().level, Some(CpuLevel::Two));
    assert_eq!(app.overlay(), None);
}

#[test]
fn with_nothing_else_to_do_it_is_again() {
    let mut app = app_at(Rank::Stone);
    app.drive_to_game(ColorChoice::Black);
    app.drive_to_win_of(Player::Two);
    assert_eq!(app.sheet().next_step, NextStep::Again);
    app.tell(PlayEvent::NextStep);
    assert_eq!(app.placed(), 0);
    assert_eq!(app.screen(), ScreenName::Play);
}

#[test]
fn a_series_that_is_left_is_told_of_kindly_and_once() {
    let mut app = app_at(Rank::Wood);
    app.drive_to_series(ColorChoice::Black);
    app.tell(Event::Back);
    let effects = app.tell(Event::Confirm);
    let told = effects
        .iter()
        .filter(|effect| **effect == Effect::Say(Told::SeriesLeft));
    assert_eq!(told.count(), 1);
}

#[test]
fn three_losses_offer_the_level_below_for_the_same_day() {
    let mut app = app_at(Rank::Stone);
    for lost in 1..=3 {
        app.link("day/2026-11-05");
        app.tell(SetupEvent::Level(CpuLevel::Two.into()));
        app.tell(SetupEvent::Color(ColorChoice::Black));
        app.tell(SetupEvent::Start);
        app.drive_to_win_of(Player::Two);
        let offered = (lost == 3).then_some(Easier {
            level: Some(CpuLevel::One),
            practice: CpuLevel::Two,
        });
        assert_eq!(app.sheet().earned.easier, offered);
        if lost < 3 {
            app.tell(PlayEvent::Close);
        }
    }
    app.tell(PlayEvent::Easier(CpuLevel::One));
    assert_eq!((app.board().level, app.placed()), (Some(CpuLevel::One), 0));
    assert_eq!(app.board().day, Some(day("2026-11-05")));
}

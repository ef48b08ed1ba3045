//! The effect of results on calendar, records and celebrations.
use super::*;

fn win_from(app: &mut App, day: &str) -> ResultView {
    app.drive_to_day(day);
    app.drive_to_win_of(Player::One);
    let shown = app.sheet();
    app.tell(PlayEvent::Close);
    shown
}

#[test]
fn a_win_from_a_day_clears_that_day_and_says_so_once() {
    let mut app = app();
    let shown = win_from(&mut app, "2026-11-05");
    let cleared = shown.earned.day.unwrap();
    assert_eq!((cleared.cleared, cleared.days), (1, 30));
    assert_eq!(app.screen(), ScreenName::Calendar);
    assert_eq!(app.calendar().cleared, 1);
    let shown = win_from(&mut app, "2026-11-05");
    assert_eq!(shown.earned.day, None);
    assert_eq!(app.calendar().cleared, 1);
}

#[test]
fn a_loss_or_draw_leaves_the_day_open() {
    let mut app = app();
    for moves in [WHITE_WINS, DRAW] {
        app.drive_to_day("2026-11-05");
        app.drive(moves);
        assert_eq!(app.sheet().earned.day, None);
        app.tell(PlayEvent::Close);
    }
    assert_eq!(app.calendar().cleared, 0);
}

#[test]
fn the_day_is_the_one_that_was_tapped_however_long_the_game_lasts() {
    let mut app = app();
    app.drive_to_day("2026-11-21");
    app.tell(Event::Suspended);
    app.date_is("2026-11-22");
    app.tell(Event::Resumed);
    app.drive(BLACK_WINS);
    assert_eq!(app.sheet().earned.day.unwrap().day, day("2026-11-21"));
    assert_eq!(app.profile().matches()[0].date, date("2026-11-22"));
}

#[test]
fn a_clock_set_back_clears_nothing_and_loses_nothing() {
    let mut app = app();
    win_from(&mut app, "2026-11-21");
    app.date_is("2026-11-01");
    app.tell(Event::Resumed);
    assert_eq!(app.calendar().cleared, 1);
    app.link("day/2026-11-02");
    assert_ne!(app.screen(), ScreenName::Setup);
}

#[test]
fn a_day_that_is_still_to_come_cannot_be_started_even_from_an_open_setup() {
    let mut app = app();
    app.link("day/2026-11-21");
    app.date_is("2026-11-20");
    app.tell(Event::Resumed);
    app.tell(SetupEvent::Start);
    assert_eq!(app.screen(), ScreenName::Setup);
}

#[test]
fn the_last_day_of_a_month_earns_its_trophy_once() {
    let mut profile = still_profile();
    let october = day("2026-10-01").month();
    profile.forge_month(october, date("2026-10-30"));
    let mut app = app_with(profile);
    let shown = win_from(&mut app, "2026-10-31");
    assert_eq!(shown.earned.month_trophy, Some(october));
    let shown = win_from(&mut app, "2026-10-31");
    assert_eq!(shown.earned.month_trophy, None);
    assert!(app.trophies()[0].months[9]);
}

#[test]
fn three_wins_bring_the_first_invitation() {
    let mut app = app();
    let mut last = None;
    for _ in 0..3 {
        app.drive_to_game(ColorChoice::Black);
        app.drive(BLACK_WINS);
        last = Some(app.sheet());
        app.tell(PlayEvent::Close);
    }
    let invitation = last.unwrap().earned.invitation.unwrap();
    assert_eq!(invitation.exam, Exam::Stone);
    assert!(invitation.first);
    assert_eq!(app.home().exam, Some(Exam::Stone));
}

#[test]
fn a_celebration_is_gone_with_the_next_game() {
    let mut app = playing(ColorChoice::Black);
    app.drive(BLACK_WINS);
    assert!(!app.sheet().earned.ranks.is_empty());
    app.tell(PlayEvent::Close);
    app.drive_to_game(ColorChoice::Black);
    app.drive(WHITE_WINS);
    assert!(app.sheet().earned.ranks.is_empty());
}

#[test]
fn the_screens_of_the_books_agree_with_them() {
    let app = app_at(Rank::Silver);
    assert_eq!(app.ranks().rows.len(), 30);
    assert!(
        app.ranks()
            .rows
            .contains(&(Rank::Silver, RankState::Current))
    );
    assert_eq!(app.records().levels.len(), 7);
    assert_eq!(app.records().oracle, None);
    assert_eq!(app.records().chart_days.len(), 30);
    assert_eq!(app.trophies().len(), 1);
}

#[test]
fn what_is_shared_is_shown_first_and_closed_to_where_it_was() {
    let mut app = playing(ColorChoice::Black);
    app.tell(PlayEvent::Share);
    assert_eq!(app.overlay(), None, "there is no result yet");
    app.drive(BLACK_WINS);
    let result = app.overlay();
    app.tell(PlayEvent::Share);
    let Some(Overlay::Share(sharing)) = app.overlay() else {
        panic!("{:?}", app.overlay());
    };
    let Shared::Game {
        finished, board, ..
    } = sharing.what
    else {
        panic!("{sharing:?}");
    };
    assert_eq!(finished.winner, Some(Player::One));
    assert_eq!(
        board.score.black,
        rsg_classics::Points::whole(finished.totals().one.into()),
        "the final board"
    );
    app.tell(Event::Back);
    assert_eq!(app.overlay(), result);
}

#[test]
fn a_rank_is_shared_from_the_ladder_alone() {
    let mut app = app();
    app.tell(Event::ShareRank);
    assert_eq!(app.overlay(), None);
    app.tell(ScreenName::Ranks);
    app.tell(Event::ShareRank);
    assert!(
        matches!(app.overlay(), Some(Overlay::Share(sharing)) if sharing.what == Shared::Rank(Rank::Paper))
    );
    app.tell(Event::Decline);
    assert_eq!((app.overlay(), app.screen()), (None, ScreenName::Ranks));
}

/// A newcomer has no figures and has met nobody. A match of two games counts the captures of both, one between two
/// people none.
#[test]
fn you_shows_what_was_done_and_who_was_met() {
    let mut app = app();
    assert_eq!(app.you().figures, None);
    assert_eq!(app.you().opponents.len(), 7, "Oracle is not named yet");
    assert!(app.you().opponents.iter().all(|(_, met)| !met));
    win_from(&mut app, "2026-11-21");
    let captured = |moves: &str| {
        let game = rsg_engine::Game::from_record(moves).unwrap();
        u32::from(game.position().captures()[Color::Black])
    };
    let in_the_win = captured(BLACK_WINS);
    assert!(0 < in_the_win);
    let figures = app.you().figures.unwrap();
    assert_eq!(figures.month, Month::of(date("2026-11-21")));
    assert_eq!((figures.cleared, figures.days.current), (1, 1));
    assert_eq!((figures.captured, figures.puzzles), (in_the_win, 0));
    let met = app.you().opponents.into_iter().filter(|(_, met)| *met);
    assert_eq!(met.collect::<Vec<_>>(), [(CpuLevel::One, true)]);
    app.drive_to_start([SetupEvent::Mode(Mode::Two)]);
    app.drive(BLACK_WINS);
    app.tell(PlayEvent::Close);
    assert_eq!(app.you().figures.unwrap().captured, in_the_win);
}

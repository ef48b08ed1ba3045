//! Rank-Up in the app: every way out at every moment, and the two ends.
use super::*;

/// A player who may take the first exam, in the first game of it.
fn in_series() -> App {
    let mut app = app_at(Rank::Wood);
    app.drive_to_series(ColorChoice::Black);
    assert_eq!(app.screen(), ScreenName::Play);
    assert!(app.board().facts.series.is_some());
    app
}

/// Every way the app has of leaving the Play screen, and where it leads.
fn ways_out() -> Vec<(Event, ScreenName)> {
    let mut ways = vec![
        (Event::Back, ScreenName::Home),
        (Event::Link("ranks".to_owned()), ScreenName::Ranks),
        (
            Event::Link("reverstargo://daily".to_owned()),
            ScreenName::Calendar,
        ),
        (Event::Link("day/2026-11-20".to_owned()), ScreenName::Setup),
        (Event::Play(PlayEvent::Quit), ScreenName::RankUp),
    ];
    for &screen in ScreenName::ALL {
        // A table opens only with a game on it.
        if screen != ScreenName::Play {
            ways.push((Event::Open(screen), screen));
        }
    }
    ways
}

/// Each moment of a series, with the turns that led there.
fn moments() -> Vec<(&'static str, App)> {
    let mut list = vec![("before the first stone", in_series())];
    let mut app = in_series();
    app.tell(BoardEvent::Tap(Cell::B4.into()));
    list.push(("while the CPU thinks", app));
    let mut app = in_series();
    app.drive("B4 BQ CQ C1");
    list.push(("in a game", app));
    let mut app = in_series();
    app.drive(BOTH_CALLS);
    app.tell(BoardEvent::Tap(Cell::BJ.into()));
    assert!(app.asks_for_call());
    list.push(("at the call dialog", app));
    let mut app = in_series();
    app.drive_to_win_of(Player::Two);
    list.push(("between two games", app));
    let mut app = in_series();
    app.drive_to_win_of(Player::One);
    app.tell(BoardEvent::NextGame);
    list.push(("in the second game", app));
    list
}

#[test]
fn every_way_out_asks_at_every_moment_and_declining_changes_nothing() {
    for (moment, at) in moments() {
        for (way, _) in ways_out() {
            let mut app = at.clone();
            if way == Event::Back && app.asks_for_call() {
                continue; // Back closes the dialog first.
            }
            let before = app.essence();
            app.tell(way.clone());
            assert_eq!(
                app.confirms(),
                Some(ConfirmView::LeaveSeries),
                "{moment}: {way:?}"
            );
            assert_eq!(app.screen(), ScreenName::Play);
            for no in [Event::Decline, Event::Back] {
                let mut app = app.clone();
                app.tell(no);
                assert_eq!(app.essence(), before, "{moment}: {way:?}");
            }
        }
    }
}

#[test]
fn leaving_fails_the_series_before_the_screen_changes() {
    for (moment, at) in moments() {
        for (way, to) in ways_out() {
            let mut app = at.clone();
            if way == Event::Back && app.asks_for_call() {
                continue;
            }
            let losses = app.records().total.lost;
            let in_game = app.board().sides.turn.over;
            app.tell(way.clone());
            let effects = app.tell(Event::Confirm);
            assert!(effects.contains(&Effect::Save), "{moment}: {way:?}");
            assert_eq!(app.screen(), to, "{moment}: {way:?}");
            assert_eq!(app.tutorial().is_some(), to == ScreenName::Tutorial);
            match &way {
                Event::Link(link) if link.starts_with("day/") => {
                    assert_eq!(app.setup().occasion, Occasion::Day(day("2026-11-20")));
                }
                Event::Open(ScreenName::Setup) => {
                    assert_eq!(app.setup().occasion, Occasion::Free);
                }
                _ => {}
            }
            assert_eq!(app.records().total.lost, losses + u32::from(!in_game));
            assert_eq!(app.profile().left_series().len(), 1);
            assert_eq!(app.profile().waiting.star(), None);
            assert_eq!(app.paused(), None);
            assert_eq!(app.home().rank, Rank::Wood);
            assert_eq!(app.home().exam, Some(Exam::Stone), "it can be tried again");
        }
    }
}

#[test]
fn a_second_way_out_while_the_first_is_asked_changes_only_where_it_leads() {
    let mut app = in_series();
    app.tell(Event::Back);
    app.link("trophies");
    assert_eq!(app.confirms(), Some(ConfirmView::LeaveSeries));
    assert!(app.profile().left_series().is_empty());
    app.tell(Event::Confirm);
    assert_eq!(app.screen(), ScreenName::Trophies);
    assert_eq!(app.profile().left_series().len(), 1);
}

#[test]
fn the_tutorial_is_no_way_out_either() {
    let mut app = in_series();
    app.tell(ScreenName::Tutorial);
    assert_eq!(app.confirms(), Some(ConfirmView::LeaveSeries));
    assert_eq!(app.tutorial(), None);
    app.tell(Event::Decline);
    app.tell(Event::SkipTutorial);
    assert_eq!(app.screen(), ScreenName::Play);
}

#[test]
fn being_killed_is_not_leaving_and_no_way_out() {
    for (moment, app) in moments() {
        let (back, effects) = App::new(Start {
            profile: app.profile().clone(),
            at: date("2026-11-23").into(),
            seed: 99,
            dev: false,
            trouble: None,
            puzzles: Some(Puzzles::shipped()),
        });
        assert_eq!(back.screen(), ScreenName::Play, "{moment}");
        assert!(back.profile().left_series().is_empty());
        let (before, after) = (app.play().unwrap(), back.play().unwrap());
        assert_eq!(
            after.game.sides.panels, before.game.sides.panels,
            "{moment}"
        );
        assert_eq!(
            after.game.facts.series, before.game.facts.series,
            "{moment}"
        );
        assert_eq!(after.game.sides.turn, before.game.sides.turn, "{moment}");
        assert_eq!(asked(&effects).is_some(), after.game.sides.turn.thinking);
        assert_eq!(back.profile().waiting, app.profile().waiting);
    }
}

/// Where the profile could not be read, the copy before it goes with a running match that is newer: the series' games
/// that are over are missing in the books then, and are put into them.
#[test]
fn a_series_beside_an_older_copy_of_the_profile_still_gives_the_rank() {
    let mut app = in_series();
    let older = app.profile().clone();
    app.drive_to_win_of(Player::One);
    app.tell(BoardEvent::NextGame);
    let mut profile = older;
    wait_with(&mut profile, app.profile().waiting.star().cloned());
    let start = Start {
        profile,
        at: date("2026-11-21").into(),
        seed: 5,
        dev: false,
        trouble: None,
        puzzles: Some(Puzzles::shipped()),
    };
    let (mut back, effects) = App::new(start);
    assert!(effects.contains(&Effect::Save));
    assert_eq!(back.profile().matches(), app.profile().matches());
    assert_eq!(back.progress(), app.progress());
    back.drive_to_win_of(Player::One);
    assert!(back.sheet().earned.ranks.contains(&Rank::Stone));
    assert_eq!(back.home().rank, Rank::Stone);
}

#[test]
fn a_whole_exam_won_gives_the_rank_and_opens_the_level() {
    let mut app = in_series();
    app.drive_to_win_of(Player::One);
    assert!(app.sheet().next_game);
    assert_eq!(app.sheet().next_step, NextStep::NextGame);
    assert_eq!(app.sheet().series.unwrap().score.won, 1);
    app.tell(BoardEvent::NextGame);
    app.drive_to_win_of(Player::One);
    let result = app.sheet();
    assert!(app.current().series_end().unwrap().passed());
    assert!(result.earned.ranks.contains(&Rank::Stone));
    assert!(result.earned.unlocked.contains(&CpuLevel::Two));
    assert_eq!(result.next_step, NextStep::Level(CpuLevel::Two));
    assert_eq!(app.home().rank, Rank::Stone);
    app.tell(Event::Back);
    assert_eq!(
        app.screen(),
        ScreenName::Home,
        "a series that is over asks nothing"
    );
}

#[test]
fn a_failed_exam_costs_nothing_and_can_be_tried_again() {
    let mut app = in_series();
    app.drive_to_win_of(Player::Two);
    app.tell(BoardEvent::NextGame);
    app.drive_to_win_of(Player::Two);
    let view = app.sheet();
    assert!(!app.current().series_end().unwrap().passed());
    assert_eq!((view.next_step, view.again), (NextStep::Fix, true));
    assert_eq!(app.home().rank, Rank::Wood);
    app.tell(PlayEvent::Again);
    assert_eq!(app.overlay(), None);
    let series = app.board().facts.series.unwrap();
    assert_eq!((series.score.won, series.score.lost), (0, 0));
    assert_eq!(app.rank_up().exam.unwrap().attempts, 1);
}

#[test]
fn career_wins_of_all_attempts_pass_in_the_middle() {
    let mut profile = still_profile();
    profile.forge_rank(Rank::Gold);
    let mut app = app_with(profile);
    for attempt in 0..7 {
        app.drive_to_series(ColorChoice::Black);
        for game in 0..3 {
            let career = app.board().facts.series.unwrap().career;
            assert_eq!(career, Some((3 * attempt + game, 20)));
            app.drive_to_win_of(Player::One);
            if app.current().is_over() {
                assert_eq!(3 * attempt + game, 19, "the twentieth");
                assert_eq!(
                    app.current().series_end(),
                    Some(crate::progress::SeriesEnd::PassedByCareer)
                );
                assert_eq!(app.home().rank, Rank::Platinum);
                return;
            }
            app.tell(BoardEvent::NextGame);
        }
        app.tell(Event::Back);
        app.tell(Event::Confirm);
    }
    panic!("twenty wins did not pass");
}

#[test]
fn exam_games_never_clear_a_day() {
    let mut app = in_series();
    app.drive_to_win_of(Player::One);
    assert_eq!(app.calendar().cleared, 0);
}

#[test]
fn a_series_begins_beside_a_paused_game_and_is_played_alone() {
    let mut app = app_at(Rank::Wood);
    app.leave_a_game(ColorChoice::Black, "B4 BQ");
    let paused = app.waits(1);
    app.drive_to_series(ColorChoice::Black);
    assert!(app.board().facts.series.is_some());
    assert_eq!(app.records().total.lost, 0);
    let kinds = |app: &App| app.waiting().iter().map(|row| row.kind).collect::<Vec<_>>();
    assert_eq!(kinds(&app), [WaitingKind::Exam, WaitingKind::Cpu]);
    let mut back = killed(&app);
    assert_eq!(back.screen(), ScreenName::Play);
    assert!(back.board().facts.series.is_some());
    for event in [WaitingEvent::Continue(paused), WaitingEvent::GiveUp(paused)] {
        back.tell(event);
        assert!(back.board().facts.series.is_some(), "only it can be played");
    }
    app.drive_to_win_of(Player::One);
    app.tell(BoardEvent::NextGame);
    app.drive_to_win_of(Player::One);
    app.tell(PlayEvent::Close);
    app.tell(WaitingEvent::Continue(paused));
    assert_eq!(app.placed(), 2);
    let booked = app.profile().matches().len();
    app.tell(PlayEvent::Quit);
    app.tell(Event::Confirm);
    assert_eq!(
        app.profile().matches().len(),
        booked + 1,
        "its number is its own"
    );
}

#[test]
fn exams_are_closed_until_they_are_the_next_rank() {
    let mut app = app();
    app.tell(ScreenName::RankUp);
    app.tell(Event::RankUp(RankUpEvent::Start));
    assert_eq!(app.screen(), ScreenName::RankUp);
    app.tell(ScreenName::Setup);
    app.tell(SetupEvent::Exam);
    assert_eq!(app.setup().occasion, Occasion::Free);
    assert_eq!(app.rank_up().exam, None);
}

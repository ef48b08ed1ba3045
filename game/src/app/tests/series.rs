//! Rank-Up in the app: every way out at every moment, and the two ends.
use super::*;

/// A player who may take the first exam, in the first game of it.
fn in_series() -> App {
    let mut app = app_at(Rank::Wood);
    drive_to_series(&mut app, ColorChoice::Black);
    assert_eq!(app.screen(), Screen::Play);
    assert!(app.play().unwrap().exam);
    app
}

/// Every way the app has of leaving the Play screen, and where it leads.
fn ways_out() -> Vec<(Event, Screen)> {
    let mut ways = vec![
        (Event::Back, Screen::Home),
        (Event::Link("ranks".to_owned()), Screen::Ranks),
        (
            Event::Link("reverstargo://daily".to_owned()),
            Screen::Calendar,
        ),
        (Event::Link("day/2026-11-20".to_owned()), Screen::Setup),
        (Event::Play(PlayEvent::Quit), Screen::RankUp),
    ];
    for screen in Screen::ALL {
        if screen != Screen::Play {
            ways.push((Event::Open(screen), screen));
        }
    }
    ways
}

/// Each moment of a series, by what was played to get there.
fn moments() -> Vec<(&'static str, App)> {
    let mut list = vec![("before the first stone", in_series())];
    let mut app = in_series();
    play(&mut app, PlayEvent::Tap(Cell::B4));
    list.push(("while the CPU thinks", app));
    let mut app = in_series();
    drive(&mut app, "B4 BQ CQ C1");
    list.push(("in a game", app));
    let mut app = in_series();
    drive(&mut app, BOTH_CALLS);
    play(&mut app, PlayEvent::Tap(Cell::BJ));
    assert!(matches!(app.overlay(), Some(Overlay::CallDialog(_))));
    list.push(("at the call dialog", app));
    let mut app = in_series();
    drive_to_win_of(&mut app, Player::Two);
    list.push(("between two games", app));
    let mut app = in_series();
    drive_to_win_of(&mut app, Player::One);
    play(&mut app, PlayEvent::NextGame);
    list.push(("in the second game", app));
    list
}

#[test]
fn every_way_out_asks_at_every_moment_and_declining_changes_nothing() {
    for (moment, at) in moments() {
        for (way, _) in ways_out() {
            let mut app = at.clone();
            if way == Event::Back && matches!(app.overlay(), Some(Overlay::CallDialog(_))) {
                continue; // Back closes the dialog first.
            }
            let before = essence(&app);
            let _ = app.apply(way.clone());
            assert_eq!(
                app.overlay(),
                Some(Overlay::LeaveSeriesQuestion),
                "{moment}: {way:?}"
            );
            assert_eq!(app.screen(), Screen::Play);
            for no in [Event::Decline, Event::Back] {
                let mut app = app.clone();
                let _ = app.apply(no);
                assert_eq!(essence(&app), before, "{moment}: {way:?}");
            }
        }
    }
}

#[test]
fn leaving_fails_the_series_before_the_screen_changes() {
    for (moment, at) in moments() {
        for (way, to) in ways_out() {
            let mut app = at.clone();
            if way == Event::Back && matches!(app.overlay(), Some(Overlay::CallDialog(_))) {
                continue;
            }
            let losses = app.records().total.lost;
            let in_game = app.play().unwrap().table.turn.over;
            let _ = app.apply(way.clone());
            let effects = app.apply(Event::Confirm);
            assert!(effects.contains(&Effect::Save), "{moment}: {way:?}");
            assert_eq!(app.screen(), to, "{moment}: {way:?}");
            assert_eq!(app.tutorial().is_some(), to == Screen::Tutorial);
            match &way {
                Event::Link(link) if link.starts_with("day/") => {
                    assert_eq!(app.setup().occasion, Occasion::Day(day("2026-11-20")));
                }
                Event::Open(Screen::Setup) => {
                    assert_eq!(app.setup().occasion, Occasion::Free);
                }
                _ => {}
            }
            assert_eq!(app.records().total.lost, losses + u32::from(!in_game));
            assert_eq!(app.profile().left_series().len(), 1);
            assert_eq!(app.profile().running, None);
            assert_eq!(app.home().paused, None);
            assert_eq!(app.home().rank, Rank::Wood);
            assert_eq!(app.home().exam, Some(Exam::Stone), "it can be tried again");
        }
    }
}

#[test]
fn a_second_way_out_while_the_first_is_asked_changes_only_where_it_leads() {
    let mut app = in_series();
    let _ = app.apply(Event::Back);
    let _ = app.apply(Event::Link("trophies".to_owned()));
    assert_eq!(app.overlay(), Some(Overlay::LeaveSeriesQuestion));
    assert!(app.profile().left_series().is_empty());
    let _ = app.apply(Event::Confirm);
    assert_eq!(app.screen(), Screen::Trophies);
    assert_eq!(app.profile().left_series().len(), 1);
}

#[test]
fn the_tutorial_is_no_way_out_either() {
    let mut app = in_series();
    open(&mut app, Screen::Tutorial);
    assert_eq!(app.overlay(), Some(Overlay::LeaveSeriesQuestion));
    assert_eq!(app.tutorial(), None);
    let _ = app.apply(Event::Decline);
    let _ = app.apply(Event::SkipTutorial);
    assert_eq!(app.screen(), Screen::Play);
}

#[test]
fn being_killed_is_not_leaving_and_no_way_out() {
    for (moment, app) in moments() {
        let (back, effects) = App::new(Start {
            profile: app.profile().clone(),
            today: date("2026-11-23"),
            seed: 99,
            dev: false,
            trouble: None,
        });
        assert_eq!(back.screen(), Screen::Play, "{moment}");
        assert!(back.profile().left_series().is_empty());
        let (before, after) = (app.play().unwrap(), back.play().unwrap());
        assert_eq!(after.table.panels, before.table.panels, "{moment}");
        assert_eq!(after.table.series, before.table.series, "{moment}");
        assert_eq!(after.table.turn, before.table.turn, "{moment}");
        assert_eq!(asked(&effects).is_some(), after.table.turn.thinking);
        assert_eq!(back.profile().running, app.profile().running);
    }
}

/// Where the profile could not be read, the copy before it goes with a running match that is newer: the series' games that
/// are over are missing in the books then, and are put into them.
#[test]
fn a_series_beside_an_older_copy_of_the_profile_still_gives_the_rank() {
    let mut app = in_series();
    let older = app.profile().clone();
    drive_to_win_of(&mut app, Player::One);
    play(&mut app, PlayEvent::NextGame);
    let mut profile = older;
    profile.running = app.profile().running.clone();
    let start = Start {
        profile,
        today: date("2026-11-21"),
        seed: 5,
        dev: false,
        trouble: None,
    };
    let (mut back, effects) = App::new(start);
    assert!(effects.contains(&Effect::Save));
    assert_eq!(back.profile().matches(), app.profile().matches());
    assert_eq!(back.progress(), app.progress());
    drive_to_win_of(&mut back, Player::One);
    assert!(result(&back).earned.ranks.contains(&Rank::Stone));
    assert_eq!(back.home().rank, Rank::Stone);
}

#[test]
fn a_whole_exam_won_gives_the_rank_and_opens_the_level() {
    let mut app = in_series();
    drive_to_win_of(&mut app, Player::One);
    assert!(result(&app).over.next_game);
    assert!(!result(&app).again);
    assert_eq!(result(&app).series.unwrap().score.won, 1);
    play(&mut app, PlayEvent::NextGame);
    drive_to_win_of(&mut app, Player::One);
    let result = result(&app);
    assert!(result.over.series_end.unwrap().passed());
    assert!(result.earned.ranks.contains(&Rank::Stone));
    assert!(result.earned.unlocked.contains(&CpuLevel::Two));
    assert!(!result.again, "there is nothing to pass again");
    assert_eq!(app.home().rank, Rank::Stone);
    let _ = app.apply(Event::Back);
    assert_eq!(
        app.screen(),
        Screen::Home,
        "a series that is over asks nothing"
    );
}

#[test]
fn a_failed_exam_costs_nothing_and_can_be_tried_again() {
    let mut app = in_series();
    drive_to_win_of(&mut app, Player::Two);
    play(&mut app, PlayEvent::NextGame);
    drive_to_win_of(&mut app, Player::Two);
    let view = result(&app);
    assert!(!view.over.series_end.unwrap().passed());
    assert!(view.again);
    assert_eq!(app.home().rank, Rank::Wood);
    play(&mut app, PlayEvent::Again);
    assert_eq!(app.overlay(), None);
    let series = app.play().unwrap().table.series.unwrap();
    assert_eq!((series.score.won, series.score.lost), (0, 0));
    assert_eq!(app.rank_up().exam.unwrap().attempts, 1);
}

#[test]
fn career_wins_of_all_attempts_pass_in_the_middle() {
    let mut profile = still_profile();
    profile.forge_rank(Rank::Gold, date("2026-11-20"));
    let mut app = app_with(profile);
    for attempt in 0..7 {
        drive_to_series(&mut app, ColorChoice::Black);
        for game in 0..3 {
            let career = app.play().unwrap().table.series.unwrap().career;
            assert_eq!(career, Some((3 * attempt + game, 20)));
            drive_to_win_of(&mut app, Player::One);
            if app.running.as_ref().unwrap().game.is_over() {
                assert_eq!(3 * attempt + game, 19, "the twentieth");
                assert_eq!(
                    result(&app).over.series_end,
                    Some(crate::session::SeriesEnd::PassedByCareer)
                );
                assert_eq!(app.home().rank, Rank::Platinum);
                return;
            }
            play(&mut app, PlayEvent::NextGame);
        }
        let _ = app.apply(Event::Back);
        let _ = app.apply(Event::Confirm);
    }
    panic!("twenty wins did not pass");
}

#[test]
fn exam_games_never_clear_a_day() {
    let mut app = in_series();
    drive_to_win_of(&mut app, Player::One);
    assert_eq!(app.calendar().month.cleared, 0);
}

#[test]
fn a_series_replaces_a_paused_game_only_after_asking() {
    let mut app = app_at(Rank::Wood);
    leave_a_game(&mut app, ColorChoice::Black, "B4 BQ");
    drive_to_series(&mut app, ColorChoice::Random);
    assert!(matches!(
        app.overlay(),
        Some(Overlay::ReplacePausedQuestion { loses: true })
    ));
    let _ = app.apply(Event::Confirm);
    assert!(app.play().unwrap().exam);
    assert_eq!(app.records().total.lost, 1);
}

#[test]
fn exams_are_closed_until_they_are_the_next_rank() {
    let mut app = app();
    open(&mut app, Screen::RankUp);
    let _ = app.apply(Event::RankUpStart);
    assert_eq!(app.screen(), Screen::RankUp);
    open(&mut app, Screen::Setup);
    let _ = app.apply(Event::Setup(SetupEvent::Exam));
    assert_eq!(app.setup().occasion, Occasion::Free);
    assert_eq!(app.rank_up().exam, None);
}

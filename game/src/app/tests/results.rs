//! The recommendations of the result sheet, and a win on the calendar.
use std::ops::Range;

use super::*;
use crate::app::Honour;
use crate::session::review::{MistakesView, Whose};
use crate::session::{OverView, Who};

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
fn after_the_first_win_of_all_one_plays_again_and_later_a_day_comes_first() {
    let mut app = app();
    app.drive_to_game(ColorChoice::Black);
    app.drive_to_win_of(Player::Two);
    assert_ne!(app.sheet().next_step, NextStep::Again);
    app.tell(PlayEvent::Close);
    app.drive_to_game(ColorChoice::Black);
    app.drive(BLACK_WINS);
    let sheet = app.sheet();
    assert!(sheet.earned.day.is_some(), "there is something else to see");
    assert_eq!((sheet.next_step, sheet.again), (NextStep::Again, true));
    app.tell(PlayEvent::NextStep);
    assert_eq!((app.screen(), app.placed()), (ScreenName::Play, 0));
    app.tell(Event::Back);
    app.date_is("2026-11-25");
    app.drive_to_game(ColorChoice::Black);
    app.drive(BLACK_WINS);
    let sheet = app.sheet();
    assert!(matches!(sheet.next_step, NextStep::Calendar(_)) && sheet.again);
}

/// A result in which player one has won, as the view of such a game would be.
fn won(captures: [u8; 2], wipeout: bool) -> OverView {
    let game = rsg_engine::Game::from_record(BLACK_WINS).unwrap();
    let mut over = OverView::of_pasted(&game);
    over.sides[0].who = Who::You;
    over.sides[1].who = Who::Cpu(CpuLevel::One);
    for (side, stones) in over.sides.iter_mut().zip(captures) {
        side.largest_capture = stones;
    }
    over.wipeout = wipeout;
    over
}

#[test]
fn what_was_remarkable_is_told_of_people_and_not_of_the_cpu() {
    let nothing = Earned::default();
    assert_eq!(Honour::of(&won([5, 9], false), &nothing), []);
    let capture = |by, stones| Honour::Capture { by, stones };
    let both = [
        Honour::Wipeout(rsg_engine::Color::White),
        capture(Player::One, 6),
    ];
    assert_eq!(Honour::of(&won([6, 9], true), &nothing), both);
    let mut lost = won([5, 9], true);
    lost.sides[0].won = false;
    lost.sides[1].won = true;
    assert_eq!(Honour::of(&lost, &nothing), []);
    lost.sides[1].who = Who::Player(crate::progress::PlayerName::default());
    let other = [
        Honour::Wipeout(rsg_engine::Color::Black),
        capture(Player::Two, 9),
    ];
    assert_eq!(Honour::of(&lost, &nothing), other);
    // Of two people who both made a large capture one is told, the first of two that are as large.
    for (captures, told) in [
        ([7, 9], capture(Player::Two, 9)),
        ([9, 7], capture(Player::One, 9)),
        ([7, 7], capture(Player::One, 7)),
    ] {
        let mut people = won(captures, false);
        people.sides[1].who = Who::Player(crate::progress::PlayerName::default());
        assert_eq!(Honour::of(&people, &nothing), [told]);
    }
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
    assert_eq!(app.board().facts.level, Some(CpuLevel::Two));
    assert_eq!(app.overlay(), None);
}

#[test]
fn after_a_loss_its_mistakes_come_first_and_another_game_second() {
    let mut app = app_at(Rank::Stone);
    app.drive_to_game(ColorChoice::Black);
    app.drive_to_win_of(Player::Two);
    let sheet = app.sheet();
    assert_eq!((sheet.next_step, sheet.again), (NextStep::Fix, true));
    let next = app.progress().goal().map(crate::progress::MatchNews::Next);
    assert_eq!(sheet.news.first(), next.as_ref());
    app.tell(PlayEvent::NextStep);
    assert_eq!(app.screen(), ScreenName::Review);
    app.tell(Event::Back);
    app.drive_to_game(ColorChoice::Black);
    app.drive_to_win_of(Player::Two);
    app.tell(PlayEvent::Again);
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
        .filter(|effect| **effect == Effect::Say(Toast::SeriesLeft));
    assert_eq!(told.count(), 1);
}

#[test]
fn three_losses_offer_the_level_below_for_the_same_day() {
    let mut app = app_at(Rank::Stone);
    for lost in 1..=3 {
        app.link("day/2026-11-05");
        app.tell(SetupEvent::Level(CpuLevel::Two));
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
    assert_eq!(app.sheet().next_step, NextStep::Easier(CpuLevel::One));
    app.tell(PlayEvent::NextStep);
    assert_eq!(
        (app.board().facts.level, app.placed()),
        (Some(CpuLevel::One), 0)
    );
    assert_eq!(app.board().facts.day, Some(day("2026-11-05")));
}

/// The CPU's level and the end of a game that the player, Black, has just lost, with what was asked about it.
fn lost() -> (App, Asked<Analysis>) {
    let mut app = playing(ColorChoice::Black);
    let effects = app.drive_to_win_of(Player::Two);
    let asked = analysis_asked(&effects).unwrap();
    (app, asked)
}

fn analysis_asked(effects: &[Effect]) -> Option<Asked<Analysis>> {
    let analysis = |topic: &Topic| match topic {
        Topic::Analysis(analysis) => Some(analysis.clone()),
        _ => None,
    };
    asked_for(effects, analysis).into_iter().next()
}

/// Proves of these turns that Black threw the game away with one: every position before it is level, every later one
/// lost by 4.
fn turns_at(
    app: &mut App,
    asked: &Asked<Analysis>,
    turning: usize,
    proved: Range<usize>,
) -> Vec<Effect> {
    let mut effects = Vec::new();
    for turn in proved.rev() {
        let lead = |later: bool| match asked.game.turns()[turn].by {
            Color::Black => -4 * i32::from(later),
            Color::White => 4 * i32::from(later),
        };
        let (before, after) = (lead(turning < turn), lead(turning <= turn));
        let judgement = Judgement {
            before,
            after,
            loss: before - after,
            ..judgement(asked, turn, 0)
        };
        let finding = Finding::Judged(Box::new(judgement), Care::Full);
        effects.extend(app.tell(answer(asked.number, finding)));
    }
    effects
}

#[test]
fn a_lost_game_tells_where_it_turned_and_leads_there() {
    let (mut app, asked) = lost();
    let own = |turn: &usize| asked.game.turns()[*turn].by == Color::Black;
    let turning = (12..).find(own).unwrap();
    assert_eq!(app.turning(), None);
    let count = asked.game.turns().len();
    let effects = turns_at(&mut app, &asked, turning, turning..count);
    let before = asked.game.turns()[..turning].iter();
    let own_before = before.filter(|turn| turn.by == Color::Black).count();
    let wanted = Turning {
        number: turning + 1,
        own: own_before + 1,
        words: TurningWords::CloseUntil,
    };
    assert_eq!(app.turning(), None, "what was before is not judged");
    assert!(!effects.contains(&STOP), "mistakes are still counted");
    assert_eq!(app.count_of_mistakes(), None);
    let effects = turns_at(&mut app, &asked, turning, 0..turning);
    assert_eq!(app.turning(), Some(wanted));
    assert_eq!(app.count_of_mistakes(), Some(1));
    assert!(effects.contains(&STOP), "nothing more is looked for");
    assert!(kept(&effects).is_some(), "what was found is kept");
    let effects = app.tell(PlayEvent::Turning);
    assert_eq!(app.screen(), ScreenName::Review);
    let ReviewScreenView::Game { view, .. } = app.review() else {
        panic!("no game is shown");
    };
    assert_eq!(view.place, session::review::Place::Game(turning + 1));
    assert_eq!(analysis_asked(&effects), None, "nothing is judged twice");
}

#[test]
fn a_game_that_was_long_lost_is_not_called_close_and_what_was_said_stays() {
    let (mut app, asked) = lost();
    let own = |turn: &usize| asked.game.turns()[*turn].by == Color::Black;
    let (turning, count) = ((12..).find(own).unwrap(), asked.game.turns().len());
    turns_at(&mut app, &asked, turning, turning..count);
    for turn in (0..turning).rev() {
        assert_eq!(app.turning(), None);
        let lead = if own(&turn) { -13 } else { 13 };
        let judgement = Judgement {
            before: lead,
            after: lead,
            ..judgement(&asked, turn, 0)
        };
        let finding = Finding::Judged(Box::new(judgement), Care::Full);
        app.tell(answer(asked.number, finding));
    }
    let words = |app: &App| app.turning().map(|turning| turning.words);
    assert_eq!(words(&app), Some(TurningWords::TurnedAt));
    turns_at(&mut app, &asked, turning, 0..turning);
    assert_eq!(words(&app), Some(TurningWords::TurnedAt));
}

#[test]
fn review_goes_on_with_what_was_found_behind_the_result() {
    let (mut app, asked) = lost();
    let own = |turn: &usize| asked.game.turns()[*turn].by == Color::Black;
    let (turning, count) = ((12..).find(own).unwrap(), asked.game.turns().len());
    turns_at(&mut app, &asked, turning, turning..count);
    let effects = app.tell(PlayEvent::Review);
    assert!(!effects.contains(&STOP), "the same analysis goes on");
    assert_eq!(analysis_asked(&effects), None);
    turns_at(&mut app, &asked, turning, 0..turning);
    let ReviewScreenView::Game { view, .. } = app.review() else {
        panic!("no game is shown");
    };
    let own = Whose::Side(Color::Black);
    assert_eq!(view.mistakes, MistakesView::Counted(vec![(own, 1)]));
}

#[test]
fn a_won_game_and_practice_are_not_searched_for_a_turning() {
    let mut app = playing(ColorChoice::Black);
    let effects = app.drive_to_win_of(Player::One);
    assert_eq!(analysis_asked(&effects), None);
}

#[test]
fn a_result_that_is_closed_is_not_thought_about() {
    let (mut app, asked) = lost();
    let effects = app.tell(PlayEvent::Close);
    assert!(effects.contains(&STOP));
    let all = 0..asked.game.turns().len();
    assert!(turns_at(&mut app, &asked, 13, all).is_empty());
    assert_eq!(app.turning(), None);
}

/// A player of Reversi has played, and has results to lose.
#[test]
fn results_of_every_game_count_as_results() {
    for mode in [Mode::Cpu, Mode::Two] {
        let mut app = app();
        let is_new = |app: &App| {
            (
                app.view::<HomeScreen>().first,
                app.view::<super::screens::RecordsScreen>().is_empty(),
            )
        };
        assert_eq!(
            (is_new(&app), app.has_finished_a_game()),
            ((true, true), false)
        );
        app.set_up_squares("reversi 6 othello most".parse().unwrap(), mode);
        app.tell(SetupEvent::Name(Player::One, "Ana".to_owned()));
        app.tell(SetupEvent::Name(Player::Two, "Bo".to_owned()));
        app.tell(SetupEvent::Start);
        let d3: rsg_classics::Square = "c2".parse().unwrap();
        app.tell(BoardEvent::Tap(d3.into()));
        match mode {
            Mode::Cpu => {
                app.tell(PlayEvent::Quit);
                app.tell(Event::Confirm);
            }
            _ => {
                while !matches!(app.overlay(), Some(Overlay::Result(_))) {
                    app.tell(BoardEvent::GoOn);
                    let open = app.squares().into_iter().find(|square| square.playable);
                    app.tell(BoardEvent::Tap(open.unwrap().square.into()));
                }
                app.tell(PlayEvent::Close);
            }
        }
        assert_eq!(
            (is_new(&app), app.has_finished_a_game()),
            ((false, false), true)
        );
        let import = Import {
            profile: app.profile().clone(),
            games: crate::progress::KeptGames::default(),
            origin: Origin::Outside,
        };
        app.tell(ScreenName::Settings);
        app.tell(SettingsEvent::Import(Box::new(import)));
        let Some(ConfirmView::Import { now, then, .. }) = app.confirms() else {
            panic!("it asks");
        };
        assert_eq!((now.matches, then.matches), (1, 1));
    }
}

/// Today's game counts nowhere else.
#[test]
fn todays_game_alone_is_no_empty_table() {
    let mut app = app();
    app.tell(Event::Today(TodayEvent::Play {
        day: day("2026-11-21"),
        strength: crate::progress::TodayStrength::Three,
    }));
    app.tell(BoardEvent::GoOn);
    let places = app.current().game().star().unwrap().moves();
    app.tell(BoardEvent::Tap(places[0].cell.into()));
    app.tell(PlayEvent::Quit);
    app.tell(Event::Confirm);
    assert_eq!(app.profile().matches().len(), 1);
    assert!(!app.view::<super::screens::RecordsScreen>().is_empty());
}

/// A game on the star that is won with its stones moving, at its result.
fn won_in_motion() -> App {
    let mut profile = Profile::default();
    profile.settings.animation = AnimationSpeed::Normal;
    let mut app = app_with(profile);
    app.drive_to_game(ColorChoice::Black);
    for word in BLACK_WINS.split_whitespace() {
        app.animated();
        app.drive(word);
    }
    app.animated();
    app
}

/// The timer of the turn that a replay shows.
pub fn replay_timer(effects: &[Effect]) -> Option<Timer> {
    effects.iter().find_map(|effect| match effect {
        Effect::Device(Command::After { timer, .. }) => Some(*timer),
        _ => None,
    })
}

/// Runs the game of the result sheet once more to its end, then again and back: the sheet is the same each time, and
/// nothing of it is kept.
pub fn expect_once_more(app: &mut App) {
    let (sheet, profile) = (app.sheet(), app.profile().clone());
    assert!(sheet.replays, "{:?}", sheet.over.kind);
    let mut effects = app.tell(PlayEvent::Replay);
    assert_eq!(app.overlay(), None);
    while let Some(timer) = replay_timer(&effects) {
        assert_eq!(app.overlay(), None);
        effects = app.tell(BoardEvent::Elapsed(timer));
    }
    assert_eq!(app.sheet(), sheet);
    app.tell(PlayEvent::Replay);
    app.tell(Event::Back);
    assert_eq!((app.screen(), app.sheet()), (ScreenName::Play, sheet));
    assert_eq!(*app.profile(), profile, "nothing of it is kept");
    app.tell(PlayEvent::LookCloser);
    assert_eq!(app.screen(), ScreenName::Play, "nothing runs any more");
}

#[test]
fn a_result_makes_way_for_the_game_once_more_and_comes_back() {
    expect_once_more(&mut won_in_motion());
}

#[test]
fn a_tap_on_the_game_that_runs_once_more_opens_review_at_that_move() {
    let mut app = won_in_motion();
    let mut effects = app.tell(PlayEvent::Replay);
    for _ in 1..7 {
        effects = app.tell(BoardEvent::Elapsed(replay_timer(&effects).unwrap()));
    }
    app.tell(PlayEvent::LookCloser);
    assert_eq!(app.screen(), ScreenName::Review);
    let ReviewScreenView::Game { view, .. } = app.review() else {
        panic!("a game is looked at");
    };
    assert_eq!(view.place, session::review::Place::Game(7));
    let late = replay_timer(&effects).unwrap();
    app.tell(BoardEvent::Elapsed(late));
    assert_eq!(app.screen(), ScreenName::Review);
}

#[test]
fn a_game_whose_stones_keep_still_is_not_shown_once_more() {
    let mut app = playing(ColorChoice::Black);
    app.drive(BLACK_WINS);
    assert!(!app.sheet().replays);
}

//! The days of somebody who plays: the first week, what a day ends with, the row of seven, and coming back.
use super::*;
use crate::app::screens::WeekScreen;
use crate::board::{EndCue, Haptic, Sound};
use crate::progress::puzzles::{PuzzleKey, Try};
use crate::progress::{
    Ending, Help, MatchNews, Outcome, Played, Rules, Score, TodayStrength, day_game,
};

/// A Monday.
const FIRST: &str = "2026-11-23";

impl App {
    fn welcome_on(&mut self, on: &str) -> Welcome {
        self.date_is(on);
        self.home().welcome
    }
}

/// Books a win at Today's game on each of these days.
fn won(days: &[&str]) -> Profile {
    let mut profile = still_profile();
    for on in days {
        let score = |total| Score { total, captured: 0 };
        let strength = TodayStrength::One;
        assert!(profile.book(MatchRecord {
            id: profile.next_match_id(),
            date: date(on),
            opponent: Opponent::Today {
                day: day(on),
                strength
            },
            color: Color::Black,
            help: Help::default(),
            rules: Rules::Star,
            played: Some(Played::Single(ByPlayer {
                one: score(30),
                two: score(7)
            })),
            outcome: Outcome::Won,
            ending: Ending::Played,
            message: None,
        }));
    }
    profile
}

#[test]
fn the_first_week_has_seven_days_from_the_first_game_on() {
    let mut new = app();
    assert_eq!(new.welcome_on("2026-11-21"), Welcome::FirstWeek);
    let mut played = app_with(won(&[FIRST, "2026-11-28"]));
    assert_eq!(played.welcome_on(FIRST), Welcome::FirstWeek);
    assert_eq!(played.welcome_on("2026-11-29"), Welcome::FirstWeek);
    assert!(played.view::<screens::PuzzlesScreen>().suggests_easy);
    assert_eq!(played.welcome_on("2026-11-30"), Welcome::Usual);
    assert!(!played.view::<screens::PuzzlesScreen>().suggests_easy);
    // Who has tried many puzzles and played no game is not new.
    let mut profile = still_profile();
    for number in 1..=10 {
        profile
            .puzzles
            .note(PuzzleKey::Number(number), Try::Right, 1000);
    }
    assert_eq!(app_with(profile).welcome_on(FIRST), Welcome::Usual);
}

#[test]
fn after_four_days_away_somebody_is_greeted_until_something_is_played() {
    let mut app = app_with(won(&["2026-11-20", "2026-11-21", FIRST]));
    assert!(!app.welcome_on("2026-11-27").is_back());
    let back = Welcome::Back { best_row: 2 };
    assert_eq!(app.welcome_on("2026-11-28"), back);
    // Looking around is no playing.
    app.tell(ScreenName::Calendar);
    app.tell(Event::Back);
    assert_eq!(app.home().welcome, back);
    app.tell(PuzzleEvent::Open(PuzzleSource::Practice(Practice::EASY)));
    assert_eq!(app.screen(), ScreenName::Puzzle);
    app.tell(Event::Back);
    assert!(!app.home().welcome.is_back());
    // The app may live for days.
    assert!(!app.welcome_on("2026-12-02").is_back());
    assert!(app.welcome_on("2026-12-03").is_back());
    // A day's puzzle that was tried is known after a start, too.
    let mut profile = won(&[FIRST]);
    profile
        .puzzles
        .note(PuzzleKey::Day(day("2026-11-25")), Try::Wrong, 1000);
    assert!(!app_with(profile.clone()).welcome_on("2026-11-29").is_back());
    assert!(app_with(profile).welcome_on("2026-11-30").is_back());
}

#[test]
fn a_day_that_is_done_tells_of_tomorrow_and_no_other_does() {
    let mut profile = won(&["2026-11-21"]);
    let tomorrow = |profile: &Profile| app_with(profile.clone()).home().daily.unwrap().tomorrow;
    assert_eq!(tomorrow(&profile), None, "the puzzle is open");
    profile
        .puzzles
        .note(PuzzleKey::Day(day("2026-11-21")), Try::Right, 1000);
    let game = day_game(day("2026-11-22"));
    let told = tomorrow(&profile).unwrap();
    assert_eq!((told.color, told.par), (game.position.to_move(), game.par));
}

#[test]
fn a_row_of_seven_has_its_moment_with_one_touch() {
    let days = [15, 16, 17, 18, 19, 20].map(|one| format!("2026-11-{one}"));
    let mut profile = won(&days.each_ref().map(String::as_str));
    // A rank would weigh more.
    profile.forge_rank(Rank::Silver);
    let mut app = app_with(profile);
    app.drive_to_game(ColorChoice::Black);
    let effects = app.drive(BLACK_WINS);
    app.see_result();
    let sheet = app.sheet();
    let seven = sheet.earned.day.unwrap();
    assert!(seven.seven && seven.row == 7 && seven.longest);
    let news = sheet
        .news
        .iter()
        .find(|news| matches!(news, MatchNews::Day(_)));
    assert!(news.unwrap().is_festive());
    assert!(sheet.honours.is_empty(), "it is said once");
    let cues = |wanted: Command| effects.contains(&Effect::Device(wanted));
    assert!(cues(Command::Haptic(Haptic::End(EndCue::Rank))));
    assert!(cues(Command::Sound(Sound::End(EndCue::Rank))));
    let touches = effects
        .iter()
        .filter(|effect| matches!(effect, Effect::Device(Command::Haptic(Haptic::End(_)))));
    assert_eq!(touches.count(), 1);
}

#[test]
fn on_sunday_the_week_is_looked_back_on_and_later_in_the_calendar() {
    let mut app = app_with(won(&[FIRST, "2026-11-24"]));
    let looks_back = |app: &mut App, on: &str| {
        app.date_is(on);
        let calendar = app.view::<screens::CalendarScreen>().looks_back;
        (app.home().daily.unwrap().looks_back, calendar)
    };
    assert_eq!(looks_back(&mut app, "2026-11-28"), (false, false));
    assert_eq!(looks_back(&mut app, "2026-11-29"), (true, true));
    assert_eq!(looks_back(&mut app, "2026-11-30"), (false, true));
    app.tell(ScreenName::Calendar);
    app.tell(ScreenName::Week);
    assert_eq!(app.screen(), ScreenName::Week);
    let view = app.view::<WeekScreen>();
    assert_eq!((view.summary.cleared, view.summary.games.won), (2, 2));
    assert_eq!((view.best_week, view.best_row, view.days.len()), (2, 2, 7));
    app.tell(Event::Back);
    assert_eq!(app.screen(), ScreenName::Home);
    // A week in which nothing was played is not shown.
    assert_eq!(looks_back(&mut app, "2026-12-06"), (false, false));
}

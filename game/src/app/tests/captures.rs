//! Captures that are marked before they are made.
use super::*;
use crate::progress::CaptureMarks;
use rsg_engine::{Cells, Level, Limits, SplitMix64, Thinker};

/// A new player's app, with the seed that draws everything.
fn newcomer(seed: u64) -> App {
    let start = Start {
        profile: still_profile(),
        at: date("2026-11-21").into(),
        seed,
        dev: false,
        trouble: None,
        puzzles: None,
    };
    App::new(start).0
}

impl App {
    fn shows_captures(&self) -> bool {
        self.play().unwrap().captures
    }

    /// Books a game on the star that the player wins.
    fn book_a_game(&mut self) {
        self.drive_to_start([
            SetupEvent::Color(ColorChoice::Black),
            SetupEvent::Format(Format::Single),
        ]);
        self.drive(BLACK_WINS);
        self.tell(PlayEvent::Close);
    }
}

/// The points that a placement captures and that are marked for it.
fn marked_points(app: &App, mv: Move) -> u8 {
    match app.shows_captures() {
        true => app.board().cells()[mv.cell.index()].captures,
        false => 0,
    }
}

/// A placement of somebody who takes a marked capture first, and else plays as the console's `lessons`: a tip, most
/// captures, most flips.
fn newcomers_move(app: &App, chance: &mut SplitMix64) -> Move {
    let game = app.current().game().star().unwrap();
    let rating = |mv: &Move| {
        let effect = game.preview(*mv).unwrap();
        let captures = effect.capture_count();
        let marked = captures.min(marked_points(app, *mv));
        let is_tip = Cells::TIPS.contains(mv.cell);
        (marked, is_tip, captures, effect.flip_count())
    };
    let moves = game.moves();
    let best = moves.iter().map(rating).max().unwrap();
    let equal: Vec<Move> = moves.into_iter().filter(|mv| rating(mv) == best).collect();
    equal[chance.below(equal.len())]
}

/// The number of marked captures that the newcomer made in the first game.
fn captured_in_first_game(seed: u64) -> usize {
    let mut app = newcomer(seed);
    let mut thinker = Thinker::with_megabytes(1);
    let mut chance = SplitMix64::new(seed);
    let mut captured = 0;
    let mut effects = app.tell(Event::FirstGame);
    while app.profile().matches().is_empty() {
        effects.extend(app.tell(BoardEvent::GoOn));
        if let Some(asked) = asked(&effects) {
            assert_eq!(asked.level, CpuLevel::One);
            let limits = Limits::default();
            let report = thinker.choose(&asked.game, Level::One, asked.seed, limits);
            effects = app.answer(&report.unwrap().best.to_string());
            continue;
        }
        let mv = newcomers_move(&app, &mut chance);
        captured += usize::from(0 < marked_points(&app, mv));
        effects = app.place(&mv.to_string());
    }
    captured
}

#[test]
fn who_takes_marked_captures_captures_in_every_first_game() {
    let captured: Vec<usize> = (1..=10).map(captured_in_first_game).collect();
    assert!(captured.iter().all(|count| 0 < *count), "{captured:?}");
}

#[test]
fn captures_are_marked_in_the_first_five_games() {
    let mut app = app();
    for booked in 0..5 {
        app.drive_to_game(ColorChoice::Black);
        assert!(app.shows_captures(), "{booked} games are in the books");
        app.tell(PlayEvent::Quit);
        app.book_a_game();
        assert_eq!(app.profile().matches().len(), booked + 1);
    }
    app.drive_to_game(ColorChoice::Black);
    assert!(!app.shows_captures());
}

#[test]
fn the_setting_shows_them_always_or_never() {
    for (choice, wanted) in [(CaptureMarks::Always, true), (CaptureMarks::Off, false)] {
        let mut profile = still_profile();
        profile.settings.captures = choice;
        let mut app = app_with(profile);
        for _ in 0..6 {
            app.book_a_game();
            app.drive_to_game(ColorChoice::Black);
            assert_eq!(app.shows_captures(), wanted, "{choice:?}");
            app.tell(PlayEvent::Quit);
        }
    }
}

/// An exam shows them as any other game does.
#[test]
fn an_exam_shows_captures() {
    for (choice, wanted) in [(CaptureMarks::Always, true), (CaptureMarks::Off, false)] {
        let mut profile = still_profile();
        profile.forge_rank(Rank::Wood);
        profile.settings.captures = choice;
        let mut app = app_with(profile);
        app.drive_to_series(ColorChoice::Black);
        assert!(app.board().facts.series.is_some());
        assert_eq!(app.shows_captures(), wanted, "{choice:?}");
    }
}

/// The game that ends the lessons is shown as a first one, however many are in the books.
#[test]
fn the_game_after_the_lessons_shows_captures() {
    let marks = CaptureMarks::FirstGames;
    assert!(marks.are_shown(7, true) && !marks.are_shown(7, false));
    assert!(!CaptureMarks::Off.are_shown(0, true));
}

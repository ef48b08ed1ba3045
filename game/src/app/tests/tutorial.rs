//! The tutorial on its screen.
use super::*;
use crate::progress::{Bookmark, Lesson};
use crate::session::{BoardView, SquaresView};
use crate::session::{Highlight, Remark};

fn learning() -> App {
    let mut app = app();
    app.tell(ScreenName::Tutorial);
    app
}

/// Does what the lesson marks, as often as it takes, and goes on to the next.
fn pass_lesson(app: &mut App) {
    while !app.tutorial().unwrap().can_go_on {
        app.tap_target();
        if app.asks_for_call() {
            let color = match lesson(app) {
                Some(Lesson::OtherCall) => Color::White,
                _ => Color::Black,
            };
            app.tell(BoardEvent::Call(color));
        }
    }
    app.tell(TutorialEvent::Next);
}

/// The app at this lesson.
fn learning_at(wanted: Lesson) -> App {
    let mut app = app();
    app.tell(ScreenName::Tutorial);
    while lesson(&app) != Some(wanted) {
        pass_lesson(&mut app);
    }
    app
}

/// Through with the last lesson.
fn learned() -> App {
    let mut app = learning_at(Lesson::End);
    pass_lesson(&mut app);
    app
}

impl App {
    fn tap_target(&mut self) {
        let glows = |highlight| highlight == Some(Highlight::Target);
        let event = match self.tutorial().unwrap().board {
            BoardView::Star { cells, .. } => {
                let glowing = cells.iter().find(|cell| glows(cell.highlight));
                let marked = || cells.iter().find(|cell| cell.mark != Mark::None);
                BoardEvent::Tap(glowing.or_else(marked).unwrap().cell.into())
            }
            BoardView::Squares(SquaresView {
                squares, beside, ..
            }) => match beside.first() {
                Some(turn) => BoardEvent::Beside(turn.play.clone()),
                None => {
                    let target = squares.iter().find(|square| glows(square.highlight));
                    BoardEvent::Tap(target.unwrap().square.into())
                }
            },
        };
        self.tell(event);
    }
}

fn lesson(app: &App) -> Option<Lesson> {
    app.tutorial().map(|view| view.lesson)
}

#[test]
fn a_new_player_is_offered_the_tutorial_until_it_is_waved_away() {
    let mut app = app();
    assert!(app.home().first);
    assert!(app.tell(Event::SkipTutorial).contains(&Effect::Save));
    assert!(!app.home().first);
    assert_eq!(app.screen(), ScreenName::Home);
}

#[test]
fn it_is_played_on_its_own_screen_and_back_leaves_it_without_ending_the_offer() {
    let mut app = learning();
    app.tap_target();
    assert_eq!(app.tutorial().map(|view| view.remark), Some(Remark::Right));
    app.tell(Event::Back);
    assert_eq!(app.screen(), ScreenName::Home);
    assert_eq!(app.tutorial(), None);
    assert!(app.home().first);
}

#[test]
fn back_leads_to_the_rules_when_it_was_opened_there() {
    let mut app = app();
    app.tell(ScreenName::Rules);
    app.tell(ScreenName::Tutorial);
    app.tell(Event::Back);
    assert_eq!(app.screen(), ScreenName::Rules);
    app.tell(Event::Back);
    assert_eq!(app.screen(), ScreenName::Home);
    app.tell(ScreenName::Tutorial);
    app.tell(Event::Back);
    assert_eq!(app.screen(), ScreenName::Home, "another time, another way");
}

#[test]
fn a_link_to_it_does_not_begin_it_again() {
    let mut app = learning();
    app.tap_target();
    let before = app.tutorial();
    app.link("tutorial");
    assert_eq!(app.tutorial(), before);
}

#[test]
fn it_goes_on_where_it_was_left() {
    let mut app = learning_at(Lesson::Capture);
    app.tell(Event::Back);
    assert_eq!(lesson(&app), None);
    let mut later = killed(&app);
    assert_eq!(later.screen(), ScreenName::Home, "it was left");
    later.tell(ScreenName::Tutorial);
    assert_eq!(lesson(&later), Some(Lesson::Capture));
}

#[test]
fn a_restart_in_the_middle_of_it_comes_back_to_the_lesson() {
    let app = learning_at(Lesson::Edge);
    let again = killed(&app);
    assert_eq!(again.screen(), ScreenName::Tutorial);
    assert_eq!(lesson(&again), Some(Lesson::Edge));
    let seen = again.profile().tutorial_at;
    assert_eq!(
        seen,
        Some(Bookmark {
            lesson: Lesson::Edge,
            open: true
        })
    );
}

#[test]
fn a_restart_before_anything_was_learned_opens_home() {
    let mut app = learning();
    app.tap_target();
    assert_eq!(killed(&app).screen(), ScreenName::Home);
}

#[test]
fn whoever_watches_keeps_the_place_too() {
    let mut app = learning();
    let mut effects = app.tell(TutorialEvent::Watch(true));
    while lesson(&app) == Some(Lesson::Flip) {
        let timer = effects.iter().find_map(|effect| match effect {
            Effect::Device(Command::AfterReading { timer }) => Some(*timer),
            _ => None,
        });
        effects = app.tell(BoardEvent::Elapsed(timer.unwrap()));
    }
    assert!(effects.contains(&Effect::Save));
    assert_eq!(lesson(&killed(&app)), Some(Lesson::Lines));
}

#[test]
fn skipping_ends_it_and_it_can_be_repeated_from_the_start() {
    let mut app = learning_at(Lesson::Lines);
    app.tell(Event::SkipTutorial);
    assert_eq!((app.screen(), app.home().first), (ScreenName::Home, false));
    app.tell(ScreenName::Tutorial);
    assert_eq!(lesson(&app), Some(Lesson::Flip));
}

#[test]
fn it_ends_with_a_first_game_at_once() {
    let mut app = learned();
    let effects = app.tell(TutorialEvent::Play);
    assert_eq!(app.screen(), ScreenName::Play);
    assert!(effects.contains(&Effect::Save));
    let plan = app.current().plan();
    assert_eq!(plan.opponent.level(), Some(CpuLevel::One));
    assert_eq!((plan.format, plan.first), (Format::Single, Color::Black));
    assert!(plan.beginner.taught, "the teacher is beside it");
    assert!(app.current().game().turns() == 0);
    app.tell(Event::Back);
    assert!(!app.home().first, "it is not offered again");
    assert_eq!(app.profile().tutorial_at, None);
}

#[test]
fn the_first_game_waits_for_the_lessons_and_begins_beside_a_paused_one() {
    let mut app = learning_at(Lesson::End);
    app.tell(TutorialEvent::Play);
    assert_eq!(
        app.screen(),
        ScreenName::Tutorial,
        "the last lesson is not done"
    );
    let mut app = app_with(still_profile());
    app.leave_a_game(ColorChoice::Black, "B4");
    app.tell(ScreenName::Tutorial);
    while lesson(&app) != Some(Lesson::End) {
        pass_lesson(&mut app);
    }
    pass_lesson(&mut app);
    app.tell(TutorialEvent::Play);
    assert_eq!(app.screen(), ScreenName::Play);
    assert_eq!((app.placed(), app.waiting().len()), (0, 2));
}

#[test]
fn back_first_takes_the_stone_up_again() {
    let mut app = learning_at(Lesson::Call);
    app.tap_target();
    assert!(app.asks_for_call());
    app.tell(Event::Back);
    assert_eq!(app.overlay(), None);
    assert_eq!(app.screen(), ScreenName::Tutorial);
    app.tap_target();
    app.tell(BoardEvent::Call(Color::Black));
    assert_eq!(app.tutorial().map(|view| view.can_go_on), Some(true));
}

#[test]
fn it_leads_to_first_puzzles_and_from_there_home() {
    let mut app = learned();
    app.tell(Event::Puzzle(PuzzleEvent::Open(PuzzleSource::First(0))));
    assert_eq!(app.screen(), ScreenName::Puzzle);
    assert!(!app.home().first);
    app.tell(Event::Back);
    assert_eq!(app.screen(), ScreenName::Home);
    // Before the end it is not waved away by them.
    let mut app = learning_at(Lesson::Call);
    app.tell(Event::Puzzle(PuzzleEvent::Open(PuzzleSource::First(0))));
    assert!(app.home().first);
}

/// Through the lessons of a game on squares, from where they are offered.
fn learned_classic(game: GameKind) -> App {
    let mut app = app();
    app.tell(ScreenName::Rules);
    app.tell(Event::ShowRules(game));
    app.tell(Event::Learn(game));
    for &step in Lesson::of(game) {
        assert_eq!(lesson(&app), Some(step));
        app.tap_target();
        app.tell(TutorialEvent::Next);
    }
    app
}

#[test]
fn the_lessons_of_a_classic_end_with_a_small_game_of_it() {
    for (game, terms) in [
        (GameKind::Reversi, "reversi 6 othello most"),
        (GameKind::Go, "go 9 7 0"),
    ] {
        let mut app = learned_classic(game);
        assert!(app.home().first, "the star's are still offered");
        app.tell(TutorialEvent::Play);
        assert_eq!(app.screen(), ScreenName::Play);
        let saved = app.profile().waiting.squares().unwrap();
        assert_eq!(saved.plan.rules.to_string(), terms);
        let (level, day) = (CpuLevel::One, None);
        assert_eq!(saved.plan.opponent, Opponent::Cpu { level, day });
        assert_eq!(saved.plan.first, Color::Black);
        assert!(!app.profile().tutorial_done);
    }
}

#[test]
fn a_first_game_of_reversi_go_knows_that_its_lessons_were_done() {
    let mut app = app();
    app.tell(Event::Learn(GameKind::Go));
    app.tap_target();
    app.tell(Event::Back);
    assert!(!app.has_learned(GameKind::Go), "one step of five");
    assert!(learned_classic(GameKind::Go).has_learned(GameKind::Go));
    assert!(!learned_classic(GameKind::Reversi).has_learned(GameKind::Go));
}

#[test]
fn back_from_the_lessons_of_a_classic_leads_to_its_rules() {
    let mut app = learned_classic(GameKind::Go);
    app.tell(Event::Back);
    assert_eq!(app.screen(), ScreenName::Rules);
    assert_eq!(app.rulebook(), GameKind::Go);
    app.tell(Event::Back);
    assert_eq!(app.screen(), ScreenName::Home);
}

#[test]
fn the_lessons_of_a_classic_leave_the_place_in_the_star_s_alone() {
    let mut app = learning_at(Lesson::Edge);
    app.tell(Event::Back);
    let place = app.profile().tutorial_at;
    app.tell(Event::Learn(GameKind::Reversi));
    app.tap_target();
    app.tell(TutorialEvent::Next);
    assert_eq!(app.profile().tutorial_at, place);
    app.tell(Event::Back);
    app.tell(ScreenName::Tutorial);
    assert_eq!(lesson(&app), Some(Lesson::Edge));
}

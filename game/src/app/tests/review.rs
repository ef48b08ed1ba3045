//! Looking at games again: from the result sheet, from the list, from a text; coming back; playing on.
use super::*;
use rsg_engine::{Care, Game, Known};
use session::review::Walk;

fn analysis(effects: &[Effect]) -> Option<&Analysis> {
    effects.iter().find_map(|effect| match effect {
        Effect::Analyse(analysis) => Some(&**analysis),
        _ => None,
    })
}

fn shown(app: &App) -> session::review::ReviewView {
    match app.review() {
        ReviewScreenView::Game { view, .. } => *view,
        ReviewScreenView::List { .. } => panic!("the list is shown"),
    }
}

/// An app that looks at the game it has just won, and what it asked for.
fn looking() -> (App, Vec<Effect>) {
    let mut app = playing(ColorChoice::Black);
    app.drive(BLACK_WINS);
    let effects = app.tell(PlayEvent::Review);
    assert_eq!(app.screen(), ScreenName::Review);
    (app, effects)
}

/// An app that looks at a text.
fn looking_at(text: &str) -> App {
    let mut app = app();
    app.tell(ScreenName::Review);
    assert!(analysis(&app.tell(ReviewEvent::Paste(text.to_owned()))).is_some());
    app
}

#[test]
fn the_result_sheet_leads_to_its_game_which_is_analysed() {
    let (mut app, effects) = looking();
    let asked = analysis(&effects).unwrap();
    assert_eq!(asked.game, Game::from_record(BLACK_WINS).unwrap());
    assert!(asked.known.iter().all(|known| *known == Known::Nothing));
    app.tell(Event::Back);
    assert_eq!(app.screen(), ScreenName::Home);
}

#[test]
fn a_game_that_ended_before_midnight_keeps_its_date_when_it_is_reviewed_after_it() {
    let mut app = playing(ColorChoice::Black);
    app.drive(BLACK_WINS);
    app.date_is("2026-11-22");
    let effects = app.tell(PlayEvent::Review);
    let asked = analysis(&effects).unwrap();
    app.tell(judged(asked, 0, 0, Care::Full));
    let effects = app.tell(Event::Back);
    let ended = kept(&effects).map(|kept| kept.date);
    assert_eq!(ended, Some(date("2026-11-21")));
}

#[test]
fn an_analysis_that_is_done_is_kept_and_not_asked_for_again() {
    let (mut app, effects) = looking();
    let asked = analysis(&effects).unwrap().clone();
    let mut last = Vec::new();
    for turn in (0..asked.game.turns().len()).rev() {
        assert_eq!(kept(&last), None, "not before it is done");
        app.tell(judged(&asked, turn, 0, Care::Glance));
        let loss = i32::from(turn == 0) * 13;
        last = app.tell(judged(&asked, turn, loss, Care::Full));
    }
    let game = kept(&last).unwrap().clone();
    assert_eq!(game.accuracy(Color::White), Some(100));
    assert_eq!(
        game.accuracy(Color::Black),
        Some(95),
        "one point a placement"
    );
    assert_eq!(shown(&app).accuracy.black, game.accuracy(Color::Black));
    let effects = app.tell(Event::Back);
    assert_eq!(kept(&effects), None, "there is no news");
    app.tell(ScreenName::Review);
    let effects = app.tell(ReviewEvent::Show(Box::new(game)));
    assert_eq!(analysis(&effects), None);
    assert_eq!(shown(&app).worst, vec![0]);
}

#[test]
fn leaving_stops_and_keeps_what_is_known_and_returning_goes_on_from_there() {
    let (mut app, effects) = looking();
    let asked = analysis(&effects).unwrap().clone();
    let count = asked.game.turns().len();
    app.tell(judged(&asked, count - 1, 0, Care::Full));
    app.tell(judged(&asked, 0, 9, Care::Glance));
    let effects = app.tell(Event::Back);
    assert!(effects.contains(&STOP));
    let game = kept(&effects).unwrap().clone();
    assert_eq!(game.accuracy(Color::White), None, "not all is known");
    assert!(app.tell(judged(&asked, 1, 0, Care::Full)).is_empty());
    app.tell(ScreenName::Review);
    let effects = app.tell(ReviewEvent::Show(Box::new(game)));
    let again = analysis(&effects).unwrap();
    assert_ne!(again.question, asked.question);
    assert_eq!(again.known[count - 1], Known::Exact(4));
    assert!(
        again.known[..count - 1]
            .iter()
            .all(|known| *known == Known::Nothing)
    );
    assert!(app.tell(Event::Suspended).contains(&STOP));
    assert!(analysis(&app.tell(Event::Resumed)).is_some());
    let again = app.tell(Event::Resumed);
    assert_eq!(analysis(&again), None, "it is on its way");
}

#[test]
fn what_is_played_on_is_in_no_book_and_costs_nothing_to_leave() {
    let (mut app, _) = looking();
    let before = (app.records(), app.profile().matches().len());
    app.tell(ReviewEvent::Walk(Walk::To(3)));
    let effects = app.tell(ReviewEvent::PlayOn(CpuLevel::One));
    assert_eq!(app.screen(), ScreenName::Play);
    assert_eq!(app.placed(), 3);
    assert!(kept(&effects).is_none());
    let rest: Vec<&str> = BLACK_WINS.split_whitespace().skip(3).collect();
    let effects = app.drive(&rest.join(" "));
    assert_eq!(kept(&effects), None);
    let sheet = app.sheet();
    assert!(!sheet.again);
    assert_eq!(sheet.earned, Earned::default());
    app.tell(PlayEvent::Close);
    assert_eq!((app.records(), app.profile().matches().len()), before);
    assert_eq!(killed(&app).profile().matches().len(), before.1);
}

#[test]
fn leaving_what_is_played_on_asks_nothing_and_a_kill_brings_it_back() {
    let (mut app, _) = looking();
    app.tell(ReviewEvent::Walk(Walk::To(4)));
    app.tell(ReviewEvent::PlayOn(CpuLevel::One));
    app.drive("B8 BJ[B]");
    let mut app = killed(&app);
    assert!(app.home().paused.is_some());
    app.tell(ScreenName::Play);
    assert_eq!(app.placed(), 6);
    app.tell(PlayEvent::Quit);
    assert_eq!((app.overlay(), app.screen()), (None, ScreenName::Home));
    assert_eq!(app.profile().matches().len(), 1);
}

#[test]
fn a_game_from_elsewhere_is_played_on_from_there_and_comes_back_there() {
    let mut app = looking_at(FROM_ELSEWHERE);
    let there = Game::from_record(FROM_ELSEWHERE).unwrap();
    app.tell(ReviewEvent::Walk(Walk::To(2)));
    assert!(shown(&app).can_play_on);
    app.tell(ReviewEvent::PlayOn(CpuLevel::One));
    app.drive("C5 B1[W]");
    let game = |app: &App| app.current().game().clone();
    assert_eq!(game(&app), there);
    let back = killed(&app);
    assert_eq!(game(&back), there, "position, start and ko memory");
}

#[test]
fn a_finished_position_is_not_played_on_from() {
    let (mut app, _) = looking();
    assert!(!shown(&app).can_play_on);
    app.tell(ReviewEvent::PlayOn(CpuLevel::One));
    assert_eq!(app.screen(), ScreenName::Review);
}

#[test]
fn playing_on_while_a_match_is_paused_asks_what_becomes_of_it() {
    let mut app = playing(ColorChoice::Black);
    app.drive("B1[B] B7[W]");
    app.tell(ScreenName::Review);
    app.tell(ReviewEvent::Paste(BLACK_WINS.to_owned()));
    app.tell(ReviewEvent::Walk(Walk::First));
    app.tell(ReviewEvent::PlayOn(CpuLevel::One));
    assert_eq!(
        app.confirms(),
        Some(ConfirmView::ReplacePaused { loses: true })
    );
    app.tell(Event::Decline);
    assert_eq!(app.screen(), ScreenName::Review);
    assert_eq!(shown(&app).place, session::review::Place::Game(0));
}

#[test]
fn nonsense_is_told_with_its_place_and_a_deleted_game_comes_back() {
    let mut app = app();
    app.tell(ScreenName::Review);
    for (text, line, number) in [("B4 BX\nBJ[W] Z9", 2, 4), ("B4 B4", 1, 2)] {
        app.tell(ReviewEvent::Paste(text.to_owned()));
        let ReviewScreenView::List {
            fault: Some(PasteFault::Record(error)),
            ..
        } = app.review()
        else {
            panic!("{text} was taken");
        };
        assert_eq!((error.line, error.number), (line, number));
    }
    for text in ["", " \n = B4"] {
        app.tell(ReviewEvent::Paste(text.to_owned()));
        let fault = Some(PasteFault::Empty);
        assert!(
            matches!(app.review(), ReviewScreenView::List { fault: found, .. } if found == fault)
        );
    }
    let mut won = self::app();
    won.drive_to_game(ColorChoice::Black);
    let game = kept(&won.drive(BLACK_WINS)).unwrap().clone();
    let effects = app.tell(ReviewEvent::Delete(Box::new(game.clone())));
    assert_eq!(effects, vec![Effect::Forget(game.key)]);
    let effects = app.tell(ReviewEvent::Restore);
    assert_eq!(kept(&effects), Some(&game));
    assert!(app.tell(ReviewEvent::Restore).is_empty());
}

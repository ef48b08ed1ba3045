//! Looking at games again: from the result sheet, from the list, from a text; coming back; playing on.
use super::*;
use crate::progress::KeptGame;
use crate::session::review::Walk;
use rsg_engine::{Care, Game, Judgement, Known};

fn review(app: &mut App, event: ReviewEvent) -> Vec<Effect> {
    app.apply(Event::Review(event))
}

fn analysis(effects: &[Effect]) -> Option<&Analysis> {
    effects.iter().find_map(|effect| match effect {
        Effect::Analyse(analysis) => Some(&**analysis),
        _ => None,
    })
}

fn kept(effects: &[Effect]) -> Option<&KeptGame> {
    effects.iter().find_map(|effect| match effect {
        Effect::Keep(kept) => Some(&**kept),
        _ => None,
    })
}

/// A proved word on a turn: it lost so much.
fn judgement(game: &Game, turn: usize, loss: i32) -> Judgement {
    let played = &game.turns()[turn];
    Judgement {
        turn,
        by: played.by,
        played: played.mv,
        best: played.mv,
        before: 4 + loss,
        after: 4,
        loss,
        line: vec![played.mv],
        exact: true,
    }
}

fn tell(app: &mut App, question: u64, judgement: Judgement, care: Care) -> Vec<Effect> {
    app.apply(Event::Judged {
        question,
        judgement: Box::new(judgement),
        care,
    })
}

fn shown(app: &App) -> crate::session::review::ReviewView {
    match app.review() {
        ReviewScreenView::Game { view, .. } => *view,
        ReviewScreenView::List { .. } => panic!("the list is shown"),
    }
}

/// An app that looks at the game it has just won, and what it asked for.
fn looking() -> (App, Vec<Effect>) {
    let mut app = app();
    drive_to_game(&mut app, ColorChoice::Black);
    drive(&mut app, BLACK_WINS);
    let effects = play(&mut app, PlayEvent::Review);
    assert_eq!(app.screen(), Screen::Review);
    (app, effects)
}

/// An app that looks at a text.
fn looking_at(text: &str) -> App {
    let mut app = app();
    open(&mut app, Screen::Review);
    assert!(analysis(&review(&mut app, ReviewEvent::Paste(text.to_owned()))).is_some());
    app
}

#[test]
fn the_result_sheet_leads_to_its_game_which_is_analysed() {
    let (mut app, effects) = looking();
    let asked = analysis(&effects).unwrap();
    assert_eq!(asked.game, Game::from_record(BLACK_WINS).unwrap());
    assert!(asked.known.iter().all(|known| *known == Known::Nothing));
    let _ = app.apply(Event::Back);
    assert_eq!(app.screen(), Screen::Home);
}

#[test]
fn a_game_that_ended_before_midnight_keeps_its_date_when_it_is_reviewed_after_it() {
    let mut app = app();
    drive_to_game(&mut app, ColorChoice::Black);
    drive(&mut app, BLACK_WINS);
    let _ = app.apply(Event::DateIs(date("2026-11-22")));
    let effects = play(&mut app, PlayEvent::Review);
    let asked = analysis(&effects).unwrap();
    let known = judgement(&asked.game, 0, 0);
    let _ = tell(&mut app, asked.question, known, Care::Full);
    let effects = app.apply(Event::Back);
    let ended = kept(&effects).map(|kept| kept.finished);
    assert_eq!(ended, Some(date("2026-11-21")));
}

#[test]
fn an_analysis_that_is_done_is_kept_and_not_asked_for_again() {
    let (mut app, effects) = looking();
    let asked = analysis(&effects).unwrap().clone();
    let mut last = Vec::new();
    for turn in (0..asked.game.turns().len()).rev() {
        assert_eq!(kept(&last), None, "not before it is done");
        let _ = tell(
            &mut app,
            asked.question,
            judgement(&asked.game, turn, 0),
            Care::Glance,
        );
        let loss = i32::from(turn == 0) * 13;
        last = tell(
            &mut app,
            asked.question,
            judgement(&asked.game, turn, loss),
            Care::Full,
        );
    }
    let game = kept(&last).unwrap().clone();
    assert_eq!(game.accuracy(Color::White), Some(100));
    assert_eq!(
        game.accuracy(Color::Black),
        Some(95),
        "one point a placement"
    );
    assert_eq!(shown(&app).accuracy.black, game.accuracy(Color::Black));
    let effects = app.apply(Event::Back);
    assert_eq!(kept(&effects), None, "there is no news");
    open(&mut app, Screen::Review);
    let effects = review(&mut app, ReviewEvent::Show(Box::new(game)));
    assert_eq!(analysis(&effects), None);
    assert_eq!(shown(&app).worst, vec![0]);
}

#[test]
fn leaving_stops_and_keeps_what_is_known_and_returning_goes_on_from_there() {
    let (mut app, effects) = looking();
    let asked = analysis(&effects).unwrap().clone();
    let count = asked.game.turns().len();
    let _ = tell(
        &mut app,
        asked.question,
        judgement(&asked.game, count - 1, 0),
        Care::Full,
    );
    let _ = tell(
        &mut app,
        asked.question,
        judgement(&asked.game, 0, 9),
        Care::Glance,
    );
    let effects = app.apply(Event::Back);
    assert!(effects.contains(&Effect::StopThinking));
    let game = kept(&effects).unwrap().clone();
    assert_eq!(game.accuracy(Color::White), None, "not all is known");
    let late = judgement(&asked.game, 1, 0);
    assert!(tell(&mut app, asked.question, late, Care::Full).is_empty());
    open(&mut app, Screen::Review);
    let effects = review(&mut app, ReviewEvent::Show(Box::new(game)));
    let again = analysis(&effects).unwrap();
    assert_ne!(again.question, asked.question);
    assert_eq!(again.known[count - 1], Known::Exact(4));
    assert!(
        again.known[..count - 1]
            .iter()
            .all(|known| *known == Known::Nothing)
    );
    assert!(app.apply(Event::Suspended).contains(&Effect::StopThinking));
    let looked_at = Event::Resumed {
        today: date("2026-11-21"),
    };
    assert!(analysis(&app.apply(looked_at.clone())).is_some());
    assert_eq!(analysis(&app.apply(looked_at)), None, "it is on its way");
}

#[test]
fn what_is_played_on_is_in_no_book_and_costs_nothing_to_leave() {
    let (mut app, _) = looking();
    let before = (app.records(), app.profile().matches().len());
    review(&mut app, ReviewEvent::Walk(Walk::To(3)));
    let effects = review(&mut app, ReviewEvent::PlayOn(CpuLevel::One));
    assert_eq!(app.screen(), Screen::Play);
    assert_eq!(turns(&app), 3);
    assert!(kept(&effects).is_none());
    let rest: Vec<&str> = BLACK_WINS.split_whitespace().skip(3).collect();
    let effects = drive(&mut app, &rest.join(" "));
    assert_eq!(kept(&effects), None);
    let sheet = result(&app);
    assert!(!sheet.again);
    assert_eq!(sheet.earned, Earned::default());
    play(&mut app, PlayEvent::Close);
    assert_eq!((app.records(), app.profile().matches().len()), before);
    assert_eq!(killed(&app).profile().matches().len(), before.1);
}

#[test]
fn leaving_what_is_played_on_asks_nothing_and_a_kill_brings_it_back() {
    let (mut app, _) = looking();
    review(&mut app, ReviewEvent::Walk(Walk::To(4)));
    review(&mut app, ReviewEvent::PlayOn(CpuLevel::One));
    drive(&mut app, "B8 BJ[B]");
    let mut app = killed(&app);
    assert!(app.home().paused.is_some());
    open(&mut app, Screen::Play);
    assert_eq!(turns(&app), 6);
    play(&mut app, PlayEvent::Quit);
    assert_eq!((app.overlay(), app.screen()), (None, Screen::Home));
    assert_eq!(app.profile().matches().len(), 1);
}

#[test]
fn a_game_from_elsewhere_is_played_on_from_there_and_comes_back_there() {
    let mut app = looking_at(FROM_ELSEWHERE);
    let there = Game::from_record(FROM_ELSEWHERE).unwrap();
    review(&mut app, ReviewEvent::Walk(Walk::To(2)));
    assert!(shown(&app).can_play_on);
    review(&mut app, ReviewEvent::PlayOn(CpuLevel::One));
    drive(&mut app, "C5 B1[W]");
    let game = |app: &App| app.running.as_ref().unwrap().game.game().clone();
    assert_eq!(game(&app), there);
    let back = killed(&app);
    assert_eq!(game(&back), there, "position, start and ko memory");
}

#[test]
fn a_finished_position_is_not_played_on_from() {
    let (mut app, _) = looking();
    assert!(!shown(&app).can_play_on);
    review(&mut app, ReviewEvent::PlayOn(CpuLevel::One));
    assert_eq!(app.screen(), Screen::Review);
}

#[test]
fn playing_on_while_a_match_is_paused_asks_what_becomes_of_it() {
    let mut app = app();
    drive_to_game(&mut app, ColorChoice::Black);
    drive(&mut app, "B1[B] B7[W]");
    open(&mut app, Screen::Review);
    review(&mut app, ReviewEvent::Paste(BLACK_WINS.to_owned()));
    review(&mut app, ReviewEvent::Walk(Walk::First));
    review(&mut app, ReviewEvent::PlayOn(CpuLevel::One));
    assert_eq!(
        app.overlay(),
        Some(Overlay::ReplacePausedQuestion { loses: true })
    );
    let _ = app.apply(Event::Decline);
    assert_eq!(app.screen(), Screen::Review);
    assert_eq!(shown(&app).place, crate::session::review::Place::Game(0));
}

#[test]
fn nonsense_is_told_with_its_place_and_a_deleted_game_comes_back() {
    let mut app = app();
    open(&mut app, Screen::Review);
    for (text, line, number) in [("B4 BX\nBJ[W] Z9", 2, 4), ("B4 B4", 1, 2)] {
        review(&mut app, ReviewEvent::Paste(text.to_owned()));
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
        review(&mut app, ReviewEvent::Paste(text.to_owned()));
        let fault = Some(PasteFault::Empty);
        assert!(
            matches!(app.review(), ReviewScreenView::List { fault: found, .. } if found == fault)
        );
    }
    let mut won = self::app();
    drive_to_game(&mut won, ColorChoice::Black);
    let game = kept(&drive(&mut won, BLACK_WINS)).unwrap().clone();
    let effects = review(&mut app, ReviewEvent::Delete(Box::new(game.clone())));
    assert_eq!(effects, vec![Effect::Forget(game.key)]);
    let effects = review(&mut app, ReviewEvent::Restore);
    assert_eq!(kept(&effects), Some(&game));
    assert!(review(&mut app, ReviewEvent::Restore).is_empty());
}

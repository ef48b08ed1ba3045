//! The mistakes of a game that is looked at: found again, shown, kept for practice.
use super::*;
use crate::session::BoardView;
use crate::session::CellView;
use rsg_classics::Points;

fn cells(app: &App) -> Vec<CellView> {
    match shown(app).board {
        BoardView::Star { cells, .. } => cells,
        other => panic!("{other:?}"),
    }
}

#[test]
fn only_ones_own_mistakes_are_gone_through() {
    let (mut app, effects) = looking();
    let asked = analysis(&effects).unwrap();
    let own = Whose::Side(Color::Black);
    let none_yet = MistakesView::Judging(vec![(own, false)]);
    assert_eq!(shown(&app).mistakes, none_yet);
    // Before that nothing begins.
    app.tell(ReviewEvent::Mistakes(MistakeEvent::Begin(Whose::Both)));
    assert_eq!(shown(&app).mistakes, none_yet);
    judge_all(&mut app, &asked, |turn| if turn < 4 { 9 } else { 1 });
    assert_eq!(shown(&app).mistakes, MistakesView::Counted(vec![(own, 2)]));
    let (mut two, asked) = pasted(BLACK_WINS);
    judge_all(&mut two, &asked, |turn| if turn < 3 { 9 } else { 1 });
    let sides = vec![
        (Whose::Side(Color::Black), 2),
        (Whose::Side(Color::White), 1),
        (Whose::Both, 3),
    ];
    assert_eq!(shown(&two).mistakes, MistakesView::Counted(sides));
}

#[test]
fn mistakes_open_as_soon_as_one_is_known_and_are_counted_once_all_are() {
    let (mut app, effects) = looking();
    let asked = analysis(&effects).unwrap();
    let own = Whose::Side(Color::Black);
    app.tell(judged(&asked, 2, 9, Care::Glance));
    let guessed = shown(&app).mistakes;
    assert_eq!(guessed, MistakesView::Judging(vec![(own, false)]));
    for turn in [2, 4] {
        app.tell(judged(&asked, turn, 9, Care::Full));
        let known = MistakesView::Judging(vec![(own, true)]);
        assert_eq!(shown(&app).mistakes, known, "no number that changes");
    }
    app.tell(ReviewEvent::Mistakes(MistakeEvent::Begin(own)));
    assert!(matches!(shown(&app).mistakes, MistakesView::Running(_)));
}

/// An app in the mistakes of the game it has just won: the placements 0 and 2 were any other than the ones played.
fn in_mistakes() -> (App, Asked<Analysis>) {
    let (mut app, effects) = looking();
    let asked = analysis(&effects).unwrap();
    for turn in 0..asked.game.turns().len() {
        let loss = if turn == 0 || turn == 2 { 9 } else { 0 };
        let mut judgement = judgement(&asked, turn, loss);
        if 0 < loss {
            judgement.best = another(&asked.game, turn, 0);
            judgement.line = vec![judgement.best];
        }
        let finding = Finding::Judged(Box::new(judgement), Care::Full);
        app.tell(answer(asked.number, finding));
    }
    app.tell(answer(asked.number, Finding::Done));
    let own = Whose::Side(Color::Black);
    app.tell(ReviewEvent::Mistakes(MistakeEvent::Begin(own)));
    (app, asked)
}

/// Placements without a call that could have been played instead.
fn another(game: &Game, turn: usize, number: usize) -> Move {
    let mut before = game.clone();
    while turn < before.turns().len() {
        before.undo();
    }
    let played = game.turns()[turn].mv;
    let mut plain = before.moves().into_iter().filter(|mv| {
        mv.cell != played.cell
            && matches!(before.calls(mv.cell), rsg_engine::Calls::Needless { .. })
    });
    plain.nth(number).unwrap()
}

fn mistake(app: &App) -> session::review::MistakeView {
    match shown(app).mistakes {
        MistakesView::Running(mistake) => mistake,
        other => panic!("no mistake is shown but {other:?}"),
    }
}

#[test]
fn a_better_placement_is_found_after_others_were_tried() {
    let (mut app, asked) = in_mistakes();
    let view = mistake(&app);
    assert_eq!(
        (view.number, view.count, view.cost),
        (1, 2, Points::whole(9))
    );
    let played = asked.game.turns()[0].mv;
    assert_eq!(view.played, played.into());
    assert_eq!(shown(&app).place, session::review::Place::Game(0));
    assert!(cells(&app).iter().any(|cell| cell.mark != Mark::None));
    // What was played is known to be wrong.
    let effects = app.tell(BoardEvent::Tap(played.cell.into()));
    if app.asks_for_call() {
        app.tell(BoardEvent::Call(played.call.unwrap()));
    }
    assert_eq!(analysis(&effects), None);
    assert!(matches!(mistake(&app).answer, MistakeAnswer::Wrong(tried) if tried.is_played));
    // Another one only the engine can judge: worse than the best, but better than what was played.
    let tried = another(&asked.game, 0, 1);
    let effects = app.tell(BoardEvent::Tap(tried.cell.into()));
    let check = analysis(&effects).unwrap();
    assert_eq!(check.effort, Effort::Check);
    assert_eq!(check.game.turns().last().unwrap().mv, tried);
    assert_eq!(check.known, vec![Known::Before(13)]);
    assert_eq!(mistake(&app).answer, MistakeAnswer::Checking(tried.into()));
    app.tell(judged(&check, 0, 3, Care::Glance));
    assert_eq!(
        mistake(&app).answer,
        MistakeAnswer::Checking(tried.into()),
        "a guess"
    );
    app.tell(judged(&check, 0, 3, Care::Full));
    let MistakeAnswer::Wrong(verdict) = mistake(&app).answer else {
        panic!("it costs 3 points");
    };
    assert!(verdict.is_better && verdict.exact && verdict.cost == Points::whole(3));
    // The best one needs no engine.
    let best = another(&asked.game, 0, 0);
    assert_eq!(analysis(&app.tell(BoardEvent::Tap(best.cell.into()))), None);
    let found = MistakeAnswer::Found {
        play: best.into(),
        is_named: true,
    };
    assert_eq!(mistake(&app).answer, found);
    assert_eq!(shown(&app).last, Some((Color::Black, best.into())));
    app.tell(BoardEvent::Tap(best.cell.into()));
    assert_eq!(mistake(&app).answer, found, "the board is only read now");
}

#[test]
fn an_equally_good_placement_is_right_and_a_doubtful_estimate_is_no_reproach() {
    for (exact, loss, is_right) in [(true, 0, true), (true, 1, false), (false, 2, true)] {
        let (mut app, asked) = in_mistakes();
        let tried = another(&asked.game, 0, 1);
        let check = analysis(&app.tell(BoardEvent::Tap(tried.cell.into())))
            .unwrap()
            .clone();
        app.tell(if exact {
            judged(&check, 0, loss, Care::Full)
        } else {
            estimated(&check, 0, loss)
        });
        let right = MistakeAnswer::Found {
            play: tried.into(),
            is_named: false,
        };
        assert_eq!(mistake(&app).answer == right, is_right, "{exact} {loss}");
    }
}

#[test]
fn the_solution_is_shown_then_the_next_mistake_and_at_last_how_many_were_found() {
    let (mut app, asked) = in_mistakes();
    let tell = |app: &mut App, event| app.tell(ReviewEvent::Mistakes(event));
    tell(&mut app, MistakeEvent::Show);
    assert_eq!(mistake(&app).answer, MistakeAnswer::Shown);
    assert_eq!(shown(&app).line, vec![another(&asked.game, 0, 0).into()]);
    app.tell(ReviewEvent::Walk(Walk::Back));
    app.tell(ReviewEvent::Walk(Walk::Back));
    let at_its_start = session::review::Place::Line { turn: 0, played: 0 };
    assert_eq!(shown(&app).place, at_its_start, "the line ends there");
    tell(&mut app, MistakeEvent::Next(1));
    tell(&mut app, MistakeEvent::Next(1));
    assert_eq!(
        mistake(&app).number,
        2,
        "a second tap was meant for the first"
    );
    assert_eq!(shown(&app).place, session::review::Place::Game(2));
    app.tell(ReviewEvent::Walk(Walk::Forward));
    assert_eq!(mistake(&app).answer, MistakeAnswer::Open, "the board waits");
    app.tell(BoardEvent::Tap(another(&asked.game, 2, 0).cell.into()));
    tell(&mut app, MistakeEvent::Next(2));
    let done = MistakesView::Done { found: 1, count: 2 };
    assert_eq!(shown(&app).mistakes, done);
    tell(&mut app, MistakeEvent::End);
    assert!(matches!(shown(&app).mistakes, MistakesView::Counted(_)));
    assert_eq!(shown(&app).place, session::review::Place::Game(3));
}

#[test]
fn back_ends_the_mistakes_and_not_the_review() {
    let (mut app, asked) = in_mistakes();
    let check = app.tell(BoardEvent::Tap(another(&asked.game, 0, 1).cell.into()));
    assert!(analysis(&check).is_some());
    let effects = app.tell(Event::Back);
    assert!(effects.contains(&STOP), "the answer is not wanted any more");
    assert_eq!(app.screen(), ScreenName::Review);
    assert!(matches!(shown(&app).mistakes, MistakesView::Counted(_)));
    // So does going to another place of the game.
    app.tell(ReviewEvent::Mistakes(MistakeEvent::Begin(Whose::Side(
        Color::Black,
    ))));
    app.tell(ReviewEvent::Walk(Walk::To(5)));
    assert_eq!(shown(&app).place, session::review::Place::Game(5));
    app.tell(Event::Back);
    assert_eq!(app.screen(), ScreenName::Home);
}

#[test]
fn a_check_goes_on_after_a_phone_call_and_no_answer_leaves_the_board_open() {
    let (mut app, asked) = in_mistakes();
    let tried = another(&asked.game, 0, 1);
    app.tell(BoardEvent::Tap(tried.cell.into()));
    assert!(app.tell(Event::Suspended).contains(&STOP));
    let effects = app.tell(Event::Resumed);
    let check = analysis(&effects).unwrap();
    assert_eq!(check.effort, Effort::Check);
    app.tell(answer(check.number, Finding::Done));
    assert_eq!(mistake(&app).answer, MistakeAnswer::Open);
}

#[test]
fn a_call_that_matters_is_asked_for_while_a_better_placement_is_looked_for() {
    let mut game = Game::from_record(BOTH_CALLS).unwrap();
    let played = game.moves().into_iter().find(|mv| mv.call.is_none());
    game.play(played.unwrap()).unwrap();
    let (mut app, asked) = pasted(&game.record());
    let last = asked.game.turns().len() - 1;
    judge_all(&mut app, &asked, |turn| if turn == last { 9 } else { 0 });
    app.tell(ReviewEvent::Mistakes(MistakeEvent::Begin(Whose::Both)));
    let mut before = asked.game.clone();
    before.undo();
    let asks = Cell::ALL.into_iter().find(|&cell| {
        let calls = [Color::Black, Color::White].map(|color| Move::calling(cell, color));
        matches!(
            before.calls(cell),
            rsg_engine::Calls::Needed { same: false, .. }
        ) && calls.iter().all(|call| before.moves().contains(call))
    });
    let cell = asks.unwrap();
    app.tell(BoardEvent::Tap(cell.into()));
    assert!(app.asks_for_call());
    app.tell(BoardEvent::PreviewCall(Some(Color::White)));
    assert!(cells(&app).iter().any(|cell| cell.called.is_some()));
    app.tell(Event::Back);
    assert!(!app.asks_for_call());
    assert_eq!(mistake(&app).answer, MistakeAnswer::Open);
    app.tell(BoardEvent::Tap(cell.into()));
    let effects = app.tell(BoardEvent::Call(Color::White));
    let mv = analysis(&effects).unwrap().game.turns().last().unwrap().mv;
    assert_eq!(mv, Move::calling(cell, Color::White));
}

/// The judgement of the player's own placement as a mistake with one better placement, proved.
fn only(asked: &Asked<Analysis>, turn: usize, exact: bool) -> Event {
    let best = another(&asked.game, turn, 0);
    let judgement = Judgement {
        best,
        line: vec![best],
        exact,
        only: exact,
        ..judgement(asked, turn, 9)
    };
    let finding = Finding::Judged(Box::new(judgement), Care::Full);
    answer(asked.number, finding)
}

#[test]
fn a_mistake_of_ones_own_with_one_better_placement_is_kept_for_practice() {
    let (mut app, effects) = looking();
    let asked = analysis(&effects).unwrap();
    app.tell(judged(&asked, 0, 9, Care::Full));
    app.tell(only(&asked, 1, true));
    app.tell(only(&asked, 4, false));
    assert!(
        app.profile().puzzles.mistakes().is_empty(),
        "the CPU's, an estimate, several better ones"
    );
    let effects = app.tell(only(&asked, 2, true));
    assert!(effects.contains(&Effect::SaveSoon));
    app.tell(only(&asked, 2, true));
    let kept = app.profile().puzzles.mistakes();
    assert_eq!(kept.len(), 1);
    assert_eq!(kept[0].id().1.len(), 3);
    assert_eq!(kept[0].due(), app.today() + chrono::Days::new(1));
}

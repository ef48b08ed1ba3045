//! Looking at games again: from the result sheet, from the list, from a text; coming back; playing on.
use super::*;
use crate::progress::Accuracy;
use rsg_engine::{Care, Game, Known};
use session::review::{Answer, Effort, MistakeEvent, MistakesView, Walk, Whose};

fn analysis(effects: &[Effect]) -> Option<&Analysis> {
    effects.iter().find_map(|effect| match effect {
        Effect::Analyse(analysis) => Some(&**analysis),
        _ => None,
    })
}

fn shown(app: &App) -> session::review::ReviewView {
    match app.review() {
        ReviewScreenView::Game { view, .. } => *view,
        other => panic!("{other:?} is shown"),
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

/// An app that looks at a text, and what it asked for.
fn pasted(text: &str) -> (App, Analysis) {
    let mut app = app();
    app.tell(ScreenName::Review);
    let effects = app.tell(ReviewEvent::Paste(text.to_owned()));
    let asked = analysis(&effects).unwrap().clone();
    (app, asked)
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
    for turn in (0..asked.game.turns().len()).rev() {
        assert_eq!(shown(&app).accuracy.white, None, "not before it is done");
        app.tell(judged(&asked, turn, 0, Care::Glance));
        let loss = i32::from(turn == 0) * 13;
        let effects = app.tell(judged(&asked, turn, loss, Care::Full));
        assert_eq!(kept(&effects), None, "not before it is done");
    }
    let question = asked.question;
    let last = app.tell(Event::Analysed { question });
    let game = kept(&last).unwrap().clone();
    let of = |side| Accuracy::of(side, &game.game(), &game.analysis);
    let exact = |percent| Accuracy {
        percent,
        exact: true,
    };
    assert_eq!(of(Color::White), Some(exact(100)));
    assert!(of(Color::Black).is_some_and(|found| found.percent < 95));
    assert_eq!(shown(&app).accuracy.black, of(Color::Black));
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
    let accuracy = Accuracy::of(Color::White, &game.game(), &game.analysis);
    assert_eq!(accuracy, None, "not all is known");
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
    assert_eq!(sheet.earned, Earned::default());
    app.tell(PlayEvent::Again);
    assert_eq!(app.placed(), 3, "from the same place once more");
    assert_eq!(app.board().own, Color::White);
    app.tell(PlayEvent::Quit);
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
    let (mut app, _) = pasted(FROM_ELSEWHERE);
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

/// The whole first round of a game's analysis: each placement costs so many points.
fn judge_all(app: &mut App, asked: &Analysis, cost: impl Fn(usize) -> i32) -> Vec<Effect> {
    for turn in 0..asked.game.turns().len() {
        app.tell(judged(asked, turn, cost(turn), Care::Full));
    }
    app.tell(Event::Analysed {
        question: asked.question,
    })
}

/// An estimate of a placement.
fn estimated(asked: &Analysis, turn: usize, loss: i32) -> Event {
    let Event::Judged {
        question,
        mut judgement,
        care,
    } = judged(asked, turn, loss, Care::Full)
    else {
        unreachable!("it makes no other event");
    };
    judgement.exact = false;
    Event::Judged {
        question,
        judgement,
        care,
    }
}

#[test]
fn what_is_estimated_is_gone_on_with_in_the_background_as_often_as_it_is_worth() {
    for thorough in [false, true] {
        let mut profile = still_profile();
        profile.settings.thorough = thorough;
        let mut app = app_with(profile);
        app.drive_to_game(ColorChoice::Black);
        app.drive(BLACK_WINS);
        let mut effects = app.tell(PlayEvent::Review);
        let mut efforts = Vec::new();
        while let Some(asked) = analysis(&effects).cloned() {
            efforts.push(asked.effort);
            assert_eq!(asked.known[1], Known::Nothing, "it is an estimate");
            let first = efforts.len() == 1;
            assert_eq!(asked.known[0] == Known::Nothing, first, "it is proved");
            app.tell(judged(&asked, 0, 0, Care::Full));
            for turn in 1..asked.game.turns().len() {
                app.tell(estimated(&asked, turn, 1));
            }
            assert!(!shown(&app).progress.is_done);
            let question = asked.question;
            effects = app.tell(Event::Analysed { question });
            assert!(kept(&effects).is_some(), "what a round found is kept");
        }
        let rounds = [Effort::First, Effort::More, Effort::Thorough];
        assert_eq!(efforts, rounds[..if thorough { 3 } else { 2 }]);
        let progress = shown(&app).progress;
        assert!(progress.is_done);
        assert_eq!((progress.judged, progress.proved), (progress.count, 1));
        let game = kept(&effects).unwrap().clone();
        app.tell(Event::Back);
        app.tell(ScreenName::Review);
        let effects = app.tell(ReviewEvent::Show(Box::new(game)));
        assert_eq!(analysis(&effects), None, "all rounds are over");
    }
}

#[test]
fn nothing_is_thought_about_while_the_app_is_hidden_and_then_the_round_begins_again() {
    let (mut app, effects) = looking();
    let asked = analysis(&effects).unwrap().clone();
    for turn in 0..asked.game.turns().len() {
        app.tell(estimated(&asked, turn, 1));
    }
    let question = asked.question;
    let effects = app.tell(Event::Analysed { question });
    let more = analysis(&effects).unwrap().clone();
    assert_eq!(more.effort, Effort::More);
    app.tell(judged(&more, 2, 3, Care::Full));
    let effects = app.tell(Event::Suspended);
    assert!(effects.contains(&STOP) && analysis(&effects).is_none());
    let late = Event::Analysed {
        question: more.question,
    };
    assert_eq!(analysis(&app.tell(late)), None, "nobody looks");
    let effects = app.tell(Event::Resumed);
    let again = analysis(&effects).unwrap();
    assert_eq!(again.effort, Effort::More);
    assert_eq!(again.known[2], Known::Exact(7), "what is proved stays");
    assert_eq!(again.known[3], Known::Nothing);
}

#[test]
fn only_ones_own_mistakes_are_gone_through() {
    let (mut app, effects) = looking();
    let asked = analysis(&effects).unwrap().clone();
    assert_eq!(shown(&app).mistakes, MistakesView::Waiting);
    // Before that nothing begins.
    app.tell(ReviewEvent::Mistakes(MistakeEvent::Begin(Whose::Both)));
    assert_eq!(shown(&app).mistakes, MistakesView::Waiting);
    judge_all(&mut app, &asked, |turn| if turn < 4 { 9 } else { 1 });
    let own = Whose::Side(Color::Black);
    assert_eq!(shown(&app).mistakes, MistakesView::Offered(vec![(own, 2)]));
    let (mut two, asked) = pasted(BLACK_WINS);
    judge_all(&mut two, &asked, |turn| if turn < 3 { 9 } else { 1 });
    let sides = vec![
        (Whose::Side(Color::Black), 2),
        (Whose::Side(Color::White), 1),
        (Whose::Both, 3),
    ];
    assert_eq!(shown(&two).mistakes, MistakesView::Offered(sides));
}

/// An app in the mistakes of the game it has just won: the placements 0 and 2 were any other than the ones played.
fn in_mistakes() -> (App, Analysis) {
    let (mut app, effects) = looking();
    let asked = analysis(&effects).unwrap().clone();
    for turn in 0..asked.game.turns().len() {
        let loss = if turn == 0 || turn == 2 { 9 } else { 0 };
        let Event::Judged {
            question,
            mut judgement,
            care,
        } = judged(&asked, turn, loss, Care::Full)
        else {
            unreachable!("it makes no other event");
        };
        if 0 < loss {
            judgement.best = another(&asked.game, turn, 0);
            judgement.line = vec![judgement.best];
        }
        app.tell(Event::Judged {
            question,
            judgement,
            care,
        });
    }
    app.tell(Event::Analysed {
        question: asked.question,
    });
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
    assert_eq!((view.number, view.count, view.cost), (1, 2, 9));
    assert_eq!(view.played, asked.game.turns()[0].mv);
    assert_eq!(shown(&app).place, session::review::Place::Game(0));
    assert!(shown(&app).cells.iter().any(|cell| cell.mark != Mark::None));
    // What was played is known to be wrong.
    let played = view.played;
    let effects = app.tell(BoardEvent::Tap(played.cell));
    if app.asks_for_call() {
        app.tell(BoardEvent::Call(played.call.unwrap()));
    }
    assert_eq!(analysis(&effects), None);
    assert!(matches!(mistake(&app).answer, Answer::Wrong(tried) if tried.is_played));
    // Another one only the engine can judge: worse than the best, but better than what was played.
    let tried = another(&asked.game, 0, 1);
    let effects = app.tell(BoardEvent::Tap(tried.cell));
    let check = analysis(&effects).unwrap().clone();
    assert_eq!(check.effort, Effort::Check);
    assert_eq!(check.game.turns().last().unwrap().mv, tried);
    assert_eq!(check.known, vec![Known::Before(13)]);
    assert_eq!(mistake(&app).answer, Answer::Checking(tried));
    app.tell(judged(&check, 0, 3, Care::Glance));
    assert_eq!(mistake(&app).answer, Answer::Checking(tried), "a guess");
    app.tell(judged(&check, 0, 3, Care::Full));
    let Answer::Wrong(verdict) = mistake(&app).answer else {
        panic!("it costs 3 points");
    };
    assert!(verdict.is_better && verdict.exact && verdict.cost == 3);
    // The best one needs no engine.
    let best = another(&asked.game, 0, 0);
    assert_eq!(analysis(&app.tell(BoardEvent::Tap(best.cell))), None);
    let found = Answer::Found {
        mv: best,
        is_named: true,
    };
    assert_eq!(mistake(&app).answer, found);
    assert_eq!(shown(&app).last, Some((Color::Black, best)));
    app.tell(BoardEvent::Tap(best.cell));
    assert_eq!(mistake(&app).answer, found, "the board is only read now");
}

#[test]
fn an_equally_good_placement_is_right_and_a_doubtful_estimate_is_no_reproach() {
    for (exact, loss, is_right) in [(true, 0, true), (true, 1, false), (false, 2, true)] {
        let (mut app, asked) = in_mistakes();
        let tried = another(&asked.game, 0, 1);
        let check = analysis(&app.tell(BoardEvent::Tap(tried.cell)))
            .unwrap()
            .clone();
        app.tell(if exact {
            judged(&check, 0, loss, Care::Full)
        } else {
            estimated(&check, 0, loss)
        });
        let right = Answer::Found {
            mv: tried,
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
    assert_eq!(mistake(&app).answer, Answer::Shown);
    assert_eq!(shown(&app).line, vec![another(&asked.game, 0, 0)]);
    app.tell(ReviewEvent::Walk(Walk::Back));
    app.tell(ReviewEvent::Walk(Walk::Back));
    let at_its_start = session::review::Place::Line { turn: 0, played: 0 };
    assert_eq!(shown(&app).place, at_its_start, "the line ends there");
    tell(&mut app, MistakeEvent::Next);
    assert_eq!(mistake(&app).number, 2);
    assert_eq!(shown(&app).place, session::review::Place::Game(2));
    app.tell(ReviewEvent::Walk(Walk::Forward));
    assert_eq!(mistake(&app).answer, Answer::Open, "the board waits");
    app.tell(BoardEvent::Tap(another(&asked.game, 2, 0).cell));
    tell(&mut app, MistakeEvent::Next);
    let done = MistakesView::Done { found: 1, count: 2 };
    assert_eq!(shown(&app).mistakes, done);
    tell(&mut app, MistakeEvent::End);
    assert!(matches!(shown(&app).mistakes, MistakesView::Offered(_)));
    assert_eq!(shown(&app).place, session::review::Place::Game(3));
}

#[test]
fn back_ends_the_mistakes_and_not_the_review() {
    let (mut app, asked) = in_mistakes();
    let check = app.tell(BoardEvent::Tap(another(&asked.game, 0, 1).cell));
    assert!(analysis(&check).is_some());
    let effects = app.tell(Event::Back);
    assert!(effects.contains(&STOP), "the answer is not wanted any more");
    assert_eq!(app.screen(), ScreenName::Review);
    assert!(matches!(shown(&app).mistakes, MistakesView::Offered(_)));
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
    app.tell(BoardEvent::Tap(tried.cell));
    assert!(app.tell(Event::Suspended).contains(&STOP));
    let effects = app.tell(Event::Resumed);
    let check = analysis(&effects).unwrap().clone();
    assert_eq!(check.effort, Effort::Check);
    app.tell(Event::Analysed {
        question: check.question,
    });
    assert_eq!(mistake(&app).answer, Answer::Open);
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
    app.tell(BoardEvent::Tap(cell));
    assert!(app.asks_for_call());
    app.tell(BoardEvent::PreviewCall(Some(Color::White)));
    assert!(shown(&app).cells.iter().any(|cell| cell.called.is_some()));
    app.tell(Event::Back);
    assert!(!app.asks_for_call());
    assert_eq!(mistake(&app).answer, Answer::Open);
    app.tell(BoardEvent::Tap(cell));
    let effects = app.tell(BoardEvent::Call(Color::White));
    let mv = analysis(&effects).unwrap().game.turns().last().unwrap().mv;
    assert_eq!(mv, Move::calling(cell, Color::White));
}

/// What a placement of the player's own is said to have been: a mistake with one better placement, proved.
fn only(asked: &Analysis, turn: usize, exact: bool) -> Event {
    let Event::Judged {
        question,
        mut judgement,
        care,
    } = judged(asked, turn, 9, Care::Full)
    else {
        unreachable!("it makes no other event");
    };
    judgement.best = another(&asked.game, turn, 0);
    judgement.line = vec![judgement.best];
    judgement.exact = exact;
    judgement.only = exact;
    Event::Judged {
        question,
        judgement,
        care,
    }
}

#[test]
fn a_mistake_of_ones_own_with_one_better_placement_is_kept_for_practice() {
    let (mut app, effects) = looking();
    let asked = analysis(&effects).unwrap().clone();
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
    assert_eq!(kept[0].moves().len(), 3);
    assert_eq!(kept[0].due(), app.today() + chrono::Days::new(1));
}

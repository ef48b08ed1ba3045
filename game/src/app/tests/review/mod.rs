//! Looking at games again: from the result sheet, from the list, from a text; coming back; playing on.
mod mistakes;
mod squares;

use super::*;
use crate::progress::Accuracy;
use crate::thinking::Effort;
use rsg_engine::Game;
use rsg_engine::analysis::{Care, Known};
use session::review::{MistakeAnswer, MistakeEvent, MistakesView, Place, Walk, Whose};

fn analysis(effects: &[Effect]) -> Option<Asked<Analysis>> {
    let analysis = |topic: &Topic| match topic {
        Topic::Analysis(analysis) => Some(analysis.clone()),
        _ => None,
    };
    asked_for(effects, analysis).into_iter().next()
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
fn pasted(text: &str) -> (App, Asked<Analysis>) {
    let mut app = app();
    app.tell(ScreenName::Review);
    let effects = app.tell(ReviewEvent::Paste(text.to_owned()));
    let asked = analysis(&effects).unwrap();
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
    app.tell(judged(&asked, 0, 0, Care::Full));
    let effects = app.tell(Event::Back);
    let ended = kept(&effects).map(|kept| kept.date);
    assert_eq!(ended, Some(date("2026-11-21")));
}

#[test]
fn an_analysis_that_is_done_is_kept_and_not_asked_for_again() {
    let (mut app, effects) = looking();
    let asked = analysis(&effects).unwrap();
    for turn in (0..asked.game.turns().len()).rev() {
        assert_eq!(shown(&app).accuracy.white, None, "not before it is done");
        app.tell(judged(&asked, turn, 0, Care::Glance));
        let loss = i32::from(turn == 0) * 13;
        let effects = app.tell(judged(&asked, turn, loss, Care::Full));
        assert_eq!(kept(&effects), None, "not before it is done");
    }
    let question = asked.number;
    let last = app.tell(answer(question, Finding::Done));
    let game = kept(&last).unwrap().clone();
    let of = |side| Accuracy::of(side, &game.star(), &game.analysis);
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
    let effects = app.tell(ReviewEvent::Show(Box::new(game.into())));
    assert_eq!(analysis(&effects), None);
    assert_eq!(shown(&app).worst, vec![0]);
}

/// The timer that ends the wait for a first mistake.
fn lead_timer(effects: &[Effect]) -> Option<Timer> {
    effects.iter().find_map(|effect| match effect {
        Effect::Device(Command::After {
            timer: timer @ Timer::Lead(_),
            millis: 10_000,
        }) => Some(*timer),
        _ => None,
    })
}

#[test]
fn after_ten_seconds_the_costliest_turn_known_is_shown_and_then_it_stays() {
    let (mut app, effects) = looking();
    let asked = analysis(&effects).unwrap();
    let timer = lead_timer(&effects).unwrap();
    let end = shown(&app).place;
    app.tell(judged(&asked, 2, 9, Care::Full));
    assert_eq!(shown(&app).place, end, "not at once");
    app.tell(BoardEvent::Elapsed(timer));
    assert_eq!(shown(&app).place, Place::Game(3));
    for turn in (0..asked.game.turns().len()).filter(|turn| *turn != 2) {
        app.tell(judged(&asked, turn, 20, Care::Full));
    }
    app.tell(answer(asked.number, Finding::Done));
    assert_eq!(shown(&app).place, Place::Game(3), "once");
}

#[test]
fn whoever_has_touched_something_is_not_led_after_ten_seconds() {
    let (mut app, effects) = looking();
    let asked = analysis(&effects).unwrap();
    let timer = lead_timer(&effects).unwrap();
    app.tell(judged(&asked, 2, 9, Care::Full));
    app.tell(ReviewEvent::Walk(Walk::Back));
    let there = shown(&app).place;
    app.tell(BoardEvent::Elapsed(timer));
    assert_eq!(shown(&app).place, there);
    assert_eq!(
        lead_timer(&app.tell(Event::Resumed)),
        None,
        "it is set once"
    );
}

#[test]
fn leaving_stops_and_keeps_what_is_known_and_returning_goes_on_from_there() {
    let (mut app, effects) = looking();
    let asked = analysis(&effects).unwrap();
    let count = asked.game.turns().len();
    app.tell(judged(&asked, count - 1, 0, Care::Full));
    app.tell(judged(&asked, 0, 9, Care::Glance));
    let effects = app.tell(Event::Back);
    assert!(effects.contains(&STOP));
    let game = kept(&effects).unwrap().clone();
    let accuracy = Accuracy::of(Color::White, &game.star(), &game.analysis);
    assert_eq!(accuracy, None, "not all is known");
    assert!(app.tell(judged(&asked, 1, 0, Care::Full)).is_empty());
    app.tell(ScreenName::Review);
    let effects = app.tell(ReviewEvent::Show(Box::new(game.into())));
    let again = analysis(&effects).unwrap();
    assert_ne!(again.number, asked.number);
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
    let effects = app.tell(ReviewEvent::PlayOn(Some(CpuLevel::One)));
    assert_eq!(app.screen(), ScreenName::Play);
    assert_eq!(app.placed(), 3);
    assert!(kept(&effects).is_none());
    let rest: Vec<&str> = BLACK_WINS.split_whitespace().skip(3).collect();
    let effects = app.drive(&rest.join(" "));
    assert_eq!(kept(&effects), None);
    let sheet = app.sheet();
    assert_eq!(sheet.earned, Earned::default());
    app.tell(PlayEvent::NextStep);
    assert_eq!(app.placed(), 3, "from the same place once more");
    assert_eq!(app.board().sides.own, Color::White);
    app.tell(PlayEvent::Quit);
    assert_eq!((app.records(), app.profile().matches().len()), before);
    assert_eq!(killed(&app).profile().matches().len(), before.1);
}

#[test]
fn leaving_what_is_played_on_asks_nothing_and_a_kill_brings_it_back() {
    let (mut app, _) = looking();
    app.tell(ReviewEvent::Walk(Walk::To(4)));
    app.tell(ReviewEvent::PlayOn(Some(CpuLevel::One)));
    app.drive("B8 BJ[B]");
    let mut app = killed(&app);
    assert!(app.paused().is_some());
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
    app.tell(ReviewEvent::PlayOn(Some(CpuLevel::One)));
    app.drive("C5 B1[W]");
    let game = |app: &App| app.current().game().star().unwrap().clone();
    assert_eq!(game(&app), there);
    let mut back = killed(&app);
    back.tell(ScreenName::Play);
    assert_eq!(game(&back), there, "position, start and ko memory");
}

#[test]
fn a_finished_position_is_not_played_on_from() {
    let (mut app, _) = looking();
    assert!(!shown(&app).can_play_on);
    app.tell(ReviewEvent::PlayOn(Some(CpuLevel::One)));
    assert_eq!(app.screen(), ScreenName::Review);
}

#[test]
fn playing_on_while_a_match_is_paused_begins_beside_it() {
    let mut app = playing(ColorChoice::Black);
    app.drive("B1[B] B7[W]");
    app.tell(ScreenName::Review);
    app.tell(ReviewEvent::Paste(BLACK_WINS.to_owned()));
    app.tell(ReviewEvent::Walk(Walk::First));
    app.tell(ReviewEvent::PlayOn(Some(CpuLevel::One)));
    assert_eq!(app.screen(), ScreenName::Play);
    let kinds: Vec<_> = app.waiting().iter().map(|row| row.kind).collect();
    assert_eq!(kinds, [WaitingKind::Practice, WaitingKind::Cpu]);
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
    let effects = app.tell(ReviewEvent::Delete(Box::new(game.clone().into())));
    assert_eq!(effects, vec![Effect::Forget(game.key)]);
    let effects = app.tell(ReviewEvent::Restore);
    assert_eq!(kept(&effects), Some(&game));
    assert!(app.tell(ReviewEvent::Restore).is_empty());
}

/// The whole first round of a game's analysis: `cost` gives the points that each placement costs.
fn judge_all(app: &mut App, asked: &Asked<Analysis>, cost: impl Fn(usize) -> i32) -> Vec<Effect> {
    for turn in 0..asked.game.turns().len() {
        app.tell(judged(asked, turn, cost(turn), Care::Full));
    }
    app.tell(answer(asked.number, Finding::Done))
}

/// An estimate of a placement.
fn estimated(asked: &Asked<Analysis>, turn: usize, loss: i32) -> Event {
    let estimate = Judgement {
        exact: false,
        ..judgement(asked, turn, loss)
    };
    let finding = Finding::Judged(Box::new(estimate), Care::Full);
    answer(asked.number, finding)
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
        while let Some(asked) = analysis(&effects) {
            efforts.push(asked.effort);
            let first = efforts.len() == 1;
            let before = if first {
                Known::Nothing
            } else {
                Known::Estimated
            };
            assert_eq!(asked.known[1], before);
            assert_eq!(asked.known[0] == Known::Nothing, first, "it is proved");
            app.tell(judged(&asked, 0, 0, Care::Full));
            for turn in 1..asked.game.turns().len() {
                app.tell(estimated(&asked, turn, 1));
            }
            assert!(!shown(&app).progress.is_done);
            let question = asked.number;
            effects = app.tell(answer(question, Finding::Done));
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
        let effects = app.tell(ReviewEvent::Show(Box::new(game.into())));
        assert_eq!(analysis(&effects), None, "all rounds are over");
    }
}

#[test]
fn nothing_is_thought_about_while_the_app_is_hidden_and_then_the_round_begins_again() {
    let (mut app, effects) = looking();
    let asked = analysis(&effects).unwrap();
    for turn in 0..asked.game.turns().len() {
        app.tell(estimated(&asked, turn, 1));
    }
    let question = asked.number;
    let effects = app.tell(answer(question, Finding::Done));
    let more = analysis(&effects).unwrap();
    assert_eq!(more.effort, Effort::More);
    app.tell(judged(&more, 2, 3, Care::Full));
    let effects = app.tell(Event::Suspended);
    assert!(effects.contains(&STOP) && analysis(&effects).is_none());
    let late = answer(more.number, Finding::Done);
    assert_eq!(analysis(&app.tell(late)), None, "nobody looks");
    let effects = app.tell(Event::Resumed);
    let again = analysis(&effects).unwrap();
    assert_eq!(again.effort, Effort::More);
    assert_eq!(again.known[2], Known::Exact(7), "what is proved stays");
    assert_eq!(again.known[3], Known::Estimated);
}

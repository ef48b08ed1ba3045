//! A game by message runs once more above its result.

use super::*;
use crate::app::tests::results::{expect_once_more, replay_timer};
use crate::session::tests::every_game::{GameCase, REVERSI, STAR};

/// The text of a game that was played to its end before it came.
fn played_out(case: &GameCase) -> String {
    let terms = match case.rules().terms() {
        Some(terms) => MessagePlan::on_squares(Color::Black, terms),
        None => MessagePlan::star(Color::Black, Format::Single),
    };
    let names = Default::default();
    let begun = MessageMatch::begin(MessageMatchId::new(77), terms, names, date("2026-11-22"));
    let mut log = Log::default();
    for word in case.whole.split_whitespace() {
        log.0.push(Entry::Turn(case.play(word)));
    }
    message::write(&GameMessage {
        log,
        ..begun.message()
    })
}

/// Takes in a game that was played out, and watches it to its end with its stones moving.
fn watched_in_motion(case: &GameCase) -> App {
    let mut profile = Profile::default();
    profile.settings.animation = AnimationSpeed::Normal;
    let mut app = app_with(profile);
    take(&mut app, &played_out(case));
    for _ in 0..100 {
        watch_one(&mut app);
        app.animated();
    }
    app
}

#[test]
fn a_game_by_message_runs_once_more_above_its_result() {
    for case in [&STAR, &REVERSI] {
        let mut app = watched_in_motion(case);
        expect_once_more(&mut app);
        let first = replay_timer(&app.tell(PlayEvent::Replay)).unwrap();
        app.tell(BoardEvent::Elapsed(first));
        app.tell(PlayEvent::LookCloser);
        assert_eq!(app.screen(), ScreenName::Review);
        let ReviewScreenView::Game { view, .. } = app.review() else {
            panic!("a game is looked at");
        };
        assert_eq!(view.place, session::review::Place::Game(2));
    }
}

//! Results of games by message: each comes into the books once, in every game.

use super::*;
use crate::progress::by_message::MessageMatches;
use crate::session::tests::every_game::GAMES;
use crate::session::tests::every_game::by_message::{known, log_of, single};

/// A game that is over, as its text tells it: the last entry is this player's.
fn over_by(case: &GameCase, last: Player) -> String {
    let mut log = match last {
        Player::One => Log::default(),
        Player::Two => log_of(case, case.line[0]),
    };
    log.0.push(Entry::Resigned);
    text_of(&single(case), Player::One, log)
}

/// The text of a player about this match, with other entries.
fn text_of(game: &MessageMatch, sender: Player, log: Log) -> String {
    message::write(&GameMessage {
        sender,
        log,
        ..game.message()
    })
}

/// An app that has begun this match, which waits for the other one after the first turn.
fn waiting_for_them(case: &GameCase) -> App {
    let mut profile = still_profile();
    let mut begun = known(single(case), log_of(case, case.line[0]), 1);
    begun.mark_sent();
    assert_eq!(profile.by_message.add(begun), Ok(()));
    app_with(profile)
}

/// Lets the game be forgotten.
fn forget(app: &mut App) {
    let id = the_game(app);
    app.tell(ScreenName::Messages);
    app.tell(Event::Message(MessageEvent::Forget(id)));
    app.tell(Event::Confirm);
    assert!(app.profile().by_message.is_empty());
}

#[test]
fn a_game_that_was_over_when_it_came_counts_when_the_player_says_so() {
    for case in GAMES {
        for last in [Player::One, Player::Two] {
            let mut app = phone(1);
            take(&mut app, &over_by(case, last));
            watch(&mut app);
            let kind = case.kind();
            assert_eq!(app.sheet().next_step, NextStep::Count, "{kind:?} {last:?}");
            assert!(app.profile().matches().is_empty());
            // Looked at again, after a kill, it is the same.
            let mut app = killed(&app);
            let id = the_game(&app);
            app.tell(Event::Message(MessageEvent::Open(id)));
            watch(&mut app);
            assert!(app.profile().matches().is_empty());
            app.tell(PlayEvent::NextStep);
            assert_eq!(app.profile().matches().len(), 1);
            assert_eq!(app.context.books.pairs()[0].0, kind);
            assert_eq!(app.sheet().next_step, NextStep::Close);
            app.tell(PlayEvent::NextStep);
            assert_eq!(app.screen(), ScreenName::Messages);
            app.tell(Event::Message(MessageEvent::Open(id)));
            watch(&mut app);
            assert_eq!(app.profile().matches().len(), 1, "once");
        }
    }
}

#[test]
fn a_version_that_is_over_when_it_is_chosen_counts_when_the_player_says_so() {
    for case in GAMES {
        let mut app = waiting_for_them(case);
        let id = the_game(&app);
        let mut other = log_of(case, case.other);
        other.0.push(Entry::Resigned);
        take(&mut app, &text_of(&single(case), Player::Two, other));
        app.tell(Event::Message(MessageEvent::Choose(id, Some(0))));
        watch(&mut app);
        let kind = case.kind();
        assert_eq!(app.sheet().next_step, NextStep::Count, "{kind:?}");
        assert!(app.profile().matches().is_empty());
        app.tell(PlayEvent::NextStep);
        let [booked] = app.profile().matches() else {
            panic!("{kind:?}: {:?}", app.profile().matches());
        };
        assert_eq!(
            (booked.outcome, app.sheet().next_step),
            (Outcome::Won, NextStep::Close)
        );
    }
}

/// Whether the player has counted it or it has come into the books by itself.
#[test]
fn a_game_that_was_let_go_and_is_taken_again_counts_once() {
    for case in GAMES {
        let mut heard = phone(1);
        let arrived = over_by(case, Player::Two);
        take(&mut heard, &arrived);
        watch(&mut heard);
        heard.tell(PlayEvent::NextStep);

        let mut played = waiting_for_them(case);
        let mut log = log_of(case, case.line[0]);
        log.0.push(Entry::Resigned);
        let ended = text_of(&single(case), Player::Two, log);
        take(&mut played, &ended);
        watch(&mut played);

        for (mut app, text) in [(heard, arrived), (played, ended)] {
            let kind = case.kind();
            assert_eq!(app.profile().matches().len(), 1, "{kind:?}");
            for _ in 0..2 {
                forget(&mut app);
                app = killed(&app);
                take(&mut app, &text);
                watch(&mut app);
                assert_eq!(app.sheet().next_step, NextStep::Close, "{kind:?}");
                app.tell(PlayEvent::NextStep);
                assert_eq!(app.profile().matches().len(), 1, "{kind:?}");
            }
        }
    }
}

/// What makes room in a full list is in the books all the same when its message brings it back.
#[test]
fn a_game_that_made_room_and_is_taken_again_counts_once() {
    for case in GAMES {
        let mut app = phone(1);
        let text = over_by(case, Player::Two);
        take(&mut app, &text);
        watch(&mut app);
        app.tell(PlayEvent::NextStep);
        let ours = the_game(&app);
        while app.profile().by_message.get(ours).is_some() {
            let number = app.profile().by_message.all().len() as u64;
            assert!(number <= MessageMatches::MOST as u64);
            let mut other = single(case);
            other.id = MessageMatchId::new(1_000 + number);
            let log = log_of(case, case.line[0]);
            take(&mut app, &text_of(&other, Player::One, log));
        }
        // Another one goes, so that there is room for it.
        let last = app.profile().by_message.all().last().unwrap().id;
        app.tell(Event::Message(MessageEvent::Forget(last)));
        app.tell(Event::Confirm);
        take(&mut app, &text);
        watch(&mut app);
        assert_eq!(app.sheet().next_step, NextStep::Close);
        assert_eq!(app.profile().matches().len(), 1);
    }
}

/// The same numbers are drawn again where a seed is given from outside: a game that is begun gets one of its own.
#[test]
fn a_game_that_is_begun_never_has_the_number_of_another_one() {
    let mut app = phone(1);
    let first = begin(&mut app, ColorChoice::Random, Format::Single);
    let mut log = app.profile().by_message.all()[0].log().clone();
    let again = |profile: &Profile| {
        let mut again = phone_of(profile.clone(), 1);
        again.tell(ScreenName::Setup);
        for choice in [
            SetupEvent::Mode(Mode::Message),
            SetupEvent::Color(ColorChoice::Random),
            SetupEvent::Start,
        ] {
            again.tell(choice);
        }
        assert_eq!(again.messages().received, None);
        again
    };
    let second = again(app.profile());
    let [_, other] = second.profile().by_message.all() else {
        panic!("{:?}", second.profile().by_message);
    };
    assert_ne!(other.id, first);
    // Nor has it that of a game in the books.
    log.0.push(Entry::Resigned);
    let mut ended = known(app.profile().by_message.all()[0].clone(), log, 0);
    ended.mark_sent();
    ended.arrived_finished = true;
    let mut profile = app.profile().clone();
    *profile.by_message.get_mut(first).unwrap() = ended;
    let mut app = app_with(profile);
    app.tell(Event::Message(MessageEvent::Open(first)));
    watch(&mut app);
    app.tell(PlayEvent::NextStep);
    assert_eq!(app.profile().matches().len(), 1);
    forget(&mut app);
    assert_ne!(the_game(&again(app.profile())), first);
}

/// A booked result stays in the books, whichever version the player goes on with, and the game is not booked again.
#[test]
fn a_booked_game_is_not_booked_again_by_another_version() {
    let mut app = phone(1);
    let id = begin(&mut app, ColorChoice::Black, Format::Single);
    place_something(&mut app, &mut SplitMix64::new(1));
    send(&mut app);
    let game = app.profile().by_message.all()[0].clone();
    let theirs = |entry| {
        let mut log = game.log().clone();
        log.0.push(entry);
        message::write(&GameMessage {
            sender: Player::Two,
            log,
            ..game.message()
        })
    };
    // Somebody resigns in the other one's name; then comes what they have really done.
    take(&mut app, &theirs(Entry::Resigned));
    watch(&mut app);
    let [won] = app.profile().matches() else {
        panic!("{:?}", app.profile().matches());
    };
    let won = won.clone();
    assert_eq!(won.outcome, Outcome::Won);
    let next = game.replay().unwrap().last().star().unwrap().moves()[0];
    take(&mut app, &theirs(Entry::Turn(next.into())));
    app.tell(Event::Message(MessageEvent::Choose(id, Some(0))));
    watch(&mut app);
    assert!(is_own_turn(&app));
    app.tell(PlayEvent::Quit);
    app.tell(Event::Confirm);
    send(&mut app);
    assert_eq!(row(&app).outcome, Some(Outcome::Lost));
    assert_eq!(app.profile().matches(), [won]);
    assert_eq!(app.sheet().next_step, NextStep::Close);
}

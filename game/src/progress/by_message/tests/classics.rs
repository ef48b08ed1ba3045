//! Matches of games on squares: their codes, and what is agreed at the stop of Reversi Go.

use super::*;
use crate::progress::by_message::message::{read, write};
use rsg_classics::go::Options;
use rsg_classics::reversi::BoardSize;

fn terms(text: &str) -> MessagePlan {
    MessagePlan::on_squares(Color::Black, text.parse().unwrap())
}

fn entries(text: &str) -> Log {
    Log::try_from(text.to_owned()).unwrap()
}

fn played(terms: MessagePlan, log: &str) -> PlayedLog {
    PlayedLog::of(&terms, &entries(log)).unwrap()
}

/// A game of Go on the smallest board that both have stopped: Black has passed second and holds a corner.
const STOPPED: &str = "a1 button b1 pass pass";

fn go() -> MessagePlan {
    terms("go 9 7 0")
}

#[test]
fn ten_thousand_random_matches_come_back_as_they_went() {
    for seed in 0..10_000 {
        let mut random = SplitMix64::new(seed);
        let (terms, entries) = (some_terms(&mut random), random.below(120));
        let mut message = message_about(terms, entries, &mut random);
        if seed % 3 == 0 {
            message.names = names("Aiko", "क्षत्रिय");
        }
        assert_eq!(read(&write(&message)), Ok(vec![message]), "seed {seed}");
    }
}

#[test]
fn every_agreement_comes_back() {
    for size in BoardSize::ALL {
        for (start, aim) in [("othello", "most"), ("classic", "fewest")] {
            comes_back(terms(&format!("reversi {size} {start} {aim}")));
        }
    }
    for size in Options::SIZES {
        for (komi, handicap) in [(7, 0), (-32768, 2), (32767, 9)] {
            comes_back(terms(&format!("go {size} {komi} {handicap}")));
        }
    }
}

fn comes_back(terms: MessagePlan) {
    let message = message_about(terms, 20, &mut SplitMix64::new(1));
    let case = format!("{:?}", message.terms);
    assert_eq!(read(&write(&message)), Ok(vec![message]), "{case}");
}

/// The code stands in a text twice, by itself and in the link.
#[test]
fn the_largest_board_fits_twice_into_a_text() {
    let large = terms("go 19 7 0");
    let mut message = message_about(large.clone(), 0, &mut SplitMix64::new(1));
    let mut replay = PlayedLog::new(large);
    while message.log.len() < 250 {
        let free = replay.last().game().squares().unwrap().placements();
        let point = free[message.log.len() * 37 % free.len()];
        let entry = Entry::Turn(Play::at(point));
        replay.add(&entry).unwrap();
        message.log.0.push(entry);
    }
    message.names = names("Priyadarshin", "Maximilianus");
    assert!(write(&message).len() <= 600, "{}", write(&message).len());
}

#[test]
fn what_the_rules_do_not_allow_is_refused_with_its_number() {
    for (log, number) in [
        ("a1 a1", 2),
        ("pass", 1),
        ("button button", 2),
        ("lost:", 1),
        ("agrees", 1),
        ("plays-on", 1),
        // At the stop nothing is placed, and who passed second marks first.
        ("a1 button b1 pass pass c3", 6),
        ("a1 button b1 pass pass agrees", 6),
        ("a1 button b1 pass pass plays-on", 6),
        // Each marks once.
        ("a1 button b1 pass pass lost: lost:a1 lost:", 8),
        // Groups are named by their first stones, in order.
        ("a1 button b1 pass pass lost:b1", 6),
        ("a1 button b1 pass pass lost:c3", 6),
        ("a1 button b1 pass pass lost: agrees c3", 8),
        ("B4", 1),
    ] {
        let message = GameMessage {
            log: entries(log),
            ..message_about(go(), 0, &mut SplitMix64::new(1))
        };
        let illegal = MessageFault::Illegal(Illegal { number });
        // A cell of the star cannot be written.
        if log != "B4" {
            assert_eq!(read(&write(&message)), Err(illegal), "{log}");
        }
        let played = PlayedLog::of(&go(), &message.log);
        assert_eq!(played.unwrap_err(), Illegal { number }, "{log}");
    }
}

#[test]
fn who_passed_second_marks_first_and_the_other_agrees() {
    // Black has passed second: player one.
    let replay = played(go(), STOPPED);
    assert_eq!(replay.by().last(), Some(&Player::One));
    assert_eq!(replay.state(), MatchState::Turn(Player::One));
    let marked = played(go(), &format!("{STOPPED} lost:a1"));
    assert_eq!(marked.state(), MatchState::Turn(Player::Two));
    let agreed = played(go(), &format!("{STOPPED} lost:a1 agrees"));
    let MatchState::Over { resigned, .. } = agreed.state() else {
        panic!("{:?}", agreed.state());
    };
    assert_eq!(resigned, None);
    let stone = agreed
        .last()
        .game()
        .squares()
        .unwrap()
        .stone("a1".parse().unwrap());
    assert_eq!(stone, Some(Color::White));
}

#[test]
fn marks_may_be_answered_by_marks_and_then_it_is_agreed_or_played_on() {
    let other = format!("{STOPPED} lost: lost:a1");
    let replay = played(go(), &other);
    assert_eq!(replay.state(), MatchState::Turn(Player::One));
    assert!(!replay.last().may_mark());
    played(go(), &format!("{other} agrees"));
    // Played on, whoever says so: the turn is White's, who passed first.
    for refused in [
        format!("{STOPPED} lost: plays-on"),
        format!("{other} plays-on"),
    ] {
        let replay = played(go(), &refused);
        assert_eq!(replay.state(), MatchState::Turn(Player::Two));
        played(go(), &format!("{refused} c3 d3 pass pass lost:"));
        // Both pass at once again: the board counts as it stands.
        let over = played(go(), &format!("{refused} pass pass"));
        assert!(matches!(
            over.state(),
            MatchState::Over { resigned: None, .. }
        ));
    }
}

#[test]
fn resigning_is_possible_on_ones_own_turn_at_the_stop_too() {
    let over = played(go(), &format!("{STOPPED} lost: resigns"));
    let MatchState::Over { outcome, resigned } = over.state() else {
        panic!("{:?}", over.state());
    };
    assert_eq!((outcome, resigned), (Outcome::Won, Some(Player::Two)));
}

#[test]
fn a_log_of_a_classic_is_saved_as_words() {
    let text = "a1 button b1 pass pass lost: lost:a1,c3 plays-on c3 agrees resigns";
    let log = entries(text);
    assert_eq!(String::from(log.clone()), text);
    assert_eq!(log.placements(), 3);
    for wrong in ["a0", "lost:a1,", "lost:B4", "x9z", "agreed"] {
        assert!(Log::try_from(wrong.to_owned()).is_err(), "{wrong}");
    }
}

/// There is no Reverse Match of a game on squares by message: a file that tells of one was made up.
#[test]
fn a_reverse_match_of_a_classic_is_not_taken_from_a_file() {
    let mut game = MessageMatch::begin(MessageMatchId::new(7), go(), names("Aiko", ""), date());
    assert_eq!(
        MessageMatches::from(vec![game.clone()]).all(),
        [game.clone()]
    );
    game.terms.format = Format::Reverse;
    assert!(MessageMatches::from(vec![game.clone()]).is_empty());
    assert_eq!(read(&write(&game.message())), Err(MessageFault::Damaged));
}

/// Nobody can have chosen such terms. What was begun on them before goes on.
#[test]
fn an_invitation_with_more_komi_than_is_offered_is_refused() {
    let mut games = MessageMatches::default();
    for (komi, is_taken) in [
        (99, true),
        (-99, true),
        (100, false),
        (-32768, false),
        (32767, false),
    ] {
        let message = GameMessage {
            id: MessageMatchId::new(u64::from(i16::cast_unsigned(komi))),
            ..message_about(terms(&format!("go 9 {komi} 0")), 2, &mut SplitMix64::new(1))
        };
        let wanted = is_taken.then_some(Taken::New).ok_or(NotTaken::Terms);
        assert_eq!(games.take(&message, date()), (message.id, wanted), "{komi}");
        let begun = MessageMatch::begin(
            message.id,
            message.terms.clone(),
            message.names.clone(),
            date(),
        );
        games.remove(message.id);
        assert_eq!(games.add(begun), Ok(()));
        assert!(
            games.take(&message, date()).1.is_ok(),
            "{komi}: it is known"
        );
    }
}

//! Matches that begin from a board of somebody's own.

use super::*;
use crate::progress::by_message::message::{read, write};

fn some_match(seed: u64, entries: usize) -> GameMessage {
    let mut random = SplitMix64::new(seed);
    let first = Color::ALL[random.below(2)];
    let terms = MessagePlan::from_board(first, some_board(&mut random));
    message_about(terms, entries, &mut random)
}

fn star(text: &str) -> OwnBoard {
    OwnBoard::of_position(text.parse().unwrap())
}

/// Each game comes back with its board, is played from there, and is saved with it.
#[test]
fn three_thousand_matches_from_boards_come_back_as_they_went() {
    let mut games = [0; 3];
    for seed in 0..3_000 {
        let message = some_match(seed, SplitMix64::new(seed).below(40));
        assert_eq!(read(&write(&message)), Ok(vec![message.clone()]), "{seed}");
        let board = message.terms.from.clone().unwrap();
        let begun = PlayedLog::new(message.terms.clone());
        let shown = OwnBoard::of(begun.last().game());
        assert_eq!(shown.stones(), board.stones(), "{seed}");
        // A side that can place nothing passes by itself.
        assert_eq!(shown, OwnBoard::of(&*board.begin().unwrap()), "{seed}");
        games[message.terms.game() as usize] += 1;
        let received = MessageMatch::received(&message, date());
        assert_eq!(
            MessageMatches::from(vec![received.clone()]).all(),
            [received]
        );
    }
    assert!(games.iter().all(|count| 500 < *count), "{games:?}");
}

/// Whoever is to move on the board moves first, whatever the colour of player one.
#[test]
fn the_side_to_move_of_the_board_begins() {
    let board = star("w/bbbbbb/wwwwwwwwwwww/bbbbbbbbbbbb/bbbb.. w 3 1");
    for (first, begins) in [(Color::White, Player::One), (Color::Black, Player::Two)] {
        let replay = PlayedLog::new(MessagePlan::from_board(first, board.clone()));
        assert_eq!(replay.state(), MatchState::Turn(begins));
    }
}

#[test]
fn a_code_that_was_cut_or_altered_in_one_letter_is_refused() {
    for seed in 0..6 {
        let code = write(&some_match(seed, 12));
        for place in "rsg:".len()..code.len() {
            assert_eq!(read(&code[..place]), Err(MessageFault::Damaged));
            let mut altered: Vec<char> = code.chars().collect();
            altered[place] = if altered[place] == 'a' { '7' } else { 'a' };
            let altered: String = altered.into_iter().collect();
            match read(&altered) {
                Err(MessageFault::Damaged) => {}
                Err(MessageFault::Newer) if place < "rsg:".len() + 2 => {}
                other => panic!("{altered} {other:?}"),
            }
        }
    }
}

/// Right checksums over what no app writes: boards that cannot be played, and terms that are not the board's.
#[test]
fn a_board_that_cannot_be_played_is_refused_in_codes_and_files() {
    let captured = |board: &mut OwnBoard| {
        board.put("a1".parse().unwrap(), Some(Color::Black));
        for at in ["a2", "b1"] {
            board.put(at.parse().unwrap(), Some(Color::White));
        }
    };
    let mut lifeless = OwnBoard::empty(&Rules::usual(GameKind::Go));
    captured(&mut lifeless);
    let mut rich = OwnBoard::start(&Rules::Star);
    rich.captured.black = 38;
    let boards = [
        lifeless,
        rich,
        OwnBoard::empty(&Rules::Star),
        OwnBoard::empty(&"reversi 8 othello most".to_owned().into()),
    ];
    for board in boards {
        assert!(board.begin().is_err());
        let good = some_match(1, 0);
        let terms = MessagePlan::from_board(Color::Black, board);
        let message = GameMessage { terms, ..good };
        assert_eq!(read(&write(&message)), Err(MessageFault::Damaged));
    }
    let mut reversed = MessageMatch::received(&some_match(2, 0), date());
    reversed.terms.format = Format::Reverse;
    assert_eq!(
        read(&write(&reversed.message())),
        Err(MessageFault::Damaged)
    );
    let mut other_rules = MessageMatch::received(&some_match(2, 0), date());
    other_rules.terms.rules = Rules::from("reversi 10 classic most".to_owned());
    let mut unknown = other_rules.clone();
    unknown.terms.rules = Rules::from("chess".to_owned());
    let mut without_board = unknown.clone();
    without_board.terms.from = None;
    for made_up in [reversed, other_rules, unknown, without_board] {
        assert!(MessageMatches::from(vec![made_up]).is_empty());
    }
}

/// A match is another one with another board.
#[test]
fn a_message_with_another_board_is_another_match() {
    let message = some_match(3, 2);
    let mut games = MessageMatches::default();
    assert_eq!(games.take(&message, date()).1, Ok(Taken::New));
    let mut other = some_match(4, 0);
    other.id = message.id;
    assert_ne!(other.terms, message.terms);
    assert_eq!(games.take(&other, date()).1, Err(NotTaken::AnotherMatch));
    let game = games.get(message.id).unwrap();
    assert_eq!(game.terms, message.terms);
    assert!(!game.is_uncounted());
}

/// Random bits in the place of a code's fields open no match that cannot be played.
#[test]
fn any_bits_are_refused_or_played() {
    let mut random = SplitMix64::new(5);
    let mut taken = 0;
    for seed in 0..20_000 {
        // The fields of a match from a board, with a few of its bits changed, and a right checksum.
        let code = write(&some_match(seed % 50, 3));
        let mut bits = crate::progress::code::begin(crate::progress::code::Content::GameFromBoard);
        let mut reader = crate::progress::code::Reader::of(&code["rsg:".len()..]);
        reader.take(8).unwrap();
        let length = 5 * (code.len() as u32 - "rsg:".len() as u32 - 6) - 8;
        let flipped = random.below(length as usize) as u32;
        for at in 0..length {
            bits.put(reader.take(1).unwrap() ^ u64::from(at == flipped), 1);
        }
        if let Ok(read) = read(&crate::progress::code::finish(bits)) {
            taken += 1;
            let board = read[0].terms.from.as_ref().unwrap();
            assert!(board.begin().is_ok());
        }
    }
    assert!(100 < taken, "{taken}");
}

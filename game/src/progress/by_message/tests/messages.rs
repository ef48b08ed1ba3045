//! Codes: whole, folded, altered, cut, illegal.

use super::*;
use crate::progress::boards::OwnBoard;
use crate::progress::by_message::message::{read, write};
use crate::progress::code::LONGEST_TEXT;

/// The place of a code's first letter.
const LETTERS: usize = "rsg:".len();

#[test]
fn ten_thousand_random_matches_come_back_as_they_went() {
    for seed in 0..10_000 {
        let entries = SplitMix64::new(seed).below(120);
        let mut message = some_message(seed, entries);
        if seed % 3 == 0 {
            message.names = names("Aiko", "क्षत्रिय");
        }
        assert_eq!(read(&write(&message)), Ok(vec![message]), "seed {seed}");
    }
}

/// Codes that phones have sent each other stay readable, and are written as before. Another program has made them from
/// docs/message.md.
#[test]
fn codes_are_written_and_read_as_the_page_describes_them() {
    let vectors = include_str!("codes.txt").lines();
    let mut count = 0;
    for line in vectors.filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split('|').map(str::trim).collect();
        let [
            code,
            sender,
            first,
            number,
            format,
            rules,
            players,
            log,
            from,
        ] = fields[..]
        else {
            panic!("{line}");
        };
        let (one, two) = players.split_once(',').unwrap();
        let message = GameMessage {
            id: MessageMatchId::new(number.parse().unwrap()),
            sender: [Player::One, Player::Two][usize::from(sender == "two")],
            terms: MessagePlan {
                first: Color::ALL[usize::from(first == "white")],
                format: [Format::Single, Format::Reverse][usize::from(format == "reverse")],
                rules: rules.parse().map_or(Rules::Star, Rules::Squares),
                from: OwnBoard::read(from).filter(|_| !from.is_empty()),
            },
            names: names(one, two),
            log: Log::try_from(log.to_owned()).unwrap(),
        };
        assert_eq!(write(&message), code);
        assert_eq!(read(code), Ok(vec![message]), "{line}");
        count += 1;
    }
    assert_eq!(count, 15);
}

#[test]
fn fifty_placements_need_at_most_a_hundred_letters() {
    let mut longest = 0;
    for seed in 0..1_000 {
        let message = some_message(seed, 50);
        longest = longest.max(write(&message).len());
    }
    assert_eq!(longest, 97);
}

/// A pasted chat may hold thousands of codes. Each tells a whole game, which is played again.
#[test]
fn of_very_many_codes_the_last_ones_are_read() {
    let codes: Vec<String> = (0..250)
        .map(|seed| write(&some_message(seed, 10)))
        .collect();
    let read_from = |codes: &[String]| read(&codes.join("\n")).unwrap();
    assert_eq!(read_from(&codes), read_from(&codes[50..]));
    assert_ne!(read_from(&codes[..200]), read_from(&codes[50..]));
}

#[test]
fn the_text_around_a_code_does_not_matter() {
    let message = some_message(3, 20);
    let code = write(&message);
    for text in [
        format!("Your turn, Aiko: ReverStarGo, move 20\n{code}\nreverstargo://m/{code}"),
        format!("„{code}“."),
        format!("rsg: see http://rsg.example:80/ {code}"),
        format!("次の手です：{code}次の"),
        code.to_uppercase(),
        format!("https://rsg.example/m/{}", code.replace(':', "%3A")),
    ] {
        assert_eq!(read(&text), Ok(vec![message.clone()]), "{text}");
    }
}

/// Mail breaks long words, quotes lines, and some messengers put in characters that nobody sees.
#[test]
fn a_code_may_be_broken_anywhere() {
    let message = some_message(4, 30);
    let code = write(&message);
    for fold in ["\n", "\r\n> ", "=\n", " ", "\u{200B}", "\u{AD}"] {
        for place in LETTERS..code.len() {
            let text = format!("{}{fold}{}", &code[..place], &code[place..]);
            assert_eq!(read(&text), Ok(vec![message.clone()]), "{text}");
        }
    }
}

#[test]
fn letters_that_look_alike_are_taken_for_each_other() {
    let (message, code) = (0..)
        .map(|seed| some_message(seed, 20))
        .map(|message| (message.clone(), write(&message)))
        .find(|(_, code)| code[LETTERS..].contains('0') && code[LETTERS..].contains('1'))
        .unwrap();
    let copied = code[LETTERS..].replace('0', "O").replace('1', "l");
    assert_eq!(read(&format!("rsg:{copied}")), Ok(vec![message]));
}

#[test]
fn a_code_that_was_cut_or_altered_in_one_letter_is_refused() {
    let of_go = MessagePlan::on_squares(Color::Black, "go 9 7 0".parse().unwrap());
    let codes = [
        write(&some_message(5, 40)),
        write(&message_about(of_go, 40, &mut SplitMix64::new(5))),
    ];
    for (code, place) in codes
        .iter()
        .flat_map(|code| (LETTERS..code.len()).map(move |at| (code, at)))
    {
        assert_eq!(read(&code[..place]), Err(MessageFault::Damaged));
        for other in "0a7z".chars() {
            let mut altered: Vec<char> = code.chars().collect();
            if altered[place] == other {
                continue;
            }
            altered[place] = other;
            let altered: String = altered.into_iter().collect();
            // The first letters say which app has written it.
            let may_be_newer = place < LETTERS + 2;
            match read(&altered) {
                Err(MessageFault::Damaged) => {}
                Err(MessageFault::Newer) if may_be_newer => {}
                other => panic!("{altered} {other:?}"),
            }
        }
    }
}

#[test]
fn every_fault_is_told_from_the_others() {
    let code = write(&some_message(7, 10));
    let letters = &code[LETTERS..];
    let long = "x".repeat(LONGEST_TEXT + 1);
    for (text, fault) in [
        ("", MessageFault::Missing),
        ("See you at 12:30, rsg fan", MessageFault::Missing),
        (&format!("rsg:2{}", &letters[1..]), MessageFault::Newer),
        (&format!("rsg:9{}", &letters[1..]), MessageFault::Newer),
        (&format!("rsg:1z{}", &letters[2..]), MessageFault::Newer),
        (&format!("rsg1:{letters}"), MessageFault::Older),
        (&format!("rsg3:{letters}"), MessageFault::Older),
        (&format!("rsg4:{letters}"), MessageFault::Damaged),
        (
            &format!("rsg99999999999999999999:{letters}"),
            MessageFault::Damaged,
        ),
        (&format!("rsg:0{}", &letters[1..]), MessageFault::Damaged),
        (&format!("rsg:z{}", &letters[1..]), MessageFault::Damaged),
        ("rsg:", MessageFault::Damaged),
        ("rsg:1", MessageFault::Damaged),
        ("rsg:uuuuuuuuuu", MessageFault::Damaged),
        (&long, MessageFault::TooLong),
    ] {
        let start: String = text.chars().take(40).collect();
        assert_eq!(read(text), Err(fault), "{start}");
    }
}

#[test]
fn what_the_rules_do_not_allow_is_refused_with_its_number() {
    let mut message = some_message(8, 6);
    let again = message.log.0[2].clone();
    message.log.0.push(again);
    assert_eq!(
        read(&write(&message)),
        Err(MessageFault::Illegal(Illegal { number: 7 }))
    );
}

#[test]
fn nothing_follows_a_resignation() {
    let mut message = some_message(9, 4);
    message.log.0.push(Entry::Resigned);
    assert_eq!(read(&write(&message)), Ok(vec![message.clone()]));
    message.log.0.push(Entry::Resigned);
    assert_eq!(
        read(&write(&message)),
        Err(MessageFault::Illegal(Illegal { number: 6 }))
    );
}

#[test]
fn of_several_codes_the_newest_of_each_match_is_taken() {
    let (one, two) = (some_message(10, 30), some_message(11, 30));
    let older = GameMessage {
        log: one.log.up_to(12),
        ..one.clone()
    };
    let damaged = &write(&two)[..30];
    let text = format!(
        "{damaged}!\n{}\n{}\n{}",
        write(&older),
        write(&one),
        write(&two)
    );
    assert_eq!(read(&text), Ok(vec![one, two]));
}

#[test]
fn a_million_marks_are_looked_through() {
    let text = "rsg:".repeat(LONGEST_TEXT / LETTERS);
    assert_eq!(read(&text), Err(MessageFault::Damaged));
}

#[test]
fn a_log_is_saved_in_the_notation() {
    let log = some_message(12, 9).log;
    let text = String::from(log.clone());
    assert_eq!(Log::try_from(text), Ok(log));
    assert!(Log::try_from("B4 nonsense".to_owned()).is_err());
    assert!(Log::try_from("resigns".to_owned()).is_ok());
}

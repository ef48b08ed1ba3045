//! Sets and answers: their codes give them back, forged ones are refused, and what came first stays.
#![allow(clippy::unwrap_used)]

use rsg_classics::SplitMix64;
use rsg_engine::Color;

use super::*;
use crate::progress::boards::{BoardWords, OwnBoard};
use crate::progress::by_message::{MessageFault, message};
use crate::progress::code::{self, Content, Writer};
use crate::progress::puzzles::Try;
use crate::progress::{CpuLevel, Outcome, PlayerName, Rules};

const RULES: [&str; 5] = [
    "star",
    "reversi 8 othello most",
    "reversi 6x10 othello fewest",
    "go 9 7 0",
    "go 19 0 0",
];

const SENTENCES: [&str; 6] = [
    "",
    "Black to move and win by three.",
    "काळा तीन गुणांनी जिंकतो का? क्षत्रिय र्‍य",
    "黒番、三手で勝ち",
    "👩‍👩‍👧‍👦👍🏽 Tab\tand line\nbreak",
    "wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww",
];

fn random_board(chance: &mut SplitMix64) -> OwnBoard {
    let rules = RULES[chance.below(RULES.len())];
    let mut board = OwnBoard::empty(&Rules::from(rules.to_owned()));
    let spots: Vec<_> = board.spots().collect();
    for spot in spots {
        let stone = [None, Some(Color::Black), Some(Color::White)][chance.below(3)];
        board.put(spot, stone);
    }
    board
}

fn random_set(chance: &mut SplitMix64) -> BoardSet {
    let count = 1 + chance.below(9);
    let boards = (0..count).map(|_| {
        let sentence = SENTENCES[chance.below(SENTENCES.len())];
        SetBoard::new(random_board(chance), sentence)
    });
    BoardSet::new(boards.collect()).unwrap()
}

fn random_done(chance: &mut SplitMix64) -> BoardDone {
    match chance.below(3) {
        0 => BoardDone::Open,
        1 => BoardDone::Tried {
            wrong: 1 + chance.below(9) as u8,
            found: Found::ALL[chance.below(4)],
        },
        _ => {
            let outcome = [Outcome::Won, Outcome::Lost, Outcome::Drawn][chance.below(3)];
            let margin = match outcome {
                Outcome::Drawn => 0,
                _ => chance.below(2000) as u16,
            };
            let level = chance.below(CpuLevel::ALL.len() + 1);
            BoardDone::Played(PlayedBoard {
                own: [Color::Black, Color::White][chance.below(2)],
                outcome,
                margin: [None, Some(margin)][chance.below(2)],
                level: CpuLevel::ALL.get(level).copied(),
                helped: chance.below(2) == 0,
            })
        }
    }
}

fn answer_to(set: &BoardSet, name: &str, chance: &mut SplitMix64) -> SetAnswer {
    let boards = set.boards().iter().map(|_| random_done(chance));
    SetAnswer {
        boards: boards.collect(),
        name: PlayerName::new(name),
        ..SetAnswer::nothing_done(set)
    }
}

/// A code in a mail, folded and quoted.
fn mailed(code: &str) -> String {
    format!("See this:\n> {}\n> and answer", code.replace('k', "k=\n> "))
}

#[test]
fn codes_give_every_set_and_answer_back() {
    let mut chance = SplitMix64::new(21);
    for _ in 0..300 {
        let set = random_set(&mut chance);
        let code = set.code();
        assert_eq!(last_in(&code), Some(SetText::Set(set.clone())));
        assert_eq!(last_in(&mailed(&code)), Some(SetText::Set(set.clone())));
        assert_eq!(set.letters(), code.chars().count());
        let answer = answer_to(&set, "आयको", &mut chance);
        let code = answer.code();
        assert_eq!(last_in(&code), Some(SetText::Answer(answer.clone())));
        assert!(answer.is_of(&set));
        // A game by message is none of it, and it is no fault of a message either.
        assert_eq!(message::read(&code), Err(MessageFault::Missing));
    }
}

#[test]
fn a_sentence_stands_on_one_line_and_is_no_longer_than_a_code_can_tell() {
    let sentence = |text: &str| {
        let one = SetBoard::new(OwnBoard::start(&Rules::Star), text);
        one.sentence().to_owned()
    };
    assert_eq!(sentence(" two\n\tlines\u{202e} "), "two lines");
    assert_eq!(sentence(&"w".repeat(200)).len(), 80);
    let long = sentence(&"क्ष्म्य".repeat(80));
    assert!(900 < long.len() && long.len() < 1024, "{}", long.len());
    let kept = |name: &str, note: &str| {
        let words = BoardWords::new(name, note);
        let one = SetBoard::of_kept(OwnBoard::start(&Rules::Star), &words);
        one.sentence().to_owned()
    };
    assert_eq!(kept("Corner", "Who is ahead?"), "Who is ahead?");
    assert_eq!(kept("Corner", ""), "Corner");
}

#[test]
fn a_code_in_which_a_letter_is_changed_or_that_is_cut_is_not_read() {
    let mut chance = SplitMix64::new(22);
    let set = random_set(&mut chance);
    for code in [set.code(), answer_to(&set, "Aiko", &mut chance).code()] {
        let letters: Vec<char> = code.chars().collect();
        for at in 4..letters.len() {
            let mut other = letters.clone();
            other[at] = if other[at] == '7' { '8' } else { '7' };
            assert_eq!(last_in(&other.iter().collect::<String>()), None);
            let cut: String = letters[..at].iter().collect();
            assert_eq!(last_in(&cut), None, "{cut}");
        }
    }
}

/// A code with these fields and the right checksum.
fn forged(write: impl FnOnce(&mut Writer)) -> String {
    let mut bits = code::begin(Content::Set);
    write(&mut bits);
    code::finish(bits)
}

fn put_all(fields: &[(u64, u32)], bits: &mut Writer) {
    for (number, width) in fields {
        bits.put(*number, *width);
    }
}

/// Sets with the right checksum and contents that no app writes.
#[test]
fn a_forged_set_is_refused() {
    let board = OwnBoard::start(&Rules::Star);
    let set = |count: u64, boards: usize, sentence: &[u8], length: u64, more: &[(u64, u32)]| {
        forged(|bits| {
            put_all(&[(0, 3), (count, 6)], bits);
            for _ in 0..boards {
                board.put_into(bits);
                bits.put(length, 10);
                sentence
                    .iter()
                    .for_each(|byte| bits.put(u64::from(*byte), 8));
            }
            put_all(more, bits);
        })
    };
    let fault = |code: &str| message::read(code).unwrap_err();
    let good = set(2, 2, b"hello", 5, &[]);
    assert!(matches!(last_in(&good), Some(SetText::Set(_))));
    assert_eq!(fault(&good), MessageFault::Missing);
    for bad in [
        // Counts that lie: none, fewer, more, and more than a set can have.
        set(0, 0, b"", 0, &[]),
        set(1, 2, b"hello", 5, &[]),
        set(3, 2, b"hello", 5, &[]),
        set(51, 51, b"", 0, &[]),
        // Lengths that lie.
        set(2, 2, b"hello", 4, &[]),
        set(2, 2, b"hello", 6, &[]),
        set(2, 2, b"hello", 1023, &[]),
        // Sentences that no app writes: with control letters, blanks around, invisible, no text, too long.
        set(2, 2, b"a\nb", 3, &[]),
        set(2, 2, b"a\x00b", 3, &[]),
        set(2, 2, b" a", 2, &[]),
        set(2, 2, "a\u{202e}b".as_bytes(), 5, &[]),
        set(2, 2, &[0xff, 0xfe], 2, &[]),
        set(2, 2, &[b'w'; 81], 81, &[]),
        // Bytes after the end.
        set(2, 2, b"hello", 5, &[(0, 8)]),
        set(2, 2, b"hello", 5, &[(7, 40)]),
    ] {
        assert_eq!(
            (last_in(&bad), fault(&bad)),
            (None, MessageFault::Damaged),
            "{bad}"
        );
    }
    let kind = |kind: u64| forged(|bits| put_all(&[(kind, 3), (1, 6)], bits));
    assert_eq!(fault(&kind(2)), MessageFault::Newer);
    assert_eq!(fault(&kind(0)), MessageFault::Damaged);
    // A board that cannot be: a star with a five of spots that has no such value.
    let impossible = forged(|bits| {
        put_all(&[(0, 3), (1, 6), (0, 3)], bits);
        (0..8).for_each(|_| bits.put(255, 8));
        put_all(&[(0, 1), (0, 7), (0, 7), (0, 10)], bits);
    });
    assert_eq!(fault(&impossible), MessageFault::Damaged);
}

/// Answers with the right checksum and contents that no app writes.
#[test]
fn a_forged_answer_is_refused() {
    let answer = |count: u64, boards: &[&[(u64, u32)]]| {
        last_in(&forged(|bits| {
            put_all(&[(1, 3), (5, 40), (count, 6)], bits);
            boards.iter().for_each(|fields| put_all(fields, bits));
            bits.put(0, 9);
        }))
    };
    const OPEN: &[(u64, u32)] = &[(0, 2)];
    assert!(answer(1, &[OPEN]).is_some());
    assert!(answer(1, &[&[(1, 2), (9, 4), (3, 2)]]).is_some());
    let played = |outcome: u64, margin: u64, level: u64| {
        let fields = [
            (2, 2),
            (0, 1),
            (outcome, 2),
            (1, 1),
            (margin, 11),
            (level, 4),
            (0, 1),
        ];
        answer(1, &[&fields])
    };
    assert!(played(0, 10, 1).is_some() && played(2, 0, 0).is_some());
    for refused in [
        answer(0, &[]),
        answer(9, &[OPEN]),
        answer(51, &[OPEN; 51]),
        answer(1, &[&[(3, 2)]]),
        // Tried and neither wrong nor found; more wrong tries than are counted.
        answer(1, &[&[(1, 2), (0, 4), (0, 2)]]),
        answer(1, &[&[(1, 2), (10, 4), (3, 2)]]),
        // No outcome, a draw by some points, no level.
        played(3, 0, 1),
        played(2, 4, 1),
        played(0, 4, 10),
    ] {
        assert_eq!(refused, None);
    }
    // Any bits at all.
    let mut chance = SplitMix64::new(23);
    for _ in 0..2_000 {
        let fields: Vec<(u64, u32)> = (0..chance.below(60))
            .map(|_| (chance.below(256) as u64, 8))
            .collect();
        match last_in(&forged(|bits| put_all(&fields, bits))) {
            Some(SetText::Set(set)) => assert_eq!(last_in(&set.code()), Some(SetText::Set(set))),
            Some(SetText::Answer(answer)) => {
                assert_eq!(last_in(&answer.code()), Some(SetText::Answer(answer)));
            }
            None => {}
        }
    }
}

#[test]
fn what_came_first_on_a_board_stays() {
    let tries = |tries: &[Try]| {
        let all = tries.iter();
        all.fold(BoardDone::Open, |done, how| done.after_try(*how))
    };
    let tried = |wrong, found| BoardDone::Tried { wrong, found };
    assert_eq!(tries(&[Try::Right, Try::Wrong]), tried(0, Found::Alone));
    assert_eq!(tries(&[Try::Wrong, Try::Wrong]), tried(2, Found::NotYet));
    assert_eq!(tries(&[Try::Wrong, Try::Helped]), tried(1, Found::Helped));
    assert_eq!(tries(&[Try::Shown, Try::Right]), tried(0, Found::Shown));
    assert_eq!(tries(&[Try::Wrong; 30]), tried(9, Found::NotYet));
    let game = |outcome| PlayedBoard {
        own: Color::Black,
        outcome,
        margin: Some(4),
        level: None,
        helped: false,
    };
    let lost = BoardDone::Open.after_game(game(Outcome::Lost));
    assert_eq!(lost.after_game(game(Outcome::Won)), lost);
    assert!(lost.is_over() && !lost.went_well());
    assert!(!tried(2, Found::NotYet).is_over() && tried(2, Found::Alone).went_well());
}

#[test]
fn an_answer_is_kept_with_its_set_and_a_new_one_of_somebody_takes_its_place() {
    let mut chance = SplitMix64::new(24);
    let set = random_set(&mut chance);
    let mut sets = Sets::default();
    let first = answer_to(&set, "Aiko", &mut chance);
    assert!(!sets.take(first.clone()), "it is not known");
    let digest = sets.add(set.clone(), true);
    let again = answer_to(&set, "Aiko", &mut chance);
    for answer in [&first, &answer_to(&set, "Ravi", &mut chance), &again] {
        assert!(sets.take(answer.clone()));
    }
    let known = sets.get(digest).unwrap();
    let names: Vec<&str> = known
        .answers()
        .iter()
        .map(|one| one.name.as_str())
        .collect();
    assert_eq!(names, ["Ravi", "Aiko"]);
    assert_eq!(known.answers()[1], again);
    // One that tells of more boards than the set has is none of this set.
    let mut longer = first.clone();
    longer.boards.push(BoardDone::Open);
    assert!(!sets.take(longer));
    for number in 0..2 * KnownSet::MOST_ANSWERS {
        sets.take(answer_to(&set, &format!("N{number}"), &mut chance));
    }
    let known = sets.get(digest).unwrap();
    assert_eq!(known.answers().len(), KnownSet::MOST_ANSWERS);
    assert_eq!(Sets::from(sets.all().to_vec()), sets);
}

/// Anybody can write a text with a set: what was made or begun here stays as long as there is another one.
#[test]
fn sets_in_which_nothing_was_done_go_first() {
    let mut chance = SplitMix64::new(25);
    let mut sets = Sets::default();
    let made = sets.add(random_set(&mut chance), true);
    let begun = sets.add(random_set(&mut chance), false);
    let at = SetPlace {
        set: begun,
        board: 0,
    };
    sets.note_try(at, Try::Wrong);
    let mut last = begun;
    for _ in 0..3 * Sets::MOST {
        last = sets.add(random_set(&mut chance), false);
    }
    assert_eq!(sets.all().len(), Sets::MOST);
    assert!(
        [made, begun, last]
            .iter()
            .all(|set| sets.get(*set).is_some())
    );
    assert_eq!(Sets::from(sets.all().to_vec()), sets);
}

#[test]
fn nothing_is_noted_in_a_set_of_ones_own_and_a_place_that_is_none_changes_nothing() {
    let mut chance = SplitMix64::new(26);
    let mut sets = Sets::default();
    let made = sets.add(random_set(&mut chance), true);
    let opened = sets.add(random_set(&mut chance), false);
    let before = sets.clone();
    sets.note_try(
        SetPlace {
            set: made,
            board: 0,
        },
        Try::Right,
    );
    sets.note_try(
        SetPlace {
            set: opened,
            board: 200,
        },
        Try::Right,
    );
    assert_eq!(sets, before);
    assert!(
        sets.places(false, |_| true)
            .iter()
            .all(|at| at.set == opened)
    );
}

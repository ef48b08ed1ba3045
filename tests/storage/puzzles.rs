//! Saved puzzles, as they stand in files.

use chrono::Days;
use rsg_engine::puzzle::Puzzles;
use rsg_engine::{Game, Move, Position};
use rsg_game::progress::puzzles::{MOST_MISTAKES, Mistake, PuzzleBook, PuzzleKey, Run, Try};
use rsg_game::progress::{CalendarDay, Judged, Profile, day_game};

fn day(text: &str) -> CalendarDay {
    CalendarDay::parse(text).unwrap()
}

fn read(book: &str) -> Result<PuzzleBook, serde_json::Error> {
    serde_json::from_str(book)
}

#[test]
fn what_is_written_is_read_again() {
    let mut book = PuzzleBook::default();
    assert_eq!(read("{}").unwrap(), book);
    for (number, how) in [
        (3, Try::Right),
        (4, Try::Wrong),
        (4, Try::Shown),
        (900, Try::Helped),
    ] {
        book.note(PuzzleKey::Number(number), how, 1300);
    }
    book.note(PuzzleKey::Day(day("2026-01-01")), Try::Right, 900);
    book.note_run(12);
    book.add_mistake(mistake(0));
    book.add_mistake(mistake_from(day_game(day("2026-01-01")).position, 0));
    let mut run = Run::begin(7);
    run.go_on(900);
    run.note(true);
    book.run = Some(run);
    let text = serde_json::to_string(&book).unwrap();
    assert!(
        text.contains(r#""numbers":{"3":"r0Rw1s","900":"h0H"}"#),
        "{text}"
    );
    assert!(text.contains(r#""days":{"0":"r0R"}"#), "{text}");
    assert_eq!(
        text.matches(r#""from":""#).count(),
        1,
        "the start is not written"
    );
    assert_eq!(read(&text).unwrap(), book);
}

/// Tries as a player has kept them since these puzzles were published, and the position that each of them was of.
const KEPT_TRIES: &str = concat!(
    r#"{"days":{"0":"r0R","324":"w1w","3651":"h0H"},"#,
    r#""numbers":{"3653":"r0R","4500":"w1w","5652":"r0R"}}"#
);
const TRIED: [(usize, &str); 6] = [
    (1, "./bbbbbb/bbwwwbbbbbbb/....wwbw..../.w.... w 1 0"),
    (325, "b/bbbbbb/b.wwwbww.bbb/...www..w.../.w.... w 0 0"),
    (3652, "w/wbbwww/bbwwwbbwbww./.bwwbwbbb.../.w.b.. w 0 0"),
    (3653, "b/bwbbbb/wwwbbbwwwbww/ww.b..wbbw../..wbw. b 0 0"),
    (4500, "b/bbbbwb/bbb.wwwbwwww/...bw..www.w/...w.. b 0 0"),
    (5652, "b/b.bbww/b.bbwbwwbwwb/wbbwww.w...w/bww..w b 3 1"),
];

#[test]
fn what_was_tried_is_still_the_same_puzzle() {
    let book = read(KEPT_TRIES).unwrap();
    let shipped = Puzzles::shipped();
    let mut positions = String::new();
    for puzzle in &shipped.all[..5652] {
        positions += &format!("{}\n", puzzle.position);
    }
    assert_eq!(rsg_engine::fnv1a(positions.as_bytes()), PUBLISHED);
    for (number, position) in TRIED {
        let key = match shipped.day_of(number) {
            Some(day) => PuzzleKey::Day(CalendarDay::parse(&day.to_string()).unwrap()),
            None => PuzzleKey::Number(number as u16),
        };
        assert!(book.tried(key).is_some(), "{number}");
        let puzzle = shipped.get(number).unwrap();
        assert_eq!(puzzle.position.to_string(), position, "{number}");
    }
}

/// The checksum of the published positions in their order.
const PUBLISHED: u64 = 0x3e16_ebd7_6427_389e;

#[test]
fn tries_that_cannot_have_been_are_refused() {
    for rows in [
        r#"{"1":"r0"}"#,
        r#"{"1":"r0Rx0R"}"#,
        r#"{"1":"r0r"}"#,
        r#"{"1":"r1R"}"#,
        r#"{"1":"w0w"}"#,
        r#"{"4294967295":"r0Rr0R"}"#,
        r#"{"1":"r0Rr0R","2":"r0R"}"#,
        r#"{"x":"r0R"}"#,
    ] {
        assert!(read(&format!(r#"{{"days":{rows}}}"#)).is_err(), "{rows}");
    }
}

#[test]
fn ten_years_of_puzzles_are_a_small_file() {
    let mut profile = Profile::default();
    let first = day("2026-01-01").date();
    for number in 0..3652 {
        let day = CalendarDay::new(first + Days::new(number)).unwrap();
        for how in [Try::Wrong, Try::Right].iter().skip(number as usize % 2) {
            profile.puzzles.note(PuzzleKey::Day(day), *how, 1400);
        }
    }
    for number in 3653..=5652 {
        profile
            .puzzles
            .note(PuzzleKey::Number(number), Try::Right, 1400);
    }
    let mut seed = 0;
    while profile.puzzles.mistakes().len() < MOST_MISTAKES {
        profile.puzzles.add_mistake(mistake(seed));
        seed += 1;
    }
    let bytes = serde_json::to_string(&profile).unwrap().len();
    assert!(bytes < 150_000, "{bytes} bytes");
}

fn mistake(seed: usize) -> Mistake {
    mistake_from(Position::start(), seed)
}

/// A game of up to 30 placements whose last is said to be a mistake.
fn mistake_from(from: Position, seed: usize) -> Mistake {
    let mut game = Game::from_position(from);
    let mut moves: Vec<Move> = Vec::new();
    while moves.len() < 30 && game.end().is_none() {
        let possible = game.moves();
        let mv = possible[(seed >> moves.len().min(10)) % possible.len()];
        game.play(mv).unwrap();
        moves.push(mv);
    }
    let judged = Judged {
        before: 3,
        after: -4,
        exact: true,
        line: moves[..6].to_vec(),
        only: true,
    };
    Mistake::new(from, &moves, judged, day("2026-11-21").date()).unwrap()
}

//! Codes of results, the list of them, and names; in `proof`, what is checked.
#![allow(clippy::unwrap_used)]

mod proof;

use super::*;
use crate::progress::by_message::{MessageFault, message};
use crate::progress::code;
use crate::progress::{CalendarDay, CpuLevel, PlayerName, TodayStrength, day_game, levels_number};
use crate::thinking::{NoTurn, Replay, StarTurn};
use chrono::NaiveDate;
use rsg_engine::{Game, Level, Limits, Move, SplitMix64, Thinker};

/// The results of Today's game in a text.
fn read(text: &str) -> Vec<DayResult> {
    super::read(text)
        .into_iter()
        .filter_map(Sent::game)
        .collect()
}

/// The letters before a code.
const MARK: usize = "rsg:".len();

fn day(number: u32) -> CalendarDay {
    CalendarDay::numbered(number).unwrap()
}

fn date(text: &str) -> NaiveDate {
    text.parse().unwrap()
}

/// The CPU's own moves.
fn cpu() -> impl FnMut(&StarTurn) -> Option<Move> {
    let mut thinker = Thinker::with_megabytes(8);
    move |turn| {
        let level = match turn.level {
            CpuLevel::One => Level::One,
            CpuLevel::Three => Level::Three,
            _ => Level::Max,
        };
        let report = thinker.choose(&turn.game, level, turn.seed, Limits::default());
        report.map(|report| report.best)
    }
}

/// A first game of a day, in which the player places anything.
fn some_game(
    number: u32,
    strength: TodayStrength,
    chance: &mut SplitMix64,
    cpu: &mut impl FnMut(&StarTurn) -> Option<Move>,
) -> OwnGame {
    let day = day(number);
    let mut turn = StarTurn {
        game: Game::from_position(day_game(day).position),
        level: strength.level(),
        seed: strength.seed(day),
        judge: None,
    };
    let side = turn.game.given().to_move();
    while turn.game.end().is_none() {
        let moves = turn.game.moves();
        let mv = match turn.game.position().to_move() == side {
            true => moves[(chance.next() % moves.len() as u64) as usize],
            false => cpu(&turn).unwrap(),
        };
        turn.game.play(mv).unwrap();
    }
    OwnGame {
        day,
        strength,
        edition: levels_number(),
        moves: turn.game.turns().iter().map(|turn| turn.mv).collect(),
    }
}

fn some_result(number: u32, name: &str) -> DayResult {
    let chance = &mut SplitMix64::new(u64::from(number));
    let game = some_game(number, TodayStrength::One, chance, &mut cpu());
    game.result(PlayerName::new(name)).unwrap()
}

fn replay(said: &DayResult) -> Replay {
    Replay::of(said)
}

#[test]
fn a_code_says_all_of_a_result_and_is_short() {
    for (number, name) in [(0, ""), (330, "Aiko"), (400, "क्षत्रिय 🦊")] {
        let said = some_result(number, name);
        let code = said.code();
        assert!(code.len() <= 120, "{code}");
        assert_eq!(
            read(&format!("Look!\n{code}\n")),
            std::slice::from_ref(&said)
        );
        assert_eq!(read(&format!("https://rsg.example/#m/{code}")), [said]);
        assert_eq!(message::read(&code), Err(MessageFault::Missing));
    }
}

#[test]
fn the_longest_result_fits_into_a_text() {
    let mut said = some_result(330, &"क्षत्रिय".repeat(12));
    said.placements = said.placements.iter().copied().cycle().take(60).collect();
    assert!(said.code().len() <= 1_000, "{}", said.code().len());
    assert_eq!(read(&said.code()), [said.clone()]);
    said.placements.push(said.placements[0]);
    assert_eq!(read(&said.code()), []);
}

#[test]
fn a_code_that_was_cut_or_altered_in_one_letter_is_refused() {
    let code = some_result(331, "Aiko").code();
    for place in MARK..code.len() {
        assert_eq!(read(&code[..place]), []);
        for other in "0a7z".chars() {
            let mut altered: Vec<char> = code.chars().collect();
            if altered[place] == other {
                continue;
            }
            altered[place] = other;
            let altered: String = altered.into_iter().collect();
            assert_eq!(read(&altered), [], "{altered}");
            let fault = message::read(&altered).unwrap_err();
            let may_be_newer = place < MARK + 3 && fault == MessageFault::Newer;
            assert!(may_be_newer || fault == MessageFault::Damaged, "{altered}");
        }
    }
}

#[test]
fn any_letters_are_read_without_a_fault_of_the_app() {
    let mut chance = SplitMix64::new(7);
    for _ in 0..20_000 {
        let length = chance.next() % 90;
        let letters: String = (0..length)
            .map(|_| char::from(b"0123456789abcdefghjkmnpqrstvwxyz"[(chance.next() % 32) as usize]))
            .collect();
        // As a result, with any fields.
        assert_eq!(read(&format!("rsg:14{letters}")), []);
        let _ = message::read(&format!("rsg:1{letters}"));
    }
}

#[test]
fn games_and_results_are_told_apart_in_one_text() {
    let (one, two) = (some_result(10, "Aiko"), some_result(11, "Ravi"));
    let text = format!("{}\n{}\n{}", one.code(), two.code(), one.code());
    assert_eq!(read(&text), [one, two]);
    assert_eq!(read(&"x".repeat(code::LONGEST_TEXT + 1)), []);
}

#[test]
fn a_turn_that_was_not_chosen_proves_nothing() {
    let said = some_result(5, "Aiko");
    assert_eq!(replay(&said).play(|_| None), Err(NoTurn));
}

#[test]
fn a_file_that_says_checked_is_not_believed_alone() {
    let said = some_result(6, "Aiko");
    let moves = replay(&said).play(cpu()).unwrap().unwrap();
    let of = |said: DayResult, moves: &[Move]| FriendResult {
        said,
        check: Check::Held(moves.to_vec()),
    };
    assert!(of(said.clone(), &moves).game().is_some());
    assert_eq!(of(said.clone(), &moves[..moves.len() - 1]).game(), None);
    let better = DayResult {
        margin: said.margin + 1,
        ..said
    };
    assert_eq!(of(better, &moves).game(), None);
}

fn friends_with(results: &[DayResult]) -> Friends {
    let mut friends = Friends::default();
    for said in results {
        let taken = friends.take(said.clone(), date("2027-06-01"), &PlayerName::default());
        assert_eq!(taken, Ok(()));
    }
    friends
}

#[test]
fn the_first_result_of_a_day_stays_unless_it_is_wrong() {
    let first = some_result(20, "Aiko");
    let other = DayResult {
        margin: first.margin + 3,
        ..first.clone()
    };
    let today = date("2027-06-01");
    let me = PlayerName::default();
    let mut friends = friends_with(std::slice::from_ref(&first));
    assert_eq!(
        friends.take(other.clone(), today, &me),
        Err(NotListed::Known)
    );
    assert_eq!(
        friends.take(first.clone(), today, &me),
        Err(NotListed::Known)
    );
    friends.note_check(&first, None);
    assert_eq!(
        friends.take(first.clone(), today, &me),
        Err(NotListed::Known)
    );
    assert_eq!(friends.take(other.clone(), today, &me), Ok(()));
    assert_eq!(friends.results().len(), 1);
    assert_eq!(friends.results()[0].said, other);
}

#[test]
fn fifty_are_taken_on_a_day_and_no_day_to_come() {
    let said = some_result(30, "");
    let named = |number: u32, day: u32| DayResult {
        name: PlayerName::new(&format!("F{number}")),
        day: self::day(day),
        ..said.clone()
    };
    let mut friends = Friends::default();
    let me = PlayerName::new("me");
    let today = day(100).date();
    let taken = (0..60).map(|number| friends.take(named(number, 100), today, &me));
    assert_eq!(taken.filter(Result::is_ok).count(), 50);
    assert_eq!(
        friends.take(named(99, 100), today, &me),
        Err(NotListed::Enough)
    );
    let tomorrow = day(101).date();
    assert_eq!(friends.take(named(99, 102), tomorrow, &me), Ok(()));
    assert_eq!(
        friends.take(named(99, 103), tomorrow, &me),
        Err(NotListed::ToCome)
    );
}

#[test]
fn two_thousand_are_kept_and_the_oldest_go() {
    let said = some_result(30, "");
    let mut friends = Friends::default();
    let me = PlayerName::new("me");
    for number in 0..2_010_u32 {
        let name = PlayerName::new(&format!("F{number}"));
        let today = day(100 + number / 40).date();
        assert_eq!(
            friends.take(
                DayResult {
                    name,
                    ..said.clone()
                },
                today,
                &me
            ),
            Ok(())
        );
    }
    assert_eq!(friends.results().len(), 2_000);
    assert_eq!(friends.results()[0].said.name.as_str(), "F10");
}

#[test]
fn one_s_own_result_is_none_of_a_friend() {
    let own = some_game(40, TodayStrength::One, &mut SplitMix64::new(40), &mut cpu());
    let me = PlayerName::new("Aiko");
    let mut friends = Friends::default();
    friends.note_own(own.clone());
    let said = own.result(me.clone()).unwrap();
    let today = date("2027-06-01");
    assert_eq!(friends.take(said.clone(), today, &me), Err(NotListed::Own));
    let theirs = DayResult {
        name: PlayerName::new("Ravi"),
        ..said
    };
    assert_eq!(friends.take(theirs, today, &me), Ok(()));
}

#[test]
fn a_friend_is_renamed_and_forgotten() {
    let (aiko, ravi) = (PlayerName::new("Aiko"), PlayerName::new("Ravi"));
    let mut friends = friends_with(&[
        some_result(50, "Aiko"),
        some_result(51, "Aiko"),
        some_result(50, "Ravi"),
    ]);
    friends.rename(&aiko, PlayerName::new("Sister"));
    assert_eq!(friends.shown(&aiko).as_str(), "Sister");
    assert_eq!(friends.shown(&ravi), &ravi);
    // What comes later has the name of the codes, and is the same friend's.
    let later = some_result(52, "Aiko");
    let today = date("2027-06-01");
    assert_eq!(friends.take(later, today, &PlayerName::default()), Ok(()));
    friends.forget(&aiko);
    assert_eq!(friends.results().len(), 1);
    assert_eq!(friends.shown(&aiko), &aiko, "the name went with them");
}

fn of_puzzle(day: u32, wrong: u8, name: &str) -> PuzzleResult {
    PuzzleResult {
        day: self::day(day),
        done: PuzzleDone::Today {
            wrong,
            helped: wrong == 2,
        },
        name: PlayerName::new(name),
    }
}

fn of_run(day: u32, solved: u16, name: &str) -> PuzzleResult {
    PuzzleResult {
        done: PuzzleDone::Run { solved },
        ..of_puzzle(day, 0, name)
    }
}

#[test]
fn codes_say_what_was_done_of_puzzles() {
    for said in [
        of_puzzle(0, 0, ""),
        of_puzzle(330, 2, "Aiko"),
        of_puzzle(900, 9, "क्षत्रिय 🦊"),
        of_run(330, 0, ""),
        of_run(331, 9_999, "Ravi"),
    ] {
        let code = said.code();
        assert_eq!(super::read(&code), [Sent::Puzzle(said)]);
        assert_eq!(message::read(&code), Err(MessageFault::Missing));
        for place in MARK..code.len() {
            assert_eq!(super::read(&code[..place]), []);
            let other = if &code[place..=place] == "7" {
                "0"
            } else {
                "7"
            };
            let mut altered = code.clone();
            altered.replace_range(place..=place, other);
            assert_eq!(super::read(&altered), [], "{altered}");
        }
    }
}

#[test]
fn the_first_word_on_a_puzzle_stays_and_the_longest_run_of_a_day() {
    let mut friends = Friends::default();
    let (today, me) = (day(100).date(), PlayerName::new("me"));
    let mut take = |said: PuzzleResult, own| friends.take_puzzle(said, today, &me, own);
    assert_eq!(take(of_puzzle(100, 3, "Aiko"), None), Ok(()));
    let known = Err(NotListed::Known);
    assert_eq!(take(of_puzzle(100, 0, "Aiko"), None), known);
    assert_eq!(take(of_run(100, 5, "Aiko"), None), Ok(()));
    assert_eq!(take(of_run(100, 5, "Aiko"), None), known);
    assert_eq!(take(of_run(100, 8, "Aiko"), None), Ok(()));
    assert_eq!(take(of_run(100, 2, "Aiko"), None), known);
    assert_eq!(take(of_run(102, 2, "Aiko"), None), Err(NotListed::ToCome));
    let own = of_puzzle(100, 1, "me");
    assert_eq!(take(own.clone(), Some(own.done)), Err(NotListed::Own));
    let expected = [of_puzzle(100, 3, "Aiko"), of_run(100, 8, "Aiko")];
    assert_eq!(friends.puzzles(), expected);
    let aiko = PlayerName::new("Aiko");
    friends.rename(&aiko, PlayerName::new("Sister"));
    assert_eq!(friends.shown(&aiko).as_str(), "Sister");
    friends.forget(&aiko);
    assert!(friends.puzzles().is_empty() && friends.shown(&aiko) == &aiko);
}

#[test]
fn games_and_puzzles_are_fifty_a_day_together() {
    let mut friends = Friends::default();
    let (today, me) = (day(100).date(), PlayerName::default());
    let said = some_result(30, "");
    for number in 0..25 {
        let name = PlayerName::new(&format!("F{number}"));
        let game = DayResult {
            name,
            ..said.clone()
        };
        assert_eq!(friends.take(game, today, &me), Ok(()));
        let puzzle = of_puzzle(number, 0, "Aiko");
        assert_eq!(friends.take_puzzle(puzzle, today, &me, None), Ok(()));
    }
    let more = friends.take_puzzle(of_run(1, 1, "Aiko"), today, &me, None);
    assert_eq!(more, Err(NotListed::Enough));
}

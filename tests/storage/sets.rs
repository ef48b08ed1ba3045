//! Saved sets of boards, as they stand in files.

use rsg_game::progress::Rules;
use rsg_game::progress::boards::OwnBoard;
use rsg_game::progress::puzzles::Try;
use rsg_game::progress::sets::{BoardSet, SetAnswer, SetBoard, SetPlace, Sets};
use serde_json::{Value, json};

use crate::sample;

fn read(sets: Value) -> Result<Sets, serde_json::Error> {
    serde_json::from_value(sets)
}

fn a_set(sentence: &str) -> BoardSet {
    let board = SetBoard::new(OwnBoard::start(&Rules::Star), sentence);
    BoardSet::new(vec![board]).unwrap()
}

#[test]
fn what_is_written_is_read_again() {
    let sets = sample::sets();
    let written = serde_json::to_value(&sets).unwrap();
    assert_eq!(read(written).unwrap(), sets);
    // Nothing is written of what nobody has done.
    let mut sets = Sets::default();
    let set = a_set("one");
    sets.add(set.clone(), false);
    let written = serde_json::to_value(&sets).unwrap();
    assert_eq!(written, json!([{"set": set.code()}]));
}

/// A file that anybody has written: what does not belong to the set is left out, and what is no set ends the reading.
#[test]
fn what_a_file_says_of_another_set_is_not_believed() {
    let (set, other) = (a_set("one"), a_set("other"));
    let mut elsewhere = Sets::default();
    let at = SetPlace {
        set: elsewhere.add(other.clone(), false),
        board: 0,
    };
    elsewhere.note_try(at, Try::Right);
    let answer = elsewhere.all()[0].done().clone();
    assert!(!answer.is_empty());
    let said = answer.code();
    let one = json!({"set": set.code(), "done": said.clone(), "answers": [said]});
    let sets = read(json!([one.clone(), one])).unwrap();
    let [known] = sets.all() else {
        panic!("{sets:?}");
    };
    assert!(known.done().is_empty() && known.answers().is_empty());
    for broken in ["rsg:10abc", "", &SetAnswer::nothing_done(&set).code()] {
        assert!(read(json!([{"set": broken}])).is_err(), "{broken}");
    }
}

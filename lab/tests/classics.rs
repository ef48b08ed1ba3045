//! The console of the classics as its users meet it.
#![allow(clippy::disallowed_methods, reason = "a test")]
#![allow(clippy::unwrap_used)]

use std::io::Write;
use std::process::{Command, Stdio};

/// Runs it, and returns its exit status, its output and its complaints.
fn classics(args: &str, input: &str) -> (Option<i32>, String, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_classics"))
        .args(args.split(' '))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // What it reads here fits into the pipe.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    let output = child.wait_with_output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (
        output.status.code(),
        text(output.stdout),
        text(output.stderr),
    )
}

#[test]
fn replay_prints_how_each_game_stands() {
    let (status, out, _) = classics("reversi replay", "f5d6c3\nF5 D6 = anything\n");
    assert_eq!(status, Some(0));
    assert_eq!(
        out,
        "------------------X--------XX------OXX-----O-------------------- O open 5-2 -\n\
         ---------------------------OX------OXX-----O-------------------- X open 3-3 -\n"
    );
    let (_, out, _) = classics("reversi replay --size 6 --start classic --trace", "c3 d4\n");
    assert_eq!(
        out,
        "--------------X--------------------- O\n\
         --------------X------O-------------- X\n\
         --------------X------O-------------- X open 1-1 -\n"
    );
}

#[test]
fn a_move_that_is_not_allowed_stops_it_with_its_place() {
    let (status, out, complaint) = classics("reversi replay", "f5\nf5d6a1\n");
    assert_eq!(status, Some(1));
    assert_eq!(out.lines().count(), 1, "the game before it is printed");
    assert_eq!(complaint, "line 2, move 3: a1: nothing would flip\n");
    let (status, ..) = classics("reversi replay --size 7", "");
    assert_eq!(status, Some(2));
}

#[test]
fn perft_prints_a_line_a_depth_and_the_rate() {
    let (_, out, _) = classics("reversi perft 3", "");
    assert!(out.starts_with("1 4\n2 12\n3 56\nrate "), "{out}");
    let (_, out, _) = classics("reversi perft 2 --json", "");
    assert!(
        out.starts_with(r#"{"depths":[{"depth":1,"count":4},{"depth":2,"count":12}],"rate":"#),
        "{out}"
    );
}

#[test]
fn solve_prints_the_score_and_a_line() {
    let position = "X-------".to_owned() + &"O".repeat(48) + "-------X X";
    let (status, out, complaint) = classics(&format!("reversi solve {position} --json"), "");
    assert_eq!((status, complaint.as_str()), (Some(0), ""));
    assert!(
        out.starts_with(r#"{"score":"#) && out.contains(r#""nodes":"#),
        "{out}"
    );
    let (status, _, complaint) = classics("reversi solve X-O X", "");
    assert_eq!(status, Some(1));
    assert!(complaint.starts_with("line 1: "), "{complaint}");
}

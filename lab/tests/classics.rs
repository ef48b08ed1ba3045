//! The console of the classics as its users meet it.
#![allow(clippy::disallowed_methods, reason = "a test")]
#![allow(clippy::unwrap_used)]

use rsg_classics::Square;
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

#[test]
fn perft_knows_the_options_of_replay() {
    let (_, out, complaint) = classics("reversi perft 5 --start classic --aim fewest --size 6", "");
    assert!(
        out.starts_with("1 4\n2 12\n3 24\n4 24\n5 96\nrate "),
        "{out}{complaint}"
    );
}

#[test]
fn solve_knows_the_options_of_replay() {
    // Black flips three with either of two placements and White passes, or one with the third.
    let solve = |options: &str| {
        let board = "XOOO-X".to_owned() + &"XXXXXX".repeat(4) + "XXXX--";
        classics(&format!("reversi solve {board} X {options} --json"), "")
    };
    let scored = |options: &str| {
        let (status, out, complaint) = solve(options);
        assert_eq!((status, complaint.as_str()), (Some(0), ""), "{options}");
        let rest = out.split("\"score\":").nth(1).unwrap().to_owned();
        rest.split(',').next().unwrap().parse::<i32>().unwrap()
    };
    assert_eq!(scored(""), 36);
    assert_eq!(scored("--size 6 --start classic"), 36);
    assert_eq!(scored("--aim fewest"), 36, "there is one placement only");
    let ten = "-".repeat(4) + "OX" + &"O".repeat(94);
    let (status, out, complaint) = classics(&format!("reversi solve {ten} X --size 10"), "");
    assert_eq!((status, complaint.as_str()), (Some(0), ""), "{out}");
    for (options, status) in [("--size 8", 1), ("--size 7", 2), ("--aim least", 2)] {
        assert_eq!(solve(options).0, Some(status), "{options}");
    }
    let empty = "-".repeat(64);
    let (status, _, complaint) = classics(&format!("reversi solve {empty} X --start classic"), "");
    assert_eq!(status, Some(1));
    assert!(complaint.contains("opening"), "{complaint}");
}

#[test]
fn play_prints_a_placement() {
    for options in ["--size 6 --aim fewest", "--start classic", "f5d6 C3"] {
        let (status, out, complaint) = classics(&format!("reversi play --level 2 {options}"), "");
        assert_eq!((status, complaint.as_str()), (Some(0), ""), "{options}");
        assert!(out.trim().parse::<Square>().is_ok(), "{out}");
    }
    let play = |seed| {
        classics(
            &format!("reversi play --level 4 --seed {seed} f5 --json"),
            "",
        )
        .1
    };
    let named = r#"{"move":""#;
    assert!(play(1).starts_with(named) && play(1).contains(r#","nodes":"#));
    let moved = |seed| play(seed)[named.len()..named.len() + 2].to_owned();
    assert_eq!(moved(1), moved(1));
    assert!(
        (2..20).any(|seed| moved(seed) != moved(1)),
        "every seed the same"
    );
}

#[test]
fn play_names_the_first_fault() {
    let (status, out, complaint) = classics("reversi play --level 1 f5 f5", "");
    assert_eq!((status, out.as_str()), (Some(1), ""));
    assert_eq!(complaint, "line 1, move 2: f5: the square is occupied\n");
    let (status, _, complaint) = classics("reversi play --level 9 f5", "");
    assert_eq!(status, Some(2));
    assert!(
        complaint.contains("1 2 3 4 5 6 random greedy base"),
        "{complaint}"
    );
    let (status, _, complaint) = classics("reversi play --level 1 e6f4e3f6g5d6e7f5c5", "");
    assert_eq!(
        (status, complaint.as_str()),
        (Some(1), "the game is over\n")
    );
}

#[test]
fn match_counts_games() {
    let (status, out, complaint) = classics(
        "reversi match 1 greedy --games 10 --size 6 --seed 3 --json",
        "",
    );
    assert_eq!((status, complaint.as_str()), (Some(0), ""));
    assert!(out.starts_with(r#"{"games":10,"won":"#), "{out}");
    for field in ["drawn", "lost", "mean_margin", "slowest_ms"] {
        assert!(out.contains(&format!("\"{field}\":")), "{out}");
    }
    let (_, out, _) = classics("reversi match random random --games 4 --size 10", "");
    assert!(out.starts_with("random - random: won "), "{out}");
    assert_eq!(classics("reversi match 1 2", "").0, Some(2));
}

#[test]
fn go_replay_prints_how_each_game_stands() {
    let board = "-".repeat(80);
    let (status, out, complaint) = classics("go replay", "a1 BUTTON pass = anything\n\n");
    assert_eq!((status, complaint.as_str()), (Some(0), ""));
    assert_eq!(
        out,
        format!("X{board} O O open 81 7.5\n-{board} X - open 0 7\n")
    );
    let options = "go replay --komi -2 --handicap 2 --trace";
    let (_, out, _) = classics(options, "a1 i9 button pass pass agreed a1\n");
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(lines.len(), 7);
    let middle = "-".repeat(79);
    assert_eq!(lines[0], format!("X{board} X -"));
    assert_eq!(lines[4], format!("X{middle}X X O"));
    assert_eq!(lines[6], format!("O{middle}X X O over 0 -0.5"));
}

#[test]
fn go_replay_names_a_turn_that_is_not_allowed() {
    let (status, out, complaint) = classics("go replay --size 13", "n1\n");
    assert_eq!((status, out.as_str()), (Some(1), ""));
    assert_eq!(
        complaint,
        "line 1, move 1: n1: the board has no such point\n"
    );
    for options in ["--size 8", "--handicap 1", "--komi 6.5", "--trace e5"] {
        let (status, ..) = classics(&format!("go replay {options}"), "");
        assert_eq!(status, Some(2), "{options}");
    }
}

#[test]
fn go_play_prints_a_turn() {
    for options in ["--size 13 --handicap 3", "--komi 0", "e5 button", "C3 d4"] {
        let line = format!("go play --level 2 --playouts 20 {options}");
        let (status, out, complaint) = classics(&line, "");
        assert_eq!((status, complaint.as_str()), (Some(0), ""), "{options}");
        let turn = out.trim();
        assert!(
            turn == "button" || turn == "pass" || turn.parse::<Square>().is_ok(),
            "{out}"
        );
    }
    let (_, out, _) = classics("go play --level 1 e5 button pass pass", "");
    assert_eq!(out, "agreed\n");
    let play = |level, seed| {
        let line = format!("go play --level {level} --seed {seed} --playouts 300 e5 --json");
        classics(&line, "").1
    };
    for level in ["random", "greedy", "uct", "3"] {
        let named = r#"{"move":""#;
        let moved = |seed| play(level, seed)[named.len()..named.len() + 2].to_owned();
        assert_eq!(moved(1), moved(1), "{level}");
        assert!(
            (2..20).any(|seed| moved(seed) != moved(1)),
            "{level}: every seed the same"
        );
    }
}

#[test]
fn go_play_names_the_first_fault() {
    let (status, out, complaint) = classics("go play --level 1 f5 f5", "");
    assert_eq!((status, out.as_str()), (Some(1), ""));
    assert_eq!(complaint, "line 1, move 2: f5: the point is occupied\n");
    let (status, _, complaint) = classics("go play --level base f5", "");
    assert_eq!(status, Some(2));
    assert!(
        complaint.contains("1 2 3 4 5 random greedy uct"),
        "{complaint}"
    );
    let (status, _, complaint) = classics("go play --level 1 button pass pass pass pass", "");
    assert_eq!(
        (status, complaint.as_str()),
        (Some(1), "the game is over\n")
    );
}

#[test]
fn go_match_counts_games() {
    let line = "go match 1 random --games 4 --seed 3 --playouts 8 --threads 2 --json";
    let (status, out, complaint) = classics(line, "");
    assert_eq!((status, complaint.as_str()), (Some(0), ""));
    assert!(out.starts_with(r#"{"games":4,"won":"#), "{out}");
    for field in ["drawn", "lost", "mean_margin", "slowest_ms"] {
        assert!(out.contains(&format!(r#","{field}":"#)), "{out}");
    }
    let (status, ..) = classics("go match 1 base --games 4", "");
    assert_eq!(status, Some(2));
}

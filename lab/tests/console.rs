//! The console as its users meet it: what it prints, what it complains about, its exit status.
#![allow(clippy::disallowed_methods, reason = "a test")]
#![allow(clippy::unwrap_used)]

use std::io::{Read, Write};
use std::process::{Command, Output, Stdio};

fn rsg(args: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_rsg"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    // It may stop reading before the end of the input, which is not the writer's concern.
    let writer = std::thread::spawn(move || stdin.write_all(&input).is_ok());
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    output
}

fn check(args: &[&str], input: &str, status: i32, stdout: &str, stderr: &str) {
    let output = rsg(args, input.as_bytes());
    assert_eq!(String::from_utf8_lossy(&output.stderr), stderr, "{args:?}");
    assert_eq!(String::from_utf8_lossy(&output.stdout), stdout, "{args:?}");
    assert_eq!(output.status.code(), Some(status), "{args:?}");
}

fn stdout(args: &[&str], input: &str) -> String {
    let output = rsg(args, input.as_bytes());
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn perft_prints_a_line_a_depth_and_the_rate() {
    let text = stdout(&["perft", "3"], "");
    let (counts, rate) = text.split_at(text.find("rate").unwrap());
    assert_eq!(counts, "1 12\n2 114\n3 840\n");
    assert!(
        rate.starts_with("rate ") && rate.ends_with(" leaves/s\n"),
        "{rate}"
    );
    let json = stdout(&["perft", "--json", "2"], "");
    let expected = r#"{"depths":[{"depth":1,"count":12},{"depth":2,"count":114}],"rate":"#;
    assert!(json.starts_with(expected), "{json}");
}

#[test]
fn perft_takes_a_position_quoted_or_not() {
    let position = "./bbwbwb/...........b/............/...... w 0 0";
    let mut words = vec!["perft", "1"];
    words.extend(position.split(' '));
    assert!(stdout(&["perft", "1", position], "").starts_with("1 10\n"));
    assert!(stdout(&words, "").starts_with("1 10\n"));
    check(
        &["perft", "2", "nonsense"],
        "",
        1,
        "",
        "line 1: expected the board, the side to move and two capture counts, found 1 parts\n",
    );
    check(
        &["perft", "many"],
        "",
        1,
        "",
        "depth many: expected a number from 1 to 24\n",
    );
}

#[test]
fn replay_prints_where_each_game_ended() {
    let input = "BQ\nBQ B7[W] = whatever B4 B4\n\nB4 BQ CQ C1 BX BJ[W] --\n";
    let lines = stdout(&["replay"], input);
    let lines: Vec<&str> = lines.lines().collect();
    assert_eq!(
        lines[0],
        "./bbwbwb/...........b/............/...... w 0 0 open -"
    );
    assert_eq!(
        lines[2],
        "./wbwbwb/............/............/...... b 0 0 open -"
    );
    assert_eq!(lines.len(), 4);
    assert!(lines[3].ends_with(" w 1 0 open -"), "{}", lines[3]);
}

#[test]
fn replay_agrees_with_the_recorded_games() {
    let games = include_str!("../../engine/tests/vectors/games.txt");
    let expected: String = games
        .lines()
        .map(|line| format!("{}\n", line.split_once(" = ").unwrap().1))
        .collect();
    assert_eq!(stdout(&["replay"], games), expected);
}

#[test]
fn replay_traces_every_placement() {
    let traces = include_str!("../../engine/tests/vectors/traces.txt");
    let games: String = traces
        .lines()
        .filter_map(|line| line.strip_prefix("# "))
        .map(|line| format!("{line}\n"))
        .collect();
    let printed = stdout(&["replay", "--trace"], &games);
    let positions: Vec<&str> = printed
        .lines()
        .filter(|line| line.split(' ').count() == 4)
        .collect();
    let expected: Vec<&str> = traces
        .lines()
        .filter(|line| !line.starts_with('#'))
        .collect();
    assert_eq!(positions, expected);
}

#[test]
fn replay_stops_at_what_cannot_be_played() {
    check(
        &["replay"],
        "BQ\nBQ B4 B4[W]\nBQ\n",
        1,
        "./bbwbwb/...........b/............/...... w 0 0 open -\n",
        "line 2, move 2: B4: it flips no stone\n",
    );
    check(
        &["replay", "--json"],
        "B4 B4\n",
        1,
        "{\"games\":[],\"error\":\"line 1, move 2: B4: the cell is occupied\"}\n",
        "line 1, move 2: B4: the cell is occupied\n",
    );
}

#[test]
fn replay_goes_on_from_a_position_in_front() {
    let position = "./bbwbwb/...........b/............/...... w 0 0";
    assert_eq!(
        stdout(&["replay"], &format!("from {position} : B7[W]\n")),
        stdout(&["replay"], "BQ B7[W]\n")
    );
    check(
        &["replay"],
        "from x w 0 0 : B4\n",
        1,
        "",
        "line 1, column 1: from: expected five groups CP/A/B/C/D, found 1\n",
    );
}

#[test]
fn replay_in_json_is_one_object() {
    let json = stdout(&["replay", "--json", "--trace"], "BQ\nBQ\n");
    let position = "./bbwbwb/...........b/............/...... w 0 0";
    let game =
        format!(r#"{{"position":"{position}","end":"open","winner":"-","trace":["{position}"]}}"#);
    assert_eq!(json, format!("{{\"games\":[{game},{game}]}}\n"));
    assert_eq!(stdout(&["replay", "--json"], ""), "{\"games\":[]}\n");
}

#[test]
fn input_of_any_length_and_kind_is_refused_in_bounded_memory() {
    let long = vec![b'x'; 1 << 20];
    let output = rsg(&["replay"], &long);
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(output.stderr, b"line 1: longer than 65536 bytes\n");
    let output = rsg(&["replay"], b"B4 \xff\xfe\0\n");
    assert_eq!(output.status.code(), Some(1));
    let complaint = String::from_utf8(output.stderr).unwrap();
    assert!(complaint.starts_with("line 1, move 2: "), "{complaint}");
    assert!(!complaint.contains('\0'));
}

#[test]
fn moves_lists_placements_calls_and_marks() {
    check(
        &["moves", "BQ", "B7[W]"],
        "",
        0,
        &stdout(&["moves", "BQ B7[W]"], ""),
        "",
    );
    let lines = stdout(&["moves", "BX", "CX", "BQ", "B8"], "");
    assert!(
        lines.contains("B6 flips=2 captures=1 mark=playable\n"),
        "{lines}"
    );
    let blocked = "BX B7[B] B6 B9[W] B8 BJ[W] BQ B1[B] C7 B3[B] AJ[W]";
    let lines = stdout(&["moves", blocked], "");
    let a7: Vec<&str> = lines
        .lines()
        .filter(|line| line.starts_with("A7"))
        .collect();
    assert_eq!(a7.len(), 2);
    assert!(
        a7.iter().all(|line| line.ends_with("mark=blocked")),
        "{lines}"
    );
    let json = stdout(&["moves", "--json", blocked], "");
    assert!(
        json.contains(r#""mark":"blocked","blocked":true}"#),
        "{json}"
    );
}

#[test]
fn moves_accepts_a_pass_only_where_it_is_due() {
    let due = ["moves", "B4", "BQ", "CQ", "C1", "BX", "BJ[W]"];
    let mut written = due.to_vec();
    written.push("--");
    assert_eq!(stdout(&due, ""), stdout(&written, ""));
    check(
        &["moves", "B4", "--"],
        "",
        1,
        "",
        "move 2: --: no pass is due\n",
    );
    check(
        &["moves", "B4", "zz"],
        "",
        1,
        "",
        "move 2: zz: not a cell: expected a ring A to D and an hour, such as B4 or BX\n",
    );
}

#[test]
fn go_plays_a_level_or_a_measuring_player() {
    for level in ["1", "5", "max", "random", "greedy", "lessons"] {
        let text = stdout(&["go", "--level", level, "--seed", "3", "BQ", "B7[W]"], "");
        let heads: Vec<&str> = text
            .lines()
            .skip(1)
            .map(|line| line.split(' ').next().unwrap())
            .collect();
        assert_eq!(heads, ["score", "depth", "nodes", "ms"], "{level}");
    }
    let json = stdout(&["go", "--level", "base", "--nodes", "500", "--json"], "");
    for field in [
        "{\"move\":\"B",
        ",\"score\":",
        ",\"depth\":6,\"nodes\":",
        ",\"ms\":",
    ] {
        assert!(json.contains(field), "{json}");
    }
    let complaint = "--level 6: a level is one of 1 2 3 4 5 max final oracle random greedy lessons base textbook\n\
                     rsg help lists the commands\n";
    check(&["go", "--level", "6"], "", 2, "", complaint);
}

#[test]
fn solve_tells_score_line_nodes_and_time() {
    let position = "w/bbbbwb/wbwwwwwwwbww/bwwwwbwwwbbw/wwww.b w 1 0";
    let text = stdout(&["solve", position], "");
    assert!(text.starts_with("score +"), "{text}");
    let json = stdout(&["solve", "--json", position], "");
    assert!(
        json.starts_with("{\"score\":") && json.contains(",\"line\":["),
        "{json}"
    );
    assert!(
        json.contains(",\"nodes\":") && json.contains(",\"ms\":"),
        "{json}"
    );
}

#[test]
fn match_counts_reverse_matches() {
    let args = ["match", "greedy", "random", "--games", "3", "--seed", "5"];
    let text = stdout(&args, "");
    assert!(text.starts_with("greedy - random: won "), "{text}");
    let mut with_json = args.to_vec();
    with_json.push("--json");
    let json = stdout(&with_json, "");
    assert!(json.starts_with("{\"games\":3,\"won\":"), "{json}");
    for field in ["drawn", "lost", "mean_margin", "slowest_ms"] {
        assert!(json.contains(&format!(",\"{field}\":")), "{json}");
    }
}

#[test]
fn a_command_line_that_makes_no_sense_is_a_usage_error() {
    for (args, complaint) in [
        (vec![], "no command given"),
        (vec!["dance"], "unknown command dance"),
        (vec!["perft"], "perft needs a depth N"),
        (vec!["perft", "3", "--fast"], "perft has no flag --fast"),
        (vec!["moves", "-x"], "moves has no flag -x"),
        (
            vec!["replay", "B4"],
            "replay reads from standard input and takes no B4",
        ),
    ] {
        let stderr = format!("{complaint}\nrsg help lists the commands\n");
        check(&args, "", 2, "", &stderr);
    }
    assert!(stdout(&["help"], "").contains("perft N [POSITION]"));
    assert!(stdout(&["replay", "--help"], "").starts_with("replay [--trace]"));
}

#[test]
fn a_reader_that_leaves_early_is_no_error() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_rsg"))
        .arg("replay")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let mut stdin = child.stdin.take().unwrap();
    for _ in 0..20_000 {
        if stdin.write_all(b"BQ\n").is_err() {
            break;
        }
    }
    drop(stdin);
    let mut complaint = String::new();
    let mut stderr = child.stderr.take().unwrap();
    stderr.read_to_string(&mut complaint).unwrap();
    assert_eq!(complaint, "");
    assert_eq!(child.wait().unwrap().code(), Some(0));
}

#[test]
fn days_are_listed_by_date() {
    let from = ["days", "--from", "2026-11-21", "--to", "2026-11-23"];
    let some = stdout(&from, "");
    let all = stdout(&["days"], "");
    assert_eq!(all.lines().count(), 3652);
    assert!(all.contains(&some) && some.lines().count() == 3);
    let json = stdout(&[&from[..], &["--json"]].concat(), "");
    for (line, day) in json.lines().zip(["2026-11-21", "2026-11-22", "2026-11-23"]) {
        let begin = format!("{{\"day\":\"{day}\",\"position\":\"");
        assert!(
            line.starts_with(&begin) && line.contains("\",\"par\":"),
            "{line}"
        );
    }
    for wrong in ["2025-12-31", "2026-02-30", "soon"] {
        let refused = rsg(&["days", "--from", wrong], b"");
        assert_eq!(refused.status.code(), Some(2), "{wrong}");
    }
}

#[test]
fn puzzles_are_listed_by_number() {
    let all = stdout(&["puzzles"], "");
    let some = stdout(&["puzzles", "--from", "2", "--to", "3"], "");
    let lines: Vec<&str> = all.lines().collect();
    assert_eq!(some.lines().collect::<Vec<_>>(), lines[1..3]);
    let json = stdout(&["puzzles", "--json"], "");
    assert_eq!(json.lines().count(), lines.len());
    let first = json.lines().next().unwrap();
    assert!(
        first.starts_with("{\"id\":1,\"day\":\"2026-01-01\",\"position\":\""),
        "{first}"
    );
    for field in [
        "line\":[\"",
        "margin\":",
        "themes\":[",
        "grade\":",
        "rating\":",
        "found\":{\"1\":",
    ] {
        assert!(first.contains(&format!(",\"{field}")), "{first}");
    }
    let last = json.lines().last().unwrap();
    assert!(last.contains(",\"day\":null,"), "{last}");
    assert_eq!(stdout(&["puzzles", "--from", "60000"], ""), "");
}

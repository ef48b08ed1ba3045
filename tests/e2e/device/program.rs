//! The contract with whoever starts the app: flags, exit codes, what the server lets in, its end.

use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::Path;
use std::time::Duration;

use crate::driver::browsers::{free_port, is_root};
use crate::driver::http::{self, Answer};
use crate::driver::process::{Outcome, Program, run_to_end};
use crate::driver::runner::Test;
use crate::driver::wait::{SOON, wait_for};

/// Starts the program with flags that it must refuse.
#[track_caller]
fn refused(test: &Test<'_>, flags: &[&str]) -> Outcome {
    let outcome = run_to_end(test.program().args(flags), SOON);
    let Outcome { code, out, err } = &outcome;
    assert_eq!(*code, Some(2), "{flags:?}: {out}{err}");
    let lines = err.trim().lines().count();
    assert_eq!(lines, 1, "{flags:?}: one sentence, not: {err}");
    assert!(!err.contains("panicked"), "{flags:?}: {err}");
    outcome
}

/// A server on a port of its own with a folder of its own, and its first page.
#[track_caller]
fn serve(test: &Test<'_>) -> (Program, u16, Answer) {
    let port = free_port();
    let mut command = test.program();
    command
        .args(["--browser", &port.to_string(), "--data-dir"])
        .arg(test.data_folder());
    let mut server = Program::start(&mut command, &test.log_file());
    let page = http::first_answer(port, "/", &mut server);
    (server, port, page)
}

/// `--help` is the documentation of the flags.
pub fn help_explains_every_flag(test: &Test<'_>) {
    let outcome = run_to_end(test.program().arg("--help"), SOON);
    let Outcome { code, out, err } = outcome;
    assert_eq!(code, Some(0), "{err}");
    for flag in ["data-dir", "today", "seed", "browser", "dev", "help"] {
        let flag = format!("--{flag}");
        assert!(out.contains(&flag), "{flag} is not explained:\n{out}");
    }
}

/// A mistake in the flags is told in one sentence, and nothing has happened.
pub fn a_wrong_command_line_ends_with_2_and_one_sentence(test: &Test<'_>) {
    let data = test.data_folder();
    let folder = data.to_str().expect("the folder's name is text");
    for (flags, named) in [
        (vec!["--bananas"], "--bananas"),
        (vec!["home"], "home"),
        (vec!["--today", "soon"], "soon"),
        (vec!["--today", "2026-02-30"], "2026-02-30"),
        (vec!["--seed", "many"], "many"),
        (vec!["--browser", "99999"], "99999"),
        (vec!["--data-dir"], "--data-dir"),
    ] {
        let line = [vec!["--data-dir", folder], flags].concat();
        let err = refused(test, &line).err;
        assert!(err.contains(named), "{line:?} is not named in: {err}");
        assert!(!data.exists(), "{line:?} wrote something");
    }
}

/// A folder that cannot be written is told at once, not after the first game.
pub fn an_unwritable_folder_ends_with_2_and_one_sentence(test: &Test<'_>) {
    let file = test.folder.join("file");
    std::fs::write(&file, "in the way").expect("the test's folder can be written");
    let mut places = vec![file.join("data"), "/proc/reverstargo".into()];
    if !is_root() {
        places.push("/reverstargo".into());
    }
    for place in places {
        let port = free_port().to_string();
        let place = place.to_str().expect("the folder's name is text");
        let err = refused(test, &["--browser", &port, "--data-dir", place]).err;
        assert!(err.contains(place), "the folder is not named in: {err}");
    }
    let kept = std::fs::read_to_string(&file).expect("the file is still there");
    assert_eq!(kept, "in the way");
}

/// Two servers on one port: the second says so and touches nothing.
pub fn a_taken_port_ends_with_2_and_writes_nothing(test: &Test<'_>) {
    let taken = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a port is free");
    let port = taken.local_addr().expect("it has a port").port();
    let port = port.to_string();
    let data = test.data_folder();
    let folder = data.to_str().expect("the folder's name is text");
    let err = refused(test, &["--browser", &port, "--data-dir", folder]).err;
    assert!(err.contains(&port), "the port is not named in: {err}");
    assert_eq!(files_in(&data), [""; 0]);
}

/// Two programs on one folder: the second says so and touches nothing, and is let in when the first is gone.
pub fn a_second_program_on_one_folder_ends_with_2_and_writes_nothing(test: &Test<'_>) {
    let (mut first, port, _) = serve(test);
    let data = test.data_folder();
    let files = files_in(&data);
    let other = free_port().to_string();
    let folder = data.to_str().expect("the folder's name is text");
    let err = refused(test, &["--browser", &other, "--data-dir", folder]).err;
    assert!(err.contains(folder), "the folder is not named in: {err}");
    assert_eq!(files_in(&data), files);
    http::first_answer(port, "/", &mut first);
    drop(first);
    let (_second, ..) = serve(test);
}

/// The names of what is in a folder, if there is such a folder.
fn files_in(folder: &Path) -> Vec<String> {
    let files = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let mut names: Vec<String> = files
        .map(|file| file.file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}

/// The page has what a phone's browser needs, and needs nothing from elsewhere.
pub fn the_page_is_whole(test: &Test<'_>) {
    let (_server, port, page) = serve(test);
    let page = page.body;
    for part in [
        "width=device-width",
        "viewport-fit=cover",
        "theme-color",
        "rel=\"icon\"",
        "lang=",
        "<title>ReverStarGo",
    ] {
        assert!(page.contains(part), "the page lacks {part}");
    }
    let zoom = page.contains("user-scalable=no");
    assert!(!zoom, "zooming belongs to the reader");
    for outside in [
        "src=\"http",
        "href=\"http",
        "url(http",
        "url(\"http",
        "@import",
    ] {
        assert!(!page.contains(outside), "the page reaches out: {outside}");
    }
    let missing = http::get(port, "/no-such-page", SOON).expect("it answers");
    assert_eq!(missing.status, 404);
}

/// A foreign page must not get in, neither by a name that points here nor by opening the socket.
pub fn foreign_hosts_and_origins_are_turned_away(test: &Test<'_>) {
    let (_server, port, page) = serve(test);
    let ask = |path: &str, headers: &[(&str, &str)]| {
        let answer = http::request(port, &format!("GET {path}"), headers, "", SOON);
        answer.expect("it answers").status
    };
    let page_for = |host: &str| ask("/", &[("Host", host), ("Connection", "close")]);
    let ours = format!("127.0.0.1:{port}");
    assert_eq!(page_for(&ours), 200);
    let foreign = format!("example.com:{port}");
    for host in ["example.com", &foreign, "127.0.0.1.example.com"] {
        assert_eq!(page_for(host), 403, "Host: {host}");
    }
    assert!(page.body.contains(SOCKET), "the page opens {SOCKET}");
    // A page that another site opens is a question: no socket, so it does not take over, and no script that follows its
    // address.
    for site in ["cross-site", "same-site"] {
        let headers = [
            ("Host", ours.as_str()),
            ("Connection", "close"),
            ("Sec-Fetch-Site", site),
        ];
        let answer = http::request(port, "GET /", &headers, "", SOON).expect("it answers");
        assert!(
            answer.body.contains("doorstep-enter"),
            "Sec-Fetch-Site: {site}"
        );
        assert!(!answer.body.contains("<script"), "Sec-Fetch-Site: {site}");
    }
    let socket_for = |origin: &str| {
        let upgrade = [
            ("Host", ours.as_str()),
            ("Connection", "Upgrade"),
            ("Upgrade", "websocket"),
            ("Sec-WebSocket-Version", "13"),
            ("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="),
            ("Origin", origin),
        ];
        ask(SOCKET, &upgrade)
    };
    assert_eq!(socket_for(&format!("http://{ours}")), 101);
    for origin in [
        "http://example.com",
        "https://example.com:8080",
        "http://127.0.0.1:1",
        "null",
    ] {
        assert_eq!(socket_for(origin), 403, "Origin: {origin}");
    }
}

/// The path of the page's socket.
const SOCKET: &str = "/ws";

/// The preview binds to one address of this machine's own, not to all of them.
pub fn only_this_machine_can_connect(test: &Test<'_>) {
    let (_server, port, _) = serve(test);
    for other in ["127.0.0.2", "::1"] {
        let connected = TcpStream::connect((other, port));
        assert!(connected.is_err(), "{other} can be connected to");
    }
}

/// No display: the same app serves a browser by itself and says where.
pub fn without_a_display_the_browser_preview_starts_by_itself(test: &Test<'_>) {
    let log = test.log_file();
    let mut command = test.program();
    command.arg("--data-dir").arg(test.data_folder());
    let mut server = Program::start(&mut command, &log);
    // The usual port may be taken by somebody else on this machine: then it has to say so.
    let said = wait_for("a line that says where", SOON, || {
        let said = std::fs::read_to_string(&log).unwrap_or_default();
        let done = said.contains("http://127.0.0.1:8080/") || server.ended().is_some();
        if done { Ok(said) } else { Err(said) }
    });
    if let Some(status) = server.ended() {
        assert_eq!(status.code(), Some(2), "{said}");
        assert!(said.contains("8080"), "{said}");
    } else {
        assert!(said.contains("browser"), "{said}");
        http::first_answer(8080, "/", &mut server);
    }
}

/// SIGTERM and Ctrl-C end it at once. It has started no process that it could leave behind; the window has, and there
/// `Window::end_app` looks.
pub fn being_asked_to_end_ends_it_cleanly(test: &Test<'_>) {
    for signal in ["TERM", "INT"] {
        let (mut server, port, _) = serve(test);
        assert_eq!(server.children(), [0; 0]);
        server.signal(signal);
        let status = server.wait(SOON);
        assert_eq!(status.code(), Some(0), "after SIG{signal}");
        let answer = http::get(port, "/", Duration::from_secs(1));
        assert!(answer.is_err(), "somebody still answers");
    }
}

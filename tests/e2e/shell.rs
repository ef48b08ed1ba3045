//! The contract with whoever starts the app: flags, exit codes, the server's manners, its end.

use std::path::Path;
use std::process::Command;
use std::time::Duration;

use crate::driver::browsers::{free_port, is_root};
use crate::driver::http::{self, Answer};
use crate::driver::process::{Outcome, Program, run_to_end};
use crate::driver::runner::{Test, program};
use crate::driver::wait::{SOON, wait_for};

const QUICKLY: Duration = Duration::from_secs(20);

fn app(test: &Test<'_>) -> Command {
    let mut command = Command::new(program());
    command
        .env("HOME", test.folder)
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY");
    command
}

fn refused(test: &Test<'_>, flags: &[&str]) -> Outcome {
    let outcome = run_to_end(app(test).args(flags), QUICKLY);
    let Outcome { code, out, err } = &outcome;
    assert_eq!(*code, Some(2), "{flags:?}: {out}{err}");
    assert_eq!(
        err.trim().lines().count(),
        1,
        "{flags:?}: one sentence, not: {err}"
    );
    assert!(!err.contains("panicked"), "{flags:?}: {err}");
    outcome
}

/// A server on a port of its own with a folder of its own, ready to answer.
fn serve(test: &Test<'_>) -> (Program, u16) {
    let port = free_port();
    let mut command = app(test);
    command
        .args(["--browser", &port.to_string(), "--data-dir"])
        .arg(test.folder.join("data"));
    let server = Program::start(&mut command, &test.folder.join("app.log"));
    answers(port);
    (server, port)
}

#[track_caller]
fn answers(port: u16) -> Answer {
    wait_for("the server to answer with 200", SOON, || {
        match http::get(port, "/", Duration::from_secs(5)) {
            Ok(answer) if answer.status == 200 => Ok(answer),
            Ok(answer) => Err(format!("{answer:?}")),
            Err(error) => Err(error.to_string()),
        }
    })
}

fn files_below(folder: &Path) -> Vec<String> {
    let Ok(entries) = std::fs::read_dir(folder) else {
        return Vec::new();
    };
    entries
        .filter_map(Result::ok)
        .flat_map(|entry| {
            let inside = files_below(&entry.path());
            if inside.is_empty() {
                vec![entry.path().display().to_string()]
            } else {
                inside
            }
        })
        .collect()
}

/// `--help` is the documentation of the flags.
pub fn help_explains_every_flag(test: &Test<'_>) {
    let outcome = run_to_end(app(test).arg("--help"), QUICKLY);
    assert_eq!(outcome.code, Some(0), "{}", outcome.err);
    for flag in [
        "--data-dir",
        "--today",
        "--seed",
        "--browser",
        "--dev",
        "--help",
    ] {
        assert!(
            outcome.out.contains(flag),
            "{flag} is not explained:\n{}",
            outcome.out
        );
    }
}

/// A mistake in the flags is told in one sentence, and nothing has happened.
pub fn a_wrong_command_line_ends_with_2_and_one_sentence(test: &Test<'_>) {
    let data = test.folder.join("data");
    let data = data.to_str().expect("the folder's name is text");
    for (flags, named) in [
        (vec!["--bananas"], "--bananas"),
        (vec!["home"], "home"),
        (vec!["--today", "soon"], "soon"),
        (vec!["--today", "2026-02-30"], "2026-02-30"),
        (vec!["--seed", "many"], "many"),
        (vec!["--browser", "99999"], "99999"),
        (vec!["--data-dir"], "--data-dir"),
    ] {
        let mut line = vec!["--data-dir", data];
        line.extend(&flags);
        let outcome = refused(test, &line);
        assert!(
            outcome.err.contains(named),
            "{flags:?} is not named in: {}",
            outcome.err
        );
        assert!(!Path::new(data).exists(), "{flags:?} wrote something");
    }
}

/// A folder that cannot be written is told at once, not after the first game.
pub fn an_unwritable_folder_ends_with_2_and_one_sentence(test: &Test<'_>) {
    let file = test.folder.join("file");
    std::fs::write(&file, "in the way").expect("the test's folder can be written");
    let mut places = vec![file.join("data")];
    if Path::new("/proc/version").exists() {
        places.push("/proc/reverstargo".into());
    }
    if !is_root() {
        places.push("/reverstargo".into());
    }
    for place in places {
        let port = free_port().to_string();
        let place = place.to_str().expect("the folder's name is text");
        let outcome = refused(test, &["--browser", &port, "--data-dir", place]);
        assert!(
            outcome.err.contains(place),
            "the folder is not named in: {}",
            outcome.err
        );
    }
    let kept = std::fs::read_to_string(&file).expect("the file is still there");
    assert_eq!(kept, "in the way");
}

/// Two servers on one port: the second says so and touches nothing.
pub fn a_taken_port_ends_with_2_and_writes_nothing(test: &Test<'_>) {
    let taken = std::net::TcpListener::bind(("127.0.0.1", 0)).expect("a port is free");
    let port = taken
        .local_addr()
        .expect("it has a port")
        .port()
        .to_string();
    let data = test.folder.join("data");
    let data = data.to_str().expect("the folder's name is text");
    let outcome = refused(test, &["--browser", &port, "--data-dir", data]);
    assert!(
        outcome.err.contains(&port),
        "the port is not named in: {}",
        outcome.err
    );
    assert_eq!(files_below(Path::new(data)), [""; 0]);
}

/// Two programs on one folder: the second says so and touches nothing, and is let in when the first is gone.
pub fn a_second_program_on_one_folder_ends_with_2_and_writes_nothing(test: &Test<'_>) {
    let (mut first, port) = serve(test);
    let data = test.folder.join("data");
    let files = files_below(&data);
    let other = free_port().to_string();
    let folder = data.to_str().expect("the folder's name is text");
    let outcome = refused(test, &["--browser", &other, "--data-dir", folder]);
    assert!(
        outcome.err.contains(folder),
        "the folder is not named in: {}",
        outcome.err
    );
    assert_eq!(files_below(&data), files);
    answers(port);
    first.kill();
    let (_second, _) = serve(test);
}

/// The page has what a phone's browser needs, and needs nothing from elsewhere.
pub fn the_page_is_whole(test: &Test<'_>) {
    let (_server, port) = serve(test);
    let page = answers(port).body;
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
    assert!(
        !page.contains("user-scalable=no"),
        "zooming belongs to the reader"
    );
    for reaching_out in [
        "src=\"http",
        "href=\"http",
        "url(http",
        "url(\"http",
        "@import",
    ] {
        assert!(
            !page.contains(reaching_out),
            "the page reaches out: {reaching_out}"
        );
    }
    let missing = http::get(port, "/no-such-page", QUICKLY).expect("it answers");
    assert_eq!(missing.status, 404);
}

/// A foreign page must not get in, neither by a name that points here nor by opening the socket.
pub fn foreign_hosts_and_origins_are_turned_away(test: &Test<'_>) {
    let (_server, port) = serve(test);
    let ask = |path: &str, headers: &[(&str, &str)]| {
        http::request(port, "GET", path, headers, "", QUICKLY)
            .expect("it answers")
            .status
    };
    let ours = format!("127.0.0.1:{port}");
    assert_eq!(ask("/", &[("Host", &ours), ("Connection", "close")]), 200);
    for host in [
        "example.com",
        &format!("example.com:{port}"),
        "127.0.0.1.example.com",
    ] {
        assert_eq!(
            ask("/", &[("Host", host), ("Connection", "close")]),
            403,
            "Host: {host}"
        );
    }
    let socket = socket_path(&answers(port).body);
    let upgrade = |origin: &str| {
        ask(
            &socket,
            &[
                ("Host", &ours),
                ("Connection", "Upgrade"),
                ("Upgrade", "websocket"),
                ("Sec-WebSocket-Version", "13"),
                ("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="),
                ("Origin", origin),
            ],
        )
    };
    assert_eq!(upgrade(&format!("http://{ours}")), 101);
    for origin in [
        "http://example.com",
        "https://example.com:8080",
        "http://127.0.0.1:1",
        "null",
    ] {
        assert_eq!(upgrade(origin), 403, "Origin: {origin}");
    }
}

/// The path of the page's socket, as the page itself names it.
fn socket_path(page: &str) -> String {
    let known = ["/ws", "/socket"];
    known
        .iter()
        .find(|path| page.contains(&format!("{path}\"")) || page.contains(&format!("{path}'")))
        .map_or_else(|| known[0].to_owned(), |path| (*path).to_owned())
}

/// The preview binds to the loopback address alone.
pub fn only_this_machine_can_connect(test: &Test<'_>) {
    let (server, port) = serve(test);
    let table =
        std::fs::read_to_string(format!("/proc/{}/net/tcp", server.id())).unwrap_or_default();
    let listening: Vec<&str> = table
        .lines()
        .filter_map(|line| {
            let mut words = line.split_whitespace().skip(1);
            let (address, hex_port) = words.next()?.split_once(':')?;
            let is_listening = words.nth(1)? == "0A";
            (is_listening && hex_port == format!("{port:04X}")).then_some(address)
        })
        .collect();
    assert_eq!(
        listening,
        ["0100007F"],
        "127.0.0.1 and nothing else, in\n{table}"
    );
}

/// No display: the same app serves a browser by itself and says where.
pub fn without_a_display_the_browser_preview_starts_by_itself(test: &Test<'_>) {
    let log = test.folder.join("app.log");
    let mut command = app(test);
    command.arg("--data-dir").arg(test.folder.join("data"));
    let mut server = Program::start(&mut command, &log);
    // The usual port may be taken by somebody else on this machine: then it has to say so.
    let said = wait_for("a line that says where", SOON, || {
        let said = std::fs::read_to_string(&log).unwrap_or_default();
        if said.contains("http://127.0.0.1:8080/") || server.ended().is_some() {
            Ok(said)
        } else {
            Err(said)
        }
    });
    match server.ended() {
        None => {
            assert!(said.contains("browser"), "{said}");
            assert_eq!(answers(8080).status, 200);
        }
        Some(status) => {
            assert_eq!(status.code(), Some(2), "{said}");
            assert!(said.contains("8080"), "{said}");
        }
    }
}

/// SIGTERM and Ctrl-C end it at once. It has started no process that it could leave behind; the window has, and there
/// `Desk::end_app` looks.
pub fn being_asked_to_end_ends_it_cleanly(test: &Test<'_>) {
    for signal in ["TERM", "INT"] {
        let (mut server, port) = serve(test);
        assert_eq!(server.children(), [0; 0]);
        server.signal(signal);
        let status = server.wait(QUICKLY);
        assert_eq!(status.code(), Some(0), "after SIG{signal}");
        assert!(
            http::get(port, "/", Duration::from_secs(1)).is_err(),
            "somebody still answers"
        );
    }
}

/// A fresh data folder opens on a Home that can be used at once.
pub fn a_fresh_start_shows_a_home_that_can_be_used(test: &Test<'_>) {
    let app = test.app().open();
    app.expect_screen("home");
    app.reload().expect_screen("home");
}

//! A stand-in for a program by which a script reaches a phone: `adb`, `xcrun`. It is a link of that name to this test
//! program, in front of the script's search path. Each call hands its words to the scenario, which answers from the
//! preview in the browser.

use std::io::{Read as _, Write as _};
use std::net::Shutdown;
use std::os::unix::fs::symlink;
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::Path;
use std::process::{Command, ExitCode, ExitStatus};

use super::browsers::free_port;
use super::process::{Program, temporary};
use super::wait::{THOUGHT, wait_for};

/// The variable with the path of the scenario's socket.
const SOCKET: &str = "RSG_STAND_IN";

/// The answer to a call: the exit code, and what is printed.
#[derive(Default)]
pub struct Reply {
    pub code: u8,
    pub out: Vec<u8>,
}

impl Reply {
    /// The end of a program that could not do its work.
    pub fn failure() -> Self {
        let out = Vec::new();
        Self { code: 1, out }
    }
}

impl<T: Into<Vec<u8>>> From<T> for Reply {
    fn from(out: T) -> Self {
        let out = out.into();
        Self { code: 0, out }
    }
}

/// Where this program was called as a stand-in: hands on its words, prints the answer and gives its exit code.
pub fn called() -> Option<ExitCode> {
    let socket = std::env::var_os(SOCKET)?;
    let words: Vec<String> = std::env::args().skip(1).collect();
    let mut reply = Vec::new();
    let handed_on = UnixStream::connect(socket).and_then(|mut stream| {
        stream.write_all(words.join("\0").as_bytes())?;
        stream.shutdown(Shutdown::Write)?;
        stream.read_to_end(&mut reply)
    });
    handed_on.expect("the scenario listens");
    let (code, out) = reply.split_first().expect("it answers");
    let mut printed = std::io::stdout();
    let done = printed.write_all(out).and_then(|()| printed.flush());
    done.expect("somebody reads it");
    Some(ExitCode::from(*code))
}

/// Runs a script to its end with `program` replaced; what it prints goes to the log.
#[track_caller]
pub fn run(
    script: &mut Command,
    program: &str,
    log: &Path,
    mut reply: impl FnMut(&[&str]) -> Reply,
) -> ExitStatus {
    // A number that nobody else has.
    let folder = temporary().join(free_port().to_string());
    std::fs::create_dir_all(&folder).expect("the temporary folder can be written");
    let this = std::env::current_exe().expect("this program has a path");
    symlink(this, folder.join(program)).expect("the folder is new");
    let socket = folder.join("socket");
    let listener = UnixListener::bind(&socket).expect("the folder is new");
    listener.set_nonblocking(true).expect("a socket");
    let path = std::env::var_os("PATH").unwrap_or_default();
    let path = std::iter::once(folder).chain(std::env::split_paths(&path));
    let path = std::env::join_paths(path).expect("a search path");
    let mut script = Program::start(script.env("PATH", path).env(SOCKET, &socket), log);
    wait_for("the script to end", THOUGHT, || {
        while let Ok((stream, _)) = listener.accept() {
            answer(stream, &mut reply);
        }
        script.ended().ok_or_else(|| "it still runs".to_owned())
    })
}

fn answer(mut stream: UnixStream, reply: &mut impl FnMut(&[&str]) -> Reply) {
    stream.set_nonblocking(false).expect("a socket");
    let mut words = String::new();
    stream.read_to_string(&mut words).expect("words");
    let words: Vec<&str> = words.split('\0').collect();
    let Reply { code, out } = reply(&words);
    // A script that was ended meanwhile reads nothing.
    let _gone = stream.write_all(&[&[code][..], &out].concat());
}

//! Programs started by a test, which never outlive it.

use std::fs::File;
use std::io::{BufRead as _, BufReader, Read};
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::OnceLock;
use std::time::Duration;

use super::wait::{SOON, wait_for};

/// A running program; dropping it kills it.
pub struct Program {
    child: Child,
    name: String,
}

impl Program {
    /// Starts a program with everything it prints appended to a log file.
    pub fn start(command: &mut Command, log: &Path) -> Self {
        Self::spawn(command.stdout(appended(log)).stderr(appended(log)))
    }

    /// Starts a program that prints one line when it is ready, and returns that line.
    pub fn start_and_hear(command: &mut Command, log: &Path) -> (Self, String) {
        let mut program = Self::spawn(command.stdout(Stdio::piped()).stderr(appended(log)));
        let pipe = program.child.stdout.take();
        let mut line = String::new();
        BufReader::new(pipe.expect("it was asked for"))
            .read_line(&mut line)
            .expect("the program prints text");
        let line = line.trim().to_owned();
        let log = log.display();
        assert!(!line.is_empty(), "nothing was said, see {log}");
        (program, line)
    }

    fn spawn(command: &mut Command) -> Self {
        let name = command.get_program().to_string_lossy().into_owned();
        let child = command
            .stdin(Stdio::null())
            .env("TMPDIR", temporary())
            .process_group(group())
            .spawn()
            .unwrap_or_else(|error| panic!("cannot start {name}: {error}"));
        Self { child, name }
    }

    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// The ids of the processes that it has started itself.
    pub fn children(&self) -> Vec<u32> {
        let ours = parents()
            .into_iter()
            .filter(|(_, parent)| *parent == self.id());
        ours.map(|(id, _)| id).collect()
    }

    /// Sends a signal by its name, `TERM` for example.
    pub fn signal(&self, name: &str) {
        signal(self.id(), name);
    }

    /// The exit status, once it has ended.
    pub fn ended(&mut self) -> Option<ExitStatus> {
        self.child.try_wait().expect("the program is our child")
    }

    #[track_caller]
    pub fn expect_running(&mut self) {
        if let Some(status) = self.ended() {
            panic!("{} ended with {status}", self.name);
        }
    }

    /// Waits for its end.
    #[track_caller]
    pub fn wait(&mut self, limit: Duration) -> ExitStatus {
        let what = format!("{} to end", self.name);
        wait_for(&what, limit, || {
            self.ended().ok_or_else(|| "it still runs".to_owned())
        })
    }

    /// Asks it to end, as closing its terminal does; it has to end well.
    #[track_caller]
    pub fn end(mut self) {
        self.signal("TERM");
        let code = self.wait(SOON).code();
        assert_eq!(code, Some(0), "{} was asked to end", self.name);
    }
}

impl Drop for Program {
    /// Ends it at once, as a flat battery would.
    fn drop(&mut self) {
        // It may have ended by itself, which is what is wanted.
        let _ended = self.child.kill();
        let _status = self.child.wait();
    }
}

/// Sends a process a signal by its name.
pub fn signal(id: u32, name: &str) {
    let kill = format!("kill -{name} {id}");
    let mut shell = Command::new("sh");
    let status = shell.args(["-c", &kill]).stderr(Stdio::null()).status();
    assert!(status.is_ok(), "a shell can be started");
}

/// The command line of a process, empty if it is gone.
pub fn command_line(id: u32) -> String {
    let line = std::fs::read(format!("/proc/{id}/cmdline")).unwrap_or_default();
    String::from_utf8_lossy(&line).replace('\0', " ")
}

/// Every process that is running, with its parent's.
pub fn parents() -> Vec<(u32, u32)> {
    std::fs::read_dir("/proc")
        .expect("Linux lists its processes")
        .filter_map(|entry| entry.ok()?.file_name().to_str()?.parse().ok())
        .filter_map(|id| Some((id, stat(id)?[1].parse().ok()?)))
        .collect()
}

/// The processor time of a process, in the kernel's ticks.
pub fn processor_time(id: u32) -> u64 {
    stat(id)
        .and_then(|stat| stat[11].parse().ok())
        .unwrap_or_default()
}

/// The memory of a process in kilobytes, where the system has the figure.
pub fn memory_of(id: u32) -> Option<u64> {
    status_of(id, "VmRSS:")
}

/// One of the system's figures about a process.
pub fn status_of(id: u32, name: &str) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{id}/status")).ok()?;
    let held = status.lines().find_map(|line| line.strip_prefix(name))?;
    held.trim().trim_end_matches("kB").trim().parse().ok()
}

/// Returns true if a process still runs. An orphan that has ended may stay in the list until its status is read.
pub fn is_running(id: u32) -> bool {
    stat(id).is_some_and(|stat| stat[0] != "Z")
}

/// The fields of a process in Linux' list, behind its name: the state, the parent's id, and more.
fn stat(id: u32) -> Option<Vec<String>> {
    let stat = std::fs::read_to_string(format!("/proc/{id}/stat")).ok()?;
    let (_, behind_name) = stat.rsplit_once(')')?;
    Some(behind_name.split_whitespace().map(str::to_owned).collect())
}

fn appended(log: &Path) -> File {
    File::options()
        .create(true)
        .append(true)
        .open(log)
        .expect("the log file can be written")
}

/// Reads until the runner is gone, however it went, then leaves the group that it leads, ends whoever is left of it,
/// and removes the temporary folder.
const KEEPER: &str = "trap '' TERM; cat >/dev/null; kill -TERM 0; sleep 1; \
                      exec setsid sh -c 'kill -KILL -$2; rm -rf \"$1\"' sh \"$1\" $$";

/// The process group of everything that a test starts. A runner that is killed cannot drop anything, so the keeper
/// that leads this group watches a pipe which closes with the runner.
fn group() -> i32 {
    static KEPT: OnceLock<Child> = OnceLock::new();
    let keeper = KEPT.get_or_init(|| {
        Command::new("sh")
            .args(["-c", KEEPER, "sh"])
            .arg(temporary())
            .process_group(0)
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("a shell can be started")
    });
    i32::try_from(keeper.id()).expect("process ids are small")
}

/// The temporary folder of everything that a test starts, gone after the run. It lies in the system's, because the path
/// of a socket has to be short.
pub fn temporary() -> &'static Path {
    static FOLDER: OnceLock<PathBuf> = OnceLock::new();
    FOLDER.get_or_init(|| {
        let folder = std::env::temp_dir().join(format!("rsg-e2e-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("the temporary folder can be written");
        folder
    })
}

/// The output of a program and the way it ended.
pub struct Outcome {
    /// The exit code, none if a signal ended it.
    pub code: Option<i32>,
    pub out: String,
    pub err: String,
}

/// Runs a program to its end, which has to come within the limit.
#[track_caller]
pub fn run_to_end(command: &mut Command, limit: Duration) -> Outcome {
    let mut program = Program::spawn(command.stdout(Stdio::piped()).stderr(Stdio::piped()));
    let status = program.wait(limit);
    Outcome {
        code: status.code(),
        out: text(program.child.stdout.take()),
        err: text(program.child.stderr.take()),
    }
}

fn text(pipe: Option<impl Read>) -> String {
    std::io::read_to_string(pipe.expect("it was asked for")).expect("the program prints text")
}

/// The first of these programs that is in the search path.
pub fn installed(names: &[&str]) -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    names.iter().find_map(|name| {
        let mut files = std::env::split_paths(&path).map(|folder| folder.join(name));
        files.find(|file| file.is_file())
    })
}

/// The first of these programs, which has to be installed.
pub fn find(names: &[&str]) -> PathBuf {
    installed(names)
        .unwrap_or_else(|| panic!("{} is missing; `cargo xtask test` installs it", names[0]))
}

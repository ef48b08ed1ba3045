//! Programs started by a test, which never outlive it.

use std::fs::File;
use std::os::unix::process::CommandExt as _;
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::OnceLock;
use std::time::{Duration, Instant};

use super::wait::wait_for;

/// A running program; dropping it kills it.
pub struct Program {
    child: Child,
    name: String,
}

impl Program {
    /// Starts a program with everything it prints appended to a log file.
    pub fn start(command: &mut Command, log: &Path) -> Self {
        let file = || {
            File::options()
                .create(true)
                .append(true)
                .open(log)
                .expect("the log file can be written")
        };
        command.stdin(Stdio::null()).stdout(file()).stderr(file());
        Self::spawn(command)
    }

    /// Starts a program as the command says.
    pub fn spawn(command: &mut Command) -> Self {
        let name = command.get_program().to_string_lossy().into_owned();
        command.process_group(group());
        let child = command
            .spawn()
            .unwrap_or_else(|error| panic!("cannot start {name}: {error}"));
        Self { child, name }
    }

    /// The program's process id.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// The ids of the processes that it has started itself.
    pub fn children(&self) -> Vec<u32> {
        let id = self.id().to_string();
        let started_by_it = |stat: &String| {
            let behind_name = stat.rsplit(')').next().unwrap_or_default();
            behind_name.split_whitespace().nth(1) == Some(&id)
        };
        std::fs::read_dir("/proc")
            .expect("Linux lists its processes")
            .filter_map(Result::ok)
            .filter_map(|entry| std::fs::read_to_string(entry.path().join("stat")).ok())
            .filter(started_by_it)
            .filter_map(|stat| stat.split_whitespace().next()?.parse().ok())
            .collect()
    }

    /// Sends a signal by its name, `TERM` for example.
    pub fn signal(&self, name: &str) {
        signal(self.id(), name);
    }

    /// How it ended, if it has.
    pub fn ended(&mut self) -> Option<ExitStatus> {
        self.child.try_wait().expect("the program is our child")
    }

    /// Waits for its end.
    #[track_caller]
    pub fn wait(&mut self, limit: Duration) -> ExitStatus {
        let name = self.name.clone();
        wait_for(&format!("{name} to end"), limit, || {
            self.ended().ok_or_else(|| "it still runs".to_owned())
        })
    }

    /// Ends it at once, as a flat battery would.
    pub fn kill(&mut self) {
        // It may have ended by itself, which is what is wanted.
        let _ended = self.child.kill();
        let _status = self.child.wait();
    }

    /// The pipe that the command asked for.
    pub fn take_stdout(&mut self) -> Option<std::process::ChildStdout> {
        self.child.stdout.take()
    }
}

/// Reads until the runner is gone, however it went, then ends whoever is left of the group that it leads.
const KEEPER: &str = "trap '' TERM; cat >/dev/null; kill -TERM 0; sleep 1; kill -KILL 0";

/// The process group of everything that a test starts. A runner that is killed cannot drop anything, so the keeper
/// that leads this group watches a pipe which closes with the runner.
fn group() -> i32 {
    static KEPT: OnceLock<Child> = OnceLock::new();
    let keeper = KEPT.get_or_init(|| {
        Command::new("sh")
            .args(["-c", KEEPER])
            .process_group(0)
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("a shell can be started")
    });
    i32::try_from(keeper.id()).expect("process ids are small")
}

impl Drop for Program {
    fn drop(&mut self) {
        self.kill();
    }
}

/// Sends a signal to a process.
pub fn signal(id: u32, name: &str) {
    let status = Command::new("sh")
        .args(["-c", &format!("kill -{name} {id}")])
        .stderr(Stdio::null())
        .status();
    assert!(status.is_ok(), "a shell can be started");
}

/// Asks a program to end and gives it time before it is killed.
pub fn end_kindly(program: &mut Program, limit: Duration) {
    program.signal("TERM");
    let start = Instant::now();
    while program.ended().is_none() && start.elapsed() < limit {
        std::thread::sleep(Duration::from_millis(20));
    }
    program.kill();
}

/// What a program printed and how it ended.
pub struct Outcome {
    /// The exit code, none if a signal ended it.
    pub code: Option<i32>,
    /// Standard output.
    pub out: String,
    /// Standard error.
    pub err: String,
}

/// Runs a program to its end, which has to come within the limit.
#[track_caller]
pub fn run_to_end(command: &mut Command, limit: Duration) -> Outcome {
    command
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut program = Program::spawn(command);
    let status = program.wait(limit);
    let mut text = (String::new(), String::new());
    if let Some(mut pipe) = program.child.stdout.take() {
        std::io::Read::read_to_string(&mut pipe, &mut text.0).expect("it prints text");
    }
    if let Some(mut pipe) = program.child.stderr.take() {
        std::io::Read::read_to_string(&mut pipe, &mut text.1).expect("it prints text");
    }
    Outcome {
        code: status.code(),
        out: text.0,
        err: text.1,
    }
}

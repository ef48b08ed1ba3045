//! A desk with the real window on it: a screen in memory, the accessibility bus, and a hand that points and types.
//!
//! What is found here is found by what it is *called*, on the same bus that screen readers use. Clicks and keys are
//! real ones, sent through the X server's test extension.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use super::app::TODAY;
use super::browsers::Screen;
use super::dbus::{Argument, Bus, Call, Value};
use super::process::{Program, end_kindly};
use super::runner::{Test, program};
use super::wait::{SOON, wait_for};

/// The size of the window, and of the screen that holds nothing else.
const WINDOW: (u32, u32) = (412, 892);

/// Where every app that can be found registers itself.
const REGISTRY: &str = "org.a11y.atspi.Registry";
const REGISTRY_ROOT: &str = "/org/a11y/atspi/accessible/root";

/// Deepest the tree of accessible things is followed.
const DEEPEST: usize = 40;

/// The page's socket lies no deeper than this.
const SOCKET_DEPTH: usize = 8;

/// Something on the screen, as a screen reader knows it.
#[derive(Debug, Clone)]
pub struct Thing {
    /// What it is called.
    pub name: String,
    pub(super) owner: String,
    pub(super) path: String,
}

/// The desk, the window on it, and everything that belongs to them.
pub struct Desk<'t> {
    test: &'t Test<'t>,
    app: Option<Program>,
    bus: Bus,
    session_address: String,
    runtime: PathBuf,
    _launcher: Program,
    _session: Program,
    screen: Screen,
}

impl<'t> Desk<'t> {
    /// Sets everything up and opens the app with a folder of its own.
    #[track_caller]
    pub fn open(test: &'t Test<'t>) -> Self {
        let screen = Screen::start(WINDOW.0, WINDOW.1, test.folder);
        // The bus makes sockets here, and the path of a socket has to be short.
        let runtime = std::env::temp_dir().join(format!(
            "rsg{}{}",
            std::process::id(),
            screen.name.replace(':', "-")
        ));
        std::fs::create_dir_all(&runtime).expect("the temporary folder can be written");
        let (session, session_address) = start_session_bus(test.folder);
        let mut launcher = Command::new("/usr/libexec/at-spi-bus-launcher");
        launcher
            .arg("--launch-immediately")
            .env("DISPLAY", &screen.name)
            .env("DBUS_SESSION_BUS_ADDRESS", &session_address)
            .env("XDG_RUNTIME_DIR", &runtime);
        let launcher = Program::start(&mut launcher, &test.folder.join("bus.log"));
        let address = wait_for("the accessibility bus", SOON, || {
            accessibility_address(&session_address).map_err(|error| error.to_string())
        });
        let bus = Bus::connect(&address).expect("the accessibility bus answers");
        let mut desk = Self {
            test,
            app: None,
            bus,
            session_address,
            runtime,
            _launcher: launcher,
            _session: session,
            screen,
        };
        // The bus starts the registry when it is first asked for. An app that asks first waits less than a second for it and
        // then does without, and nothing in its window could ever be found.
        wait_for("the registry of accessible things", SOON, || {
            desk.ask(REGISTRY, REGISTRY_ROOT, "GetChildren", &[])
                .map(drop)
                .ok_or_else(|| "no answer".to_owned())
        });
        desk.start_app();
        desk
    }

    fn log_file(&self) -> PathBuf {
        self.test.folder.join("app.log")
    }

    fn start_app(&mut self) {
        let mut command = Command::new(program());
        command
            .arg("--data-dir")
            .arg(self.test.folder.join("data"))
            .args(["--today", TODAY, "--seed", "1"])
            .env("HOME", self.test.folder)
            .env("DISPLAY", &self.screen.name)
            .env("DBUS_SESSION_BUS_ADDRESS", &self.session_address)
            .env("XDG_RUNTIME_DIR", &self.runtime)
            .env("GTK_MODULES", "gail:atk-bridge")
            .env("GNOME_ACCESSIBILITY", "1")
            .env("NO_AT_BRIDGE", "0")
            .env("WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS", "1")
            .env("WEBKIT_DISABLE_COMPOSITING_MODE", "1")
            .env("LIBGL_ALWAYS_SOFTWARE", "1")
            .env("GDK_BACKEND", "x11")
            .env("LANG", "C.UTF-8")
            .env("RUST_BACKTRACE", "1")
            .env_remove("LANGUAGE")
            .env_remove("LC_ALL")
            .env_remove("WAYLAND_DISPLAY");
        self.app = Some(Program::start(&mut command, &self.log_file()));
    }

    /// Closes the window the way a session manager does and waits until it is gone.
    #[track_caller]
    pub fn end_app(&mut self) -> &mut Self {
        let mut app = self.app.take().expect("the app runs");
        let helpers = app.children();
        assert!(!helpers.is_empty(), "the webview has processes of its own");
        app.signal("TERM");
        let status = app.wait(SOON);
        assert_eq!(status.code(), Some(0), "the app was asked to end");
        wait_for("the webview's processes to end", SOON, || {
            let left: Vec<_> = helpers.iter().filter(|id| is_running(**id)).collect();
            if left.is_empty() {
                Ok(())
            } else {
                Err(format!("{left:?}"))
            }
        });
        self
    }

    /// Ends it without a warning, as a flat battery would.
    pub fn kill_app(&mut self) -> &mut Self {
        if let Some(mut app) = self.app.take() {
            app.kill();
        }
        self
    }

    /// Opens it again with the same folder.
    pub fn start_again(&mut self) -> &mut Self {
        self.start_app();
        self
    }

    /// Everything on the screen that has a name.
    pub fn things(&mut self) -> Vec<Thing> {
        let mut things = self.everything();
        things.retain(|thing| !thing.name.is_empty());
        things
    }

    /// Everything on the screen, what has no name included, in the order in which it is read.
    pub(super) fn everything(&mut self) -> Vec<Thing> {
        let mut things = Vec::new();
        self.collect(REGISTRY, REGISTRY_ROOT, DEEPEST, &mut things);
        things
    }

    fn collect(&mut self, owner: &str, path: &str, depth: usize, things: &mut Vec<Thing>) {
        let Some(left) = depth.checked_sub(1) else {
            return;
        };
        for child in self.children(owner, path, depth) {
            let (owner, path) = match child.parts() {
                [owner, path] => (owner.text().to_owned(), path.text().to_owned()),
                _ => continue,
            };
            things.push(Thing {
                name: self.name(&owner, &path),
                owner: owner.clone(),
                path: path.clone(),
            });
            self.collect(&owner, &path, left, things);
        }
    }

    fn children(&mut self, owner: &str, path: &str, depth: usize) -> Vec<Value> {
        let children = self.ask(owner, path, "GetChildren", &[]);
        let children = children
            .map(|list| list.parts().to_vec())
            .unwrap_or_default();
        // The web page hangs below the window's own tree by a socket, which tells its one child only when asked for it
        // by number.
        if children.is_empty() && DEEPEST - depth < SOCKET_DEPTH {
            return self
                .ask(owner, path, "GetChildAtIndex", &[Argument::Index(0)])
                .filter(|child| {
                    child
                        .parts()
                        .get(1)
                        .is_some_and(|path| !path.text().ends_with("/null"))
                })
                .into_iter()
                .collect();
        }
        children
    }

    /// Asks about a thing. One that went away between two questions has no answer.
    fn ask(
        &mut self,
        owner: &str,
        path: &str,
        method: &str,
        arguments: &[Argument<'_>],
    ) -> Option<Value> {
        self.call(&Call {
            to: owner,
            path,
            interface: "org.a11y.atspi.Accessible",
            method,
            arguments,
        })
    }

    /// The first value of an answer, if there is an answer.
    pub(super) fn call(&mut self, call: &Call<'_>) -> Option<Value> {
        self.bus.call(call).ok()?.into_iter().next()
    }

    fn name(&mut self, owner: &str, path: &str) -> String {
        let name = self.call(&Call {
            to: owner,
            path,
            interface: "org.freedesktop.DBus.Properties",
            method: "Get",
            arguments: &[
                Argument::Text("org.a11y.atspi.Accessible"),
                Argument::Text("Name"),
            ],
        });
        name.map(|name| name.text().to_owned()).unwrap_or_default()
    }

    /// The middle of a thing on the screen, none while it has no size.
    fn middle(&mut self, thing: &Thing) -> Option<(i64, i64)> {
        let extents = self.call(&Call {
            to: &thing.owner,
            path: &thing.path,
            interface: "org.a11y.atspi.Component",
            method: "GetExtents",
            // 0 asks for coordinates of the screen.
            arguments: &[Argument::Number(0)],
        })?;
        let numbers: Vec<i64> = extents.parts().iter().map(Value::number).collect();
        match numbers[..] {
            [x, y, width, height] if 0 < width && 0 < height => {
                Some((x + width / 2, y + height / 2))
            }
            _ => None,
        }
    }

    /// Fails if the app has ended by itself.
    #[track_caller]
    pub(super) fn expect_running(&mut self) {
        if let Some(status) = self.app.as_mut().and_then(Program::ended) {
            panic!("the app ended with {status}");
        }
    }

    /// Waits until something's name fits.
    #[track_caller]
    pub fn expect(&mut self, what: &str, fits: impl Fn(&str) -> bool) -> Thing {
        wait_for(what, SOON, || {
            self.expect_running();
            let things = self.things();
            let names = || {
                things
                    .iter()
                    .map(|thing| thing.name.as_str())
                    .collect::<Vec<_>>()
                    .join(" | ")
            };
            things
                .iter()
                .find(|thing| fits(&thing.name))
                .cloned()
                .ok_or_else(names)
        })
    }

    /// Whether something's name fits right now.
    pub fn is_there(&mut self, fits: impl Fn(&str) -> bool) -> bool {
        self.things().iter().any(|thing| fits(&thing.name))
    }

    /// Waits until nothing's name fits any more.
    #[track_caller]
    pub fn expect_none(&mut self, what: &str, fits: impl Fn(&str) -> bool) {
        wait_for(&format!("{what} to be gone"), SOON, || {
            match self.things().iter().find(|thing| fits(&thing.name)) {
                Some(thing) => Err(thing.name.clone()),
                None => Ok(()),
            }
        });
    }

    /// Points at what is called so, once it stands still, and clicks.
    #[track_caller]
    pub fn click(&mut self, what: &str, fits: impl Fn(&str) -> bool) -> &mut Self {
        let mut before = None;
        let (x, y) = wait_for(&format!("{what} to stand still"), SOON, || {
            let thing = self.expect(what, &fits);
            let middle = self.middle(&thing).ok_or("it has no size")?;
            let inside = (0..i64::from(WINDOW.0)).contains(&middle.0)
                && (0..i64::from(WINDOW.1)).contains(&middle.1);
            if !inside {
                return Err(format!("it lies outside the window, at {middle:?}"));
            }
            if before.replace(middle) == Some(middle) {
                Ok(middle)
            } else {
                Err("it moves".to_owned())
            }
        });
        self.xdotool(&["mousemove", &x.to_string(), &y.to_string(), "click", "1"]);
        self
    }

    fn xdotool(&self, words: &[&str]) {
        let status = Command::new("xdotool")
            .args(words)
            .env("DISPLAY", &self.screen.name)
            .status();
        assert!(
            status.is_ok_and(|status| status.success()),
            "xdotool {words:?}"
        );
    }

    /// Takes a picture of the screen into the test's folder.
    pub fn photograph(&self, name: &str) {
        // A picture is only help for a reader; the test does not depend on it.
        let _lost = Command::new("import")
            .args(["-window", "root"])
            .arg(self.test.folder.join(name))
            .env("DISPLAY", &self.screen.name)
            .stderr(Stdio::null())
            .status();
    }
}

impl Drop for Desk<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.photograph("window.png");
            let names: Vec<String> = self.things().into_iter().map(|thing| thing.name).collect();
            let _lost = std::fs::write(self.test.folder.join("window.txt"), names.join("\n"));
        }
        if let Some(app) = &mut self.app {
            end_kindly(app, SOON);
        }
        let _lost = std::fs::remove_dir_all(&self.runtime);
        if !std::thread::panicking() {
            let log = std::fs::read_to_string(self.log_file()).unwrap_or_default();
            assert!(
                !log.contains("panicked"),
                "the app's log tells of a panic:\n{log}"
            );
        }
    }
}

/// A session bus that starts no services. The usual one would start a second launcher of the accessibility bus when it is
/// asked for that bus before ours has its name; one of the two then takes its bus away again, and with it whatever had
/// just connected to it: the app, which does not ask twice.
const SESSION_BUS: &str = r#"<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <type>session</type>
  <listen>unix:tmpdir=/tmp</listen>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/>
    <allow eavesdrop="true"/>
    <allow own="*"/>
  </policy>
</busconfig>
"#;

fn start_session_bus(folder: &Path) -> (Program, String) {
    let configuration = folder.join("session-bus.conf");
    std::fs::write(&configuration, SESSION_BUS).expect("the test's folder can be written");
    let mut session = Program::spawn(
        Command::new("dbus-daemon")
            .arg("--config-file")
            .arg(&configuration)
            .args(["--nofork", "--nopidfile", "--print-address=1"])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null()),
    );
    let mut address = String::new();
    let pipe = session.take_stdout().expect("the output was asked for");
    BufReader::new(pipe)
        .read_line(&mut address)
        .expect("the session bus tells its address");
    (session, address.trim().to_owned())
}

fn accessibility_address(session: &str) -> std::io::Result<String> {
    let answer = Bus::connect(session)?.call(&Call {
        to: "org.a11y.Bus",
        path: "/org/a11y/bus",
        interface: "org.a11y.Bus",
        method: "GetAddress",
        arguments: &[],
    })?;
    Ok(answer
        .first()
        .map(|address| address.text().to_owned())
        .unwrap_or_default())
}

/// An orphan that has ended may stay in the list of processes for as long as nobody asks how; it does not run.
fn is_running(id: u32) -> bool {
    std::fs::read_to_string(format!("/proc/{id}/stat")).is_ok_and(|stat| {
        !stat
            .rsplit(')')
            .next()
            .unwrap_or_default()
            .starts_with(" Z")
    })
}

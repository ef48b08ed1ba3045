//! The real window on a screen in memory, beside an accessibility bus of its own.
//!
//! Things in the window are found by role and name, as a screen reader finds them. They are pressed through that bus,
//! or by the real mouse and keyboard of the screen.

use std::path::PathBuf;
use std::process::Command;

use super::accessibility::{Bus, Node, Role, Tree};
use super::app::TODAY;
use super::browsers::draw_on;
use super::process::{Program, command_line, is_running, temporary};
use super::runner::{Test, is_debug_build};
use super::screen::Screen;
use super::wait::{SOON, THOUGHT, wait_for};

/// The size of the window, and of the screen that holds nothing else.
const SIZE: (u32, u32) = (412, 892);

/// The app in its window.
pub struct Window<'t> {
    test: &'t Test<'t>,
    app: Option<Program>,
    bus: Bus,
    session_bus: String,
    /// The bus makes sockets here.
    runtime: PathBuf,
    _launcher: Program,
    _session: Program,
    screen: Screen,
}

impl<'t> Window<'t> {
    /// Sets everything up and opens the app with a folder of its own.
    #[track_caller]
    pub fn open(test: &'t Test<'t>) -> Self {
        let screen = Screen::start(SIZE, test.folder);
        let runtime = temporary().join(screen.name.replace(':', "window-"));
        std::fs::create_dir_all(&runtime).expect("the temporary folder can be written");
        let (session, session_bus) = start_session_bus(test);
        let mut launcher = Command::new("/usr/libexec/at-spi-bus-launcher");
        launcher
            .arg("--launch-immediately")
            .env("DISPLAY", &screen.name)
            .env("DBUS_SESSION_BUS_ADDRESS", &session_bus)
            .env("XDG_RUNTIME_DIR", &runtime);
        let launcher = Program::start(&mut launcher, &test.folder.join("bus.log"));
        let bus = wait_for("the accessibility bus", SOON, || Bus::find(&session_bus));
        // The bus starts the registry when it is first asked for. An app that asks first waits less than a second for
        // it and then does without, and nothing in its window could ever be found.
        wait_for("the registry of accessible things", SOON, || {
            bus.is_ready().then_some(()).ok_or("no answer".to_owned())
        });
        let mut window = Self {
            test,
            app: None,
            bus,
            session_bus,
            runtime,
            _launcher: launcher,
            _session: session,
            screen,
        };
        window.start_again();
        window
    }

    /// Starts the app with the same folder as before.
    pub fn start_again(&mut self) -> &mut Self {
        let mut command = self.test.program();
        draw_on(&mut command, &self.screen);
        command
            .arg("--data-dir")
            .arg(self.test.data_folder())
            .args(["--today", TODAY, "--seed", "1"])
            .args(is_debug_build().then_some("--no-pauses"))
            .env("DBUS_SESSION_BUS_ADDRESS", &self.session_bus)
            .env("XDG_RUNTIME_DIR", &self.runtime)
            .env("GTK_MODULES", "gail:atk-bridge")
            .env("GNOME_ACCESSIBILITY", "1")
            .env("NO_AT_BRIDGE", "0");
        self.app = Some(Program::start(&mut command, &self.test.log_file()));
        self
    }

    /// Closes the window the way a session manager does and waits until it is gone, and all that it had started.
    #[track_caller]
    pub fn end_app(&mut self) -> &mut Self {
        let app = self.app.take().expect("the app runs");
        let helpers = app.children();
        assert!(!helpers.is_empty(), "the webview has processes of its own");
        app.end();
        wait_for("the webview's processes to end", SOON, || {
            let left = helpers.iter().find(|id| is_running(**id));
            left.map_or(Ok(()), |id| Err(format!("{id} still runs")))
        });
        self
    }

    /// Ends it without a warning, as a flat battery would.
    pub fn kill_app(&mut self) -> &mut Self {
        self.app = None;
        self
    }

    /// Makes a debug build rehearse events of phones (`src/ui/shell/rehearsal.rs`).
    pub fn rehearse(&mut self, signal: &str) -> &mut Self {
        self.app.as_ref().expect("the app runs").signal(signal);
        self
    }

    /// Waits until no process draws a page any more; the app goes on.
    #[track_caller]
    pub fn expect_no_page(&mut self) {
        wait_for("no page", THOUGHT, || {
            let app = self.app.as_mut().expect("the app runs");
            app.expect_running();
            let lines = app.children().into_iter().map(command_line);
            let page = lines
                .into_iter()
                .find(|line| line.contains("WebKitWebProcess"));
            page.map_or(Ok(()), Err)
        });
    }

    /// The process that draws the page, once there is one other than `not`.
    #[track_caller]
    pub fn page_process(&self, not: &[u32]) -> u32 {
        wait_for("a process that draws the page", THOUGHT, || {
            let helpers = self.app.as_ref().expect("the app runs").children();
            let mut pages = helpers.iter().copied().filter(|id| !not.contains(id));
            let page = pages.find(|id| command_line(*id).contains("WebKitWebProcess"));
            page.ok_or_else(|| format!("{helpers:?}"))
        })
    }

    /// Reads everything in the window.
    #[track_caller]
    pub fn read(&mut self) -> Tree {
        self.app.as_mut().expect("the app runs").expect_running();
        self.bus.read()
    }

    /// Waits until there is in the window what is looked for.
    #[track_caller]
    pub fn wait_for<T>(&mut self, what: &str, look: impl Fn(&Tree) -> Option<T>) -> T {
        wait_for(what, THOUGHT, || {
            let tree = self.read();
            look(&tree).ok_or_else(|| tree.summary())
        })
    }

    /// Waits for something of that role whose name fits the pattern.
    #[track_caller]
    pub fn expect(&mut self, role: Role, pattern: &str) -> Node {
        self.wait_for(pattern, |tree| tree.find(role, pattern).cloned())
    }

    #[track_caller]
    pub fn expect_none(&mut self, role: Role, pattern: &str) {
        self.wait_for(&format!("no {pattern}"), |tree| {
            tree.find(role, pattern).is_none().then_some(())
        });
    }

    /// Does what a thing offers on the accessibility bus. False if it went away before it could.
    pub fn act(&self, node: &Node) -> bool {
        self.bus.act(node)
    }

    /// Waits for something that can be used: what ends or overwrites something cannot be, at first.
    #[track_caller]
    fn usable(&mut self, role: Role, pattern: &str) -> Node {
        self.wait_for(&format!("{pattern}, to be used"), |tree| {
            tree.all(role, pattern).find(|node| node.enabled()).cloned()
        })
    }

    /// Waits for something that can be used, and presses it by the accessibility bus.
    #[track_caller]
    pub fn press(&mut self, role: Role, pattern: &str) -> &mut Self {
        let node = self.usable(role, pattern);
        assert!(self.act(&node), "{:?} takes no press", node.name);
        self
    }

    /// Picks one of a few and waits until it is the chosen one.
    #[track_caller]
    pub fn pick(&mut self, name: &str) -> &mut Self {
        self.press(Role::RADIO, name)
            .wait_for(&format!("{name} to be chosen"), |tree| {
                tree.find(Role::RADIO, name)?.chosen().then_some(())
            });
        self
    }

    /// Points at something once it can be used and stands still, and clicks.
    #[track_caller]
    pub fn click(&mut self, role: Role, pattern: &str) -> &mut Self {
        let mut before = None;
        let (x, y) = wait_for(&format!("{pattern} to stand still"), SOON, || {
            let node = self.usable(role, pattern);
            let (x, y) = self.bus.middle(&node).ok_or("it has no size")?;
            if !(0..SIZE.0 as i32).contains(&x) || !(0..SIZE.1 as i32).contains(&y) {
                return Err(format!("it lies outside the window, at {x}, {y}"));
            }
            let still = before.replace((x, y)) == Some((x, y));
            still.then_some((x, y)).ok_or("it moves".to_owned())
        });
        self.xdotool(&["mousemove", &x.to_string(), &y.to_string(), "click", "1"]);
        self
    }

    /// Presses a key, by the name that X11 has for it.
    pub fn key(&mut self, name: &str) -> &mut Self {
        self.xdotool(&["key", name]);
        self
    }

    fn xdotool(&self, words: &[&str]) {
        let mut xdotool = Command::new("xdotool");
        let status = xdotool
            .args(words)
            .env("DISPLAY", &self.screen.name)
            .status();
        let worked = status.is_ok_and(|status| status.success());
        assert!(worked, "xdotool {words:?}");
    }

    /// Leaves behind what helps to understand a failure.
    fn leave_traces(&self) {
        // Nothing depends on them, so it does not matter if they cannot be made.
        let _lost = Command::new("import")
            .args(["-window", "root"])
            .arg(self.test.folder.join("window.png"))
            .env("DISPLAY", &self.screen.name)
            .status();
        let names = self.bus.read().summary();
        let _lost = std::fs::write(self.test.folder.join("window.txt"), names);
    }
}

impl Drop for Window<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.leave_traces();
        }
        self.kill_app();
        let _lost = std::fs::remove_dir_all(&self.runtime);
        if !std::thread::panicking() {
            self.test.expect_no_panic();
        }
    }
}

/// A session bus that starts no services. The usual one would start a second launcher of the accessibility bus when it
/// is asked for that bus before ours has its name; one of the two then takes its bus away again, and with it whatever
/// had just connected to it: the app, which does not ask twice.
const SESSION_BUS: &str = r#"<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <type>session</type>
  <listen>unix:tmpdir=FOLDER</listen>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/>
    <allow eavesdrop="true"/>
    <allow own="*"/>
  </policy>
</busconfig>
"#;

/// Starts the session bus and tells its address.
fn start_session_bus(test: &Test<'_>) -> (Program, String) {
    let configuration = test.folder.join("session-bus.conf");
    let words = SESSION_BUS.replace("FOLDER", &temporary().to_string_lossy());
    std::fs::write(&configuration, words).expect("the test's folder can be written");
    let mut daemon = Command::new("dbus-daemon");
    daemon.arg("--config-file").arg(configuration);
    daemon.args(["--nofork", "--nopidfile", "--print-address=1"]);
    Program::start_and_hear(&mut daemon, &test.folder.join("bus.log"))
}

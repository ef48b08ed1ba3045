//! The browsers: headless Chromium, which is what Android's webview is made of, in the installed version and in the
//! oldest that the app runs in, and WebKitGTK, the nearest thing to the iPhone's.
//!
//! The installed Chromium comes in two builds: the browser, and its engine alone, which takes a tenth to a quarter less
//! of the processor (docs/experiments.md). The preview is drawn by the engine, where Debian has the package; the web
//! page, whose players have the browser, and all that is measured by the browser.
//!
//! Starting a browser costs more than most tests, so a worker keeps its browsers and lends them to one test after the
//! other. Each test has its own server on its own port, so nothing in a browser's storage carries over. After a failure
//! the browser is thrown away.

use std::cell::RefCell;
use std::net::{Ipv4Addr, TcpListener};
use std::os::linux::net::SocketAddrExt as _;
use std::os::unix::fs::MetadataExt as _;
use std::os::unix::net::{SocketAddr, UnixListener};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;

use serde_json::{Value, json};

use super::http;
use super::process::{Program, command_line, find, installed, parents, processor_time, signal};
use super::screen::Screen;
use super::webdriver::{Session, Tongue};

/// The page of a phone, in CSS pixels.
const PHONE: (u32, u32) = (390, 844);

/// WebKit's screen; its window is a little wider than a phone.
const SCREEN: (u32, u32) = (1280, 1400);

const CHROMIUM_DRIVER: [&str; 2] = ["chromedriver", "chromium.chromedriver"];

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Headless, 390×844, with touch.
    Chromium,
    /// The engine of that version without the browser around it.
    ChromiumEngine,
    /// Chromium of the version that the oldest webview has in which the app runs. `cargo xtask test --mobile` fetches
    /// it.
    OldChromium,
    /// MiniBrowser under Xvfb.
    WebKit,
}

/// The place to which that is fetched.
const OLD_CHROMIUM: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/target/tools/chromium-106/chromium"
);

impl Kind {
    /// The name as it stands in a test's name.
    pub fn name(self) -> &'static str {
        match self {
            Self::Chromium | Self::ChromiumEngine => "chromium",
            Self::OldChromium => "chromium-106",
            Self::WebKit => "webkit",
        }
    }

    pub fn is_webkit(self) -> bool {
        self == Self::WebKit
    }

    /// Returns true if it can be tested on this machine. On Ubuntu without snaps there is no Chromium; `cargo xtask
    /// test` reports that, and WebKitGTK does the work.
    pub fn is_installed(self) -> bool {
        self.is_webkit() || installed(&CHROMIUM_DRIVER).is_some()
    }
}

/// A driver and the browser it controls.
pub struct Browser {
    pub kind: Kind,
    pub session: Session,
    /// The tab that stays when it is cleaned.
    home_tab: RefCell<String>,
    driver: Program,
    /// WebKit's own screen: on a shared one the windows would take the focus from each other.
    _screen: Option<Screen>,
}

/// A tab about to end suddenly, and the one that is there afterwards.
pub struct DoomedTab {
    renderer: u32,
    other: String,
}

impl Browser {
    /// Starts a driver and its browser.
    pub fn start(kind: Kind, logs: &Path) -> Self {
        let port = free_port();
        let screen = kind.is_webkit().then(|| Screen::start(SCREEN, logs));
        let mut command = match &screen {
            None => Command::new(find(&CHROMIUM_DRIVER)),
            Some(screen) => {
                let mut command = Command::new(find(&["WebKitWebDriver"]));
                draw_on(&mut command, screen);
                command.env("NO_AT_BRIDGE", "1");
                command
            }
        };
        // Chromium's engine saves what a page hands out into the folder in which it was started.
        command.arg(format!("--port={port}")).current_dir(logs);
        let tongue = match kind {
            Kind::WebKit => Tongue::WebDriver,
            _ => Tongue::DevTools,
        };
        // The driver would refuse a Chromium of another version.
        command.args((kind == Kind::OldChromium).then_some("--disable-build-check"));
        let log = logs.join(format!("{}-driver-{port}.log", kind.name()));
        let mut driver = Program::start(&mut command, &log);
        http::first_answer(port, "/status", &mut driver);
        let session = Session::open(port, &capabilities(kind), tongue)
            .unwrap_or_else(|error| panic!("no {} can be started: {error}", kind.name()));
        let home_tab = session.tab().expect("a browser has a tab");
        let browser = Self {
            kind,
            session,
            home_tab: RefCell::new(home_tab),
            driver,
            _screen: screen,
        };
        browser.phone_size();
        browser
    }

    /// Back to one empty tab of the size of a phone.
    pub fn clean(&self) -> Result<(), String> {
        let home_tab = self.home_tab.borrow().clone();
        for tab in self.session.tabs()? {
            if tab != home_tab {
                self.session.switch_to(&tab)?;
                self.session.close_tab()?;
            }
        }
        self.session.switch_to(&home_tab)?;
        self.leave_page()?;
        if !self.kind.is_webkit() {
            let nothing = json!({"media": "", "features": []});
            self.session
                .devtools("Emulation.setEmulatedMedia", &nothing)?;
        }
        self.resize(PHONE).map(drop)
    }

    /// Leaves the page for an empty one. Chromium's tab goes there by itself and so keeps its process, which costs more
    /// to start than a page to open; one that cannot answer gets another process.
    fn leave_page(&self) -> Result<(), String> {
        const EMPTY: &str = "about:blank";
        let leave = format!("location.replace('{EMPTY}'); return null");
        let is_left = matches!(self.kind, Kind::Chromium | Kind::ChromiumEngine)
            && self.session.run(&leave, &[]).is_ok()
            && self.session.address().is_ok_and(|address| address == EMPTY);
        if is_left {
            return Ok(());
        }
        self.session.go(EMPTY).map(drop)
    }

    /// The process that draws the present tab: the one that has something to do when the tab has.
    pub fn renderer(&self) -> u32 {
        let parents = parents();
        let mut family = vec![self.driver.id()];
        for place in 0.. {
            let Some(parent) = family.get(place).copied() else {
                break;
            };
            let children = parents.iter().filter(|(_, of)| *of == parent);
            family.extend(children.map(|(id, _)| id));
        }
        let sign = match self.kind {
            Kind::WebKit => "WebKitWebProcess",
            _ => "--type=renderer",
        };
        family.retain(|id| command_line(*id).contains(sign));
        let before: Vec<_> = family.iter().map(|id| (*id, processor_time(*id))).collect();
        let work = "let sum = 0; for (let i = 0; i < 1e8; i += 1) sum += i % 7; return sum";
        self.session.run(work, &[]).expect("the tab can count");
        let busiest = before
            .into_iter()
            .max_by_key(|(id, before)| processor_time(*id).saturating_sub(*before));
        busiest.expect("somebody draws").0
    }

    /// Makes ready for the sudden end of Chromium's present tab, which stays in front: all that takes time comes before
    /// it.
    pub fn doomed_tab(&self) -> DoomedTab {
        let doomed = self.session.tab().expect("a browser has a tab");
        self.session.open_another("tab").expect("another tab");
        let other = self.session.tab().expect("a browser has a tab");
        self.session.switch_to(&doomed).expect("the first tab");
        let to_front = self.session.devtools("Page.bringToFront", &json!({}));
        to_front.expect("the first tab comes back to the front");
        let renderer = self.renderer();
        DoomedTab { renderer, other }
    }

    /// Ends the process of the present tab and goes on in the other one. A signal does it: a command that the dead tab
    /// should answer can wait for minutes where the machine is busy.
    pub fn crash(&self, tab: DoomedTab) {
        signal(tab.renderer, "KILL");
        self.session.switch_to(&tab.other).expect("the other tab");
        self.home_tab.replace(tab.other);
        self.phone_size();
    }

    /// Upright, as a phone is held.
    pub fn phone_size(&self) {
        self.size(PHONE.0, PHONE.1);
    }

    /// Gives the page that many pixels (in WebKit: the window, which is not narrower than its buttons).
    pub fn size(&self, width: u32, height: u32) {
        self.resize((width, height))
            .expect("the page can be resized");
    }

    fn resize(&self, (width, height): (u32, u32)) -> Result<Value, String> {
        match self.kind {
            Kind::WebKit => self.session.resize(width, height),
            _ => self.session.devtools(
                "Emulation.setDeviceMetricsOverride",
                &json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": true}),
            ),
        }
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        self.session.close();
    }
}

/// Makes a program with a webview draw on a screen in memory.
pub fn draw_on(command: &mut Command, screen: &Screen) {
    command
        .env("DISPLAY", &screen.name)
        .env("LANG", "C.UTF-8")
        .env("WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS", "1")
        .env("WEBKIT_DISABLE_COMPOSITING_MODE", "1")
        .env("LIBGL_ALWAYS_SOFTWARE", "1")
        .env("GDK_BACKEND", "x11");
}

const CHROMIUM_FLAGS: [&str; 14] = [
    "--headless=new",
    "--disable-gpu",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-backgrounding-occluded-windows",
    "--disable-renderer-backgrounding",
    "--hide-scrollbars",
    "--mute-audio",
    // Even silence is costly where it is handed from process to process.
    "--disable-features=AudioServiceOutOfProcess",
    "--lang=en-US",
];

fn capabilities(kind: Kind) -> Value {
    match kind {
        Kind::WebKit => json!({
            "timeouts": timeouts(),
            "webkitgtk:browserOptions": {"binary": mini_browser(), "args": ["--automation"]},
        }),
        _ => {
            // Chromium's sandbox refuses to work for root, as it is in a container.
            let for_root = is_root().then_some("--no-sandbox");
            let (width, height) = PHONE;
            let page = json!({"width": width, "height": height, "pixelRatio": 1, "touch": true, "mobile": true});
            json!({
                "timeouts": timeouts(),
                "goog:chromeOptions": {
                    "binary": chromium(kind),
                    "args": CHROMIUM_FLAGS.into_iter().chain(for_root).collect::<Vec<_>>(),
                    "mobileEmulation": {"deviceMetrics": page},
                },
            })
        }
    }
}

fn chromium(kind: Kind) -> PathBuf {
    if kind == Kind::OldChromium {
        return old_chromium();
    }
    // An optimised driver measures.
    let engine = (kind == Kind::ChromiumEngine && cfg!(debug_assertions))
        .then(|| installed(&["chromium-headless-shell"]))
        .flatten();
    engine.unwrap_or_else(|| find(&["chromium", "google-chrome", "chromium-browser"]))
}

fn old_chromium() -> PathBuf {
    let old = PathBuf::from(OLD_CHROMIUM);
    let is_there = old.is_file();
    assert!(
        is_there,
        "{OLD_CHROMIUM} is missing; `cargo xtask test --mobile` fetches it"
    );
    old
}

/// The longest times of a script and of loading a page on a busy machine, in milliseconds. A script may play a whole
/// game.
fn timeouts() -> Value {
    json!({"script": 600_000, "pageLoad": 300_000})
}

/// MiniBrowser lies beside the library, in a folder named after the processor.
fn mini_browser() -> PathBuf {
    std::fs::read_dir("/usr/lib")
        .into_iter()
        .flatten()
        .filter_map(Result::ok)
        .map(|folder| folder.path().join("webkit2gtk-4.1/MiniBrowser"))
        .find(|file| file.is_file())
        .expect("MiniBrowser comes with the WebKitGTK library")
}

/// Returns true if root runs the tests.
pub fn is_root() -> bool {
    std::fs::metadata("/proc/self").is_ok_and(|process| process.uid() == 0)
}

/// A port that nobody uses right now and that was given to no other test on this machine, which may not have opened it
/// yet or opens it again. A local socket is named after each port given; another run of the suite cannot take that name
/// as long as this one lasts.
pub fn free_port() -> u16 {
    static GIVEN: Mutex<Vec<UnixListener>> = Mutex::new(Vec::new());
    let mut given = GIVEN
        .lock()
        .unwrap_or_else(|poisoned| poisoned.into_inner());
    loop {
        let port = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))
            .and_then(|listener| listener.local_addr())
            .expect("the system has a free port")
            .port();
        let name = SocketAddr::from_abstract_name(format!("reverstargo-e2e-{port}"));
        let name = name.expect("a short name");
        if let Ok(claim) = UnixListener::bind_addr(&name) {
            given.push(claim);
            return port;
        }
    }
}

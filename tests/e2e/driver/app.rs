//! The app in the browser preview, or as the web page: how it starts, ends and dies, and the page that shows it.
//!
//! The web page's program is the page itself: a server of plain files takes the place of the program, the flags stand
//! in the address, and what a scenario has put into the data folder is in the browser's database when the page is
//! opened first.

use std::cell::{Cell, RefCell};
use std::path::{Path, PathBuf};
use std::time::Duration;

use rsg_game::progress::{AnimationSpeed, CpuPace, Profile};
use serde_json::{Value, json};

use super::browsers::{Browser, DoomedTab, Kind, free_port};
use super::files::{self, FileServer};
use super::http;
use super::process::{Program, memory_of, status_of};
use super::runner::{Test, is_debug_build, is_debug_page};
use super::scripts::LISTEN;
use super::wait::{SOON, wait_for};

/// The date of every test that does not say otherwise.
pub const TODAY: &str = "2026-11-21";

/// The app and the page that shows it. Usually it is started with a fresh folder, on 2026-11-21, with seed 1.
pub struct App<'t> {
    test: &'t Test<'t>,
    browser: &'t Browser,
    port: u16,
    dev: bool,
    /// Counted from 1. Every phone has a folder and a seed of its own.
    phone: u32,
    today: RefCell<String>,
    zone: Option<&'static str>,
    clock_speed: u32,
    hurried: bool,
    hands_over: bool,
    server: RefCell<Option<Program>>,
    /// The server of the web page.
    files: RefCell<Option<FileServer>>,
    is_seeded: Cell<bool>,
    keeps_offline: bool,
    /// The seconds for which the browser may keep the web page's files in its own cache.
    age: u32,
}

impl<'t> App<'t> {
    pub fn new(test: &'t Test<'t>) -> Self {
        Self {
            test,
            browser: test.browser(),
            port: free_port(),
            dev: false,
            phone: 1,
            today: RefCell::new(TODAY.into()),
            zone: None,
            clock_speed: 1,
            hurried: false,
            hands_over: false,
            server: RefCell::new(None),
            files: RefCell::new(None),
            is_seeded: Cell::new(false),
            keeps_offline: false,
            age: 0,
        }
    }

    pub fn today(self, date: &str) -> Self {
        self.today.replace(date.into());
        self
    }

    /// On the real day of this zone, as POSIX writes it in `TZ`. (The preview alone: the web page has its browser's.)
    pub fn in_zone(mut self, zone: &'static str) -> Self {
        self.zone = Some(zone);
        self
    }

    /// Runs game clocks faster by this factor.
    pub fn clock_speed(mut self, clock_speed: u32) -> Self {
        self.clock_speed = clock_speed;
        self
    }

    /// With the developer menu.
    pub fn dev(mut self) -> Self {
        self.dev = true;
        self
    }

    /// With stones that turn without a show or a sound, and a CPU that answers as soon as it has thought.
    pub fn hurried(mut self) -> Self {
        self.hurried = true;
        self
    }

    /// Two people on one phone hand it over between turns, which a new player has not turned on.
    pub fn handing_over(mut self) -> Self {
        self.hands_over = true;
        self
    }

    /// With the service worker that keeps the web page for times without a network. The browser may keep its files,
    /// too: what is of another version there must do no harm.
    pub fn keeping_offline(self) -> Self {
        self.keeping_offline_alone().keeping_files()
    }

    /// With the service worker, where nothing else keeps the files.
    pub fn keeping_offline_alone(mut self) -> Self {
        self.keeps_offline = true;
        self
    }

    /// In a browser that may keep the web page's files in its own cache.
    pub fn keeping_files(mut self) -> Self {
        self.age = 3600;
        self
    }

    /// On a second phone, another player's, beside the first one.
    pub fn second_phone(mut self) -> Self {
        self.phone = 2;
        self
    }

    /// On a third one.
    pub fn third_phone(mut self) -> Self {
        self.phone = 3;
        self
    }

    /// With nothing left of what an earlier start of the same scenario kept.
    pub fn fresh(self) -> Self {
        // Nothing there is the usual case.
        let _nothing = std::fs::remove_dir_all(self.data_folder());
        self
    }

    /// Starts the app and opens its page.
    #[track_caller]
    pub fn open(self) -> Self {
        if self.hurried || self.hands_over {
            self.change_profile(|profile| {
                let settings = &mut profile.settings;
                if self.hurried {
                    settings.animation = AnimationSpeed::Off;
                    settings.pace = CpuPace::Fast;
                    // Sound alone takes a twentieth of all that a scenario takes.
                    settings.sound = false;
                }
                settings.handover |= self.hands_over;
            });
        }
        self.start_again().load();
        self
    }
}

impl App<'_> {
    /// Changes what is saved, while the app does not run.
    pub fn change_profile(&self, change: impl FnOnce(&mut Profile)) {
        self.test.change_profile(&self.data_folder(), change);
    }

    pub fn data_folder(&self) -> PathBuf {
        match self.phone {
            1 => self.test.data_folder(),
            other => self.test.data_folder().join(format!("phone-{other}")),
        }
    }

    pub fn port(&self) -> u16 {
        self.port
    }

    pub fn address(&self) -> String {
        let address = format!("http://127.0.0.1:{}/", self.port);
        if self.test.page.is_none() {
            return address;
        }
        let (today, speed) = (self.today.borrow(), self.clock_speed);
        let dev = if self.dev { "&dev" } else { "" };
        let hurried = if self.hurried && is_debug_page() {
            "&no-pauses"
        } else {
            ""
        };
        let online = if self.keeps_offline {
            ""
        } else {
            "&no-offline"
        };
        let seed = self.phone;
        format!("{address}?today={today}&seed={seed}&clock-speed={speed}{dev}{hurried}{online}")
    }

    pub fn browser(&self) -> &Browser {
        self.browser
    }

    /// Starts the program and leaves it to the page to notice.
    #[track_caller]
    pub fn start_again(&self) -> &Self {
        if let Some(page) = &self.test.page {
            self.serve(Some(page));
            self.seed();
            return self;
        }
        let mut command = self.test.program();
        command
            .args(["--browser", &self.port.to_string(), "--data-dir"])
            .arg(self.data_folder())
            .args(["--seed", &self.phone.to_string()])
            .args(["--clock-speed", &self.clock_speed.to_string()])
            .args(self.dev.then_some("--dev"))
            .args((self.hurried && is_debug_build()).then_some("--no-pauses"));
        match self.zone {
            Some(zone) => command.env("TZ", zone),
            None => command.args(["--today", &self.today.borrow()]),
        };
        let mut server = Program::start(&mut command, &self.test.log_file());
        http::first_answer(self.port, "/", &mut server);
        *self.server.borrow_mut() = Some(server);
        self
    }

    /// Serves another version of the web page, or none.
    #[track_caller]
    pub fn serve(&self, page: Option<&Path>) {
        // One after the other: both want the port.
        drop(self.files.borrow_mut().take());
        *self.files.borrow_mut() = page.map(|page| FileServer::start(page, self.port, self.age));
    }

    /// The number of requests for a file to the web page's server.
    #[track_caller]
    pub fn times_asked_for(&self, file: &str) -> usize {
        let files = self.files.borrow();
        let server = files.as_ref().expect("the web page is served");
        server.times_asked_for(file)
    }

    /// The number of bytes that the web page's server has sent.
    #[track_caller]
    pub fn bytes_sent(&self) -> usize {
        let files = self.files.borrow();
        files.as_ref().expect("the web page is served").sent()
    }

    /// Puts the data folder into the browser's database, once.
    #[track_caller]
    fn seed(&self) {
        if self.is_seeded.replace(true) {
            return;
        }
        let session = &self.browser.session;
        let empty = format!("http://127.0.0.1:{}/{}", self.port, files::EMPTY);
        session.go(&empty).expect("an empty page can be loaded");
        let arguments = [json!(files::DATABASE), files::texts_in(&self.data_folder())];
        self.script_with(files::SEED, &arguments);
    }

    /// Waits until it was asked for a file `times` times.
    #[track_caller]
    pub fn expect_asked_for(&self, file: &str, times: usize) -> &Self {
        wait_for(&format!("{file} to be asked for"), SOON, || {
            let asked = self.times_asked_for(file);
            (times <= asked)
                .then_some(())
                .ok_or_else(|| format!("{asked} times"))
        });
        self
    }

    /// Waits until the browser has taken back the one request that it made for a file.
    #[track_caller]
    pub fn expect_let_go(&self, file: &str) -> &Self {
        wait_for(&format!("{file} to be let go"), SOON, || {
            let files = self.files.borrow();
            let server = files.as_ref().expect("the web page is served");
            let seen = (server.times_asked_for(file), server.times_let_go(file));
            (seen == (1, 1))
                .then_some(())
                .ok_or_else(|| format!("(asked, let go) is {seen:?}"))
        });
        self
    }

    /// Ends the program without a warning, as a flat battery would. Of the web page it is the process that draws it and
    /// runs the app, and the server goes with it.
    pub fn kill(&self) -> &Self {
        let tab = self.doomed_tab();
        self.end_suddenly(tab)
    }

    /// The tab that ends with the app, where it is the web page that runs.
    fn doomed_tab(&self) -> Option<DoomedTab> {
        let is_page = self.files.borrow().is_some();
        is_page.then(|| self.browser.doomed_tab())
    }

    fn end_suddenly(&self, tab: Option<DoomedTab>) -> &Self {
        if let Some(tab) = tab {
            self.browser.crash(tab);
            drop(self.files.borrow_mut().take());
        }
        drop(self.server.borrow_mut().take());
        self
    }

    /// Asks the program to end and waits until it has.
    #[track_caller]
    pub fn end(&self) -> &Self {
        let server = self.server.borrow_mut().take();
        server.expect("the app runs").end();
        self
    }

    /// Kills it once it has saved, starts it again with the same folder and opens its page.
    #[track_caller]
    pub fn restart(&self) -> &Self {
        if self.is_running() {
            self.expect_saved();
        }
        self.kill().start_again().load()
    }

    /// Waits until all is on the disk. The web page shows a stone before it is; the program never does.
    #[track_caller]
    pub fn expect_saved(&self) -> &Self {
        self.expect("all to be saved", |page| {
            page.data("unsaved", "testid").is_empty()
        })
    }

    fn is_running(&self) -> bool {
        self.files.borrow().is_some() || self.server.borrow().is_some()
    }

    #[track_caller]
    pub fn restart_on(&self, date: &str) -> &Self {
        self.today.replace(date.into());
        self.restart()
    }

    /// Ends the program, changes what it has saved, and starts it again on this date. (The preview alone.)
    #[track_caller]
    pub fn restart_after(&self, date: &str, change: impl FnOnce(&mut Profile)) -> &Self {
        self.expect_saved().kill();
        self.change_profile(change);
        self.today.replace(date.into());
        self.start_again().load()
    }

    /// Clicks a cell, and kills the app `later`. The pause is the test: death comes at any instant.
    #[track_caller]
    pub fn click_and_die(&self, cell: &str, later: Duration) {
        let script = "const cell = document.querySelector(`[data-cell='${arguments[0]}']`); \
            setTimeout(() => cell.click()); return null;";
        // Before the click: to make ready takes longer than the pause.
        let tab = self.doomed_tab();
        self.script_with(script, &[json!(cell)]);
        std::thread::sleep(later);
        self.end_suddenly(tab);
    }

    /// The memory of the app's process in kilobytes, where the system has the figure.
    pub fn memory(&self) -> Option<u64> {
        memory_of(self.process()?)
    }

    /// One of the system's figures about the app's process.
    pub fn status(&self, name: &str) -> Option<u64> {
        status_of(self.process()?, name)
    }

    fn process(&self) -> Option<u32> {
        self.server.borrow().as_ref().map(Program::id)
    }

    /// The number of files, sockets and pipes that the app's process has open.
    pub fn handles(&self) -> usize {
        let open = self
            .of_process("fd")
            .and_then(|path| std::fs::read_dir(path).ok());
        open.map_or(0, Iterator::count)
    }

    /// The processor time of the app's process so far, in hundredths of a second.
    pub fn ticks(&self) -> u64 {
        let path = self.of_process("stat");
        let stat = path.and_then(|path| std::fs::read_to_string(path).ok());
        let stat = stat.unwrap_or_default();
        // After the name, which may hold spaces, come the fields from the third on; 14 and 15 are the times.
        let fields = stat
            .rsplit(')')
            .next()
            .unwrap_or_default()
            .split_whitespace();
        let times = fields
            .skip(11)
            .take(2)
            .filter_map(|time| time.parse::<u64>().ok());
        times.sum()
    }

    fn of_process(&self, name: &str) -> Option<PathBuf> {
        Some(format!("/proc/{}/{name}", self.process()?).into())
    }

    /// Goes to an address and waits until a screen is there.
    #[track_caller]
    pub fn go(&self, address: &str) -> &Self {
        let gone = self.browser.session.go(address);
        gone.expect("the page can be loaded");
        self.script(LISTEN);
        self.expect("a screen", |page| page.screen().is_some())
    }

    /// Opens the page.
    #[track_caller]
    pub fn load(&self) -> &Self {
        self.go(&self.address())
    }

    /// Loads the page again once it has saved, as a player would who pulls it down.
    #[track_caller]
    pub fn reload(&self) -> &Self {
        self.expect_saved();
        let loaded = self.browser.session.reload();
        loaded.expect("the page can be loaded again");
        self.script(LISTEN);
        self.expect("a screen", |page| page.screen().is_some())
    }

    /// The browser's own back button. WebKitGTK's driver skips what a page put into the history without a real finger,
    /// so there the page itself is asked to go back.
    #[track_caller]
    pub fn go_back(&self) -> &Self {
        let session = &self.browser.session;
        let back = match self.browser.kind {
            Kind::WebKit => session.run("history.back(); return null", &[]),
            _ => session.back(),
        };
        back.expect("the browser can go back");
        self
    }

    /// Runs a script in the page.
    #[track_caller]
    pub fn script(&self, script: &str) -> Value {
        self.script_with(script, &[])
    }

    #[track_caller]
    pub fn script_with(&self, script: &str, arguments: &[Value]) -> Value {
        let answer = self.browser.session.run(script, arguments);
        answer.unwrap_or_else(|error| panic!("{script}: {error}"))
    }

    /// A command of Chromium's own protocol.
    #[track_caller]
    pub fn devtools(&self, name: &str, parameters: &Value) -> Value {
        let answer = self.browser.session.devtools(name, parameters);
        answer.unwrap_or_else(|error| panic!("{name}: {error}"))
    }

    /// Sets one of the system's preferences for the page, and no other, in Chromium.
    #[track_caller]
    pub fn prefer(&self, feature: &str, value: &str) -> &Self {
        self.prefer_all(&[(feature, value)])
    }

    /// Sets several.
    #[track_caller]
    pub fn prefer_all(&self, preferences: &[(&str, &str)]) -> &Self {
        let feature = |(name, value): &(&str, &str)| json!({"name": name, "value": value});
        let features: Vec<Value> = preferences.iter().map(feature).collect();
        self.devtools("Emulation.setEmulatedMedia", &json!({"features": features}));
        self
    }

    /// Fails if the page reported an error or the app panicked.
    #[track_caller]
    fn expect_no_faults(&self) {
        self.test.expect_no_panic();
        let script = "return window.faultsOfThisPage || []";
        let faults = self.browser.session.run(script, &[]).unwrap_or_default();
        let none = faults.as_array().is_none_or(Vec::is_empty);
        assert!(none, "the page reported {faults}");
    }

    /// Leaves behind what helps to understand a failure.
    fn leave_traces(&self) {
        let keep = |name: &str, bytes: &[u8]| {
            // There is nobody left to tell if the disk is full.
            let _lost = std::fs::write(self.test.folder.join(name), bytes);
        };
        let session = &self.browser.session;
        if let Ok(picture) = session.photograph() {
            keep("page.png", &picture);
        }
        for (name, part) in [("page.txt", "innerText"), ("page.html", "outerHTML")] {
            if let Ok(text) = session.run(&format!("return document.body.{part}"), &[]) {
                keep(name, text.as_str().unwrap_or_default().as_bytes());
            }
        }
        // Of a run on another machine nothing is left but what was printed.
        let short = "return document.body.innerText.slice(0, 400)";
        let words = session.run(short, &[]);
        let folder = self.test.folder.display();
        eprintln!("{folder}: the page says {words:?}");
    }
}

impl Drop for App<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.leave_traces();
        } else {
            // A scenario that ended well still fails if something broke behind its back.
            self.expect_no_faults();
        }
    }
}

//! Fingers, texts and programs that do what nobody should: nothing is lost by them, and the player is told.

use std::io::{Read as _, Write as _};
use std::net::{Ipv4Addr, TcpStream};

use rsg_engine::Color::Black;
use serde_json::json;

use crate::driver::app::App;
use crate::driver::browsers::free_port;
use crate::driver::http;
use crate::driver::process::Program;
use crate::driver::runner::Test;
use crate::driver::wait::SOON;
use crate::screens::order::FREEZE;

/// Two cells that can be played, once it is a person's turn.
#[track_caller]
fn two_cells(app: &App<'_>) -> [String; 2] {
    let page = app.expect_own_turn().look();
    let mut cells = page.cells().filter(|cell| cell.mark == "playable");
    let mut next = || {
        cells
            .next()
            .expect("two cells can be played")
            .cell
            .to_owned()
    };
    [next(), next()]
}

/// Two taps in the same instant, which is what two fingers are to the app at worst.
fn click_both(app: &App<'_>, cells: &[String; 2]) {
    let script = "for (const name of arguments[0]) \
        document.querySelector(`[data-cell='${name}']`).click(); return null;";
    app.script_with(script, &[json!(cells)]);
}

/// Two cells touched at once are one placement, on a board at rest and on one that moves.
pub fn two_fingers_place_one_stone(test: &Test<'_>) {
    let app = test.app().hurried().open();
    app.start_for_two();
    let before = app.look().stones();
    click_both(&app, &two_cells(&app));
    app.expect("a stone", |page| before < page.stones());
    app.settle();
    assert_eq!(app.look().stones(), before + 1);
    let [one, other] = two_cells(&app);
    app.touch_both(&one, &other);
    app.expect("another stone", |page| before + 1 < page.stones());
    app.settle();
    assert_eq!(app.look().stones(), before + 2);

    // What is shown moving is ended by a touch, and nothing is placed by the finger beside it.
    app.quit();
    app.with_settings(&[("animation", "slow")]).start_for_two();
    let [one, _] = two_cells(&app);
    // It goes on moving until it is touched, however long that takes here.
    app.script(FREEZE);
    app.tap(&one)
        .expect_found("a stone that moves", MOVES, |moves| *moves == true);
    let next = two_cells(&app);
    click_both(&app, &next);
    app.expect_found("a board at rest", MOVES, |moves| *moves == false);
    app.settle();
    assert_eq!(app.look().stones(), before + 1);
    app.tap(&next[0]);
    app.expect("the next tap to place", |page| before + 1 < page.stones());
}

const MOVES: &str = "return document.querySelector('.board')?.dataset.moving === 'true'";

/// Half a letter cannot be told to the app. It is asked about all the same, and says what it is.
pub fn half_a_letter_is_answered(test: &Test<'_>) {
    let app = test.app().open();
    app.visit("settings")
        .press("settings-import")
        .expect_shown("import-text");
    app.script("document.getElementById('import-text').value = 'RSG1-\\ud800'; return null");
    app.expect_refused_import();
    let typed = "const field = document.querySelector('[data-testid=settings-name]');\
                 field.value = 'A\\udc00da'; field.dispatchEvent(new Event('input', {bubbles: true})); return null";
    app.script(typed);
    app.press("back").expect("the name on You", |page| {
        page.text("player-name").contains("da")
    });
}

/// A file goes the way of a pasted text: it is read, asked about, and refused with a sentence if it is too long.
pub fn an_exported_file_is_imported(test: &Test<'_>) {
    let app = test.app().open();
    app.visit("settings").set("settings-name", "Ada");
    app.press("settings-export").expect_shown("export-text");
    let text = app.look().value("export-text").to_owned();
    app.set("settings-name", "Bo").press("settings-import");
    app.expect_shown("import-text");
    choose_file(&app, "'x'.repeat(8388609)");
    app.expect("a sentence about its length", |page| {
        page.text("import-fault-words").contains("too long")
    });
    choose_file(&app, "'shopping list'");
    app.expect("a sentence about what it is", |page| {
        page.text("import-fault-words")
            .contains("isn’t exported progress")
    });
    choose_file(&app, &json!(text).to_string());
    app.expect_shown("import-dialog").press("import-confirm");
    app.expect_screen("home")
        .visit("you")
        .expect("the imported name", |page| {
            page.text("player-name").contains("Ada")
        });
}

/// Chooses a file with this in it, as a script writes it.
fn choose_file(app: &App<'_>, content: &str) {
    app.script(&format!(
        "const field = document.querySelector('[data-testid=import-file]'); const files = new DataTransfer();\
         files.items.add(new File([{content}], 'progress.txt', {{type: 'text/plain'}})); field.files = files.files;\
         field.dispatchEvent(new Event('change', {{bubbles: true}})); return null"
    ));
}

/// A text from another app is shown where progress is imported, and nothing is imported without an answer.
pub fn what_another_app_sends_is_asked_about(test: &Test<'_>) {
    let app = test.app().open();
    app.visit("settings")
        .press("settings-export")
        .expect_shown("export-text");
    let text = app.look().value("export-text").to_owned();
    app.back_home();
    app.script_with("rsg.bringIn(arguments[0]); return null", &[json!(text)]);
    app.expect_screen("settings").expect("the text", |page| {
        page.shows("import-text") && page.value("import-text") == text
    });
    app.expect_gone("import-dialog").press("import-check");
    app.expect_shown("import-dialog");
}

/// A game with sounds leaves nothing behind in the page, which keeps every script that it was sent.
pub fn sounds_leave_nothing_in_the_page(test: &Test<'_>) {
    let app = test.app().hurried().open();
    app.start_against_cpu(1, Black);
    let count = "return (window.__msg_queues || []).length";
    let before = app.script(count);
    app.play(6);
    let heard = "return Math.max(0, ...[...document.querySelectorAll('#cues > *')].map(cue => +cue.dataset.number))";
    assert!(
        app.script(heard).as_u64() > Some(6),
        "there is something to be heard"
    );
    assert_eq!(app.script(count), before);
}

/// An obstacle to every save comes and goes: without any action the banner goes and all is saved.
pub fn what_could_not_be_saved_is_made_up_for(test: &Test<'_>) {
    let app = test.app().hurried().open();
    app.start_against_cpu(1, Black);
    let obstacles = ["profile", "waiting-1", "games"]
        .map(|name| app.data_folder().join(format!("{name}.json.tmp")));
    for obstacle in &obstacles {
        std::fs::create_dir(obstacle).expect("the data folder can be written");
    }
    let before = app.play(2).expect_shown("trouble").position();
    for obstacle in &obstacles {
        std::fs::remove_dir(obstacle).expect("the data folder can be written");
    }
    app.expect_gone("trouble").expect_position(&before);
    app.survive_a_flat_battery();
}

/// The folder was taken over by another program: that is told in place of the board, before a stone is drawn there,
/// and Back leaves it.
pub fn a_folder_that_was_taken_over_is_told_before_a_stone_is_drawn(test: &Test<'_>) {
    let app = test.app().hurried().open();
    app.start_for_two();
    std::fs::remove_file(app.data_folder().join("lock")).expect("there is a lock");
    let port = free_port();
    let mut command = test.program();
    command
        .args(["--browser", &port.to_string(), "--data-dir"])
        .arg(app.data_folder());
    let mut other = Program::start(&mut command, &test.folder.join("other.log"));
    http::first_answer(port, "/", &mut other);
    app.tap("B4").expect_shown("already-open");
    app.expect("no board", |page| page.cells().count() == 0);
    assert!(
        !app.phone_back(),
        "from a notice the phone puts the app away"
    );
}

/// A connection to the preview that says this and listens.
struct Line(TcpStream);

impl Line {
    #[track_caller]
    fn open(port: u16, says: &str) -> Self {
        let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, port)).expect("a connection");
        stream.set_read_timeout(Some(SOON)).expect("a limit");
        stream.write_all(says.as_bytes()).expect("it listens");
        Self(stream)
    }

    /// Requests a page's socket.
    #[track_caller]
    fn page(port: u16) -> Self {
        let host = format!("Host: 127.0.0.1:{port}");
        Self::open(
            port,
            &format!(
                "GET /ws HTTP/1.1\r\n{host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
             Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
            ),
        )
    }

    /// The next bytes that are heard, none at the end.
    fn hear(&mut self) -> Vec<u8> {
        let mut bytes = vec![0; 4096];
        let heard = self.0.read(&mut bytes).unwrap_or(0);
        bytes.truncate(heard);
        bytes
    }

    /// The number that an answer begins with, 0 where there is none.
    fn status(&mut self) -> u16 {
        let heard = String::from_utf8_lossy(&self.hear()).into_owned();
        let status = heard
            .split(' ')
            .nth(1)
            .and_then(|number| number.parse().ok());
        status.unwrap_or(0)
    }

    /// Sends a text as a page does: short, and masked with nothing.
    #[track_caller]
    fn say(&mut self, text: &str) {
        let length = u16::try_from(text.len())
            .expect("a short text")
            .to_be_bytes();
        let mut frame = vec![0x81, 0x80 | 126, length[0], length[1], 0, 0, 0, 0];
        frame.extend(text.as_bytes());
        self.0.write_all(&frame).expect("it listens");
    }
}

/// The preview answers no more connections and pages than one player needs, waits for no request that never ends, and
/// has room again when the others are gone.
pub fn too_many_are_turned_away(test: &Test<'_>) {
    let app = test.app();
    app.start_again();
    let port = app.port();
    let mut pages: Vec<Line> = (0..9).map(|_| Line::page(port)).collect();
    let mut statuses: Vec<u16> = pages.iter_mut().map(Line::status).collect();
    statuses.sort_unstable();
    assert_eq!(statuses, [101, 101, 101, 101, 101, 101, 101, 101, 503]);
    // Whoever opens one more is told so, and is not sent to a socket that nobody answers.
    let whole = format!("GET / HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n");
    assert_eq!(Line::open(port, &whole).status(), 503);
    drop(pages);

    let half = "GET / HTTP/1.1\r\nHost: 127.0.0.1";
    let mut idle: Vec<Line> = (0..100).map(|_| Line::open(port, half)).collect();
    assert_eq!(idle[99].hear(), b"", "one too many is closed at once");
    // A request that never ends is given up, and then there is room again.
    idle[0].hear();
    assert_eq!(idle[0].hear(), b"", "the first one is closed in the end");
    drop(idle);
    app.load().expect_enabled("tab-play");
}

/// A page that answers nonsense harms nobody, itself included.
pub fn a_nonsensical_answer_ends_no_page(test: &Test<'_>) {
    let app = test.app();
    app.start_again();
    let mut page = Line::page(app.port());
    assert_eq!(page.status(), 101);
    for id in 0..4 {
        for (data, returned) in [("null", true), ("null", false), ("[7]", true)] {
            page.say(&format!(
                "{{\"method\":\"query\",\"params\":{{\"id\":{id},\"data\":{data},\"returned_value\":{returned}}}}}"
            ));
        }
    }
    page.say("null");
    page.say("__ping__");
    let mut heard = Vec::new();
    while !heard.windows(8).any(|bytes| bytes == b"__pong__") {
        let more = page.hear();
        assert!(!more.is_empty(), "the page is gone");
        heard.extend(more);
    }
    test.expect_no_panic();
}

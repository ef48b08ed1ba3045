//! Looking at the page and touching it, with verbs that read like play.

use std::time::Duration;

use rsg_engine::Color;
use serde_json::{Value, json};

use super::app::App;
use super::browsers::Kind;
use super::keys::TAB;
use super::scripts::{ANSWERED, FOLDED, LOOK, MOVING, POINT, SET, WORDS};
use super::snapshot::Snapshot;
use super::wait::{SOON, THOUGHT, wait_for, wait_on};

/// The point at which an element can be touched, and the number of clicks that the page had before.
struct Point {
    x: f64,
    y: f64,
    clicks: Value,
}

/// The controls in a menu, with the button that opens it.
const IN_MENU: [(&str, &str); 4] = [
    ("help", "menu"),
    ("quit", "menu"),
    ("setup-rules", "setup-help"),
    ("setup-learn", "setup-help"),
];

/// Unfolds Setup's *More*.
const UNFOLDS: &str = "[data-testid=\"setup-more\"]";

/// Returns true if a test id stands in the part of Setup that is folded now.
const IS_FOLDED: &str = "\
    const more = document.querySelector('.setup-more:not([open])'); \
    return more !== null && more.querySelector(`[data-testid=\"${arguments[0]}\"]`) !== null;";

impl App<'_> {
    /// Reads the page. It may be loading itself anew at that instant, so a page that cannot be read is asked again.
    #[track_caller]
    pub fn look(&self) -> Snapshot {
        self.look_after(&Value::Null)
    }

    /// Reads the page once it has changed since that change, or after a moment.
    #[track_caller]
    fn look_after(&self, change: &Value) -> Snapshot {
        let read = wait_for("a page that can be read", SOON, || {
            let session = &self.browser().session;
            session.run_async(LOOK, std::slice::from_ref(change))
        });
        Snapshot::checked(read)
    }

    /// Reads the page until it has what is looked for. What it has instead ends up in the message.
    #[track_caller]
    pub fn watch<T>(
        &self,
        what: &str,
        limit: Duration,
        find: impl Fn(Snapshot) -> Result<T, Snapshot>,
    ) -> T {
        let mut change = Value::Null;
        wait_on(what, limit, || {
            find(self.look_after(&change)).map_err(|page| {
                change = page.changes().clone();
                page.summary()
            })
        })
    }

    /// The board, the totals and whose turn it is.
    #[track_caller]
    pub fn position(&self) -> String {
        self.look().position()
    }

    /// Waits for the page to look as described.
    #[track_caller]
    pub fn expect(&self, what: &str, is_so: impl Fn(&Snapshot) -> bool) -> &Self {
        self.expect_within(what, SOON, is_so)
    }

    /// Waits that long for the page to look as described.
    #[track_caller]
    pub fn expect_within(
        &self,
        what: &str,
        limit: Duration,
        is_so: impl Fn(&Snapshot) -> bool,
    ) -> &Self {
        self.watch(
            what,
            limit,
            |page| {
                if is_so(&page) { Ok(()) } else { Err(page) }
            },
        );
        self
    }

    #[track_caller]
    pub fn expect_screen(&self, screen: &str) -> &Self {
        self.expect(&format!("the screen {screen}"), |page| {
            page.screen() == Some(screen)
        })
    }

    /// Waits for something with that test id to be seen.
    #[track_caller]
    pub fn expect_shown(&self, id: &str) -> &Self {
        self.expect(&format!("{id} to be shown"), |page| page.shows(id))
    }

    #[track_caller]
    pub fn expect_gone(&self, id: &str) -> &Self {
        self.expect(&format!("{id} to be gone"), |page| !page.shows(id))
    }

    /// Waits for something to be there that can be acted on.
    #[track_caller]
    pub fn expect_enabled(&self, id: &str) -> &Self {
        self.expect(&format!("{id} to be enabled"), |page| page.enabled(id))
    }

    /// Waits for a `data-` attribute to have that value.
    #[track_caller]
    pub fn expect_data(&self, id: &str, name: &str, value: &str) -> &Self {
        self.expect(&format!("{name} of {id} to be {value}"), |page| {
            page.data(id, name) == value
        })
    }

    #[track_caller]
    pub fn expect_stone(&self, cell: &str, color: Color) -> &Self {
        self.expect_cell(cell, &color.to_string())
    }

    #[track_caller]
    pub fn expect_empty(&self, cell: &str) -> &Self {
        self.expect_cell(cell, "empty")
    }

    #[track_caller]
    fn expect_cell(&self, cell: &str, stone: &str) -> &Self {
        self.expect(&format!("{cell} to be {stone}"), |page| {
            page.cell(cell).is_some_and(|seen| seen.stone == stone)
        })
    }

    /// Waits until it is that side's turn, and that it is played by `you`, `cpu` or `player`.
    #[track_caller]
    pub fn expect_turn(&self, side: Color, who: &str) -> &Self {
        self.expect(&format!("{who} to move as {side}"), |page| {
            page.data("turn", "side") == side.to_string() && page.data("turn", "who") == who
        })
    }

    /// Waits until a person is to move and nothing stands in the way.
    #[track_caller]
    pub fn expect_own_turn(&self) -> &Self {
        self.expect_within("the player's turn", THOUGHT, Snapshot::awaits_a_person)
    }

    /// Waits for the board, the totals and the turn to be these.
    #[track_caller]
    pub fn expect_position(&self, position: &str) -> &Self {
        self.expect(&format!("the position {position}"), |page| {
            page.position() == position
        })
    }

    /// Waits until a script in the page returns something that fits.
    #[track_caller]
    pub fn expect_found(&self, what: &str, script: &str, fits: impl Fn(&Value) -> bool) -> &Self {
        wait_for(what, SOON, || {
            let seen = self.browser().session.run(script, &[])?;
            fits(&seen).then_some(()).ok_or_else(|| seen.to_string())
        });
        self
    }

    /// Waits for an attribute of the app's outermost element.
    #[track_caller]
    pub fn expect_attribute(&self, name: &str, value: &str) -> &Self {
        let script = format!("return document.querySelector('.app').getAttribute('{name}')");
        self.expect_found(&format!("{name} to be {value}"), &script, |seen| {
            seen == value
        })
    }

    /// The text on the screen.
    #[track_caller]
    pub fn words(&self) -> String {
        let words = self.script(WORDS);
        words.as_str().unwrap_or_default().to_owned()
    }

    /// Touches a cell of the board.
    #[track_caller]
    pub fn tap(&self, cell: &str) -> &Self {
        self.touch(&format!("[data-cell=\"{cell}\"]"))
    }

    /// Touches what carries that test id.
    #[track_caller]
    pub fn press(&self, id: &str) -> &Self {
        if let Some((_, menu)) = IN_MENU.iter().find(|(inside, _)| *inside == id) {
            self.touch(&format!("[data-testid=\"{menu}\"]"));
        }
        self.touch(&format!("[data-testid=\"{id}\"]"))
    }

    /// Unfolds Setup's *More* where this stands in it.
    #[track_caller]
    pub fn unfold_for(&self, id: &str) {
        let id = [json!(id)];
        // A page that is still loading cannot be read, and is asked again.
        let is_folded = || self.browser().session.run(IS_FOLDED, &id);
        if wait_for("a page that can be read", SOON, is_folded) == true {
            self.touch(UNFOLDS);
            wait_for("the rest of Setup", SOON, || {
                let folded = is_folded()?;
                (folded == false)
                    .then_some(())
                    .ok_or_else(|| folded.to_string())
            });
        }
    }

    /// Touches two cells of the board at once. WebKitGTK's driver has one finger: there one cell is touched.
    #[track_caller]
    pub fn touch_both(&self, cell: &str, other: &str) -> &Self {
        let points = [cell, other].map(|cell| self.touchable(&format!("[data-cell=\"{cell}\"]")));
        let session = &self.browser().session;
        let touched = match self.browser().kind {
            Kind::WebKit => session.touch(points[0].0, points[0].1),
            _ => session.touch_both(points),
        };
        touched.unwrap_or_else(|error| panic!("{cell} and {other} cannot be touched: {error}"));
        self
    }

    /// Touches what carries that test id twice, as fast as a finger does.
    #[track_caller]
    pub fn press_twice(&self, id: &str) -> &Self {
        let (x, y) = self.touchable(&format!("[data-testid=\"{id}\"]"));
        let touched = self.browser().session.touch_twice(x, y, 80);
        touched.unwrap_or_else(|error| panic!("{id} cannot be touched: {error}"));
        self
    }

    /// Touches what carries that test id for `millis` milliseconds.
    #[track_caller]
    pub fn hold(&self, id: &str, millis: u32) -> &Self {
        let (x, y) = self.touchable(&format!("[data-testid=\"{id}\"]"));
        let touched = self.browser().session.touch_long(x, y, millis);
        touched.unwrap_or_else(|error| panic!("{id} cannot be touched: {error}"));
        self
    }

    /// Keeps a finger on what carries that test id until it is gone.
    #[track_caller]
    pub fn hold_until_gone(&self, id: &str) -> &Self {
        let (x, y) = self.touchable(&format!("[data-testid=\"{id}\"]"));
        let session = &self.browser().session;
        session.put_down(x, y).expect("a touch");
        self.expect_gone(id);
        session.lift().expect("the end of a touch");
        self
    }

    /// Touches an element, pulls it so far down or up, and lets go.
    #[track_caller]
    pub fn pull(&self, selector: &str, by: i64) -> &Self {
        let (x, y) = self.touchable(selector);
        let pulled = self.browser().session.pull(x, y, by);
        pulled.unwrap_or_else(|error| panic!("{selector} cannot be pulled: {error}"));
        self
    }

    /// Touches a point of the page, whatever is there.
    #[track_caller]
    pub fn touch_point(&self, x: f64, y: f64) -> &Self {
        let touched = self.browser().session.touch(x, y);
        touched.unwrap_or_else(|error| panic!("{x}, {y} cannot be touched: {error}"));
        self
    }

    /// Waits until an element can be touched and stands still, touches its middle, and waits for the app to have drawn
    /// its answer: what is touched next is touched as it is then.
    #[track_caller]
    pub fn touch(&self, selector: &str) -> &Self {
        let point = self.point_of(selector);
        let touched = self.browser().session.touch(point.x, point.y);
        touched.unwrap_or_else(|error| panic!("{selector} cannot be touched: {error}"));
        self.expect_answer(&point.clicks)
    }

    /// Waits until the app has drawn its answer to everything that a script has told it.
    #[track_caller]
    pub fn answered(&self) -> &Self {
        self.expect_answer(&Value::Null)
    }

    /// Waits until the app has answered everything it was told, after one more click than `clicks`.
    #[track_caller]
    fn expect_answer(&self, clicks: &Value) -> &Self {
        let session = &self.browser().session;
        let answered = session.run_async(ANSWERED, std::slice::from_ref(clicks));
        // A page that loads itself anew on the way has nothing more to say.
        if let Err(error) = answered {
            assert!(!error.contains("timeout"), "no answer came: {error}");
        }
        self
    }

    /// The middle of an element, once it can be touched and stands still.
    #[track_caller]
    fn touchable(&self, selector: &str) -> (f64, f64) {
        let Point { x, y, .. } = self.point_of(selector);
        (x, y)
    }

    #[track_caller]
    fn point_of(&self, selector: &str) -> Point {
        wait_for(&format!("{selector} to be touchable"), SOON, || {
            let mut answer = self
                .browser()
                .session
                .run_async(POINT, &[json!(selector)])?;
            let clicks = answer["clicks"].take();
            match (answer["x"].as_f64(), answer["y"].as_f64()) {
                (Some(x), Some(y)) => Ok(Point { x, y, clicks }),
                _ => {
                    let why = answer["why"].as_str().unwrap_or("it is nowhere");
                    if why == FOLDED {
                        self.touch(UNFOLDS);
                    }
                    Err(why.to_owned())
                }
            }
        })
    }

    /// Presses a key of the keyboard, and waits for the app to have drawn its answer. Tab asks the app nothing.
    #[track_caller]
    pub fn key(&self, key: char) -> &Self {
        self.browser().session.key(key).expect("a key");
        match key {
            TAB => self,
            _ => self.answered(),
        }
    }

    /// Keeps a key of the keyboard down until what carries that test id is gone.
    #[track_caller]
    pub fn key_until_gone(&self, key: char, id: &str) -> &Self {
        let session = &self.browser().session;
        session.half_key("keyDown", key).expect("a key");
        self.expect_gone(id);
        session.half_key("keyUp", key).expect("a key");
        self
    }

    /// The element with the focus: a test id, `cell B4`, or the name of another element.
    #[track_caller]
    pub fn focus(&self) -> String {
        let script = "const at = document.activeElement; \
                      return at.dataset.cell ? 'cell ' + at.dataset.cell : at.dataset.testid || at.tagName;";
        let focus = self.script(script);
        focus.as_str().unwrap_or_default().to_owned()
    }

    /// Sets an input or a choice by its test id and tells the page, as typing or choosing does.
    #[track_caller]
    pub fn set(&self, id: &str, value: &str) -> &Self {
        self.unfold_for(id);
        self.expect_shown(id);
        let taken = self.script_with(SET, &[json!(id), json!(value)]);
        assert_eq!(taken, json!(value), "{id} does not take {value}");
        self.answered()
    }

    /// Picks one of a few and waits until it is the chosen one. Where sizes are not picked but stepped through, the
    /// size is typed.
    #[track_caller]
    pub fn choose(&self, id: &str) -> &Self {
        self.unfold_for(id);
        if let Some(size) = id.strip_prefix("setup-size-")
            && self.look().shows("setup-size")
        {
            return self
                .set("setup-size", size)
                .expect_data("setup-size", "value", size);
        }
        self.press(id)
            .expect(&format!("{id} to be chosen"), |page| page.chosen(id))
    }

    /// Waits until the board's stones are at rest: a tap on a board that moves ends the movement and places nothing.
    /// Between two parts of a movement no animation runs for a moment, so the board itself is asked.
    #[track_caller]
    pub fn settle_board(&self) -> &Self {
        let at_rest = "return document.querySelector('[data-moving]') === null";
        self.expect_found("a board at rest", at_rest, |at_rest| *at_rest == true)
            .settle()
    }

    /// Waits until nothing moves, fades or is pressed. Whatever measures or photographs the page begins with this,
    /// because in the middle of a fade it would find colours that nobody chose.
    #[track_caller]
    pub fn settle(&self) -> &Self {
        wait_for("a page at rest", SOON, || {
            let moving = self.browser().session.run_async(MOVING, &[])?;
            let nothing = moving.as_array().is_some_and(Vec::is_empty);
            nothing.then_some(()).ok_or_else(|| moving.to_string())
        });
        self
    }
}

//! The ways from Home to a board, as a player walks them.

use rsg_engine::{Game, Move};
use serde_json::json;

use super::app::{App, Color};
use super::player::clear_notices;
use super::snapshot::Snapshot;
use super::wait::{SOON, THOUGHT, wait_for};

/// Two frames later, so that what the app has just changed is laid out: what is still on its way to somewhere. Turning
/// rings and the like, which never end, don't count.
const MOVING_SCRIPT: &str = r"
const done = arguments[arguments.length - 1];
requestAnimationFrame(() => requestAnimationFrame(() => done(document.getAnimations()
  .filter(move => move.playState === 'running' && move.effect?.getComputedTiming().endTime !== Infinity)
  .map(move => `${move.animationName ?? move.transitionProperty} of ${move.effect.target?.className}`))));
";

impl App<'_> {
    /// Waits until nothing moves or fades. Whatever measures or photographs the page begins with this: a colour read
    /// in the middle of a fade is nobody's colour.
    #[track_caller]
    pub fn settle(&self) -> &Self {
        wait_for("a page at rest", SOON, || {
            let moving = self.browser().session.post(
                "execute/async",
                &json!({"script": MOVING_SCRIPT, "args": []}),
            )?;
            match moving.as_array() {
                Some(none) if none.is_empty() => Ok(()),
                Some(_) | None => Err(moving.to_string()),
            }
        });
        self
    }

    /// Makes the CPU answer at once and the stones turn without a show, through the settings as a player would.
    #[track_caller]
    pub fn hurry(&self) -> &Self {
        self.press("home-settings").expect_screen("settings");
        self.set("settings-animation", "off")
            .set("settings-pace", "fast");
        self.press("back").expect_screen("home")
    }

    /// Opens Setup.
    #[track_caller]
    pub fn open_setup(&self) -> &Self {
        self.press("home-play").expect_screen("setup")
    }

    /// Picks one of a few and waits until it is the chosen one.
    #[track_caller]
    pub fn choose(&self, id: &str) -> &Self {
        self.press(id)
            .expect(&format!("{id} to be chosen"), |page| page.chosen(id))
    }

    /// From Home: a game against the CPU, the player having this colour.
    #[track_caller]
    pub fn start_against_cpu(&self, level: u8, color: Color) -> &Self {
        self.open_setup()
            .choose("setup-mode-cpu")
            .choose(&format!("setup-level-{level}"))
            .choose(&format!("setup-color-{}", color.name()))
            .choose("setup-format-single")
            .press("setup-start")
            .expect_screen("play")
    }

    /// From Home: a game between two people.
    #[track_caller]
    pub fn start_for_two(&self) -> &Self {
        self.open_setup()
            .choose("setup-mode-two")
            .choose("setup-color-black")
            .choose("setup-format-single")
            .press("setup-start")
            .expect_screen("play")
    }

    /// Plays a line of moves for both people, calling as it says, and checks after each one that the board shows what
    /// the rules say. Passes are taken as they come.
    #[track_caller]
    pub fn play_line(&self, line: &str) -> &Self {
        let mut game = Game::new();
        for text in line.split_whitespace() {
            let mv: Move = text
                .parse()
                .unwrap_or_else(|error| panic!("{text}: {error:?}"));
            clear_notices(self);
            self.place(mv);
            game.play(mv)
                .unwrap_or_else(|error| panic!("{text}: {error:?}"));
            self.expect_board(&game, text);
        }
        clear_notices(self);
        self
    }

    /// Taps the cell and answers the call dialog if there is one.
    #[track_caller]
    fn place(&self, mv: Move) {
        let cell = mv.cell.to_string();
        self.tap(&cell);
        let asked = wait_for(&format!("the stone on {cell}"), THOUGHT, || {
            let page = self.look();
            if page.shows("call-dialog") {
                return Ok(true);
            }
            match page.cell(&cell) {
                Some(seen) if seen.stone != "empty" => Ok(false),
                _ => Err(page.summary()),
            }
        });
        if asked {
            let call = mv
                .call
                .expect("a dialog asks for the call of a placement through CP");
            self.call(match call {
                rsg_engine::Color::Black => Color::Black,
                rsg_engine::Color::White => Color::White,
            });
        }
    }

    /// Waits until the board and the totals are those of the game.
    #[track_caller]
    pub fn expect_board(&self, game: &Game, after: &str) -> &Self {
        self.expect(&format!("the position after {after}"), |page| {
            shows_game(page, game)
        })
    }

    /// Kills the app, starts it again and goes on from Home; the position must be the same, stone by stone.
    #[track_caller]
    pub fn survive_a_flat_battery(&self) -> &Self {
        let before = self.look().position();
        self.restart();
        if self.look().screen() == Some("home") {
            self.press("home-continue");
        }
        self.expect_screen("play");
        self.expect(&format!("the position {before}"), |page| {
            page.position() == before
        })
    }
}

/// What a page shows of a finished match, for messages.
pub fn result_of(page: &Snapshot) -> &str {
    page.data("result-winner", "winner")
}

/// Whether board and totals on the page are those of the game.
pub fn shows_game(page: &Snapshot, game: &Game) -> bool {
    let position = game.position();
    let score = position.score();
    let stones = rsg_engine::Cell::ALL.into_iter().all(|cell| {
        let wanted = match position.board().stone(cell) {
            None => "empty",
            Some(rsg_engine::Color::Black) => "black",
            Some(rsg_engine::Color::White) => "white",
        };
        page.cell(&cell.to_string())
            .is_some_and(|seen| seen.stone == wanted)
    });
    stones
        && page.number("score-black") == Some(i64::from(score.black))
        && page.number("score-white") == Some(i64::from(score.white))
}

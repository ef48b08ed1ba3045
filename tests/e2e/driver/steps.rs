//! The ways through the app, as a player walks them: to a screen and back, into a game and out of it.

use rsg_engine::{Color, Game, Move};

use super::app::App;
use super::scripts::WORDS;
use super::wait::THOUGHT;

impl App<'_> {
    /// In a game that was begun at the lowest rank: the hints that cost nothing and are not asked about.
    pub fn take_free_hints(&self) -> &Self {
        for _ in 0..3 {
            self.press("hint");
            self.expect_within("a free hint", THOUGHT, |page| {
                page.data("hint", "hint") == "shown"
            });
            self.press("hint").expect_data("hint", "hint", "open");
        }
        self
    }

    /// From a place to another screen. Its Setup is that of the star.
    #[track_caller]
    pub fn visit(&self, screen: &str) -> &Self {
        let way: &[&str] = match screen {
            "home" => &["tab-today"],
            "games" => &["tab-play"],
            "puzzles" => &["tab-puzzles"],
            "you" => &["tab-you"],
            "calendar" => &["tab-today", "home-daily"],
            "rankup" => &["tab-today", "home-rankup"],
            "setup" => &["tab-play", "change-star"],
            "messages" => &["tab-play", "games-messages"],
            "set" => &["tab-puzzles", "puzzle-sets"],
            "ranks" => &["tab-you", "you-ranks"],
            "records" => &["tab-you", "you-records"],
            "friends" => &["tab-you", "you-friends"],
            "trophies" => &["tab-you", "you-trophies"],
            "rules" => &["tab-you", "you-learn"],
            "settings" => &["tab-you", "you-settings"],
            other => panic!("no way to {other} is known"),
        };
        for button in way {
            self.press(button);
        }
        self.expect_screen(screen)
    }

    /// From a screen that one place leads to, or from a place itself, to Today.
    #[track_caller]
    pub fn back_home(&self) -> &Self {
        if self.look().shows("back") {
            self.press("back");
        }
        self.expect_shown("tab-today").visit("home")
    }

    /// From a place to the Setup of a game.
    #[track_caller]
    pub fn set_up(&self, game: &str) -> &Self {
        self.press("tab-play")
            .press(&format!("change-{game}"))
            .expect_screen("setup")
    }

    /// From Home to the kept games, where a text can be pasted too.
    #[track_caller]
    pub fn visit_kept_games(&self) -> &Self {
        self.visit("records")
            .press("records-games")
            .expect_screen("review")
    }

    /// On the screen of the kept games: pastes a text and asks for it to be read.
    #[track_caller]
    pub fn paste_game(&self, text: &str) -> &Self {
        if !self.look().shows("review-text") {
            self.press("review-paste-open");
        }
        self.set("review-text", text).press("review-paste")
    }

    /// From Home: goes on with a pasted game from its end, two people (`two`) or in practice (`level-1`).
    #[track_caller]
    pub fn play_pasted(&self, text: &str, against: &str) -> &Self {
        self.visit_kept_games()
            .paste_game(text)
            .press("review-play-on")
            .press(&format!("review-{against}"))
            .expect_screen("play")
    }

    /// In the list of games by message: pastes a text and asks for it to be taken in.
    #[track_caller]
    pub fn take_in(&self, text: &str) -> &Self {
        self.set("message-text", text)
            .expect_enabled("message-take")
            .press("message-take")
    }

    /// Sends the game by message on the board: what is shared.
    #[track_caller]
    pub fn send_game(&self) -> String {
        let page = self.expect_shown("message-send").look();
        let text = page.data("message-send", "text").to_owned();
        self.press("message-send");
        text
    }

    /// From Home: changes these settings and comes back.
    #[track_caller]
    pub fn with_settings(&self, settings: &[(&str, &str)]) -> &Self {
        self.visit("settings");
        for (name, value) in settings {
            self.set(&format!("settings-{name}"), value);
        }
        self.back_home()
    }

    /// Makes the CPU answer at once and the stones turn without a show.
    #[track_caller]
    pub fn hurry(&self) -> &Self {
        self.with_settings(&[("animation", "off"), ("pace", "fast")])
    }

    /// Uses the developer menu, which stands on Home, and waits until Home tells of what it did.
    #[track_caller]
    pub fn forge(&self, id: &str) -> &Self {
        self.expect_screen("home");
        let before = self.words();
        self.press(id)
            .expect_found("Home to change", WORDS, |words| *words != before)
    }

    /// In Setup: makes these choices and starts.
    #[track_caller]
    pub fn start(&self, choices: &[&str]) -> &Self {
        for choice in choices {
            self.choose(&format!("setup-{choice}"));
        }
        self.press("setup-start").expect_screen("play")
    }

    /// From Home: a game against the CPU, the player having this colour.
    #[track_caller]
    pub fn start_against_cpu(&self, level: u8, color: Color) -> &Self {
        let (level, color) = (format!("level-{level}"), format!("color-{color}"));
        self.visit("setup")
            .start(&["mode-cpu", &level, &color, "format-single"])
    }

    /// From Home: a game between two people.
    #[track_caller]
    pub fn start_for_two(&self) -> &Self {
        self.visit("setup")
            .start(&["mode-two", "color-black", "format-single"])
    }

    /// From Home: a game as Black against Lv.1 for this day.
    #[track_caller]
    pub fn start_day(&self, day: &str) -> &Self {
        self.visit("calendar")
            .press(&format!("day-{day}"))
            .expect_screen("setup")
            .start(&["level-1", "color-black", "format-single"])
    }

    /// From Home, with the developer menu: into the series of the Stone exam.
    #[track_caller]
    pub fn start_stone_series(&self) -> &Self {
        self.forge("dev-rank-3").begin_stone_series()
    }

    /// From Home, one rank below the Stone exam: into its series.
    #[track_caller]
    pub fn begin_stone_series(&self) -> &Self {
        self.visit("rankup")
            .choose("setup-color-black")
            .press("rankup-start")
            .expect_screen("play")
    }

    /// Quits a game in which something has been placed.
    #[track_caller]
    pub fn quit(&self) -> &Self {
        self.press("quit")
            .press("quit-confirm")
            .expect_screen("home")
    }

    /// Opens the question about leaving a series and stays in it.
    #[track_caller]
    pub fn stay_in_series(&self) -> &Self {
        self.expect_shown("leave-series-dialog")
            .press("leave-cancel")
            .expect_gone("leave-series-dialog")
    }

    /// From the result of a game to the next one of the match.
    #[track_caller]
    pub fn next_game(&self) -> &Self {
        self.press("result-next").expect_gone("result-sheet")
    }

    /// Goes on with the game that waits on Home, if Home is where one is.
    #[track_caller]
    pub fn continue_game(&self) -> &Self {
        if self.look().screen() == Some("home") {
            self.press("waiting-1");
        }
        self.expect_screen("play")
    }

    /// Opens the result that was not closed when the app was last seen.
    #[track_caller]
    pub fn see_result(&self) -> &Self {
        self.expect_screen("home")
            .press("waiting-result-1")
            .expect_shown("result-sheet")
    }

    /// Kills the app, starts it again and goes on from Home; the position must be the same, stone by stone.
    #[track_caller]
    pub fn survive_a_flat_battery(&self) -> &Self {
        let before = self.position();
        self.restart().continue_game().expect_position(&before)
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
            self.place(&self.clear_notices(), mv);
            game.play(mv)
                .unwrap_or_else(|error| panic!("{text}: {error:?}"));
            self.expect(&format!("the position after {text}"), |page| {
                page.shows_game(&game)
            });
        }
        self.clear_notices();
        self
    }

    /// In Settings: asks for a pasted text to be imported, and waits for the sentence that says why it cannot be.
    #[track_caller]
    pub fn expect_refused_import(&self) -> &Self {
        let script = "return document.getElementById('import-fault')?.innerText ?? ''";
        self.press("import-check")
            .expect_found("a sentence about the text", script, |seen| *seen != "")
            .expect_gone("import-dialog")
    }

    /// Answers the call dialog.
    #[track_caller]
    pub fn call(&self, color: Color) -> &Self {
        self.press(&format!("call-{color}"))
    }

    /// From Home: a rank on the ladder is where the player stands.
    #[track_caller]
    pub fn expect_rank(&self, number: u8) -> &Self {
        self.visit("ranks")
            .expect_data(&format!("rank-row-{number}"), "state", "current")
            .back_home()
    }
}

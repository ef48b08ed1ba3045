//! A walk through every screen, with a stop wherever there is something to look at.

use rsg_engine::Color::Black;
use rsg_game::progress::sets::{SetText, last_in};
use rsg_game::text::Language;
use serde_json::json;

use crate::driver::app::App;
use crate::driver::autoplay::Aim;
use crate::driver::runner::Test;
use crate::play::friends;
use crate::play::games::{BEFORE_A_CALL, BEFORE_ONE_BLOCKED_CALL, an_ending};
use crate::play::messages::{forged, some_invitation};
use crate::play::puzzles::{shown, todays};
use crate::screens::days::{FIRST_DAY, solve_day, win_days};
use crate::screens::editor;
use crate::screens::sets::{a_set, another_set, some_answer};

/// A size of the page in CSS pixels, and how large its text is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shape {
    /// The name that stands in a picture's name.
    pub name: &'static str,
    pub width: u32,
    pub height: u32,
    /// The device pixels of a picture for each CSS pixel.
    pub scale: u32,
    /// Text size in percent of the usual.
    pub text: u32,
}

impl Shape {
    pub const fn new(name: &'static str, width: u32, height: u32, scale: u32) -> Self {
        let text = 100;
        Self {
            name,
            width,
            height,
            scale,
            text,
        }
    }

    pub const fn text(self, text: u32) -> Self {
        Self { text, ..self }
    }
}

/// The smallest phone, common ones, a tablet, a phone on its side, and large text.
pub const SHAPES: [Shape; 6] = [
    Shape::new("320x568", 320, 568, 1),
    Shape::new("360x640", 360, 640, 1),
    Shape::new("390x844", 390, 844, 1),
    Shape::new("820x1180", 820, 1180, 1),
    Shape::new("844x390", 844, 390, 1),
    Shape::new("360x640-text200", 360, 640, 1).text(200),
];

/// A common iPhone with the largest text that iOS has: 53 points where 17 are usual (Apple, *Typography*, AX5).
pub const LARGEST_TEXT: Shape = Shape::new("390x844-text331", 390, 844, 1).text(331);

/// The tags of the app's languages, English first.
pub fn tags() -> impl Iterator<Item = &'static str> {
    Language::ALL.into_iter().map(Language::tag)
}

impl App<'_> {
    /// Gives the page a shape and a theme, and waits until it is at rest.
    #[track_caller]
    pub fn reshape(&self, theme: &str, shape: Shape) -> &Self {
        self.prefer("prefers-color-scheme", theme)
            .give_shape(shape)
            .settle()
    }

    /// Gives the page a shape, and does not wait.
    #[track_caller]
    pub fn give_shape(&self, shape: Shape) -> &Self {
        self.emulate(shape, 1.0)
    }

    /// Likewise, drawn at a tenth of its size, for whom the layout is enough: what is drawn takes most of the time.
    /// Nothing can be touched there.
    #[track_caller]
    pub fn give_small_shape(&self, shape: Shape) -> &Self {
        self.emulate(shape, 0.1)
    }

    fn emulate(&self, shape: Shape, drawn: f64) -> &Self {
        let page = json!({"width": shape.width, "height": shape.height, "deviceScaleFactor": shape.scale,
            "mobile": true, "scale": drawn});
        self.devtools("Emulation.setDeviceMetricsOverride", &page);
        self.give_text(shape.text)
    }

    /// Makes the page's text so large, in percent of the usual, by the way that Android's activity takes.
    #[track_caller]
    pub fn give_text(&self, percent: u32) -> &Self {
        self.script_with(
            "window.__rsgFontSize(arguments[0]); return null",
            &[json!(percent)],
        );
        self
    }

    /// The system's language becomes this one, and the app speaks it at once, wherever it is.
    #[track_caller]
    pub fn speak(&self, language: &str) -> &Self {
        let script = "const listener = document.getElementById('listener'); \
                      listener.value = 'languages ' + arguments[0]; \
                      listener.dispatchEvent(new Event('input', {bubbles: true})); return null";
        self.script_with(script, &[json!(language)]);
        self.answered().expect_attribute("lang", language)
    }

    /// Back to an ordinary phone and the light theme.
    #[track_caller]
    pub fn reshape_as_usual(&self) -> &Self {
        self.reshape("light", SHAPES[2])
    }
}

/// The longest that a name can be, in letters that are wide.
const LONG_NAME: &str = "MMMMMM WWWWW";

/// A note about a board, as long as one can be.
const LONG_NOTE: &str =
    "Black is to move and wins by a single point, if the corner is taken at the end.";

/// A name that could be broken behind its hyphen.
pub const HYPHENED_NAME: &str = "Anne-Lisbeth";

/// The screens that fill up over time.
const FILLING_UP: [&str; 6] = ["you", "calendar", "trophies", "ranks", "rankup", "records"];

/// The action at each stop of a walk; it gets the name of the place.
pub type Stop<'s> = &'s mut dyn FnMut(&App<'_>, &str);

/// A part of the walk, from a fresh start.
pub type Part = fn(&App<'_>, Stop<'_>);

/// The walk through every screen, from a new player's Home to that of an experienced one. Each part begins anew.
pub const WALK: [Part; 11] = [
    a_new_player,
    boards,
    practice,
    by_message,
    puzzles,
    days,
    friends::stops,
    sets,
    classics,
    reversi_go,
    experienced,
];

/// Begins a part: with a fresh folder and the developer menu, and a phone that two people hand over.
pub fn begin<'t>(test: &'t Test<'_>) -> App<'t> {
    test.app().dev().fresh().hurried().handing_over().open()
}

/// Walks all of it with the app in that language; `stop` is called with the name of each place.
pub fn walk(test: &Test<'_>, language: &str, mut stop: impl FnMut(&App<'_>, &str)) {
    for part in WALK {
        let app = begin(test);
        app.with_settings(&[("language", language)]);
        part(&app, &mut stop);
    }
}

pub fn a_new_player(app: &App<'_>, stop: Stop<'_>) {
    stop(app, "home-first-day");
    app.visit("games");
    stop(app, "games");
    app.visit_editor();
    stop(app, "editor");
    app.press("editor-play").expect_shown("editor-level-1");
    stop(app, "editor-play");
    app.press("editor-worth")
        .expect_data("worth-value", "exact", "true");
    app.choose("editor-game-go").tap("e5");
    stop(app, "editor-go");
    app.press("editor-send")
        .expect_data("share-picture", "ready", "true");
    app.press("share-code-open").expect_shown("share-code");
    stop(app, "share-code");
    app.press("share-close").expect_gone("share-sheet");
    app.press("editor-keep").expect_shown("editor-keep-name");
    stop(app, "editor-keep");
    app.set("editor-keep-name", "Ana’s lesson 1")
        .set("editor-keep-sentence", LONG_NOTE)
        .press("editor-keep-done")
        .expect_gone("editor-keep-name");
    app.choose("editor-game-reversi").press("editor-clear");
    app.expect_shown("editor-fault");
    stop(app, "editor-fault");
    app.press("back").expect_screen("games");
    app.back_home().visit_kept_games();
    app.press("review-rename-1-1")
        .expect_shown("review-words-name");
    stop(app, "review-board");
    app.back_home().visit("games");
    // There is no exam yet.
    for screen in FILLING_UP.into_iter().filter(|screen| *screen != "rankup") {
        app.visit(screen);
        stop(app, &format!("{screen}-first-day"));
        app.back_home();
    }
    app.visit("friends");
    stop(app, "friends-first-day");
    app.back_home().visit("rules");
    stop(app, "rules");
    app.choose("rules-page-well");
    stop(app, "well");
    app.choose("rules-page-rules")
        .press("rules-tutorial")
        .expect_screen("tutorial");
    stop(app, "tutorial");
    app.load().visit("settings");
    stop(app, "settings");
    app.press("settings-import").expect_shown("import-text");
    stop(app, "settings-import");
    app.back_home().visit("setup");
    stop(app, "setup");
}

pub fn boards(app: &App<'_>, stop: Stop<'_>) {
    app.start_against_cpu(1, Black).expect_turn(Black, "you");
    stop(app, "play-start");
    app.play(6);
    stop(app, "play");
    app.press("help").expect_shown("help-sheet");
    stop(app, "play-help");
    app.press("help-rules").expect_shown("rules-sheet");
    stop(app, "play-rules");
    app.press("rules-close").expect_gone("rules-sheet");
    app.press("quit").expect_shown("quit-dialog");
    stop(app, "play-quit");
    app.press("quit-confirm").expect_screen("home");
    app.start_for_two().play_one(Aim::Win);
    app.expect_shown("handover");
    stop(app, "play-handover");
    app.press("handover").quit();
    for (line, cell, name) in [
        (BEFORE_A_CALL, "B3", "play-call"),
        (BEFORE_ONE_BLOCKED_CALL, "A1", "play-ko-call"),
    ] {
        app.start_for_two().play_line(line);
        app.tap(cell).expect_shown("call-dialog");
        stop(app, name);
        app.press("call-cancel").quit();
    }
}

pub fn practice(app: &App<'_>, stop: Stop<'_>) {
    app.visit("setup").choose("setup-mode-practice");
    stop(app, "setup-practice");
    app.back_home().start_practice("level-1");
    stop(app, "play-practice-start");
    app.tap("B4").expect_verdict("6", "true");
    app.expect_turn(Black, "you");
    stop(app, "play-practice");
    app.press("verdict-see").expect("the better one", |page| {
        page.cell("B4").is_some_and(|cell| cell.stone == "empty")
    });
    stop(app, "play-practice-better");
    app.press("verdict-see").expect_stone("B4", Black);
    app.play_to_the_end(Aim::Win);
    stop(app, "play-practice-over");
    app.press("result-close").expect_screen("home");
    app.start_on_squares(&["practice", "level-1", "size-8", "color-black"])
        .play_on_squares(4);
    app.next_on_squares();
    app.expect_shown("verdict");
    stop(app, "table-practice");
    app.press("quit").expect_screen("home");
}

/// Sets of boards: none yet, one that was opened, one that is made, and what is sent back.
pub fn sets(app: &App<'_>, stop: Stop<'_>) {
    app.visit("set").expect_shown("set-none");
    stop(app, "set-first-day");
    app.back_home().take_set(&a_set().code()).expect_proved();
    stop(app, "set");
    app.press("set-next").expect_puzzle("open");
    stop(app, "set-puzzle");
    app.solve(shown(app));
    app.press("puzzle-next").expect_shown("board-sentence");
    stop(app, "set-game");
    app.press("back").expect_screen("set").expect_proved();
    stop(app, "set-solved");
    app.press("set-back-code-open")
        .expect_shown("set-back-code");
    stop(app, "set-code");
    app.back_home().keep_board(editor::NEARLY_OVER, LONG_NOTE);
    app.choose_for_set(&[1]).expect_shown("set-send");
    stop(app, "set-make");
    let text = app.look().data("set-send", "text").to_owned();
    app.press("set-send").expect_saved();
    let Some(SetText::Set(set)) = last_in(&text) else {
        panic!("{text}");
    };
    app.load().visit("set").expect_shown("set-answers-none");
    stop(app, "set-made");
    app.back_home()
        .take_set(&some_answer(&set, LONG_NAME).code());
    app.expect_shown("set-answer-1");
    stop(app, "set-answers");
    app.back_home()
        .take_set(&some_answer(&another_set(), LONG_NAME).code());
    app.expect_shown("set-unknown");
    stop(app, "set-unknown");
    app.back_home();
}

/// The choice of a classic game, a game of it, and its result.
pub fn classics(app: &App<'_>, stop: Stop<'_>) {
    app.set_up("reversi");
    stop(app, "setup-reversi");
    app.press("setup-rules").expect_screen("rules");
    stop(app, "rules-reversi");
    app.choose("rules-page-well");
    stop(app, "well-reversi");
    app.press("term-parity").expect_shown("word-parity");
    stop(app, "words");
    app.press("words-back").expect_shown("well-reversi");
    app.press("back").expect_screen("setup").back_home();
    // The longest line of terms.
    let terms = ["start-classic", "aim-fewest", "clock-30"];
    app.start_on_squares(&[&["cpu", "level-1", "size-10"][..], &terms].concat())
        .play_on_squares(4);
    app.next_on_squares();
    stop(app, "table-10");
    app.press("back").expect_screen("home");
    app.start_on_squares(&["size-8", "start-othello", "aim-most"]);
    app.expect_screen("play").play_on_squares(8);
    app.next_on_squares();
    stop(app, "table");
    app.press("quit").expect_shown("quit-dialog");
    stop(app, "table-quit");
    app.press("quit-confirm").expect_screen("home");
    app.set_up("reversi")
        .choose("setup-size-6")
        .press("setup-start")
        .expect_screen("play");
    app.play_on_squares(usize::MAX);
    stop(app, "table-result");
    app.press("result-review").expect_screen("review");
    app.expect_data("review-analysis", "state", "done")
        .press("review-worst");
    stop(app, "table-review");
    app.press("back").expect_shown("result-sheet");
    app.press("result-close").expect_screen("home");
    app.play_pasted(NEARLY_WIPED_OUT, "two").take_over();
    app.tap("c5").expect_shown("result-score");
    stop(app, "table-wipeout");
    app.press("result-close").expect_screen("home");
}

/// A game of Reversi that leaves White without a disc if Black places on c5.
const NEARLY_WIPED_OUT: &str = "reversi 8 othello most : e6f4e3f6g5d6e7f5";

/// Reversi Go: its choices, a turn, a large board, the stop and the end.
pub fn reversi_go(app: &App<'_>, stop: Stop<'_>) {
    app.set_up("go");
    app.choose("setup-size-9").choose("setup-mode-two");
    stop(app, "setup-go");
    app.press("setup-rules").expect_screen("rules");
    stop(app, "rules-go");
    app.choose("rules-page-well");
    stop(app, "well-go");
    app.press("back").expect_screen("setup");
    app.back_home().play_pasted(NEARLY_OVER, "two");
    app.expect_shown("handover").press("handover");
    app.expect_enabled("pass").press("resign");
    app.expect_shown("resign-dialog");
    stop(app, "table-go-resign");
    app.press("resign-cancel").expect_gone("resign-dialog");
    stop(app, "table-go");
    app.press("pass")
        .press("handover")
        .expect_enabled("pass")
        .press("pass");
    app.expect_enabled("stop-agree");
    for lost in ["d2", "c3", "h5"] {
        app.tap(lost);
        app.expect("the mark", |page| {
            page.cell(lost).is_some_and(|cell| cell.lost)
        });
    }
    stop(app, "table-go-stop");
    app.press("stop-agree").expect_shown("result-sheet");
    stop(app, "table-go-result");
    app.press("result-close").expect_screen("home");
    app.visit_kept_games().paste_game(SOON_OVER);
    app.expect_data("review-analysis", "state", "done")
        .press("review-back");
    stop(app, "table-go-review");
    app.press("back")
        .expect_shown("review-paste-open")
        .back_home();
    app.set_up("go");
    app.choose("setup-size-19").press("setup-start");
    app.expect_screen("play").tap("q16").expect_shown("place");
    stop(app, "table-go-19");
    app.press("quit").expect_screen("home");
}

/// A game of Reversi Go in which nothing is left to be gained; Black has just placed.
pub const NEARLY_OVER: &str = "d3 f7 e2 g8 g6 f5 e8 e9 d5 c5 d6 e7 f6 e6 e5 f4 h6 h5 f3 d4 e4 c3 \
    c4 d2 g5 i5 g4 c6 d7 b8 b4 c7 c8 d9 g2 i6 c9 b7 h7 g7 b9 button f8 f9 a7 a6 c1";

/// A whole game of Reversi Go that is analysed in a moment.
pub const SOON_OVER: &str = "e5 c3 g7 button c7 pass pass agreed";

/// Games with somebody elsewhere: begun, sent, waited for, parted, given up.
pub fn by_message(app: &App<'_>, stop: Stop<'_>) {
    app.visit("setup").choose("setup-mode-message");
    stop(app, "setup-message");
    app.press("setup-messages").expect_screen("messages");
    stop(app, "messages-none");
    app.press("messages-new").expect_screen("setup");
    app.set("setup-name-one", "Aiko")
        .set("setup-name-two", LONG_NAME)
        .start(&["color-black", "format-single"])
        .play_one(Aim::Win);
    app.expect_shown("message-send");
    stop(app, "play-message");
    app.press("message-code-open").expect_shown("message-code");
    stop(app, "play-message-code");
    app.press("message-code-close").expect_gone("message-code");
    let text = app.send_game();
    app.press("back").expect_screen("messages");
    app.take_in(&forged(&text)).expect_shown("message-fork");
    stop(app, "messages-fork");
    app.press("message-keep").expect_screen("play");
    app.press("back").expect_screen("messages");
    app.take_in(&some_invitation(2)).expect_screen("play");
    app.play_one(Aim::Win);
    app.press("back");
    app.expect_screen("messages").press("messages-new");
    app.set("setup-name-two", "Ravi").start(&[]);
    app.press("quit").press("resign-confirm");
    app.expect_shown("result-sheet");
    stop(app, "play-message-over");
    app.send_game();
    app.press("result-close").expect_screen("messages");
    app.take_in("See you at 12:30")
        .expect_shown("message-error");
    app.press("message-menu-1").expect_shown("message-delete-1");
    stop(app, "messages");
    app.back_home();
    stop(app, "home-messages");
}

pub fn puzzles(app: &App<'_>, stop: Stop<'_>) {
    app.visit("puzzles");
    stop(app, "puzzles-first-day");
    app.press("puzzle-today").expect_screen("puzzle");
    stop(app, "puzzle");
    app.press("puzzle-hint").press("puzzle-hint");
    stop(app, "puzzle-hint");
    app.fail(todays());
    stop(app, "puzzle-wrong");
    app.press("puzzle-show").expect_puzzle("shown");
    stop(app, "puzzle-shown");
    app.press("puzzle-again").expect_puzzle("open");
    app.solve(todays());
    stop(app, "puzzle-solved");
    app.press("puzzle-next").expect_puzzle("open");
    app.press("back").expect_screen("puzzles");
    app.press("puzzle-run").expect_puzzle("open");
    app.fail(shown(app));
    stop(app, "puzzle-run");
    app.press("back").expect_screen("puzzles");
    stop(app, "puzzles");
    app.back_home();
    stop(app, "home-puzzles");
}

/// The first week, a day that is done, the row of seven, the week looked back on, and coming back after days away.
pub fn days(app: &App<'_>, stop: Stop<'_>) {
    app.restart_after("2026-11-24", |profile| win_days(profile, FIRST_DAY, 1));
    stop(app, "home-first-week");
    app.restart_after("2026-11-25", |profile| {
        win_days(profile, "2026-11-24", 2);
        solve_day(profile, "2026-11-25");
    });
    app.expect_shown("today-tomorrow");
    stop(app, "home-done");
    app.restart_after("2026-11-29", |profile| win_days(profile, "2026-11-26", 3));
    app.start_day("2026-11-29").win();
    stop(app, "play-result-seven");
    app.press("result-close").expect_screen("calendar");
    app.back_home().expect_shown("home-week");
    stop(app, "home-sunday");
    app.press("home-week").expect_screen("week");
    stop(app, "week");
    app.back_home().start_against_cpu(1, Black).play(1);
    app.back_home();
    app.restart_on("2026-12-22").expect_shown("home-back");
    stop(app, "home-back");
}

pub fn experienced(app: &App<'_>, stop: Stop<'_>) {
    app.forge("dev-clear-month").forge("dev-rank-18");
    app.start_against_cpu(1, Black).play_to_the_end(Aim::Win);
    stop(app, "play-result");
    app.press("result-share")
        .expect_data("share-picture", "ready", "true");
    stop(app, "share");
    app.press("share-close").expect_shown("result-sheet");
    look_again(app, stop);
    give_up_two_games(app);
    stop(app, "home");
    for screen in FILLING_UP {
        app.visit(screen);
        stop(app, screen);
        app.back_home();
    }
    app.visit("setup");
    stop(app, "setup-many-levels");
    app.back_home().start_stone_series().play(3);
    stop(app, "play-exam");
    app.press("back").press("leave-confirm");
    app.expect_screen("home")
        .start_against_cpu(1, Black)
        .play(3);
    app.load().expect_shown("waiting-1");
    stop(app, "waiting");
    app.start_for_two().back_home();
    app.start_on_squares(&["two", "size-8"]).play_on_squares(3);
    app.press("back").expect_shown("waiting-more");
    stop(app, "waiting-several");
    app.visit("games").press("waiting-menu-3");
    stop(app, "waiting-all");
    app.back_home();
}

/// Gives up a game of Reversi Go and one by message: both stand in the records.
fn give_up_two_games(app: &App<'_>) {
    app.start_on_squares(&["go", "cpu", "level-1", "size-9", "color-black"]);
    app.tap("e5").expect_stone("e5", Black);
    app.press("resign").press("resign-confirm");
    app.press("result-close").expect_screen("home");
    app.visit("setup").choose("setup-mode-message");
    // Long words, which Records must not break.
    app.set("setup-name-one", "Bartholomew")
        .set("setup-name-two", HYPHENED_NAME)
        .start(&["color-black", "format-single"]);
    app.press("quit").press("resign-confirm");
    app.expect_shown("result-sheet").send_game();
    app.press("result-close").expect_screen("messages");
    app.back_home().visit("setup").choose("setup-mode-cpu");
    app.back_home();
}

/// From the result sheet to the game that was played, to what was better, and to the list of kept games.
fn look_again(app: &App<'_>, stop: Stop<'_>) {
    app.press("result-review").expect_screen("review");
    app.expect_enabled("review-worst");
    // From the start: the costliest placement may be the last, at which the page stands.
    app.press("review-first").press("review-worst");
    app.expect_enabled("review-best");
    stop(app, "review");
    app.press("review-best")
        .expect("the better placement", |page| {
            page.data("review-place", "value").contains('+')
        });
    app.press("review-play-on").expect_shown("review-level-1");
    stop(app, "review-better");
    app.back_home().visit_kept_games();
    app.expect_shown("review-games")
        .paste_game("B4 BX\nBJ[W] Z9");
    app.expect("the fault", |page| page.text("review-fault").contains("Z9"));
    stop(app, "review-games");
    app.touch("[data-testid^=review-tag-][data-testid$='-1']")
        .set("review-tag-text", "Aiko")
        .press("review-tag-add");
    app.expect_shown("review-filter-tag-0");
    app.touch("[data-testid^=review-menu-][data-testid$='-1']");
    stop(app, "review-tags");
    app.paste_game(&an_ending());
    app.expect_data("review-analysis", "state", "done")
        .press("review-how");
    stop(app, "review-analysed");
    app.press("review-mistakes-both");
    app.expect_data("review-mistake", "state", "open");
    stop(app, "review-mistake");
    app.press("review-mistake-show");
    app.expect_data("review-mistake", "state", "shown");
    stop(app, "review-solution");
    // Out of the mistakes, to the list, and Home.
    app.press("back").expect_gone("review-mistake");
    app.press("back").expect_shown("review-games").back_home();
}

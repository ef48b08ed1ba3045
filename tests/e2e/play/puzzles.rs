//! Puzzles: the day's, a run, practice, one's own mistakes.

use chrono::NaiveDate;
use rsg_engine::puzzle::{Day, Puzzle, Puzzles};
use rsg_engine::{Cell, Game, Move};
use rsg_game::progress::{Judged, KeptGame};
use serde_json::json;

use crate::driver::app::App;
use crate::driver::keys::ENTER;
use crate::driver::runner::Test;
use crate::driver::wait::THOUGHT;
use crate::play::review::rated;
use crate::screens::copying::{allow_clipboard, copy};
use crate::screens::kept_games::lost_game;
use crate::screens::keyboard::{arrow_to, enter, expect_focus, tab_to};
use crate::screens::layout::named_cells;

/// The puzzle of 21 November 2026, the day on which scenarios play.
pub fn todays() -> &'static Puzzle {
    let puzzles = Puzzles::shipped();
    let number = puzzles.of_day(Day(324)).number;
    puzzles.get(number).expect("every day has a puzzle")
}

/// The puzzle on the board, found by its position.
pub fn shown(app: &App<'_>) -> &'static Puzzle {
    let page = app.look();
    let mut all = Puzzles::shipped().all.iter();
    let found = all.find(|one| page.shows_game(&Game::from_position(one.position)));
    found.expect("a puzzle that ships is on the board")
}

/// A placement that does not win.
fn wrong(puzzle: &Puzzle) -> Move {
    let game = Game::from_position(puzzle.position);
    let right = game.preview(puzzle.line[0]).expect("playable").after;
    let mut moves = game.moves().into_iter();
    let other = moves.find(|mv| game.preview(*mv).is_ok_and(|other| other.after != right));
    other.expect("a puzzle has other placements")
}

impl App<'_> {
    #[track_caller]
    pub fn expect_puzzle(&self, state: &str) -> &Self {
        self.expect_within(&format!("the puzzle {state}"), THOUGHT, |page| {
            page.data("puzzle-state", "state") == state
        })
    }

    /// Places on the board of a puzzle, calling as it says where that is asked for.
    #[track_caller]
    fn put(&self, mv: Move) -> &Self {
        let before = self.look().position();
        self.expect("the player's turn", |page| {
            let cell = page.cell(mv.cell.name());
            cell.is_some_and(|cell| cell.can_be_played())
        });
        self.tap(mv.cell.name());
        self.expect("an answer to the tap", |page| {
            page.shows("call-dialog") || page.position() != before
        });
        if self.look().shows("call-dialog") {
            self.call(mv.call.expect("only a placement with two calls asks"));
        }
        self
    }

    /// Makes the solver's placements of a puzzle; its replies come by themselves.
    #[track_caller]
    pub fn solve(&self, puzzle: &Puzzle) -> &Self {
        let mut game = Game::from_position(puzzle.position);
        for mv in &puzzle.line {
            let mover = game.position().to_move();
            if mover == puzzle.solver() {
                self.expect("the board of the solution", |page| page.shows_game(&game));
                self.settle_board().put(*mv);
            }
            game.play(*mv).expect("the solution can be played");
        }
        self.expect_puzzle("solved")
    }

    /// Makes a wrong placement and sees it refuted.
    #[track_caller]
    pub fn fail(&self, puzzle: &Puzzle) -> &Self {
        self.put(wrong(puzzle)).expect_puzzle("wrong")
    }
}

/// Today's puzzle from Home: a wrong placement is refuted, the solution is found at the second try and marked on the
/// calendar, where the day stays open.
pub fn todays_puzzle_is_failed_and_solved(test: &Test<'_>) {
    let app = test.app().hurried().open();
    app.expect_data("home-puzzle", "solved", "false");
    app.press("home-puzzle").expect_screen("puzzle");
    let puzzle = todays();
    let side = puzzle.solver().to_string();
    app.expect_data("puzzle-task", "side", &side);
    app.expect_puzzle("open").put(wrong(puzzle));
    app.expect_puzzle("wrong");
    app.expect("the score in words", |page| {
        let words = page.text("puzzle-state");
        words.contains("wins by") || words.contains("draw") || words.contains("captures")
    });
    let end = app.position();
    assert!(!app.look().cells().any(|cell| cell.can_be_played()));
    app.press("puzzle-back")
        .expect("a placement less", |page| page.position() != end);
    app.press("puzzle-forward")
        .expect("the end again", |page| page.position() == end);
    app.press("puzzle-again").expect_puzzle("open");
    app.solve(puzzle);
    app.press("back").expect_screen("home");
    app.expect_data("home-puzzle", "solved", "true");
    app.visit("calendar");
    app.expect_data("day-2026-11-21", "puzzle", "solved");
    app.expect_data("day-2026-11-21", "day", "open");
    // An earlier day's, from the calendar.
    app.press("day-2026-11-20").expect_screen("setup");
    app.press("day-puzzle").expect_screen("puzzle");
    app.press("back").expect_screen("calendar");
}

/// A solved puzzle of a day is shared by its number, a sign for each try and its address, which opens it.
pub fn a_solved_puzzle_is_shared(test: &Test<'_>) {
    let app = test.app().hurried().open();
    allow_clipboard(&app);
    app.press("home-puzzle").expect_screen("puzzle");
    app.fail(todays()).press("puzzle-again");
    app.expect_puzzle("open").solve(todays());
    app.press("puzzle-share");
    app.expect_data("share-picture", "ready", "true");
    copy(&app, "share-send", "Picture saved, text copied", |text| {
        let signs = text.lines().any(|line| line == "✖️⭐");
        signs && text.contains("325") && text.contains("\nreverstargo://puzzle/2026-11-21\nrsg:")
    });
    app.press("share-close").expect_gone("share-sheet");
    app.press("back").expect_screen("home");
    app.link("reverstargo://puzzle/2026-11-19");
    app.expect_screen("puzzle");
}

/// At first a clue points at its cell, and names it for the ear alone; where names stand at the rim the words name it.
pub fn a_clue_names_its_cell_where_cells_have_names(test: &Test<'_>) {
    let app = test.app().hurried().open();
    let cell = todays().line[0].cell.name();
    let ask = |names: Vec<String>| {
        app.visit("puzzles")
            .press("puzzle-today")
            .expect_screen("puzzle");
        app.press("puzzle-hint").press("puzzle-hint");
        app.expect("the cell to be shown", |page| page.target() == Some(cell));
        assert_eq!(named_cells(&app), names);
        let page = app.look();
        let heard = page.text("puzzle-state");
        assert!(heard.contains(cell), "{heard}");
        app.back_home();
    };
    ask(Vec::new());
    app.visit("settings").set("settings-rim", "all").back_home();
    ask(vec![format!("the cell {cell} is named: It’s {cell}.")]);
}

/// The whole way by keyboard, with both hints.
pub fn a_puzzle_is_solved_by_keyboard_alone(test: &Test<'_>) {
    let app = test.app().hurried().open();
    tab_to(app.expect_shown("tab-puzzles"), "tab-puzzles");
    enter(&app, "puzzles");
    tab_to(app.expect_shown("puzzle-today"), "puzzle-today");
    enter(&app, "puzzle");
    let puzzle = todays();
    tab_to(&app, "puzzle-hint");
    app.key(ENTER).key(ENTER);
    let first = puzzle.line[0].cell.name();
    app.expect("the cell to be shown", |page| page.target() == Some(first));
    let mut game = Game::from_position(puzzle.position);
    for mv in &puzzle.line {
        if game.position().to_move() == puzzle.solver() {
            // A pass notice goes by itself; it has the focus as long as it is up.
            app.expect("the board of the solution, without a notice", |page| {
                page.shows_game(&game) && !page.shows("pass-notice")
            });
            arrow_to(&app, mv.cell.name());
            app.key(ENTER);
            let asks = game
                .moves()
                .iter()
                .filter(|one| one.cell == mv.cell)
                .count()
                == 2;
            if let (true, Some(color)) = (asks, mv.call) {
                // The dialog takes the focus to its question.
                expect_focus(&app, "H2");
                tab_to(&app, &format!("call-{color}"));
                app.key(ENTER);
            }
        }
        game.play(*mv).expect("the solution can be played");
    }
    app.expect_puzzle("solved");
}

/// A run: some solved, three wrong, and the best is kept, after a kill too.
pub fn a_run_goes_to_its_end(test: &Test<'_>) {
    let app = test.app().hurried().open();
    app.visit("puzzles");
    app.press("puzzle-run").expect_screen("puzzle");
    app.solve(shown(&app));
    app.expect_data("puzzle-run-score", "value", "1");
    app.press("puzzle-next").expect_puzzle("open");
    app.fail(shown(&app));
    app.kill().start_again().load();
    app.visit("puzzles").press("puzzle-run");
    app.expect_data("puzzle-run-score", "value", "1");
    app.expect_data("puzzle-run-score", "wrong", "1");
    app.expect_puzzle("open").fail(shown(&app));
    app.press("puzzle-next").expect_puzzle("open");
    app.fail(shown(&app)).expect_shown("puzzle-run-over");
    app.expect_data("puzzle-run-over", "value", "1");
    app.press("back").expect_screen("puzzles");
    app.expect_data("puzzle-best-run", "value", "1");
}

/// Notes how far the row of choices is swiped in the first frame that has it.
const NOTE_ROW: &str = "
const note = () => {
  const row = document.querySelector('.chips');
  if (row) window.rowAtFirst = row.scrollLeft;
  else requestAnimationFrame(note);
};
requestAnimationFrame(note);
";

/// Practice at one's strength: what was shown counts as tried, and another one comes. The row of choices is there with
/// the chosen one in sight: it must not move below a finger later.
pub fn practice_shows_the_solution_and_goes_on(test: &Test<'_>) {
    let app = test.app().hurried().open();
    app.visit("puzzles");
    app.choose("puzzle-practice-call");
    app.press("puzzle-practice").expect_screen("puzzle");
    let puzzle = shown(&app);
    app.fail(puzzle).press("puzzle-show");
    app.expect_puzzle("shown");
    let mut game = Game::from_position(puzzle.position);
    for mv in &puzzle.line {
        game.play(*mv).expect("the solution can be played");
    }
    // Best play goes on to the game's end: the points on the board are those in the sentence.
    let (solver, board) = (puzzle.solver(), game.position().board());
    let solved = Cell::ALL
        .iter()
        .filter(|cell| board.stone(**cell).is_some());
    let solved = solved.count();
    app.expect_within("the end of the game", THOUGHT, |page| {
        let points = |color| page.number(&format!("score-{color}"));
        let lead = points(solver).zip(points(!solver));
        solved < page.stones()
            && lead.is_some_and(|(own, other)| own - other == i64::from(puzzle.margin))
    });
    app.press("puzzle-next").expect_puzzle("open");
    app.solve(shown(&app)).script(NOTE_ROW);
    app.press("back");
    app.expect_screen("puzzles").expect_gone("puzzle-rating");
    app.expect_found("a swiped row", "return window.rowAtFirst", |at| {
        at.as_f64().is_some_and(|at| at > 0.)
    });
}

/// A game of which all but the last twelve placements were looked at already, and found to be the best ones.
fn reviewed_but_for_its_end(today: NaiveDate) -> KeptGame {
    let game = lost_game(1, today);
    let found = |mv: &Move| Judged {
        before: 0,
        after: 0,
        exact: true,
        line: vec![*mv],
        only: false,
    };
    let moves = game.moves();
    let known = moves.len() - 12;
    let places = moves.iter().enumerate();
    let analysis = places.map(|(place, mv)| (place < known).then(|| found(mv)));
    KeptGame {
        analysis: analysis.collect(),
        ..game
    }
}

/// A reviewed game's mistakes come back after 1, 3, 7 and 21 days, and are gone when they were put right each time.
pub fn mistakes_of_a_reviewed_game_come_back_until_they_are_right(test: &Test<'_>) {
    test.forge_kept_games(|today| [reviewed_but_for_its_end(today)]);
    let app = test.app().hurried().open();
    app.visit("puzzles");
    app.expect_shown("puzzle-mistakes-empty").back_home();
    app.visit_kept_games();
    expect_face(&app, "[data-testid=review-open-1-1]");
    app.press("review-game-1-1");
    app.expect_within("the analysis", THOUGHT, |page| {
        page.data("review-analysis", "state") == "done"
    });
    expect_face(&app, "h1");
    app.press("back").press("back").expect_screen("you");
    app.visit("puzzles");
    app.expect_data("puzzle-mistakes-due", "value", "0");
    for date in ["2026-11-22", "2026-11-25", "2026-12-02", "2026-12-23"] {
        app.restart_on(date).visit("puzzles");
        let due = app.look().number("puzzle-mistakes-due").unwrap_or_default();
        assert!(0 < due, "nothing is due on {date}");
        for left in (0..due).rev() {
            app.press("puzzle-mistakes").expect_puzzle("open");
            expect_face(&app, "[data-testid=puzzle-against]");
            put_right(&app);
            app.press("back").expect_screen("puzzles");
            if date != "2026-12-23" || 0 < left {
                app.expect_data("puzzle-mistakes-due", "value", &left.to_string());
            }
        }
    }
    app.expect_shown("puzzle-mistakes-empty");
}

/// The opponent has one face within what this selects.
#[track_caller]
fn expect_face(app: &App<'_>, within: &str) {
    let count = "return document.querySelectorAll(`${arguments[0]} .opponent-face`).length";
    let faces = app.script_with(count, &[json!(within)]);
    assert_eq!(faces, json!(1), "{within}");
}

/// Makes the best placement in the game that is on the board.
fn put_right(app: &App<'_>) {
    let page = app.look();
    let mut game = lost_game(1, Default::default()).star();
    while !page.shows_game(&game) {
        game.undo().expect("the mistake is one of the game's");
    }
    let (_, best) = *rated(&game).last().expect("there are placements");
    app.put(best).expect_puzzle("solved");
}

//! Looking at games again.

use rsg_engine::Color::Black;
use rsg_engine::{Game, Move, Thinker};
use serde_json::Value;

use crate::driver::app::App;
use crate::driver::autoplay::Aim;
use crate::driver::keys::{END, HOME, LEFT, RIGHT};
use crate::driver::runner::Test;
use crate::driver::snapshot::Snapshot;
use crate::driver::touchables::{Change, Watched};
use crate::driver::wait::THOUGHT;
use crate::play::games::{BEFORE_THE_END, an_ending};
use crate::screens::every_screen::Shape;

impl App<'_> {
    /// Waits until the board is at this place: a number of placements, or `placement+steps` beside the game.
    #[track_caller]
    fn expect_place(&self, place: &str) -> &Self {
        self.expect_data("review-place", "value", place)
    }

    #[track_caller]
    fn expect_place_like(&self, what: &str, fits: impl Fn(&str) -> bool) -> &Self {
        self.expect(what, |page| fits(page.data("review-place", "value")))
    }

    /// Waits until the words on how the game ends say so.
    #[track_caller]
    fn expect_outlook(&self, words: &str) -> &Self {
        self.expect(words, |page| page.text("review-outlook").contains(words))
    }

    /// Waits until the mistake that is looked at is in that state.
    #[track_caller]
    fn expect_mistake(&self, state: &str) -> &Self {
        self.expect_data("review-mistake", "state", state)
    }

    /// Tries a placement on the board, calling as it says if that is asked for.
    #[track_caller]
    fn try_instead(&self, mv: Move) -> &Self {
        self.tap(mv.cell.name());
        let asks = |page: &Snapshot| page.shows("call-dialog");
        self.expect("a call dialog or an answer", |page| {
            asks(page) || page.data("review-mistake", "state") != "open"
        });
        if asks(&self.look()) {
            self.call(mv.call.expect("only a placement with two calls asks"));
        }
        self
    }

    /// From a game looked at again: plays on from it.
    #[track_caller]
    fn play_on(&self) -> &Self {
        self.press("review-play-on")
            .press("review-level-1")
            .expect_screen("play")
    }
}

/// A pasted game is stepped through; its costliest placement is found, the better one shown, and played on from.
pub fn a_pasted_game_teaches_something(test: &Test<'_>) {
    let app = test.app().hurried().open();
    app.visit_kept_games()
        .paste_game(&format!("{BEFORE_THE_END} -- D2"));
    app.expect_shown("review-place");
    // Until something is touched, Review goes to the costliest placement by itself.
    for (key, place) in [
        (END, "31"),
        (LEFT, "30"),
        (LEFT, "29"),
        (HOME, "0"),
        (RIGHT, "1"),
    ] {
        app.key(key).expect_place(place);
    }
    // What has happened is told as such, and what would have happened as that.
    app.press("review-last").expect_outlook("won by");
    app.press("review-back").expect_outlook("With best play");
    app.press("review-first").expect_place("0");
    app.press("review-forward").expect_stone("B4", Black);
    app.press("review-back").expect_empty("B4");
    app.press("review-last").expect_place("31");
    app.press("review-worst");
    app.expect_place_like("a costly placement", |place| place != "31");
    app.press("review-best");
    app.expect_place_like("the better placement", |place| place.contains('+'));
    app.play_on().go_back().expect_screen("home");
}

/// The margins of a position's placements, the worst first, by the solver.
pub fn rated(before: &Game) -> Vec<(i32, Move)> {
    let mut solver = Thinker::with_megabytes(16);
    let us = before.position().to_move();
    let mut value = |mv: Move| {
        let mut after = before.clone();
        after.play(mv).expect("it can be played");
        match solver.solve(&after, &|| false) {
            Some(solution) if after.position().to_move() == us => solution.margin,
            Some(solution) => -solution.margin,
            None => after.position().score().lead(us),
        }
    };
    let mut rated: Vec<(i32, Move)> = before
        .moves()
        .into_iter()
        .map(|mv| (value(mv), mv))
        .collect();
    rated.sort_unstable();
    rated
}

/// The width of the board on the page.
const BOARD_WIDTH: &str = "return document.querySelector('.board').getBoundingClientRect().width";

/// How far the row of jumps reaches below the upper edge of the dock.
const COVERED: &str = "
const box = (selector) => document.querySelector(selector).getBoundingClientRect();
return box('[data-testid=review-worst]').bottom - box('.review-dock').top;";

/// A phone that is held sideways, and tablets, with the least share of the board's width in play. On the lowest upright
/// tablet the graph and its jumps need some of the height.
const WIDE: [(Shape, f64); 4] = [
    (Shape::new("844x390", 844, 390, 1), 0.95),
    (Shape::new("768x1024", 768, 1024, 1), 0.85),
    (Shape::new("820x1180", 820, 1180, 1), 0.95),
    (Shape::new("1180x820", 1180, 820, 1), 0.9),
];

/// On a phone that is held sideways and on tablets the board is as large as in play, and nothing covers the row below
/// the graph.
pub fn where_there_is_room_the_board_is_as_large_as_in_play(test: &Test<'_>) {
    let app = test.app().hurried().open();
    let number = |seen: Value| seen.as_f64().expect("a page has sizes");
    let width = |shape| number(app.reshape("light", shape).script(BOARD_WIDTH));
    app.start_for_two();
    let in_play = WIDE.map(|(shape, _)| width(shape));
    app.back_home().visit_kept_games().paste_game(&an_ending());
    app.expect_data("review-analysis", "state", "done");
    for ((shape, share), in_play) in WIDE.into_iter().zip(in_play) {
        let in_review = width(shape);
        assert!(
            share * in_play < in_review,
            "{}: {in_review} of {in_play} px",
            shape.name
        );
        let covered = number(app.script(COVERED));
        assert!(covered <= 0.0, "{}: {covered} px", shape.name);
    }
    app.reshape_as_usual();
}

/// The mistakes of a game are gone through: a wrong placement is answered and may be tried again, the right one is
/// found, a solution is shown, and at last the page says how many were found.
pub fn mistakes_are_put_right(test: &Test<'_>) {
    let game = Game::from_record(&an_ending()).expect("a game");
    let app = test.app().hurried().open();
    app.visit_kept_games().paste_game(&an_ending());
    app.expect_data("review-analysis", "state", "done");
    let count = app.look().data("review-mistakes-both", "count").to_owned();
    app.watch_touchables("[data-testid=review-mistake]")
        .press("review-mistakes-both")
        .expect_mistake("open");
    expect_no_touch_at_first(&app.settle().end_watch());
    assert_eq!(app.look().data("review-mistake", "count"), count);
    let turn: usize = app
        .look()
        .data("review-mistake", "turn")
        .parse()
        .expect("a number");
    let mut before = game;
    while turn < before.turns().len() {
        before.undo();
    }
    let rated = rated(&before);
    let [(least, worst), .., (most, best)] = rated[..] else {
        panic!("a mistake needs two placements: {rated:?}");
    };
    assert!(least < most);
    app.watch_touchables("[data-testid=review-mistake]");
    app.try_instead(worst).expect_mistake("wrong");
    app.try_instead(best).expect_mistake("found");
    expect_buttons_stayed(&app.settle().end_watch());
    app.expect_stone(best.cell.name(), before.position().to_move());
    let count: usize = count.parse().expect("a number");
    for _ in 1..count {
        app.press("review-mistake-next").expect_mistake("open");
        app.press("review-mistake-show").expect_mistake("shown");
    }
    app.press("review-mistake-next").expect_mistake("done");
    let words = app.look().text("review-mistake").to_owned();
    assert!(words.contains(&format!("1 of {count}")), "{words}");
    app.press("review-mistake-end")
        .expect_gone("review-mistake")
        .expect_shown("review-mistakes-both");
}

/// Checks that the buttons that had come under the finger took no touch in their first frame.
#[track_caller]
fn expect_no_touch_at_first(watched: &Watched) {
    for id in ["show", "next", "end"] {
        let id = format!("review-mistake-{id}");
        assert!(
            watched.fresh.contains(&id),
            "{id} is not among {:?}",
            watched.fresh
        );
    }
}

/// Checks that no button has moved while tries were judged. Cells stay in their places too; which of them can be
/// reached is the dialog's matter.
#[track_caller]
fn expect_buttons_stayed(watched: &Watched) {
    let is_other =
        |change: &&Change| change.id.starts_with("cell ") || change.id.starts_with("call-");
    let moved: Vec<_> = watched
        .changes
        .iter()
        .filter(|change| !is_other(change))
        .collect();
    assert!(moved.is_empty(), "{moved:?}");
}

/// A text that is no game is refused with the place of its fault, and stays as it was typed.
pub fn nonsense_is_refused_with_its_place(test: &Test<'_>) {
    let app = test.app().open();
    let nonsense = "B4 BX\nBJ[W] Z9 BQ";
    app.visit_kept_games().paste_game(nonsense);
    app.expect("the fault with its place", |page| {
        page.text("review-fault").contains("Z9")
    });
    assert_eq!(app.look().value("review-text"), nonsense);
    app.expect_screen("review");
}

/// A game is played, looked at again from its result, its costliest placement found, the better one shown and played
/// through, and a game played on from there; later it stands in the list with how well it was played.
pub fn a_finished_game_is_reviewed_from_its_result(test: &Test<'_>) {
    let app = test.app().hurried().open();
    app.start_against_cpu(1, Black);
    app.play_to_the_end(Aim::Win).press("result-review");
    app.expect_screen("review").expect_enabled("review-worst");
    let heading = app.script("return document.querySelector('h1').innerText");
    // A face follows the words.
    let heading = heading.as_str().unwrap_or_default().trim_end();
    assert!(
        heading.starts_with("You (Black) ") && heading.ends_with(" Pebble (Lv.1)"),
        "it says: {heading}"
    );
    // From the start: the costliest placement may be the game's last, but nothing was placed there.
    app.press("review-first").expect_place("0");
    app.press("review-worst");
    app.expect_place_like("another place in the game", |place| {
        place != "0" && !place.contains('+')
    });
    app.expect_enabled("review-best");
    let is_at = |step| move |place: &str| place.ends_with(step);
    app.press("review-best");
    app.expect_place_like("its ghost", is_at("+0"));
    app.press("review-forward");
    app.expect_place_like("its first placement", is_at("+1"));
    app.press("review-back");
    app.expect_place_like("its ghost again", is_at("+0"));
    app.expect_within("the analysis to be done", THOUGHT, |page| {
        !page.shows("review-progress")
    });
    app.play_on().press("quit").expect_screen("home");
    app.visit_kept_games()
        .expect("one game with its accuracy", |page| {
            let games = page.ids().filter(|id| id.starts_with("review-game-"));
            games.count() == 1 && page.text("review-accuracy-1-1").contains('%')
        });
}

//! The web page's review of a game by several workers.

use rsg_engine::{Color, Game, Thinker};

use crate::driver::keys::{HOME, RIGHT};
use crate::driver::runner::Test;
use crate::driver::wait::THOUGHT;
use crate::play::games::an_ending;
use crate::web::page::{Early, begin_workers_by};

/// The cores that the page is told of.
const CORES: u64 = 3;

/// The most that a worker may take, in bytes.
const MEMORY: u64 = 60_000_000;

/// Notes the memory of each worker that has thought, by a name of its own.
const WATCH: &str = "
window.memoryOfWorkers = new Map();
new BroadcastChannel('memory').onmessage = ({data}) => window.memoryOfWorkers.set(...data);
return null";

const SEEN: &str = "return [...window.memoryOfWorkers.values()]";

/// There are as many workers as cores, none of which takes too much, and what they prove together is what the solver
/// says.
pub fn several_workers_review_a_game(test: &Test<'_>) {
    let _cores = Early::script(
        test,
        &format!(
            "Object.defineProperty(Navigator.prototype, 'hardwareConcurrency', {{value: {CORES}}});
             Object.defineProperty(Navigator.prototype, 'maxTouchPoints', {{value: 0}});
             Object.defineProperty(Navigator.prototype, 'deviceMemory', {{value: 8}});"
        ),
    );
    let app = test.app().hurried().open();
    let tells = "const { memory } = await init({ module_or_path: data });
         const channel = new BroadcastChannel('memory');
         const name = Math.random();
         const think = self.onmessage;
         self.onmessage = (event) => {
           think(event);
           channel.postMessage([name, memory.buffer.byteLength]);
         };";
    begin_workers_by(&app, test, tells);
    app.load().expect_screen("home");
    app.script(WATCH);
    let record = an_ending();
    app.visit_kept_games().paste_game(&record);
    app.expect_within("the game to be judged", THOUGHT, |page| {
        page.data("review-analysis", "state") == "done"
    });
    let all_are_seen = |seen: &serde_json::Value| {
        let seen = seen.as_array().map_or(0, Vec::len);
        usize::try_from(CORES) == Ok(seen)
    };
    app.expect_found("a worker for each core", SEEN, all_are_seen);
    for bytes in app.script(SEEN).as_array().expect("a list") {
        let bytes = bytes.as_u64().expect("a number");
        println!("a worker: {:.1} MB", bytes as f64 / 1e6);
        assert!(bytes <= MEMORY, "{bytes} bytes");
    }
    app.key(HOME);
    for (turn, margin) in margins(&record).iter().enumerate() {
        app.expect_data("review-place", "value", &turn.to_string())
            .expect_data("review-outlook", "exact", "true")
            .expect_data("review-outlook", "value", &margin.to_string())
            .key(RIGHT);
    }
}

/// Black's margin before each placement of a game, by the solver.
fn margins(record: &str) -> Vec<i32> {
    let mut game = Game::from_record(record).expect("a game");
    let mut solver = Thinker::with_megabytes(16);
    let mut margins = Vec::new();
    while game.undo().is_some() {
        let solution = solver.solve(&game, &|| false).expect("it is not over");
        margins.push(match game.position().to_move() {
            Color::Black => solution.margin,
            Color::White => -solution.margin,
        });
    }
    margins.reverse();
    margins
}

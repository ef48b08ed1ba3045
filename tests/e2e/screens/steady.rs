//! Nothing that can be touched moves, is covered or changes its meaning while a game is judged: from the first frame of
//! Review until it is done, the player does nothing. Nor does it while a puzzle's refutation or solution ends.

use std::fs;

use chrono::NaiveDate;
use rsg_classics::Terms;
use rsg_engine::Color::Black;
use rsg_engine::Game;
use rsg_game::progress::{CpuLevel, GameKey, KeptGame, MatchId, Opponent, Rules};

use crate::driver::app::App;
use crate::driver::runner::Test;
use crate::driver::touchables::{Change, Changed, Watched};
use crate::driver::wait::THOUGHT;
use crate::play::games::{BEFORE_THE_END, LOWEST, an_ending};
use crate::play::puzzles::todays;
use crate::screens::every_screen::{SHAPES, SOON_OVER, Shape};

/// Phones upright and on their side, a tablet, and twice the text.
const LOOKS: [(&str, Shape); 7] = [
    ("light", SHAPES[0]),
    ("dark", SHAPES[1]),
    ("light", SHAPES[2]),
    ("light", Shape::new("768x1024", 768, 1024, 1)),
    ("dark", SHAPES[4]),
    ("light", SHAPES[5]),
    ("dark", Shape::new("320x568-text200", 320, 568, 1).text(200)),
];

/// Review is one screen for all games, so the others are looked at where their boards have the least room.
const FEW: [(&str, Shape); 3] = [LOOKS[2], LOOKS[4], LOOKS[6]];

/// The look of the scenarios that do not go through all of them.
const PHONE: [(&str, Shape); 1] = [LOOKS[2]];

/// Something that is on the page from the first frame of a game in Review.
const REVIEW: &str = "[data-testid=review-graph]";

/// A game on the star from its tenth placement on.
fn star(key: GameKey, date: NaiveDate) -> KeptGame {
    let mut from = Game::from_record(&format!("{BEFORE_THE_END} -- D2")).expect("a game");
    let moves: Vec<_> = from.turns()[9..].iter().map(|turn| turn.mv).collect();
    for _ in &moves {
        from.undo();
    }
    let opponent = Opponent::Practice {
        level: CpuLevel::One,
        from: from.position(),
        opening: 0,
    };
    let record = KeptGame::record_of(&moves);
    let kept = KeptGame::new(key, date, Rules::Star, record).expect("a game");
    KeptGame { opponent, ..kept }
}

/// A game of a classic as Black against the CPU.
fn squares(text: &str, key: GameKey, date: NaiveDate) -> KeptGame {
    let (terms, turns) = Terms::named_in(text).expect("a text with terms");
    let record = terms.read(turns).expect("turns of that game").record();
    let kept = KeptGame::new(key, date, Rules::Squares(terms), record).expect("a game");
    KeptGame {
        opponent: LOWEST,
        own: Black,
        ..kept
    }
}

fn reversi(key: GameKey, date: NaiveDate) -> KeptGame {
    squares(crate::play::classics::SIX, key, date)
}

fn go(key: GameKey, date: NaiveDate) -> KeptGame {
    squares(&format!("go 9 7 0 : {SOON_OVER}"), key, date)
}

/// Opens the kept game of that number and watches it until it is judged. Leaves pictures of it, before and after that.
fn watch(test: &Test<'_>, app: &App<'_>, number: u32, look: &str) -> Watched {
    app.watch_touchables(REVIEW)
        .press(&format!("review-open-{number}-1"));
    photograph(test, app, &format!("{look}-judging"));
    app.expect_within("the game to be judged", THOUGHT, |page| {
        page.data("review-analysis", "state") == "done"
    });
    app.settle();
    photograph(test, app, &format!("{look}-done"));
    app.end_watch()
}

/// Returns true for a number that comes once a turn or all turns are judged.
fn is_number_that_comes(change: &Change) -> bool {
    let is_offer = change.id.starts_with("review-mistakes-");
    let is_fix = change.id == "review-fix" && change.from == "Fix my mistakes";
    let is_row = change.id.starts_with("review-move ");
    match change.what {
        Changed::Number => is_row || is_offer,
        Changed::Words => is_fix && !change.to.contains("…"),
        Changed::Presence | Changed::Place | Changed::Reach | Changed::Unguarded => false,
    }
}

/// The faults of a watch: whatever was otherwise in a later frame, or numbers that came more than once.
fn faults(watched: &Watched) -> Vec<String> {
    let (numbers, other): (Vec<&Change>, Vec<&Change>) = watched
        .changes
        .iter()
        .partition(|change| is_number_that_comes(change));
    let mut faults: Vec<String> = other.iter().map(|change| format!("{change:?}")).collect();
    let is_button = |change: &&&Change| !change.id.starts_with("review-move ");
    let buttons: Vec<_> = numbers.iter().filter(is_button).collect();
    for (index, change) in buttons.iter().enumerate() {
        if buttons[..index].iter().any(|other| other.id == change.id) {
            faults.push(format!("counts up: {change:?}"));
        }
    }
    faults
}

/// Looks at a game being judged in each look, and leaves pictures of it in the scenario's folder.
fn stays(test: &Test<'_>, game: fn(GameKey, NaiveDate) -> KeptGame, looks: &[(&str, Shape)]) {
    let key = |id| GameKey {
        id: MatchId(id),
        number: 1,
    };
    let ids = 1..=u32::try_from(looks.len()).expect("a few");
    test.forge_kept_games(|today| ids.map(move |id| game(key(id), today)));
    let app = test.app().hurried().open();
    app.visit_kept_games();
    let mut all = Vec::new();
    for (id, (theme, shape)) in (1..).zip(looks) {
        // WebKitGTK has one shape, which is a phone's.
        if !app.browser().kind.is_webkit() {
            app.reshape(theme, *shape);
        }
        let watched = watch(test, &app, id, &format!("{theme}-{}", shape.name));
        assert!(1 < watched.frames && 20 < watched.count, "{watched:?}");
        let found = faults(&watched);
        all.extend(
            found
                .into_iter()
                .map(|fault| format!("{}: {fault}", shape.name)),
        );
        if !watched.scrolled.is_empty() {
            all.push(format!(
                "{}: scrolled is {:?}",
                shape.name, watched.scrolled
            ));
        }
        let is_upright = shape.width < shape.height && shape.text == 100 && shape.width < 700;
        if is_upright && !watched.cut.is_empty() {
            all.push(format!("{}: cut are {:?}", shape.name, watched.cut));
        }
        app.press("back").expect_shown("review-paste-open");
    }
    assert!(all.is_empty(), "{}", all.join("\n"));
}

/// A game on the star.
pub fn a_game_on_the_star(test: &Test<'_>) {
    stays(test, star, &LOOKS);
}

/// A game of Reversi, whose positions are judged one at a time.
pub fn a_game_of_reversi(test: &Test<'_>) {
    stays(test, reversi, &FEW);
}

/// A game of Reversi Go, whose values are estimates.
pub fn a_game_of_go(test: &Test<'_>) {
    stays(test, go, &FEW);
}

/// A game on the star on one phone, in every browser. The web page keeps its games where no test forges one.
pub fn a_game_on_one_phone(test: &Test<'_>) {
    stays(test, star, &PHONE);
}

/// Notes in the page that the board was scrolled to: the program asks for that once a mistake is drawn.
const NOTE_BOARD: &str = "const scroll = window.rsg.showBoard;\
    window.isBoardShown = false;\
    window.rsg.showBoard = () => { scroll(); window.isBoardShown = true; window.rsg.showBoard = scroll; }; return null";

/// Scrolls to the buttons of a mistake.
const SHOW_BUTTONS: &str = "document.querySelector('[data-testid=review-mistake-show]')\
    .scrollIntoView({block: 'center', behavior: 'instant'}); return null";

/// The mistakes of a game are gone through in each look: the buttons keep their places when the solution is shown.
pub fn going_through_mistakes(test: &Test<'_>) {
    let app = test.app().hurried().open();
    app.visit_kept_games();
    for (theme, shape) in LOOKS {
        app.reshape(theme, shape).paste_game(&an_ending());
        app.expect_data("review-analysis", "state", "done");
        app.script(NOTE_BOARD);
        app.press("review-mistakes-both")
            .expect_data("review-mistake", "state", "open")
            .expect_found(
                "the board to be scrolled to",
                "return window.isBoardShown",
                |is| is.as_bool() == Some(true),
            );
        // Large text is scrolled to before that.
        app.script(SHOW_BUTTONS);
        app.settle()
            .watch_touchables("[data-testid=review-mistake]");
        photograph(test, &app, &format!("{theme}-{}-open", shape.name));
        app.press("review-mistake-show")
            .expect_data("review-mistake", "state", "shown");
        app.settle();
        photograph(test, &app, &format!("{theme}-{}-shown", shape.name));
        let is_button = |change: &&Change| !change.id.starts_with("cell ");
        let watched = app.end_watch();
        let moved: Vec<_> = watched.changes.iter().filter(is_button).collect();
        assert!(
            1 < watched.frames && moved.is_empty(),
            "{}: {moved:?}",
            shape.name
        );
        app.press("back").expect_gone("review-mistake");
        app.press("back").expect_shown("review-paste-open");
    }
}

/// A puzzle's message from a wrong placement on.
const MISSED: &str = "[data-testid=puzzle-state]:is([data-state=refuting], [data-state=wrong])";

/// A puzzle's buttons, as they come and go by themselves.
const PUZZLE_BUTTON: &str = "puzzle-";

/// What of a puzzle's page moved or changed its meaning, and the buttons that came without a guard. What the question
/// for a colour covers is the player's doing.
fn puzzle_faults(watched: &Watched) -> Vec<&Change> {
    let is_fault = |change: &&Change| match change.what {
        Changed::Presence | Changed::Number | Changed::Reach => false,
        Changed::Unguarded => change.id.starts_with(PUZZLE_BUTTON),
        Changed::Place | Changed::Words => true,
    };
    watched.changes.iter().filter(is_fault).collect()
}

/// While a refutation ends, and while a puzzle is solved, nothing that can be touched moves, and the buttons that come
/// by themselves take no touch at first.
pub fn a_puzzle(test: &Test<'_>) {
    let app = test.app().open();
    for (theme, shape) in [LOOKS[2], LOOKS[6]] {
        app.press("home-puzzle").expect_puzzle("open");
        app.reshape(theme, shape);
        let watched = |state: &str| {
            app.settle();
            photograph(test, &app, &format!("{}-{state}", shape.name));
            let watched = app.end_watch();
            let came = |change: &Change| {
                change.what == Changed::Presence
                    && change.from == "gone"
                    && change.id.starts_with(PUZZLE_BUTTON)
            };
            assert!(watched.changes.iter().any(came), "{state}: {watched:?}");
            let faults = puzzle_faults(&watched);
            assert!(faults.is_empty(), "{} {state}: {faults:?}", shape.name);
        };
        app.watch_touchables(MISSED);
        app.fail(todays());
        watched("wrong");
        app.press("puzzle-again").expect_puzzle("open");
        app.settle().watch_touchables("[data-testid=puzzle-state]");
        app.solve(todays());
        watched("solved");
        app.reshape_as_usual().press("back").expect_screen("home");
    }
}

fn photograph(test: &Test<'_>, app: &App<'_>, name: &str) {
    let picture = app.browser().session.photograph().expect("a picture");
    fs::write(test.folder.join(format!("{name}.png")), picture).expect("a file");
}

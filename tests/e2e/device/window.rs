//! The real window: it opens, can be read and played by whoever uses a mouse, a keyboard or a screen reader, and comes
//! back after its end.

use rsg_engine::{Cell, Color};
use rsg_game::progress::{AnimationSpeed, CpuPace};

use crate::driver::accessibility::{Node, Role, Tree};
use crate::driver::autoplay::{Aim, best, position_of};
use crate::driver::process::signal;
use crate::driver::runner::Test;
use crate::driver::wait::{THOUGHT, wait_for};
use crate::driver::window::Window;

const CALL_QUESTION: &str = "Which colour do you call for CP?";

/// The window opens, shows Home and ends when it is asked to.
pub fn it_opens_and_ends(test: &Test<'_>) {
    let mut window = Window::open(test);
    window.expect(Role::HEADING, "Today");
    window.expect(Role::BUTTON, "Play");
    window.end_app();
}

/// A window without a place for progress shows so, as a phone's does, with the system's message.
pub fn a_start_that_fails_is_told(test: &Test<'_>) {
    std::fs::write(test.data_folder(), "no folder").expect("the file can be written");
    let mut window = Window::open(test);
    window.expect(Role::HEADING, "The game can’t start");
    window.expect_none(Role::BUTTON, "Play");
    window.kill_app();
    std::fs::remove_file(test.data_folder()).expect("the file is there");
    window.start_again();
    window.expect(Role::BUTTON, "Play");
    window.end_app();
}

/// A placement by mouse, one by keyboard, a call, the end of the app, its return at the same position, and quitting the
/// game.
pub fn a_game_is_played_and_comes_back(test: &Test<'_>) {
    let mut window = open_handing_over(test);
    window
        .click(Role::BUTTON, "Play")
        .click(Role::BUTTON, "Change how you play ReverStarGo")
        .click(Role::RADIO, "Two players*")
        .click(Role::BUTTON, "Start");
    let score = "*Black: 3 points, 3 on the board and 0 captured";
    window.expect(Role::REGION, score);
    window.click(Role::BUTTON, "B1, empty, you can play here*");
    for (focus, key) in [
        ("*turn next*", "Return"),
        ("B1, *", "Right"),
        ("C2, *", "Down"),
        ("B2, *", "Return"),
    ] {
        expect_focus(&mut window, focus);
        window.key(key);
    }
    hand_over(&mut window);
    window.click(Role::BUTTON, "B3, empty, you can play here*");
    window.expect(Role::DIALOG, CALL_QUESTION);
    // Behind a dialog the board cannot be reached, but what is told about the dialog can be heard.
    window.expect(
        Role::PARAGRAPH,
        "B3 goes through CP. Which colour do you call?",
    );
    window.click(Role::BUTTON, "Black*flip*");
    hand_over(&mut window);
    let before = stones(&window.read());
    assert!(before.contains(&"B3 black".to_owned()), "{before:?}");
    let count = before.len();
    assert_eq!(
        count, 10,
        "six at the start, three placed, and CP: {before:?}"
    );
    window.end_app().start_again();
    continues_at(&mut window, &before);
    window.kill_app().start_again();
    continues_at(&mut window, &before);
    window
        .click(Role::BUTTON, "Game menu")
        .click(Role::BUTTON, "Give up")
        .click(Role::BUTTON, "Give up");
    window.expect(Role::BUTTON, "Play");
    window.expect_none(Role::BUTTON, "The board as it stands*");
}

/// The window of somebody who has the phone handed over between two people.
fn open_handing_over<'t>(test: &'t Test<'_>) -> Window<'t> {
    test.forge_profile(|profile, _| profile.settings.handover = true);
    Window::open(test)
}

/// The phone goes to the other player.
#[track_caller]
fn hand_over(window: &mut Window<'_>) {
    window
        .click(Role::BUTTON, "*turn next*")
        .expect(Role::BUTTON, "B4, *");
}

#[track_caller]
fn expect_focus(window: &mut Window<'_>, pattern: &str) {
    window.wait_for(&format!("the focus on {pattern}"), |tree| {
        let mut focused = tree.nodes.iter().filter(|node| node.focused());
        focused.find(|node| node.is_called(pattern)).map(drop)
    });
}

/// From a fresh start: the paused game is there and stands as it stood.
#[track_caller]
fn continues_at(window: &mut Window<'_>, before: &[String]) {
    window.click(Role::BUTTON, "The board as it stands*");
    hand_over(window);
    window.wait_for("the stones as they stood", |tree| {
        (stones(tree) == before).then_some(())
    });
}

/// Every cell with a stone, as it is called.
fn stones(tree: &Tree) -> Vec<String> {
    let stones = Cell::ALL.into_iter().filter_map(|cell| {
        let color = stone(tree, cell)?;
        Some(format!("{cell} {color}"))
    });
    stones.collect()
}

/// The stone on a cell by the cell's name: "B4, black, placed last".
fn stone(tree: &Tree, cell: Cell) -> Option<Color> {
    let node = tree.find(Role::BUTTON, &format!("{cell}, *"))?;
    let mut words = node.name.split(", ").skip(1);
    words.find_map(|word| {
        Color::ALL
            .into_iter()
            .find(|color| color.to_string() == word)
    })
}

/// Two play, and one stone is placed.
#[track_caller]
fn start_for_two(window: &mut Window<'_>) {
    window
        .click(Role::BUTTON, "Play")
        .click(Role::BUTTON, "Change how you play ReverStarGo")
        .click(Role::RADIO, "Two players*")
        .click(Role::BUTTON, "Start")
        .click(Role::BUTTON, "B1, empty, you can play here*");
    hand_over(window);
    window.expect(Role::BUTTON, "B1, black, placed last*");
}

/// The system stops the page's process, as phones do with what is in the background: the window notices and opens a new
/// page for the same app, which is where it was and can be played on.
pub fn a_dead_page_comes_back_at_the_same_place(test: &Test<'_>) {
    let mut window = open_handing_over(test);
    start_for_two(&mut window);
    let before = stones(&window.read());
    let page = window.page_process(&[]);
    signal(page, "STOP");
    window.page_process(&[page]);
    window.expect(Role::BUTTON, "B1, black, placed last*");
    assert_eq!(stones(&window.read()), before);
    // It ends as soon as it goes on, because nobody needs it any more.
    signal(page, "CONT");
    window.click(Role::BUTTON, "B3, empty, you can play here*");
    hand_over(&mut window);
}

/// The only window is taken away, as iOS takes a scene from an app in the background, and a place for another one
/// offered when the app is looked at again: the program has gone on meanwhile, and the same position is there and can
/// be played on. Twice.
pub fn a_window_that_was_taken_away_comes_back(test: &Test<'_>) {
    let mut window = open_handing_over(test);
    start_for_two(&mut window);
    let before = stones(&window.read());
    for _ in 0..2 {
        window.rehearse("USR2").expect_no_page();
        window.rehearse("USR2");
        window.expect(Role::BUTTON, "B1, black, placed last*");
        assert_eq!(stones(&window.read()), before);
    }
    window.click(Role::BUTTON, "B3, empty, you can play here*");
    hand_over(&mut window);
    window.end_app();
}

/// Dioxus lets no page load a second time: why an activity that Android rebuilds stays empty, and has to begin again.
/// Should a later dioxus allow it, `android/MainActivity.kt` can do without that.
pub fn a_page_is_not_loaded_again(test: &Test<'_>) {
    let mut window = open_handing_over(test);
    start_for_two(&mut window);
    let page = window.page_process(&[]);
    window.rehearse("HUP");
    window.click(Role::BUTTON, "B3, empty, you can play here*");
    hand_over(&mut window);
    window.expect(Role::BUTTON, "B3, white, placed last*");
    assert_eq!(window.page_process(&[]), page, "it is the same page");
}

/// A day of the calendar from Home to the result and back to the calendar, which then says that it is cleared: by the
/// accessibility tree alone, without a pointer, a key or a coordinate.
pub fn a_day_is_played_by_the_tree_alone(test: &Test<'_>) {
    // Only to be quick.
    test.forge_profile(|profile, _| {
        profile.settings.animation = AnimationSpeed::Off;
        profile.settings.pace = CpuPace::Fast;
    });
    let mut window = Window::open(test);
    let today = "Today, Saturday 21 November 2026, not cleared. Play this day.";
    window.press(Role::BUTTON, "21 November Not cleared*");
    window.press(Role::BUTTON, today);
    window.expect(Role::HEADING, "21 November");
    window
        .pick("Lv.1 Entry")
        .pick("Black (first)")
        .press(Role::BUTTON, "Start");
    let end = play_to_the_end(&mut window);
    let told = end.find(Role::PARAGRAPH, "*The game is over: Black *You win.*");
    assert!(told.is_some(), "the end is not told: {}", end.summary());
    for name in ["B4*", "Undo*", "Give up*"] {
        let behind = end.nodes.iter().find(|node| node.is_called(name));
        assert!(behind.is_none(), "{name} lies behind the result");
    }
    window.press(Role::BUTTON, "Back to calendar");
    window.expect(
        Role::BUTTON,
        "Today, Saturday 21 November 2026, cleared. Play it again.",
    );
}

/// Plays until the player has won, and returns what is in the window then.
#[track_caller]
fn play_to_the_end(window: &mut Window<'_>) -> Tree {
    loop {
        let tree = at_rest(window);
        if tree.find(Role::DIALOG, WON).is_some() {
            return tree;
        }
        if tree.find(Role::DIALOG, CALL_QUESTION).is_some() {
            let call = ["Black*flip*", "White*flip*"].into_iter();
            let mut offered = call.filter_map(|call| tree.find(Role::BUTTON, call));
            let call = offered.find(|call| call.enabled());
            assert!(window.act(call.expect("a call is allowed")));
            window.expect_none(Role::DIALOG, CALL_QUESTION);
        } else {
            let node = choose(&tree);
            assert!(window.act(node), "{:?} takes no press", node.name);
            let before = stones(&tree);
            window.wait_for(&format!("a stone on {}", node.name), |tree| {
                (stones(tree) != before).then_some(())
            });
        }
    }
}

/// Waits until the player can do something, and for the tree to be at rest: read twice, it is the same. A pass goes by
/// itself.
#[track_caller]
fn at_rest(window: &mut Window<'_>) -> Tree {
    wait_for("a turn, a question or the result", THOUGHT, || {
        let (tree, again) = (window.read(), window.read());
        let at_rest = tree.summary() == again.summary();
        let dialogs = [WON, "You lost*", "A draw", CALL_QUESTION];
        let asked = dialogs
            .iter()
            .any(|name| tree.find(Role::DIALOG, name).is_some());
        if at_rest && (asked || tree.find(Role::BUTTON, PLAYABLE).is_some()) {
            Ok(tree)
        } else {
            Err(tree.summary())
        }
    })
}

/// The result of a game that the player has won.
const WON: &str = "You won*";

const PLAYABLE: &str = "*, you can play here*";

/// The cell to play, chosen by nothing but names.
#[track_caller]
fn choose(tree: &Tree) -> &Node {
    let playable = |cell: Cell| tree.find(Role::BUTTON, &format!("{cell}{PLAYABLE}"));
    let position = position_of(|cell| stone(tree, cell), Color::Black);
    let chosen = best(&position, |cell| playable(cell).is_some(), Aim::Win);
    chosen
        .and_then(|mv| playable(mv.cell))
        .unwrap_or_else(|| panic!("nothing can be played: {}", tree.summary()))
}

//! Played by ear: everything is found by its role and its name in the accessibility tree of the real window, and pressed by
//! the action it offers there. What the game says of itself is checked against the rules.

use std::time::{Duration, Instant};

use rsg_engine::{Cell, Color};

use crate::driver::desk::Desk;
use crate::driver::player::{Style, best, position_of};
use crate::driver::runner::Test;
use crate::driver::tree::{Node, Role, Tree};
use crate::driver::wait::{THOUGHT, wait_for};

/// A whole game takes a quarter of a minute on a quiet machine.
const GAME_LIMIT: Duration = Duration::from_secs(300);

const CALL_QUESTION: &str = "Which colour do you call for CP?";

/// A day of the calendar from Home to the result and back to the calendar, which then says that it is cleared.
pub fn a_day_is_played_by_the_tree_alone(test: &Test<'_>) {
    let mut desk = Desk::open(test);
    hurry(&mut desk);
    desk.press(Role::Button, |name| name.starts_with("Daily"))
        .press(Role::Button, |name| {
            name == "Today, Saturday 21 November 2026, open. Play this day."
        });
    desk.wait_for("the day's setup", |tree| {
        tree.find(Role::Heading, |name| name == "The game of the day")
            .map(drop)
    });
    desk.pick("Lv.1 Entry")
        .pick("Black, first")
        .pick("Single game")
        .press(Role::Button, |name| name == "Start");
    play_to_the_end(&mut desk);
    let end = desk.tree();
    let won = end.find(Role::Dialog, |name| name == "You win");
    assert!(
        won.is_some(),
        "three placements of foresight beat the first level: {}",
        end.summary()
    );
    let told = |part: &str| end.texts.iter().any(|text| text.contains(part));
    assert!(
        told("The game is over: Black ") && told(" You win."),
        "the end is not told: {}",
        end.summary()
    );
    for name in ["B4", "Undo", "Quit the game"] {
        let behind = end.nodes.iter().find(|node| node.name.starts_with(name));
        assert!(behind.is_none(), "{name} lies behind the result");
    }
    desk.press(Role::Button, |name| name == "Back to the calendar");
    desk.wait_for("the day to be cleared", |tree| {
        tree.find(Role::Button, |name| {
            name == "Today, Saturday 21 November 2026, cleared. Play it again."
        })
        .map(drop)
    });
}

/// Two people: the phone is handed over, a call is asked, taken back and answered, and a pass is told.
pub fn calls_passes_and_turns_are_told(test: &Test<'_>) {
    let mut desk = Desk::open(test);
    hurry(&mut desk);
    start_for_two(&mut desk);
    for cell in ["B1", "B2"] {
        place(&mut desk, cell);
        hand_over(&mut desk);
    }
    place(&mut desk, "B3");
    desk.wait_for("the question", |tree| {
        tree.find(Role::Dialog, |name| name == CALL_QUESTION)
            .map(drop)
    });
    desk.wait_for("what is asked", |tree| {
        says(
            tree,
            "B3 goes through the Core Point. Which colour do you call?",
        )
    });
    desk.press(Role::Button, |name| name == "Take the stone up again");
    desk.wait_for("the stone in the hand", |tree| {
        says(tree, "The stone on B3 was taken up again.")
    });
    place(&mut desk, "B3");
    desk.press(Role::Button, |name| name.starts_with("White flips "));
    desk.wait_for("the call", |tree| {
        let told = tree
            .texts
            .iter()
            .find(|text| text.starts_with("Black plays B3. The call is White."))?;
        told.ends_with("White’s turn.").then_some(())
    });
    desk.press(Role::Button, |name| name.contains("turn next"));
    desk.wait_for("the Core Point", |tree| {
        tree.find(Role::Button, |name| name == "CP, the Core Point, white")
            .map(drop)
    });
    desk.press(Role::Button, |name| name == "Quit the game");
    desk.press(Role::Button, |name| name == "Quit");
    start_for_two(&mut desk);
    for cell in ["B4", "BQ", "CQ", "C1", "BX"] {
        place(&mut desk, cell);
        hand_over(&mut desk);
    }
    place(&mut desk, "BJ");
    desk.wait_for("the pass", |tree| {
        let told = tree
            .texts
            .iter()
            .find(|text| text.starts_with("White plays BJ."))?;
        told.ends_with("Black has no placement and passes. White’s turn.")
            .then_some(())
    });
    desk.press(Role::Button, |name| {
        name.starts_with("Black has no moves: pass")
    });
    desk.wait_for("White to go on", |tree| playable(tree).next().map(drop));
}

/// From Home: two people, Black first.
#[track_caller]
fn start_for_two(desk: &mut Desk<'_>) {
    desk.press(Role::Button, |name| name == "Play")
        .pick("Two players")
        .pick("Black, first")
        .pick("Single game")
        .press(Role::Button, |name| name == "Start");
}

/// Presses a cell that says it can be played.
#[track_caller]
fn place(desk: &mut Desk<'_>, cell: &str) {
    let name = format!("{cell}, empty, you can play here");
    desk.press(Role::Button, |button| button == name);
}

#[track_caller]
fn hand_over(desk: &mut Desk<'_>) {
    desk.press(Role::Button, |name| name.contains("turn next"));
}

/// The CPU answers at once and stones turn without a show, by the settings.
#[track_caller]
fn hurry(desk: &mut Desk<'_>) {
    desk.press(Role::Button, |name| name == "Settings")
        .choose("Animation", "Off")
        .choose("CPU answers", "Quickly")
        .press(Role::Button, |name| name == "Back");
}

/// Whether one of the paragraphs, the live region's among them, says just that.
fn says(tree: &Tree, words: &str) -> Option<()> {
    tree.texts.iter().any(|text| text == words).then_some(())
}

/// The cells that say they can be played.
fn playable(tree: &Tree) -> impl Iterator<Item = (Cell, &Node)> {
    tree.nodes
        .iter()
        .filter(|node| node.role == Role::Button && node.name.contains(", you can play here"))
        .filter_map(|node| Some((node.name.get(..2)?.parse().ok()?, node)))
}

/// What comes next in a game against the CPU.
enum Next {
    /// The player is to place a stone; the tree is at rest.
    Place(Tree),
    /// A call is asked for.
    Call,
    /// The player passes.
    Pass(Node),
    /// The result is there.
    Over,
}

#[track_caller]
fn play_to_the_end(desk: &mut Desk<'_>) {
    let start = Instant::now();
    let mut placements = 0;
    loop {
        assert!(start.elapsed() < GAME_LIMIT, "the game takes too long");
        match next(desk) {
            Next::Over => break,
            // It goes by itself too, so it may be gone by now.
            Next::Pass(notice) => drop(desk.act(&notice)),
            Next::Call => {
                desk.press(Role::Button, |name| {
                    (name.starts_with("Black") || name.starts_with("White"))
                        && name.contains("flip")
                });
                desk.wait_for("the question to be gone", |tree| {
                    let asked = tree.find(Role::Dialog, |name| name == CALL_QUESTION);
                    asked.is_none().then_some(())
                });
            }
            Next::Place(tree) => {
                check_what_is_told(&tree, placements);
                let (cell, node) = choose(&tree);
                assert!(desk.act(node), "{cell} takes no press");
                let before = board(&tree);
                desk.wait_for(&format!("the stone on {cell}"), |tree| {
                    (board(tree) != before).then_some(())
                });
                placements += 1;
            }
        }
    }
    assert!(
        10 <= placements,
        "only {placements} placements of one's own"
    );
}

/// Waits for whatever comes next, and for the tree to be at rest: read twice, it is the same.
#[track_caller]
fn next(desk: &mut Desk<'_>) -> Next {
    wait_for("a turn, a question, a pass or the result", THOUGHT, || {
        let (tree, again) = (desk.tree(), desk.tree());
        if tree.summary() != again.summary() {
            return Err("the tree changes".to_owned());
        }
        if let Some(dialog) = tree.find(Role::Dialog, |_| true) {
            return match dialog.name.as_str() {
                CALL_QUESTION => Ok(Next::Call),
                "You win" | "The CPU wins" | "A draw" => Ok(Next::Over),
                _ => match tree.find(Role::Button, |name| name.contains("pass")) {
                    Some(notice) => Ok(Next::Pass(notice.clone())),
                    None => Err(tree.summary()),
                },
            };
        }
        if playable(&tree).next().is_some() {
            return Ok(Next::Place(tree));
        }
        Err(tree.summary())
    })
}

/// The cells by their names; none while something lies in front of them.
fn board(tree: &Tree) -> Vec<String> {
    let names = tree.nodes.iter().filter(|node| {
        let cell = node.name.split(", ").next();
        node.role == Role::Button && cell.is_some_and(|cell| cell.parse::<Cell>().is_ok())
    });
    names.map(|node| node.name.clone()).collect()
}

/// The stone on a cell by the cell's name.
fn stone(tree: &Tree, cell: Cell) -> Option<Color> {
    let start = format!("{}, ", cell.name());
    let node = tree.find(Role::Button, |name| name.starts_with(&start))?;
    let mut words = node.name.split(", ").skip(1);
    words.find_map(|word| match word {
        "black" => Some(Color::Black),
        "white" => Some(Color::White),
        _ => None,
    })
}

/// A side's points by its panel: in total and captured.
#[track_caller]
fn points(tree: &Tree, side: &str) -> (i64, i64) {
    let panel = tree
        .find(Role::Region, |name| name.contains(side))
        .unwrap_or_else(|| panic!("there is no panel of {side}: {}", tree.summary()));
    let numbers: Vec<i64> = panel
        .name
        .split_whitespace()
        .filter_map(|word| word.parse().ok())
        .collect();
    match numbers[..] {
        [total, on_board, captured] if total == on_board + captured => (total, captured),
        _ => panic!("{:?} does not add up", panel.name),
    }
}

/// The cell to play, chosen by nothing but names.
#[track_caller]
fn choose(tree: &Tree) -> (Cell, &Node) {
    let captures = [points(tree, ", Black:").1, points(tree, ", White:").1];
    let position = position_of(|cell| stone(tree, cell), Color::Black, captures);
    let offered = |cell| playable(tree).any(|(offered, _)| offered == cell);
    let chosen = best(&position, offered, Style::Careful).expect("a cell that can be played");
    playable(tree)
        .find(|(cell, _)| *cell == chosen.cell)
        .expect("it is among those that are offered")
}

/// What the live region has told last, when it is the player's turn: what the CPU did, and how many cells there are to play on.
#[track_caller]
fn check_what_is_told(tree: &Tree, placements: usize) {
    let count = playable(tree).count();
    let turn = match count {
        1 => "Your turn: one cell to play on.".to_owned(),
        _ => format!("Your turn: {count} cells to play on."),
    };
    let told = tree.texts.iter().find(|text| text.ends_with(&turn));
    let told = told.unwrap_or_else(|| panic!("nobody says {turn:?}: {}", tree.summary()));
    if placements == 0 {
        return;
    }
    let last = tree
        .find(Role::Button, |name| name.contains(", placed last"))
        .and_then(|node| {
            Some((
                node.name.get(..2)?,
                stone(tree, node.name.get(..2)?.parse().ok()?)?,
            ))
        });
    let Some((cell, color)) = last else {
        panic!("no cell was placed last: {}", tree.summary());
    };
    let start = match color {
        Color::White => format!("White plays {cell}."),
        // The CPU had to pass.
        Color::Black => format!("You play {cell}."),
    };
    assert!(told.starts_with(&start), "{told:?} instead of {start:?}");
    assert!(told.contains(" flip"), "{told:?} tells of no flips");
}

//! Somebody who plays whole games: reads the marks on the board, thinks a little, and taps.

use std::time::{Duration, Instant};

use rsg_engine::{Color, Move, Position};

use super::app::App;
use super::snapshot::{Snapshot, can_be_played};
use super::wait::{THOUGHT, wait_for};

/// Longest a whole game may take on a busy machine.
const GAME_LIMIT: Duration = Duration::from_secs(300);

/// How somebody plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    /// Looks three placements ahead: beats the first levels.
    Careful,
    /// Looks three placements ahead for the worst: loses.
    Careless,
}

/// Plays on until the result sheet is there.
#[track_caller]
pub fn play_to_the_end(app: &App<'_>, style: Style) {
    let start = Instant::now();
    while !play_one(app, style) {
        assert!(start.elapsed() < GAME_LIMIT, "the game takes too long");
    }
}

/// Plays that many placements of one's own, or fewer if the game ends.
#[track_caller]
pub fn play_some(app: &App<'_>, style: Style, placements: usize) {
    for _ in 0..placements {
        if play_one(app, style) {
            return;
        }
    }
}

/// Waits for one's turn, whatever notices come before it, and makes one placement. True if the game was over instead.
#[track_caller]
pub fn play_one(app: &App<'_>, style: Style) -> bool {
    let start = Instant::now();
    loop {
        let page = wait_for("a turn, a notice or the result", THOUGHT, || {
            let page = app.look();
            let something = page.shows("result-sheet")
                || page.shows("pass-notice")
                || page.shows("handover")
                || page.shows("call-dialog")
                || page.awaits_a_person();
            if something {
                Ok(page)
            } else {
                Err(page.summary())
            }
        });
        assert!(
            start.elapsed() < GAME_LIMIT,
            "one turn takes too long: {}",
            page.summary()
        );
        if page.shows("result-sheet") {
            return true;
        }
        if page.shows("pass-notice") {
            dismiss(app, &page, "pass-notice");
        } else if page.shows("handover") {
            dismiss(app, &page, "handover");
        } else if page.shows("call-dialog") {
            answer(app, &page, None);
        } else {
            place(app, &page, style);
            return false;
        }
    }
}

/// Goes on past pass notices and hand-overs until somebody can move, or the game is over.
#[track_caller]
pub fn clear_notices(app: &App<'_>) {
    wait_for("a turn without a notice", THOUGHT, || {
        let page = app.look();
        for notice in ["pass-notice", "handover"] {
            if page.shows(notice) {
                dismiss(app, &page, notice);
            }
        }
        let page = app.look();
        let clear = !page.shows("pass-notice") && !page.shows("handover");
        if clear && (page.awaits_a_person() || page.shows("result-sheet")) {
            Ok(())
        } else {
            Err(page.summary())
        }
    });
}

/// Gets past a notice with one tap. In a game against the CPU a pass notice goes by itself, and a tap that came a moment
/// too late would land on the board behind it; so there nobody taps.
#[track_caller]
fn dismiss(app: &App<'_>, page: &Snapshot, id: &str) {
    if id == "handover" || page.data("turn", "who") == "player" {
        app.press(id);
    }
    app.expect_gone(id);
}

fn place(app: &App<'_>, page: &Snapshot, style: Style) {
    let before = page.position();
    let choice = choose(page, style);
    let cell = choice.cell.to_string();
    app.tap(&cell);
    let after = wait_for(&format!("the stone on {cell}"), THOUGHT, || {
        let page = app.look();
        let done =
            page.position() != before || page.shows("call-dialog") || page.shows("result-sheet");
        if done { Ok(page) } else { Err(page.summary()) }
    });
    if after.shows("call-dialog") {
        answer(app, &after, choice.call);
    }
}

/// Answers the call dialog, as wished if that is allowed.
fn answer(app: &App<'_>, page: &Snapshot, wish: Option<Color>) {
    let id = |color| match color {
        Color::Black => "call-black",
        Color::White => "call-white",
    };
    let wished = wish.map(id).filter(|id| page.enabled(id));
    let any = Color::ALL.into_iter().map(id).find(|id| page.enabled(id));
    let button = wished.or(any).expect("one of the two calls is allowed");
    app.press(button).expect_gone("call-dialog");
}

/// The placement this style likes best among those the board offers.
fn choose(page: &Snapshot, style: Style) -> Move {
    let offered = |cell: rsg_engine::Cell| {
        page.cell(cell.name())
            .is_some_and(|cell| can_be_played(cell.mark))
    };
    best(&position(page), offered, style)
        .unwrap_or_else(|| panic!("the board offers what the rules do not: {}", page.summary()))
}

/// The placement this style likes best on the cells that are offered.
pub fn best(
    position: &Position,
    offered: impl Fn(rsg_engine::Cell) -> bool,
    style: Style,
) -> Option<Move> {
    position
        .moves()
        .into_iter()
        .filter(|mv| offered(mv.cell))
        .max_by_key(|mv| worth(position, *mv, style))
}

fn worth(position: &Position, mv: Move, style: Style) -> i32 {
    let after = position.play_unchecked(mv);
    -search(
        &after,
        Aim {
            us: position.to_move(),
            style,
        },
        2,
        -9999,
        9999,
    )
}

/// Who we are and what we are after; the other side is taken to want the opposite.
#[derive(Clone, Copy)]
struct Aim {
    us: Color,
    style: Style,
}

/// What a position is worth *against* our aim with best play for that many placements.
fn search(position: &Position, aim: Aim, depth: u8, mut low: i32, high: i32) -> i32 {
    let moves = position.moves();
    if depth == 0 || moves.is_empty() {
        let value = value(position, aim.us);
        return match aim.style {
            Style::Careful => -value,
            Style::Careless => value,
        };
    }
    let mover_is_us = position.to_move() == aim.us;
    let mut best = if mover_is_us { 9999 } else { -9999 };
    let mut high = high;
    for mv in moves {
        let found = search(&position.play_unchecked(mv), aim, depth - 1, low, high);
        if mover_is_us {
            best = best.min(found);
            high = high.min(best);
        } else {
            best = best.max(found);
            low = low.max(best);
        }
        if high <= low {
            break;
        }
    }
    best
}

/// Points ahead, with a premium on the cells that are never flipped back.
fn value(position: &Position, us: Color) -> i32 {
    let score = position.score();
    let mut value = i32::from(score[us]) - i32::from(score[!us]);
    for cell in rsg_engine::Cell::ALL {
        let weight = match cell.ring() {
            4 => 8,
            3 => 2,
            _ => 0,
        };
        match position.board().stone(cell) {
            Some(color) if color == us => value += weight,
            Some(_) => value -= weight,
            None => {}
        }
    }
    value
}

/// The position on the page.
fn position(page: &Snapshot) -> Position {
    let stone = |cell: rsg_engine::Cell| match page.cell(cell.name())?.stone {
        "black" => Some(Color::Black),
        "white" => Some(Color::White),
        _ => None,
    };
    let side = match page.data("turn", "side") {
        "black" => Color::Black,
        _ => Color::White,
    };
    let captured = |id| page.number(id).unwrap_or_default();
    let captures = [captured("captured-black"), captured("captured-white")];
    position_of(stone, side, captures)
}

/// The position with these stones, through the notation.
pub fn position_of(
    stone: impl Fn(rsg_engine::Cell) -> Option<Color>,
    side: Color,
    captures: [i64; 2],
) -> Position {
    let letter = |color: Color| if color == Color::Black { 'b' } else { 'w' };
    let mut text = String::new();
    let mut ring = 0;
    for cell in rsg_engine::Cell::ALL {
        if cell.ring() != ring {
            ring = cell.ring();
            text.push('/');
        }
        text.push(stone(cell).map_or('.', letter));
    }
    let [black, white] = captures;
    let text = format!("{text} {} {black} {white}", letter(side));
    text.parse()
        .unwrap_or_else(|error| panic!("this is no position: {text}: {error}"))
}

//! The Play screen of every game: the bar, a score panel a side, whose turn it is, the board, and what the thumb needs.
//!
//! - this file: the screen that all games share, with slots for what only one game has
//! - `header`, `panel`, `turn`: above the board
//! - `star`, `squares`: what the star and the boards of squares put into the slots
//! - `praise`: beside the board
//! - `line`: below it, `practice` where there is a teacher
//! - `controls`: under the thumb
//! - `call`, `notices`, `result` with `score` and `earnings`, `help`, `copy`: in front of the screen

mod call;
mod controls;
mod copy;
pub(super) mod earnings;
mod header;
mod help;
mod hint;
mod line;
mod notices;
mod panel;
mod practice;
mod praise;
mod result;
mod score;
mod squares;
mod star;
mod turn;

use dioxus::prelude::*;
use rsg_engine::{Cell, Color};

use crate::ui::components::Badge;
use crate::ui::runtime::{dispatch, use_view};
use crate::ui::screens::boards::{
    moving, tempo_within, terms_of, use_board_look, use_motion_reports,
};
use crate::ui::texts::t;
use rsg_game::app::{App, Overlay, PlayEvent, PlayView};
use rsg_game::board::BoardEvent;
use rsg_game::session::{BoardOverlay, BoardView, GameView};

pub use call::CallDialog;
pub use controls::Beside;
use controls::Controls;
pub use copy::CopyTurns;
use header::Header;
pub use help::HelpSheet;
pub use notices::{AbsenceQuestion, HandOver, PassNotice, UndoQuestion};
pub(super) use panel::spoken;
use panel::{Counting, Panel, Panels, mood_after};
pub use result::ResultSheet;
pub(super) use result::gave_up;
pub(super) use turn::Thinking;
use turn::TurnLine;

/// The parts of the screen that depend on the game.
struct Slots {
    /// The note in place of whose turn it is.
    note: Option<String>,
    /// The cell that ko forbids.
    blocked: Option<Cell>,
    board: Element,
    /// The part between the board and the controls.
    below: Element,
    controls: Element,
}

#[component]
pub fn Play() -> Element {
    let view = use_view(App::play);
    let look = use_board_look();
    let reports = use_motion_reports();
    let star_taps = star::use_taps();
    let square_taps = squares::use_taps();
    let hands_over = use_view(|app| {
        let overlay = app.overlay();
        matches!(overlay, Some(Overlay::Board(BoardOverlay::HandOver { .. })))
    });
    let view = view.read();
    let Some(view) = &*view else {
        return rsx! { main { class: "screen", "data-screen": "play" } };
    };
    let game = &view.game;
    let moving = moving(&game.sides.step, look().animation, reports);
    let counting = moving.as_ref().map(Counting::of);
    let mut slots = match &game.board {
        BoardView::Star { cells, blocked } => {
            star::slots(view, (cells, *blocked), look(), (moving, star_taps))
        }
        BoardView::Squares(board) => squares::slots(view, board, look(), (moving, square_taps)),
    };
    slots.note = slots.note.or_else(|| unsent_words(view));
    let is_practice = game
        .practice
        .as_ref()
        .is_some_and(|practice| !practice.counts);
    let step = game.sides.step.number;
    let is_moving = game.sides.before.is_some();
    let replays = game.replay.is_some();
    // As it was drawn: the placement that calls for it is no tap on it.
    let is_handed_over = hands_over();
    rsx! {
        main {
            class: "screen play",
            "data-screen": "play",
            "data-game": game.kind.key(),
            "data-exam": game.facts.series.map(|series| series.exam.key()),
            "data-practice": is_practice.then_some("true"),
            "data-opposite": game.sides.far.is_some().then_some("true"),
            "data-line": (view.line.is_some() || game.practice.is_some()).then_some("true"),
            "data-replay": game.replay.map(|replay| replay.shown),
            // A game that runs once more has a beat of its own, on the board and beside it.
            style: tempo_within(&game.sides.step).map(|tempo| format!("--tempo: {tempo:.4}")),
            // A tap beside the board ends what is being shown, as one on it does.
            onclick: move |_| {
                if replays {
                    dispatch(PlayEvent::LookCloser);
                } else if is_moving {
                    reports.shown.call(step);
                } else if is_handed_over {
                    dispatch(BoardEvent::GoOn);
                }
            },
            {screen(game, slots, counting)}
        }
    }
}

/// What is next after a turn by message: the other one does not know of it yet.
fn unsent_words(view: &PlayView) -> Option<String> {
    let is_unsent = view.send.as_ref().is_some_and(|send| send.unsent);
    let is_over = view.game.sides.turn.over;
    (is_unsent && !is_over).then(|| t("messages-made"))
}

/// The screen, from top to bottom. The panels count while a turn is shown, the mover's with the stones that it
/// captures.
fn screen(game: &GameView, slots: Slots, counting: Option<Counting>) -> Element {
    let sides = &game.sides;
    let terms = terms_of(&game.board);
    let before = sides.before.as_ref();
    let is_active = |color| match before {
        Some(before) => before.side == color,
        None => sides.panels[color].active,
    };
    let counting_of = |color| {
        let counting = counting.clone()?;
        Some(if is_active(color) {
            counting
        } else {
            counting.without_landings()
        })
    };
    let turned = sides.far.is_some() && sides.addressed() == sides.far;
    let panel = |color: Color| {
        rsx! {
            Panel {
                key: "{color}",
                color,
                panel: sides.panels[color].clone(),
                terms,
                active: is_active(color),
                before: before.map(|before| before.scores[color]),
                counting: counting_of(color),
                step: sides.step.number,
                thinks: sides.turn.thinking && sides.turn.side == color,
                mood: mood_after(sides.step.turn.as_ref(), color),
            }
        }
    };
    let turn = rsx! {
        div { class: "facing", "data-turned": turned.then_some("true"),
            TurnLine {
                turn: sides.turn.clone(),
                before: before.cloned(),
                note: slots.note,
                replay: game.replay,
                hint: game.hint.clone(),
                blocked: slots.blocked,
            }
        }
    };
    // The board stays where it is when the words change sides.
    let room = rsx! {
        div { class: "facing-room", aria_hidden: "true" }
    };
    rsx! {
        Header {
            facts: game.facts.clone(),
            terms,
            practice: game.practice.as_ref().is_some_and(|practice| !practice.counts),
            over: sides.turn.over,
        }
        if let Some(far) = sides.far {
            Panels { place: "far", turned: true, {panel(far)} }
            {if turned { turn.clone() } else { room.clone() }}
            {slots.board}
            {slots.below}
            {if turned { room } else { turn }}
            Panels { place: "near", {panel(!far)} }
        } else {
            Panels {
                {panel(sides.own)}
                if let Some(series) = game.facts.series {
                    div { class: "exam-medal", Badge { rank: series.exam.rank() } }
                }
                {panel(!sides.own)}
            }
            {turn}
            {slots.board}
            {slots.below}
        }
        Controls { turned, {slots.controls} }
    }
}

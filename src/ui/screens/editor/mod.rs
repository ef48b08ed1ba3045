//! A board of one's own: the board in the middle, what is put on it below, and what can be done with it.
//!
//! - this file: the screen with its board
//! - `tools`: the stone in hand, the side to move, the whole board at once
//! - `terms`: the game and what is agreed before it
//! - `actions`: playing it, its worth, whether it is a puzzle, sending it

mod actions;
mod terms;
mod tools;

use dioxus::prelude::*;

use crate::ui::components::BoardLook;
use crate::ui::runtime::use_view;
use crate::ui::screens::boards::{AnyBoard, use_board_look};
use crate::ui::screens::frame::Frame;
use crate::ui::texts::t;
use actions::Actions;
use rsg_game::app::editor::EditorScreen;
use rsg_game::app::{App, ScreenName};
use rsg_game::board::{Arrival, BoardStep};
use terms::TermsGroup;
use tools::{Hand, SideToMove, WholeBoard};

#[component]
pub fn Editor() -> Element {
    let view = use_view(App::view::<EditorScreen>);
    let look = use_board_look()();
    let view = view();
    // What is put by hand is there at once.
    let step = BoardStep {
        number: view.step,
        turn: None,
        arrival: Arrival::Dropped,
        showing: false,
        within: None,
    };
    rsx! {
        Frame { screen: ScreenName::Editor, game: view.game, title: t("editor-title"),
            div { class: "content editor",
                div { class: "editor-board",
                    AnyBoard {
                        board: view.board.clone(),
                        step,
                        look: BoardLook { playable_marks: false, ..look },
                        takes_taps: true,
                    }
                }
                div { class: "editor-rest",
                    Hand { stone: view.stone, can_undo: view.can_undo }
                    SideToMove { to_move: view.to_move }
                    WholeBoard {}
                    Actions { view: view.clone() }
                    TermsGroup { view: view.clone() }
                }
            }
        }
    }
}

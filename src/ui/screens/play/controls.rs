//! The controls below the board: take-back and hint, and in the games that have them turns beside a placement and the
//! agreement at a stop.

use dioxus::prelude::*;
use rsg_classics::Square;
use rsg_game::play::Play;

use super::hint::HintButton;
use super::practice::PracticeControls;
use crate::ui::components::{Button, Icon, Variant};
use crate::ui::runtime::dispatch;
use crate::ui::screens::boards::use_board_look;
use crate::ui::screens::messages::PasteAnswer;
use crate::ui::screens::messages::send::SendGame;
use crate::ui::texts::t;
use rsg_game::app::{PlayEvent, PlayView};
use rsg_game::board::{BoardEvent, StopView};
use rsg_game::session::{Aiming, BesideView, MessageStop};

/// The controls in reach of the thumb: only those that can be of use in this match. Reading the position aloud is one
/// gesture away for those who hear the screen or use a keyboard; for the others it is in the help.
#[component]
pub(super) fn Controls(
    /// They are for somebody who sits opposite.
    turned: bool,
    children: Element,
) -> Element {
    rsx! {
        div { class: "controls", "data-turned": turned.then_some("true"),
            {children}
            Button {
                class: "button unseen-till-focus",
                icon: Icon::Sound,
                test_id: "read-board",
                onclick: move |_| dispatch(PlayEvent::ReadBoard),
                {t("play-read")}
            }
        }
    }
}

/// The controls of a game: its message, the turns that only some games have, and help.
pub(super) fn controls(view: &PlayView, turns: Element) -> Element {
    let PlayView { game, send, .. } = view;
    let over = game.sides.turn.over;
    rsx! {
        // At the end the result sheet has it.
        if let Some(send) = send.as_ref().filter(|_| !over) {
            SendGame { view: send.clone() }
            if !send.unsent {
                PasteAnswer {}
            }
        }
        {turns}
        if let Some(practice) = game.practice.as_ref().filter(|practice| !practice.counts) {
            PracticeControls {
                can_take_back: practice.can_take_back,
                can_go_forward: practice.can_go_forward,
                over,
                hint: game.hint.clone(),
            }
        } else {
            if game.has_undo {
                UndoButton { disabled: !game.can_undo, left: game.undo_left }
            }
            // At a stop nothing is placed.
            if !game.sides.turn.stopped {
                HintButton { hint: game.hint.clone(), free: game.free_hints }
            }
        }
    }
}

/// Takes the last placement back, and says how often it still does where that is limited: "Undo · 1".
#[component]
pub(super) fn UndoButton(disabled: bool, left: Option<u8>) -> Element {
    rsx! {
        Button {
            icon: Icon::Undo,
            test_id: "undo",
            disabled,
            onclick: move |_| dispatch(BoardEvent::Undo),
            {left.map_or_else(|| t("play-undo"), |left| t!("play-undo-left", count = left))}
        }
    }
}

/// The buttons of games in which a turn is more than a placement.
#[component]
pub(super) fn TurnControls(
    stop: Option<StopView>,
    /// The actions at the stop, by message.
    by_message: Option<MessageStop>,
    /// The point that stays aimed at, until a stone is placed there or the aim is given up.
    kept: Option<Aiming>,
    beside: Vec<BesideView>,
    has_button: bool,
) -> Element {
    rsx! {
        div { class: "controls-row",
            if let Some(stop) = by_message {
                MessageStopControls { stop }
            } else if let Some(stop) = stop {
                StopControls { stop }
            } else if let Some(aim) = kept {
                PlaceControls { square: aim.square, open: aim.refusal.is_none() }
            } else {
                Beside { turns: beside, has_button }
                ResignButton {}
            }
        }
    }
}

/// The button, and once one side has it, the pass.
#[component]
pub fn Beside(turns: Vec<BesideView>, has_button: bool) -> Element {
    let shown = if has_button { Play::Button } else { Play::Pass };
    let (words, test_id) = if has_button {
        ("beside-take-button", "take-button")
    } else {
        ("beside-pass", "pass")
    };
    rsx! {
        for turn in turns.into_iter().filter(|turn| turn.play == shown) {
            Button {
                key: "{test_id}",
                test_id,
                disabled: !turn.open,
                "data-hinted": turn.hinted.then_some("true"),
                onclick: move |_| dispatch(BoardEvent::Beside(turn.play.clone())),
                if has_button {
                    span { class: "button-words",
                        {t(words)}
                        small { {t("beside-button-note")} }
                    }
                } else {
                    {t(words)}
                }
            }
        }
    }
}

#[component]
fn ResignButton() -> Element {
    rsx! {
        Button {
            variant: Variant::Quiet,
            test_id: "resign",
            onclick: move |_| dispatch(PlayEvent::Resign),
            {t("play-resign")}
        }
    }
}

/// The buttons for the point that is aimed at: place a stone there, or give up the aim.
#[component]
fn PlaceControls(square: Square, open: bool) -> Element {
    let naming = use_board_look()().naming();
    rsx! {
        Button {
            variant: Variant::Primary,
            test_id: "place",
            "data-value": square.to_string(),
            disabled: !open,
            onclick: move |_| dispatch(BoardEvent::Tap(square.into())),
            {t!("play-place", cell = naming.of(square))}
            if !naming.has_names() {
                span { class: "unseen", {square.to_string()} }
            }
        }
        Button {
            test_id: "place-cancel",
            onclick: move |_| dispatch(BoardEvent::Aim(None)),
            {t("play-place-cancel")}
        }
    }
}

/// By message both act in turn: marks, then agreement, other marks, or playing on.
#[component]
fn MessageStopControls(stop: MessageStop) -> Element {
    if !stop.own {
        return rsx! {};
    }
    rsx! {
        Button {
            test_id: "stop-agree",
            onclick: move |_| dispatch(BoardEvent::Agree),
            {t(if stop.agrees { "stop-agree" } else { "stop-mark" })}
        }
        if stop.answers {
            Button {
                test_id: "stop-resume",
                onclick: move |_| dispatch(BoardEvent::Resume),
                {t("stop-resume")}
            }
        }
        ResignButton {}
    }
}

#[component]
fn StopControls(stop: StopView) -> Element {
    rsx! {
        Button {
            test_id: "stop-agree",
            disabled: stop.waits,
            onclick: move |_| dispatch(BoardEvent::Agree),
            {t("stop-agree")}
        }
        Button {
            test_id: "stop-resume",
            onclick: move |_| dispatch(BoardEvent::Resume),
            {t("stop-resume")}
        }
        Button {
            test_id: "stop-why",
            disabled: stop.waits,
            "aria-pressed": stop.why,
            onclick: move |_| dispatch(BoardEvent::Why),
            {t("stop-why")}
        }
        ResignButton {}
    }
}

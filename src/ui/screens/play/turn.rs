//! The line above the board: whose turn it is, what is to be known first, and why a cell that was tapped cannot be
//! played.

use dioxus::prelude::*;
use rsg_engine::{Cell, Color};
use rsg_game::play::Play;

use crate::ui::components::{Button, Pebble};
use crate::ui::runtime::dispatch;
use crate::ui::screens::boards::use_board_look;
use crate::ui::texts::{t, texts};
use crate::ui::words::numbers::points;
use crate::ui::words::speech::{hint_words, refused_words};
use crate::ui::words::{Naming, who};
use rsg_game::app::{HelpTopic, PlayEvent};
use rsg_game::board::StopView;
use rsg_game::session::{
    Before, HintView, MessageStop, ReplayView, SidesView, SquaresNote, SquaresView, TurnView, Who,
};

#[component]
pub(super) fn TurnLine(
    turn: TurnView,
    /// The side whose turn is being shown: until it has been, the words are about that one.
    before: Option<Before>,
    /// The note in place of whose turn it is.
    note: Option<String>,
    /// The replay, in place of everything else.
    replay: Option<ReplayView>,
    hint: HintView,
    /// The cell that ko forbids, on the star.
    blocked: Option<Cell>,
) -> Element {
    let naming = use_board_look()().naming();
    let held = before.is_some();
    let side = before.as_ref().map_or(turn.side, |before| before.side);
    let words = match (&before, replay) {
        (_, Some(ReplayView { shown, turns })) => {
            t!("play-replay", number = shown, count = turns)
        }
        (Some(before), None) => words_before(before),
        (None, None) if turn.over => t("play-over"),
        (None, None) => note.unwrap_or_else(|| turn_words(&turn, &hint, naming)),
    };
    // At the end it is nobody's turn, and at a stop nobody's in particular.
    let has_side = replay.is_none() && (held || !(turn.over || turn.stopped));
    rsx! {
        div { class: "turn-line",
            p {
                class: "turn",
                "data-testid": "turn",
                "data-side": turn.side.to_string(),
                "data-who": who::key(&turn.who),
                "data-held": held.then_some("true"),
                if has_side {
                    Pebble { color: side }
                }
                span { {words} }
                if turn.thinking {
                    Thinking {}
                }
            }
            if let Some(cell) = blocked {
                div { class: "blocked-note", role: "note", "data-testid": "blocked-note",
                    p { {t!("play-blocked", cell = naming.of(cell))} }
                    Button {
                        test_id: "ko-help",
                        onclick: move |_| dispatch(PlayEvent::Help(HelpTopic::Ko)),
                        {t("play-blocked-why")}
                    }
                }
            }
        }
    }
}

/// Three dots that breathe while the CPU thinks.
#[component]
pub(in crate::ui::screens) fn Thinking() -> Element {
    rsx! {
        span { class: "thinking", "data-testid": "thinking", aria_hidden: "true",
            i {} i {} i {}
        }
    }
}

/// The words until the turn that is being shown.
pub(in crate::ui::screens) fn words_before(before: &Before) -> String {
    turn_or_thinking(&before.who, before.side, matches!(before.who, Who::Cpu(_)))
}

fn turn_words(turn: &TurnView, hint: &HintView, naming: Naming) -> String {
    match hint {
        _ if turn.thinking => turn_or_thinking(&turn.who, turn.side, true),
        HintView::Sought => t("play-hint-sought"),
        HintView::Shown(hint) => hint_words(&texts(), hint, naming),
        HintView::Never | HintView::NotNow | HintView::Open => who::turn(&turn.who, turn.side),
    }
}

/// "Your turn", "CPU is thinking".
pub(in crate::ui::screens) fn turn_or_thinking(who: &Who, side: Color, thinks: bool) -> String {
    if thinks {
        t!("play-thinking", who = who::name(who, side))
    } else {
        who::turn(who, side)
    }
}

/// The note on a board of squares, in place of whose turn it is.
pub(super) fn note_words(board: &SquaresView, sides: &SidesView, naming: Naming) -> Option<String> {
    if let Some(stop) = board.stop {
        return Some(stop_words(board, stop));
    }
    if let Some(aim) = board.aim
        && let Some(reason) = aim.refusal.filter(|reason| reason.is_subtle())
    {
        return Some(refused_words(&texts(), aim.square.into(), reason, naming));
    }
    Some(match board.note.as_ref()? {
        SquaresNote::Refused(spot, reason) => refused_words(&texts(), *spot, *reason, naming),
        SquaresNote::CpuPlaysOn if matches!(sides.turn.who, Who::Cpu(_)) => t("stop-cpu-plays-on"),
        SquaresNote::CpuPlaysOn => t!(
            "beside-turn",
            what = t("stop-cpu-plays-on"),
            turn = who::turn(&sides.turn.who, sides.turn.side)
        ),
        SquaresNote::GoesOn => t!(
            "stop-goes-on",
            turn = who::turn(&sides.turn.who, sides.turn.side)
        ),
        SquaresNote::Beside {
            who,
            color,
            play,
            pass_ends,
        } => {
            let key = match play {
                Play::Button => "beside-took-button",
                _ => "beside-passed",
            };
            let passed = who::sentence(&texts(), key, who, *color);
            let turn = who::turn(&sides.turn.who, sides.turn.side);
            if *pass_ends {
                t!("beside-pass-ends", passed = passed)
            } else {
                t!("beside-turn", what = passed, turn = turn)
            }
        }
    })
}

fn stop_words(board: &SquaresView, stop: StopView) -> String {
    if let Some(score) = board.as_agreed {
        return t!(
            "stop-as-counted",
            black = points(&texts(), score.black),
            white = points(&texts(), score.white)
        );
    }
    if let Some(stop) = board.message_stop {
        return t(match stop {
            MessageStop { own: false, .. } => "stop-sent",
            MessageStop { answers: false, .. } => "stop-to-mark",
            MessageStop { agrees: true, .. } => "stop-theirs",
            MessageStop { .. } => "stop-other",
        });
    }
    match stop {
        StopView { waits: true, .. } => t("stop-waits"),
        StopView { differs: true, .. } => t("stop-differs"),
        StopView { told: true, .. } => t!("stop-opinion", count = board.marked_stones),
        StopView { .. } => t("stop-touch"),
    }
}

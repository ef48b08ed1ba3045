//! The chip at CP that shows for a moment which colour was called, and covers nothing that is needed.

use dioxus::prelude::*;
use rsg_engine::Color;

use crate::ui::components::Pebble;
use crate::ui::texts::{t, texts};
use crate::ui::words::{call_words, who};
use rsg_game::board::MadeCall;
use rsg_game::session::{SidesView, Who};

/// The news about CP that a step of the board brings.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum CallNews {
    /// The board is another one, or is not played on: nothing is said any more.
    #[default]
    None,
    /// A turn without a call. The chip of the one before stays as long as it would have.
    Turn,
    Called {
        call: MadeCall,
        who: Who,
        /// The caller sits opposite.
        turned: bool,
    },
}

impl CallNews {
    #[must_use]
    pub fn of(sides: &SidesView) -> CallNews {
        match sides.call {
            Some(call) => CallNews::Called {
                call,
                who: sides.panels[call.by].who.clone(),
                turned: sides.far == Some(call.by),
            },
            None if sides.step.turn.is_some() => CallNews::Turn,
            None => CallNews::None,
        }
    }
}

/// The last call that was shown on this board, and its step.
#[derive(Clone, Debug, Default, PartialEq)]
struct LastCall {
    /// The last step that was drawn.
    seen: u64,
    shown: Option<(u64, CallNews)>,
}

impl LastCall {
    /// The state after this step. A step that was there before the board was is no news.
    fn after(self, step: u64, news: &CallNews) -> LastCall {
        let shown = match news {
            _ if step == self.seen => self.shown,
            CallNews::None => None,
            CallNews::Turn => self.shown,
            CallNews::Called { .. } => Some((step, news.clone())),
        };
        LastCall { seen: step, shown }
    }
}

/// Shows a call for a moment. Its words are part of the turn's announcement, so it is for the eye alone.
#[component]
pub(super) fn CallChip(step: u64, news: CallNews) -> Element {
    let mut last = use_hook(|| {
        CopyValue::new(LastCall {
            seen: step,
            shown: None,
        })
    });
    let mut over = use_signal(|| None);
    let now = last.peek().clone().after(step, &news);
    last.set(now.clone());
    let Some((at, CallNews::Called { call, who, turned })) = now.shown else {
        return rsx! {};
    };
    if over() == Some(at) {
        return rsx! {};
    }
    rsx! {
        p {
            key: "{at}",
            class: "call-chip",
            aria_hidden: "true",
            "data-testid": "call-chip",
            "data-color": call.color.to_string(),
            "data-by": who::key(&who),
            "data-why": call.reason.key(),
            "data-turned": turned.then_some("true"),
            "data-explains": call.is_explained.then_some("true"),
            onanimationend: move |_| over.set(Some(at)),
            Words { color: call.color, words: call_words::made(&texts(), &call, &who) }
            if call.is_explained {
                small { {call_words::reason(&texts(), &call)} }
            }
        }
    }
}

/// Shows which call is tried on the board, as long as it is: in a corner that the star leaves free.
#[component]
pub(super) fn PreviewChip(color: Color) -> Element {
    rsx! {
        p { class: "call-chip", aria_hidden: "true", "data-stays": "true",
            Words { color, words: t(&format!("call-preview-{color}")) }
        }
    }
}

#[component]
fn Words(color: Color, words: String) -> Element {
    rsx! {
        b {
            Pebble { color }
            {words}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rsg_game::progress::{CallReason, CpuLevel};

    fn called(color: Color) -> CallNews {
        CallNews::Called {
            call: MadeCall {
                color,
                by: Color::White,
                reason: CallReason::Asked,
                is_explained: false,
            },
            who: Who::Cpu(CpuLevel::Three),
            turned: false,
        }
    }

    #[test]
    fn a_call_stays_over_a_turn_without_one_and_gives_way_to_the_next() {
        let start = LastCall {
            seen: 7,
            shown: None,
        };
        let one = start.clone().after(8, &called(Color::Black));
        assert_eq!(one.shown, Some((8, called(Color::Black))));
        assert_eq!(one.clone().after(8, &called(Color::Black)), one, "once");
        let after = one.clone().after(9, &CallNews::Turn);
        assert_eq!(after.shown, one.shown, "a quick answer takes nothing away");
        let next = after.after(10, &called(Color::White));
        assert_eq!(next.shown, Some((10, called(Color::White))));
        assert_eq!(next.after(11, &CallNews::None).shown, None, "taken back");
    }

    #[test]
    fn a_board_that_is_come_back_to_tells_no_old_call() {
        let start = LastCall {
            seen: 7,
            shown: None,
        };
        assert_eq!(start.after(7, &called(Color::Black)).shown, None);
    }
}

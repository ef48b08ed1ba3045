//! A call in words: on the board, and in the announcement of the turn.

use crate::ui::words::who;
use rsg_game::board::MadeCall;
use rsg_game::progress::CallReason;
use rsg_game::session::Who;
use rsg_game::text::{Texts, args};

/// "Called Black", "Fox calls White".
#[must_use]
pub fn made(texts: &Texts, call: &MadeCall, by: &Who) -> String {
    let color = call.color.to_string();
    let args = args![
        who = who::kind(by, call.by),
        name = who::given_name(texts, by),
        color = color
    ];
    texts.with("call-made", &args)
}

/// The reason why the player was not asked for the call: "Same either way".
#[must_use]
pub fn reason(texts: &Texts, call: &MadeCall) -> String {
    match call.reason {
        CallReason::Asked => String::new(),
        CallReason::Only => texts.get(&format!("call-only-{}", call.color)),
        CallReason::Same => texts.get("call-same"),
    }
}

//! Messages of a page, before the transport reads them.
//!
//! `dioxus-liveview` keeps a history of addresses that this app has no use for, and ends the page if the answer about
//! it is not as expected: a plain `null` is enough. Its question is the first of every page, and every message that a
//! page sends without a question is about it too. So the answer passed on is always the same, and messages without a
//! question are dropped.

use dioxus_liveview::{LiveViewError, LiveViewSocket};
use serde::Deserialize;

/// The number of the question about addresses.
const HISTORY: u64 = 0;

/// Its answer: the address, no state, nothing kept, the first entry.
const ADDRESS: &[u8] =
    br#"{"method":"query","params":{"id":0,"data":["/",null,null,1],"returned_value":true}}"#;

#[derive(Deserialize)]
struct PageAnswer {
    method: String,
    params: Params,
}

#[derive(Deserialize)]
struct Params {
    id: u64,
    #[serde(default)]
    returned_value: bool,
}

/// A socket without the messages that would end the page.
pub(super) fn guarded(socket: impl LiveViewSocket) -> impl LiveViewSocket {
    socket.filter_map(|message: Result<Vec<u8>, LiveViewError>| {
        std::future::ready(match message {
            Ok(bytes) => safe(bytes).map(Ok),
            Err(error) => Some(Err(error)),
        })
    })
}

/// The message to pass on, made harmless; `None` drops it.
fn safe(message: Vec<u8>) -> Option<Vec<u8>> {
    match serde_json::from_slice::<PageAnswer>(&message) {
        Ok(PageAnswer { method, params }) if method == "query" => match params {
            Params {
                returned_value: false,
                ..
            } => None,
            Params { id: HISTORY, .. } => Some(ADDRESS.to_vec()),
            Params { .. } => Some(message),
        },
        // Something that is done on the page, or nothing that the transport understands.
        _ => Some(message),
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn told(message: &str) -> Option<String> {
        safe(message.as_bytes().to_vec()).map(|bytes| String::from_utf8(bytes).unwrap())
    }

    #[test]
    fn the_answer_about_addresses_is_always_one_that_is_understood() {
        for data in ["null", "1", "[]", "[\"/\",{\"index\":-1},7,0]", "{}"] {
            let answer = format!(
                "{{\"method\":\"query\",\"params\":{{\"id\":0,\"data\":{data},\"returned_value\":true}}}}"
            );
            assert_eq!(told(&answer).unwrap().as_bytes(), ADDRESS, "{data}");
            assert_eq!(told(&answer.replace("true", "false")), None, "{data}");
        }
    }

    #[test]
    fn everything_else_is_handed_on_as_it_is() {
        for message in [
            "__ping__",
            "null",
            "{\"method\":\"query\",\"params\":{\"id\":7,\"data\":\"text\",\"returned_value\":true}}",
            "{\"method\":\"user_event\",\"params\":{\"name\":\"click\",\"element\":1,\"data\":null,\"bubbles\":true}}",
        ] {
            assert_eq!(told(message).as_deref(), Some(message));
        }
    }
}

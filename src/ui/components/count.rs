//! A number that counts: the values that it takes stand in a strip that slides past a window of one line.
use dioxus::prelude::*;

/// Words around a number as they change, the last of which stay; they begin to change at so many milliseconds.
#[component]
pub fn Count(values: Vec<String>, at: u32) -> Element {
    let steps = values.len().saturating_sub(1);
    if steps == 0 {
        return rsx! { {values.concat()} };
    }
    rsx! {
        span { class: "count", style: "--steps: {steps}; --at: {at}",
            span { class: "count-strip",
                for (order, value) in values.into_iter().enumerate() {
                    span { key: "{order}", {value} }
                }
            }
        }
    }
}

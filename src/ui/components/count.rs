//! A number that counts: the values that it takes stand in a strip that slides past a window of one line.
use dioxus::prelude::*;

/// Words around a number as they change, the last of which stay; they begin to change at `at` milliseconds. The
/// strip is a new element for each `run`, because an element's animation runs once: one that had run would show the
/// last words at once.
#[component]
pub fn Count(values: Vec<String>, at: u32, run: String) -> Element {
    let steps = values.len().saturating_sub(1);
    if steps == 0 {
        return rsx! { {values.concat()} };
    }
    rsx! {
        // A key tells apart what stands in a list; alone it would be ignored.
        for run in [run] {
            span { key: "{run}", class: "count", style: "--steps: {steps}; --at: {at}",
                span { class: "count-strip",
                    for (order, value) in values.iter().enumerate() {
                        span { key: "{order}", {value.as_str()} }
                    }
                }
            }
        }
    }
}

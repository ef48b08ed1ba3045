//! A number that is typed or stepped to.

use dioxus::prelude::*;

use crate::ui::components::Button;

/// A number to be typed, with a button on each side of it; what the three are called, in their order.
#[component]
pub fn Stepper(
    id: String,
    labels: [String; 3],
    value: i16,
    from: i16,
    to: i16,
    change: EventHandler<i16>,
) -> Element {
    let [less, name, more] = labels;
    let step = move |by: i16| change.call((value + by).clamp(from, to));
    rsx! {
        section { class: "setup-group stepper",
            label { r#for: id.clone(), {name} }
            div { class: "stepper-row",
                Button {
                    label: less,
                    test_id: "{id}-less",
                    disabled: value <= from,
                    onclick: move |_| step(-1),
                    "−"
                }
                input {
                    class: "field",
                    id: id.clone(),
                    "data-testid": id.clone(),
                    "data-value": "{value}",
                    r#type: "number",
                    inputmode: "numeric",
                    min: "{from}",
                    max: "{to}",
                    value: "{value}",
                    onchange: move |event| {
                        if let Ok(typed) = event.value().trim().parse::<i16>() {
                            change.call(typed.clamp(from, to));
                        }
                    },
                }
                Button {
                    label: more,
                    test_id: "{id}-more",
                    disabled: to <= value,
                    onclick: move |_| step(1),
                    "+"
                }
            }
        }
    }
}

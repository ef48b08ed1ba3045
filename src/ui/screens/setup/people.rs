//! Setup's names of the two people, who played before, how the two stand, and what they agree on.

use dioxus::prelude::*;

use crate::ui::components::{Button, Icon, Switch, Variant};
use crate::ui::runtime::dispatch;
use crate::ui::texts::t;
use crate::ui::words::who;
use rsg_game::app::SetupEvent;
use rsg_game::progress::{ByPlayer, HouseRules, Player, PlayerName, Tally};

/// The two people's names, if they want any.
#[component]
pub(super) fn Names(
    names: ByPlayer<PlayerName>,
    people: Vec<PlayerName>,
    between: Option<Tally>,
    /// The second one holds another phone.
    #[props(default)]
    elsewhere: bool,
) -> Element {
    let [one, two] = if elsewhere {
        ["setup-own-name", "setup-their-name"]
    } else {
        ["setup-player-one", "setup-player-two"]
    };
    let fields = [(Player::One, "one", t(one)), (Player::Two, "two", t(two))];
    rsx! {
        section { class: "setup-group",
            h2 { {t("setup-names")} }
            div { class: "setup-names",
                for (player , key , label) in fields {
                    label { key: "{key}", class: "name-field",
                        span { {label} }
                        input {
                            r#type: "text",
                            "data-testid": "setup-name-{key}",
                            autocomplete: "off",
                            spellcheck: "false",
                            maxlength: "40",
                            value: names[player].as_str(),
                            oninput: move |event| dispatch(SetupEvent::Name(player, event.value())),
                        }
                    }
                }
            }
            if !people.is_empty() {
                div { class: "setup-people", role: "group", "aria-label": t("setup-people"),
                    for (index , name) in people.into_iter().enumerate() {
                        KnownName { key: "{name.as_str()}", index, name }
                    }
                }
            }
            if !elsewhere {
                Between { names: names.clone(), between }
            }
        }
    }
}

/// The score between the two so far, and the way to change their places.
#[component]
fn Between(names: ByPlayer<PlayerName>, between: Option<Tally>) -> Element {
    rsx! {
        div { class: "setup-between",
            if let Some(tally) = between {
                p { "data-testid": "setup-between",
                    {t!(
                        "setup-between", first = who::called(&names.one), second = who::called(&names.two), won =
                        tally.won, lost = tally.lost, drawn = tally.drawn
                    )}
                }
            }
            Button {
                variant: Variant::Quiet,
                icon: Icon::Swap,
                test_id: "setup-swap",
                onclick: move |_| dispatch(SetupEvent::Swap),
                {t("setup-swap")}
            }
        }
    }
}

#[component]
fn KnownName(index: usize, name: PlayerName) -> Element {
    let words = who::called(&name);
    rsx! {
        Button {
            class: "button setup-person",
            test_id: "setup-person-{index + 1}",
            onclick: move |_| dispatch(SetupEvent::Known(name.clone())),
            {words}
        }
    }
}

/// The house rules of two people on one phone.
#[component]
pub(super) fn HouseGroup(house: HouseRules) -> Element {
    rsx! {
        section { class: "setup-group",
            h2 { {t("setup-house")} }
            Switch {
                test_id: "setup-undo",
                name: t("setup-undo"),
                note: t("setup-undo-note"),
                on: house.undo,
                change: move |undo| dispatch(SetupEvent::House(HouseRules { undo, ..house })),
            }
            Switch {
                test_id: "setup-opposite",
                name: t("setup-opposite"),
                note: t("setup-opposite-note"),
                on: house.opposite,
                change: move |opposite| dispatch(SetupEvent::House(HouseRules { opposite, ..house })),
            }
        }
    }
}

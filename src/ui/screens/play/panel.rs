//! A side's score panel: who plays it, the total at a glance, and what it is made of.

use dioxus::prelude::*;
use rsg_engine::Color;

use crate::ui::components::{Count, Pebble};
use crate::ui::texts::{t, texts};
use crate::ui::who;
use rsg_game::session::{PanelView, Points};

/// How a panel counts up what a placement brings.
#[derive(Clone, PartialEq)]
pub(super) struct Counting {
    /// When, in milliseconds at normal speed.
    pub at: u32,
    /// When each stone that this side captures lands on its pile.
    pub landings: Vec<u32>,
}

/// A score panel. While a placement is shown, the numbers count up from what there was `before`; screen readers and tests
/// are told the new ones at once.
#[component]
pub(super) fn Panel(
    color: Color,
    panel: PanelView,
    /// Whether its turn is the one that the banner tells of.
    active: bool,
    before: Option<Points>,
    counting: Option<Counting>,
    step: u64,
) -> Element {
    let name = who::name(&panel.who, color);
    let letters = who::longest_word(&name);
    let spoken = t!(
        "play-panel",
        name = name.clone(),
        color = color.to_string(),
        total = panel.total,
        board = panel.on_board,
        captured = panel.captured
    );
    let now = Points {
        on_board: panel.on_board,
        captured: panel.captured,
    };
    let before = before.unwrap_or(now);
    // In the second game of a Reverse Match the big number is that of both; `data-value` tells of this game.
    let brought = panel.brought.unwrap_or(0);
    let Counting { at, landings } = counting.unwrap_or(Counting {
        at: 0,
        landings: Vec::new(),
    });
    let words =
        |from, to, say: fn(u8) -> String| count(from, to).into_iter().map(say).collect::<Vec<_>>();
    rsx! {
        section { class: "panel", "data-color": color.to_string(), "data-active": "{active}", aria_label: spoken,
            Pebble { color }
            span { class: "panel-name", style: "--letters: {letters:.1}", aria_hidden: "true", {name} }
            // A key tells apart what stands in a list: a pile whose last stones have come is not the one to which others come.
            for step in [step] {
                Pile { key: "{step}", count: panel.captured, landings: landings.clone() }
            }
            span { class: "panel-total", "data-testid": "score-{color}", "data-value": "{panel.total}", aria_hidden: "true",
                Count {
                    run: "{step}",
                    values: words(before.total() + brought, panel.total + brought, |total| texts().number(total)),
                    at,
                }
            }
            span { class: "panel-sum", aria_hidden: "true",
                Count {
                    run: "{step}",
                    values: words(before.on_board, panel.on_board, |count| t!("play-on-board", count = count)),
                    at,
                }
                " + "
                span { class: "panel-captured", "data-testid": "captured-{color}", "data-value": "{panel.captured}",
                    Count {
                        run: "{step}",
                        values: words(before.captured, panel.captured, |count| t!("play-captured", count = count)),
                        at,
                    }
                }
            }
            if let Some(brought) = panel.brought {
                span { class: "panel-games", aria_hidden: "true",
                    span { {t!("play-game-total", number = 1, total = brought)} }
                    Count {
                        run: "{step}",
                        values: words(before.total(), panel.total, |total| t!("play-game-total", number = 2, total = total)),
                        at,
                    }
                }
            }
        }
    }
}

/// More stones than this lie on no pile one by one.
const PILE: usize = 9;

/// The stones a side has captured, beside its total. The last ones come as they land.
#[component]
fn Pile(count: u8, landings: Vec<u32>) -> Element {
    let count = usize::from(count).min(PILE);
    let lying = count.saturating_sub(landings.len());
    rsx! {
        span { class: "pile", aria_hidden: "true",
            for order in 0..count {
                i {
                    key: "{order}",
                    style: (lying <= order).then(|| format!("--at: {}", landings[order - lying])),
                    "data-landing": (lying <= order).then_some("true"),
                }
            }
        }
    }
}

/// All numbers from one to another, both included.
fn count(from: u8, to: u8) -> Vec<u8> {
    if from <= to {
        (from..=to).collect()
    } else {
        (to..=from).rev().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::texts::provide_texts;
    use dioxus::dioxus_core::{Mutation, Mutations};
    use rsg_game::session::Who;
    use rsg_game::text::Language;

    /// A panel that counts from what was to one more.
    #[component]
    fn Counted(before: Signal<u8>) -> Element {
        provide_texts(Language::English);
        let points = |on_board| Points {
            on_board,
            captured: 0,
        };
        let panel = PanelView {
            who: Who::You,
            on_board: before() + 1,
            captured: 0,
            total: before() + 1,
            brought: None,
            active: true,
        };
        rsx! {
            Panel {
                color: Color::Black,
                panel,
                active: true,
                before: points(before()),
                counting: Counting { at: 500, landings: Vec::new() },
                step: u64::from(before()),
            }
        }
    }

    /// The elements that are made when one placement is shown right after another.
    fn made_for_the_next_step() -> usize {
        let mut dom = VirtualDom::new(|| {
            let before = use_context_provider(|| Signal::new(3_u8));
            rsx! { Counted { before } }
        });
        dom.rebuild_in_place();
        dom.in_scope(ScopeId::APP, || {
            let mut before = consume_context::<Signal<u8>>();
            before += 1;
        });
        let mut changes = Mutations::default();
        dom.render_immediate(&mut changes);
        let makes = |change: &&Mutation| matches!(change, Mutation::CreateElement { .. });
        changes.edits.iter().filter(makes).count()
    }

    #[test]
    fn a_number_that_counts_again_is_a_new_element_whose_animation_runs() {
        // The empty pile alone is one element.
        let made = made_for_the_next_step();
        assert!(1 < made, "{made} elements");
    }

    #[test]
    fn a_number_counts_up_and_down_and_stays() {
        assert_eq!(count(3, 6), [3, 4, 5, 6]);
        assert_eq!(count(6, 4), [6, 5, 4]);
        assert_eq!(count(5, 5), [5]);
    }
}

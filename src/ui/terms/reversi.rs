//! Reversi's choices and words.

use dioxus::prelude::*;
use rsg_classics::Terms;
use rsg_classics::reversi::{self, Aim, BoardSize, Options, Start};

use super::{NotedPick, ShapePick};
use crate::ui::components::{Button, PickGroup, Picks};
use crate::ui::texts::t;
use rsg_game::text::Texts;

#[component]
pub(super) fn Sizes(
    terms: reversi::ReversiTerms,
    ids: &'static str,
    change: EventHandler<Terms>,
) -> Element {
    rsx! {
        Picks { class: "picks sizes", label: t("setup-size"),
            for size in BoardSize::ALL {
                ShapePick {
                    key: "{size}",
                    test_id: "{ids}-size-{size}",
                    shape: size.shape(),
                    chosen: size == terms.size,
                    onpick: move |()| change.call(Terms::Reversi(reversi::ReversiTerms { size, ..terms })),
                }
            }
        }
    }
}

/// The start and the aim.
#[component]
pub(super) fn Groups(terms: reversi::ReversiTerms, change: EventHandler<Terms>) -> Element {
    let options = terms.options;
    let with = move |options| change.call(with_options(terms, options));
    let starts = [Start::Othello, Start::Classic].map(|start| (start, start_name(start)));
    let aims = [Aim::Most, Aim::Fewest].map(|aim| (aim, aim_name(aim)));
    rsx! {
        PickGroup { id: "setup-opening", title: t("setup-opening"),
            for (start , name) in starts {
                NotedPick {
                    key: "{name}",
                    name: "setup-start-{name}",
                    chosen: start == options.start,
                    onpick: move |()| with(Options { start, ..options }),
                }
            }
        }
        PickGroup { id: "setup-aim", title: t("setup-aim"),
            for (aim , name) in aims {
                NotedPick {
                    key: "{name}",
                    name: "setup-aim-{name}",
                    chosen: aim == options.aim,
                    onpick: move |()| with(Options { aim, ..options }),
                }
            }
        }
    }
}

/// Who wins a game from a board of one's own; a press changes it.
#[component]
pub(super) fn EditorGroups(terms: reversi::ReversiTerms, change: EventHandler<Terms>) -> Element {
    let options = terms.options;
    let other = match options.aim {
        Aim::Most => Aim::Fewest,
        Aim::Fewest => Aim::Most,
    };
    rsx! {
        Button {
            test_id: "editor-aim",
            "data-value": aim_name(options.aim),
            onclick: move |_| {
                change.call(with_options(terms, Options { aim: other, ..options }));
            },
            {aim_words(options.aim)}
        }
    }
}

fn with_options(terms: reversi::ReversiTerms, options: Options) -> Terms {
    Terms::Reversi(reversi::ReversiTerms { options, ..terms })
}

/// The word that stands for a start in keys and test ids.
fn start_name(start: Start) -> &'static str {
    match start {
        Start::Othello => "othello",
        Start::Classic => "classic",
    }
}

/// The word that stands for an aim in keys and test ids.
fn aim_name(aim: Aim) -> &'static str {
    match aim {
        Aim::Most => "most",
        Aim::Fewest => "fewest",
    }
}

fn aim_words(aim: Aim) -> String {
    t(&format!("setup-aim-{}", aim_name(aim)))
}

/// The start and the aim: "Standard start", "More discs".
pub(super) fn options(terms: reversi::ReversiTerms) -> Vec<String> {
    let Options { start, aim } = terms.options;
    let start = t(&format!("setup-start-{}", start_name(start)));
    vec![start, aim_words(aim)]
}

pub(super) fn unusual(texts: &Texts, terms: reversi::ReversiTerms) -> Vec<String> {
    let Options { start, aim } = terms.options;
    let keys = [
        (start == Start::Classic).then_some("terms-start-classic"),
        (aim == Aim::Fewest).then_some("terms-fewest"),
    ];
    keys.into_iter()
        .flatten()
        .map(|key| texts.get(key))
        .collect()
}

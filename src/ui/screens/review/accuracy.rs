//! The progress of the analysis, the accuracy of each side, and its explanation.

use dioxus::prelude::*;
use rsg_engine::ByColor;

use super::words::{name, percent};
use crate::ui::components::{Pebble, Roomy};
use crate::ui::texts::t;
use crate::ui::words;
use rsg_game::progress::{Accuracy, CpuLevel};
use rsg_game::session::review::{AnalysisProgress, Header};

/// The average scores of good players, each against itself: docs/review.md says how they were measured. The gentler
/// levels are left out: their errors cost much on purpose, and they score no more than random play.
const GOOD_PLAYERS_SCORE: [(CpuLevel, u8); 4] = [
    (CpuLevel::Four, 52),
    (CpuLevel::Five, 60),
    (CpuLevel::Max, 72),
    (CpuLevel::Final, 95),
];

/// The error of an estimate in points, on average and at worst: docs/review.md.
const USUALLY_OFF: &str = "2.4";
const AT_WORST_OFF: u8 = 16;

#[component]
pub(super) fn Analysis(
    progress: AnalysisProgress,
    accuracy: ByColor<Option<Accuracy>>,
    header: Header,
) -> Element {
    let first = header.first;
    let longest = percent(Some(Accuracy {
        percent: 100,
        exact: false,
    }));
    rsx! {
        AnalysisLine {
            progress,
            estimates: t!("review-estimates", usual = USUALLY_OFF, worst = AT_WORST_OFF),
            p { class: "review-accuracy", "data-testid": "review-accuracy",
                b { {t("review-accuracy")} }
                for color in [first, !first] {
                    span { key: "{color}",
                        Pebble { color }
                        {name(&header, color)}
                        " "
                        b {
                            Roomy { room: vec![longest.clone()], {percent(accuracy[color])} }
                        }
                    }
                }
            }
            How {}
        }
    }
}

/// A card with the progress of the analysis, below the rest.
#[component]
pub(super) fn AnalysisLine(
    progress: AnalysisProgress,
    /// The note about values that are not proved.
    estimates: String,
    children: Element,
) -> Element {
    let AnalysisProgress {
        judged,
        proved,
        count,
        is_done,
    } = progress;
    let state = match (judged < count, is_done) {
        (_, true) => "done",
        (true, false) => "judging",
        (false, false) => "going-on",
    };
    let left_out = if is_done { count - judged } else { 0 };
    let has_estimates = state != "judging" && proved < judged;
    rsx! {
        section {
            class: "card review-sides",
            "data-testid": "review-analysis",
            "data-state": state,
            "data-proved": "{proved}",
            {children}
            div { class: "roomy",
                // Room for the longest that can be told, because what follows below can be touched.
                div { class: "room review-told", aria_hidden: "true",
                    p { {t!("review-proved", proved = count, count = count, state = "going-on")} }
                    p { {estimates.clone()} }
                }
                div { class: "room review-told", aria_hidden: "true",
                    p { {t!("review-proved", proved = count, count = count, state = "done")} }
                    p { {t!("review-left-out", count = count)} }
                }
                div { class: "review-told",
                    if state == "judging" {
                        p { "data-testid": "review-progress", {t!("review-progress", done = judged, count = count)} }
                        progress { max: "{count}", value: "{judged}", "aria-label": t("review-progress-label") }
                    } else {
                        p { {t!("review-proved", proved = proved, count = count, state = state)} }
                    }
                    if 0 < left_out {
                        p { "data-testid": "review-left-out", {t!("review-left-out", count = left_out)} }
                    } else if has_estimates {
                        p { {estimates} }
                    }
                }
            }
        }
    }
}

/// The explanation of accuracy, and the scores of others.
#[component]
fn How() -> Element {
    let scores = GOOD_PLAYERS_SCORE.map(|(level, score)| (words::level(level), score));
    rsx! {
        details { class: "review-how",
            summary { "data-testid": "review-how", {t("review-accuracy-how")} }
            p { {t("review-accuracy-text")} }
            table {
                caption { {t("review-accuracy-compare")} }
                tbody {
                    for (who , score) in scores {
                        tr { key: "{who}",
                            th { scope: "row", {who} }
                            td { {t!("review-percent", percent = score)} }
                        }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::ssr::draw;

    #[test]
    fn accuracy_is_measured_by_what_good_players_reach() {
        let page = draw(|| rsx! { How {} });
        assert!(page.contains("FINAL") && page.contains("95"));
        assert!(!page.contains("26") && !page.contains("Random"));
    }
}

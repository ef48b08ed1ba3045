//! Who was ahead, placement by placement: a line over the game, black up, white down, with a table behind it.

use dioxus::prelude::*;

use super::{signed, walk};
use crate::ui::texts::t;
use rsg_game::session::review::{Place, ReviewView, Walk};

const WIDTH: f64 = 320.0;
const HEIGHT: f64 = 112.0;
const EDGE: f64 = 6.0;

/// The graph.
#[component]
pub(super) fn Graph(view: ReviewView) -> Element {
    let count = view.margins.len();
    let known = view.margins.iter().flatten();
    let most = known
        .map(|margin| margin.unsigned_abs())
        .max()
        .unwrap_or(0)
        .max(10);
    let x =
        move |index: usize| EDGE + (WIDTH - 2.0 * EDGE) * index as f64 / (count.max(2) - 1) as f64;
    let y = move |margin: i16| {
        HEIGHT / 2.0 - f64::from(margin) / f64::from(most) * (HEIGHT / 2.0 - EDGE)
    };
    let points: Vec<String> = view
        .margins
        .iter()
        .enumerate()
        .filter_map(|(index, margin)| Some(format!("{:.1},{:.1}", x(index), y((*margin)?))))
        .collect();
    let here = match view.place {
        Place::Game(at) => at,
        Place::Line { turn, .. } => turn,
    };
    let step = (WIDTH - 2.0 * EDGE) / (count.max(2) - 1) as f64;
    let marked: Vec<(f64, f64)> = view
        .worst
        .iter()
        .filter_map(|turn| Some((x(turn + 1), y((*view.margins.get(turn + 1)?)?))))
        .collect();
    rsx! {
        figure { class: "card review-graph", "data-testid": "review-graph",
            figcaption { {t("review-graph")} }
            svg { view_box: "0 0 {WIDTH} {HEIGHT}", "aria-hidden": "true", "focusable": "false",
                line { class: "zero", x1: "0", x2: "{WIDTH}", y1: "{HEIGHT / 2.0}", y2: "{HEIGHT / 2.0}" }
                line { class: "here", x1: "{x(here):.1}", x2: "{x(here):.1}", y1: "0", y2: "{HEIGHT}" }
                polyline { class: "margin", points: points.join(" ") }
                for (index , (cx , cy)) in marked.into_iter().enumerate() {
                    circle { key: "{index}", class: "worst", cx: "{cx:.1}", cy: "{cy:.1}", r: "5" }
                }
                for index in 0..count {
                    rect {
                        key: "{index}",
                        class: "touch",
                        x: "{x(index) - step / 2.0:.1}",
                        y: "0",
                        width: "{step:.1}",
                        height: "{HEIGHT}",
                        onclick: move |_| walk(Walk::To(index)),
                    }
                }
                text { x: "4", y: "12", "+{most}" }
                text { x: "4", y: "{HEIGHT - 4.0}", "−{most}" }
            }
            table { class: "unseen",
                caption { {t("review-graph")} }
                thead {
                    tr {
                        th { scope: "col", {t("review-col-placements")} }
                        th { scope: "col", {t("review-col-margin")} }
                    }
                }
                tbody {
                    for (index , margin) in view.margins.iter().enumerate() {
                        tr { key: "{index}",
                            th { scope: "row", "{index}" }
                            td { {margin.map_or("–".to_owned(), signed)} }
                        }
                    }
                }
            }
        }
    }
}

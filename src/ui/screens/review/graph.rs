//! Who was ahead, placement by placement: a line over the game, black up, white down, with a table behind it.

use dioxus::prelude::*;

use super::walk;
use super::words::signed;
use crate::ui::texts::t;
use rsg_game::session::review::Walk;

const WIDTH: f64 = 320.0;
const HEIGHT: f64 = 112.0;
const EDGE: f64 = 6.0;

/// Where a margin lies in the drawing.
#[derive(Clone, Copy)]
struct Scale {
    /// The largest margin, but at least 10.
    most: u16,
    /// How far two placements are apart.
    step: f64,
}

impl Scale {
    fn of(margins: &[Option<i16>]) -> Scale {
        let known = margins.iter().flatten();
        let most = known.map(|margin| margin.unsigned_abs()).max();
        Scale {
            most: most.unwrap_or(0).max(10),
            step: (WIDTH - 2.0 * EDGE) / (margins.len().max(2) - 1) as f64,
        }
    }

    fn x(self, index: usize) -> f64 {
        EDGE + self.step * index as f64
    }

    fn y(self, margin: i16) -> f64 {
        HEIGHT / 2.0 - f64::from(margin) / f64::from(self.most) * (HEIGHT / 2.0 - EDGE)
    }
}

/// The graph of the margins before each placement and after the last one.
#[component]
pub(super) fn Graph(margins: Vec<Option<i16>>, worst: Vec<usize>, here: usize) -> Element {
    let scale = Scale::of(&margins);
    let (step, most) = (scale.step, scale.most);
    let point = |index: usize| Some((scale.x(index), scale.y((*margins.get(index)?)?)));
    let line: Vec<String> = (0..margins.len())
        .filter_map(point)
        .map(|(x, y)| format!("{x:.1},{y:.1}"))
        .collect();
    let marked = worst.iter().filter_map(|turn| point(turn + 1));
    let here = scale.x(here);
    rsx! {
        figure { class: "card review-graph", "data-testid": "review-graph",
            figcaption { {t("review-graph")} }
            svg { view_box: "0 0 {WIDTH} {HEIGHT}", "aria-hidden": "true", "focusable": "false",
                line { class: "zero", x1: "0", x2: "{WIDTH}", y1: "{HEIGHT / 2.0}", y2: "{HEIGHT / 2.0}" }
                line { class: "here", x1: "{here:.1}", x2: "{here:.1}", y1: "0", y2: "{HEIGHT}" }
                polyline { class: "margin", points: line.join(" ") }
                for (index , (cx , cy)) in marked.enumerate() {
                    circle { key: "{index}", class: "worst", cx: "{cx:.1}", cy: "{cy:.1}", r: "5" }
                }
                for index in 0..margins.len() {
                    rect {
                        key: "{index}",
                        class: "touch",
                        x: "{scale.x(index) - step / 2.0:.1}",
                        y: "0",
                        width: "{step:.1}",
                        height: "{HEIGHT}",
                        onclick: move |_| walk(Walk::To(index)),
                    }
                }
                text { x: "4", y: "12", "+{most}" }
                text { x: "4", y: "{HEIGHT - 4.0}", "−{most}" }
            }
            Table { margins }
        }
    }
}

#[component]
fn Table(margins: Vec<Option<i16>>) -> Element {
    rsx! {
        table { class: "unseen",
            caption { {t("review-graph")} }
            thead {
                tr {
                    th { scope: "col", {t("review-col-placements")} }
                    th { scope: "col", {t("review-col-margin")} }
                }
            }
            tbody {
                for (index , margin) in margins.into_iter().enumerate() {
                    tr { key: "{index}",
                        th { scope: "row", "{index}" }
                        td { {margin.map_or("–".to_owned(), signed)} }
                    }
                }
            }
        }
    }
}

//! The graph of the lead, turn by turn: a line over the game, black up, white down, with a table behind it.

use std::fmt::Write;

use dioxus::prelude::*;
use rsg_classics::Points;

use crate::ui::runtime::dispatch;
use crate::ui::texts::t;
use crate::ui::words::numbers::signed;
use rsg_game::app::ReviewEvent;
use rsg_game::session::review::{Margin, Walk};

const WIDTH: f64 = 320.0;
/// Low, so that the steps below it stay in sight on a small phone.
const HEIGHT: f64 = 84.0;
const EDGE: f64 = 6.0;
/// The room at the left for the labels of the scale, which no line crosses.
const LABELS: f64 = 30.0;

/// The scale that places a margin in the drawing.
#[derive(Clone, Copy)]
struct Scale {
    /// The largest margin in whole points, but at least 10.
    most: i32,
    /// The distance between two placements.
    step: f64,
}

impl Scale {
    fn of(margins: &[Option<Margin>]) -> Scale {
        let known = margins.iter().flatten();
        let most = known
            .map(|margin| (margin.lead.in_halves().abs() + 1) / 2)
            .max();
        Scale {
            most: most.unwrap_or(0).max(10),
            step: (WIDTH - LABELS - 2.0 * EDGE) / (margins.len().max(2) - 1) as f64,
        }
    }

    fn x(self, index: usize) -> f64 {
        LABELS + EDGE + self.step * index as f64
    }

    fn y(self, lead: Points) -> f64 {
        let share = f64::from(lead.in_halves()) / 2.0 / f64::from(self.most);
        HEIGHT / 2.0 - share * (HEIGHT / 2.0 - EDGE)
    }

    fn point(self, margins: &[Option<Margin>], index: usize) -> Option<(f64, f64)> {
        let margin = (*margins.get(index)?)?;
        Some((self.x(index), self.y(margin.lead)))
    }
}

/// The line through the margins: the part between proved ones, and the part that leads to or from an estimate. A margin
/// that is not known yet is bridged.
fn lines(margins: &[Option<Margin>], scale: Scale) -> [String; 2] {
    let known: Vec<(usize, Margin)> = margins
        .iter()
        .enumerate()
        .filter_map(|(index, margin)| Some((index, (*margin)?)))
        .collect();
    let mut paths = [String::new(), String::new()];
    for pair in known.windows(2) {
        let [(from, start), (to, end)] = [pair[0], pair[1]];
        let path = &mut paths[usize::from(!(start.exact && end.exact))];
        let (x1, y1) = (scale.x(from), scale.y(start.lead));
        let (x2, y2) = (scale.x(to), scale.y(end.lead));
        // Writing to a string cannot fail.
        let _ = write!(path, "M{x1:.1},{y1:.1}L{x2:.1},{y2:.1}");
    }
    paths
}

/// The graph of the margins before each placement and after the last one.
#[component]
pub(super) fn Graph(margins: Vec<Option<Margin>>, worst: Vec<usize>, here: usize) -> Element {
    let scale = Scale::of(&margins);
    let (step, most) = (scale.step, scale.most);
    let [proved, estimated] = lines(&margins, scale);
    let has_estimates = !estimated.is_empty();
    let marked = worst
        .iter()
        .filter_map(|turn| scale.point(&margins, turn + 1));
    let here = scale.x(here);
    rsx! {
        figure { class: "card review-graph", "data-testid": "review-graph",
            svg { view_box: "0 0 {WIDTH} {HEIGHT}", "aria-hidden": "true", "focusable": "false",
                line { class: "zero", x1: "{LABELS}", x2: "{WIDTH}", y1: "{HEIGHT / 2.0}", y2: "{HEIGHT / 2.0}" }
                line { class: "here", x1: "{here:.1}", x2: "{here:.1}", y1: "0", y2: "{HEIGHT}" }
                path { class: "margin", d: proved }
                path { class: "margin estimated", d: estimated }
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
                        onclick: move |_| dispatch(ReviewEvent::Walk(Walk::To(index))),
                    }
                }
                text { x: "{LABELS - 4.0}", y: "12", text_anchor: "end", {signed(Points::whole(most))} }
                text { x: "{LABELS - 4.0}", y: "{HEIGHT - 4.0}", text_anchor: "end", {signed(Points::whole(-most))} }
            }
            figcaption {
                {t("review-graph")}
                " "
                // It has room before there is an estimate.
                span { class: if has_estimates { "" } else { "room" }, {t("review-graph-estimated")} }
            }
            Table { margins }
        }
    }
}

#[component]
fn Table(margins: Vec<Option<Margin>>) -> Element {
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
                        td { {margin.map_or("–".to_owned(), in_cell)} }
                    }
                }
            }
        }
    }
}

/// A margin in the table: an estimate says that it is one.
fn in_cell(margin: Margin) -> String {
    let lead = signed(margin.lead);
    if margin.exact {
        lead
    } else {
        t!("review-about", margin = lead)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn proved_and_estimated_parts_are_two_lines() {
        let margin = |lead, exact| {
            let lead = Points::whole(lead);
            Some(Margin { lead, exact })
        };
        let margins = [
            margin(0, false),
            margin(4, false),
            None,
            margin(-10, true),
            margin(-10, true),
        ];
        let [proved, estimated] = lines(&margins, Scale::of(&margins));
        assert_eq!(
            (proved.matches('M').count(), estimated.matches('M').count()),
            (1, 2)
        );
        assert!(
            proved.ends_with(&format!("L{:.1},{:.1}", WIDTH - EDGE, HEIGHT - EDGE)),
            "{proved}"
        );
    }
}

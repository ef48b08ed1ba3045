//! The ladder: where the player stands, what comes next, and all thirty ranks.
use dioxus::prelude::*;

use crate::ui::components::frame::Frame;
use crate::ui::components::picture::{Badge, IconView};
use crate::ui::drawings::Icon;
use crate::ui::texts::t;
use crate::ui::words;
use rsg_game::app::{Event, RankRow, RanksView, ScreenName};
use rsg_game::progress::{Condition, Goal, Missing, Rank, RankState};

/// The first rank of each of the ladder's five parts, which the badges' frames show too.
const PARTS: [Rank; 5] = [
    Rank::Paper,
    Rank::Iron,
    Rank::Turquoise,
    Rank::Specialist,
    Rank::GrandMaster,
];

/// The Ranks screen.
#[component]
pub fn RanksScreen(view: RanksView, on: EventHandler<Event>) -> Element {
    let current = view.rows.iter().find(|row| row.state == RankState::Current);
    let rank = current.map_or(Rank::Paper, |row| row.rank);
    rsx! {
        Frame { screen: ScreenName::Ranks, title: t("ranks-title"), on,
            div { class: "content ranks",
                Standing { rank, goal: view.goal, on }
                div { class: "ladder", role: "group", "aria-label": t("ranks-list"),
                    for (part , rows) in parts(&view.rows).into_iter().enumerate() {
                        section { key: "{part}", class: "ladder-part",
                            h2 { {t(&format!("ranks-tier-{}", part + 1))} }
                            ol { start: "{PARTS[part].number()}",
                                for &row in rows {
                                    Row { key: "{row.rank.number()}", row }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The ladder cut into its parts.
fn parts(rows: &[RankRow]) -> Vec<&[RankRow]> {
    let part = |row: &RankRow| PARTS.iter().rposition(|first| *first <= row.rank);
    rows.chunk_by(|row, next| part(row) == part(next)).collect()
}

/// The player's rank, large, and the way to the next.
#[component]
fn Standing(rank: Rank, goal: Option<Goal>, on: EventHandler<Event>) -> Element {
    let name = words::rank(rank);
    rsx! {
        section { class: "card standing",
            Badge { rank }
            div { class: "standing-words",
                p { class: "standing-place", {crate::t!("ranks-place", number = rank.number())} }
                h2 { "data-testid": "rank-name", {name} }
                if let Some(goal) = goal {
                    NextRank { goal, on }
                } else {
                    p { {t("ranks-top")} }
                }
            }
        }
    }
}

#[component]
fn NextRank(goal: Goal, on: EventHandler<Event>) -> Element {
    let next = words::rank(goal.rank);
    rsx! {
        p { class: "standing-next",
            Badge { rank: goal.rank, locked: true }
            span { {crate::t!("ranks-next", rank = next)} }
        }
        p { class: "standing-asks", {words::to_go(Some(goal))} }
        match goal.missing {
            Missing::FirstWin => rsx! {},
            Missing::Wins { level, have, need } => rsx! {
                Steps {
                    have,
                    need,
                    words: crate::t!("ranks-progress-words", have = have, need = need, level = words::level(level)),
                }
            },
            Missing::Exam { .. } => rsx! {
                button { class: "button", r#type: "button", "data-kind": "primary",
                    onclick: move |_| on.call(Event::Open(ScreenName::RankUp)),
                    IconView { icon: Icon::RankUp }
                    {t("result-invite-go")}
                }
            },
        }
    }
}

/// So many of so many, as a bar and in figures.
#[component]
pub fn Steps(have: u32, need: u32, words: String) -> Element {
    let short = crate::t!("ranks-progress", have = have, need = need);
    rsx! {
        div { class: "steps",
            progress { max: "{need}", value: "{have.min(need)}", "aria-label": words }
            span { class: "steps-count", "aria-hidden": "true", {short} }
        }
    }
}

#[component]
fn Row(row: RankRow) -> Element {
    let (key, word) = match row.state {
        RankState::Done => ("done", t("ranks-state-done")),
        RankState::Current => ("current", t("ranks-state-current")),
        RankState::Locked => ("locked", t("ranks-state-locked")),
    };
    let number = row.rank.number();
    let name = words::rank(row.rank);
    let summary = crate::t!(
        "ranks-row",
        number = number,
        rank = name.clone(),
        state = word
    );
    let exam = matches!(row.condition, Condition::Exam(_));
    rsx! {
        li {
            class: "rank-row",
            "data-testid": "rank-row-{number}",
            "data-state": key,
            "data-exam": exam.then_some("true"),
            "aria-current": (row.state == RankState::Current).then_some("step"),
            Badge { rank: row.rank, locked: row.state == RankState::Locked }
            div { class: "rank-row-words",
                p { class: "unseen", {summary} }
                if row.state == RankState::Current {
                    p { class: "rank-row-here", "aria-hidden": "true", {t("ranks-here")} }
                }
                p { class: "rank-row-name", "aria-hidden": "true",
                    span { class: "rank-row-number", {crate::ui::texts::use_texts().read().number(number)} }
                    {name}
                }
                p { class: "rank-row-asks", {words::asks(row.condition)} }
                if let Some(level) = row.unlocks {
                    p { class: "rank-row-unlocks",
                        {crate::t!("ranks-unlocks", level = words::level_with_name(level))}
                    }
                }
            }
            match row.state {
                RankState::Done => rsx! { IconView { icon: Icon::Check } },
                RankState::Locked => rsx! { IconView { icon: Icon::Lock } },
                RankState::Current => rsx! {},
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rsg_game::progress::Progress;

    #[test]
    fn the_parts_hold_every_rank_once_and_begin_where_the_frames_change() {
        let rows: Vec<RankRow> = Progress::default()
            .ladder()
            .map(|(rank, state)| RankRow {
                rank,
                state,
                condition: rank.condition(),
                unlocks: rank.unlocks(),
            })
            .collect();
        let parts = parts(&rows);
        let firsts: Vec<Rank> = parts.iter().map(|part| part[0].rank).collect();
        assert_eq!(firsts, PARTS);
        assert_eq!(parts.concat(), rows);
    }
}

//! The ladder: where the player stands, what comes next, and all thirty ranks.
use dioxus::prelude::*;

use crate::ui::components::{Badge, Button, Icon, IconView, Steps, Variant};
use crate::ui::runtime::{dispatch, use_view};
use crate::ui::screens::frame::Frame;
use crate::ui::texts::{t, texts};
use crate::ui::words;
use rsg_game::app::screens::RanksScreen;
use rsg_game::app::{App, Event, ScreenName};
use rsg_game::progress::{Condition, Goal, Missing, Rank, RankState};

/// The first rank of each of the ladder's five parts, which the badges' frames show too.
const PARTS: [Rank; 5] = [
    Rank::Paper,
    Rank::Iron,
    Rank::Turquoise,
    Rank::Specialist,
    Rank::GrandMaster,
];

#[component]
pub fn Ranks() -> Element {
    let view = use_view(App::view::<RanksScreen>);
    let view = view.read();
    let mut rows = view.rows.iter();
    let current = rows.find(|(_, state)| *state == RankState::Current);
    let rank = current.map_or(Rank::Paper, |(rank, _)| *rank);
    rsx! {
        Frame { screen: ScreenName::Ranks, title: t("ranks-title"),
            div { class: "content ranks",
                Standing { rank, goal: view.goal }
                div { class: "ladder", role: "group", "aria-label": t("ranks-list"),
                    for (part , rows) in parts(&view.rows).into_iter().enumerate() {
                        section { key: "{part}", class: "ladder-part",
                            h2 { {t(&format!("ranks-tier-{}", part + 1))} }
                            ol { start: "{PARTS[part].number()}",
                                for &(rank , state) in rows {
                                    Rung { key: "{rank.number()}", rank, state }
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
fn parts(rows: &[(Rank, RankState)]) -> Vec<&[(Rank, RankState)]> {
    let part = |(rank, _): &(Rank, RankState)| PARTS.iter().rposition(|first| first <= rank);
    rows.chunk_by(|row, next| part(row) == part(next)).collect()
}

/// The player's rank, large, and the way to the next.
#[component]
fn Standing(rank: Rank, goal: Option<Goal>) -> Element {
    rsx! {
        section { class: "card standing",
            Badge { rank }
            div { class: "standing-words",
                p { class: "standing-place", {t!("ranks-place", number = rank.number())} }
                h2 { "data-testid": "rank-name", {words::rank(rank)} }
                if let Some(goal) = goal {
                    NextRank { goal }
                } else {
                    p { {t("ranks-top")} }
                }
                Button {
                    icon: Icon::Share,
                    test_id: "ranks-share",
                    onclick: move |_| dispatch(Event::ShareRank),
                    {t("play-share")}
                }
            }
        }
    }
}

#[component]
fn NextRank(goal: Goal) -> Element {
    rsx! {
        p { class: "standing-next",
            Badge { rank: goal.rank, locked: true }
            span { {t!("ranks-next", rank = words::rank(goal.rank))} }
        }
        p { class: "standing-asks", {words::to_go(Some(goal))} }
        match goal.missing {
            Missing::FirstWin => rsx! {},
            Missing::Wins { level, have, need } => rsx! {
                Steps {
                    have,
                    need,
                    words: t!("ranks-progress-words", have = have, need = need, level = words::level(level)),
                }
            },
            Missing::Exam { .. } => rsx! {
                Button {
                    variant: Variant::Primary,
                    icon: Icon::RankUp,
                    onclick: move |_| dispatch(ScreenName::RankUp),
                    {t("result-invite-go")}
                }
            },
        }
    }
}

/// A rank of the ladder.
#[component]
fn Rung(rank: Rank, state: RankState) -> Element {
    let (key, words, icon) = match state {
        RankState::Done => ("done", t("ranks-state-done"), Some(Icon::Check)),
        RankState::Current => ("current", t("ranks-state-current"), None),
        RankState::Locked => ("locked", t("ranks-state-locked"), Some(Icon::Lock)),
    };
    let number = rank.number();
    let name = words::rank(rank);
    let is_current = state == RankState::Current;
    let is_exam = matches!(rank.condition(), Condition::Exam(_));
    rsx! {
        li {
            class: "rank-row",
            "data-testid": "rank-row-{number}",
            "data-state": key,
            "data-exam": is_exam.then_some("true"),
            "aria-current": is_current.then_some("step"),
            "data-opens-here": (is_current && rank != Rank::Paper).then_some("true"),
            Badge { rank, locked: state == RankState::Locked }
            div { class: "rank-row-words",
                p { class: "unseen",
                    {t!("ranks-row", number = number, rank = name.clone(), state = words)}
                }
                if is_current {
                    p { class: "rank-row-here", "aria-hidden": "true", {t("ranks-here")} }
                }
                p { class: "rank-row-name", "aria-hidden": "true",
                    span { class: "rank-row-number", {texts().number(number)} }
                    {name}
                }
                p { class: "rank-row-asks", {words::asks(rank.condition())} }
                if let Some(level) = rank.unlocks() {
                    p { class: "rank-row-unlocks",
                        {t!("ranks-unlocks", level = words::level_with_name(level))}
                    }
                }
            }
            if let Some(icon) = icon {
                IconView { icon }
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
        let rows: Vec<_> = Progress::default().ladder().collect();
        let parts = parts(&rows);
        let firsts: Vec<Rank> = parts.iter().map(|part| part[0].0).collect();
        assert_eq!(firsts, PARTS);
        assert_eq!(parts.concat(), rows);
    }
}

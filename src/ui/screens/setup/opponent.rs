//! Setup's opponent: who it is, how they play and how one stands against them, and all of them as a strip to swipe.

use dioxus::prelude::*;

use crate::ui::components::{Face, Icon, IconView, Pick, Picks, Roomy};
use crate::ui::runtime::dispatch;
use crate::ui::texts::t;
use crate::ui::words;
use rsg_game::app::{LevelOption, Lock, SetupEvent};
use rsg_game::progress::{CpuLevel, GameKind, Tally};

/// The chosen opponent, large, and below it the strip of all of them.
#[component]
pub(super) fn OpponentGroup(game: GameKind, levels: Vec<LevelOption>) -> Element {
    let chosen = levels.iter().find(|option| option.chosen).cloned();
    let next = levels.iter().find_map(|option| match option.lock {
        Lock::UntilRank(rank) => Some((option.level, rank)),
        _ => None,
    });
    let room = levels.iter().map(|option| about(option.level, game));
    let room: Vec<String> = room.collect();
    rsx! {
        if let Some(LevelOption { level, record, .. }) = chosen {
            section { class: "card setup-portrait", "data-testid": "setup-opponent",
                Face { level }
                div { class: "setup-portrait-words",
                    h2 { {words::opponent_name(level)} small { {words::level(level)} } }
                    // The strip below it stays where it is, whoever is chosen.
                    p { Roomy { room, {about(level, game)} } }
                    if let Some(record) = record {
                        p { class: "setup-record", "data-testid": "setup-record", {against(record)} }
                    }
                    if let Some((level, rank)) = next {
                        small { {t!("opponent-next", level = words::level(level), rank = words::rank(rank))} }
                    }
                }
            }
        }
        // A row of faces needs no heading to be understood.
        Picks { class: "picks levels", label: t("setup-level"), swiped: true,
            for (number , option) in levels.into_iter().enumerate() {
                LevelPick { key: "{number}", option }
            }
        }
    }
}

/// A line about how an opponent plays this game.
fn about(level: CpuLevel, game: GameKind) -> String {
    let number = words::opponent(level);
    match game {
        GameKind::Star => t(&format!("opponent-{number}-way")),
        other => t(&format!("opponent-{number}-way-{}", other.key())),
    }
}

/// "You won 3, lost 1".
fn against(record: Tally) -> String {
    let Tally { won, lost, drawn } = record;
    match record.played() {
        0 => t("setup-record-none"),
        _ => t!("setup-record", won = won, lost = lost, drawn = drawn),
    }
}

#[component]
fn LevelPick(option: LevelOption) -> Element {
    let level = option.level;
    let test_id = match level {
        CpuLevel::Oracle => "setup-level-oracle".to_owned(),
        _ => format!("setup-level-{}", level.number()),
    };
    let note = match option.lock {
        Lock::Open => level_note(level),
        Lock::UntilRank(rank) => t!("setup-locked-rank", rank = words::rank(rank)),
        Lock::UntilFinalBeaten => t("setup-locked-final"),
    };
    let locked = option.lock != Lock::Open;
    rsx! {
        Pick {
            test_id,
            chosen: option.chosen,
            disabled: locked,
            onpick: move |()| dispatch(SetupEvent::Level(level)),
            Face { level, locked }
            span { class: "pick-name", {words::level(level)} }
            if option.suggested {
                span { class: "pick-suggested", {t("setup-suggested")} }
            }
            // Seen in the card above, once it is chosen or comes next.
            span { class: "unseen", {note} }
            if locked {
                span { class: "pick-note", IconView { icon: Icon::Lock } }
            }
        }
    }
}

fn level_note(level: CpuLevel) -> String {
    match level {
        CpuLevel::Max => t("setup-level-max"),
        CpuLevel::Final => t("setup-level-final"),
        CpuLevel::Oracle => t("setup-level-oracle"),
        _ => t(&words::level_name_key(level)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::ssr::draw;
    use rsg_game::progress::Rules;

    #[test]
    fn of_every_level_of_every_game_one_sentence_is_told() {
        let squares = ["reversi 8 othello most", "go 9 7 0"];
        let squares = squares.map(|terms| Rules::Squares(terms.parse().expect("terms")));
        for rules in squares.into_iter().chain([Rules::Star]) {
            let (game, levels) = (rules.game().expect("a game"), rules.levels());
            let count = levels.len();
            let page = draw(move || {
                let levels = levels.clone();
                rsx! {
                    for level in levels {
                        p { {about(level, game)} }
                    }
                }
            });
            let said: Vec<&str> = page
                .split("</p>")
                .filter_map(|line| line.split_once("<p>"))
                .map(|(_, said)| said)
                .collect();
            let unlike = said.iter().collect::<std::collections::BTreeSet<_>>();
            assert_eq!((said.len(), unlike.len()), (count, count), "{said:?}");
            assert!(said.iter().all(|said| said.ends_with('.')), "{said:?}");
        }
    }
}

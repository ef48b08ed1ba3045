//! A side's score panel, whichever game it is: who plays it, the total at a glance, what it is made of, and the clock.

use dioxus::prelude::*;
use rsg_classics::{Points, Terms};
use rsg_engine::Color;

use crate::ui::components::{Count, Face, Mood, Moving, Pebble};
use crate::ui::terms::aim;
use crate::ui::texts::{t, texts};
use crate::ui::words::{self, numbers, who};
use rsg_game::games::{AreaCount, Change, SideScore};
use rsg_game::progress::CpuLevel;
use rsg_game::session::{PanelView, Who};
use rsg_game::text::{Texts, args};

/// The counting up of a panel while a turn is shown.
#[derive(Clone, PartialEq)]
pub(super) struct Counting {
    /// The start, in milliseconds at normal speed.
    pub at: u32,
    /// The times at which the stones that this side captures land on its pile.
    pub landings: Vec<u32>,
}

impl Counting {
    /// The counting of the side that makes a turn.
    pub(super) fn of(moving: &Moving) -> Counting {
        let motion = moving.motion();
        Counting {
            at: motion.count_at,
            landings: motion.landings,
        }
    }

    /// The counting of the side that captures nothing.
    pub(super) fn without_landings(self) -> Counting {
        let landings = Vec::new();
        Counting { landings, ..self }
    }
}

/// The place of one or both panels. Where letters are so large that a row of totals alone leaves room for the board, a
/// tap on it shows the rest of them, and another one hides it again (system.css).
#[component]
pub(super) fn Panels(
    /// The side of the board, where each panel has a place of its own.
    place: Option<&'static str>,
    #[props(default)] turned: bool,
    children: Element,
) -> Element {
    let mut unfolded = use_signal(|| false);
    rsx! {
        div {
            class: format!("panels {}", place.unwrap_or_default()),
            "data-turned": turned.then_some("true"),
            "data-unfolded": unfolded().then_some("true"),
            {children}
            button {
                class: "panels-unfold",
                r#type: "button",
                "data-testid": place.map_or_else(|| "panels".to_owned(), |place| format!("panels-{place}")),
                "aria-expanded": "{unfolded}",
                aria_label: t("result-count"),
                onclick: move |_| unfolded.toggle(),
            }
        }
    }
}

/// A score panel. While a turn is shown, the numbers count up from those `before`; screen readers and tests get the new
/// ones at once.
#[component]
pub(super) fn Panel(
    color: Color,
    panel: PanelView,
    /// The terms of a game on squares.
    terms: Option<Terms>,
    /// Its turn is the one in the banner.
    active: bool,
    before: Option<SideScore>,
    counting: Option<Counting>,
    step: u64,
    /// True if it is thinking, if it is the CPU.
    #[props(default)]
    thinks: bool,
    /// The mood in which the last turn leaves it, if it is the CPU.
    mood: Option<Mood>,
) -> Element {
    let name = who::name(&panel.who, color);
    let letters = who::longest_word(&name);
    let score = panel.score;
    let before = before.unwrap_or(score);
    // In the second game of a Reverse Match the big number is that of both; `data-value` tells of this game.
    let with_brought = |total: Points| {
        let brought = Points::whole(panel.brought.unwrap_or(0).into());
        Points::halves(total.in_halves() + brought.in_halves())
    };
    let Counting { at, landings } = counting.unwrap_or(Counting {
        at: 0,
        landings: Vec::new(),
    });
    let totals = numbers::counting(
        &texts(),
        with_brought(before.total),
        with_brought(score.total),
    );
    let spoken = spoken(&name, color, score);
    rsx! {
        section {
            class: "panel",
            "data-color": color.to_string(),
            "data-active": "{active}",
            aria_label: spoken,
            match panel.who {
                Who::Cpu(level) => rsx! {
                    OpponentFace { level, color, thinks, mood, at, step }
                },
                Who::You | Who::Player(_) => rsx! { Pebble { color } },
            }
            span { class: "panel-name", style: "--letters: {letters:.1}", aria_hidden: "true",
                {name}
                if let Who::Cpu(level) = panel.who {
                    small { {words::level(level)} }
                }
            }
            span {
                class: "panel-total",
                "data-testid": "score-{color}",
                "data-value": "{score.total}",
                aria_hidden: "true",
                Count { run: "{step}", values: totals, at }
            }
            match (before.captures(), score.captures(), score.area()) {
                (Some(before), Some(now), _) => rsx! {
                    Captures { color, before, now, at, landings, step }
                },
                (_, _, Some(area)) => rsx! { Area { area } },
                _ => rsx! {},
            }
            if let Some(aim) = terms.and_then(aim) {
                span { class: "panel-sum panel-aim", "data-testid": "aim-{color}", {aim} }
            }
            if let Some(brought) = panel.brought {
                Games { brought, before: before.total, now: score.total, at, step }
            }
            if let Some(seconds) = panel.seconds {
                span { class: "panel-clock", "data-testid": "clock-{color}", "data-value": "{seconds}",
                    {numbers::clock(&texts(), seconds)}
                }
            }
        }
    }
}

/// An opponent's face, with the colour in its corner. It looks elsewhere while it thinks, and shows what it makes of a
/// capture once the stones have come to rest.
#[component]
fn OpponentFace(
    level: CpuLevel,
    color: Color,
    thinks: bool,
    mood: Option<Mood>,
    at: u32,
    step: u64,
) -> Element {
    rsx! {
        span {
            class: "panel-face",
            "data-thinks": (thinks && mood.is_none()).then_some("true"),
            "data-mood": mood.map(Mood::key),
            Face { level }
            if let Some(mood) = mood {
                span { key: "{step}", class: "panel-mood", style: "--in: {at}",
                    Face { level, mood }
                }
            }
            Pebble { color }
        }
    }
}

/// The mood of the side of this colour after a turn.
pub(super) fn mood_after(turn: Option<&Change>, side: Color) -> Option<Mood> {
    let change = turn.filter(|change| 0 < change.points())?;
    Some(match change.by == side {
        true => Mood::Smiles,
        false => Mood::Winces,
    })
}

/// "Mira, Black: 12 points, 9 on the board and 3 captured", or "Mira, Black: 12".
pub(in crate::ui::screens) fn spoken(name: &str, color: Color, score: SideScore) -> String {
    let color = color.to_string();
    match score.captures() {
        Some((board, captured)) => t!(
            "play-panel",
            name = name,
            color = color,
            total = board + captured,
            board = board,
            captured = captured
        ),
        None => {
            let score = numbers::points(&texts(), score.total);
            t!(
                "play-panel-points",
                name = name,
                color = color,
                score = score
            )
        }
    }
}

/// Stones on the board and captured ones, with the pile of those.
#[component]
fn Captures(
    color: Color,
    before: (u16, u16),
    now: (u16, u16),
    at: u32,
    landings: Vec<u32>,
    step: u64,
) -> Element {
    rsx! {
        // A key tells apart what stands in a list: a pile whose last stones have come is not the one to which others
        // come.
        for step in [step] {
            Pile { key: "{step}", count: now.1, landings: landings.clone() }
        }
        span { class: "panel-sum panel-stones", aria_hidden: "true",
            span { class: "panel-part", Stones { color, before: before.0, now: now.0, at, step } }
            "+"
            span { class: "panel-part", "data-testid": "captured-{color}", "data-value": "{now.1}",
                Stones { color: !color, before: before.1, now: now.1, at, step }
            }
        }
    }
}

/// A number of stones of one colour, with a small stone for a word. Screen readers hear the panel's own sentence.
#[component]
fn Stones(color: Color, before: u16, now: u16, at: u32, step: u64) -> Element {
    let values: Vec<String> = counted(before, now)
        .into_iter()
        .map(|count| texts().number(i64::from(count)))
        .collect();
    rsx! {
        Pebble { color }
        Count { run: "{step}", values, at }
    }
}

/// The parts of a score of stones and territory.
#[component]
fn Area(area: AreaCount) -> Element {
    rsx! {
        span { class: "panel-sum panel-area",
            for part in area_words(&texts(), area) {
                span { key: "{part}", {part} }
            }
        }
    }
}

/// "12 stones", "5 territory", "komi 7".
fn area_words(texts: &Texts, area: AreaCount) -> Vec<String> {
    let agreed = match area.agreed {
        0 => None,
        1.. => Some("area-komi"),
        _ => Some("area-handicap"),
    };
    let count = |key: &str, count: u32| texts.with(key, &args![count = i64::from(count)]);
    let with =
        |key: &str, value: Points| texts.with(key, &args![points = numbers::points(texts, value)]);
    let button = area.button.then(|| with("area-button", Points::halves(1)));
    let agreed = agreed.map(|key| with(key, Points::whole(area.agreed)));
    [
        Some(count("area-stones", area.stones)),
        Some(count("area-territory", area.territory)),
        button,
        agreed,
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// Both games of a Reverse Match.
#[component]
fn Games(brought: u8, before: Points, now: Points, at: u32, step: u64) -> Element {
    let [before, now] = [before, now].map(|total| (total.in_halves() / 2) as u16);
    let second = |total| t!("play-game-total", number = 2, total = total);
    rsx! {
        span { class: "panel-games", aria_hidden: "true",
            span { {t!("play-game-total", number = 1, total = brought)} }
            Count { run: "{step}", values: counted(before, now).into_iter().map(second).collect::<Vec<_>>(), at }
        }
    }
}

/// More stones than this lie on no pile one by one.
const PILE: usize = 9;

/// The stones a side has captured, beside its total. The last ones come as they land.
#[component]
fn Pile(count: u16, landings: Vec<u32>) -> Element {
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
fn counted(from: u16, to: u16) -> Vec<u16> {
    if from <= to {
        (from..=to).collect()
    } else {
        (to..=from).rev().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::ssr::draw;
    use crate::ui::texts::provide_texts;
    use dioxus::dioxus_core::{Mutation, Mutations};
    use rsg_engine::Game;
    use rsg_game::games::BoardGame;
    use rsg_game::session::Who;
    use rsg_game::text::Language;

    /// A panel that counts from what was to one more.
    #[component]
    fn Counted(before: Signal<u8>) -> Element {
        provide_texts(Language::English);
        let score = |on_board: u8| SideScore::with_captures(on_board.into(), 0);
        let panel = PanelView {
            who: Who::You,
            score: score(before() + 1),
            brought: None,
            active: true,
            seconds: None,
        };
        rsx! {
            Panel {
                color: Color::Black,
                panel,
                active: true,
                before: score(before()),
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
    fn who_captures_smiles_and_who_is_captured_from_winces() {
        let mut game = Game::from_record("BX B9[W] C9 B8 B7[B]").expect("a game");
        while let Some(turn) = game.turns().last().cloned() {
            let made = BoardGame::last(&game).expect("a turn");
            game.undo();
            let captures = 0 < turn.effect.capture_count();
            for side in Color::ALL {
                let wanted = match side == turn.by {
                    _ if !captures => None,
                    true => Some(Mood::Smiles),
                    false => Some(Mood::Winces),
                };
                assert_eq!(mood_after(Some(&made), side), wanted, "{}", turn.mv);
            }
        }
        assert_eq!(mood_after(None, Color::Black), None);
    }

    #[test]
    fn a_face_shows_its_mood_and_looks_elsewhere_only_while_it_thinks() {
        let face = |thinks, mood| {
            draw(move || {
                rsx! {
                    OpponentFace {
                        level: CpuLevel::Two,
                        color: Color::White,
                        thinks,
                        mood,
                        at: 700,
                        step: 3,
                    }
                }
            })
        };
        let smiling = face(true, Some(Mood::Smiles));
        assert!(smiling.contains("data-mood=\"smiles\"") && smiling.contains("--in: 700"));
        assert!(!smiling.contains("data-thinks"));
        assert!(face(true, None).contains("data-thinks=\"true\""));
        let still = face(false, None);
        assert!(!still.contains("data-thinks") && !still.contains("panel-mood"));
    }

    #[test]
    fn an_opponent_s_panel_says_name_and_level() {
        let panel = |who| PanelView {
            who,
            score: SideScore::with_captures(3, 0),
            brought: None,
            active: false,
            seconds: None,
        };
        let drawn = |who: Who| {
            draw(move || {
                rsx! {
                    Panel { color: Color::White, panel: panel(who.clone()), active: false, step: 1 }
                }
            })
        };
        assert!(drawn(Who::Cpu(CpuLevel::Three)).contains("Fox<small>Lv.3</small>"));
        assert!(!drawn(Who::You).contains("<small>"));
    }

    #[test]
    fn a_number_counts_up_and_down_and_stays() {
        assert_eq!(counted(3, 6), [3, 4, 5, 6]);
        assert_eq!(counted(6, 4), [6, 5, 4]);
        assert_eq!(counted(5, 5), [5]);
    }
}

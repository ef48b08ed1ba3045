//! The board and what lies over it, rendered to text: the attributes that other tools rely on, and names that are
//! sentences.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicI32, Ordering};

use chrono::{Datelike, NaiveDate};
use dioxus::prelude::*;
use rsg_engine::{ByColor, Cell, Color, Game, Mark};
use serde_json::json;

use crate::platform::{Clock, Launch, Seeds};
use crate::storage::{Folder, Store};
use crate::ui::Root;
use crate::ui::components::{BoardLook, Moving, StarBoard, Use};
use crate::ui::screens::play::{CallDialog, HandOver, PassNotice};
use crate::ui::ssr::{Page, draw};
use crate::ui::texts::use_system_language;
use rsg_game::board::Arrival;
use rsg_game::games::{BoardGame, Change};
use rsg_game::progress::{CpuLevel, PlayerName, Profile};
use rsg_game::session::{CallOption, CallRefusal, CellView, Foreseen, Who};

fn game(moves: &str) -> Game {
    let mut game = Game::new();
    for mv in moves.split_whitespace() {
        game.play(mv.parse().unwrap()).unwrap();
    }
    game
}

fn cells(game: &Game) -> Vec<CellView> {
    let last = game.turns().last().map(|turn| turn.mv.cell);
    Cell::ALL
        .into_iter()
        .map(|cell| CellView {
            cell,
            stone: game.position().board().stone(cell),
            mark: game.mark(cell),
            captures: 0,
            capturable: false,
            last: last == Some(cell),
            ghost: None,
            called: None,
            foreseen: None,
            highlight: None,
        })
        .collect()
}

/// A board to play on.
fn draw_board(cells: &[CellView], change: Option<Change>, arrival: Arrival) -> Page {
    let cells = cells.to_vec();
    draw(move || {
        let purpose = Use::Play(EventHandler::new(|_| {}));
        let moving = change.clone().map(|change| Moving {
            change,
            arrival,
            begun: Callback::new(|_| {}),
            shown: Callback::new(|_| {}),
        });
        rsx! { StarBoard { cells: cells.clone(), label: "The board", purpose, moving: moving.clone(), step: 1 } }
    })
}

fn draw_after(moves: &str) -> Page {
    draw_board(&cells(&game(moves)), None, Arrival::Dropped)
}

#[test]
fn every_cell_is_one_button_in_reading_order() {
    let html = draw_after("");
    assert_eq!(html.matches("<button").count(), 37);
    let named: Vec<&str> = html
        .split("data-cell=\"")
        .skip(1)
        .map(|rest| &rest[..2])
        .collect();
    assert_eq!(named.first(), Some(&"DQ"));
    assert_eq!(&named[3..10], ["DX", "CJ", "BJ", "BQ", "B1", "C2", "D2"]);
    assert_eq!(named.last(), Some(&"D6"));
    assert_eq!(
        html.matches("tabindex=\"0\"").count(),
        1,
        "the Tab key meets the board once"
    );
}

#[test]
fn a_cell_says_what_is_on_it_and_what_can_be_done() {
    let html = draw_after("BQ");
    let last = html.tag("data-cell=\"BQ\"");
    assert!(
        last.contains("data-stone=\"black\"") && last.contains("data-last=\"true\""),
        "{last}"
    );
    assert!(last.contains("BQ, black, placed last"), "{last}");
    let free = html.tag("data-cell=\"B7\"");
    assert!(
        free.contains("data-stone=\"empty\"") && free.contains("data-mark=\"playable\""),
        "{free}"
    );
    assert!(free.contains("B7, empty, you can play here"), "{free}");
    assert!(html.tag("data-cell=\"CP\"").contains("CP, empty"));
    assert_eq!(html.count("data-last"), 1);
}

#[test]
fn blocked_cells_say_so() {
    let html = draw_after("BX B7[B] B6 B9[W] B8 BJ[W] BQ B1[B] C7 B3[B] AJ[W]");
    let blocked = html.tag("data-cell=\"A7\"");
    assert!(
        blocked.contains("data-mark=\"blocked\"") && blocked.contains("blocked by ko"),
        "{blocked}"
    );
    assert_eq!(cells(&game("BQ"))[Cell::B7.index()].mark, Mark::Playable);
}

#[test]
fn where_ko_has_a_say_the_whole_cell_is_tinted_and_keeps_its_form() {
    let positions = [
        (
            "one-call",
            "B9[B] B7[W] B6 B5[B] C7 BJ[W] C5 B4 B8 C9 B1[W] B2 BQ C1 BX A5[B]",
        ),
        (
            "blocked",
            "BX B7[B] B6 B9[W] B8 BJ[W] BQ B1[B] C7 B3[B] AJ[W]",
        ),
        (
            "exception",
            "BQ B2 BX B1[W] B4 B3[W] C2 BJ[W] C4 C3 CJ B7[B] B8 B5[B] A3[B] D4 C7 AJ[W]",
        ),
    ];
    for (kind, moves) in positions {
        let html = draw_after(moves);
        let marked = html.count(&format!("data-mark=\"{kind}\""));
        let tinted = html.count("class=\"tint\"");
        assert!(0 < marked, "{kind}");
        assert_eq!(
            html.count(&format!(
                "class=\"tint\" aria-hidden=\"true\" data-kind=\"{kind}\""
            )),
            marked
        );
        assert_eq!(
            html.count(&format!(
                "class=\"mark\" aria-hidden=\"true\" data-kind=\"{kind}\""
            )),
            marked
        );
        let plain = html.count("class=\"mark\"") - tinted;
        assert_eq!(
            plain,
            html.count("data-mark=\"playable\""),
            "no tint on these"
        );
    }
}

/// A board of the player's own games with open captures, or one on which they are not shown.
fn draw_with_captures(look: BoardLook, found: bool) -> Page {
    let mut cells = cells(&game("B9[B] BX BJ[W] B8 BQ B3[W]"));
    cells[Cell::B7.index()].captures = 2;
    for cell in [Cell::A9, Cell::AJ] {
        cells[cell.index()].capturable = true;
    }
    draw(move || {
        let tapped = EventHandler::new(|_| {});
        let purpose = if found {
            Use::Find(tapped)
        } else {
            Use::Play(tapped)
        };
        rsx! { StarBoard { cells: cells.clone(), label: "The board", purpose, look } }
    })
}

#[test]
fn a_capture_is_seen_coming_where_that_is_wanted() {
    let shown = BoardLook {
        captures: true,
        ..BoardLook::default()
    };
    let html = draw_with_captures(shown, false);
    let cell = html.tag("data-cell=\"B7\"");
    assert!(cell.contains("data-captures=\"2\"") && cell.contains("data-mark=\"playable\""));
    assert!(
        cell.contains("B7, empty, you can play here, captures 2"),
        "{cell}"
    );
    assert_eq!(html.count("data-captures"), 1);
    assert_eq!(html.count("class=\"capture-ring\""), 1);
    assert_eq!(html.count("class=\"capture-dot\""), 2);
    let hidden = [
        (BoardLook::default(), false),
        (
            BoardLook {
                playable_marks: false,
                ..shown
            },
            false,
        ),
        // A puzzle without dots.
        (shown, true),
    ];
    for (look, found) in hidden {
        let html = draw_with_captures(look, found);
        assert!(
            !html.contains("capture"),
            "where dots are off or it is not wanted"
        );
    }
}

#[test]
fn a_picture_is_one_image_without_buttons() {
    let cells = cells(&game("BQ"));
    let html = draw(move || {
        rsx! { StarBoard { cells: cells.clone(), label: "The board", purpose: Use::Picture } }
    });
    assert!(!html.contains("<button") && !html.contains("data-cell"));
    assert!(html.contains("role=\"img\""));
}

#[test]
fn a_placement_that_is_shown_moves_and_hides_its_ring_until_it_is_done() {
    let game = game("BQ B7[W]");
    let html = draw_board(&cells(&game), BoardGame::last(&game), Arrival::Dropped);
    assert!(html.contains("data-enter=\"drop\"") && html.contains("data-enter=\"call\""));
    assert!(html.contains("data-leave=\"turn\"") && html.contains("data-enter=\"turn\""));
    assert!(!html.contains("class=\"last\""));
}

#[test]
fn a_stone_that_was_held_is_laid_down_and_does_not_come_again() {
    let game = game("BQ B7[W]");
    let html = draw_board(&cells(&game), BoardGame::last(&game), Arrival::Held);
    assert_eq!(html.count("data-enter=\"land\""), 2, "the stone and CP's");
    assert!(!html.contains("data-enter=\"drop\"") && !html.contains("data-enter=\"call\""));
}

#[test]
fn stones_turn_about_the_axis_of_their_row() {
    let game = game("BQ");
    let html = draw_board(&cells(&game), BoardGame::last(&game), Arrival::Dropped);
    let axes = html.values("data-axis");
    assert!(
        axes.contains(&"rising") || axes.contains(&"falling"),
        "{axes:?}"
    );
    assert_eq!(html.count("class=\"shadow\"") * 2, axes.len());
}

#[test]
fn a_previewed_call_shows_on_the_cells_it_would_change() {
    let mut cells = cells(&game("BQ"));
    cells[Cell::B7.index()].ghost = Some(Color::White);
    cells[Cell::CP.index()].called = Some(Color::White);
    cells[Cell::CP.index()].foreseen = Some(Foreseen::Flipped(Color::Black));
    cells[Cell::A1.index()].foreseen = Some(Foreseen::Captured);
    let html = draw_board(&cells, None, Arrival::Dropped);
    assert!(html.contains("data-asking") && html.contains("ghost"));
    assert!(
        html.contains("data-foreseen=\"flipped\"") && html.contains("data-foreseen=\"captured\"")
    );
    assert_eq!(
        html.count("class=\"face ghost\""),
        2,
        "the held stone and the called one"
    );
    assert!(!html.contains("call-chip"), "words over stones");
}

#[test]
fn a_call_that_is_tried_is_named_in_the_question() {
    let option = CallOption {
        refusal: None,
        flips: 2,
        captured: 1,
        picture: None,
    };
    let dialog = |preview: Option<Color>| {
        let options = ByColor::new_with(|_| option);
        draw(move || rsx! { CallDialog { options, preview, told: true } })
    };
    assert!(!dialog(None).contains("call-preview"));
    assert!(dialog(Some(Color::White)).contains("If you call White"));
}

#[test]
fn a_blocked_call_is_really_disabled_and_says_why() {
    let option = |refusal| CallOption {
        refusal,
        flips: 2,
        captured: 1,
        picture: None,
    };
    let dialog = |refusal| {
        let options = ByColor {
            black: option(None),
            white: option(Some(refusal)),
        };
        draw(move || rsx! { CallDialog { options, told: true } })
    };
    let html = dialog(CallRefusal::Ko);
    assert!(!html.tag("data-testid=\"call-black\"").contains("disabled"));
    assert!(html.tag("data-testid=\"call-white\"").contains("disabled"));
    assert!(html.contains("flips 2, captures 1") && html.contains("Blocked by ko"));
    assert!(dialog(CallRefusal::FlipsNothing).contains("Flips nothing"));
    assert_eq!(html.matches("data-testid=\"call-cancel\"").count(), 1);
}

#[test]
fn notices_name_the_player_or_else_the_colour() {
    let fox = || Who::Cpu(CpuLevel::Three);
    let pass = draw(move || rsx! { PassNotice { color: Color::White, who: fox(), waits: false } });
    assert!(pass.contains("No move for Fox. You play again"));
    let hand_over = |name| {
        let who = Who::Player(PlayerName::new(name));
        draw(move || rsx! { HandOver { color: Color::Black, who: who.clone() } })
    };
    assert!(hand_over("Mira").contains("It’s Mira’s turn next"));
    assert!(hand_over("").contains("It’s Black’s turn next"));
}

/// The whole app, drawn once, on a folder.
fn opened(folder: &Path, clock: Clock) -> VirtualDom {
    let launch = Launch {
        folder: Folder::open(folder).unwrap(),
        clock,
        seeds: Seeds::new(1),
        dev: false,
        no_pauses: false,
    };
    fn page() -> Element {
        use_system_language();
        rsx! { Root {} }
    }
    let mut dom = VirtualDom::new(page).with_root_context(launch);
    dom.rebuild_in_place();
    dom
}

#[tokio::test]
async fn a_fresh_folder_opens_on_a_home_that_can_be_used() {
    let folder: PathBuf = std::env::temp_dir().join(format!("rsg-root-{}", std::process::id()));
    let dom = opened(
        &folder,
        Clock::new(NaiveDate::from_ymd_opt(2026, 11, 21), None),
    );
    let html = dioxus_ssr::render(&dom);
    drop(dom);
    std::fs::remove_dir_all(folder).unwrap();
    assert_eq!(html.matches("data-screen=").count(), 1);
    let ids = [
        "tab-today",
        "tab-play",
        "tab-puzzles",
        "tab-you",
        "home-daily",
        "home-today",
        "home-puzzle",
        "first-learn",
        "first-play",
    ];
    for id in ids {
        let count = html.matches(&format!("data-testid=\"{id}\"")).count();
        assert_eq!(count, 1, "{id}");
    }
    assert!(!html.contains("waiting-1") && !html.contains("dev-menu"));
}

/// Games of two kinds were over and not closed when the app was last seen.
#[tokio::test]
async fn each_result_that_was_left_open_has_a_test_id_of_its_own() {
    let path: PathBuf = std::env::temp_dir().join(format!("rsg-results-{}", std::process::id()));
    let today = NaiveDate::from_ymd_opt(2026, 11, 21);
    let over = |id: u8, rules: &str, record: &str, resigned: bool| {
        let game = json!({
            "plan": {
                "id": 1, "rules": rules, "opponent": {"people": ["", ""]}, "format": "single",
                "first": "black", "won_before": 0, "seed": 7,
            },
            "finished": [record],
            "help": {"hints": 0, "undos": 0},
            "stage": "over",
            "resigned": resigned,
        });
        json!({"id": id, "touched": id, "game": game})
    };
    let mut profile = Profile::default();
    profile.waiting = serde_json::from_value(json!([
        over(1, "reversi 8 othello most", "e6f4e3f6g5d6e7f5c5", false),
        over(2, "go 9 7 0", "e5", true),
    ]))
    .unwrap();
    let (mut store, _) = Store::open(Folder::open(&path).unwrap(), today.unwrap());
    store.save(&profile).unwrap();
    drop(store);
    let dom = opened(&path, Clock::new(today, None));
    let html = dioxus_ssr::render(&dom);
    drop(dom);
    std::fs::remove_dir_all(path).unwrap();
    for number in 1..=3 {
        let id = format!("data-testid=\"waiting-result-{number}\"");
        let wanted = usize::from(number <= 2);
        assert_eq!(html.matches(&id).count(), wanted, "{id}");
    }
}

#[tokio::test]
async fn midnight_is_noticed_while_the_app_is_looked_at() {
    static NEXT: AtomicI32 = AtomicI32::new(0);
    let evening = NaiveDate::from_ymd_opt(2026, 11, 21).unwrap();
    NEXT.store(evening.num_days_from_ce(), Ordering::SeqCst);
    let folder: PathBuf = std::env::temp_dir().join(format!("rsg-night-{}", std::process::id()));
    let mut dom = opened(&folder, Clock::day_by_day(&NEXT));
    assert!(dioxus_ssr::render(&dom).contains("21 November"));
    let noticed = tokio::time::timeout(std::time::Duration::from_secs(60), async {
        while !dioxus_ssr::render(&dom).contains("22 November") {
            dom.wait_for_work().await;
            dom.render_immediate(&mut dioxus::dioxus_core::NoOpMutations);
        }
    });
    let noticed = noticed.await;
    drop(dom);
    std::fs::remove_dir_all(folder).unwrap();
    assert!(noticed.is_ok(), "Home still shows yesterday");
}

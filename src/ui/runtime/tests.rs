//! The runtime over a folder, without any page.

use super::*;
use std::cell::Cell;
use std::path::Path;
use std::sync::atomic::{AtomicI32, Ordering};

use crate::platform::{Clock, Seeds};
use crate::storage::{Folder, saved_settings};
use crate::ui::texts::provide_texts;
use chrono::Datelike as _;
use rsg_game::app::{PlayEvent, ScreenName, SettingsEvent, SetupEvent};
use rsg_game::progress::{ClockTime, PlayerName, Settings};
use rsg_game::text::Language;

thread_local! {
    static WORKED_OUT: Cell<usize> = const { Cell::new(0) };
}

/// Draws something that is worked out once a placement.
#[component]
fn Counting() -> Element {
    provide_texts(Language::English);
    let launch = use_context::<Launch>();
    use_runtime(&launch);
    let sum = use_view_by(App::own_placements, |app| {
        WORKED_OUT.set(WORKED_OUT.get() + 1);
        app.own_placements().map_or(0, |(_, placed)| placed)
    });
    rsx! { p { "{sum} placed" } }
}

fn opened(folder: &Path) -> VirtualDom {
    let date = NaiveDate::from_ymd_opt(2026, 11, 21);
    opened_by(Clock::new(date, None), folder)
}

fn opened_by(clock: Clock, folder: &Path) -> VirtualDom {
    opened_with(Launch {
        folder: Folder::open(folder).unwrap(),
        clock,
        seeds: Seeds::new(1),
        dev: false,
        no_pauses: false,
    })
}

fn opened_with(launch: Launch) -> VirtualDom {
    let mut dom = VirtualDom::new(Counting).with_root_context(launch);
    dom.rebuild_in_place();
    dom
}

fn tell(dom: &VirtualDom, event: Event) {
    let runtime: Runtime = dom.in_scope(ScopeId::APP, consume_context);
    dom.in_scope(ScopeId::APP, || runtime.dispatch(event));
}

#[tokio::test]
async fn what_was_to_be_saved_in_a_moment_is_saved_when_the_page_is_closed() {
    let folder = std::env::temp_dir().join(format!("rsg-closed-{}", std::process::id()));
    let dom = opened(&folder);
    let name = || Some(saved_settings(&folder)?.name.as_str().to_owned());
    tell(&dom, Event::Open(ScreenName::Settings));
    let settings = Settings {
        name: PlayerName::new("Ada"),
        ..Settings::default()
    };
    tell(&dom, Event::Settings(SettingsEvent::Change(settings)));
    assert_eq!(name().unwrap_or_default(), "", "more may be typed");
    drop(dom);
    assert_eq!(name().as_deref(), Some("Ada"));
    std::fs::remove_dir_all(folder).unwrap();
}

/// All effects of an event are of the day that was read with it, even where the next reading is of another day.
#[tokio::test]
async fn the_clock_is_read_once_an_event() {
    static NEXT: AtomicI32 = AtomicI32::new(0);
    let day = |text: &str| text.parse::<NaiveDate>().unwrap();
    NEXT.store(day("2026-11-20").num_days_from_ce(), Ordering::SeqCst);
    let folder = std::env::temp_dir().join(format!("rsg-once-{}", std::process::id()));
    let dom = opened_by(Clock::day_by_day(&NEXT), &folder);
    let runtime: Runtime = dom.in_scope(ScopeId::APP, consume_context);
    let today = || dom.in_scope(ScopeId::APP, || runtime.app.peek().today());
    let erased = || dom.in_scope(ScopeId::APP, || *runtime.erased.peek());
    assert_eq!(today(), day("2026-11-20"));
    tell(&dom, Event::Open(ScreenName::Setup));
    tell(
        &dom,
        Event::Setup(SetupEvent::Clock(ClockTime::of_minutes(5))),
    );
    tell(&dom, Event::Setup(SetupEvent::Start));
    tell(
        &dom,
        Event::Board(BoardEvent::Tap(rsg_engine::Cell::BQ.into())),
    );
    assert_eq!(today(), day("2026-11-24"));
    tell(&dom, Event::Open(ScreenName::Settings));
    tell(&dom, Event::Settings(SettingsEvent::Erase));
    tell(&dom, Event::Confirm);
    assert_eq!(
        (today(), erased()),
        (day("2026-11-27"), Some(day("2026-11-27")))
    );
    tell(&dom, Event::Open(ScreenName::Settings));
    tell(&dom, Event::Settings(SettingsEvent::TakeBack));
    tell(&dom, Event::Confirm);
    assert_eq!((today(), erased()), (day("2026-11-30"), None));
    dom.in_scope(ScopeId::APP, || runtime.look_at_the_clock());
    assert_eq!(today(), day("2026-12-01"));
    drop(dom);
    std::fs::remove_dir_all(folder).unwrap();
}

/// A page that is loaded again, and a window that comes back, begin the app anew in one process.
#[tokio::test]
async fn an_app_that_begins_anew_draws_other_numbers() {
    let folder = std::env::temp_dir().join(format!("rsg-seeds-{}", std::process::id()));
    let launch = Launch {
        folder: Folder::open(&folder).unwrap(),
        clock: Clock::new(NaiveDate::from_ymd_opt(2026, 11, 21), None),
        seeds: Seeds::new(1),
        dev: false,
        no_pauses: false,
    };
    let drawn: Vec<u64> = (0..3)
        .map(|_| {
            let dom = opened_with(launch.clone());
            tell(&dom, Event::Open(ScreenName::Setup));
            tell(&dom, Event::Setup(SetupEvent::Start));
            let runtime: Runtime = dom.in_scope(ScopeId::APP, consume_context);
            dom.in_scope(ScopeId::APP, || {
                let app = runtime.app.peek();
                let games = app.profile().waiting.in_order();
                games[0].game.plan.seed
            })
        })
        .collect();
    assert!(
        drawn[0] != drawn[1] && drawn[1] != drawn[2] && drawn[0] != drawn[2],
        "{drawn:?}"
    );
    std::fs::remove_dir_all(folder).unwrap();
}

#[tokio::test]
async fn what_costs_much_is_worked_out_once_a_placement() {
    let folder = std::env::temp_dir().join(format!("rsg-runtime-{}", std::process::id()));
    let mut dom = opened(&folder);
    let mut tell = |event: Event| {
        tell(&dom, event);
        dom.render_immediate(&mut dioxus::dioxus_core::NoOpMutations);
        (WORKED_OUT.get(), dioxus_ssr::render(&dom))
    };
    assert_eq!(tell(Event::Open(ScreenName::Setup)).0, 1);
    let _ = tell(Event::Setup(SetupEvent::Start));
    let (at_the_start, page) = tell(Event::Play(PlayEvent::ReadBoard));
    assert!(page.contains("0 placed"), "{page}");
    let cell = rsg_engine::Cell::BQ;
    let (placed, page) = tell(Event::Board(BoardEvent::Tap(cell.into())));
    assert!(page.contains("1 placed"), "{page}");
    assert_eq!(placed, at_the_start + 1);
    for _ in 0..5 {
        assert_eq!(tell(Event::Play(PlayEvent::ReadBoard)).0, placed);
    }
    drop(dom);
    std::fs::remove_dir_all(folder).unwrap();
}
/// The stone is taken back, the progress can be had, and the next tap is dealt with like any other.
#[tokio::test]
async fn a_panic_takes_back_what_it_was_in() {
    let folder = std::env::temp_dir().join(format!("rsg-panics-{}", std::process::id()));
    let dom = opened(&folder);
    let runtime: Runtime = dom.in_scope(ScopeId::APP, consume_context);
    let placed = || dom.in_scope(ScopeId::APP, || runtime.app.peek().own_placements());
    let tap = |cell: rsg_engine::Cell| tell(&dom, Event::Board(BoardEvent::Tap(cell.into())));
    tell(&dom, Event::Open(ScreenName::Setup));
    tell(&dom, Event::Setup(SetupEvent::Start));
    let before = placed();
    assert_eq!(before.map(|(_, placed)| placed), Some(0));
    dom.in_scope(ScopeId::APP, || runtime.panic_at_the_next_event());
    tap(rsg_engine::Cell::BQ);
    assert_eq!(placed(), before, "the stone is not there");
    dom.in_scope(ScopeId::APP, || {
        assert!(*runtime.broke.peek());
        runtime.rescue();
        assert!(
            runtime
                .exported
                .peek()
                .as_ref()
                .is_some_and(|text| !text.is_empty())
        );
        runtime.read_that_it_broke();
    });
    tap(rsg_engine::Cell::BQ);
    assert_eq!(placed().map(|(_, placed)| placed), Some(1));
    assert!(!dom.in_scope(ScopeId::APP, || *runtime.broke.peek()));
    drop(dom);
    std::fs::remove_dir_all(folder).unwrap();
}

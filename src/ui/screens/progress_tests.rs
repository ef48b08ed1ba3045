//! The screens about progress, rendered to text: what other tools rely on is there, once, and speaks in sentences.

use chrono::NaiveDate;
use dioxus::prelude::*;

use crate::ui::components::celebration::Earnings;
use crate::ui::components::dev_menu::DevMenu;
use crate::ui::components::home_cards::{DailyCard, PlayerCard, RankUpCard};
use crate::ui::screens::calendar::CalendarScreen;
use crate::ui::screens::ranks::RanksScreen;
use crate::ui::screens::rankup::RankUpScreen;
use crate::ui::screens::records::RecordsScreen;
use crate::ui::screens::trophies::TrophiesScreen;
use crate::ui::texts::provide_texts;
use rsg_game::app::{App, CalendarEvent, DevEvent, Event, ScreenName, Start};
use rsg_game::progress::{
    CalendarDay, CpuLevel, DayCleared, Earned, Exam, Invitation, Month, Profile, Rank,
};
use rsg_game::text::Language;

/// What is drawn.
#[derive(Clone, Copy, PartialEq)]
enum What {
    Screen(ScreenName),
    HomeCards,
}

fn today() -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 11, 21).unwrap()
}

fn app_at(rank: u32) -> App {
    let start = Start {
        profile: Profile::default(),
        today: today(),
        seed: 1,
        dev: true,
        trouble: None,
    };
    let (mut app, _) = App::new(start);
    if 1 < rank {
        let _ = app.apply(Event::Dev(DevEvent::SetRank(
            Rank::from_number(rank).unwrap(),
        )));
    }
    app
}

#[component]
fn Drawn(app: CopyValue<App>, what: What) -> Element {
    provide_texts(Language::English);
    let app = app.read();
    let on = EventHandler::new(|_: Event| {});
    let this_month = Month::of(app.today());
    match what {
        What::Screen(ScreenName::Calendar) => {
            rsx! { CalendarScreen { view: app.calendar(), this_month, on } }
        }
        What::Screen(ScreenName::Trophies) => {
            rsx! { TrophiesScreen { view: app.trophies(), this_month, on } }
        }
        What::Screen(ScreenName::Ranks) => rsx! { RanksScreen { view: app.ranks(), on } },
        What::Screen(ScreenName::RankUp) => rsx! { RankUpScreen { view: app.rank_up(), on } },
        What::Screen(ScreenName::Records) => rsx! { RecordsScreen { view: app.records(), on } },
        What::Screen(_) => rsx! {},
        What::HomeCards => {
            let home = app.home();
            rsx! {
                PlayerCard { name: home.name, rank: home.rank, goal: home.goal }
                DailyCard { today: home.today, on }
                RankUpCard { exam: home.exam, goal: home.goal, on }
                DevMenu { on }
            }
        }
    }
}

fn rendered(root: impl Fn() -> Element + Clone + 'static) -> String {
    let mut dom = VirtualDom::new_with_props(|root: Root| (root.0)(), Root(std::rc::Rc::new(root)));
    dom.rebuild_in_place();
    let page = dioxus_ssr::render(&dom);
    check_ids(&page);
    check_words(&page);
    page
}

#[derive(Clone)]
struct Root(std::rc::Rc<dyn Fn() -> Element>);

impl PartialEq for Root {
    fn eq(&self, other: &Self) -> bool {
        std::rc::Rc::ptr_eq(&self.0, &other.0)
    }
}

fn draw(app: App, what: What) -> String {
    rendered(move || {
        let app = app.clone();
        let app = use_hook(|| CopyValue::new(app));
        rsx! { Drawn { app, what } }
    })
}

fn draw_earned(earned: Earned) -> String {
    rendered(move || {
        provide_texts(Language::English);
        let on = EventHandler::new(|_: Event| {});
        rsx! { Earnings { earned: earned.clone(), on } }
    })
}

/// Every test id of a page.
fn ids(page: &str) -> Vec<&str> {
    page.split("data-testid=\"")
        .skip(1)
        .map(|rest| rest.split('"').next().unwrap())
        .collect()
}

fn check_ids(page: &str) {
    let mut ids = ids(page);
    let count = ids.len();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), count, "an id twice in {page}");
    assert!(page.matches("data-screen").count() <= 1);
}

/// The opening tag that carries a test id.
fn tag<'page>(page: &'page str, id: &str) -> &'page str {
    let needle = format!("data-testid=\"{id}\"");
    let at = page.find(&needle).unwrap_or_else(|| panic!("no {id}"));
    let start = page[..at].rfind('<').unwrap();
    let end = at + page[at..].find('>').unwrap();
    &page[start..end]
}

/// No key stands where its words should be.
fn check_words(page: &str) {
    let text: String = page
        .split('<')
        .filter_map(|piece| piece.split_once('>').map(|(_, text)| text))
        .chain(
            page.split("aria-label=\"")
                .skip(1)
                .filter_map(|rest| rest.split('"').next()),
        )
        .collect::<Vec<&str>>()
        .join("\n");
    for area in [
        "app-",
        "calendar-",
        "home-",
        "ranks-",
        "rankup-",
        "records-",
        "result-",
        "trophies-",
        "level-",
        "rank-",
    ] {
        let bare = text.lines().find(|line| line.starts_with(area));
        assert_eq!(bare, None, "a key without words");
    }
}

#[test]
fn the_calendar_shows_every_day_as_it_is() {
    let mut app = app_at(1);
    let _ = app.apply(Event::Open(ScreenName::Calendar));
    let page = draw(app, What::Screen(ScreenName::Calendar));
    let days = ids(&page)
        .iter()
        .filter(|id| id.starts_with("day-"))
        .count();
    assert_eq!(days, 30);
    let today = tag(&page, "day-2026-11-21");
    assert!(today.contains("data-day=\"open\"") && today.contains("data-today=\"true\""));
    assert!(
        today.contains("Today, Saturday 21 November 2026, open."),
        "{today}"
    );
    assert!(today.contains("tabindex=\"0\"") && !today.contains("disabled"));
    let tomorrow = tag(&page, "day-2026-11-22");
    assert!(tomorrow.contains("data-day=\"future\"") && tomorrow.contains("disabled"));
    assert!(tag(&page, "month-next").contains("disabled"));
    assert!(!tag(&page, "month-prev").contains("disabled"));
    assert!(page.contains("November 2026") && page.contains("0 / 30"));
    assert_eq!(page.matches("tabindex=\"0\"").count(), 1);
}

#[test]
fn a_cleared_month_shows_its_days_and_its_trophy() {
    let mut app = app_at(1);
    let october = Month::new(2026, 10).unwrap();
    let _ = app.apply(Event::Open(ScreenName::Calendar));
    let _ = app.apply(Event::Calendar(CalendarEvent::Show(october)));
    let _ = app.apply(Event::Dev(DevEvent::ClearMonth));
    let _ = app.apply(Event::Calendar(CalendarEvent::Show(october)));
    let page = draw(app.clone(), What::Screen(ScreenName::Calendar));
    assert_eq!(page.matches("data-day=\"cleared\"").count(), 31);
    assert!(page.contains("31 / 31") && page.contains("Trophy of October, earned"));
    let page = draw(app, What::Screen(ScreenName::Trophies));
    assert!(tag(&page, "trophy-2026-10").contains("data-earned=\"true\""));
    assert!(tag(&page, "trophy-2026-11").contains("data-earned=\"false\""));
    assert!(tag(&page, "trophy-2026-12").contains("disabled"));
    assert!(page.contains("1 of 12 months"));
}

#[test]
fn the_ladder_says_where_one_stands() {
    let page = draw(app_at(9), What::Screen(ScreenName::Ranks));
    for number in 1..=30 {
        let state = match number {
            1..=8 => "done",
            9 => "current",
            _ => "locked",
        };
        let row = tag(&page, &format!("rank-row-{number}"));
        assert!(row.contains(&format!("data-state=\"{state}\"")), "{row}");
    }
    assert!(page.contains("Rank 9: Gold, your rank."));
    assert!(page.contains("Next: Platinum"));
}

#[test]
fn an_exam_can_be_started_only_when_it_is_open() {
    let open = draw(app_at(9), What::Screen(ScreenName::RankUp));
    assert!(!tag(&open, "rankup-start").contains("disabled"));
    assert!(open.contains("Best of 7") && open.contains("0 of 20 career wins"));
    let closed = draw(app_at(1), What::Screen(ScreenName::RankUp));
    assert!(tag(&closed, "rankup-start").contains("disabled"));
    assert!(closed.contains("It opens once you are Wood."));
    let done = draw(app_at(30), What::Screen(ScreenName::RankUp));
    assert!(!ids(&done).contains(&"rankup-start"));
}

#[test]
fn the_records_carry_plain_digits() {
    let page = draw(app_at(9), What::Screen(ScreenName::Records));
    for row in 1..=7 {
        let at = page.find(&format!("record-row-{row}")).unwrap();
        let cells = page[at..].split("</tr>").next().unwrap();
        assert_eq!(cells.matches("data-value=\"").count(), 4, "{cells}");
    }
    assert!(page.contains("Results from 23 October to 21 November"));
    let empty = draw(app_at(1), What::Screen(ScreenName::Records));
    assert!(empty.contains("Nothing here yet") && !empty.contains("<figure"));
}

#[test]
fn home_s_cards_name_the_next_step() {
    let page = draw(app_at(1), What::HomeCards);
    assert!(page.contains("Win one game to reach Leather."));
    assert!(tag(&page, "home-rankup").contains("data-lit=\"false\""));
    assert!(tag(&page, "home-daily").contains("data-day=\"open\""));
    let page = draw(app_at(3), What::HomeCards);
    assert!(tag(&page, "home-rankup").contains("data-lit=\"true\""));
    assert!(page.contains("For Stone: best of 3 against Lv.1"));
    for number in 1..=30 {
        tag(&page, &format!("dev-rank-{number}"));
    }
}

#[test]
fn a_rank_and_a_trophy_are_celebrated_and_the_exam_invites() {
    let month = Month::new(2026, 11).unwrap();
    let page = draw_earned(Earned {
        month_trophy: Some(month),
        ranks: vec![Rank::Wood],
        unlocked: vec![CpuLevel::Two],
        invitation: Some(Invitation {
            exam: Exam::Stone,
            first: true,
        }),
        ..Earned::default()
    });
    tag(&page, "celebration");
    tag(&page, "rankup-invite");
    assert!(page.contains("You are Wood now"));
    assert!(page.contains("The trophy of November 2026 is yours"));
    assert!(page.contains("Lv.2 Beginner is open"));
    assert!(page.contains("What is a Rank-Up Match?"));
}

#[test]
fn a_cleared_day_is_a_line_and_nothing_is_nothing() {
    let page = draw_earned(Earned {
        day: CalendarDay::new(today()).map(|day| DayCleared {
            day,
            cleared: 12,
            days: 30,
        }),
        ..Earned::default()
    });
    assert!(page.contains("21 November cleared") && page.contains("12 / 30"));
    assert!(!ids(&page).contains(&"celebration"));
    let nothing = draw_earned(Earned::default());
    assert!(ids(&nothing).is_empty() && !nothing.contains("<li"));
}

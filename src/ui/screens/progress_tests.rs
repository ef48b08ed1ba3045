//! The screens about progress, rendered to text: what other tools rely on is there, once, and speaks in sentences.

use chrono::NaiveDate;
use dioxus::prelude::*;
use serde_json::json;

use crate::ui::screens::play::earnings::Earnings;
use crate::ui::screens::{calendar, home, ranks, rankup, records, setup, trophies};
use crate::ui::ssr::{Page, draw, draw_with};
use rsg_engine::Color;
use rsg_engine::puzzle::Puzzles;
use rsg_game::app::{App, CalendarEvent, DevEvent, Event, ScreenName, Start, TodayEvent};
use rsg_game::progress::{
    AttemptId, ByPlayer, CalendarDay, CpuLevel, DayCleared, Earned, Ending, Exam, GameKind, Help,
    Invitation, MatchRecord, Month, Opponent, Outcome, Played, PlayerName, Profile, Rank, Rules,
    Series, SeriesEnd, SeriesNews, Tally, TodayStrength,
};

fn today() -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 11, 21).unwrap()
}

fn app_at(rank: u32) -> App {
    let mut app = app_with(Profile::default());
    if 1 < rank {
        let rank = Rank::from_number(rank).unwrap();
        tell(&mut app, Event::Dev(DevEvent::SetRank(rank)));
    }
    app
}

fn app_with(profile: Profile) -> App {
    let start = Start {
        profile,
        at: today().into(),
        seed: 1,
        dev: true,
        trouble: None,
        puzzles: Some(Puzzles::shipped()),
    };
    App::new(start).0
}

fn tell(app: &mut App, event: Event) {
    let _ = app.apply(event, app.now());
}

fn draw_earned(earned: Earned) -> Page {
    draw(move || rsx! { Earnings { news: earned.news(None), earned: earned.clone() } })
}

/// A day whose first game was lost: one sentence says what a win does, and none that there is nothing to win.
#[test]
fn a_lost_day_says_once_that_a_win_still_clears_it() {
    let lost = json!({
        "id": 1, "date": "2026-11-20", "color": "black", "outcome": "lost",
        "opponent": {"today": {"day": "2026-11-20", "strength": "1"}},
        "played": {"single": [[10, 0], [20, 0]]},
    });
    let mut profile = Profile::default();
    assert!(profile.book(serde_json::from_value(lost).unwrap()));
    let mut app = app_with(profile);
    tell(&mut app, Event::Link("day/2026-11-20".to_owned()));
    tell(&mut app, TodayEvent::Choose(TodayStrength::One).into());
    let page = draw_with(app, setup::Setup);
    assert_eq!(page.count("A win still clears this day."), 1);
    assert!(!page.contains("Win to clear") && !page.contains("Another is practice"));
}

#[test]
fn the_calendar_shows_every_day_as_it_is() {
    let mut app = app_at(1);
    tell(&mut app, Event::Open(ScreenName::Calendar));
    let page = draw_with(app, calendar::Calendar);
    let days = page
        .ids()
        .iter()
        .filter(|id| id.starts_with("day-"))
        .count();
    assert_eq!(days, 30);
    let today = page.by_id("day-2026-11-21");
    assert!(today.contains("data-day=\"open\"") && today.contains("data-today=\"true\""));
    assert!(
        today.contains("Today, Saturday 21 November 2026, not cleared."),
        "{today}"
    );
    assert!(today.contains("tabindex=\"0\"") && !today.contains("disabled"));
    let tomorrow = page.by_id("day-2026-11-22");
    assert!(tomorrow.contains("data-day=\"future\"") && tomorrow.contains("disabled"));
    assert!(page.by_id("month-next").contains("disabled"));
    assert!(!page.by_id("month-prev").contains("disabled"));
    assert!(page.contains("November 2026") && page.contains("0 / 30"));
    assert_eq!(page.matches("tabindex=\"0\"").count(), 1);
}

#[test]
fn a_cleared_month_shows_its_days_and_its_trophy() {
    let mut app = app_at(1);
    let october = Month::new(2026, 10).unwrap();
    tell(&mut app, Event::Open(ScreenName::Calendar));
    tell(&mut app, Event::Calendar(CalendarEvent::Show(october)));
    tell(&mut app, Event::Dev(DevEvent::ClearMonth));
    tell(&mut app, Event::Calendar(CalendarEvent::Show(october)));
    let page = draw_with(app.clone(), calendar::Calendar);
    assert_eq!(page.matches("data-day=\"cleared\"").count(), 31);
    assert!(page.contains("31 / 31") && page.contains("October’s trophy, earned"));
    let page = draw_with(app, trophies::Trophies);
    assert!(
        page.by_id("trophy-2026-10")
            .contains("data-earned=\"true\"")
    );
    assert!(
        page.by_id("trophy-2026-11")
            .contains("data-earned=\"false\"")
    );
    assert!(page.by_id("trophy-2026-12").contains("disabled"));
    assert!(page.contains("1 of 12 months"));
}

#[test]
fn the_ladder_says_where_one_stands() {
    let page = draw_with(app_at(9), ranks::Ranks);
    for number in 1..=30 {
        let state = match number {
            1..=8 => "done",
            9 => "current",
            _ => "locked",
        };
        let row = page.by_id(&format!("rank-row-{number}"));
        assert!(row.contains(&format!("data-state=\"{state}\"")), "{row}");
    }
    assert!(page.contains("Rank 9: Gold, your rank."));
    assert!(page.contains("Next: Platinum"));
}

/// Whoever has come as far as an exam sees it among the choices, and not in the part that is folded.
#[test]
fn the_setup_of_a_rank_with_an_exam_shows_it_unfolded() {
    let setup_at = |rank| {
        let mut app = app_at(rank);
        tell(&mut app, Event::SetUp(GameKind::Star, None));
        draw_with(app, setup::Setup)
    };
    let exam = "data-testid=\"setup-exam\"";
    assert!(!setup_at(1).contains(exam), "there is none yet");
    let page = setup_at(3);
    let before = page.split(exam).next().expect("a split has a first part");
    assert_ne!(before.len(), page.len(), "it is offered");
    assert_eq!(
        before.matches("<details").count(),
        before.matches("</details>").count()
    );
}

#[test]
fn an_exam_can_be_started_only_when_it_is_open() {
    let open = draw_with(app_at(9), rankup::RankUp);
    assert!(!open.by_id("rankup-start").contains("disabled"));
    assert!(open.contains("Best of 7") && open.contains("0 of 20 career wins"));
    let target = "First to 4 wins";
    let career = "or 20 career wins in this match";
    assert!(open.contains(target) && open.contains(career), "both ways");
    let before = draw_with(app_at(8), rankup::RankUp);
    assert!(before.contains(target) && before.contains(career));
    let closed = draw_with(app_at(1), rankup::RankUp);
    assert!(closed.by_id("rankup-start").contains("disabled"));
    assert!(closed.contains("It opens once you reach Wood."));
    let done = draw_with(app_at(30), rankup::RankUp);
    assert!(!done.ids().contains(&"rankup-start"));
}

#[test]
fn the_records_carry_plain_digits() {
    let page = draw_with(app_at(9), records::Records);
    for row in 1..=7 {
        let at = page.find(&format!("record-row-{row}")).unwrap();
        let cells = page[at..].split("</tr>").next().unwrap();
        assert_eq!(cells.matches("data-value=\"").count(), 4, "{cells}");
    }
    assert!(page.contains("Results from 23 October to 21 November"));
    let empty = draw_with(app_at(1), records::Records);
    assert!(empty.contains("Nothing here yet"));
    assert!(!empty.contains("<figure") && !empty.contains("<table"));
    assert!(!empty.contains("data-value"), "no zeros");
}

/// Two people without names have played: nothing of it is listed, and the page says why.
#[test]
fn records_after_a_game_of_two_unnamed_people_say_so() {
    let page = |names: [&str; 2]| {
        let people = ByPlayer::from(names.map(PlayerName::new));
        let mut profile = Profile::default();
        let id = profile.next_match_id();
        assert!(profile.book(MatchRecord {
            id,
            date: today(),
            rules: Rules::Star,
            opponent: Opponent::People(people),
            color: Color::Black,
            help: Help::default(),
            played: Some(Played::Single(ByPlayer::default())),
            outcome: Outcome::Won,
            ending: Ending::Played,
            message: None,
        }));
        let mut app = app_with(profile);
        tell(&mut app, Event::Open(ScreenName::Records));
        draw_with(app, records::Records)
    };
    let unnamed = page(["", "Ravi"]);
    unnamed.by_id("records-unnamed");
    assert!(unnamed.contains("between two players without names"));
    assert!(!unnamed.contains("Nothing here yet"));
    let named = page(["Aiko", "Ravi"]);
    assert!(!named.ids().contains(&"records-unnamed") && named.contains("Aiko"));
}

#[test]
fn home_s_cards_name_the_next_step() {
    let page = draw_with(app_at(1), home::Home);
    assert!(page.contains("Win one game on the star to reach Leather."));
    assert!(!page.contains("home-rankup"), "no exam is open");
    assert!(page.by_id("home-daily").contains("data-day=\"open\""));
    assert!(
        page.contains("Leather") && !page.contains("Stone"),
        "one rank is named"
    );
    let page = draw_with(app_at(2), home::Home);
    assert!(!page.contains("Stone"));
    let page = draw_with(app_at(3), home::Home);
    assert!(page.by_id("home-rankup").contains("data-lit=\"true\""));
    assert!(page.contains("Stone"));
    assert!(page.contains("Best of 3 against Lv.1 for Stone"));
    for number in 1..=30 {
        page.by_id(&format!("dev-rank-{number}"));
    }
}

#[test]
fn a_rank_and_a_trophy_are_celebrated_and_the_exam_invites() {
    let month = Month::new(2026, 11).unwrap();
    let page = draw_earned(Earned {
        month_trophy: Some(month),
        ranks: vec![Rank::Stone],
        unlocked: vec![CpuLevel::Two],
        invitation: Some(Invitation {
            exam: Exam::Stone,
            first: true,
        }),
        ..Earned::default()
    });
    page.by_id("celebration");
    assert!(page.by_id("result-progress").contains("data-kind=\"rank\""));
    assert!(page.contains("Ready for a Rank-Up Match?"));
    assert!(page.contains("You’ve reached Stone"));
    assert!(page.contains("You’ve won the trophy for November 2026"));
    let opened = page.by_id("result-opened");
    assert!(opened.contains("data-level=\"2\"") && page.contains("Sparrow"));
    assert!(page.contains("What is a Rank-Up Match?"));
}

/// The rank is the line of the sheet; that all wins together have passed its exam stands there too, for every eye.
#[test]
fn an_exam_that_is_passed_by_career_wins_says_so_in_sight() {
    let passed = |end| {
        draw_earned(Earned {
            ranks: vec![Rank::Platinum],
            series: Some(SeriesNews {
                attempt: AttemptId(3),
                series: Series {
                    exam: Exam::Platinum,
                    score: Tally {
                        won: 1,
                        lost: 2,
                        drawn: 0,
                    },
                    end: Some(end),
                },
                career_wins: 20,
            }),
            ..Earned::default()
        })
    };
    let page = passed(SeriesEnd::PassedByCareer);
    page.by_id("result-career");
    let seen = "Rank-Up Match passed with 20 career wins</small>";
    assert!(page.contains(seen));
    let by_wins = passed(SeriesEnd::PassedByWins);
    assert!(!by_wins.ids().contains(&"result-career"));
}

#[test]
fn the_list_of_exams_asks_for_what_the_ladder_does() {
    let page = draw_with(app_at(9), rankup::RankUp);
    assert!(page.contains("Best of 3 against Lv.1 (first to 2 wins)"));
    let ladder = draw_with(app_at(9), ranks::Ranks);
    assert!(ladder.contains("best of 3 (first to 2 wins)"));
    assert!(ladder.contains("(first to 4 wins), or 20 career wins in this match"));
}

#[test]
fn a_cleared_day_is_a_line_and_nothing_is_nothing() {
    let page = draw_earned(Earned {
        day: CalendarDay::new(today()).map(|day| DayCleared {
            day,
            cleared: 12,
            days: 30,
            row: 1,
            mends: false,
            seven: false,
            longest: false,
        }),
        ..Earned::default()
    });
    assert!(
        page.contains("21 November cleared")
            && page.contains("12 / 30")
            && page.by_id("result-progress").contains("data-kind=\"day\"")
    );
    assert!(!page.ids().contains(&"celebration"));
    let nothing = draw_earned(Earned::default());
    assert!(nothing.ids().is_empty() && !nothing.contains("<li"));
}

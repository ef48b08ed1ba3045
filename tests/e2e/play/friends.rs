//! Friends: phones that know of each other's Today's games only by texts, and check them.

use rsg_game::progress::friends::{self, DayResult, OwnGame, PuzzleDone, PuzzleResult, Sent};
use rsg_game::progress::{CalendarDay, PlayerName};

use crate::driver::app::App;
use crate::driver::autoplay::Aim;
use crate::driver::prepared::{keep_todays_nearly_over, todays_game};
use crate::driver::runner::Test;
use crate::driver::wait::THOUGHT;
use crate::screens::every_screen::Stop;

/// A Monday: its game is won by somebody who looks three placements ahead.
const DAY: &str = "2026-11-23";

/// The end of its week.
const SUNDAY: &str = "2026-11-29";

/// From Home: plays the game of the day at Lv.1, and returns the text that shares it.
pub fn play_and_share(app: &App<'_>, aim: Aim) -> String {
    app.press("today-1")
        .press("home-today")
        .expect_screen("play");
    finish_and_share(app, aim)
}

/// In the game of the day: plays on to its end, and returns the text that shares it.
fn finish_and_share(app: &App<'_>, aim: Aim) -> String {
    app.play_to_the_end(aim).press("result-share");
    app.expect_data("share-picture", "ready", "true");
    let text = app.look().data("share-send", "text").to_owned();
    app.press("share-close").expect_shown("result-sheet");
    app.press("result-close");
    app.back_home();
    text
}

/// From Home: takes a text in, by pasting it.
pub fn take_in<'a>(app: &'a App<'_>, text: &str) -> &'a App<'a> {
    app.visit("friends")
        .press("message-paste")
        .expect_screen("messages");
    app.take_in(text).expect_screen("friends");
    app
}

pub fn expect_checked(app: &App<'_>, row: &str) {
    app.expect_within("the result to be played again", THOUGHT, |page| {
        page.data(row, "checked") == "yes"
    });
}

/// The result in a text.
fn said(text: &str) -> DayResult {
    let results = friends::read(text).into_iter();
    results
        .filter_map(Sent::game)
        .next()
        .expect("a code in the text")
}

/// The result of somebody who has played the same day with this aim.
fn played_with(aim: Aim, own: &DayResult, name: &str) -> DayResult {
    let DayResult {
        day,
        strength,
        edition,
        ..
    } = *own;
    let played = todays_game(day, strength, aim);
    let game = OwnGame {
        day,
        strength,
        edition,
        moves: played.turns().iter().map(|turn| turn.mv).collect(),
    };
    let result = game.result(PlayerName::new(name));
    result.expect("a game that is over")
}

/// What three friends have written in the chat to which this text of one's own won game went: one has lost another
/// game, under a long name, one says more than is true, and one has a margin of another edition and tells of puzzles.
pub fn some_friends(own: &str) -> String {
    let own = said(own);
    let other = played_with(Aim::Lose, &own, "MMMMMM WWWWW");
    let of = |name: &str, margin, edition| {
        let name = PlayerName::new(name);
        let result = DayResult {
            name,
            margin,
            edition,
            ..own.clone()
        };
        result.code()
    };
    let puzzles = PuzzleDone::Today {
        wrong: 2,
        helped: false,
    };
    let puzzles = PuzzleResult {
        day: own.day,
        done: puzzles,
        name: PlayerName::new("Mei"),
    };
    [
        other.code(),
        of("Ravi", own.margin + 1, own.edition),
        of("Mei", other.margin - 1, own.edition + 1),
        puzzles.code(),
    ]
    .join("\n")
}

/// Nothing is told before one's own game; then both see each other's, and know that it is real.
pub fn two_play_a_day_and_check_each_other(test: &Test<'_>) {
    let aiko = test.app().today(DAY).hurried().open();
    aiko.with_settings(&[("name", "Aiko")]);
    let text = play_and_share(&aiko, Aim::Win);
    let ravi = test.app().today(DAY).second_phone().hurried().open();
    ravi.with_settings(&[("name", "Ravi")]);
    take_in(&ravi, &text).expect_data("friend-1", "name", "Aiko");
    let page = ravi.look();
    assert!(page.text("friend-1").contains("Aiko has played today"));
    assert_eq!(page.data("friend-1", "value"), "");
    assert!(!page.shows("friend-day"));
    ravi.press("friends-play").expect_screen("play").back_home();
    let answer = play_and_share(&ravi, Aim::Lose);
    ravi.visit("friends");
    expect_checked(&ravi, "friend-1");
    let margin = said(&text).margin.to_string();
    assert_eq!(ravi.look().data("friend-1", "value"), margin);
    ravi.press("friend-look-1").expect_shown("friend-day");
    ravi.expect_shown("friend-parts")
        .expect_shown("friend-day-own");
    ravi.press("friend-step-back")
        .press("friend-review")
        .expect_screen("review");
    take_in(aiko.load(), &answer).expect_data("friend-1", "name", "Ravi");
    expect_checked(&aiko, "friend-1");
    aiko.expect_data("friend-own", "value", &margin);
    // One's own is none of a friend.
    take_in(aiko.back_home(), &text).expect_shown("friends-news");
    assert!(!aiko.look().shows("friend-2"));
    aiko.set("friend-name", "Brother")
        .expect_data("friend-1", "name", "Brother");
    aiko.press("friend-forget")
        .press("forget-friend-confirm")
        .expect_shown("friends-none");
}

/// Three in one chat, in which everybody pastes all that was written so far. Each plays on two days of a week, and on
/// the last one all three see the same sums, checked.
pub fn three_play_a_week(test: &Test<'_>) {
    let phones = [
        (test.app(), "Aiko", Aim::Win),
        (test.app().second_phone(), "Ravi", Aim::Lose),
        (test.app().third_phone(), "Mei", Aim::Win),
    ];
    let phones = phones.map(|(app, name, aim)| {
        let app = app.today(DAY).hurried().open();
        app.with_settings(&[("name", name)]);
        (app, name, aim)
    });
    let (mut chat, mut sums) = (String::new(), [0; 3]);
    for day in [DAY, SUNDAY] {
        for ((app, _, aim), sum) in phones.iter().zip(&mut sums) {
            app.restart_after(day, |profile| keep_todays_nearly_over(profile, day, *aim));
            // After days away Today counts the games that wait, and names none.
            app.visit("games").press("waiting-1").expect_screen("play");
            let text = finish_and_share(app, *aim);
            *sum += said(&text).margin;
            chat = format!("{chat}\n{text}");
            take_in(app, &chat);
            app.back_home();
        }
    }
    let sums = sums.map(|sum| sum.to_string());
    for (place, (app, name, _)) in phones.iter().enumerate() {
        take_in(app.load(), &chat).press("friends-week");
        app.expect_data("friend-own", "name", name).expect_data(
            "friend-own",
            "value",
            &sums[place],
        );
        for row in ["friend-1", "friend-2"] {
            expect_checked(app, row);
            let page = app.look();
            let friend = phones
                .iter()
                .position(|(_, name, _)| *name == page.data(row, "name"));
            let friend = friend
                .filter(|friend| *friend != place)
                .expect("another one");
            assert_eq!(page.data(row, "value"), sums[friend]);
            assert!(page.text(row).contains("2 games"), "{}", page.text(row));
        }
        assert!(!app.look().shows("friend-3"));
    }
}

/// Results of friends: the table of a day and of a week, two boards side by side whose games part, and puzzles.
pub fn stops(app: &App<'_>, stop: Stop<'_>) {
    let text = play_and_share(app, Aim::Win);
    take_in(app, &some_friends(&text)).expect_shown("friend-3");
    expect_checked(app, "friend-1");
    app.expect("the forged one", |page| {
        page.data("friend-2", "state") == "wrong" || page.data("friend-3", "state") == "wrong"
    });
    stop(app, "friends");
    app.press("friend-look-1").expect_shown("friend-day");
    assert_ne!(app.look().data("friend-day", "parts"), "");
    stop(app, "friends-board");
    app.load()
        .visit("friends")
        .press("friends-week")
        .expect_shown("friend-1");
    stop(app, "friends-week");
    app.back_home();
}

/// The app of somebody who has nearly finished the game of the day.
fn near_the_end_of_the_day<'t>(test: &'t Test<'_>) -> App<'t> {
    test.app()
        .today(DAY)
        .hurried()
        .todays_nearly_over(DAY, Aim::Win)
        .open()
}

/// A margin that was made better is not checked; the true one takes its place.
pub fn a_forged_result_is_not_checked(test: &Test<'_>) {
    let app = near_the_end_of_the_day(test);
    let own = said(&finish_and_share(app.continue_game(), Aim::Win));
    let of = |name: &str, margin| DayResult {
        name: PlayerName::new(name),
        margin,
        ..own.clone()
    };
    take_in(&app, &of("Aiko", own.margin + 1).code());
    app.expect_within("the result to be played again", THOUGHT, |page| {
        page.data("friend-1", "state") == "wrong"
    });
    assert_eq!(app.look().data("friend-1", "checked"), "no");
    take_in(app.back_home(), &of("Aiko", own.margin).code());
    expect_checked(&app, "friend-1");
    let elsewhere = DayResult {
        edition: own.edition + 1,
        ..of("Ravi", own.margin)
    };
    take_in(app.back_home(), &elsewhere.code());
    app.expect_data("friend-2", "state", "edition")
        .expect_data("friend-2", "checked", "no");
}

/// Of a flood fifty a day are taken, and the rest is told.
pub fn a_flood_fills_nothing(test: &Test<'_>) {
    let app = near_the_end_of_the_day(test);
    let own = said(&finish_and_share(app.continue_game(), Aim::Win));
    let codes: Vec<String> = (1..=60)
        .map(|number| {
            let name = PlayerName::new(&format!("Friend {number}"));
            DayResult {
                name,
                ..own.clone()
            }
            .code()
        })
        .collect();
    take_in(&app, &codes.join("\n"));
    app.expect("the rest to be told", |page| {
        page.text("friends-news").contains("10")
    });
    let page = app.look();
    assert!(page.ids().any(|id| id == "friend-50"));
    assert!(!page.ids().any(|id| id == "friend-51"));
}

/// Of puzzles nothing is checked, and nothing waits for one's own try.
pub fn what_friends_say_of_puzzles_is_listed(test: &Test<'_>) {
    let app = test.app().today(DAY).hurried().open();
    let tried = PuzzleDone::Today {
        wrong: 2,
        helped: false,
    };
    let codes = [tried, PuzzleDone::Run { solved: 17 }].map(|done| {
        let day = CalendarDay::parse(DAY).expect("a day");
        let name = PlayerName::new("Mei");
        PuzzleResult { day, done, name }.code()
    });
    take_in(&app, &codes.join("\n"))
        .expect_data("friend-puzzles-1", "name", "Mei")
        .expect_data("friend-puzzles-1", "value", "1")
        .expect_data("friend-puzzles-1", "run", "17");
    let words = app.look().text("friend-puzzles-1").to_owned();
    assert!(words.contains("after 2 mistakes"), "{words}");
    app.press("friend-puzzles-forget-1")
        .press("forget-friend-confirm")
        .expect_shown("friends-none");
}

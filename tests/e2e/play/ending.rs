//! The end of a game and what lies beside it: the result sheet, the stamp on the calendar, rules and notices over a
//! game.

use rsg_engine::Color::{Black, White};
use rsg_game::progress::{CpuLevel, Opponent, Rank};
use serde_json::json;

use crate::driver::app::App;
use crate::driver::autoplay::Aim;
use crate::driver::runner::Test;
use crate::play::games::{BEFORE_A_PASS, BEFORE_THE_END, LOWEST, for_the_day};
use crate::screens::every_screen::{SHAPES, Shape};
use crate::screens::order;

const LOW: &str = "return document.querySelector('.scrim').dataset.low ?? ''";

/// The app of somebody who has just won a game for a day, which is not closed.
fn won_for_a_day<'t>(test: &'t Test<'_>) -> App<'t> {
    let app = test
        .app()
        .hurried()
        .nearly_over(for_the_day("2026-11-05"), Black, Aim::Win)
        .open();
    app.continue_game().win();
    app
}

/// The result can be pulled down and up again, is there again after a flat battery until it is closed, and leads to the
/// calendar, where the day is stamped. A day that was looked at is not stamped again.
pub fn a_result_waits_to_be_closed(test: &Test<'_>) {
    let app = won_for_a_day(test);
    app.press("result-handle")
        .expect_found("the sheet to be low", LOW, |low| low == "true");
    app.settle().press("result-handle");
    app.expect_found("the sheet to be up", LOW, |low| low == "");
    app.restart().expect_screen("home");
    app.see_result().press("result-next-step");
    app.expect_screen("calendar")
        .expect_data("day-2026-11-05", "day", "cleared")
        .expect_data("day-2026-11-05", "stamped", "true");
    app.back_home().visit("calendar");
    app.expect_data("day-2026-11-05", "stamped", "");
    app.restart().expect_screen("home");
}

/// The sheet is pulled down by its handle and up by its title; a tap beside it does the same; and a pull that goes
/// nowhere does nothing.
pub fn a_result_is_pulled_down_and_up(test: &Test<'_>) {
    const TITLE: &str = ".sheet h2";
    let app = won_for_a_day(test);
    app.expect_shown("result-sheet").settle();
    let is_low = |what, wanted: &str| {
        app.expect_found(what, LOW, |low| low == wanted).settle();
    };
    app.pull(".sheet-handle", 160);
    is_low("the sheet to be pulled down", "true");
    let star = app.script(BELOW_THE_STAR);
    assert!(star.as_i64().is_some_and(|gap| gap >= 0), "{star} pixels");
    app.pull(TITLE, 12);
    app.pull(TITLE, -160);
    is_low("the sheet to be pulled up", "");
    app.pull(TITLE, 12).settle();
    is_low("the sheet to stay up", "");
    for wanted in ["true", ""] {
        let (x, y) = (40.0, 90.0);
        app.touch_point(x, y);
        is_low("a tap beside the sheet to move it", wanted);
    }
    app.expect_shown("result-next-step").press("result-close");
    app.expect_gone("result-sheet");
}

/// The distance from the star down to the sheet, in pixels.
const BELOW_THE_STAR: &str = "
const star = document.querySelector('.board .star').getBoundingClientRect();
const sheet = document.querySelector('.sheet').getBoundingClientRect();
return Math.round(sheet.top - star.bottom);
";

/// What the sheet covers of the board, which lines of it are not whole, and whether it fades. The board is measured as
/// it stands at the end.
const ROOM: &str = "
const box = one => document.querySelector(one).getBoundingClientRect();
const [star, sheet] = [box('.board .star'), box('.sheet')];
const covered = Math.min(star.right - sheet.left, star.bottom - sheet.top);
const out = Math.max(-star.left, -star.top, star.right - innerWidth);
const body = box('.sheet-body');
const cut = [...document.querySelectorAll('.sheet-body > *')].filter(line => line.checkVisibility())
  .filter(line => body.bottom + 1 < line.getBoundingClientRect().bottom).map(line => line.className);
const frames = document.querySelector('.sheet').getAnimations().flatMap(move => move.effect.getKeyframes());
return {covered: Math.max(0, Math.round(covered)), out: Math.max(0, Math.round(out)), cut,
  fades: frames.some(frame => 'opacity' in frame)};
";

/// After a win and after a loss no part of the board is covered, every line of the sheet is whole, and the sheet
/// slides.
pub fn the_board_makes_room_for_the_result(test: &Test<'_>) {
    let whole = json!({"covered": 0, "out": 0, "cut": [], "fades": false});
    let app = test
        .app()
        .hurried()
        .nearly_over(LOWEST, Black, Aim::Lose)
        .nearly_over(LOWEST, Black, Aim::Win)
        .open();
    let expect_room = || {
        app.expect_shown("result-sheet").settle();
        for (width, height) in [(360, 640), (390, 844), (844, 390), (820, 1180)] {
            app.reshape("light", Shape::new("a phone", width, height, 1));
            app.expect_found("room for the result", ROOM, |room| *room == whole);
        }
        app.reshape_as_usual();
    };
    app.visit("games").press("waiting-1").expect_screen("play");
    app.win();
    expect_room();
    app.press("result-close").back_home().visit("games");
    app.press("waiting-1").expect_screen("play").lose();
    expect_room();
}

/// The buttons of the result that are not whole or that something covers, and whether its words scroll.
const FIXED_BUTTONS: &str = "
const body = document.querySelector('.sheet-body');
const buttons = [...document.querySelectorAll('.sheet-answers button')];
const hidden = () => buttons.filter(button => {
  const {left, top, width, height, bottom} = button.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return top < 0 || innerHeight < bottom || !button.contains(there);
}).map(button => button.dataset.testid);
const before = hidden();
body.scrollTop = 1000;
const scrolled = body.scrollTop;
const after = hidden();
body.scrollTop = 0;
return {hidden: [...before, ...after], scrolls: 0 < scrolled};
";

/// On a low page with large letters the words of the result scroll above its buttons, which stay in sight.
pub fn a_results_buttons_stay_where_its_words_scroll(test: &Test<'_>) {
    let app = won_for_a_day(test);
    app.expect_shown("result-sheet").settle();
    for (width, height) in [(844, 390), (667, 375), (568, 320)] {
        let shape = Shape::new("a phone on its side", width, height, 1).text(200);
        app.reshape("light", shape);
        let name = format!("whole buttons at {width} px");
        app.expect_found(&name, FIXED_BUTTONS, |seen| seen["hidden"] == json!([]));
    }
    app.expect_found("words that scroll", FIXED_BUTTONS, |seen| {
        seen["scrolls"] == json!(true)
    });
}

/// The buttons below the words of the result, from the first one on, by what they do.
const ANSWERS: &str = "
const ids = [...document.querySelectorAll('.sheet-answers button')].map(one => one.dataset.testid);
return ids.join();";

/// The first win of all is best followed by another game. After a later one, too, another game is among the three
/// buttons, and the result can be shared all the same.
pub fn one_can_always_play_again(test: &Test<'_>) {
    let app = test
        .app()
        .hurried()
        .nearly_over(for_the_day("2026-11-05"), Black, Aim::Win)
        .nearly_over(LOWEST, Black, Aim::Win)
        .open();
    app.visit("games").press("waiting-1").expect_screen("play");
    app.win().expect_shown("result-sheet");
    app.expect_found("another game first", ANSWERS, |ids| {
        ids == "result-again,result-review,result-share"
    });
    app.press("result-next-step").expect_gone("result-sheet");
    app.expect("a new game", |page| page.stones() == 6);
    app.back_home().visit("games").press("waiting-2");
    app.expect_screen("play").win().expect_shown("result-share");
    app.expect_found("another game beside the day", ANSWERS, |ids| {
        ids == "result-next-step,result-again,result-review"
    });
    let alone = app.script(HEADER);
    assert_eq!(
        alone,
        json!(0),
        "the title and the corners lie over each other"
    );
    app.press("result-again").expect_gone("result-sheet");
    app.expect("the day once more", |page| page.stones() == 6);
}

/// How many of the round buttons in the corners lie over the title’s words.
const HEADER: &str = "
const range = document.createRange();
range.selectNodeContents(document.querySelector('.sheet h2'));
const words = range.getBoundingClientRect();
return [...document.querySelectorAll('.sheet > .button')].map(one => one.getBoundingClientRect())
  .filter(box => box.left < words.right && words.left < box.right && box.top < words.bottom && words.top < box.bottom)
  .length;
";

/// The height of the sheet, in hundredths of the page, and how many pixels of headline and primary button are out of
/// sight.
const SHEET: &str = "
const sheet = document.querySelector('.sheet').getBoundingClientRect();
const hidden = ['.sheet h2', '.sheet [data-kind=primary]']
  .map(one => document.querySelector(one).getBoundingClientRect())
  .map(box => Math.max(0, sheet.top - box.top, box.bottom - innerHeight));
return [Math.round(100 * (innerHeight - sheet.top) / innerHeight), Math.max(...hidden)];
";

/// Returns true where words of the sheet are out of sight though there is room above it.
const IS_CUT_WITH_ROOM: &str = "
const sheet = document.querySelector('.sheet'), words = sheet.querySelector('.sheet-body');
return words.clientHeight + 1 < words.scrollHeight && 8 < sheet.getBoundingClientRect().top;
";

/// Collects the heights of the sheet, with the place of the first button on it, of every frame that shows both.
const WATCH_SHEET: &str = "
const shapes = window.shapesOfSheet = new Set();
const look = () => {
  const button = document.querySelector('[data-testid=result-next-step]');
  if (button) shapes.add(`${button.closest('.sheet').offsetHeight} ${button.offsetTop}`);
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
return null";

/// On a phone the sheet of a lost game, with all that it says, leaves the upper half of the page to the board; its
/// headline and its first button are in sight, which leads to the mistakes. A tap on the bar unfolds the count.
pub fn a_loss_leaves_the_board_in_sight(test: &Test<'_>) {
    // A newcomer would be offered the teacher instead.
    let second = Opponent::Cpu {
        level: CpuLevel::Two,
        day: None,
    };
    test.forge_profile(|profile, _| {
        profile.forge_rank(Rank::from_number(4).expect("there are thirty"));
    });
    let app = test
        .app()
        .hurried()
        .nearly_over(second, Black, Aim::Lose)
        .open();
    app.visit("games").press("waiting-1");
    app.expect_screen("play").script(WATCH_SHEET);
    app.lose().expect_shown("result-turning");
    let shapes = app.script("return [...window.shapesOfSheet]");
    assert_eq!(
        shapes.as_array().map(Vec::len),
        Some(1),
        "{shapes}: the turn moved the sheet"
    );
    // Sideways it lies beside the board, and has the page's height.
    app.reshape("light", SHAPES[4]);
    app.expect_found("the words, or as much as fits", IS_CUT_WITH_ROOM, |cut| {
        *cut == false
    });
    app.reshape("light", SHAPES[1]);
    let seen = app.script(SHEET);
    let height = seen[0].as_i64();
    assert!(
        height.is_some_and(|height| height <= 52) && seen[1] == 0,
        "{seen}"
    );
    app.expect_found("no count", COUNTED, |rows| rows == "0");
    let page = app.look();
    assert_eq!(page.data("result-progress", "kind"), "rank");
    assert!(page.shows("result-again"));
    app.press("result-table");
    app.expect_found("the count", COUNTED, |rows| rows == "2");
    app.press("result-next-step").expect_screen("review");
}

/// The rows of the count that are seen.
const COUNTED: &str = "
const rows = [...document.querySelectorAll('.totals tbody tr')];
return String(rows.filter(row => row.checkVisibility()).length);
";

/// A sheet that is read is pulled away by its handle; a pull that goes nowhere does nothing.
pub fn a_sheet_is_pulled_away(test: &Test<'_>) {
    let app = test.app().hurried().open();
    app.start_against_cpu(1, Black).expect_turn(Black, "you");
    app.press("help").expect_shown("help-sheet").settle();
    app.pull(".sheet-handle", 12).settle();
    assert!(app.look().shows("help-sheet"));
    app.pull(".sheet-handle", 160).expect_gone("help-sheet");
}

/// From the help over a series to the rules and back: nothing is asked and nothing has changed.
pub fn rules_are_looked_up_over_a_game(test: &Test<'_>) {
    let app = test.app().dev().hurried().open();
    app.start_stone_series();
    let before = app.play(1).position();
    app.press("help").expect_shown("help-sheet");
    app.press("help-rules").expect_shown("rules-sheet");
    app.expect_screen("play").expect_gone("rules-tutorial");
    app.press("rules-close").expect_gone("rules-sheet");
    app.expect_screen("play").expect_own_turn();
    app.expect_position(&before);
}

/// The place of a notice on the star.
const ON_THE_STAR: &str = "
const notice = document.querySelector('.notice-layer').getBoundingClientRect();
const star = document.querySelector('.board .star').getBoundingClientRect();
return Math.round(Math.min(notice.bottom, star.bottom) - Math.max(notice.top, star.top));
";

/// A pass is told below the star, and not any more once the player has said so.
pub fn notices_leave_the_star_in_sight(test: &Test<'_>) {
    let app = test.app().hurried().waiting_after(BEFORE_A_PASS).open();
    app.continue_game();
    app.tap("BJ").expect_shown("pass-notice").settle();
    let covered = app.script(ON_THE_STAR);
    assert!(
        covered.as_i64().is_some_and(|pixels| pixels <= 0),
        "{covered} pixels"
    );
    app.press("notice-never").expect_gone("pass-notice");
    app.expect_turn(White, "player").quit();
    app.visit("settings");
    assert!(!app.look().chosen("settings-pass-notice"));
    app.back_home().start_against_cpu(1, Black);
    app.expect_turn(Black, "you");
}

/// Notes in each frame in which a game runs once more the turn that is shown, whether the result lies above it, and
/// what stands where the last stone goes. The page does it by itself, because a game runs for seconds alone, in which a
/// busy machine's driver may not come to it.
const NOTE_FRAMES: &str = "
window.framesOfReplay = [];
const note = () => {
  const play = document.querySelector('.play');
  if (!play) return;
  if (play.dataset.replay) framesOfReplay.push({
    shown: Number(play.dataset.replay),
    sheet: document.querySelector('[data-testid=result-sheet]') !== null,
    last: document.querySelector('[data-cell=D2]').dataset.stone,
  });
  requestAnimationFrame(note);
};
note();
";

/// The frames that were noted, once the game has run.
const FRAMES: &str = "return document.querySelector('.play').dataset.replay ? [] : framesOfReplay";

/// Taps on the board as soon as a game that runs once more has shown some turns.
const TAP_AFTER_SOME: &str = "
const look = () => {
  const shown = document.querySelector('.play')?.dataset.replay;
  if (!(Number(shown) > 4)) return requestAnimationFrame(look);
  window.tappedAt = Number(shown);
  document.querySelector('[data-cell=B4]').click();
};
look();
";

/// Above its result a game runs once more, to its end, and the result comes back; a tap meanwhile opens Review at the
/// move that is shown. Where less is to move it is not offered.
pub fn a_game_runs_once_more(test: &Test<'_>) {
    let app = order::slow_game_after(test, BEFORE_THE_END);
    app.tap("D2").expect_shown("result-sheet").settle();
    let end = app.position();
    app.prefer("prefers-reduced-motion", "reduce")
        .expect_gone("replay");
    app.prefer("prefers-reduced-motion", "no-preference")
        .expect_shown("replay");

    app.script(NOTE_FRAMES);
    app.press("replay");
    app.expect_found("a game that has run", FRAMES, |frames| {
        frames.as_array().is_some_and(|frames| !frames.is_empty())
    });
    let frames = app.script(FRAMES);
    let frames = frames.as_array().expect("a list");
    assert!(frames.iter().any(|frame| frame["sheet"] == false));
    assert!(frames.iter().any(|frame| frame["last"] == "empty"));
    assert!(frames.is_sorted_by_key(|frame| frame["shown"].as_u64()));
    app.expect_shown("result-sheet");
    assert_eq!(app.settle().position(), end);

    app.script(TAP_AFTER_SOME);
    app.press("replay").expect_screen("review");
    let shown = app.script("return window.tappedAt").as_u64();
    let shown = shown.expect("a number");
    let place = app.look().data("review-place", "value").to_owned();
    let place: u64 = place.parse().expect("a number");
    let all = BEFORE_THE_END.split(' ').count() as u64 + 1;
    assert!(
        (shown..all).contains(&place),
        "{place} after {shown} of {all}"
    );
}

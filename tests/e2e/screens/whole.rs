//! What once was cut, wrapped or out of reach on a phone: each is measured where it was seen.

use rsg_engine::Color::Black;
use rsg_game::progress::Rank;
use serde_json::{Value, json};

use crate::driver::autoplay::Aim;
use crate::driver::runner::Test;
use crate::play::games::LOWEST;
use crate::play::puzzles::todays;
use crate::screens::days::{FIRST_DAY, win_days};
use crate::screens::every_screen::{Shape, tags};

const PHONE: Shape = Shape::new("390x844", 390, 844, 1);

/// The tops of both totals, and the lines of both sums.
const PANELS: &str = "
const all = name => [...document.querySelectorAll('.panel ' + name)].map(one => one.getBoundingClientRect());
const [one, other] = all('.panel-total').map(box => Math.round(box.top));
return [one - other, ...all('.panel-stones').map(box => box.height < 30)];
";

/// Both panels have their numbers at one height, and their sums on one line.
pub fn panels_are_level(test: &Test<'_>) {
    let line = "B9[B] BX BJ[W] B8 BQ B3[W] B7[B]";
    let app = test.app().hurried().waiting_after(line).open();
    app.continue_game().expect_own_turn();
    for width in [320, 360, 390] {
        app.reshape("light", Shape::new("a phone", width, 640, 1));
        assert_eq!(app.script(PANELS), json!([0, true, true]), "{width} px");
    }
}

/// The pixels of the stone beside a puzzle's task that are out of sight.
const TASK_STONE: &str = "
const top = one => document.querySelector(one).getBoundingClientRect().top;
return Math.max(0, Math.round(top('.puzzle-page') + 1 - top('.puzzle-task .pebble')));
";

/// The stone beside a puzzle's task is whole.
pub fn the_stone_of_a_task_is_whole(test: &Test<'_>) {
    let app = test.app().hurried().open();
    app.press("home-puzzle").expect_screen("puzzle");
    app.reshape("light", PHONE);
    app.expect_found("a whole stone", TASK_STONE, |cut| *cut == json!(0));
}

/// How far the note sticks out of its card, and how far the faces are from one line.
const SUGGESTED: &str = "
const box = one => one.getBoundingClientRect();
const note = document.querySelector('.pick-suggested');
const [inner, outer] = [box(note), box(note.closest('.pick'))];
const faces = [...document.querySelectorAll('.levels .opponent-face')].map(face => box(face).top);
return [Math.max(outer.left - inner.left, inner.right - outer.right, 0),
  Math.round(Math.max(...faces) - Math.min(...faces))];
";

/// The note on the suggested opponent lies within the card, whose face stands beside the others.
pub fn a_suggestion_fits_its_card(test: &Test<'_>) {
    test.forge_profile(|profile, _| {
        profile.forge_rank(Rank::from_number(13).expect("there are thirty"));
    });
    let app = test
        .app()
        .hurried()
        .nearly_over(LOWEST, Black, Aim::Win)
        .nearly_over(LOWEST, Black, Aim::Win)
        .nearly_over(LOWEST, Black, Aim::Win)
        .open();
    // After three wins the next opponent is suggested.
    for _ in 0..3 {
        app.visit("games").press("waiting-1");
        app.expect_screen("play").win();
        app.press("result-close").back_home();
    }
    app.visit("setup");
    app.reshape("light", PHONE);
    app.expect_found("a note within its card", SUGGESTED, |out| {
        *out == json!([0, 0])
    });
}

/// How far the board reaches beyond the page's top and below the buttons' upper edge, and those below the page.
const OUT_OF_SIGHT: &str = "
const box = one => document.querySelector(one).getBoundingClientRect();
const [board, buttons] = [box('.board-place .board'), box('.controls')];
return [-board.top, board.bottom - buttons.top, buttons.bottom - innerHeight]
  .map(beyond => Math.max(0, Math.round(beyond)));
";

/// With text at 200 % the whole board and the buttons are in sight, and a tap on the totals shows how they came about.
pub fn the_board_is_whole_in_large_letters(test: &Test<'_>) {
    let app = test.app().hurried().open();
    let large = Shape::new("360x640", 360, 640, 1).text(200);
    for game in ["star", "reversi", "go"] {
        app.reshape("light", Shape::new("360x640", 360, 640, 1));
        app.press("tab-play").press(&format!("play-{game}"));
        app.expect_own_turn().reshape("light", large);
        app.expect_found(&format!("the whole board of {game}"), OUT_OF_SIGHT, |out| {
            *out == json!([0, 0, 0])
        });
        if game == "star" {
            app.expect_gone("captured-black").press("panels");
            app.expect_shown("captured-black").press("panels");
            app.expect_gone("captured-black");
        }
        app.back_home();
    }
}

/// The words and buttons that lie under the board or over it, and how far the board or a button reaches beyond the
/// page.
const UNDER_THE_BOARD: &str = "
const board = document.querySelector('.app .board, .app .square-board');
const {left, top, right, bottom} = board.getBoundingClientRect();
const holds = one => [...one.childNodes].some(node => node.nodeType === 3 && node.data.trim());
const things = [...document.querySelectorAll('.app *')].filter(one =>
  !board.contains(one) && (holds(one) || one.matches('button')) && one.checkVisibility({visibilityProperty: true}));
const hidden = things.filter(one => {
  const box = one.getBoundingClientRect();
  const wide = Math.min(box.right, right) - Math.max(box.left, left);
  const high = Math.min(box.bottom, bottom) - Math.max(box.top, top);
  return 1 < wide && 1 < high;
});
const ends = [board, ...document.querySelectorAll('.app button')].map(one => one.getBoundingClientRect());
const beyond = Math.max(...ends.flatMap(end =>
  [-end.left, -end.top, end.right - innerWidth, end.bottom - innerHeight]));
return [...hidden.map(one => one.textContent), ...(1 < beyond ? [`${Math.round(beyond)} px out of sight`] : [])];
";

/// Sideways, with text at 200 %, nothing that is read or touched lies under a board, and the board and the buttons are
/// whole: in a puzzle, in a lesson and in a game.
pub fn nothing_lies_under_a_board_sideways(test: &Test<'_>) {
    let app = test.app().hurried().open();
    for screen in ["puzzle", "tutorial", "play"] {
        match screen {
            "puzzle" => app.visit("puzzles").press("puzzle-today"),
            "tutorial" => app.visit("rules").press("rules-tutorial"),
            _ => app.press("tab-play").press("play-star"),
        };
        app.expect_screen(screen);
        for shape in [
            Shape::new("568x320", 568, 320, 1),
            Shape::new("667x375", 667, 375, 1),
            Shape::new("844x390", 844, 390, 1),
        ] {
            app.reshape("light", shape.text(200));
            app.expect_found(
                &format!("the whole board of {screen} at {}", shape.name),
                UNDER_THE_BOARD,
                |hidden| *hidden == json!([]),
            );
        }
        app.reshape_as_usual().load();
    }
}

/// How far the message reaches into a puzzle's board, the board below the buttons' upper edge and those below the page;
/// how far the page scrolls; the pixels that the lowest cell lacks to what a finger can hit; and the number of cells on
/// which a total lies.
const PUZZLE_BOARD: &str = "
const box = one => one.getBoundingClientRect();
const [board, words, buttons] = ['.board', '.puzzle-message', '.puzzle-buttons'].map(one =>
  box(document.querySelector(one)));
const page = document.querySelector('.puzzle-page');
const cells = [...document.querySelectorAll('.board [data-cell]')].map(box);
const totals = [...document.querySelectorAll('.points-side')].map(box);
const lies = (one, other) => one.left < other.right && other.left < one.right
  && one.top < other.bottom && other.top < one.bottom;
return [words.bottom - board.top, board.bottom - buttons.top, buttons.bottom - innerHeight,
  page.scrollHeight - page.clientHeight, 44 - Math.min(...cells.map(cell => cell.height)),
  cells.filter(cell => totals.some(total => lies(total, cell))).length]
  .map(beyond => Math.max(0, Math.round(beyond)));
";

/// The place of a puzzle's board.
const PLACE_OF_BOARD: &str = "
const {left, top, width, height} = document.querySelector('.puzzle-board .board').getBoundingClientRect();
return [left, top, width, height].map(Math.round).join(' ');
";

/// With text at 200 % the whole board of a puzzle is in sight, its cells are large enough for a finger and its page
/// does not scroll. The board stays at one place, whether a try was wrong, the solution is shown or the puzzle is
/// solved.
pub fn a_puzzles_board_is_whole_at_one_place(test: &Test<'_>) {
    let large = Shape::new("360x640-text200", 360, 640, 1).text(200);
    let shapes = [
        large,
        Shape::new("320x568", 320, 568, 1),
        PHONE,
        Shape::new("844x390", 844, 390, 1),
    ];
    let app = test.app().hurried().open();
    for language in ["en", "hi"] {
        app.visit("settings").set("settings-language", language);
        app.expect_attribute("lang", language).back_home();
        app.press("home-puzzle").expect_puzzle("open");
        let places = |state: &str| {
            shapes.map(|shape| {
                app.reshape("light", shape);
                if shape.text == 200 {
                    let what = format!("the whole board in {language}, {state}");
                    app.expect_found(&what, PUZZLE_BOARD, |out| *out == json!([0, 0, 0, 0, 0, 0]));
                }
                (shape.name, app.script(PLACE_OF_BOARD))
            })
        };
        let open = places("open");
        app.reshape_as_usual().fail(todays());
        assert_eq!(places("wrong"), open, "{language}: wrong");
        app.reshape_as_usual()
            .press("puzzle-show")
            .expect_puzzle("shown");
        assert_eq!(places("shown"), open, "{language}: shown");
        app.reshape_as_usual()
            .press("puzzle-again")
            .expect_puzzle("open");
        app.solve(todays());
        assert_eq!(places("solved"), open, "{language}: solved");
        app.reshape_as_usual().back_home();
    }
}

/// The button that begins, if it is whole and on top of what lies there.
const BEGINS: &str = "
const button = document.querySelector('.start-button');
const box = button.getBoundingClientRect();
const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
return 0 <= box.top && box.bottom <= innerHeight && button.contains(there) && button.dataset.testid;
";

/// The narrowest of a stepper's parts, and the number of lines that the usual sizes take.
const SIZES: &str = "
const boxes = what => [...document.querySelectorAll(what)].map(one => one.getBoundingClientRect());
return [Math.min(...boxes('.setup-sizes .stepper-row > *').map(box => Math.round(box.width))),
  new Set(boxes('.setup-sizes .pick').map(box => Math.round(box.top))).size];
";

/// *Start* is in sight at every size, in Setup and before an exam; and the sizes of Reversi Go can be read and touched.
pub fn start_is_in_sight_at_every_size(test: &Test<'_>) {
    let app = test.app().dev().hurried().open();
    let shapes = [
        Shape::new("320x568", 320, 568, 1),
        Shape::new("360x640", 360, 640, 1),
        PHONE,
        Shape::new("844x390", 844, 390, 1),
        Shape::new("820x1180", 820, 1180, 1),
    ];
    for game in ["star", "reversi", "go"] {
        app.set_up(game);
        for shape in shapes {
            app.reshape("light", shape);
            app.expect_found(shape.name, BEGINS, |seen| *seen == json!("setup-start"));
            if game == "go" {
                let fits = |seen: &Value| seen[0].as_u64() >= Some(56) && seen[1] == json!(1);
                app.expect_found("sizes to touch", SIZES, fits);
            }
        }
        app.reshape_as_usual().back_home();
    }
    app.forge("dev-rank-3").visit("rankup");
    for shape in shapes {
        app.reshape("light", shape);
        app.expect_found(shape.name, BEGINS, |seen| *seen == json!("rankup-start"));
    }
}

/// How far the place is scrolled.
const SCROLLED: &str = "return Math.round(document.querySelector('.place-page').scrollTop)";

/// A tap on the tab of the place that is shown leads to its top.
pub fn a_tab_leads_to_the_top(test: &Test<'_>) {
    let app = test.app().hurried().open();
    app.reshape("light", Shape::new("360x640", 360, 640, 1));
    app.script("document.querySelector('.place-page').scrollTo({top: 1000, behavior: 'instant'})");
    app.expect_found("a page that scrolls", SCROLLED, |at| {
        at.as_i64().is_some_and(|at| 40 < at)
    });
    app.press("tab-today")
        .expect_found("its top", SCROLLED, |at| *at == json!(0));
}

/// Of the tabs: the size of the letters in px, the largest picture, and how many words are broken or cut.
const TABS: &str = "
const tabs = [...document.querySelectorAll('.tab')];
const cut = tabs.filter(tab => {
  const range = document.createRange();
  range.selectNodeContents(tab.querySelector('span') ?? tab);
  const [words, box] = [range.getBoundingClientRect(), tab.getBoundingClientRect()];
  const letters = parseFloat(getComputedStyle(tab).fontSize);
  return letters * 2 < words.height || words.left < box.left || box.right < words.right;
});
const pictures = tabs.map(tab => tab.querySelector('svg').getBoundingClientRect().width);
return [parseFloat(getComputedStyle(tabs[0]).fontSize), Math.max(...pictures), cut.length];
";

/// The words of the four places are never smaller than 12 px, grow with the reader's letters as far as they fit, and
/// their pictures grow by half at most.
pub fn the_words_of_the_places_grow(test: &Test<'_>) {
    let app = test.app().hurried().open();
    for language in tags() {
        app.speak(language);
        for (width, height) in [(320, 568), (360, 640), (390, 844)] {
            let usual = Shape::new("a phone", width, height, 1);
            for (shape, least) in [(usual, 12.0), (usual.text(200), 14.0)] {
                let name = format!("{language}, {width} px, {} %", shape.text);
                app.reshape("light", shape);
                app.expect_found(&name, TABS, |tabs| {
                    let measured = |at: usize| tabs[at].as_f64();
                    measured(0) >= Some(least) && measured(1) <= Some(36.5) && tabs[2] == json!(0)
                });
            }
        }
    }
}

/// How many columns there are, and the pixels of the button that are out of sight: the way to the trophies on the
/// calendar.
const TWO_COLUMNS: &str = "
const parts = [...document.querySelectorAll('.content > *, .rankup-side > *')]
  .map(one => one.getBoundingClientRect()).filter(box => box.width);
const columns = new Set(parts.map(box => Math.round(box.left))).size;
const button = document.querySelector('.start-button, .calendar-ways .button').getBoundingClientRect();
return [columns, Math.max(0, Math.round(button.bottom - innerHeight))];
";

/// On a tablet the calendar and the way to an exam have two columns, and their buttons are in sight.
pub fn tablets_have_two_columns(test: &Test<'_>) {
    let app = test.app().dev().hurried().open();
    app.forge("dev-rank-3");
    for screen in ["rankup", "calendar"] {
        app.visit(screen);
        for (width, height) in [(768, 1024), (820, 1180)] {
            app.reshape("light", Shape::new("a tablet", width, height, 1));
            let name = format!("{screen} at {width} px");
            app.expect_found(&name, TWO_COLUMNS, |seen| *seen == json!([2, 0]));
        }
        app.reshape_as_usual().back_home();
    }
}

/// The largest distance between two things in one of Today's columns, and the pixels of its button that are out of
/// sight.
const COLUMNS: &str = "
const boxes = [...document.querySelectorAll('.home > *')].map(one => one.getBoundingClientRect())
  .filter(box => box.width && box.height);
const apart = boxes.flatMap(box => {
  const below = boxes.filter(other => Math.abs(other.left - box.left) < 2 && box.bottom <= other.top);
  return below.length ? [Math.min(...below.map(other => other.top)) - box.bottom] : [];
});
const play = document.querySelector('[data-testid=home-today]').getBoundingClientRect();
return [Math.round(Math.max(...apart)), Math.max(0, Math.round(play.bottom - innerHeight))];
";

/// Where Today has two columns, a high card in one of them makes no gaps in the other, and the day's button is in
/// sight.
pub fn todays_columns_know_nothing_of_each_other(test: &Test<'_>) {
    let app = test.app().hurried().open();
    app.restart_after("2026-11-24", |profile| win_days(profile, FIRST_DAY, 1));
    for shape in [
        Shape::new("820x1180", 820, 1180, 1),
        Shape::new("844x390", 844, 390, 1),
    ] {
        app.reshape("light", shape);
        app.expect_found(shape.name, COLUMNS, |seen| *seen == json!([12, 0]));
    }
}

/// The places of the bar and of the board's middle.
const BAR_AND_BOARD: &str = "
const box = what => document.querySelector(what).getBoundingClientRect();
const board = box('.board');
return [Math.round(box('.play-bar').top), Math.round(board.left + board.width / 2)];
";

/// On a tablet the bar stands where that of other screens does, whatever stands below the board.
pub fn on_a_tablet_the_bar_stays_at_the_top(test: &Test<'_>) {
    let app = test.app().hurried().open();
    let tablet = Shape::new("820x1180", 820, 1180, 1);
    let is_there = |seen: &Value| seen[0].as_i64() < Some(16) && seen[1] == json!(410);
    app.start_against_cpu(1, Black).expect_turn(Black, "you");
    app.reshape("light", tablet);
    app.expect_found("a game's bar", BAR_AND_BOARD, is_there);
    app.reshape_as_usual().press("quit").expect_screen("home");
    app.start_practice("level-1").reshape("light", tablet);
    app.expect_found("the bar of practice", BAR_AND_BOARD, is_there);
}

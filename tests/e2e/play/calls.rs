//! Calls that are seen: the chip at CP, its reason the first times, and the dialog for every call where that is wanted.

use rsg_engine::Color::{Black, White};
use serde_json::{Value, json};

use crate::driver::app::App;
use crate::driver::runner::Test;
use crate::play::games::BEFORE_A_CALL_THAT_MATTERS;

/// Writes down each chip that comes: colour, who, why, whether it takes taps, and its words.
const RECORD: &str = "
window.chips = [];
const seen = new Set();
new MutationObserver(() => {
  for (const chip of document.querySelectorAll('[data-testid=call-chip]')) {
    if (seen.has(chip)) continue;
    seen.add(chip);
    const {color, by, why} = chip.dataset;
    const taps = getComputedStyle(chip).pointerEvents;
    window.chips.push([color, by, why, taps, chip.innerText.replace(/\\s+/g, ' ').trim()].join('|'));
  }
}).observe(document.body, {subtree: true, childList: true, attributes: true});
return null;
";

/// Waits for `count` chips to have come, and for the last one to be `wanted`.
#[track_caller]
fn expect_chip(app: &App<'_>, count: usize, wanted: &str) {
    app.expect_found(wanted, "return window.chips", |chips| {
        let chips: Vec<&str> = chips
            .as_array()
            .map(|all| all.iter().filter_map(Value::as_str).collect())
            .unwrap_or_default();
        chips.len() == count && chips.last() == Some(&wanted)
    });
    app.expect_gone("call-chip");
}

/// A call is said at CP and goes by itself; where nothing was asked, the first two times say why.
pub fn a_call_is_seen(test: &Test<'_>) {
    let app = test.app().hurried().open();
    app.start_for_two();
    app.script(RECORD);
    for time in 1..=3 {
        if 1 < time {
            app.quit().start_for_two();
        }
        app.tap("BQ").expect_stone("BQ", Black);
        app.tap("B7").expect_stone("B7", White);
        let why = if time < 3 {
            "White calls White Black would flip nothing"
        } else {
            "White calls White"
        };
        expect_chip(&app, time, &format!("white|player|only|none|{why}"));
    }
    app.quit()
        .start_for_two()
        .play_line(BEFORE_A_CALL_THAT_MATTERS);
    app.script("window.chips = []; return null;");
    app.tap("BJ").call(Black);
    expect_chip(&app, 1, "black|player|asked|none|Black calls Black");
    app.expect("the announcement", |page| {
        page.text("live")
            .contains("Black plays BJ. Black calls Black.")
    });
}

/// With *Ask for every call* the dialog also comes for a call without a choice; the colour that flips nothing says so.
pub fn every_call_can_be_asked_for(test: &Test<'_>) {
    let app = test.app().hurried().open();
    app.visit("settings").press("settings-calls");
    app.back_home().start_for_two();
    app.tap("BQ").expect_stone("BQ", Black);
    app.tap("B7").expect_shown("call-dialog");
    let page = app.look();
    assert!(page.enabled("call-white") && !page.enabled("call-black"));
    assert_eq!(page.text("call-black"), "Black\nFlips nothing");
    app.call(White).expect_stone("B7", White);
}

/// The words that name the call that is tried, and whether they lie on the board.
const PREVIEW: &str = "
const names = [...document.querySelectorAll('.call-preview, .call-chip')];
return [names.map(name => name.innerText.trim()).join(), names.some(name => name.closest('.board'))];
";

/// Each call of the dialog has a small board. The focus begins on the question, so the large one previews nothing yet;
/// then the dialog says which call it shows, and no word lies on the board.
pub fn the_dialog_shows_where_each_call_leads(test: &Test<'_>) {
    let app = test
        .app()
        .hurried()
        .waiting_after(BEFORE_A_CALL_THAT_MATTERS)
        .open();
    app.continue_game().tap("BJ").expect_shown("call-dialog");
    let focused = "return document.activeElement.id";
    app.expect_found("the focus on the question", focused, |id| {
        id == "call-title"
    });
    let pictures = "return document.querySelectorAll('.call-button .call-picture').length";
    app.expect_found("two small boards", pictures, |count| count == 2);
    let cells = "return document.querySelectorAll('.call-picture [data-cell]').length";
    app.expect_found("pictures without cells", cells, |count| count == 0);
    app.expect_found("no preview", PREVIEW, |seen| *seen == json!(["", false]));
    app.script("document.querySelector('[data-testid=call-white]').focus(); return null;");
    app.expect_found("White's preview, named", PREVIEW, |seen| {
        *seen == json!(["If you call White", false])
    });
    app.press("call-cancel").expect_gone("call-dialog");
}

//! Games by message: two phones, each with its own folder, that know of each other only by texts.

use rsg_game::progress::by_message::{Course, Entry, letter};

use crate::driver::app::App;
use crate::driver::autoplay::{Aim, Next};
use crate::driver::runner::Test;

/// From Home to the games by message, before there is one.
fn visit_messages<'a>(app: &'a App<'_>) -> &'a App<'a> {
    app.visit("setup")
        .choose("setup-mode-message")
        .press("setup-messages")
        .expect_screen("messages")
}

/// In the list: pastes a text and asks for it to be taken in.
fn take<'a>(app: &'a App<'_>, text: &str) -> &'a App<'a> {
    app.set("message-text", text)
        .expect_enabled("message-take")
        .press("message-take")
}

/// What would be shared; and it is.
fn send(app: &App<'_>) -> String {
    let page = app.expect_shown("message-send").look();
    let text = page.data("message-send", "text").to_owned();
    app.press("message-send");
    text
}

/// Makes placements until it is the other one's turn, or the game is over. True if it is over.
fn play_a_turn(app: &App<'_>) -> bool {
    loop {
        match app.next() {
            (Next::Over, _) => return true,
            _ if app.play_one(Aim::Win) => return true,
            _ => {}
        }
        // The sheet comes a moment after the last placement.
        let page = app.expect("a turn to end", |page| {
            let ids = ["result-sheet", "pass-notice", "message-send"];
            ids.into_iter().any(|id| page.shows(id)) || page.awaits_a_person()
        });
        let page = page.look();
        if page.shows("result-sheet") {
            return true;
        }
        if !page.shows("pass-notice") && page.data("turn", "who") != "you" {
            return false;
        }
    }
}

/// From Home: begins a game as Black, and says who plays.
fn begin(app: &App<'_>, own: &str, theirs: &str) {
    app.hurry()
        .visit("setup")
        .choose("setup-mode-message")
        .set("setup-name-one", own)
        .set("setup-name-two", theirs)
        .start(&["color-black", "format-single"]);
}

/// A whole game, each turn a text that is pasted on the other phone.
pub fn a_game_goes_to_and_fro_by_its_texts(test: &Test<'_>) {
    let aiko = test.app().dev().open();
    begin(&aiko, "Aiko", "Ravi");
    play_a_turn(&aiko);
    let mut text = send(&aiko);
    let ravi = test.app().dev().second_phone().open();
    ravi.hurry();
    take(visit_messages(&ravi), &text).expect_screen("play");
    let mut over = play_a_turn(&ravi);
    text = send(&ravi);
    let mut phones = [&aiko, &ravi];
    while !over {
        let [app, _] = phones;
        app.load().press("home-messages").expect_screen("messages");
        take(app, &text).expect_screen("play");
        over = play_a_turn(app);
        if app.look().shows("message-send") {
            text = send(app);
        }
        phones.swap(0, 1);
    }
    // Whoever has not seen the end yet does now; both have it in their records.
    let [app, _] = phones;
    app.load().press("home-messages").expect_screen("messages");
    take(app, &text);
    app.expect_shown("result-sheet");
    for app in [&aiko, &ravi] {
        app.load().press("home-messages").expect_screen("messages");
        app.expect("the game to be over", |page| {
            page.data("message-game-1", "waiting") == "over"
        });
        app.press("message-open-1").expect_shown("result-sheet");
        app.press("result-close").expect_screen("messages");
        app.back_home().visit("records");
        app.expect("both names", |page| {
            let pairs = page.text("records-pairs");
            pairs.contains("Aiko") && pairs.contains("Ravi")
        });
    }
}

/// A message that comes again, one that is damaged, and one that somebody else has written.
pub fn lost_damaged_and_forged_messages_harm_nothing(test: &Test<'_>) {
    let aiko = test.app().dev().open();
    begin(&aiko, "", "");
    play_a_turn(&aiko);
    let text = send(&aiko);
    aiko.press("back").expect_screen("messages");
    take(&aiko, &text).expect_shown("message-told");
    take(&aiko, &text.replace("rsg1:", "rsg1:00")).expect_shown("message-error");
    take(&aiko, "See you at 12:30").expect_shown("message-error");
    take(&aiko, &text.replace("rsg1:", "rsg2:")).expect_shown("message-error");
    aiko.expect("the game to wait for them", |page| {
        page.data("message-game-1", "waiting") == "them"
    });

    take(&aiko, &forged(&text)).expect_shown("message-fork");
    aiko.expect("the game to wait for a choice", |page| {
        page.data("message-game-1", "waiting") == "me"
    });
    // It is there again after a sudden death.
    aiko.restart();
    aiko.press("home-messages").expect_shown("message-fork");
    aiko.press("message-keep").expect_screen("play");
    aiko.press("back").expect_gone("message-fork");
    aiko.press("message-delete-1").expect_shown("forget-dialog");
    aiko.expect_enabled("forget-confirm")
        .press("forget-confirm")
        .expect_gone("message-game-1");
}

/// The text with another first placement, in the other one's name.
fn forged(text: &str) -> String {
    let mut letters = letter::read(text).expect("a game by message");
    let mut forged = letters.remove(0);
    let moves = Course::new(forged.first, forged.format).games()[0].moves();
    let mut others = moves.into_iter().map(Entry::Placed);
    forged.log.0[0] = others
        .find(|entry| *entry != forged.log.0[0])
        .expect("another placement");
    forged.sender = !forged.sender;
    letter::write(&forged)
}

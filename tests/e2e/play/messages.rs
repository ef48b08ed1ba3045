//! Games by message: two phones, each with its own folder, that know of each other only by texts.

use rsg_engine::Color;
use rsg_game::progress::by_message::{
    Entry, GameMessage, Log, MatchState, MessageMatchId, MessagePlan, PlayedLog, message,
};
use rsg_game::progress::{ByPlayer, Format, Player, PlayerName};
use serde_json::json;

use crate::driver::app::App;
use crate::driver::autoplay::{Aim, Next};
use crate::driver::runner::Test;
use crate::play::games::BEFORE_THE_END;

/// From Home to the games by message, before there is one.
fn visit_messages<'a>(app: &'a App<'_>) -> &'a App<'a> {
    app.visit("setup")
        .choose("setup-mode-message")
        .press("setup-messages")
        .expect_screen("messages")
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
    app.visit("setup")
        .choose("setup-mode-message")
        .set("setup-name-one", own)
        .set("setup-name-two", theirs)
        .start(&["color-black", "format-single"]);
}

/// The last turns of a game, each a text that is pasted on the other phone, to what both have in their records.
pub fn a_game_goes_to_and_fro_by_its_texts(test: &Test<'_>) {
    let aiko = test.app().hurried().open();
    let ravi = test.app().second_phone().hurried().open();
    let (sender, mut text) = star_near_its_end();
    let mut phones = match sender {
        Player::One => [&ravi, &aiko],
        Player::Two => [&aiko, &ravi],
    };
    let mut over = false;
    while !over {
        let [app, _] = phones;
        visit_messages(app.load());
        app.take_in(&text).expect_screen("play");
        over = play_a_turn(app);
        if app.look().shows("message-send") {
            text = app.send_game();
        }
        phones.swap(0, 1);
    }
    // Whoever has not seen the end yet does now; both have it in their records.
    let [app, _] = phones;
    visit_messages(app.load()).take_in(&text);
    app.expect_shown("result-sheet");
    for app in [&aiko, &ravi] {
        visit_messages(app.load());
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

/// The last turns of a game of Reversi, each a text that is pasted on the other phone. The board has more rows than
/// columns.
pub fn reversi_is_played_by_texts(test: &Test<'_>) {
    let aiko = test.app().hurried().open();
    let ravi = test.app().second_phone().hurried().open();
    let (sender, mut text) = reversi_near_its_end();
    let mut phones = match sender {
        Player::One => [&ravi, &aiko],
        Player::Two => [&aiko, &ravi],
    };
    loop {
        let [app, _] = phones;
        visit_messages(app.load());
        app.take_in(&text).expect_screen("play");
        if place_until_theirs(app) {
            break;
        }
        text = app.send_game();
        app.expect_shown("message-paste");
        phones.swap(0, 1);
    }
    let [one, two] = phones;
    text = one.send_game();
    visit_messages(two.load()).take_in(&text);
    two.expect_shown("result-sheet");
    for app in phones {
        is_over_in_the_list(app, "reversi");
    }
}

/// Places until it is the other one's turn, or the game is over. True if it is over.
fn place_until_theirs(app: &App<'_>) -> bool {
    loop {
        let page = app.expect("a turn or what is to be sent", |page| {
            let is_own = page.data("turn", "who") == "you" && page.awaits_a_person();
            is_own || page.shows("message-send") || page.shows("result-sheet")
        });
        let page = page.look();
        if page.shows("result-sheet") {
            return true;
        }
        if page.data("turn", "who") != "you" {
            return false;
        }
        let open = page.cells().find(|cell| cell.can_be_played());
        let name = open.expect("a square to place on").cell.to_owned();
        app.tap(&name);
        app.expect("the disc", |page| {
            page.cell(&name).is_some_and(|cell| !cell.can_be_played())
        });
    }
}

fn is_over_in_the_list(app: &App<'_>, game: &str) {
    visit_messages(app.load());
    app.expect("the game to be over", |page| {
        page.data("message-game-1", "waiting") == "over"
            && page.data("message-game-1", "game") == game
    });
    app.back_home().visit_kept_games();
    app.expect_data("review-game-1-1", "game", game);
}

/// Reversi Go from Setup to the agreement at the stop, which the one who passed second proposes.
pub fn reversi_go_is_agreed_upon_by_texts(test: &Test<'_>) {
    let aiko = test.app().hurried().open();
    let ravi = test.app().second_phone().hurried().open();
    // Both phones are pages of one browser: each begins by coming to the front.
    aiko.load().press("tab-play").expect_screen("games");
    aiko.press("change-go").expect_screen("setup");
    aiko.choose("setup-mode-message")
        .set("setup-name-one", "Aiko")
        .choose("setup-color-black")
        .press("setup-start")
        .expect_screen("play");
    aiko.tap("e5").expect_stone("e5", Color::Black);
    let text = aiko.send_game();
    assert!(
        text.starts_with("Aiko invites you to a game of Reversi Go"),
        "{text}"
    );
    takes(&ravi, &text).expect_stone("e5", Color::Black);
    answer(&ravi, "take-button", &aiko);
    answer(&aiko, "pass", &ravi);
    ravi.expect_enabled("pass").press("pass");
    // Who passes second marks before anything is sent.
    ravi.expect_enabled("stop-agree")
        .expect_gone("message-send");
    ravi.tap("e5").expect_lost("e5", true);
    ravi.tap("e5").expect_lost("e5", false);
    answer(&ravi, "stop-agree", &aiko);
    aiko.expect_enabled("stop-resume").press("stop-agree");
    aiko.expect_shown("result-sheet");
    let text = aiko.send_game();
    takes(&ravi, &text).expect_shown("result-sheet");
    for app in [&aiko, &ravi] {
        is_over_in_the_list(app, "go");
    }
}

/// A board is set up, sent as an invitation and played on two phones: both say where the game begins, and at its end
/// that it does not count.
pub fn a_board_is_played_by_texts(test: &Test<'_>) {
    const NEARLY_OVER: &str = "w/bbbbbb/wwwwwwwwwwww/bbbbbbbbbbbb/bbbb.. w 3 1";
    let aiko = test.app().hurried().open();
    let ravi = test.app().second_phone().hurried().open();
    aiko.load()
        .paste_board(NEARLY_OVER)
        .press("editor-play")
        .press("editor-message")
        .expect_screen("play")
        .expect_shown("from-board");
    let mut phones = [&aiko, &ravi];
    let mut text = String::new();
    while !play_a_turn(phones[0]) {
        text = phones[0].send_game();
        assert!(text.contains("from a board"), "{text}");
        phones.swap(0, 1);
        takes(phones[0], &text).expect_shown("from-board");
    }
    phones[0].expect_shown("result-sheet");
    if phones[0].look().shows("message-send") {
        text = phones[0].send_game();
    }
    // Perhaps the other one has sent the end.
    visit_messages(phones[1].load()).take_in(&text);
    for app in phones {
        visit_messages(app.load()).press("message-open-1");
        app.expect_shown("result-pasted")
            .press("result-close")
            .expect_screen("messages");
        app.expect("a game from a board that is over", |page| {
            page.data("message-game-1", "waiting") == "over"
                && page.text("message-game-1").contains("from a board")
        });
        app.back_home().visit("records");
        app.expect_shown("records-empty");
    }
    for (game, place, side) in [("reversi", "c4", Color::Black), ("go", "e5", Color::Black)] {
        aiko.load().visit_editor();
        aiko.choose(&format!("editor-game-{game}"))
            .press("editor-play")
            .press("editor-message")
            .expect_screen("play");
        aiko.tap(place).expect_stone(place, side);
        let text = aiko.send_game();
        takes(&ravi, &text)
            .expect_stone(place, side)
            .expect_shown("from-board");
    }
}

fn takes<'a>(app: &'a App<'_>, text: &str) -> &'a App<'a> {
    visit_messages(app.load())
        .take_in(text)
        .expect_screen("play")
}

/// A turn by a button on one phone, sent and taken in on the other.
fn answer(from: &App<'_>, button: &str, to: &App<'_>) {
    // What came in can be sent again before there is an answer.
    let before = from.look().data("message-send", "text").to_owned();
    from.expect_enabled(button).press(button);
    from.expect("what is to be sent", |page| {
        let text = page.data("message-send", "text");
        !text.is_empty() && text != before
    });
    takes(to, &from.send_game());
}

/// A message that comes again, one that is damaged, and one that somebody else has written.
pub fn lost_damaged_and_forged_messages_harm_nothing(test: &Test<'_>) {
    let aiko = test.app().hurried().open();
    begin(&aiko, "", "");
    play_a_turn(&aiko);
    let text = aiko.send_game();
    aiko.press("back").expect_screen("messages");
    aiko.take_in(&text).expect_shown("message-told");
    // Damaged, no code, made by a newer version, made by an older one.
    for other in [
        &text.replace("rsg:1", "rsg:100"),
        "See you at 12:30",
        &text.replace("rsg:1", "rsg:2"),
        &text.replace("rsg:", "rsg1:"),
    ] {
        aiko.take_in(other).expect_shown("message-error");
    }
    aiko.expect("the game to wait for them", |page| {
        page.data("message-game-1", "waiting") == "them"
    });

    aiko.take_in(&forged(&text)).expect_shown("message-fork");
    aiko.expect("the game to wait for a choice", |page| {
        page.data("message-game-1", "waiting") == "me"
    });
    // It is there again after a sudden death.
    aiko.restart();
    aiko.press("today-messages").expect_shown("message-fork");
    aiko.press("message-keep").expect_screen("play");
    aiko.press("back").expect_gone("message-fork");
    aiko.expect_gone("message-delete-1")
        .press("message-menu-1")
        .press("message-delete-1")
        .expect_shown("forget-dialog");
    aiko.expect_enabled("forget-confirm")
        .press("forget-confirm")
        .expect_gone("message-game-1");
}

/// A link, and what another app shares, lead to the game; exported progress is no game.
pub fn links_and_shared_texts_lead_to_the_game(test: &Test<'_>) {
    let app = test.app().open();
    app.link(&format!("reverstargo://m/{}", some_invitation(2)));
    app.expect_screen("play").press("back");
    app.expect_screen("messages").back_home();
    let share = |text: &str| {
        app.script_with("rsg.bringIn(arguments[0]); return null", &[json!(text)]);
    };
    share(&format!(
        "Shall we? #now\n{}\nreverstargo://m/",
        some_invitation(3)
    ));
    app.expect_screen("play").press("back");
    app.expect_screen("messages").expect_shown("message-game-2");
    app.back_home().expect_shown("today-messages");
    share("not a game");
    app.expect_screen("settings").expect_shown("import-text");
    app.link("reverstargo://m/rsg:1cut");
    app.expect_screen("messages").expect_shown("message-error");
}

/// The text with another first placement, in the other one's name.
pub fn forged(text: &str) -> String {
    let mut messages = message::read(text).expect("a game by message");
    let mut forged = messages.remove(0);
    let replay = PlayedLog::new(forged.terms.clone());
    let moves = replay.last().star().expect("the star").moves();
    let mut others = moves.into_iter().map(|mv| Entry::Turn(mv.into()));
    forged.log.0[0] = others
        .find(|entry| *entry != forged.log.0[0])
        .expect("another placement");
    forged.sender = !forged.sender;
    message::write(&forged)
}

/// The number of placements that a game near its end lacks.
const LACKING: usize = 6;

/// A game of Reversi on 6 columns and 10 rows up to a few turns before its end.
const REVERSI: &str = "c4 d4 e6 d7 e4 d3 e7 b6 e2 c7 b8 f8 e5 f3 c8 f6 f4 b9 c9 e3 a10 c10 d2 d1 f7 f5 d10 \
    c3 b7 a6 f2 d8 \
    b5 a8 b10 a4 b4 b3 b2 a7 c1 a5 f9 e8 e9 e10 f10 a1 a3 e1 c2 a9";

/// The star up to a few turns before the end of a game.
fn star_near_its_end() -> (Player, String) {
    let moves: Vec<&str> = BEFORE_THE_END.split(' ').collect();
    let played = moves[..moves.len() - LACKING].join(" ");
    after(MessagePlan::star(Color::Black, Format::Single), &played)
}

fn reversi_near_its_end() -> (Player, String) {
    let terms = "reversi 6x10 othello most".parse().expect("terms");
    after(MessagePlan::on_squares(Color::Black, terms), REVERSI)
}

/// The message of the player who has made the last of these turns in a game between Aiko and Ravi.
fn after(terms: MessagePlan, turns: &str) -> (Player, String) {
    let log = Log::try_from(turns.to_owned()).expect("turns");
    let replay = PlayedLog::of(&terms, &log).expect("a game by the rules");
    let MatchState::Turn(next) = replay.state() else {
        panic!("the game goes on");
    };
    let names = ByPlayer {
        one: PlayerName::new("Aiko"),
        two: PlayerName::new("Ravi"),
    };
    let message = GameMessage {
        id: MessageMatchId::new(7),
        sender: !next,
        terms,
        names,
        log,
    };
    (message.sender, message::write(&message))
}

/// The message of another player who begins a Reverse Match and has placed.
pub fn some_invitation(id: u64) -> String {
    let terms = MessagePlan::star(Color::Black, Format::Reverse);
    let replay = PlayedLog::new(terms.clone());
    let mv = replay.last().star().expect("the star").moves()[0];
    let names = ByPlayer {
        one: PlayerName::new("さくら"),
        two: PlayerName::new("Aiko"),
    };
    message::write(&GameMessage {
        id: MessageMatchId::new(id),
        sender: Player::One,
        terms,
        names,
        log: Log(vec![Entry::Turn(mv.into())]),
    })
}

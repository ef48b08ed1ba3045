//! The list of kept games.

use chrono::NaiveDate;
use rsg_engine::Color::Black;
use rsg_engine::Game;
use rsg_game::progress::{
    CpuLevel, Ending, GameKey, KeptGame, MatchId, Opponent, Outcome, Rules, Tags,
};

use crate::driver::autoplay::Aim;
use crate::driver::runner::Test;
use crate::driver::snapshot::Snapshot;
use crate::play::games::{BEFORE_THE_END, LOWEST};

/// A kept game gets a word of the player's, is found by it, and still has it after a flat battery.
pub fn a_kept_game_is_tagged_and_found_again(test: &Test<'_>) {
    let app = test.app().hurried().open();
    for _ in 0..2 {
        app.start_against_cpu(1, Black).play(1).quit();
    }
    app.visit_kept_games().expect_shown("review-game-2-1");
    app.press("review-tag-1-1")
        .set("review-tag-text", "first try")
        .press("review-tag-add");
    app.expect_shown("review-filter-tag-0");
    app.restart().expect_screen("home").visit_kept_games();
    app.expect("the tag on its game", |page| {
        page.text("review-game-1-1").contains("first try")
            && !page.text("review-game-2-1").contains("first try")
    });
    app.press("review-filter-tag-0")
        .expect_gone("review-game-2-1")
        .expect_shown("review-game-1-1");
    app.press("review-tag-1-1").expect_shown("review-tag-text");
    app.touch("[data-tag='first try'][aria-pressed]");
    app.expect_gone("review-filter-tag-0")
        .expect_shown("review-game-2-1");
}

/// You shows the game that ended last, which opens in Review, and who was met in it.
pub fn the_last_game_opens_from_you(test: &Test<'_>) {
    let app = test
        .app()
        .hurried()
        .nearly_over(LOWEST, Black, Aim::Win)
        .open();
    app.visit("you").expect_gone("you-last");
    app.expect_data("you-opponent-1", "met", "false")
        .back_home();
    app.continue_game();
    app.win().press("result-close").expect_screen("home");
    app.visit("you")
        .expect_data("you-opponent-1", "met", "true");
    app.expect_data("you-days", "value", "1");
    let told = app.look().text("you-last").to_owned();
    assert!(told.contains("You beat Pebble"), "{told}");
    app.press("you-last")
        .expect_screen("review")
        .expect_shown("review-graph");
    app.press("back").expect_shown("review-game-1-1");
    app.press("back").expect_screen("you");
    app.press("trophy-2026-11");
    app.expect_screen("calendar");
}

/// Finished games of the classics stand among the kept ones, each with its board, are tagged and looked at again, and
/// their text can be pasted.
pub fn games_of_the_classics_are_kept(test: &Test<'_>) {
    let app = test.app().hurried().handing_over().open();
    app.start_on_squares(&["size-6", "two"])
        .play_on_squares(36)
        .expect_shown("result-sheet")
        .press("result-close")
        .expect_screen("home");
    app.start_on_squares(&["go", "two"]).tap("e5");
    app.expect_stone("e5", Black).take_over();
    app.press("resign").press("resign-confirm");
    app.expect_shown("result-sheet");
    app.press("result-close").expect_screen("home");
    app.restart().expect_screen("home").visit_kept_games();
    for (name, game, words) in [("1-1", "reversi", "6×6"), ("2-1", "go", "9×9")] {
        let row = format!("review-game-{name}");
        app.expect_shown(&row).expect_data(&row, "game", game);
        let told = app.look().text(&row).to_owned();
        assert!(told.contains(words), "{told}");
    }
    app.press("review-tag-1-1")
        .set("review-tag-text", "small")
        .press("review-tag-add");
    app.expect_shown("review-filter-tag-0")
        .press("review-filter-tag-0");
    app.expect_gone("review-game-2-1").press("review-open-1-1");
    app.expect_shown("table-copy-moves")
        .expect_shown("table-copy-sheet")
        .expect_shown("review-place");
    assert_eq!(app.look().cells().count(), 36);
    app.press("back").expect_shown("review-paste-open");
    app.paste_game("F5 D6 c3").expect_shown("review-place");
    assert_eq!(app.look().cells().count(), 64);
    app.press("back").paste_game("e5 c3 button");
    app.expect_shown("review-place");
    assert_eq!(app.look().cells().count(), 81);
}

/// A game that was pasted is kept by a button, star and classic alike, and once.
pub fn a_pasted_game_is_kept(test: &Test<'_>) {
    const SIX: &str = "reversi 6 othello most : \
        b3d2e4a3e2c5b5a5d1f1f3e1b6c6b4e5a2f4c2b1e3f2d6d5a4c1a6b2e6f5";
    let whole = format!("{BEFORE_THE_END} -- D2");
    let app = test.app().hurried().open();
    app.visit_kept_games();
    for text in [&whole, SIX, &whole, SIX] {
        app.paste_game(text)
            .press("review-keep")
            .expect("the button to say that it is done", |page| {
                page.shows("review-keep") && !page.enabled("review-keep")
            });
        app.press("back").expect_shown("review-paste-open");
    }
    app.restart().expect_screen("home").visit_kept_games();
    let page = app.expect_shown("review-game-1-1").look();
    assert_eq!(games_in_list(&page), 2, "{}", page.summary());
    app.press("review-open-1-1").expect_shown("review-place");
    assert!(!app.look().shows("review-keep"));
}

/// Whatever is typed as a tag is words: no markup, no other writing direction, no length that bursts the page, and half
/// a letter is a letter.
pub fn tags_are_words_whatever_is_typed(test: &Test<'_>) {
    let app = test.app().open();
    app.hurry().start_against_cpu(1, Black).play(1).quit();
    app.visit_kept_games().press("review-tag-1-1");
    let typed = [
        ("'<img src=x onerror=document.title=1>'", "<img src=x onerr"),
        ("'a\\u202e\\u2067b'", "ab"),
        ("'x'.repeat(100000)", "xxxxxxxxxxxxxxxx"),
        ("'\\ud800c'", "c"),
    ];
    for (number, (text, shown)) in typed.into_iter().enumerate() {
        app.expect_shown("review-tag-text");
        app.script(&format!(
            "const field = document.querySelector('[data-testid=review-tag-text]'); field.value = {text};\
             field.dispatchEvent(new Event('input', {{bubbles: true}})); return null"
        ));
        app.press("review-tag-add")
            .expect_shown(&format!("review-filter-tag-{number}"));
        app.expect("the tag on its game", |page| {
            page.text("review-game-1-1").contains(shown)
        });
    }
    app.restart().expect_screen("home").visit_kept_games();
    app.expect("the tags after a flat battery", |page| {
        typed
            .iter()
            .all(|(_, shown)| page.text("review-game-1-1").contains(shown))
    });
    test.expect_no_panic();
}

/// A long list is drawn piece by piece, the latest games first, and to its end.
pub fn a_long_list_is_drawn_piece_by_piece(test: &Test<'_>) {
    test.forge_kept_games(|today| (1..=45).map(move |id| lost_game(id, today)));
    let app = test.app().open();
    app.visit_kept_games();
    for (drawn, last) in [(20, 26), (40, 6)] {
        app.expect_shown(&format!("review-game-{last}-1"))
            .expect_gone(&format!("review-game-{}-1", last - 1));
        assert_eq!(games_in_list(&app.look()), drawn);
        app.press("review-more");
    }
    app.expect_shown("review-game-1-1")
        .expect_gone("review-more");
    assert_eq!(games_in_list(&app.look()), 45);
}

fn games_in_list(page: &Snapshot) -> usize {
    let games = page.ids().filter(|id| id.starts_with("review-game-"));
    games.count()
}

/// A whole game against the CPU.
pub fn lost_game(id: u32, date: NaiveDate) -> KeptGame {
    let whole = Game::from_record(&format!("{BEFORE_THE_END} -- D2")).expect("a game");
    let moves: Vec<_> = whole.turns().iter().map(|turn| turn.mv).collect();
    KeptGame {
        key: GameKey {
            id: MatchId(id),
            number: 1,
        },
        date,
        opponent: Opponent::Cpu {
            level: CpuLevel::One,
            day: None,
        },
        own: Black,
        outcome: Outcome::Lost,
        ending: Ending::Played,
        rules: Rules::Star,
        record: KeptGame::record_of(&moves),
        favourite: false,
        analysis: Vec::new(),
        rounds: 0,
        tags: Tags::default(),
        from: None,
    }
}

//! Games by message at the table: what came in is shown in its time, what was not sent can be taken back, and the stop of
//! Reversi Go is agreed on by messages.

use chrono::NaiveDate;

use super::*;
use crate::progress::by_message::{Entry, Log, RemoteGame, RemoteId, RemoteTerms, Replay, Stand};
use crate::progress::{ByPlayer, Player, PlayerName};
use crate::session::Who;

fn date() -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 11, 22).unwrap()
}

/// A game that this phone has begun as Black, with this done in it and sent.
fn remote(terms: &str, log: &str) -> RemoteGame {
    let names = ByPlayer {
        one: PlayerName::new("Aiko"),
        two: PlayerName::new("Ravi"),
    };
    let terms = RemoteTerms::classic(Color::Black, terms.parse().unwrap());
    let mut game = RemoteGame::begin(RemoteId::new(7), terms, names, date());
    let log = Log::try_from(log.to_owned()).unwrap();
    let seen = log.len();
    game.keep(log, seen, date());
    game.mark_sent();
    game
}

/// The match on a board that somebody looks at, without animation.
fn looked_at(game: &RemoteGame) -> Table {
    let mut table = Table::by_message(game, still(), 1).unwrap();
    let _ = table.attend(Attention::Here);
    table
}

/// Lets time pass and goes on past notices until nothing happens any more.
fn rest(table: &mut Table) {
    for _ in 0..200 {
        let before = (table.shown_log().len(), table.overlay());
        let asked = table.driven.board.last_question();
        let _ = table.apply_board(&BoardEvent::Elapsed(Timer::Pace(asked)));
        if let Some(BoardOverlay::Pass { .. }) = table.overlay() {
            let _ = table.apply_board(&BoardEvent::GoOn);
        }
        if before == (table.shown_log().len(), table.overlay()) {
            break;
        }
    }
}

fn receive(table: &mut Table, log: &str) {
    let log = Log::try_from(log.to_owned()).unwrap();
    let _ = table.receive(&log);
    rest(table);
}

fn log(table: &Table) -> String {
    table.log().into()
}

const NINE: &str = "go 9 7 0";

/// Black has passed second: it is for player one to mark.
const STOPPED: &str = "a1 button b1 pass pass";

#[test]
fn what_came_in_is_shown_after_a_pause_and_then_it_is_my_turn() {
    let mut game = remote(EIGHT, "d3 c3");
    (game.sent, game.seen) = (2, 1);
    let mut table = looked_at(&game);
    assert_eq!(
        table.view().sides.turn.who,
        Who::Player(PlayerName::new("Ravi"))
    );
    assert!(
        !table.view().sides.turn.thinking,
        "nobody thinks on this phone"
    );
    assert_eq!((record(&table), log(&table)), ("d3".into(), "d3 c3".into()));
    rest(&mut table);
    assert_eq!(record(&table), "d3c3");
    assert_eq!(table.view().sides.turn.who, Who::You);
    assert_eq!(
        (table.view().sides.own, table.view().hint),
        (Color::Black, HintView::Never)
    );
}

#[test]
fn a_turn_can_be_taken_back_until_it_is_sent() {
    let mut table = looked_at(&remote(EIGHT, ""));
    assert!(table.view().has_undo && !table.view().can_undo);
    let saved = tap(&mut table, "d3").contains(&DriverEffect::Save);
    assert!(saved && table.view().can_undo);
    let _ = table.apply_board(&BoardEvent::Undo);
    assert_eq!((log(&table), table.view().can_undo), (String::new(), false));
    let _ = tap(&mut table, "c4");
    table.mark_sent();
    assert!(!table.view().can_undo);
    let _ = table.apply_board(&BoardEvent::Undo);
    assert_eq!(log(&table), "c4");
    assert_eq!(tap(&mut table, "c3"), [], "it is the other one's turn");
}

#[test]
fn who_passed_second_marks_in_the_same_message() {
    let mut table = looked_at(&remote(NINE, "a1 button b1 pass"));
    let _ = table.apply_board(&BoardEvent::Beside(Play::Pass));
    let stop = squares(&table).remote_stop.unwrap();
    assert_eq!((stop.own, stop.can_mark, stop.answers), (true, true, false));
    let _ = table.apply_board(&BoardEvent::Resume);
    assert_eq!(log(&table), STOPPED, "there is nothing to refuse");
    let _ = tap(&mut table, "b1");
    let _ = table.apply_board(&BoardEvent::Agree);
    assert_eq!(log(&table), format!("{STOPPED} lost:a1"));
    assert!(!table.is_own_turn() && !table.is_over());
    // What was marked is not touched any more, but taken back.
    let _ = tap(&mut table, "a1");
    assert!(squares(&table).squares[0].point.lost);
    let _ = table.apply_board(&BoardEvent::Undo);
    let _ = table.apply_board(&BoardEvent::Undo);
    assert_eq!(log(&table), "a1 button b1 pass");
    assert!(table.is_own_turn() && squares(&table).stop.is_none());
}

#[test]
fn marks_that_came_in_are_agreed_to_as_they_are() {
    let mut game = remote(NINE, STOPPED);
    game.me = Player::Two;
    let mut table = looked_at(&game);
    assert!(!table.is_own_turn());
    receive(&mut table, &format!("{STOPPED} lost:a1"));
    assert!(squares(&table).squares[0].point.lost && table.is_own_turn());
    let effects = table.apply_board(&BoardEvent::Agree);
    assert!(booked(&effects).is_some() && effects.contains(&DriverEffect::Save));
    assert_eq!(log(&table), format!("{STOPPED} lost:a1 agrees"));
    assert_eq!(table.game().stone(square("a1")), Some(Color::White));
    assert_eq!(winner(&table), Some(Color::White));
}

#[test]
fn marks_that_came_in_are_answered_by_others_once() {
    let mut game = remote(NINE, STOPPED);
    game.me = Player::Two;
    let mut table = looked_at(&game);
    receive(&mut table, &format!("{STOPPED} lost:a1"));
    let _ = tap(&mut table, "a1");
    let _ = table.apply_board(&BoardEvent::Agree);
    assert_eq!(log(&table), format!("{STOPPED} lost:a1 lost:"));
    let mut other = looked_at(&remote(NINE, &format!("{STOPPED} lost:a1")));
    receive(&mut other, &log(&table));
    let stop = squares(&other).remote_stop.unwrap();
    assert_eq!((stop.own, stop.can_mark, stop.answers), (true, false, true));
    assert_eq!(tap(&mut other, "a1"), [], "each marks once");
    let _ = other.apply_board(&BoardEvent::Resume);
    assert_eq!(log(&other), format!("{STOPPED} lost:a1 lost: plays-on"));
    // The turn is White's, who passed first.
    assert!(!other.is_own_turn() && squares(&other).stop.is_none());
    table.mark_sent();
    receive(&mut table, &log(&other));
    assert!(table.is_own_turn() && squares(&table).stop.is_none());
    let _ = tap(&mut table, "c3");
    assert!(log(&table).ends_with("plays-on c3"));
}

#[test]
fn a_resignation_is_shown_and_ends_the_game_for_both() {
    let mut table = looked_at(&remote(EIGHT, "d3"));
    assert_eq!(table.resign(), [], "it is the other one's turn");
    receive(&mut table, "d3 resigns");
    assert_eq!(winner(&table), Some(Color::Black));
    let reason = table.result().unwrap().reason;
    assert_eq!(reason, Some(EndReason::Resignation(Color::White)));
    let mut mine = looked_at(&remote(EIGHT, "d3 c3"));
    let _ = mine.resign();
    assert_eq!(log(&mine), "d3 c3 resigns");
    assert_eq!(winner(&mine), Some(Color::White));
    let again = looked_at(&remote(EIGHT, "d3 c3 resigns"));
    assert_eq!(winner(&again), Some(Color::White));
}

/// What a person does next, by the events of a board.
fn do_something(table: &mut Table, random: &mut SplitMix64) {
    if let Some(stop) = squares(table).remote_stop {
        assert!(stop.own);
        if stop.can_mark && random.below(3) == 0 {
            let stones = squares(table)
                .squares
                .into_iter()
                .filter(|one| one.stone.is_some());
            let stones: Vec<Square> = stones.map(|one| one.square).collect();
            let _ = table.apply_board(&BoardEvent::Tap(stones[random.below(stones.len())].into()));
        }
        let event = if stop.answers && random.below(3) == 0 {
            BoardEvent::Resume
        } else {
            BoardEvent::Agree
        };
        let before = table.log().len();
        let _ = table.apply_board(&event);
        if table.log().len() == before {
            // Marks cannot be answered by others any more.
            let _ = table.apply_board(&BoardEvent::Resume);
        }
        return;
    }
    let view = squares(table);
    let beside: Vec<&BesideView> = view.beside.iter().filter(|one| one.open).collect();
    let open: Vec<Square> = view
        .squares
        .iter()
        .filter(|one| one.playable)
        .map(|one| one.square)
        .collect();
    let passes = table
        .game()
        .last()
        .is_some_and(|last| last.play == Play::Pass);
    if !beside.is_empty() && (open.is_empty() || random.below(if passes { 2 } else { 9 }) == 0) {
        let play = beside[random.below(beside.len())].play.clone();
        let _ = table.apply_board(&BoardEvent::Beside(play));
    } else {
        let _ = table.apply_board(&BoardEvent::Tap(open[random.below(open.len())].into()));
    }
}

const GAMES: [&str; 4] = [
    "reversi 6 othello most",
    "reversi 8 classic fewest",
    "go 9 7 0",
    "go 9 0 2",
];

/// Two phones, each with its board, play whole matches to and fro; both boards end alike, and come back wherever they were.
#[test]
fn whole_matches_are_played_on_two_boards() {
    for (seed, terms) in (0..40).zip(GAMES.into_iter().cycle()) {
        let mine = remote(terms, "");
        let theirs = RemoteGame::received(&mine.message(), date());
        let mut games = [mine.clone(), theirs];
        let mut boards = [looked_at(&games[0]), looked_at(&games[1])];
        let mut random = SplitMix64::new(seed);
        let mut turns = 0;
        while !boards.iter().all(Table::is_over) {
            turns += 1;
            assert!(turns < 2_000, "seed {seed} does not end");
            let [one, two] = &mut boards;
            rest(one);
            if one.is_own_turn() && !one.is_over() {
                do_something(one, &mut random);
                rest(one);
            }
            games[0].keep(one.log(), one.shown_log().len(), date());
            games[0].mark_sent();
            one.mark_sent();
            comes_back(one, &games[0]);
            let _ = two.receive(&one.log());
            rest(two);
            boards.swap(0, 1);
            games.swap(0, 1);
        }
        assert_eq!(boards[0].log(), boards[1].log());
        let winners = boards
            .each_ref()
            .map(|board| board.finished().unwrap().winner);
        // Player one is whoever holds the phone.
        assert_eq!(winners[0], winners[1].map(|winner| !winner));
        let replay = Replay::of(mine.terms, &boards[0].log()).unwrap();
        assert!(
            matches!(replay.stand(), Stand::Over { resigned: None, .. }),
            "seed {seed}"
        );
    }
}

/// Wherever a match was left, it is there again.
fn comes_back(table: &Table, game: &RemoteGame) {
    let again = looked_at(game);
    assert_eq!(again.log(), table.log());
    let (view, seen) = (squares(&again), squares(table));
    assert_eq!(
        (view.stop, view.remote_stop),
        (seen.stop, seen.remote_stop),
        "{}",
        log(table)
    );
    let points = |view: &SquaresView| -> Vec<_> {
        let squares = view.squares.iter();
        squares
            .map(|one| (one.stone, one.point.lost, one.playable))
            .collect()
    };
    assert_eq!(points(&view), points(&seen), "{}", log(table));
}

#[test]
fn a_match_on_the_star_is_none_of_a_table() {
    let mut game = remote(EIGHT, "");
    game.terms = RemoteTerms::star(Color::Black, crate::progress::Format::Single);
    assert!(Table::by_message(&game, still(), 1).is_err());
    let mut damaged = remote(EIGHT, "");
    damaged.keep(Log(vec![Entry::Agreed]), 0, date());
    assert!(Table::by_message(&damaged, still(), 1).is_err());
}

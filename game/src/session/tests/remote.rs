//! Matches by message: what came in is shown in its time, and what was not sent can be taken back.

use super::*;
use crate::progress::PlayerName;
use crate::progress::by_message::{Entry, Log, RemoteGame, RemoteId, RemoteTerms, Replay, Stand};
use chrono::NaiveDate;
use rsg_engine::SplitMix64;

fn date() -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 11, 22).unwrap()
}

fn remote(format: Format) -> RemoteGame {
    let names = ByPlayer {
        one: PlayerName::new("Aiko"),
        two: PlayerName::new("Ravi"),
    };
    let terms = RemoteTerms::star(Color::Black, format);
    RemoteGame::begin(RemoteId::new(7), terms, names, date())
}

/// The log with so many more random placements.
fn grown(game: &RemoteGame, log: &Log, more: usize) -> Log {
    let mut random = SplitMix64::new(log.len() as u64 + 1);
    let mut replay = Replay::of(game.terms, log).unwrap();
    let mut log = log.clone();
    for _ in 0..more {
        let Stand::Turn(_) = replay.stand() else {
            break;
        };
        let moves = replay.last().star().unwrap().moves();
        let entry = Entry::Placed(moves[random.below(moves.len())]);
        replay.add(&entry).unwrap();
        log.0.push(entry);
    }
    log
}

/// The match on a board that somebody looks at, without animation.
fn looked_at(game: &RemoteGame) -> Match {
    let mut current = Match::by_message(game, still(), 1).unwrap();
    let _ = current.attend(Attention::Here);
    current
}

/// Lets time pass and goes on past notices until nothing happens any more.
fn rest(current: &mut Match) {
    for _ in 0..200 {
        let before = (current.shown_log().len(), current.overlay());
        let asked = current.last_question();
        let _ = current.apply_board(&BoardEvent::Elapsed(Timer::Pace(asked)));
        if let Some(BoardOverlay::Pass { .. }) = current.overlay() {
            let _ = current.apply_board(&BoardEvent::GoOn);
        }
        if current.is_between() {
            let _ = current.apply_board(&BoardEvent::NextGame);
        }
        if before == (current.shown_log().len(), current.overlay()) {
            break;
        }
    }
}

/// One's own first placement, and the call if it needs one.
fn place(current: &mut Match) {
    let mv = current.game().moves()[0];
    let _ = current.apply_board(&BoardEvent::Tap(mv.cell.into()));
    if let (Some(BoardOverlay::Call(_)), Some(call)) = (current.overlay(), mv.call) {
        let _ = current.apply_board(&BoardEvent::Call(call));
    }
}

#[test]
fn what_came_in_is_shown_after_a_pause_and_then_it_is_my_turn() {
    let mut game = remote(Format::Single);
    game.keep(grown(&game, &Log::default(), 2), 0, date());
    (game.sent, game.seen) = (2, 1);
    let mut current = looked_at(&game);
    assert_eq!(
        (current.shown_log().len(), current.log()),
        (1, game.log().clone())
    );
    assert!(!current.view().sides.turn.thinking);
    rest(&mut current);
    assert_eq!(current.shown_log(), *game.log());
    assert!(current.is_own_turn());
    assert_eq!(current.view().sides.turn.who, Who::You);
}

#[test]
fn on_their_turn_no_cell_can_be_played() {
    let mut game = remote(Format::Single);
    game.keep(grown(&game, &Log::default(), 1), 0, date());
    (game.sent, game.seen) = (1, 1);
    let mut current = looked_at(&game);
    let before = current.log();
    for cell in rsg_engine::Cell::ALL {
        let _ = current.apply_board(&BoardEvent::Tap(cell.into()));
    }
    rest(&mut current);
    assert_eq!(current.log(), before);
    assert_eq!(
        current.view().sides.turn.who,
        Who::Player(PlayerName::new("Ravi"))
    );
    assert!(!current.is_own_turn());
}

#[test]
fn a_placement_is_taken_back_until_it_is_sent() {
    let mut current = looked_at(&remote(Format::Single));
    assert!(!current.view().can_undo);
    place(&mut current);
    assert_eq!(current.log().len(), 1);
    assert!(current.view().can_undo);
    let _ = current.apply_board(&BoardEvent::Undo);
    assert_eq!(current.log().len(), 0);
    assert!(current.is_own_turn());

    // As often as one likes.
    place(&mut current);
    assert!(current.view().can_undo);
    current.mark_sent();
    assert!(!current.view().can_undo);
    let _ = current.apply_board(&BoardEvent::Undo);
    assert_eq!(current.log().len(), 1);
}

#[test]
fn an_answer_that_comes_while_one_looks_is_shown() {
    let mut current = looked_at(&remote(Format::Single));
    place(&mut current);
    current.mark_sent();
    let answered = grown(&remote(Format::Single), &current.log(), 1);
    let _ = current.receive(&answered);
    assert_eq!(current.shown_log().len(), 1);
    rest(&mut current);
    assert_eq!(current.shown_log(), answered);
    assert!(current.is_own_turn());
}

#[test]
fn away_and_back_shows_what_was_not_shown() {
    let mut game = remote(Format::Single);
    game.keep(grown(&game, &Log::default(), 2), 0, date());
    (game.sent, game.seen) = (2, 1);
    let mut current = looked_at(&game);
    let _ = current.attend(Attention::Away);
    let _ = current.attend(Attention::Here);
    rest(&mut current);
    assert_eq!(current.shown_log(), *game.log());
}

#[test]
fn whoever_resigns_loses() {
    let mut current = looked_at(&remote(Format::Single));
    assert!(current.is_own_turn());
    let _ = current.resign();
    let over = current.shown_result().unwrap();
    assert_eq!(over.winner, Some(Player::Two));
    assert_eq!(current.log(), Log(vec![Entry::Resigned]));

    let mut game = remote(Format::Single);
    let mut resigned = grown(&game, &Log::default(), 1);
    resigned.0.push(Entry::Resigned);
    game.keep(resigned, 0, date());
    (game.sent, game.seen) = (2, 1);
    let mut current = looked_at(&game);
    rest(&mut current);
    let over = current.shown_result().unwrap();
    assert_eq!(over.winner, Some(Player::One));
    assert_eq!(current.shown_log(), *game.log());
}

#[test]
fn nobody_resigns_on_the_other_ones_turn() {
    let mut current = looked_at(&remote(Format::Single));
    place(&mut current);
    let before = current.log();
    let _ = current.resign();
    assert_eq!(current.log(), before);
}

/// Two phones, each with its board, play whole matches to and fro; both boards end alike.
#[test]
fn whole_matches_are_played_on_two_boards() {
    for (seed, format) in (0..40).zip([Format::Single, Format::Reverse].into_iter().cycle()) {
        let mine = remote(format);
        let theirs = RemoteGame::received(&mine.message(), date());
        let mut boards = [looked_at(&mine), looked_at(&theirs)];
        let mut random = SplitMix64::new(seed);
        let mut turns = 0;
        while !boards.iter().all(Match::is_over) {
            turns += 1;
            assert!(turns < 2_000, "seed {seed} does not end");
            let [one, two] = &mut boards;
            rest(one);
            if one.is_own_turn() && !one.is_over() {
                let moves = one.game().moves();
                let mv = moves[random.below(moves.len())];
                let _ = one.apply_board(&BoardEvent::Tap(mv.cell.into()));
                if let (Some(BoardOverlay::Call(_)), Some(call)) = (one.overlay(), mv.call) {
                    let _ = one.apply_board(&BoardEvent::Call(call));
                }
                rest(one);
            }
            one.mark_sent();
            let _ = two.receive(&one.log());
            rest(two);
            boards.swap(0, 1);
        }
        assert_eq!(boards[0].log(), boards[1].log());
        let results = boards.each_ref().map(|board| board.finished_so_far());
        assert_eq!(results[0].winner, results[1].winner.map(|player| !player));
        let replay = Replay::of(mine.terms, &boards[0].log()).unwrap();
        let Stand::Over { resigned: None, .. } = replay.stand() else {
            panic!("seed {seed}: {:?}", replay.stand());
        };
    }
}

/// Wherever a match was left, it is there again.
#[test]
fn a_match_comes_back_as_it_was() {
    let mut game = remote(Format::Reverse);
    let whole = grown(&game, &Log::default(), 200);
    for length in 0..=whole.len() {
        game.keep(whole.up_to(length), 0, date());
        (game.sent, game.seen) = (length, length);
        let current = looked_at(&game);
        assert_eq!(current.log(), *game.log(), "after {length}");
        let replay = game.replay().unwrap();
        assert_eq!(
            current.is_own_turn(),
            replay.stand() == Stand::Turn(Player::One),
            "after {length}"
        );
    }
}

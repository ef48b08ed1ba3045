//! Matches by message: what came in is shown in its time, and what was not sent can be taken back.

use super::*;
use crate::progress::by_message::{
    Entry, Log, MatchState, MessageMatch, MessageMatchId, MessagePlan, PlayedLog,
};
use chrono::NaiveDate;
use rsg_engine::SplitMix64;

fn date() -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 11, 22).unwrap()
}

/// A match that this phone has begun as Black.
pub fn begun(terms: MessagePlan) -> MessageMatch {
    let names = ByPlayer::from(["Aiko", "Ravi"].map(PlayerName::new));
    MessageMatch::begin(MessageMatchId::new(7), terms, names, date())
}

pub fn single(case: &GameCase) -> MessageMatch {
    begun(match case.rules().terms() {
        Some(terms) => MessagePlan::on_squares(Color::Black, terms),
        None => MessagePlan::star(Color::Black, Format::Single),
    })
}

pub fn log_of(case: &GameCase, words: &str) -> Log {
    let entries = words.split_whitespace().map(|word| case.play(word));
    Log(entries.map(Entry::Turn).collect())
}

/// The match with this done in it and known to both, of which `seen` entries were seen here.
pub fn known(mut game: MessageMatch, log: Log, seen: usize) -> MessageMatch {
    let sent = log.len();
    game.keep(log, seen, date());
    (game.sent, game.seen) = (sent, seen);
    game
}

/// The match on a board that is on the screen, without animation.
fn looked_at(game: &MessageMatch) -> Match {
    let mut current = Match::by_message(game, still(), 1).unwrap();
    current.attend(Attention::Here);
    current
}

pub fn played(case: &'static GameCase, game: &MessageMatch) -> Played {
    Played {
        case,
        options: still(),
        current: looked_at(game),
    }
}

/// Lets time pass and goes on past notices and games until nothing happens any more.
pub fn rest(current: &mut Match) {
    for _ in 0..200 {
        let before = (current.shown_log().len(), current.overlay());
        let asked = current.last_question();
        current.apply_board(&BoardEvent::Elapsed(Timer::Pace(asked)));
        if let Some(BoardOverlay::Pass { .. }) = current.overlay() {
            current.apply_board(&BoardEvent::GoOn);
        }
        if current.is_between() {
            current.apply_board(&BoardEvent::NextGame);
        }
        if before == (current.shown_log().len(), current.overlay()) {
            break;
        }
    }
}

#[test]
fn what_came_in_is_shown_after_a_pause_and_then_it_is_my_turn() {
    for case in GAMES {
        let log = log_of(case, &case.start(2));
        let mut game = played(case, &known(single(case), log.clone(), 1));
        assert_eq!((game.shown_log().len(), game.log()), (1, log.clone()));
        let turn = game.view().sides.turn;
        assert_eq!(turn.who, Who::Player(PlayerName::new("Ravi")));
        assert!(!turn.thinking, "nobody thinks on this phone");
        // Away and back shows it, too.
        game.attend(Attention::Away);
        game.attend(Attention::Here);
        rest(&mut game);
        assert_eq!((game.shown_log(), game.turns()), (log, 2));
        let view = game.view();
        assert_eq!(
            (view.sides.turn.who, view.sides.own),
            (Who::You, Color::Black)
        );
        assert!(game.is_own_turn() && view.hint == HintView::Never);
    }
}

#[test]
fn on_their_turn_nothing_can_be_done() {
    for case in GAMES {
        let log = log_of(case, case.line[0]);
        let mut game = played(case, &known(single(case), log.clone(), 1));
        game.tap_everywhere();
        assert!(game.resign().is_empty());
        rest(&mut game);
        assert_eq!(game.log(), log);
        assert!(!game.is_own_turn() && game.is_closed());
    }
}

#[test]
fn a_turn_is_taken_back_until_it_is_sent() {
    for case in GAMES {
        let mut game = played(case, &single(case));
        assert!(game.view().has_undo && !game.view().can_undo);
        // As often as one likes.
        for word in [case.line[0], case.other] {
            assert!(game.place(word).contains(&DriverEffect::Save));
            assert!(game.view().can_undo);
            game.tell(BoardEvent::Undo);
            assert_eq!((game.log().len(), game.view().can_undo), (0, false));
            assert!(game.is_own_turn());
        }
        game.place(case.line[0]);
        game.mark_sent();
        assert!(!game.view().can_undo);
        game.tell(BoardEvent::Undo);
        assert_eq!(game.log(), log_of(case, case.line[0]));
    }
}

#[test]
fn an_answer_that_comes_while_one_looks_is_shown() {
    for case in GAMES {
        let mut game = played(case, &single(case));
        game.place(case.line[0]);
        game.mark_sent();
        let answered = log_of(case, &case.start(2));
        game.receive(&answered);
        assert_eq!(game.shown_log().len(), 1);
        rest(&mut game);
        assert_eq!(game.shown_log(), answered);
        assert!(game.is_own_turn());
    }
}

#[test]
fn whoever_resigns_loses_for_both() {
    for case in GAMES {
        let mut mine = played(case, &known(single(case), log_of(case, &case.start(2)), 2));
        mine.resign();
        assert_eq!(mine.log().0.last(), Some(&Entry::Resigned));
        let mut log = log_of(case, case.line[0]);
        log.0.push(Entry::Resigned);
        let mut theirs = played(case, &known(single(case), log.clone(), 1));
        rest(&mut theirs);
        assert_eq!(theirs.shown_log(), log);
        for (game, winner, own) in [(&mine, Player::Two, false), (&theirs, Player::One, true)] {
            let result = game.shown_result().unwrap();
            assert_eq!((game.is_over(), result.winner), (true, Some(winner)));
            let by = if own { Color::White } else { Color::Black };
            let reason = Some(EndReason::Resignation(by));
            assert_eq!(game.result().unwrap().reason, reason);
            let back = looked_at(&known(single(case), game.log(), game.log().len()));
            assert_eq!(back.result(), game.result());
        }
    }
}

#[test]
fn a_log_that_the_rules_do_not_allow_is_refused() {
    for case in GAMES {
        let mut damaged = single(case);
        damaged.keep(Log(vec![Entry::Agreed]), 0, date());
        assert!(Match::by_message(&damaged, still(), 1).is_err());
    }
}

/// The terms of whole matches.
fn terms() -> Vec<MessagePlan> {
    let classics = [
        "reversi 6 othello most",
        "reversi 8 classic fewest",
        "go 9 7 0",
        "go 9 0 2",
    ];
    let classics =
        classics.map(|terms| MessagePlan::on_squares(Color::Black, terms.parse().unwrap()));
    let stars =
        [Format::Single, Format::Reverse].map(|format| MessagePlan::star(Color::Black, format));
    [stars.to_vec(), classics.to_vec()].concat()
}

/// Plays a person's next action, by the events of a board.
fn do_something(current: &mut Match, random: &mut SplitMix64) {
    let spots: Vec<Spot> = match current.view().board {
        BoardView::Star { cells, .. } => {
            let open = cells
                .iter()
                .filter(|cell| !matches!(cell.mark, Mark::None | Mark::Blocked));
            open.map(|cell| cell.cell.into()).collect()
        }
        BoardView::Squares(board) => {
            if let Some(stop) = board.message_stop {
                return act_at_stop(current, &board, stop, random);
            }
            let open = board.squares.iter().filter(|one| one.playable);
            let spots: Vec<Spot> = open.map(|one| one.square.into()).collect();
            let beside: Vec<&Play> = board
                .beside
                .iter()
                .filter(|one| one.open)
                .map(|one| &one.play)
                .collect();
            let passed = current.game().squares().is_some_and(|game| {
                game.last()
                    .is_some_and(|last| last.play == rsg_classics::Play::Pass)
            });
            let chance = if passed { 2 } else { 9 };
            if !beside.is_empty() && (spots.is_empty() || random.below(chance) == 0) {
                let play = beside[random.below(beside.len())].clone();
                current.apply_board(&BoardEvent::Beside(play));
                return;
            }
            spots
        }
    };
    current.apply_board(&BoardEvent::Tap(spots[random.below(spots.len())]));
    if let Some(BoardOverlay::Call(call)) = current.overlay() {
        let open = Color::ALL
            .into_iter()
            .filter(|color| call.options[*color].is_open());
        let open: Vec<Color> = open.collect();
        current.apply_board(&BoardEvent::Call(open[random.below(open.len())]));
    }
}

fn act_at_stop(
    current: &mut Match,
    board: &SquaresView,
    stop: MessageStop,
    random: &mut SplitMix64,
) {
    assert!(stop.own);
    if stop.can_mark && random.below(3) == 0 {
        let stones: Vec<_> = board
            .squares
            .iter()
            .filter(|one| one.stone.is_some())
            .collect();
        let square = stones[random.below(stones.len())].square;
        current.apply_board(&BoardEvent::Tap(square.into()));
    }
    let event = if stop.answers && random.below(3) == 0 {
        BoardEvent::Resume
    } else {
        BoardEvent::Agree
    };
    let before = current.log().len();
    current.apply_board(&event);
    if current.log().len() == before {
        // Marks cannot be answered by others any more.
        current.apply_board(&BoardEvent::Resume);
    }
}

/// Wherever a match was left, it is there again.
fn comes_back(current: &Match, game: &MessageMatch) {
    let again = looked_at(game);
    assert_eq!(again.log(), current.log());
    assert_eq!(
        (again.is_own_turn(), again.is_over()),
        (current.is_own_turn(), current.is_over())
    );
    let log = String::from(current.log());
    match (again.view().board, current.view().board) {
        (BoardView::Squares(board), BoardView::Squares(seen)) => {
            assert_eq!(
                (board.stop, board.message_stop),
                (seen.stop, seen.message_stop),
                "{log}"
            );
            let points = |squares: Vec<SquareView>| -> Vec<_> {
                let squares = squares.into_iter();
                squares
                    .map(|one| (one.stone, one.point.lost, one.playable))
                    .collect()
            };
            assert_eq!(points(board.squares), points(seen.squares), "{log}");
        }
        (BoardView::Star { cells, .. }, BoardView::Star { cells: seen, .. }) => {
            // At the beginning of the second game of two the end of the first one is shown again.
            if !again.is_between() {
                let marks = |cells: Vec<CellView>| -> Vec<_> {
                    cells
                        .into_iter()
                        .map(|cell| (cell.stone, cell.mark))
                        .collect()
                };
                assert_eq!(marks(cells), marks(seen), "{log}");
            }
        }
        boards => panic!("{boards:?}"),
    }
}

/// Two phones, each with its board, play whole matches to and fro; both boards end alike, and come back wherever they
/// were.
#[test]
fn whole_matches_are_played_on_two_boards() {
    for (seed, terms) in (0..80).zip(terms().into_iter().cycle()) {
        let mine = begun(terms);
        let theirs = MessageMatch::received(&mine.message(), date());
        let mut games = [mine.clone(), theirs];
        let mut boards = [looked_at(&games[0]), looked_at(&games[1])];
        let mut random = SplitMix64::new(seed);
        let mut turns = 0;
        while !boards.iter().all(|board| board.is_over()) {
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
            two.receive(&one.log());
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
        let replay = PlayedLog::of(&mine.terms, &boards[0].log()).unwrap();
        assert!(
            matches!(replay.state(), MatchState::Over { resigned: None, .. }),
            "seed {seed}"
        );
    }
}

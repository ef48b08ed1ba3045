//! Games by message from a board of one's own: both know where they begin, and they count for nothing.

use super::*;
use crate::app::editor::EditorEvent;
use crate::play::Spot;
use crate::progress::boards::OwnBoard;

/// Boards near the end of a game, of which the side to move has the only turn or the last ones.
fn boards() -> [OwnBoard; 3] {
    let reversi = format!("reversi 6 othello most : {}XO- X", "X".repeat(33));
    let go = format!("go 9 7 0 : {}X{} O", "-".repeat(40), "-".repeat(40));
    [
        OwnBoard::read("w/bbbbbb/wwwwwwwwwwww/bbbbbbbbbbbb/bbbb.. w 3 1").unwrap(),
        OwnBoard::read(&reversi).unwrap(),
        OwnBoard::read(&go).unwrap(),
    ]
}

fn begin_from(app: &mut App, board: &OwnBoard) {
    app.tell(Event::Link(format!("reverstargo://m/{}", board.code())));
    app.tell(EditorEvent::PlayByMessage);
    assert_eq!(app.screen(), ScreenName::Play);
}

fn says_where_it_begins(app: &App) -> bool {
    app.play().unwrap().line == Some(PlayLine::FromBoard) && row(app).from_board
}

/// Plays the first turn that is open; the answer in Reversi Go is to resign.
fn act(app: &mut App) {
    let spots: Vec<Spot> = match board(app).game().star() {
        Some(star) => star.moves().iter().map(|mv| mv.cell.into()).collect(),
        None => {
            let game = board(app).game().squares().unwrap();
            game.placements().into_iter().map(Spot::from).collect()
        }
    };
    if board(app).game().kind() == GameKind::Go && 0 < board(app).game().turns() {
        app.tell(PlayEvent::Resign);
        app.tell(Event::Confirm);
        return;
    }
    app.tell(BoardEvent::Tap(spots[0]));
    let call = board(app).game().star().map(|_| Color::White);
    if let (true, Some(call)) = (app.asks_for_call(), call) {
        app.tell(BoardEvent::Call(call));
    }
}

/// Both have it among the saved games, from its board, and neither in the records.
#[test]
fn a_board_is_played_by_texts_to_its_end_and_counts_for_neither() {
    for from in boards() {
        let mut phones = [phone(1), phone(2)];
        begin_from(&mut phones[0], &from);
        assert_eq!(OwnBoard::of(board(&phones[0]).game()), from);
        assert!(is_own_turn(&phones[0]), "{from}: its colour is to move");
        while !board(&phones[0]).is_over() {
            assert!(says_where_it_begins(&phones[0]), "{from}");
            while is_own_turn(&phones[0]) && !board(&phones[0]).is_over() {
                act(&mut phones[0]);
                watch(&mut phones[0]);
            }
            let text = send(&mut phones[0]);
            phones.swap(0, 1);
            take(&mut phones[0], &text);
            assert!(says_where_it_begins(&phones[0]), "{from}");
            watch(&mut phones[0]);
        }
        for app in &mut phones {
            let (game, result) = (the_game(app), app.sheet());
            let why = result.over.uncounted;
            assert_eq!(why, Some(crate::session::Uncounted::Pasted));
            let next = result.next_step;
            assert_eq!(next, NextStep::Close, "{from}: nothing can be counted");
            let app = killed(app);
            let begun = app.profile().by_message.get(game).unwrap();
            assert_eq!(begun.terms.from.as_ref(), Some(&from));
            assert_eq!(app.profile().results(), 0, "{from}");
            assert!(app.context.books.pairs().is_empty());
            if begun.arrived_finished {
                continue;
            }
            let [kept] = &app.profile().to_keep[..] else {
                panic!("{from}: {:?}", app.profile().to_keep);
            };
            let replayed = kept.replay().unwrap();
            assert!(replayed.is_over() || from.game() == GameKind::Go);
            let start = replayed.star().map(rsg_engine::Game::given);
            assert_eq!(start, from.position());
        }
    }
}

/// What cannot be played is not sent.
#[test]
fn no_game_begins_from_a_board_without_turns() {
    let mut app = phone(1);
    let empty = OwnBoard::empty(&crate::progress::Rules::Star);
    app.tell(Event::Link(format!("reverstargo://m/{}", empty.code())));
    app.tell(EditorEvent::PlayByMessage);
    assert_eq!(app.screen(), ScreenName::Editor);
    assert!(app.profile().by_message.is_empty());
}

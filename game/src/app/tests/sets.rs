//! Sets of boards: opened, proved, solved and played one after the other, answered, and read by their maker.
use super::*;
use crate::app::sets::{SetBoardKind, SetScreen, SetView};
use crate::play::Play;
use crate::progress::boards::OwnBoard;
use crate::progress::sets::{
    BoardDone, BoardSet, Found, PlayedBoard, SetAnswer, SetBoard, SetText, last_in,
};
use crate::progress::{Outcome, PlayerName, Rules};
use crate::thinking::PuzzleVerdict;
use rsg_classics::Points;
use rsg_engine::Position;

/// Two placements from the end of a game on the star.
const NEARLY_OVER: &str = "w/bbbbbb/wwwwwwwwwwww/bbbbbbbbbbbb/bbbb.. w 3 1";

/// A puzzle of the star, a game of Reversi that is over after one placement, one of the star, and a board to look at.
pub fn a_set() -> BoardSet {
    let puzzle = Puzzles::shipped().get(1).unwrap().position;
    let reversi = format!("reversi 6 othello most : {}XO- X", "X".repeat(33));
    let boards = [
        (OwnBoard::of_position(puzzle), "Find the only move"),
        (OwnBoard::read(&reversi).unwrap(), "Take the last square"),
        (OwnBoard::read(NEARLY_OVER).unwrap(), ""),
        (OwnBoard::empty(&Rules::usual(GameKind::Reversi)), "Nothing"),
    ];
    let boards = boards.map(|(board, sentence)| SetBoard::new(board, sentence));
    BoardSet::new(boards.to_vec()).unwrap()
}

/// Its boards of the star.
pub fn of_the_star() -> BoardSet {
    let boards = a_set().boards().to_vec();
    let of_star = |one: &SetBoard| one.board.rules().is_star();
    BoardSet::new(boards.into_iter().filter(of_star).collect()).unwrap()
}

/// The verdict on one of its boards.
pub fn verdict_on(position: Position) -> PuzzleVerdict {
    let puzzle = Puzzles::shipped().get(1).unwrap();
    match position == puzzle.position {
        true => PuzzleVerdict::Yes {
            line: puzzle.line.iter().copied().map(Play::from).collect(),
            margin: Points::whole(i32::from(puzzle.margin)),
        },
        false => PuzzleVerdict::Two,
    }
}

fn of_me(mut profile: Profile) -> Profile {
    profile.settings.name = PlayerName::new("Mira");
    profile
}

impl App {
    fn set(&self) -> SetView {
        self.shown::<SetScreen>().unwrap()
    }

    fn open_set_text(&mut self, text: &str) -> Vec<Effect> {
        let effects = self.tell(Event::Link(format!("reverstargo://m/{text}")));
        assert_eq!(self.screen(), ScreenName::Set);
        effects
    }

    /// Answers the questions among these effects: the shipped puzzle is one, and nothing else.
    fn prove(&mut self, effects: Vec<Effect>) {
        let mut effects = effects;
        loop {
            let asked = effects.iter().find_map(|effect| match effect {
                Effect::Ask(question) => match &question.topic {
                    Topic::Puzzle(game) => Some((question.number, game.position())),
                    _ => None,
                },
                _ => None,
            });
            let Some((question, position)) = asked else {
                return;
            };
            let finding = Finding::Puzzle(Some(verdict_on(position)));
            effects = self.tell(BoardEvent::Answer(Answer { question, finding }));
        }
    }

    fn set_kinds(&self) -> Vec<SetBoardKind> {
        self.set().rows.iter().map(|row| row.kind).collect()
    }

    fn done(&self) -> Vec<BoardDone> {
        self.set().rows.iter().map(|row| row.done).collect()
    }
}

const SOLVED: BoardDone = BoardDone::Tried {
    wrong: 0,
    found: Found::Alone,
};

#[test]
fn a_set_is_opened_by_its_link_and_its_boards_of_the_star_are_proved() {
    let mut app = app();
    let effects = app.open_set_text(&a_set().code());
    assert!(effects.contains(&Effect::Save), "it is kept at once");
    use SetBoardKind::{Game, Picture, Puzzle, Unproved};
    assert_eq!(app.set_kinds(), [Unproved, Game, Unproved, Picture]);
    app.prove(effects);
    assert_eq!(app.set_kinds(), [Puzzle, Game, Game, Picture]);
    let sentences: Vec<String> = app.set().rows.into_iter().map(|row| row.sentence).collect();
    assert_eq!(
        sentences[..2],
        ["Find the only move", "Take the last square"]
    );
    assert_eq!((app.set().next, app.set().answer), (Some(0), None));
    // Left for another screen nothing is proved any more, and what is known stays known.
    app.tell(Event::Back);
    assert_eq!(app.screen(), ScreenName::Home);
    let again = app.tell(Event::Open(ScreenName::Set));
    assert!(!again.iter().any(|effect| matches!(effect, Effect::Ask(_))));
    assert_eq!(app.set_kinds(), [Puzzle, Game, Game, Picture]);
}

#[test]
fn a_proof_ends_when_the_set_is_left() {
    let mut app = app();
    app.open_set_text(&a_set().code());
    assert!(app.tell(Event::Back).contains(&STOP));
    let again = app.tell(Event::Open(ScreenName::Set));
    assert!(again.iter().any(|effect| matches!(effect, Effect::Ask(_))));
    assert!(app.tell(Event::Suspended).contains(&STOP));
}

/// A board that is tapped before it is known what it is opens by itself.
#[test]
fn a_board_waits_for_its_proof_and_opens_then() {
    let mut app = app();
    let effects = app.open_set_text(&a_set().code());
    app.tell(SetEvent::Open(0));
    assert!(app.set().rows[0].opening);
    app.prove(effects);
    assert_eq!(app.screen(), ScreenName::Puzzle);
    app.tell(Event::Back);
    assert!(!app.set().rows[0].opening);
    // The third one is proved first when that is wanted.
    let mut app = super::app();
    app.open_set_text(&a_set().code());
    let effects = app.tell(SetEvent::Open(2));
    assert!(effects.contains(&STOP));
    app.prove(effects);
    assert_eq!(app.screen(), ScreenName::Play);
}

#[test]
fn its_boards_are_done_one_after_the_other_and_sent_back() {
    let mut app = app_with(of_me(still_profile()));
    let effects = app.open_set_text(&a_set().code());
    app.prove(effects);
    app.tell(SetEvent::Open(0));
    app.solve_puzzle();
    assert_eq!(app.puzzle().unwrap().run, None);
    // The next one is one touch away: a game of Reversi.
    app.tell(PuzzleEvent::Next);
    assert_eq!(app.screen(), ScreenName::Play);
    let said = PlayLine::Sentence("Take the last square".to_owned());
    assert_eq!(app.play().unwrap().line, Some(said));
    let level = app.context.open_matches.game(GameKind::Reversi).unwrap();
    assert_eq!(level.plan().opponent.level(), Some(CpuLevel::One));
    app.tell(BoardEvent::Tap("f6".parse().unwrap()));
    let Some(Overlay::Result(result)) = app.overlay() else {
        panic!("{:?}", app.overlay());
    };
    let next = result.next_step;
    assert!(matches!(next, NextStep::Set(Some(_))), "{next:?}");
    assert_eq!(result.close_to, ScreenName::Set);
    app.tell(PlayEvent::Close);
    let Some(BoardDone::Played(played)) = app.done().get(1).copied() else {
        panic!("{:?}", app.done());
    };
    let expected = PlayedBoard {
        own: Color::Black,
        outcome: Outcome::Won,
        margin: Some(72),
        level: Some(CpuLevel::One),
        helped: false,
    };
    assert_eq!(played, expected);
    // A flat battery: it goes on where it was.
    let mut app = killed(&app);
    let effects = app.tell(Event::Open(ScreenName::Set));
    app.prove(effects);
    assert_eq!(app.done()[0], SOLVED);
    assert_eq!(app.set().next, Some(2));
    let answer = app.set().answer.unwrap();
    assert_eq!((answer.name.as_str(), answer.went_well()), ("Mira", 2));
    assert_eq!(last_in(&answer.code()), Some(SetText::Answer(answer)));
    assert_eq!(app.profile().results(), 0, "it counts for nothing");
}

#[test]
fn a_board_is_played_by_two_and_a_game_that_waits_goes_on() {
    let mut app = app();
    let effects = app.open_set_text(&a_set().code());
    app.prove(effects);
    app.tell(SetEvent::PlayForTwo(2));
    assert_eq!(app.play().unwrap().line, None, "nothing is said about it");
    let first = app.current().game().star().unwrap().moves()[0];
    app.place(&first.to_string());
    app.tell(BoardEvent::GoOn);
    app.tell(Event::Back);
    assert_eq!(app.screen(), ScreenName::Set);
    let waiting = app.waiting().len();
    app.tell(SetEvent::PlayForTwo(2));
    assert_eq!(
        (app.screen(), app.waiting().len()),
        (ScreenName::Play, waiting)
    );
    assert_eq!(app.current().game().turns(), 1);
    while !app.current().is_over() {
        let mv = app.current().game().star().unwrap().moves()[0];
        app.place(&mv.to_string());
        app.tell(BoardEvent::GoOn);
    }
    app.tell(PlayEvent::Close);
    assert!(matches!(
        app.done()[2],
        BoardDone::Played(PlayedBoard {
            own: Color::White,
            level: None,
            ..
        })
    ));
}

/// What is given up, and practice, says nothing of a board.
#[test]
fn a_game_that_is_left_is_not_counted() {
    let mut app = app();
    let effects = app.open_set_text(&a_set().code());
    app.prove(effects);
    app.tell(SetEvent::Open(1));
    app.tell(PlayEvent::Quit);
    app.tell(Event::Confirm);
    app.tell(Event::Open(ScreenName::Set));
    assert_eq!(app.done(), [BoardDone::Open; 4]);
}

#[test]
fn a_wrong_try_stays_and_the_solution_ends_it() {
    let mut app = app();
    let effects = app.open_set_text(&a_set().code());
    app.prove(effects);
    app.tell(SetEvent::Open(0));
    app.fail_puzzle();
    app.tell(PuzzleEvent::Solve(crate::session::SolvingEvent::Show));
    app.tell(Event::Back);
    let shown = BoardDone::Tried {
        wrong: 1,
        found: Found::Shown,
    };
    assert_eq!(app.done()[0], shown);
    assert_eq!(app.set().next, Some(1));
}

#[test]
fn its_maker_reads_what_is_sent_back_and_notes_nothing_of_their_own() {
    let mut app = app();
    let set = a_set();
    app.tell(SetEvent::Made(Box::new(set.clone())));
    let answer = SetAnswer {
        boards: vec![SOLVED, BoardDone::Open, BoardDone::Open, BoardDone::Open],
        name: PlayerName::new("Mira"),
        ..SetAnswer::nothing_done(&set)
    };
    let effects = app.open_set_text(&answer.code());
    let view = app.set();
    assert!(view.made && view.stranger.is_none() && view.answer.is_none());
    assert_eq!(view.answers[0].boards, answer.boards);
    assert_eq!(view.answers[0].name.as_str(), "Mira");
    app.prove(effects);
    app.tell(SetEvent::Open(0));
    app.solve_puzzle();
    app.tell(Event::Back);
    app.tell(SetEvent::Open(1));
    let said = PlayLine::Sentence("Take the last square".to_owned());
    assert_eq!(app.play().unwrap().line, Some(said));
    app.tell(Event::Back);
    assert_eq!(app.done(), [BoardDone::Open; 4]);
    // Gone, it is said that the set is not known; the answer is shown all the same.
    app.tell(SetEvent::Forget);
    app.tell(Event::Confirm);
    assert!(app.profile().sets.is_empty());
    app.open_set_text(&answer.code());
    let view = app.set();
    assert_eq!((view.set, view.rows.len()), (None, 0));
    assert_eq!(view.stranger.map(|one| one.went_well), Some(1));
}

#[test]
fn an_empty_screen_a_board_that_is_none_and_one_to_look_at_lead_nowhere() {
    let mut app = app();
    app.tell(Event::Open(ScreenName::Set));
    assert_eq!(app.set().set, None);
    app.tell(SetEvent::Open(0));
    app.tell(SetEvent::Forget);
    assert_eq!((app.screen(), app.overlay()), (ScreenName::Set, None));
    let effects = app.open_set_text(&a_set().code());
    app.prove(effects);
    for board in [3, 4, 255] {
        app.tell(SetEvent::Open(board));
        app.tell(SetEvent::PlayForTwo(board));
        assert_eq!(app.screen(), ScreenName::Set);
    }
}

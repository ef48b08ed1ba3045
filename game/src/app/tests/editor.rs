//! A board of one's own: set up, played, asked about, sent and opened again.
use super::*;
use crate::app::editor::{EditorEvent, EditorScreen, EditorView, VerdictView};
use crate::play::Spot;
use crate::progress::Rules;
use crate::progress::boards::{BoardFault, BoardWords, KeptBoard, OwnBoard};
use crate::progress::{GameKey, KeptItem, MatchId};
use crate::thinking::{NoPuzzle, PuzzleVerdict};
use rsg_classics::{self as classics, Points, Terms};

/// Two placements from the end of a game on the star.
const NEARLY_OVER: &str = "w/bbbbbb/wwwwwwwwwwww/bbbbbbbbbbbb/bbbb.. w 3 1";

impl App {
    fn editor(&self) -> EditorView {
        self.shown::<EditorScreen>().unwrap()
    }

    fn open_board(&mut self, board: &OwnBoard) {
        self.tell(Event::Link(format!("reverstargo://m/{}", board.code())));
        assert_eq!(self.screen(), ScreenName::Editor);
    }

    /// The question among the effects of this event.
    fn asked_by(&mut self, event: EditorEvent) -> (u64, Topic) {
        let effects = self.tell(event);
        let asked = effects.into_iter().find_map(|effect| match effect {
            Effect::Ask(question) => Some((question.number, question.topic)),
            _ => None,
        });
        asked.expect("a question")
    }

    fn answer_asked(&mut self, question: u64, finding: Finding) -> Vec<Effect> {
        self.tell(BoardEvent::Answer(Answer { question, finding }))
    }
}

fn spot(name: &str) -> Spot {
    name.parse().unwrap()
}

fn star(text: &str) -> OwnBoard {
    OwnBoard::of_position(text.parse().unwrap())
}

fn sent(app: &App) -> OwnBoard {
    let code = app.editor().sharing.code.unwrap();
    crate::progress::boards::last_in(&code).unwrap()
}

#[test]
fn stones_are_put_and_taken_and_put_back_without_end() {
    let mut app = app();
    app.tell(Event::Open(ScreenName::Editor));
    let start = sent(&app);
    assert_eq!(start, OwnBoard::start(&Rules::Star));
    assert!(!app.editor().can_undo);
    app.tell(BoardEvent::Tap(spot("B4")));
    app.tell(EditorEvent::Take(Some(Color::White)));
    // The colour of CP comes from calls in a game; here it is put like any other.
    app.tell(BoardEvent::Tap(spot("CP")));
    app.tell(EditorEvent::Take(None));
    app.tell(BoardEvent::Tap(spot("A3")));
    app.tell(EditorEvent::ToMove(Color::White));
    app.tell(EditorEvent::Captured(Color::Black, 4));
    let board = sent(&app);
    assert_eq!(board.stone(spot("B4")), Some(Color::Black));
    assert_eq!(board.stone(spot("CP")), Some(Color::White));
    assert_eq!(board.stone(spot("A3")), None);
    assert_eq!((board.to_move, board.captured.black), (Color::White, 4));
    // What changes nothing is no step.
    app.tell(BoardEvent::Tap(spot("A3")));
    app.tell(EditorEvent::ToMove(Color::White));
    for _ in 0..5 {
        app.tell(EditorEvent::Undo);
    }
    assert_eq!(sent(&app), start);
    assert!(!app.editor().can_undo);
    // A square of another board is none of this one.
    app.tell(BoardEvent::Tap(spot("d3")));
    assert_eq!(sent(&app), start);
}

#[test]
fn the_whole_board_is_changed_at_once() {
    let mut app = app();
    app.tell(Event::Open(ScreenName::Editor));
    app.tell(EditorEvent::Clear);
    assert_eq!(sent(&app), OwnBoard::empty(&Rules::Star));
    assert_eq!(app.editor().fault, Some(BoardFault::NobodyPlaces));
    app.tell(EditorEvent::Start);
    app.tell(EditorEvent::Turn);
    assert_eq!(sent(&app), OwnBoard::start(&Rules::Star).turned());
    app.tell(EditorEvent::Game(GameKind::Go));
    assert_eq!(app.editor().game, GameKind::Go);
    assert!(app.editor().puzzle.is_none() && app.editor().captured.is_none());
    app.tell(BoardEvent::Tap(spot("e5")));
    app.tell(EditorEvent::Button(Some(Color::White)));
    let komi: Terms = "go 9 -3 0".parse().unwrap();
    app.tell(EditorEvent::Terms(komi));
    // The stones stay where only the terms change, and go with the board.
    let board = sent(&app);
    assert_eq!(board.terms(), Some(komi));
    assert_eq!(board.stone(spot("e5")), Some(Color::Black));
    assert_eq!(board.button, Some(Color::White));
    app.tell(EditorEvent::Terms("go 13 -3 0".parse().unwrap()));
    assert_eq!(sent(&app).stone(spot("e5")), None);
    app.tell(EditorEvent::Undo);
    assert_eq!(sent(&app), board);
}

#[test]
fn what_cannot_be_played_says_why_and_blocks_nothing_else() {
    let mut app = app();
    let mut board = OwnBoard::empty(&Rules::usual(GameKind::Go));
    board.put(spot("a1"), Some(Color::Black));
    for at in ["a2", "b1"] {
        board.put(spot(at), Some(Color::White));
    }
    app.open_board(&board);
    assert_eq!(app.editor().fault, Some(BoardFault::NoLiberty(spot("a1"))));
    app.tell(EditorEvent::Play(None));
    assert_eq!(app.screen(), ScreenName::Editor);
    assert!(app.tell(EditorEvent::Worth).is_empty());
    assert_eq!(sent(&app), board);
    app.tell(EditorEvent::Take(None));
    app.tell(BoardEvent::Tap(spot("b1")));
    assert_eq!(app.editor().fault, None);
    let mut far = OwnBoard::start(&Rules::Star);
    far.captured.white = 38;
    app.open_board(&far);
    let fault = app.editor().fault;
    assert_eq!(fault, Some(BoardFault::TooManyCaptured(Color::White)));
}

#[test]
fn a_board_is_there_again_when_one_comes_back() {
    let mut app = app();
    app.tell(Event::Open(ScreenName::Editor));
    app.tell(BoardEvent::Tap(spot("B4")));
    let board = sent(&app);
    app.tell(Event::Back);
    app.tell(Event::Open(ScreenName::Editor));
    assert_eq!(sent(&app), board);
    assert!(app.editor().can_undo);
}

/// Against every opponent, in each game; nothing of it is booked, and the game waits and goes on like any other.
#[test]
fn it_is_played_against_anybody_and_counts_for_nothing() {
    let boards = [
        star(NEARLY_OVER),
        OwnBoard::read(&format!("{}XO{} O", "-".repeat(20), "-".repeat(14))).unwrap(),
        OwnBoard::read(&format!("{}X{} O", "-".repeat(40), "-".repeat(40))).unwrap(),
    ];
    for board in boards {
        for (level, practice) in [
            (None, false),
            (Some(CpuLevel::One), false),
            (Some(CpuLevel::Five), false),
            (Some(CpuLevel::Two), true),
        ] {
            let mut app = app();
            app.open_board(&board);
            app.tell(EditorEvent::Practice(practice));
            app.tell(EditorEvent::Play(level));
            assert_eq!(app.screen(), ScreenName::Play, "{board} {level:?}");
            let running = app.context.open_matches.game(board.game()).unwrap();
            assert_eq!(OwnBoard::of(running.game()), board);
            let plan = running.plan();
            assert_eq!(plan.first, board.to_move);
            assert!(plan.pasted || practice && board.game() == GameKind::Star);
            assert_eq!(plan.opponent.level(), level);
            // Killed and gone on with.
            let mut again = killed(&app);
            again.tell(Event::Open(ScreenName::Play));
            let running = again.context.open_matches.game(board.game()).unwrap();
            assert_eq!(OwnBoard::of(running.game()), board);
            again.tell(PlayEvent::Quit);
            assert_eq!(again.profile().results(), 0);
        }
    }
}

#[test]
fn the_game_of_two_is_over_unbooked_and_begins_again_from_the_board() {
    let board = star(NEARLY_OVER);
    let mut app = app();
    app.open_board(&board);
    app.tell(EditorEvent::Play(None));
    while !app.current().is_over() {
        let game = app.current().game().star().unwrap();
        let mv = game.moves()[0];
        app.place(&mv.to_string());
        app.tell(BoardEvent::GoOn);
    }
    assert_eq!(app.profile().results(), 0);
    app.tell(PlayEvent::Again);
    assert_eq!(OwnBoard::of(app.current().game()), board);
    assert!(app.current().plan().pasted);
}

#[test]
fn the_worth_of_a_position_comes_in_rounds_and_is_stopped() {
    let mut app = app();
    app.open_board(&star(NEARLY_OVER));
    let (first, topic) = app.asked_by(EditorEvent::Worth);
    let Topic::Analysis(Analysis { game, .. }) = topic else {
        panic!("not asked as in Review");
    };
    // White is to move: what is found for White is told for Black.
    let found = |exact: bool, before: i32| {
        let played = game.turns()[0].mv;
        Finding::Judged(
            Box::new(Judgement {
                turn: 0,
                by: Color::White,
                played,
                best: played,
                before,
                after: before,
                loss: 0,
                line: vec![played],
                exact,
                only: false,
            }),
            Care::Full,
        )
    };
    let stale = app.answer_asked(first + 7, found(true, 1));
    assert!(stale.is_empty() && app.editor().worth.known.is_none());
    app.answer_asked(first, found(false, 5));
    let worth = app.editor().worth;
    assert!(worth.running);
    let known = worth.known.unwrap();
    assert_eq!((known.lead, known.exact), (Points::whole(-5), false));
    // The next round goes on by itself, and what is known stays.
    let effects = app.answer_asked(first, Finding::Done);
    let second = effects.iter().find_map(|effect| match effect {
        Effect::Ask(question) => Some(question.number),
        _ => None,
    });
    assert!(app.editor().worth.known.is_some());
    app.answer_asked(second.unwrap(), found(true, -2));
    let worth = app.editor().worth;
    assert!(!worth.running);
    let known = worth.known.unwrap();
    assert_eq!((known.lead, known.exact), (Points::whole(2), true));
    // Pressed again it begins anew, and once more it stops.
    app.asked_by(EditorEvent::Worth);
    assert_eq!(app.tell(EditorEvent::Worth), [STOP]);
    assert!(!app.editor().worth.running);
    // Another board has another worth.
    app.asked_by(EditorEvent::Worth);
    assert_eq!(app.tell(EditorEvent::Take(None)), []);
    assert_eq!(app.tell(BoardEvent::Tap(spot("D2"))), [STOP]);
    assert!(app.editor().worth.known.is_none());
}

#[test]
fn a_question_ends_when_the_screen_does() {
    for leave in [Event::Suspended, Event::Open(ScreenName::Home)] {
        let mut app = app();
        app.tell(Event::Open(ScreenName::Editor));
        app.asked_by(EditorEvent::Worth);
        assert!(app.tell(leave).contains(&STOP));
    }
    let mut app = app();
    app.tell(Event::Open(ScreenName::Editor));
    app.asked_by(EditorEvent::Worth);
    // A second question takes the place of the first.
    let (number, topic) = app.asked_by(EditorEvent::Puzzle);
    assert!(matches!(topic, Topic::Puzzle(_)) && !app.editor().worth.running);
    app.answer_asked(number, Finding::Puzzle(None));
    let puzzle = app.editor().puzzle.unwrap();
    assert!(puzzle.unknown && !puzzle.running);
}

#[test]
fn a_puzzle_is_told_with_its_length_and_theme() {
    let mut app = app();
    let puzzle = Puzzles::shipped().get(1).unwrap();
    app.open_board(&OwnBoard::of_position(puzzle.position));
    let verdicts = [
        (PuzzleVerdict::Two, VerdictView::Two),
        (PuzzleVerdict::Open, VerdictView::Open),
        (
            PuzzleVerdict::No(NoPuzzle::NotWon),
            VerdictView::No(NoPuzzle::NotWon),
        ),
        (
            PuzzleVerdict::Yes {
                line: puzzle.line.iter().copied().map(Play::from).collect(),
                margin: Points::whole(i32::from(puzzle.margin)),
            },
            VerdictView::Yes {
                turns: puzzle.line.len().div_ceil(2),
                margin: Points::whole(i32::from(puzzle.margin)),
                themes: puzzle.themes,
            },
        ),
    ];
    for (verdict, view) in verdicts {
        let (number, _) = app.asked_by(EditorEvent::Puzzle);
        app.answer_asked(number, Finding::Puzzle(Some(verdict)));
        assert_eq!(app.editor().puzzle.unwrap().known, Some(view));
    }
}

#[test]
fn a_position_of_a_classic_is_judged_as_in_review() {
    let mut app = app();
    app.open_board(&OwnBoard::start(&Rules::usual(GameKind::Reversi)));
    app.tell(EditorEvent::ToMove(Color::White));
    let (number, topic) = app.asked_by(EditorEvent::Worth);
    assert!(matches!(topic, Topic::SquaresPosition(_)));
    app.answer_asked(
        number,
        Finding::Position(Some(classics::Judgement {
            best: Some("d3".parse().map(classics::Play::Place).unwrap()),
            lead: Points::whole(2),
            played: None,
            exact: false,
        })),
    );
    let known = app.editor().worth.known.unwrap();
    assert_eq!((known.lead, known.exact), (Points::whole(-2), false));
    assert_eq!(known.line.len(), 1);
}

#[test]
fn a_board_is_set_up_from_review_and_from_a_pasted_position() {
    let mut app = app();
    app.tell(Event::Open(ScreenName::Review));
    app.tell(ReviewEvent::Paste("B4 BX BJ[W] BQ".to_owned()));
    app.tell(ReviewEvent::Walk(crate::session::review::Walk::To(2)));
    app.tell(ReviewEvent::SetUp);
    assert_eq!(app.screen(), ScreenName::Editor);
    let mut game = rsg_engine::Game::new();
    for mv in ["B4", "BX"] {
        game.play(mv.parse().unwrap()).unwrap();
    }
    assert_eq!(sent(&app), OwnBoard::of(&game));
    app.tell(Event::Open(ScreenName::Review));
    app.tell(ReviewEvent::Paste(NEARLY_OVER.to_owned()));
    assert_eq!(sent(&app), star(NEARLY_OVER));
}

#[test]
fn a_board_is_shown_before_it_is_sent() {
    let mut app = app();
    app.tell(Event::Open(ScreenName::Editor));
    app.tell(EditorEvent::Send);
    let Some(Overlay::Share(sharing)) = app.overlay() else {
        panic!("nothing is shared");
    };
    assert_eq!(sharing.code, Some(OwnBoard::start(&Rules::Star).code()));
}

/// A board is kept under the next number, opens with its words, and can be renamed and deleted like a saved game.
#[test]
fn a_board_is_kept_among_the_saved_games() {
    let words = BoardWords::new("  Ending\n1 ", "White wins.");
    let mut app = app();
    app.tell(Event::Open(ScreenName::Editor));
    app.tell(BoardEvent::Tap(spot("B4")));
    let board = sent(&app);
    app.tell(EditorEvent::Name(true));
    assert_eq!(app.editor().naming, Some(BoardWords::default()));
    let effects = app.tell(EditorEvent::Keep(words.clone()));
    let key = GameKey::alone(MatchId(1));
    let kept = KeptBoard::new(key, app.today(), board.clone(), words.clone());
    let item = KeptItem::from(kept.clone());
    assert!(effects.contains(&Effect::KeepBrought(Box::new(item.clone()))));
    assert!(effects.contains(&Effect::Save), "its number is taken");
    assert_eq!(app.profile().next_match_id(), MatchId(2));
    assert_eq!((words.name(), app.editor().naming), ("Ending 1", None));
    // Another board has other words.
    app.tell(EditorEvent::Clear);
    app.tell(EditorEvent::Name(true));
    assert_eq!(app.editor().naming, Some(BoardWords::default()));
    app.tell(Event::Open(ScreenName::Review));
    app.tell(ReviewEvent::Show(Box::new(item.clone())));
    assert_eq!((app.screen(), sent(&app)), (ScreenName::Editor, board));
    app.tell(EditorEvent::Name(true));
    assert_eq!(app.editor().naming, Some(words));
    app.tell(Event::Open(ScreenName::Review));
    let words = BoardWords::new("", "It is a draw.");
    let renamed = KeptBoard {
        words: words.clone(),
        ..kept.clone()
    };
    let board = Box::new(kept);
    let effects = app.tell(ReviewEvent::Rename { board, words });
    assert_eq!(effects, [Effect::Keep(Box::new(renamed.into()))]);
    let effects = app.tell(ReviewEvent::Delete(Box::new(item.clone())));
    assert_eq!(effects, [Effect::Forget(key)]);
    let deleted = app.shown::<crate::app::screens::ReviewScreen>().unwrap();
    let expected = crate::app::ReviewScreenView::List {
        fault: None,
        deleted: Some(crate::app::Deleted::Board),
    };
    assert_eq!(deleted, expected);
    let effects = app.tell(ReviewEvent::Restore);
    assert_eq!(effects, [Effect::Keep(Box::new(item))]);
}

/// Whatever is done on a board, and whatever answers come: the app goes on, and what can be played can be played.
#[test]
fn any_events_at_all_leave_a_board_that_is_sent_and_read_again() {
    let mut chance = rsg_classics::SplitMix64::new(77);
    let mut app = app();
    app.tell(Event::Open(ScreenName::Editor));
    let (mut played, mut refused, mut asked) = (0, 0, Vec::new());
    for _ in 0..4000 {
        let board = sent(&app);
        let spots: Vec<Spot> = board.spots().collect();
        let terms = ["reversi 6x10 othello most", "go 9 7 2", "go 19 0 0"];
        let terms: Terms = terms[chance.below(3)].parse().unwrap();
        let side = [None, Some(Color::Black), Some(Color::White)][chance.below(3)];
        let color = side.unwrap_or(Color::Black);
        let event: Event = match chance.below(40) {
            0 => EditorEvent::Game(GameKind::ALL[chance.below(3)]).into(),
            1 => EditorEvent::Start.into(),
            2 => EditorEvent::Clear.into(),
            3 => EditorEvent::Turn.into(),
            4 => EditorEvent::Terms(terms).into(),
            5 => EditorEvent::Worth.into(),
            6 => EditorEvent::Puzzle.into(),
            7 => EditorEvent::Captured(color, chance.below(256) as u8).into(),
            8 => EditorEvent::Button(side).into(),
            9 => EditorEvent::ToMove(color).into(),
            10..=12 => EditorEvent::Undo.into(),
            13 => EditorEvent::ChoosePlay(side.is_some()).into(),
            14 => EditorEvent::Own(color).into(),
            15 => EditorEvent::Play(side.map(|_| CpuLevel::Six)).into(),
            16 => BoardEvent::GoOn.into(),
            17 => match side {
                Some(_) => EditorEvent::Keep(BoardWords::new("a", "")).into(),
                None => EditorEvent::Name(app.editor().naming.is_none()).into(),
            },
            18 if !asked.is_empty() => {
                let question = asked[chance.below(asked.len())];
                let findings = [
                    Finding::Done,
                    Finding::Puzzle(None),
                    Finding::Position(None),
                ];
                let finding = findings[chance.below(3)].clone();
                BoardEvent::Answer(Answer { question, finding }).into()
            }
            19..=24 => EditorEvent::Take(side).into(),
            _ => BoardEvent::Tap(spots[chance.below(spots.len())]).into(),
        };
        for effect in app.tell(event) {
            if let Effect::Ask(question) = effect {
                asked.push(question.number);
            }
        }
        if app.screen() == ScreenName::Play {
            played += 1;
            app.tell(Event::Open(ScreenName::Editor));
        }
        let board = sent(&app);
        refused += usize::from(board.begin().is_err());
        assert_eq!(app.editor().fault, board.begin().err());
        assert_eq!(app.editor().step > 0, app.editor().can_undo);
    }
    assert!(
        10 < played && 100 < refused && 10 < asked.len(),
        "{played} {refused}"
    );
    assert_eq!(app.profile().results(), 0);
}

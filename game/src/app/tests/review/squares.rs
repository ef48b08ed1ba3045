//! A finished game on squares, looked at again.
use super::*;
use crate::app::games::request::MatchRequest;
use crate::board::Spot;
use crate::session::review::Walk;
use crate::session::review::{Place, ReviewView};
use crate::session::{BoardView, SquaresView};
use crate::thinking::SquaresPosition;
use rsg_classics::{Judgement, Mind, Points, Terms};

/// A whole game of 6×6 squares; White has 8 discs more.
const GAME: &str = "b3d2e4a3e2c5b5a5d1f1f3e1b6c6b4e5a2f4c2b1e3f2d6d5a4c1a6b2e6f5";

fn asked(effects: &[Effect]) -> Option<Asked<SquaresPosition>> {
    let position = |topic: &Topic| match topic {
        Topic::SquaresPosition(position) => Some(position.clone()),
        _ => None,
    };
    let mut questions = asked_for(effects, position);
    assert!(questions.len() < 2, "two questions at once");
    questions.pop()
}

impl App {
    /// Goes on with a game that is over, so that its result is up.
    fn drive_to_squares_result(&mut self, terms: &str, opponent: Opponent, record: &str) {
        let terms: Terms = terms.parse().unwrap();
        self.start_or_ask(MatchRequest {
            rules: terms.into(),
            turns: Some(terms.read(record).unwrap().record()),
            ..MatchRequest::single(opponent, ColorChoice::Black)
        });
        assert!(matches!(self.overlay(), Some(Overlay::Result(_))));
    }

    /// Lets two people play on from the end of a text.
    fn drive_to_pasted(&mut self, text: &str) {
        self.tell(ScreenName::Review);
        self.tell(ReviewEvent::Paste(text.to_owned()));
        self.tell(ReviewEvent::Walk(Walk::Last));
        self.tell(ReviewEvent::PlayOn(None));
    }

    /// Answers all questions as the thinking thread does, except that it only guesses before the last nine turns.
    fn judge_all(&mut self, mut effects: Vec<Effect>) -> usize {
        let (mut mind, mut count) = (Mind::default(), 0);
        while let Some(position) = asked(&effects) {
            count += 1;
            let SquaresPosition { game, played } = &*position;
            let judgement = if game.turns() < 21 {
                Some(Judgement {
                    best: played.clone(),
                    lead: Points::whole(2),
                    played: Some(Points::whole(2)),
                    exact: false,
                })
            } else {
                mind.judge(&**game, played.as_ref(), &|| false)
            };
            effects = self.tell(answer(position.number, Finding::Position(judgement)));
        }
        count
    }

    fn squares_reviewed(&self) -> ReviewView {
        match self.review() {
            ReviewScreenView::Game { view, .. } => *view,
            other => panic!("{other:?}"),
        }
    }
}

fn reviewing() -> (App, Vec<Effect>) {
    let mut app = app();
    app.drive_to_squares_result(
        "reversi 6 othello most",
        Opponent::People(ByPlayer::default()),
        GAME,
    );
    let effects = app.tell(PlayEvent::Review);
    (app, effects)
}

#[test]
fn a_result_leads_to_the_review_and_back() {
    let (mut app, effects) = reviewing();
    assert_eq!((app.screen(), app.overlay()), (ScreenName::Review, None));
    assert_eq!(app.judge_all(effects), 30);
    let view = app.squares_reviewed();
    assert!(view.progress.is_done && 9 <= view.progress.proved);
    assert_ne!(
        view.place,
        Place::Game(30),
        "it has led to the costliest turn"
    );
    app.tell(ReviewEvent::Walk(Walk::Last));
    let view = app.squares_reviewed();
    assert_eq!((view.place, view.over), (Place::Game(30), true));
    app.tell(ReviewEvent::Walk(Walk::Worst));
    let view = app.squares_reviewed();
    let worth = view.rows[view.about.unwrap()].worth.clone().unwrap();
    assert!(worth.exact && Points::default() < worth.cost);
    let copied = app.tell(PlayEvent::CopyMoves);
    assert_eq!(copied, [Effect::ShareText(game_in_text())]);
    app.tell(Event::Back);
    assert!(app.on_squares());
    assert!(matches!(app.overlay(), Some(Overlay::Result(_))));
    app.tell(PlayEvent::Close);
    assert_eq!(
        (app.screen(), app.profile().waiting.squares().cloned()),
        (ScreenName::Home, None)
    );
}

#[test]
fn stepping_on_shows_the_turn_moving() {
    let mut profile = still_profile();
    profile.settings.animation = AnimationSpeed::Normal;
    let mut app = app_with(profile);
    app.drive_to_squares_result(
        "reversi 6 othello most",
        Opponent::People(ByPlayer::default()),
        GAME,
    );
    app.tell(PlayEvent::Review);
    app.tell(ReviewEvent::Walk(Walk::First));
    app.tell(ReviewEvent::Walk(Walk::Forward));
    let step = app.board_step().unwrap();
    assert!(step.showing && step.turn.is_some());
    let number = step.number;
    app.tell(BoardEvent::Animated { step: number });
    assert!(!app.board_step().unwrap().showing);
}

#[test]
fn nothing_is_thought_about_while_nobody_looks() {
    let (mut app, effects) = reviewing();
    let first = asked(&effects).unwrap();
    assert_eq!(app.tell(Event::Suspended)[0], STOP);
    let late = answer(first.number, Finding::Position(None));
    assert_eq!(asked(&app.tell(late.clone())), None);
    let again = asked(&app.tell(Event::Resumed)).unwrap();
    assert!(first.number < again.number && *first.game == *again.game);
    assert_eq!(asked(&app.tell(late)), None, "an old answer means nothing");
    assert!(app.tell(Event::Back).contains(&STOP));
    let late = answer(again.number, Finding::Position(None));
    assert_eq!(asked(&app.tell(late)), None);
}

/// One question at a time; where the player goes comes next.
#[test]
fn the_shown_position_is_asked_about_next() {
    let (mut app, effects) = reviewing();
    let first = asked(&effects).unwrap();
    assert_eq!(first.game.turns(), 29);
    assert_eq!(asked(&app.tell(ReviewEvent::Walk(Walk::To(10)))), None);
    let effects = app.tell(answer(first.number, Finding::Position(None)));
    assert_eq!(asked(&effects).unwrap().game.turns(), 10);
}

#[test]
fn a_killed_review_begins_again_at_the_result() {
    let (app, _) = reviewing();
    let mut app = killed(&app);
    app.see_result();
    app.tell(PlayEvent::Review);
    assert_eq!(app.squares_reviewed().rows.len(), 30);
    // By a link it is left for good, as a match is.
    app.tell(ScreenName::Home);
    assert_eq!(app.profile().waiting.squares(), None);
    app.tell(ScreenName::Review);
    let list = ReviewScreenView::List {
        fault: None,
        deleted: None,
    };
    assert_eq!(app.review(), list);
}

#[test]
fn a_game_of_go_can_be_looked_at_again() {
    let mut app = app();
    let record = "e5 c3 g7 button pass pass agreed c3";
    app.drive_to_squares_result("go 9 7 0", Opponent::People(ByPlayer::default()), record);
    let effects = app.tell(PlayEvent::Review);
    assert!(0 < app.judge_all(effects));
    let view = app.squares_reviewed();
    assert!(view.margins.iter().all(Option::is_some));
    assert!(view.worst.is_empty());
    let ReviewScreenView::Game {
        over: Some(table), ..
    } = app.review()
    else {
        panic!("another screen");
    };
    assert!(!table.has_sheet);
}

#[test]
fn turns_are_copied_while_it_is_asked_whether_to_quit() {
    let mut app = app();
    app.tell(Event::SetUp(GameKind::Reversi, None));
    app.tell(SetupEvent::Mode(Mode::Two));
    app.tell(SetupEvent::Start);
    app.tell(BoardEvent::Tap(Spot::Square("d3".parse().unwrap())));
    app.tell(PlayEvent::Quit);
    let asks = Overlay::Confirm(ConfirmView::Quit {
        loses: false,
        people: Some(ByPlayer::default()),
    });
    assert_eq!(app.overlay(), Some(asks.clone()));
    let copied = app.tell(PlayEvent::CopyMoves);
    assert_eq!(copied, [Effect::ShareText("d3".to_owned())]);
    let copied = app.tell(PlayEvent::CopySheet);
    assert!(matches!(&copied[..], [Effect::ShareText(sheet)] if sheet.contains("##")));
    assert_eq!(app.overlay(), Some(asks), "it still asks");
    app.tell(Event::Decline);
    assert!(app.on_squares());
}

#[test]
fn a_game_is_played_on_from_the_position_that_is_shown() {
    let (mut app, _) = reviewing();
    assert!(!app.squares_reviewed().can_play_on, "it is over");
    app.tell(ReviewEvent::Walk(Walk::To(12)));
    assert!(app.squares_reviewed().can_play_on);
    app.tell(ReviewEvent::ChooseLevel(true));
    let ReviewScreenView::Game { against, .. } = app.review() else {
        panic!("no game");
    };
    let level = CpuLevel::Two;
    assert!(against.unwrap().levels.contains(&level));
    app.tell(ReviewEvent::PlayOn(Some(level)));
    assert_eq!(app.screen(), ScreenName::Play);
    let game = app.board();
    assert!(
        game.practice
            .is_some_and(|practice| !practice.can_take_back)
    );
    let stones = app.table().unwrap().game().turns();
    assert_eq!(stones, 12);
}

#[test]
fn practice_and_what_nobody_has_played_are_not_kept() {
    let mut app = app();
    for mode in [Mode::Two, Mode::Cpu] {
        app.set_up_squares("reversi 6 othello most".parse().unwrap(), mode);
        app.tell(SetupEvent::Start);
        let effects = app.tell(PlayEvent::Quit);
        assert_eq!(kept_game(&effects), None);
    }
    app.drive_to_squares_result(
        "reversi 6 othello most",
        Opponent::practice(CpuLevel::One),
        GAME,
    );
    let effects = app.tell(PlayEvent::Close);
    assert_eq!(kept_game(&effects), None);
}

#[test]
fn a_pasted_text_may_be_a_game_of_any_kind() {
    let mut app = app();
    for (text, terms, score) in [
        (GAME, "reversi 6 othello most", (14, 22)),
        ("F5 d6\nC3", "reversi 8 othello most", (5, 2)),
        ("e5 c3 button", "go 9 7 0", (1, 8)),
        ("e5 s19 button", "go 19 7 0", (1, 8)),
    ] {
        app.tell(ScreenName::Review);
        let effects = app.tell(ReviewEvent::Paste(text.to_owned()));
        let shown = app.squares_reviewed();
        let BoardView::Squares(SquaresView { terms: found, .. }) = shown.board else {
            panic!("{text} was taken for a game on the star");
        };
        assert_eq!(found.to_string(), terms);
        let whole = |points: Points| points.in_halves() / 2;
        let header = shown.header.score;
        assert_eq!((whole(header.black), whole(header.white)), score, "{text}");
        // A game that is over may have nothing to be asked.
        assert!(asked(&effects).is_some());
        app.tell(Event::Back);
    }
    // What is none of them is told as a game on the star.
    app.tell(ReviewEvent::Paste("zz e5".to_owned()));
    let ReviewScreenView::List { fault, .. } = app.review() else {
        panic!("it was taken");
    };
    assert!(matches!(fault, Some(PasteFault::Record(_))));
}

/// The text of [`GAME`] for other people.
fn game_in_text() -> String {
    format!("reversi 6 othello most : {GAME}")
}

/// A text names its terms, so that it is the same game wherever it is pasted, whatever was chosen there last.
#[test]
fn a_copied_game_is_the_same_when_it_is_pasted() {
    for (terms, turns) in [
        ("reversi 8 othello most", "d3c3c4"),
        ("reversi 8 othello fewest", "d3c3c4"),
        ("reversi 10 classic most", "e5e6f5f6"),
        ("go 9 -12 0", "e5 c3 button"),
        ("go 13 7 2", "e5 c3 d4"),
        ("go 19 0 0", "e5 c3 button pass pass"),
    ] {
        let mut from = app();
        let terms: Terms = terms.parse().unwrap();
        from.drive_to_pasted(&format!("{terms} : {turns}"));
        let copied = from.tell(PlayEvent::CopyMoves);
        let [Effect::ShareText(text)] = &copied[..] else {
            panic!("{terms}: {copied:?}");
        };
        for chosen in ["reversi 8 classic fewest", "go 9 3 2"] {
            let mut to = app();
            to.set_up_squares(chosen.parse().unwrap(), Mode::Two);
            to.tell(ScreenName::Review);
            to.tell(ReviewEvent::Paste(text.clone()));
            let BoardView::Squares(SquaresView { terms: found, .. }) = to.squares_reviewed().board
            else {
                panic!("{text} was taken for a game on the star");
            };
            assert_eq!(found, terms, "{text}");
            let again = to.tell(PlayEvent::CopyMoves);
            assert_eq!(again, copied, "{text}");
        }
    }
}

/// Two people play on from a text, on the terms that it names. The game is kept and counts for nothing.
#[test]
fn two_people_play_on_from_a_text() {
    let mut app = app();
    let before = app.records();
    app.drive_to_pasted("go 13 -4 2 : d4 e5");
    assert!(app.on_squares());
    let saved = app.profile().waiting.squares().unwrap();
    assert_eq!(
        (&*saved.plan.rules.to_string(), turns_of(saved)),
        ("go 13 -4 2", "d4 e5")
    );
    app.tell(PlayEvent::Resign);
    let effects = app.tell(Event::Confirm);
    assert!(kept_game(&effects).is_some(), "it can be looked at again");
    assert_eq!(app.records(), before);
    // On the star practice alone goes on.
    app.tell(PlayEvent::Close);
    app.tell(ScreenName::Review);
    app.tell(ReviewEvent::Paste(BLACK_WINS.to_owned()));
    app.tell(ReviewEvent::Walk(Walk::To(3)));
    app.tell(ReviewEvent::ChooseLevel(true));
    let ReviewScreenView::Game { against, .. } = app.review() else {
        panic!("no game");
    };
    assert!(!against.unwrap().two);
    app.tell(ReviewEvent::PlayOn(None));
    assert_eq!(app.screen(), ScreenName::Review);
}

/// A fault in a text that names its terms is described as a turn of that game.
#[test]
fn a_fault_is_told_by_the_game_that_the_text_names() {
    let mut app = app();
    app.tell(ScreenName::Review);
    for (text, number) in [("go 9 7 0 : e5 e5", 2), ("go 9 7 0 :", 0)] {
        app.tell(ReviewEvent::Paste(text.to_owned()));
        let ReviewScreenView::List { fault, .. } = app.review() else {
            panic!("{text} was taken");
        };
        match fault {
            Some(PasteFault::Turn(fault)) => assert_eq!(fault.number, number),
            fault => assert_eq!((fault, number), (Some(PasteFault::Empty), 0)),
        }
    }
}

/// A transcript without its terms is told by the game that it plays furthest, with the move that is wrong; the star's
/// own texts stay the star's.
#[test]
fn a_fault_without_terms_is_told_by_the_move() {
    let mut app = app();
    app.tell(ScreenName::Review);
    for (text, number, word, why) in [
        ("f5d6c3d3c4a1", 6, "a1", "flips-nothing"),
        ("f5 d6 f5", 3, "f5", "occupied"),
        ("F5D6C3D3C4K9", 6, "K9", "off-board"),
        ("e5 c3 button e5", 4, "e5", "occupied"),
    ] {
        app.tell(ReviewEvent::Paste(text.to_owned()));
        let ReviewScreenView::List { fault, .. } = app.review() else {
            panic!("{text} was taken");
        };
        let Some(PasteFault::Turn(fault)) = fault else {
            panic!("{text}: {fault:?}");
        };
        let told = (fault.number, &*fault.word, fault.why.key());
        assert_eq!(told, (number, word, why), "{text}");
    }
    for text in ["B4 BX\nBJ[W] Z9", "B4 B4", "hello"] {
        app.tell(ReviewEvent::Paste(text.to_owned()));
        let ReviewScreenView::List { fault, .. } = app.review() else {
            panic!("{text} was taken");
        };
        assert!(matches!(fault, Some(PasteFault::Record(_))), "{text}");
    }
}

/// Star and squares alike: a whole game that was pasted can be kept, once, under a number of its own.
#[test]
fn a_pasted_game_can_be_kept() {
    for (text, can_be) in [
        (WHITE_WINS, true),
        (FROM_ELSEWHERE, false),
        ("B4", false),
        (GAME, true),
        ("b3d2", false),
    ] {
        let mut app = app();
        app.tell(ScreenName::Review);
        app.tell(ReviewEvent::Paste(text.to_owned()));
        let keeping = |app: &App| match app.review() {
            ReviewScreenView::Game { keeping, .. } => keeping,
            ReviewScreenView::List { .. } => Keeping::No,
        };
        let offered = if can_be {
            Keeping::Offered
        } else {
            Keeping::No
        };
        assert_eq!(keeping(&app), offered, "{text}");
        let effects = app.tell(ReviewEvent::Keep);
        let kept = effects.iter().find_map(|effect| match effect {
            Effect::KeepBrought(kept) => kept.game().cloned(),
            _ => None,
        });
        assert_eq!(kept.is_some(), can_be, "{text}");
        if let Some(kept) = kept {
            assert!(effects.contains(&Effect::Save), "its number is taken");
            assert_eq!(app.profile().taken_ids(), kept.key.id);
            assert_eq!(keeping(&app), Keeping::Done, "{text}");
            assert_eq!(app.tell(ReviewEvent::Keep), []);
            app.tell(Event::Back);
            app.tell(ReviewEvent::Show(Box::new(kept.into())));
            assert_eq!(keeping(&app), Keeping::No, "{text}: it is kept already");
        }
    }
}

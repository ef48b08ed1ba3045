//! Results of friends: what is told before one's own game, after it, and of what is not true.
use super::*;
use crate::app::screens::FriendsScreen;
use crate::progress::friends::{DayResult, PuzzleDone, PuzzleResult, Sent, read};
use crate::progress::{PlayerName, TodayStrength};
use crate::thinking::Replay;

const TODAY: &str = "2026-11-21";

impl App {
    /// Plays Today's game at Lv.1, the player by the first placement there is and the CPU by the last one.
    fn play_today(&mut self) {
        let (day, strength) = (day(TODAY), TodayStrength::One);
        self.tell(TodayEvent::Play { day, strength });
        while !self.current().is_over() {
            let game = self.current().game().star().unwrap();
            let mv = choice(
                game.position().to_move() == game.given().to_move(),
                &game.moves(),
            );
            self.place(&mv.to_string());
            self.tell(BoardEvent::GoOn);
        }
    }

    /// The text of the code that the result sheet shares.
    fn shared_code(&mut self) -> String {
        self.tell(PlayEvent::Share);
        let Some(Overlay::Share(sharing)) = self.overlay() else {
            panic!("nothing is shared");
        };
        self.tell(Event::Decline);
        sharing.code.unwrap()
    }

    fn friends(&self) -> FriendsView {
        self.shown::<FriendsScreen>().unwrap()
    }
}

fn choice(is_own: bool, moves: &[Move]) -> Move {
    let chosen = match is_own {
        true => moves.first(),
        false => moves.last(),
    };
    *chosen.unwrap()
}

/// The question about a result among these effects.
fn asked(effects: &[Effect]) -> Option<(u64, Replay)> {
    effects.iter().find_map(|effect| match effect {
        Effect::Ask(question) => match &question.topic {
            Topic::Replay(replay) => Some((question.number, replay.clone())),
            _ => None,
        },
        _ => None,
    })
}

/// Answers the question about a result as the CPU of these tests plays.
fn answer(app: &mut App, effects: &[Effect]) -> Vec<Effect> {
    let (question, replay) = asked(effects).unwrap();
    let moves = replay.play(|turn| Some(choice(false, &turn.game.moves())));
    let finding = Finding::Replayed(moves.unwrap());
    app.tell(BoardEvent::Answer(Answer { question, finding }))
}

/// The result of somebody who plays as these tests do.
fn of_aiko() -> DayResult {
    let mut aiko = app();
    aiko.play_today();
    let code = aiko.shared_code();
    let said = read(&code).remove(0).game().unwrap();
    DayResult {
        name: PlayerName::new("Aiko"),
        ..said
    }
}

fn states(app: &App) -> Vec<Told> {
    app.friends().rows.iter().map(|row| row.told).collect()
}

#[test]
fn nothing_is_told_before_one_s_own_game_is_over() {
    let said = of_aiko();
    let mut app = app();
    let effects = app.tell(Event::Link(format!("reverstargo://m/{}", said.code())));
    assert_eq!(app.screen(), ScreenName::Friends);
    assert_eq!(states(&app), [Told::Played]);
    assert!(asked(&effects).is_none() && app.friends().game.is_none());
    app.tell(FriendsEvent::Show(Period::Month));
    assert_eq!(
        (states(&app), app.friends().own),
        (vec![Told::Played], None)
    );
    app.tell(FriendsEvent::Show(Period::Day));
    app.tell(FriendsEvent::PlayFirst);
    assert_eq!(app.screen(), ScreenName::Play);
    app.tell(Event::Back);
    app.play_today();
    let effects = app.tell(Event::Open(ScreenName::Friends));
    let margin = i32::from(said.margin);
    let sum = |state| Told::Sum {
        margin,
        games: 1,
        state,
    };
    assert_eq!(states(&app), [sum(CheckState::Waits)]);
    answer(&mut app, &effects);
    assert_eq!(states(&app), [sum(CheckState::Checked)]);
    assert_eq!(app.friends().own, Some((margin, 1)));
    app.tell(FriendsEvent::Look(PlayerName::new("Aiko")));
    let game = app.friends().game.unwrap();
    assert_eq!(
        (game.own, game.parts),
        (game.theirs, None),
        "one game, played twice"
    );
    assert_eq!(states(&killed_on_friends(&app)), [sum(CheckState::Checked)]);
}

fn killed_on_friends(app: &App) -> App {
    let mut back = killed(app);
    back.tell(Event::Open(ScreenName::Friends));
    back
}

#[test]
fn what_is_not_true_is_not_checked_and_is_asked_about_once() {
    let said = of_aiko();
    let mut app = app();
    app.play_today();
    let forged = DayResult {
        margin: said.margin + 1,
        ..said.clone()
    };
    let effects = app.tell(Event::Link(format!("m/{}", forged.code())));
    let effects = answer(&mut app, &effects);
    assert!(asked(&effects).is_none());
    let wrong = |told: &Told| {
        matches!(
            told,
            Told::Sum {
                state: CheckState::Wrong,
                ..
            }
        )
    };
    assert!(states(&app).iter().all(wrong));
    let other = DayResult {
        edition: said.edition + 1,
        name: PlayerName::new("Ravi"),
        ..said
    };
    let effects = app.tell(Event::Link(format!("m/{}", other.code())));
    assert!(asked(&effects).is_none(), "this CPU cannot play it again");
}

#[test]
fn a_question_ends_with_the_screen_and_is_asked_again() {
    let said = of_aiko();
    let mut app = app();
    app.play_today();
    let effects = app.tell(Event::Link(format!("m/{}", said.code())));
    let (first, _) = asked(&effects).unwrap();
    assert!(app.tell(Event::Back).contains(&STOP));
    let effects = app.tell(Event::Open(ScreenName::Friends));
    assert_ne!(asked(&effects).unwrap().0, first);
    // An answer to the first one means nothing.
    let finding = Finding::Replayed(None);
    app.tell(BoardEvent::Answer(Answer {
        question: first,
        finding,
    }));
    answer(&mut app, &effects);
    let checked = |told: &Told| {
        matches!(
            told,
            Told::Sum {
                state: CheckState::Checked,
                ..
            }
        )
    };
    assert!(states(&app).iter().all(checked));
}

#[test]
fn a_friend_is_shown_under_another_name_and_forgotten_after_a_question() {
    let mut app = app();
    app.tell(Event::Link(format!("m/{}", of_aiko().code())));
    let aiko = PlayerName::new("Aiko");
    app.tell(FriendsEvent::Rename(aiko.clone(), "Sister".to_owned()));
    assert_eq!(app.friends().rows[0].name.as_str(), "Sister");
    app.tell(FriendsEvent::Forget(aiko));
    assert!(app.overlay().is_some() && app.friends().has_results);
    app.tell(Event::Confirm);
    assert!(!app.friends().has_results);
}

#[test]
fn a_second_game_of_a_day_is_shared_without_a_code() {
    let mut app = app();
    app.play_today();
    assert!(app.shared_code().starts_with("rsg:"));
    let (day, strength) = (day(TODAY), TodayStrength::One);
    app.tell(TodayEvent::Play { day, strength });
    while !app.current().is_over() {
        let mv = *app.current().game().star().unwrap().moves().last().unwrap();
        app.place(&mv.to_string());
        app.tell(BoardEvent::GoOn);
    }
    app.tell(PlayEvent::Share);
    let Some(Overlay::Share(sharing)) = app.overlay() else {
        panic!("nothing is shared");
    };
    assert_eq!(sharing.code, None);
}

#[test]
fn what_friends_say_of_puzzles_is_listed_by_name() {
    let said = |day: &str, done| PuzzleResult {
        day: super::day(day),
        done,
        name: PlayerName::new("Aiko"),
    };
    let tried = |wrong| PuzzleDone::Today {
        wrong,
        helped: false,
    };
    let sent = [
        said("2026-11-18", tried(0)),
        said(TODAY, PuzzleDone::Run { solved: 12 }),
        said(TODAY, tried(2)),
    ];
    let codes: Vec<String> = sent.iter().map(PuzzleResult::code).collect();
    let mut app = app();
    app.tell(Event::Link(format!("m/{}", codes.join(" "))));
    assert_eq!(app.screen(), ScreenName::Friends);
    let view = app.friends();
    assert!(view.has_results && view.rows.is_empty());
    let row = |view: &FriendsView| {
        let [row] = &view.puzzles[..] else {
            panic!("{:?}", view.puzzles);
        };
        (row.solved, row.tried, row.run)
    };
    assert_eq!(row(&view), (1, Some((2, false)), Some(12)));
    app.tell(FriendsEvent::Show(Period::Week));
    assert_eq!(row(&app.friends()), (2, None, Some(12)));
    app.tell(FriendsEvent::Forget(PlayerName::new("Aiko")));
    app.tell(Event::Confirm);
    assert!(!app.friends().has_results);
    // One's own is none of a friend: a run as long as the best one.
    let own = PuzzleResult {
        name: PlayerName::default(),
        ..said(TODAY, PuzzleDone::Run { solved: 0 })
    };
    app.tell(Event::Link(format!("m/{}", own.code())));
    assert!(matches!(read(&own.code())[..], [Sent::Puzzle(_)]));
    assert!(!app.friends().has_results);
}

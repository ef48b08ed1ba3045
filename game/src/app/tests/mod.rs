//! The whole app without an interface: events in, screens, overlays and effects out.
#![allow(clippy::unwrap_used)]

mod books;
mod hints;
mod keeping;
mod navigation;
mod playing;
mod random;
mod review;
mod series;
mod settings;
mod setup;

use super::*;
use crate::progress::{AnimationSpeed, CalendarDay, CpuLevel, Exam, Rank, RankState};
use crate::session::{Format, Matchup, Player, Question as Asked, Timer};
use rsg_engine::{Cell, Color, Mark, Move};

/// Black wins by captures.
pub const BLACK_WINS: &str =
    "B1[B] B7[W] B6 B5[W] B8 BJ[B] C7 C9 B9 B4 C4 B3[W] BX D4 D8 C8 C5 C6 CQ BQ B2 C2 C1 CJ CX DQ";
/// White wins.
pub const WHITE_WINS: &str = "B2 B3[W] B4 B5[W] BX B9[W] B8 C9 C5 B1[W] B7[B] BQ C6 C7 BJ[B] CQ C1 D6 C3 DQ B6 D4 C8 C2 C4 D8 CJ DX CX D2";
/// Nobody wins.
pub const DRAW: &str = "B2 B6 B7[W] BQ B5[W] B1[W] B9[W] C3 B4 C5 B3[B] C7 C6 D6 C4 BX C2 D2 B8 CX BJ[W] CJ CQ C1 C9 C8 DQ D4 DX";
/// A game that began elsewhere than at the start.
pub const FROM_ELSEWHERE: &str =
    "from w/bbwbwb/.bwww...wb../............/...... b 0 0 : B8 C9 C5 B1[W]";
/// Both calls are allowed to black at BJ then.
pub const BOTH_CALLS: &str = "BQ B3[B] B5[B] CQ B1[B] B6 B8 C2 B4 B2 C6 C8";

pub fn date(text: &str) -> NaiveDate {
    text.parse().unwrap()
}

pub fn day(text: &str) -> CalendarDay {
    CalendarDay::parse(text).unwrap()
}

/// A profile in which nothing is animated, so that everything is settled at once.
pub fn still_profile() -> Profile {
    let mut profile = Profile::default();
    profile.settings.animation = AnimationSpeed::Off;
    profile
}

/// The app with this profile on 21 November 2026.
pub fn app_with(profile: Profile) -> App {
    let start = Start {
        profile,
        today: date("2026-11-21"),
        seed: 11,
        dev: true,
        trouble: None,
    };
    App::new(start).0
}

/// Begins a game against the CPU, plays it so far and leaves it for Home.
pub fn leave_a_game(app: &mut App, color: ColorChoice, line: &str) {
    drive_to_game(app, color);
    drive(app, line);
    let _ = app.apply(Event::Back);
}

pub fn app() -> App {
    app_with(still_profile())
}

/// A player who has this rank.
pub fn app_at(rank: Rank) -> App {
    let mut profile = still_profile();
    profile.forge_rank(rank, date("2026-11-20"));
    app_with(profile)
}

/// The app is killed and started again from what was saved last.
pub fn killed(app: &App) -> App {
    app_with(app.profile().clone())
}

pub fn send(app: &mut App, events: impl IntoIterator<Item = Event>) -> Vec<Effect> {
    events
        .into_iter()
        .flat_map(|event| app.apply(event))
        .collect()
}

pub fn open(app: &mut App, screen: Screen) -> Vec<Effect> {
    app.apply(Event::Open(screen))
}

pub fn play(app: &mut App, event: PlayEvent) -> Vec<Effect> {
    app.apply(Event::Play(event))
}

/// Starts a game against the CPU from Home.
pub fn drive_to_game(app: &mut App, color: ColorChoice) -> Vec<Effect> {
    drive_to_start(app, [SetupEvent::Color(color)])
}

/// Starts what these choices ask for, from Home.
pub fn drive_to_start<const N: usize>(app: &mut App, choices: [SetupEvent; N]) -> Vec<Effect> {
    let mut effects = open(app, Screen::Setup);
    effects.extend(send(app, choices.map(Event::Setup)));
    effects.extend(app.apply(Event::Setup(SetupEvent::Start)));
    effects
}

/// Starts a series for the open exam.
pub fn drive_to_series(app: &mut App, color: ColorChoice) -> Vec<Effect> {
    open(app, Screen::RankUp);
    let _ = app.apply(Event::RankUpStart);
    send(
        app,
        [
            Event::Setup(SetupEvent::Color(color)),
            Event::Setup(SetupEvent::Start),
        ],
    )
}

/// Plays these placements, for whoever is to move.
pub fn drive(app: &mut App, moves: &str) -> Vec<Effect> {
    let mut effects = Vec::new();
    for word in moves.split_whitespace() {
        effects.extend(place(app, word.parse().unwrap()));
    }
    effects
}

fn place(app: &mut App, mv: Move) -> Vec<Effect> {
    let before = turns(app);
    let mut effects = play(app, PlayEvent::GoOn);
    if app.play().unwrap().table.turn.thinking {
        effects.extend(answer(app, mv));
    } else {
        effects.extend(play(app, PlayEvent::Tap(mv.cell)));
        if let (Some(Overlay::CallDialog(_)), Some(call)) = (app.overlay(), mv.call) {
            effects.extend(play(app, PlayEvent::Call(call)));
        }
    }
    assert_eq!(turns(app), before + 1, "{mv} was not placed");
    effects
}

/// The CPU's answer to the open question, and the end of its pause.
pub fn answer(app: &mut App, mv: Move) -> Vec<Effect> {
    let question = open_question(app);
    send(
        app,
        [
            Event::Answer { question, mv },
            Event::Elapsed(Timer::Pace(question)),
        ],
    )
}

/// The number of the last question.
pub fn open_question(app: &App) -> u64 {
    app.running.as_ref().unwrap().game.last_question()
}

/// Placements in the game on the screen.
pub fn turns(app: &App) -> usize {
    app.running.as_ref().unwrap().game.game().turns().len()
}

pub fn asked(effects: &[Effect]) -> Option<&Asked> {
    effects.iter().find_map(|effect| match effect {
        Effect::Think(question) => Some(question),
        _ => None,
    })
}

/// Plays the game on the screen so that this player wins it.
pub fn drive_to_win_of(app: &mut App, player: Player) -> Vec<Effect> {
    let color = app.running.as_ref().unwrap().game.color(player);
    drive(
        app,
        match color {
            Color::Black => BLACK_WINS,
            Color::White => WHITE_WINS,
        },
    )
}

pub fn result(app: &App) -> ResultView {
    match app.overlay() {
        Some(Overlay::Result(result)) => *result,
        other => panic!("no result sheet but {other:?}"),
    }
}

/// What a declined question must leave as it was.
pub fn essence(app: &App) -> (Screen, Profile, Option<PlayView>) {
    (app.screen(), app.profile().clone(), app.play())
}

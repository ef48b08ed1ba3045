//! The whole app without an interface: events in, screens, overlays and effects out.
#![allow(clippy::unwrap_used)]

mod books;
mod by_message;
mod captures;
mod days;
mod editor;
mod every_game;
mod friends;
mod hints;
mod keeping;
mod late;
mod navigation;
mod playing;
mod practice;
mod puzzles;
mod random;
mod reminder;
mod results;
mod review;
mod series;
mod sets;
mod settings;
mod setup;
mod squares;
mod today;
mod tutorial;
mod views;
mod waiting;

use super::context::OpenMatches;
use super::screens::PuzzleScreen;
use super::*;
use crate::board::{BoardEvent, Command, Timer};
use crate::play::Play;
use crate::progress::ByPlayer;
use crate::progress::{
    AnimationSpeed, CalendarDay, CpuLevel, Earned, Easier, Exam, Format, GameKind, KeptGame,
    MatchRecord, Millis, Month, Opponent, Player, Rank, RankState, SavedStage, Snapshot,
    WaitingGames, WaitingKind,
};
use crate::session::tests::every_game::GameCase;
use crate::session::tests::{Asked, ending, star_turn};
use crate::session::tests::{BLACK_WINS, BOTH_CALLS, DRAW, WHITE_WINS};
use crate::session::{self, GameView, Match, TutorialEvent, mix};
use crate::thinking::{Analysis, Answer, Finding, StarTurn, Topic};
use rsg_engine::analysis::{Care, Judgement};
use rsg_engine::puzzle::Puzzles;
use rsg_engine::{Cell, Color, Mark, Move};

/// A game that began elsewhere than at the start.
pub const FROM_ELSEWHERE: &str =
    "from w/bbwbwb/.bwww...wb../............/...... b 0 0 : B8 C9 C5 B1[W]";

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
        at: date("2026-11-21").into(),
        seed: 11,
        dev: true,
        trouble: None,
        puzzles: Some(Puzzles::shipped()),
    };
    App::new(start).0
}

/// The effect that stops the thinking thread.
pub const STOP: Effect = Effect::Device(Command::StopThinking);

pub fn app() -> App {
    app_with(still_profile())
}

/// An app in a game against the CPU.
pub fn playing(color: ColorChoice) -> App {
    let mut app = app();
    app.drive_to_game(color);
    app
}

/// A player who has this rank.
pub fn app_at(rank: Rank) -> App {
    let mut profile = still_profile();
    profile.forge_rank(rank);
    app_with(profile)
}

/// The app after it was killed and started again from the data saved last.
pub fn killed(app: &App) -> App {
    app_with(app.profile().clone())
}

/// The star's game that waits.
pub fn wait_with(profile: &mut Profile, star: Option<Snapshot>) {
    profile.waiting = WaitingGames::default();
    if let Some(snapshot) = star {
        profile.waiting.keep(None, snapshot);
    }
}

/// The turns of the running game of a match that waits.
pub fn turns_of(saved: &Snapshot) -> &str {
    match &saved.stage {
        SavedStage::Playing { moves, .. } => moves,
        SavedStage::Between | SavedStage::Over => "",
    }
}

/// The match with other turns.
pub fn with_turns(mut saved: Snapshot, turns: &str) -> Snapshot {
    saved.stage = SavedStage::Playing {
        moves: turns.to_owned(),
        undone: false,
        forward: String::new(),
        mild: 0,
    };
    saved
}

/// Helpers with which tests drive the app.
impl App {
    /// The results of the games on squares.
    pub fn squares_results(&self) -> Vec<&MatchRecord> {
        let matches = self.profile().matches().iter();
        matches.filter(|one| !one.rules.is_star()).collect()
    }

    /// The star's game that waits and was played last, with its placements.
    fn paused(&self) -> Option<(WaitingRow, usize)> {
        let row = self
            .waiting()
            .into_iter()
            .find(|row| row.game == GameKind::Star)?;
        let turns = turns_of(&self.profile().waiting.get(row.id)?.game);
        let placements = turns.split_whitespace().count();
        Some((row, placements))
    }

    /// Opens the result that was not closed when the app was last seen.
    fn see_result(&mut self) {
        let result = self.results_left_open()[0].id;
        self.tell(WaitingEvent::Continue(result));
    }

    /// A waiting game's row number, from 1.
    fn waits(&self, row: usize) -> WaitingId {
        self.waiting()[row - 1].id
    }

    fn tell(&mut self, event: impl Into<Event>) -> Vec<Effect> {
        self.apply(event.into(), self.now())
    }

    /// Opens Setup of the game on squares that is played on these terms, and chooses them.
    fn set_up_squares(&mut self, terms: rsg_classics::Terms, mode: Mode) {
        self.tell(Event::SetUp(GameKind::of(terms), None));
        self.tell(SetupEvent::Terms(terms));
        self.tell(SetupEvent::Mode(mode));
    }

    /// Returns true if the board of a game on squares is on the screen.
    fn on_squares(&self) -> bool {
        self.screen() == ScreenName::Play && self.is_on_squares()
    }

    fn link(&mut self, link: &str) -> Vec<Effect> {
        self.tell(Event::Link(link.to_owned()))
    }

    /// Game clocks show this much later.
    fn time_is(&mut self, millis: Millis) {
        let at = Moment {
            millis,
            ..self.now()
        };
        self.context.set_time(at);
    }

    /// The device has this date now.
    fn date_is(&mut self, text: &str) {
        self.context.set_time(date(text).into());
    }

    /// Starts a game against the CPU from Home.
    fn drive_to_game(&mut self, color: ColorChoice) -> Vec<Effect> {
        self.drive_to_start([SetupEvent::Color(color)])
    }

    /// Starts what these choices ask for, from Home.
    fn drive_to_start<const N: usize>(&mut self, choices: [SetupEvent; N]) -> Vec<Effect> {
        self.tell(ScreenName::Setup);
        for choice in choices {
            self.tell(choice);
        }
        self.tell(SetupEvent::Start)
    }

    /// Starts a game against the CPU from the calendar.
    fn drive_to_day(&mut self, day: &str) -> Vec<Effect> {
        self.link(&format!("day/{day}"));
        self.tell(SetupEvent::Start)
    }

    /// Starts a series for the open exam.
    fn drive_to_series(&mut self, color: ColorChoice) -> Vec<Effect> {
        self.tell(ScreenName::RankUp);
        self.tell(Event::RankUp(RankUpEvent::Color(color)));
        self.tell(Event::RankUp(RankUpEvent::Start))
    }

    /// Plays these turns, for whoever is to move; at a stop it is agreed that nothing is lost.
    fn drive(&mut self, turns: &str) -> Vec<Effect> {
        let turns = turns.split_whitespace();
        let mut effects: Vec<Effect> = turns.flat_map(|turn| self.place(turn)).collect();
        if self.play().is_some_and(|view| view.game.sides.turn.stopped) {
            let nothing = Finding::Turn(Play::Agree(Vec::new()));
            effects.extend(self.tell(answer(self.open_question(), nothing)));
            effects.extend(self.tell(BoardEvent::Agree));
        }
        effects
    }

    fn place(&mut self, turn: &str) -> Vec<Effect> {
        let before = self.placed();
        let mut effects = self.tell(BoardEvent::GoOn);
        if self.board().sides.turn.thinking {
            effects.extend(self.answer(turn));
        } else {
            let play = self.any_play(turn);
            effects.extend(self.tell(match play.spot() {
                Some(spot) => BoardEvent::Tap(spot),
                None => BoardEvent::Beside(play.clone()),
            }));
            if let (true, Play::Place { call, .. }) = (self.asks_for_call(), play) {
                effects.extend(self.tell(BoardEvent::Call(call.unwrap())));
            }
        }
        assert_eq!(self.placed(), before + 1, "{turn} was not played");
        effects
    }

    /// A turn of the game on the screen.
    fn any_play(&self, turn: &str) -> Play {
        GameCase::of(self.shown_kind()).play(turn)
    }

    /// The game on the Play screen, or else the star.
    fn shown_kind(&self) -> GameKind {
        self.on::<PlayScreen>()
            .map_or(GameKind::Star, |screen| screen.game)
    }

    /// Its match.
    fn shown_game(&self) -> &Match {
        self.context.open_matches.game(self.shown_kind()).unwrap()
    }

    /// Plays the game on the screen so that this player wins it.
    fn drive_to_win_of(&mut self, player: Player) -> Vec<Effect> {
        self.drive(match self.current().color(player) {
            Color::Black => BLACK_WINS,
            Color::White => WHITE_WINS,
        })
    }

    /// Begins a game against the CPU, plays it so far and leaves it for Home.
    fn leave_a_game(&mut self, color: ColorChoice, line: &str) {
        self.drive_to_game(color);
        self.drive(line);
        self.tell(Event::Back);
    }

    /// The CPU's answer to the open question, and the end of its pause.
    fn answer(&mut self, mv: &str) -> Vec<Effect> {
        let question = self.open_question();
        let mut effects = self.advise(question, mv);
        effects.extend(self.tell(BoardEvent::Elapsed(Timer::Pace(question))));
        effects
    }

    /// An answer to this question.
    fn advise(&mut self, question: u64, mv: &str) -> Vec<Effect> {
        self.tell(answer(question, Finding::Turn(self.any_play(mv))))
    }

    /// The drawing has shown everything.
    fn animated(&mut self) -> Vec<Effect> {
        let step = self.board().sides.step.number;
        self.tell(BoardEvent::Animated { step })
    }

    /// The match that is going on.
    fn current(&self) -> &Match {
        self.context.open_matches.star().unwrap()
    }

    /// The board of the Play screen.
    fn board(&self) -> GameView {
        self.play().unwrap().game
    }

    /// The squares of a board of squares; none where no such board is on the screen.
    fn squares(&self) -> Vec<session::SquareView> {
        let view = self.play();
        let board = view.as_ref().and_then(|view| view.game.squares());
        board.map_or_else(Vec::new, |board| board.squares.clone())
    }

    /// The number of the last question.
    fn open_question(&self) -> u64 {
        self.shown_game().last_question()
    }

    /// Turns in the game on the screen.
    fn placed(&self) -> usize {
        self.shown_game().game().turns()
    }

    fn asks_for_call(&self) -> bool {
        matches!(
            self.overlay(),
            Some(Overlay::Board(session::BoardOverlay::Call(_)))
        )
    }

    /// The question in front of the screen.
    fn confirms(&self) -> Option<ConfirmView> {
        match self.overlay()? {
            Overlay::Confirm(view) => Some(view),
            _ => None,
        }
    }

    fn sheet(&self) -> ResultView {
        match self.overlay() {
            Some(Overlay::Result(result)) => *result,
            other => panic!("no result sheet but {other:?}"),
        }
    }

    /// The state that a declined question must leave as it was.
    fn essence(&self) -> (ScreenName, Profile, Option<PlayView>) {
        (self.screen(), self.profile().clone(), self.play())
    }
}

/// The questions of one kind in these effects.
fn asked_for<T>(effects: &[Effect], kind: impl Fn(&Topic) -> Option<T>) -> Vec<Asked<T>> {
    let asked = effects.iter().filter_map(|effect| match effect {
        Effect::Ask(question) => Asked::of(question, &kind),
        _ => None,
    });
    asked.collect()
}

/// The first question for a turn on the star.
pub fn asked(effects: &[Effect]) -> Option<Asked<StarTurn>> {
    asked_for(effects, star_turn).into_iter().next()
}

/// An answer of the thinking thread.
fn answer(question: u64, finding: Finding) -> Event {
    BoardEvent::Answer(Answer { question, finding }).into()
}

/// The games that are kept.
pub fn kept_games(effects: &[Effect]) -> Vec<&KeptGame> {
    let kept = effects.iter().flat_map(|effect| match effect {
        Effect::Keep(kept) => kept.game().map_or(&[][..], std::slice::from_ref),
        Effect::KeepNew(kept) => kept,
        _ => &[],
    });
    kept.collect()
}

/// The first one of them.
pub fn kept_game(effects: &[Effect]) -> Option<&KeptGame> {
    kept_games(effects).into_iter().next()
}

/// The first kept game of the star.
pub fn kept(effects: &[Effect]) -> Option<&KeptGame> {
    kept_game(effects).filter(|kept| kept.rules.is_star())
}

/// A proved finding about a placement of a game that is analysed: its cost.
fn judged(asked: &Asked<Analysis>, turn: usize, loss: i32, care: Care) -> Event {
    let judgement = judgement(asked, turn, loss);
    answer(asked.number, Finding::Judged(Box::new(judgement), care))
}

fn judgement(analysis: &Analysis, turn: usize, loss: i32) -> Judgement {
    let played = &analysis.game.turns()[turn];
    Judgement {
        turn,
        by: played.by,
        played: played.mv,
        best: played.mv,
        before: 4 + loss,
        after: 4,
        loss,
        line: vec![played.mv],
        exact: true,
        only: false,
    }
}

impl App {
    /// The match on squares that is on the screen, or else an open one.
    fn table(&self) -> Option<&Match> {
        let shown = self.on::<PlayScreen>().map(|screen| screen.game);
        let games = shown.into_iter().chain([GameKind::Reversi, GameKind::Go]);
        let mut matches = games.filter_map(|kind| self.context.open_matches.game(kind));
        matches.find(|game| game.game().squares().is_some())
    }

    /// Returns true if the board on the screen has squares.
    fn is_on_squares(&self) -> bool {
        self.on::<PlayScreen>()
            .is_some_and(|screen| screen.game != GameKind::Star)
    }
}

/// The question before a game against the CPU is left for good.
fn quits(loses: bool) -> Option<ConfirmView> {
    Some(ConfirmView::Quit {
        loses,
        people: None,
    })
}

impl OpenMatches {
    /// The match on the star.
    fn star(&self) -> Option<&Match> {
        self.game(GameKind::Star)
    }
}

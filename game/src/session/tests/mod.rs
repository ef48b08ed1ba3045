//! The match machine, driven from outside: events in, effects and view out.
#![allow(clippy::unwrap_used, unused_must_use)]

mod calls;
mod ends;
pub mod every_game;
mod hint;
mod keeping;
mod people;
mod practice;
mod reasons;
mod series;
mod showing;
mod squares;
mod today;

use super::result::{reason, tally};
use super::*;
use crate::board::{
    Arrival, Attention, BoardEvent, BoardOptions, Command, EndCue, HINT_SHOWN, Haptic, PASS_NOTICE,
    Sound, Timer, patience, pause,
};
use crate::progress::{
    AnimationSpeed, AttemptId, Beginner, ByPlayer, ClockTime, CpuLevel, CpuPace, Ending, Exam,
    ExplainedCalls, Format, HouseRules, MatchId, Opponent, Plan, Player, Rules, SavedStage,
    SeriesEnd, Snapshot, Tally,
};
use crate::thinking::{Answer, Finding, Question, SquaresTurn, StarTurn, Topic};
use rsg_engine::{Cell, Color, Game, Mark, Move};

/// Both calls are allowed to black at BJ and lead to different positions.
pub const BOTH_CALLS: &str = "BQ B3[B] B5[B] CQ B1[B] B6 B8 C2 B4 B2 C6 C8";
/// White may not play A7: both calls are blocked.
pub const BLOCKED: &str = "BX B7[B] B6 B9[W] B8 BJ[W] BQ B1[B] C7 B3[B] AJ[W]";
/// `A1[W]` is blocked and `A1[B]` is not.
pub const ONE_CALL: &str = "B9[B] B7[W] B6 B5[B] C7 BJ[W] C5 B4 B8 C9 B1[W] B2 BQ C1 BX A5[B]";
/// Black has only A3, both calls of it blocked: an exception.
pub const EXCEPTION: &str =
    "BQ B2 BX B1[W] B4 B3[W] C2 BJ[W] C4 C3 CJ B7[B] B8 B5[B] A3[B] D4 C7 AJ[W]";
/// Over by ko.
pub const KO_ENDING: &str = "B5[B] B7[W] B2 BQ B9[W] B1[W] C1 B4 B3[W] C4 B6 B8 D4 CX C8 C2 DX BJ[W] A1[W] C6 C5 \
    A5[B] D6 DQ A1[B] A5[B]";
/// Black has no placement after it: white again.
pub const PASS: &str = "B4 BQ CQ C1 BX BJ[W]";
/// 17 : 17, black captured 2, white none: black wins.
pub const BLACK_WINS: &str =
    "B1[B] B7[W] B6 B5[W] B8 BJ[B] C7 C9 B9 B4 C4 B3[W] BX D4 D8 C8 C5 C6 CQ BQ B2 C2 C1 CJ CX DQ";
pub const WHITE_WINS: &str = "B2 B3[W] B4 B5[W] BX B9[W] B8 C9 C5 B1[W] B7[B] BQ C6 C7 BJ[B] CQ C1 D6 C3 DQ B6 D4 \
    C8 C2 C4 D8 CJ DX CX D2";
/// Level in everything.
pub const DRAW: &str = "B2 B6 B7[W] BQ B5[W] B1[W] B9[W] C3 B4 C5 B3[B] C7 C6 D6 C4 BX C2 D2 B8 CX BJ[W] CJ \
    CQ C1 C9 C8 DQ D4 DX";

/// Options without animation.
pub fn still() -> BoardOptions {
    BoardOptions {
        hand_over: true,
        pass_notice: true,
        pace: CpuPace::Normal,
        animation: AnimationSpeed::Off,
        every_call: false,
        explained: ExplainedCalls::default(),
    }
}

/// Options with animation.
pub fn lively() -> BoardOptions {
    BoardOptions {
        animation: AnimationSpeed::Normal,
        ..still()
    }
}

/// The plan of a single game.
pub fn plan(opponent: Opponent, first: Color) -> Plan {
    Plan {
        id: MatchId(7),
        rules: Rules::Star,
        opponent,
        format: Format::Single,
        first,
        won_before: 0,
        seed: 1,
        minutes: ClockTime::of_minutes(0),
        house: HouseRules::default(),
        beginner: Beginner::default(),
        pasted: false,
        from: None,
    }
}

pub fn cpu() -> Opponent {
    Opponent::Cpu {
        level: CpuLevel::One,
        day: None,
    }
}

pub fn people() -> Opponent {
    Opponent::People(ByPlayer::default())
}

pub fn exam(exam: Exam) -> Opponent {
    Opponent::Exam {
        exam,
        attempt: AttemptId(1),
    }
}

pub fn begin(opponent: Opponent, first: Color) -> Match {
    Match::begin(plan(opponent, first), still()).0
}

pub fn begin_reverse(opponent: Opponent, first: Color) -> Match {
    let plan = Plan {
        format: Format::Reverse,
        ..plan(opponent, first)
    };
    Match::begin(plan, still()).0
}

/// A series of an exam at which `won_before` games were won before.
pub fn begin_series(of: Exam, won_before: u32, first: Color) -> Match {
    let plan = Plan {
        won_before,
        ..plan(exam(of), first)
    };
    Match::begin(plan, still()).0
}

/// A game against the CPU in which the player is black.
pub fn against_cpu() -> Match {
    begin(cpu(), Color::Black)
}

pub fn two_people() -> Match {
    begin(people(), Color::Black)
}

/// A game between two people after these placements, with the phone in the next one's hands.
pub fn two_people_after(moves: &str) -> Match {
    let mut game = two_people();
    game.drive(moves);
    game.tell(BoardEvent::GoOn);
    game
}

/// A match with animation.
pub fn lively_match(opponent: Opponent) -> Match {
    Match::begin(plan(opponent, Color::Black), lively()).0
}

pub fn mv(text: &str) -> Move {
    text.parse().unwrap()
}

/// Helpers with which tests drive a match.
impl Match {
    /// The game on the board, of a match on the star.
    pub fn star(&self) -> &Game {
        self.game().star().unwrap()
    }

    pub fn begin(plan: Plan, options: BoardOptions) -> (Match, Vec<DriverEffect>) {
        Match::begin_at(plan, None, options, 0).unwrap()
    }

    pub fn tell(&mut self, event: BoardEvent) -> Vec<DriverEffect> {
        self.apply_board(&event)
    }

    pub fn tap(&mut self, cell: Cell) -> Vec<DriverEffect> {
        self.tell(BoardEvent::Tap(cell.into()))
    }

    /// Plays these placements by tapping for people and answering for the CPU, past every notice.
    pub fn drive(&mut self, moves: &str) -> Vec<DriverEffect> {
        let moves = moves.split_whitespace();
        moves.flat_map(|text| self.drive_one(text)).collect()
    }

    fn drive_one(&mut self, text: &str) -> Vec<DriverEffect> {
        let mut expected = self.star().clone();
        expected.play(mv(text)).unwrap();
        let mut effects = self.tell(BoardEvent::GoOn);
        if self.view().sides.turn.thinking {
            effects.extend(self.answer(text));
        } else {
            effects.extend(self.tap(mv(text).cell));
            if let (Some(BoardOverlay::Call(_)), Some(call)) = (self.overlay(), mv(text).call) {
                effects.extend(self.tell(BoardEvent::Call(call)));
            }
        }
        effects.extend(self.show());
        // The app calls the own colour where both calls lead to one position; a record may have the other.
        assert_eq!(self.star().position(), expected.position(), "{text}");
        assert_eq!(self.placed(), expected.turns().len(), "{text}");
        effects
    }

    /// The CPU's answer to the question that is open, and the end of its pause.
    pub fn answer(&mut self, text: &str) -> Vec<DriverEffect> {
        let question = self.last_question();
        let mut effects = self.answer_to(question, text);
        effects.extend(self.tell(BoardEvent::Elapsed(Timer::Pace(question))));
        effects
    }

    /// The answer to a question for a hint.
    pub fn advise(&mut self, text: &str) -> Vec<DriverEffect> {
        self.answer_to(self.last_question(), text)
    }

    pub fn answer_to(&mut self, question: u64, text: &str) -> Vec<DriverEffect> {
        self.tell(BoardEvent::Answer(Answer::turn(question, mv(text))))
    }

    /// The drawing has done with what it shows.
    pub fn show(&mut self) -> Vec<DriverEffect> {
        let step = self.board_step().number;
        self.tell(BoardEvent::Animated { step })
    }

    /// Placements in the running game.
    pub fn placed(&self) -> usize {
        self.star().turns().len()
    }

    /// The last of them.
    pub fn last(&self) -> &rsg_engine::Turn {
        self.star().turns().last().unwrap()
    }

    pub fn mark_of(&self, cell: Cell) -> Mark {
        self.view().cells()[cell.index()].mark
    }

    /// The state of the match for a player: a restored one must have the same.
    pub fn essence(&self) -> (rsg_engine::Game, Snapshot, Tally, u16) {
        (
            self.star().clone(),
            self.snapshot(),
            tally(&self.finished),
            self.game_number(),
        )
    }
}

/// Returns true if this is among the effects.
pub fn does(effects: &[DriverEffect], effect: impl Into<DriverEffect>) -> bool {
    effects.contains(&effect.into())
}

/// A question's number, and its topic as the type that a test expects.
#[derive(Debug, Clone, PartialEq)]
pub struct Asked<T> {
    pub number: u64,
    topic: T,
}

impl<T> std::ops::Deref for Asked<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.topic
    }
}

impl<T> Asked<T> {
    /// A question, if it is one of that kind.
    pub fn of(question: &Question, kind: impl Fn(&Topic) -> Option<T>) -> Option<Asked<T>> {
        Some(Asked {
            number: question.number,
            topic: kind(&question.topic)?,
        })
    }
}

/// The questions of one kind in these effects.
pub fn asked_for<T>(
    effects: &[DriverEffect],
    kind: impl Fn(&Topic) -> Option<T>,
) -> impl Iterator<Item = Asked<T>> {
    effects.iter().filter_map(move |effect| match effect {
        DriverEffect::Ask(question) => Asked::of(question, &kind),
        _ => None,
    })
}

pub fn star_turn(topic: &Topic) -> Option<StarTurn> {
    match topic {
        Topic::Turn(turn) => Some(turn.clone()),
        _ => None,
    }
}

/// A turn in a game on squares.
pub fn squares_turn(topic: &Topic) -> Option<SquaresTurn> {
    match topic {
        Topic::SquaresTurn(turn) => Some(turn.clone()),
        _ => None,
    }
}

/// The end of a game.
pub fn ending(topic: &Topic) -> Option<Game> {
    match topic {
        Topic::Ending(game) => Some(game.clone()),
        _ => None,
    }
}

/// The questions for turns in these effects.
pub fn questions(effects: &[DriverEffect]) -> impl Iterator<Item = Asked<StarTurn>> {
    asked_for(effects, star_turn)
}

pub fn asked(effects: &[DriverEffect]) -> Option<Asked<StarTurn>> {
    questions(effects).next()
}

/// Returns true if a pass notice will close by itself.
pub fn times_a_pass(effects: &[DriverEffect]) -> bool {
    effects.iter().any(|effect| {
        matches!(
            effect,
            DriverEffect::Device(Command::After { timer: Timer::Pass(_), millis })
                if *millis == PASS_NOTICE
        )
    })
}

pub fn booked(effects: &[DriverEffect]) -> Vec<&Finished> {
    effects
        .iter()
        .filter_map(|effect| match effect {
            DriverEffect::Book(finished) => Some(&**finished),
            _ => None,
        })
        .collect()
}

/// The reason for a result.
pub fn decided(result: &Finished) -> Option<EndReason> {
    reason(&result.games, result.ending)
}

pub fn booked_series(effects: &[DriverEffect]) -> Option<&FinishedSeries> {
    effects.iter().find_map(|effect| match effect {
        DriverEffect::BookSeries(series) => Some(&**series),
        _ => None,
    })
}

pub fn score(won: u32, lost: u32, drawn: u32) -> Tally {
    Tally { won, lost, drawn }
}

//! The Setup screen as it is drawn, one view for every game.

use rsg_classics::Terms;

use super::people::{house, people_to_choose};
use crate::app::context::{Context, Lock};
use crate::app::occasion::Occasion;
use crate::app::puzzles::DayPuzzle;
use crate::app::today::TodayView;
use crate::progress::{
    ByPlayer, Choices, ClockTime, ColorChoice, CpuLevel, Exam, Format, GameKind, HouseRules, Mode,
    PlayerName, Tally,
};

#[derive(Debug, Clone, PartialEq)]
pub struct SetupView {
    pub game: GameKind,
    /// The way that led here, which fixes some of the choices.
    pub occasion: Occasion,
    /// The day it was come from, with its game and its puzzle.
    pub day: Option<SetupDay>,
    /// CPU, practice or two players, on one phone or by message; always the CPU but on a free occasion.
    pub mode: Mode,
    /// The modes that can be chosen; none where the occasion fixes it.
    pub modes: Vec<Mode>,
    /// The colour; none where nobody has one to choose.
    pub color: Option<ColorChoice>,
    pub levels: Vec<LevelOption>,
    pub format: Format,
    /// True if the format can be chosen: a series, practice and Reversi Go have none.
    pub format_free: bool,
    /// The two people's names as typed.
    pub names: ByPlayer<PlayerName>,
    /// The people who played before and could play now.
    pub people: Vec<PlayerName>,
    /// The results between the two so far, as the first one sees them.
    pub between: Option<Tally>,
    pub exam_on_offer: Option<Exam>,
    /// Board, start, aim, komi and handicap of a game on squares.
    pub terms: Option<Terms>,
    /// The clock, where there can be one.
    pub minutes: Option<ClockTime>,
    /// The agreements of two people, on one phone.
    pub house: Option<HouseRules>,
}

impl SetupView {
    /// The choices of this game as they are drawn on this occasion.
    pub fn of(game: GameKind, occasion: Occasion, context: &Context) -> SetupView {
        let books = &context.books;
        let choices = books.profile.choices(game);
        let mode = occasion.mode(choices.mode);
        let two = books.profile.two_people();
        let (format, exam) = (choices.format(mode), books.progress.open_exam());
        SetupView {
            game,
            occasion,
            day: SetupDay::of(occasion, context),
            mode,
            modes: match occasion {
                Occasion::Free => Mode::ALL.to_vec(),
                Occasion::Day(_) => Vec::new(),
            },
            color: Some(choices.color),
            levels: levels(game, &choices, mode, context),
            format: format.unwrap_or_default(),
            format_free: format.is_some(),
            people: people_to_choose(context),
            between: books.progress.pairs(game).between(&two.names),
            exam_on_offer: exam.filter(|_| game.spec().is_ranked),
            terms: choices.rules.terms(),
            minutes: choices.minutes(mode).filter(|_| occasion.is_free()),
            house: house(mode, context),
            names: two.names,
        }
    }
}

/// The levels of a game; the star's are locked at first, but beside a teacher.
fn levels(game: GameKind, choices: &Choices, mode: Mode, context: &Context) -> Vec<LevelOption> {
    let books = &context.books;
    let chosen = choices.level(mode, |level| books.progress.is_open(level));
    let is_ranked = choices.rules.is_ranked() && mode != Mode::Practice;
    let suggested = books.progress.suggested_level().filter(|_| is_ranked);
    let option = |level| LevelOption {
        level,
        chosen: level == chosen,
        suggested: suggested == Some(level),
        // Beside a teacher nothing counts.
        record: (mode != Mode::Practice).then(|| books.progress.by_level().against(game, level)),
        lock: match is_ranked {
            true => books.lock(level),
            false => Lock::Open,
        },
    };
    choices.rules.levels().into_iter().map(option).collect()
}

/// The day that a game is set up from.
#[derive(Debug, Clone, PartialEq)]
pub struct SetupDay {
    /// True if it is cleared already.
    pub cleared: bool,
    pub game: TodayView,
    pub puzzle: DayPuzzle,
}

impl SetupDay {
    fn of(occasion: Occasion, context: &Context) -> Option<SetupDay> {
        let Occasion::Day(day) = occasion else {
            return None;
        };
        Some(SetupDay {
            cleared: context.books.progress.is_cleared(day),
            game: TodayView::of(day, context),
            puzzle: DayPuzzle::of(day, context),
        })
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LevelOption {
    pub level: CpuLevel,
    pub chosen: bool,
    /// True if the last results speak for it.
    pub suggested: bool,
    /// The results against it in this game; none where results do not count.
    pub record: Option<Tally>,
    pub lock: Lock,
}

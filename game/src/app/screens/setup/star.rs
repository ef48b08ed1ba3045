//! Setup for the star. The choices stay as they are from one visit to the next.

use super::people::{people_to_choose, take_people};
use super::view::{LevelOption, SetupDay, SetupView};

use crate::app::choices::{Mode, Occasion};
use crate::app::context::{Context, Lock};
use crate::app::event::SetupEvent;
use crate::app::puzzles::DayPuzzle;
use crate::app::request::MatchRequest;
use crate::app::today::TodayView;
use crate::progress::{AnyLevel, CpuLevel, Format, GameKind};

/// Takes a choice; *Start* asks for a match.
pub(super) fn apply(
    event: SetupEvent,
    occasion: &mut Occasion,
    context: &mut Context,
) -> Option<MatchRequest> {
    let (choices, books) = (&mut context.memory.choices, &context.books);
    match event {
        SetupEvent::Mode(mode) => choices.mode = mode,
        SetupEvent::Color(color) => choices.color = color,
        SetupEvent::Level(AnyLevel::Star(level)) => {
            if choices.mode_on(*occasion) == Mode::Practice {
                choices.practice = level;
            } else if books.progress.is_open(level) {
                choices.level = level;
            }
        }
        SetupEvent::Format(format) => match choices.mode_on(*occasion) {
            Mode::Cpu | Mode::Practice => choices.format = format,
            Mode::Two | Mode::Message => choices.format_of_two = format,
        },
        SetupEvent::Name(..) | SetupEvent::Known(_) | SetupEvent::Swap | SetupEvent::House(_) => {
            take_people(event, context);
        }
        SetupEvent::Clock(minutes) => match choices.mode_on(*occasion) {
            Mode::Cpu => choices.minutes = minutes,
            Mode::Two => choices.minutes_of_two = minutes,
            Mode::Practice | Mode::Message => {}
        },
        SetupEvent::Exam => {
            if let Some(exam) = books.progress.open_exam() {
                *occasion = Occasion::Exam(exam);
            }
        }
        SetupEvent::Start => {
            let (attempt, two) = (books.profile.next_attempt_id(), books.profile.two_people());
            return Some(choices.request(*occasion, attempt, two));
        }
        // Of the classics.
        SetupEvent::Level(AnyLevel::Classic(_))
        | SetupEvent::Terms(_)
        | SetupEvent::Rules
        | SetupEvent::Paste(_) => {}
    }
    None
}

/// The choices as they are drawn.
pub fn view(occasion: Occasion, context: &Context) -> SetupView {
    let (choices, books) = (&context.memory.choices, &context.books);
    let exam = match occasion {
        Occasion::Exam(exam) => Some(exam),
        Occasion::Free | Occasion::Day(_) => None,
    };
    let mode = choices.mode_on(occasion);
    let practice = mode == Mode::Practice;
    let own = if practice {
        choices.practice
    } else {
        choices.level
    };
    let chosen = exam.map_or(own, |exam| exam.rule().level);
    let suggested = books.progress.suggested_level().filter(|_| !practice);
    let levels = CpuLevel::STAR.into_iter().map(|level| LevelOption {
        level: level.into(),
        chosen: level == chosen,
        suggested: suggested == Some(level),
        lock: if practice {
            Lock::Open
        } else {
            books.lock(level)
        },
    });
    let modes = [Mode::Cpu, Mode::Practice, Mode::Two, Mode::Message];
    let two = books.profile.two_people();
    SetupView {
        game: GameKind::Star,
        occasion,
        day: day(occasion, context),
        mode,
        modes: if occasion == Occasion::Free {
            modes.to_vec()
        } else {
            Vec::new()
        },
        color: Some(choices.color),
        levels: levels.collect(),
        level_free: exam.is_none() && !matches!(mode, Mode::Two | Mode::Message),
        format: match mode {
            _ if exam.is_some() || practice => Format::Single,
            Mode::Cpu | Mode::Practice => choices.format,
            Mode::Two | Mode::Message => choices.format_of_two,
        },
        format_free: exam.is_none() && !practice,
        people: people_to_choose(context),
        between: books.progress.pairs(GameKind::Star).between(&two.names),
        exam_on_offer: books.progress.open_exam().filter(|_| exam.is_none()),
        terms: None,
        minutes: choices.clock_on(occasion),
        house: choices.is_for_two_on(occasion).then_some(two.house),
        names: two.names,
        fault: None,
    }
}

/// What the day has to offer that a game is set up from.
fn day(occasion: Occasion, context: &Context) -> Option<SetupDay> {
    let Occasion::Day(day) = occasion else {
        return None;
    };
    Some(SetupDay {
        cleared: context.books.progress.is_cleared(day),
        game: TodayView::of(day, context),
        puzzle: DayPuzzle::of(day, context),
    })
}

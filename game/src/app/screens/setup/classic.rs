//! Setup for Reversi and Reversi Go. What is chosen is remembered in the profile.

use rsg_classics::Terms;

use super::people::{people_to_choose, take_people};
use super::view::{LevelOption, SetupView, TableFault};

use crate::app::choices::{Mode, Occasion};
use crate::app::context::{Context, Lock};
use crate::app::event::SetupEvent;
use crate::app::request::TableRequest;
use crate::progress::{AnyLevel, Format, GameKind, HouseRules, TableChoices, TableMode, TwoPeople};

/// A text longer than this is no game.
const LONGEST: usize = 10_000;

/// Takes a choice; *Start* and a text that holds a game ask for one.
pub(super) fn apply(
    event: SetupEvent,
    fault: &mut Option<TableFault>,
    context: &mut Context,
) -> Option<TableRequest> {
    let choices = &mut context.books.profile.table_choices;
    match event {
        // The screen is that of one game; another game has its own.
        SetupEvent::Terms(terms) if terms.is_same_game(choices.terms()) => choices.choose(terms),
        SetupEvent::Mode(Mode::Cpu) => choices.mode = TableMode::Cpu,
        SetupEvent::Mode(Mode::Practice) => choices.mode = TableMode::Practice,
        SetupEvent::Mode(Mode::Two) => choices.mode = TableMode::Two,
        SetupEvent::Mode(Mode::Message) => choices.mode = TableMode::Message,
        SetupEvent::Name(..) | SetupEvent::Known(_) | SetupEvent::Swap | SetupEvent::House(_) => {
            take_people(event, context);
            return None;
        }
        SetupEvent::Level(AnyLevel::Classic(level)) => choices.level = level,
        SetupEvent::Format(format) => choices.choose_format(format),
        SetupEvent::Color(color) => choices.color = color,
        SetupEvent::Clock(minutes) => choices.minutes = minutes,
        SetupEvent::Start => return Some(request(context, None)),
        SetupEvent::Paste(text) => match paste(&text, choices) {
            Ok(record) => return Some(request(context, Some(record))),
            Err(why) => {
                *fault = Some(why);
                return None;
            }
        },
        _ => return None,
    }
    context.save();
    None
}

/// The game of this kind from now on, on the terms on which it was chosen last.
pub fn choose(game: GameKind, context: &mut Context) {
    let choices = &mut context.books.profile.table_choices;
    let of_kind = |terms: &Terms| GameKind::of(*terms) == game;
    if let Some(terms) = choices.games().into_iter().find(of_kind)
        && terms != choices.terms()
    {
        choices.choose(terms);
        context.save();
    }
}

/// The request that the choices make.
pub fn request(context: &Context, pasted: Option<String>) -> TableRequest {
    let choices = &context.books.profile.table_choices;
    let two = context.books.profile.two_people();
    TableRequest {
        terms: choices.terms(),
        mode: choices.mode,
        level: choices.level(),
        // What is pasted is one game.
        format: match pasted {
            Some(_) => Format::Single,
            None => choices.format().unwrap_or_default(),
        },
        color: choices.color,
        minutes: choices.minutes,
        house: house(choices, &two).unwrap_or_default(),
        names: two.names,
        pasted,
    }
}

/// The turns of a game from a text: to be played on, or to be looked at if it is over. If the text names terms of this game, they
/// are chosen.
fn paste(text: &str, choices: &mut TableChoices) -> Result<String, TableFault> {
    if LONGEST < text.len() {
        return Err(TableFault::Long);
    }
    let chosen = choices.terms();
    let (terms, turns) = match Terms::named_in(text) {
        Some((terms, turns)) if terms.is_same_game(chosen) => (terms, turns),
        _ => (chosen, text),
    };
    let game = terms.read(turns).map_err(TableFault::Move)?;
    if game.turns() == 0 {
        return Err(TableFault::Empty);
    }
    choices.choose(terms);
    Ok(game.record())
}

/// What two people on one phone agree on.
fn house(choices: &TableChoices, two: &TwoPeople) -> Option<HouseRules> {
    (choices.mode == TableMode::Two).then_some(two.house)
}

/// Setup as these choices draw it.
pub fn view(choices: &TableChoices, fault: Option<TableFault>, context: &Context) -> SetupView {
    let mode = match choices.mode {
        TableMode::Cpu => Mode::Cpu,
        TableMode::Practice => Mode::Practice,
        TableMode::Two => Mode::Two,
        TableMode::Message => Mode::Message,
    };
    let terms = choices.terms();
    let levels = terms.levels().iter().map(|level| LevelOption {
        level: AnyLevel::Classic(*level),
        chosen: *level == choices.level(),
        suggested: false,
        lock: Lock::Open,
    });
    let game = GameKind::of(terms);
    let pairs = context.books.progress.pairs(game);
    let two = context.books.profile.two_people();
    SetupView {
        game,
        occasion: Occasion::Free,
        day: None,
        mode,
        modes: vec![Mode::Cpu, Mode::Practice, Mode::Two, Mode::Message],
        color: Some(choices.color),
        levels: levels.collect(),
        level_free: !matches!(mode, Mode::Two | Mode::Message),
        format: choices.format().unwrap_or_default(),
        format_free: choices.format().is_some(),
        people: people_to_choose(context),
        between: pairs.between(&two.names),
        exam_on_offer: None,
        terms: Some(terms),
        // Nobody is hurried beside a teacher, and no clock runs between two phones.
        minutes: matches!(mode, Mode::Cpu | Mode::Two).then_some(choices.minutes),
        house: house(choices, &two),
        names: two.names,
        fault,
    }
}

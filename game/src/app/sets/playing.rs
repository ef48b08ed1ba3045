//! The games from boards of sets.

use super::began;
use crate::app::context::{Context, Lock};
use crate::app::editor::request::Against;
use crate::app::route::Transition;
use crate::progress::boards::OwnBoard;
use crate::progress::sets::SetPlace;
use crate::progress::{CpuLevel, Mode, Opponent, SavedStage};
use crate::session::Match;

/// The level at which the CPU plays a board: the one that Setup has.
pub fn level(board: &OwnBoard, context: &Context) -> CpuLevel {
    let books = &context.books;
    let rules = board.rules();
    let is_open = |level| books.lock_in(&rules, level) == Lock::Open;
    let chosen = books
        .profile
        .choices(board.game())
        .level(Mode::Cpu, is_open);
    // Setup's level is one of its own size of board.
    match rules.terms().zip(chosen.on_squares()) {
        Some((terms, level)) => terms.nearest(level).into(),
        None => chosen,
    }
}

/// Goes on with the game against the CPU that began from this board and waits, or begins one.
pub fn play_against_cpu(board: &OwnBoard, context: &mut Context) -> Transition {
    play(board, Some(level(board, context)), context)
}

/// Goes on with such a game of two people on this phone, or begins one.
pub fn play_for_two(board: &OwnBoard, context: &mut Context) -> Transition {
    play(board, None, context)
}

fn play(board: &OwnBoard, level: Option<CpuLevel>, context: &mut Context) -> Transition {
    context.keep_open_matches();
    let waiting = context.books.profile.waiting.in_order().into_iter();
    let mut waiting = waiting.filter(|one| {
        let game = &one.game;
        let SavedStage::Playing { moves, .. } = &game.stage else {
            return false;
        };
        let is_for_two = matches!(game.plan.opponent, Opponent::People(_));
        is_for_two == level.is_none() && began::has_begun_from(board, &game.plan, moves)
    });
    if let Some(waiting) = waiting.next() {
        return Transition::Continue(waiting.id);
    }
    let people = context.books.profile.two_people();
    let request = Against::USUAL.request(board, level, people);
    request.map_or(Transition::Stay, Transition::Start)
}

/// The place in a set that somebody else has made of the board that a game began from; the set that was looked at last
/// comes first.
pub fn place_of(game: &Match, context: &Context) -> Option<SetPlace> {
    place_among(game, false, context)
}

/// Likewise, or else the place in a set that was made here.
pub fn place_in_any(game: &Match, context: &Context) -> Option<SetPlace> {
    place_of(game, context).or_else(|| place_among(game, true, context))
}

fn place_among(game: &Match, made: bool, context: &Context) -> Option<SetPlace> {
    let sets = &context.books.profile.sets;
    let places = began::places(game.plan(), &game.game().written(), made, sets);
    let looked_at = context.memory.set.set;
    let of_it = places.iter().find(|at| Some(at.set) == looked_at);
    of_it.or(places.first()).copied()
}

/// What is said about the board of a set that a game began from, if anything: also to whoever has made it, who sees it
/// as its readers do.
pub fn sentence_of(game: &Match, context: &Context) -> Option<String> {
    let at = place_in_any(game, context)?;
    let sentence = context.books.profile.sets.sentence(at)?;
    (!sentence.is_empty()).then(|| sentence.to_owned())
}

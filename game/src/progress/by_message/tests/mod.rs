//! Messages, and two phones that send them to each other.

mod boards;
mod classics;
mod histories;
mod messages;
mod taking;

use super::*;
use crate::play::{Play, Spot};
use crate::progress::boards::OwnBoard;
use crate::progress::{ByPlayer, Format, GameKind, Outcome, Player, PlayerName, Rules};
use chrono::NaiveDate;
use rsg_classics::{Play as OnSquares, SquaresGame};
use rsg_engine::{Color, SplitMix64};

pub(super) fn date() -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 11, 22).unwrap()
}

pub(super) fn names(one: &str, two: &str) -> ByPlayer<PlayerName> {
    ByPlayer {
        one: PlayerName::new(one),
        two: PlayerName::new(two),
    }
}

/// A match on the star.
pub(super) fn star_terms(random: &mut SplitMix64) -> MessagePlan {
    let first = Color::ALL[random.below(2)];
    let format = [Format::Single, Format::Reverse][random.below(2)];
    MessagePlan::star(first, format)
}

/// A board that can be played: the start of a game after some random turns, with a few stones put or taken.
pub(super) fn some_board(random: &mut SplitMix64) -> OwnBoard {
    const RULES: [&str; 4] = [
        "star",
        "reversi 6 othello most",
        "reversi 6x10 othello fewest",
        "go 9 -3 0",
    ];
    let rules = Rules::from(RULES[random.below(RULES.len())].to_owned());
    loop {
        let mut board = OwnBoard::start(&rules);
        let spots: Vec<Spot> = board.spots().collect();
        for _ in 0..random.below(spots.len() / 2) {
            let stone = [None, Some(Color::Black), Some(Color::White)][random.below(3)];
            board.put(spots[random.below(spots.len())], stone);
        }
        board.to_move = Color::ALL[random.below(2)];
        if rules.is_star() {
            board.captured.black = random.below(38) as u8;
        } else if board.game() == GameKind::Go {
            board.button = [None, Some(Color::White)][random.below(2)];
        }
        if board.begin().is_ok() {
            return board;
        }
    }
}

/// A match of any game: half of them on the star, the others on small boards, so that most of them come to their end.
/// Some begin from a board.
pub(super) fn some_terms(random: &mut SplitMix64) -> MessagePlan {
    const CLASSICS: [&str; 6] = [
        "reversi 6 othello most",
        "reversi 6 classic fewest",
        "reversi 8 othello most",
        "reversi 6x10 othello most",
        "go 9 7 0",
        "go 9 -3 2",
    ];
    if random.below(2) == 0 {
        return star_terms(random);
    }
    let first = Color::ALL[random.below(2)];
    if random.below(3) == 0 {
        return MessagePlan::from_board(first, some_board(random));
    }
    let terms = CLASSICS[random.below(CLASSICS.len())];
    MessagePlan::on_squares(first, terms.parse().unwrap())
}

/// Some entry that the rules allow: nearly always a placement.
pub(super) fn some_entry(replay: &PlayedLog, random: &mut SplitMix64) -> Option<Entry> {
    let MatchState::Turn(_) = replay.state() else {
        return None;
    };
    if random.below(200) == 0 {
        return Some(Entry::Resigned);
    }
    if let Some(star) = replay.last().star() {
        let moves = star.moves();
        return Some(Entry::Turn(moves[random.below(moves.len())].into()));
    }
    some_classic_entry(replay.last(), random)
}

fn some_classic_entry(board: &LoggedGame, random: &mut SplitMix64) -> Option<Entry> {
    let game = board.game().squares()?;
    if board.is_stopped() {
        let entries = [Entry::Agreed, Entry::PlayedOn, some_marks(game, random)];
        let from = if board.marks().is_none() { 2 } else { 0 };
        let to = if board.may_mark() { 3 } else { 2 };
        return Some(entries[from + random.below(to - from)].clone());
    }
    let beside = game.terms().beside().iter();
    let beside: Vec<_> = beside.filter(|play| game.refusal(play).is_none()).collect();
    let placements = game.placements();
    // One pass often follows another: stops come early enough to be met.
    let passes =
        placements.is_empty() || game.last().is_some_and(|last| last.play == OnSquares::Pass);
    let likely = if passes { 2 } else { 12 };
    let play = if !beside.is_empty() && (placements.is_empty() || random.below(likely) == 0) {
        beside[random.below(beside.len())].clone().into()
    } else {
        Play::at(placements[random.below(placements.len())])
    };
    Some(Entry::Turn(play))
}

/// Some of the groups on the board.
fn some_marks(game: &dyn SquaresGame, random: &mut SplitMix64) -> Entry {
    let squares = game.terms().squares();
    let named = squares.filter(|square| game.group(*square).into_iter().min() == Some(*square));
    let mut names: Vec<Spot> = named.map(Spot::from).collect();
    names.retain(|_| random.below(4) == 0);
    Entry::Marked(names)
}

/// A message about a match on the star of that many random entries, or fewer if it ends before.
pub(super) fn some_message(seed: u64, entries: usize) -> GameMessage {
    let mut random = SplitMix64::new(seed);
    let terms = star_terms(&mut random);
    message_about(terms, entries, &mut random)
}

/// A message about such a match.
pub(super) fn message_about(
    terms: MessagePlan,
    entries: usize,
    random: &mut SplitMix64,
) -> GameMessage {
    let mut replay = PlayedLog::new(terms.clone());
    let mut log = Log::default();
    while log.len() < entries {
        let Some(entry) = some_entry(&replay, random) else {
            break;
        };
        replay.add(&entry).unwrap();
        log.0.push(entry);
    }
    GameMessage {
        id: MessageMatchId::new(random.next()),
        sender: [Player::One, Player::Two][random.below(2)],
        terms,
        names: names("", ""),
        log,
    }
}

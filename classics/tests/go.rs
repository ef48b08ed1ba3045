//! Reversi Go against games that an independent program has played, and against the rules written down once more in the
//! slowest and plainest way.
#![allow(clippy::unwrap_used)]

#[path = "support/plain_go.rs"]
mod plain_go;

use plain_go::{Plain, named};
use rsg_classics::go::{Game, Options, Owner, Phase, Refusal, transcript};
use rsg_classics::{ByColor, Color, Play, Points, SplitMix64, Square};
use std::collections::HashSet;

fn options(size: u8, komi: i16, handicap: u8) -> Options {
    Options::new(size, komi, handicap).unwrap()
}

fn played(text: &str, options: Options) -> Game {
    transcript::read(text, options).unwrap()
}

fn point(name: &str) -> Square {
    name.parse().unwrap()
}

fn end_line(game: &Game) -> String {
    let total = game.score().total;
    format!(
        "{} {} {} {}",
        game.notation(),
        game.phase(),
        total.black,
        total.white
    )
}

/// A game's line: the turns, and behind ` = ` how it stands.
fn ends_agree(lines: &str, options: Options) -> usize {
    for line in lines.lines() {
        let (turns, end) = line.split_once(" = ").unwrap();
        let game = played(turns, options);
        assert_eq!(end_line(&game), end, "{turns}");
        assert_eq!(game.to_string(), turns);
    }
    lines.lines().count()
}

#[test]
fn every_game_of_the_other_program_stands_as_it_says() {
    let nine = include_str!("games/go-9-komi7-handicap0.txt");
    let open = include_str!("games/go-9-open.txt");
    let thirteen = include_str!("games/go-13-komi7-handicap4.txt");
    let nineteen = include_str!("games/go-19-komi7-handicap9.txt");
    let games = ends_agree(nine, options(9, 7, 0))
        + ends_agree(open, options(9, 7, 0))
        + ends_agree(thirteen, options(13, 7, 4))
        + ends_agree(nineteen, options(19, 7, 9));
    assert!(games > 100, "{games}");
}

/// The turns, and below them the position after each.
#[test]
fn every_position_of_a_traced_game_is_the_same() {
    let (turns, positions) = include_str!("games/go-trace.txt").split_once('\n').unwrap();
    let mut positions = positions.lines();
    let mut game = Game::new(Options::default());
    transcript::read_turns(turns, &mut game, |game| {
        assert_eq!(Some(game.notation().as_str()), positions.next(), "{game}");
    })
    .unwrap();
    assert_eq!(positions.next(), None);
}

/// A turn that is allowed, mostly a placement.
fn any_turn(game: &Game, chance: &mut SplitMix64) -> Play {
    let placements: Vec<Square> = game.placements().collect();
    let other = [Play::Button, Play::Pass]
        .into_iter()
        .find(|play| game.refusal(play).is_none());
    match other {
        Some(play) if placements.is_empty() || chance.below(40) == 0 => play,
        _ => Play::Place(placements[chance.below(placements.len())]),
    }
}

/// Plays a random game until it is stopped, and shows it before each turn.
fn random_game(seed: u64, options: Options, mut before: impl FnMut(&Game)) -> Game {
    let mut chance = SplitMix64::of_pair(seed, 0);
    let mut game = Game::new(options);
    while game.phase() == Phase::Open {
        before(&game);
        let play = any_turn(&game, &mut chance);
        game.play(play).unwrap();
    }
    game
}

#[test]
fn random_games_agree_with_the_plain_rules() {
    let mut flips = 0;
    for (size, games) in [(9, 60), (11, 10), (13, 6), (19, 2)] {
        for seed in 0..games {
            random_game(seed, options(size, 7, 0), |game| {
                let plain = Plain::of(game);
                let side = game.to_move();
                let allowed: HashSet<Square> = game.placements().collect();
                for at in plain.all() {
                    let after = plain.place(at, side);
                    assert_eq!(
                        after.is_some(),
                        allowed.contains(&named(at)),
                        "{game} {at:?}"
                    );
                    let Some((after, lost)) = after else {
                        continue;
                    };
                    let lost: HashSet<Square> = lost.into_iter().map(named).collect();
                    let told = game.flips(named(at));
                    flips += told.len();
                    assert_eq!(told.iter().flatten().count(), lost.len());
                    assert_eq!(told.into_iter().flatten().collect::<HashSet<_>>(), lost);
                    if !lost.is_empty() {
                        let mut next = game.clone();
                        next.play(Play::Place(named(at))).unwrap();
                        assert!(Plain::of(&next) == after, "{game} {at:?}");
                    }
                }
            });
        }
    }
    assert!(1000 < flips, "{flips}");
}

#[test]
fn scores_agree_with_the_plain_rules_and_add_up() {
    for (size, komi, handicap) in [(9, 7, 0), (10, -3, 2), (13, 0, 9), (19, 7, 5)] {
        for seed in 0..3 {
            random_game(seed, options(size, komi, handicap), |game| {
                if !game.turns().len().is_multiple_of(11) {
                    return;
                }
                let (score, plain) = (game.score(), Plain::of(game));
                for at in plain.all() {
                    let owner = match (plain.at(at), plain.territory(at)) {
                        (Some(side), _) => Owner::Stone(side),
                        (None, Some(side)) => Owner::Territory(side),
                        (None, None) => Owner::Nobody,
                    };
                    assert_eq!(score.owner(named(at)), Some(owner), "{game} {at:?}");
                }
                let sum = score.total.black.in_halves();
                let sum = sum + score.total.white.in_halves() + 2 * score.neutral as i32;
                let agreed = i32::from(komi) - i32::from(handicap.saturating_sub(1));
                let points = i32::from(size) * i32::from(size) + agreed;
                assert_eq!(
                    sum,
                    2 * points + i32::from(game.button().is_some()),
                    "{game}"
                );
            });
        }
    }
}

#[test]
fn stones_never_leave_and_no_position_returns() {
    for seed in 0..40 {
        let mut seen = HashSet::new();
        let mut stones = 0;
        random_game(seed, options(9, 7, 0), |game| {
            let score = game.score();
            let now = score.stones.black + score.stones.white;
            let placed =
                matches!(game.turns().last(), Some(turn) if matches!(turn.play, Play::Place(_)));
            assert_eq!(now, stones + u32::from(placed), "{game}");
            stones = now;
            let board = game.notation()[..81].to_owned();
            assert_eq!(
                seen.insert(board),
                placed || game.turns().is_empty(),
                "{game}"
            );
        });
    }
}

/// The eight ways to turn and mirror a board.
fn turned(square: Square, size: u8, way: u8) -> Square {
    let (mut row, mut column) = (square.row(), square.column());
    if way & 1 != 0 {
        row = size - 1 - row;
    }
    if way & 2 != 0 {
        column = size - 1 - column;
    }
    if way & 4 != 0 {
        (row, column) = (column, row);
    }
    Square::new(row, column).unwrap()
}

#[test]
fn a_game_turned_or_mirrored_is_the_same_game() {
    for (size, games) in [(9, 10), (12, 3)] {
        for seed in 0..games {
            let game = random_game(seed, options(size, 7, 0), |_| ());
            for way in 0..8 {
                let mut other = Game::new(game.options());
                for turn in game.turns() {
                    let play = match &turn.play {
                        Play::Place(at) => Play::Place(turned(*at, size, way)),
                        play => play.clone(),
                    };
                    other.play(play).unwrap();
                }
                for at in game.options().shape().squares() {
                    assert_eq!(game.stone(at), other.stone(turned(at, size, way)));
                }
                assert_eq!(game.score().total, other.score().total);
            }
        }
    }
}

#[test]
fn every_turn_can_be_taken_back() {
    for seed in 0..10 {
        let mut notations = Vec::new();
        let mut game = random_game(seed, options(9, 7, 3), |game| {
            notations.push(game.notation())
        });
        let marks: Vec<Square> = ["a1", "e5", "i9"].map(point).to_vec();
        let marks = marks
            .into_iter()
            .filter(|at| game.stone(*at).is_some())
            .collect();
        notations.push(game.notation());
        game.play(Play::Agree(marks)).unwrap();
        while game.undo().is_some() {
            assert_eq!(Some(game.notation()), notations.pop());
        }
        assert!(notations.is_empty());
    }
}

#[test]
fn two_passes_stop_a_game_and_it_can_be_resumed_or_agreed_upon() {
    let stopped = played("e5 c3 button pass pass", Options::default());
    assert_eq!(
        (stopped.phase(), stopped.is_resumed()),
        (Phase::Stopped, false)
    );
    assert_eq!(stopped.winner(), None);

    let again = played("e5 c3 button pass pass pass pass", Options::default());
    assert_eq!(again.phase(), Phase::Over);
    assert_eq!(again.winner(), Some(Color::White));

    let resumed = played("e5 c3 button pass pass pass c4", Options::default());
    assert_eq!((resumed.phase(), resumed.is_resumed()), (Phase::Open, true));
    let stopped = played("e5 c3 button pass pass c4 pass pass", Options::default());
    assert_eq!(
        (stopped.phase(), stopped.is_resumed()),
        (Phase::Stopped, true)
    );

    // Everything is Black's if White's only stone flips.
    let agreed = played("e5 c3 button pass pass agreed c3", Options::default());
    assert_eq!(
        (agreed.phase(), agreed.winner()),
        (Phase::Over, Some(Color::Black))
    );
    assert_eq!(
        agreed.score().total,
        ByColor {
            black: Points::halves(163),
            white: Points::whole(7)
        }
    );
    assert_eq!(agreed.to_string(), "e5 c3 button pass pass agreed c3");
    let as_it_stands = played("e5 c3 button pass pass agreed", Options::default());
    assert_eq!(as_it_stands.winner(), Some(Color::White));
}

fn refused(text: &str, options: Options) -> String {
    transcript::read(text, options).unwrap_err().to_string()
}

#[test]
fn what_is_not_allowed_is_refused_with_its_reason() {
    let plain = Options::default();
    for (text, complaint) in [
        ("e5 e5", "move 2: e5: the point is occupied"),
        ("E5 k1", "move 2: k1: the board has no such point"),
        (
            "e5 pass",
            "move 2: pass: nobody passes before the button is taken",
        ),
        ("button Button", "move 2: Button: the button is taken"),
        (
            "e5 x",
            "move 2: x: neither a point nor button, pass or agreed",
        ),
        (
            "e5 agreed e5",
            "move 2: agreed: groups are agreed upon after two passes",
        ),
        (
            "e5 button pass pass agreed e4",
            "move 5: e4: there is no stone",
        ),
        (
            "e5 button pass pass agreed e5 zz",
            "move 5: zz: neither a point nor button, pass or agreed",
        ),
        (
            "button pass pass agreed e5",
            "move 4: e5: there is no stone",
        ),
        (
            "button pass pass pass pass e5",
            "move 6: e5: the game is over",
        ),
        ("b1 i9 a2 a1", "move 4: a1: the group would have no liberty"),
    ] {
        assert_eq!(refused(text, plain), complaint, "{text}");
    }
    for text in ["e5 button", "button", "e5 pass"] {
        let complaint = refused(text, options(9, 7, 2));
        assert!(
            complaint.ends_with("the turns of the handicap are placements"),
            "{complaint}"
        );
    }
    assert!(Options::new(8, 7, 0).is_err() && Options::new(20, 7, 0).is_err());
    assert!(Options::new(9, 7, 1).is_err() && Options::new(9, 7, 10).is_err());
}

/// A refused turn leaves the game as it was.
#[test]
fn a_refused_turn_changes_nothing() {
    let mut game = played("b1 i9 a2", Options::default());
    let before = (game.notation(), game.turns().len());
    for play in [
        Play::Place(point("a1")),
        Play::Place(point("b1")),
        Play::Pass,
        Play::Agree(vec![]),
        Play::Place(point("s19")),
    ] {
        assert!(game.play(play.clone()).is_err(), "{play}");
        assert_eq!((game.notation(), game.turns().len()), before);
    }
}

#[test]
fn surrounded_groups_flip_and_join_their_captors() {
    let mut game = played("a2 a1 b1", Options::default());
    assert_eq!(game.turns()[2].flipped, [[point("a1")]]);
    assert_eq!(game.group(point("a1")).len(), 3);
    assert_eq!(game.liberties(point("a1")).len(), 3);
    game.undo();
    assert_eq!(game.flips(point("b1")), [[point("a1")]]);
    assert_eq!(game.stone(point("a1")), Some(Color::White));
    assert_eq!(
        game.refusal(&Play::Place(point("a1"))),
        Some(Refusal::Occupied)
    );
}

#[test]
fn the_turns_of_a_handicap_follow_each_other() {
    let game = played("a1 b2 c3 d4 e5", options(9, 7, 4));
    let by: Vec<Color> = game.turns().iter().map(|turn| turn.by).collect();
    use Color::{Black, White};
    assert_eq!(by, [Black, Black, Black, Black, White]);
    assert_eq!(game.to_move(), Black);
}

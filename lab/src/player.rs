//! Who plays a measured match: the engine's levels, and players that only measure.

use crate::base;
use rsg_engine::{Cells, Effect, Game, Level, Limits, Move, Report, SplitMix64, Thinker};
use rsg_lab::contest;
use std::fmt;
use std::str::FromStr;

/// A player of measured matches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// A level of the app.
    Level(Level),
    /// Any placement.
    Random,
    /// A placement that flips most.
    Greedy,
    /// A tip if one can be taken, else what captures most, else what flips most.
    Lessons,
    /// A plain search over fixed cell weights.
    Base,
}

/// The players that are no level, with their names.
const MEASURING: [(&str, Player); 4] = [
    ("random", Player::Random),
    ("greedy", Player::Greedy),
    ("lessons", Player::Lessons),
    ("base", Player::Base),
];

impl Player {
    /// All players.
    #[cfg(test)]
    pub fn all() -> impl Iterator<Item = Player> {
        let levels = Level::ALL.into_iter().map(Player::Level);
        levels.chain(MEASURING.into_iter().map(|(_, player)| player))
    }

    /// The player's move; when `time_is_up`, the best found so far. It depends on the game, the seed and the node limit
    /// alone. `None` if the game is over, or if not even the first look was done in time.
    pub fn choose(
        self,
        thinker: &mut Thinker,
        game: &Game,
        seed: u64,
        limits: Limits,
        time_is_up: &dyn Fn() -> bool,
    ) -> Option<Report> {
        if game.end().is_some() {
            return None;
        }
        let mut chance = SplitMix64::for_position(game.position().sides().fingerprint(), seed);
        let best = match self {
            Player::Level(level) => {
                return thinker.choose_in_time(game, level, seed, limits, time_is_up);
            }
            Player::Base => {
                let nodes = limits.nodes.unwrap_or(u64::MAX);
                return base::choose(game, &mut chance, nodes, time_is_up);
            }
            Player::Random => any_of(&game.moves(), &mut chance),
            Player::Greedy => any_best(game, &mut chance, |effect| (effect.flip_count(), 0, 0)),
            Player::Lessons => any_best(game, &mut chance, |effect| {
                let tip = Cells::TIPS.contains(effect.mv.cell);
                let (captures, flips) = (effect.capture_count(), effect.flip_count());
                (u8::from(tip), captures, flips)
            }),
        };
        Some(Report {
            best,
            score: 0,
            exact: false,
            depth: 0,
            nodes: 1,
            line: vec![best],
        })
    }
}

/// One of the moves whose effect is rated highest.
fn any_best(game: &Game, chance: &mut SplitMix64, rate: impl Fn(&Effect) -> (u8, u8, u8)) -> Move {
    let rated: Vec<_> = game
        .moves()
        .into_iter()
        .filter_map(|mv| Some((rate(&game.preview(mv).ok()?), mv)))
        .collect();
    let most = rated.iter().map(|(rating, _)| *rating).max();
    let best: Vec<Move> = rated
        .into_iter()
        .filter(|(rating, _)| Some(*rating) == most)
        .map(|(_, mv)| mv)
        .collect();
    any_of(&best, chance)
}

fn any_of(moves: &[Move], chance: &mut SplitMix64) -> Move {
    moves[chance.below(moves.len())]
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Level(level) => level.fmt(f),
            other => f.write_str(
                contest::name_of(other, &MEASURING)
                    .expect("the list holds every player that is no level"),
            ),
        }
    }
}

impl FromStr for Player {
    type Err = String;

    fn from_str(word: &str) -> Result<Player, String> {
        contest::named(word, &MEASURING, Player::Level)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(moves: &str) -> Game {
        Game::from_record(moves).expect("the moves can be played")
    }

    fn choices(player: Player, game: &Game) -> Vec<Move> {
        let mut thinker = Thinker::new(1);
        let never = || false;
        let choose = |seed| player.choose(&mut thinker, game, seed, Limits::default(), &never);
        let mut moves: Vec<Move> = (0..40)
            .map(choose)
            .map(|report| report.expect("the game is open").best)
            .collect();
        moves.sort_unstable();
        moves.dedup();
        moves
    }

    #[test]
    fn names_read_back() {
        for player in Player::all() {
            assert_eq!(player.to_string().parse(), Ok(player));
        }
        assert!("nobody".parse::<Player>().is_err());
    }

    #[test]
    fn measuring_players_answer_with_playable_moves_that_depend_on_the_seed() {
        let game = Game::new();
        for (_, player) in MEASURING {
            let moves = choices(player, &game);
            assert!(1 < moves.len(), "{player} always plays alike");
            assert!(moves.iter().all(|mv| game.moves().contains(mv)));
        }
    }

    #[test]
    fn greedy_flips_most() {
        let game = after("B4 BX BJ[W] BQ B1[B] B6 B9[W] CJ");
        let flips = |mv: &Move| game.preview(*mv).expect("it can be played").flip_count();
        let most = game.moves().iter().map(flips).max();
        let chosen = choices(Player::Greedy, &game);
        assert!(chosen.iter().all(|mv| Some(flips(mv)) == most));
    }

    #[test]
    fn lessons_takes_a_tip_before_captures_and_captures_before_flips() {
        let takes_tip = after("B4 BX BJ[W] BQ B1[B] B6 B9[W] CJ");
        let chosen = choices(Player::Lessons, &takes_tip);
        assert!(chosen.iter().all(|mv| Cells::TIPS.contains(mv.cell)));
        let captures = after("B9[B] BX BJ[W] B8 BQ B3[W]");
        for mv in choices(Player::Lessons, &captures) {
            let effect = captures.preview(mv).expect("it can be played");
            assert_eq!(effect.capture_count(), 2, "{mv}");
        }
    }
}

//! The star.

use super::{Measured, Question, star_base};
use crate::player::{self, any_best};
use rsg_engine::{
    Cells, Color, Effect, Game, Level, Move, RecordError, Report, SplitMix64, Thinker,
};
use serde_json::Value;

/// A player of the star.
pub type Player = player::Player<Level>;

/// Megabytes of tables, as in the app.
pub const TABLE_MB: usize = 32;

impl Measured for Game {
    type Level = Level;
    type Thinker = Thinker;
    type Report = Report;
    const LEVELS: &'static [Level] = &Level::ALL;
    const MEASURING: &'static [&'static str] = &["random", "greedy", "lessons", "base", "textbook"];

    fn greed(&self, turn: &Move) -> Option<i32> {
        rated(self, turn, |effect| effect.flip_count().into())
    }

    fn chance(&self, seed: u64) -> SplitMix64 {
        SplitMix64::for_position(self.position().sides().fingerprint(), seed)
    }

    fn result(&self, first: Color) -> (i32, i32) {
        let position = self.position();
        let margin = position.score().lead(first);
        match margin {
            0 => (position.captures().lead(first).signum(), 0),
            _ => (margin.signum(), margin),
        }
    }

    fn ask(
        &self,
        thinker: &mut Thinker,
        player: Player,
        question: &Question<'_>,
    ) -> Option<Report> {
        let Question { seed, limits } = *question;
        let chance = &mut self.chance(seed);
        match player {
            Player::Level(level) => thinker.choose_in_time(self, level, seed, limits),
            Player::Base => {
                let nodes = limits.nodes.unwrap_or(u64::MAX);
                star_base::choose(star_base::BASE, self, chance, nodes, limits.stop)
            }
            Player::Textbook => {
                let nodes = limits.nodes.unwrap_or(star_base::TEXTBOOK_NODES);
                star_base::choose(star_base::TEXTBOOK, self, chance, nodes, limits.stop)
            }
            _ => {
                any_best(self.moves(), chance, |turn| rated(self, turn, lessons)).map(Game::report)
            }
        }
    }

    fn report(best: Move) -> Report {
        Report {
            best,
            score: 0,
            exact: false,
            depth: 0,
            nodes: 1,
            line: vec![best],
        }
    }

    fn turn(report: &Report) -> Move {
        report.best
    }

    fn figures(report: &Report) -> Vec<(&'static str, Value)> {
        vec![
            ("score", report.score.into()),
            ("depth", report.depth.into()),
            ("nodes", report.nodes.into()),
        ]
    }

    fn lines(report: &Report) -> Option<String> {
        let exact = if report.exact { " exact" } else { "" };
        Some(format!(
            "score {:+}{exact}\ndepth {}\nnodes {}",
            report.score, report.depth, report.nodes
        ))
    }

    type Options = ();

    fn replay(record: &str, (): &(), trace: bool) -> Result<(Game, Vec<String>), String> {
        let game = Game::from_record(record).map_err(|error| {
            let place = match error.number {
                // The position in front of the moves.
                0 => format!("column {}", error.column),
                index => format!("move {index}"),
            };
            let RecordError { word, why, .. } = error;
            format!("{place}: {word}: {why}")
        })?;
        let positions = if trace { &game.positions()[1..] } else { &[] };
        let positions = positions.iter().map(ToString::to_string).collect();
        Ok((game, positions))
    }

    fn standing(&self) -> Vec<(&'static str, String)> {
        let winner = match self.outcome().map(|outcome| outcome.winner) {
            None => "-",
            Some(None) => "draw",
            Some(Some(Color::Black)) => "b",
            Some(Some(Color::White)) => "w",
        };
        vec![
            ("position", self.position().to_string()),
            ("end", end(self)),
            ("winner", winner.to_owned()),
        ]
    }
}

/// The state of a game: `full`, `stuck`, `ko` or `open`.
pub fn end(game: &Game) -> String {
    game.end().map_or("open".to_owned(), |end| end.to_string())
}

/// The rating of a move by the player `lessons`.
fn lessons(effect: &Effect) -> (bool, u8, u8) {
    let tip = Cells::TIPS.contains(effect.mv.cell);
    (tip, effect.capture_count(), effect.flip_count())
}

fn rated<R>(game: &Game, turn: &Move, rate: impl Fn(&Effect) -> R) -> Option<R> {
    game.preview(*turn).ok().map(|effect| rate(&effect))
}

#[cfg(test)]
mod tests {
    use super::*;
    use rsg_engine::Limits;

    fn after(moves: &str) -> Game {
        Game::from_record(moves).expect("the moves can be played")
    }

    fn choices(player: Player, game: &Game) -> Vec<Move> {
        let mut thinker = Thinker::with_megabytes(1);
        let mut choose = |seed| {
            let question = Question {
                limits: Limits::nodes(20_000),
                ..Question::with_seed(seed)
            };
            let report = player.ask(&mut thinker, game, &question);
            report.expect("the game is open").best
        };
        let moves = (0..40).map(&mut choose);
        let mut moves: Vec<Move> = moves.collect();
        moves.sort_unstable();
        moves.dedup();
        moves
    }

    fn measuring() -> impl Iterator<Item = Player> {
        let names = Game::MEASURING.iter();
        names.map(|name| Player::named::<Game>(name).expect("it is in the list"))
    }

    #[test]
    fn names_read_back() {
        let levels = Level::ALL.into_iter().map(Player::Level);
        for player in levels.chain(measuring()) {
            assert_eq!(Player::named::<Game>(&player.to_string()), Ok(player));
        }
        for other in ["nobody", "uct"] {
            assert!(Player::named::<Game>(other).is_err());
        }
    }

    #[test]
    fn measuring_players_answer_with_playable_moves_that_depend_on_the_seed() {
        let game = Game::new();
        for player in measuring() {
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

//! The turn that a player plays in a position, for every game.

use crate::Failure;
use crate::args::Args;
use crate::games::{Measured, Question};
use crate::player::{GameLevel, Player};
use rsg_engine::{Limits, excerpt};
use serde_json::json;
use std::io::Write;
use std::time::{Duration, Instant};

/// The player that is asked, and the question.
pub struct Asked<L> {
    player: Player<L>,
    seed: u64,
    time: Option<u64>,
    limit: Option<u64>,
    json: bool,
}

impl<L: GameLevel> Asked<L> {
    /// Takes the flags out. `command` is named if there is no level; `limit` is the flag that limits a search, if there
    /// is one.
    pub fn read<G: Measured<Level = L>>(
        args: &mut Args,
        command: &str,
        limit: Option<&str>,
    ) -> Result<Asked<L>, Failure> {
        let json = args.flag("--json");
        let level = args.value("--level")?;
        let level = level.ok_or_else(|| Failure::Usage(format!("{command} needs --level L")))?;
        let player = Player::named::<G>(&level);
        Ok(Asked {
            player: player
                .map_err(|error| Failure::Usage(format!("--level {}: {error}", excerpt(&level))))?,
            seed: args.parsed_or("--seed", 0)?,
            time: args.parsed("--time")?,
            limit: match limit {
                Some(flag) => args.parsed(flag)?,
                None => None,
            },
            json,
        })
    }

    /// True if both time and a search are limited.
    pub const fn has_two_limits(&self) -> bool {
        self.time.is_some() && self.limit.is_some()
    }

    /// Prints the player's turn. What was not found in time is looked for once more, as briefly as can be.
    pub fn answer<G: Measured<Level = L>>(
        &self,
        game: &G,
        mut thinker: G::Thinker,
        out: &mut dyn Write,
    ) -> Result<(), Failure> {
        if let Some(turn) = game.agreed(&thinker, &[(self.player, self.seed)]) {
            return Ok(writeln!(out, "{turn}")?);
        }
        let begin = Instant::now();
        let deadline = self.time.map(|ms| begin + Duration::from_millis(ms));
        let time_is_up = || deadline.is_some_and(|deadline| deadline <= Instant::now());
        let ask = |limits| Question {
            seed: self.seed,
            limits,
        };
        let question = ask(Limits {
            nodes: self.limit,
            stop: &time_is_up,
        });
        let first_look = ask(Limits::nodes(1));
        let report = self
            .player
            .ask(&mut thinker, game, &question)
            .or_else(|| self.player.ask(&mut thinker, game, &first_look))
            .ok_or_else(|| Failure::Input("the game is over".to_owned()))?;
        let (turn, ms) = (G::turn(&report), begin.elapsed().as_millis() as u64);
        if self.json {
            let mut object = json!({"move": turn.to_string()});
            for (name, figure) in G::figures(&report) {
                object[name] = figure;
            }
            object["ms"] = ms.into();
            return Ok(writeln!(out, "{object}")?);
        }
        writeln!(out, "{turn}")?;
        if let Some(lines) = G::lines(&report) {
            writeln!(out, "{lines}\nms {ms}")?;
        }
        Ok(())
    }
}

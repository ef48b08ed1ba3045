//! Reversi Go as a [`SquaresGame`], and thinking about it.

use super::game::Game;
use super::options::Options;
use super::play_out;
use super::score::Score;
use super::thinker::{Report, Thinker};
use super::transcript;
use super::turn::{Phase, Refusal};
use crate::mind::{Judgement, Mind, Thought};
use crate::set_up::SetUp;
use crate::squares_game::{AnyRefusal, Change, Ended, Play, Points, SquaresGame};
use crate::{ByColor, Color, Level, Limits, RecordError, Square};

impl From<Refusal> for AnyRefusal {
    fn from(refusal: Refusal) -> AnyRefusal {
        AnyRefusal::Go(refusal)
    }
}

pub(crate) fn read(
    text: &str,
    options: Options,
) -> Result<Box<dyn SquaresGame>, RecordError<AnyRefusal>> {
    let game = transcript::read(text, options);
    Ok(Box::new(game.map_err(RecordError::of_any_game)?))
}

fn thinker(mind: &mut Mind) -> &mut Thinker {
    mind.go.get_or_insert_with(Thinker::default)
}

fn to_play(report: Report) -> Play {
    report.play
}

impl SquaresGame for Game {
    fn terms(&self) -> crate::Terms {
        crate::Terms::Go(self.options())
    }

    fn set_up(&self) -> Option<SetUp> {
        self.set_up().cloned()
    }

    fn stone(&self, square: Square) -> Option<Color> {
        self.stone(square)
    }

    fn to_move(&self) -> Color {
        self.to_move()
    }

    fn refusal(&self, play: &Play) -> Option<AnyRefusal> {
        self.refusal(play).map(AnyRefusal::from)
    }

    fn play(&mut self, play: &Play) -> Result<(), AnyRefusal> {
        self.play(play.clone())
            .map(|_| ())
            .map_err(AnyRefusal::from)
    }

    fn undo(&mut self) -> bool {
        self.undo().is_some()
    }

    fn turns(&self) -> usize {
        self.turns().len()
    }

    fn last(&self) -> Option<Change> {
        self.turns().last().map(|turn| Change {
            by: turn.by,
            play: turn.play.clone(),
            flipped: turn.flipped.clone(),
            passes: false,
        })
    }

    fn score(&self) -> ByColor<Points> {
        self.score().total
    }

    fn is_stopped(&self) -> bool {
        self.phase() == Phase::Stopped
    }

    fn ended(&self) -> Option<Ended> {
        if self.phase() != Phase::Over {
            return None;
        }
        let score = self.score();
        let points = |count: u32| Points::whole(count as i32);
        Some(Ended {
            winner: score.leader(),
            score: score.total,
            on_board: ByColor {
                black: points(score.stones.black),
                white: points(score.stones.white),
            },
        })
    }

    fn group(&self, square: Square) -> Vec<Square> {
        self.group(square)
    }

    fn liberties(&self, square: Square) -> usize {
        self.liberties(square).len()
    }

    fn area(&self) -> Option<Score> {
        Some(self.score())
    }

    fn record(&self) -> String {
        let turns = self.to_string();
        match self.set_up() {
            Some(set_up) => set_up.before(&turns),
            None => turns,
        }
    }

    fn copy(&self) -> Box<dyn SquaresGame> {
        Box::new(self.clone())
    }
}

impl Thought for Game {
    fn choose(
        &self,
        mind: &mut Mind,
        level: Option<Level>,
        seed: u64,
        stop: &dyn Fn() -> bool,
    ) -> Option<Play> {
        let (thinker, limits) = (thinker(mind), Limits::default().until(stop));
        match level {
            Some(level) => thinker.choose(self, level, seed, limits),
            None => thinker.best(self, limits),
        }
        .map(to_play)
    }

    fn play_on(
        &self,
        mind: &mut Mind,
        level: Option<Level>,
        seed: u64,
        stop: &dyn Fn() -> bool,
    ) -> Option<Play> {
        let level = level.unwrap_or(Level::Five);
        let was_stopped = self.phase() == Phase::Stopped || self.is_resumed();
        if was_stopped && let Some(point) = play_out::next(self, &thinker(mind).lost(self, seed)) {
            return Some(Play::Place(point));
        }
        thinker(mind)
            .play_on(self, level, seed, Limits::default().until(stop))
            .map(to_play)
    }

    fn judge(
        &self,
        mind: &mut Mind,
        played: Option<&Play>,
        stop: &dyn Fn() -> bool,
    ) -> Option<Judgement> {
        let thinker = thinker(mind);
        let found = thinker.appraise(self, stop)?;
        let exact = found.best.is_some();
        // Both sides answer for an agreement.
        let played = played.filter(|play| !matches!(play, Play::Agree(_)));
        let (best, worth) = match (found.best, played) {
            (Some(best), played) => {
                let worth = self.proved_lead_after(thinker, played, stop);
                (worth.map(|_| best), worth)
            }
            (None, Some(played)) => {
                let compared = thinker.compare(self, played, stop);
                let worth = |cost: Points| found.lead.in_halves() - cost.in_halves();
                compared.map_or((None, None), |compared| {
                    let worth = Points::halves(worth(compared.cost));
                    (Some(compared.best), Some(worth))
                })
            }
            (None, None) => (None, None),
        };
        (!stop()).then_some(Judgement {
            best,
            lead: found.lead,
            played: played.and(worth),
            exact,
        })
    }
}

impl Game {
    /// The lead of the side to move after a turn, or after none, if that position is counted out too: a cost is told
    /// where it is, and nothing where it is not.
    fn proved_lead_after(
        &self,
        thinker: &mut Thinker,
        turn: Option<&Play>,
        stop: &dyn Fn() -> bool,
    ) -> Option<Points> {
        let idle = match self.button() {
            None => Play::Button,
            Some(_) => Play::Pass,
        };
        let mut after = self.clone();
        after.play(turn.cloned().unwrap_or(idle)).ok()?;
        let after = thinker.appraise(&after, stop)?;
        after.best.map(|_| Points::halves(-after.lead.in_halves()))
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::Terms;

    #[test]
    fn terms_are_read_as_they_are_written() {
        for (size, komi, handicap) in [(9, 7, 0), (13, -4, 2), (19, 0, 9)] {
            let terms = Terms::Go(Options::new(size, komi, handicap).unwrap());
            assert_eq!(terms.to_string().parse(), Ok(terms));
            assert_eq!(terms.begin().terms(), terms);
            assert_eq!(terms.squares().count(), usize::from(size).pow(2));
        }
        assert_eq!(Terms::Go(Options::default()).to_string(), "go 9 7 0");
    }

    #[test]
    fn a_whole_game_is_read_from_its_record() {
        let mut mind = Mind::default();
        let terms = Terms::Go(Options::default());
        let mut game = terms.begin();
        while let Some(play) = mind.choose(&*game, Some(Level::One), 3, &|| false) {
            let before = game.copy();
            assert_eq!(matches!(play, Play::Agree(_)), game.is_stopped());
            game.play(&play).unwrap();
            let change = game.last().unwrap();
            assert_eq!((change.by, &change.play), (before.to_move(), &play));
            let turned = |at: &Square| {
                before
                    .stone(*at)
                    .is_some_and(|was| game.stone(*at) == Some(!was))
            };
            assert!(change.flipped.iter().flatten().all(turned));
            assert!(game.undo() && *game == *before);
            game.play(&play).unwrap();
        }
        let ended = game.ended().unwrap();
        assert!(ended.winner.is_some() && ended.score == game.score());
        assert_eq!(*terms.read(&game.record()).unwrap(), *game);
    }

    #[test]
    fn every_reason_is_listed() {
        let listed = |options: (u8, u8), text: &str| {
            let terms = Terms::Go(Options::new(options.0, 7, options.1).unwrap());
            let reason = terms.read(text).unwrap_err().why;
            assert!(terms.reasons().contains(&reason), "{reason:?}");
            reason.key()
        };
        for (text, reason) in [
            ("?", "no-move"),
            ("a1 a1", "occupied"),
            ("k1", "off-board"),
            ("b1 i9 a2 a1", "no-liberty"),
            ("pass", "button-there"),
            ("button button", "button-taken"),
            ("agreed", "not-stopped"),
            ("button pass pass agreed a1", "no-stone"),
            ("button pass pass agreed a1", "no-stone"),
            ("button pass pass pass pass a1", "over"),
        ] {
            assert_eq!(listed((9, 0), text), reason, "{text}");
        }
        assert_eq!(listed((9, 2), "a1 button"), "handicap");
    }

    #[test]
    fn groups_area_and_what_a_placement_would_flip_are_told() {
        let game = Terms::Go(Options::default())
            .read("b1 a1 i9 a2 b2 i1")
            .unwrap();
        let at = |name: &str| -> Square { name.parse().unwrap() };
        assert_eq!(game.group(at("a1")), [at("a1"), at("a2")]);
        assert_eq!(game.liberties(at("a1")), 1);
        assert_eq!(game.group(at("e5")), []);
        let mut flips = game.flips(at("a3"));
        flips.sort();
        assert_eq!(flips, [at("a1"), at("a2")]);
        assert!(game.flips(at("e5")).is_empty() && game.flips(at("a1")).is_empty());
        let area = game.area().unwrap();
        assert_eq!((area.stones.black, area.total), (3, game.score()));
        assert_eq!(game.terms().beside(), [Play::Button, Play::Pass]);
        assert!(Terms::default().begin().area().is_none());
    }

    #[test]
    fn nobody_agrees_who_plays_on() {
        let game = Terms::Go(Options::default())
            .read("e5 button pass pass")
            .unwrap();
        let mut mind = Mind::default();
        let agreed = mind.choose(&*game, Some(Level::One), 1, &|| false);
        assert!(matches!(agreed, Some(Play::Agree(_))), "{agreed:?}");
        let on = mind
            .play_on(&*game, Some(Level::One), 1, &|| false)
            .unwrap();
        assert_eq!(game.refusal(&on), None);
        assert!(!matches!(on, Play::Agree(_)), "{on:?}");
    }
}

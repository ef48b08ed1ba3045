//! Whole matches against a level: each ends, is booked once, and is the same after every restore.

use rsg_classics::{Mind, SplitMix64};

use super::*;
use crate::games::GameRef;
use crate::games::ScoreParts;
use crate::play::Play;
use crate::session::tests::{squares_turn, star_turn};

/// A match that is played to its end: the CPU answers as its level does, on the star by chance, and so do people. At
/// the first stop of Reversi Go the game goes on.
struct Match {
    game: Played,
    mind: Mind,
    chance: SplitMix64,
    goes_on: bool,
}

impl Match {
    fn play_out(&mut self, mut effects: Vec<DriverEffect>) -> Vec<Finished> {
        let mut results: Vec<Finished> = Vec::new();
        while !self.game.is_over() {
            if self.chance.below(4) == 0 {
                let back = self.game.kept();
                assert_eq!(back.same(), self.game.same());
                self.game = back;
                effects = self.game.attend(Attention::Here);
            }
            effects = self.step(&effects);
            results.extend(booked(&effects).into_iter().cloned());
        }
        results
    }

    fn step(&mut self, effects: &[DriverEffect]) -> Vec<DriverEffect> {
        if self.game.is_between() {
            return self.game.tell(BoardEvent::NextGame);
        }
        if self.game.overlay().is_some() {
            return self.game.tell(BoardEvent::GoOn);
        }
        if let Some((number, play)) = self.answer(effects) {
            let mut effects = self.game.answer_with(number, play);
            effects.extend(self.game.tell(BoardEvent::Elapsed(Timer::Pace(number))));
            return effects;
        }
        if self.game.view().sides.turn.stopped {
            let agrees = std::mem::replace(&mut self.goes_on, false);
            return self.game.tell(if agrees {
                BoardEvent::Resume
            } else {
                BoardEvent::Agree
            });
        }
        let turn = self.turn();
        self.game.make(turn)
    }

    /// The CPU's turn, and the number of the question for it.
    fn answer(&mut self, effects: &[DriverEffect]) -> Option<(u64, Play)> {
        if let Some(asked) = asked_for(effects, star_turn).last() {
            let moves = asked.game.moves();
            return Some((asked.number, moves[self.chance.below(moves.len())].into()));
        }
        let asked = asked_for(effects, squares_turn).last()?;
        let (game, level, seed) = (&*asked.game, asked.level, asked.seed);
        let play = match asked.wish {
            AskKind::Turn => self.mind.play_on(game, level, seed, &|| false),
            _ => self.mind.choose(game, level, seed, &|| false),
        };
        Some((asked.number, play.unwrap().into()))
    }

    /// A person's turn. In Reversi Go nobody fills the last liberty but one, and who has nothing else passes.
    fn turn(&mut self) -> Play {
        let open: Vec<Play> = match (self.game.game().inner(), self.game.view().board) {
            (GameRef::Star(game), _) => game.moves().into_iter().map(Play::from).collect(),
            (GameRef::Squares(game), BoardView::Squares(board)) => {
                let is_on_points = GameKind::of(game.terms()) == GameKind::Go;
                let open = board.squares.iter().filter(|at| at.playable);
                let open = open.filter(|at| {
                    let mut after = game.copy();
                    after.play(&classics::Play::Place(at.square)).unwrap();
                    !is_on_points || 1 < after.liberties(at.square)
                });
                let open: Vec<Play> = open.map(|at| Play::at(at.square)).collect();
                let beside = board.beside.into_iter().filter(|turn| turn.open);
                match open.is_empty() {
                    true => beside.map(|turn| turn.play).take(1).collect(),
                    false => open,
                }
            }
            (_, board) => panic!("{board:?}"),
        };
        open[self.chance.below(open.len())].clone()
    }
}

#[test]
fn every_match_against_a_level_ends_is_booked_once_and_is_the_same_after_every_restore() {
    let (most, fewest) = (
        Some("reversi 6 othello most"),
        Some("reversi 6 classic fewest"),
    );
    let go = Some("go 9 7 0");
    for (seed, (terms, own, format)) in (1..).zip([
        (None, Color::Black, Format::Single),
        (None, Color::White, Format::Reverse),
        (most, Color::Black, Format::Single),
        (fewest, Color::White, Format::Single),
        (most, Color::Black, Format::Reverse),
        (most, Color::White, Format::Reverse),
        (fewest, Color::White, Format::Reverse),
        (go, Color::White, Format::Single),
    ]) {
        let case = terms.map_or(&STAR, |_| &REVERSI);
        let rules = terms.map_or(Rules::Star, |terms| terms.parse::<Terms>().unwrap().into());
        let plan = Plan {
            format,
            rules,
            ..plan(cpu(), own)
        };
        let (game, effects) = case.begin_as(plan, still());
        let mut played = Match {
            game,
            mind: Mind::default(),
            chance: SplitMix64::of_pair(seed, 7),
            goes_on: terms == go,
        };
        let results = played.play_out(effects);
        let [finished] = &results[..] else {
            panic!("{results:?}");
        };
        let games = if format == Format::Single { 1 } else { 2 };
        assert_eq!(finished.games.len(), games);
        assert!(!played.goes_on, "it was stopped");
        let game = &played.game;
        let over = game.result().unwrap();
        let record = finished.record(Default::default()).unwrap();
        assert_eq!(record.outcome, Outcome::of(Player::One, finished.winner));
        assert_eq!(over.won_by(), finished.winner);
        let again = game.kept();
        assert_eq!(again.result(), Some(over.clone()));
        assert_eq!(again.finished().as_ref(), Some(finished));
        if terms == most || terms == fewest {
            expect_all_discs(&over, games, terms == most);
        }
    }
}

/// The winner has more discs, or fewer, and all squares count.
fn expect_all_discs(over: &OverView, games: usize, most: bool) {
    let totals = over.sides.each_ref().map(|side| {
        let ScoreParts::Discs { on_board } = side.score.parts else {
            panic!("{:?}", side.score);
        };
        assert!(on_board <= side.score.total);
        side.score.total.in_halves()
    });
    assert_eq!(totals.iter().sum::<i32>(), 72 * games as i32);
    let lead = if most {
        totals[0] - totals[1]
    } else {
        totals[1] - totals[0]
    };
    let winner = match lead.signum() {
        1 => Some(Player::One),
        -1 => Some(Player::Two),
        _ => None,
    };
    assert_eq!(over.won_by(), winner);
}

//! Object-safe interface of a game that is looked at, whichever it is.

use std::fmt::Debug;

use chrono::NaiveDate;
use rsg_engine::Color;

use super::mistake::MistakeEvent;
use super::place::Walk;
use super::{Header, Learned, Review, ReviewQuestion, ReviewView, ReviewedGame};
use crate::board::{BoardEvent, BoardStep};
use crate::progress::puzzles::Mistake;
use crate::progress::{GameSoFar, KeptGame};
use crate::session::{BoardOverlay, OverView};
use crate::thinking::{Finding, Topic};

/// A review of any game.
pub trait AnyReview: Debug {
    fn view(&self) -> ReviewView;

    /// The whole game.
    fn whole(&self) -> GameSoFar;

    /// The game up to the position that is shown.
    fn shown(&self) -> GameSoFar;

    fn walk(&mut self, walk: Walk);

    fn apply_mistake(&mut self, event: MistakeEvent);

    /// Something on the board. Says whether it was for the board of a review.
    fn apply_board(&mut self, event: &BoardEvent) -> bool;

    /// What is to be asked now: about the turn that the player waits for, else about the game.
    fn wanted(&self) -> Option<ReviewQuestion>;

    /// That question in full.
    fn topic(&self, asked: ReviewQuestion) -> Option<Topic>;

    /// Takes in an answer to it.
    fn hear(&mut self, asked: ReviewQuestion, finding: &Finding) -> Learned;

    /// Whether the mistakes are being gone through.
    fn is_running(&self) -> bool;

    /// Back to the game, to the placement that was looked at.
    fn end_run(&mut self);

    /// The turn at which a side has given the game away, once it is proved.
    fn turning(&self, side: Color) -> Option<usize>;

    /// The number of a side's mistakes, once the whole game is judged.
    fn count_of_mistakes(&self, side: Color) -> Option<usize>;

    /// The number of turns of a side before this one.
    fn count_of(&self, side: Color, before: usize) -> usize;

    /// How the board came to be as it is.
    fn board_step(&self) -> BoardStep;

    /// What lies over the board.
    fn overlay(&self) -> Option<BoardOverlay>;

    /// The kept game with all that is known of it, if that is kept.
    fn to_keep(&self) -> Option<KeptGame>;

    /// The turn as an exercise, if it is one.
    fn own_mistake(&self, turn: usize, today: NaiveDate) -> Option<Mistake>;

    fn copied(&self) -> Box<dyn AnyReview>;
}

impl Clone for Box<dyn AnyReview> {
    fn clone(&self) -> Box<dyn AnyReview> {
        (**self).copied()
    }
}

/// A game to look at, from its end, which ended so; `None` if nothing was played. Steps are counted from this number on.
#[must_use]
pub fn review(
    game: GameSoFar,
    kept: Option<KeptGame>,
    over: &OverView,
    thorough: bool,
    step: u64,
) -> Option<Box<dyn AnyReview>> {
    Some(match game {
        GameSoFar::Star(game) => Box::new(Review::of_star(game, kept, thorough, step)?),
        GameSoFar::Squares(game) => Box::new(Review::of_table(&*game, Header::from(over), step)?),
    })
}

impl<G: ReviewedGame + 'static> AnyReview for Review<G> {
    fn view(&self) -> ReviewView {
        Review::view(self)
    }

    fn whole(&self) -> GameSoFar {
        self.game().so_far()
    }

    fn shown(&self) -> GameSoFar {
        self.shown_game().so_far()
    }

    fn walk(&mut self, walk: Walk) {
        Review::walk(self, walk);
    }

    fn apply_mistake(&mut self, event: MistakeEvent) {
        Review::apply_mistake(self, event);
    }

    fn apply_board(&mut self, event: &BoardEvent) -> bool {
        match event {
            BoardEvent::Drawn { .. } | BoardEvent::Animated { .. } => self.note_drawing(event),
            BoardEvent::Tap(spot) => self.tap(*spot),
            BoardEvent::Call(color) => self.call(*color),
            BoardEvent::CancelCall => self.cancel_call(),
            BoardEvent::PreviewCall(color) => self.preview_call(*color),
            _ => return false,
        }
        true
    }

    fn wanted(&self) -> Option<ReviewQuestion> {
        Review::wanted(self)
    }

    fn topic(&self, asked: ReviewQuestion) -> Option<Topic> {
        Review::topic(self, asked)
    }

    fn hear(&mut self, asked: ReviewQuestion, finding: &Finding) -> Learned {
        Review::hear(self, asked, finding)
    }

    fn is_running(&self) -> bool {
        Review::is_running(self)
    }

    fn end_run(&mut self) {
        Review::end_run(self);
    }

    fn turning(&self, side: Color) -> Option<usize> {
        Review::turning(self, side)
    }

    fn count_of_mistakes(&self, side: Color) -> Option<usize> {
        Review::count_of_mistakes(self, side)
    }

    fn count_of(&self, side: Color, before: usize) -> usize {
        Review::count_of(self, side, before)
    }

    fn board_step(&self) -> BoardStep {
        Review::board_step(self)
    }

    fn overlay(&self) -> Option<BoardOverlay> {
        G::overlay(self)
    }

    fn to_keep(&self) -> Option<KeptGame> {
        G::to_keep(self)
    }

    fn own_mistake(&self, turn: usize, today: NaiveDate) -> Option<Mistake> {
        G::own_mistake(self, turn, today)
    }

    fn copied(&self) -> Box<dyn AnyReview> {
        Box::new(self.clone())
    }
}

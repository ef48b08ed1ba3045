//! The Tutorial screen: opened where it was left, told what happens, left. Nothing of it is kept but the lesson one is
//! at, and that one was done with it.

use crate::app::context::Context;
use crate::app::event::Event;
use crate::app::games::request::MatchRequest;
use crate::app::route::{Confirmation, Destination, Transition};
use crate::app::screen::{Screen, Viewed};
use crate::app::screen_name::ScreenName;
use crate::board::Attention;
use crate::progress::{Bookmark, GameKind, Lesson};
use crate::session::{AnyDriver, DriverEffect, Tutorial, TutorialEvent, TutorialView};

#[derive(Debug, Clone)]
pub struct TutorialScreen {
    tutorial: Tutorial,
    /// The target of *Back*.
    back: Destination,
}

impl TutorialScreen {
    /// On the star the lesson at which the tutorial was left; the few lessons of a game on squares begin with the first
    /// one. None of a game that has no lessons.
    pub fn open(
        game: GameKind,
        back: Destination,
        context: &mut Context,
    ) -> Option<TutorialScreen> {
        let place = context.books.profile.tutorial_at.map(|place| place.lesson);
        let lesson = place.filter(|lesson| lesson.game() == game);
        let lesson = lesson.or_else(|| Lesson::of(game).first().copied())?;
        let options = context.books.board_options();
        let opened = TutorialScreen {
            tutorial: Tutorial::begin(lesson, options, context.seeds.draw()),
            back,
        };
        opened.mark_lesson(context);
        Some(opened)
    }

    #[cfg(test)]
    pub fn tutorial(&self) -> &Tutorial {
        &self.tutorial
    }

    /// Keeps the lesson one is at. Who has only looked at the first one has no place to lose, and a game on squares has
    /// too few lessons for that.
    fn mark_lesson(&self, context: &mut Context) {
        let lesson = self.tutorial.lesson();
        if !lesson.game().spec().keeps_lessons {
            return;
        }
        let place = (lesson != Lesson::default()).then_some(Bookmark { lesson, open: true });
        set_bookmark(place, context);
    }
}

impl TutorialScreen {
    /// Notes that the lessons of a game on squares were gone through, so that its first game does not offer them again.
    /// The star's are done by what follows them.
    fn mark_done(&self, context: &mut Context) {
        let game = self.tutorial.lesson().game();
        let counts = self.tutorial.is_finished() && !game.spec().keeps_lessons;
        if counts && context.books.profile.lessons_done.insert(game) {
            context.save();
        }
    }
}

impl Viewed for TutorialScreen {
    type View = TutorialView;

    fn view(&self, _context: &Context) -> TutorialView {
        self.tutorial.view()
    }
}

impl Screen for TutorialScreen {
    fn name(&self) -> ScreenName {
        ScreenName::Tutorial
    }

    fn driver<'a>(&'a self, _context: &'a Context) -> Option<&'a dyn AnyDriver> {
        Some(&self.tutorial)
    }

    fn driver_mut<'a>(&'a mut self, _context: &'a mut Context) -> Option<&'a mut dyn AnyDriver> {
        Some(&mut self.tutorial)
    }

    /// Whoever watches is led from lesson to lesson by what happens on the board.
    fn carry_out(&mut self, effects: Vec<DriverEffect>, context: &mut Context) {
        context.carry_out(effects);
        self.mark_lesson(context);
        self.mark_done(context);
    }

    /// Whoever leaves may be done with the lessons, which are not marked again then.
    fn attend(&mut self, attention: Attention, context: &mut Context) {
        let effects = self.tutorial.attend(attention);
        context.carry_out(effects);
    }

    fn apply(&mut self, event: Event, context: &mut Context) -> Transition {
        let Event::Tutorial(event) = event else {
            return Transition::Stay;
        };
        if event != TutorialEvent::Play {
            let effects = self.tutorial.apply(event);
            self.carry_out(effects, context);
        } else if self.tutorial.is_finished() {
            let game = self.tutorial.lesson().game();
            if game.spec().keeps_lessons {
                be_done(context);
            }
            return Transition::Start(MatchRequest::after_lessons(game));
        }
        Transition::Stay
    }

    fn back(&mut self, _context: &mut Context) -> Transition {
        Transition::Go(self.back)
    }

    /// Ends the tutorial for a player who goes on from the last lesson to puzzles.
    fn leave(&mut self, to: Destination, context: &mut Context) -> Option<Confirmation> {
        let is_done = self.tutorial.is_finished() && self.tutorial.lesson() == Lesson::End;
        if matches!(to, Destination::Puzzle(_)) && is_done {
            be_done(context);
        }
        None
    }

    fn close(&mut self, context: &mut Context) {
        self.attend(Attention::Away, context);
        close_bookmark(context);
    }
}

/// The tutorial was gone through or waved away: it is not offered again, but can be repeated from the Rules.
pub fn be_done(context: &mut Context) {
    context.books.profile.tutorial_done = true;
    context.books.profile.tutorial_at = None;
    context.save();
}

/// The tutorial is not shown: the lesson is where it opens the next time.
pub fn close_bookmark(context: &mut Context) {
    let place = context.books.profile.tutorial_at;
    let place = place.map(|place| Bookmark {
        open: false,
        ..place
    });
    set_bookmark(place, context);
}

fn set_bookmark(place: Option<Bookmark>, context: &mut Context) {
    if context.books.profile.tutorial_at != place {
        context.books.profile.tutorial_at = place;
        context.save();
    }
}

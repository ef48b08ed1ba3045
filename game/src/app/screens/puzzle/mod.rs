//! The puzzle on its own: what becomes of a try, what comes next, what is shared.
//!
//! - `awaited`: a puzzle that was opened before the puzzles were there
//! - `choosing`: which puzzle comes next
//! - `view`: what is to be drawn

mod awaited;
mod choosing;
mod view;

use rsg_engine::puzzle::Grade;

use self::awaited::AwaitedPuzzle;
use self::choosing::Asked;
use crate::app::context::Context;
use crate::app::event::{Event, PuzzleEvent};
use crate::app::puzzle_source::{FIRST_THEMES, Practice, PuzzleSource};
use crate::app::puzzles::{self, DayPuzzle};
use crate::app::route::{Destination, Modal, Transition};
use crate::app::screen::{Screen, Viewed};
use crate::app::screen_name::ScreenName;
use crate::app::sets::opening;
use crate::app::sharing::{PuzzleShare, RunShare, Shared, Sharing};
use crate::progress::CalendarDay;
use crate::progress::puzzles::{Mistake, RUN_LIVES, Tried, Try};
use crate::session::AnyDriver;
use crate::session::{DriverEffect, OverView, Solving, SolvingEvent};
pub use view::{PuzzleView, RunView};

/// The puzzle that is shown.
#[derive(Debug, Clone)]
pub struct PuzzleScreen {
    source: PuzzleSource,
    asked: Asked,
    solving: Solving,
    /// The target of *Back*.
    from: ScreenName,
    /// True if the run is the best one so far.
    best: bool,
    /// The change of the rating by the first try.
    rating_change: Option<i16>,
    /// True if the player was new to puzzles when this one was opened: its marks stay as they are while it is shown.
    is_new: bool,
}

/// The puzzle that comes next from there, opened from the screen that is shown before it. It is waited for where the
/// puzzles are not there yet.
pub fn open(
    source: PuzzleSource,
    before: &dyn Screen,
    context: &mut Context,
) -> Option<Box<dyn Screen>> {
    if context.late.puzzles.is_none() && source.ships() {
        let from = way_back(before);
        return Some(Box::new(AwaitedPuzzle { source, from }));
    }
    Some(Box::new(PuzzleScreen::open(source, before, context)?))
}

/// The target of *Back* from a puzzle that is opened from this screen.
fn way_back(before: &dyn Screen) -> ScreenName {
    if let Some(shown) = before.get::<PuzzleScreen>() {
        return shown.from;
    }
    if let Some(awaited) = before.get::<AwaitedPuzzle>() {
        return awaited.from;
    }
    match before.name() {
        ScreenName::Home | ScreenName::Tutorial => ScreenName::Home,
        ScreenName::Calendar | ScreenName::Setup => ScreenName::Calendar,
        ScreenName::Set => ScreenName::Set,
        _ => ScreenName::Puzzles,
    }
}

impl PuzzleScreen {
    /// The puzzle that comes next from there, opened from the screen that is shown before it.
    fn open(
        source: PuzzleSource,
        before: &dyn Screen,
        context: &mut Context,
    ) -> Option<PuzzleScreen> {
        let shown = before.get::<PuzzleScreen>();
        let asked = choosing::pick(source, shown.map(|shown| &shown.asked), context)?;
        let task = asked.task(context)?;
        let from = way_back(before);
        let (options, seed) = (context.books.board_options(), context.seeds.draw());
        // A run that goes on with another puzzle may be the best one already.
        let run = context.books.profile.puzzles.run.as_ref();
        let goes_on = run.is_some_and(|run| 1 < run.had.len());
        let was_best = shown.is_some_and(|shown| shown.best);
        Some(PuzzleScreen {
            source,
            solving: Solving::begin(task, options, seed),
            best: source == PuzzleSource::Run && goes_on && was_best,
            asked,
            from,
            rating_change: None,
            is_new: context.books.profile.puzzles.is_new(),
        })
    }

    #[cfg(test)]
    pub fn solving(&self) -> &Solving {
        &self.solving
    }

    /// The number of the puzzle; none of a mistake.
    #[cfg(test)]
    pub fn number(&self) -> Option<u16> {
        self.asked.number()
    }

    /// A try has ended.
    fn note_try(&mut self, how: Try, context: &mut Context) {
        let today = context.books.today;
        let book = &mut context.books.profile.puzzles;
        match &self.asked {
            Asked::Shipped { key, puzzle, .. } => {
                let (is_first, before) = (book.tried(*key).is_none(), book.rating().points());
                book.note(*key, how, puzzle.rating);
                if is_first {
                    let change = i32::from(book.rating().points()) - i32::from(before);
                    self.rating_change = i16::try_from(change).ok();
                }
            }
            // The first try of a day is what counts.
            Asked::Own(mistake) => {
                if self.solving.tries().len() == 1 {
                    book.note_mistake(mistake, how == Try::Right, today);
                }
            }
            Asked::OfSet(at) => context.books.profile.sets.note_try(*at, how),
        }
        if self.source == PuzzleSource::Run
            && let Some(run) = &mut book.run
            && !run.decided
        {
            run.note(how == Try::Right);
            let solved = run.solved;
            self.best |= book.note_run(solved);
        }
        context.save();
    }

    /// The way to the puzzle that comes next.
    fn next(&self, context: &mut Context) -> Transition {
        if let PuzzleSource::Set(at) = self.source {
            let next = opening::next(at, context);
            return next.map_or(Transition::Stay, |next| opening::open(next, context));
        }
        let next = match self.source {
            // After the day's puzzle there is practice.
            PuzzleSource::Day(_) => PuzzleSource::Practice(Practice::Strength),
            PuzzleSource::First(at) => PuzzleSource::First(at + 1),
            source @ (PuzzleSource::Run
            | PuzzleSource::Practice(_)
            | PuzzleSource::Mistakes
            | PuzzleSource::Set(_)) => source,
        };
        if self.may_go_on(context) && puzzles::is_there(next, context) {
            Transition::Go(Destination::Puzzle(next))
        } else {
            Transition::Stay
        }
    }

    /// Returns true if the puzzle is done with. In a run every puzzle has one try.
    fn may_go_on(&self, context: &Context) -> bool {
        if self.source == PuzzleSource::Run {
            let run = context.books.profile.puzzles.run.as_ref();
            run.is_none_or(|run| run.decided)
        } else {
            !self.solving.tries().is_empty()
        }
    }

    /// Opens the game on the board of a finished puzzle for review.
    fn review(&self, context: &mut Context) -> Transition {
        let game = self.solving.game().clone();
        if !self.solving.is_decided() || game.turns().is_empty() {
            return Transition::Stay;
        }
        let over = OverView::of_pasted(&game);
        let open = context.open(&game, None, over);
        Transition::review(Destination::Screen(ScreenName::Review), open)
    }

    fn share(&self, context: &Context) -> Transition {
        let puzzle = self.day(context).and_then(|day| self.shared(day));
        let what = match puzzle {
            Some(share) => Some(Shared::Puzzle(share)),
            None => self.shared_run(context).map(Shared::Run),
        };
        what.map_or(Transition::Stay, |what| {
            let sharing = Sharing::of(what, context);
            Transition::Show(Modal::Share(Box::new(sharing)))
        })
    }

    /// The shared facts about a run that is over, if something was solved in it.
    fn shared_run(&self, context: &Context) -> Option<RunShare> {
        let run = context.books.profile.puzzles.run.as_ref();
        let run = run.filter(|run| run.is_over() && 0 < run.solved)?;
        (self.source == PuzzleSource::Run).then_some(())?;
        Some(RunShare {
            day: CalendarDay::new(context.books.today)?,
            solved: run.solved,
            position: self.asked.puzzle()?.position,
        })
    }

    /// The shared facts about a solved day's puzzle.
    fn shared(&self, day: DayPuzzle) -> Option<PuzzleShare> {
        let tried = day.tried.filter(|tried| tried.is_solved())?;
        Some(PuzzleShare {
            day: day.day,
            number: day.number,
            position: self.asked.puzzle()?.position,
            tried,
            hinted: self.solving.was_hinted() || tried.was_helped(),
        })
    }

    /// What the sender of a set says about its board.
    fn sentence(&self, context: &Context) -> String {
        let PuzzleSource::Set(at) = self.source else {
            return String::new();
        };
        let known = context.books.profile.sets.get(at.set);
        let one = known.and_then(|known| known.set.get(at.board));
        one.map_or_else(String::new, |one| one.sentence().to_owned())
    }

    /// The day's puzzle, if it is one.
    fn day(&self, context: &Context) -> Option<DayPuzzle> {
        match self.source {
            PuzzleSource::Day(day) => Some(DayPuzzle::of(day, context)),
            _ => None,
        }
    }

    /// In the first ones after the tutorial, and in practice while the player is new to puzzles and in the easiest
    /// ones, the cells that can be played are marked: elsewhere tapping one mark after another would be half of the
    /// solution. A run and the day's puzzle are the same for everybody, and so without marks.
    fn marks_cells(&self) -> bool {
        let puzzle = self.asked.puzzle();
        let is_easiest = puzzle.is_some_and(|puzzle| puzzle.grade() == Grade::ALL[0]);
        match self.source {
            PuzzleSource::First(_) => true,
            PuzzleSource::Practice(_) => is_easiest || self.is_new,
            PuzzleSource::Run
            | PuzzleSource::Day(_)
            | PuzzleSource::Mistakes
            | PuzzleSource::Set(_) => false,
        }
    }

    /// In a run nothing helps, and nothing is tried again.
    fn allows(&self, event: SolvingEvent) -> bool {
        let looks_on = matches!(
            event,
            SolvingEvent::Show | SolvingEvent::Skip | SolvingEvent::Back | SolvingEvent::Forward
        );
        self.source != PuzzleSource::Run || looks_on
    }
}

impl Viewed for PuzzleScreen {
    type View = PuzzleView;

    fn view(&self, context: &Context) -> PuzzleView {
        let book = &context.books.profile.puzzles;
        let day = self.day(context);
        let run = match (&self.source, &book.run) {
            (PuzzleSource::Run, Some(run)) => Some(RunView {
                solved: run.solved,
                wrong: run.wrong.min(RUN_LIVES),
                over: run.is_over(),
                best_run: book.best_run(),
                is_best: self.best,
            }),
            _ => None,
        };
        let next = match self.source {
            PuzzleSource::First(at) => at + 1 < FIRST_THEMES.len(),
            PuzzleSource::Mistakes => 1 < book.mistakes().len(),
            PuzzleSource::Set(at) => opening::next(at, context).is_some(),
            PuzzleSource::Run | PuzzleSource::Practice(_) | PuzzleSource::Day(_) => true,
        };
        let mistake = match &self.asked {
            Asked::Own(mistake) => Some(&**mistake),
            Asked::Shipped { .. } | Asked::OfSet(_) => None,
        };
        let mut solving = self.solving.view();
        if let Some(played) = mistake.and_then(Mistake::played) {
            solving.outline(played.cell);
        }
        PuzzleView {
            source: self.source,
            rating_change: self
                .rating_change
                .filter(|_| book.is_rated() && self.solving.is_seen()),
            solved_at_first: book.solved_at_first(),
            marks_cells: self.marks_cells(),
            solving,
            mistake: mistake.cloned(),
            sentence: self.sentence(context),
            can_share: day.is_some_and(|day| day.tried.is_some_and(Tried::is_solved))
                || self.shared_run(context).is_some(),
            day,
            run,
            has_next: next && self.may_go_on(context),
            rating: book.is_rated().then(|| book.rating().points()),
        }
    }
}

impl Screen for PuzzleScreen {
    fn name(&self) -> ScreenName {
        ScreenName::Puzzle
    }

    fn driver<'a>(&'a self, _context: &'a Context) -> Option<&'a dyn AnyDriver> {
        Some(&self.solving)
    }

    fn driver_mut<'a>(&'a mut self, _context: &'a mut Context) -> Option<&'a mut dyn AnyDriver> {
        Some(&mut self.solving)
    }

    fn carry_out(&mut self, effects: Vec<DriverEffect>, context: &mut Context) {
        for effect in effects {
            match effect {
                DriverEffect::Tried(how) => self.note_try(how, context),
                other => context.carry_out(vec![other]),
            }
        }
    }

    fn apply(&mut self, event: Event, context: &mut Context) -> Transition {
        let Event::Puzzle(event) = event else {
            return Transition::Stay;
        };
        match event {
            PuzzleEvent::Solve(event) => {
                if self.allows(event) {
                    let effects = self.solving.apply(event);
                    self.carry_out(effects, context);
                }
                Transition::Stay
            }
            PuzzleEvent::Next => self.next(context),
            PuzzleEvent::Share => self.share(context),
            PuzzleEvent::Review => self.review(context),
            // From any screen.
            PuzzleEvent::Open(_) | PuzzleEvent::Choose(_) => Transition::Stay,
        }
    }

    fn back(&mut self, _context: &mut Context) -> Transition {
        Transition::to(self.from)
    }
}

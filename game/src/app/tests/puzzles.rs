//! Puzzles: which one comes, what is kept of a try, the run, links.
use super::*;
use crate::progress::friends::{PuzzleDone, Sent, read};
use crate::progress::puzzles::{Mistake, Run, Try};
use crate::progress::{CalendarDay, Judged};
use crate::session::{PuzzleState, SolvingEvent};
use chrono::Days;
use rsg_engine::puzzle::{Grade, Puzzles, Theme};
use rsg_engine::{Game, Position, Thinker};
use std::collections::VecDeque;

/// Helpers with which tests drive a puzzle.
impl App {
    /// Passes an event, lets timers run out at once and the thinking thread answer, and returns the other effects.
    fn run_on(&mut self, event: impl Into<Event>) -> Vec<Effect> {
        let mut open = VecDeque::from(self.tell(event));
        let mut rest = Vec::new();
        while let Some(effect) = open.pop_front() {
            match effect {
                Effect::Device(Command::After { timer, .. }) => {
                    open.extend(self.tell(BoardEvent::Elapsed(timer)));
                }
                effect => match asked_for(std::slice::from_ref(&effect), ending).first() {
                    Some(asked) => {
                        let solution = Thinker::with_megabytes(1).solve(asked, &|| false);
                        let finding = Finding::Ending(solution.map(Box::new));
                        open.extend(self.tell(answer(asked.number, finding)));
                    }
                    None => rest.push(effect),
                },
            }
        }
        rest
    }

    fn open_puzzle_of(&mut self, source: PuzzleSource) {
        self.run_on(PuzzleEvent::Open(source));
        assert_eq!(self.screen(), ScreenName::Puzzle);
    }

    fn solving(&self) -> (Game, Vec<Move>) {
        let Some(shown) = self.on::<PuzzleScreen>() else {
            panic!("no puzzle is shown");
        };
        let task = shown.solving().task();
        (shown.solving().game().clone(), task.line.clone())
    }

    /// The placement that the solution has next.
    fn next_right(&self) -> Move {
        let Some(shown) = self.on::<PuzzleScreen>() else {
            panic!("no puzzle is shown");
        };
        let (solving, task) = (shown.solving(), shown.solving().task());
        task.line[solving.game().turns().len() - task.start.turns().len()]
    }

    fn state(&self) -> PuzzleState {
        self.puzzle().unwrap().solving.state
    }

    fn put(&mut self, mv: Move) -> Vec<Effect> {
        let mut effects = self.run_on(BoardEvent::Tap(mv.cell.into()));
        if let (Some(Overlay::Board(session::BoardOverlay::Call(_))), Some(color)) =
            (self.overlay(), mv.call)
        {
            effects.extend(self.run_on(BoardEvent::Call(color)));
        }
        effects
    }

    /// The puzzle as *Share* shows it.
    fn shared_puzzle(&mut self) -> PuzzleShare {
        self.tell(PuzzleEvent::Share);
        match self.overlay() {
            Some(Overlay::Share(sharing)) => match sharing.what {
                Shared::Puzzle(share) => share,
                other => panic!("{other:?}"),
            },
            other => panic!("{other:?}"),
        }
    }

    pub(super) fn solve_puzzle(&mut self) -> Vec<Effect> {
        let mut effects = Vec::new();
        while self.state() == PuzzleState::Open {
            let before = self.solving().0;
            effects.extend(self.put(self.next_right()));
            assert_ne!(self.solving().0, before);
        }
        assert_eq!(self.state(), PuzzleState::Solved);
        effects
    }

    pub(super) fn fail_puzzle(&mut self) {
        let (game, line) = self.solving();
        let right = game.preview(line[0]).unwrap().after;
        let mut moves = game.moves().into_iter();
        let wrong = moves.find(|mv| game.preview(*mv).unwrap().after != right);
        self.put(wrong.unwrap());
        assert_eq!(self.state(), PuzzleState::Wrong);
    }
}

const TODAY: &str = "2026-11-21";

fn at_today() -> PuzzleSource {
    PuzzleSource::Day(day(TODAY))
}

#[test]
fn todays_puzzle_is_solved_and_kept() {
    let mut app = app();
    app.tell(ScreenName::Puzzles);
    let today = app.puzzles().today.unwrap();
    assert_eq!((today.day, today.tried), (day(TODAY), None));
    app.open_puzzle_of(at_today());
    assert!(!app.puzzle().unwrap().can_share);
    let effects = app.solve_puzzle();
    assert!(effects.contains(&Effect::Save));
    let tried = app.puzzles().today.unwrap().tried.unwrap();
    assert_eq!((tried.first, tried.is_solved()), (Try::Right, true));
    assert_eq!(app.puzzles().row, 1);
    let share = app.shared_puzzle();
    assert_eq!((share.day, share.tried), (day(TODAY), tried));
    let begins = Puzzles::shipped().get(share.number).unwrap().position;
    assert_eq!(share.position, begins, "nothing of the solution");
    app.tell(Event::Back);
    assert_eq!(app.overlay(), None);
    assert_eq!(killed(&app).puzzles(), app.puzzles());
}

#[test]
fn a_first_try_that_was_wrong_stays_wrong() {
    let mut app = app();
    app.open_puzzle_of(at_today());
    app.fail_puzzle();
    // Killed in the middle: the puzzle begins again, and what was tried stays.
    let mut app = killed(&app);
    app.open_puzzle_of(at_today());
    assert_eq!(app.state(), PuzzleState::Open);
    app.solve_puzzle();
    let tried = app.puzzles().today.unwrap().tried.unwrap();
    assert_eq!(
        (tried.first, tried.last, tried.wrong),
        (Try::Wrong, Try::Right, 1)
    );
    assert_eq!(app.puzzles().row, 0);
}

#[test]
fn left_and_opened_again_it_begins_anew() {
    let mut app = app();
    app.open_puzzle_of(at_today());
    let (start, line) = app.solving();
    app.put(line[0]);
    app.tell(Event::Back);
    assert_eq!(app.screen(), ScreenName::Home);
    app.open_puzzle_of(at_today());
    assert_eq!(app.solving().0, start);
}

#[test]
fn the_phone_takes_the_app_away_and_the_puzzle_is_as_it_was() {
    let mut app = app();
    app.open_puzzle_of(at_today());
    let (_, line) = app.solving();
    app.put(line[0]);
    let before = app.solving();
    app.run_on(Event::Suspended);
    app.run_on(Event::Resumed);
    assert_eq!(app.solving(), before);
    app.solve_puzzle();
}

#[test]
fn a_link_opens_the_puzzle_of_its_day_and_none_to_come() {
    let mut app = app();
    app.link("reverstargo://puzzle/2026-11-22");
    assert_eq!(app.screen(), ScreenName::Home);
    app.link("reverstargo://puzzle/2026-11-20");
    assert_eq!(app.screen(), ScreenName::Puzzle);
    assert_eq!(app.puzzle().unwrap().day.unwrap().day, day("2026-11-20"));
    app.link("reverstargo://puzzles");
    assert_eq!(app.screen(), ScreenName::Puzzles);
}

#[test]
fn a_link_to_a_puzzle_does_not_leave_a_series_without_asking() {
    let mut app = app_at(Rank::Wood);
    app.tell(ScreenName::RankUp);
    app.tell(Event::RankUp(RankUpEvent::Start));
    assert_eq!(app.screen(), ScreenName::Play);
    app.link("reverstargo://puzzle/2026-11-20");
    assert_eq!(app.screen(), ScreenName::Play);
    assert!(matches!(
        app.overlay(),
        Some(Overlay::Confirm(ConfirmView::LeaveSeries))
    ));
}

#[test]
fn after_the_last_day_they_begin_again_and_it_is_said() {
    let puzzles = Puzzles::shipped();
    let first = day("2026-01-01").date();
    let later = first + Days::new(puzzles.daily as u64);
    let app = app();
    let (begun, again) = (day("2026-01-01"), CalendarDay::new(later).unwrap());
    assert_eq!(app.day_puzzle(begun).number, app.day_puzzle(again).number);
    assert_eq!(
        (app.day_puzzle(begun).again, app.day_puzzle(again).again),
        (false, true)
    );
}

#[test]
fn practice_comes_near_the_players_strength_and_never_from_a_day() {
    let mut app = app();
    let mut had = Vec::new();
    for _ in 0..20 {
        app.open_puzzle_of(PuzzleSource::Practice(Practice::Strength));
        let number = app.shown_number().unwrap();
        assert!(Puzzles::shipped().daily < usize::from(number));
        assert!(!had.contains(&number), "{number} came twice");
        had.push(number);
        app.solve_puzzle();
    }
    let rating = app.puzzles().rating.unwrap();
    assert!(1400 < rating, "twenty solved in a row: {rating}");
    let last = Puzzles::shipped().get(usize::from(had[19])).unwrap().rating;
    assert!(rating.abs_diff(last) < 400, "{rating} and {last}");
}

#[test]
fn practice_takes_what_was_chosen() {
    let mut app = app();
    for practice in [Practice::Theme(Theme::Call), Practice::Grade(Grade::ALL[3])] {
        for _ in 0..5 {
            app.open_puzzle_of(PuzzleSource::Practice(practice));
            assert!(practice.takes(app.shown_number().unwrap(), Puzzles::shipped()));
            let before = app.shown_number();
            app.fail_puzzle();
            app.run_on(PuzzleEvent::Next);
            assert_ne!(app.shown_number(), before);
        }
    }
}

#[test]
fn the_first_try_says_by_how_much_it_moved_the_rating_from_the_fifth_on() {
    let mut app = app();
    app.open_puzzle_of(PuzzleSource::Practice(Practice::Strength));
    for _ in 0..4 {
        app.solve_puzzle();
        let view = app.puzzle().unwrap();
        assert_eq!((view.rating, view.rating_change), (None, None));
        app.run_on(PuzzleEvent::Next);
    }
    assert_eq!(app.puzzle().unwrap().rating_change, None);
    let before = app.profile().puzzles.rating().points();
    app.solve_puzzle();
    let view = app.puzzle().unwrap();
    let change = i32::from(view.rating.unwrap()) - i32::from(before);
    assert_eq!(view.rating_change.map(i32::from), Some(change));
    assert!(0 < change);
    app.run_on(PuzzleEvent::Next);
    app.fail_puzzle();
    let change = app.puzzle().unwrap().rating_change;
    assert!(change.is_some_and(|change| change < 0));
    // A second try moves nothing more.
    app.run_on(PuzzleEvent::Solve(SolvingEvent::Again));
    assert_eq!(app.puzzle().unwrap().rating_change, None);
    app.solve_puzzle();
    assert_eq!(app.puzzle().unwrap().rating_change, change);
}

#[test]
fn cells_are_marked_in_the_first_ten_tries_of_practice_and_in_the_easiest() {
    let marks = |app: &mut App, source| {
        app.open_puzzle_of(source);
        let view = app.puzzle().unwrap();
        // What the page tells tests stays true.
        let playable = |cell: &session::CellView| cell.mark != rsg_engine::Mark::None;
        assert!(view.solving.board.cells.iter().any(playable));
        view.marks_cells
    };
    let mut app = app();
    let today = CalendarDay::new(app.today()).unwrap();
    for _ in 0..10 {
        assert!(marks(&mut app, PuzzleSource::Practice(Practice::Strength)));
        assert!(!marks(&mut app, PuzzleSource::Run));
        assert!(!marks(&mut app, PuzzleSource::Day(today)));
        app.open_puzzle_of(PuzzleSource::Practice(Practice::Strength));
        app.solve_puzzle();
    }
    for (number, grade) in Grade::ALL.into_iter().enumerate() {
        let source = PuzzleSource::Practice(Practice::Grade(grade));
        assert_eq!(marks(&mut app, source), number == 0, "{grade:?}");
    }
    assert!(
        marks(&mut app, PuzzleSource::First(3)),
        "the first ones teach"
    );
}

#[test]
fn a_cell_that_cannot_be_played_is_no_try() {
    let mut app = app();
    app.open_puzzle_of(PuzzleSource::Practice(Practice::Grade(Grade::ALL[1])));
    let cells = app.puzzle().unwrap().solving.board.cells;
    let closed = cells
        .iter()
        .find(|cell| cell.mark == rsg_engine::Mark::None);
    app.run_on(BoardEvent::Tap(closed.unwrap().cell.into()));
    assert_eq!(app.state(), PuzzleState::Open);
    assert!(!app.profile().puzzles.is_rated());
}

#[test]
fn what_is_shared_tells_of_every_hint() {
    let shared = |hints: usize, fails: bool| {
        let mut app = app();
        app.open_puzzle_of(at_today());
        if fails {
            app.fail_puzzle();
            app.run_on(PuzzleEvent::Solve(SolvingEvent::Again));
        }
        for _ in 0..hints {
            app.run_on(PuzzleEvent::Solve(SolvingEvent::Hint));
        }
        app.solve_puzzle();
        app.shared_puzzle().hinted
    };
    assert!(!shared(0, false) && !shared(0, true));
    assert!(shared(1, false), "the kind alone");
    assert!(shared(2, false), "the cell");
    assert!(shared(2, true), "the cell, after a wrong try");
}

#[test]
fn a_run_ends_with_the_third_wrong_one() {
    let mut app = app();
    app.open_puzzle_of(PuzzleSource::Run);
    for solved in 1..=4 {
        app.solve_puzzle();
        assert_eq!(app.puzzle().unwrap().run.unwrap().solved, solved);
        app.run_on(PuzzleEvent::Next);
    }
    for wrong in 1..=3 {
        // Nothing helps in a run, and nothing is tried again.
        app.run_on(PuzzleEvent::Solve(SolvingEvent::Hint));
        app.fail_puzzle();
        app.run_on(PuzzleEvent::Solve(SolvingEvent::Again));
        assert_eq!(app.state(), PuzzleState::Wrong);
        let run = app.puzzle().unwrap().run.unwrap();
        assert_eq!((run.wrong, run.over), (wrong, wrong == 3));
        if wrong < 3 {
            app.run_on(PuzzleEvent::Next);
        }
    }
    let run = app.puzzle().unwrap().run.unwrap();
    assert_eq!((run.solved, run.best_run), (4, 4));
    assert!(run.is_best, "a record is one at the end of its run, too");
    assert!(app.puzzle().unwrap().can_share);
    app.tell(PuzzleEvent::Share);
    let Some(Overlay::Share(sharing)) = app.overlay() else {
        panic!("nothing is shared");
    };
    app.tell(Event::Decline);
    let done = PuzzleDone::Run { solved: 4 };
    let sent = read(&sharing.code.unwrap());
    assert!(
        matches!(&sent[..], [Sent::Puzzle(said)] if said.done == done),
        "{sent:?}"
    );
    assert_eq!(app.puzzles().run, None);
    app.run_on(PuzzleEvent::Next);
    let run = app.puzzle().unwrap().run.unwrap();
    assert_eq!((run.solved, run.wrong, run.over), (0, 0, false));
    // A run that solves less is none.
    for wrong in 1..=3 {
        app.fail_puzzle();
        if wrong < 3 {
            app.run_on(PuzzleEvent::Next);
        }
    }
    let run = app.puzzle().unwrap().run.unwrap();
    assert!(run.over && !run.is_best);
    assert!(!app.puzzle().unwrap().can_share, "nothing was solved");
}

#[test]
fn a_run_goes_on_after_a_kill_where_it_stood() {
    let mut app = app();
    app.open_puzzle_of(PuzzleSource::Run);
    app.solve_puzzle();
    app.run_on(PuzzleEvent::Next);
    let number = app.shown_number();
    let mut app = killed(&app);
    assert_eq!(app.puzzles().run, Some((1, 0)));
    app.open_puzzle_of(PuzzleSource::Run);
    assert_eq!(app.shown_number(), number);
    app.fail_puzzle();
    // A wrong one is wrong: after a kill another one comes.
    let mut app = killed(&app);
    app.open_puzzle_of(PuzzleSource::Run);
    assert_ne!(app.shown_number(), number);
    assert_eq!(app.puzzles().run, Some((1, 1)));
}

#[test]
fn a_kept_run_at_a_puzzle_that_is_not_there_begins_again() {
    let mut profile = still_profile();
    let mut run = Run::begin(3);
    run.go_on(u16::MAX);
    profile.puzzles.run = Some(run);
    let mut app = app_with(profile);
    app.open_puzzle_of(PuzzleSource::Run);
    app.solve_puzzle();
    assert_eq!(app.puzzles().run, Some((1, 0)));
}

#[test]
fn another_run_has_other_puzzles() {
    let mut app = app();
    let mut had = Vec::new();
    for _ in 0..6 {
        app.open_puzzle_of(PuzzleSource::Run);
        let number = app.shown_number().unwrap();
        assert!(!had.contains(&number), "{number} came twice");
        had.push(number);
        app.fail_puzzle();
        app.tell(ScreenName::Puzzles);
    }
}

#[test]
fn a_run_grows_harder() {
    let mut app = app();
    app.open_puzzle_of(PuzzleSource::Run);
    let mut ratings = Vec::new();
    for _ in 0..12 {
        let number = app.shown_number().unwrap();
        ratings.push(Puzzles::shipped().get(usize::from(number)).unwrap().rating);
        app.solve_puzzle();
        app.run_on(PuzzleEvent::Next);
    }
    assert!(ratings[0] + 300 < ratings[11], "{ratings:?}");
}

/// The last of these placements as a mistake; any other one would have been better.
/// A mistake late in a game, where what follows it is proved in no time.
fn late_mistake() -> Mistake {
    let mut game = Game::new();
    for _ in 0..24 {
        let mv = game.moves().into_iter().next().unwrap();
        game.play(mv).unwrap();
    }
    let moves: Vec<Move> = game.turns().iter().map(|turn| turn.mv).collect();
    let mut before = game.clone();
    let played = before.undo().unwrap();
    let mut others = before.moves().into_iter();
    let judged = Judged {
        before: 6,
        after: 1,
        exact: true,
        only: true,
        line: vec![others.find(|mv| *mv != played.mv).unwrap()],
    };
    Mistake::new(Position::start(), &moves, judged, date(TODAY)).unwrap()
}

#[test]
fn a_mistake_comes_back_until_its_last_interval_is_over() {
    let mut profile = still_profile();
    profile.puzzles.add_mistake(late_mistake());
    let mut app = app_with(profile);
    assert_eq!((app.puzzles().mistakes, app.puzzles().due), (1, 0));
    for date in ["2026-11-22", "2026-11-25", "2026-12-02", "2026-12-23"] {
        app.date_is(date);
        assert_eq!(app.puzzles().due, 1, "{date}");
        app.open_puzzle_of(PuzzleSource::Mistakes);
        app.solve_puzzle();
        assert_eq!(app.puzzles().due, 0);
        app.tell(ScreenName::Puzzles);
    }
    assert_eq!(app.puzzles().mistakes, 0);
    app.tell(PuzzleEvent::Open(PuzzleSource::Mistakes));
    assert_eq!(app.screen(), ScreenName::Puzzles);
}

#[test]
fn the_first_puzzles_are_one_for_each_idea() {
    let mut app = app();
    for (at, theme) in FIRST_THEMES.into_iter().enumerate() {
        app.open_puzzle_of(PuzzleSource::First(at));
        let number = app.shown_number().unwrap();
        let puzzle = Puzzles::shipped().get(usize::from(number)).unwrap();
        let about = if Practice::Theme(theme).is_there(Puzzles::shipped()) {
            theme
        } else {
            Theme::Sacrifice
        };
        assert!(puzzle.themes.contains(about));
        app.solve_puzzle();
        assert_eq!(app.puzzle().unwrap().has_next, at + 1 < FIRST_THEMES.len());
    }
}

#[test]
fn what_was_played_is_looked_at_again() {
    let mut app = app();
    app.open_puzzle_of(at_today());
    app.run_on(PuzzleEvent::Review);
    assert_eq!(app.screen(), ScreenName::Puzzle);
    app.solve_puzzle();
    let played = app.solving().0;
    app.run_on(PuzzleEvent::Review);
    assert_eq!(app.screen(), ScreenName::Review);
    let ReviewScreenView::Game { view, .. } = app.review() else {
        panic!("the game is looked at");
    };
    assert_eq!(view.rows.len(), played.turns().len());
}

#[test]
fn a_try_of_a_puzzle_pauses_no_match_for_good() {
    let mut app = playing(ColorChoice::Black);
    app.link("puzzle");
    assert_eq!(app.screen(), ScreenName::Puzzle);
    app.solve_puzzle();
    app.tell(Event::Back);
    app.tell(ScreenName::Play);
    assert_eq!(app.screen(), ScreenName::Play);
}

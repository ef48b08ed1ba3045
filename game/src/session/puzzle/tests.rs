//! One puzzle, driven from outside: events in, effects and view out.
#![allow(clippy::unwrap_used)]

use super::*;
use crate::board::Command;

use crate::session::Speech;
use crate::session::tests::{Asked, asked_for, ending, lively, still};
use rsg_engine::puzzle::Puzzles;
use rsg_engine::{Calls, Solution, Thinker};

/// Looks a puzzle up by what it is like.
fn find(fits: impl Fn(&Task) -> bool) -> Task {
    let puzzles = Puzzles::shipped();
    let tasks = puzzles.all.iter().map(Task::of);
    tasks.into_iter().find(fits).unwrap()
}

fn of_turns(count: usize) -> Task {
    find(|task| task.own_turns(task.line.len()) == count)
}

fn begin(task: &Task) -> Solving {
    Solving::begin(task.clone(), still(), 5)
}

/// The question for the thinking thread.
fn asked(effects: &[DriverEffect]) -> Option<Asked<Game>> {
    asked_for(effects, ending).next()
}

/// The thinking thread's answer about an end.
fn refute(solving: &mut Solving, question: u64, solution: Option<Solution>) -> Vec<DriverEffect> {
    let finding = Finding::Ending(solution.map(Box::new));
    solving.apply_board(&BoardEvent::Answer(Answer { question, finding }))
}

fn tries(effects: &[DriverEffect]) -> Vec<Try> {
    let noted = effects.iter().filter_map(|effect| match effect {
        DriverEffect::Tried(how) => Some(*how),
        _ => None,
    });
    noted.collect()
}

/// Carries out timers at once, and the thinking thread's work, until nothing is under way. What else was asked for is
/// given back.
fn run(solving: &mut Solving, effects: Vec<DriverEffect>) -> Vec<DriverEffect> {
    let mut thinker = Thinker::with_megabytes(1);
    let (mut open, mut seen) = (std::collections::VecDeque::from(effects), Vec::new());
    while let Some(effect) = open.pop_front() {
        match effect {
            DriverEffect::Device(Command::After { timer, .. }) => {
                open.extend(solving.apply_board(&BoardEvent::Elapsed(timer)));
            }
            effect => match asked(std::slice::from_ref(&effect)) {
                Some(asked) => {
                    let solution = thinker.solve(&asked, &|| false);
                    open.extend(refute(solving, asked.number, solution));
                }
                None => seen.push(effect),
            },
        }
    }
    seen
}

/// Taps where a placement goes, and calls where that is asked.
fn place(solving: &mut Solving, mv: Move) -> Vec<DriverEffect> {
    let mut effects = solving.apply_board(&BoardEvent::Tap(mv.cell.into()));
    if let (Some(BoardOverlay::Call(_)), Some(color)) = (solving.overlay(), mv.call) {
        effects.extend(solving.apply_board(&BoardEvent::Call(color)));
    }
    effects
}

fn placed(solving: &mut Solving, mv: Move) -> Vec<DriverEffect> {
    let effects = place(solving, mv);
    run(solving, effects)
}

fn wrong_moves(solving: &Solving) -> Vec<Move> {
    let game = solving.game();
    let right = solving.task.line[solving.played()];
    let right = game.preview(right).unwrap().after;
    let moves = game.moves().into_iter();
    moves
        .filter(|mv| game.preview(*mv).unwrap().after != right)
        .collect()
}

fn state(solving: &Solving) -> PuzzleState {
    solving.view().state
}

fn solve(solving: &mut Solving) -> Vec<DriverEffect> {
    let mut seen = Vec::new();
    while state(solving) == PuzzleState::Open {
        let mv = solving.next_move().unwrap();
        let before = solving.game().turns().len();
        seen.extend(placed(solving, mv));
        assert!(before < solving.game().turns().len(), "{mv}");
    }
    seen
}

fn first_moves(solving: &Solving, count: usize) -> Vec<Move> {
    let turns = solving.game().turns().iter().take(count);
    turns.map(|turn| turn.mv).collect()
}

#[test]
fn every_tenth_puzzle_is_solved_by_its_solution() {
    let puzzles = Puzzles::shipped();
    for puzzle in puzzles.all.iter().step_by(10) {
        let mut solving = begin(&Task::of(puzzle));
        let seen = solve(&mut solving);
        assert_eq!(tries(&seen), [Try::Right], "{}", puzzle.position);
        assert_eq!(state(&solving), PuzzleState::Solved);
        assert_eq!(first_moves(&solving, puzzle.line.len()), puzzle.line);
        // The end of the game is on the board.
        let outcome = solving.game().outcome().unwrap();
        assert_eq!(outcome.winner, Some(solving.task().solver()));
        assert_eq!(
            shown(&solving).0,
            i16::from(puzzle.margin),
            "{}",
            puzzle.position
        );
        let (done, count) = solving.view().turns;
        assert_eq!(done, count);
    }
}

#[test]
fn a_wrong_placement_is_refuted_to_the_end_of_the_game() {
    let puzzles = Puzzles::shipped();
    for puzzle in puzzles.all.iter().step_by(97) {
        let task = Task::of(puzzle);
        for mv in wrong_moves(&begin(&task)).into_iter().take(4) {
            let mut solving = begin(&task);
            let effects = place(&mut solving, mv);
            assert_eq!(tries(&effects), [Try::Wrong]);
            assert_eq!(state(&solving), PuzzleState::Refuting);
            run(&mut solving, effects);
            let view = solving.view();
            assert_eq!(view.state, PuzzleState::Wrong, "{} {mv}", puzzle.position);
            let refutation = view.refutation.unwrap();
            assert_ne!(refutation.winner, Some(task.solver()));
            assert!(refutation.margin <= 0);
            let game = solving.game();
            let outcome = game.outcome();
            let winner = outcome.map(|outcome| outcome.winner);
            assert_eq!(winner, Some(refutation.winner), "{} {mv}", puzzle.position);
            let lead = game.position().score().lead(task.solver());
            assert_eq!(i32::from(refutation.margin), lead);
            assert!(view.over);
            assert!(
                view.board
                    .cells
                    .iter()
                    .all(|cell| cell.mark == rsg_engine::Mark::None)
            );
        }
    }
}

/// Makes a wrong placement whose stones move, and answers it once they have come to rest.
fn refuting(task: &Task, mv: Move) -> (Solving, Vec<DriverEffect>) {
    let mut solving = Solving::begin(task.clone(), lively(), 5);
    let question = asked(&place(&mut solving, mv));
    let step = solving.board_step().number;
    let mut effects = solving.apply_board(&BoardEvent::Animated { step });
    // A placement that ends the game leaves nothing to be asked.
    if let Some(question) = question {
        let solution = Thinker::with_megabytes(1).solve(&question, &|| false);
        effects = refute(&mut solving, question.number, solution);
    }
    (solving, effects)
}

/// The timer that is asked for, and how long it takes; none where nothing is.
fn timer(effects: &[DriverEffect]) -> Option<(Timer, u32)> {
    effects.iter().find_map(|effect| match effect {
        DriverEffect::Device(Command::After { timer, millis }) => Some((*timer, *millis)),
        _ => None,
    })
}

/// The most often that one spot changes its colour in the turns after the first `from`.
fn most_changes(game: &Game, from: usize) -> usize {
    let mut game = game.clone();
    let mut changes = std::collections::BTreeMap::new();
    while from < game.turns().len() {
        let change = crate::games::BoardGame::last(&game).unwrap();
        let core = change.turns_core().then_some(Cell::CP.into());
        for spot in core.into_iter().chain(change.turned_over()) {
            *changes.entry(spot).or_insert(0) += 1;
        }
        game.undo().unwrap();
    }
    changes.into_values().max().unwrap_or(0)
}

#[test]
fn a_whole_refutation_is_shown_in_three_seconds() {
    let mut wholes = Vec::new();
    for puzzle in Puzzles::shipped().all.iter().step_by(61) {
        let task = Task::of(puzzle);
        let begun = task.start.turns().len() + 1;
        for mv in wrong_moves(&begin(&task)).into_iter().take(2) {
            let (mut solving, mut effects) = refuting(&task, mv);
            let (mut whole, mut turns) = (0, 0);
            while let Some((timer, millis)) = timer(&effects) {
                assert_eq!(state(&solving), PuzzleState::Refuting);
                whole += millis;
                turns += 1;
                effects = solving.apply_board(&BoardEvent::Elapsed(timer));
            }
            assert_eq!(state(&solving), PuzzleState::Wrong);
            let rest = solving.game().turns().len() - begun;
            assert_eq!(turns, rest, "{} {mv}: every placement", puzzle.position);
            // It takes longer only where a cell would flip four times in a second.
            let is_short = whole == 3000 || 4 <= most_changes(solving.game(), begun);
            assert!(is_short || rest == 0, "{} {mv}: {whole}", puzzle.position);
            wholes.push(whole);
        }
    }
    let short = wholes.iter().filter(|whole| **whole <= 3000).count();
    assert!(wholes.len() * 4 < short * 5, "{wholes:?}");
}

#[test]
fn the_answer_to_a_wrong_placement_is_announced() {
    let task = of_turns(1);
    let mv = wrong_moves(&begin(&task))[0];
    let (solving, effects) = refuting(&task, mv);
    let answer = solving.game().turns()[task.start.turns().len() + 1].mv;
    let said = effects.iter().filter_map(|effect| match effect {
        DriverEffect::Announce(Speech::Placed(placed)) => Some(placed.play.clone()),
        _ => None,
    });
    assert_eq!(said.collect::<Vec<_>>(), [answer.into()]);
}

#[test]
fn back_and_forward_step_through_a_refutation() {
    let task = of_turns(1);
    let mut solving = begin(&task);
    assert_eq!(solving.view().steps, (false, false));
    let mv = wrong_moves(&solving)[0];
    placed(&mut solving, mv);
    let end = solving.game().clone();
    assert_eq!(solving.view().steps, (true, false));
    let _ = solving.apply(SolvingEvent::Forward);
    assert_eq!(solving.game(), &end);
    for left in (0..end.turns().len()).rev() {
        let _ = solving.apply(SolvingEvent::Back);
        assert_eq!(solving.game().turns().len(), left);
        assert_eq!(state(&solving), PuzzleState::Wrong);
        assert!(solving.view().refutation.is_some());
    }
    assert_eq!(solving.game(), &task.start);
    assert_eq!(solving.view().steps, (false, true));
    // A tap on the board of a step places nothing.
    let _ = solving.apply_board(&BoardEvent::Tap(mv.cell.into()));
    let _ = solving.apply(SolvingEvent::Back);
    assert_eq!(solving.game(), &task.start);
    for _ in 0..end.turns().len() {
        let effects = solving.apply(SolvingEvent::Forward);
        assert!(asked(&effects).is_none() && tries(&effects).is_empty());
    }
    assert_eq!(solving.game().position(), end.position());
    assert!(solving.view().over);
}

#[test]
fn a_tap_skips_the_refutation() {
    let task = of_turns(1);
    let mv = wrong_moves(&begin(&task))[0];
    let mut slow = begin(&task);
    placed(&mut slow, mv);
    let mut solving = begin(&task);
    let effects = place(&mut solving, mv);
    assert!(asked(&effects).is_some());
    assert!(solving.view().thinking);
    // Nothing to skip to yet: the board waits.
    let _ = solving.apply_board(&BoardEvent::Tap(Cell::CP.into()));
    assert_eq!(state(&solving), PuzzleState::Refuting);
    let (mut solving, _) = refuting(&task, mv);
    assert_eq!(state(&solving), PuzzleState::Refuting);
    let _ = solving.apply_board(&BoardEvent::Tap(Cell::CP.into()));
    assert_eq!(state(&solving), PuzzleState::Wrong);
    assert_eq!(solving.game().position(), slow.game().position());
    // So does the button.
    let (mut solving, _) = refuting(&task, mv);
    let _ = solving.apply(SolvingEvent::Skip);
    assert_eq!(state(&solving), PuzzleState::Wrong);
    assert_eq!(solving.game().position(), slow.game().position());
}

#[test]
fn again_begins_anew_and_the_first_try_stays() {
    let task = of_turns(2);
    let mut solving = begin(&task);
    let mv = wrong_moves(&solving)[0];
    placed(&mut solving, mv);
    let effects = solving.apply(SolvingEvent::Again);
    run(&mut solving, effects);
    assert_eq!(state(&solving), PuzzleState::Open);
    assert_eq!(solving.game(), &task.start);
    solve(&mut solving);
    assert_eq!(solving.tries(), [Try::Wrong, Try::Right]);
}

#[test]
fn a_wrong_placement_later_in_the_solution_is_wrong_too() {
    let mut solving = begin(&of_turns(3));
    let first = solving.next_move().unwrap();
    placed(&mut solving, first);
    assert_eq!(state(&solving), PuzzleState::Open);
    assert_eq!(solving.view().turns, (1, 3));
    let mv = wrong_moves(&solving)[0];
    let seen = placed(&mut solving, mv);
    assert_eq!(tries(&seen), [Try::Wrong]);
    assert_eq!(state(&solving), PuzzleState::Wrong);
}

#[test]
fn the_solution_is_shown_only_after_a_wrong_placement() {
    let task = of_turns(2);
    let mut solving = begin(&task);
    assert!(solving.apply(SolvingEvent::Show).is_empty());
    let mv = wrong_moves(&solving)[0];
    placed(&mut solving, mv);
    let effects = solving.apply(SolvingEvent::Show);
    let seen = run(&mut solving, effects);
    assert_eq!(tries(&seen), [Try::Shown]);
    assert_eq!(state(&solving), PuzzleState::Shown);
    assert_eq!(first_moves(&solving, task.line.len()), task.line);
}

#[test]
fn a_hint_names_the_kind_first_and_then_the_cell() {
    let task = of_turns(2);
    let mut solving = begin(&task);
    let _ = solving.apply(SolvingEvent::Hint);
    assert_eq!(solving.view().clue, Clue::Kind);
    let _ = solving.apply(SolvingEvent::Hint);
    let view = solving.view();
    assert_eq!(view.clue, Clue::Cell(task.line[0].cell));
    assert!(!view.can_hint);
    let cell = &view.board.cells[task.line[0].cell.index()];
    assert_eq!(cell.highlight, Some(crate::session::Highlight::Target));
    solve(&mut solving);
    assert_eq!(solving.tries(), [Try::Helped]);
}

#[test]
fn a_hint_of_the_kind_alone_leaves_the_try_as_it_is() {
    let mut solving = begin(&of_turns(1));
    let _ = solving.apply(SolvingEvent::Hint);
    solve(&mut solving);
    assert_eq!(solving.tries(), [Try::Right]);
}

#[test]
fn another_call_that_leads_to_the_same_position_is_right() {
    let same = |task: &Task| {
        let cell = task.line[0].cell;
        matches!(task.start.calls(cell), Calls::Needed { same: true, .. })
    };
    let task = find(same);
    let mut solving = begin(&task);
    // There is no dialog: one's own colour is called, whatever the solution names.
    placed(&mut solving, task.line[0]);
    assert_ne!(state(&solving), PuzzleState::Refuting);
    assert_ne!(state(&solving), PuzzleState::Wrong);
}

#[test]
fn the_dialog_asks_where_the_call_decides_and_can_be_left() {
    let asks = |task: &Task| {
        let cell = task.line[0].cell;
        task.themes.contains(rsg_engine::puzzle::Theme::Call)
            && matches!(task.start.calls(cell), Calls::Needed { same: false, .. })
    };
    let task = find(asks);
    let mut solving = begin(&task);
    let _ = solving.apply_board(&BoardEvent::Tap(task.line[0].cell.into()));
    assert!(matches!(solving.overlay(), Some(BoardOverlay::Call(_))));
    let _ = solving.apply_board(&BoardEvent::CancelCall);
    assert_eq!(solving.overlay(), None);
    let _ = solving.apply_board(&BoardEvent::Tap(task.line[0].cell.into()));
    let wrong = !task.line[0].call.unwrap();
    let effects = solving.apply_board(&BoardEvent::Call(wrong));
    assert_eq!(tries(&effects), [Try::Wrong]);
}

#[test]
fn leaving_stops_the_question_and_an_old_answer_means_nothing() {
    let mut solving = begin(&of_turns(1));
    let mv = wrong_moves(&solving)[0];
    let effects = place(&mut solving, mv);
    let first = asked(&effects).unwrap();
    let effects = solving.attend(Attention::Away);
    assert!(effects.contains(&DriverEffect::Device(Command::StopThinking)));
    let solution = Thinker::with_megabytes(1).solve(&first, &|| false);
    let _ = refute(&mut solving, first.number, solution.clone());
    assert!(solving.view().refutation.is_none());
    let effects = solving.attend(Attention::Here);
    let second = asked(&effects).unwrap();
    assert_ne!(first.number, second.number);
    let _ = refute(&mut solving, first.number, solution);
    assert!(solving.view().refutation.is_none());
    run(&mut solving, effects);
    assert_eq!(state(&solving), PuzzleState::Wrong);
}

#[test]
fn left_in_the_middle_of_a_refutation_it_is_over_when_somebody_looks_again() {
    let task = of_turns(1);
    let mv = wrong_moves(&begin(&task))[0];
    let (mut solving, _) = refuting(&task, mv);
    let _ = solving.attend(Attention::Away);
    assert_eq!(state(&solving), PuzzleState::Refuting);
    let _ = solving.attend(Attention::Here);
    assert_eq!(state(&solving), PuzzleState::Wrong);
    assert!(solving.game().outcome().is_some());
}

#[test]
fn a_thinking_thread_that_fails_leaves_the_word_wrong() {
    let mut solving = begin(&of_turns(1));
    let mv = wrong_moves(&solving)[0];
    let effects = place(&mut solving, mv);
    let question = asked(&effects).unwrap();
    let _ = refute(&mut solving, question.number, None);
    let view = solving.view();
    assert_eq!(view.state, PuzzleState::Wrong);
    assert_eq!(view.refutation, None);
}

#[test]
fn what_is_decided_is_seen_when_the_stones_have_come_to_rest() {
    let task = of_turns(1);
    let mut solving = Solving::begin(task.clone(), lively(), 5);
    let effects = place(&mut solving, task.line[0]);
    assert_eq!(tries(&effects), [Try::Right]);
    assert_eq!(state(&solving), PuzzleState::Open);
    let step = solving.board_step().number;
    let _ = solving.apply_board(&BoardEvent::Animated { step });
    assert_eq!(state(&solving), PuzzleState::Solved);
}

/// A puzzle whose solution leaves placements to the end of the game.
fn with_an_end() -> Task {
    find(|task| {
        let mut game = task.start.clone();
        let solved = task.line.iter().all(|mv| game.play(*mv).is_ok());
        solved && task.own_turns(task.line.len()) == 1 && 4 <= game.position().board().empty().len()
    })
}

/// The lead of the solver by the panels, and the stones on the board.
fn shown(solving: &Solving) -> (i16, usize) {
    let view = solving.view();
    let total = |color| {
        let total = view.board.sides.panels[color].score.total;
        i16::try_from(total.in_halves() / 2).unwrap()
    };
    let stones = view.board.cells.iter().filter(|cell| cell.stone.is_some());
    (total(view.solver) - total(!view.solver), stones.count())
}

#[test]
fn a_solved_puzzle_is_won_on_the_board() {
    let task = with_an_end();
    let mut solving = begin(&task);
    let effects = placed(&mut solving, task.line[0]);
    assert_eq!(tries(&effects), [Try::Right]);
    assert!(solving.view().over);
    assert_eq!(
        (state(&solving), shown(&solving).0),
        (PuzzleState::Solved, task.margin)
    );
    // So does the solution, once it is shown.
    let mut solving = begin(&task);
    let wrong = wrong_moves(&solving)[0];
    placed(&mut solving, wrong);
    let effects = solving.apply(SolvingEvent::Show);
    run(&mut solving, effects);
    assert_eq!(
        (state(&solving), shown(&solving).0),
        (PuzzleState::Shown, task.margin)
    );
}

#[test]
fn the_end_of_a_solved_puzzle_is_shown_in_three_seconds_and_a_tap_ends_it() {
    let task = with_an_end();
    let answered = || {
        let mut solving = Solving::begin(task.clone(), lively(), 5);
        let _ = place(&mut solving, task.line[0]);
        let step = solving.board_step().number;
        let effects = solving.apply_board(&BoardEvent::Animated { step });
        let question = asked(&effects).unwrap();
        assert_eq!(
            state(&solving),
            PuzzleState::Solved,
            "nobody waits for the answer"
        );
        let mut thinker = Thinker::with_megabytes(1);
        let solution = thinker.solve(&question, &|| false);
        let effects = refute(&mut solving, question.number, solution);
        (solving, effects)
    };
    let (mut solving, mut effects) = answered();
    let (mut whole, mut seen) = (0, vec![shown(&solving).1]);
    while let Some((timer, millis)) = timer(&effects) {
        whole += millis;
        assert_eq!(state(&solving), PuzzleState::Solved);
        effects = solving.apply_board(&BoardEvent::Elapsed(timer));
        seen.push(shown(&solving).1);
    }
    assert_eq!(whole, 3000);
    assert!(3 < seen.len(), "{seen:?}: placement by placement");
    let end = shown(&solving);
    assert_eq!(end.0, task.margin);
    let (mut solving, _) = answered();
    assert_ne!(shown(&solving), end);
    let _ = solving.apply_board(&BoardEvent::Tap(Cell::CP.into()));
    assert_eq!(shown(&solving), end);
}

#[test]
fn nothing_of_a_puzzle_is_booked_or_saved_as_a_match() {
    let mut solving = begin(&of_turns(2));
    let mv = wrong_moves(&solving)[0];
    let mut seen = placed(&mut solving, mv);
    let effects = solving.apply(SolvingEvent::Again);
    seen.extend(run(&mut solving, effects));
    seen.extend(solve(&mut solving));
    let booked = |effect: &DriverEffect| {
        matches!(
            effect,
            DriverEffect::Save
                | DriverEffect::Book(_)
                | DriverEffect::BookSeries(_)
                | DriverEffect::Ask(_)
        )
    };
    assert!(!seen.iter().any(booked));
}

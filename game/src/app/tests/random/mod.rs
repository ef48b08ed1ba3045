//! Thousands of random events. Nothing panics, nothing that the engine calls impossible is reached, everything worth
//! keeping is saved in the same breath, and a kill at any time loses nothing.
mod events;
mod puzzles;
mod squares;

use super::*;
use crate::board::{Attention, BoardEvent};
use crate::session::{HintView, PuzzleState};
use crate::thinking::AskKind;
use rsg_classics::{Level, Mind};
use rsg_engine::Game;
use rsg_engine::analysis::{Care, Cost};

/// The app with a world around it that is as unhelpful as a world can be: what the app waits for comes late, twice, in
/// the wrong order or never.
struct World {
    app: App,
    /// The data saved last.
    disk: Profile,
    /// Answers and timers on their way.
    coming: Vec<Event>,
    /// The question that was asked and neither answered nor stopped.
    asked: Option<u64>,
    dice: u64,
    seen: Seen,
    /// The source of events, and the mind that answers there, where games on squares are played.
    on_squares: Option<Mind>,
}

/// The number of occurrences on the way: a test that never reaches anything proves nothing.
#[derive(Debug, Default)]
struct Seen {
    placements: usize,
    results: usize,
    hints: usize,
    practice: usize,
    words: usize,
    better: usize,
    solved: usize,
    refuted: usize,
    kills: usize,
    /// Kills late in a Reverse Match of Reversi.
    late_kills: usize,
    series_kills: usize,
    series_passed: usize,
    series_left: usize,
    overlays: std::collections::BTreeMap<&'static str, usize>,
}

impl World {
    fn new(seed: u64) -> World {
        let mut profile = still_profile();
        profile.settings.handover = true;
        profile.settings.hint_button = true;
        World::of(app_with(profile), seed, None)
    }

    fn of(app: App, seed: u64, on_squares: Option<Mind>) -> World {
        World {
            disk: app.profile().clone(),
            app,
            coming: Vec::new(),
            asked: None,
            dice: seed,
            seen: Seen::default(),
            on_squares,
        }
    }

    /// A number below `sides`.
    fn roll(&mut self, sides: usize) -> usize {
        self.dice = mix(self.dice, 1);
        (self.dice % sides as u64) as usize
    }

    fn pick<T: Clone>(&mut self, list: &[T]) -> T {
        let place = self.roll(list.len());
        list[place].clone()
    }

    /// Lets one random thing happen and looks whether all is well.
    fn step(&mut self) {
        // Few come to the end of a first game, so that a kill is likelier there.
        if self.is_late_in_a_reverse_match() && self.roll(8) == 0 {
            self.seen.late_kills += 1;
            return self.kill();
        }
        match self.roll(200) {
            0 => self.kill(),
            1 => self.tell(Event::Suspended),
            2..=3 => self.tell(Event::Resumed),
            4 => {
                let day = format!("2026-11-{:02}", 15 + self.roll(10));
                self.app.date_is(&day);
                self.tell(Event::DateChanged);
            }
            _ => {
                let event = match self.on_squares {
                    Some(_) => self.event_on_squares(),
                    None => self.event(),
                };
                self.tell(event);
            }
        }
    }

    /// Passes the app an event, carries out its effects, and checks the invariants.
    fn tell(&mut self, event: Event) {
        let forged = matches!(event, Event::Dev(_));
        let before = (
            self.app.profile().matches().len(),
            self.app.profile().left_series().len(),
            self.placements(),
        );
        let effects = self.app.tell(event.clone());
        let is_due = effects.contains(&Effect::SaveSoon);
        for effect in effects {
            self.carry_out(effect);
        }
        // The moment passes at once.
        if is_due {
            for effect in self.app.tell(Event::SaveDue) {
                self.carry_out(effect);
            }
        }
        let matches = self.app.profile().matches().len();
        assert!(forged || before.0 <= matches, "{event:?} lost a result");
        if !forged {
            self.seen.results += matches - before.0;
            self.seen.series_left += self.app.profile().left_series().len() - before.1;
        }
        self.seen.placements += usize::from(before.2 < self.placements());
        self.check(&event);
    }

    fn placements(&self) -> Option<usize> {
        Some(self.app.context.open_matches.star()?.game().turns())
    }

    fn carry_out(&mut self, effect: Effect) {
        match effect {
            Effect::Save => self.disk = self.app.profile().clone(),
            Effect::Ask(question) => self.think(question.number, question.topic),
            Effect::Device(Command::StopThinking) => self.asked = None,
            Effect::Device(Command::After { timer, .. }) => {
                self.coming.push(BoardEvent::Elapsed(timer).into());
            }
            _ => {}
        }
    }

    fn think(&mut self, number: u64, topic: Topic) {
        match topic {
            Topic::Turn(turn) => {
                let moves = turn.game.moves();
                assert!(!moves.is_empty(), "asked about a game without a move");
                self.asked = Some(number);
                if let Some(judged) = turn.judge {
                    self.come_with_a_word(number, &turn.game, judged);
                }
                let mv = match self.roll(50) {
                    0 => Move::plain(Cell::CP),
                    _ => self.pick(&moves),
                };
                self.coming.push(answer(number, Finding::Turn(mv.into())));
            }
            Topic::Cost(placement) => {
                self.come_with_a_word(number, &placement.game, placement.turn);
            }
            Topic::Ending(game) => {
                let solution = self.any_solution(&game);
                self.coming.push(answer(number, Finding::Ending(solution)));
            }
            Topic::Replay(replay) => {
                let moves = replay.play(|turn| turn.game.moves().first().copied());
                let finding = Finding::Replayed(moves.unwrap_or_default());
                self.coming.push(answer(number, finding));
            }
            Topic::Analysis(analysis) => {
                let turns = analysis.game.turns().len();
                let judged = |turn, loss| {
                    let judgement = Box::new(judgement(&analysis, turn, loss));
                    answer(number, Finding::Judged(judgement, Care::Full))
                };
                if self.roll(3) == 0 {
                    for turn in 0..turns {
                        let loss = self.roll(9) as i32;
                        self.tell(judged(turn, loss));
                    }
                    self.tell(answer(number, Finding::Done));
                } else {
                    let turn = self.roll(turns);
                    self.coming.push(judged(turn, 3));
                }
            }
            Topic::SquaresTurn(turn) => {
                self.asked = Some(number);
                let mind = self.on_squares.as_mut().unwrap();
                let level = turn.level.or(Some(Level::One));
                let play = match turn.wish {
                    AskKind::Turn => mind.play_on(&*turn.game, level, 1, &|| false),
                    AskKind::Lost | AskKind::Hint => mind.choose(&*turn.game, level, 1, &|| false),
                };
                let play = play.expect("asked about a game that is over");
                self.coming.push(answer(number, Finding::Turn(play.into())));
            }
            Topic::Puzzle(game) => {
                let verdict = super::sets::verdict_on(game.position());
                self.coming
                    .push(answer(number, Finding::Puzzle(Some(verdict))));
            }
            Topic::SquaresPuzzle(_) => {
                self.coming.push(answer(number, Finding::Puzzle(None)));
            }
            Topic::SquaresPosition(_) | Topic::SquaresCost(_) => {
                panic!("no game on squares is looked at or practised here")
            }
        }
    }

    /// A word on a placement is on its way.
    fn come_with_a_word(&mut self, question: u64, game: &Game, turn: usize) {
        let before = game.positions()[turn];
        let best = self.pick(&before.moves());
        let cost = Cost {
            points: self.roll(9) as i32,
            exact: self.roll(2) == 0,
            best,
            reply: None,
            loses_lead: self.roll(2) == 0,
        };
        self.coming.push(answer(question, Finding::Cost(cost)));
    }

    /// The app is killed and started again.
    fn kill(&mut self) {
        let before = self.app.clone();
        let (app, effects) = App::new(Start {
            profile: self.disk.clone(),
            at: before.now(),
            seed: 12,
            dev: true,
            trouble: None,
            puzzles: Some(Puzzles::shipped()),
        });
        self.app = app;
        self.asked = None;
        for effect in effects {
            self.carry_out(effect);
        }
        assert_eq!(self.app.profile(), before.profile());
        assert_eq!(self.app.progress(), before.progress());
        assert_eq!(before.waiting(), self.app.waiting());
        let open = &before.context.open_matches;
        if let Some(id) = open.get(GameKind::Star).and_then(|one| one.id) {
            let kept = self.app.profile().waiting.get(id).unwrap().game.clone();
            let again =
                Match::restore(Snapshot::clone(&kept), before.context.books.board_options())
                    .unwrap();
            let (before, after) = (open.star().unwrap().game(), again.game());
            assert_eq!(before, after, "position, ko memory, mover and record");
        }
        self.seen.kills += 1;
        self.seen.series_kills += usize::from(self.app.in_series());
        self.check(&Event::Link("killed".to_owned()));
    }

    /// Checks the invariants, which hold at every moment.
    fn check(&mut self, event: &Event) {
        let app = &self.app;
        assert_eq!(self.disk, *app.profile(), "{event:?} was not saved");
        let running = app.context.open_matches.star();
        let snapshot = running.map(|game| game.snapshot());
        for kind in GameKind::ALL {
            if let Some(running) = app.context.open_matches.get(kind) {
                let kept = app.profile().waiting.get(running.id.unwrap()).unwrap();
                let snapshot = running.current.snapshot();
                assert_eq!(*kept.game, snapshot, "after {event:?}");
            }
        }
        assert!(app.waiting_order().len() <= WaitingGames::MOST + 1);
        assert!(
            app.screen() == ScreenName::Play || !app.in_series(),
            "{event:?} left a series"
        );
        assert_eq!(app.screen() == ScreenName::Play, app.play().is_some());
        assert_eq!(
            app.screen() == ScreenName::Tutorial,
            app.tutorial().is_some()
        );
        match event {
            Event::Suspended => assert!(app.away),
            Event::Resumed | Event::Back | Event::Open(_) => assert!(!app.away, "{event:?}"),
            _ => {}
        }
        for kind in GameKind::ALL {
            let Some(game) = app.context.open_matches.game(kind) else {
                continue;
            };
            let is_shown = app.screen() == ScreenName::Play && app.shown_kind() == kind;
            let attention = match &app.modal {
                None if is_shown && !app.away => Attention::Here,
                Some(_) if is_shown && !app.away => Attention::Held,
                _ => Attention::Away,
            };
            assert_eq!(game.attention(), attention, "after {event:?}");
        }
        if let Some(snapshot) = &snapshot {
            check_possible(snapshot, running.unwrap().game().star().unwrap());
        }
        if let Some(view) = app.play() {
            let game = app.shown_game();
            let number = game.last_question();
            let thinking = (app.modal.is_none() && view.game.sides.turn.thinking).then_some(number);
            assert!(
                thinking.is_none() || thinking == self.asked,
                "after {event:?}"
            );
            let person = view.game.cells().iter().any(|cell| cell.mark != Mark::None)
                || app.squares().iter().any(|square| square.playable);
            assert!(!(person && view.game.sides.turn.thinking));
            let practice = view.game.practice.as_ref();
            let said = practice.is_some_and(|practice| practice.verdict.is_some());
            self.seen.words += usize::from(said);
            let shown = practice.is_some_and(|practice| practice.better.is_some());
            self.seen.better += usize::from(shown);
            self.seen.hints += usize::from(matches!(view.game.hint, HintView::Shown(_)));
            let opponent = &game.plan().opponent;
            self.seen.practice += usize::from(matches!(opponent, Opponent::Practice { .. }));
            let series = running.filter(|_| view.game.facts.series.is_some());
            let end = series.filter(|game| game.is_over());
            let passed = end.is_some_and(|game| game.series_end().unwrap().passed());
            self.seen.series_passed += usize::from(passed);
        }
        assert_eq!(app.screen() == ScreenName::Puzzle, app.puzzle().is_some());
        if let Some(view) = app.puzzle() {
            let state = view.solving.state;
            self.seen.solved += usize::from(state == PuzzleState::Solved);
            self.seen.refuted += usize::from(state == PuzzleState::Wrong);
        }
        let (_, _) = (app.puzzles(), app.solved_puzzles());
        let (_, _, _) = (app.home(), app.setup(), app.calendar());
        let (_, _, _) = (app.ranks(), app.rank_up(), app.records());
        if let Some(overlay) = app.overlay() {
            *self.seen.overlays.entry(name(&overlay)).or_default() += 1;
        }
    }
}

/// The kept moves are a game by the rules, and the one that is played.
fn check_possible(snapshot: &Snapshot, game: &Game) {
    if !matches!(snapshot.stage, SavedStage::Playing { .. }) {
        return;
    }
    let mut again = Game::from_position(snapshot.plan.start());
    for turn in turns_of(snapshot).split_whitespace() {
        again.play(turn.parse().unwrap()).unwrap();
    }
    assert_eq!(again, *game);
    assert_eq!(again.outcome(), None);
}

fn name(overlay: &Overlay) -> &'static str {
    match overlay {
        Overlay::Board(session::BoardOverlay::Call(_)) => "call",
        Overlay::Board(session::BoardOverlay::Pass { .. }) => "pass",
        Overlay::Board(session::BoardOverlay::HandOver { .. }) => "hand over",
        Overlay::Board(session::BoardOverlay::UndoAsked { .. }) => "undo-asked",
        Overlay::Board(session::BoardOverlay::Absence { .. }) => "absence",
        Overlay::Result(_) => "result",
        Overlay::Rules(_) => "rules",
        Overlay::Confirm(ConfirmView::Quit { .. }) => "quit",
        Overlay::Confirm(ConfirmView::Hint) => "hint",
        Overlay::Confirm(ConfirmView::LeaveSeries) => "leave series",
        Overlay::Confirm(ConfirmView::TooMany { .. }) => "too many",
        Overlay::Confirm(ConfirmView::Resign) => "resign",
        Overlay::Confirm(ConfirmView::ResignOnSquares) => "resign on squares",
        Overlay::Confirm(ConfirmView::ForgetGame) => "forget",
        Overlay::Confirm(ConfirmView::ForgetUnanswered { .. }) => "forget unanswered",
        Overlay::Confirm(ConfirmView::TakeGames { .. }) => "take games",
        Overlay::Confirm(ConfirmView::ForgetFriend { .. }) => "forget friend",
        Overlay::Confirm(ConfirmView::ForgetSet) => "forget set",
        Overlay::Confirm(ConfirmView::Erase) => "erase",
        Overlay::Confirm(ConfirmView::Import { .. }) => "import",
        Overlay::Help(_) => "help",
        Overlay::Code(_) => "code",
        Overlay::Share(_) => "share",
        Overlay::GuestLink(_) => "guest",
    }
}

#[test]
fn random_events_never_break_the_app_and_a_kill_never_loses_anything() {
    let mut worlds = Vec::new();
    for seed in 0..12 {
        let mut world = World::new(seed);
        for _ in 0..3000 {
            world.step();
        }
        worlds.push(world.seen);
    }
    let sum = |of: fn(&Seen) -> usize| worlds.iter().map(of).sum::<usize>();
    assert!(sum(|seen| seen.placements) > 2000, "{worlds:?}");
    assert!(sum(|seen| seen.results) > 40, "{worlds:?}");
    assert!(sum(|seen| seen.practice) > 50, "{worlds:?}");
    assert!(sum(|seen| seen.words) > 50, "{worlds:?}");
    assert!(sum(|seen| seen.better) > 5, "{worlds:?}");
    assert!(sum(|seen| seen.hints) > 50, "{worlds:?}");
    assert!(sum(|seen| seen.solved) > 20, "{worlds:?}");
    assert!(sum(|seen| seen.refuted) > 20, "{worlds:?}");
    assert!(sum(|seen| seen.kills) > 50, "{worlds:?}");
    assert!(sum(|seen| seen.series_kills) > 0, "{worlds:?}");
    assert!(sum(|seen| seen.series_left) > 0, "{worlds:?}");
    assert!(sum(|seen| seen.series_passed) > 0, "{worlds:?}");
    for overlay in [
        "call",
        "pass",
        "hand over",
        "result",
        "quit",
        "hint",
        "leave series",
        "help",
    ] {
        let met = |seen: &Seen| seen.overlays.contains_key(overlay);
        assert!(worlds.iter().any(met), "never met: {overlay}");
    }
}

#[test]
fn random_events_on_squares_break_nothing_either() {
    let (mut results, mut kills, mut late_kills) = (0, 0, 0);
    for seed in 0..12 {
        let app = match seed % 2 {
            0 => squares::late_in_a_reverse_match(),
            _ => app(),
        };
        let mut world = World::of(app, seed, Some(Mind::default()));
        for _ in 0..3000 {
            world.step();
        }
        results += world.seen.results;
        kills += world.seen.kills;
        late_kills += world.seen.late_kills;
    }
    assert!(
        20 < results && 20 < kills && 5 < late_kills,
        "{results} results, {kills} kills, {late_kills} of them late"
    );
}

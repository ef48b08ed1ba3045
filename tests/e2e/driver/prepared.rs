//! Games that wait when the app starts: a scenario begins where it has something to prove. The app takes them up as it
//! takes up its own after a flat battery.

use reverstargo::cpu::engine_level;
use rsg_classics::Terms;
use rsg_engine::{Color, Game, Limits, Move, Position, Thinker};
use rsg_game::games::BoardGame as _;
use rsg_game::progress::{
    ByPlayer, CalendarDay, CpuLevel, Format, Help, KeptGame, Opponent, Plan, Profile, Rules,
    SavedStage, Snapshot, TodayStrength,
};

use super::app::App;
use super::autoplay::{Aim, best};

/// The placements of one's own that are missing in a game that is nearly over.
const MISSING: usize = 2;

impl App<'_> {
    /// With a game on squares that waits after the turns of this text, with its player as Black; of one that is over
    /// the result waits.
    pub fn waiting(self, text: &str, opponent: Opponent) -> Self {
        let (terms, turns) = Terms::named_in(text).expect("a text with terms");
        let game = terms.read(turns).expect("turns of that game");
        let record = game.record();
        let (finished, stage) = if game.is_over() {
            (vec![record], SavedStage::Over)
        } else {
            (Vec::new(), playing(record))
        };
        self.change_profile(|profile| {
            let plan = plan(profile, terms.into(), opponent, Color::Black);
            let pasted = true;
            let plan = Plan { pasted, ..plan };
            keep(profile, plan, finished, stage);
        });
        self
    }

    /// With a game of two people on the star that waits after this line.
    pub fn waiting_after(self, line: &str) -> Self {
        let moves: Vec<Move> = line
            .split_whitespace()
            .map(|text| text.parse().expect("a placement"))
            .collect();
        let people = Opponent::People(ByPlayer::default());
        self.waiting_on_the_star(&moves, people, Color::Black)
    }

    /// With a game on the star that waits with two placements of its player's missing, after which it is won or lost,
    /// whatever the other side does.
    pub fn nearly_over(self, opponent: Opponent, color: Color, aim: Aim) -> Self {
        self.change_profile(|profile| keep_nearly_over(profile, opponent, color, aim));
        self
    }

    /// With the game of the day at Lv.1, which waits with two placements of its player's missing.
    pub fn todays_nearly_over(self, day: &str, aim: Aim) -> Self {
        self.change_profile(|profile| keep_todays_nearly_over(profile, day, aim));
        self
    }

    fn waiting_on_the_star(self, moves: &[Move], opponent: Opponent, color: Color) -> Self {
        self.change_profile(|profile| {
            let plan = plan(profile, Rules::Star, opponent, color);
            keep_on_the_star(profile, plan, moves);
        });
        self
    }
}

/// Adds a game on the star that is nearly over to those that wait: see [`App::nearly_over`].
pub fn keep_nearly_over(profile: &mut Profile, opponent: Opponent, color: Color, aim: Aim) {
    let mut games =
        (1..).map(|seed| nearly_over(opponent.start(), color, aim, CpuLevel::One, seed));
    let decided = games.find(|game| ends_so(game, color, aim));
    let game = decided.expect("one game among many is decided by then");
    let plan = plan(profile, Rules::Star, opponent, color);
    keep_on_the_star(profile, plan, &moves_of(&game));
}

/// Adds the game of a day to those that wait: see [`App::todays_nearly_over`]. All answers in it are the CPU's own, so
/// that others can play it again.
pub fn keep_todays_nearly_over(profile: &mut Profile, day: &str, aim: Aim) {
    let day = CalendarDay::parse(day).expect("a day of the calendar");
    let strength = TodayStrength::One;
    let opponent = Opponent::Today { day, strength };
    let (own, seed) = (opponent.start().to_move(), strength.seed(day));
    let game = without_the_last(todays_game(day, strength, aim), own);
    let plan = plan(profile, Rules::Star, opponent, own);
    keep_on_the_star(profile, Plan { seed, ..plan }, &moves_of(&game));
}

/// The game of a day to its end. All answers in it are the CPU's own.
pub fn todays_game(day: CalendarDay, strength: TodayStrength, aim: Aim) -> Game {
    let start = Opponent::Today { day, strength }.start();
    let seed = strength.seed(day);
    played_out(start, start.to_move(), aim, strength.level(), seed)
}

fn keep_on_the_star(profile: &mut Profile, plan: Plan, moves: &[Move]) {
    let stage = playing(KeptGame::record_of(moves));
    keep(profile, plan, Vec::new(), stage);
}

fn moves_of(game: &Game) -> Vec<Move> {
    game.turns().iter().map(|turn| turn.mv).collect()
}

/// A single game of this player against that opponent, under the next number.
fn plan(profile: &Profile, rules: Rules, opponent: Opponent, color: Color) -> Plan {
    let people = ByPlayer::default();
    Plan {
        id: profile.next_match_id(),
        opponent,
        ..Plan::by_message(rules, people, Format::Single, color, 1)
    }
}

fn playing(moves: String) -> SavedStage {
    SavedStage::Playing {
        moves,
        undone: false,
        forward: String::new(),
        mild: 0,
    }
}

fn keep(profile: &mut Profile, plan: Plan, finished: Vec<String>, stage: SavedStage) {
    let game = Snapshot {
        plan,
        finished,
        help: Help::default(),
        stage,
        clock: None,
        resigned: false,
    };
    profile.waiting.keep(None, game);
}

/// A game from this position of one side against the CPU, without the last placements.
fn nearly_over(start: Position, own: Color, aim: Aim, level: CpuLevel, seed: u64) -> Game {
    without_the_last(played_out(start, own, aim, level, seed), own)
}

/// A game from this position of one side against the CPU, to its end.
fn played_out(start: Position, own: Color, aim: Aim, level: CpuLevel, seed: u64) -> Game {
    let (mut game, mut thinker) = (Game::from_position(start), Thinker::with_megabytes(1));
    while game.end().is_none() {
        let mv = if game.position().to_move() == own {
            chosen(&game, aim)
        } else {
            let report = thinker.choose(&game, engine_level(level), seed, Limits::default());
            report.expect("the game is not over").best
        };
        game.play(mv).expect("it is legal");
    }
    game
}

/// A game that is over, without the last placements of one side.
fn without_the_last(mut game: Game, own: Color) -> Game {
    let mut missing = 0;
    while missing < MISSING {
        game.undo().expect("a game has more placements");
        missing += usize::from(game.position().to_move() == own);
    }
    game
}

/// The placement of somebody who plays as a scenario does.
fn chosen(game: &Game, aim: Aim) -> Move {
    let legal = game.moves();
    let offered = |cell| legal.iter().any(|mv| mv.cell == cell);
    let best = best(&game.position(), offered, aim).expect("the game is not over");
    // The best call may be the one that ko blocks.
    let other = || legal.iter().copied().find(|mv| mv.cell == best.cell);
    let allowed = legal.contains(&best).then_some(best).or_else(other);
    allowed.expect("that cell is offered")
}

/// Returns true if the game ends as one side wants it, which plays as a scenario does, whatever the other one does.
fn ends_so(game: &Game, own: Color, aim: Aim) -> bool {
    if let Some(outcome) = game.outcome() {
        let wanted = if aim == Aim::Win { own } else { !own };
        return outcome.winner == Some(wanted);
    }
    if game.position().to_move() == own {
        let mut after = game.clone();
        after.play(chosen(game, aim)).expect("it is legal");
        return ends_so(&after, own, aim);
    }
    game.moves().into_iter().all(|mv| {
        let mut after = game.clone();
        after.play(mv).expect("it is legal");
        ends_so(&after, own, aim)
    })
}

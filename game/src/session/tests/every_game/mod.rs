//! The behaviour of a match, each written once and tried in every game of which it is true.
//!
//! [`GAMES`] is the table of games: a line of turns and a whole game of each. [`Played`] drives a match of any of them
//! from outside: events in, effects and view out.

pub mod by_message;
mod clock;
mod cpu;
mod ends;
mod hint;
mod keeping;
mod passes;
mod people;
mod practice;
mod reverse;
mod whole;

use rsg_classics::{self as classics, Judgement, Points, Terms};

use super::*;
use crate::board::Spot;
use crate::play::Play;
use crate::progress::saved::moves;
use crate::progress::{GameKind, Millis, Outcome, PlayerName};
use crate::thinking::AskKind;

/// A game of the table.
#[derive(Debug)]
pub struct GameCase {
    /// Its terms; none on the star.
    pub terms: Option<&'static str>,
    /// Turns from the beginning: Black's and White's in turn, and nobody is asked for a call.
    pub line: [&'static str; 5],
    /// Another first turn.
    pub other: &'static str,
    /// A spot on which nothing can be placed at the beginning.
    pub nowhere: &'static str,
    /// A whole game, Black's and White's turns in turn, and who wins it.
    pub whole: &'static str,
    pub winner: Color,
}

pub static STAR: GameCase = GameCase {
    terms: None,
    line: ["B4", "BQ", "CQ", "C1", "BX"],
    other: "B6",
    nowhere: "CP",
    whole: BLACK_WINS,
    winner: Color::Black,
};

pub static REVERSI: GameCase = GameCase {
    terms: Some("reversi 8 othello most"),
    line: ["d3", "c3", "c4", "c5", "b3"],
    other: "c4",
    nowhere: "a1",
    // White has no disc left.
    whole: "e6 f4 e3 f6 g5 d6 e7 f5 c5",
    winner: Color::Black,
};

pub static GO: GameCase = GameCase {
    terms: Some("go 9 7 0"),
    line: ["e5", "a1", "b1", "button", "c3"],
    other: "c3",
    nowhere: "j10",
    whole: "e5 a1 b1 button pass pass",
    winner: Color::White,
};

pub static GAMES: [&GameCase; 3] = [&STAR, &REVERSI, &GO];

/// The games in which a match may have two games.
pub static WITH_REVERSE: [&GameCase; 2] = [&STAR, &REVERSI];

impl GameCase {
    /// The case of this game.
    pub fn of(kind: GameKind) -> &'static GameCase {
        GAMES.into_iter().find(|case| case.kind() == kind).unwrap()
    }

    pub fn kind(&self) -> GameKind {
        self.rules().game().unwrap()
    }

    pub fn rules(&self) -> Rules {
        let terms = self.terms.map(|terms| terms.parse::<Terms>().unwrap());
        terms.map_or(Rules::Star, Rules::from)
    }

    pub fn plan(&self, opponent: Opponent, first: Color) -> Plan {
        Plan {
            rules: self.rules(),
            ..plan(opponent, first)
        }
    }

    pub fn begin(&'static self, opponent: Opponent, first: Color) -> Played {
        self.begin_as(self.plan(opponent, first), still()).0
    }

    pub fn begin_as(
        &'static self,
        plan: Plan,
        options: BoardOptions,
    ) -> (Played, Vec<DriverEffect>) {
        self.begin_at(plan, None, options, 0)
    }

    pub fn begin_at(
        &'static self,
        plan: Plan,
        turns: Option<&str>,
        options: BoardOptions,
        now: Millis,
    ) -> (Played, Vec<DriverEffect>) {
        let (current, effects) = Match::begin_at(plan, turns, options, now).unwrap();
        let played = Played {
            case: self,
            options,
            current,
        };
        (played, effects)
    }

    /// A game against the CPU in which the player is black.
    pub fn against_cpu(&'static self) -> Played {
        self.begin(cpu(), Color::Black)
    }

    pub fn two_people(&'static self) -> Played {
        self.begin(people(), Color::Black)
    }

    /// The first `turns` turns of the line.
    pub fn start(&self, turns: usize) -> String {
        self.line[..turns].join(" ")
    }

    pub fn play(&self, word: &str) -> Play {
        word.parse().unwrap()
    }

    /// The thinking thread's finding about a turn that cost `points` points.
    fn word(&self, points: i32, best: &str) -> Finding {
        let best = self.play(best);
        match best.on_star() {
            Some(best) => Finding::Cost(rsg_engine::analysis::Cost {
                points,
                exact: true,
                best,
                reply: None,
                loses_lead: false,
            }),
            None => Finding::Position(Some(Judgement {
                best: best.on_squares(),
                lead: Points::default(),
                played: Some(Points::whole(-points)),
                exact: true,
            })),
        }
    }
}

/// A match of a game of the table.
#[derive(Debug, Clone)]
pub struct Played {
    pub case: &'static GameCase,
    pub options: BoardOptions,
    pub current: Match,
}

impl std::ops::Deref for Played {
    type Target = Match;

    fn deref(&self) -> &Self::Target {
        &self.current
    }
}

impl std::ops::DerefMut for Played {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.current
    }
}

impl Played {
    pub fn tell(&mut self, event: BoardEvent) -> Vec<DriverEffect> {
        self.apply_board(&event)
    }

    /// A person's turn: on the board with the call that it needs, or beside it.
    pub fn place(&mut self, word: &str) -> Vec<DriverEffect> {
        self.make(self.case.play(word))
    }

    pub fn make(&mut self, play: Play) -> Vec<DriverEffect> {
        let mut effects = match play.spot() {
            None => self.tell(BoardEvent::Beside(play.clone())),
            Some(spot) => self.tell(BoardEvent::Tap(spot)),
        };
        if let (Some(BoardOverlay::Call(_)), Play::Place { call, .. }) = (self.overlay(), play) {
            effects.extend(self.tell(BoardEvent::Call(call.unwrap())));
        }
        effects
    }

    /// Plays these turns as people and for the CPU, past every notice and animation; at a stop it is agreed that
    /// nothing is lost.
    pub fn drive(&mut self, words: &str) -> Vec<DriverEffect> {
        let mut effects = Vec::new();
        for word in words.split_whitespace() {
            effects.extend(self.tell(BoardEvent::GoOn));
            let turns = self.turns();
            effects.extend(match self.view().sides.turn.thinking {
                true => self.answer(word),
                false => self.place(word),
            });
            effects.extend(self.show());
            assert_eq!(self.turns(), turns + 1, "{word} in {:?}", self.case);
        }
        if self.view().sides.turn.stopped {
            effects.extend(self.answer_with(self.last_question(), Play::Agree(Vec::new())));
            effects.extend(self.tell(BoardEvent::Agree));
        }
        effects
    }

    /// The CPU's answer to the question that is open, and the end of its pause.
    pub fn answer(&mut self, word: &str) -> Vec<DriverEffect> {
        let question = self.last_question();
        let mut effects = self.answer_to(question, word);
        effects.extend(self.tell(BoardEvent::Elapsed(Timer::Pace(question))));
        effects
    }

    pub fn answer_to(&mut self, question: u64, word: &str) -> Vec<DriverEffect> {
        self.answer_with(question, self.case.play(word))
    }

    pub fn answer_with(&mut self, question: u64, play: Play) -> Vec<DriverEffect> {
        let finding = Finding::Turn(play);
        self.tell(BoardEvent::Answer(Answer { question, finding }))
    }

    /// The word on a turn that a question asked for.
    pub fn judge(&mut self, question: u64, points: i32, best: &str) -> Vec<DriverEffect> {
        let finding = self.case.word(points, best);
        self.tell(BoardEvent::Answer(Answer { question, finding }))
    }

    /// The drawing has done with what it shows.
    pub fn show(&mut self) -> Vec<DriverEffect> {
        let step = self.board_step().number;
        self.tell(BoardEvent::Animated { step })
    }

    /// The number of turns made in the game on the board.
    pub fn turns(&self) -> usize {
        self.game().turns()
    }

    /// Every turn of the game on the board.
    pub fn record(&self) -> String {
        self.game().written()
    }

    /// The record as it would be after these turns from the beginning.
    pub fn record_of(&self, words: &str) -> String {
        let plan = self.case.plan(people(), Color::Black);
        let (game, _) = self.case.begin_at(plan, Some(words), still(), 0);
        game.record()
    }

    /// The match as it was kept; nobody looks at it.
    pub fn kept(&self) -> Played {
        let current = Match::restore(self.snapshot(), self.options).unwrap();
        Played { current, ..*self }
    }

    /// The match after a kill.
    pub fn killed(&self) -> Played {
        let mut back = self.kept();
        back.attend(Attention::Here);
        back
    }

    pub fn leave(self) -> Vec<DriverEffect> {
        self.current.leave()
    }

    /// The parts of a match that a restored one must have in common with it.
    pub fn same(&self) -> (String, Snapshot, bool, bool) {
        (
            self.record(),
            self.snapshot(),
            self.is_over(),
            self.is_between(),
        )
    }

    pub fn seconds(&self, color: Color) -> Option<u64> {
        self.view().sides.panels[color].seconds
    }

    pub fn is_handed_over(&self) -> bool {
        matches!(self.overlay(), Some(BoardOverlay::HandOver { .. }))
    }

    pub fn asks_for_undo(&self) -> Option<Color> {
        match self.overlay() {
            Some(BoardOverlay::UndoAsked { color, .. }) => Some(color),
            _ => None,
        }
    }

    /// The spots of the board that is shown, with their stones.
    pub fn stones(&self) -> Vec<(Spot, Option<Color>)> {
        match self.view().board {
            BoardView::Star { cells, .. } => {
                let cells = cells.iter().map(|cell| (cell.cell.into(), cell.stone));
                cells.collect()
            }
            BoardView::Squares(board) => {
                let squares = board
                    .squares
                    .iter()
                    .map(|one| (one.square.into(), one.stone));
                squares.collect()
            }
        }
    }

    /// The number of spots of it on which the person to move can place.
    pub fn open_spots(&self) -> usize {
        match self.view().board {
            BoardView::Star { cells, .. } => {
                let open = cells.iter().filter(|cell| cell.mark != Mark::None);
                open.count()
            }
            BoardView::Squares(board) => {
                let open = board.squares.iter().filter(|square| square.playable);
                open.count()
            }
        }
    }

    pub fn is_closed(&self) -> bool {
        self.open_spots() == 0
    }

    /// Returns true if this turn is pointed out on the board, and no other.
    pub fn points_out(&self, word: &str) -> bool {
        let pointed_out: Vec<Spot> = match self.view().board {
            BoardView::Star { cells, .. } => {
                let held = cells.iter().filter(|cell| cell.ghost.is_some());
                held.map(|cell| cell.cell.into()).collect()
            }
            BoardView::Squares(board) => {
                let hinted = board.squares.iter().filter(|square| square.hinted);
                hinted.map(|square| square.square.into()).collect()
            }
        };
        pointed_out == [self.spot(word).unwrap()]
    }

    /// Taps on every spot.
    pub fn tap_everywhere(&mut self) -> Vec<DriverEffect> {
        let spots = self.stones().into_iter();
        spots
            .flat_map(|(spot, _)| self.tell(BoardEvent::Tap(spot)))
            .collect()
    }

    /// The spot of a turn; none of one beside the board.
    pub fn spot(&self, word: &str) -> Option<Spot> {
        self.case.play(word).spot()
    }
}

/// A question for a turn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AskedTurn {
    pub number: u64,
    /// The CPU's level; none where the best turn is asked for.
    pub level: Option<CpuLevel>,
    pub seed: u64,
    /// The turn that is to be judged with it.
    pub judge: Option<usize>,
    /// The turns of the game that is asked about.
    pub record: String,
}

/// The questions for turns in these effects.
pub fn turns_asked(effects: &[DriverEffect]) -> Vec<AskedTurn> {
    let turn = |topic: &Topic| match topic {
        Topic::Turn(turn) => Some(AskedTurn {
            number: 0,
            level: Some(turn.level).filter(|level| *level != CpuLevel::Oracle),
            seed: turn.seed,
            judge: turn.judge,
            record: moves::of(&turn.game),
        }),
        Topic::SquaresTurn(turn) if turn.wish != AskKind::Lost => Some(AskedTurn {
            number: 0,
            level: turn.level.map(CpuLevel::from),
            seed: turn.seed,
            judge: turn.judge,
            record: turn.game.record(),
        }),
        _ => None,
    };
    let asked = asked_for(effects, turn);
    asked
        .map(|asked| AskedTurn {
            number: asked.number,
            ..(*asked).clone()
        })
        .collect()
}

/// The last one of them.
pub fn turn_asked(effects: &[DriverEffect]) -> Option<AskedTurn> {
    turns_asked(effects).pop()
}

/// The turns of which a word is asked for alone, with the numbers of the questions.
pub fn words_asked(effects: &[DriverEffect]) -> Vec<(u64, usize)> {
    let turn = |topic: &Topic| match topic {
        Topic::Cost(placement) => Some(placement.turn),
        Topic::SquaresCost(position) => Some(position.game.turns()),
        _ => None,
    };
    asked_for(effects, turn)
        .map(|asked| (asked.number, *asked))
        .collect()
}

pub fn practice() -> Opponent {
    Opponent::practice(CpuLevel::One)
}

pub fn named() -> Opponent {
    Opponent::People(ByPlayer::from(["Mira", "Aki"].map(PlayerName::new)))
}

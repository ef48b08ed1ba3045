//! A match on squares: what only it has, and its view.

use rsg_classics::{self as classics, AnyRefusal, Square, SquaresGame};
use rsg_engine::Color;

use super::board::DrivenBoard;
use super::game::{Damaged, MatchGame};
use crate::board::{AnySquaresGame, Asking, News, Phase, Spot};
use crate::play::Play;
use crate::progress::{CpuLevel, GameSoFar, Plan};
use crate::session::speech::{BoardSummary, Next, Speech};
use crate::session::view::{
    Aiming, BesideView, Highlight, PlayedBoard, PointView, SquareView, SquaresNote, SquaresView,
};
use crate::session::{Who, mix};
use crate::thinking::{AskKind, SquaresTurn, Topic};

impl MatchGame for AnySquaresGame {
    const COUNTS_HELP: bool = false;
    const NUMBERS_EVERY_GAME: bool = false;

    fn read(plan: &Plan, turns: &str) -> Result<AnySquaresGame, Damaged> {
        let terms = plan.rules.terms().ok_or(Damaged::Text)?;
        terms.read(turns).map_err(|_| Damaged::Text)
    }

    fn of(game: &GameSoFar) -> Option<AnySquaresGame> {
        game.squares().map(SquaresGame::copy)
    }

    fn next_game(&self) -> AnySquaresGame {
        self.terms().begin()
    }

    fn seed(plan: &Plan, index: usize) -> u64 {
        match index {
            0 => plan.seed,
            _ => mix(plan.seed, 2),
        }
    }

    fn can_be_resigned(&self) -> bool {
        !self.terms().beside().is_empty()
    }

    fn topic(
        &self,
        wish: AskKind,
        level: Option<CpuLevel>,
        seed: u64,
        judge: Option<usize>,
    ) -> Topic {
        Topic::SquaresTurn(SquaresTurn {
            game: self.clone(),
            wish,
            level: level.and_then(CpuLevel::on_squares),
            seed,
            judge,
        })
    }

    fn summary(&self, next: Next) -> BoardSummary {
        let of = |side| {
            let squares = self.terms().squares();
            let own = squares.filter(|square| self.stone(*square) == Some(side));
            own.map(Spot::from).collect()
        };
        BoardSummary {
            black: of(Color::Black),
            white: of(Color::White),
            captures: None,
            playable: self.placements().into_iter().map(Spot::from).collect(),
            blocked: Vec::new(),
            next,
        }
    }

    fn board_view(driven: &DrivenBoard<AnySquaresGame>, who: &dyn Fn(Color) -> Who) -> PlayedBoard {
        PlayedBoard::Squares(driven.squares_view(who))
    }

    fn announce_touch(driven: &mut DrivenBoard<AnySquaresGame>, news: News) {
        let speech = match news {
            News::Refused(spot) => {
                let Some(reason) = refusal_at(driven.game(), spot) else {
                    return;
                };
                Speech::Refused { spot, reason }
            }
            News::Marked { spot, lost } => Speech::Marked { spot, lost },
            News::LostKnown => Speech::Lost {
                groups: driven.marked_groups(),
            },
            // Nobody calls a colour here.
            _ => return,
        };
        driven.announce(speech);
    }
}

impl DrivenBoard<AnySquaresGame> {
    /// The game on the board.
    pub(super) fn game(&self) -> &(dyn SquaresGame + 'static) {
        &**self.board.game()
    }

    fn squares_view(&self, who: &dyn Fn(Color) -> Who) -> SquaresView {
        let area = self.game().area();
        let squares = self.squares();
        let stop = match self.board.phase() {
            Phase::Stopped(stop) => Some(stop.view()),
            _ => None,
        };
        SquaresView {
            terms: self.game().terms(),
            marked_stones: squares.iter().filter(|square| square.point.lost).count(),
            as_agreed: stop
                .filter(|stop| stop.why)
                .map(|_| (*self.board.as_agreed()).score()),
            squares,
            beside: self.beside(),
            has_button: area.is_some_and(|area| area.button.is_none()),
            can_resign: self.board.game().can_be_resigned() && !self.board.is_over(),
            aim: self.aiming(),
            stop,
            message_stop: self.message_stop(),
            note: self.note_view(who),
        }
    }

    fn squares(&self) -> Vec<SquareView> {
        if self.replay.is_some() {
            return squares_of(&**self.shown().game(), None);
        }
        if let Some((game, better)) = self.better_board() {
            return squares_of(&*game, Some(&better));
        }
        let judged = self.shown_verdict().and_then(|verdict| {
            let square = verdict.play.spot()?.square()?;
            Some((square, verdict.grade()))
        });
        let last = self.game().last().map(|change| change.play);
        let marked = self
            .board
            .side_on_turn()
            .is_some_and(|side| self.board.is_person(side));
        let hint = self.board.hinted().and_then(square_of);
        let view = |(square, point)| SquareView {
            square,
            stone: self.game().stone(square),
            playable: marked
                && self
                    .game()
                    .refusal(&classics::Play::Place(square))
                    .is_none(),
            last: last == Some(classics::Play::Place(square)),
            hinted: hint == Some(square),
            highlight: judged
                .filter(|(at, _)| *at == square)
                .map(|(_, grade)| Highlight::Judged(grade)),
            point,
        };
        let squares = self.game().terms().squares();
        squares.zip(self.points()).map(view).collect()
    }

    fn beside(&self) -> Vec<BesideView> {
        let chooses = self.board.is_choosing();
        let view = |play: &classics::Play| {
            let open = chooses && self.game().refusal(play).is_none();
            let play = Play::from(play.clone());
            BesideView {
                hinted: self.board.hinted() == Some(&play),
                play,
                open,
            }
        };
        self.game().terms().beside().iter().map(view).collect()
    }

    fn aiming(&self) -> Option<Aiming> {
        let aim = self.board.aim()?;
        Some(Aiming {
            square: aim.square,
            stays: aim.stays,
            refusal: self.game().refusal(&classics::Play::Place(aim.square)),
        })
    }

    fn note_view(&self, who: &dyn Fn(Color) -> Who) -> Option<SquaresNote> {
        if let Phase::Choosing(Asking::Refused(spot)) = *self.board.phase() {
            let reason = refusal_at(self.game(), spot)?;
            return Some(SquaresNote::Refused(spot, reason));
        }
        // Unless it has passed since.
        let has_answered = self.has_just_passed() && !self.game().is_stopped();
        if self.board.cpu_plays_on() && !has_answered {
            return Some(SquaresNote::CpuPlaysOn);
        }
        let last = self.game().last().filter(|_| self.board.is_choosing())?;
        if self.game().is_stopped() {
            return Some(SquaresNote::GoesOn);
        }
        let is_beside = matches!(last.play, classics::Play::Pass | classics::Play::Button);
        (is_beside && last.by != self.game().to_move()).then(|| SquaresNote::Beside {
            who: who(last.by),
            color: last.by,
            play: last.play.into(),
            pass_ends: self.a_pass_ends(),
        })
    }

    /// The groups that are marked as lost.
    fn marked_groups(&self) -> Vec<Spot> {
        match self.board.phase() {
            Phase::Stopped(stop) => stop.marks().to_vec(),
            _ => Vec::new(),
        }
    }

    fn has_just_passed(&self) -> bool {
        self.game()
            .last()
            .is_some_and(|last| last.play == classics::Play::Pass)
    }
}

fn square_of(play: &Play) -> Option<Square> {
    play.spot()?.square()
}

/// The reason why nothing is placed there.
fn refusal_at(game: &dyn SquaresGame, spot: Spot) -> Option<AnyRefusal> {
    game.refusal(&classics::Play::Place(spot.square()?))
}

/// The squares of a game as it was, perhaps with the turn that would have been better.
fn squares_of(game: &(dyn SquaresGame + 'static), better: Option<&Play>) -> Vec<SquareView> {
    let last = game.last().map(|change| change.play);
    let better = better.and_then(square_of);
    let view = |square| SquareView {
        square,
        stone: game.stone(square),
        playable: false,
        last: last == Some(classics::Play::Place(square)),
        hinted: better == Some(square),
        highlight: None,
        point: PointView::of(game, square, None),
    };
    game.terms().squares().map(view).collect()
}

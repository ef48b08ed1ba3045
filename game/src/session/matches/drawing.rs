//! The board of a match as it is drawn, and the announcement of touches that made no turn.

use rsg_classics::{self as classics, AnyRefusal, Square, SquaresGame};

use super::board::DrivenBoard;
use crate::board::{Asking, News, Phase, Spot};
use crate::games::GameRef;
use crate::play::Play;
use crate::session::Who;
use crate::session::practice::Grade;
use crate::session::speech::Speech;
use crate::session::star_news::announce_touch;
use crate::session::view::{
    Aiming, BesideView, BoardView, Highlight, PointView, SquareView, SquaresNote, SquaresView,
    blocked_cell, board_cells, star_cells,
};
use rsg_engine::{Color, Game};

impl DrivenBoard {
    /// The board as it is to be seen.
    pub(super) fn board_view(&self, who: &dyn Fn(Color) -> Who) -> BoardView {
        match self.board.game().inner() {
            GameRef::Star(game) => self.star_view(game),
            GameRef::Squares(game) => BoardView::Squares(SquaresBoard::of(self, game).view(who)),
        }
    }

    fn star_view(&self, game: &Game) -> BoardView {
        let shown = self.shown();
        let mut cells = star_cells(shown, shown.game().star().unwrap_or(game));
        if self.replay.is_some() {
            // What is said of the end is not said of what led there.
        } else if let Some((game, better)) = self.better_board()
            && let Some(game) = game.star()
        {
            let cell = better.spot().and_then(Spot::cell);
            cells = board_cells(game, false, cell, better.on_star());
        } else if let Some((spot, grade)) = self.judged_spot()
            && let Some(cell) = spot.cell()
        {
            let judged = &mut cells[cell.index()];
            // The answer may have captured it.
            let is_there = grade == Grade::Better || judged.stone.is_some();
            judged.highlight = is_there.then_some(Highlight::Judged(grade));
        }
        BoardView::Star {
            cells,
            blocked: blocked_cell(&self.board),
        }
    }

    /// Announces the result of a touch that made no turn.
    pub(super) fn announce_touch(&mut self, news: &News) {
        match self.board.game().inner() {
            GameRef::Star(_) => announce_touch(&mut self.outbox, news),
            GameRef::Squares(game) => {
                if let Some(speech) = touch_on_squares(game, self.board.phase(), news) {
                    self.announce(speech);
                }
            }
        }
    }
}

/// The words for a touch on squares that made no turn. Nobody calls a colour there.
fn touch_on_squares(game: &dyn SquaresGame, phase: &Phase, news: &News) -> Option<Speech> {
    match *news {
        News::Refused(spot) => {
            let reason = refusal_at(game, spot)?;
            Some(Speech::Refused { spot, reason })
        }
        News::Marked { spot, lost } => Some(Speech::Marked { spot, lost }),
        News::LostKnown => Some(Speech::Lost {
            groups: match phase {
                Phase::Stopped(stop) => stop.marks().to_vec(),
                _ => Vec::new(),
            },
        }),
        _ => None,
    }
}

/// The board of a match on squares, to be drawn.
pub(super) struct SquaresBoard<'a> {
    pub driven: &'a DrivenBoard,
    pub game: &'a dyn SquaresGame,
}

impl<'a> SquaresBoard<'a> {
    fn of(driven: &'a DrivenBoard, game: &'a dyn SquaresGame) -> SquaresBoard<'a> {
        SquaresBoard { driven, game }
    }

    fn view(&self, who: &dyn Fn(Color) -> Who) -> SquaresView {
        let area = self.game.area();
        let squares = self.squares();
        let stop = match self.driven.board.phase() {
            Phase::Stopped(stop) => Some(stop.view()),
            _ => None,
        };
        SquaresView {
            terms: self.game.terms(),
            marked_stones: squares.iter().filter(|square| square.point.lost).count(),
            as_agreed: stop
                .filter(|stop| stop.why)
                .map(|_| self.driven.board.as_agreed().score().map(|side| side.total)),
            squares,
            ghost: self.ghost(),
            beside: self.beside(),
            has_button: area.is_some_and(|area| area.button.is_none()),
            can_resign: self.driven.board.game().can_be_resigned() && !self.driven.board.is_over(),
            aim: self.aiming(),
            stop,
            message_stop: self.driven.message_stop(),
            note: self.note_view(who),
        }
    }

    fn squares(&self) -> Vec<SquareView> {
        if self.driven.replay.is_some()
            && let Some(shown) = self.driven.shown().game().squares()
        {
            return squares_of(shown, None);
        }
        if let Some((game, better)) = self.driven.better_board()
            && let Some(game) = game.squares()
        {
            return squares_of(game, Some(&better));
        }
        let judged = self.driven.judged_spot();
        let judged = judged.and_then(|(spot, grade)| Some((spot.square()?, grade)));
        let last = self.game.last().map(|change| change.play);
        let marked = self
            .driven
            .board
            .side_on_turn()
            .is_some_and(|side| self.driven.board.is_person(side));
        let hint = self.driven.board.hinted().and_then(square_of);
        let view = |(square, point)| SquareView {
            square,
            stone: self.game.stone(square),
            playable: marked && self.game.refusal(&classics::Play::Place(square)).is_none(),
            last: last == Some(classics::Play::Place(square)),
            hinted: hint == Some(square),
            highlight: judged
                .filter(|(at, _)| *at == square)
                .map(|(_, grade)| Highlight::Judged(grade)),
            point,
        };
        let squares = self.game.terms().squares();
        squares.zip(self.points()).map(view).collect()
    }

    /// The colour of a stone that is held over the board: of the side to move, or of the player's better turn.
    fn ghost(&self) -> Color {
        match self.driven.better_board() {
            Some((game, _)) => game.to_move(),
            None => self.driven.shown().game().to_move(),
        }
    }

    fn beside(&self) -> Vec<BesideView> {
        let chooses = self.driven.board.is_choosing();
        let view = |play: &classics::Play| {
            let open = chooses && self.game.refusal(play).is_none();
            let play = Play::from(play.clone());
            BesideView {
                hinted: self.driven.board.hinted() == Some(&play),
                play,
                open,
            }
        };
        self.game.terms().beside().iter().map(view).collect()
    }

    fn aiming(&self) -> Option<Aiming> {
        let aim = self.driven.board.aim()?;
        Some(Aiming {
            square: aim.square,
            stays: aim.stays,
            refusal: self.game.refusal(&classics::Play::Place(aim.square)),
        })
    }

    fn note_view(&self, who: &dyn Fn(Color) -> Who) -> Option<SquaresNote> {
        if let Phase::Choosing(Asking::Refused(spot)) = *self.driven.board.phase() {
            let reason = refusal_at(self.game, spot)?;
            return Some(SquaresNote::Refused(spot, reason));
        }
        // Unless it has passed since.
        let has_answered = self.has_just_passed() && !self.game.is_stopped();
        if self.driven.board.cpu_plays_on() && !has_answered {
            return Some(SquaresNote::CpuPlaysOn);
        }
        let last = self
            .game
            .last()
            .filter(|_| self.driven.board.is_choosing())?;
        if self.game.is_stopped() {
            return Some(SquaresNote::GoesOn);
        }
        let is_beside = matches!(last.play, classics::Play::Pass | classics::Play::Button);
        (is_beside && last.by != self.game.to_move()).then(|| SquaresNote::Beside {
            who: who(last.by),
            color: last.by,
            play: last.play.into(),
            pass_ends: self.a_pass_ends(),
        })
    }

    fn has_just_passed(&self) -> bool {
        self.game
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
fn squares_of(game: &dyn SquaresGame, better: Option<&Play>) -> Vec<SquareView> {
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

//! The view of a game at the table, and its announcements.

use rsg_classics::{Level, Play, Square, TableGame};
use rsg_engine::Color;

use super::Table;
use super::over::{EndedTable, whole};
use crate::board::{Asking, Phase, Spot};
use crate::progress::{AnyLevel, GameKind, TableEnding};
use crate::session::Who;
use crate::session::driver::Driver;
use crate::session::hint::{AnyHint, HintView, hint_view};
use crate::session::result::Decided;
use crate::session::speech::{BoardSummary, Next, next_turn};
use crate::session::view::{
    Aiming, BesideView, GameFacts, GameView, Highlight, OverView, PlayedBoard, PointView,
    SidesView, SquareView, SquaresView, TableNote, Uncounted,
};
use crate::thinking::AnyPlay;

impl Table {
    #[must_use]
    pub fn view(&self) -> GameView {
        let who = |color| self.who(color);
        let mut sides = SidesView::of(&self.board, self.own_color(), &who);
        sides.turn.thinking &= self.remote.is_none();
        let sits_opposite = self.plan.house.opposite && self.board.is_on_one_phone();
        sides.far = sits_opposite.then(|| !self.own_color());
        if let Some(ended) = self.first_game.as_ref().and_then(|game| game.ended()) {
            for color in [Color::Black, Color::White] {
                // It was the player of this colour who had the other one then.
                sides.panels[color].brought = Some(whole(ended.score[!color]));
            }
        }
        GameView {
            kind: GameKind::of(self.plan.terms),
            board: PlayedBoard::Squares(self.squares_view()),
            sides,
            facts: GameFacts {
                level: self.level().map(AnyLevel::from),
                reverse_game: self.game_number(),
                ..GameFacts::default()
            },
            has_undo: self.has_undo(),
            can_undo: self.can_undo(),
            hint: self.hint_view(),
            practice: self.practice_view(),
        }
    }

    fn squares_view(&self) -> SquaresView {
        let area = self.game().area();
        let squares = self.squares();
        let stop = match self.board.phase() {
            Phase::Stopped(stop) => Some(stop.view()),
            _ => None,
        };
        SquaresView {
            terms: self.plan.terms,
            marked_stones: squares.iter().filter(|square| square.point.lost).count(),
            as_agreed: stop
                .filter(|stop| stop.why)
                .map(|_| (*self.board.as_agreed()).score()),
            squares,
            beside: self.beside(),
            has_button: area.is_some_and(|area| area.button.is_none()),
            can_resign: self.can_resign(),
            aim: self.aiming(),
            stop,
            remote_stop: self.remote_stop(),
            note: self.note_view(),
        }
    }

    /// The player's colour on the board, or, between two people, the first one's.
    #[must_use]
    pub fn own_color(&self) -> Color {
        self.own_side()
            .unwrap_or_else(|| self.swapped(self.plan.people.first))
    }

    fn squares(&self) -> Vec<SquareView> {
        if let Some((game, better)) = self.better_board() {
            return squares_before(&*game, &better);
        }
        let judged = self.shown_verdict().and_then(|verdict| {
            let AnyPlay::Square(Play::Place(square)) = verdict.play else {
                return None;
            };
            Some((square, verdict.grade()))
        });
        let last = self.game().last().map(|change| change.play);
        let marked = self
            .board
            .side_on_turn()
            .is_some_and(|side| self.board.is_person(side));
        let hint = self.board.hinted();
        let view = |(square, point)| SquareView {
            square,
            stone: self.game().stone(square),
            playable: marked && self.game().refusal(&Play::Place(square)).is_none(),
            last: last == Some(Play::Place(square)),
            hinted: hint == Some(&Play::Place(square)),
            highlight: judged
                .filter(|(at, _)| *at == square)
                .map(|(_, grade)| Highlight::Judged(grade)),
            point,
        };
        let squares = self.plan.terms.squares();
        squares.zip(self.points()).map(view).collect()
    }

    fn beside(&self) -> Vec<BesideView> {
        let chooses = self.board.is_choosing();
        let view = |play: &Play| BesideView {
            play: play.clone(),
            open: chooses && self.game().refusal(play).is_none(),
            hinted: self.board.hinted() == Some(play),
        };
        self.plan.terms.beside().iter().map(view).collect()
    }

    fn aiming(&self) -> Option<Aiming> {
        let aim = self.board.aim()?;
        Some(Aiming {
            square: aim.square,
            stays: aim.stays,
            refusal: self.game().refusal(&Play::Place(aim.square)),
        })
    }

    fn note_view(&self) -> Option<TableNote> {
        if let Phase::Choosing(Asking::Refused(square)) = *self.board.phase() {
            let reason = self.game().refusal(&Play::Place(square))?;
            return Some(TableNote::Refused(square, reason));
        }
        // Unless it has passed since.
        let has_answered = self.has_just_passed() && !self.game().is_stopped();
        if self.board.cpu_plays_on() && !has_answered {
            return Some(TableNote::CpuPlaysOn);
        }
        let last = self.game().last().filter(|_| self.board.is_choosing())?;
        if self.game().is_stopped() {
            return Some(TableNote::GoesOn);
        }
        let is_beside = matches!(last.play, Play::Pass | Play::Button);
        (is_beside && last.by != self.game().to_move()).then(|| TableNote::Beside {
            who: self.who(last.by),
            color: last.by,
            play: last.play,
            pass_ends: self.a_pass_ends(),
        })
    }

    /// The groups that are marked as lost.
    pub(super) fn marked_groups(&self) -> Vec<Square> {
        match self.board.phase() {
            Phase::Stopped(stop) => stop.marks().to_vec(),
            _ => Vec::new(),
        }
    }

    fn has_just_passed(&self) -> bool {
        self.game()
            .last()
            .is_some_and(|last| last.play == Play::Pass)
    }

    fn hint_view(&self) -> HintView {
        if !self.has_hints() {
            return HintView::Never;
        }
        hint_view(&self.board, |play| AnyHint::Square(play.clone()))
    }

    /// The CPU's, if it plays.
    fn level(&self) -> Option<Level> {
        self.plan.opponent.level()
    }

    pub(super) fn who(&self, side: Color) -> Who {
        match (self.own_side(), &self.remote) {
            (None, _) => Who::Player(self.plan.people.name(self.swapped(side)).clone()),
            (Some(own), _) if own == side => Who::You,
            (Some(_), Some(remote)) => Who::Player(remote.them.clone()),
            (Some(_), None) => Who::Cpu,
        }
    }

    pub(super) fn next(&self) -> Next {
        let turn = next_turn(&self.board, &|color| self.who(color));
        turn.unwrap_or_else(|| {
            let winner = self.game_over().and_then(|game| game.winner);
            let ended = self.game().ended().map(|ended| ended.score);
            Next::Over {
                winner: winner.map(|color| (self.who(color), color)),
                decided: Decided::ByScore,
                score: ended.unwrap_or_else(|| self.game().score()),
                series: None,
            }
        })
    }

    /// How the game on the board ended, if it did, whether or not its last discs have come to rest.
    #[must_use]
    pub fn over(&self) -> Option<OverView> {
        let game = self.game_over()?;
        let pasted = self.plan.pasted && self.own_side().is_some();
        let ended = EndedTable {
            game: self.board.game(),
            own: self.own_color(),
            level: self.level(),
            winner: game.winner,
            ending: game.ending,
        };
        Some(OverView {
            uncounted: if self.is_practice() {
                Some(Uncounted::Practice)
            } else {
                pasted.then_some(Uncounted::Pasted)
            },
            ..ended.told(&|color| self.who(color))
        })
    }

    /// The games that are over in one, once the last discs have come to rest.
    #[must_use]
    pub fn result(&self) -> Option<OverView> {
        let last = self.over().filter(|_| self.board.steps().are_settled())?;
        let Some(first) = &self.first_game else {
            return Some(last);
        };
        let ended = EndedTable {
            game: first,
            own: !self.own_color(),
            level: self.level(),
            winner: first.ended().and_then(|ended| ended.winner),
            ending: TableEnding::Played,
        };
        let first = ended.told(&|color| self.who(!color));
        Some(OverView::of_both(&first, last, self.leader()))
    }

    /// The board in words.
    pub(in crate::session) fn board_summary(&self) -> BoardSummary {
        let of = |side| {
            let squares = self.plan.terms.squares();
            let own = squares.filter(|square| self.game().stone(*square) == Some(side));
            own.map(Spot::from).collect()
        };
        let placements = self.game().placements();
        BoardSummary {
            black: of(Color::Black),
            white: of(Color::White),
            captures: None,
            playable: placements.into_iter().map(Spot::from).collect(),
            blocked: Vec::new(),
            next: self.next(),
        }
    }
}

/// The squares of a game as it was, with the turn that would have been better.
fn squares_before(game: &(dyn TableGame + 'static), better: &Play) -> Vec<SquareView> {
    let last = game.last().map(|change| change.play);
    let view = |square| SquareView {
        square,
        stone: game.stone(square),
        playable: false,
        last: last == Some(Play::Place(square)),
        hinted: *better == Play::Place(square),
        highlight: None,
        point: PointView::of(game, square, None),
    };
    game.terms().squares().map(view).collect()
}

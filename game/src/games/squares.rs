//! A game on squares as a game of the app.

use rsg_classics::{self as classics, Points, SquaresGame};
use rsg_engine::{ByColor, Color};

use super::{BoardGame, Change, GameRef, ScoreParts, SideScore, Tapped, score};
use crate::play::{Play, Spot};
use crate::progress::{CpuLevel, GameKind, Rules, Unit};
use crate::thinking::{AskKind, Effort, SquaresPosition, SquaresTurn, Topic};

impl BoardGame for Box<dyn SquaresGame> {
    fn copied(&self) -> Box<dyn BoardGame> {
        Box::new(self.clone())
    }

    fn inner(&self) -> GameRef<'_> {
        GameRef::Squares(&**self)
    }

    fn rules(&self) -> Rules {
        self.terms().into()
    }

    fn kind(&self) -> GameKind {
        GameKind::of(self.terms())
    }

    fn to_move(&self) -> Color {
        (**self).to_move()
    }

    fn is_over(&self) -> bool {
        self.ended().is_some()
    }

    fn tapped(&self, spot: Spot) -> Tapped {
        let Some(square) = spot.square() else {
            return Tapped::Nothing;
        };
        match self.refusal(&classics::Play::Place(square)) {
            None => Tapped::Plays(Play::at(spot)),
            Some(reason) if reason.is_subtle() => Tapped::Refused,
            Some(_) => Tapped::Nothing,
        }
    }

    fn allows(&self, play: &Play) -> bool {
        play.on_squares()
            .is_some_and(|play| self.refusal(&play).is_none())
    }

    fn any_play(&self) -> Option<Play> {
        let placements = (**self).placements().into_iter().map(Play::at);
        let beside = self.terms().beside().iter().cloned().map(Play::from);
        placements.chain(beside).find(|play| self.allows(play))
    }

    fn play(&mut self, play: &Play) -> bool {
        play.on_squares()
            .is_some_and(|play| (**self).play(&play).is_ok())
    }

    fn undo(&mut self) -> Option<(Color, Play)> {
        let last = (**self).last()?;
        (**self).undo().then(|| (last.by, last.play.into()))
    }

    fn last(&self) -> Option<Change> {
        (**self).last().map(Change::on_squares)
    }

    fn turns(&self) -> usize {
        (**self).turns()
    }

    fn score(&self) -> ByColor<SideScore> {
        score::of_squares(&**self)
    }

    fn stones(&self, side: Color) -> Vec<Spot> {
        let squares = self.terms().squares();
        let own = squares.filter(|square| self.stone(*square) == Some(side));
        own.map(Spot::from).collect()
    }

    fn placements(&self) -> Vec<Spot> {
        let squares = (**self).placements().into_iter();
        squares.map(Spot::from).collect()
    }

    fn choices(&self) -> Option<usize> {
        let is_open_board = self.area().is_some();
        (!is_open_board).then(|| (**self).placements().len())
    }

    fn is_beside(&self, play: &Play) -> bool {
        play.on_squares()
            .is_some_and(|play| self.terms().beside().contains(&play))
    }

    fn is_stopped(&self) -> bool {
        (**self).is_stopped()
    }

    fn group_name(&self, spot: Spot) -> Option<Spot> {
        self.group(spot.square()?).into_iter().min().map(Spot::from)
    }

    fn can_be_resigned(&self) -> bool {
        !self.terms().beside().is_empty()
    }

    fn next_game(&self) -> Box<dyn BoardGame> {
        Box::new(self.terms().begin())
    }

    /// A game of discs may count more at its end than lies on the board.
    fn final_score(&self) -> ByColor<SideScore> {
        let stands = BoardGame::score(self);
        ByColor::new_with(|color| match (self.ended(), stands[color].parts) {
            (Some(ended), ScoreParts::Discs { .. }) => {
                SideScore::of_discs(ended.score[color], ended.on_board[color])
            }
            _ => stands[color],
        })
    }

    fn won_by(&self) -> Option<Color> {
        self.ended()?.winner
    }

    fn final_lead(&self) -> Option<Points> {
        let score = self.ended()?.score;
        let (black, white) = (score.black.in_halves(), score.white.in_halves());
        let lead = Points::halves(black - white);
        let fewer = Points::halves(white - black);
        Some(if self.terms().fewer_is_better() {
            fewer
        } else {
            lead
        })
    }

    fn is_wiped_out(&self, side: Color) -> bool {
        let counts_discs = self.kind().spec().unit == Unit::Discs;
        let is_for_most = counts_discs && !self.terms().fewer_is_better();
        let mut squares = self.terms().squares();
        is_for_most && squares.all(|square| self.stone(square) != Some(side))
    }

    fn written(&self) -> String {
        self.record()
    }

    fn text(&self) -> Option<String> {
        Some((**self).text())
    }

    fn sheet(&self) -> Option<String> {
        (**self).sheet()
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

    fn cost_topic(&self, turn: usize) -> Topic {
        let position = SquaresPosition::before_turn(&**self, turn);
        Topic::SquaresCost(position.unwrap_or_else(|| as_it_stands(&**self)))
    }

    fn worth_topic(&self, _effort: Effort) -> Option<Topic> {
        Some(Topic::SquaresPosition(as_it_stands(&**self)))
    }

    fn puzzle_topic(&self) -> Option<Topic> {
        let is_provable = self.kind().spec().can_be_puzzle;
        is_provable.then(|| Topic::SquaresPuzzle(as_it_stands(&**self)))
    }
}

fn as_it_stands(game: &dyn SquaresGame) -> SquaresPosition {
    SquaresPosition {
        game: game.copy(),
        played: None,
    }
}

//! A finished game on the Review screen, whichever game it is: what is asked about it, and what the player does with it.

use chrono::NaiveDate;
use rsg_classics::TableGame;
use rsg_engine::{Color, Game, Position};

use super::effect::Effect;
use super::event::ReviewEvent;
use super::request::MatchRequest;
use crate::board::{AnyTable, Attention, BoardEvent, BoardStep};
use crate::progress::puzzles::Mistake;
use crate::progress::saved::moves;
use crate::progress::{
    ColorChoice, CpuLevel, GameKey, GameKind, KeptGame, Opponent, Replayed, Rules,
};
use crate::session::review::{Header, Learned, Review, ReviewQuestion, ReviewView, Walk};
use crate::session::{BoardOverlay, Command, GameRef, OverView};
use crate::thinking::{Answer, Question};

/// A game of any kind.
#[derive(Debug, Clone)]
enum AnyReview {
    Star(Review<Game>),
    Table(Review<AnyTable>),
}

/// Does the same with a review of either kind.
macro_rules! with {
    ($review:expr, $one:ident => $does:expr) => {
        match $review {
            AnyReview::Star($one) => $does,
            AnyReview::Table($one) => $does,
        }
    };
}

/// Whether a game that is looked at can be added to the kept ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Keeping {
    /// It is one of them, or no whole game.
    No,
    Offered,
    /// It was added just now.
    Done,
}

/// A game that is looked at.
#[derive(Debug, Clone)]
pub struct OpenGame {
    review: AnyReview,
    /// The number of the last question about it.
    question: u64,
    /// The subject of that question, until it is answered.
    asked: Option<ReviewQuestion>,
    /// Whether the list leads back to it, and not the screen before.
    pub from_list: bool,
    /// Whether it was pasted and can be kept.
    pub keeping: Keeping,
    /// The game whose result it was opened from and leads back to.
    pub from_result: Option<GameKind>,
    /// How a game of a classic ended.
    over: Option<Box<OverView>>,
    /// Whether nobody looks, so that nothing is asked.
    paused: bool,
    /// Whether something has become known that is not kept yet.
    news: bool,
    /// Whether the levels to play on against are shown.
    pub choosing: bool,
}

impl OpenGame {
    /// A game on the star from its end, with questions counted from that number on. `None` if nothing was played.
    pub fn star(
        game: Game,
        kept: Option<KeptGame>,
        thorough: bool,
        question: u64,
    ) -> Option<OpenGame> {
        let review = Review::of_star(game, kept, thorough, question)?;
        Some(OpenGame::of(AnyReview::Star(review), question))
    }

    /// The same of a classic, which has ended like that.
    pub fn table(game: &dyn TableGame, over: OverView, question: u64) -> Option<OpenGame> {
        let review = Review::of_table(game, Header::from(&over), question)?;
        Some(OpenGame {
            over: Some(Box::new(over)),
            ..OpenGame::of(AnyReview::Table(review), question)
        })
    }

    fn of(review: AnyReview, question: u64) -> OpenGame {
        OpenGame {
            review,
            question,
            asked: None,
            from_list: false,
            keeping: Keeping::No,
            from_result: None,
            over: None,
            paused: false,
            news: false,
            choosing: false,
        }
    }

    pub fn view(&self) -> ReviewView {
        with!(&self.review, review => review.view())
    }

    /// How a game of a classic ended; none of the star.
    pub fn over(&self) -> Option<Box<OverView>> {
        self.over.clone()
    }

    /// The game as it is kept under this key, of which nothing is known but its turns; none if it is not over.
    pub fn as_pasted(&self, key: GameKey, date: NaiveDate) -> Option<KeptGame> {
        match &self.review {
            AnyReview::Star(review) => KeptGame::pasted_star(review.game(), key, date),
            AnyReview::Table(review) => KeptGame::pasted_table(&**review.game(), key, date),
        }
    }

    pub fn game(&self) -> GameRef<'_> {
        match &self.review {
            AnyReview::Star(review) => GameRef::Star(review.game()),
            AnyReview::Table(review) => GameRef::Squares(&**review.game()),
        }
    }

    /// The game of a classic.
    pub fn classic(&self) -> Option<&dyn TableGame> {
        match self.game() {
            GameRef::Star(_) => None,
            GameRef::Squares(game) => Some(game),
        }
    }

    fn of_star(&self) -> Option<&Review<Game>> {
        match &self.review {
            AnyReview::Star(review) => Some(review),
            AnyReview::Table(_) => None,
        }
    }

    /// The same game with its position after so many turns in sight.
    pub fn at_turn(mut self, turns: usize, outbox: &mut Vec<Effect>) -> OpenGame {
        // A walk asks for no match.
        let _ = self.apply(ReviewEvent::Walk(Walk::To(turns)), outbox);
        self
    }

    /// What the player does with a game; to play on asks for a match.
    pub fn apply(&mut self, event: ReviewEvent, outbox: &mut Vec<Effect>) -> Option<MatchRequest> {
        match event {
            ReviewEvent::Walk(walk) => {
                self.choosing = false;
                with!(&mut self.review, review => review.walk(walk));
            }
            ReviewEvent::Mistakes(event) => {
                self.choosing = false;
                with!(&mut self.review, review => review.apply_mistake(event));
            }
            ReviewEvent::ChooseLevel(choosing) => self.choosing = choosing,
            ReviewEvent::PlayOn(Some(level)) => return self.practise_on(level),
            ReviewEvent::Share => {
                let text = self.of_star().map(|review| review.game().record());
                outbox.extend(text.map(Effect::ShareText));
            }
            // A button of the list while a game is shown.
            _ => {}
        }
        self.think(outbox);
        None
    }

    /// Practice from the position that is shown, for the side to move.
    fn practise_on(&self, level: CpuLevel) -> Option<MatchRequest> {
        let (from, opening) = match self.shown_game() {
            Replayed::Star(game) => (game.given(), game.turns().len()),
            Replayed::Squares(game) => {
                level.at_table()?;
                (Position::start(), game.turns())
            }
        };
        self.play_on(Opponent::Practice {
            level,
            from,
            opening,
        })
    }

    /// The game up to the position that is shown.
    fn shown_game(&self) -> Replayed {
        match &self.review {
            AnyReview::Star(review) => Replayed::Star(review.shown_game()),
            AnyReview::Table(review) => Replayed::Squares(review.shown_game()),
        }
    }

    /// A game from the position that is shown, in which the side to move is player one's.
    pub fn play_on(&self, opponent: Opponent) -> Option<MatchRequest> {
        if !self.view().can_play_on {
            return None;
        }
        let (rules, to_move, turns) = match self.shown_game() {
            Replayed::Star(game) => (Rules::Star, game.position().to_move(), moves::of(&game)),
            Replayed::Squares(game) => (game.terms().into(), game.to_move(), game.record()),
        };
        Some(MatchRequest {
            rules,
            turns: Some(turns),
            ..MatchRequest::single(opponent, ColorChoice::fixed(to_move))
        })
    }

    /// Something on the board, which takes taps while a better turn is looked for. Says which turn of the game is known better
    /// now.
    pub fn apply_board(&mut self, event: &BoardEvent, outbox: &mut Vec<Effect>) -> Option<usize> {
        with!(&mut self.review, review => match event {
            BoardEvent::Drawn { .. } | BoardEvent::Animated { .. } => review.note_drawing(event),
            BoardEvent::Tap(spot) => review.tap(*spot),
            BoardEvent::Call(color) => review.call(*color),
            BoardEvent::CancelCall => review.cancel_call(),
            BoardEvent::PreviewCall(color) => review.preview_call(*color),
            BoardEvent::Answer(answer) => return self.hear(answer, outbox),
            _ => return None,
        });
        self.think(outbox);
        None
    }

    fn hear(&mut self, answer: &Answer, outbox: &mut Vec<Effect>) -> Option<usize> {
        let asked = self.asked.filter(|_| self.question == answer.question)?;
        let heard = with!(&mut self.review, review => review.hear(asked, &answer.finding));
        match heard {
            Learned::Nothing => return None,
            Learned::Turn(turn) => {
                self.news = true;
                return Some(turn);
            }
            Learned::Answered => {}
            Learned::RoundOver => {
                self.news = true;
                self.keep(outbox);
            }
        }
        self.asked = None;
        self.think(outbox);
        None
    }

    /// Sees to it that what is wanted is being thought about. Whatever is asked anew takes the place of the question before;
    /// only a position that is being judged is judged to the end, wherever the player goes meanwhile.
    pub fn think(&mut self, outbox: &mut Vec<Effect>) {
        if self.paused {
            return;
        }
        let wanted = with!(&self.review, review => review.wanted());
        let goes_on = match (self.asked, wanted) {
            (Some(ReviewQuestion::Position(_)), Some(ReviewQuestion::Position(_))) => true,
            (asked, wanted) => asked == wanted,
        };
        if goes_on {
            return;
        }
        self.asked = wanted;
        let topic = wanted.and_then(|asked| with!(&self.review, review => review.topic(asked)));
        outbox.push(Effect::Device(match topic {
            None => Command::StopThinking,
            Some(topic) => {
                self.question += 1;
                let number = self.question;
                Command::Ask(Box::new(Question { number, topic }))
            }
        }));
    }

    /// Nobody looks: the analysis stops. Somebody looks again: it goes on. The phone and its page both say so, and an
    /// analysis that has begun again is left alone.
    pub fn attend(&mut self, attention: Attention, outbox: &mut Vec<Effect>) {
        self.paused = attention == Attention::Away;
        if self.paused {
            self.asked = None;
            outbox.push(Effect::Device(Command::StopThinking));
            self.keep(outbox);
        } else {
            self.think(outbox);
        }
    }

    /// Keeps what has become known with the game.
    fn keep(&mut self, outbox: &mut Vec<Effect>) {
        if std::mem::take(&mut self.news)
            && let Some(kept) = self.of_star().and_then(Review::to_keep)
        {
            outbox.push(Effect::Keep(Box::new(kept)));
        }
    }

    /// Ends the going through mistakes. Says whether there was one to be ended.
    pub fn end_run(&mut self, outbox: &mut Vec<Effect>) -> bool {
        let running = with!(&self.review, review => review.is_running());
        if running {
            with!(&mut self.review, review => review.end_run());
            self.think(outbox);
        }
        running
    }

    /// A turn as an exercise, if it is one.
    pub fn own_mistake(&self, turn: usize, today: NaiveDate) -> Option<Mistake> {
        self.of_star()?.own_mistake(turn, today)
    }

    /// The turn at which a side has given the game away, once it is proved.
    pub fn turning(&self, side: Color) -> Option<usize> {
        with!(&self.review, review => review.turning(side))
    }

    /// The number of a side's mistakes, once the whole game is judged.
    pub fn count_of_mistakes(&self, side: Color) -> Option<usize> {
        with!(&self.review, review => review.count_of_mistakes(side))
    }

    /// The number of moves that a side has made before a turn.
    pub fn count_of(&self, side: Color, turn: usize) -> usize {
        with!(&self.review, review => review.count_of(side, turn))
    }

    /// How the board came to be as it is.
    pub fn board_step(&self) -> BoardStep {
        with!(&self.review, review => review.board_step())
    }

    /// What lies over the board.
    pub fn overlay(&self) -> Option<BoardOverlay> {
        self.of_star()?.call_view().map(BoardOverlay::Call)
    }
}

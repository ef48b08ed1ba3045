//! A finished game on the Review screen, whichever game it is: what is asked about it, and what the player does with
//! it.

use chrono::NaiveDate;
use rsg_engine::Game;
use rsg_engine::Position;

use crate::app::effect::Effect;
use crate::app::event::ReviewEvent;
use crate::app::games::request::MatchRequest;
use crate::board::{Attention, BoardEvent, Command, Timer};
use crate::games::BoardGame;
use crate::progress::{ColorChoice, CpuLevel, GameKey, GameKind, KeptGame, Opponent};
use crate::session::OverView;
use crate::session::review::{Learned, Review, ReviewQuestion, Walk};
use crate::thinking::{Answer, Question};

/// The relation of a game in Review to the kept ones.
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
    pub review: Box<Review>,
    /// The number of the last question about it.
    question: u64,
    /// The subject of that question, until it is answered.
    asked: Option<ReviewQuestion>,
    /// True if *Back* leads to the list, and not to the screen before.
    pub from_list: bool,
    /// The possibility to keep it, where it was pasted.
    pub keeping: Keeping,
    /// The game whose result it was opened from and leads back to.
    pub from_result: Option<GameKind>,
    /// The end of a game whose moves are copied.
    over: Option<Box<OverView>>,
    /// True if it is not on the screen, so that there are no questions.
    paused: bool,
    /// True if there are results that are not kept yet.
    news: bool,
    /// True if the levels to play on against are shown.
    pub choosing: bool,
    /// The number of the timer that ends the wait for a first mistake, once it was set.
    lead_timer: Option<u64>,
}

/// The wait for the whole game to be judged, in milliseconds. Then the costliest turn that is known by now is shown.
const LEAD_AFTER: u32 = 10_000;

impl OpenGame {
    /// A game from its end, which is kept, or not, and ended so, with questions counted from that number on. `None` if
    /// nothing was played.
    pub fn of(
        game: &dyn BoardGame,
        kept: Option<KeptGame>,
        over: OverView,
        thorough: bool,
        question: u64,
    ) -> Option<OpenGame> {
        let is_copied = game.text().is_some();
        Some(OpenGame {
            review: Box::new(Review::begin(game, kept, &over, thorough, question)?),
            question,
            asked: None,
            from_list: false,
            keeping: Keeping::No,
            from_result: None,
            over: is_copied.then(|| Box::new(over)),
            paused: false,
            news: false,
            choosing: false,
            lead_timer: None,
        })
    }

    /// The end of a game whose moves are copied; `None` on the star.
    pub fn over(&self) -> Option<Box<OverView>> {
        self.over.clone()
    }

    /// The game as it is kept under this key, of which nothing is known but its turns; none if it is not over.
    pub fn as_pasted(&self, key: GameKey, date: NaiveDate) -> Option<KeptGame> {
        KeptGame::pasted(self.review.game(), key, date)
    }

    /// This game, with its position after `turns` turns in sight.
    pub fn at_turn(mut self, turns: usize, outbox: &mut Vec<Effect>) -> OpenGame {
        // A walk asks for no match.
        let _ = self.apply(ReviewEvent::Walk(Walk::To(turns)), outbox);
        self
    }

    /// Applies an action of the player; to play on returns the request for a match.
    pub fn apply(&mut self, event: ReviewEvent, outbox: &mut Vec<Effect>) -> Option<MatchRequest> {
        match event {
            ReviewEvent::Walk(walk) => {
                self.choosing = false;
                self.review.walk(walk);
            }
            ReviewEvent::Mistakes(event) => {
                self.choosing = false;
                self.review.apply_mistake(event);
            }
            ReviewEvent::ChooseLevel(choosing) => self.choosing = choosing,
            ReviewEvent::PlayOn(Some(level)) => return self.practise_on(level),
            ReviewEvent::Share => {
                let text = self.review.game().star().map(Game::record);
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
        let shown = self.review.shown_game();
        if !shown.rules().levels().contains(&level) {
            return None;
        }
        self.play_on(Opponent::Practice {
            level,
            from: shown.star().map_or_else(Position::start, Game::given),
            opening: shown.turns(),
        })
    }

    /// A game from the position that is shown, in which the side to move is player one's.
    pub fn play_on(&self, opponent: Opponent) -> Option<MatchRequest> {
        if !self.review.view().can_play_on {
            return None;
        }
        let shown = self.review.shown_game();
        let color = ColorChoice::fixed(shown.to_move());
        Some(MatchRequest {
            rules: shown.rules(),
            turns: Some(shown.written()),
            ..MatchRequest::single(opponent, color)
        })
    }

    /// Sets the timer after which a mistake is shown, at the first look.
    pub fn await_lead(&mut self, outbox: &mut Vec<Effect>) {
        if self.lead_timer.is_none() {
            self.lead_timer = Some(self.question);
            outbox.push(Effect::Device(Command::After {
                timer: Timer::Lead(self.question),
                millis: LEAD_AFTER,
            }));
        }
    }

    /// Something on the board, which takes taps while a better turn is looked for. Says which turn of the game is known
    /// better now.
    pub fn apply_board(&mut self, event: &BoardEvent, outbox: &mut Vec<Effect>) -> Option<usize> {
        if let BoardEvent::Answer(answer) = event {
            return self.take_answer(answer, outbox);
        }
        if let BoardEvent::Elapsed(Timer::Lead(number)) = event
            && self.lead_timer == Some(*number)
        {
            self.review.lead_by_now();
            self.think(outbox);
            return None;
        }
        if self.review.apply_board(event) {
            self.think(outbox);
        }
        None
    }

    fn take_answer(&mut self, answer: &Answer, outbox: &mut Vec<Effect>) -> Option<usize> {
        let asked = self.asked.filter(|_| self.question == answer.question)?;
        let learned = self.review.take_finding(asked, &answer.finding);
        match learned {
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

    /// Asks the question that is due, unless it was asked already. A new question takes the place of the one
    /// before; only a position that is being judged is judged to the end, wherever the player goes meanwhile.
    pub fn think(&mut self, outbox: &mut Vec<Effect>) {
        if self.paused {
            return;
        }
        let wanted = self.review.wanted();
        let goes_on = match (self.asked, wanted) {
            (Some(ReviewQuestion::Position(_)), Some(ReviewQuestion::Position(_))) => true,
            (asked, wanted) => asked == wanted,
        };
        if goes_on {
            return;
        }
        self.asked = wanted;
        let topic = wanted.and_then(|asked| self.review.topic(asked));
        outbox.push(match topic {
            None => Effect::Device(Command::StopThinking),
            Some(topic) => {
                self.question += 1;
                let number = self.question;
                Effect::Ask(Box::new(Question { number, topic }))
            }
        });
    }

    /// Stops the analysis while the player is away, and goes on afterwards. The phone and its page both report that,
    /// and an analysis that has begun again is left alone.
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
            && let Some(kept) = self.review.to_keep()
        {
            outbox.push(Effect::Keep(Box::new(kept.into())));
        }
    }

    /// Ends the going through mistakes. Returns true if there was one to be ended.
    pub fn end_run(&mut self, outbox: &mut Vec<Effect>) -> bool {
        let running = self.review.is_running();
        if running {
            self.review.end_run();
            self.think(outbox);
        }
        running
    }
}

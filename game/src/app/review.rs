//! The Review screen: the list of kept games, a text that is pasted in, and one game that is looked at.

use rsg_engine::{Care, Game, Judgement};

use super::navigation::Destination;
use super::screen::Screen;
use super::setup::MatchRequest;
use super::views::Lock;
use super::{
    Analysis, App, ColorChoice, Effect, PasteFault, ReviewEvent, ReviewScreenView, ScreenName,
    Seeds,
};
use crate::progress::{CpuLevel, Format, Judged, KeptGame, Opponent};
use crate::session::review::Review;
use crate::session::{self, Attention, BoardStep, Command};

/// What the Review screen holds.
#[derive(Debug, Clone)]
pub(super) enum Reviewing {
    List {
        /// What was wrong with the last pasted text.
        fault: Option<PasteFault>,
        /// The game that was deleted last, as long as that can be taken back.
        deleted: Option<KeptGame>,
    },
    Game(Box<Open>),
}

/// A game that is looked at.
#[derive(Debug, Clone)]
pub(super) struct Open {
    review: Review,
    /// The number of the last question about it.
    question: u64,
    /// Whether the list leads back to it, and not the screen before.
    from_list: bool,
    /// Whether the analysis was broken off because nobody looks.
    paused: bool,
    /// Whether something has become known that is not kept yet.
    news: bool,
    /// Whether the levels to play on against are shown.
    choosing: bool,
}

/// The longest text that is taken for a game.
const LONGEST_TEXT: usize = 1 << 16;

/// Placements of a better line that are worth keeping.
const LONGEST_LINE: usize = 12;

impl Default for Reviewing {
    fn default() -> Reviewing {
        Reviewing::List {
            fault: None,
            deleted: None,
        }
    }
}

impl Reviewing {
    /// What the player does; to play on asks for a match.
    pub fn apply(
        &mut self,
        event: ReviewEvent,
        seeds: &mut Seeds,
        outbox: &mut Vec<Effect>,
    ) -> Option<MatchRequest> {
        match (event, &mut *self) {
            (ReviewEvent::Show(kept), _) => {
                self.show(replayed(&kept), Some(*kept), true, seeds, outbox);
            }
            (ReviewEvent::Paste(text), _) => match read(&text) {
                Ok(game) => self.show(game, None, true, seeds, outbox),
                Err(why) => self.refuse(why),
            },
            (ReviewEvent::Favourite(mut kept), _) => {
                kept.favourite = !kept.favourite;
                outbox.push(Effect::Keep(kept));
            }
            (ReviewEvent::Delete(kept), Reviewing::List { deleted, .. }) => {
                outbox.push(Effect::Forget(kept.key));
                *deleted = Some(*kept);
            }
            (ReviewEvent::Restore, Reviewing::List { deleted, .. }) => {
                let kept = deleted.take().map(Box::new);
                outbox.extend(kept.map(Effect::Keep));
            }
            (ReviewEvent::Walk(walk), Reviewing::Game(open)) => {
                open.choosing = false;
                open.review.walk(walk);
            }
            (ReviewEvent::ChooseLevel(choosing), Reviewing::Game(open)) => open.choosing = choosing,
            (ReviewEvent::PlayOn(level), Reviewing::Game(open)) => return open.play_on(level),
            (ReviewEvent::Share, Reviewing::Game(open)) => {
                outbox.push(Effect::ShareText(open.review.game().record()));
            }
            // A button of the list while a game is shown, or of a game while the list is.
            _ => {}
        }
        None
    }

    /// Puts a game on the board.
    pub fn show(
        &mut self,
        game: Game,
        kept: Option<KeptGame>,
        from_list: bool,
        seeds: &mut Seeds,
        outbox: &mut Vec<Effect>,
    ) {
        let question = seeds.draw() >> 24;
        let Some(review) = Review::of(game, kept, question) else {
            self.refuse(PasteFault::Empty);
            return;
        };
        let mut open = Open {
            review,
            question,
            from_list,
            paused: false,
            news: false,
            choosing: false,
        };
        open.analyse(outbox);
        *self = Reviewing::Game(Box::new(open));
    }

    /// A text is no game.
    fn refuse(&mut self, why: PasteFault) {
        if let Reviewing::List { fault, .. } = self {
            *fault = Some(why);
        }
    }

    /// The thinking thread has judged a placement.
    pub fn judged(
        &mut self,
        question: u64,
        judgement: &Judgement,
        care: Care,
        outbox: &mut Vec<Effect>,
    ) {
        if let Reviewing::Game(open) = self
            && open.question == question
        {
            open.judge(judgement, care, outbox);
        }
    }

    /// Something on the board, which takes no taps.
    pub fn apply_board(&mut self, event: session::Event) {
        if let (Reviewing::Game(open), session::Event::Animated { step }) = (self, event) {
            open.review.animated(step);
        }
    }

    pub fn board_step(&self) -> Option<BoardStep> {
        match self {
            Reviewing::Game(open) => Some(open.review.board_step()),
            Reviewing::List { .. } => None,
        }
    }

    /// Nobody looks: the analysis stops. Somebody looks again: it goes on. The phone and its page both say so, and an
    /// analysis that has begun again is left alone.
    pub fn attend(&mut self, attention: Attention, outbox: &mut Vec<Effect>) {
        let Reviewing::Game(open) = self else {
            return;
        };
        if attention == Attention::Away {
            open.paused = true;
            outbox.push(Effect::Device(Command::StopThinking));
            open.keep(outbox);
        } else if std::mem::take(&mut open.paused) {
            open.analyse(outbox);
        }
    }

    /// *Back* from a game leads to the list, if it was come to from there. Says whether it did.
    pub fn close(&mut self, outbox: &mut Vec<Effect>) -> bool {
        let from_list = matches!(self, Reviewing::Game(open) if open.from_list);
        if from_list {
            self.attend(Attention::Away, outbox);
            *self = Reviewing::default();
        }
        from_list
    }
}

impl Open {
    /// A game against the CPU from the position that is shown; it counts for nothing.
    fn play_on(&self, level: CpuLevel) -> Option<MatchRequest> {
        let game = self.review.shown_game();
        self.review.view().can_play_on.then(|| MatchRequest {
            opponent: Opponent::Practice {
                level,
                from: game.given(),
                opening: game.turns().len(),
            },
            format: Format::Single,
            color: ColorChoice::fixed(game.position().to_move()),
            game: Some(game),
        })
    }

    /// Asks for what is not known yet.
    fn analyse(&mut self, outbox: &mut Vec<Effect>) {
        if self.review.is_settled() {
            return;
        }
        self.question += 1;
        outbox.push(Effect::Analyse(Box::new(Analysis {
            question: self.question,
            game: self.review.game().clone(),
            known: self.review.known(),
        })));
    }

    /// Takes in what a placement was worth.
    fn judge(&mut self, judgement: &Judgement, care: Care, outbox: &mut Vec<Effect>) {
        let points = |points: i32| i16::try_from(points).unwrap_or(i16::MAX);
        let judged = Judged {
            before: points(judgement.before),
            after: points(judgement.after),
            exact: judgement.exact,
            line: judgement.line.iter().take(LONGEST_LINE).copied().collect(),
        };
        self.review
            .judge(judgement.turn, judged, care == Care::Full);
        self.news |= care == Care::Full;
        if self.review.is_settled() {
            self.keep(outbox);
        }
    }

    /// Keeps what has become known with the game.
    fn keep(&mut self, outbox: &mut Vec<Effect>) {
        if std::mem::take(&mut self.news)
            && let Some(kept) = self.review.to_keep()
        {
            outbox.push(Effect::Keep(Box::new(kept)));
        }
    }
}

impl App {
    /// From the result sheet: the game that has just ended.
    pub(super) fn review_result(&mut self) {
        let (Some(result), Some(running)) = (self.result(), &self.running) else {
            return;
        };
        if result.over.next_game {
            return;
        }
        let game = running.current.game().clone();
        let finished = &result.over.result;
        // It may be tomorrow by now.
        let booked = self.books.profile.matches().last();
        let ended = booked
            .filter(|booked| booked.id == finished.id)
            .map_or(self.books.today, |booked| booked.date);
        let kept = finished.kept_games(ended).last();
        self.go(Destination::Screen(ScreenName::Review));
        if let Screen::Review(reviewing) = &mut self.screen {
            reviewing.show(game, kept, false, &mut self.seeds, &mut self.outbox);
        }
    }

    pub fn review(&self) -> ReviewScreenView {
        let is_open = |level: &CpuLevel| self.books.lock(*level) == Lock::Open;
        match &self.screen {
            Screen::Review(Reviewing::Game(open)) => ReviewScreenView::Game {
                view: Box::new(open.review.view()),
                levels: open
                    .choosing
                    .then(|| CpuLevel::ALL.into_iter().filter(is_open).collect()),
            },
            Screen::Review(Reviewing::List { fault, deleted }) => ReviewScreenView::List {
                fault: fault.clone(),
                deleted: deleted.is_some(),
            },
            _ => ReviewScreenView::List {
                fault: None,
                deleted: false,
            },
        }
    }
}

/// A kept game, as far as it can be played again.
fn replayed(kept: &KeptGame) -> Game {
    let mut game = Game::new();
    for &mv in &kept.moves {
        if game.play(mv).is_err() {
            break;
        }
    }
    game
}

fn read(text: &str) -> Result<Game, PasteFault> {
    if LONGEST_TEXT < text.len() {
        return Err(PasteFault::Long);
    }
    let game = Game::from_record(text).map_err(PasteFault::Record)?;
    if game.turns().is_empty() {
        return Err(PasteFault::Empty);
    }
    Ok(game)
}

//! The Review screen: the list of kept games, a text that is pasted in, and one game that is looked at. `table`: the game at
//! the table of the classics.

mod table;

use chrono::NaiveDate;
use rsg_engine::{Care, Game, Judgement};

use super::navigation::Destination;
use super::screen::Screen;
use super::setup::MatchRequest;
use super::views::Lock;
use super::{
    App, ColorChoice, Effect, PasteFault, ReviewEvent, ReviewScreenView, ScreenName, Seeds,
};
use crate::board::{Attention, BoardEvent, Spot};
use crate::progress::puzzles::Mistake;
use crate::progress::{CpuLevel, Format, Judged, KeptGame, MatchId, Opponent};
use crate::session::review::Review;
use crate::session::{BoardOverlay, BoardStep, Command};
use crate::thinking::{Analysis, Answer, Effort, Finding, Question, Topic};

/// What the Review screen holds.
#[derive(Debug, Clone)]
pub(super) enum Reviewing {
    List {
        /// What was wrong with the last pasted text.
        fault: Option<PasteFault>,
        /// The game that was deleted last, as long as that can be taken back.
        deleted: Option<Box<KeptGame>>,
    },
    Game(Box<Open>),
    Table(Box<table::OpenTable>),
}

/// A game that is looked at.
#[derive(Debug, Clone)]
pub(super) struct Open {
    review: Review,
    /// The number of the last question about it.
    question: u64,
    /// What that question is about, until it is answered.
    asked: Option<Effort>,
    /// Whether the list leads back to it, and not the screen before.
    from_list: bool,
    /// Whether nobody looks, so that nothing is asked.
    paused: bool,
    /// Whether something has become known that is not kept yet.
    news: bool,
    /// Whether the levels to play on against are shown.
    choosing: bool,
}

/// What looking at a game needs of the app.
pub(super) struct Desk<'a> {
    pub seeds: &'a mut Seeds,
    pub outbox: &'a mut Vec<Effect>,
    /// Whether the player wants games analysed with more care.
    pub thorough: bool,
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
    pub fn apply(&mut self, event: ReviewEvent, desk: Desk<'_>) -> Option<MatchRequest> {
        match (event, &mut *self) {
            (ReviewEvent::Show(kept), _) => self.show(kept.game(), Some(*kept), true, desk),
            (ReviewEvent::Paste(text), _) => match read(&text) {
                Ok(game) => self.show(game, None, true, desk),
                Err(why) => self.refuse(why),
            },
            (ReviewEvent::Favourite(mut kept), _) => {
                kept.favourite = !kept.favourite;
                desk.outbox.push(Effect::Keep(kept));
            }
            (ReviewEvent::Tag { mut game, tag }, _) => {
                game.tags.toggle(&tag);
                desk.outbox.push(Effect::Keep(game));
            }
            (ReviewEvent::Delete(kept), Reviewing::List { deleted, .. }) => {
                desk.outbox.push(Effect::Forget(kept.key));
                *deleted = Some(kept);
            }
            (ReviewEvent::Restore, Reviewing::List { deleted, .. }) => {
                desk.outbox.extend(deleted.take().map(Effect::Keep));
            }
            (event, Reviewing::Game(open)) => return open.apply(event, desk.outbox),
            (event, Reviewing::Table(open)) => open.apply(&event, desk.outbox),
            // A button of a game while the list is shown.
            _ => {}
        }
        None
    }

    /// Puts a game on the board.
    pub fn show(&mut self, game: Game, kept: Option<KeptGame>, from_list: bool, desk: Desk<'_>) {
        let question = desk.seeds.draw() >> 24;
        let Some(review) = Review::of(game, kept, question) else {
            self.refuse(PasteFault::Empty);
            return;
        };
        let mut open = Open {
            review: review.thoroughly(desk.thorough),
            question,
            asked: None,
            from_list,
            paused: false,
            news: false,
            choosing: false,
        };
        open.think(desk.outbox);
        *self = Reviewing::Game(Box::new(open));
    }

    /// A text is no game.
    fn refuse(&mut self, why: PasteFault) {
        if let Reviewing::List { fault, .. } = self {
            *fault = Some(why);
        }
    }

    /// An answer of the thinking thread. Says which turn of the game is known better now.
    pub fn hear(&mut self, answer: &Answer, outbox: &mut Vec<Effect>) -> Option<usize> {
        match (self, &answer.finding) {
            (Reviewing::Game(open), finding) if open.question == answer.question => match finding {
                Finding::Judged(judgement, care) => return open.judge(judgement, *care, outbox),
                Finding::Done => open.end_question(outbox),
                _ => {}
            },
            (Reviewing::Table(open), Finding::Position(judgement)) => {
                open.judge(answer.question, *judgement, outbox);
            }
            _ => {}
        }
        None
    }

    /// A turn as an exercise, if it is one.
    fn own_mistake(&self, turn: usize, today: NaiveDate) -> Option<Mistake> {
        match self {
            Reviewing::Game(open) => open.review.own_mistake(turn, today),
            Reviewing::List { .. } | Reviewing::Table(_) => None,
        }
    }

    /// Something on the board, which takes taps while a better placement is looked for.
    pub fn apply_board(&mut self, event: BoardEvent, outbox: &mut Vec<Effect>) {
        let open = match self {
            Reviewing::Game(open) => open,
            Reviewing::Table(open) => {
                if let BoardEvent::Animated { step } = event {
                    open.animated(step);
                }
                return;
            }
            Reviewing::List { .. } => return,
        };
        let review = &mut open.review;
        match event {
            BoardEvent::Animated { step } => review.animated(step),
            BoardEvent::Tap(Spot::Cell(cell)) => review.tap(cell),
            BoardEvent::Call(color) => review.call(color),
            BoardEvent::CancelCall => review.ask_call(None),
            BoardEvent::PreviewCall(color) => {
                let cell = review.asks_call();
                review.ask_call(cell.map(|cell| (cell, color)));
            }
            _ => return,
        }
        open.think(outbox);
    }

    pub fn board_step(&self) -> Option<BoardStep> {
        match self {
            Reviewing::Game(open) => Some(open.review.board_step()),
            Reviewing::List { .. } | Reviewing::Table(_) => None,
        }
    }

    /// What lies over the board.
    pub fn overlay(&self) -> Option<BoardOverlay> {
        match self {
            Reviewing::Game(open) => open.review.call_view().map(BoardOverlay::Call),
            Reviewing::List { .. } | Reviewing::Table(_) => None,
        }
    }

    /// Nobody looks: the analysis stops. Somebody looks again: it goes on. The phone and its page both say so, and an
    /// analysis that has begun again is left alone.
    pub fn attend(&mut self, attention: Attention, outbox: &mut Vec<Effect>) {
        let open = match self {
            Reviewing::Game(open) => open,
            Reviewing::Table(open) => return open.attend(attention, outbox),
            Reviewing::List { .. } => return,
        };
        if attention == Attention::Away {
            open.paused = true;
            open.asked = None;
            outbox.push(Effect::Device(Command::StopThinking));
            open.keep(outbox);
        } else {
            open.paused = false;
            open.think(outbox);
        }
    }

    /// *Back* ends the going through mistakes; from the game it leads to the list, if it was come to from there. Says
    /// whether it led anywhere.
    pub fn close(&mut self, outbox: &mut Vec<Effect>) -> bool {
        let Reviewing::Game(open) = self else {
            return false;
        };
        if open.review.is_running() {
            open.review.end_run();
            open.think(outbox);
            return true;
        }
        let from_list = open.from_list;
        if from_list {
            self.attend(Attention::Away, outbox);
            *self = Reviewing::default();
        }
        from_list
    }
}

impl Open {
    /// What the player does with a game; to play on asks for a match.
    fn apply(&mut self, event: ReviewEvent, outbox: &mut Vec<Effect>) -> Option<MatchRequest> {
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
            ReviewEvent::PlayOn(level) => return self.play_on(level),
            ReviewEvent::Share => outbox.push(Effect::ShareText(self.review.game().record())),
            // A button of the list while a game is shown.
            _ => {}
        }
        self.think(outbox);
        None
    }

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

    /// Sees to it that what is wanted is being thought about: the placement that the player waits for, else the next round
    /// of the game's analysis. Whatever is asked anew takes the place of the question before.
    fn think(&mut self, outbox: &mut Vec<Effect>) {
        if self.paused {
            return;
        }
        let checking = self.review.checking();
        let wanted = match checking {
            Some(_) => Some(Effort::Check),
            None => self.review.next_round(),
        };
        if self.asked == wanted {
            return;
        }
        self.asked = wanted;
        let Some(effort) = wanted else {
            outbox.push(Effect::Device(Command::StopThinking));
            return;
        };
        let (game, known) =
            checking.unwrap_or_else(|| (self.review.game().clone(), self.review.known()));
        self.question += 1;
        let analysis = Analysis {
            game,
            known,
            effort,
        };
        outbox.push(ask(self.question, Topic::Analysis(analysis)));
    }

    /// Takes in what a placement was worth. Says which turn of the game is known better now.
    fn judge(
        &mut self,
        judgement: &Judgement,
        care: Care,
        outbox: &mut Vec<Effect>,
    ) -> Option<usize> {
        let points = |points: i32| i16::try_from(points).unwrap_or(i16::MAX);
        let judged = Judged {
            before: points(judgement.before),
            after: points(judgement.after),
            exact: judgement.exact,
            line: judgement.line.iter().take(LONGEST_LINE).copied().collect(),
            only: judgement.only,
        };
        let last_word = care == Care::Full;
        match self.asked {
            Some(Effort::Check) if last_word => {
                self.asked = None;
                self.review.answer_check(&judged);
                self.think(outbox);
            }
            None | Some(Effort::Check) => {}
            Some(_) if self.review.judge(judgement.turn, judged, last_word) => {
                self.news = true;
                return Some(judgement.turn);
            }
            Some(_) => {}
        }
        None
    }

    /// Nothing more comes to the last question.
    fn end_question(&mut self, outbox: &mut Vec<Effect>) {
        match self.asked.take() {
            None => return,
            Some(Effort::Check) => self.review.give_up_check(),
            Some(_) => {
                self.review.end_round();
                self.news = true;
                self.keep(outbox);
            }
        }
        self.think(outbox);
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
        let (Some(result), Some(current)) = (self.result(), self.match_on_board()) else {
            return;
        };
        if result.over.next_game {
            return;
        }
        let game = current.game().clone();
        let finished = &result.over.result;
        // It may be tomorrow by now.
        let booked = self.books.profile.matches().last();
        let ended = booked
            .filter(|booked| booked.id == finished.id)
            .map_or(self.books.today, |booked| booked.date);
        // A game by message that is not in the books is looked at, and not kept.
        let is_booked = finished.id != MatchId::default();
        let kept = finished.kept_games(ended).last().filter(|_| is_booked);
        self.go(Destination::Screen(ScreenName::Review));
        self.show_in_review(game, kept);
    }

    /// Puts a game on the Review screen, which leads back to where it was come from.
    pub(super) fn show_in_review(&mut self, game: Game, kept: Option<KeptGame>) {
        let desk = Desk {
            thorough: self.books.profile.settings.thorough,
            seeds: &mut self.seeds,
            outbox: &mut self.outbox,
        };
        if let Screen::Review(reviewing) = &mut self.screen {
            reviewing.show(game, kept, false, desk);
        }
    }

    /// What the player does on the Review screen.
    pub(super) fn apply_review(&mut self, event: ReviewEvent) {
        let desk = Desk {
            thorough: self.books.profile.settings.thorough,
            seeds: &mut self.seeds,
            outbox: &mut self.outbox,
        };
        if let Screen::Review(reviewing) = &mut self.screen
            && let Some(request) = reviewing.apply(event, desk)
        {
            self.start_or_ask(request);
        }
    }

    /// Something on the board of the Review screen. A mistake of the player's own with only one better placement comes back as
    /// an exercise.
    pub(super) fn tell_review(&mut self, event: BoardEvent) {
        let Screen::Review(reviewing) = &mut self.screen else {
            return;
        };
        let BoardEvent::Answer(answer) = event else {
            return reviewing.apply_board(event, &mut self.outbox);
        };
        let news = reviewing.hear(&answer, &mut self.outbox);
        let mistake = news.and_then(|turn| reviewing.own_mistake(turn, self.books.today));
        if let Some(mistake) = mistake
            && self.books.profile.puzzles.add_mistake(mistake)
        {
            self.save_soon();
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
            Screen::Review(Reviewing::Table(open)) => {
                self.table_review(open).unwrap_or(ReviewScreenView::EMPTY)
            }
            _ => ReviewScreenView::EMPTY,
        }
    }
}

fn ask(number: u64, topic: Topic) -> Effect {
    Effect::Device(Command::Ask(Box::new(Question { number, topic })))
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

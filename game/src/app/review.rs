//! The Review screen: the list of kept games, a text that is pasted in, and one game that is looked at (`open`).

mod open;

use rsg_engine::Game;

use super::navigation::Destination;
use super::screen::Screen;
use super::views::Lock;
use super::waiting::GameRequest;
use super::{App, Effect, PasteFault, ReviewEvent, ReviewScreenView, ScreenName, Seeds};
use crate::board::{Attention, BoardEvent, BoardStep};
use crate::progress::puzzles::Mistake;
use crate::progress::{AnyLevel, CpuLevel, KeptGame, MatchId};
use crate::session::review::Header;
use crate::session::{BoardOverlay, OverView};
pub(super) use open::OpenGame;

/// What the Review screen holds.
#[derive(Debug, Clone)]
pub(super) enum Reviewing {
    List {
        /// What was wrong with the last pasted text.
        fault: Option<PasteFault>,
        /// The game that was deleted last, as long as that can be taken back.
        deleted: Option<Box<KeptGame>>,
    },
    Game(Box<OpenGame>),
}

/// What looking at a game needs of the app.
pub(super) struct ReviewContext<'a> {
    pub seeds: &'a mut Seeds,
    pub outbox: &'a mut Vec<Effect>,
    /// Whether the player wants games analysed with more care.
    pub thorough: bool,
}

/// The longest text that is taken for a game.
const LONGEST_TEXT: usize = 1 << 16;

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
    pub fn apply(&mut self, event: ReviewEvent, context: ReviewContext<'_>) -> Option<GameRequest> {
        match (event, &mut *self) {
            (ReviewEvent::Show(kept), _) => self.show(kept.game(), Some(*kept), true, context),
            (ReviewEvent::Paste(text), _) => match read(&text) {
                Ok(game) => self.show(game, None, true, context),
                Err(why) => self.refuse(why),
            },
            (ReviewEvent::Favourite(mut kept), _) => {
                kept.favourite = !kept.favourite;
                context.outbox.push(Effect::Keep(kept));
            }
            (ReviewEvent::Tag { mut game, tag }, _) => {
                game.tags.toggle(&tag);
                context.outbox.push(Effect::Keep(game));
            }
            (ReviewEvent::Delete(kept), Reviewing::List { deleted, .. }) => {
                context.outbox.push(Effect::Forget(kept.key));
                *deleted = Some(kept);
            }
            (ReviewEvent::Restore, Reviewing::List { deleted, .. }) => {
                context.outbox.extend(deleted.take().map(Effect::Keep));
            }
            (event, Reviewing::Game(open)) => return open.apply(event, context.outbox),
            // A button of a game while the list is shown.
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
        context: ReviewContext<'_>,
    ) {
        let question = first_question(context.seeds);
        match OpenGame::star(game, kept, context.thorough, question) {
            Some(mut open) => {
                open.from_list = from_list;
                self.open(open, context.outbox);
            }
            None => self.refuse(PasteFault::Empty),
        }
    }

    /// Looks at a game, of which something may be known already.
    fn open(&mut self, mut open: OpenGame, outbox: &mut Vec<Effect>) {
        open.think(outbox);
        *self = Reviewing::Game(Box::new(open));
    }

    /// The game that is looked at.
    fn game(&self) -> Option<&OpenGame> {
        match self {
            Reviewing::Game(open) => Some(open),
            Reviewing::List { .. } => None,
        }
    }

    /// A text is no game.
    fn refuse(&mut self, why: PasteFault) {
        if let Reviewing::List { fault, .. } = self {
            *fault = Some(why);
        }
    }

    pub fn board_step(&self) -> Option<BoardStep> {
        Some(self.game()?.board_step())
    }

    /// What lies over the board.
    pub fn overlay(&self) -> Option<BoardOverlay> {
        self.game()?.overlay()
    }

    pub fn attend(&mut self, attention: Attention, outbox: &mut Vec<Effect>) {
        if let Reviewing::Game(open) = self {
            open.attend(attention, outbox);
        }
    }

    /// *Back* ends the going through mistakes; from the game it leads to the list, if it was come to from there. Says
    /// whether it led anywhere.
    pub fn close(&mut self, outbox: &mut Vec<Effect>) -> bool {
        let Reviewing::Game(open) = self else {
            return false;
        };
        if open.end_run(outbox) {
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

/// The number that questions about a game are counted from.
fn first_question(seeds: &mut Seeds) -> u64 {
    seeds.draw() >> 24
}

impl App {
    /// From the result sheet: the game that has just ended.
    pub(super) fn review_result(&mut self) {
        let open = self.take_study().or_else(|| self.open_result());
        let Some(open) = open else {
            return;
        };
        self.go(Destination::Screen(ScreenName::Review));
        self.look_at(open);
    }

    /// The game whose result is shown, as it is opened for Review.
    pub(super) fn open_result(&mut self) -> Option<OpenGame> {
        let (over, current) = (self.match_over()?, self.match_on_board()?);
        if over.next_game {
            return None;
        }
        let game = current.game().clone();
        let finished = &over.result;
        // It may be tomorrow by now.
        let booked = self.books.profile.matches().last();
        let ended = booked
            .filter(|booked| booked.id == finished.id)
            .map_or(self.books.today, |booked| booked.date);
        // A game by message that is not in the books is looked at, and not kept.
        let is_booked = finished.id != MatchId::default();
        let kept = finished.kept_games(ended).last().filter(|_| is_booked);
        let thorough = self.books.profile.settings.thorough;
        OpenGame::star(game, kept, thorough, first_question(&mut self.seeds))
    }

    /// Puts an opened game on the Review screen.
    fn look_at(&mut self, mut open: OpenGame) {
        // Perhaps nobody looked while it was judged.
        open.attend(Attention::Here, &mut self.outbox);
        if let Screen::Review(reviewing) = &mut self.screen {
            reviewing.open(open, &mut self.outbox);
        }
    }

    /// Puts a game on the Review screen, which leads back to where it was come from.
    pub(super) fn show_in_review(&mut self, game: Game, kept: Option<KeptGame>) {
        let context = ReviewContext {
            thorough: self.books.profile.settings.thorough,
            seeds: &mut self.seeds,
            outbox: &mut self.outbox,
        };
        if let Screen::Review(reviewing) = &mut self.screen {
            reviewing.show(game, kept, false, context);
        }
    }

    /// What the player does on the Review screen.
    pub(super) fn apply_review(&mut self, event: ReviewEvent) {
        let context = ReviewContext {
            thorough: self.books.profile.settings.thorough,
            seeds: &mut self.seeds,
            outbox: &mut self.outbox,
        };
        if let Screen::Review(reviewing) = &mut self.screen
            && let Some(request) = reviewing.apply(event, context)
        {
            match request {
                GameRequest::Star(request) => self.start_or_ask(request),
                GameRequest::Table(request) => self.start_table_or_ask(request),
            }
        }
    }

    /// Something on the board of the Review screen. A mistake of the player's own with only one better placement comes back as
    /// an exercise.
    pub(super) fn tell_review(&mut self, event: BoardEvent) {
        let Screen::Review(reviewing) = &mut self.screen else {
            return;
        };
        let Reviewing::Game(open) = reviewing else {
            return;
        };
        let news = open.apply_board(event, &mut self.outbox);
        let mistake = news.and_then(|turn| open.own_mistake(turn, self.books.today));
        self.note_mistake(mistake);
    }

    /// Adds a mistake to those that come back as exercises.
    pub(super) fn note_mistake(&mut self, mistake: Option<Mistake>) {
        if let Some(mistake) = mistake
            && self.books.profile.puzzles.add_mistake(mistake)
        {
            self.save_soon();
        }
    }

    /// From the result sheet at the table: the game that has just ended.
    pub(super) fn review_table(&mut self) {
        let open = self.take_study().or_else(|| self.open_table_result());
        let Some(open) = open else {
            return;
        };
        self.go(Destination::TableReview);
        self.look_at(open);
    }

    /// The game at the table, as it is opened for Review.
    pub(super) fn open_table_result(&mut self) -> Option<OpenGame> {
        let question = first_question(&mut self.seeds);
        let table = self.table_on_screen()?;
        let header = Header::from(&table.over()?);
        OpenGame::table(table.game(), header, question)
    }

    /// Whether the game at the table is looked at again.
    pub(super) fn is_reviewing_table(&self) -> bool {
        matches!(&self.screen, Screen::Review(Reviewing::Game(open)) if open.is_table())
    }

    /// The game at the table, while it is looked at again.
    fn reviewed_table(&self) -> Option<OverView> {
        self.table
            .as_ref()
            .filter(|_| self.is_reviewing_table())?
            .over()
    }

    pub fn review(&self) -> ReviewScreenView {
        let is_open = |level: &CpuLevel| self.books.lock(*level) == Lock::Open;
        let levels = |open: &OpenGame| match open.classic_levels() {
            Some(levels) => levels.iter().copied().map(AnyLevel::Classic).collect(),
            None => CpuLevel::ALL
                .into_iter()
                .filter(is_open)
                .map(AnyLevel::Star)
                .collect(),
        };
        match &self.screen {
            Screen::Review(Reviewing::Game(open)) => ReviewScreenView::Game {
                view: Box::new(open.view()),
                levels: open.choosing.then(|| levels(open)),
                table: self.reviewed_table().map(Box::new),
            },
            Screen::Review(Reviewing::List { fault, deleted }) => ReviewScreenView::List {
                fault: fault.clone(),
                deleted: deleted.is_some(),
            },
            _ => ReviewScreenView::EMPTY,
        }
    }
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

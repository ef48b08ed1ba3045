//! The Review screen: the list of kept games, a text that is pasted in, and one game that is looked at.

use super::pasted::{self, PasteFault};
use super::play::{self, shown};
use crate::app::context::{Context, Lock};
use crate::app::editor::screen as editor;
use crate::app::effect::Effect;
use crate::app::event::{Event, PlayEvent, ReviewEvent};
use crate::app::games::open_game::{Keeping, OpenGame};
use crate::app::games::request::MatchRequest;
use crate::app::route::{Confirmation, Destination, Transition};
use crate::app::screen::{Screen, Viewed};
use crate::app::screen_name::ScreenName;
use crate::app::sets::taking;
use crate::board::{Attention, BoardEvent, BoardStep};
use crate::games::BoardGame;
use crate::progress::boards::{self, OwnBoard};
use crate::progress::sets;
use crate::progress::{CpuLevel, GameKey, GameKind, KeptGame, KeptItem, Opponent};
use crate::session::review::ReviewView;
use crate::session::{BoardOverlay, OverView};

#[derive(Debug, Clone)]
pub enum ReviewScreen {
    List {
        /// The fault of the last pasted text.
        fault: Option<PasteFault>,
        /// The game or board that was deleted last, as long as that can be taken back.
        deleted: Option<Box<KeptItem>>,
    },
    Game(Box<OpenGame>),
}

/// What was deleted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Deleted {
    Game,
    Board,
}

#[derive(Debug, Clone, PartialEq)]
pub enum ReviewScreenView {
    /// The kept games, and where a text can be pasted.
    List {
        fault: Option<PasteFault>,
        deleted: Option<Deleted>,
    },
    Game {
        view: Box<ReviewView>,
        /// Against whom can be played on, while that is asked.
        against: Option<PlayOnView>,
        /// The result of a game on squares.
        over: Option<Box<OverView>>,
        keeping: Keeping,
    },
}

/// Against whom a game can be played on.
#[derive(Debug, Clone, PartialEq)]
pub struct PlayOnView {
    /// The levels for practice.
    pub levels: Vec<CpuLevel>,
    /// True if two people can go on with it.
    pub two: bool,
}

impl Default for ReviewScreen {
    fn default() -> ReviewScreen {
        ReviewScreen::List {
            fault: None,
            deleted: None,
        }
    }
}

impl ReviewScreen {
    /// A finished game, from another screen than the list.
    pub fn of(mut open: OpenGame, context: &mut Context) -> ReviewScreen {
        // Perhaps nobody looked while it was judged.
        open.attend(Attention::Here, &mut context.outbox);
        open.await_lead(&mut context.outbox);
        ReviewScreen::Game(Box::new(open))
    }

    fn review(&mut self, event: ReviewEvent, context: &mut Context) -> Transition {
        match (event, &mut *self) {
            (ReviewEvent::Show(kept), _) => match *kept {
                KeptItem::Board(kept) => return editor::open_kept(kept, context),
                KeptItem::Game(kept) => match kept.replay() {
                    Some(game) => self.show(&*game, Some(kept), context),
                    None => self.refuse(PasteFault::Empty),
                },
            },
            (ReviewEvent::Paste(text), _) => {
                if let Some(board) = OwnBoard::read(&text).or_else(|| boards::last_in(&text)) {
                    return editor::open(board, context);
                }
                match sets::last_in(&text) {
                    Some(set) => return taking::take(set, context),
                    None => self.paste(&text, context),
                }
            }
            (ReviewEvent::SetUp, ReviewScreen::Game(open)) => {
                return editor::open(OwnBoard::of(&*open.review.shown_game()), context);
            }
            (ReviewEvent::Keep, ReviewScreen::Game(open)) => keep(open, context),
            (ReviewEvent::PlayOn(None), ReviewScreen::Game(open)) => {
                return for_two(open, context).map_or(Transition::Stay, Transition::Start);
            }
            (ReviewEvent::Favourite(mut kept), _) => {
                kept.toggle_favourite();
                context.outbox.push(Effect::Keep(kept));
            }
            (ReviewEvent::Tag { mut game, tag }, _) => {
                game.toggle_tag(&tag);
                context.outbox.push(Effect::Keep(Box::new((*game).into())));
            }
            (ReviewEvent::Rename { mut board, words }, _) => {
                board.words = words;
                context.outbox.push(Effect::Keep(Box::new((*board).into())));
            }
            (ReviewEvent::Delete(kept), ReviewScreen::List { deleted, .. }) => {
                context.outbox.push(Effect::Forget(kept.key()));
                *deleted = Some(kept);
            }
            (ReviewEvent::Restore, ReviewScreen::List { deleted, .. }) => {
                context.outbox.extend(deleted.take().map(Effect::Keep));
            }
            (event, ReviewScreen::Game(open)) => {
                let request = open.apply(event, &mut context.outbox);
                return request.map_or(Transition::Stay, Transition::Start);
            }
            // A button of a game while the list is shown.
            _ => {}
        }
        Transition::Stay
    }

    /// Puts the game of a text on the board.
    fn paste(&mut self, text: &str, context: &mut Context) {
        match pasted::read(text, context) {
            Ok(game) => self.show(&*game, None, context),
            Err(why) => self.refuse(why),
        }
        if let ReviewScreen::Game(open) = self {
            open.keeping = match to_keep(open, context) {
                Some(_) => Keeping::Offered,
                None => Keeping::No,
            };
        }
    }

    /// Puts a game on the board, from the list.
    fn show(&mut self, game: &dyn BoardGame, kept: Option<KeptGame>, context: &mut Context) {
        let over = kept.as_ref().and_then(OverView::of_kept);
        let over = over.unwrap_or_else(|| OverView::of_pasted(game));
        match context.open(game, kept, over) {
            Some(mut open) => {
                open.from_list = true;
                open.think(&mut context.outbox);
                open.await_lead(&mut context.outbox);
                *self = ReviewScreen::Game(Box::new(open));
            }
            None => self.refuse(PasteFault::Empty),
        }
    }

    /// The game that is looked at.
    fn game(&self) -> Option<&OpenGame> {
        match self {
            ReviewScreen::Game(open) => Some(open),
            ReviewScreen::List { .. } => None,
        }
    }

    /// The game whose result *Back* leads to.
    fn result(&self) -> Option<GameKind> {
        self.game()?.from_result
    }

    /// A text is no game.
    fn refuse(&mut self, why: PasteFault) {
        if let ReviewScreen::List { fault, .. } = self {
            *fault = Some(why);
        }
    }

    /// *Back* ends the going through mistakes; from the game it leads to the list, if it was come to from there. Says
    /// whether it led anywhere.
    fn step_back(&mut self, context: &mut Context) -> bool {
        let ReviewScreen::Game(open) = self else {
            return false;
        };
        if open.end_run(&mut context.outbox) {
            return true;
        }
        let from_list = open.from_list;
        if from_list {
            self.attend(Attention::Away, context);
            *self = ReviewScreen::default();
        }
        from_list
    }
}

impl Viewed for ReviewScreen {
    type View = ReviewScreenView;

    fn view(&self, context: &Context) -> ReviewScreenView {
        match self {
            ReviewScreen::Game(open) => ReviewScreenView::Game {
                view: Box::new(open.review.view()),
                against: open.choosing.then(|| against(open, context)),
                over: open.over(),
                keeping: open.keeping,
            },
            ReviewScreen::List { fault, deleted } => ReviewScreenView::List {
                fault: fault.clone(),
                deleted: deleted.as_deref().map(|kept| match kept {
                    KeptItem::Game(_) => Deleted::Game,
                    KeptItem::Board(_) => Deleted::Board,
                }),
            },
        }
    }
}

impl Screen for ReviewScreen {
    fn name(&self) -> ScreenName {
        ScreenName::Review
    }

    fn apply(&mut self, event: Event, context: &mut Context) -> Transition {
        match event {
            Event::Review(event) => return self.review(event, context),
            Event::Play(event @ (PlayEvent::CopyMoves | PlayEvent::CopySheet)) => {
                let game = self.game().map(|open| open.review.game());
                let text = game.and_then(|game| shown::text_of(game, &event));
                context.outbox.extend(text.map(Effect::ShareText));
            }
            _ => {}
        }
        Transition::Stay
    }

    fn back(&mut self, context: &mut Context) -> Transition {
        if self.step_back(context) {
            Transition::Stay
        } else if let Some(kind) = self.result() {
            Transition::Go(Destination::Play(kind))
        } else {
            Transition::to(context.memory.place)
        }
    }

    fn leave(&mut self, to: Destination, context: &mut Context) -> Option<Confirmation> {
        play::leave(self.result()?, to, context)
    }

    /// A mistake of the player's own with only one better placement comes back as an exercise.
    fn on_board_event(&mut self, event: &BoardEvent, context: &mut Context) {
        if let ReviewScreen::Game(open) = self {
            let news = open.apply_board(event, &mut context.outbox);
            let mistake = news.and_then(|turn| open.review.own_mistake(turn, context.books.today));
            context.note_mistake(mistake);
        }
    }

    fn attend(&mut self, attention: Attention, context: &mut Context) {
        if let ReviewScreen::Game(open) = self {
            open.attend(attention, &mut context.outbox);
        }
    }

    fn board_overlay(&self, _context: &Context) -> Option<BoardOverlay> {
        self.game()?.review.overlay()
    }

    fn board_step(&self, _context: &Context) -> Option<BoardStep> {
        Some(self.game()?.review.board_step())
    }
}

/// A game that was pasted as it is kept, under the next number.
fn to_keep(open: &OpenGame, context: &Context) -> Option<KeptGame> {
    let id = context.books.profile.next_match_id();
    open.as_pasted(GameKey::alone(id), context.books.today)
}

/// Keeps a game that was pasted, once.
fn keep(open: &mut OpenGame, context: &mut Context) {
    if open.keeping == Keeping::Offered
        && let Some(kept) = to_keep(open, context)
    {
        open.keeping = Keeping::Done;
        context.keep_brought(kept);
    }
}

/// Returns true if two people can go on with a game. One of theirs on the star begins at its first placement, so that
/// it can be booked.
fn goes_on_for_two(open: &OpenGame) -> bool {
    let kind = open.review.game().rules().game();
    kind.is_some_and(|kind| kind.spec().goes_on_for_two)
}

/// Against whom it can be played on: every level that is open, and perhaps two people.
fn against(open: &OpenGame, context: &Context) -> PlayOnView {
    let rules = open.review.game().rules();
    let is_open = |level: &CpuLevel| context.books.lock_in(&rules, *level) == Lock::Open;
    PlayOnView {
        two: goes_on_for_two(open),
        levels: rules.levels().into_iter().filter(is_open).collect(),
    }
}

/// A game of two people from the position that is shown. It is in no book.
fn for_two(open: &OpenGame, context: &Context) -> Option<MatchRequest> {
    if !goes_on_for_two(open) {
        return None;
    }
    let people = context.books.profile.two_people();
    let request = open.play_on(Opponent::People(people.names))?;
    Some(MatchRequest {
        house: people.house,
        ..request
    })
}

//! The Review screen: the list of kept games, a text that is pasted in, and one game that is looked at.

use rsg_engine::{Care, Game, Judgement};

use super::booking::last_kept;
use super::navigation::Way;
use super::setup::{Opponent, Wish};
use super::views::Lock;
use super::{
    Analysis, App, ColorChoice, Effect, LevelOption, Overlay, PasteFault, ReviewEvent,
    ReviewScreenView, Screen,
};
use crate::progress::{CpuLevel, Judged, KeptGame};
use crate::session::mix;
use crate::session::review::{Review, Walk};

/// What the Review screen holds.
#[derive(Debug, Clone, Default)]
pub(super) struct Reviewing {
    open: Option<Open>,
    /// What was wrong with the last pasted text.
    fault: Option<PasteFault>,
    /// The game that was deleted last, as long as that can be taken back.
    deleted: Option<KeptGame>,
}

/// A game that is looked at.
#[derive(Debug, Clone)]
struct Open {
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

impl App {
    pub(super) fn apply_review(&mut self, event: ReviewEvent, effects: &mut Vec<Effect>) {
        match event {
            ReviewEvent::Show(kept) => {
                let game = replayed(&kept);
                self.show_review(game, Some(*kept), true, effects);
            }
            ReviewEvent::Paste(text) => match read(&text) {
                Ok(game) => self.show_review(game, None, true, effects),
                Err(fault) => self.reviewing.fault = Some(fault),
            },
            ReviewEvent::Walk(walk) => self.walk(walk),
            ReviewEvent::ChooseLevel(choosing) => {
                if let Some(open) = &mut self.reviewing.open {
                    open.choosing = choosing;
                }
            }
            ReviewEvent::PlayOn(level) => self.play_on(level, effects),
            ReviewEvent::Share => {
                if let Some(open) = &self.reviewing.open {
                    effects.push(Effect::ShareText(open.review.game().record()));
                }
            }
            ReviewEvent::Favourite(mut kept) => {
                kept.favourite = !kept.favourite;
                effects.push(Effect::Keep(kept));
            }
            ReviewEvent::Delete(kept) => {
                effects.push(Effect::Forget(kept.key));
                self.reviewing.deleted = Some(*kept);
            }
            ReviewEvent::Restore => {
                if let Some(kept) = self.reviewing.deleted.take() {
                    effects.push(Effect::Keep(Box::new(kept)));
                }
            }
        }
    }

    /// From the result sheet: the game that has just ended.
    pub(super) fn review_result(&mut self, effects: &mut Vec<Effect>) {
        let (Some(Overlay::Result(result)), Some(running)) = (self.overlay(), &self.running) else {
            return;
        };
        if result.over.next_game {
            return;
        }
        let game = running.game.game().clone();
        let finished = &result.over.result;
        // It may be tomorrow by now.
        let booked = self.profile.matches().last();
        let ended = booked
            .filter(|booked| booked.id == finished.id)
            .map_or(self.today, |booked| booked.finished);
        let kept = last_kept(finished, ended);
        self.go(Way::To(Screen::Review), effects);
        if self.screen == Screen::Review {
            self.show_review(game, kept, false, effects);
        }
    }

    fn show_review(
        &mut self,
        game: Game,
        kept: Option<KeptGame>,
        from_list: bool,
        effects: &mut Vec<Effect>,
    ) {
        self.drawn += 1;
        let number = mix(self.seed, self.drawn) >> 24;
        let Some(review) = Review::of(game, kept, number) else {
            self.reviewing.fault = Some(PasteFault::Empty);
            return;
        };
        self.reviewing = Reviewing {
            open: Some(Open {
                review,
                question: number,
                from_list,
                paused: false,
                news: false,
                choosing: false,
            }),
            ..Reviewing::default()
        };
        self.analyse(effects);
    }

    /// Asks for what is not known yet.
    fn analyse(&mut self, effects: &mut Vec<Effect>) {
        let Some(open) = &mut self.reviewing.open else {
            return;
        };
        if open.review.is_settled() {
            return;
        }
        open.question += 1;
        effects.push(Effect::Analyse(Box::new(Analysis {
            question: open.question,
            game: open.review.game().clone(),
            known: open.review.known(),
        })));
    }

    /// The thinking thread has judged a placement.
    pub(super) fn judged(
        &mut self,
        question: u64,
        judgement: &Judgement,
        care: Care,
        effects: &mut Vec<Effect>,
    ) {
        let Some(open) = &mut self.reviewing.open else {
            return;
        };
        if open.question != question {
            return;
        }
        let points = |points: i32| i16::try_from(points).unwrap_or(i16::MAX);
        let judged = Judged {
            before: points(judgement.before),
            after: points(judgement.after),
            exact: judgement.exact,
            line: judgement.line.iter().take(LONGEST_LINE).copied().collect(),
        };
        open.review
            .judge(judgement.turn, judged, care == Care::Full);
        open.news |= care == Care::Full;
        if open.review.is_settled() {
            self.keep_analysis(effects);
        }
    }

    /// Keeps what has become known with the game.
    fn keep_analysis(&mut self, effects: &mut Vec<Effect>) {
        if let Some(open) = &mut self.reviewing.open
            && std::mem::take(&mut open.news)
            && let Some(kept) = open.review.to_keep()
        {
            effects.push(Effect::Keep(Box::new(kept)));
        }
    }

    fn walk(&mut self, walk: Walk) {
        if let Some(open) = &mut self.reviewing.open {
            open.choosing = false;
            open.review.walk(walk);
        }
    }

    pub(super) fn review_animated(&mut self, step: u64) {
        if let Some(open) = &mut self.reviewing.open {
            open.review.animated(step);
        }
    }

    /// A game against the CPU from the position that is shown; it counts for nothing.
    fn play_on(&mut self, level: CpuLevel, effects: &mut Vec<Effect>) {
        let Some(open) = &self.reviewing.open else {
            return;
        };
        if !open.review.view().can_play_on {
            return;
        }
        let game = open.review.shown_game();
        let wish = Wish {
            color: ColorChoice::fixed(game.position().to_move()),
            opponent: Opponent::Practice { level, game },
        };
        self.start_or_ask(wish, effects);
    }

    /// The phone takes the app away.
    pub(super) fn pause_review(&mut self, effects: &mut Vec<Effect>) {
        if let Some(open) = &mut self.reviewing.open {
            open.paused = true;
            effects.push(Effect::StopThinking);
            self.keep_analysis(effects);
        }
    }

    /// It is looked at again. The phone and its page both say so, and an analysis that has begun again is left alone.
    pub(super) fn resume_review(&mut self, effects: &mut Vec<Effect>) {
        if let Some(open) = &mut self.reviewing.open
            && std::mem::take(&mut open.paused)
        {
            self.analyse(effects);
        }
    }

    /// *Back* from a game leads to the list, if it was come to from there. Says whether it did.
    pub(super) fn close_review(&mut self, effects: &mut Vec<Effect>) -> bool {
        let from_list = self.screen == Screen::Review
            && matches!(&self.reviewing.open, Some(open) if open.from_list);
        if from_list {
            self.put_review_away(effects);
        }
        from_list
    }

    /// The game is not looked at any more.
    pub(super) fn put_review_away(&mut self, effects: &mut Vec<Effect>) {
        self.pause_review(effects);
        self.reviewing = Reviewing::default();
    }

    /// The Review screen.
    #[must_use]
    pub fn review(&self) -> ReviewScreenView {
        let Some(open) = &self.reviewing.open else {
            return ReviewScreenView::List {
                fault: self.reviewing.fault.clone(),
                deleted: self.reviewing.deleted.is_some(),
            };
        };
        let levels = CpuLevel::ALL.into_iter().map(|level| LevelOption {
            level,
            chosen: false,
            lock: self.lock(level),
        });
        ReviewScreenView::Game {
            view: Box::new(open.review.view()),
            levels: open.choosing.then(|| {
                levels
                    .filter(|option| option.lock == Lock::Open)
                    .map(|option| option.level)
                    .collect()
            }),
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

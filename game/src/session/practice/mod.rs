//! Practice with a teacher: a game against the CPU that counts for nothing. After each of the player's turns it is said
//! what that was worth, and everything can be taken back and made again.
//!
//! A [`Teacher`] serves every game: a match holds one beside its board, if it is practice (`matches/practice.rs`).
//!
//! - The thinking thread is asked what a turn cost in the same breath in which it is asked for the CPU's answer; so the
//!   word comes while the CPU's pause runs, and nobody waits for it.
//! - What was said is remembered by the turn it was said of, as long as that turn can come again. It is not kept: after
//!   a kill the thread is asked once more.
//! - Beside a game that counts, which is somebody's first one, only what gives a lead away is called a mistake. Of
//!   others it is said where the better one was, three times at most. How often it was said is kept with the game: if
//!   the app is killed, it is not said three times more.
//! - While the better turn is shown, the board is the one before the player's; the game behind it stands still.
//!
//! - this file: the teacher
//! - `verdict`: the teacher's word, found in `star` and `squares`

mod squares;
mod star;
mod verdict;

use rsg_engine::Color;
use std::collections::BTreeMap;

use super::hint::Hinted;
use crate::board::{Board, BoardEvent};
use crate::games::{BoardGame, GameRef};
use crate::play::Play;
use crate::thinking::{Answer, Finding, Topic};
pub use verdict::{Grade, Reason, Verdict};

/// The most often that the teacher beside a game that counts says that another turn was better.
const MOST_MILD: u8 = 3;

/// The knowledge of practice beside the game.
#[derive(Debug, Clone)]
pub(super) struct Teacher {
    /// The player's colour.
    own: Color,
    /// Turns that had been made when practice began.
    opening: usize,
    /// The turns that were taken back and can be made again, the next one last.
    forward: Vec<Play>,
    /// The verdicts, by the turn's index; none where there is nothing to remark.
    verdicts: BTreeMap<usize, Option<Verdict>>,
    /// The question under which a word on this turn is awaited.
    awaited: Option<Awaited>,
    /// True if the better turn is shown.
    shows_better: bool,
    /// True if the game counts: its turns have their verdicts, and nothing is taken back or shown.
    counts: bool,
    /// The number of times that it was said that another turn was better, beside a game that counts.
    mild: u8,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Awaited {
    question: u64,
    turn: usize,
}

/// The effect of a touch on the better turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Touch {
    /// It is not shown, or stays.
    Ordinary,
    /// The board is as it is again, and the touch does what it does.
    PutsBack,
    /// The board is as it is again, and nothing else: the touch was meant for the board that was shown.
    PutsBackAlone,
}

/// The teacher's word on a turn, as it is heard.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Word {
    Verdict(Verdict),
    /// No more than that this one was better.
    Better(Hinted),
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PracticeView {
    /// True if the game counts and the teacher only speaks.
    pub counts: bool,
    pub can_take_back: bool,
    pub can_go_forward: bool,
    /// True if the player has made a turn.
    pub has_begun: bool,
    /// The verdict on the player's last turn, once that has been shown and is known.
    pub verdict: Option<Verdict>,
    /// The verdict's grade, as it is shown here.
    pub grade: Option<Grade>,
    /// The better turn: while it is shown instead of the board as it is, or as all that is said of the last one.
    pub better: Option<Hinted>,
}

impl Teacher {
    pub fn new(own: Color, opening: usize) -> Teacher {
        Teacher {
            own,
            opening,
            forward: Vec::new(),
            verdicts: BTreeMap::new(),
            awaited: None,
            shows_better: false,
            counts: false,
            mild: 0,
        }
    }

    /// The teacher's words beside a game that counts.
    pub fn beside_a_game(own: Color) -> Teacher {
        Teacher {
            counts: true,
            ..Teacher::new(own, 0)
        }
    }

    /// Returns true if the game counts, so that it is no practice.
    pub fn counts(&self) -> bool {
        self.counts
    }

    /// A teacher as it was kept: with the turns that were taken back and can be made again, the next one last, and with
    /// the number of times that it was said that another turn was better.
    #[must_use]
    pub fn with_kept(self, forward: Vec<Play>, mild: u8) -> Teacher {
        Teacher {
            forward,
            mild,
            ..self
        }
    }

    /// The number of times that it was said that another turn was better.
    pub fn mild_words(&self) -> u8 {
        self.mild
    }

    /// The turns that were taken back, the next one first.
    pub fn forward(&self) -> impl Iterator<Item = &Play> {
        self.forward.iter().rev()
    }

    /// The game as practice began.
    pub fn beginning(&self, game: &dyn BoardGame) -> Box<dyn BoardGame> {
        game.after_turns(self.opening)
    }

    /// A turn of this index is made: what could have come instead is forgotten.
    pub fn go_another_way(&mut self, turn: usize) {
        self.forward.clear();
        self.verdicts.split_off(&turn);
        self.shows_better = false;
    }

    /// This question asks for a word on this turn, too.
    pub fn await_word(&mut self, question: u64, turn: Option<usize>) {
        if let Some(turn) = turn {
            self.awaited = Some(Awaited { question, turn });
        }
    }

    /// Drops the wait for a verdict. Returns true if there was one.
    pub fn forget_word(&mut self) -> bool {
        self.awaited.take().is_some()
    }

    /// The index of the player's last turn in this practice.
    fn last_own_turn(&self, game: &dyn BoardGame) -> Option<usize> {
        let mut game = game.copied();
        while self.opening < game.turns() {
            let (by, _) = game.undo()?;
            if by == self.own {
                return Some(game.turns());
            }
        }
        None
    }

    pub fn view(&self, board: &Board) -> PracticeView {
        let verdict = self.shown_verdict(board);
        let better = self.better_board(board).or_else(|| self.mild_word(board));
        PracticeView {
            counts: self.counts,
            can_take_back: self.can_take_back(board),
            can_go_forward: self.can_go_forward(board),
            has_begun: self.last_own_turn(board.game()).is_some(),
            grade: verdict.map(|verdict| self.grade(verdict)),
            verdict: verdict.cloned(),
            better: better.map(|(game, better)| Hinted::of(&*game, &better)),
        }
    }

    /// The word on the player's last turn, once that was seen.
    pub fn shown_verdict(&self, board: &Board) -> Option<&Verdict> {
        if board.is_over() {
            return None;
        }
        let last = self.last_own_turn(board.game())?;
        let answered = last + 1 < board.game().turns();
        let known = self.verdicts.get(&last)?.as_ref();
        known.filter(|_| answered || board.steps().are_settled())
    }

    /// The grade that a verdict has here. Beside a game that counts nothing is a mistake but what gives a lead away: it
    /// is somebody's first game.
    pub fn grade(&self, verdict: &Verdict) -> Grade {
        match verdict.grade() {
            Grade::Good => Grade::Good,
            _ if self.counts && verdict.loses_lead => Grade::Mistake,
            _ if self.counts => Grade::Better,
            grade => grade,
        }
    }

    fn is_mild(&self, verdict: &Verdict) -> bool {
        self.grade(verdict) == Grade::Better
    }

    /// Counts a verdict that is mild. Returns false if it is one too many for the game, and stays unsaid.
    fn may_say(&mut self, verdict: &Verdict) -> bool {
        if !self.is_mild(verdict) {
            return true;
        }
        let may = self.mild < MOST_MILD;
        self.mild += u8::from(may);
        may
    }

    /// The better turn, where that is all that is said of the player's last one, on the board before it.
    fn mild_word(&self, board: &Board) -> Option<(Box<dyn BoardGame>, Play)> {
        let verdict = self.shown_verdict(board);
        let better = verdict
            .filter(|verdict| self.is_mild(verdict))?
            .better
            .clone()?;
        let last = self.last_own_turn(board.game())?;
        Some((board.game().after_turns(last), better))
    }

    pub fn shows_better(&self) -> bool {
        self.shows_better
    }

    /// The board before the player's last turn with the better one, while that is shown.
    pub fn better_board(&self, board: &Board) -> Option<(Box<dyn BoardGame>, Play)> {
        if !self.shows_better {
            return None;
        }
        let better = self.shown_verdict(board)?.better.clone()?;
        let last = self.last_own_turn(board.game())?;
        Some((board.game().after_turns(last), better))
    }

    pub fn can_take_back(&self, board: &Board) -> bool {
        !self.counts && self.last_own_turn(board.game()).is_some()
    }

    pub fn can_go_forward(&self, board: &Board) -> bool {
        !board.is_over() && !self.forward.is_empty()
    }

    /// Back to before the player's last turn, whatever has come since or is being thought about, the game's end
    /// included.
    pub fn take_back(&mut self, board: &mut Board) {
        self.forward.extend(board.take_back(self.own));
        self.shows_better = false;
    }

    /// Makes the turns again that were taken back: the player's and those that followed, until it is the player's turn.
    pub fn go_forward(&mut self, board: &mut Board) {
        let (own, forward) = (self.own, &mut self.forward);
        board.rearrange(|game| {
            while let Some(play) = forward.pop() {
                if !game.play(&play) {
                    forward.clear();
                }
                if game.is_over() || game.to_move() == own {
                    break;
                }
            }
        });
        self.shows_better = false;
    }

    /// Shows the turn that was better than the player's last one, or the board as it is again. Returns the better turn,
    /// if it is shown now.
    pub fn turn_to_better(&mut self, board: &mut Board) -> Option<Hinted> {
        let verdict = self.shown_verdict(board);
        let is_better_known = verdict.is_some_and(|verdict| verdict.better.is_some());
        if self.counts || !is_better_known || board.asks_for_call() {
            return None;
        }
        self.shows_better = !self.shows_better;
        let (game, better) = self.better_board(board)?;
        board.settle();
        Some(Hinted::of(&*game, &better))
    }

    /// The player does something: if the better turn is shown, the board is as it is again.
    pub fn touch(&mut self, event: &BoardEvent) -> Touch {
        let ends = event.is_touch() && *event != BoardEvent::Better;
        if !(ends && std::mem::take(&mut self.shows_better)) {
            Touch::Ordinary
        } else if matches!(event, BoardEvent::Tap(_) | BoardEvent::GoOn) {
            Touch::PutsBackAlone
        } else {
            Touch::PutsBack
        }
    }

    /// The player's last turn, if nothing is known of it.
    pub fn unjudged(&self, board: &Board) -> Option<usize> {
        let last = self.last_own_turn(board.game())?;
        let is_open = !board.is_over() && !self.verdicts.contains_key(&last);
        is_open.then_some(last)
    }

    /// The question for a word on the player's last turn alone, where nothing else asks for it.
    pub fn question(&mut self, board: &mut Board) -> Option<(u64, Topic)> {
        let turn = self.unjudged(board)?;
        if self.awaited.is_some_and(|awaited| awaited.turn == turn) {
            return None;
        }
        let number = board.next_question();
        self.await_word(number, Some(turn));
        Some((number, board.game().cost_topic(turn)))
    }

    /// Takes an answer of the thinking thread about a turn. Returns what is said, if a verdict was awaited.
    pub fn take_answer(&mut self, board: &Board, answer: &Answer) -> Option<Word> {
        let is_awaited = |awaited: &Awaited| awaited.question == answer.question;
        let awaited = self.awaited.filter(is_awaited)?;
        if !is_judgement(&answer.finding) {
            return None;
        }
        self.awaited = None;
        let game = board.game().after_turns(awaited.turn + 1);
        let verdict = Verdict::on_last_turn(&*game, &answer.finding);
        let verdict = verdict.filter(|verdict| self.may_say(verdict));
        self.verdicts.insert(awaited.turn, verdict.clone());
        let verdict = verdict?;
        let before = board.game().after_turns(awaited.turn);
        let better = verdict.better.as_ref().filter(|_| self.is_mild(&verdict));
        let better = better.map(|better| Hinted::of(&*before, better));
        Some(better.map_or(Word::Verdict(verdict), Word::Better))
    }
}

/// Returns true if a finding is the answer to a question about one turn.
fn is_judgement(finding: &Finding) -> bool {
    matches!(finding, Finding::Cost(_) | Finding::Position(_))
}

impl Verdict {
    /// The verdict on the last turn of this game, from a finding about it; none without a remark.
    fn on_last_turn(game: &dyn BoardGame, finding: &Finding) -> Option<Verdict> {
        match (game.inner(), finding) {
            (GameRef::Star(game), Finding::Cost(cost)) => Verdict::on_the_star(game, *cost),
            (GameRef::Squares(game), Finding::Position(Some(judged))) => {
                Verdict::on_squares(game, judged)
            }
            _ => None,
        }
    }
}

//! The screen of a board of one's own, and the ways to it.

use super::asking::Questions;
use super::editing::{Editor, EditorEvent};
use super::request::Against;
use super::view::{Asks, EditorView};
use crate::app::by_message;
use crate::app::context::Context;
use crate::app::effect::Effect;
use crate::app::event::Event;
use crate::app::route::{Modal, Transition};
use crate::app::screen::{Screen, Viewed};
use crate::app::screen_name::ScreenName;
use crate::app::sharing::{Shared, Sharing};
use crate::board::{Attention, BoardEvent, Command};
use crate::progress::boards::{BoardWords, KeptBoard, OwnBoard};
use crate::progress::{CpuLevel, GameKey};
use crate::thinking::{Question, Topic};

#[derive(Debug, Clone)]
pub struct EditorScreen {
    editor: Editor,
    against: Against,
    asks: Asks,
    questions: Questions,
    /// The number of the last question.
    question: u64,
}

/// Opens the editor with a board that is kept.
pub(in crate::app) fn open_kept(kept: KeptBoard, context: &mut Context) -> Transition {
    let transition = open(kept.board, context);
    if let Some(editor) = &mut context.memory.editor {
        editor.words = kept.words;
    }
    transition
}

/// Opens the editor with this board.
pub(in crate::app) fn open(board: OwnBoard, context: &mut Context) -> Transition {
    context.memory.editor = Some(Box::new(Editor::of(board)));
    Transition::to(ScreenName::Editor)
}

impl Default for EditorScreen {
    fn default() -> EditorScreen {
        EditorScreen::with(Editor::default(), 0)
    }
}

impl EditorScreen {
    /// The board as it was left, or the star's start.
    pub(in crate::app) fn reopened(context: &mut Context) -> EditorScreen {
        let editor = context.memory.editor.take().unwrap_or_default();
        EditorScreen::with(*editor, context.seeds.first_question())
    }

    fn with(editor: Editor, question: u64) -> EditorScreen {
        EditorScreen {
            editor,
            against: Against::USUAL,
            asks: Asks::Nothing,
            questions: Questions::default(),
            question,
        }
    }

    /// Another board: what was found out is of the one before.
    fn note_change(&mut self, changed: bool, context: &mut Context) {
        if changed {
            self.stop(context);
            self.questions = Questions::default();
        }
    }

    /// Ends the question that is running.
    fn stop(&mut self, context: &mut Context) {
        if self.questions.is_running() {
            self.questions.stop();
            context.outbox.push(Effect::Device(Command::StopThinking));
        }
    }

    /// Asks about the board, if a game can begin from it.
    fn ask(
        &mut self,
        context: &mut Context,
        topic: impl FnOnce(&mut Questions, &dyn crate::games::BoardGame, u64) -> Option<Topic>,
    ) {
        self.stop(context);
        if let Ok(game) = self.editor.board.begin() {
            let number = self.question + 1;
            let topic = topic(&mut self.questions, &*game, number);
            self.send_question(topic, context);
        }
    }

    fn send_question(&mut self, topic: Option<Topic>, context: &mut Context) {
        if let Some(topic) = topic {
            self.question += 1;
            let number = self.question;
            let question = Question { number, topic };
            context.outbox.push(Effect::Ask(Box::new(question)));
        }
    }

    fn play(&self, level: Option<CpuLevel>, context: &Context) -> Transition {
        let people = context.books.profile.two_people();
        let request = self.against.request(&self.editor.board, level, people);
        request.map_or(Transition::Stay, Transition::Start)
    }

    fn play_by_message(&self, context: &mut Context) -> Transition {
        let Some(terms) = self.against.message_terms(&self.editor.board) else {
            return Transition::Stay;
        };
        let number = context.seeds.draw();
        by_message::begin_on(&terms, number, context)
    }

    fn sharing(&self, context: &Context) -> Sharing {
        let board = Box::new(self.editor.board.clone());
        Sharing::of(Shared::Board(board), context)
    }

    /// Keeps the board among the saved games, under the next number.
    fn keep(&mut self, words: BoardWords, context: &mut Context) {
        let key = GameKey::alone(context.books.profile.next_match_id());
        let board = self.editor.board.clone();
        self.editor.words = words.clone();
        self.asks = Asks::Nothing;
        context.keep_brought(KeptBoard::new(key, context.books.today, board, words));
    }

    fn act(&mut self, event: EditorEvent, context: &mut Context) -> Transition {
        match event {
            EditorEvent::Take(stone) => self.editor.stone = stone,
            EditorEvent::ChoosePlay(asks) => self.asks = Asks::these(asks, Asks::Against),
            EditorEvent::Name(asks) => self.asks = Asks::these(asks, Asks::Words),
            EditorEvent::Keep(words) => self.keep(words, context),
            EditorEvent::Own(color) => self.against.own = Some(color),
            EditorEvent::Practice(practice) => self.against.practice = practice,
            EditorEvent::Play(level) => return self.play(level, context),
            EditorEvent::PlayByMessage => return self.play_by_message(context),
            EditorEvent::Worth if self.questions.worth.number().is_some() => self.stop(context),
            EditorEvent::Puzzle if self.questions.puzzle.number().is_some() => self.stop(context),
            EditorEvent::Worth => self.ask(context, Questions::ask_worth),
            EditorEvent::Puzzle => self.ask(context, Questions::ask_puzzle),
            EditorEvent::Send => {
                let sharing = Box::new(self.sharing(context));
                return Transition::Show(Modal::Share(sharing));
            }
            event => {
                let changed = self.editor.apply(&event);
                self.note_change(changed, context);
            }
        }
        Transition::Stay
    }
}

impl Viewed for EditorScreen {
    type View = EditorView;

    fn view(&self, context: &Context) -> EditorView {
        let sharing = self.sharing(context);
        EditorView::of(
            &self.editor,
            self.against,
            self.asks,
            &self.questions,
            sharing,
        )
    }
}

impl Screen for EditorScreen {
    fn name(&self) -> ScreenName {
        ScreenName::Editor
    }

    fn apply(&mut self, event: Event, context: &mut Context) -> Transition {
        match event {
            Event::Editor(event) => self.act(event, context),
            _ => Transition::Stay,
        }
    }

    /// The board is there again when the screen is opened the next time.
    fn close(&mut self, context: &mut Context) {
        self.stop(context);
        context.memory.editor = Some(Box::new(self.editor.clone()));
    }

    fn attend(&mut self, attention: Attention, context: &mut Context) {
        if attention == Attention::Away {
            self.stop(context);
        }
    }

    fn on_board_event(&mut self, event: &BoardEvent, context: &mut Context) {
        match event {
            BoardEvent::Tap(spot) => {
                let changed = self.editor.tap(*spot);
                self.note_change(changed, context);
            }
            BoardEvent::Answer(answer) => {
                let (game, next) = (self.editor.board.laid_out(), self.question + 1);
                let topic = self.questions.take_answer(&*game, answer, next);
                self.send_question(topic, context);
            }
            _ => {}
        }
    }
}

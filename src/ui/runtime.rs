//! The runtime between the pure app and the world: events in, effects carried out.
//!
//! There is one [`Runtime`] a page that plays, provided to every component below it. A component reads slices of the
//! app by [`use_view`] and sends the player's actions by [`dispatch`]; nothing else changes the app. Slow work (a
//! timer, the thinking thread) runs outside the page's own tasks and comes back as an event through one inbox, so a
//! page that is not drawn loses nothing. Saving happens here and now, before anything is drawn.

mod early;
mod guarding;
mod keeping;
mod reminding;

#[cfg(target_os = "android")]
pub use guarding::on_a_panic_outside;

use std::collections::VecDeque;
use std::time::Duration;

use chrono::NaiveDate;
use dioxus::prelude::*;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

use crate::cpu::Cpu;
use crate::platform::{Clock, Launch, System, device, late};
use crate::storage::{Kept, Store};
use crate::ui::components::{Motion, tempo};
use crate::ui::feedback::{Beats, Cues};
use crate::ui::page_claims::{PageClaim, PageClaims};
use crate::ui::texts::use_texts;
use crate::ui::words::{speech, tutorial_words};
use crate::ui::{feedback, share, trouble};
use early::Early;
use rsg_game::app::screens::TutorialScreen;
use rsg_game::app::{App, Effect, Event, LateEvent, LateFile, Start, Toast};
use rsg_game::board::{BoardEvent, Command, Timer};
use rsg_game::progress::{KeptGames, Moment};

/// The time for which [`Effect::SaveSoon`] waits for more changes.
const SOON: Duration = Duration::from_secs(1);

/// The components' access to the app: its state to read, and its events.
#[derive(Clone, Copy)]
pub struct Runtime {
    app: Signal<App>,
    games: Signal<KeptGames>,
    exported: Signal<Option<String>>,
    erased: Signal<Option<NaiveDate>>,
    spoken: Signal<Spoken>,
    note: Signal<Spoken>,
    cues: Signal<Cues>,
    /// The system of the phone that can remind the player.
    reminds: Signal<Option<System>>,
    still: Signal<bool>,
    texts: Signal<rsg_game::text::Texts>,
    inbox: CopyValue<UnboundedSender<Event>>,
    store: CopyValue<Store<Kept>>,
    /// The number of writes that are not permanent yet.
    unsettled: Signal<u32>,
    /// Something has panicked.
    broke: Signal<bool>,
    panics_next: CopyValue<bool>,
    pub(super) claim: CopyValue<PageClaim>,
    cpu: CopyValue<Option<Cpu>>,
    clock: Clock,
    no_pauses: bool,
    early: Early,
}

/// The words of the live region or of a note, and their number: the same words twice are two announcements.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Spoken {
    /// The number of announcements so far.
    pub number: u64,
    pub words: String,
}

impl Spoken {
    fn say(&mut self, words: String) {
        self.number += 1;
        self.words = words;
    }
}

/// Loads what is kept, starts the app and provides it to everything below. To be called once, by the root of a page.
pub fn use_runtime(launch: &Launch) -> Runtime {
    let texts = use_texts();
    let (runtime, opening, receiver) = use_hook(|| {
        let at = launch.clock.now();
        let (claim, (store, opened)) =
            PageClaims::of_this_page().take(|| Store::open(launch.folder.clone(), at.today()));
        let mut troubles = trouble::at_opening(&opened.notices).into_iter();
        let start = Start {
            profile: opened.profile,
            at,
            seed: launch.seeds.next(),
            dev: launch.dev,
            trouble: troubles.next(),
            puzzles: device::puzzles(),
        };
        let (mut app, mut effects) = App::new(start);
        for trouble in troubles {
            effects.extend(app.apply(Event::Trouble(trouble), at));
        }
        let (sender, receiver) = unbounded_channel();
        let runtime = Runtime {
            app: Signal::new(app),
            games: Signal::new(store.games().clone()),
            exported: Signal::new(None),
            erased: Signal::new(store.erased(at.today())),
            spoken: Signal::new(Spoken::default()),
            note: Signal::new(Spoken::default()),
            cues: Signal::new(Cues::default()),
            reminds: Signal::new(reminding::AT_THE_START),
            still: Signal::new(false),
            texts,
            cpu: CopyValue::new(start_cpu(sender.clone())),
            inbox: CopyValue::new(sender),
            store: CopyValue::new(store),
            unsettled: Signal::new(0),
            broke: Signal::new(false),
            panics_next: CopyValue::new(false),
            claim: CopyValue::new(claim),
            clock: launch.clock,
            no_pauses: launch.no_pauses,
            early: Early::new(),
        };
        (
            runtime,
            CopyValue::new(effects),
            CopyValue::new(Some(receiver)),
        )
    });
    use_context_provider(|| runtime);
    use_context_provider(|| ReadApp(runtime.app()));
    use_future(move || listen(runtime, opening, receiver));
    use_future(move || runtime.follow_the_program());
    // The tab or the window is closed.
    use_drop(move || runtime.save_what_is_due());
    runtime
}

fn start_cpu(inbox: UnboundedSender<Event>) -> Option<Cpu> {
    let answered = move |answer| {
        // A page that is gone needs no answer.
        let _ = inbox.send(Event::Board(BoardEvent::Answer(answer)));
    };
    Cpu::start(answered)
        .inspect_err(|cause| eprintln!("the thinking thread cannot start: {cause}"))
        .ok()
}

/// Carries out what the app opened with, then hands on whatever comes into the inbox.
async fn listen(
    runtime: Runtime,
    mut opening: CopyValue<Vec<Effect>>,
    mut receiver: CopyValue<Option<UnboundedReceiver<Event>>>,
) {
    let effects = std::mem::take(&mut *opening.write());
    runtime.claim.peek().act(|| {
        runtime.guarded(|| runtime.carry_out_all(effects));
    });
    let inbox = receiver.write().take();
    let Some(mut inbox) = inbox else {
        return;
    };
    while let Some(event) = inbox.recv().await {
        runtime.dispatch(event);
    }
}

/// The runtime of the page. Panics above the component that provides it.
pub fn use_app() -> Runtime {
    use_context()
}

/// Passes an event to the app, from any handler.
pub fn dispatch(event: impl Into<Event>) {
    consume_context::<Runtime>().dispatch(event);
}

/// The app, for components that only read it.
#[derive(Clone, Copy)]
pub(super) struct ReadApp(pub(super) ReadSignal<App>);

/// A slice of the app, recomputed when the app changes and redrawn only when the slice does.
pub fn use_view<T: PartialEq + 'static>(view: impl Fn(&App) -> T + 'static) -> Memo<T> {
    let ReadApp(app) = use_context();
    use_memo(move || view(&app.read()))
}

/// A slice of the app that costs too much to compute at every change of the app: it is computed anew only when the key
/// is another one, and then once.
pub fn use_view_by<K: PartialEq + 'static, T: PartialEq + 'static>(
    key: impl Fn(&App) -> K + 'static,
    mut view: impl FnMut(&App) -> T + 'static,
) -> Memo<T> {
    let ReadApp(app) = use_context();
    let key = use_view(key);
    use_memo(move || {
        let _follow = key.read();
        view(&app.peek())
    })
}

impl Runtime {
    /// The app, to be read.
    #[must_use]
    pub fn app(self) -> ReadSignal<App> {
        self.app.into()
    }

    /// The games kept for review, to be read.
    #[must_use]
    pub fn games(self) -> ReadSignal<KeptGames> {
        self.games.into()
    }

    /// Returns true if all that was saved is permanent. Anything that leaves the app, a game by message for one, waits
    /// for it: the other phone must not know a placement that this one could forget.
    #[must_use]
    pub fn is_settled(self) -> bool {
        *self.unsettled.read() == 0
    }

    /// Waits for the whole program, and does what has waited for it.
    async fn follow_the_program(self) {
        device::whole_program().await;
        for event in self.early.let_go() {
            self.dispatch(event);
        }
    }

    /// Returns true if something that the player did waits for the rest of the program.
    #[must_use]
    pub fn waits_for_the_program(self) -> bool {
        self.early.keeps_something()
    }

    /// The latest announcement of the live region.
    #[must_use]
    pub fn spoken(self) -> ReadSignal<Spoken> {
        self.spoken.into()
    }

    /// The latest sounds and touch feedback.
    #[must_use]
    pub fn cues(self) -> ReadSignal<Cues> {
        self.cues.into()
    }

    /// Returns true if the system's owner wants less to move. Style sheets know that themselves; this is for what is
    /// only motion.
    #[must_use]
    pub fn is_still(self) -> bool {
        *self.still.read()
    }

    pub fn set_still(mut self, still: bool) {
        if *self.still.peek() != still {
            self.still.set(still);
        }
    }

    /// The latest note, for the eye.
    #[must_use]
    pub fn note(self) -> ReadSignal<Spoken> {
        self.note.into()
    }

    /// Shows and announces in a word what has just been done, where nothing else on the screen shows it.
    pub fn say(self, key: &str) {
        let words = self.texts.peek().get(key);
        self.say_words(words);
    }

    /// Shows and announces words that are put together already.
    pub fn say_words(mut self, words: String) {
        self.note.write().say(words.clone());
        self.announce(words);
    }

    /// All saved progress as a text to take elsewhere, once [`Effect::Export`] has asked for it.
    #[must_use]
    pub fn exported(self) -> ReadSignal<Option<String>> {
        self.exported.into()
    }

    /// The day of the last erasing that can be taken back.
    #[must_use]
    pub fn erased(self) -> ReadSignal<Option<NaiveDate>> {
        self.erased.into()
    }

    /// One reading of the device's clock, for what is no event.
    #[must_use]
    pub fn read_clock(self) -> Moment {
        self.clock.now()
    }

    /// Passes an event to the app and carries out its effects; nothing happens on a page that may not act any more.
    pub fn dispatch(self, event: impl Into<Event>) {
        self.dispatch_at(self.clock.now(), event.into());
    }

    fn dispatch_at(self, at: Moment, event: Event) {
        let shown = self.app.peek().screen();
        let Some(event) = self.early.admit(event, shown) else {
            return;
        };
        self.claim.peek().act(|| {
            self.guarded(|| self.apply(event, at));
        });
    }

    /// Passes the date to the app if it has changed.
    pub fn look_at_the_clock(self) {
        let at = self.clock.now();
        if at.today() != self.app.peek().today() {
            self.dispatch_at(at, Event::DateChanged);
        }
    }

    fn apply(mut self, event: Event, at: Moment) {
        let effects = self.app.write().apply(event, at);
        self.panic_if_asked_to();
        self.carry_out_all(effects);
    }

    /// Saves now what was to be saved in a moment. For a page at its end: the app gets no event, and nothing is drawn.
    fn save_what_is_due(mut self) {
        let mut app = self.app.peek().clone();
        if app
            .apply(Event::SaveDue, self.clock.now())
            .contains(&Effect::Save)
        {
            // Nobody is there any more to be told that it failed.
            self.claim
                .peek()
                .act(|| drop(self.store.write().save(app.profile())));
        }
    }

    /// Carries out effects in order; an answer that comes at once (a save) reaches the app before the next effect.
    fn carry_out_all(mut self, effects: Vec<Effect>) {
        let mut open = VecDeque::from(effects);
        while let Some(effect) = open.pop_front() {
            if let Some(answer) = self.carry_out(effect) {
                let at = self.app.peek().now();
                let more = self.app.write().apply(answer, at);
                open.extend(more);
            }
        }
    }

    fn carry_out(mut self, effect: Effect) -> Option<Event> {
        match effect {
            Effect::Save => return self.save(),
            Effect::Keep(item) => return self.keep(|store| store.keep(*item)),
            Effect::KeepNew(games) => return self.keep(|store| store.keep_new(games)),
            Effect::KeepBrought(item) => return self.keep(|store| store.keep_brought(*item)),
            Effect::Forget(key) => return self.keep(|store| store.forget(key)),
            Effect::ReplaceGames(games) => {
                self.store.write().replace_games(*games);
                self.show_games();
            }
            Effect::SaveGames => return self.keep(Store::save_games),
            Effect::TryAgain { seconds } => {
                self.later(Duration::from_secs(u64::from(seconds)), Event::TryAgain);
            }
            Effect::BackUp(replacement) => return self.back_up(replacement),
            Effect::Erase => return self.erase(),
            Effect::TakeBack => return Some(self.take_back()),
            Effect::ForgetErased => {
                self.store.write().forget_erased(self.app.peek().today());
                self.show_erased();
            }
            Effect::Export => self.exported.set(self.export()),
            Effect::Fetch { file, wanted } => self.bring(file, wanted),
            Effect::SaveSoon => self.later(SOON, Event::SaveDue),
            Effect::ShareText(text) => share::hand_over(&text),
            Effect::Device(command) => self.obey(command),
            Effect::Ask(question) => {
                if let Some(cpu) = &*self.cpu.peek() {
                    cpu.ask(*question);
                }
            }
            Effect::Announce(speech) => {
                let words = speech::words(&self.texts.peek(), &speech);
                self.announce(words);
            }
            Effect::Say(Toast::SeriesLeft) => self.say("app-series-left"),
            Effect::Say(Toast::NothingCounted) => self.say("app-nothing-counted"),
            Effect::Say(Toast::RemindersRefused) => self.say("reminder-refused"),
            Effect::Say(Toast::GameKept) => self.say("review-kept"),
            Effect::Say(Toast::BoardKept) => self.say("editor-kept"),
            Effect::Say(Toast::NoGameWaits) => self.say("app-no-game-waits"),
            Effect::AskToRemind => self.ask_to_remind(),
            Effect::Remind => self.remind(self.app.peek().now()),
        }
        None
    }

    fn announce(mut self, words: String) {
        self.spoken.write().say(words);
    }

    fn later(self, wait: Duration, event: Event) {
        let inbox = self.inbox.peek().clone();
        device::later(wait, move || {
            // A page that is gone waits for nothing.
            let _ = inbox.send(event);
        });
    }

    fn bring(self, file: LateFile, wanted: bool) {
        let inbox = self.inbox.peek().clone();
        late::bring(file, wanted, move |brought| {
            let told = brought.map_or(LateEvent::Failed(file), LateEvent::Fetched);
            // A page that is gone waits for nothing.
            let _ = inbox.send(Event::Late(told));
        });
    }

    /// The length of a timer of `millis` milliseconds.
    fn wait(self, timer: Timer, millis: u32) -> Duration {
        match timer {
            Timer::Pace(_) | Timer::Puzzle(_) | Timer::Lesson(_) if self.no_pauses => {
                Duration::ZERO
            }
            Timer::Clock(_) => self.clock.wait(u64::from(millis)),
            _ => Duration::from_millis(u64::from(millis)),
        }
    }

    /// The beats of the turn that is being shown.
    fn beats(self) -> Beats {
        let step = self.app.peek().board_step();
        let shown = step.filter(|step| step.showing);
        match shown.and_then(|step| Some((step.turn?, step.arrival))) {
            Some((change, arrival)) => Beats::of(&Motion::of(&change, arrival)),
            None => Beats::default(),
        }
    }

    /// The multiplier of all that the board's animations take.
    fn tempo(self) -> f64 {
        tempo(self.app.peek().settings().animation)
    }

    /// Does what a board asks of the device.
    fn obey(mut self, command: Command) {
        match command {
            Command::StopThinking => {
                if let Some(cpu) = &*self.cpu.peek() {
                    cpu.stop();
                }
            }
            Command::After { timer, millis } => self.later(
                self.wait(timer, millis),
                Event::Board(BoardEvent::Elapsed(timer)),
            ),
            Command::AfterReading { timer } => {
                let texts = self.texts.peek();
                let view = self.app.peek().shown::<TutorialScreen>();
                let words = view.map(|view| tutorial_words::message(&texts, &view));
                let millis = texts.reading_time(&words.unwrap_or_default());
                self.obey(Command::After { timer, millis });
            }
            Command::Sound(sound) => {
                let beats = self.beats();
                self.cues.write().play(sound, beats);
            }
            Command::Haptic(haptic) => {
                let (beats, tempo) = (self.beats(), self.tempo());
                feedback::feel(&mut self.cues.write(), haptic, beats, tempo);
            }
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests;

//! The words in the language the player chose, for every component.
//!
//! The shell provides them with [`use_system_language`]. Below it, [`t`] and [`t!`](crate::t) give a message and
//! [`texts`] gives dates and numbers. All of them read the signal, so a change of language redraws every word at once.
use std::ops::Deref;

use dioxus::prelude::*;

use crate::platform::{device, late};
use rsg_game::text::{Language, Texts, Value};

/// The app-wide words, changed by [`speak`].
#[derive(Clone, Copy)]
struct AppTexts(Signal<Texts>);

/// The language of the device, as the page reports it; English where it is none of ours.
#[derive(Clone, Copy)]
pub struct SystemLanguage(pub Signal<Language>);

/// Provides the words to everything below. To be called once, by the root component. Where they are still to come,
/// English stands for them.
pub fn provide_texts(language: Language) -> Signal<Texts> {
    let words = || late::texts(language).unwrap_or_else(|| Texts::new(Language::English));
    use_context_provider(|| AppTexts(Signal::new(words()))).0
}

/// Provides the words in the language that the device is known to speak before there is a page to ask.
pub fn use_system_language() {
    let language = system_language();
    provide_texts(language);
    use_context_provider(|| SystemLanguage(Signal::new(language)));
}

/// The language of the device, as far as it is known without a page.
#[must_use]
pub fn system_language() -> Language {
    Language::best_for(device::languages().iter().map(String::as_str))
}

/// The signal of the words, for code that changes the language or needs words outside a component.
pub fn use_texts() -> Signal<Texts> {
    use_context::<AppTexts>().0
}

/// The words, for what has no key of its own: numbers, dates, names of months.
pub fn texts() -> impl Deref<Target = Texts> {
    consume_context::<AppTexts>().0.read_unchecked()
}

/// Speaks with these words from now on. Says whether they are of another language than before.
pub fn speak(mut texts: Signal<Texts>, words: Texts) -> bool {
    let is_another = *texts.peek() != words;
    if is_another {
        texts.set(words);
    }
    is_another
}

/// A text without arguments, in the player's language.
pub fn t(key: &str) -> String {
    texts().get(key)
}

/// A text with arguments; the macro [`t!`](crate::t) reads better.
pub fn t_with(key: &str, args: &[(&str, Value<'_>)]) -> String {
    texts().with(key, args)
}

/// `t!("home-continue")`, `t!("calendar-progress", cleared = 3, days = 30)`: a text in the player's language.
#[macro_export]
macro_rules! t {
    ($key:expr $(,)?) => { $crate::ui::texts::t($key) };
    ($key:expr, $($name:ident = $value:expr),+ $(,)?) => {
        $crate::ui::texts::t_with($key, &::rsg_game::args![$($name = $value),+])
    };
}
pub use crate::t;

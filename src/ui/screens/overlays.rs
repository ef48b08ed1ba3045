//! The overlay in front of the screen. There is at most one, so there is one place that draws it.

use dioxus::prelude::*;
use rsg_engine::Color;

use crate::ui::components::{
    Button, DangerButton, HoldButton, Icon, Place, Sheet, Switch, Variant,
};
use crate::ui::runtime::{dispatch, use_app, use_view};
use crate::ui::screens::guest::GuestCard;
use crate::ui::screens::messages::code::CodeSheet;
use crate::ui::screens::play::{
    AbsenceQuestion, CallDialog, HandOver, HelpSheet, PassNotice, ResultSheet, UndoQuestion,
};
use crate::ui::screens::rules::RulesSheet;
use crate::ui::screens::share::ShareSheet;
use crate::ui::screens::waiting::TooManyGames;
use crate::ui::texts::t;
use crate::ui::words::{self, who};
use rsg_game::app::{
    App, ConfirmView, Event, GivesUp, Origin, Overlay, ProfileSummary, SettingsEvent, Trouble,
};
use rsg_game::progress::{ByPlayer, PlayerName};
use rsg_game::session;

/// The overlay of the moment, turned round if it is for somebody who sits opposite.
#[component]
pub fn Overlays() -> Element {
    let overlay = use_view(App::overlay);
    let sides = use_view(|app| {
        let sides = app.play()?.game.sides;
        Some((sides.far?, sides.addressed()))
    });
    let Some(overlay) = overlay() else {
        return rsx! {};
    };
    let turned =
        sides().is_some_and(|(far, addressed)| reader(&overlay, addressed, far) == Some(far));
    rsx! {
        div { class: "overlay-side", "data-turned": turned.then_some("true"), InFront { overlay } }
    }
}

/// The side that an overlay is for; none where it is for both, or for the one who has opened it. `addressed` is the
/// side to move, `far` sits opposite.
fn reader(overlay: &Overlay, addressed: Option<Color>, far: Color) -> Option<Color> {
    use session::BoardOverlay::{Call, HandOver, Pass, UndoAsked};
    match overlay {
        Overlay::Board(Call(_) | Pass { .. } | HandOver { .. }) => addressed,
        Overlay::Board(UndoAsked { color, .. }) => Some(!*color),
        // The one who has won reads it.
        Overlay::Result(result) => result.over.sides[1].won.then_some(far),
        _ => None,
    }
}

#[component]
fn InFront(overlay: Overlay) -> Element {
    match overlay {
        Overlay::Board(overlay) => match overlay {
            session::BoardOverlay::Call(call) => rsx! {
                CallDialog { options: call.options, preview: call.preview, told: call.told }
            },
            session::BoardOverlay::Pass { color, who, waits } => rsx! {
                PassNotice { color, who, waits }
            },
            session::BoardOverlay::HandOver { color, who } => rsx! { HandOver { color, who } },
            session::BoardOverlay::UndoAsked { color, who } => rsx! { UndoQuestion { color, who } },
            session::BoardOverlay::Absence { color, seconds } => {
                rsx! { AbsenceQuestion { color, seconds } }
            }
        },
        Overlay::Result(result) => rsx! { ResultSheet { result: *result } },
        Overlay::Help(topic) => rsx! { HelpSheet { topic } },
        Overlay::Rules(book) => rsx! { RulesSheet { book } },
        Overlay::Code(view) => rsx! { CodeSheet { view: *view } },
        Overlay::Share(sharing) => rsx! { ShareSheet { sharing: *sharing } },
        Overlay::GuestLink(link) => rsx! { GuestCard { link } },
        Overlay::Confirm(view) => rsx! { Confirm { view } },
    }
}

/// A yes-or-no question, by what is asked.
#[component]
fn Confirm(view: ConfirmView) -> Element {
    match view {
        ConfirmView::Quit { loses, people } => rsx! { QuitQuestion { loses, people } },
        ConfirmView::Hint => rsx! {
            Question {
                test_id: "hint-dialog",
                ids: "hint",
                title: t("play-hint-title"),
                text: t("play-hint-text"),
                confirm: t("play-hint-confirm"),
                is_safe: true,
            }
        },
        ConfirmView::LeaveSeries => rsx! {
            Question {
                test_id: "leave-series-dialog",
                ids: "leave",
                title: t("play-leave-title"),
                confirm: t("play-leave-confirm"),
                cancel: t("play-keep-playing"),
            }
        },
        ConfirmView::TooMany { games } => rsx! { TooManyGames { games } },
        ConfirmView::Resign => rsx! {
            Question {
                test_id: "resign-dialog",
                ids: "resign",
                title: t("messages-resign-title"),
                text: t("messages-resign-text"),
                confirm: t("messages-resign-confirm"),
                cancel: t("play-keep-playing"),
            }
        },
        ConfirmView::ResignOnSquares => rsx! {
            Question {
                test_id: "resign-dialog",
                ids: "resign",
                title: t("play-resign-title"),
                text: t("play-resign-text"),
                confirm: t("play-resign"),
                cancel: t("play-keep-playing"),
            }
        },
        ConfirmView::ForgetGame => rsx! {
            Question {
                test_id: "forget-dialog",
                ids: "forget",
                title: t("messages-forget-title"),
                text: t("messages-forget-text"),
                confirm: t("messages-delete"),
            }
        },
        ConfirmView::ForgetFriend { name } => {
            let name = match name.as_str() {
                "" => t("friends-nameless"),
                name => name.to_owned(),
            };
            rsx! {
                Question {
                    test_id: "forget-friend-dialog",
                    ids: "forget-friend",
                    title: t!("friends-forget-title", name = name),
                    text: t("friends-forget-text"),
                    confirm: t("friends-forget"),
                }
            }
        }
        ConfirmView::ForgetSet => rsx! {
            Question {
                test_id: "forget-set-dialog",
                ids: "forget-set",
                title: t("set-forget-title"),
                text: t("set-forget-text"),
                confirm: t("messages-delete"),
            }
        },
        ConfirmView::ForgetUnanswered { count } => rsx! {
            Question {
                test_id: "forget-unanswered-dialog",
                ids: "forget-unanswered",
                title: t!("messages-unanswered-title", count = count),
                text: t("messages-unanswered-text"),
                confirm: t("messages-delete"),
            }
        },
        ConfirmView::TakeGames { count } => rsx! {
            Question {
                test_id: "take-games-dialog",
                ids: "take-games",
                title: t!("messages-many-title", count = count),
                text: t("messages-many-text"),
                confirm: t("messages-many-confirm"),
            }
        },
        ConfirmView::Erase => rsx! { EraseQuestion {} },
        ConfirmView::Import {
            now,
            then,
            gives_up,
            origin,
        } => {
            let (now, then) = (summary(&now), summary(&then));
            let (title, text, confirm) = match origin {
                Origin::Outside => (
                    t("app-import-title"),
                    t!("app-import-text", now = now, then = then),
                    t("app-import-confirm"),
                ),
                Origin::Erased => (
                    t("app-take-back-title"),
                    t!("app-take-back-text", now = now, then = then),
                    t("app-take-back-confirm"),
                ),
            };
            let warning = gives_up.map(|gives_up| match gives_up {
                GivesUp::Free => t("app-import-gives-up"),
                GivesUp::Loses => t("app-import-gives-up-loses"),
            });
            rsx! {
                Question { test_id: "import-dialog", ids: "import", title, text, warning, confirm }
            }
        }
    }
}

/// The question before everything is erased. It offers to export first. The answer is held, so that no number of taps
/// gives it; a player who cannot hold turns that off first, in another place, and presses it then.
#[component]
fn EraseQuestion() -> Element {
    let mut agreed = use_signal(|| false);
    let answers = rsx! {
        Button {
            test_id: "erase-cancel",
            autofocus: true,
            onclick: move |_| dispatch(Event::Decline),
            {t("app-cancel")}
        }
        if agreed() {
            DangerButton { test_id: "erase-confirm", onclick: |()| dispatch(Event::Confirm),
                {t("app-erase-confirm")}
            }
        } else {
            HoldButton { test_id: "erase-confirm", onclick: |()| dispatch(Event::Confirm),
                {t("app-erase-hold")}
            }
        }
    };
    rsx! {
        Sheet { place: Place::Middle, id: "erase", test_id: "erase-dialog", title: t("app-erase-title"), answers,
            p { {t("app-erase-text")} }
            Button {
                test_id: "erase-export",
                onclick: move |_| {
                    dispatch(Event::Decline);
                    dispatch(SettingsEvent::Export);
                },
                {t("app-erase-export")}
            }
            Switch {
                test_id: "erase-agree",
                name: t("app-erase-agree"),
                on: agreed(),
                change: move |on| agreed.set(on),
            }
        }
    }
}

/// A yes-or-no question before something is lost. The safe answer has the focus.
#[component]
fn Question(
    test_id: String,
    /// The beginning of its answers' test ids: `{ids}-confirm` and `{ids}-cancel`.
    ids: String,
    title: String,
    text: Option<String>,
    /// A further consequence.
    warning: Option<String>,
    confirm: String,
    /// *Cancel*, unless the safe answer has better words.
    cancel: Option<String>,
    /// Nothing is lost by it, so that it is no dangerous answer.
    #[props(default)]
    is_safe: bool,
    /// Further actions, without an answer.
    children: Element,
) -> Element {
    let cancel = cancel.unwrap_or_else(|| t("app-cancel"));
    let answers = rsx! {
        Button {
            test_id: "{ids}-cancel",
            autofocus: true,
            onclick: move |_| dispatch(Event::Decline),
            {cancel}
        }
        if is_safe {
            Button { test_id: "{ids}-confirm", onclick: |_| dispatch(Event::Confirm), {confirm} }
        } else {
            DangerButton { test_id: "{ids}-confirm", onclick: |()| dispatch(Event::Confirm), {confirm} }
        }
    };
    rsx! {
        Sheet { place: Place::Middle, id: ids, test_id, title, answers,
            for text in [text, warning].into_iter().flatten() {
                p { key: "{text}", {text} }
            }
            {children}
        }
    }
}

/// The question whether to leave the game, which may lose it.
#[component]
fn QuitQuestion(
    loses: bool,
    /// The two people who play, if two do.
    people: Option<ByPlayer<PlayerName>>,
) -> Element {
    let is_named = |names: &ByPlayer<PlayerName>| !(names.one.is_empty() && names.two.is_empty());
    let title = match people.filter(is_named) {
        Some(names) => t!("play-quit-title-people", people = who::pair(&names)),
        None if loses => t("play-quit-title"),
        None => t("play-quit-title-free"),
    };
    rsx! {
        Question {
            test_id: "quit-dialog",
            ids: "quit",
            title,
            text: (!loses).then(|| t("play-quit-text-free")),
            confirm: t("play-quit-confirm"),
            cancel: t("play-keep-playing"),
        }
    }
}

/// A profile in a few words: "Mira, Bronze, 41 matches".
fn summary(profile: &ProfileSummary) -> String {
    t!(
        "app-import-profile",
        name = words::player(&profile.name),
        rank = words::rank(profile.rank),
        count = profile.matches
    )
}

/// The trouble with keeping progress: a line at the top, which can be taken away and covers nothing for long.
#[component]
pub fn TroubleBanner() -> Element {
    let trouble = use_view(App::trouble);
    let Some(trouble) = trouble() else {
        return rsx! {};
    };
    let key = match trouble {
        Trouble::CannotSave => "app-trouble-cannot-save",
        Trouble::TakenOver => "app-in-use-text",
        Trouble::OlderCopy => "app-trouble-older-copy",
        Trouble::StartedAnew => "app-trouble-started-anew",
        Trouble::TooOld => "app-trouble-too-old",
        Trouble::NewerVersion => "app-trouble-newer-version",
        Trouble::MatchLost => "app-trouble-match-lost",
        Trouble::GamesLost => "app-trouble-games-lost",
        Trouble::CannotKeepGames => "app-trouble-cannot-keep-games",
        Trouble::NewerGames => "app-trouble-newer-games",
        Trouble::NotImported => "app-trouble-not-imported",
        Trouble::NotErased => "app-trouble-not-erased",
        Trouble::CopySetAside => "app-trouble-copy-set-aside",
        Trouble::NothingErased => "app-trouble-nothing-erased",
        Trouble::ErasedLost => "app-trouble-erased-lost",
    };
    rsx! {
        div { class: "trouble", role: "alert", "data-testid": "trouble", "data-trouble": "{trouble:?}",
            p { {t(key)} }
            Button {
                variant: Variant::Round,
                icon: Icon::Close,
                label: t("app-close"),
                test_id: "trouble-read",
                onclick: move |_| dispatch(Event::TroubleRead),
            }
        }
    }
}

/// A word about what has just been done, such as "Copied". It goes by itself and covers nothing that is needed.
#[component]
pub fn Note() -> Element {
    let note = use_app().note();
    let note = note.read();
    rsx! {
        div { class: "note-place",
            if 0 < note.number {
                p {
                    key: "{note.number}",
                    class: "note",
                    "data-testid": "note",
                    "data-value": "{note.number}",
                    {note.words.clone()}
                }
            }
        }
    }
}

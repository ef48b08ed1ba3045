//! Windows that the system opens and closes by itself.
//!
//! iOS calls the place of a window a scene. It may discard one while the app is in the background, and goes on with the
//! program: tao 0.37.2 reports that the window is destroyed (`src/platform_impl/ios/scene.rs:102`,
//! `sceneDidDisconnect:`) and ignores that dioxus then wants to exit. When the app is looked at again, tao reports
//! `SceneRequested` (`src/platform_impl/ios/app_state.rs:547`) and nothing else; dioxus drops that, and an app that
//! does not open a window by itself stays black. So the program must not end with its last window there, and opens one
//! when a scene asks for it.
//!
//! Such a scene brings its links along. One for a display that is connected to the phone (AirPlay, HDMI, USB-C) is
//! reported alike; the app draws nothing there, and the system goes on to mirror the phone's own screen.
//!
//! On Android the window is the activity. It is destroyed only when the activity is finished; one that is rebuilt in
//! the same process begins again (`android/MainActivity.kt`). On a desk the player closes the window, and that ends the
//! program.

use super::life::PendingLinks;
use super::pending::Pending;
use super::webview::tao::event::{Event as SystemEvent, WindowEvent};
use super::webview::tao::window::WindowId;
#[cfg(target_os = "ios")]
use crate::platform::ios;
use crate::platform::{System, scene};

/// An event of the windows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum WindowSignal {
    /// The player wants a window closed.
    CloseRequested,
    /// A window is gone.
    Destroyed,
    /// The system has a place for a window and nothing to show in it.
    #[cfg_attr(
        not(target_os = "ios"),
        allow(dead_code, reason = "tao tells it on iOS, a rehearsal in debug builds")
    )]
    SceneRequested,
}

/// The program's answer to an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Reaction {
    Nothing,
    /// End the program.
    End,
    /// Go on without a window.
    Wait,
    /// Open a window.
    Open,
}

/// The answer to an event; `another_is_shown` is true if there is a window other than the one that the signal is from.
pub(super) fn next(system: System, signal: WindowSignal, another_is_shown: bool) -> Reaction {
    match (signal, system) {
        // Whatever is shown already lies in a place that the system has left.
        (WindowSignal::SceneRequested, _) => Reaction::Open,
        _ if another_is_shown => Reaction::Nothing,
        (WindowSignal::Destroyed, System::Ios) => Reaction::Wait,
        (WindowSignal::CloseRequested, System::Ios | System::Android) => Reaction::Nothing,
        (WindowSignal::CloseRequested | WindowSignal::Destroyed, _) => Reaction::End,
    }
}

/// Returns true if dioxus ends the program together with its last window: at once, without the detour by way of
/// [`next`].
pub(super) fn ends_with_its_window(system: System) -> bool {
    system != System::Ios
}

/// The size of a window and its smallest size, in its own pixels: on a desk those of a common phone. A phone's window
/// has the size of its screen or of its part of it: tao makes the size that it is asked for the frame of the window on
/// iOS, whatever the scene has (`src/platform_impl/ios/window.rs:573`).
pub(super) fn size_for(system: System) -> Option<[(f64, f64); 2]> {
    (!system.is_phone()).then_some([(412.0, 892.0), (320.0, 480.0)])
}

/// A scene that the system has opened, as it describes it.
#[derive(Debug, Clone, PartialEq, Eq)]
struct NewScene {
    /// The name of its role.
    role: String,
    /// The links for which it was opened.
    links: Vec<String>,
}

impl NewScene {
    /// The scene that this event reports. Only iOS has scenes.
    fn of<T>(event: &SystemEvent<'_, T>) -> Option<NewScene> {
        match event {
            #[cfg(target_os = "ios")]
            SystemEvent::SceneRequested { scene, options } => Some(NewScene {
                role: ios::role_of(scene),
                links: ios::links_of(options),
            }),
            _ => None,
        }
    }
}

/// The events of the windows that were not answered yet.
#[derive(Clone, Default)]
pub(super) struct Scenes(Pending<(WindowSignal, Option<WindowId>)>);

impl Scenes {
    /// Appends the event if it is one of the windows. Links that come with a scene are laid down.
    pub(super) fn take_in<T>(&self, event: &SystemEvent<'_, T>, links: &PendingLinks) {
        match event {
            SystemEvent::WindowEvent {
                window_id, event, ..
            } => match event {
                WindowEvent::CloseRequested => {
                    self.put(WindowSignal::CloseRequested, Some(*window_id));
                }
                WindowEvent::Destroyed => self.put(WindowSignal::Destroyed, Some(*window_id)),
                _ => {}
            },
            _ => {
                if let Some(scene) = NewScene::of(event) {
                    self.take_in_scene(scene, links);
                }
            }
        }
    }

    /// Asks for a window for a scene of the app's own, and lays down its links. On a scene of another role the app
    /// shows nothing.
    fn take_in_scene(&self, scene: NewScene, links: &PendingLinks) {
        if scene::is_ours(&scene.role) {
            scene.links.into_iter().for_each(|link| links.put(link));
            self.put(WindowSignal::SceneRequested, None);
        }
    }

    pub(super) fn put(&self, signal: WindowSignal, window: Option<WindowId>) {
        self.0.put((signal, window));
    }

    pub(super) async fn next(&self) -> (WindowSignal, Option<WindowId>) {
        self.0.next().await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_phones_window_is_as_large_as_its_screen() {
        for system in [System::Android, System::Ios] {
            assert_eq!(size_for(system), None, "{system:?}");
        }
        let [(width, height), smallest] = size_for(System::Desk).expect("a desk's has one");
        assert!(smallest.0 <= width && smallest.1 <= height);
    }

    #[test]
    fn a_discarded_scene_is_waited_for_and_the_next_one_gets_a_window() {
        let on_ios = |signal| next(System::Ios, signal, false);
        assert_eq!(on_ios(WindowSignal::Destroyed), Reaction::Wait);
        assert_eq!(on_ios(WindowSignal::SceneRequested), Reaction::Open);
        assert_eq!(
            next(System::Ios, WindowSignal::SceneRequested, true),
            Reaction::Open
        );
        assert!(!ends_with_its_window(System::Ios));
    }

    #[test]
    fn elsewhere_the_program_ends_with_its_window() {
        assert_eq!(
            next(System::Desk, WindowSignal::CloseRequested, false),
            Reaction::End
        );
        for system in [System::Desk, System::Android] {
            assert_eq!(
                next(system, WindowSignal::Destroyed, false),
                Reaction::End,
                "{system:?}"
            );
        }
        assert!(ends_with_its_window(System::Android) && ends_with_its_window(System::Desk));
    }

    /// A window that was replaced closes after the new one is shown.
    #[test]
    fn a_window_beside_another_one_goes_and_nothing_follows() {
        for system in System::ALL {
            for signal in [WindowSignal::CloseRequested, WindowSignal::Destroyed] {
                assert_eq!(next(system, signal, true), Reaction::Nothing, "{system:?}");
            }
        }
    }

    #[tokio::test]
    async fn what_tao_tells_of_windows_is_heard() {
        let scenes = Scenes::default();
        scenes.take_in::<()>(&SystemEvent::MainEventsCleared, &PendingLinks::default());
        scenes.put(WindowSignal::SceneRequested, None);
        assert_eq!(scenes.next().await, (WindowSignal::SceneRequested, None));
    }

    fn opened(role: &str, link: &str) -> NewScene {
        NewScene {
            role: role.to_owned(),
            links: vec![link.to_owned()],
        }
    }

    #[tokio::test]
    async fn a_television_gets_no_window_and_a_scene_of_the_apps_own_brings_its_links() {
        let (scenes, links) = (Scenes::default(), PendingLinks::default());
        let television = "UIWindowSceneSessionRoleExternalDisplayNonInteractive";
        scenes.take_in_scene(opened(television, "reverstargo://ranks"), &links);
        scenes.put(WindowSignal::CloseRequested, None);
        scenes.take_in_scene(opened(scene::OURS, "reverstargo://daily"), &links);
        let (first, second) = (at_once(scenes.next()).await, at_once(scenes.next()).await);
        assert_eq!(first, Some((WindowSignal::CloseRequested, None)));
        assert_eq!(second, Some((WindowSignal::SceneRequested, None)));
        let followed = at_once(links.next()).await;
        assert_eq!(followed.as_deref(), Some("reverstargo://daily"));
        assert_eq!(at_once(links.next()).await, None);
    }

    /// The result, if it is there without waiting.
    async fn at_once<T>(waiting: impl Future<Output = T>) -> Option<T> {
        tokio::select! {
            biased;
            there = waiting => Some(there),
            () = std::future::ready(()) => None,
        }
    }
}

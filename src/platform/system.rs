//! The kind of system under the app, where that makes a difference that no compiler sees.

/// A kind of system.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum System {
    /// A computer with windows, a server of the browser preview, or a browser that runs the app itself.
    Desk,
    /// Android, where an activity starts the program and shows its one window.
    Android,
    /// iPhone and iPad, where scenes come and go while the program lives.
    Ios,
}

impl System {
    /// The one that this program was built for. `phone-start` is for the check that calls `main` as Android does.
    pub const HERE: System = if cfg!(any(target_os = "android", feature = "phone-start")) {
        System::Android
    } else if cfg!(target_os = "ios") {
        System::Ios
    } else {
        System::Desk
    };

    /// Returns true where the program's output and its exit code are invisible.
    #[must_use]
    pub const fn is_phone(self) -> bool {
        matches!(self, System::Android | System::Ios)
    }

    /// Every one, for tests that say what each does.
    #[cfg(test)]
    pub const ALL: [System; 3] = [System::Desk, System::Android, System::Ios];
}

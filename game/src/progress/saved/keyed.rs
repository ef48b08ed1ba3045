//! Enums with a word for each choice.

/// Declares a closed enum whose choices each have a word: the same one in saved files, in the page's attributes and in
/// the names of messages.
macro_rules! keyed {
    ($(#[$meta:meta])* $name:ident { $($(#[$variant_meta:meta])* $variant:ident = $key:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
        pub enum $name { $($(#[$variant_meta])* #[serde(rename = $key)] $variant),+ }

        impl $name {
            /// Every choice, in the order in which it is offered.
            pub const ALL: [Self; [$($key),+].len()] = [$(Self::$variant),+];

            /// The words of the choices.
            pub const KEYS: [&'static str; Self::ALL.len()] = [$($key),+];

            /// The word for this choice.
            pub fn key(self) -> &'static str {
                match self { $(Self::$variant => $key),+ }
            }

            /// The choice of that word.
            pub fn from_key(key: &str) -> Option<Self> {
                match key { $($key => Some(Self::$variant),)+ _ => None }
            }
        }
    };
}
pub(crate) use keyed;

//! The languages, and which of them a system's wishes mean.
use super::languages::TAGS;
use unic_langid::LanguageIdentifier;

macro_rules! declare {
    ($first:ident $first_tag:literal $first_name:literal; $($name:ident $tag:literal $own_name:literal;)+) => {
        /// A language the app speaks. The first is also what every missing entry falls back to.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub enum Language {
            #[default]
            $first,
            $($name),+
        }

        impl Language {
            /// All of them, in the order the settings list them.
            pub const ALL: [Self; TAGS.len()] = [Self::$first, $(Self::$name),+];

            /// Its name in the language itself. It is shown so in every language, for whoever landed in the wrong one.
            pub fn own_name(self) -> &'static str {
                match self {
                    Self::$first => $first_name,
                    $(Self::$name => $own_name),+
                }
            }
        }
    };
}
languages!(declare);

impl Language {
    /// The short tag: the folder's name under `assets/texts`, the page's `lang`, the word in a saved file.
    pub fn tag(self) -> &'static str {
        TAGS[self as usize]
    }

    /// The language of a tag such as `ja`, `ja-JP`, `hi_IN.UTF-8`.
    pub fn from_tag(tag: &str) -> Option<Self> {
        let primary = tag
            .split(['-', '_', '.', '@'])
            .next()
            .unwrap_or_default()
            .to_ascii_lowercase();
        Self::ALL
            .into_iter()
            .find(|language| language.tag() == primary)
    }

    /// The first of the system's languages that the app speaks, else English.
    pub fn best_for<'tags>(wishes: impl IntoIterator<Item = &'tags str>) -> Self {
        wishes
            .into_iter()
            .find_map(Self::from_tag)
            .unwrap_or_default()
    }

    pub(super) fn id(self) -> LanguageIdentifier {
        self.tag()
            .parse()
            .expect("the tags above are well-formed language identifiers")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tag_with_a_country_or_an_encoding_is_understood() {
        assert_eq!(Language::from_tag("ja-JP"), Some(Language::Japanese));
        assert_eq!(Language::from_tag("hi_IN.UTF-8"), Some(Language::Hindi));
        assert_eq!(Language::from_tag("MR"), Some(Language::Marathi));
        assert_eq!(Language::from_tag("jam"), None);
        assert_eq!(Language::from_tag(""), None);
    }

    #[test]
    fn the_first_language_spoken_wins_and_english_is_the_last_resort() {
        assert_eq!(
            Language::best_for(["fr-FR", "mr-IN", "hi-IN"]),
            Language::Marathi
        );
        assert_eq!(Language::best_for(["fr-FR", "C"]), Language::English);
        assert_eq!(Language::best_for([]), Language::English);
    }

    #[test]
    fn tags_read_back() {
        for language in Language::ALL {
            assert_eq!(Language::from_tag(language.tag()), Some(language));
        }
    }
}

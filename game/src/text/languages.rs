//! The list of the languages: all that there is to say about one beside its words, as a table. The build script and the
//! chores read it too.

/// Hands the table to a macro. A row: the name in the code, the tag, which is also the folder's name below
/// `assets/texts`, and the name in the language itself.
macro_rules! languages {
    ($with:ident) => {
        $with! {
            English "en" "English";
            Japanese "ja" "日本語";
            Marathi "mr" "मराठी";
            Hindi "hi" "हिन्दी";
        }
    };
}

macro_rules! tags {
    ($($name:ident $tag:literal $own_name:literal;)+) => {
        /// The tags, in the order in which Settings lists the languages. The first is the measure of the others.
        pub const TAGS: [&str; [$($tag),+].len()] = [$($tag),+];
    };
}
languages!(tags);

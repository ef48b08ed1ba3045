//! The languages of the device's owner, as far as the environment names them.

/// The variable in which a phone's shell hands on the system's languages before it starts the Rust half: tags with
/// commas between them, the favourite first.
const PHONE: &str = "RSG_LANGUAGES";

/// The languages that these variables name as tags (`mr-IN`), the favourite first.
///
/// The order is gettext's: `LANGUAGE` is a list of wishes, of the others the first that is set decides.
pub fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Vec<String> {
    let set = |name: &str| variable(name).filter(|value| !value.is_empty());
    if let Some(list) = set(PHONE) {
        return list.split(',').filter_map(tag).collect();
    }
    let decided = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .find_map(set)
        .and_then(|locale| tag(&locale));
    let wishes = set("LANGUAGE").unwrap_or_default();
    let mut tags: Vec<String> = match decided {
        // In the C locale gettext translates nothing, whatever the wishes.
        None => Vec::new(),
        Some(_) => wishes.split(':').filter_map(tag).collect(),
    };
    tags.extend(decided);
    tags
}

/// The tag of a locale such as `hi_IN.UTF-8@devanagari`; none for `C` and `POSIX`.
fn tag(locale: &str) -> Option<String> {
    let name = locale.trim().split(['.', '@']).next().unwrap_or_default();
    let means_something = !matches!(name, "" | "C" | "POSIX");
    means_something.then(|| name.replace('_', "-"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(variables: &[(&str, &str)]) -> Vec<String> {
        of_environment(|name| {
            let found = variables.iter().find(|(variable, _)| *variable == name);
            found.map(|(_, value)| (*value).to_owned())
        })
    }

    #[test]
    fn the_first_variable_that_is_set_decides() {
        assert_eq!(of(&[("LANG", "mr_IN.UTF-8")]), ["mr-IN"]);
        assert_eq!(
            of(&[("LC_ALL", "ja_JP.UTF-8"), ("LANG", "de_DE")]),
            ["ja-JP"]
        );
        assert_eq!(
            of(&[("LC_ALL", ""), ("LC_MESSAGES", "hi_IN@x"), ("LANG", "de")]),
            ["hi-IN"]
        );
    }

    #[test]
    fn wishes_come_first_but_not_in_the_c_locale() {
        assert_eq!(
            of(&[("LANGUAGE", "mr:hi"), ("LANG", "en_IN.UTF-8")]),
            ["mr", "hi", "en-IN"]
        );
        assert!(of(&[("LANGUAGE", "mr:hi"), ("LANG", "C.UTF-8")]).is_empty());
        assert!(of(&[]).is_empty());
    }

    #[test]
    fn a_phone_names_its_languages_itself() {
        assert_eq!(
            of(&[("RSG_LANGUAGES", "hi-IN,en-GB"), ("LANG", "C")]),
            ["hi-IN", "en-GB"]
        );
    }
}

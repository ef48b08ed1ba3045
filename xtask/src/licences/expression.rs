//! Licence expressions, as manifests have them: which licences a package is taken under.

use super::text::Kind;

/// What an expression offers, by its name, in the order in which it is preferred: those that ask for least first.
const PREFERRED: [(&str, Kind); 15] = [
    ("MIT", Kind::Mit),
    ("0BSD", Kind::ZeroBsd),
    ("ISC", Kind::Isc),
    ("Zlib", Kind::Zlib),
    ("BSD-2-Clause", Kind::Bsd),
    ("BSD-3-Clause", Kind::Bsd),
    ("BSL-1.0", Kind::Boost),
    ("Unlicense", Kind::Unlicense),
    ("Unicode-3.0", Kind::Unicode),
    ("Unicode-DFS-2016", Kind::Unicode),
    ("NCSA", Kind::Ncsa),
    ("CC0-1.0", Kind::Cc0),
    ("Apache-2.0", Kind::Apache),
    ("Apache-2.0 WITH LLVM-exception", Kind::Apache),
    ("MPL-2.0", Kind::Mpl),
];

/// The licences to take: all that stand between `AND`s, of what stands between `OR`s the preferred one. None if the
/// expression has no way that is known.
pub fn chosen(expression: &str) -> Option<Vec<Kind>> {
    // Older manifests write `/` for `OR`. No expression of a dependency nests deeper than `(a OR b) AND c`.
    let expression = expression.replace('/', " OR ");
    let mut kinds = Vec::new();
    for part in split_outside_brackets(&expression) {
        let part = part.trim().trim_start_matches('(').trim_end_matches(')');
        let offered: Vec<&str> = part.split(" OR ").map(str::trim).collect();
        let (_, kind) = PREFERRED.iter().find(|(name, _)| offered.contains(name))?;
        if !kinds.contains(kind) {
            kinds.push(*kind);
        }
    }
    Some(kinds)
}

/// The parts between the `AND`s. `AND` binds closer than `OR`, so an expression with both needs brackets to be split here.
fn split_outside_brackets(expression: &str) -> Vec<&str> {
    if expression.contains(" OR ") && !expression.contains('(') {
        return vec![expression];
    }
    expression.split(" AND ").collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_several_licences_the_preferred_one_is_taken_and_of_a_sum_all() {
        for (expression, kinds) in [
            ("MIT OR Apache-2.0", vec![Kind::Mit]),
            ("Apache-2.0/MIT", vec![Kind::Mit]),
            ("Apache-2.0 / MIT", vec![Kind::Mit]),
            ("Apache-2.0 OR GPL-2.0-only", vec![Kind::Apache]),
            (
                "Apache-2.0 WITH LLVM-exception OR Apache-2.0 OR MIT",
                vec![Kind::Mit],
            ),
            ("MIT AND BSD-3-Clause", vec![Kind::Mit, Kind::Bsd]),
            (
                "(MIT OR Apache-2.0) AND Unicode-3.0",
                vec![Kind::Mit, Kind::Unicode],
            ),
        ] {
            assert_eq!(chosen(expression), Some(kinds), "{expression}");
        }
        assert_eq!(chosen("GPL-3.0-only"), None);
        assert_eq!(chosen("MIT AND GPL-3.0-only"), None);
        assert_eq!(chosen(""), None);
    }
}

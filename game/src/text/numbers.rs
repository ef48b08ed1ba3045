//! Digits and grouping. Which language counts how is explained in the room's page.
use super::Language;

/// A whole number with its thousands grouped.
pub(super) fn grouped(language: Language, number: i64) -> String {
    let plain = number.unsigned_abs().to_string();
    let sign = if number < 0 { "−" } else { "" };
    digits(
        language,
        &format!("{sign}{}", group(&plain, group_size(language))),
    )
}

/// Every Latin digit replaced by the language's.
pub(super) fn digits(language: Language, plain: &str) -> String {
    match language {
        Language::Marathi => plain.chars().map(devanagari).collect(),
        _ => plain.to_owned(),
    }
}

/// The number of digits in a group left of the last three.
fn group_size(language: Language) -> usize {
    match language {
        Language::Marathi | Language::Hindi => 2,
        _ => 3,
    }
}

fn group(plain: &str, size: usize) -> String {
    let mut out = String::new();
    for (index, digit) in plain.chars().enumerate() {
        let left = plain.len() - index;
        if index > 0 && left >= 3 && (left - 3).is_multiple_of(size) {
            out.push(',');
        }
        out.push(digit);
    }
    out
}

fn devanagari(character: char) -> char {
    match character.to_digit(10) {
        Some(value) => char::from_u32('०' as u32 + value).unwrap_or(character),
        None => character,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_are_grouped_by_the_language_s_custom() {
        assert_eq!(grouped(Language::English, 999), "999");
        assert_eq!(grouped(Language::English, 1_234_567), "1,234,567");
        assert_eq!(grouped(Language::Japanese, 12_345), "12,345");
        assert_eq!(grouped(Language::Hindi, 1_234_567), "12,34,567");
        assert_eq!(grouped(Language::Hindi, 1_234), "1,234");
        assert_eq!(grouped(Language::Marathi, 123_456), "१,२३,४५६");
    }

    #[test]
    fn a_negative_number_has_a_real_minus_sign() {
        assert_eq!(grouped(Language::English, -7), "−7");
        assert_eq!(grouped(Language::Marathi, -1_200), "−१,२००");
    }

    #[test]
    fn digits_leaves_everything_else_alone() {
        assert_eq!(digits(Language::Marathi, "2026-11"), "२०२६-११");
        assert_eq!(digits(Language::Hindi, "2026"), "2026");
    }
}

//! One language's entries, parsed and ready to be formatted.
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use super::{Language, numbers};

/// A thin wrapper that turns every kind of failure into `None`.
pub(super) struct Bundle(FluentBundle<FluentResource>);

impl Bundle {
    pub(super) fn new(language: Language, sources: Vec<String>) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![language.id()]);
        // All four languages run left to right, and the invisible isolation marks would only get in the way of copied
        // text, of tests and of line breaking.
        bundle.set_use_isolating(false);
        bundle.set_formatter(match language {
            Language::Marathi => Some(|value, _| format_number(Language::Marathi, value)),
            Language::Hindi => Some(|value, _| format_number(Language::Hindi, value)),
            _ => Some(|value, _| format_number(Language::English, value)),
        });
        for source in sources {
            // A resource with faults still holds its sound entries; the others fall back to English.
            let resource = match FluentResource::try_new(source) {
                Ok(resource) | Err((resource, _)) => resource,
            };
            bundle.add_resource_overriding(resource);
        }
        Self(bundle)
    }

    /// The formatted entry, or nothing if it is missing, broken, or wants an argument it is not given.
    pub(super) fn format(&self, key: &str, args: &[(&str, FluentValue<'_>)]) -> Option<String> {
        let pattern = self.0.get_message(key)?.value()?;
        let args: FluentArgs<'_> = args
            .iter()
            .map(|(name, value)| (*name, value.clone()))
            .collect();
        let mut faults = Vec::new();
        let text = self
            .0
            .format_pattern(pattern, Some(&args), &mut faults)
            .into_owned();
        faults.is_empty().then_some(text)
    }
}

fn format_number(language: Language, value: &FluentValue<'_>) -> Option<String> {
    match value {
        FluentValue::Number(number) if number.value.fract() == 0.0 => {
            Some(numbers::grouped(language, number.value as i64))
        }
        FluentValue::Number(number) => Some(numbers::digits(language, &number.value.to_string())),
        _ => None,
    }
}

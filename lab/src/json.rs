//! JSON, as much of it as the console writes.

use std::fmt::{self, Display};

/// A JSON value. It is written on one line.
pub enum Json {
    Null,
    Bool(bool),
    Int(i128),
    /// A number with two decimals.
    Real(f64),
    Text(String),
    List(Vec<Json>),
    /// An object; its keys are ours and need no escaping.
    Object(Vec<(&'static str, Json)>),
}

impl Json {
    /// A string of anything that can be written down.
    pub fn text(value: impl Display) -> Json {
        Json::Text(value.to_string())
    }

    /// A whole number.
    pub fn int(value: impl Into<i128>) -> Json {
        Json::Int(value.into())
    }

    /// An array of strings.
    pub fn texts(values: impl IntoIterator<Item: Display>) -> Json {
        Json::List(values.into_iter().map(Json::text).collect())
    }
}

impl Display for Json {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Json::Null => f.write_str("null"),
            Json::Bool(value) => value.fmt(f),
            Json::Int(value) => value.fmt(f),
            Json::Real(value) => write!(f, "{value:.2}"),
            Json::Text(text) => write_text(f, text),
            Json::List(items) => {
                f.write_str("[")?;
                for (i, item) in items.iter().enumerate() {
                    write!(f, "{}{item}", if i == 0 { "" } else { "," })?;
                }
                f.write_str("]")
            }
            Json::Object(fields) => {
                f.write_str("{")?;
                for (i, (key, value)) in fields.iter().enumerate() {
                    write!(f, "{}\"{key}\":{value}", if i == 0 { "" } else { "," })?;
                }
                f.write_str("}")
            }
        }
    }
}

fn write_text(f: &mut fmt::Formatter<'_>, text: &str) -> fmt::Result {
    f.write_str("\"")?;
    for c in text.chars() {
        match c {
            '"' => f.write_str("\\\"")?,
            '\\' => f.write_str("\\\\")?,
            c if c < ' ' => write!(f, "\\u{:04x}", u32::from(c))?,
            c => write!(f, "{c}")?,
        }
    }
    f.write_str("\"")
}

#[cfg(test)]
mod tests {
    use super::Json;

    #[test]
    fn quotes_and_control_characters_are_escaped() {
        let value = Json::Object(vec![
            ("a", Json::List(vec![Json::int(-1), Json::Bool(true)])),
            ("b", Json::text("say \"\\\n\"")),
        ]);
        assert_eq!(
            value.to_string(),
            r#"{"a":[-1,true],"b":"say \"\\\u000a\""}"#
        );
    }
}

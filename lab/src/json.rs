//! JSON objects whose fields stand in the order in which they are given.

use serde_json::Value;
use std::fmt::{self, Display};

/// A JSON value. It is written on one line.
pub enum Json {
    Value(Value),
    List(Vec<Json>),
    /// An object; its keys are ours and need no escaping.
    Object(Vec<(&'static str, Json)>),
}

impl Json {
    pub const NULL: Json = Json::Value(Value::Null);

    /// A number, a truth value or a text.
    pub fn of(value: impl Into<Value>) -> Json {
        Json::Value(value.into())
    }

    /// A number with two decimals.
    pub fn real(value: f64) -> Json {
        Json::of((100.0 * value).round() / 100.0)
    }

    /// A string of anything that can be written down.
    pub fn text(value: impl Display) -> Json {
        Json::of(value.to_string())
    }

    /// An array of strings.
    pub fn texts(values: impl IntoIterator<Item: Display>) -> Json {
        Json::List(values.into_iter().map(Json::text).collect())
    }
}

impl Display for Json {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let comma = |index| if index == 0 { "" } else { "," };
        match self {
            Json::Value(value) => value.fmt(f),
            Json::List(items) => {
                f.write_str("[")?;
                for (index, item) in items.iter().enumerate() {
                    write!(f, "{}{item}", comma(index))?;
                }
                f.write_str("]")
            }
            Json::Object(fields) => {
                f.write_str("{")?;
                for (index, (key, value)) in fields.iter().enumerate() {
                    write!(f, "{}\"{key}\":{value}", comma(index))?;
                }
                f.write_str("}")
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Json;

    #[test]
    fn fields_keep_their_order() {
        let value = Json::Object(vec![
            ("b", Json::List(vec![Json::of(-1), Json::of(true)])),
            ("a", Json::text("say \"\\\n\"")),
            ("c", Json::real(0.126)),
        ]);
        assert_eq!(
            value.to_string(),
            r#"{"b":[-1,true],"a":"say \"\\\n\"","c":0.13}"#
        );
    }
}

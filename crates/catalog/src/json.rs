//! Options as JSON.

use serde_json::{Map, Value as Json};
use tabletop::{Settings, Value};

/// Converts JSON to settings without checking them: the game refuses what it does not allow.
pub fn options_from_json(options: &Map<String, Json>) -> Settings {
    let mut settings = Settings::new();
    for (name, json) in options {
        let value = match json {
            Json::Bool(flag) => Value::Flag(*flag),
            Json::String(word) => Value::Word(word.clone()),
            // No option allows this text, so the check refuses it.
            other => other.as_i64().map_or_else(|| Value::Word(other.to_string()), Value::Number),
        };
        settings = settings.with(name, value);
    }
    settings
}

/// Converts settings to JSON.
pub fn options_to_json(settings: &Settings) -> Json {
    let json = |value: &Value| match value {
        Value::Flag(flag) => Json::from(*flag),
        Value::Number(number) => Json::from(*number),
        Value::Word(word) => Json::from(word.as_str()),
    };
    Json::Object(settings.iter().map(|(name, value)| (name.to_owned(), json(value))).collect())
}

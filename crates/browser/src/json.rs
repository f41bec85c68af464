//! JSON in two steps: the text to values, and values to a type. The code that reads a type from text is five times as long as that
//! which reads it from values, and is compiled for each type.

use serde::de::DeserializeOwned;
use serde_json::Value as Json;

/// Reads a type from JSON.
pub(crate) fn read<T: DeserializeOwned>(text: &str) -> Result<T, String> {
    let value: Json = serde_json::from_str(text).map_err(|error| error.to_string())?;
    serde_json::from_value(value).map_err(|error| error.to_string())
}

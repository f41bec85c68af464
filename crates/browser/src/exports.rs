//! What the workers call.

use wasm_bindgen::prelude::wasm_bindgen;

use crate::Home;
use crate::json::read;
use crate::review::review;
use crate::thinking;

/// The tables of this device.
#[wasm_bindgen]
#[derive(Default)]
pub struct Tables(Home);

#[wasm_bindgen]
impl Tables {
    /// No tables.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Tables {
        Tables::default()
    }

    /// Answers a question in JSON with `{"ok": …}` or `{"problem": …}`.
    pub fn ask(&mut self, ask: &str) -> String {
        self.0.ask_json(ask)
    }
}

/// Lets a bot think. Task and report are JSON.
#[wasm_bindgen]
pub fn think_json(thought: &str) -> Result<String, String> {
    thinking::think_json(thought)
}

/// The next steps of a review. Request and part are JSON.
#[wasm_bindgen]
pub fn review_json(request: &str) -> Result<String, String> {
    serde_json::to_string(&review(&read(request)?)?).map_err(|error| error.to_string())
}

/// Loads the value net or the policy of this name from its file.
#[wasm_bindgen]
pub fn load_net(name: &str, file: &[u8]) -> Result<(), String> {
    catalog::load_net(name, file).map_err(|error| error.to_string())
}

//! A device: a home, and what its worker has stored.

use std::collections::BTreeMap;

use browser::{Home, Report, StoredEntry, Task};
use serde_json::{Value as Json, json};
use wire::{Problem, ServerMessage};

/// A home with its store. What is stored goes through JSON, as in a browser.
#[derive(Default)]
pub(crate) struct Device {
    home: Home,
    rows: BTreeMap<String, Json>,
    entries: BTreeMap<String, Vec<Json>>,
    now: i64,
    tables: u32,
}

impl Device {
    pub(crate) fn ask(&mut self, ask: &Json) -> Result<Json, Problem> {
        let mut answer: Json = serde_json::from_str(&self.home.ask_json(&ask.to_string())).expect("JSON");
        match answer.get_mut("ok") {
            Some(ok) => Ok(ok.take()),
            None => Err(serde_json::from_value(answer["problem"].take()).expect("a problem")),
        }
    }

    fn chance(&mut self) -> Json {
        self.tables += 1;
        self.now += 1;
        json!({ "now": self.now, "id": format!("local-{}", self.tables), "secret": "5a".repeat(32) })
    }

    /// Stores changes as a worker does: entries are only added.
    fn store(&mut self, changes: &Json) {
        for change in changes.as_array().expect("changes") {
            let id = change["row"]["overview"]["id"].as_str().expect("an id").to_owned();
            let log = self.entries.entry(id.clone()).or_default();
            for entry in change["entries"].as_array().expect("entries") {
                assert_eq!(entry["seq"], json!(log.len() + 1), "numbers have no gaps");
                log.push(entry.clone());
            }
            self.rows.insert(id, change["row"].clone());
        }
    }

    fn opened(&mut self, ask: &Json) -> Result<String, Problem> {
        let opened = self.ask(ask)?;
        self.store(&opened["changes"]);
        let id = opened["id"].as_str().expect("an id").to_owned();
        self.load(&id);
        Ok(id)
    }

    pub(crate) fn create(&mut self, table: &Json, names: &[&str]) -> Result<String, Problem> {
        let chance = self.chance();
        self.opened(&json!({ "create": { "table": table, "names": names, "chance": chance } }))
    }

    pub(crate) fn import(&mut self, record: &str) -> Result<String, Problem> {
        let chance = self.chance();
        self.opened(&json!({ "import": { "record": record, "chance": chance } }))
    }

    /// Loads a table from what is stored.
    pub(crate) fn load(&mut self, table: &str) {
        let load = json!({ "load": { "row": self.rows[table], "entries": self.entries[table] } });
        self.ask(&load).expect("what is stored can be loaded");
    }

    pub(crate) fn log(&self, table: &str) -> Vec<StoredEntry> {
        let read = |entry: &Json| serde_json::from_value(entry.clone()).expect("an entry");
        self.entries[table].iter().map(read).collect()
    }

    /// Sends a command of the viewer: the messages to the page.
    pub(crate) fn command(&mut self, table: &str, request: &Json) -> Vec<ServerMessage> {
        let chance = self.chance();
        let mut command = request.clone();
        command["idempotency_key"] = json!(format!("key {}", self.tables));
        self.send(table, &command, &chance)
    }

    pub(crate) fn send(&mut self, table: &str, command: &Json, chance: &Json) -> Vec<ServerMessage> {
        let ask = json!({ "command": { "table": table, "command": command, "chance": chance } });
        let decided = self.ask(&ask).expect("a decision");
        match decided.get("message") {
            Some(message) => vec![serde_json::from_value(message.clone()).expect("a message")],
            None => self.commit(table, &decided["changes"]),
        }
    }

    fn commit(&mut self, table: &str, changes: &Json) -> Vec<ServerMessage> {
        self.store(changes);
        let messages = self.ask(&json!({ "commit": { "table": table } })).expect("messages");
        serde_json::from_value(messages).expect("messages")
    }

    /// The decision that a bot has to make.
    pub(crate) fn bot(&mut self, table: &str) -> Option<(u32, Task)> {
        let bot = self.ask(&json!({ "bot": { "table": table, "seed": "07".repeat(32) } }));
        let bot = bot.expect("a task or null");
        (!bot.is_null()).then(|| {
            let task = serde_json::from_value(bot["task"].clone()).expect("a task");
            (bot["at"].as_u64().expect("a number") as u32, task)
        })
    }

    /// Makes the action of a bot.
    pub(crate) fn bot_acts(&mut self, table: &str, at: u32, report: &Report) -> Vec<ServerMessage> {
        self.now += 1;
        let ask =
            json!({ "bot-acts": { "table": table, "at": at, "action": report.action, "now": self.now } });
        let decided = self.ask(&ask).expect("a decision");
        self.commit(table, &decided["changes"])
    }

    pub(crate) fn look(&mut self, table: &str, seat: Option<&str>) {
        self.ask(&json!({ "look": { "table": table, "seat": seat } })).expect("a message");
    }

    pub(crate) fn state(&mut self, table: &str) -> wire::State {
        let state = self.ask(&json!({ "state": { "table": table } })).expect("a state");
        serde_json::from_value(state).expect("a state")
    }
}

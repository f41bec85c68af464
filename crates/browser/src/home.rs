//! The tables of this device.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::{Value as Json, json};
use sha2::{Digest, Sha256};
use table::{Analysis, CommandError, Entry, StudyError};
use tabletop::{Seat, Seed};
use wire::{Problem, ServerMessage, Status};

use crate::ask::Ask;
use crate::json::read;
use crate::local_table::{Decided, LocalTable};
use crate::reading;
use crate::stored::Change;
use crate::thinking::{Report, Task, merge, nets_of_review};

/// The tables of this device that are loaded.
#[derive(Default)]
pub struct Home {
    tables: BTreeMap<String, LocalTable>,
}

/// The seed of a hint, which follows from the view of the seat.
pub(crate) fn seed_of(view: &str) -> Seed {
    Seed(Sha256::digest(view.as_bytes()).into())
}

fn problem(code: &str, message: impl Into<String>) -> Problem {
    Problem { code: code.to_owned(), message: message.into(), phrase: None, rule: None }
}

fn no_table() -> Problem {
    problem("no-table", "there is no such table on this device")
}

fn json<T: Serialize>(value: &T) -> Result<Json, Problem> {
    serde_json::to_value(value).map_err(|error| problem("not-stored", error.to_string()))
}

fn opened(change: &Change) -> Result<Json, Problem> {
    Ok(json!({ "id": change.row.overview.id, "seat": change.row.overview.mine, "changes": [json(change)?] }))
}

impl Home {
    /// Answers a question in JSON with `{"ok": …}` or `{"problem": …}`.
    pub fn ask_json(&mut self, ask: &str) -> String {
        let answer = read(ask).map_err(|error| problem("bad-request", error)).and_then(|ask| self.ask(ask));
        match answer {
            Ok(answer) => json!({ "ok": answer }).to_string(),
            Err(problem) => json!({ "problem": problem }).to_string(),
        }
    }

    /// Answers a question.
    pub fn ask(&mut self, ask: Ask) -> Result<Json, Problem> {
        match ask {
            Ask::Create { table, names, chance } => {
                let change = reading::create(&table, &names, &chance);
                opened(&change.map_err(|(code, why)| problem(code, why))?)
            }
            Ask::Import { record, chance } => {
                let change = reading::import(&record, &chance);
                opened(&change.map_err(|(code, why)| problem(code, why))?)
            }
            Ask::Load { row, entries } => {
                let id = row.overview.id.clone();
                let log: Vec<Entry> = entries.into_iter().map(Entry::from).collect();
                let table = LocalTable::load(row, &log);
                let table = table.map_err(|broken| problem("not-stored", broken.to_string()))?;
                self.tables.insert(id, table);
                Ok(Json::Null)
            }
            Ask::Unload { table } => {
                self.tables.remove(&table);
                Ok(Json::Null)
            }
            Ask::Study { request } => {
                let Analysis { study, game, seed } = table::study(&request).map_err(refused_study)?;
                let task = request.level.and_then(|level| Task::new(&*game, &level, seed));
                Ok(json!({ "study": json(&study)?, "task": json(&task)? }))
            }
            Ask::Merge { reports } => {
                let report = merge(reports).ok_or_else(|| problem("no-hint", "nobody thought about it"))?;
                json(&Report::from(report))
            }
            Ask::Advise { reports, moves, record } => {
                let report = merge(reports).ok_or_else(|| problem("no-hint", "nobody thought about it"))?;
                let hint = table::hint(report, &moves);
                let game = record.and_then(|text| catalog::replay(&text.parse().ok()?).ok());
                json(&match game {
                    Some(game) => table::explain_hint(hint, &*game),
                    None => hint,
                })
            }
            Ask::Review { request } => {
                let game = table::reviewed_game(&request);
                let game = game.map_err(|bad| problem("bad-position", bad.to_string()))?;
                Ok(json!({ "nets": nets_of_review(&*game) }))
            }
            ask => self.ask_table(ask),
        }
    }

    fn ask_table(&mut self, ask: Ask) -> Result<Json, Problem> {
        match ask {
            Ask::Command { table, command, chance } => {
                let table = self.table(&table)?;
                match table.command(&command, &chance) {
                    Ok(Decided::Store(changes)) => Ok(json!({ "changes": json(&changes)? })),
                    Ok(Decided::Done(message)) => Ok(json!({ "message": json(&message)? })),
                    Err(error) => {
                        let stale = matches!(error, CommandError::Stale);
                        let refused = ServerMessage::Refused {
                            idempotency_key: Some(command.idempotency_key),
                            problem: error.to_wire(),
                            state: stale.then(|| Box::new(table.state(chance.now))),
                        };
                        Ok(json!({ "message": json(&refused)? }))
                    }
                }
            }
            Ask::BotActs { table, at, action, now } => {
                let change = self.table(&table)?.bot_acts(at, action, now);
                Ok(json!({ "changes": json(&change.as_slice())? }))
            }
            Ask::Commit { table } => json(&self.table(&table)?.commit()),
            Ask::Discard { table } => {
                self.table(&table)?.discard();
                Ok(Json::Null)
            }
            Ask::Follow { table, entries } => {
                let entries: Vec<Entry> = entries.into_iter().map(Entry::from).collect();
                let messages = self.table(&table)?.follow(&entries);
                json(&messages.map_err(|broken| problem("not-stored", broken.to_string()))?)
            }
            ask => self.look_at(ask),
        }
    }

    /// Answers what changes nothing that is stored.
    fn look_at(&mut self, ask: Ask) -> Result<Json, Problem> {
        match ask {
            Ask::Look { table, seat } => {
                let table = self.table(&table)?;
                let now = table.table().changed();
                json(&table.look(seat.and_then(|seat| seat.parse().ok()), now))
            }
            Ask::Update { table, since } => {
                let table = self.table(&table)?;
                json(&table.update(since, table.table().changed()))
            }
            Ask::Bot { table, seed } => {
                let seed =
                    seed.parse().map_err(|bad: tabletop::BadSeed| problem("bad-request", bad.to_string()))?;
                let task = self.table(&table)?.bot(seed);
                Ok(task.map_or(Json::Null, |(at, task)| json!({ "at": at, "task": task })))
            }
            Ask::Hint { table } => {
                let table = self.table(&table)?;
                let task = table.hint().ok_or_else(|| problem("no-hint", "there is no hint now"))?;
                let moves = table.table().game().map(table::moves).unwrap_or_default();
                Ok(json!({ "task": task, "moves": json(&moves)? }))
            }
            Ask::Nets { table } => json(&self.table(&table)?.nets()),
            Ask::State { table } => {
                let table = self.table(&table)?;
                json(&table.state(table.table().changed()))
            }
            Ask::Events { table, since } => json(&self.table(&table)?.events(since)),
            Ask::Explain { table, touch, seat } => {
                let seat: Option<Seat> = seat.parse().ok();
                let table = self.table(&table)?;
                let explained = seat.and_then(|seat| table.explain(&touch, seat));
                json(&explained.ok_or_else(|| problem("no-annotation", "there is nothing to say about it"))?)
            }
            Ask::Record { table } => json(&self.table(&table)?.record()),
            Ask::Replay { table } => {
                let table = self.table(&table)?.table();
                match table.status() {
                    Status::Over => json(&table::replay(table)),
                    _ => Err(CommandError::NotOver.to_wire()),
                }
            }
            _ => Err(problem("bad-request", "this is no question about a table")),
        }
    }

    fn table(&mut self, id: &str) -> Result<&mut LocalTable, Problem> {
        self.tables.get_mut(id).ok_or_else(no_table)
    }
}

fn refused_study(error: StudyError) -> Problem {
    match error {
        StudyError::BadPosition(why) => problem("bad-position", why),
        StudyError::Refused(refusal) => CommandError::from(refusal).to_wire(),
    }
}

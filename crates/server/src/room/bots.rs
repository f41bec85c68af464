//! The bots of a room. A bot gets the view of its seat, and its action is written like the action of a person.

use std::sync::Arc;
use std::time::Duration;

use table::Event;
use tabletop::Seed;

use super::{OutOfSync, RETRY_DELAY_MS, Room, RoomMessage};
use crate::app_state::{AppState, level};
use crate::bot_pool::SearchOrigin;
use crate::tokens::random;

impl Room {
    /// Starts the bot that is to move. It gets the view of its seat and nothing else.
    pub(super) fn start_bot(&mut self, at: u32, name: String) {
        let budget = self.app.budget();
        let Some(game) = self.table.game() else { return };
        let Some(task) = game.bot_task(AppState::spec(&name), budget, Seed(random::<32>())) else {
            return;
        };
        self.bot_at = Some(at);
        let (app, own) = (Arc::clone(&self.app), self.own.clone());
        // Bot time counts against the share of the host, and of the network of the last player that sent a command.
        let origin = SearchOrigin::person(self.table.host(), self.network);
        tokio::spawn(async move {
            let pause = level(&name).map_or(Duration::ZERO, |level| level.pause);
            let pause = if app.settings.bot_pauses { pause } else { Duration::ZERO };
            let ready = app.time.now() + pause.as_millis() as i64;
            let action = match app.bot_pool.run(&origin, task).await {
                Ok(report) => {
                    app.time.until(ready).await;
                    Some(report.action.into())
                }
                Err(problem) => {
                    tracing::error!(%problem, level = name, "a bot failed; it is started again");
                    app.time.until(app.time.now() + RETRY_DELAY_MS).await;
                    None
                }
            };
            // If the room is gone, the next one starts the bot again.
            drop(own.send(RoomMessage::BotDecided { at, action }).await);
        });
    }

    /// Writes the action of a bot. Without an action, the bot failed and `run_duties` starts it again.
    pub(super) async fn apply_bot_decision(
        &mut self,
        at: u32,
        action: Option<Box<str>>,
    ) -> Result<(), OutOfSync> {
        self.bot_at = self.bot_at.filter(|bot_at| *bot_at != at);
        let Some(action) = action else { return Ok(()) };
        // An action may have been taken back meanwhile, or another node may hold the lease.
        if at != self.table.position_number()
            || self.table.bot_to_move().is_none()
            || !self.holds_lease().await
        {
            return Ok(());
        }
        let Some(seat) = self.table.turn() else { return Ok(()) };
        // Every node uses the same key for this seat in this position, so it acts once.
        let key = format!("{seat} at {at}");
        let now = self.now();
        self.write(vec![Event::Acted { seat, action: action.into() }], None, Some(&key), now)
            .await
            .map_err(|_| OutOfSync)?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use table::SeededDealer;
    use tokio::time::timeout;
    use wire::{Command, Invitee, NewTable, TableRequest};

    use super::*;
    use crate::config::Settings;
    use crate::limits::Limits;
    use crate::node::Node;
    use crate::room::SentCommand;
    use crate::rooms::request;
    use crate::store::{Person, PersonId, SeatHolder, TableId, open};
    use crate::time::Time;

    async fn app(directory: &std::path::Path, time: &Time) -> Arc<AppState> {
        let address = ([127, 0, 0, 1], 0).into();
        let database = directory.join("test.db").to_string_lossy().into_owned();
        let settings = Settings {
            address,
            database: database.clone(),
            public_url: None,
            limits: Limits::default(),
            metrics_token: None,
            bot_threads: 1,
            bot_time: Duration::from_millis(1),
            bot_iterations: None,
            bot_pauses: false,
            log_json: false,
            log: String::new(),
        };
        let node = Node::new(time.now(), address);
        let notifier = crate::notifier::connect(&database, &node.id).await.expect("a notifier");
        AppState::new(
            open(&database).await.expect("a store"),
            node,
            notifier,
            time.clone(),
            Arc::new(SeededDealer),
            settings,
        )
    }

    fn ann() -> Person {
        Person {
            id: PersonId("ann".to_owned()),
            name: "Ann".to_owned(),
            guest: true,
            program: false,
            password: None,
            since: 0,
            deleted: false,
        }
    }

    #[tokio::test]
    async fn a_bot_that_panics_is_started_again() {
        let directory = tempfile::tempdir().expect("a directory");
        let time = Time::manual(1_000);
        let app = app(directory.path(), &time).await;
        let ann = ann();
        assert!(app.stores.accounts.add_person(&ann).await.expect("the store works"));
        let new = NewTable {
            options: serde_json::json!({"first": "B"}).as_object().cloned(),
            ..NewTable::new("schotten-totten", vec![Invitee::Me, Invitee::Bot { level: "lamb".to_owned() }])
        };
        let setup = AppState::setup(&new, &ann).expect("a valid setup");
        let sitters = [Some(SeatHolder::Person(ann.id.clone())), Some(SeatHolder::Bot("lamb".to_owned()))];
        let table = TableId("table".to_owned());
        app.create(&table, setup, &ann.id, &sitters).await.expect("the store works");
        app.bot_pool.panic_next(1);
        let ready =
            Command { idempotency_key: "ready".to_owned(), request: TableRequest::Ready { nonce: None } };
        let request = request(&app, &table, |reply| {
            let (person, command) = (ann.clone(), ready.clone());
            RoomMessage::Command(Box::new(SentCommand { person, network: None, command }), reply)
        });
        let dealt = request.await.expect("a room").expect("the round is dealt");

        let moved = async {
            while app.stores.tables.entries(&table, dealt).await.expect("the store works").is_empty() {
                // The clock is manual: advance it until the retry delay has passed.
                time.advance(Duration::from_millis(RETRY_DELAY_MS as u64));
                tokio::task::yield_now().await;
            }
        };
        timeout(Duration::from_secs(20), moved).await.expect("the bot moves");
        assert_eq!(app.bot_pool.panic_next(0), 0, "the bot has panicked once");
    }
}

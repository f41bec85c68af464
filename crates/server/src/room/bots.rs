//! The bots of a room: whoever's turn it is gets a view and time to think, and what comes of it is written like the
//! action of a person.

use std::sync::Arc;
use std::time::Duration;

use table::Event;
use tabletop::Seed;
use wire::Status;

use super::{OutOfSync, RETRY_DELAY_MS, Room, RoomMessage};
use crate::app_state::{AppState, level};
use crate::limits::RateLimitKey;
use crate::tokens::random;

impl Room {
    /// What the server itself has to do: results, and bots.
    pub(super) async fn run_duties(&mut self) {
        if self.table.status() == Status::Over && !self.settled {
            self.settle_ratings().await;
        }
        let bot = self.table.bot_to_move().map(str::to_owned);
        if (bot.is_none() && self.table.deadline().is_none()) || !self.holds_lease().await {
            return;
        }
        let at = self.table.position_number();
        if let Some(name) = bot.filter(|_| self.bot_at != Some(at)) {
            self.start_bot(at, name);
        }
    }

    /// Lets the bot whose turn it is think. It gets what its seat sees, and nothing else.
    fn start_bot(&mut self, at: u32, name: String) {
        let budget = self.app.budget();
        let Some(game) = self.table.game() else { return };
        let Some(thought) = game.bot_task(AppState::spec(&name), budget, Seed(random::<32>())) else {
            return;
        };
        self.bot_at = Some(at);
        let (app, own) = (Arc::clone(&self.app), self.own.clone());
        // Bots think in the name of whoever made the table.
        let whom = RateLimitKey::from(self.table.host());
        tokio::spawn(async move {
            let pause = level(&name).map_or(Duration::ZERO, |level| level.pause);
            let pause = if app.settings.bot_pauses { pause } else { Duration::ZERO };
            let ready = app.time.now() + pause.as_millis() as i64;
            let action = match app.bot_pool.run(&whom, thought).await {
                Ok(report) => {
                    app.time.until(ready).await;
                    Some(report.action.into())
                }
                Err(problem) => {
                    tracing::error!(%problem, level = name, "a bot stumbled; it tries again in a moment");
                    app.time.until(app.time.now() + RETRY_DELAY_MS).await;
                    None
                }
            };
            // If the room is gone, the next one lets it think again.
            drop(own.send(RoomMessage::BotDecided { at, action }).await);
        });
    }

    /// A bot has come to an action, or to nothing: then it is let think anew.
    pub(super) async fn apply_bot_decision(
        &mut self,
        at: u32,
        action: Option<Box<str>>,
    ) -> Result<(), OutOfSync> {
        self.bot_at = self.bot_at.filter(|bot_at| *bot_at != at);
        let Some(action) = action else { return Ok(()) };
        // Meanwhile something may have been taken back, or another server may keep the table.
        if at != self.table.position_number()
            || self.table.bot_to_move().is_none()
            || !self.holds_lease().await
        {
            return Ok(());
        }
        let Some(seat) = self.table.turn() else { return Ok(()) };
        // The same word from every server that lets this seat think about this position.
        let word = format!("{seat} at {at}");
        let now = self.now();
        self.write(vec![Event::Acted { seat, action: action.into() }], None, Some(&word), now)
            .await
            .map_err(|_| OutOfSync)?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use table::SeededDealer;
    use tokio::time::timeout;
    use wire::{Clock, Command, Invitee, NewTable, TableRequest};

    use super::*;
    use crate::config::Settings;
    use crate::limits::Limits;
    use crate::node::Node;
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
    async fn a_bot_that_stumbles_tries_again() {
        let directory = tempfile::tempdir().expect("a place for the database");
        let time = Time::manual(1_000);
        let app = app(directory.path(), &time).await;
        let ann = ann();
        assert!(app.stores.accounts.add_person(&ann).await.expect("the store works"));
        let new = NewTable {
            game: "schotten-totten".to_owned(),
            options: serde_json::json!({"first": "B"}).as_object().cloned(),
            seats: vec![Invitee::Me, Invitee::Bot { level: "lamb".to_owned() }],
            clock: Clock::None,
            open: false,
            rated: false,
            spectators: true,
            chat: true,
            rounds: 1,
            idempotency_key: None,
        };
        let setup = AppState::setup(&new, &ann).expect("it can be played");
        let sitters = [Some(SeatHolder::Person(ann.id.clone())), Some(SeatHolder::Bot("lamb".to_owned()))];
        let table = TableId("table".to_owned());
        app.create(&table, setup, &ann.id, &sitters).await.expect("the store works");
        app.bot_pool.panic_next(1);
        let ready =
            Command { idempotency_key: "ready".to_owned(), request: TableRequest::Ready { nonce: None } };
        let asked = request(&app, &table, |reply| {
            RoomMessage::Command(Box::new((ann.clone(), ready.clone())), reply)
        });
        let dealt = asked.await.expect("there is a room").expect("it can be dealt");

        let moved = async {
            while app.stores.tables.entries(&table, dealt).await.expect("the store works").is_empty() {
                // Time stands still unless it is moved on, and only what waits for it sees that.
                time.advance(Duration::from_millis(RETRY_DELAY_MS as u64));
                tokio::task::yield_now().await;
            }
        };
        timeout(Duration::from_secs(20), moved).await.expect("the bot moves in the end");
        assert_eq!(app.bot_pool.panic_next(0), 0, "it had stumbled");
    }
}

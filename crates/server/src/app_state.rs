//! The state shared by all rooms and requests.

use std::collections::HashMap;
use std::sync::Arc;

use bots::{BotSpec, Budget, LEVELS};
use table::fairness::Secret;
use table::{CommandError, Dealer, Table, unknown_player};
use tokio::sync::watch;
use webauthn_rs::Webauthn;
use wire::{Invitee, NewTable, Player, Setup};

use crate::bot_pool::BotPool;
use crate::client::ProxyWarning;
use crate::config::Settings;
use crate::http::Readiness;
use crate::limits::{RateMeter, is_below_limit};
use crate::node::Node;
use crate::notifier::Notifier;
use crate::passwords::Passwords;
use crate::problem::Problem;
use crate::public_url::PublicUrl;
use crate::replays::Replays;
use crate::rooms::Rooms;
use crate::setups::Setups;
use crate::store::{Appended, Entry, NewRow, Person, PersonId, SeatHolder, StoreError, Stores, TableId};
use crate::time::Time;
use crate::tokens::random;

/// The state shared by all rooms and requests.
pub(crate) struct AppState {
    pub(crate) stores: Stores,
    pub(crate) time: Time,
    /// Deals the rounds of every table.
    pub(crate) dealer: Arc<dyn Dealer>,
    /// This server among those that share the database.
    pub(crate) node: Node,
    pub(crate) notifier: Box<dyn Notifier>,
    pub(crate) settings: Settings,
    /// The origin of the browser client, if `public_url` is set.
    pub(crate) origin: Option<String>,
    /// Whether clients connect over HTTPS.
    pub(crate) https: bool,
    pub(crate) rooms: Rooms,
    /// The setups of tables in memory.
    pub(crate) setups: Setups,
    /// Verifies passkeys, if the server has a domain name.
    pub(crate) passkeys: Option<Webauthn>,
    pub(crate) bot_pool: BotPool,
    /// Enforces the rate limits.
    pub(crate) rate_meter: RateMeter,
    /// Limits the replays of logs.
    pub(crate) replays: Replays,
    /// Hashes and verifies passwords.
    pub(crate) passwords: Passwords,
    /// Whether the database answers.
    pub(crate) readiness: Readiness,
    /// Warns about proxies that are not trusted.
    pub(crate) proxy_warning: ProxyWarning,
    /// True once the server shuts down.
    pub(crate) closing: watch::Sender<bool>,
}

/// A bot level by name.
pub(crate) fn level(name: &str) -> Option<&'static bots::DifficultyLevel> {
    LEVELS.iter().find(|level| level.name == name)
}

impl AppState {
    pub(crate) fn new(
        stores: Stores,
        node: Node,
        notifier: Box<dyn Notifier>,
        time: Time,
        dealer: Arc<dyn Dealer>,
        settings: Settings,
    ) -> Arc<AppState> {
        let (bot_pool, rate_meter) = (BotPool::new(settings.bot_threads), RateMeter::new(&settings.limits));
        Arc::new(AppState {
            stores,
            node,
            notifier,
            passkeys: crate::http::passkeys::verifier(&settings),
            time,
            dealer,
            https: settings.public_url.as_ref().is_some_and(PublicUrl::is_https),
            origin: settings.public_url.as_ref().map(ToString::to_string),
            settings,
            rooms: Rooms::default(),
            setups: Setups::default(),
            bot_pool,
            rate_meter,
            replays: Replays::default(),
            passwords: Passwords::default(),
            readiness: Readiness::default(),
            proxy_warning: ProxyWarning::default(),
            closing: watch::Sender::new(false),
        })
    }

    /// Waits until the server shuts down.
    pub(crate) async fn closed(&self) {
        // The sender lives as long as `self`.
        let _ = self.closing.subscribe().wait_for(|closing| *closing).await;
    }

    /// The search budget of levels without an own one.
    pub(crate) fn budget(&self) -> Budget {
        let time = Budget::Time(self.settings.bot_time);
        self.settings.bot_iterations.map_or(time, Budget::Iterations)
    }

    /// A person as other players see it.
    pub(crate) async fn player(&self, id: &PersonId) -> Result<Player, StoreError> {
        Ok(self
            .stores
            .accounts
            .person(id)
            .await?
            .map_or_else(|| unknown_player(id), |person| person.player()))
    }

    /// These people as other players see them.
    pub(crate) async fn players(&self, ids: &[PersonId]) -> Result<HashMap<PersonId, Player>, StoreError> {
        let unknown = ids.iter().map(|id| (id.clone(), unknown_player(id)));
        let mut players: HashMap<PersonId, Player> = unknown.collect();
        for person in self.stores.accounts.people(ids).await? {
            players.insert(person.id.clone(), person.player());
        }
        Ok(players)
    }

    /// Validates a request for a table and completes its options.
    pub(crate) fn setup(new: &NewTable, who: &Person) -> Result<Setup, Problem> {
        let setup = table::check_setup(new)?;
        if new.seats.iter().filter(|seat| **seat == Invitee::Me).count() != 1 {
            return Err(Problem::BadTable("exactly one of the seats must be \"me\"".to_owned()));
        }
        if setup.rated && setup.clock == wire::Clock::None {
            return Err(Problem::ClockNeeded);
        }
        if setup.rated && who.guest {
            return Err(CommandError::AccountNeeded.into());
        }
        Ok(setup)
    }

    /// Creates a table with these seat holders, unless the id exists.
    pub(crate) async fn create(
        &self,
        id: &TableId,
        setup: Setup,
        host: &PersonId,
        holders: &[Option<SeatHolder>],
    ) -> Result<Appended, StoreError> {
        let (row, entries) = self.new_table(id, setup, host, holders);
        let made = self.stores.tables.create(row, entries).await?;
        if made == Appended::Stored {
            metrics::counter!("marchstone_tables_created").increment(1);
        }
        Ok(made)
    }

    /// The row and the first entries of a new table with these seat holders.
    pub(crate) fn new_table(
        &self,
        id: &TableId,
        setup: Setup,
        host: &PersonId,
        holders: &[Option<SeatHolder>],
    ) -> (NewRow, Vec<Entry>) {
        let now = self.time.now();
        let entries = table::first_entries(setup.clone(), Secret::new(&random()), host, holders, now);
        let (table, _) =
            Table::replay(id, &entries, Arc::clone(&self.dealer)).expect("the log of a new table is valid");
        (NewRow { id: id.clone(), setup, created: now, summary: table.summary(false) }, entries)
    }

    /// Refuses another table to a person who has too many unfinished ones.
    pub(crate) async fn check_table_limit(&self, person: &PersonId) -> Result<(), Problem> {
        let limit = self.settings.limits.tables_per_person;
        if limit == 0 {
            return Ok(());
        }
        let open = self.stores.tables.open_tables(person).await?.len();
        if is_below_limit(limit, open) { Ok(()) } else { Err(Problem::TooMany) }
    }

    /// The bot of a level, by name.
    pub(crate) fn spec(name: &str) -> BotSpec {
        level(name).map_or(LEVELS[0].spec, |level| level.spec)
    }
}

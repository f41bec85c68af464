//! What all rooms and requests share.

use std::sync::Arc;

use bots::{BotSpec, Budget, LEVELS};
use table::fairness::Secret;
use table::{CommandError, Dealer, Event, Table, unknown_player};
use tokio::sync::watch;
use webauthn_rs::Webauthn;
use webauthn_rs::prelude::Url;
use wire::{Invitee, NewTable, Player, Setup};

use crate::bot_pool::BotPool;
use crate::config::Settings;
use crate::limits::RateMeter;
use crate::node::Node;
use crate::notifier::Notifier;
use crate::passwords::Passwords;
use crate::problem::Problem;
use crate::rooms::Rooms;
use crate::store::{Appended, Entry, NewRow, Person, PersonId, SeatHolder, StoreError, Stores, TableId};
use crate::time::Time;
use crate::tokens::random;

/// What all rooms and requests share.
pub(crate) struct AppState {
    pub(crate) stores: Stores,
    pub(crate) time: Time,
    /// Deals the rounds of every table.
    pub(crate) dealer: Arc<dyn Dealer>,
    /// This server among those on the same database.
    pub(crate) node: Node,
    pub(crate) notifier: Box<dyn Notifier>,
    pub(crate) settings: Settings,
    /// The origin of our own pages, if it is known.
    pub(crate) origin: Option<String>,
    /// Whether people come over https.
    pub(crate) https: bool,
    pub(crate) rooms: Rooms,
    /// What checks passkeys, if they can be used here.
    pub(crate) passkeys: Option<Webauthn>,
    /// Those who think for the bots.
    pub(crate) bot_pool: BotPool,
    /// What everybody has asked for lately.
    pub(crate) rate_meter: RateMeter,
    /// Where passwords are worked on.
    pub(crate) passwords: Passwords,
    /// Whether the server is about to end.
    pub(crate) closing: watch::Sender<bool>,
}

/// A bot by its level: what it is, and how long a person would think in its place.
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
        let origin = settings.public_url.as_ref().map(|url| {
            // A browser writes origins in one way only, whoever wrote the setting.
            Url::parse(url).map_or_else(|_| url.clone(), |url| url.origin().ascii_serialization())
        });
        Arc::new(AppState {
            stores,
            node,
            notifier,
            passkeys: crate::http::passkeys::checker(&settings),
            time,
            dealer,
            https: origin.as_ref().is_some_and(|origin| origin.starts_with("https://")),
            origin,
            settings,
            rooms: Rooms::default(),
            bot_pool,
            rate_meter,
            passwords: Passwords::default(),
            closing: watch::Sender::new(false),
        })
    }

    /// Waits until the server is about to end.
    pub(crate) async fn closed(&self) {
        // The sender lives as long as the app does.
        let _ = self.closing.subscribe().wait_for(|closing| *closing).await;
    }

    /// What a bot may use for one decision if its level does not say.
    pub(crate) fn budget(&self) -> Budget {
        let time = Budget::Time(self.settings.bot_time);
        self.settings.bot_iterations.map_or(time, Budget::Iterations)
    }

    /// As others see somebody.
    pub(crate) async fn player(&self, id: &PersonId) -> Result<Player, StoreError> {
        Ok(self
            .stores
            .accounts
            .person(id)
            .await?
            .map_or_else(|| unknown_player(id), |person| person.player()))
    }

    /// A table as it was asked for, checked and with every option.
    pub(crate) fn setup(new: &NewTable, who: &Person) -> Result<Setup, Problem> {
        let game = catalog::game(&new.game)
            .ok_or_else(|| Problem::BadOption(format!("there is no game \"{}\"", new.game)))?;
        let players = u8::try_from(new.seats.len()).unwrap_or(u8::MAX);
        let wishes = catalog::options_from_json(&new.options.clone().unwrap_or_default());
        let settings = game.checked(&wishes, players).map_err(|bad| Problem::BadOption(bad.to_string()))?;
        let serde_json::Value::Object(options) = catalog::options_to_json(&settings) else {
            return Err(Problem::BadOption("options are an object".to_owned()));
        };
        let bad = |reason: &str| Err(Problem::BadTable(reason.to_owned()));
        let bots = new.seats.iter().filter(|seat| matches!(seat, Invitee::Bot { .. })).count();
        if new.seats.iter().filter(|seat| **seat == Invitee::Me).count() != 1 {
            return bad("you sit in one seat: exactly one of the seats is \"me\"");
        }
        if let Some(level) = new.seats.iter().find_map(|seat| match seat {
            Invitee::Bot { level: name } if level(name).is_none() => Some(name),
            _ => None,
        }) {
            return Err(Problem::BadTable(format!("there is no bot \"{level}\"")));
        }
        match new.clock {
            wire::Clock::RealTime { base, increment } if !(10..=7200).contains(&base) || increment > 120 => {
                return bad("a clock has 10 to 7,200 seconds, and 0 to 120 more with each turn");
            }
            wire::Clock::Days { days } if !(1..=14).contains(&days) => {
                return bad("a turn may take 1 to 14 days");
            }
            _ => {}
        }
        if new.rounds != 1 && !(game.matches() && (1..=9).contains(&new.rounds)) {
            return bad("a match has 1 to 9 rounds, and not every game is played in matches");
        }
        if new.rated && bots > 0 {
            return bad("rated games are among people and their programs, without the server's bots");
        }
        if new.rated && who.guest {
            return Err(CommandError::AccountNeeded.into());
        }
        Ok(Setup {
            game: new.game.clone(),
            options,
            players,
            clock: new.clock,
            open: new.open,
            rated: new.rated,
            spectators: new.spectators,
            chat: new.chat,
            rounds: new.rounds,
        })
    }

    /// Makes a table, unless there is one of this id. Who made it, and who sits where already.
    pub(crate) async fn create(
        &self,
        id: &TableId,
        setup: Setup,
        host: &PersonId,
        sitters: &[Option<SeatHolder>],
    ) -> Result<Appended, StoreError> {
        let now = self.time.now();
        let opened = Event::Opened { setup: setup.clone(), secret: Secret::new(&random()) };
        let sat = tabletop::Seat::first(setup.players)
            .zip(sitters)
            .filter_map(|(seat, who)| Some(Event::Sat { seat, holder: who.clone()? }));
        let entries: Vec<Entry> = std::iter::once(opened)
            .chain(sat)
            .zip(1..)
            .map(|(event, seq)| Entry {
                seq,
                at: now,
                person: Some(host.clone()),
                idempotency_key: None,
                event,
            })
            .collect();
        let (table, _) = Table::replay(id, &entries, Arc::clone(&self.dealer)).expect("a new table is sound");
        let row = NewRow { id: id.clone(), setup, created: now, summary: table.summary(false) };
        let made = self.stores.tables.create(row, entries).await?;
        if made == Appended::Stored {
            metrics::counter!("marchstone_tables_created").increment(1);
        }
        Ok(made)
    }

    /// The bot of a level.
    pub(crate) fn spec(name: &str) -> BotSpec {
        level(name).map_or(LEVELS[0].spec, |level| level.spec)
    }
}

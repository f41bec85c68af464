//! Both databases, by the same statements.

use std::path::Path;
use std::str::FromStr;
use std::time::Duration;

use async_trait::async_trait;
use sqlx::migrate::Migrate;
use sqlx::pool::PoolConnection;
use sqlx::postgres::PgPoolOptions;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{Connection as _, Database, Pool};
use table::Event;
use wire::{Instant, Tally};

use super::columns::{entry_row, ladder_row, person_row, rating_row, session_row, statement, table_row};
use super::commit::Committer;
use super::dialect::{Dialect, Row, sql};
use super::rows::{
    Append, Appended, Cursor, Entry, LadderRow, NewRow, PasskeyRow, Person, PersonId, RatedSeat, Rating,
    RatingRow, ResultRow, SessionRow, Settlement, TableId, TableRow,
};
use super::settling::try_settle;
use super::{Nodes, Store, StoreError};

/// After so long a connection may be broken without anybody having noticed.
const LONG_IDLE: Duration = Duration::from_secs(1);

/// The migrations, for both.
static MIGRATIONS: sqlx::migrate::Migrator = sqlx::migrate!();

/// A store in a SQLite file.
type Sqlite = SqlStore<sqlx::Sqlite>;
/// A store in a PostgreSQL database.
type Postgres = SqlStore<sqlx::Postgres>;

/// A store in an SQL database.
#[derive(Debug)]
pub(super) struct SqlStore<D: Database> {
    reads: Pool<D>,
    writes: Pool<D>,
    committers: Vec<Committer>,
}

/// Whether an address names a PostgreSQL database.
pub(crate) fn is_postgres(address: &str) -> bool {
    address.starts_with("postgres://") || address.starts_with("postgresql://")
}

/// Opens a store: `postgres://…`, or the path of a SQLite file, which is made if it is not there.
pub async fn open(address: &str) -> Result<Box<dyn Store>, StoreError> {
    if is_postgres(address) {
        Ok(Box::new(Postgres::connect(address).await?))
    } else if let Some((scheme, _)) = address.split_once("://").filter(|(scheme, _)| *scheme != "sqlite") {
        Err(StoreError::BadAddress(format!("{scheme}://…")))
    } else {
        Ok(Box::new(Sqlite::file(address.trim_start_matches("sqlite://").as_ref()).await?))
    }
}

impl Sqlite {
    /// Opens a file.
    async fn file(path: &Path) -> Result<Sqlite, StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .foreign_keys(true)
            .journal_mode(SqliteJournalMode::Wal)
            // A commit is on the disk when it returns: what is acknowledged stays.
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(10));
        // SQLite has one writer at a time: they queue here, not on the file.
        // Nor does a file have to be asked each time whether it is still there.
        let pool =
            |connections| SqlitePoolOptions::new().max_connections(connections).test_before_acquire(false);
        let writes = pool(1).connect_with(options.clone()).await?;
        MIGRATIONS.run(&writes).await?;
        let reads = pool(4).connect_with(options.read_only(true)).await?;
        let committers = vec![Committer::start(writes.clone())];
        Ok(SqlStore { reads, writes, committers })
    }
}

impl Postgres {
    /// The connections.
    pub(super) const fn pool(&self) -> &sqlx::PgPool {
        &self.writes
    }

    /// Connects to a database.
    async fn connect(address: &str) -> Result<Postgres, StoreError> {
        let options = sqlx::postgres::PgConnectOptions::from_str(address)
            .map_err(|_| StoreError::BadAddress("postgres://…".to_owned()))?
            // Whatever is usual there: a commit is on the disk when it returns.
            .options([("synchronous_commit", "on")]);
        let pool = PgPoolOptions::new()
            .max_connections(16)
            .test_before_acquire(false)
            // A connection that answered a moment ago is there; one that was long idle is asked.
            .before_acquire(|connection, met| {
                Box::pin(async move {
                    if met.idle_for > LONG_IDLE {
                        connection.ping().await?;
                    }
                    Ok(true)
                })
            })
            .connect_with(options)
            .await?;
        MIGRATIONS.run(&pool).await?;
        let committers = (0..4).map(|_| Committer::start(pool.clone())).collect();
        Ok(SqlStore { reads: pool.clone(), writes: pool, committers })
    }
}

impl<D: Dialect> SqlStore<D> {
    async fn read(&self) -> Result<PoolConnection<D>, StoreError> {
        Ok(self.reads.acquire().await?)
    }

    async fn write(&self) -> Result<PoolConnection<D>, StoreError> {
        Ok(self.writes.acquire().await?)
    }

    /// Always the same committer for a table: its entries stay in order.
    fn lane(&self, table: &TableId) -> &Committer {
        let sum: usize = table.0.bytes().map(usize::from).sum();
        &self.committers[sum % self.committers.len()]
    }

    /// The committer of those who come: a crowd at the door shall not cost the others a sync each.
    fn front_desk(&self) -> &Committer {
        &self.committers[0]
    }
}

#[async_trait]
impl<D: Dialect> Store for SqlStore<D>
where
    D::Connection: Migrate,
{
    async fn create(&self, table: NewRow, entries: Vec<Entry>) -> Result<Appended, StoreError> {
        let lane = self.lane(&table.id);
        lane.create(table, entries).await
    }

    async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        let lane = self.lane(&append.table);
        lane.append(append).await
    }

    async fn entries(&self, table: &TableId, after: u32) -> Result<Vec<Entry>, StoreError> {
        let rows = sql::<D>(
            "SELECT seq, at, person, command, body FROM entries WHERE table_id = $1 AND seq > $2 ORDER BY seq",
        )
        .text(&table.0)
        .int(after)
        .all(&mut *self.read().await?)
        .await?;
        rows.iter().map(entry_row).collect()
    }

    async fn table(&self, table: &TableId) -> Result<Option<TableRow>, StoreError> {
        let row = sql::<D>(statement!("SELECT {table} FROM tables t WHERE t.id = $1"))
            .text(&table.0)
            .first(&mut *self.read().await?)
            .await?;
        row.map(|row| table_row(&row, 0)).transpose()
    }

    async fn listed(&self, status: &str, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        let rows = sql::<D>(statement!(
            "SELECT {table} FROM tables t WHERE t.listed = 1 AND t.status = $1 ORDER BY t.changed DESC LIMIT $2"
        ))
        .text(status)
        .int(limit)
        .all(&mut *self.read().await?)
        .await?;
        rows.iter().map(|row| table_row(row, 0)).collect()
    }

    async fn open_tables(&self, person: &PersonId) -> Result<Vec<TableRow>, StoreError> {
        let rows = sql::<D>(statement!(
            "SELECT {table} FROM tables t JOIN seats s ON s.table_id = t.id WHERE s.person = $1 \
             AND t.status IN ('waiting', 'playing', 'between') ORDER BY t.changed DESC LIMIT 200"
        ))
        .text(&person.0)
        .all(&mut *self.read().await?)
        .await?;
        rows.iter().map(|row| table_row(row, 0)).collect()
    }

    async fn busy(&self) -> Result<Vec<TableId>, StoreError> {
        let rows = sql::<D>("SELECT id FROM tables WHERE busy = 1").all(&mut *self.read().await?).await?;
        rows.iter().map(|row| Ok(TableId(row.text(0)?))).collect()
    }

    async fn due(&self, now: Instant) -> Result<Vec<TableId>, StoreError> {
        let rows =
            sql::<D>("SELECT id FROM tables WHERE due IS NOT NULL AND due <= $1 AND status = 'playing'")
                .int(now)
                .all(&mut *self.read().await?)
                .await?;
        rows.iter().map(|row| Ok(TableId(row.text(0)?))).collect()
    }

    async fn settle(
        &self,
        settlement: &Settlement,
        rate: &(dyn for<'a> Fn(&'a [RatedSeat]) -> Vec<Rating> + Send + Sync),
    ) -> Result<(), StoreError> {
        while !try_settle(&self.writes, settlement, rate).await? {}
        Ok(())
    }

    async fn is_settled(&self, table: &TableId) -> Result<bool, StoreError> {
        let row = sql::<D>("SELECT 1 FROM results WHERE table_id = $1 LIMIT 1")
            .text(&table.0)
            .first(&mut *self.read().await?)
            .await?;
        Ok(row.is_some())
    }

    async fn rating_changes(&self, table: &TableId) -> Result<Vec<(String, f64, f64)>, StoreError> {
        let rows = sql::<D>(
            "SELECT seat, rating_before, rating_after FROM results \
             WHERE table_id = $1 AND rating_before IS NOT NULL ORDER BY seat",
        )
        .text(&table.0)
        .all(&mut *self.read().await?)
        .await?;
        rows.iter().map(|row| Ok((row.text(0)?, row.real(1)?, row.real(2)?))).collect()
    }

    async fn results(
        &self,
        person: &PersonId,
        before: Option<&Cursor>,
        limit: u32,
    ) -> Result<Vec<ResultRow>, StoreError> {
        let ended = before.map_or(Instant::MAX, |before| before.ended);
        let rows = sql::<D>(statement!(
            "SELECT r.seat, r.outcome, r.ended, {table} FROM results r JOIN tables t ON t.id = r.table_id \
             WHERE r.person = $1 AND (r.ended < $2 OR (r.ended = $3 AND r.table_id < $4)) \
             ORDER BY r.ended DESC, r.table_id DESC LIMIT $5"
        ))
        .text(&person.0)
        .int(ended)
        .int(ended)
        .text(before.map_or("", |before| before.table.0.as_str()))
        .int(limit)
        .all(&mut *self.read().await?)
        .await?;
        let result = |row: &Row<D>| {
            Ok(ResultRow {
                seat: row.text(0)?,
                outcome: serde_json::from_str(&row.text(1)?)?,
                ended: row.int(2)?,
                table: table_row(row, 3)?,
            })
        };
        rows.iter().map(result).collect()
    }

    async fn tallies(&self, person: &PersonId) -> Result<Vec<(String, Tally)>, StoreError> {
        let rows = sql::<D>(
            "SELECT game, score, COUNT(*) FROM results WHERE person = $1 GROUP BY game, score ORDER BY game",
        )
        .text(&person.0)
        .all(&mut *self.read().await?)
        .await?;
        let mut tallies: Vec<(String, Tally)> = Vec::new();
        for row in &rows {
            let game = row.text(0)?;
            if tallies.last().is_none_or(|(last, _)| *last != game) {
                tallies.push((game, Tally::default()));
            }
            let (_, tally) = tallies.last_mut().expect("it was just put there");
            let count = row.int(2)? as u32;
            match row.text(1)?.as_str() {
                "won" => tally.won = count,
                "drawn" => tally.drawn = count,
                _ => tally.lost = count,
            }
        }
        Ok(tallies)
    }

    async fn ladders(&self) -> Result<Vec<LadderRow>, StoreError> {
        let rows = sql::<D>("SELECT key, game, options, players FROM ladders ORDER BY key")
            .all(&mut *self.read().await?)
            .await?;
        rows.iter().map(|row| ladder_row(row, 0)).collect()
    }

    async fn ladder(&self, key: &str, limit: u32) -> Result<Vec<(Person, RatingRow)>, StoreError> {
        let rows = sql::<D>(statement!(
            "SELECT {person}, r.rating, r.deviation, r.volatility, r.games FROM ratings r \
             JOIN people p ON p.id = r.person WHERE r.ladder = $1 AND p.deleted = 0 ORDER BY r.rating DESC, p.id LIMIT $2"
        ))
        .text(key)
        .int(limit)
        .all(&mut *self.read().await?)
        .await?;
        rows.iter().map(|row| Ok((person_row(row, 0)?, rating_row(row, 7)?))).collect()
    }

    async fn ratings(&self, person: &PersonId) -> Result<Vec<(LadderRow, RatingRow)>, StoreError> {
        let rows = sql::<D>(
            "SELECT l.key, l.game, l.options, l.players, r.rating, r.deviation, r.volatility, r.games \
             FROM ratings r JOIN ladders l ON l.key = r.ladder WHERE r.person = $1 ORDER BY l.key",
        )
        .text(&person.0)
        .all(&mut *self.read().await?)
        .await?;
        rows.iter().map(|row| Ok((ladder_row(row, 0)?, rating_row(row, 4)?))).collect()
    }

    async fn rating_points(&self, person: &PersonId) -> Result<Vec<wire::RatingPoint>, StoreError> {
        let rows = sql::<D>(
            "SELECT ladder, at, rating, deviation, table_id FROM rating_points WHERE person = $1 ORDER BY at",
        )
        .text(&person.0)
        .all(&mut *self.read().await?)
        .await?;
        let point = |row: &Row<D>| {
            Ok(wire::RatingPoint {
                ladder: row.text(0)?,
                at: row.int(1)?,
                rating: row.real(2)?,
                deviation: row.real(3)?,
                table: row.text(4)?,
            })
        };
        rows.iter().map(point).collect()
    }

    async fn add_person(&self, person: &Person) -> Result<bool, StoreError> {
        Ok(self.front_desk().add_person(person.clone()).await? == Appended::Stored)
    }

    async fn change_person(&self, person: &Person) -> Result<bool, StoreError> {
        let changed = sql::<D>(
            "UPDATE people SET name = $1, name_key = $2, guest = $3, program = $4, password = $5 \
             WHERE id = $6 AND NOT EXISTS (SELECT 1 FROM people o WHERE o.name_key = $7 AND o.id <> $8)",
        )
        .text(&person.name)
        .text(Person::name_key(&person.name))
        .int(i64::from(person.guest))
        .int(i64::from(person.program))
        .maybe_text(person.password.as_deref())
        .text(&person.id.0)
        .text(Person::name_key(&person.name))
        .text(&person.id.0)
        .run(&mut *self.write().await?)
        .await;
        match changed {
            // Two at once wanted the same name: the one who came second does not get it.
            Err(sqlx::Error::Database(error)) if error.is_unique_violation() => Ok(false),
            changed => Ok(changed? == 1),
        }
    }

    async fn person(&self, id: &PersonId) -> Result<Option<Person>, StoreError> {
        let row = sql::<D>(statement!("SELECT {person} FROM people p WHERE p.id = $1"))
            .text(&id.0)
            .first(&mut *self.read().await?)
            .await?;
        row.map(|row| person_row(&row, 0)).transpose()
    }

    async fn person_named(&self, name_key: &str) -> Result<Option<Person>, StoreError> {
        let row = sql::<D>(statement!("SELECT {person} FROM people p WHERE p.name_key = $1"))
            .text(name_key)
            .first(&mut *self.read().await?)
            .await?;
        row.map(|row| person_row(&row, 0)).transpose()
    }

    async fn erase_person(&self, id: &PersonId) -> Result<(), StoreError> {
        let mut transaction = D::begin(&self.writes).await?;
        let on = &mut *transaction;
        for statement in [
            "DELETE FROM sessions WHERE person = $1",
            "DELETE FROM passkeys WHERE person = $1",
            "DELETE FROM ceremonies WHERE person = $1",
            "DELETE FROM rating_points WHERE person = $1",
            "DELETE FROM ratings WHERE person = $1",
            "UPDATE people SET name = '', name_key = '/' || id, guest = 1, password = NULL, deleted = 1 WHERE id = $1",
        ] {
            sql::<D>(statement).text(&id.0).run(on).await?;
        }
        let said = sql::<D>(
            "SELECT seq, at, person, command, body, table_id FROM entries WHERE person = $1 AND speech = 1",
        )
        .text(&id.0)
        .all(on)
        .await?;
        for row in &said {
            let Event::Said { seat, .. } = entry_row(row)?.event else { continue };
            let silent = Event::Said { seat, text: String::new() };
            sql::<D>("UPDATE entries SET body = $1 WHERE table_id = $2 AND seq = $3")
                .text(serde_json::to_string(&silent)?)
                .text(row.text(5)?)
                .int(row.int(0)?)
                .run(on)
                .await?;
        }
        transaction.commit().await?;
        Ok(())
    }

    async fn said(&self, person: &PersonId) -> Result<Vec<(TableId, Entry)>, StoreError> {
        let rows = sql::<D>(
            "SELECT seq, at, person, command, body, table_id FROM entries \
             WHERE person = $1 AND speech = 1 ORDER BY at",
        )
        .text(&person.0)
        .all(&mut *self.read().await?)
        .await?;
        rows.iter().map(|row| Ok((TableId(row.text(5)?), entry_row(row)?))).collect()
    }

    async fn add_session(&self, session: &SessionRow, hash: &str) -> Result<(), StoreError> {
        self.front_desk().add_session(session.clone(), hash.to_owned()).await
    }

    async fn signed_in(&self, hash: &str) -> Result<Option<(SessionRow, Person)>, StoreError> {
        let row = sql::<D>(statement!(
            "SELECT s.id, s.person, s.label, s.created, {person} FROM sessions s \
             JOIN people p ON p.id = s.person WHERE s.hash = $1 AND p.deleted = 0"
        ))
        .text(hash)
        .first(&mut *self.read().await?)
        .await?;
        row.map(|row| Ok((session_row(&row)?, person_row(&row, 4)?))).transpose()
    }

    async fn sessions(&self, person: &PersonId) -> Result<Vec<SessionRow>, StoreError> {
        let rows = sql::<D>(
            "SELECT id, person, label, created FROM sessions WHERE person = $1 ORDER BY created DESC, id",
        )
        .text(&person.0)
        .all(&mut *self.read().await?)
        .await?;
        rows.iter().map(session_row).collect()
    }

    async fn end_session(&self, person: &PersonId, session: &str) -> Result<bool, StoreError> {
        let ended = sql::<D>("DELETE FROM sessions WHERE person = $1 AND id = $2")
            .text(&person.0)
            .text(session)
            .run(&mut *self.write().await?)
            .await?;
        Ok(ended == 1)
    }

    async fn end_other_sessions(&self, person: &PersonId, kept: &str) -> Result<(), StoreError> {
        sql::<D>("DELETE FROM sessions WHERE person = $1 AND id <> $2")
            .text(&person.0)
            .text(kept)
            .run(&mut *self.write().await?)
            .await?;
        Ok(())
    }

    async fn add_passkey(&self, passkey: &PasskeyRow) -> Result<(), StoreError> {
        sql::<D>(
            "INSERT INTO passkeys (id, person, label, created, body) VALUES ($1, $2, $3, $4, $5) \
             ON CONFLICT (id) DO UPDATE SET body = excluded.body WHERE passkeys.person = excluded.person",
        )
        .text(&passkey.id)
        .text(&passkey.person.0)
        .text(&passkey.label)
        .int(passkey.created)
        .text(&passkey.body)
        .run(&mut *self.write().await?)
        .await?;
        Ok(())
    }

    async fn passkeys(&self, person: &PersonId) -> Result<Vec<PasskeyRow>, StoreError> {
        let rows =
            sql::<D>("SELECT id, label, created, body FROM passkeys WHERE person = $1 ORDER BY created, id")
                .text(&person.0)
                .all(&mut *self.read().await?)
                .await?;
        let passkey = |row: &Row<D>| {
            Ok(PasskeyRow {
                id: row.text(0)?,
                person: person.clone(),
                label: row.text(1)?,
                created: row.int(2)?,
                body: row.text(3)?,
            })
        };
        rows.iter().map(passkey).collect()
    }

    async fn remove_passkey(&self, person: &PersonId, id: &str) -> Result<bool, StoreError> {
        let removed = sql::<D>("DELETE FROM passkeys WHERE person = $1 AND id = $2")
            .text(&person.0)
            .text(id)
            .run(&mut *self.write().await?)
            .await?;
        Ok(removed == 1)
    }

    async fn put_ceremony(
        &self,
        ticket: &str,
        person: &PersonId,
        body: &str,
        expires: Instant,
    ) -> Result<(), StoreError> {
        sql::<D>("INSERT INTO ceremonies (ticket, person, body, expires) VALUES ($1, $2, $3, $4)")
            .text(ticket)
            .text(&person.0)
            .text(body)
            .int(expires)
            .run(&mut *self.write().await?)
            .await?;
        Ok(())
    }

    async fn take_ceremony(
        &self,
        ticket: &str,
        now: Instant,
    ) -> Result<Option<(PersonId, String)>, StoreError> {
        let mut transaction = D::begin(&self.writes).await?;
        let on = &mut *transaction;
        sql::<D>("DELETE FROM ceremonies WHERE expires < $1").int(now).run(on).await?;
        let row = sql::<D>("DELETE FROM ceremonies WHERE ticket = $1 RETURNING person, body")
            .text(ticket)
            .first(on)
            .await?;
        transaction.commit().await?;
        row.map(|row| Ok((PersonId(row.text(0)?), row.text(1)?))).transpose()
    }

    fn nodes(&self) -> Option<&dyn Nodes> {
        D::nodes(self)
    }

    async fn ping(&self) -> Result<(), StoreError> {
        sql::<D>("SELECT 1").all(&mut *self.read().await?).await?;
        Ok(())
    }

    async fn close(&self) {
        // The writer last: it takes what SQLite keeps beside its file into the file.
        self.reads.close().await;
        self.writes.close().await;
    }
}

#[cfg(test)]
mod tests {
    use sqlx::Row as _;
    use testbed::Durability;
    use testbed::postgres::create_database;

    use super::*;

    /// What the database says about the connection on which everything is written.
    async fn said<D: Dialect>(store: &SqlStore<D>, question: &'static str) -> D::Row {
        let mut connection = store.write().await.expect("there is a connection");
        let rows = D::all(&mut connection, question, D::Arguments::default()).await.expect("it answers");
        rows.into_iter().next().expect("it says something")
    }

    #[tokio::test]
    async fn postgres_waits_for_the_disk_whatever_is_usual_there() {
        let address = create_database(Durability::Unsynced).await.expect("PostgreSQL starts");
        let mut host = sqlx::PgConnection::connect(&address).await.expect("PostgreSQL answers");
        let careless = "DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET synchronous_commit = off', \
                        current_database()); END $$";
        sqlx::query(careless).execute(&mut host).await.expect("it can be set");
        let mut usual = sqlx::PgConnection::connect(&address).await.expect("PostgreSQL answers");
        let usual = sqlx::query("SHOW synchronous_commit").fetch_one(&mut usual).await.expect("it answers");
        assert_eq!(usual.get::<String, _>(0), "off", "as the host wanted it");
        let store = Postgres::connect(&address).await.expect("the store opens");
        assert_eq!(said(&store, "SHOW synchronous_commit").await.get::<String, _>(0), "on");
    }

    #[tokio::test]
    async fn sqlite_waits_for_the_disk() {
        let directory = tempfile::tempdir().expect("a place for the database");
        let store = Sqlite::file(&directory.path().join("test.db")).await.expect("the store opens");
        assert_eq!(said(&store, "PRAGMA synchronous").await.get::<i64, _>(0), 2, "FULL");
        assert_eq!(said(&store, "PRAGMA journal_mode").await.get::<String, _>(0), "wal");
    }
}

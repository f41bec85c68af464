//! People and their sessions.

use std::sync::LazyLock;

use async_trait::async_trait;
use table::Event;
use wire::Instant;

use super::SqlStore;
use super::columns::{PERSON, entry_row, person_row, session_row, statement};
use super::commit::Work;
use super::dialect::{Dialect, sql};
use crate::names;
use crate::store::{
    Accounts, Appended, Entry, NameChange, Person, PersonId, Proof, SessionRow, StoreError, TableId,
};

/// How many people one query reads.
const PEOPLE_PER_QUERY: usize = 50;

static PEOPLE_BY_ID: LazyLock<String> = LazyLock::new(|| {
    let numbers: Vec<String> = (1..=PEOPLE_PER_QUERY).map(|number| format!("${number}")).collect();
    format!("SELECT {PERSON} FROM people p WHERE p.id IN ({})", numbers.join(", "))
});

/// The next value of `people.name_changed`. Two transactions at the same time may get the same one.
macro_rules! next_change {
    () => {
        "(SELECT COALESCE(MAX(n.name_changed), 0) + 1 FROM people n WHERE n.name_changed IS NOT NULL)"
    };
}

#[async_trait]
impl<D: Dialect> Accounts for SqlStore<D> {
    async fn add_person(&self, person: &Person) -> Result<bool, StoreError> {
        Ok(self.database.commit(Work::Person(Box::new(person.clone()))).await? == Appended::Stored)
    }

    async fn rename(&self, person: &PersonId, name: &str) -> Result<NameChange, StoreError> {
        let (person, name) = (person.clone(), name.to_owned());
        let changed = self.database.write(move |on| {
            Box::pin(async move {
                let (key, look) = (names::key(&name), names::look(&name));
                let changed = sql::<D>(concat!(
                    "UPDATE people SET name = $1, name_key = $2, look = $3, name_changed = ",
                    next_change!(),
                    " WHERE id = $4 AND deleted = 0 \
                     AND NOT EXISTS (SELECT 1 FROM people o WHERE (o.name_key = $5 OR o.look = $6) AND o.id <> $7)",
                ))
                .text(&name)
                .text(&key)
                .text(&look)
                .text(&person.0)
                .text(&key)
                .text(&look)
                .text(&person.0)
                .run(on)
                .await?;
                outcome::<D>(on, changed, "SELECT 1 FROM people WHERE id = $1 AND deleted = 0", &person).await
            })
        });
        name_taken_if_unique(changed.await)
    }

    async fn make_account(&self, person: &Person) -> Result<NameChange, StoreError> {
        let person = person.clone();
        let changed = self.database.write(move |on| {
            Box::pin(async move {
                let (key, look) = (names::key(&person.name), names::look(&person.name));
                let changed = sql::<D>(concat!(
                    "UPDATE people SET name = $1, name_key = $2, look = $3, guest = 0, program = $4, password = $5, \
                     name_changed = ",
                    next_change!(),
                    " WHERE id = $6 AND deleted = 0 AND guest = 1 \
                     AND NOT EXISTS (SELECT 1 FROM people o WHERE (o.name_key = $7 OR o.look = $8) AND o.id <> $9)",
                ))
                .text(&person.name)
                .text(&key)
                .text(&look)
                .int(person.program)
                .maybe_text(person.password.as_deref())
                .text(&person.id.0)
                .text(&key)
                .text(&look)
                .text(&person.id.0)
                .run(on)
                .await?;
                if changed == 1 {
                    sql::<D>("DELETE FROM sessions WHERE person = $1").text(&person.id.0).run(on).await?;
                }
                let there = "SELECT 1 FROM people WHERE id = $1 AND deleted = 0 AND guest = 1";
                outcome::<D>(on, changed, there, &person.id).await
            })
        });
        name_taken_if_unique(changed.await)
    }

    async fn change_password(
        &self,
        person: &PersonId,
        old: &str,
        new: &str,
        kept: &str,
    ) -> Result<bool, StoreError> {
        let (person, kept) = (person.clone(), kept.to_owned());
        let (old, new) = (old.to_owned(), new.to_owned());
        let changed = self.database.write(move |on| {
            Box::pin(async move {
                let change =
                    "UPDATE people SET password = $1 WHERE id = $2 AND password = $3 AND deleted = 0";
                let changed = sql::<D>(change).text(&new).text(&person.0).text(&old).run(on).await?;
                if changed == 1 {
                    let others = sql::<D>("DELETE FROM sessions WHERE person = $1 AND id <> $2");
                    others.text(&person.0).text(&kept).run(on).await?;
                    sql::<D>("DELETE FROM passkeys WHERE person = $1").text(&person.0).run(on).await?;
                    sql::<D>("DELETE FROM ceremonies WHERE person = $1").text(&person.0).run(on).await?;
                }
                Ok(changed == 1)
            })
        });
        changed.await
    }

    async fn person(&self, id: &PersonId) -> Result<Option<Person>, StoreError> {
        let id = id.clone();
        let read = self.database.read(move |on| {
            Box::pin(async move {
                let query = sql::<D>(statement!("SELECT {person} FROM people p WHERE p.id = $1"));
                let row = query.text(&id.0).first(on).await?;
                row.map(|row| person_row(&row, 0)).transpose()
            })
        });
        read.await
    }

    async fn people(&self, ids: &[PersonId]) -> Result<Vec<Person>, StoreError> {
        let ids = ids.to_vec();
        let read = self.database.read(move |on| {
            Box::pin(async move {
                let mut people = Vec::with_capacity(ids.len());
                for some in ids.chunks(PEOPLE_PER_QUERY) {
                    let mut query = sql::<D>(&PEOPLE_BY_ID);
                    for number in 0..PEOPLE_PER_QUERY {
                        // The last id fills the query.
                        query = query.text(some[number.min(some.len() - 1)].0.as_str());
                    }
                    for row in query.all(on).await? {
                        people.push(person_row(&row, 0)?);
                    }
                }
                Ok(people)
            })
        });
        read.await
    }

    async fn person_by_name(&self, name_key: &str) -> Result<Option<Person>, StoreError> {
        let name_key = name_key.to_owned();
        let read = self.database.read(move |on| {
            Box::pin(async move {
                let query = sql::<D>(statement!("SELECT {person} FROM people p WHERE p.name_key = $1"));
                let row = query.text(&name_key).first(on).await?;
                row.map(|row| person_row(&row, 0)).transpose()
            })
        });
        read.await
    }

    async fn erase_person(&self, id: &PersonId) -> Result<(), StoreError> {
        let id = id.clone();
        self.database.write(move |on| Box::pin(async move { erase::<D>(on, &id).await })).await
    }

    async fn chat_entries(&self, person: &PersonId) -> Result<Vec<(TableId, Entry)>, StoreError> {
        let person = person.clone();
        let read = self.database.read(move |on| {
            Box::pin(async move {
                let rows = sql::<D>(
                    "SELECT seq, at, person, command, body, table_id FROM entries \
                     WHERE person = $1 AND speech = 1 ORDER BY at",
                )
                .text(&person.0)
                .all(on)
                .await?;
                rows.iter().map(|row| Ok((TableId(row.text(5)?), entry_row(row)?))).collect()
            })
        });
        read.await
    }

    async fn add_session(&self, session: &SessionRow, hash: &str, proof: Proof) -> Result<bool, StoreError> {
        let work = Work::Session(Box::new(session.clone()), hash.to_owned(), proof);
        Ok(self.database.commit(work).await? == Appended::Stored)
    }

    async fn authenticate(&self, hash: &str) -> Result<Option<(SessionRow, Person)>, StoreError> {
        self.database.authenticate(hash).await
    }

    async fn sessions(&self, person: &PersonId) -> Result<Vec<SessionRow>, StoreError> {
        let person = person.clone();
        let read = self.database.read(move |on| {
            Box::pin(async move {
                let rows = sql::<D>(
                    "SELECT id, person, label, created, used FROM sessions WHERE person = $1 \
                     ORDER BY created DESC, id",
                )
                .text(&person.0)
                .all(on)
                .await?;
                rows.iter().map(session_row).collect()
            })
        });
        read.await
    }

    async fn end_session(&self, person: &PersonId, session: &str) -> Result<bool, StoreError> {
        let (person, session) = (person.clone(), session.to_owned());
        let ended = self.database.write(move |on| {
            Box::pin(async move {
                let delete = sql::<D>("DELETE FROM sessions WHERE person = $1 AND id = $2");
                delete.text(&person.0).text(&session).run(on).await
            })
        });
        Ok(ended.await? == 1)
    }

    async fn use_session(&self, session: &str, now: Instant) -> Result<(), StoreError> {
        let session = session.to_owned();
        let used = self.database.write(move |on| {
            Box::pin(async move {
                sql::<D>("UPDATE sessions SET used = $1 WHERE id = $2").int(now).text(&session).run(on).await
            })
        });
        used.await.map(drop)
    }

    async fn expire(&self, sessions: Instant, guests: Instant) -> Result<(), StoreError> {
        // In parts, so that other writes do not wait long.
        const PART: usize = 500;
        let ended = self.database.write(move |on| {
            Box::pin(
                async move { sql::<D>("DELETE FROM sessions WHERE used < $1").int(sessions).run(on).await },
            )
        });
        ended.await?;
        loop {
            let removed = self.database.write(move |on| {
                Box::pin(async move {
                    let unused = sql::<D>(
                        "SELECT p.id FROM people p WHERE p.guest = 1 AND p.deleted = 0 AND p.since < $1 \
                         AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.person = p.id) \
                         AND NOT EXISTS (SELECT 1 FROM results r WHERE r.person = p.id) \
                         AND NOT EXISTS (SELECT 1 FROM entries e WHERE e.person = p.id AND e.speech = 1) \
                         AND NOT EXISTS (SELECT 1 FROM sessions s WHERE s.person = p.id AND s.used >= $2) LIMIT $3",
                    );
                    let unused = unused.int(guests).int(guests).int(PART as i64).all(on).await?;
                    for guest in &unused {
                        let id = guest.text(0)?;
                        sql::<D>("DELETE FROM sessions WHERE person = $1").text(&id).run(on).await?;
                        sql::<D>("DELETE FROM people WHERE id = $1").text(&id).run(on).await?;
                    }
                    Ok(unused.len())
                })
            });
            if removed.await? < PART {
                return Ok(());
            }
        }
    }

    async fn fill_looks(&self) -> Result<(), StoreError> {
        loop {
            let filled = self.database.write(move |on| {
                Box::pin(async move {
                    let unknown = "SELECT id, name FROM people WHERE look IS NULL ORDER BY id LIMIT 500";
                    let rows = sql::<D>(unknown).all(on).await?;
                    for row in &rows {
                        let (id, look) = (row.text(0)?, names::look(&row.text(1)?));
                        let fill = sql::<D>(
                            "UPDATE people SET look = $1 WHERE id = $2 AND deleted = 0 \
                             AND NOT EXISTS (SELECT 1 FROM people o WHERE o.look = $3)",
                        );
                        let free = fill.text(&look).text(&id).text(&look).run(on).await? == 1;
                        if !free {
                            // Names that looked alike before may stay.
                            sql::<D>("UPDATE people SET look = '/' || id WHERE id = $1")
                                .text(&id)
                                .run(on)
                                .await?;
                        }
                    }
                    Ok(rows.len())
                })
            });
            if filled.await? == 0 {
                return Ok(());
            }
        }
    }
}

/// The outcome of a change of a name that has changed this number of rows. `there` finds the person that may change it.
async fn outcome<D: Dialect>(
    on: &mut D::Connection,
    changed: u64,
    there: &'static str,
    person: &PersonId,
) -> Result<NameChange, StoreError> {
    Ok(if changed == 1 {
        NameChange::Done
    } else if sql::<D>(there).text(&person.0).first(on).await?.is_some() {
        NameChange::NameTaken
    } else {
        NameChange::NotThere
    })
}

/// Another request may take the name at the same time.
fn name_taken_if_unique(changed: Result<NameChange, StoreError>) -> Result<NameChange, StoreError> {
    match changed {
        Err(error) if error.is_unique_violation() => Ok(NameChange::NameTaken),
        changed => changed,
    }
}

async fn erase<D: Dialect>(on: &mut D::Connection, id: &PersonId) -> Result<(), StoreError> {
    for statement in [
        // First, since it locks the row: a settlement that runs at the same time waits, and then writes no ratings.
        concat!(
            "UPDATE people SET name = '', name_key = '/' || id, look = '/' || id, guest = 1, password = NULL, \
             deleted = 1, name_changed = ",
            next_change!(),
            " WHERE id = $1"
        ),
        "DELETE FROM sessions WHERE person = $1",
        "DELETE FROM passkeys WHERE person = $1",
        "DELETE FROM ceremonies WHERE person = $1",
        "DELETE FROM rating_points WHERE person = $1",
        "DELETE FROM ratings WHERE person = $1",
        "DELETE FROM opponents WHERE person = $1",
        "DELETE FROM opponents WHERE opponent = $1",
        "DELETE FROM rated_aborts WHERE person = $1",
    ] {
        sql::<D>(statement).text(&id.0).run(on).await?;
    }
    let chat = sql::<D>(
        "SELECT seq, at, person, command, body, table_id FROM entries WHERE person = $1 AND speech = 1",
    )
    .text(&id.0)
    .all(on)
    .await?;
    for row in &chat {
        let Event::Said { seat, .. } = entry_row(row)?.event else { continue };
        let erased = Event::Said { seat, text: String::new() };
        sql::<D>("UPDATE entries SET body = $1 WHERE table_id = $2 AND seq = $3")
            .text(serde_json::to_string(&erased)?)
            .text(row.text(5)?)
            .int(row.int(0)?)
            .run(on)
            .await?;
    }
    Ok(())
}

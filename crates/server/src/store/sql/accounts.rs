//! People and their sessions.

use async_trait::async_trait;
use table::Event;

use super::SqlStore;
use super::columns::{entry_row, person_row, session_row, statement};
use super::commit::Work;
use super::dialect::{Dialect, sql};
use crate::store::{Accounts, Appended, Entry, Person, PersonId, SessionRow, StoreError, TableId};

#[async_trait]
impl<D: Dialect> Accounts for SqlStore<D> {
    async fn add_person(&self, person: &Person) -> Result<bool, StoreError> {
        Ok(self.database.commit(Work::Person(Box::new(person.clone()))).await? == Appended::Stored)
    }

    async fn change_person(&self, person: &Person) -> Result<bool, StoreError> {
        let person = person.clone();
        let changed = self.database.write(move |on| {
            Box::pin(async move {
                let key = Person::name_key(&person.name);
                sql::<D>(
                    "UPDATE people SET name = $1, name_key = $2, guest = $3, program = $4, password = $5 \
                     WHERE id = $6 AND NOT EXISTS (SELECT 1 FROM people o WHERE o.name_key = $7 AND o.id <> $8)",
                )
                .text(&person.name)
                .text(&key)
                .int(person.guest)
                .int(person.program)
                .maybe_text(person.password.as_deref())
                .text(&person.id.0)
                .text(&key)
                .text(&person.id.0)
                .run(on)
                .await
            })
        });
        match changed.await {
            // Another request took the name at the same time.
            Err(error) if error.is_unique_violation() => Ok(false),
            changed => Ok(changed? == 1),
        }
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

    async fn add_session(&self, session: &SessionRow, hash: &str) -> Result<(), StoreError> {
        let work = Work::Session(Box::new(session.clone()), hash.to_owned());
        self.database.commit(work).await.map(drop)
    }

    async fn authenticate(&self, hash: &str) -> Result<Option<(SessionRow, Person)>, StoreError> {
        let hash = hash.to_owned();
        let read = self.database.read(move |on| {
            Box::pin(async move {
                let row = sql::<D>(statement!(
                    "SELECT s.id, s.person, s.label, s.created, {person} FROM sessions s \
                     JOIN people p ON p.id = s.person WHERE s.hash = $1 AND p.deleted = 0"
                ))
                .text(&hash)
                .first(on)
                .await?;
                row.map(|row| Ok((session_row(&row)?, person_row(&row, 4)?))).transpose()
            })
        });
        read.await
    }

    async fn sessions(&self, person: &PersonId) -> Result<Vec<SessionRow>, StoreError> {
        let person = person.clone();
        let read = self.database.read(move |on| {
            Box::pin(async move {
                let rows = sql::<D>(
                    "SELECT id, person, label, created FROM sessions WHERE person = $1 ORDER BY created DESC, id",
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

    async fn end_other_sessions(&self, person: &PersonId, kept: &str) -> Result<(), StoreError> {
        let (person, kept) = (person.clone(), kept.to_owned());
        let ended = self.database.write(move |on| {
            Box::pin(async move {
                let delete = sql::<D>("DELETE FROM sessions WHERE person = $1 AND id <> $2");
                delete.text(&person.0).text(&kept).run(on).await
            })
        });
        ended.await.map(drop)
    }
}

async fn erase<D: Dialect>(on: &mut D::Connection, id: &PersonId) -> Result<(), StoreError> {
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

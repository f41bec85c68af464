//! People and their sessions.

use async_trait::async_trait;
use table::Event;

use super::SqlStore;
use super::columns::{entry_row, person_row, session_row, statement};
use super::dialect::{Dialect, sql};
use crate::store::{Accounts, Appended, Entry, Person, PersonId, SessionRow, StoreError, TableId};

#[async_trait]
impl<D: Dialect> Accounts for SqlStore<D> {
    async fn add_person(&self, person: &Person) -> Result<bool, StoreError> {
        Ok(self.accounts_lane().add_person(person.clone()).await? == Appended::Stored)
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
            // Another request took the name at the same time.
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

    async fn person_by_name(&self, name_key: &str) -> Result<Option<Person>, StoreError> {
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
        transaction.commit().await?;
        Ok(())
    }

    async fn chat_entries(&self, person: &PersonId) -> Result<Vec<(TableId, Entry)>, StoreError> {
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
        self.accounts_lane().add_session(session.clone(), hash.to_owned()).await
    }

    async fn authenticate(&self, hash: &str) -> Result<Option<(SessionRow, Person)>, StoreError> {
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
}

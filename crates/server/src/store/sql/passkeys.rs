//! Passkeys and the `WebAuthn` ceremonies in progress.

use async_trait::async_trait;
use wire::Instant;

use super::SqlStore;
use super::dialect::{Dialect, Row, sql};
use crate::store::{PasskeyRow, Passkeys, PersonId, StoreError};

#[async_trait]
impl<D: Dialect> Passkeys for SqlStore<D> {
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
}

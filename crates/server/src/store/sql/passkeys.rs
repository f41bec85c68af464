//! Passkeys and the `WebAuthn` ceremonies in progress.

use async_trait::async_trait;
use wire::Instant;

use super::SqlStore;
use super::commit::is_valid;
use super::dialect::{Dialect, Row, sql};
use crate::store::{PasskeyRow, Passkeys, PersonId, Proof, StoreError};

#[async_trait]
impl<D: Dialect> Passkeys for SqlStore<D> {
    async fn add_passkey(&self, passkey: &PasskeyRow, session: &str) -> Result<bool, StoreError> {
        let (passkey, session) = (passkey.clone(), Proof::Session(session.to_owned()));
        let added = self.database.write(move |on| {
            Box::pin(async move {
                if !is_valid::<D>(on, &passkey.person, &session).await? {
                    return Ok(false);
                }
                let added = sql::<D>(
                    "INSERT INTO passkeys (id, person, label, created, body) VALUES ($1, $2, $3, $4, $5) \
                     ON CONFLICT DO NOTHING",
                )
                .text(&passkey.id)
                .text(&passkey.person.0)
                .text(&passkey.label)
                .int(passkey.created)
                .text(&passkey.body)
                .run(on)
                .await?;
                Ok(added == 1)
            })
        });
        added.await
    }

    async fn update_passkey(&self, passkey: &PasskeyRow) -> Result<(), StoreError> {
        let passkey = passkey.clone();
        let updated = self.database.write(move |on| {
            Box::pin(async move {
                let update = sql::<D>("UPDATE passkeys SET body = $1 WHERE person = $2 AND id = $3");
                update.text(&passkey.body).text(&passkey.person.0).text(&passkey.id).run(on).await
            })
        });
        updated.await.map(drop)
    }

    async fn passkeys(&self, person: &PersonId) -> Result<Vec<PasskeyRow>, StoreError> {
        let person = person.clone();
        let read = self.database.read(move |on| {
            Box::pin(async move {
                let rows = sql::<D>(
                    "SELECT id, label, created, body FROM passkeys WHERE person = $1 ORDER BY created, id",
                )
                .text(&person.0)
                .all(on)
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
            })
        });
        read.await
    }

    async fn remove_passkey(&self, person: &PersonId, id: &str) -> Result<bool, StoreError> {
        let (person, id) = (person.clone(), id.to_owned());
        let removed = self.database.write(move |on| {
            Box::pin(async move {
                let delete = sql::<D>("DELETE FROM passkeys WHERE person = $1 AND id = $2");
                delete.text(&person.0).text(&id).run(on).await
            })
        });
        Ok(removed.await? == 1)
    }

    async fn put_ceremony(
        &self,
        ticket: &str,
        person: &PersonId,
        body: &str,
        expires: Instant,
    ) -> Result<(), StoreError> {
        let (ticket, person, body) = (ticket.to_owned(), person.clone(), body.to_owned());
        let put = self.database.write(move |on| {
            Box::pin(async move {
                sql::<D>("INSERT INTO ceremonies (ticket, person, body, expires) VALUES ($1, $2, $3, $4)")
                    .text(&ticket)
                    .text(&person.0)
                    .text(&body)
                    .int(expires)
                    .run(on)
                    .await
            })
        });
        put.await.map(drop)
    }

    async fn take_ceremony(
        &self,
        ticket: &str,
        now: Instant,
    ) -> Result<Option<(PersonId, String)>, StoreError> {
        let ticket = ticket.to_owned();
        let taken = self.database.write(move |on| {
            Box::pin(async move {
                sql::<D>("DELETE FROM ceremonies WHERE expires < $1").int(now).run(on).await?;
                let delete = sql::<D>("DELETE FROM ceremonies WHERE ticket = $1 RETURNING person, body");
                let row = delete.text(&ticket).first(on).await?;
                row.map(|row| Ok((PersonId(row.text(0)?), row.text(1)?))).transpose()
            })
        });
        taken.await
    }
}

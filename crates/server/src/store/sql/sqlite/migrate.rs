//! Migrations of a SQLite file. Their record is that of sqlx, which wrote the files of version 0.1 and still migrates
//! PostgreSQL.

use std::time::Instant;

use rusqlite::{Connection, TransactionBehavior, params};
use sqlx::migrate::MigrateError;

use super::super::migrations::migrations;
use crate::store::StoreError;

/// The table as sqlx creates it.
const RECORD: &str = "CREATE TABLE IF NOT EXISTS _sqlx_migrations (
    version BIGINT PRIMARY KEY,
    description TEXT NOT NULL,
    installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    success BOOLEAN NOT NULL,
    checksum BLOB NOT NULL,
    execution_time BIGINT NOT NULL
);";

/// Applies the missing migrations in one transaction. Refuses a file of a newer version.
pub(super) fn migrate(connection: &mut Connection) -> Result<(), StoreError> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    transaction.execute_batch(RECORD)?;
    let applied: Vec<(i64, Vec<u8>, bool)> = transaction
        .prepare("SELECT version, checksum, success FROM _sqlx_migrations ORDER BY version")?
        .query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?
        .collect::<rusqlite::Result<_>>()?;
    let migrations = migrations();
    for (version, checksum, success) in &applied {
        let known = migrations.iter().find(|migration| migration.version == *version);
        match known {
            _ if !success => return Err(MigrateError::Dirty(*version).into()),
            None => return Err(MigrateError::VersionMissing(*version).into()),
            Some(known) if *known.checksum != **checksum => {
                return Err(MigrateError::VersionMismatch(*version).into());
            }
            Some(_) => {}
        }
    }
    for migration in &migrations {
        if applied.iter().any(|(version, ..)| *version == migration.version) {
            continue;
        }
        let started = Instant::now();
        transaction.execute_batch(migration.sql.as_str())?;
        transaction.execute(
            "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
             VALUES (?1, ?2, TRUE, ?3, ?4)",
            params![
                migration.version,
                &*migration.description,
                &*migration.checksum,
                started.elapsed().as_nanos() as i64
            ],
        )?;
    }
    transaction.commit()?;
    Ok(())
}

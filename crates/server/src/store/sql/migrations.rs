//! The migrations of both databases. Applied ones are recorded in the table `_sqlx_migrations` with their checksums.

use sqlx::SqlSafeStr as _;
use sqlx::migrate::{Migration, MigrationType, Migrator};

macro_rules! migrations {
    ($($version:literal $description:literal $file:literal)*) => {
        [$(($version, $description, include_str!(concat!("../../../migrations/", $file)))),*]
    };
}

/// Version, description and text of each migration.
const ALL: [(i64, &str, &str); 8] = migrations! {
    1 "tables and people" "0001_tables_and_people.sql"
    2 "passkeys" "0002_passkeys.sql"
    3 "nodes" "0003_nodes.sql"
    4 "listed" "0004_listed.sql"
    5 "partial indexes" "0005_partial_indexes.sql"
    6 "looks and used sessions" "0006_looks_and_used_sessions.sql"
    7 "rated play" "0007_rated_play.sql"
    8 "waiting tables and changed names" "0008_waiting_tables_and_changed_names.sql"
};

/// All migrations, in order.
pub(super) fn migrations() -> Vec<Migration> {
    let migration = |(version, description, text): (i64, &'static str, &'static str)| {
        Migration::new(version, description.into(), MigrationType::Simple, text.into_sql_str(), false)
    };
    ALL.map(migration).into()
}

/// Runs the migrations on PostgreSQL.
pub(super) fn migrator() -> Migrator {
    Migrator::with_migrations(migrations())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_is_listed_under_its_version_and_description() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/migrations");
        let mut files: Vec<String> = std::fs::read_dir(folder)
            .expect("the folder exists")
            .map(|file| file.expect("a file").file_name().to_string_lossy().into_owned())
            .collect();
        files.sort();
        let name = |(version, description, _): &(i64, &str, &str)| {
            format!("{version:04}_{}.sql", description.replace(' ', "_"))
        };
        assert_eq!(files, ALL.iter().map(name).collect::<Vec<_>>());
    }
}

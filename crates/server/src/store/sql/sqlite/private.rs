//! The files of a database are for the server alone: they hold the secrets of shuffles and the hashes of passwords.

use std::fs::{File, OpenOptions};
use std::io;
use std::path::Path;

/// The options of a file that only its owner may read.
pub(super) fn options() -> OpenOptions {
    let mut options = File::options();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Creates the database if it is missing, and takes the access of other users away, which files of version 0.1 have. `SQLite`
/// gives its other files the permissions of the database.
pub(super) fn create(path: &Path) -> io::Result<()> {
    let file = options().read(true).write(true).create(true).truncate(false).open(path)?;
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let mut permissions = file.metadata()?.permissions();
        let mode = permissions.mode();
        if mode & 0o007 != 0 {
            tracing::warn!(file = %path.display(), "other users could read the database; now they cannot");
            permissions.set_mode(mode & !0o007);
            file.set_permissions(permissions)?;
        }
    }
    drop(file);
    Ok(())
}

#[cfg(all(test, unix))]
mod tests {
    use std::os::unix::fs::PermissionsExt as _;

    use super::super::super::open_exclusively;

    #[tokio::test]
    async fn the_files_of_a_database_are_private() {
        let directory = tempfile::tempdir().expect("a directory");
        let mode = |name: &str| {
            let facts = directory.path().join(name).metadata().expect("the file is there");
            facts.permissions().mode() & 0o777
        };
        let address = directory.path().join("test.db").to_string_lossy().into_owned();
        let stores = open_exclusively(&address).await.expect("it opens");
        for name in ["test.db", "test.db-wal", "test.db-shm", "test.db.lock"] {
            assert_eq!(mode(name), 0o600, "{name}");
        }
        stores.lifecycle.close().await;
        // A file of version 0.1, readable by everyone; access of a group is left to the operator.
        std::fs::set_permissions(&address, std::fs::Permissions::from_mode(0o644)).expect("it is ours");
        let stores = open_exclusively(&address).await.expect("it opens");
        for name in ["test.db", "test.db-wal"] {
            assert_eq!(mode(name), 0o640, "{name}");
        }
        stores.lifecycle.close().await;
    }
}

//! The lock that keeps a second server away from a SQLite file.

use std::ffi::OsString;
use std::fs::{File, TryLockError};
use std::io::{Read as _, Write as _};
use std::path::Path;

use super::private;
use crate::store::{FileProblem, StoreError};

/// An exclusive advisory lock on `<database>.lock`, which names the process that holds it. The system releases it when the
/// process ends, however it ends; the file stays.
#[derive(Debug)]
pub(in crate::store::sql) struct FileLock {
    _file: File,
}

impl FileLock {
    /// Takes the lock of a database.
    pub(in crate::store::sql) fn acquire(database: &Path) -> Result<FileLock, StoreError> {
        let mut path = OsString::from(database);
        path.push(".lock");
        let problem = |reason| StoreError::File { file: database.display().to_string(), reason };
        let cannot_open = |error: std::io::Error| problem(FileProblem::CannotOpen(error.to_string()));
        let opened = private::options().read(true).write(true).create(true).truncate(false).open(&path);
        let mut file = opened.map_err(cannot_open)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                let mut holder = String::new();
                // Without a number the message still names the file.
                let _ = file.read_to_string(&mut holder);
                return Err(problem(FileProblem::InUse(holder.trim().to_owned())));
            }
            Err(TryLockError::Error(error)) => return Err(cannot_open(error)),
        }
        let written = file.set_len(0).and_then(|()| writeln!(file, "{}", std::process::id()));
        written.map_err(cannot_open)?;
        Ok(FileLock { _file: file })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn second_lock_is_refused_and_names_the_holder_until_the_first_is_released() {
        let directory = tempfile::tempdir().expect("a directory");
        let database = directory.path().join("test.db");
        let first = FileLock::acquire(&database).expect("the lock is free");
        let refused = FileLock::acquire(&database).expect_err("the lock is taken").to_string();
        assert!(
            refused.contains("test.db: ") && refused.contains(&std::process::id().to_string()),
            "{refused}"
        );
        drop(first);
        FileLock::acquire(&database).expect("the lock is free again");
    }
}

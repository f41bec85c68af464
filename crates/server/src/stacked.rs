//! Decks that were put in order beforehand: how a trial deals two games that differ only in what is hidden.
//!
//! It exists with the feature `trial` alone, which no shipped program has: there, nothing but chance deals.

#[cfg(feature = "trial")]
pub use decks::{stack, unstack};

use catalog::AnyTable;

use crate::store::TableId;

/// The game that is to be dealt at this table instead of a shuffled one.
#[cfg(not(feature = "trial"))]
pub(crate) fn deck(_table: &TableId) -> Option<Box<dyn AnyTable>> {
    None
}

/// The game that is to be dealt at this table instead of a shuffled one.
#[cfg(feature = "trial")]
pub(crate) fn deck(table: &TableId) -> Option<Box<dyn AnyTable>> {
    decks::with(|decks| decks.get(table).cloned())
}

#[cfg(feature = "trial")]
mod decks {
    use std::collections::HashMap;
    use std::sync::{LazyLock, Mutex, PoisonError};

    use catalog::AnyTable;

    use crate::store::TableId;

    type Decks = HashMap<TableId, Box<dyn AnyTable>>;

    static DECKS: LazyLock<Mutex<Decks>> = LazyLock::new(Mutex::default);

    pub(super) fn with<T>(act: impl FnOnce(&mut Decks) -> T) -> T {
        act(&mut DECKS.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Lets a table be dealt this game. A log is replayed through the same deal, so the deck stays until
    /// [`unstack`].
    pub fn stack(table: &str, deck: Box<dyn AnyTable>) {
        with(|decks| decks.insert(TableId(table.to_owned()), deck));
    }

    /// Forgets the deck of a table.
    pub fn unstack(table: &str) {
        with(|decks| decks.remove(&TableId(table.to_owned())));
    }
}

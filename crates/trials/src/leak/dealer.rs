//! A dealer that deals prepared games: how two tables get games that differ only in what is hidden.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use catalog::AnyTable;
use table::{Deal, DealError, Dealer, SeededDealer, TableId};

/// Prepared games by table; other tables are dealt from their seed.
#[derive(Default)]
pub(super) struct PreparedDealer(Mutex<HashMap<TableId, Box<dyn AnyTable>>>);

impl PreparedDealer {
    fn with<T>(&self, act: impl FnOnce(&mut HashMap<TableId, Box<dyn AnyTable>>) -> T) -> T {
        act(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Sets the game of a table. A log is replayed through the same dealer, so it stays until [`Self::remove`].
    pub(super) fn insert(&self, table: &str, game: Box<dyn AnyTable>) {
        self.with(|games| games.insert(TableId(table.to_owned()), game));
    }

    /// Forgets the game of a table.
    pub(super) fn remove(&self, table: &str) {
        self.with(|games| games.remove(&TableId(table.to_owned())));
    }
}

impl Dealer for PreparedDealer {
    fn deal(&self, deal: &Deal<'_>) -> Result<Box<dyn AnyTable>, DealError> {
        match self.with(|games| games.get(deal.table).cloned()) {
            Some(game) => Ok(game),
            None => SeededDealer.deal(deal),
        }
    }
}

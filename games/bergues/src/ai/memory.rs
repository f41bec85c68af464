//! A memory that fades: the down faces of tiles that were turned some time ago are forgotten.

use bots::hash_combine;

use crate::{Tile, View};

impl View {
    /// What is left of the view if a tile is remembered until `span` others were turned after it, on average. How long
    /// each tile is remembered, from 1 to 2 · `span` turnings, follows from its place, its faces and the seat, so what is
    /// forgotten stays so until the tile is turned again.
    pub(super) fn faded(&self, span: u8) -> View {
        let mut faded = *self;
        for tile in Tile::all() {
            let Some(down) = self.down[tile.index()] else { continue };
            let faces = self.up[tile.index()].index() << 3 | down.index();
            let hash = hash_combine(self.active.index() as u64, (tile.index() << 6 | faces) as u64);
            let lasts = 1 + hash % (2 * u64::from(span.max(1)));
            if self.recent.since(tile).is_none_or(|since| u64::from(since) >= lasts) {
                faded.down[tile.index()] = None;
            }
        }
        faded
    }
}

//! The faces that a tile may show when turned: known if it was turned before, otherwise one of those left.

use crate::face::FACES;
use crate::tile::{Faces, PAIRS, QUARTETS};
use crate::{Face, Position, TILES, Tile};

/// For each face, the faces on its back in a set of tiles.
const fn table(set: &[Faces; TILES as usize]) -> [u8; FACES] {
    let mut backs = [0; FACES];
    let mut at = 0;
    while at < set.len() {
        let [one, two] = set[at];
        backs[one.index()] |= two.bit();
        backs[two.index()] |= one.bit();
        at += 1;
    }
    backs
}

static BACKS: [[u8; FACES]; 2] = [table(&PAIRS), table(&QUARTETS)];

/// For each face, the possible faces under a tile that was never turned.
pub(super) struct Unseen([u8; FACES]);

impl Unseen {
    pub(super) fn of(position: &Position) -> Unseen {
        let mut under = BACKS[position.rules.tiles as usize];
        let tiles = &position.tiles;
        for tile in Tile::all().filter(|&tile| tiles.has_been_turned(tile)) {
            let [up, down] = [tiles.up(tile), tiles.down(tile)];
            under[up.index()] &= !down.bit();
            under[down.index()] &= !up.bit();
        }
        Unseen(under)
    }

    /// The faces that this tile may show: one if it is known.
    #[inline]
    pub(super) fn under(&self, tile: Tile, position: &Position) -> u8 {
        if position.tiles.has_been_turned(tile) {
            return position.tiles.down(tile).bit();
        }
        self.0[position.tiles.up(tile).index()]
    }
}

/// The bit of the neutral face.
pub(super) const NEUTRAL: u8 = Face::NEUTRAL.bit();

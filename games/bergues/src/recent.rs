//! The order in which tiles were turned last: what a memory that fades goes by.

use std::hash::{Hash, Hasher};

use crate::{TILES, Tile};

/// The last sixteen turnings of tiles, the latest first.
#[derive(Clone, Copy, Debug, Default)]
pub struct Recent {
    /// Four bits per turning, the latest lowest.
    order: u64,
    len: u8,
}

impl Recent {
    /// A tile is turned.
    #[inline]
    pub(crate) fn turned(&mut self, tile: Tile) {
        self.order = self.order << 4 | tile.index() as u64;
        self.len = (self.len + 1).min(TILES);
    }

    /// The number of turnings since this tile was turned last; `None` if there were more than fifteen, or if it is not
    /// known because the view was read from a text.
    pub fn since(self, tile: Tile) -> Option<u8> {
        (0..self.len).find(|place| (self.order >> (4 * place) & 15) as usize == tile.index())
    }
}

/// The rules do not depend on it, so positions are equal whatever the order was.
impl PartialEq for Recent {
    fn eq(&self, _: &Recent) -> bool {
        true
    }
}

impl Eq for Recent {}

impl Hash for Recent {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_latest_turning_of_a_tile_counts() {
        let [first, second, third] = [0, 7, 15].map(Tile::new);
        let mut recent = Recent::default();
        assert_eq!(recent.since(first), None);
        for tile in [first, second, first, third] {
            recent.turned(tile);
        }
        assert_eq!([first, second, third].map(|tile| recent.since(tile)), [Some(1), Some(2), Some(0)]);
        (0..16).for_each(|_| recent.turned(second));
        assert_eq!([first, second].map(|tile| recent.since(tile)), [None, Some(0)]);
    }
}

//! The two paths for tiles (BG-M5).

use std::fmt;

use crate::face::FaceSet;
use crate::tile::TileSubset;
use crate::{Face, Tile, Tiles};

/// The number of tiles on one path that makes a Winoc (BG-T4).
pub(crate) const WINOC: u8 = 6;

/// One of the two paths.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    /// The path of the north, `N`.
    North,
    /// The path of the south, `S`; not used in the junior game.
    South,
}

impl Side {
    /// Both, the north first.
    pub const BOTH: [Side; 2] = [Side::North, Side::South];

    /// The other one.
    #[inline]
    pub const fn other(self) -> Side {
        match self {
            Side::North => Side::South,
            Side::South => Side::North,
        }
    }

    /// Its place in [`Side::BOTH`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Side::North => "N",
            Side::South => "S",
        })
    }
}

/// The tiles of one path in order of arrival. No face is there twice: a tile that would repeat one goes elsewhere (BG-T3,
/// BG-J2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Path {
    /// Four bits per tile, the first to arrive lowest. In the junior game a path can have seven tiles.
    order: u32,
    tiles: TileSubset,
    faces: FaceSet,
    len: u8,
}

impl Path {
    /// The number of tiles.
    #[inline]
    pub const fn len(self) -> u8 {
        self.len
    }

    /// Whether the path is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.len == 0
    }

    /// Whether a tile here shows this face.
    #[inline]
    pub fn shows(self, face: Face) -> bool {
        self.faces.contains(face)
    }

    /// The tiles in order of arrival.
    pub fn tiles(self) -> impl DoubleEndedIterator<Item = Tile> + ExactSizeIterator {
        (0..self.len).map(move |place| Tile::new((self.order >> (4 * place) & 15) as u8))
    }

    /// The number of tiles that arrived after the neutral one, if there is one.
    pub(crate) fn after_neutral(self, tiles: &Tiles) -> Option<u8> {
        let place = self.tiles().position(|tile| tiles.up(tile).is_neutral())?;
        Some(self.len - 1 - place as u8)
    }

    /// The face of the tile that arrived last.
    pub(crate) fn last(self, tiles: &Tiles) -> Option<Face> {
        self.tiles().last().map(|tile| tiles.up(tile))
    }

    /// The faces shown here.
    #[inline]
    pub(crate) const fn faces(self) -> FaceSet {
        self.faces
    }

    /// The tiles that lie here, in no order.
    #[inline]
    pub(crate) const fn tile_set(self) -> TileSubset {
        self.tiles
    }

    /// Adds a tile at the end; its face must not be on the path yet.
    #[inline]
    pub(crate) fn lay(&mut self, tile: Tile, face: Face) {
        self.order |= (tile.index() as u32) << (4 * self.len);
        self.tiles.insert(tile);
        self.faces.insert(face);
        self.len += 1;
    }

    /// Removes the tile that shows this face.
    pub(crate) fn take(&mut self, face: Face, tiles: &Tiles) {
        let Some(place) = self.tiles().position(|tile| tiles.up(tile) == face) else { return };
        let before = (1u64 << (4 * place)) - 1;
        let (order, removed) = (u64::from(self.order), self.order >> (4 * place) & 15);
        self.order = (order & before | (order >> 4) & !before) as u32;
        self.tiles.remove(Tile::new(removed as u8));
        self.faces.remove(face);
        self.len -= 1;
    }

    /// Removes all tiles.
    #[inline]
    pub(crate) fn clear(&mut self) {
        *self = Path::default();
    }
}

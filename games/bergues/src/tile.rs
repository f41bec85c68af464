//! The sixteen tiles (Pavés) and how they lie (BG-M3, BG-M4).

use std::fmt;

use tabletop::{BitSet, Dice, bit_index};

use crate::{Face, Recent};

/// The number of tiles.
pub const TILES: u8 = 16;

/// One of the tiles on the table, by its place in the deal: `1` to `16` in notation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Tile(u8);

impl Tile {
    /// All tiles as a set.
    pub(crate) const ALL: TileSubset = TileSubset::from_bits(u16::MAX);

    /// The tile with this index, counted from 0; only the low four bits count.
    #[inline]
    pub(crate) const fn new(index: u8) -> Tile {
        Tile(index & (TILES - 1))
    }

    /// The tile with this number in notation.
    pub fn from_number(number: u16) -> Option<Tile> {
        (1..=u16::from(TILES)).contains(&number).then(|| Tile(number as u8 - 1))
    }

    /// All tiles in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Tile> + ExactSizeIterator {
        (0..TILES).map(Tile)
    }

    /// Its index, counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

bit_index!(Tile, u16, Tile::new);

/// Some of the tiles.
pub(crate) type TileSubset = BitSet<Tile>;

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (self.0 + 1).fmt(f)
    }
}

/// The two faces of a tile.
pub(crate) type Faces = [Face; 2];

/// Reads a set of tiles, written two letters each with a space between.
const fn table(letters: &[u8; 47]) -> [Faces; TILES as usize] {
    const fn face(letter: u8) -> Face {
        match Face::from_letter(letter as char) {
            Some(face) => face,
            None => panic!("a face is one of a to g, or n"),
        }
    }
    let mut table = [[Face::NEUTRAL; 2]; TILES as usize];
    let mut at = 0;
    while at < table.len() {
        table[at] = [face(letters[3 * at]), face(letters[3 * at + 1])];
        at += 1;
    }
    table
}

/// BG-M3: each pair of six symbols once, and one tile neutral on both sides.
pub(crate) const PAIRS: [Faces; TILES as usize] = table(b"ab ac ad ae af bc bd be bf cd ce cf de df ef nn");

/// BG-M3: seven symbols and neutral, each on four faces.
pub(crate) const QUARTETS: [Faces; TILES as usize] =
    table(b"ab ac ad ae bc bd bf ce cg df dn eg en fg fn gn");

/// How the tiles lie: which face is up, which is down, and which tiles have been turned since the game was dealt or read.
/// Both faces of a turned tile are known to every viewer (BG-M4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Tiles {
    /// Four bits per tile, so that all tiles fit into two words.
    up: u64,
    down: u64,
    turned: TileSubset,
    recent: Recent,
}

impl Tiles {
    /// What everybody knows: the faces that are up, and the others of the tiles that have been turned; four bits a tile.
    pub(crate) fn known(&self) -> (u64, u64, TileSubset) {
        let turned = self.turned.into_iter().fold(0, |bits, tile| bits | 15 << (4 * tile.index()));
        (self.up, self.down & turned, self.turned)
    }

    /// The tiles with these faces, up and down, none of them turned yet.
    pub(crate) fn new(faces: impl IntoIterator<Item = Faces>) -> Tiles {
        let mut tiles = Tiles { up: 0, down: 0, turned: TileSubset::EMPTY, recent: Recent::default() };
        for (at, [up, down]) in faces.into_iter().enumerate() {
            tiles.up |= (up.index() as u64) << (4 * at);
            tiles.down |= (down.index() as u64) << (4 * at);
        }
        tiles
    }

    /// Deals the tiles (BG-M4): in random order, then each with a random side up.
    pub(crate) fn deal(set: &[Faces; TILES as usize], dice: &mut Dice) -> Tiles {
        let mut faces = *set;
        dice.shuffle(&mut faces);
        for pair in &mut faces {
            if dice.below(2) == 1 {
                pair.swap(0, 1);
            }
        }
        Tiles::new(faces)
    }

    /// The same tiles, of which these have been turned before, in this order.
    #[must_use]
    pub(crate) const fn remembering(mut self, turned: TileSubset, recent: Recent) -> Tiles {
        self.turned = turned;
        self.recent = recent;
        self
    }

    /// The tiles that were turned last.
    pub const fn recent(&self) -> Recent {
        self.recent
    }

    /// The visible face.
    #[inline]
    pub const fn up(&self, tile: Tile) -> Face {
        Face::from_index((self.up >> (4 * tile.0)) as u8)
    }

    /// The hidden face.
    #[inline]
    pub const fn down(&self, tile: Tile) -> Face {
        Face::from_index((self.down >> (4 * tile.0)) as u8)
    }

    /// Whether the tile has been turned, so that both faces have been seen.
    #[inline]
    pub fn has_been_turned(&self, tile: Tile) -> bool {
        self.turned.contains(tile)
    }

    /// The tiles among these that are known to show neutral when turned: those that were turned and, if no tile of the
    /// set has just one neutral side (`twofold`), any that shows neutral now.
    #[inline]
    pub(crate) fn known_neutral(&self, among: TileSubset, twofold: bool) -> TileSubset {
        if twofold {
            // The lowest nibble that is all ones except for the top bit.
            const ONES: u64 = 0x1111_1111_1111_1111;
            let zero = self.up ^ (Face::NEUTRAL.index() as u64 * ONES);
            let found = zero.wrapping_sub(ONES) & !zero & (8 * ONES);
            return match found {
                0 => TileSubset::EMPTY,
                _ => TileSubset::from_bits(1 << (found.trailing_zeros() / 4)).and(among),
            };
        }
        let mut known = TileSubset::EMPTY;
        for tile in among.and(self.turned) {
            if self.down(tile).is_neutral() {
                known.insert(tile);
            }
        }
        known
    }

    /// Turns a tile over and returns the face that is up now.
    #[inline]
    pub(crate) fn turn(&mut self, tile: Tile) -> Face {
        let both = (self.up ^ self.down) & 15 << (4 * tile.0);
        self.up ^= both;
        self.down ^= both;
        self.turned.insert(tile);
        self.recent.turned(tile);
        self.up(tile)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faces_of(set: &[Faces]) -> Vec<usize> {
        (0..8).map(|index| set.as_flattened().iter().filter(|face| face.index() == index).count()).collect()
    }

    #[test]
    fn bg_m3_each_symbol_is_on_as_many_faces_as_the_set_says() {
        assert_eq!(faces_of(&PAIRS), [5, 5, 5, 5, 5, 5, 0, 2]);
        assert_eq!(faces_of(&QUARTETS), [4; 8]);
    }

    #[test]
    fn a_turned_tile_shows_its_other_face_and_the_others_do_not_change() {
        let mut tiles = Tiles::new(QUARTETS);
        let seventh = Tile::new(6);
        assert_eq!(tiles.turn(seventh).letter(), 'f');
        assert_eq!(tiles.down(seventh).letter(), 'b');
        for tile in Tile::all().filter(|&tile| tile != seventh) {
            assert_eq!([tiles.up(tile), tiles.down(tile)], QUARTETS[tile.index()]);
            assert!(!tiles.has_been_turned(tile));
        }
        tiles.turn(seventh);
        assert_eq!(tiles, Tiles::new(QUARTETS).remembering(TileSubset::of(seventh), Recent::default()));
    }
}

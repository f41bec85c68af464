//! Sampling of full positions behind a view (BG-M4).
//!
//! A tile that was turned is known. The other tiles of the set lie in some order in the places whose down face is unknown,
//! each showing the face that is up there. The deal makes every order and every side equally likely, and players choose
//! what to turn from the view alone, so all consistent positions are equally likely: the true posterior is uniform, and so
//! is the sample.
//!
//! No two tiles of a set have the same faces, so a position is a matching of tiles to places. The sampler first chooses
//! which face of each tile is up, so that each face is up as often as the view shows. Every such choice leaves the same
//! number of matchings (the tiles that show one face, in any order), so a uniform choice of sides followed by a uniform
//! choice of orders is a uniform choice of the matching. There are at most a few hundred choices of sides: the five `a`
//! tiles of a set have at most 10 ways to show the right number of `a`, the other four `b` tiles 6, then 3, then 2.
//! Counting them one by one is fast.

use tabletop::Dice;

use crate::face::{FACES, FaceSet};
use crate::tile::{Faces, TileSubset};
use crate::{Face, Position, TILES, Tile, Tiles, View};

impl View {
    /// A full position that is consistent with this view, each equally likely.
    ///
    /// # Panics
    /// If no position has this view.
    pub(crate) fn determinize(&self, dice: &mut Dice) -> Position {
        let mut faces = self.up.map(|up| [up, up]);
        let mut turned = TileSubset::EMPTY;
        let mut needs = Needs::default();
        for tile in Tile::all() {
            if let Some(down) = self.down[tile.index()] {
                faces[tile.index()][1] = down;
                turned.insert(tile);
            } else {
                needs.add(self.up[tile.index()]);
            }
        }
        let mut unknown = [[Face::NEUTRAL; 2]; TILES as usize];
        let unknown = unknown_tiles(self, &mut unknown);
        choose_sides(unknown, needs, dice);
        // A uniform order of all tiles is also a uniform order of the tiles that show the same face.
        dice.shuffle(unknown);
        let mut laid = 0u16;
        for tile in Tile::ALL.without(turned) {
            let fits = |at: &usize| laid >> at & 1 == 0 && unknown[*at][0] == self.up[tile.index()];
            let at = (0..unknown.len()).find(fits).expect("each face comes up as often as needed");
            faces[tile.index()] = unknown[at];
            laid |= 1 << at;
        }
        Position {
            tiles: Tiles::new(faces).remembering(turned),
            paths: self.paths,
            guards: self.guards,
            rules: self.rules,
            number: self.number,
            active: self.active,
            phase: self.phase,
        }
    }
}

/// The tiles of the set with an unseen face, in the order of the set.
fn unknown_tiles<'a>(view: &View, buffer: &'a mut [Faces; TILES as usize]) -> &'a mut [Faces] {
    let mut seen = [FaceSet::EMPTY; FACES];
    for (up, down) in view.up.into_iter().zip(view.down) {
        if let Some(down) = down {
            seen[up.index()].insert(down);
            seen[down.index()].insert(up);
        }
    }
    let mut count = 0;
    for &[one, two] in view.rules.tiles.table() {
        if !seen[one.index()].contains(two) {
            buffer[count] = [one, two];
            count += 1;
        }
    }
    &mut buffer[..count]
}

/// Chooses the up face of each tile so that every face is up as often as needed, each way equally likely.
fn choose_sides(tiles: &mut [Faces], mut needs: Needs, dice: &mut Dice) {
    let mut choice = dice.below(ways(tiles, needs));
    for at in 0..tiles.len() {
        let [one, two] = tiles[at];
        let with_one = needs.less(one).map_or(0, |needs| ways(&tiles[at + 1..], needs));
        let up = if choice < with_one {
            one
        } else {
            choice -= with_one;
            tiles[at] = [two, one];
            two
        };
        needs = needs.less(up).expect("a way that was counted");
    }
}

/// The number of ways in which these tiles can show each face as often as needed.
fn ways(tiles: &[Faces], needs: Needs) -> u32 {
    let Some((&[one, two], rest)) = tiles.split_first() else {
        return u32::from(needs == Needs::default());
    };
    // Both tables are sorted, so no tile from here on has a face before this one.
    if needs.any_before(one) {
        return 0;
    }
    let with_one = needs.less(one).map_or(0, |needs| ways(rest, needs));
    if one == two {
        return with_one;
    }
    with_one + needs.less(two).map_or(0, |needs| ways(rest, needs))
}

/// How often each face must still be up: one byte per face.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Needs(u64);

impl Needs {
    fn add(&mut self, face: Face) {
        self.0 += 1 << (8 * face.index());
    }

    /// One occurrence of this face fewer; `None` if none is needed.
    fn less(self, face: Face) -> Option<Needs> {
        let shift = 8 * face.index();
        (self.0 >> shift & 255 != 0).then(|| Needs(self.0 - (1 << shift)))
    }

    fn any_before(self, face: Face) -> bool {
        self.0 & ((1 << (8 * face.index())) - 1) != 0
    }
}

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
        let Hidden { mut tiles, count, needs, .. } = Hidden::of(self);
        choose_sides(&mut tiles[..count], needs, dice);
        self.lay(&mut tiles[..count], dice)
    }

    /// Whether there is a position with this view, as far as the tiles say.
    pub(crate) fn is_possible(&self) -> bool {
        let Hidden { tiles, count, needs } = Hidden::of(self);
        ways(&tiles[..count], needs) > 0
    }

    /// Samples positions as [`View::determinize`] does, but lists the choices of sides once.
    pub(crate) fn determinizer(&self) -> impl Fn(&mut Dice) -> Position {
        let Hidden { tiles, count, needs } = Hidden::of(self);
        let mut choices = Vec::new();
        list_ways(&tiles[..count], needs, 0, 1, &mut choices);
        move |dice| {
            let mut tiles = tiles;
            let swapped = choices[dice.below(choices.len() as u32) as usize];
            for (at, faces) in tiles[..count].iter_mut().enumerate() {
                if swapped >> at & 1 == 1 {
                    faces.swap(0, 1);
                }
            }
            self.lay(&mut tiles[..count], dice)
        }
    }

    /// The position in which these tiles lie in random order in the places whose down face is unknown, each face up as
    /// often as the view shows.
    fn lay(&self, tiles: &mut [Faces], dice: &mut Dice) -> Position {
        // A uniform order of all tiles is also a uniform order of the tiles that show the same face.
        dice.shuffle(tiles);
        // For each face that is up, the down faces of the tiles that show it, in order: four bits each.
        let mut downs = [0_u64; FACES];
        for &[up, down] in tiles.iter().rev() {
            let downs = &mut downs[up.index()];
            *downs = *downs << 4 | down.index() as u64;
        }
        let mut turned = TileSubset::EMPTY;
        let faces = Tile::all().map(|tile| {
            let up = self.up[tile.index()];
            let down = self.down[tile.index()].inspect(|_| turned.insert(tile)).unwrap_or_else(|| {
                let downs = &mut downs[up.index()];
                let down = Face::from_index(*downs as u8);
                *downs >>= 4;
                down
            });
            [up, down]
        });
        Position {
            tiles: Tiles::new(faces).remembering(turned, self.recent),
            paths: self.paths,
            guards: self.guards,
            rules: self.rules,
            number: self.number,
            active: self.active,
            phase: self.phase,
        }
    }
}

/// The tiles whose down face a viewer does not know.
struct Hidden {
    /// The first `count` are these tiles, in the order of the set.
    tiles: [Faces; TILES as usize],
    count: usize,
    /// How often each face is up in their places.
    needs: Needs,
}

impl Hidden {
    fn of(view: &View) -> Hidden {
        let mut needs = Needs::default();
        for (up, down) in view.up.into_iter().zip(view.down) {
            if down.is_none() {
                needs.add(up);
            }
        }
        let mut tiles = [[Face::NEUTRAL; 2]; TILES as usize];
        let count = unknown_tiles(view, &mut tiles).len();
        Hidden { tiles, count, needs }
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

/// Appends every way in which these tiles can show each face as often as needed, in the order in which [`choose_sides`]
/// counts them: one bit for each tile whose second face is up. `swapped` are those of the tiles before, `bit` is the bit
/// of the first tile.
fn list_ways(tiles: &[Faces], needs: Needs, swapped: u16, bit: u16, out: &mut Vec<u16>) {
    let Some((&[one, two], rest)) = tiles.split_first() else {
        out.extend((needs == Needs::default()).then_some(swapped));
        return;
    };
    if needs.any_before(one) {
        return;
    }
    let next = bit.wrapping_shl(1);
    if let Some(needs) = needs.less(one) {
        list_ways(rest, needs, swapped, next, out);
    }
    if one != two
        && let Some(needs) = needs.less(two)
    {
        list_ways(rest, needs, swapped | bit, next, out);
    }
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

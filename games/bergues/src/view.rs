//! What a viewer may know: the same for everyone, since nobody holds anything in hand.

use tabletop::Seat;

use crate::{Face, Guards, Path, Phase, Position, Rules, TILES, Tile};

/// All that an attentive player or spectator knows. `Display` writes what lies open, so without what is
/// remembered (BG-M4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct View {
    /// What the table agreed on.
    pub rules: Rules,
    /// Where the guards are.
    pub guards: Guards,
    /// The face of each tile that is up.
    pub up: [Face; TILES as usize],
    /// The face of each tile that is down, where it has been seen since the game began.
    pub down: [Option<Face>; TILES as usize],
    /// The tiles on the paths, north and south.
    pub paths: [Path; 2],
    /// The number of the turn.
    pub number: u16,
    /// Whose turn it is.
    pub active: Seat,
    /// What the table waits for.
    pub phase: Phase,
}

impl View {
    /// What everyone knows of a position. Each field is put together from what was seen.
    pub(crate) fn new(position: &Position) -> View {
        let tiles = &position.tiles;
        let (mut up, mut down) = ([Face::NEUTRAL; TILES as usize], [None; TILES as usize]);
        for tile in Tile::all() {
            up[tile.index()] = tiles.up(tile);
            if tiles.has_been_turned(tile) {
                down[tile.index()] = Some(tiles.down(tile));
            }
        }
        View {
            rules: position.rules,
            guards: position.guards,
            up,
            down,
            paths: position.paths,
            number: position.number,
            active: position.active,
            phase: position.phase,
        }
    }
}

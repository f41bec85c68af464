//! What a viewer may know: the same for every viewer, because there are no hands.

use tabletop::Seat;

use crate::{Face, Guards, Path, Phase, Position, Recent, Rules, TILES, Tile};

/// All that a viewer knows, including the down faces it remembers (BG-M4). `Display` writes only what is visible now.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct View {
    /// The rule set.
    pub rules: Rules,
    /// Where the guards are.
    pub guards: Guards,
    /// The face of each tile that is up.
    pub up: [Face; TILES as usize],
    /// The down face of each tile, if it has been seen since the game began.
    pub down: [Option<Face>; TILES as usize],
    /// The tiles that were turned last.
    pub recent: Recent,
    /// The tiles on the paths, north and south.
    pub paths: [Path; 2],
    /// The number of the turn.
    pub number: u16,
    /// The seat whose turn it is.
    pub active: Seat,
    /// The kind of decision that comes next.
    pub phase: Phase,
}

impl View {
    /// The view of a position, built field by field.
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
            recent: tiles.recent(),
            paths: position.paths,
            number: position.number,
            active: position.active,
            phase: position.phase,
        }
    }
}

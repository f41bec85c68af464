//! Reading views, with the down faces that were seen.

use tabletop::{BadPosition, Dice};

use super::read::{read_guards, read_paths, read_rules, read_turn};
use crate::tile::Faces;
use crate::{Face, Position, Recent, TILES, Tiles, View};

impl View {
    /// Reads a view; a down face is a letter if it was seen, else `?`.
    pub(crate) fn read(text: &str) -> Result<View, BadPosition> {
        let fields: Vec<&str> = text.split_ascii_whitespace().collect();
        let ["bg", rules, guards, tiles, paths, turn] = fields[..] else {
            let reason = "six fields with one space between: bg, rules, guards, tiles, paths, turn";
            return Err(BadPosition::flaw("view", text, reason));
        };
        let rules = read_rules(rules)?;
        let guards = read_guards(guards, rules)?;
        let (up, down) = read_faces(tiles)?;
        // Only the up faces matter for the paths.
        let shown = Tiles::new(up.map(|up| [up, Face::NEUTRAL] as Faces));
        let paths = read_paths(paths, &shown)?;
        let (number, active, phase) = read_turn(turn, rules)?;
        let recent = Recent::default();
        let view = View { rules, guards, up, down, recent, paths, number, active, phase };
        if !view.is_possible() {
            return Err(BadPosition::flaw("tiles", tiles, "the set has no such tiles (BG-M3)"));
        }
        // All positions behind a view can occur, or none.
        let position: Position = view.determinize(&mut Dice::quick(0));
        position.to_string().parse::<Position>().map(|_| view)
    }
}

/// The up face of each tile, and the down face if it is known.
fn read_faces(field: &str) -> Result<([Face; TILES as usize], [Option<Face>; TILES as usize]), BadPosition> {
    let flaw = |part: &str, reason: &str| Err(BadPosition::flaw("tiles", part, reason));
    let (mut ups, mut downs) = ([Face::NEUTRAL; TILES as usize], [None; TILES as usize]);
    let parts: Vec<&str> = field.split(',').collect();
    if parts.len() != usize::from(TILES) {
        return flaw(field, "there are 16 tiles (BG-M3)");
    }
    for (place, part) in parts.into_iter().enumerate() {
        let mut letters = part.chars();
        let (Some(up), Some(down), None) = (letters.next(), letters.next(), letters.next()) else {
            return flaw(part, "a tile is two letters: its up face, its down face");
        };
        let (Some(up), known) = (Face::from_letter(up), Face::from_letter(down)) else {
            return flaw(part, "a face is a letter from a to g, or n for neutral");
        };
        if known.is_none() && down != '?' {
            return flaw(part, "a down face is a letter from a to g, n for neutral, or ? if it is hidden");
        }
        (ups[place], downs[place]) = (up, known);
    }
    Ok((ups, downs))
}

//! Reading positions.

use std::str::FromStr;

use tabletop::{BadPosition, Game, Seat, Turn};

use crate::board::TOWERS;
use crate::position::decides;
use crate::rules::SEATS;
use crate::tile::{Faces, TileSubset};
use crate::{
    Face, Guard, Guards, LAST_TURN, Path, Phase, Pickup, Position, Rules, Side, Space, TILES, Tile, TileSet,
    Tiles, Variant,
};

impl FromStr for Position {
    type Err = BadPosition;

    fn from_str(text: &str) -> Result<Position, BadPosition> {
        let fields: Vec<&str> = text.split_ascii_whitespace().collect();
        let [tag, rules, guards, tiles, paths, turn] = fields[..] else {
            return Err(BadPosition::flaw(
                "position",
                text,
                "six fields with one space between: bg, rules, guards, tiles, paths, turn",
            ));
        };
        if tag != Position::TAG {
            return Err(BadPosition::flaw("game", tag, "a position of Bergues begins with bg"));
        }
        let rules = read_rules(rules)?;
        let guards = read_guards(guards, rules)?;
        let tiles = read_tiles(tiles, rules)?;
        let paths = read_paths(paths, &tiles)?;
        let (number, active, phase) = read_turn(turn, rules)?;
        let position = Position { tiles, paths, guards, rules, number, active, phase };
        position.validate()?;
        let canonical = position.to_string();
        if canonical == text { Ok(position) } else { Err(BadPosition::NotCanonical { canonical }) }
    }
}

/// A number of at most four digits.
fn number(text: &str) -> Option<u16> {
    let digits = (1..=4).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
    if digits { text.parse().ok() } else { None }
}

/// A number in a range.
fn within(text: &str, range: std::ops::RangeInclusive<u8>) -> Option<u8> {
    number(text).and_then(|number| u8::try_from(number).ok()).filter(|number| range.contains(number))
}

pub(super) fn read_rules(field: &str) -> Result<Rules, BadPosition> {
    let flaw = |part: &str, reason| Err(BadPosition::flaw("rules", part, reason));
    let parts: Vec<&str> = field.split('.').collect();
    let [variant, seats, towers, pickup, tiles] = parts[..] else {
        return flaw(field, "variant.players.towers.pickup.tiles, for example classic.4.4.e.pairs");
    };
    let variant = match variant {
        "classic" => Variant::Classic,
        "junior" => Variant::Junior,
        _ => return flaw(variant, "the variant is classic or junior"),
    };
    let Some(seats) = within(seats, SEATS) else { return flaw(seats, "there are 2 to 4 players") };
    let Some(towers) = within(towers, TOWERS) else {
        return flaw(towers, "there are 2 to 6 towers between two gates");
    };
    let pickup = match pickup {
        "e" => Pickup::Exact,
        "p" => Pickup::Pass,
        _ => return flaw(pickup, "the pickup is e (exact) or p (pass)"),
    };
    let tiles = match tiles {
        "pairs" => TileSet::Pairs,
        "quartets" => TileSet::Quartets,
        _ => return flaw(tiles, "the tiles are pairs or quartets"),
    };
    Ok(Rules { variant, seats, towers, pickup, tiles })
}

pub(super) fn read_guards(field: &str, rules: Rules) -> Result<Guards, BadPosition> {
    let flaw = |part: &str, reason: &str| Err(BadPosition::flaw("guards", part, reason));
    let parts: Vec<&str> = field.split(',').collect();
    if parts.len() != Guard::ALL.len() {
        return flaw(field, "four guards joined by commas: yellow, white, green, red");
    }
    let mut guards = Guards::at([0; 4]);
    let ring = rules.ring();
    for (&part, guard) in parts.iter().zip(Guard::ALL) {
        if rules.junior() {
            let plays = guard.seat(rules.seats).is_some();
            match (plays, part) {
                (false, "_") => {}
                (false, _) => return flaw(part, "in the junior game a guard without a player is _ (BG-J1)"),
                (true, _) => match within(part, 0..=ring.spaces) {
                    Some(steps) => guards.walk_to(guard, steps),
                    None => return flaw(part, "a junior guard has walked 0 to 4·(towers+1) steps (BG-J3)"),
                },
            }
            continue;
        }
        let (place, carries) = match part.strip_suffix('*') {
            Some(place) => (place, true),
            None => (part, false),
        };
        match within(place, 0..=ring.spaces - 1) {
            Some(space) => guards.put(guard, Space(space)),
            None => {
                return flaw(part, "a guard stands on a space of the rampart, 0 to 4·(towers+1)−1 (BG-M1)");
            }
        }
        if carries {
            guards.take_up(guard);
        }
    }
    Ok(guards)
}

fn read_tiles(field: &str, rules: Rules) -> Result<Tiles, BadPosition> {
    let flaw = |part: &str, reason: &str| Err(BadPosition::flaw("tiles", part, reason));
    let set = rules.tiles.table();
    let (mut faces, mut used) = ([[Face::NEUTRAL; 2]; TILES as usize], 0u16);
    let mut count = 0;
    for part in field.split(',') {
        let mut letters = part.chars();
        let (Some(up), Some(down), None) = (letters.next(), letters.next(), letters.next()) else {
            return flaw(part, "a tile is two letters: its up face, its down face");
        };
        if down == '?' {
            return flaw(part, "the down face is hidden: this is a view, and views cannot be read back");
        }
        let (Some(up), Some(down)) = (Face::from_letter(up), Face::from_letter(down)) else {
            return flaw(part, "a face is a letter from a to g, or n for neutral");
        };
        let is_this = |pair: &Faces| *pair == [up, down] || *pair == [down, up];
        let Some(which) = set.iter().position(is_this) else {
            return flaw(part, "the set has no such tile (BG-M3)");
        };
        if used >> which & 1 == 1 {
            return flaw(part, "the set has this tile only once (BG-M3)");
        }
        used |= 1 << which;
        faces[count] = [up, down];
        count += 1;
    }
    if count < set.len() {
        return flaw(field, "there are 16 tiles (BG-M3)");
    }
    Ok(Tiles::new(faces))
}

pub(super) fn read_paths(field: &str, tiles: &Tiles) -> Result<[Path; 2], BadPosition> {
    let flaw = |part: &str, reason: &str| Err(BadPosition::flaw("paths", part, reason));
    let Some((north, south)) = field.split_once('/') else {
        return flaw(field, "two paths with / between: north, south");
    };
    let (mut paths, mut used) = ([Path::default(); 2], TileSubset::EMPTY);
    for (part, path) in [north, south].into_iter().zip(&mut paths) {
        if part == "-" {
            continue;
        }
        for word in part.split('+') {
            let Some(tile) = number(word).and_then(Tile::from_number) else {
                return flaw(word, "a tile is a number from 1 to 16; an empty path is -");
            };
            if used.contains(tile) {
                return flaw(word, "this tile lies on a path already");
            }
            used.insert(tile);
            let face = tiles.up(tile);
            // This also limits a path to eight tiles, its capacity.
            if path.shows(face) {
                return flaw(word, "its face lies on this path already (BG-T3)");
            }
            path.lay(tile, face);
        }
    }
    Ok(paths)
}

pub(super) fn read_turn(field: &str, rules: Rules) -> Result<(u16, Seat, Phase), BadPosition> {
    let flaw = |part: &str, reason: &str| Err(BadPosition::flaw("turn", part, reason));
    let parts: Vec<&str> = field.split('.').collect();
    let [count, active, phase, last] = parts[..] else {
        return flaw(field, "number.active.phase.decider, for example 1.A.path.A");
    };
    let Some(number) = number(count).filter(|number| (1..=LAST_TURN).contains(number)) else {
        return flaw(count, "turns are numbered from 1 to 500 (BG-E1)");
    };
    let seat =
        |letter: &str| letter.parse().ok().filter(|seat: &Seat| seat.index() < usize::from(rules.seats));
    let Some(active) = seat(active) else {
        return flaw(active, "the active seat is one of the table");
    };
    let Some(phase) = read_phase(phase, last) else {
        return flaw(phase, "a phase is path, flipN, flipS, use, winoc, move:<colour>:<steps> or over");
    };
    if let Phase::Over(winner) = phase {
        if winner.is_none() && last != "-" {
            return flaw(last, "when the game is over, the winner's colour stands here, or - for a draw");
        }
        return Ok((number, active, phase));
    }
    match (seat(last), decides(phase, active, rules.seats)) {
        (Some(decider), Turn::Decide(expected)) if decider == expected => Ok((number, active, phase)),
        (_, Turn::Decide(_)) if matches!(phase, Phase::Move(..)) => {
            flaw(last, "the guard's player decides, or the active seat if it has none (BG-T6)")
        }
        _ => flaw(last, "in this phase the active seat decides"),
    }
}

/// Reads the phase; the phase of a finished game needs the last part of the field.
fn read_phase(text: &str, last: &str) -> Option<Phase> {
    match text {
        "path" => Some(Phase::Path),
        "flipN" => Some(Phase::Flip(Side::North)),
        "flipS" => Some(Phase::Flip(Side::South)),
        "use" => Some(Phase::Use),
        "winoc" => Some(Phase::Winoc),
        "over" => Some(Phase::Over(Guard::from_letter(last))),
        _ => {
            let (guard, steps) = text.strip_prefix("move:")?.split_once(':')?;
            Some(Phase::Move(Guard::from_letter(guard)?, within(steps, 0..=u8::MAX)?))
        }
    }
}

//! The decisions of the game and their notation.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;

use tabletop::BadAction;

use crate::{LARGEST_RING, Side, Space, Tile};

/// The direction in which a guard walks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Direction {
    /// `cw`: to higher numbers.
    Clockwise,
    /// `ccw`: to lower numbers.
    CounterClockwise,
}

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Action {
    /// `N`, `S`: fill this path (BG-T1).
    Fill(Side),
    /// `f7`: turn this tile onto the path (BG-T2).
    Turn(Tile),
    /// `useN`, `useS`: move one's own guard by the tiles of this path (BG-T5).
    Use(Side),
    /// `cw`, `ccw`: move the guard in this direction (BG-T5, BG-T6).
    Walk(Direction),
    /// `go13`: put one's guard on this space (BG-T4).
    Go(Space),
}

/// Both fields in one word, which a search tree hashes faster than one after the other.
impl Hash for Action {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        let (kind, what) = match *self {
            Action::Fill(side) => (0, side.index() as u32),
            Action::Turn(tile) => (1, tile.index() as u32),
            Action::Use(side) => (2, side.index() as u32),
            Action::Walk(direction) => (3, direction as u32),
            Action::Go(space) => (4, u32::from(space.0)),
        };
        state.write_u32(kind << 8 | what);
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Fill(side) => side.fmt(f),
            Action::Turn(tile) => write!(f, "f{tile}"),
            Action::Use(side) => write!(f, "use{side}"),
            Action::Walk(Direction::Clockwise) => f.write_str("cw"),
            Action::Walk(Direction::CounterClockwise) => f.write_str("ccw"),
            Action::Go(space) => write!(f, "go{space}"),
        }
    }
}

impl FromStr for Action {
    type Err = BadAction;

    /// Accepts every action of any position: `go27` is an action because the largest rampart has that space, even if the
    /// rampart of this game is smaller.
    fn from_str(text: &str) -> Result<Action, BadAction> {
        let bad = |reason| Err(BadAction::new(text, reason));
        match text {
            "N" => Ok(Action::Fill(Side::North)),
            "S" => Ok(Action::Fill(Side::South)),
            "useN" => Ok(Action::Use(Side::North)),
            "useS" => Ok(Action::Use(Side::South)),
            "cw" => Ok(Action::Walk(Direction::Clockwise)),
            "ccw" => Ok(Action::Walk(Direction::CounterClockwise)),
            _ => {
                if let Some(number) = text.strip_prefix('f') {
                    match plain_number(number).and_then(Tile::from_number) {
                        Some(tile) => Ok(Action::Turn(tile)),
                        None => bad("the tiles are f1 to f16"),
                    }
                } else if let Some(number) = text.strip_prefix("go") {
                    match plain_number(number) {
                        Some(space) if space < LARGEST_RING.into() => Ok(Action::Go(Space(space as u8))),
                        _ => bad("the spaces are go0 to go27"),
                    }
                } else {
                    bad("the actions are N, S, f1 to f16, useN, useS, cw, ccw and go0 to go27")
                }
            }
        }
    }
}

/// A number of one or two digits without a leading zero.
fn plain_number(text: &str) -> Option<u16> {
    let digits = text.as_bytes();
    let plain = matches!(digits, [b'0'..=b'9'] | [b'1'..=b'9', b'0'..=b'9']);
    plain.then(|| digits.iter().fold(0, |number, digit| 10 * number + u16::from(digit - b'0')))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_action_is_read_as_it_is_written() {
        let spaces = (0..LARGEST_RING).map(|space| format!("go{space}"));
        let tiles = (1..=16).map(|tile| format!("f{tile}"));
        let words = ["N", "S", "useN", "useS", "cw", "ccw"].map(str::to_owned);
        let texts: Vec<String> = spaces.chain(tiles).chain(words).collect();
        for text in &texts {
            assert_eq!(text.parse::<Action>().unwrap().to_string(), *text);
        }
        assert_eq!(texts.len(), 28 + 16 + 6);
    }

    #[test]
    fn other_texts_are_refused_with_the_reason() {
        for text in
            ["", "n", "f", "f0", "f17", "f01", "f+1", "go", "go28", "go007", "go-1", "use", " N", "N ", "gé"]
        {
            assert!(text.parse::<Action>().is_err(), "{text}");
        }
        assert_eq!(
            "f17".parse::<Action>().unwrap_err().to_string(),
            "\"f17\" is not an action: the tiles are f1 to f16"
        );
        assert_eq!(
            "go30".parse::<Action>().unwrap_err().to_string(),
            "\"go30\" is not an action: the spaces are go0 to go27"
        );
    }
}

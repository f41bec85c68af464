//! The legal actions: listed, counted, or picked at random.

use tabletop::Dice;

use crate::tile::TileSubset;
use crate::{Action, Direction, Path, Phase, Position, Side, Space, Tile};

impl Position {
    pub(crate) fn list_legal(&self, out: &mut Vec<Action>) {
        match self.phase {
            Phase::Path => {
                let empty = Side::BOTH.into_iter().filter(|&side| self.path(side).is_empty());
                out.extend(empty.map(Action::Fill));
            }
            Phase::Flip(_) => {
                out.extend(self.centre().into_iter().map(Action::Turn));
            }
            Phase::Use => out.extend(Side::BOTH.map(Action::Use)),
            Phase::Winoc => out.extend((0..self.rules.ring().spaces).map(Space).map(Action::Go)),
            Phase::Move(..) => {
                out.extend([Direction::Clockwise, Direction::CounterClockwise].map(Action::Walk));
            }
            Phase::Over(_) => {}
        }
    }

    pub(crate) fn count_legal(&self) -> usize {
        match self.phase {
            Phase::Path => self.paths.iter().filter(|path| path.is_empty()).count(),
            Phase::Flip(_) => self.centre().len().into(),
            Phase::Use | Phase::Move(..) => 2,
            Phase::Winoc => self.rules.ring().spaces.into(),
            Phase::Over(_) => 0,
        }
    }

    /// A legal action, each equally likely, without listing them.
    #[inline]
    pub(crate) fn pick_legal(&self, dice: &mut Dice) -> Action {
        match self.phase {
            Phase::Path => Action::Fill(match self.paths.map(Path::is_empty) {
                [true, false] => Side::North,
                [false, _] => Side::South,
                [true, true] => Side::BOTH[dice.below(2) as usize],
            }),
            Phase::Flip(_) => Action::Turn(pick_tile(self.centre(), dice)),
            Phase::Use => Action::Use(Side::BOTH[dice.below(2) as usize]),
            Phase::Move(..) => {
                Action::Walk([Direction::Clockwise, Direction::CounterClockwise][dice.below(2) as usize])
            }
            Phase::Winoc => Action::Go(Space(dice.below(self.rules.ring().spaces.into()) as u8)),
            Phase::Over(_) => unreachable!("the game is over"),
        }
    }
}

/// One of these tiles, each equally likely. At least six tiles lie in the centre at any time, so
/// taking four random bits until they name one of them is quick; a word holds eight tries.
#[inline]
pub(crate) fn pick_tile(centre: TileSubset, dice: &mut Dice) -> Tile {
    loop {
        let mut word = dice.word();
        for _ in 0..8 {
            let tile = Tile::new((word & 15) as u8);
            if centre.contains(tile) {
                return tile;
            }
            word >>= 4;
        }
    }
}

//! Clues about the power of a card that joins an army.

use super::clue::Clue;
use super::force::Force;
use super::scene::{ActionScene, tenth};
use crate::{Bloodline, Card};

impl ActionScene<'_> {
    /// Notes the clues about a power of a card that joins an army.
    #[inline]
    pub(super) fn promise(
        &self,
        power: Bloodline,
        card: Card,
        army: Force,
        note: &mut impl FnMut(Clue, f32),
    ) {
        match power {
            Bloodline::Wemyss => {
                note(Clue::MayKill, 1.0);
                note(Clue::KillGain, tenth(self.best_kill()));
            }
            Bloodline::Fergusson => {
                note(Clue::MaySwap, 1.0);
                note(Clue::SwapGain, tenth(self.best_swap(card, army)));
            }
            Bloodline::Cockburn => {
                note(Clue::MayTrade, 1.0);
                note(Clue::TradeGain, tenth(self.best_trade(card, army)));
            }
            Bloodline::Makgill => note(Clue::MayMore, 1.0),
            Bloodline::Forsyth => note(Clue::MayDraw, 1.0),
            Bloodline::MacDonnell => note(Clue::MayStay, f32::from(card.strength()) / 12.0),
            Bloodline::Cochrane => {
                note(Clue::MayTwo, 1.0);
                note(Clue::SecondSupporter, f32::from(self.row[1]) / 12.0);
            }
            Bloodline::Bruce => note(Clue::MayJoin, f32::from(army.clans.min(3))),
            Bloodline::Scott => note(Clue::MayCopy, f32::from(u8::from(!self.open.is_empty()))),
        }
    }

    /// The largest loss of another seat by one killed clan; half of it if its army is not the strongest.
    fn best_kill(&self) -> i32 {
        let mut best = 0;
        for seat in self.others() {
            let (force, total) = (self.forces[seat.index()], self.totals[seat.index()]);
            for &target in self.position.armies[seat.index()].cards() {
                // Doubling is ignored in armies with joined clans.
                let left = if force.has_joined() {
                    total - u16::from(target.strength())
                } else {
                    force.without(target, false).total()
                };
                let drop = i32::from(total) - i32::from(left);
                best = best.max(if total < self.rival { drop / 2 } else { drop });
            }
        }
        best
    }

    /// The largest gain over both totals by a swap.
    fn best_swap(&self, card: Card, army: Force) -> i32 {
        let mut best = 0;
        let own = i32::from(army.with(card, false).total());
        for seat in self.others() {
            let (force, total) = (self.forces[seat.index()], self.totals[seat.index()]);
            if force.has_joined() {
                continue;
            }
            for &target in self.position.armies[seat.index()].cards() {
                let gain = i32::from(army.with(target, false).total()) - own;
                let drop =
                    i32::from(total) - i32::from(force.without(target, false).with(card, false).total());
                best = best.max(gain + if total < self.rival { drop / 2 } else { drop });
            }
        }
        best
    }

    /// The largest gain by a swap with a supporter.
    fn best_trade(&self, card: Card, army: Force) -> i32 {
        let own = i32::from(army.with(card, false).total());
        let gains =
            self.position.supporters.iter().map(|&other| i32::from(army.with(other, false).total()) - own);
        gains.max().unwrap_or(0).max(0)
    }
}

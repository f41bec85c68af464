//! Every possible use of a pending power, and the table after it.

use tabletop::Seat;

use super::evaluate::Prospect;
use crate::{Bloodline, Clan, EndPower, Position};

impl Position {
    /// Calls `look` with the table after each use of a pending power, and after none if it may be declined.
    pub(super) fn each_use(&self, power: Bloodline, look: &mut impl FnMut(&Prospect)) {
        if !self.is_copied(power) {
            look(&self.prospect());
        }
        if power == Bloodline::Scott {
            let mut done = 0_u16;
            for spot in self.copyable() {
                let army = &self.armies[spot.seat.index()];
                let copied = army.cards()[usize::from(spot.place)].bloodline();
                if done >> copied as u16 & 1 == 0 {
                    done |= 1 << copied as u16;
                    self.each_target(copied, look);
                }
            }
        } else {
            self.each_target(power, look);
        }
    }

    /// Calls `look` with the table after each use of a power that is not a copy.
    fn each_target(&self, power: Bloodline, look: &mut impl FnMut(&Prospect)) {
        let now = self.prospect();
        let mine = self.pending();
        let (me, newest) = (mine.seat.index(), usize::from(mine.place));
        match power {
            Bloodline::Wemyss => {
                for spot in self.spots().filter(|spot| *spot != mine) {
                    let mut then = now;
                    then.armies[spot.seat.index()].remove(spot.place.into());
                    look(&then);
                }
            }
            Bloodline::Fergusson => {
                for seat in Seat::first(self.rules.seats).filter(|seat| *seat != mine.seat) {
                    for place in 0..self.armies[seat.index()].len() {
                        let mut then = now;
                        then.armies[me].replace(newest, now.armies[seat.index()].clan(place));
                        then.armies[seat.index()].replace(place, now.armies[me].clan(newest));
                        look(&then);
                    }
                }
            }
            Bloodline::Cockburn => {
                for place in 0..self.supporters.len() {
                    let mut then = now;
                    then.supporters[place] = now.armies[me].cards()[newest];
                    then.armies[me].replace(newest, Clan::open(now.supporters[place]));
                    look(&then);
                }
            }
            Bloodline::Makgill => look(&Prospect { more: 1, ..now }),
            Bloodline::Forsyth => look(&Prospect { drawn: 1, ..now }),
            Bloodline::MacDonnell | Bloodline::Cochrane | Bloodline::Bruce => {
                let mut then = now;
                then.armies[me].activate_last(power.end_power().unwrap_or(EndPower::Stay));
                look(&then);
            }
            Bloodline::Scott => {}
        }
    }
}

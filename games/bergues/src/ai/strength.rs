//! The strength of a guard in the classic game: its chance of coming home before the game ends, if each turn is the
//! last with a fixed probability and tiles come up as they do on average.
//!
//! The tables are the fixed point for a guard that walks alone and always takes the better direction. They are
//! computed once for each kind of table, on first use.

use std::sync::OnceLock;

use super::prospect::{Chances, Prospect};
use crate::path::WINOC;
use crate::{Guard, LARGEST_RING, Pickup, Position, Rules, TileSet};

const RING: usize = LARGEST_RING as usize;

/// The chance that a game goes on for one more turn.
const GOES_ON: f32 = 0.76;

/// The distribution of the steps by which a guard moves in a turn of another player.
const STEPS: [f32; WINOC as usize] = [0.10, 0.27, 0.26, 0.20, 0.11, 0.06];

/// The probability that another player permits a win that depends on that player.
const HELPED: f32 = 0.45;

/// Iterations of the approximation; each shrinks the error by [`GOES_ON`].
const ROUNDS: usize = 48;

/// The strength of a guard that has won; all others are smaller.
pub(super) const WON: f32 = 1.0;

/// The place of a guard, seen from its own gate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Stand {
    /// Steps from its own gate, clockwise.
    pub steps: u8,
    /// Whether it carries its fortress.
    pub carries: bool,
}

impl Stand {
    /// The place of this guard.
    #[inline]
    pub(super) fn of(guard: Guard, position: &Position) -> Stand {
        let ring = position.rules.ring();
        let steps = ring.steps_clockwise(ring.home(guard), position.guards.space(guard));
        Stand { steps, carries: position.guards.carries(guard) }
    }
}

/// One entry for each place of a guard.
type ByStand = [[f32; RING]; 2];

#[inline]
fn look_up(table: &ByStand, at: Stand) -> f32 {
    table[usize::from(at.carries)][usize::from(at.steps)]
}

/// The strengths on one kind of table.
pub(super) struct Strength {
    spaces: u8,
    pickup: Pickup,
    /// While another player is to play.
    resting: ByStand,
    /// When its own player is to play: whether a neutral tile is known, and the tiles left on the other path.
    active: [[ByStand; WINOC as usize]; 2],
    /// The chance of winning in that turn.
    wins: [[ByStand; WINOC as usize]; 2],
    /// The prospect after first walking by the tiles that are left.
    followed: [[[[Prospect; RING]; 2]; WINOC as usize]; 2],
    /// After this many steps in the better direction.
    moved: [ByStand; WINOC as usize],
    /// After this many steps in the worse direction.
    misled: [ByStand; WINOC as usize],
}

static TABLES: [OnceLock<Box<Strength>>; 60] = [const { OnceLock::new() }; 60];

impl Strength {
    /// The strengths under these rules.
    #[inline]
    pub(super) fn under(rules: Rules) -> &'static Strength {
        let kind = usize::from(rules.seats - 2) * 5 + usize::from(rules.towers - 2);
        let kind = 4 * kind + 2 * usize::from(rules.pickup == Pickup::Pass);
        let quartets = rules.tiles == TileSet::Quartets;
        TABLES[kind + usize::from(quartets)].get_or_init(|| Box::new(Strength::solve(rules)))
    }

    /// Its strength while another player is to play.
    #[inline]
    pub(super) fn resting(&self, at: Stand) -> f32 {
        look_up(&self.resting, at)
    }

    /// The prospect at the beginning of its player's turn.
    #[inline]
    pub(super) fn active(&self, at: Stand, left: u8, neutral: bool) -> Prospect {
        let (neutral, left) = (usize::from(neutral), usize::from(left));
        Prospect {
            strength: look_up(&self.active[neutral][left], at),
            wins: look_up(&self.wins[neutral][left], at),
        }
    }

    /// Its strength after `steps` in the better direction; [`WON`] if that brings it home.
    #[inline]
    pub(super) fn moved(&self, at: Stand, steps: u8) -> f32 {
        look_up(&self.moved[usize::from(steps)], at)
    }

    /// Its strength after `steps` in the worse direction.
    #[inline]
    pub(super) fn misled(&self, at: Stand, steps: u8) -> f32 {
        look_up(&self.misled[usize::from(steps)], at)
    }

    /// The strength after `steps` in each direction, clockwise first.
    #[inline]
    pub(super) fn both_ways(&self, at: Stand, steps: u8) -> [f32; 2] {
        [self.walked(at, steps, true), self.walked(at, steps, false)]
            .map(|end| end.map_or(WON, |end| self.resting(end)))
    }

    /// The prospect after walking by the tiles that are left.
    #[inline]
    pub(super) fn moved_and_active(&self, at: Stand, left: u8, neutral: bool) -> Prospect {
        self.followed[usize::from(neutral)][usize::from(left)][usize::from(at.carries)][usize::from(at.steps)]
    }

    fn follow(&self, at: Stand, left: u8, neutral: bool) -> Prospect {
        if left == 0 {
            return self.active(at, left, neutral);
        }
        let value = |clockwise| match self.walked(at, left, clockwise) {
            Some(end) => self.active(end, left, neutral),
            None => Prospect::CERTAIN,
        };
        let (one, two) = (value(true), value(false));
        if two.strength > one.strength { two } else { one }
    }

    /// Its place after walking `steps`; `None` if that wins.
    #[inline]
    pub(super) fn walked(&self, at: Stand, steps: u8, clockwise: bool) -> Option<Stand> {
        let opposite = self.spaces / 2;
        let (sum, ahead) = if clockwise {
            (at.steps + steps, opposite.wrapping_sub(at.steps))
        } else {
            (at.steps + self.spaces - steps, at.steps.wrapping_sub(opposite))
        };
        let end = if sum >= self.spaces { sum - self.spaces } else { sum };
        // No move is long enough to pass the opposite gate and come home.
        let passed = self.pickup == Pickup::Pass && (1..steps).contains(&ahead);
        if end == 0 && at.carries {
            return None;
        }
        Some(Stand { steps: end, carries: at.carries || end == opposite || passed })
    }

    fn solve(rules: Rules) -> Strength {
        let spaces = rules.ring().spaces;
        let empty = [[0.0; RING]; 2];
        let mut strength = Strength {
            spaces,
            pickup: rules.pickup,
            resting: empty,
            active: [[empty; WINOC as usize]; 2],
            wins: [[empty; WINOC as usize]; 2],
            followed: [[[[Prospect::default(); RING]; 2]; WINOC as usize]; 2],
            moved: [empty; WINOC as usize],
            misled: [empty; WINOC as usize],
        };
        for _ in 0..ROUNDS {
            strength.look_ahead();
            strength.average(rules);
        }
        strength.look_ahead();
        for (at, left) in Strength::stands(spaces).flat_map(|at| (0..WINOC).map(move |left| (at, left))) {
            for neutral in [false, true] {
                strength.followed[usize::from(neutral)][usize::from(left)][usize::from(at.carries)]
                    [usize::from(at.steps)] = strength.follow(at, left, neutral);
            }
        }
        strength
    }

    fn stands(spaces: u8) -> impl Iterator<Item = Stand> {
        [true, false]
            .into_iter()
            .flat_map(move |carries| (0..spaces).map(move |steps| Stand { steps, carries }))
    }

    /// The strengths after a move, from those at rest.
    fn look_ahead(&mut self) {
        for at in Strength::stands(self.spaces) {
            let (carries, space) = (usize::from(at.carries), usize::from(at.steps));
            for steps in 0..WINOC {
                let [one, two] = if steps == 0 { [self.resting(at); 2] } else { self.both_ways(at, steps) };
                self.moved[usize::from(steps)][carries][space] = one.max(two);
                self.misled[usize::from(steps)][carries][space] = one.min(two);
            }
        }
    }

    /// The strengths at rest, from those after a move.
    fn average(&mut self, rules: Rules) {
        let own_turns = 1.0 / f32::from(rules.seats);
        for at in Strength::stands(self.spaces) {
            let (carries, space) = (usize::from(at.carries), usize::from(at.steps));
            let mut own = 0.0;
            for left in 0..WINOC {
                for neutral in [false, true] {
                    let value = self.own_turn(at, left, neutral, rules.tiles);
                    self.active[usize::from(neutral)][usize::from(left)][carries][space] = value.strength;
                    self.wins[usize::from(neutral)][usize::from(left)][carries][space] = value.wins;
                    own += value.strength * STEPS[usize::from(left)] * if neutral { 0.7 } else { 0.3 };
                }
            }
            let mut others = 0.0;
            for steps in 0..WINOC {
                let value = match (self.moved(at, steps), self.misled(at, steps)) {
                    (WON.., other) => HELPED * WON + (1.0 - HELPED) * other,
                    (better, _) => better,
                };
                others += GOES_ON * STEPS[usize::from(steps)] * value;
            }
            self.resting[carries][space] = own_turns * own + (1.0 - own_turns) * others;
        }
    }

    /// The prospect at the beginning of its player's turn.
    fn own_turn(&self, at: Stand, left: u8, neutral: bool, tiles: TileSet) -> Prospect {
        let later = |strength: f32| Prospect { strength: GOES_ON * strength, wins: 0.0 };
        let step = |steps: u8| match self.moved(at, steps) {
            WON.. => Prospect::CERTAIN,
            value => later(value),
        };
        let winoc = if at.carries {
            Prospect::CERTAIN
        } else {
            later(self.resting(Stand { steps: self.spaces / 2, carries: true }))
        };
        let stop = |one: u8, two: u8| {
            if one.max(two) == WINOC { winoc } else { step(one).better(step(two)) }
        };
        let mut value = winoc;
        for filled in (0..WINOC).rev() {
            let chances = Chances::of(filled, 0, left, tiles);
            let rest = stop(filled + 1, left);
            let mut turning = Prospect::default();
            turning.mix(chances.neutral, rest);
            turning.mix(chances.more, stop(filled, left + 1));
            turning.mix(chances.fewer, stop(filled, left.saturating_sub(1)));
            turning.mix(chances.on, value);
            value = if neutral { turning.better(rest) } else { turning };
        }
        value
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Variant;

    fn rules(pickup: Pickup) -> Rules {
        Rules { variant: Variant::Classic, seats: 4, towers: 4, pickup, tiles: TileSet::Pairs }
    }

    #[test]
    fn with_the_fortress_and_near_home_is_stronger() {
        let strength = Strength::under(rules(Pickup::Exact));
        let at = |steps, carries| strength.resting(Stand { steps, carries });
        assert!(at(10, true) > at(10, false));
        assert!(at(2, true) > at(8, true));
        assert!(at(9, false) > at(3, false));
        // Every strength is positive and below that of a win.
        for carries in [true, false] {
            assert!((0..20).all(|steps| (0.001..0.999).contains(&at(steps, carries))));
        }
    }

    #[test]
    fn both_sides_of_the_ring_are_alike() {
        let strength = Strength::under(rules(Pickup::Pass));
        for carries in [true, false] {
            for steps in 1..20 {
                let [one, two] = [steps, 20 - steps].map(|steps| strength.resting(Stand { steps, carries }));
                assert!((one - two).abs() < 1e-5, "{steps}: {one} {two}");
            }
        }
    }

    #[test]
    fn walking_wins_takes_up_and_passes() {
        let exact = Strength::under(rules(Pickup::Exact));
        let pass = Strength::under(rules(Pickup::Pass));
        let at = |steps, carries| Stand { steps, carries };
        assert_eq!(exact.walked(at(17, true), 3, true), None);
        assert_eq!(exact.walked(at(3, true), 3, false), None);
        assert_eq!(exact.walked(at(3, false), 3, false), Some(at(0, false)));
        assert_eq!(exact.walked(at(8, false), 2, true), Some(at(10, true)));
        assert_eq!(exact.walked(at(8, false), 3, true), Some(at(11, false)));
        assert_eq!(pass.walked(at(8, false), 3, true), Some(at(11, true)));
        assert_eq!(pass.walked(at(12, false), 3, false), Some(at(9, true)));
        assert_eq!(pass.walked(at(10, false), 3, false), Some(at(7, false)));
    }
}

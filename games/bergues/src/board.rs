//! The rampart: a closed ring of towers and gates (BG-M1).

use std::fmt;

use crate::Guard;

/// The fewest and the most towers between two gates.
pub(crate) const TOWERS: std::ops::RangeInclusive<u8> = 2..=6;

/// The number of spaces of the largest rampart.
pub const LARGEST_RING: u8 = spaces(*TOWERS.end());

/// One space of the rampart, counted clockwise from the gate of Cassel, which is 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Space(pub u8);

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

const fn spaces(towers: u8) -> u8 {
    4 * (towers + 1)
}

/// A rampart.
#[derive(Debug)]
pub struct Ring {
    /// The number of spaces.
    pub spaces: u8,
    /// One bit for each gate.
    gates: u32,
    /// The gate of each guard, in wind-rose order.
    homes: [Space; 4],
    /// For each space, the gate to which a guard is sent back.
    nearest: [Space; LARGEST_RING as usize],
}

/// A rampart for each number of towers.
static RINGS: [Ring; 5] = [Ring::build(2), Ring::build(3), Ring::build(4), Ring::build(5), Ring::build(6)];

impl Ring {
    /// The rampart with this number of towers between two gates.
    ///
    /// # Panics
    /// If there is no such rampart.
    #[inline]
    pub fn with_towers(towers: u8) -> &'static Ring {
        &RINGS[usize::from(towers - *TOWERS.start())]
    }

    const fn build(towers: u8) -> Ring {
        let (side, spaces) = (towers + 1, spaces(towers));
        let mut nearest = [Space(0); LARGEST_RING as usize];
        let mut space = 0;
        while space < spaces {
            // BG-V2: of two equally near gates it is the clockwise one.
            let behind = space % side;
            let gate = if behind < side - behind { space - behind } else { space - behind + side };
            nearest[space as usize] = Space(gate % spaces);
            space += 1;
        }
        let gates = 1 | 1 << side | 1 << (2 * side) | 1 << (3 * side);
        let homes = [Space(0), Space(side), Space(2 * side), Space(3 * side)];
        Ring { spaces, gates, homes, nearest }
    }

    /// Whether the rampart has this space.
    pub const fn has(&self, space: Space) -> bool {
        space.0 < self.spaces
    }

    /// Whether it is a gate; all other spaces are towers.
    #[inline]
    pub const fn is_gate(&self, space: Space) -> bool {
        self.gates >> space.0 & 1 == 1
    }

    /// The gate where this guard starts and where it wins (BG-M2).
    #[inline]
    pub const fn home(&self, guard: Guard) -> Space {
        self.homes[guard.index()]
    }

    /// The gate where this guard's fortress waits (BG-M2).
    #[inline]
    pub const fn opposite(&self, guard: Guard) -> Space {
        self.homes[guard.index() ^ 2]
    }

    /// The gate nearest to a space (BG-V2).
    #[inline]
    pub const fn nearest_gate(&self, space: Space) -> Space {
        self.nearest[space.0 as usize]
    }

    /// The space that is `steps` clockwise of this one; fewer steps than the ring has spaces.
    #[inline]
    pub const fn clockwise(&self, space: Space, steps: u8) -> Space {
        let sum = space.0 + steps;
        Space(if sum >= self.spaces { sum - self.spaces } else { sum })
    }

    /// The space that is `steps` counter-clockwise of this one; fewer steps than the ring has spaces.
    #[inline]
    pub const fn counter_clockwise(&self, space: Space, steps: u8) -> Space {
        Space(if space.0 >= steps { space.0 - steps } else { space.0 + self.spaces - steps })
    }

    /// The number of steps clockwise from one space to another.
    #[inline]
    pub const fn steps_clockwise(&self, from: Space, to: Space) -> u8 {
        self.counter_clockwise(to, from.0).0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bg_m1_gates_stand_at_equal_distances() {
        for towers in TOWERS {
            let ring = Ring::with_towers(towers);
            assert_eq!(ring.spaces, 4 * (towers + 1));
            let gates: Vec<u8> = (0..ring.spaces).filter(|&space| ring.is_gate(Space(space))).collect();
            assert_eq!(gates, [0, towers + 1, 2 * (towers + 1), 3 * (towers + 1)]);
        }
    }

    #[test]
    fn bg_m2_each_fortress_waits_at_the_opposite_gate() {
        let ring = Ring::with_towers(4);
        let gates: Vec<(u8, u8)> =
            Guard::ALL.iter().map(|&guard| (ring.home(guard).0, ring.opposite(guard).0)).collect();
        assert_eq!(gates, [(0, 10), (5, 15), (10, 0), (15, 5)]);
    }

    #[test]
    fn bg_v2_the_nearest_gate_is_the_clockwise_one_when_equally_near() {
        let nearest = |towers, spaces: &[u8]| {
            spaces.iter().map(move |&s| Ring::with_towers(towers).nearest[s as usize].0).collect::<Vec<_>>()
        };
        assert_eq!(nearest(4, &[0, 1, 2, 3, 4, 5, 17, 18]), [0, 0, 0, 5, 5, 5, 15, 0]);
        // With an odd number of towers the middle one is equally far from both gates.
        assert_eq!(nearest(3, &[1, 2, 3, 14, 15]), [0, 4, 4, 0, 0]);
    }

    #[test]
    fn steps_wrap_around_the_ring() {
        let ring = Ring::with_towers(2);
        assert_eq!(ring.clockwise(Space(10), 5), Space(3));
        assert_eq!(ring.counter_clockwise(Space(3), 5), Space(10));
        assert_eq!(ring.steps_clockwise(Space(10), Space(3)), 5);
        assert_eq!(ring.steps_clockwise(Space(3), Space(3)), 0);
    }
}

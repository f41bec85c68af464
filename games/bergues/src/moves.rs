//! Moves of the guards on the rampart (BG-V1 to BG-V5).

use crate::{Direction, Guard, Phase, Pickup, Position, Space};

impl Position {
    /// A guard walks. Unless it wins, the next one moves (BG-T6).
    #[inline]
    pub(crate) fn walk(&mut self, guard: Guard, steps: u8, direction: Direction) {
        let ring = self.rules.ring();
        let start = self.guards.space(guard);
        let end = self.walks_to(guard, steps, direction);
        if self.rules.pickup == Pickup::Pass {
            // BG-V3: the gate must lie strictly between the start and the end of the move.
            let gate = ring.opposite(guard);
            let ahead = match direction {
                Direction::Clockwise => ring.steps_clockwise(start, gate),
                Direction::CounterClockwise => ring.steps_clockwise(gate, start),
            };
            if (1..steps).contains(&ahead) {
                self.guards.take_up(guard);
            }
        }
        if !self.arrive(guard, end) {
            self.next_to_move(guard);
        }
    }

    /// The space where a guard's walk ends.
    #[inline]
    pub(crate) fn walks_to(&self, guard: Guard, steps: u8, direction: Direction) -> Space {
        let (ring, start) = (self.rules.ring(), self.guards.space(guard));
        match direction {
            Direction::Clockwise => ring.clockwise(start, steps),
            Direction::CounterClockwise => ring.counter_clockwise(start, steps),
        }
    }

    /// BG-T4: the tiles go to the centre, and the guard goes to any space; no other guard moves.
    pub(crate) fn go(&mut self, space: Space) {
        self.clear_paths();
        if !self.arrive(self.active_guard(), space) {
            self.end_turn();
        }
    }

    /// A guard ends its move on a space. Returns whether it wins.
    #[inline]
    fn arrive(&mut self, guard: Guard, space: Space) -> bool {
        let ring = self.rules.ring();
        self.guards.put(guard, space);
        if !ring.is_gate(space) {
            // BG-V2; on a gate every guard is safe (BG-V1).
            self.send_back_from(space, guard);
        } else if space == ring.opposite(guard) {
            self.guards.take_up(guard);
        } else if space == ring.home(guard) && self.guards.carries(guard) {
            // BG-V4
            self.phase = Phase::Over(Some(guard));
            return true;
        }
        false
    }

    /// BG-V2: being sent back is not a move, so the guard neither takes up its fortress nor wins.
    #[inline]
    fn send_back_from(&mut self, tower: Space, except: Guard) {
        for other in Guard::ALL {
            if other != except && self.guards.space(other) == tower {
                self.guards.put(other, self.rules.ring().nearest_gate(tower));
            }
        }
    }
}

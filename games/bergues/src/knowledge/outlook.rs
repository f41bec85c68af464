//! What each guard may expect of a turn: who wins in it, and how strong everyone stands after it.

use super::strength::{Chances, Stand, Strength, WON};
use crate::turn::WINOC;
use crate::{Guard, Position, Rules, Side, TileSet};

/// What each guard may expect, in wind-rose order; together 1.
pub(super) type Shares = [f32; 4];

/// A guard without a player is led astray, so that little is left of its strength.
const ORPHAN: f32 = 0.03;

/// The sharper, the more a small lead counts.
const fn sharpen(strength: f32) -> f32 {
    strength * strength
}

/// This guard has won.
#[inline]
pub(super) fn certain(guard: Guard) -> Shares {
    let mut shares = [0.0; 4];
    shares[guard.index()] = 1.0;
    shares
}

/// The shares that go with these strengths.
#[inline]
pub(super) fn split(strengths: Shares) -> Shares {
    let sharp = strengths.map(sharpen);
    let all = 1.0 / (sharp[0] + sharp[1] + sharp[2] + sharp[3]);
    sharp.map(|strength| strength * all)
}

/// The tiles of the centre that are known to come up neutral.
#[inline]
pub(super) fn neutrals(position: &Position) -> u16 {
    position.tiles.known_neutral(position.centre(), position.rules.tiles == TileSet::Pairs)
}

/// What can come of a turn, for the guards as they stand.
pub(super) struct Outlook {
    active: Guard,
    next: Guard,
    players: u8,
    /// Strengths after so many steps; without a player, to the worse side.
    moved: [Shares; WINOC as usize],
    /// The strength of the next guard to play after so many steps.
    next_moved: [f32; WINOC as usize],
    /// One bit for each guard that so many steps bring home.
    wins: [u8; WINOC as usize],
    /// After a Winoc.
    winoc: Shares,
    neutral: bool,
    tiles: TileSet,
}

/// One bit for each guard that has a player.
#[inline]
pub(super) fn players(rules: Rules) -> u8 {
    [0b0101, 0b0111, 0b1111][usize::from(rules.seats) - 2]
}

/// The guard that plays after this one.
#[inline]
pub(super) fn player_after(guard: Guard, players: u8) -> Guard {
    let mut next = guard.next();
    while players >> next.index() & 1 == 0 {
        next = next.next();
    }
    next
}

impl Outlook {
    pub(super) fn of(position: &Position) -> Outlook {
        let strength = Strength::under(position.rules);
        let (active, players) = (position.active_guard(), players(position.rules));
        let next = player_after(active, players);
        let stands = Guard::ALL.map(|guard| Stand::of(guard, position));
        let neutral = neutrals(position) != 0;
        let (mut moved, mut wins) = ([[0.0; 4]; WINOC as usize], [0; WINOC as usize]);
        for (steps, (moved, wins)) in (0..WINOC).zip(moved.iter_mut().zip(&mut wins)) {
            for (at, &stand) in stands.iter().enumerate() {
                if players >> at & 1 == 1 {
                    moved[at] = strength.moved(stand, steps);
                    *wins |= u8::from(moved[at] >= WON) << at;
                } else {
                    moved[at] = ORPHAN * strength.misled(stand, steps);
                }
            }
        }
        let mut next_moved = [0.0; WINOC as usize];
        for (left, moved) in (0..WINOC).zip(&mut next_moved) {
            *moved = strength.moved_and_active(stands[next.index()], left, neutral);
        }
        let own = stands[active.index()];
        let winoc = if own.carries {
            certain(active)
        } else {
            let mut strengths = moved[0];
            let fetched = Stand { steps: position.rules.ring().spaces / 2, carries: true };
            strengths[active.index()] = strength.resting(fetched);
            strengths[next.index()] = next_moved[0];
            split(strengths)
        };
        let tiles = position.rules.tiles;
        Outlook { active, next, players, moved, next_moved, wins, winoc, neutral, tiles }
    }

    /// The share of the active guard.
    #[inline]
    pub(super) fn own(&self, shares: &Shares) -> f32 {
        shares[self.active.index()]
    }

    /// The one that is better for the active player.
    #[inline]
    fn better(&self, one: Shares, two: Shares) -> Shares {
        if self.own(&two) > self.own(&one) { two } else { one }
    }

    /// The active guard moves by `own` steps, then the others by `others`.
    #[inline]
    pub(super) fn moves(&self, own: u8, others: u8) -> Shares {
        if self.wins[usize::from(own)] >> self.active.index() & 1 == 1 {
            return certain(self.active);
        }
        let wins = self.wins[usize::from(others)] & !(1 << self.active.index());
        if wins != 0 && others > 0 {
            let mut guard = player_after(self.active, self.players);
            while wins >> guard.index() & 1 == 0 {
                guard = guard.next();
            }
            return certain(guard);
        }
        let mut strengths = self.moved[usize::from(others)];
        strengths[self.active.index()] = self.moved[usize::from(own)][self.active.index()];
        strengths[self.next.index()] = self.next_moved[usize::from(others)];
        split(strengths)
    }

    /// The turning has ended with so many tiles on the path that was filled and on the other one.
    #[inline]
    pub(super) fn stop(&self, filled: u8, left: u8) -> Shares {
        if filled == WINOC || left == WINOC {
            return self.winoc;
        }
        self.better(self.moves(filled, left), self.moves(left, filled))
    }

    /// Turning goes on with so many tiles on the path, `shared` of them with symbols that the other one shows too.
    pub(super) fn turning(&self, filled: u8, shared: u8, left: u8) -> Shares {
        let mut value = self.winoc;
        for filled in (filled..WINOC).rev() {
            let chances = Chances::of(filled, shared, left, self.tiles);
            let rest = self.stop(filled + 1, left);
            let more = self.stop(filled, left + 1);
            let fewer = if left == 0 { more } else { self.stop(filled, left - 1) };
            let turned: Shares = std::array::from_fn(|at| {
                chances.neutral * rest[at]
                    + chances.more * more[at]
                    + chances.fewer * fewer[at]
                    + chances.on * value[at]
            });
            value = if self.neutral { self.better(turned, rest) } else { turned };
        }
        value
    }
}

/// How many symbols of the path being filled the other one shows too.
#[inline]
pub(super) fn shared(position: &Position, side: Side) -> u8 {
    (position.path(side).faces() & position.path(side.other()).faces()).count_ones() as u8
}

/// The strengths of the guards in the middle of a round of moves: this one is to move by so many steps, those after
/// it by the tiles that are left. The first that comes home wins.
pub(super) fn moving(position: &Position, guard: Guard, steps: u8) -> Shares {
    let strength = Strength::under(position.rules);
    let (active, players) = (position.active_guard(), players(position.rules));
    let left = position.paths[0].len() + position.paths[1].len();
    let next = player_after(active, players);
    let neutral = neutrals(position) != 0;
    let mut strengths = Guard::ALL.map(|guard| strength.resting(Stand::of(guard, position)));
    let (mut mover, mut steps) = (guard, steps);
    let mut next_moves = false;
    loop {
        let at = Stand::of(mover, position);
        let player = players >> mover.index() & 1 == 1;
        if player {
            let value = strength.moved(at, steps);
            if value >= WON {
                return certain(mover);
            }
            strengths[mover.index()] = value;
            next_moves |= mover == next;
        } else {
            strengths[mover.index()] = strength.misled(at, steps);
        }
        mover = mover.next();
        steps = left;
        if mover == active || left == 0 {
            break;
        }
    }
    let at = Stand::of(next, position);
    strengths[next.index()] = if next_moves {
        strength.moved_and_active(at, left, neutral)
    } else {
        strength.active(at, left, neutral)
    };
    orphans(&mut strengths, players);
    split(strengths)
}

/// The shares at the beginning of a turn, by the tables alone.
pub(super) fn at_rest(position: &Position) -> Shares {
    let strength = Strength::under(position.rules);
    let left = position.paths[0].len() + position.paths[1].len();
    let active = position.active_guard();
    let mut strengths = Guard::ALL.map(|guard| strength.resting(Stand::of(guard, position)));
    let at = Stand::of(active, position);
    strengths[active.index()] = strength.active(at, left, neutrals(position) != 0);
    orphans(&mut strengths, players(position.rules));
    split(strengths)
}

#[inline]
fn orphans(strengths: &mut Shares, players: u8) {
    for (at, strength) in strengths.iter_mut().enumerate() {
        if players >> at & 1 == 0 {
            *strength *= ORPHAN;
        }
    }
}

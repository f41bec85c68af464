//! The expected reward of each guard: its share of the strength on the rampart.

use super::prospect::Prospect;
use super::strength::{Stand, Strength, WON};
use crate::tile::TileSubset;
use crate::{Guard, Position, Rules, TileSet};

/// The expected reward of each guard in wind-rose order; the sum is 1.
pub(super) type Shares = [f32; 4];

/// The factor on the strength of a guard without a player, which others lead astray.
pub(super) const ORPHAN: f32 = 0.03;

/// Sharpens a strength, so that a small lead gives a larger share.
#[inline]
pub(super) const fn sharpen(strength: f32) -> f32 {
    strength * strength
}

/// The shares when this guard has won.
#[inline]
pub(super) fn certain(guard: Guard) -> Shares {
    let mut shares = [0.0; 4];
    shares[guard.index()] = 1.0;
    shares
}

/// The prospect of the next player.
#[derive(Clone, Copy)]
pub(super) struct Next {
    /// The chance of winning at once.
    pub wins: f32,
    /// The sharpened strength of the guard otherwise.
    pub sharp: f32,
}

impl Next {
    #[inline]
    pub(super) fn new(prospect: Prospect) -> Next {
        Next { wins: prospect.wins, sharp: sharpen(prospect.otherwise()) }
    }
}

/// The shares for these sharpened strengths when this guard plays next.
#[inline]
pub(super) fn share_out(mut sharp: Shares, guard: Guard, next: Next) -> Shares {
    sharp[guard.index()] = next.sharp;
    let each = (1.0 - next.wins) / (sharp[0] + sharp[1] + sharp[2] + sharp[3]);
    let mut shares = sharp.map(|strength| strength * each);
    shares[guard.index()] += next.wins;
    shares
}

/// The shares for these strengths when this guard plays next.
#[inline]
pub(super) fn split_with_next(strengths: Shares, next: Guard, prospect: Prospect) -> Shares {
    share_out(strengths.map(sharpen), next, Next::new(prospect))
}

/// The tiles of the centre that are known to be neutral.
#[inline]
pub(super) fn neutrals(position: &Position) -> TileSubset {
    position.tiles.known_neutral(position.centre(), position.rules.tiles == TileSet::Pairs)
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

/// The shares in the middle of a round of moves: this guard moves by `steps`, those after it by the tiles that are
/// left. The first that comes home wins.
pub(super) fn moving(position: &Position, guard: Guard, steps: u8) -> Shares {
    let strength = Strength::under(position.rules);
    let (active, players) = (position.active_guard(), players(position.rules));
    let left = position.paths[0].len() + position.paths[1].len();
    let next = player_after(active, players);
    let neutral = !neutrals(position).is_empty();
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
    let prospect = if next_moves {
        strength.moved_and_active(at, left, neutral)
    } else {
        strength.active(at, left, neutral)
    };
    orphans(&mut strengths, players);
    split_with_next(strengths, next, prospect)
}

/// The shares at the beginning of a turn, by the tables alone.
pub(super) fn at_rest(position: &Position) -> Shares {
    let strength = Strength::under(position.rules);
    let left = position.paths[0].len() + position.paths[1].len();
    let active = position.active_guard();
    let mut strengths = Guard::ALL.map(|guard| strength.resting(Stand::of(guard, position)));
    let prospect = strength.active(Stand::of(active, position), left, !neutrals(position).is_empty());
    orphans(&mut strengths, players(position.rules));
    split_with_next(strengths, active, prospect)
}

#[inline]
fn orphans(strengths: &mut Shares, players: u8) {
    for (at, strength) in strengths.iter_mut().enumerate() {
        if players >> at & 1 == 0 {
            *strength *= ORPHAN;
        }
    }
}

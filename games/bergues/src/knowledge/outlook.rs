//! What each guard may expect of a turn: who wins in it, and how strong everyone stands after it.

use super::strength::{Chances, Prospect, Stand, Strength, WON};
use crate::turn::WINOC;
use crate::{Face, Guard, Path, Position, Rules, Side, TileSet};

/// What each guard may expect, in wind-rose order; together 1.
pub(super) type Shares = [f32; 4];

/// A guard without a player is led astray, so that little is left of its strength.
const ORPHAN: f32 = 0.03;

/// How many more tiles are looked ahead to; hardly anybody turns so many without a repeat.
const AHEAD: u8 = 4;

/// The strength as it counts for the shares: the sharper, the more a small lead counts.
#[inline]
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

/// What the next player may expect, ready to be shared out.
#[derive(Clone, Copy)]
struct Next {
    wins: f32,
    sharp: f32,
}

impl Next {
    #[inline]
    fn new(prospect: Prospect) -> Next {
        Next { wins: prospect.wins, sharp: sharpen(prospect.otherwise()) }
    }
}

/// The shares that go with these sharpened strengths when this guard is the next to play.
#[inline]
fn share_out(mut sharp: Shares, guard: Guard, next: Next) -> Shares {
    sharp[guard.index()] = next.sharp;
    let each = (1.0 - next.wins) / (sharp[0] + sharp[1] + sharp[2] + sharp[3]);
    let mut shares = sharp.map(|strength| strength * each);
    shares[guard.index()] += next.wins;
    shares
}

/// The shares that go with these strengths when this guard is the next to play.
#[inline]
pub(super) fn split_with_next(strengths: Shares, next: Guard, prospect: Prospect) -> Shares {
    share_out(strengths.map(sharpen), next, Next::new(prospect))
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
    /// Sharpened strengths after so many steps; without a player, to the worse side.
    moved: [Shares; WINOC as usize],
    /// What the next player may expect after so many steps; whether a neutral tile is at hand then.
    next_moved: [[Next; WINOC as usize]; 2],
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
                    let after = strength.moved(stand, steps);
                    *wins |= u8::from(after >= WON) << at;
                    moved[at] = sharpen(after);
                } else {
                    moved[at] = sharpen(ORPHAN * strength.misled(stand, steps));
                }
            }
        }
        let next_moved = [false, true].map(|neutral| {
            let at = stands[next.index()];
            std::array::from_fn(|left| Next::new(strength.moved_and_active(at, left as u8, neutral)))
        });
        let own = stands[active.index()];
        let winoc = if own.carries {
            certain(active)
        } else {
            let mut strengths = moved[0];
            let fetched = Stand { steps: position.rules.ring().spaces / 2, carries: true };
            strengths[active.index()] = sharpen(strength.resting(fetched));
            share_out(strengths, next, next_moved[1][0])
        };
        let tiles = position.rules.tiles;
        Outlook { active, next, moved, next_moved, wins, winoc, neutral, tiles }
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

    /// The active guard moves by one path, then the others by the other.
    #[inline]
    pub(super) fn moves(&self, own: Row, others: Row) -> Shares {
        if self.wins[usize::from(own.tiles)] >> self.active.index() & 1 == 1 {
            return certain(self.active);
        }
        let left = usize::from(others.tiles);
        let wins = self.wins[left] & !(1 << self.active.index());
        if wins != 0 && left > 0 {
            let mut guard = self.next;
            while wins >> guard.index() & 1 == 0 {
                guard = guard.next();
            }
            return certain(guard);
        }
        let mut strengths = self.moved[left];
        strengths[self.active.index()] = self.moved[usize::from(own.tiles)][self.active.index()];
        let neutral = match self.tiles {
            TileSet::Pairs => !others.neutral,
            TileSet::Quartets => self.neutral,
        };
        share_out(strengths, self.next, self.next_moved[usize::from(neutral)][left])
    }

    /// The turning has ended with these tiles on the path that was filled and on the other one.
    #[inline]
    pub(super) fn stop(&self, filled: Row, left: Row) -> Shares {
        if filled.tiles == WINOC || left.tiles == WINOC {
            return self.winoc;
        }
        self.better(self.moves(filled, left), self.moves(left, filled))
    }

    /// A neutral tile ends the turning.
    #[inline]
    pub(super) fn rest(&self, filled: u8, left: Row) -> Shares {
        self.stop(Row { tiles: filled + 1, neutral: true }, left)
    }

    /// A repeat ends the turning and goes to the other path.
    #[inline]
    pub(super) fn more(&self, filled: u8, left: Row) -> Shares {
        let left = Row { tiles: left.tiles + 1, ..left };
        self.stop(Row { tiles: filled, neutral: false }, left)
    }

    /// A repeat ends the turning and takes its twin away.
    #[inline]
    pub(super) fn fewer(&self, filled: u8, left: Row) -> Shares {
        let left = Row { tiles: left.tiles.saturating_sub(1), ..left };
        self.stop(Row { tiles: filled, neutral: false }, left)
    }

    /// Turning goes on with so many tiles on the path, `shared` of them with symbols that the other one shows too.
    pub(super) fn turning(&self, filled: u8, shared: u8, left: Row) -> Shares {
        let end = (filled + AHEAD).min(WINOC);
        let mut value = if end == WINOC { self.winoc } else { self.more(end, left) };
        for filled in (filled..end).rev() {
            let chances = Chances::of(filled, shared, left.tiles, self.tiles);
            let mut turned = value.map(|share| chances.on * share);
            let mut mix = |chance: f32, shares: Shares| {
                for (all, share) in turned.iter_mut().zip(shares) {
                    *all += chance * share;
                }
            };
            if filled > 0 {
                mix(chances.more, self.more(filled, left));
                if left.tiles > 0 {
                    mix(chances.fewer, self.fewer(filled, left));
                }
            }
            value = if self.neutral {
                let rest = self.rest(filled, left);
                mix(chances.neutral, rest);
                self.better(turned, rest)
            } else {
                if chances.neutral > 0.0 {
                    mix(chances.neutral, self.rest(filled, left));
                }
                turned
            };
        }
        value
    }

    /// The share of the active guard after a Winoc that puts it where it stands so strong and sends nobody back.
    #[inline]
    pub(super) fn own_after_winoc(&self, strength: f32) -> f32 {
        let mut sharp = self.moved[0];
        sharp[self.active.index()] = sharpen(strength);
        self.own(&share_out(sharp, self.next, self.next_moved[1][0]))
    }
}

/// What counts of the tiles on a path.
#[derive(Clone, Copy)]
pub(super) struct Row {
    /// How many there are.
    pub tiles: u8,
    /// Whether one is neutral.
    pub neutral: bool,
}

impl Row {
    #[inline]
    pub(super) fn of(path: Path) -> Row {
        Row { tiles: path.len(), neutral: path.shows(Face::NEUTRAL) }
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
    let prospect = strength.active(Stand::of(active, position), left, neutrals(position) != 0);
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

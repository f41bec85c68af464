//! The expected result of the rest of a turn.

use super::prospect::Chances;
use super::shares::{Next, ORPHAN, Shares, certain, neutrals, player_after, players, share_out, sharpen};
use super::strength::{Stand, Strength, WON};
use crate::path::WINOC;
use crate::{Face, Guard, Path, Position, Side, TileSet};

/// The number of tiles looked ahead; turning more without a repeat is rare.
const AHEAD: u8 = 4;

/// The possible results of a turn, for the guards at their present places.
pub(super) struct TurnForecast {
    active: Guard,
    next: Guard,
    /// Sharpened strengths after each number of steps; guards without a player move in the worse direction.
    moved: [Shares; WINOC as usize],
    /// The same for the active guard.
    own: [f32; WINOC as usize],
    /// The sum over all guards but the active one and the next to play.
    rest: [f32; WINOC as usize],
    /// The prospect of the next player after each number of steps, without and with a known neutral tile.
    next_moved: [[Next; WINOC as usize]; 2],
    /// For each number of steps, one bit for each guard that it brings home.
    wins: [u8; WINOC as usize],
    /// The active player's share after a Winoc.
    winoc: f32,
    neutral: bool,
    tiles: TileSet,
}

/// The relevant properties of a path.
#[derive(Clone, Copy)]
pub(super) struct Row {
    /// The number of tiles.
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

impl TurnForecast {
    pub(super) fn of(position: &Position) -> TurnForecast {
        let strength = Strength::under(position.rules);
        let (active, players) = (position.active_guard(), players(position.rules));
        let next = player_after(active, players);
        let stands = Guard::ALL.map(|guard| Stand::of(guard, position));
        let neutral = !neutrals(position).is_empty();
        let (mut moved, mut wins) = ([[0.0; 4]; WINOC as usize], [0; WINOC as usize]);
        for (at, &stand) in stands.iter().enumerate() {
            for steps in 0..WINOC {
                let after = if players >> at & 1 == 1 {
                    let after = strength.moved(stand, steps);
                    wins[usize::from(steps)] |= u8::from(after >= WON) << at;
                    after
                } else {
                    ORPHAN * strength.misled(stand, steps)
                };
                moved[usize::from(steps)][at] = sharpen(after);
            }
        }
        let next_moved = [false, true].map(|neutral| {
            let at = stands[next.index()];
            std::array::from_fn(|left| Next::new(strength.moved_and_active(at, left as u8, neutral)))
        });
        let own = moved.map(|moved| moved[active.index()]);
        let rest = moved.map(|moved| {
            let third = |at: usize| at != active.index() && at != next.index();
            (0..4).filter(|&at| third(at)).map(|at| moved[at]).sum()
        });
        let tiles = position.rules.tiles;
        let mut forecast =
            TurnForecast { active, next, moved, own, rest, next_moved, wins, winoc: 1.0, neutral, tiles };
        if !stands[active.index()].carries {
            let fetched = Stand { steps: position.rules.ring().spaces / 2, carries: true };
            forecast.winoc = forecast.after_winoc(strength.resting(fetched));
        }
        forecast
    }

    /// The active player's share after a Winoc that gives the guard this strength and sends no guard back.
    #[inline]
    pub(super) fn after_winoc(&self, strength: f32) -> f32 {
        self.share(sharpen(strength), 0, self.next_moved[1][0])
    }

    /// The active player's share.
    #[inline]
    fn share(&self, own: f32, left: usize, next: Next) -> f32 {
        own * (1.0 - next.wins) / (own + self.rest[left] + next.sharp)
    }

    /// Whether this many steps bring the active guard home.
    #[inline]
    fn own_win(&self, steps: u8) -> bool {
        self.wins[usize::from(steps)] >> self.active.index() & 1 == 1
    }

    /// One bit for each other guard that this many steps bring home.
    #[inline]
    fn other_wins(&self, steps: u8) -> u8 {
        self.wins[usize::from(steps)] & !(1 << self.active.index())
    }

    /// The prospect of the next player when this path is left.
    #[inline]
    fn next_after(&self, left: Row) -> Next {
        let neutral = match self.tiles {
            TileSet::Pairs => !left.neutral,
            TileSet::Quartets => self.neutral,
        };
        self.next_moved[usize::from(neutral)][usize::from(left.tiles)]
    }

    /// The active player's share when the own guard moves by one path and then the others by the other.
    #[inline]
    pub(super) fn moves(&self, own: Row, others: Row) -> f32 {
        if self.own_win(own.tiles) {
            1.0
        } else if self.other_wins(others.tiles) != 0 {
            0.0
        } else {
            let left = usize::from(others.tiles);
            self.share(self.own[usize::from(own.tiles)], left, self.next_after(others))
        }
    }

    /// The shares of all guards in that case.
    fn everyone_moves(&self, own: Row, others: Row) -> Shares {
        if self.own_win(own.tiles) {
            return certain(self.active);
        }
        let wins = self.other_wins(others.tiles);
        if wins != 0 {
            let mut guard = self.next;
            while wins >> guard.index() & 1 == 0 {
                guard = guard.next();
            }
            return certain(guard);
        }
        let mut sharp = self.moved[usize::from(others.tiles)];
        sharp[self.active.index()] = self.own[usize::from(own.tiles)];
        share_out(sharp, self.next, self.next_after(others))
    }

    /// The shares of all guards after the turning, with these tiles on the paths.
    pub(super) fn everyone_uses(&self, north: Row, south: Row) -> Shares {
        if north.tiles == WINOC || south.tiles == WINOC {
            return self.everyone(self.winoc, 0);
        }
        if self.moves(south, north) > self.moves(north, south) {
            self.everyone_moves(south, north)
        } else {
            self.everyone_moves(north, south)
        }
    }

    /// The shares of all guards when the active one has `own`; the others share the rest by their strengths after
    /// `left` steps.
    pub(super) fn everyone(&self, own: f32, left: u8) -> Shares {
        let mut sharp = self.moved[usize::from(left)];
        sharp[self.active.index()] = 0.0;
        let next = self.next_moved[usize::from(self.neutral)][usize::from(left)];
        let mut shares = share_out(sharp, self.next, next).map(|share| share * (1.0 - own));
        shares[self.active.index()] = own;
        shares
    }

    /// The share when the turning has ended with these tiles on the filled path and on the other.
    #[inline]
    fn stop(&self, filled: Row, left: Row) -> f32 {
        if filled.tiles == WINOC || left.tiles == WINOC {
            return self.winoc;
        }
        self.moves(filled, left).max(self.moves(left, filled))
    }

    /// The share when a neutral tile ends the turning.
    #[inline]
    pub(super) fn rest(&self, filled: u8, left: Row) -> f32 {
        self.stop(Row { tiles: filled + 1, neutral: true }, left)
    }

    /// The share when a repeat ends the turning and goes to the other path.
    #[inline]
    pub(super) fn more(&self, filled: u8, left: Row) -> f32 {
        let left = Row { tiles: left.tiles + 1, ..left };
        self.stop(Row { tiles: filled, neutral: false }, left)
    }

    /// The share when a repeat ends the turning and removes its twin.
    #[inline]
    pub(super) fn fewer(&self, filled: u8, left: Row) -> f32 {
        let left = Row { tiles: left.tiles.saturating_sub(1), ..left };
        self.stop(Row { tiles: filled, neutral: false }, left)
    }

    /// The share when the turning continues with `filled` tiles on the path, `shared` of whose symbols the other path
    /// shows too.
    pub(super) fn turning(&self, filled: u8, shared: u8, left: Row) -> f32 {
        let end = (filled + AHEAD).min(WINOC);
        let mut value = if end == WINOC { self.winoc } else { self.more(end, left) };
        for filled in (filled..end).rev() {
            let chances = Chances::of(filled, shared, left.tiles, self.tiles);
            value *= chances.on;
            if filled > 0 {
                value += chances.more * self.more(filled, left);
                if left.tiles > 0 {
                    value += chances.fewer * self.fewer(filled, left);
                }
            }
            if self.neutral || chances.neutral > 0.0 {
                let rest = self.rest(filled, left);
                value += chances.neutral * rest;
                value = if self.neutral { value.max(rest) } else { value };
            }
        }
        value
    }
}

/// The number of symbols that both paths show.
#[inline]
pub(super) fn shared(position: &Position, side: Side) -> u8 {
    position.path(side).faces().and(position.path(side.other()).faces()).len()
}

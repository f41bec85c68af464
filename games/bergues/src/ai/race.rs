//! The junior game: the strength of a guard by its steps to go.
//!
//! A turn ends with a repeat or a neutral tile, and either counts. A player who knows a neutral tile can therefore
//! stop at will, unless a repeat comes first.

use std::sync::OnceLock;

use super::prospect::Prospect;
use super::shares::{Shares, neutrals, player_after, players, split_with_next};
use crate::{Guard, LARGEST_RING, Position, Side, TileSet};

/// The number of distances to go, 0 included.
const STEPS: usize = LARGEST_RING as usize + 1;
/// The largest number of tiles on the path: each symbol once.
const TILES: usize = 8;

/// The chance that the game lasts until the player's next turn.
const GOES_ON: f32 = 0.5;
const ROUNDS: usize = 40;

/// The discount per turn of another player, by the number of players: [`GOES_ON`] for a whole round. The strength of
/// a waiting guard is already discounted, so the factors apply to the turns it need not wait.
static WAITS: [[f32; 4]; 3] = [[1.0, 1.414, 1.0, 1.0], [1.0, 1.587, 1.26, 1.0], [1.0, 1.682, 1.414, 1.189]];

/// Strengths with one set of tiles.
pub(super) struct Race {
    /// Before the own turn. A guard walks back excess steps, so at most the ring is left to go.
    waiting: [f32; STEPS],
    /// During the own turn: whether a neutral tile is known, the tiles on the path, the steps to go at the start of
    /// the turn.
    turning: [[[Prospect; STEPS]; TILES]; 2],
    symbols: u8,
}

static RACES: [OnceLock<Race>; 2] = [const { OnceLock::new() }; 2];

impl Race {
    pub(super) fn with(tiles: TileSet) -> &'static Race {
        RACES[usize::from(tiles == TileSet::Quartets)].get_or_init(|| Race::solve(tiles))
    }

    fn solve(tiles: TileSet) -> Race {
        let symbols = if tiles == TileSet::Pairs { 6 } else { 7 };
        let mut race =
            Race { waiting: [0.0; STEPS], turning: [[[Prospect::default(); STEPS]; TILES]; 2], symbols };
        let at_hand = if tiles == TileSet::Pairs { 1.0 } else { 0.6 };
        for _ in 0..ROUNDS {
            race.turn_tiles(tiles);
            for (to_go, strength) in race.waiting.iter_mut().enumerate() {
                let [without, with] = [0, 1].map(|neutral| race.turning[neutral][0][to_go].strength);
                *strength = GOES_ON * (at_hand * with + (1.0 - at_hand) * without);
            }
        }
        race
    }

    fn turn_tiles(&mut self, tiles: TileSet) {
        for to_go in 1..STEPS {
            for neutral in [false, true] {
                for filled in (0..=self.symbols).rev() {
                    let stop = self.stop(to_go as u8, filled + 1);
                    let stops = self.stops(filled, tiles);
                    let on = if filled == self.symbols {
                        stop
                    } else {
                        self.turning[usize::from(neutral)][usize::from(filled) + 1][to_go]
                    };
                    let mut turned = Prospect::default();
                    turned.mix(stops, stop);
                    turned.mix(1.0 - stops, on);
                    self.turning[usize::from(neutral)][usize::from(filled)][to_go] =
                        if neutral { turned.better(stop) } else { turned };
                }
            }
        }
    }

    /// The chance that the next tile ends the turn.
    pub(super) fn stops(&self, filled: u8, tiles: TileSet) -> f32 {
        let neutral = if tiles == TileSet::Pairs { 0.0 } else { 0.125 };
        neutral + (1.0 - neutral) * f32::from(filled) / f32::from(self.symbols)
    }

    /// The prospect after a turn of `steps` steps.
    pub(super) fn stop(&self, to_go: u8, steps: u8) -> Prospect {
        match to_go.abs_diff(steps) {
            0 => Prospect::CERTAIN,
            rest => Prospect { strength: self.waiting[usize::from(rest)], wins: 0.0 },
        }
    }

    /// The prospect with `filled` tiles turned in the own turn.
    pub(super) fn turning(&self, to_go: u8, filled: u8, neutral: bool) -> Prospect {
        self.turning[usize::from(neutral)][usize::from(filled.min(self.symbols))][usize::from(to_go)]
    }
}

/// The steps that a guard still has to go.
pub(super) fn to_go(position: &Position, guard: Guard) -> u8 {
    position.rules.ring().spaces - position.guards.walked(guard)
}

/// The expected share of each guard: its strength at its own turn, discounted by the turns until then.
pub(super) fn expected(position: &Position) -> Shares {
    let race = Race::with(position.rules.tiles);
    let seats = position.rules.seats;
    let neutral = !neutrals(position).is_empty();
    let filled = position.path(Side::North).len();
    let active = position.active_guard();
    let prospect = race.turning(to_go(position, active), filled, neutral);
    let mut strengths = [0.0; 4];
    let mut guard = active;
    for turns in WAITS[usize::from(seats) - 2].iter().take(usize::from(seats)).skip(1) {
        guard = player_after(guard, players(position.rules));
        strengths[guard.index()] = turns * race.waiting[usize::from(to_go(position, guard))];
    }
    split_with_next(strengths, active, prospect)
}

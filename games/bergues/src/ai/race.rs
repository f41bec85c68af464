//! The junior game: how strong a guard stands that has so many steps to go.
//!
//! A turn ends with a repeat or a neutral tile, and either counts. So whoever knows where a neutral tile lies can
//! stop at the number he wants, unless a repeat comes before.

use std::sync::OnceLock;

use super::prospect::Prospect;
use super::shares::{Shares, neutrals, player_after, players, split_with_next};
use crate::{Guard, LARGEST_RING, Position, Side, TileSet};

/// So many steps to go at most, the start included.
const STEPS: usize = LARGEST_RING as usize + 1;
/// So many tiles at most on the path: each symbol once.
const TILES: usize = 8;

/// The chance that the game lasts until one's next turn.
const GOES_ON: f32 = 0.5;
const ROUNDS: usize = 40;

/// What is left of a strength in so many turns of others, by the number of players: [`GOES_ON`] for a whole round.
/// A guard that waits has that taken off already, so the factors are for the turns that it need not wait.
static WAITS: [[f32; 4]; 3] = [[1.0, 1.414, 1.0, 1.0], [1.0, 1.587, 1.26, 1.0], [1.0, 1.682, 1.414, 1.189]];

/// Strengths with one set of tiles.
pub(super) struct Race {
    /// Before one's own turn; the guard walks back what is too much, so no more than the ring to go.
    waiting: [f32; STEPS],
    /// In one's own turn: whether a neutral tile is at hand, the tiles on the path, the steps to go from the start
    /// of the turn.
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

    /// What a turn of so many steps leads to.
    pub(super) fn stop(&self, to_go: u8, steps: u8) -> Prospect {
        match to_go.abs_diff(steps) {
            0 => Prospect::CERTAIN,
            rest => Prospect { strength: self.waiting[usize::from(rest)], wins: 0.0 },
        }
    }

    /// What to expect with so many tiles turned in one's own turn.
    pub(super) fn turning(&self, to_go: u8, filled: u8, neutral: bool) -> Prospect {
        self.turning[usize::from(neutral)][usize::from(filled.min(self.symbols))][usize::from(to_go)]
    }
}

/// How far a guard still has to go.
pub(super) fn to_go(position: &Position, guard: Guard) -> u8 {
    position.rules.ring().spaces - position.guards.walked(guard)
}

/// What each guard may expect: its strength at its own turn, less the longer it must wait for it.
pub(super) fn expected(position: &Position) -> Shares {
    let race = Race::with(position.rules.tiles);
    let seats = position.rules.seats;
    let neutral = neutrals(position) != 0;
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

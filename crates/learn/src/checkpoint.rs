//! Everything a run needs to go on exactly where it was: weights, their average, Adam's memory, the round.

use std::fs;
use std::path::Path;

use bots::net::{Net, NetShape};

pub use crate::update::State;

const FORMAT: &[u8] = b"marchstone learning 1\n";

/// Where a run is.
#[derive(Clone, PartialEq, Debug)]
pub struct Checkpoint {
    /// How many rounds were played.
    pub rounds: u64,
    /// How many games and positions there were.
    pub games: u64,
    /// How many positions were learned from.
    pub samples: u64,
    /// How many seconds it took.
    pub seconds: f64,
    /// What was learned.
    pub state: State,
}

/// Why a run cannot go on from a file.
#[derive(Debug, thiserror::Error)]
pub enum BadCheckpoint {
    /// It cannot be read or written.
    #[error(transparent)]
    File(#[from] std::io::Error),
    /// It is something else.
    #[error("this is no checkpoint of this version")]
    Format,
    /// It was cut or changed.
    #[error("the checkpoint is damaged: its checksum is not that of its contents")]
    Checksum,
    /// It belongs to another net.
    #[error("the checkpoint has {found} weights where {needed} are needed: it is of another net")]
    Size {
        /// How many there are.
        found: usize,
        /// How many there should be.
        needed: usize,
    },
}

impl Checkpoint {
    /// The beginning of a run.
    pub fn new(shape: &NetShape, seed: u64) -> Checkpoint {
        Checkpoint { rounds: 0, games: 0, samples: 0, seconds: 0.0, state: State::new(shape, seed) }
    }

    /// The beginning of a run that knows what this net knows.
    pub fn from_net(net: &Net) -> Checkpoint {
        Checkpoint { rounds: 0, games: 0, samples: 0, seconds: 0.0, state: State::of(net.weights.clone()) }
    }

    /// Writes it; what was there before stays whole until this is whole.
    pub fn write(&self, file: &Path) -> Result<(), BadCheckpoint> {
        let mut bytes = FORMAT.to_vec();
        for number in [self.rounds, self.games, self.samples, self.state.steps, self.seconds.to_bits()] {
            bytes.extend(number.to_le_bytes());
        }
        let State { weights, average, moments, .. } = &self.state;
        for list in [weights, average, &moments[0], &moments[1]] {
            bytes.extend(list.iter().flat_map(|number| number.to_le_bytes()));
        }
        bytes.extend(crc32fast::hash(&bytes).to_le_bytes());
        let beside = file.with_extension("part");
        fs::write(&beside, bytes)?;
        Ok(fs::rename(beside, file)?)
    }

    /// Reads it for a net with so many weights.
    pub fn read(file: &Path, needed: usize) -> Result<Checkpoint, BadCheckpoint> {
        let bytes = fs::read(file)?;
        let bytes = bytes.strip_prefix(FORMAT).ok_or(BadCheckpoint::Format)?;
        let (contents, checksum) = bytes.split_last_chunk::<4>().ok_or(BadCheckpoint::Format)?;
        let whole = [FORMAT, contents].concat();
        if crc32fast::hash(&whole) != u32::from_le_bytes(*checksum) {
            return Err(BadCheckpoint::Checksum);
        }
        let (head, rest) = contents.split_first_chunk::<40>().ok_or(BadCheckpoint::Format)?;
        let number = |place: usize| {
            u64::from_le_bytes(head[8 * place..8 * place + 8].try_into().expect("eight bytes"))
        };
        let floats: Vec<f32> =
            rest.as_chunks::<4>().0.iter().map(|bytes| f32::from_le_bytes(*bytes)).collect();
        if floats.len() != 4 * needed {
            return Err(BadCheckpoint::Size { found: floats.len() / 4, needed });
        }
        let list = |place: usize| floats[place * needed..(place + 1) * needed].to_vec();
        let state =
            State { weights: list(0), average: list(1), moments: [list(2), list(3)], steps: number(3) };
        Ok(Checkpoint {
            rounds: number(0),
            games: number(1),
            samples: number(2),
            seconds: f64::from_bits(number(4)),
            state,
        })
    }
}

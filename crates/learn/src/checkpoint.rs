//! Checkpoints: everything a run needs to resume exactly (weights, their average, the moments of Adam, the round).

use std::fs;
use std::path::Path;

use bots::net::{Net, NetShape};

pub use crate::update::State;

const FORMAT: &[u8] = b"marchstone learning 1\n";

/// The state of a run.
#[derive(Clone, PartialEq, Debug)]
pub struct Checkpoint {
    /// The number of rounds played.
    pub rounds: u64,
    /// The number of games.
    pub games: u64,
    /// The number of training positions.
    pub samples: u64,
    /// The duration in seconds.
    pub seconds: f64,
    /// Weights and optimiser state.
    pub state: State,
}

/// Why a checkpoint is refused.
#[derive(Debug, thiserror::Error)]
pub enum BadCheckpoint {
    /// Reading or writing failed.
    #[error(transparent)]
    File(#[from] std::io::Error),
    /// Another kind of file, or another version.
    #[error("this is no checkpoint of this version")]
    Format,
    /// The file was truncated or changed.
    #[error("the checkpoint is damaged: its checksum is not that of its contents")]
    Checksum,
    /// The checkpoint belongs to another net.
    #[error("the checkpoint has {found} weights where {needed} are needed: it is of another net")]
    Size {
        /// The number of weights in the file.
        found: usize,
        /// The number of weights of the net.
        needed: usize,
    },
}

impl Checkpoint {
    /// The beginning of a run.
    pub fn new(shape: &NetShape, seed: u64) -> Checkpoint {
        Checkpoint { rounds: 0, games: 0, samples: 0, seconds: 0.0, state: State::new(shape, seed) }
    }

    /// The beginning of a run that starts from this net.
    pub fn from_net(net: &Net) -> Checkpoint {
        Checkpoint { rounds: 0, games: 0, samples: 0, seconds: 0.0, state: State::of(net.weights.clone()) }
    }

    /// Writes the checkpoint atomically: an existing file is replaced only once the new one is complete.
    pub fn write(&self, file: &Path) -> Result<(), BadCheckpoint> {
        let mut bytes = FORMAT.to_vec();
        for number in [self.rounds, self.games, self.samples, self.state.steps, self.seconds.to_bits()] {
            bytes.extend(number.to_le_bytes());
        }
        let State { weights, average, moments, .. } = &self.state;
        for list in [weights, average, &moments[0], &moments[1]] {
            bytes.extend(list.iter().flat_map(|number| number.to_le_bytes()));
        }
        bytes.extend(bots::checksum(&bytes).to_le_bytes());
        let temporary = file.with_extension("part");
        fs::write(&temporary, bytes)?;
        Ok(fs::rename(temporary, file)?)
    }

    /// Reads a checkpoint of a net with `needed` weights.
    pub fn read(file: &Path, needed: usize) -> Result<Checkpoint, BadCheckpoint> {
        let bytes = fs::read(file)?;
        let bytes = bytes.strip_prefix(FORMAT).ok_or(BadCheckpoint::Format)?;
        let (contents, checksum) = bytes.split_last_chunk::<4>().ok_or(BadCheckpoint::Format)?;
        let whole = [FORMAT, contents].concat();
        if bots::checksum(&whole) != u32::from_le_bytes(*checksum) {
            return Err(BadCheckpoint::Checksum);
        }
        let (head, rest) = contents.split_first_chunk::<40>().ok_or(BadCheckpoint::Format)?;
        let number = |index: usize| {
            u64::from_le_bytes(head[8 * index..8 * index + 8].try_into().expect("eight bytes"))
        };
        let floats: Vec<f32> =
            rest.as_chunks::<4>().0.iter().map(|bytes| f32::from_le_bytes(*bytes)).collect();
        if floats.len() != 4 * needed {
            return Err(BadCheckpoint::Size { found: floats.len() / 4, needed });
        }
        let list = |index: usize| floats[index * needed..(index + 1) * needed].to_vec();
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

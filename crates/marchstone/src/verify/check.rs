//! The check of one record after another.

use table::fairness;
use tabletop::{Beginning, Describe, MAX_SEATS, Phrase, Record, Seat, Turn};

use super::defect::Defect;

/// What the user noted before the deal, to compare records with.
#[derive(Clone, Debug, Default)]
pub(crate) struct ExpectedShuffle {
    pub(crate) commitment: Option<String>,
    /// Nonces by seat; `-` for none.
    pub(crate) nonces: Vec<(Seat, String)>,
}

/// The headers with which a record proves its shuffle.
#[derive(Clone, Debug)]
struct ShuffleProof {
    /// The id of the match, if the record is a round of one.
    of_match: Option<String>,
    round: u8,
    commitment: String,
    secret: String,
    /// By seat; `-` for none.
    nonces: Vec<String>,
}

/// A record without a defect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Verified {
    /// The number of actions.
    actions: usize,
    pub(super) ending: Ending,
    /// Whether the record proves its shuffle.
    pub(super) committed: bool,
}

/// How the actions of a record end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ending {
    /// With the end of the game by the rules.
    Played,
    /// With a result that does not follow from the rules, for instance after a resignation.
    Abandoned,
    /// Without a result: the game continues.
    Unfinished,
}

impl Ending {
    fn of(record: &Record, turn: Turn) -> Ending {
        match (turn, record.result) {
            (Turn::Over(_), _) => Ending::Played,
            (Turn::Decide(_), Some(_)) => Ending::Abandoned,
            (Turn::Decide(_), None) => Ending::Unfinished,
        }
    }
}

impl Describe for Verified {
    fn phrase(&self) -> Phrase {
        let key = match (self.committed, self.ending) {
            (_, Ending::Unfinished) => "verify-open",
            (true, _) => "verify-fine",
            (false, _) => "verify-plain",
        };
        let end = if self.ending == Ending::Played { "over" } else { "left" };
        Phrase::new(key).with("actions", self.actions).with("end", end)
    }
}

impl ShuffleProof {
    /// Reads the headers; `None` if the record has none of them, an error if some are missing or malformed.
    fn read(record: &Record) -> Result<Option<ShuffleProof>, Defect> {
        let find = |key: &str| record.others.iter().find(|(name, _)| name == key).map(|(_, value)| value);
        let need = |key: &str| find(key).cloned().ok_or_else(|| Defect::NoHeader(key.to_owned()));
        let nonce_keys = || Seat::first(record.players.min(MAX_SEATS)).map(|seat| format!("Nonce{seat}"));
        let mut keys = ["Commitment", "Secret"].map(str::to_owned).into_iter().chain(nonce_keys());
        if keys.all(|key| find(&key).is_none()) {
            return Ok(None);
        }
        let bad = |key: &str| Defect::BadHeader(key.to_owned());
        let nonces: Vec<String> = nonce_keys().map(|key| need(&key)).collect::<Result<_, _>>()?;
        let malformed = |(_, nonce): &(String, &String)| *nonce != "-" && !fairness::is_nonce(nonce);
        if let Some((key, _)) = nonce_keys().zip(&nonces).find(malformed) {
            return Err(bad(&key));
        }
        Ok(Some(ShuffleProof {
            of_match: find("Match").cloned(),
            round: need("Round")?.parse().map_err(|_| bad("Round"))?,
            commitment: need("Commitment")?,
            secret: need("Secret")?,
            nonces,
        }))
    }

    /// Checks that the commitment is the hash of the secret, and that the deal comes from secret, round and nonces.
    fn check_deal(&self, record: &Record) -> Result<(), Defect> {
        let commitment =
            fairness::commitment(&self.secret).ok_or_else(|| Defect::BadHeader("Secret".to_owned()))?;
        if commitment != self.commitment {
            return Err(Defect::Commitment);
        }
        // A start position has no deal: anyone could have chosen it.
        let Beginning::Seed(dealt) = &record.beginning else { return Err(Defect::NotDealt) };
        let nonces: Vec<Option<String>> =
            self.nonces.iter().map(|nonce| (nonce != "-").then(|| nonce.clone())).collect();
        if fairness::seed(&self.secret, self.round, &nonces) == *dealt { Ok(()) } else { Err(Defect::Seed) }
    }

    /// Checks that the round follows the previous record. The round number is part of the seed, so a free choice of it
    /// would be a choice among deals.
    fn check_round(&self, previous: Option<&ShuffleProof>) -> Result<(), Defect> {
        let previous =
            previous.filter(|previous| self.of_match.is_some() && previous.of_match == self.of_match);
        let expected = previous.map_or(1, |previous| previous.round.saturating_add(1));
        if self.round != expected {
            return Err(Defect::Round { found: self.round, expected });
        }
        match previous {
            Some(previous) if previous.commitment != self.commitment || previous.nonces != self.nonces => {
                Err(Defect::CommitmentChanged)
            }
            _ => Ok(()),
        }
    }

    /// Compares commitment and nonces with those that the user noted.
    fn check_expected(&self, expected: &ExpectedShuffle) -> Result<(), Defect> {
        if expected.commitment.as_ref().is_some_and(|expected| *expected != self.commitment) {
            return Err(Defect::UnexpectedCommitment);
        }
        let other = expected.nonces.iter().find(|(seat, nonce)| self.nonces.get(seat.index()) != Some(nonce));
        other.map_or(Ok(()), |(seat, _)| Err(Defect::UnexpectedNonce(*seat)))
    }
}

/// Completes the check of records in the order of the file, because the rounds of a match follow each other.
#[derive(Debug)]
pub(super) struct Checker {
    expected: ExpectedShuffle,
    /// The proof of the previous record.
    previous: Option<ShuffleProof>,
}

impl Checker {
    pub(super) const fn new(expected: ExpectedShuffle) -> Checker {
        Checker { expected, previous: None }
    }

    /// The result for the next record. A defect of the shuffle is reported before an illegal action, which may follow
    /// from it.
    pub(super) fn conclude(&mut self, checked: Result<CheckedRecord, Defect>) -> Result<Verified, Defect> {
        let CheckedRecord { proof, deal, replay } = checked?;
        let previous = std::mem::replace(&mut self.previous, proof);
        match &self.previous {
            Some(proof) => {
                proof.check_expected(&self.expected)?;
                deal?;
                proof.check_round(previous.as_ref())?;
            }
            None if self.expected.commitment.is_some() || !self.expected.nonces.is_empty() => {
                return Err(Defect::NoCommitment);
            }
            None => {}
        }
        replay
    }
}

/// The results of the checks that need no other record.
#[derive(Debug)]
pub(super) struct CheckedRecord {
    proof: Option<ShuffleProof>,
    /// Whether the deal comes from the committed secret.
    deal: Result<(), Defect>,
    /// Whether the actions follow the rules.
    replay: Result<Verified, Defect>,
}

/// Checks a record by itself: the expensive part, which can run in parallel.
pub(super) fn check_alone(record: &Record) -> Result<CheckedRecord, Defect> {
    let proof = ShuffleProof::read(record)?;
    let deal = proof.as_ref().map_or(Ok(()), |proof| proof.check_deal(record));
    let replay =
        catalog::verify(record, None).map_err(|bad| Defect::from_replay(bad, record)).map(|verdict| {
            Verified {
                actions: record.played.len(),
                ending: Ending::of(record, verdict.turn),
                committed: proof.is_some(),
            }
        });
    Ok(CheckedRecord { proof, deal, replay })
}

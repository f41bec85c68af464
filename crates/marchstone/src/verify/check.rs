//! One record after the other: is it as it should be?

use table::fairness;
use tabletop::{Beginning, Describe, MAX_SEATS, Phrase, Record, Seat, Turn};

use super::wrong::Wrong;

/// What somebody noted before the deal.
#[derive(Clone, Debug, Default)]
pub(crate) struct Noted {
    /// The commitment.
    pub(crate) commitment: Option<String>,
    /// Nonces by their seats; `-` for none.
    pub(crate) nonces: Vec<(Seat, String)>,
}

/// What was promised about a shuffle, as the headers of a record tell it.
#[derive(Clone, Debug)]
struct Promise {
    /// The match to which the record belongs.
    of: Option<String>,
    round: u8,
    commitment: String,
    secret: String,
    nonces: Vec<String>,
}

/// A record in which nothing is wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Sound {
    /// How many actions it has.
    actions: usize,
    /// Where it ends.
    pub(super) end: End,
    /// Whether it shows that its shuffle was the one that was promised.
    pub(super) promised: bool,
}

/// Where a record ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum End {
    /// Where the rules say that it does.
    Over,
    /// Somebody left, so that the rules do not tell the result.
    Left,
    /// Nowhere yet: the game goes on.
    Open,
}

impl End {
    fn of(record: &Record, turn: Turn) -> End {
        match (turn, record.result) {
            (Turn::Over(_), _) => End::Over,
            (Turn::Decide(_), Some(_)) => End::Left,
            (Turn::Decide(_), None) => End::Open,
        }
    }
}

impl Describe for Sound {
    fn phrase(&self) -> Phrase {
        let key = match (self.promised, self.end) {
            (_, End::Open) => "verify-open",
            (true, _) => "verify-fine",
            (false, _) => "verify-plain",
        };
        let end = if self.end == End::Over { "over" } else { "left" };
        Phrase::new(key).with("actions", self.actions).with("end", end)
    }
}

impl Promise {
    /// What a record tells, if it tells anything.
    fn read(record: &Record) -> Result<Option<Promise>, Wrong> {
        let find = |key: &str| record.others.iter().find(|(name, _)| name == key).map(|(_, value)| value);
        let need = |key: &str| find(key).cloned().ok_or_else(|| Wrong::NoHeader(key.to_owned()));
        let seats = || Seat::first(record.players.min(MAX_SEATS)).map(|seat| format!("Nonce{seat}"));
        if !["Commitment", "Secret"]
            .map(str::to_owned)
            .into_iter()
            .chain(seats())
            .any(|key| find(&key).is_some())
        {
            return Ok(None);
        }
        let bad = |key: &str| Wrong::BadHeader(key.to_owned());
        let nonces: Vec<String> = seats().map(|key| need(&key)).collect::<Result<_, _>>()?;
        if let Some((key, _)) =
            seats().zip(&nonces).find(|(_, nonce)| *nonce != "-" && !fairness::is_nonce(nonce))
        {
            return Err(bad(&key));
        }
        Ok(Some(Promise {
            of: find("Match").cloned(),
            round: need("Round")?.parse().map_err(|_| bad("Round"))?,
            commitment: need("Commitment")?,
            secret: need("Secret")?,
            nonces,
        }))
    }

    /// Whether it is kept.
    fn is_kept(&self, record: &Record) -> Result<(), Wrong> {
        if fairness::commitment(&self.secret).ok_or_else(|| Wrong::BadHeader("Secret".to_owned()))?
            != self.commitment
        {
            return Err(Wrong::Commitment);
        }
        // A position could have been chosen by anybody.
        let Beginning::Seed(dealt) = &record.beginning else { return Err(Wrong::NotDealt) };
        let nonces: Vec<Option<String>> =
            self.nonces.iter().map(|nonce| (nonce != "-").then(|| nonce.clone())).collect();
        if fairness::seed(&self.secret, self.round, &nonces) == *dealt { Ok(()) } else { Err(Wrong::Seed) }
    }

    /// Whether its round is the one that had to come. The number is part of the seed, so whoever could choose
    /// it could choose among deals.
    fn follows(&self, before: Option<&Promise>) -> Result<(), Wrong> {
        let before = before.filter(|before| self.of.is_some() && before.of == self.of);
        let expected = before.map_or(1, |before| before.round.saturating_add(1));
        if self.round != expected {
            return Err(Wrong::Round { found: self.round, expected });
        }
        match before {
            Some(before) if before.commitment != self.commitment || before.nonces != self.nonces => {
                Err(Wrong::OtherPromise)
            }
            _ => Ok(()),
        }
    }

    /// Whether it is what somebody noted.
    fn is_noted(&self, noted: &Noted) -> Result<(), Wrong> {
        if noted.commitment.as_ref().is_some_and(|noted| *noted != self.commitment) {
            return Err(Wrong::OtherCommitment);
        }
        let other = noted.nonces.iter().find(|(seat, nonce)| self.nonces.get(seat.index()) != Some(nonce));
        other.map_or(Ok(()), |(seat, _)| Err(Wrong::OtherNonce(*seat)))
    }
}

/// Checks records in their order: the rounds of a match follow each other.
#[derive(Debug)]
pub(super) struct Checker {
    noted: Noted,
    /// What was promised in the record before.
    before: Option<Promise>,
}

impl Checker {
    pub(super) const fn new(noted: Noted) -> Checker {
        Checker { noted, before: None }
    }

    /// Looks first at the shuffle, since nothing that follows from another deal says much.
    pub(super) fn conclude(&mut self, examined: Result<Examined, Wrong>) -> Result<Sound, Wrong> {
        let Examined { promise, kept, played } = examined?;
        let before = std::mem::replace(&mut self.before, promise);
        match &self.before {
            Some(promise) => {
                promise.is_noted(&self.noted)?;
                kept?;
                promise.follows(before.as_ref())?;
            }
            None if self.noted.commitment.is_some() || !self.noted.nonces.is_empty() => {
                return Err(Wrong::NoPromise);
            }
            None => {}
        }
        played
    }
}

/// What a record says by itself, without those before it.
#[derive(Debug)]
pub(super) struct Examined {
    promise: Option<Promise>,
    /// Whether the promise is kept.
    kept: Result<(), Wrong>,
    /// Whether it replays.
    played: Result<Sound, Wrong>,
}

/// Examines a record: the long part of the work, which needs no other record.
pub(super) fn examine(record: &Record) -> Result<Examined, Wrong> {
    let promise = Promise::read(record)?;
    let kept = promise.as_ref().map_or(Ok(()), |promise| promise.is_kept(record));
    let played = catalog::judge(record, None).map_err(|bad| Wrong::of(bad, record)).map(|judged| Sound {
        actions: record.played.len(),
        end: End::of(record, judged.turn),
        promised: promise.is_some(),
    });
    Ok(Examined { promise, kept, played })
}

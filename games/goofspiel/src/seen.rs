//! One step as one viewer saw it.

use std::fmt;

use tabletop::{Describe, MAX_SEATS, Phrase, Seat, Viewer};

use crate::{Action, Card, CardSet, Position};

/// One bid as one viewer saw it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seen {
    /// The player who bid.
    pub seat: Seat,
    /// The card, if the viewer saw it.
    pub card: Option<Card>,
    /// What the last bid for a prize showed to everybody.
    pub settled: Option<Settled>,
}

/// The bids that were turned up, and what they decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settled {
    /// The bids, by seat.
    pub bids: [Option<Card>; MAX_SEATS as usize],
    /// The prizes that were on offer.
    pub prizes: CardSet,
    /// The player who took them.
    pub winner: Option<Seat>,
    /// GS-T4: the prize that was turned up next.
    pub next: Option<Card>,
}

impl Seen {
    pub(crate) fn new(before: &Position, action: Action, viewer: Viewer) -> Seen {
        let seat = before.bidder().unwrap_or(before.first);
        let mut bids = before.bids;
        bids[seat.index()] = Some(action.0);
        let last = bids.iter().flatten().count() == usize::from(before.rules.seats);
        Seen {
            seat,
            card: (last || viewer.is(seat)).then_some(action.0),
            settled: last.then(|| Settled {
                bids,
                prizes: before.offer,
                winner: before.highest_bidder(&bids),
                next: before.pile().first().copied(),
            }),
        }
    }
}

impl fmt::Display for Seen {
    /// The card, or `?`; behind the last bid for a prize `=`, all bids by seat, `+` and the next prize: `7=9/7/3+Q`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.card {
            Some(card) => write!(f, "{card}")?,
            None => f.write_str("?")?,
        }
        if let Some(settled) = &self.settled {
            for (place, bid) in settled.bids.iter().flatten().enumerate() {
                write!(f, "{}{bid}", if place == 0 { "=" } else { "/" })?;
            }
            if let Some(next) = settled.next {
                write!(f, "+{next}")?;
            }
        }
        Ok(())
    }
}

fn list(cards: impl IntoIterator<Item = Card>) -> String {
    cards.into_iter().map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
}

impl Describe for Seen {
    fn phrase(&self) -> Phrase {
        let phrase = |key| Phrase::new(key).with("seat", self.seat);
        let Some(card) = self.card else { return phrase("gs-step-bid-hidden") };
        let Some(settled) = &self.settled else { return phrase("gs-step-bid").with("card", card) };
        let with_bids = |key| {
            phrase(key)
                .with("card", card)
                .with("prizes", list(settled.prizes))
                .with("bids", list(settled.bids.into_iter().flatten()))
        };
        match settled.winner {
            Some(winner) => with_bids("gs-step-won").with("winner", winner),
            None => with_bids("gs-step-tied"),
        }
    }
}

//! ST-C1 … ST-C5: which stones a seat may claim.

use tabletop::Seat;

use crate::border::Border;
use crate::card::{CardGroups, CardSet};
use crate::formation::{Formation, Strength};
use crate::phase::Phase;
use crate::position::Position;
use crate::stone::{Stone, StoneSet};
use crate::strongest::{Horizon, Troop};

/// The largest number of cards that a side can lack: four, on a muddy stone.
const MOST_LACKING: u8 = crate::side::MOST as u8;

impl Position {
    /// Proves which stones the seat to move may claim now. To be called after every change except a claim, which makes no
    /// other claim possible or impossible.
    #[inline]
    pub(crate) fn find_claims(&mut self) {
        // ST-T3
        let time = match self.turn.phase {
            Phase::Play => self.rules.claims_before_play(),
            Phase::Claim => self.rules.claims_after_play(),
            _ => false,
        };
        self.turn.claims = if time { self.prove_claims() } else { StoneSet::EMPTY };
    }

    /// The stones that the seat to move can prove. Equal to [`ClaimProof::claims`], but claims that failed before are not
    /// proved again, and those that fail now are remembered.
    // Most calls end here. As a call of its own it costs 3 % of a random game.
    #[allow(clippy::inline_always)]
    #[inline(always)]
    fn prove_claims(&mut self) -> StoneSet {
        let you = self.turn.seat.next(2).index();
        let mut candidates = self.border.complete(self.turn.seat).and(self.border.unclaimed());
        let reach = self.hands[you].clan().len() + self.clan.len();
        // ST-C4: failed claims fail again only if the opponent has enough cards.
        if reach >= MOST_LACKING {
            candidates = candidates.without(self.border.refutations.stones());
        }
        if candidates.is_empty() { candidates } else { self.prove_each(candidates, reach) }
    }

    /// Those of the candidates that the seat to move can prove, if the opponent can still play `reach` clan cards.
    #[inline(never)]
    fn prove_each(&mut self, candidates: StoneSet, reach: u8) -> StoneSet {
        let mut claims = StoneSet::EMPTY;
        let (seat, border) = (self.turn.seat, &self.border);
        let you = seat.next(2);
        for stone in candidates.and(border.complete(you)) {
            if border.beats(seat, stone) {
                claims.insert(stone);
            }
        }
        let open = candidates.without(border.complete(you));
        if open.is_empty() {
            return claims;
        }
        let horizon = Horizon::new(border.unseen());
        let mut refutations = border.refutations;
        for stone in open {
            match border.refutation(seat, stone, reach, &horizon) {
                None => claims.insert(stone),
                Some(cards) => refutations.add(stone, cards),
            }
        }
        self.border.refutations = refutations;
        claims
    }
}

impl Border {
    /// ST-C2, and ST-F2: whether the side of this seat beats the other one, both complete. Equal strength is decided by
    /// who completed first.
    #[inline]
    fn beats(&self, seat: Seat, stone: Stone) -> bool {
        let (own, reply) = (self.strength(seat, stone), self.strength(seat.next(2), stone));
        own > reply || (own == reply && self.first(stone) == Some(seat))
    }

    /// Cards that may come and beat the complete side of this seat, if the opponent can still play `reach` clan cards;
    /// `None` if it cannot be beaten. The other side is not complete.
    // Called for every stone in every decision. Without inlining it costs 4 % of a random game.
    #[allow(clippy::inline_always)]
    #[inline(always)]
    fn refutation(&self, seat: Seat, stone: Stone, reach: u8, horizon: &Horizon) -> Option<CardSet> {
        let (own, you) = (self.strength(seat, stone), seat.next(2));
        let side = self.side(you, stone);
        let lacks = self.capacity(stone) - side.len();
        // ST-C4
        if reach < lacks {
            return None;
        }
        // ST-C3. Most sides are no formation, and the highest cards beat them.
        if own.formation == Formation::Sum
            && let Some((cards, sum)) = horizon.highest(lacks)
            && side.highest_sum() + sum > own.sum
        {
            return Some(cards);
        }
        self.troop(you, stone).threat(own, horizon, self.is_blind(stone))
    }
}

/// The information that the proof of a claim may use: the cards on the table and public counts.
#[derive(Clone, Copy, Debug)]
pub struct ClaimProof<'a> {
    /// The border.
    pub border: &'a Border,
    /// ST-C4: for each seat, the number of clan cards that it can still play: those in its hand and in the pile.
    pub reach: [u8; 2],
}

impl ClaimProof<'_> {
    /// The stones that this seat can prove, regardless of the phase.
    #[inline]
    pub fn claims(&self, seat: Seat) -> StoneSet {
        let mut claims = StoneSet::EMPTY;
        let candidates = self.border.complete(seat).and(self.border.unclaimed());
        if candidates.is_empty() {
            return claims;
        }
        let horizon = Horizon::new(self.border.unseen());
        for stone in candidates {
            if self.holds(seat, stone, &horizon) {
                claims.insert(stone);
            }
        }
        claims
    }

    /// Whether this seat can prove this stone, regardless of the phase (ST-C1).
    pub fn claimable(&self, seat: Seat, stone: Stone) -> bool {
        let border = self.border;
        let horizon = Horizon::new(border.unseen());
        border.owner(stone).is_none()
            && border.complete(seat).contains(stone)
            && self.holds(seat, stone, &horizon)
    }

    /// Whether the complete side of a stone cannot be beaten.
    #[inline]
    pub(crate) fn holds(&self, seat: Seat, stone: Stone, horizon: &Horizon) -> bool {
        let you = seat.next(2);
        if self.border.complete(you).contains(stone) {
            self.border.beats(seat, stone)
        } else {
            self.border.refutation(seat, stone, self.reach[you.index()], horizon).is_none()
        }
    }

    /// ST-C3, ST-C4: the strongest completion of this seat's incomplete side with cards that are not on the table; `None`
    /// if it cannot complete the side.
    pub(crate) fn best_completion(&self, seat: Seat, stone: Stone) -> Option<Strength> {
        let troop = self.border.troop(seat, stone);
        if self.reach[seat.index()] < troop.lacks() {
            return None;
        }
        troop.strongest(&Horizon::new(self.border.unseen()), self.border.is_blind(stone))
    }

    /// Cards of `from` that complete a side to this strength, which is the best possible.
    pub(crate) fn witness(
        mut cards: CardSet,
        capacity: u8,
        mut from: CardSet,
        blind: bool,
        goal: Strength,
    ) -> CardSet {
        let mut added = CardSet::EMPTY;
        for card in from {
            if cards.len() == capacity {
                break;
            }
            let with = cards.or(CardSet::of(card));
            from.remove(card);
            if Troop::of(with, capacity).strongest(&Horizon::new(from), blind) == Some(goal) {
                cards = with;
                added.insert(card);
            }
        }
        added
    }
}

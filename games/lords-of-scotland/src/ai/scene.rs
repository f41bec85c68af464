//! What the deciding seat knows about the skirmish, and the clues about each action.

use tabletop::{MAX_SEATS, Seat};

use super::claims::strongest_first;
use super::clue::Clue;
use super::force::Force;
use crate::{
    Action, Activation, Bloodline, Card, CardSet, EndPower, MOST_SUPPORTERS, Phase, Position, Recruit, Spot,
};

/// What the deciding seat knows about the skirmish, for scoring actions.
pub(super) struct ActionScene<'a> {
    pub(super) position: &'a Position,
    pub(super) me: Seat,
    pub(super) hand: CardSet,
    /// The turns it has left, including this one.
    pub(super) turns: u8,
    /// Whether this is the last turn of the skirmish.
    pub(super) last: bool,
    pub(super) forces: [Force; MAX_SEATS as usize],
    pub(super) totals: [u16; MAX_SEATS as usize],
    /// The best total of another seat.
    pub(super) rival: u16,
    pub(super) open: CardSet,
    pub(super) row: [u8; MOST_SUPPORTERS],
    /// The difference in strength between the best supporter and the next.
    stake: f32,
    /// Whether the game may end with this skirmish.
    decisive: bool,
    /// How the best total of this army compares with the best of the others: from -1 (lost) to 1 (won).
    standing: f32,
}

/// Converts strength to tens, so that the weights of clues are of similar size.
pub(super) fn tenth(difference: i32) -> f32 {
    difference as f32 * 0.1
}

impl<'a> ActionScene<'a> {
    /// The full scene.
    pub(super) fn of(position: &'a Position) -> ActionScene<'a> {
        let mut scene = ActionScene::glance(position);
        let me = scene.me;
        let others = Seat::first(position.rules.seats).filter(|seat| *seat != me);
        let best = others.map(|seat| {
            let hand = position.hands[seat.index()];
            scene.forces[seat.index()].potential(hand, position.turns_left(seat))
        });
        let (own, best) = (scene.mine().potential(scene.hand, scene.turns), best.max().unwrap_or(0));
        scene.standing = ((f32::from(own) - f32::from(best)) / 16.0).clamp(-1.0, 1.0);
        scene
    }

    /// A cheaper scene, which treats every skirmish as open.
    #[inline]
    pub(super) fn glance(position: &'a Position) -> ActionScene<'a> {
        let me = position.seat;
        let mut scene = ActionScene {
            position,
            me,
            hand: position.hands[me.index()],
            turns: position.turns_left(me) + u8::from(matches!(position.phase, Phase::Power(_))),
            last: position.round == crate::ROUNDS && me.next(position.rules.seats) == position.initiative,
            forces: [Force::NONE; MAX_SEATS as usize],
            totals: [0; MAX_SEATS as usize],
            rival: 0,
            open: CardSet::EMPTY,
            row: strongest_first(&position.supporters),
            stake: 0.0,
            decisive: false,
            standing: 0.0,
        };
        scene.stake = tenth(i32::from(scene.row[0]) - i32::from(scene.row[1]));
        for seat in Seat::first(position.rules.seats) {
            let army = &position.armies[seat.index()];
            let force = Force::of(army);
            scene.forces[seat.index()] = force;
            scene.totals[seat.index()] = force.total();
            scene.open = scene.open.or(army.open());
            let pile = position.strength_won(seat) + u16::from(scene.row[0]);
            scene.decisive |= pile >= u16::from(position.rules.target);
            if seat != me {
                scene.rival = scene.rival.max(force.total());
            }
        }
        scene
    }

    fn mine(&self) -> Force {
        self.forces[self.me.index()]
    }

    fn total(&self) -> u16 {
        self.totals[self.me.index()]
    }

    /// Whether a card of the hand could use its power if mustered face up now (LS-P1).
    #[inline]
    fn may_activate(&self, card: Card) -> bool {
        let blocking = match self.position.rules.activation {
            Activation::Lowest => Card::weaker_than(card.strength()),
            Activation::Bloodline => {
                let upto = Card::weaker_than(card.strength()).or(Bloodline::Bruce.cards());
                card.bloodline().cards().and(upto)
            }
        };
        self.open.and(blocking).is_empty()
    }

    /// The strength that this seat would claim if the skirmish ended with this total, and one other total changed.
    #[inline]
    fn claim(&self, total: u16, changed: Option<(Seat, u16)>) -> i32 {
        if total == 0 {
            return 0;
        }
        let mut place = 0;
        for seat in Seat::first(self.position.rules.seats) {
            let theirs = match changed {
                Some((other, new)) if other == seat => new,
                _ => self.totals[seat.index()],
            };
            if seat != self.me && theirs > total {
                place += 1;
            }
        }
        i32::from(self.row[place])
    }

    /// The score of an action: the weighted sum of its clues.
    #[inline]
    pub(super) fn score(&self, action: Action) -> f32 {
        let mut score = 0.0;
        self.clues(action, &mut |clue, strength| score += clue.weight() * strength);
        score
    }

    /// Calls `note` with every clue about an action and its value.
    #[inline]
    pub(super) fn clues(&self, action: Action, note: &mut impl FnMut(Clue, f32)) {
        match action {
            Action::Muster { card, up } => self.muster(card, up, note),
            Action::Take(slot) => self.take(slot, note),
            Action::Kill(_)
            | Action::Swap(_)
            | Action::Trade(_)
            | Action::Draw
            | Action::More
            | Action::Stay
            | Action::Two
            | Action::Join => self.power(action, note),
            Action::Copy(spot) => {
                let card = self.position.armies[spot.seat.index()].cards()[usize::from(spot.place)];
                let newest = self.newest();
                self.promise(card.bloodline(), newest, self.mine().without(newest, false), note);
            }
            Action::Skip => note(Clue::Skip, 1.0),
            Action::Flip(_) | Action::Claim(_) => {}
        }
    }

    fn newest(&self) -> Card {
        let cards = self.position.armies[self.me.index()].cards();
        cards[cards.len() - 1]
    }

    #[inline]
    fn muster(&self, card: Card, up: bool, note: &mut impl FnMut(Clue, f32)) {
        let mine = self.mine();
        let after = mine.with(card, false);
        let gain = i32::from(after.total()) - i32::from(self.total());
        note(Clue::Gain, tenth(gain));
        let spent = f32::from(card.strength()) / 12.0;
        note(Clue::Spent, spent);
        note(Clue::SpentStanding, spent * self.standing);
        note(Clue::SpentContested, spent * (1.0 - self.standing.abs()));
        note(Clue::GainStanding, tenth(gain) * self.standing);
        note(Clue::GainContested, tenth(gain) * (1.0 - self.standing.abs()));
        note(Clue::GainStake, tenth(gain) * self.stake);
        if self.decisive {
            note(Clue::GainDecisive, tenth(gain));
        }
        let companions = self.hand.and(card.bloodline().cards()).len() - 1;
        if mine.clans == 0 {
            note(Clue::FirstClan, 1.0);
            note(Clue::Companions, f32::from(companions.min(self.turns - 1)));
        } else if mine.suits(card) {
            note(Clue::Matches, 1.0);
            note(Clue::Companions, f32::from(companions.min(self.turns - 1)));
        } else if mine.clans > 1 && mine.is_pure() {
            note(Clue::Breaks, 1.0);
        }
        if self.total() > self.rival {
            note(Clue::SpentAhead, f32::from(card.strength()) / 12.0);
        }
        if self.turns == 1 {
            note(Clue::LateGain, tenth(gain));
            if mine.clans == 0 {
                note(Clue::LateFirst, 1.0);
            }
        }
        let claimed = self.claim(after.total(), None) - self.claim(self.total(), None);
        note(Clue::Claims, tenth(claimed));
        if self.turns == 1 {
            note(Clue::LateClaims, tenth(claimed));
        }
        if self.last
            && let Some(weakest) = self.hand.iter().next()
            && self.claim(mine.with(weakest, false).total(), None) >= self.claim(after.total(), None)
        {
            note(Clue::Overkill, f32::from(card.strength() - weakest.strength()) / 12.0);
        }
        if self.last && claimed <= 0 {
            note(Clue::Useless, 1.0);
        } else if self.last {
            note(Clue::LastClaims, tenth(claimed));
        }
        if up {
            if self.may_activate(card) {
                self.promise(card.bloodline(), card, mine, note);
            } else {
                note(Clue::Open, 1.0);
            }
        }
    }

    /// The other seats.
    pub(super) fn others(&self) -> impl Iterator<Item = Seat> {
        let me = self.me;
        Seat::first(self.position.rules.seats).filter(move |seat| *seat != me)
    }

    #[inline]
    fn take(&self, slot: u8, note: &mut impl FnMut(Clue, f32)) {
        match self.position.recruits.slot(slot.into()) {
            Recruit::Up(card) => {
                note(Clue::TakesOpen, 1.0);
                note(Clue::Recruited, f32::from(card.strength()) / 12.0);
                let kin = self.hand.and(card.bloodline().cards()).len();
                note(Clue::Kin, kin.min(3) as f32);
                if card.strength() < 4 {
                    note(Clue::LowRecruit, 1.0);
                }
                if self.mine().clans > 0 && self.mine().suits(card) && self.turns > 1 {
                    note(Clue::RecruitMatches, 1.0);
                }
            }
            _ => note(Clue::TakesHidden, 1.0),
        }
        note(Clue::TakeStanding, self.standing);
        note(Clue::TakeContested, 1.0 - self.standing.abs());
        note(Clue::TakeStake, self.stake);
        note(Clue::TakeTurns, f32::from(self.turns));
        if self.decisive {
            note(Clue::TakeDecisive, 1.0);
        }
        note(Clue::FullHand, self.hand.len() as f32 / 10.0);
        if self.turns == 1 {
            note(Clue::LateRecruit, 1.0);
            if self.mine().clans == 0 {
                note(Clue::NoArmy, 1.0);
            }
        }
        if self.total() > self.rival {
            note(Clue::RecruitsAhead, 1.0);
        }
    }

    /// Notes the clues about the use of a pending power.
    fn power(&self, action: Action, note: &mut impl FnMut(Clue, f32)) {
        let newest = self.newest();
        let (mine, bare) = (self.mine(), self.mine().without(newest, false));
        let joins = |spot: Spot| {
            let army = &self.position.armies[spot.seat.index()];
            army.has(EndPower::Join) && army.clan(spot.place.into()).active == Some(EndPower::Join)
        };
        let card_at = |spot: Spot| self.position.armies[spot.seat.index()].cards()[usize::from(spot.place)];
        match action {
            Action::Kill(spot) if spot.seat == self.me => {
                let left = mine.without(card_at(spot), joins(spot)).total();
                note(Clue::Sacrifices, 1.0);
                self.change(left, None, note);
            }
            Action::Kill(spot) => {
                let left = self.forces[spot.seat.index()].without(card_at(spot), joins(spot)).total();
                note(Clue::Kills, 1.0);
                note(Clue::Killed, f32::from(card_at(spot).strength()) / 12.0);
                self.change(self.total(), Some((spot.seat, left)), note);
            }
            Action::Swap(spot) => {
                let (card, joining) = (card_at(spot), joins(spot));
                let theirs =
                    self.forces[spot.seat.index()].without(card, joining).with(newest, false).total();
                note(Clue::Swaps, 1.0);
                self.change(bare.with(card, joining).total(), Some((spot.seat, theirs)), note);
            }
            Action::Trade(place) => {
                let card = self.position.supporters[usize::from(place)];
                note(Clue::Trades, 1.0);
                note(Clue::Traded, f32::from(card.strength()) / 12.0);
                self.change(bare.with(card, false).total(), None, note);
            }
            Action::Join => {
                note(Clue::Joins, 1.0);
                self.change(bare.with(newest, true).total(), None, note);
            }
            Action::Draw => note(Clue::Draws, 1.0),
            Action::More => note(Clue::Musters, 1.0),
            Action::Stay => note(Clue::Stays, f32::from(newest.strength()) / 12.0),
            Action::Two => note(Clue::ClaimsTwo, 1.0),
            _ => {}
        }
    }

    /// Notes the clues about a change of the own total, and of that of another seat.
    fn change(&self, total: u16, changed: Option<(Seat, u16)>, note: &mut impl FnMut(Clue, f32)) {
        note(Clue::OwnChange, tenth(i32::from(total) - i32::from(self.total())));
        if let Some((seat, theirs)) = changed {
            let change = tenth(i32::from(theirs) - i32::from(self.totals[seat.index()]));
            note(Clue::TheirChange, change);
            if self.totals[seat.index()] == self.rival {
                note(Clue::RivalChange, change);
            }
        }
        let drop =
            changed.map_or(0, |(seat, theirs)| i32::from(self.totals[seat.index()]) - i32::from(theirs));
        if i32::from(total) - i32::from(self.total()) + drop <= 0 {
            note(Clue::Backfires, 1.0);
        }
        let claimed = self.claim(total, changed) - self.claim(self.total(), None);
        note(Clue::ChangeClaims, tenth(claimed));
        if self.turns == 1 {
            note(Clue::LateChangeClaims, tenth(claimed));
        }
    }
}

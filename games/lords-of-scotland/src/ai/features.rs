//! The features of a position as a seat sees it: the whole table, and army by army.
//!
//! A [`FeatureScene`] is the table as the seat knows it right after its own action: no card is drawn yet, and no hidden
//! clan is revealed.

mod scene;

use bots::net::VisitFeatures;
use bots::{FeatureBuffer, Rewards, SparseFeatures};
use tabletop::{Dice, MAX_SEATS, Seat, Turn};

use crate::{Action, Activation, Bloodline, Card, CardSet, Phase, Position};
use scene::{FeatureScene, Next};

/// Where each group of features of an army begins.
pub(super) mod army {
    use crate::card::CARDS;
    pub(super) const WHOSE: usize = 0;
    pub(super) const CLANS: usize = WHOSE + 2;
    pub(super) const HIDDEN: usize = CLANS + 8;
    pub(super) const SUM: usize = HIDDEN + 6;
    pub(super) const TOTAL: usize = SUM + 31;
    pub(super) const PURE: usize = TOTAL + 41;
    pub(super) const LINE: usize = PURE + 4;
    pub(super) const LINES: usize = LINE + 9;
    pub(super) const HIGHEST: usize = LINES + 36;
    pub(super) const POWERS: usize = HIGHEST + 13;
    pub(super) const STAYING: usize = POWERS + 3;
    pub(super) const TURNS: usize = STAYING + 13;
    pub(super) const HAND: usize = TURNS + 6;
    pub(super) const NEEDS: usize = HAND + 11;
    pub(super) const INITIATIVE: usize = NEEDS + 42;
    pub(super) const ORDER: usize = INITIATIVE + 1;
    pub(super) const PLACE: usize = ORDER + 5;
    pub(super) const REACH: usize = PLACE + 6;
    pub(super) const LEAD: usize = REACH + 41;
    pub(super) const LATE_LEAD: usize = LEAD + 41;
    pub(super) const SAFE: usize = LATE_LEAD + 6 * 21;
    pub(super) const REACH_LEAD: usize = SAFE + 3;
    pub(super) const KNOWN: usize = REACH_LEAD + 41;
    pub(super) const KNOWN_CARDS: usize = KNOWN + CARDS;
    pub(super) const KNOWN_REACH: usize = KNOWN_CARDS + 8;
    pub(in crate::ai) const END: usize = KNOWN_REACH + 41;
}

/// Where each group of features of the whole table begins.
pub(super) mod table {
    use crate::card::CARDS;
    pub(super) const SEATS: usize = 0;
    pub(super) const RULES: usize = SEATS + 4;
    pub(super) const TARGET: usize = RULES + 2;
    pub(super) const ROUND: usize = TARGET + 11;
    pub(super) const NEXT: usize = ROUND + 5;
    pub(super) const HAND: usize = NEXT + 26;
    pub(super) const HAND_LINES: usize = HAND + CARDS;
    pub(super) const USABLE: usize = HAND_LINES + 9 * 5;
    pub(super) const UNKNOWN: usize = USABLE + 9;
    pub(super) const RECRUITS: usize = UNKNOWN + 3;
    pub(super) const RECRUITS_DOWN: usize = RECRUITS + CARDS;
    pub(super) const REFILL: usize = RECRUITS_DOWN + 6;
    pub(super) const SUPPORTERS: usize = REFILL + 2;
    pub(super) const OFFER: usize = SUPPORTERS + CARDS;
    pub(super) const OFFERED: usize = OFFER + 3 * 13;
    pub(super) const LOWEST: usize = OFFERED + 6;
    pub(super) const PILE: usize = LOWEST + 13;
    pub(super) const RACE: usize = PILE + 10;
    pub(in crate::ai) const END: usize = RACE + 41;
}

/// Writes the features after each action ([`bots::net::NetFeatures::after_each`]).
pub(super) fn after_each(
    position: &Position,
    actions: &[Action],
    buffer: &mut FeatureBuffer,
    visit: &mut VisitFeatures<'_>,
) {
    let before = FeatureScene::before(position);
    for &action in actions {
        let over = claim_ends_game(position, action);
        if over.is_none() {
            before.after(action).write(armies(position.rules.seats), buffer);
        }
        visit(buffer, over);
    }
}

/// The reward if this action is the claim that ends the game. Claims are public, and so is whether the last one ends it.
fn claim_ends_game(position: &Position, action: Action) -> Option<f32> {
    let Action::Claim(_) = action else { return None };
    let mut after = *position;
    after.apply_action(action, &mut Dice::quick(0));
    match (after.phase, tabletop::Game::turn(&after)) {
        (Phase::Over, Turn::Over(verdict)) => {
            Some(Rewards::of(verdict, position.rules.seats).for_seat(position.seat))
        }
        _ => None,
    }
}

/// The number of armies that the net for this many players reads.
pub(super) const fn armies(seats: u8) -> usize {
    if seats == 2 { 2 } else { MAX_SEATS as usize }
}

impl FeatureScene<'_> {
    fn write(&self, parts: usize, buffer: &mut FeatureBuffer) {
        buffer.rewrite_table(|features| write_table(self, features));
        buffer.rewrite_part(0, |features| write_army(self, 0, features));
        // Most actions leave the other armies as they are.
        for place in 1..parts {
            let key = match self.seat_at(place as u8) {
                Some(seat) => self.army_key(seat),
                None => place as u64,
            };
            buffer.write_part(place, key, |features| write_army(self, place as u8, features));
        }
    }
}

fn write_table(scene: &FeatureScene<'_>, features: &mut SparseFeatures) {
    let rules = scene.position.rules;
    features.add(table::SEATS + usize::from(rules.seats) - 2);
    features.add_if(rules.bruce, table::RULES);
    features.add_if(rules.activation == Activation::Bloodline, table::RULES + 1);
    features.add(table::TARGET + usize::from(rules.target / 10).min(10));
    features.add(table::ROUND + usize::from(scene.position.round.clamp(1, 5)) - 1);
    features.add(
        table::NEXT
            + match scene.next {
                Next::Others => 0,
                Next::Act => 1,
                Next::Muster => 2,
                Next::Claim(due) => 3 + usize::from(due.min(2)),
                Next::Power { power, copied } => 6 + usize::from(copied) * 10 + power as usize,
            },
    );
    let mut lines = [0_usize; 9];
    for card in scene.hand {
        features.add(table::HAND + card.index());
        lines[card.bloodline() as usize] += 1;
    }
    for (line, &count) in lines.iter().enumerate() {
        features.add(table::HAND_LINES + 5 * line + count.min(4));
    }
    let open = scene.open();
    for line in Bloodline::ALL {
        let lowest = scene.hand.and(line.cards()).iter().next();
        let free = lowest.is_some_and(|card| !blocked(card, open, rules.activation));
        features.add_if(free, table::USABLE + line as usize);
    }
    if scene.unknown > 0 {
        features.add(table::UNKNOWN + usize::from(scene.unknown.min(3)) - 1);
    }
    for &card in &scene.recruits[..scene.up] {
        features.add(table::RECRUITS + card.index());
    }
    features.add(table::RECRUITS_DOWN + scene.down.min(5));
    if let Some(up) = scene.refill {
        features.add(table::REFILL + usize::from(up));
    }
    let mut offer: [u8; 3] = [0; 3];
    for &card in scene.supporters.iter() {
        features.add(table::SUPPORTERS + card.index());
        let strength = card.strength();
        if strength > offer[0] {
            offer = [strength, offer[0], offer[1]];
        } else if strength > offer[1] {
            offer = [offer[0], strength, offer[1]];
        } else {
            offer[2] = offer[2].max(strength);
        }
    }
    for (place, &strength) in offer.iter().enumerate() {
        features.add(table::OFFER + 13 * place + usize::from(strength));
    }
    features.add(table::OFFERED + scene.supporters.len().min(5));
    let lowest = open.iter().next().map_or(0, Card::strength);
    features.add(table::LOWEST + usize::from(lowest));
    features.add(table::PILE + (scene.position.draw.len() / 8).min(9));
    let won = |seat: Seat| i32::from(scene.won[seat.index()]);
    let rival = Seat::first(rules.seats).filter(|seat| *seat != scene.me).map(won).max().unwrap_or(0);
    features.add(table::RACE + (won(scene.me) - rival + 20).clamp(0, 40) as usize);
}

/// Whether a card mustered now could not use its power (LS-P1).
fn blocked(card: Card, mut open: CardSet, activation: Activation) -> bool {
    open.remove(card);
    let weaker = Card::weaker_than(card.strength());
    let blocking = match activation {
        Activation::Lowest => weaker,
        Activation::Bloodline => card.bloodline().cards().and(weaker.or(Bloodline::Bruce.cards())),
    };
    !open.and(blocking).is_empty()
}

/// Writes the army `place` seats to the left of the own one.
fn write_army(scene: &FeatureScene<'_>, place: u8, features: &mut SparseFeatures) {
    let position = scene.position;
    let rules = position.rules;
    let Some(seat) = scene.seat_at(place) else { return };
    let force = scene.force(seat);
    features.add(army::WHOSE + usize::from(place > 0));
    features.add(army::CLANS + force.clans.min(7));
    features.add(army::HIDDEN + force.hidden.min(5));
    features.add(army::SUM + usize::from(force.sum / 2).min(30));
    features.add(army::TOTAL + usize::from(force.total() / 3).min(40));
    features.add(army::PURE + force.purity());
    if let Some(line) = force.line() {
        features.add(army::LINE + line);
    }
    for (line, &count) in force.lines.iter().enumerate() {
        features.add_if(count > 0, army::LINES + 4 * line + usize::from(count.clamp(1, 4)) - 1);
    }
    features.add(army::HIGHEST + usize::from(force.highest.map_or(0, Card::strength)));
    for (power, &active) in force.active.iter().enumerate() {
        features.add_if(active, army::POWERS + power);
    }
    features.add(army::STAYING + usize::from(force.staying.min(12)));
    let turns = scene.turns_left(seat);
    features.add(army::TURNS + usize::from(turns.min(5)));
    let cards = if place == 0 { scene.hand.len() + scene.unknown } else { position.hand(seat).len() };
    features.add(army::HAND + usize::from(cards.min(10)));
    let needs = (i32::from(rules.target) - i32::from(scene.won[seat.index()])).clamp(0, 41);
    features.add(army::NEEDS + needs as usize);
    features.add_if(position.initiative == seat, army::INITIATIVE);
    let order = (seat.index() as u8 + rules.seats - position.initiative.index() as u8) % rules.seats;
    features.add(army::ORDER + usize::from(order));
    // Its rank now, by the clans that the seat knows.
    let others = || Seat::first(rules.seats).filter(move |other| *other != seat);
    let key = |seat: Seat| {
        let force = scene.force(seat);
        (force.total(), force.highest)
    };
    let own = key(seat);
    let ahead = others().filter(|&other| scene.force(other).clans > 0 && key(other) > own).count();
    features.add(army::PLACE + if force.clans == 0 { 5 } else { ahead });
    let rival = others().map(|other| i32::from(key(other).0)).max().unwrap_or(0);
    let lead = i32::from(own.0) - rival;
    features.add(army::LEAD + (lead / 2 + 20).clamp(0, 40) as usize);
    let late = (lead / 3 + 10).clamp(0, 20) as usize;
    let to_come: u8 = others().map(|other| scene.turns_left(other)).max().unwrap_or(0);
    features.add(army::LATE_LEAD + 21 * usize::from(to_come.min(5)) + late);
    // The total that it can reach: with the own hand, or with the cards that another seat is known to hold.
    let known = if place == 0 { scene.hand } else { scene.known_cards(seat) };
    let reach = force.reach(known, turns);
    if place == 0 {
        features.add(army::REACH + usize::from(reach / 3).min(40));
    } else {
        for card in known {
            features.add(army::KNOWN + card.index());
        }
        features.add(army::KNOWN_CARDS + usize::from(known.len()).min(7));
        features.add(army::KNOWN_REACH + usize::from(reach / 3).min(40));
    }
    features.add(army::REACH_LEAD + ((i32::from(reach) - rival) / 2 + 20).clamp(0, 40) as usize);
    if to_come == 0 && turns == 0 {
        let hidden = Seat::first(rules.seats).any(|seat| scene.force(seat).hidden > 0);
        features.add(army::SAFE + if hidden { 2 } else { usize::from(ahead == 0) });
    }
}

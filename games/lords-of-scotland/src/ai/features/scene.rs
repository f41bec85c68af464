//! The table as a seat knows it, right after its own action.

use tabletop::{MAX_SEATS, Seat};

use crate::ai::force::largest_total;
use crate::list::List;
use crate::view::KnownClan;
use crate::{
    Action, Bloodline, Card, CardSet, EndPower, MOST_CLANS, MOST_SUPPORTERS, Phase, Position, ROUNDS,
    Recruit, SLOTS,
};

/// The next decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Next {
    /// That of another seat.
    Others,
    /// The own turn continues: recruit or muster.
    Act,
    /// One more clan is mustered.
    Muster,
    /// This many supporters are still to be claimed.
    Claim(u8),
    /// A power may be used.
    Power {
        /// The power.
        power: Bloodline,
        /// Whether it was copied.
        copied: bool,
    },
}

/// The table as a seat knows it.
pub(super) struct FeatureScene<'a> {
    /// Everything else; only what the seat may know is read from it.
    pub(super) position: &'a Position,
    pub(super) me: Seat,
    pub(super) hand: CardSet,
    /// The number of drawn cards that are not known yet.
    pub(super) unknown: u8,
    armies: [List<KnownClan, MOST_CLANS>; MAX_SEATS as usize],
    pub(super) supporters: List<Card, MOST_SUPPORTERS>,
    /// The recruits that lie face up; the first `up` are valid.
    pub(super) recruits: [Card; SLOTS],
    pub(super) up: usize,
    pub(super) down: usize,
    /// If an unknown card will fill a slot: whether it will lie face up.
    pub(super) refill: Option<bool>,
    /// The strength in each victory pile.
    pub(super) won: [u16; MAX_SEATS as usize],
    pub(super) next: Next,
    /// What is known of each army.
    forces: [Force; MAX_SEATS as usize],
}

impl FeatureScene<'_> {
    /// The table as the deciding seat will know it right after this legal action.
    pub(super) fn after(position: &Position, action: Action) -> FeatureScene<'_> {
        let mut scene = FeatureScene::before(position, position.seat);
        scene.act(action);
        scene.compute_forces();
        scene
    }

    fn compute_forces(&mut self) {
        for seat in Seat::first(self.position.rules.seats) {
            self.forces[seat.index()] = self.compute_force(seat);
        }
    }

    fn before(position: &Position, me: Seat) -> FeatureScene<'_> {
        let unused = KnownClan { card: None, down: false, active: None };
        let mut armies = [List::new(unused); MAX_SEATS as usize];
        let mut won = [0; MAX_SEATS as usize];
        for seat in Seat::first(position.rules.seats) {
            won[seat.index()] = position.strength_won(seat);
            for clan in position.armies[seat.index()].clans() {
                let card = (!clan.down).then_some(clan.card);
                armies[seat.index()].push(KnownClan { card, down: clan.down, active: clan.active });
            }
        }
        // Face-down clans that are or were its own (LS-T4, LS-P4).
        for clan in position.memory.origins.iter().flat_map(|origin| origin.hidden.iter()) {
            if clan.seen_by >> me.index() & 1 == 1 {
                let (army, place) = (clan.army.index(), usize::from(clan.place));
                armies[army][place].card = Some(position.armies[army].cards()[place]);
            }
        }
        let (mut recruits, mut up, mut down) = ([Card::LOWEST; SLOTS], 0, 0);
        for recruit in position.recruits.iter() {
            match recruit {
                Recruit::Empty => {}
                Recruit::Up(card) => {
                    recruits[up] = card;
                    up += 1;
                }
                Recruit::Down(_) => down += 1,
            }
        }
        FeatureScene {
            position,
            me,
            hand: position.hand(me),
            unknown: 0,
            armies,
            supporters: position.supporters,
            recruits,
            up,
            down,
            refill: None,
            won,
            next: Next::Others,
            forces: [Force::default(); MAX_SEATS as usize],
        }
    }

    fn act(&mut self, action: Action) {
        let me = self.me.index();
        match action {
            Action::Flip(_) => {
                self.down -= 1;
                self.refill = Some(true);
                self.next = Next::Act;
            }
            Action::Take(slot) => match self.position.recruits.slot(slot.into()) {
                Recruit::Up(card) => {
                    self.hand.insert(card);
                    let place = self.recruits[..self.up].iter().position(|there| *there == card);
                    self.recruits[place.expect("the card lies there")] = self.recruits[self.up - 1];
                    self.up -= 1;
                    self.refill = Some(true);
                }
                _ => {
                    self.unknown += 1;
                    self.refill = Some(false);
                }
            },
            Action::Muster { card, up } => {
                self.hand.remove(card);
                self.armies[me].push(KnownClan { card: Some(card), down: !up, active: None });
                let mut after = *self.position;
                after.hands[me].remove(card);
                after.armies[me].muster(card, up);
                let power = card.bloodline();
                if up && after.may_activate(card) && after.usable(power) {
                    self.next = Next::Power { power, copied: false };
                }
            }
            Action::Kill(spot) => {
                self.armies[spot.seat.index()].remove(spot.place.into());
            }
            Action::Swap(spot) => {
                let mine = self.armies[me].len() - 1;
                let (seat, place) = (spot.seat.index(), usize::from(spot.place));
                let (going, coming) = (self.armies[me][mine], self.armies[seat][place]);
                self.armies[me][mine] = coming;
                self.armies[seat][place] = going;
            }
            Action::Trade(place) => {
                let mine = self.armies[me].len() - 1;
                let going = self.armies[me][mine].card.expect("the clan lies face up");
                let coming = self.supporters[usize::from(place)];
                self.armies[me][mine] = KnownClan { card: Some(coming), down: false, active: None };
                self.supporters[usize::from(place)] = going;
            }
            Action::Draw => self.unknown += 1,
            Action::More => self.next = Next::Muster,
            Action::Stay => self.activate(EndPower::Stay),
            Action::Two => self.activate(EndPower::Two),
            Action::Join => self.activate(EndPower::Join),
            Action::Copy(spot) => {
                let card = self.armies[spot.seat.index()][usize::from(spot.place)].card;
                let power = card.expect("the clan lies face up").bloodline();
                self.next = Next::Power { power, copied: true };
            }
            Action::Skip => {}
            Action::Claim(place) => {
                let card = self.supporters.remove(place.into());
                self.won[me] += u16::from(card.strength());
                if let Phase::Claim(due) = self.position.phase
                    && due > 1
                {
                    self.next = Next::Claim(due - 1);
                }
            }
        }
    }

    fn activate(&mut self, power: EndPower) {
        let army = &mut self.armies[self.me.index()];
        let last = army.len() - 1;
        army[last].active = Some(power);
    }

    /// The clans that lie face up.
    pub(super) fn open(&self) -> CardSet {
        let all = self.armies.iter().flat_map(|army| army.iter());
        all.filter(|clan| !clan.down).filter_map(|clan| clan.card).collect()
    }

    /// The cards that everybody knows to be in a seat's hand or among the clans that it mustered face down: those that it took from
    /// the open recruits.
    pub(super) fn known_cards(&self, seat: Seat) -> CardSet {
        let held = self.position.memory.origins[seat.index()].held.iter();
        held.filter_map(|held| held.kind.resolve().ok()).collect()
    }

    /// The number of turns a seat still has in this skirmish after the present one.
    pub(super) fn turns_left(&self, seat: Seat) -> u8 {
        if matches!(self.position.phase, Phase::Claim(_)) {
            return 0;
        }
        let seats = self.position.rules.seats;
        let order =
            |seat: Seat| (seat.index() as u8 + seats - self.position.initiative.index() as u8) % seats;
        let own = u8::from(seat == self.me && self.next == Next::Act);
        ROUNDS - self.position.round + u8::from(order(seat) > order(self.me)) + own
    }

    /// What is known of an army.
    pub(super) fn force(&self, seat: Seat) -> &Force {
        &self.forces[seat.index()]
    }

    fn compute_force(&self, seat: Seat) -> Force {
        let mut force = Force::default();
        for clan in self.armies[seat.index()].iter() {
            force.clans += 1;
            if let Some(power) = clan.active {
                force.active[power as usize] = true;
            }
            let Some(card) = clan.card else {
                force.hidden += 1;
                continue;
            };
            force.sum += u16::from(card.strength());
            force.highest = force.highest.max(Some(card));
            if clan.active == Some(EndPower::Stay) {
                force.staying += card.strength();
            }
            if clan.active != Some(EndPower::Join) {
                force.lines[card.bloodline() as usize] += 1;
            }
        }
        force
    }
}

/// What is known of an army.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Force {
    pub(super) clans: usize,
    /// The number of clans that the seat does not know.
    pub(super) hidden: usize,
    pub(super) sum: u16,
    pub(super) highest: Option<Card>,
    /// The number of clans per bloodline, without those that join any.
    pub(super) lines: [u8; 9],
    pub(super) active: [bool; 3],
    pub(super) staying: u8,
}

impl Force {
    /// The number of different bloodlines.
    fn bloodlines(&self) -> usize {
        self.lines.iter().filter(|count| **count > 0).count()
    }

    /// None, one clan, several of one bloodline, or mixed.
    pub(super) fn purity(&self) -> usize {
        match (self.clans - self.hidden, self.bloodlines()) {
            (0, _) => 0,
            (1, _) => 1,
            (_, 0 | 1) => 2,
            _ => 3,
        }
    }

    /// The bloodline, if there is exactly one.
    pub(super) fn line(&self) -> Option<usize> {
        if self.bloodlines() == 1 { self.lines.iter().position(|count| *count > 0) } else { None }
    }

    /// The total of the known clans (LS-E1).
    pub(super) fn total(&self) -> u16 {
        if self.clans - self.hidden > 1 && self.bloodlines() <= 1 { 2 * self.sum } else { self.sum }
    }

    /// The largest total after `turns` more turns of mustering from this hand, ignoring powers.
    pub(super) fn reach(&self, hand: CardSet, turns: u8) -> u16 {
        let bloodlines = self.bloodlines();
        let pure = bloodlines <= 1 && self.hidden == 0;
        largest_total(self.sum, self.total(), hand, turns, |line, mustered| {
            let fits = bloodlines == 0 || self.lines[line] > 0;
            pure && fits && self.clans + usize::from(mustered) > 1
        })
    }
}

//! The table as a seat knows it, right after its own action.

use bots::hash_combine;
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
#[derive(Clone, Copy)]
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
    /// The cards that everybody knows to be in each seat's hand or among the clans that it mustered face down: those that it took
    /// from the open recruits.
    known: [CardSet; MAX_SEATS as usize],
    /// What is known of each army.
    forces: [Force; MAX_SEATS as usize],
    /// A hash of what no action of the seat changes, for the features of the other armies.
    fixed: u64,
}

impl FeatureScene<'_> {
    /// The same table right after this legal action of the deciding seat.
    pub(super) fn after(&self, action: Action) -> Self {
        let mut scene = *self;
        scene.act(action);
        scene
    }

    /// The table as the deciding seat knows it before it acts.
    pub(super) fn before(position: &Position) -> FeatureScene<'_> {
        let me = position.seat;
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
        let mut known = [CardSet::EMPTY; MAX_SEATS as usize];
        for seat in Seat::first(position.rules.seats).filter(|seat| *seat != me) {
            let held = position.memory.origins[seat.index()].held.iter();
            known[seat.index()] = held.filter_map(|held| held.kind.resolve().ok()).collect();
        }
        let mut scene = FeatureScene {
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
            known,
            forces: [Force::default(); MAX_SEATS as usize],
            fixed: 0,
        };
        for seat in Seat::first(position.rules.seats) {
            scene.count(seat);
        }
        scene.fixed = scene.hash_fixed();
        scene
    }

    fn hash_fixed(&self) -> u64 {
        let position = self.position;
        let rules = position.rules;
        let table = u64::from(rules.target) << 32
            | u64::from(rules.seats) << 24
            | (position.initiative.index() as u64) << 16
            | (self.me.index() as u64) << 8
            | u64::from(position.round) << 1
            | u64::from(matches!(position.phase, Phase::Claim(_)));
        Seat::first(rules.seats).filter(|seat| *seat != self.me).fold(table, |hash, seat| {
            let (won, hand) = (self.won[seat.index()], position.hand(seat).len());
            let hash = hash_combine(hash, u64::from(won) << 8 | hand as u64);
            let known = self.known[seat.index()].bits();
            hash_combine(hash_combine(hash, known as u64), (known >> 64) as u64)
        })
    }

    /// A hash of everything that the features of another seat's army depend on.
    pub(super) fn army_key(&self, seat: Seat) -> u64 {
        let brief = |hash: u64, other: Seat| {
            let force = &self.forces[other.index()];
            let highest = force.highest.map_or(0, |card| 1 + card.index() as u64);
            let flags = u64::from(force.clans > 0) << 1 | u64::from(force.hidden > 0);
            hash_combine(hash, u64::from(force.total()) << 16 | highest << 2 | flags)
        };
        let turn = u64::from(self.next == Next::Act) << 8 | seat.index() as u64;
        Seat::first(self.position.rules.seats)
            .fold(self.forces[seat.index()].hash_into(self.fixed ^ turn << 48), brief)
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
                self.count(self.me);
                let power = card.bloodline();
                if up && self.position.may_activate(card) && self.usable_after_muster(card) {
                    self.next = Next::Power { power, copied: false };
                }
            }
            Action::Kill(spot) => {
                self.armies[spot.seat.index()].remove(spot.place.into());
                self.count(spot.seat);
            }
            Action::Swap(spot) => {
                let mine = self.armies[me].len() - 1;
                let (seat, place) = (spot.seat.index(), usize::from(spot.place));
                let (going, coming) = (self.armies[me][mine], self.armies[seat][place]);
                self.armies[me][mine] = coming;
                self.armies[seat][place] = going;
                self.count(self.me);
                self.count(spot.seat);
            }
            Action::Trade(place) => {
                let mine = self.armies[me].len() - 1;
                let going = self.armies[me][mine].card.expect("the clan lies face up");
                let coming = self.supporters[usize::from(place)];
                self.armies[me][mine] = KnownClan { card: Some(coming), down: false, active: None };
                self.supporters[usize::from(place)] = going;
                self.count(self.me);
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

    /// LS-P12: whether the power of a clan has any effect once it is mustered face up from the hand.
    fn usable_after_muster(&self, card: Card) -> bool {
        let position = self.position;
        match card.bloodline() {
            Bloodline::Scott => {
                let (mut after, me) = (*position, self.me.index());
                after.hands[me].remove(card);
                after.armies[me].muster(card, true);
                after.usable(Bloodline::Scott)
            }
            Bloodline::Makgill => !self.hand.is_empty(),
            Bloodline::Wemyss => position.clan_count() > 0,
            power => position.usable(power),
        }
    }

    fn activate(&mut self, power: EndPower) {
        let army = &mut self.armies[self.me.index()];
        let last = army.len() - 1;
        army[last].active = Some(power);
        self.count(self.me);
    }

    /// The seat that many places to the left of the deciding one; none if there are fewer players.
    pub(super) fn seat_at(&self, place: u8) -> Option<Seat> {
        let seats = self.position.rules.seats;
        (place < seats).then(|| Seat::new((self.me.index() as u8 + place) % seats))
    }

    /// The clans that lie face up.
    pub(super) fn open(&self) -> CardSet {
        let all = self.armies.iter().flat_map(|army| army.iter());
        all.filter(|clan| !clan.down).filter_map(|clan| clan.card).collect()
    }

    /// What everybody knows another seat to hold.
    pub(super) fn known_cards(&self, seat: Seat) -> CardSet {
        self.known[seat.index()]
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

    /// Counts an army again.
    fn count(&mut self, seat: Seat) {
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
        self.forces[seat.index()] = force;
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
    fn hash_into(&self, hash: u64) -> u64 {
        let Force { clans, hidden, sum, highest, lines, active, staying } = *self;
        let lines = lines.iter().fold(0, |lines, count| lines << 4 | u64::from(*count));
        let active = active.iter().fold(0, |all, active| all << 1 | u64::from(*active));
        let highest = highest.map_or(0, |card| 1 + card.index() as u64);
        let counts = (clans as u64) << 40
            | (hidden as u64) << 32
            | u64::from(sum) << 16
            | u64::from(staying) << 8
            | highest;
        hash_combine(hash_combine(hash, lines << 3 | active), counts)
    }

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

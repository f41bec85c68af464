//! Making a legal action. Nothing else changes a position.

use tabletop::Dice;

use crate::{Action, Card, Clan, EndPower, Phase, Position, Recruit, Spot};

impl Position {
    /// Makes a legal action.
    pub(crate) fn apply_action(&mut self, action: Action, dice: &mut Dice) {
        match action {
            Action::Flip(slot) => {
                self.recruits.turn_up(slot.into());
                self.phase = Phase::Act;
            }
            Action::Take(slot) => self.recruit(slot.into(), dice),
            Action::Muster { card, up } => self.muster(card, up, dice),
            Action::Kill(spot) => {
                let card = self.armies[spot.seat.index()].remove(spot.place.into());
                self.discard.push(card);
                self.memory.clan_discarded(spot.seat, spot.place.into(), card);
                self.end_turn(dice);
            }
            Action::Swap(spot) => self.swap(spot, dice),
            Action::Trade(place) => self.trade(place.into(), dice),
            Action::Draw => {
                // LS-P7: the limit of ten does not apply.
                if let Some(card) = self.next_card(dice) {
                    self.hands[self.seat.index()].insert(card);
                    self.memory.hidden_card_came(self.seat, self.memory.current);
                }
                self.end_turn(dice);
            }
            Action::More => self.phase = Phase::Muster,
            Action::Stay => self.activate(EndPower::Stay, dice),
            Action::Two => self.activate(EndPower::Two, dice),
            Action::Join => self.activate(EndPower::Join, dice),
            Action::Copy(spot) => {
                self.phase = Phase::Power(self.card_at(spot).bloodline());
            }
            Action::Skip => self.end_turn(dice),
            Action::Claim(place) => {
                let Phase::Claim(due) = self.phase else { unreachable!("claims come in their phase") };
                let card = self.supporters.remove(place.into());
                self.victory[self.seat.index()].push(card);
                self.claimed(due - 1, dice);
            }
        }
    }

    /// LS-T3: takes a recruit; another fills the slot, face up or down as the one before.
    fn recruit(&mut self, slot: usize, dice: &mut Dice) {
        let taken = self.recruits.slot(slot);
        self.recruits.put(slot, Recruit::Empty);
        let (card, up) = match taken {
            Recruit::Up(card) => {
                self.memory.known_card_came(self.seat, card);
                (card, true)
            }
            Recruit::Down(card) => {
                self.memory.hidden_card_came(self.seat, self.memory.slots[slot]);
                (card, false)
            }
            Recruit::Empty => unreachable!("an empty slot cannot be taken"),
        };
        self.hands[self.seat.index()].insert(card);
        if let Some(next) = self.next_card(dice) {
            self.recruits.put(slot, if up { Recruit::Up(next) } else { Recruit::Down(next) });
            self.memory.slot_filled(slot);
        }
        self.end_turn(dice);
    }

    /// LS-T3, LS-P8: a card of the hand joins the army.
    fn muster(&mut self, card: Card, up: bool, dice: &mut Dice) {
        self.hands[self.seat.index()].remove(card);
        let army = &mut self.armies[self.seat.index()];
        let place = army.len();
        army.muster(card, up);
        if !up {
            self.memory.mustered_down(self.seat, place);
            return self.end_turn(dice);
        }
        self.memory.mustered_up(self.seat, card);
        // LS-P12: a power without any effect is not offered.
        if self.may_activate(card) && self.usable(card.bloodline()) {
            self.phase = Phase::Power(card.bloodline());
        } else {
            self.end_turn(dice);
        }
    }

    /// LS-P4: the pending clan and one of another army take each other's place.
    fn swap(&mut self, theirs: Spot, dice: &mut Dice) {
        let mine = self.pending();
        let (here, there) = (usize::from(mine.place), usize::from(theirs.place));
        let going = self.armies[mine.seat.index()].clan(here);
        let coming = self.armies[theirs.seat.index()].clan(there);
        self.armies[mine.seat.index()].replace(here, coming);
        self.armies[theirs.seat.index()].replace(there, going);
        self.memory.clan_moved((theirs.seat, there), (mine.seat, here));
        self.end_turn(dice);
    }

    /// LS-P5: the pending clan and a supporter take each other's place.
    fn trade(&mut self, place: usize, dice: &mut Dice) {
        let mine = self.pending();
        let army = &mut self.armies[mine.seat.index()];
        let going = army.cards()[usize::from(mine.place)];
        army.replace(mine.place.into(), Clan::open(self.supporters[place]));
        self.supporters[place] = going;
        self.end_turn(dice);
    }

    /// LS-P2: an end power is activated and stays so.
    fn activate(&mut self, power: EndPower, dice: &mut Dice) {
        self.armies[self.seat.index()].activate_last(power);
        self.end_turn(dice);
    }
}

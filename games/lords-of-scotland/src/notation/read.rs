//! Reading positions. `validate.rs` then refuses those that cannot occur.

use std::str::FromStr;

use tabletop::{BadPosition, Seat, Viewer};

use crate::card::CARDS;
use crate::list::List;
use crate::memory::Memory;
use crate::{
    Activation, Bloodline, Card, CardSet, Clan, EndPower, Phase, Position, ROUNDS, Recruit, Rules, SLOTS,
};

impl FromStr for Position {
    type Err = BadPosition;

    fn from_str(text: &str) -> Result<Position, BadPosition> {
        let fields: Vec<&str> = text.split_ascii_whitespace().collect();
        let &["ls", rules, draw, discard, recruits, supporters, hands, armies, victory, turn] = &fields[..]
        else {
            let expected = "a position is ls and nine fields, each after one space: rules, draw, discard, \
                            recruits, supporters, hands, armies, victory, turn";
            return Err(BadPosition::flaw("position", text, expected));
        };
        let rules = read_rules(rules)?;
        let mut reader = Reader { rules, found: CardSet::EMPTY };
        let mut position = Position::bare(rules);
        reader.cards("draw", draw, &mut position.draw)?;
        position.draw.reverse();
        reader.cards("discard", discard, &mut position.discard)?;
        reader.recruits(recruits, &mut position)?;
        reader.cards("supporters", supporters, &mut position.supporters)?;
        for (seat, part) in reader.by_seat("hands", hands)? {
            let mut hand: List<Card, CARDS> = List::new(Card::LOWEST);
            reader.cards("hands", part, &mut hand)?;
            position.hands[seat.index()] = hand.iter().copied().collect();
        }
        for (seat, part) in reader.by_seat("armies", armies)? {
            reader.army(seat, part, &mut position)?;
        }
        for (seat, part) in reader.by_seat("victory", victory)? {
            reader.cards("victory", part, &mut position.victory[seat.index()])?;
        }
        if let Some(missing) = Card::all(rules.bruce).without(reader.found).iter().next() {
            return Err(BadPosition::flaw(
                "draw",
                missing,
                "this card is missing; every card lies somewhere",
            ));
        }
        reader.turn(turn, &mut position)?;
        position.validate()?;
        position.init_memory(|_| CardSet::EMPTY);
        let canonical = position.to_string();
        if canonical == text { Ok(position) } else { Err(BadPosition::NotCanonical { canonical }) }
    }
}

fn read_rules(text: &str) -> Result<Rules, BadPosition> {
    let flaw = |part: &str, reason: &str| Err(BadPosition::flaw("rules", part, reason));
    let &[players, activation, target] = &text.split('.').collect::<Vec<_>>()[..] else {
        return flaw(text, "the rules are players, activation and target joined by dots, such as 2b.L.40");
    };
    let (seats, bruce) = match players.strip_suffix('b') {
        Some(seats) => (seats, true),
        None => (players, false),
    };
    let seats = match seats.as_bytes() {
        [digit @ b'2'..=b'5'] => digit - b'0',
        _ => return flaw(players, "there are 2 to 5 players, then b if the Bruce cards are in"),
    };
    let activation = match activation {
        "L" => Activation::Lowest,
        "G" => Activation::Bloodline,
        _ => return flaw(activation, "the activation is L (lowest) or G (bloodline)"),
    };
    let plain = target.bytes().all(|byte| byte.is_ascii_digit());
    match target.parse() {
        Ok(target @ 1..=100) if plain => Ok(Rules { seats, bruce, activation, target }),
        _ => flaw(target, "the target is a number from 1 to 100"),
    }
}

struct Reader {
    rules: Rules,
    /// The cards read so far.
    found: CardSet,
}

impl Reader {
    fn card(&mut self, field: &'static str, text: &str) -> Result<Card, BadPosition> {
        let flaw = |reason| Err(BadPosition::flaw(field, text, reason));
        let Ok(card) = text.parse::<Card>() else {
            return flaw(
                "a card is a letter of smdwfokcb and a strength 1 to 9, A, B or C (b1 and b2 for Bruce)",
            );
        };
        if card.is_bruce() && !self.rules.bruce {
            return flaw("the Bruce cards are not in this game");
        }
        if self.found.contains(card) {
            return flaw("this card lies in two places");
        }
        self.found.insert(card);
        Ok(card)
    }

    /// Cards without a separator, or `-`.
    fn cards<const N: usize>(
        &mut self,
        field: &'static str,
        text: &str,
        out: &mut List<Card, N>,
    ) -> Result<(), BadPosition> {
        if text == "-" {
            return Ok(());
        }
        if text.is_empty() {
            return Err(BadPosition::flaw(field, text, "an empty list is written -"));
        }
        let mut rest = text;
        while !rest.is_empty() {
            let (card, after) = split_card(rest);
            let card = self.card(field, card)?;
            if out.is_full() {
                return Err(BadPosition::flaw(
                    field,
                    text,
                    format_args!("there can be at most {N} cards here"),
                ));
            }
            out.push(card);
            rest = after;
        }
        Ok(())
    }

    fn recruits(&mut self, text: &str, position: &mut Position) -> Result<(), BadPosition> {
        let parts: Vec<&str> = text.split(',').collect();
        if parts.len() != SLOTS {
            return Err(BadPosition::flaw(
                "recruits",
                text,
                "the recruit row has five slots joined by commas",
            ));
        }
        for (slot, part) in parts.into_iter().enumerate() {
            let recruit = if part == "_" {
                Recruit::Empty
            } else if let Some(card) = part.strip_prefix('(').and_then(|rest| rest.strip_suffix(')')) {
                Recruit::Down(self.card("recruits", card)?)
            } else {
                Recruit::Up(self.card("recruits", part)?)
            };
            position.recruits.put(slot, recruit);
        }
        Ok(())
    }

    /// One part for each seat, joined by slashes.
    fn by_seat<'a>(&self, field: &'static str, text: &'a str) -> Result<Vec<(Seat, &'a str)>, BadPosition> {
        let parts: Vec<&str> = text.split('/').collect();
        if parts.len() != usize::from(self.rules.seats) {
            let reason =
                format_args!("there are {} players, so {0} parts joined by slashes", self.rules.seats)
                    .to_string();
            return Err(BadPosition::flaw(field, text, reason));
        }
        Ok(Seat::first(self.rules.seats).zip(parts).collect())
    }

    fn army(&mut self, seat: Seat, text: &str, position: &mut Position) -> Result<(), BadPosition> {
        let flaw = |part: &str, reason: &str| Err(BadPosition::flaw("armies", part, reason));
        if text == "-" {
            return Ok(());
        }
        if text.is_empty() {
            return flaw(text, "an empty list is written -");
        }
        let army = &mut position.armies[seat.index()];
        let mut rest = text;
        while !rest.is_empty() {
            let (inner, down) = match rest.strip_prefix('(') {
                Some(inner) => (inner, true),
                None => (rest, false),
            };
            let (card, mut after) = split_card(inner);
            let card = self.card("armies", card)?;
            if down {
                let Some(closed) = after.strip_prefix(')') else {
                    return flaw(rest, "a face-down clan is one card in parentheses");
                };
                after = closed;
            }
            let mut active = None;
            if let Some(mark) = after.strip_prefix('+') {
                let (letter, beyond) = mark.split_at_checked(1).unwrap_or((mark, ""));
                active = Some(self.end_power(card, down, letter)?);
                after = beyond;
            }
            if army.is_full() {
                return flaw(text, "no army can have more than 16 clans");
            }
            army.muster(card, true);
            army.replace(army.len() - 1, Clan { card, down, active });
            rest = after;
        }
        Ok(())
    }

    /// The end power that a mark after a clan names.
    fn end_power(&self, card: Card, down: bool, letter: &str) -> Result<EndPower, BadPosition> {
        let part = format!("{card}+{letter}");
        let flaw = |reason| Err(BadPosition::flaw("armies", &part, reason));
        let power = EndPower::ALL.into_iter().find(|power| letter.starts_with(power.bloodline().letter()));
        let Some(power) = power else {
            return flaw("only +d, +c and +b mark an activated power");
        };
        if down {
            return flaw("a face-down clan has no activated power");
        }
        if power == EndPower::Join && !self.rules.bruce {
            return flaw("the Bruce cards are not in this game");
        }
        if card.bloodline() != power.bloodline() && card.bloodline() != Bloodline::Scott {
            return flaw("this clan cannot have that power");
        }
        Ok(power)
    }

    fn turn(&self, text: &str, position: &mut Position) -> Result<(), BadPosition> {
        let flaw = |part: &str, reason: &str| Err(BadPosition::flaw("turn", part, reason));
        let &[initiative, round, seat, phase] = &text.split('.').collect::<Vec<_>>()[..] else {
            return flaw(
                text,
                "the turn is Initiative, round, seat and phase joined by dots, such as A.1.B.act",
            );
        };
        for (text, place) in [(initiative, &mut position.initiative), (seat, &mut position.seat)] {
            match text.parse::<Seat>() {
                Ok(seat) if seat.index() < usize::from(self.rules.seats) => *place = seat,
                _ => return flaw(text, "nobody sits there"),
            }
        }
        position.round = match round.as_bytes() {
            [digit @ b'1'..=b'9'] if digit - b'0' <= ROUNDS => digit - b'0',
            _ => return flaw(round, "a skirmish has rounds 1 to 5"),
        };
        position.phase = match phase {
            "flip" => Phase::Flip,
            "act" => Phase::Act,
            "muster" => Phase::Muster,
            "claim1" => Phase::Claim(1),
            "claim2" => Phase::Claim(2),
            "over" => Phase::Over,
            _ => {
                let letter = phase.strip_prefix("power:").and_then(|letter| letter.parse().ok());
                let Some(bloodline) = letter.and_then(Bloodline::from_letter) else {
                    return flaw(
                        phase,
                        "the phase is flip, act, power:<letter>, muster, claim1, claim2 or over",
                    );
                };
                Phase::Power(bloodline)
            }
        };
        Ok(())
    }
}

/// The next two characters and what follows.
fn split_card(text: &str) -> (&str, &str) {
    let end = text.char_indices().nth(2).map_or(text.len(), |(place, _)| place);
    text.split_at(end)
}

impl Position {
    /// Initialises the memory of a position that was read: it has no history. `known` are the cards of a hand that all
    /// players know.
    pub(super) fn init_memory(&mut self, known: impl Fn(Seat) -> CardSet) {
        self.turns = 1;
        self.memory = Memory::BLANK;
        for seat in Seat::first(self.rules.seats) {
            let army = self.armies[seat.index()];
            let known = known(seat).and(self.hands[seat.index()]);
            let down = (0..army.len()).filter(|&place| army.is_down(place));
            for _ in 0..usize::from(self.hands[seat.index()].len() - known.len()) + down.clone().count() {
                self.memory.hidden_card_came(seat, 0);
            }
            down.for_each(|place| self.memory.mustered_down(seat, place));
            // They came after the face-down clans, so they are still in the hand.
            known.iter().for_each(|card| self.memory.known_card_came(seat, card));
        }
    }

    /// The viewer has looked at the face-down clans of this army that are among these cards.
    pub(super) fn remember_clans(&mut self, army: Seat, cards: CardSet, viewer: Viewer) {
        let Some(seat) = viewer.seat() else { return };
        let clans = self.armies[army.index()];
        let all = self.memory.origins.iter_mut().flat_map(|origin| origin.hidden.iter_mut());
        for clan in all.filter(|clan| clan.army == army) {
            if cards.contains(clans.cards()[usize::from(clan.place)]) {
                clan.seen_by |= 1 << seat.index();
            }
        }
    }
}

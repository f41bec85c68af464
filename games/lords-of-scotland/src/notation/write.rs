//! Writing positions and views. Views show `??` for hidden cards.

use std::fmt;

use tabletop::Seat;

use crate::{Card, EndPower, KnownRecruit, Phase, Position, Recruit, Rules, SLOTS, View};

/// A slot in the notation.
enum Slot {
    Empty,
    Up(Card),
    Down(Option<Card>),
}

/// A clan in the notation.
struct ShownClan {
    card: Option<Card>,
    down: bool,
    active: Option<EndPower>,
}

/// The common fields of positions and views; hidden cards are `None`.
trait Sheet {
    fn rules(&self) -> Rules;
    fn draw(&self) -> impl Iterator<Item = Option<Card>>;
    fn discard(&self) -> &[Card];
    fn slot(&self, slot: usize) -> Slot;
    fn supporters(&self) -> &[Card];
    fn hand(&self, seat: Seat) -> impl Iterator<Item = Option<Card>>;
    fn army(&self, seat: Seat) -> impl Iterator<Item = ShownClan>;
    fn victory(&self, seat: Seat) -> &[Card];
    fn turn(&self) -> (Seat, u8, Seat, Phase);
}

impl Sheet for Position {
    fn rules(&self) -> Rules {
        self.rules
    }
    fn draw(&self) -> impl Iterator<Item = Option<Card>> {
        self.draw_pile().map(Some)
    }
    fn discard(&self) -> &[Card] {
        &self.discard
    }
    fn slot(&self, slot: usize) -> Slot {
        match self.recruits.slot(slot) {
            Recruit::Empty => Slot::Empty,
            Recruit::Up(card) => Slot::Up(card),
            Recruit::Down(card) => Slot::Down(Some(card)),
        }
    }
    fn supporters(&self) -> &[Card] {
        &self.supporters
    }
    fn hand(&self, seat: Seat) -> impl Iterator<Item = Option<Card>> {
        self.hands[seat.index()].iter().map(Some)
    }
    fn army(&self, seat: Seat) -> impl Iterator<Item = ShownClan> {
        let clans = self.armies[seat.index()].clans();
        clans.map(|clan| ShownClan { card: Some(clan.card), down: clan.down, active: clan.active })
    }
    fn victory(&self, seat: Seat) -> &[Card] {
        &self.victory[seat.index()]
    }
    fn turn(&self) -> (Seat, u8, Seat, Phase) {
        (self.initiative, self.round, self.seat, self.phase)
    }
}

impl Sheet for View {
    fn rules(&self) -> Rules {
        self.rules
    }
    fn draw(&self) -> impl Iterator<Item = Option<Card>> {
        (0..self.draw).map(|_| None)
    }
    fn discard(&self) -> &[Card] {
        &self.discard
    }
    fn slot(&self, slot: usize) -> Slot {
        match self.recruits[slot] {
            KnownRecruit::Empty => Slot::Empty,
            KnownRecruit::Up(card) => Slot::Up(card),
            KnownRecruit::Down => Slot::Down(None),
        }
    }
    fn supporters(&self) -> &[Card] {
        &self.supporters
    }
    fn hand(&self, seat: Seat) -> impl Iterator<Item = Option<Card>> {
        let own = self.viewer.is(seat).then_some(self.hand);
        let others = if own.is_some() { 0 } else { self.hand_sizes[seat.index()] };
        own.into_iter().flatten().map(Some).chain((0..others).map(|_| None))
    }
    fn army(&self, seat: Seat) -> impl Iterator<Item = ShownClan> {
        // The viewer remembers a face-down clan that it has owned, but may not look at it.
        let own = self.viewer.is(seat);
        self.armies[seat.index()].iter().map(move |clan| {
            let card = clan.card.filter(|_| own || !clan.down);
            ShownClan { card, down: clan.down, active: clan.active }
        })
    }
    fn victory(&self, seat: Seat) -> &[Card] {
        &self.victory[seat.index()]
    }
    fn turn(&self) -> (Seat, u8, Seat, Phase) {
        (self.initiative, self.round, self.seat, self.phase)
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_sheet(self, f)
    }
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_sheet(self, f)
    }
}

/// A view with the cards that its viewer remembers: open recruits that were taken into a hand and are certainly still
/// there, and face-down clans that the viewer has owned.
pub(crate) struct Remembered<'a>(pub(crate) &'a View);

impl fmt::Display for Remembered<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_sheet(self, f)
    }
}

impl Sheet for Remembered<'_> {
    fn rules(&self) -> Rules {
        self.0.rules
    }
    fn draw(&self) -> impl Iterator<Item = Option<Card>> {
        Sheet::draw(self.0)
    }
    fn discard(&self) -> &[Card] {
        &self.0.discard
    }
    fn slot(&self, slot: usize) -> Slot {
        Sheet::slot(self.0, slot)
    }
    fn supporters(&self) -> &[Card] {
        &self.0.supporters
    }
    fn hand(&self, seat: Seat) -> impl Iterator<Item = Option<Card>> {
        let known = self.0.certain_in_hand(seat);
        let size = self.0.hand_size(seat);
        known.into_iter().map(Some).chain((usize::from(known.len())..size).map(|_| None))
    }
    fn army(&self, seat: Seat) -> impl Iterator<Item = ShownClan> {
        let clans = self.0.armies[seat.index()].iter();
        clans.map(|clan| ShownClan { card: clan.card, down: clan.down, active: clan.active })
    }
    fn victory(&self, seat: Seat) -> &[Card] {
        &self.0.victory[seat.index()]
    }
    fn turn(&self) -> (Seat, u8, Seat, Phase) {
        Sheet::turn(self.0)
    }
}

fn write_sheet(sheet: &impl Sheet, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let rules = sheet.rules();
    write!(f, "ls {rules} ")?;
    write_cards(f, sheet.draw())?;
    f.write_str(" ")?;
    write_cards(f, sheet.discard().iter().copied().map(Some))?;
    for slot in 0..SLOTS {
        f.write_str(if slot == 0 { " " } else { "," })?;
        match sheet.slot(slot) {
            Slot::Empty => f.write_str("_")?,
            Slot::Up(card) => write!(f, "{card}")?,
            Slot::Down(card) => {
                f.write_str("(")?;
                write_card(f, card)?;
                f.write_str(")")?;
            }
        }
    }
    f.write_str(" ")?;
    write_cards(f, sheet.supporters().iter().copied().map(Some))?;
    by_seat(f, rules, |f, seat| write_cards(f, sheet.hand(seat)))?;
    by_seat(f, rules, |f, seat| write_army(f, sheet.army(seat)))?;
    by_seat(f, rules, |f, seat| write_cards(f, sheet.victory(seat).iter().copied().map(Some)))?;
    let (initiative, round, seat, phase) = sheet.turn();
    write!(f, " {initiative}.{round}.{seat}.{phase}")
}

fn by_seat(
    f: &mut fmt::Formatter<'_>,
    rules: Rules,
    mut part: impl FnMut(&mut fmt::Formatter<'_>, Seat) -> fmt::Result,
) -> fmt::Result {
    for seat in Seat::first(rules.seats) {
        f.write_str(if seat == Seat::A { " " } else { "/" })?;
        part(f, seat)?;
    }
    Ok(())
}

fn write_card(f: &mut fmt::Formatter<'_>, card: Option<Card>) -> fmt::Result {
    match card {
        Some(card) => write!(f, "{card}"),
        None => f.write_str("??"),
    }
}

fn write_cards(f: &mut fmt::Formatter<'_>, cards: impl Iterator<Item = Option<Card>>) -> fmt::Result {
    let mut cards = cards.peekable();
    if cards.peek().is_none() {
        return f.write_str("-");
    }
    cards.try_for_each(|card| write_card(f, card))
}

fn write_army(f: &mut fmt::Formatter<'_>, clans: impl Iterator<Item = ShownClan>) -> fmt::Result {
    let mut clans = clans.peekable();
    if clans.peek().is_none() {
        return f.write_str("-");
    }
    clans.try_for_each(|clan| {
        if clan.down {
            f.write_str("(")?;
        }
        write_card(f, clan.card)?;
        if let Some(power) = clan.active {
            write!(f, "+{}", power.bloodline().letter())?;
        }
        f.write_str(if clan.down { ")" } else { "" })
    })
}

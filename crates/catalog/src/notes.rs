//! What statistics of many games count: things a player would ask about.

use schotten_totten::Troop;
use tabletop::{Game, Seat};

/// Something that was done and is worth counting.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Note {
    /// What kind of thing it is.
    pub kind: &'static str,
    /// Which one: the key of its name in the game's words, or a word of its own.
    pub name: &'static str,
}

/// A game that says what is worth counting.
pub(crate) trait Notes: Game {
    /// What this legal action is, if it is worth counting.
    fn note(&self, action: Self::Action) -> Option<Note>;
}

impl Note {
    const fn new(kind: &'static str, name: &'static str) -> Note {
        Note { kind, name }
    }
}

impl Notes for schotten_totten::Position {
    fn note(&self, action: Self::Action) -> Option<Note> {
        use schotten_totten::{Action, Card, Formation, Kind};
        match action {
            Action::Claim(stone) => {
                let seat: Seat = self.decider()?;
                let border = self.border();
                let troop = Troop::new(border.side(seat, stone), border.capacity(stone));
                let formation = troop.strength(border.is_blind(stone)).formation;
                Some(Note::new(
                    "formations",
                    match formation {
                        Formation::Sum => "st-formation-sum",
                        Formation::Run => "st-formation-run",
                        Formation::Colour => "st-formation-colour",
                        Formation::Kind => "st-formation-kind",
                        Formation::ColourRun => "st-formation-colour-run",
                    },
                ))
            }
            _ => {
                let card = action.played().filter(|card| card.kind() != Kind::Clan)?;
                let names = [
                    (Card::JOKER_1, "st-card-J1"),
                    (Card::JOKER_2, "st-card-J2"),
                    (Card::SPY, "st-card-SP"),
                    (Card::SHIELD_BEARER, "st-card-SB"),
                    (Card::BLIND_MANS_BLUFF, "st-card-BM"),
                    (Card::MUD_FIGHT, "st-card-MF"),
                    (Card::RECRUITER, "st-card-RC"),
                    (Card::STRATEGIST, "st-card-ST"),
                    (Card::BANSHEE, "st-card-BN"),
                    (Card::TRAITOR, "st-card-TR"),
                ];
                names
                    .into_iter()
                    .find(|(known, _)| *known == card)
                    .map(|(_, name)| Note::new("tactics", name))
            }
        }
    }
}

impl Notes for lords_of_scotland::Position {
    fn note(&self, action: Self::Action) -> Option<Note> {
        use lords_of_scotland::{Action, Bloodline, Phase};
        match (self.phase(), action) {
            (Phase::Power(_), Action::Skip) => Some(Note::new("decisions", "skip")),
            (Phase::Power(power), _) => Some(Note::new(
                "powers",
                match power {
                    Bloodline::Scott => "ls-bloodline-s",
                    Bloodline::Makgill => "ls-bloodline-m",
                    Bloodline::MacDonnell => "ls-bloodline-d",
                    Bloodline::Wemyss => "ls-bloodline-w",
                    Bloodline::Fergusson => "ls-bloodline-f",
                    Bloodline::Forsyth => "ls-bloodline-o",
                    Bloodline::Cockburn => "ls-bloodline-k",
                    Bloodline::Cochrane => "ls-bloodline-c",
                    Bloodline::Bruce => "ls-bloodline-b",
                },
            )),
            (_, Action::Muster { up: true, .. }) => Some(Note::new("decisions", "muster-up")),
            (_, Action::Muster { up: false, .. }) => Some(Note::new("decisions", "muster-down")),
            (_, Action::Take(_)) => Some(Note::new("decisions", "recruit")),
            (_, Action::Claim(_)) => Some(Note::new("decisions", "claim")),
            _ => None,
        }
    }
}

impl Notes for bergues::Position {
    fn note(&self, action: Self::Action) -> Option<Note> {
        use bergues::{Action, Direction, Side};
        match action {
            Action::Fill(Side::North) => Some(Note::new("filled", "bg-path-N")),
            Action::Fill(Side::South) => Some(Note::new("filled", "bg-path-S")),
            Action::Walk(Direction::Clockwise) => Some(Note::new("walked", "clockwise")),
            Action::Walk(Direction::CounterClockwise) => Some(Note::new("walked", "counter-clockwise")),
            Action::Go(_) => Some(Note::new("walked", "winoc")),
            Action::Turn(_) | Action::Use(_) => None,
        }
    }
}

//! What the rules say about the armies: what each is worth, why, and which place it has (LS-E1, LS-E2).

use std::cmp::Ordering;

use tabletop::{Annotation, Evidence, Phrase, Seat};

use crate::{Bloodline, Card, CardSet, EndPower, KnownClan, KnownRecruit, View};

/// Whether the total of an army counts double (LS-E1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Doubling {
    /// Two clans or more, all of one bloodline.
    Yes,
    /// So far all known clans are of one bloodline; the face-down ones decide.
    Open,
    /// One clan only.
    Single,
    /// Clans of different bloodlines.
    Mixed,
}

/// What an army is worth, as far as the viewer knows.
#[derive(Clone, Copy, Debug)]
struct Worth {
    doubling: Doubling,
    /// The sum of the strengths of the known clans.
    sum: u16,
    /// The number of clans that the viewer does not know.
    hidden: u8,
    /// The bounds of the total; equal if no clan is hidden.
    least: u16,
    most: u16,
    /// The highest-ranked card, if no clan is hidden.
    highest: Option<Card>,
}

/// The best and the worst place that an army can have among the armies that have clans.
#[derive(Clone, Copy, Debug)]
struct Standing {
    best: u8,
    worst: u8,
    armies: u8,
    /// Whether another army is known to have the same total.
    tied: bool,
}

impl View {
    /// Every army that has clans.
    pub(crate) fn annotations(&self) -> Vec<Annotation> {
        let seats = Seat::first(self.rules().seats);
        seats.filter(|seat| !self.army(*seat).is_empty()).map(|seat| self.annotation(seat)).collect()
    }

    /// Every army.
    pub(crate) fn explainable(&self) -> Vec<String> {
        Seat::first(self.rules().seats).map(touch).collect()
    }

    /// What the army of this touch is worth.
    pub(crate) fn explain(&self, _: Seat, named: &str) -> Option<Annotation> {
        let seat = Seat::first(self.rules().seats).find(|seat| touch(*seat) == named)?;
        Some(self.annotation(seat))
    }

    fn annotation(&self, seat: Seat) -> Annotation {
        let (phrase, evidence) = match self.worth(seat) {
            Some(worth) => {
                let standing = self.standing(seat, worth);
                (statement(seat, worth, standing), self.evidence(seat, worth, standing))
            }
            None => (Phrase::new("ls-army-empty").with("seat", seat), Vec::new()),
        };
        Annotation { touch: touch(seat), seat: Some(seat), phrase, rule: "LS-E1", evidence, action: None }
    }

    /// What the army of a seat is worth; `None` if it has no clan.
    fn worth(&self, seat: Seat) -> Option<Worth> {
        let clans = self.army(seat);
        if clans.is_empty() {
            return None;
        }
        let known = || clans.iter().filter_map(|clan| clan.card);
        let sum: u16 = known().map(|card| u16::from(card.strength())).sum();
        let hidden = clans.len() - known().count();
        let doubling = match (clans.len(), differing(clans), hidden) {
            (1, ..) => Doubling::Single,
            (_, Some(_), _) => Doubling::Mixed,
            (_, None, 0) => Doubling::Yes,
            (_, None, _) => Doubling::Open,
        };
        let unseen = self.out_of_sight();
        let weakest = strengths(unseen.iter(), hidden);
        let strongest = strengths(unseen.iter().rev(), hidden);
        let (least, most) = match doubling {
            Doubling::Yes => (2 * sum, 2 * sum),
            Doubling::Open => (sum + weakest, (sum + strongest).max(doubled(clans, sum, hidden, unseen))),
            Doubling::Single | Doubling::Mixed => (sum + weakest, sum + strongest),
        };
        let highest = if hidden == 0 { known().max() } else { None };
        Some(Worth { doubling, sum, hidden: hidden as u8, least, most, highest })
    }

    /// LS-E2, as far as the viewer knows: an army is surely ahead of another if its least total is more than the
    /// other's most, or if both are known.
    fn standing(&self, seat: Seat, worth: Worth) -> Standing {
        let mut standing = Standing { best: 1, worst: 1, armies: 1, tied: false };
        for other in Seat::first(self.rules().seats).filter(|other| *other != seat) {
            let Some(rival) = self.worth(other) else { continue };
            standing.armies += 1;
            match rival.compare(worth) {
                Some(Ordering::Greater) => {
                    standing.best += 1;
                    standing.worst += 1;
                }
                None => standing.worst += 1,
                Some(_) => {}
            }
            standing.tied |= rival.hidden == 0 && worth.hidden == 0 && rival.most == worth.most;
        }
        standing
    }

    /// The cards that the viewer sees nowhere. Cards that are remembered to be in a hand are among them: a hidden clan
    /// may be one.
    fn out_of_sight(&self) -> CardSet {
        let clans = Seat::first(self.rules().seats).flat_map(|seat| self.army(seat));
        let recruits = self.recruits().iter().filter_map(|recruit| match recruit {
            KnownRecruit::Up(card) => Some(*card),
            KnownRecruit::Empty | KnownRecruit::Down => None,
        });
        let won = Seat::first(self.rules().seats).flat_map(|seat| self.victory(seat));
        let rows = won.chain(self.discard()).chain(self.supporters()).copied();
        let seen: CardSet = rows.chain(recruits).chain(clans.filter_map(|clan| clan.card)).collect();
        Card::all(self.rules().bruce).without(seen).without(self.hand())
    }

    fn evidence(&self, seat: Seat, worth: Worth, standing: Standing) -> Vec<Evidence> {
        let clans = self.army(seat);
        let doubled = match worth.doubling {
            Doubling::Yes => "yes",
            Doubling::Open => "open",
            Doubling::Single | Doubling::Mixed => "no",
        };
        let active =
            |power| clans.iter().filter(move |clan| clan.active == Some(power)).filter_map(|clan| clan.card);
        let mut all = vec![
            Evidence::new("strengths", Phrase::new("ls-evidence-strengths").with("sum", worth.sum))
                .fact("sum", worth.sum)
                .fact("hidden", worth.hidden)
                .fact("doubled", doubled)
                .fact("least", worth.least)
                .fact("most", worth.most)
                .fact("best", standing.best)
                .fact("worst", standing.worst)
                .fact("armies", standing.armies)
                .pieces(clans.iter().filter_map(|clan| clan.card)),
        ];
        if let Some(pair) = differing(clans) {
            all.push(Evidence::new("different", Phrase::new("ls-evidence-different")).pieces(pair));
        }
        for (role, key, power) in [
            ("joins", "ls-evidence-joins", EndPower::Join),
            ("two", "ls-evidence-two", EndPower::Two),
            ("stays", "ls-evidence-stays", EndPower::Stay),
        ] {
            if active(power).next().is_some() {
                all.push(Evidence::new(role, Phrase::new(key)).pieces(active(power)));
            }
        }
        if let Some(highest) = worth.highest.filter(|_| standing.tied) {
            let tie = Evidence::new("tie-break", Phrase::new("ls-evidence-tie").with("rank", highest.rank()));
            all.push(tie.fact("rank", highest.rank()).pieces([highest]));
        }
        all
    }
}

impl Worth {
    /// The order of two armies by total, then by highest-ranked card; `None` if hidden clans decide.
    fn compare(&self, other: Worth) -> Option<Ordering> {
        if self.hidden == 0 && other.hidden == 0 {
            return Some((self.most, self.highest).cmp(&(other.most, other.highest)));
        }
        if self.least > other.most {
            Some(Ordering::Greater)
        } else if self.most < other.least {
            Some(Ordering::Less)
        } else {
            None
        }
    }
}

fn touch(seat: Seat) -> String {
    format!("army:{seat}")
}

fn statement(seat: Seat, worth: Worth, standing: Standing) -> Phrase {
    let key = match worth.doubling {
        _ if worth.hidden > 0 => "ls-army-hidden",
        Doubling::Single => "ls-army-single",
        Doubling::Mixed => "ls-army-mixed",
        Doubling::Yes | Doubling::Open => "ls-army-double",
    };
    Phrase::new(key)
        .with("seat", seat)
        .with("sum", worth.sum)
        .with("hidden", worth.hidden)
        .with("least", worth.least)
        .with("most", worth.most)
        .with("double", if worth.doubling == Doubling::Open { "open" } else { "no" })
        .with("settled", if standing.best == standing.worst { "yes" } else { "no" })
        .with("best", standing.best)
        .with("worst", standing.worst)
        .with("armies", standing.armies)
}

/// The bloodlines that keep an army from counting double: those of its known clans that do not join (LS-P11).
fn own_bloodlines(clans: &[KnownClan]) -> impl Iterator<Item = Card> {
    clans.iter().filter(|clan| clan.active != Some(EndPower::Join)).filter_map(|clan| clan.card)
}

/// Two known clans of different bloodlines, if there are any.
fn differing(clans: &[KnownClan]) -> Option<[Card; 2]> {
    let first = own_bloodlines(clans).next()?;
    let other = own_bloodlines(clans).find(|card| card.bloodline() != first.bloodline())?;
    Some([first, other])
}

/// The most that an army is worth if all its hidden clans are of the bloodline of the known ones; 0 if they cannot be.
fn doubled(clans: &[KnownClan], sum: u16, hidden: usize, unseen: CardSet) -> u16 {
    let common = own_bloodlines(clans).next().map(Card::bloodline);
    let possible = |bloodline: &Bloodline| {
        common.is_none_or(|common| common == *bloodline)
            && usize::from(unseen.and(bloodline.cards()).len()) >= hidden
    };
    let total =
        |bloodline: Bloodline| 2 * (sum + strengths(unseen.and(bloodline.cards()).iter().rev(), hidden));
    Bloodline::ALL.into_iter().filter(possible).map(total).max().unwrap_or(0)
}

/// The strengths of the first cards, added up.
fn strengths(cards: impl Iterator<Item = Card>, count: usize) -> u16 {
    cards.take(count).map(|card| u16::from(card.strength())).sum()
}

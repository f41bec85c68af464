//! Reading positions.

use std::str::FromStr;

use tabletop::{BadPosition, Seat, Verdict};

use crate::border::Border;
use crate::card::{Card, CardSet, Kind};
use crate::memory::Memory;
use crate::phase::Phase;
use crate::pile::Pile;
use crate::position::Position;
use crate::rules::Rules;
use crate::stone::{STONES, Stone};
use crate::tactics::{Discard, MOST_DISCARDED, Tally};
use crate::turn::TurnState;

type Result<T> = std::result::Result<T, BadPosition>;

fn flaw<T>(field: &'static str, part: impl std::fmt::Display, reason: impl std::fmt::Display) -> Result<T> {
    Err(BadPosition::flaw(field, part, reason))
}

impl FromStr for Position {
    type Err = BadPosition;

    fn from_str(text: &str) -> Result<Position> {
        let fields: Vec<&str> = text.split_ascii_whitespace().collect();
        let &[tag, rules, border, hands, decks, discard, tally, turn] = fields.as_slice() else {
            let reason = format!("a position has 8 fields, this has {}", fields.len());
            return flaw("position", text, reason);
        };
        if tag != "st" {
            return flaw("game", tag, "a position of Schotten Totten begins with st");
        }
        let Ok(rules) = rules.parse::<Rules>() else {
            return flaw("rules", rules, "2016 or classic, then t with tactics, then x with the expert rule");
        };
        let mut reader = Reader { rules, met: CardSet::EMPTY };
        let border = reader.border(border)?;
        let hands = reader.hands(hands)?;
        let (clan, tactic) = reader.decks(decks)?;
        let mut position = Position {
            rules,
            border,
            hands,
            clan,
            tactic,
            discard: Discard::EMPTY,
            tally: read_tally(tally)?,
            turn: read_turn(turn)?,
            memory: Memory::default(),
        };
        for card in reader.discard(discard)? {
            position.border.show(card);
            position.discard.push(card);
        }
        if let Some(card) = Card::deck(rules.tactics).find(|card| !reader.met.contains(*card)) {
            return flaw("decks", decks, format!("{card} is nowhere: every card lies somewhere"));
        }
        position.validate(&fields)?;
        position.find_claims();
        let canonical = position.to_string();
        if canonical == text { Ok(position) } else { Err(BadPosition::NotCanonical { canonical }) }
    }
}

/// Reads the fields of a position and checks that no card is there twice.
struct Reader {
    rules: Rules,
    met: CardSet,
}

impl Reader {
    fn meet(&mut self, field: &'static str, card: Card) -> Result<()> {
        if !card.is_clan() && !self.rules.tactics {
            return flaw(field, card, "there are no tactic cards in these rules");
        }
        if self.met.contains(card) {
            return flaw(field, card, "this card is there twice");
        }
        self.met.insert(card);
        Ok(())
    }

    /// Cards without anything between them, or `-`.
    fn cards(&mut self, field: &'static str, text: &str) -> Result<Vec<Card>> {
        if text == "-" {
            return Ok(Vec::new());
        }
        if text.is_empty() {
            return flaw(field, text, "an empty list is written -");
        }
        let mut cards = Vec::new();
        for pair in text.as_bytes().chunks(2) {
            let pair = String::from_utf8_lossy(pair);
            let Ok(card) = pair.parse() else { return flaw(field, pair, "there is no such card") };
            self.meet(field, card)?;
            cards.push(card);
        }
        Ok(cards)
    }

    fn border(&mut self, text: &str) -> Result<Border> {
        let stones: Vec<&str> = text.split('/').collect();
        if stones.len() != usize::from(STONES) {
            let reason = format!("the border has 9 stones, this has {}", stones.len());
            return flaw("border", text, reason);
        }
        let mut border = Border::EMPTY;
        for (stone, part) in Stone::all().zip(stones) {
            self.stone(&mut border, stone, part)?;
        }
        Ok(border)
    }

    fn stone(&mut self, border: &mut Border, stone: Stone, part: &str) -> Result<()> {
        let bad = |reason: &str| flaw("border", part, format!("stone {stone}: {reason}"));
        let (sides, flags) = part.split_once(':').map_or((part, None), |(sides, flags)| (sides, Some(flags)));
        let Some((a, b)) = sides.split_once('|') else { return bad("a stone has two sides, as r1r2|-") };
        let flags = match flags {
            Some("") => return bad("no flag follows the colon"),
            Some(flags) => flags,
            None => "",
        };
        let (mut first, mut owner) = (None, None);
        for (i, flag) in flags.char_indices() {
            if flags[..i].contains(flag) {
                return bad("a flag stands twice");
            }
            match flag {
                'm' => {
                    self.meet("border", Card::MUD_FIGHT)?;
                    border.lay(stone, Card::MUD_FIGHT);
                }
                'b' => {
                    self.meet("border", Card::BLIND_MANS_BLUFF)?;
                    border.lay(stone, Card::BLIND_MANS_BLUFF);
                }
                '<' | '>' if first.is_some() => return bad("only one side was completed first"),
                '<' => first = Some(Seat::A),
                '>' => first = Some(Seat::B),
                'A' | 'B' if owner.is_some() => return bad("a stone has one owner"),
                'A' => owner = Some(Seat::A),
                'B' => owner = Some(Seat::B),
                _ => return bad("flags are m, b, < or >, A or B"),
            }
        }
        for (seat, text) in [(Seat::A, a), (Seat::B, b)] {
            for card in self.cards("border", text)? {
                if !matches!(card.kind(), Kind::Clan | Kind::Elite) {
                    return bad(&format!("{card} does not lie on a side"));
                }
                if border.complete(seat).contains(stone) {
                    return bad(&format!("{seat}'s side has more than {} cards", border.capacity(stone)));
                }
                border.place(seat, stone, card);
            }
        }
        let complete = Seat::first(2).filter(|seat| border.complete(*seat).contains(stone)).count();
        match (complete, first) {
            (0, Some(_)) => return bad("neither side is complete, so none was completed first"),
            (1 | 2, None) => return bad("a side is complete: < or > says which was completed first"),
            (1, Some(seat)) if border.first(stone) != Some(seat) => {
                return bad("the side that was completed first is not complete");
            }
            (2, Some(seat)) => border.set_first(stone, seat),
            _ => {}
        }
        if let Some(seat) = owner {
            border.give(stone, seat);
        }
        Ok(())
    }

    fn hands(&mut self, text: &str) -> Result<[CardSet; 2]> {
        let Some((a, b)) = text.split_once('/') else {
            return flaw("hands", text, "two hands with / between them");
        };
        Ok([self.cards("hands", a)?.into_iter().collect(), self.cards("hands", b)?.into_iter().collect()])
    }

    fn decks(&mut self, text: &str) -> Result<(Pile<54>, Pile<10>)> {
        let Some((clans, tactics)) = text.split_once('/') else {
            return flaw("decks", text, "the clan pile, /, the tactic pile");
        };
        let (mut clan, mut tactic) = (Pile::EMPTY, Pile::EMPTY);
        for card in self.cards("decks", clans)?.into_iter().rev() {
            if !card.is_clan() {
                return flaw("decks", card, "a tactic card does not lie in the clan pile");
            }
            clan.put_on_top(card);
        }
        for card in self.cards("decks", tactics)?.into_iter().rev() {
            if card.is_clan() {
                return flaw("decks", card, "a clan card does not lie in the tactic pile");
            }
            tactic.put_on_top(card);
        }
        Ok((clan, tactic))
    }

    fn discard(&mut self, text: &str) -> Result<Vec<Card>> {
        let cards = self.cards("discard", text)?;
        if cards.len() > MOST_DISCARDED {
            return flaw("discard", text, "at most six cards can come there");
        }
        Ok(cards)
    }
}

fn read_tally(text: &str) -> Result<[Tally; 2]> {
    let one = |text: &str| {
        let (digits, joker) = text.strip_suffix('j').map_or((text, false), |digits| (digits, true));
        let digit = digits.bytes().all(|byte| byte.is_ascii_digit());
        digits.parse().ok().filter(|_| digit).map(|played| Tally { played, joker })
    };
    match text.split_once('-').map(|(a, b)| (one(a), one(b))) {
        Some((Some(a), Some(b))) => Ok([a, b]),
        _ => flaw("tally", text, "tactic cards played by A and by B, each with j after a Joker, as 2j-1"),
    }
}

fn read_turn(text: &str) -> Result<TurnState> {
    let bad = |reason| flaw("turn", text, reason);
    let parts: Vec<&str> = text.split('.').collect();
    let &[who, phase, passes] = parts.as_slice() else {
        return bad("a seat, a phase and the passes, as A.play.0");
    };
    let phase = match phase {
        "play" => Phase::Play,
        "claim" => Phase::Claim,
        "recruit1" => Phase::Recruit(1),
        "recruit2" => Phase::Recruit(2),
        "recruit3" => Phase::Recruit(3),
        "return1" => Phase::Return(1),
        "return2" => Phase::Return(2),
        "over" => Phase::Over,
        _ => return bad("phases are play, claim, recruit3 to recruit1, return2, return1 and over"),
    };
    let seat = match who {
        "A" => Seat::A,
        "B" => Seat::B,
        // The notation of a drawn game does not name the seat that played last.
        "-" if phase == Phase::Over => Seat::A,
        _ => return bad("the seat is A or B; - stands for a draw when the game is over"),
    };
    let digits = passes.bytes().all(|byte| byte.is_ascii_digit());
    let Some(passes) = passes.parse::<u8>().ok().filter(|passes| digits && *passes <= 2) else {
        return bad("the pass counter is 0, 1 or 2");
    };
    let verdict = if phase == Phase::Over && who != "-" { Verdict::Won(seat) } else { Verdict::Draw };
    Ok(TurnState { phase, passes, verdict, ..TurnState::first(seat) })
}

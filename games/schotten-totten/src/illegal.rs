//! Reasons why an action is not legal.

use tabletop::{Describe, Phrase, Seat};

use crate::action::PileKind;
use crate::card::Card;
use crate::explain::Lineup;
use crate::stone::Stone;

/// Why an action is not legal. `Display` begins with the id of the rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Illegal {
    /// The game has ended.
    #[error("ST-E1, ST-E2: the game is over")]
    Over,
    /// One card per turn, at its start.
    #[error("ST-T1, ST-T2: you have already played or passed this turn")]
    AlreadyPlayed,
    /// Drawing comes after playing.
    #[error("ST-T4: first play a card, then draw")]
    PlayFirst,
    /// The Recruiter has not drawn all its cards.
    #[error("ST-X6: the Recruiter draws {0} more card(s) first")]
    Recruiting(u8),
    /// The Recruiter has not put its cards back.
    #[error("ST-X6: put {0} card(s) of your hand back first")]
    Returning(u8),
    /// Cards are put back only after the Recruiter's draws.
    #[error("ST-X6: cards are put back only for the Recruiter")]
    NotReturning,
    /// The card is not in the hand.
    #[error("ST-T1: {0} is not in your hand")]
    NotInHand(Card),
    /// The stone is claimed.
    #[error("ST-C5: stone {0} is claimed and closed")]
    Closed(Stone),
    /// The own side has no room.
    #[error("ST-T1: your side of stone {0} is full")]
    Full(Stone),
    /// Too many tactic cards.
    #[error("ST-X1: you have already played one tactic card more than your opponent")]
    AheadInTactics,
    /// A second Joker.
    #[error("ST-X2: you have already played a Joker")]
    SecondJoker,
    /// A Joker that stays in hand until the end of the game.
    #[error("ST-X2, ST-X6: you have played a Joker, so {0} stays in your hand")]
    JokerStays(Card),
    /// No card is left to draw.
    #[error("ST-X6: there is no card left to draw for the Recruiter")]
    NothingToRecruit,
    /// The target of the ruse does not lie at that stone.
    #[error("{}: {card} does not lie on {} side of stone {stone}", rule(*.ruse), whose(*.own))]
    NotThere {
        /// The ruse.
        ruse: Card,
        /// Its target.
        card: Card,
        /// Where it should lie.
        stone: Stone,
        /// On the own side (or the opponent's).
        own: bool,
    },
    /// The ruse must move the card to another stone.
    #[error("{}: the card must go to a different stone", rule(*.0))]
    SameStone(Card),
    /// The Traitor takes no tactic card.
    #[error("ST-X9: the Traitor takes clan cards only, not {0}")]
    NotAClanCard(Card),
    /// Passing while a clan card can be played.
    #[error("ST-T2: you can play a clan card, so you may not pass")]
    MayNotPass,
    /// The pile is empty.
    #[error("ST-T4: the {} pile is empty", pile_word(*.0))]
    PileEmpty(PileKind),
    /// The hand is full.
    #[error("ST-T4: your hand is full")]
    HandFull,
    /// Ending the turn while a card can be drawn.
    #[error("ST-T4: you must draw a card to end your turn")]
    MustDraw,
    /// Claims come after playing in the 2016 edition.
    #[error("ST-T3: stones are claimed after playing a card")]
    ClaimLater,
    /// Claims come before playing with the expert rule.
    #[error("ST-T3: with the expert rule stones are claimed before playing a card")]
    ClaimEarlier,
    /// The stone is claimed already.
    #[error("ST-C5: stone {stone} already belongs to {owner}")]
    AlreadyClaimed {
        /// The stone.
        stone: Stone,
        /// Who owns it.
        owner: Seat,
    },
    /// The own side is not complete.
    #[error("ST-C1: your side of stone {stone} still lacks {lacks} card(s)")]
    Incomplete {
        /// The stone.
        stone: Stone,
        /// How many cards are missing.
        lacks: u8,
    },
    /// The opponent's complete side is stronger.
    #[error("ST-C2: {reply} is stronger than your {own} at stone {stone}")]
    Weaker {
        /// The stone.
        stone: Stone,
        /// The own side.
        own: Lineup,
        /// The opponent's.
        reply: Lineup,
    },
    /// Both sides are equal and the opponent's was complete first.
    #[error("ST-F2: {reply} equals your {own} at stone {stone} and was completed first")]
    CompletedLater {
        /// The stone.
        stone: Stone,
        /// The own side.
        own: Lineup,
        /// The opponent's.
        reply: Lineup,
    },
    /// ST-C6: the opponent could still beat it.
    #[error("ST-C6: {reply} could still beat your {own} at stone {stone}: {} not on the table", missing(*.reply))]
    Beatable {
        /// The stone.
        stone: Stone,
        /// The own side.
        own: Lineup,
        /// What the opponent could still make.
        reply: Lineup,
    },
}

/// The id of the rule about a ruse.
const fn rule(ruse: Card) -> &'static str {
    match ruse {
        Card::STRATEGIST => "ST-X7",
        Card::BANSHEE => "ST-X8",
        _ => "ST-X9",
    }
}

const fn whose(own: bool) -> &'static str {
    if own { "your" } else { "your opponent's" }
}

const fn pile_word(pile: PileKind) -> &'static str {
    match pile {
        PileKind::Clan => "clan",
        PileKind::Tactic => "tactic",
    }
}

/// The cards that are not on the table, in words.
fn missing(reply: Lineup) -> String {
    codes(reply.added()).replace(' ', ", ") + if reply.added().len() == 1 { " is" } else { " are" }
}

impl Describe for Illegal {
    fn phrase(&self) -> Phrase {
        let phrase = Phrase::new;
        match self {
            Illegal::Over => phrase("st-illegal-over"),
            Illegal::AlreadyPlayed => phrase("st-illegal-already-played"),
            Illegal::PlayFirst => phrase("st-illegal-play-first"),
            Illegal::Recruiting(left) => phrase("st-illegal-recruiting").with("left", left),
            Illegal::Returning(left) => phrase("st-illegal-returning").with("left", left),
            Illegal::NotReturning => phrase("st-illegal-not-returning"),
            Illegal::NotInHand(card) => phrase("st-illegal-not-in-hand").with("card", card),
            Illegal::Closed(stone) => phrase("st-illegal-closed").with("stone", stone),
            Illegal::Full(stone) => phrase("st-illegal-full").with("stone", stone),
            Illegal::AheadInTactics => phrase("st-illegal-ahead-in-tactics"),
            Illegal::SecondJoker => phrase("st-illegal-second-joker"),
            Illegal::JokerStays(card) => phrase("st-illegal-joker-stays").with("card", card),
            Illegal::NothingToRecruit => phrase("st-illegal-nothing-to-recruit"),
            Illegal::NotThere { card, stone, own, .. } => {
                let key = if *own { "st-illegal-not-there-own" } else { "st-illegal-not-there-other" };
                phrase(key).with("card", card).with("stone", stone)
            }
            Illegal::SameStone(_) => phrase("st-illegal-same-stone"),
            Illegal::NotAClanCard(card) => phrase("st-illegal-not-a-clan-card").with("card", card),
            Illegal::MayNotPass => phrase("st-illegal-may-not-pass"),
            Illegal::PileEmpty(pile) => phrase("st-illegal-pile-empty").with("pile", pile_word(*pile)),
            Illegal::HandFull => phrase("st-illegal-hand-full"),
            Illegal::MustDraw => phrase("st-illegal-must-draw"),
            Illegal::ClaimLater => phrase("st-illegal-claim-later"),
            Illegal::ClaimEarlier => phrase("st-illegal-claim-earlier"),
            Illegal::AlreadyClaimed { stone, owner } => {
                phrase("st-claim-owned").with("stone", stone).with("owner", owner)
            }
            Illegal::Incomplete { stone, lacks } => {
                phrase("st-claim-incomplete").with("stone", stone).with("lacks", lacks)
            }
            Illegal::Weaker { stone, own, reply } => compared("st-claim-weaker", *stone, *own, *reply),
            Illegal::CompletedLater { stone, own, reply } => compared("st-claim-later", *stone, *own, *reply),
            Illegal::Beatable { stone, own, reply } => compared("st-claim-beatable", *stone, *own, *reply),
        }
    }
}

/// A message that compares the own side with the opponent's.
pub(crate) fn compared(key: &'static str, stone: Stone, own: Lineup, reply: Lineup) -> Phrase {
    Phrase::new(key)
        .with("stone", stone)
        .with("own", own.formation_word())
        .with("ownsum", own.strength.sum)
        .with("reply", reply.formation_word())
        .with("replysum", reply.strength.sum)
        .with("cards", codes(reply.cards()))
        .with("missing", codes(reply.added()))
}

/// The codes of cards, separated by spaces.
pub(crate) fn codes<'a>(cards: impl IntoIterator<Item = &'a Card>) -> String {
    cards.into_iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

//! Clues: handcrafted features of an action, with their weights in a linear score.
//!
//! The weights were fitted so that the softmax of the scores imitates a player who tries every action and evaluates
//! the resulting position.

macro_rules! clues {
    ($($(#[$doc:meta])* $clue:ident = $weight:literal,)*) => {
        /// A feature of an action.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(super) enum Clue {
            $($(#[$doc])* $clue,)*
        }

        const WEIGHTS: &[f32] = &[$($weight,)*];
    };
}

clues! {
    /// The gain of the total, in tens.
    Gain = -0.10,
    /// The same, times the standing.
    GainStanding = 0.19,
    /// The same, the more open the skirmish is.
    GainContested = 0.36,
    /// The same, times the stake.
    GainStake = 0.35,
    /// The same, if the game may end with this skirmish.
    GainDecisive = 0.05,
    /// The same, in the last turn.
    LateGain = 0.85,
    /// The strength of the card, in twelfths.
    Spent = 0.00,
    /// The same, times the standing.
    SpentStanding = 0.27,
    /// The same, the more open the skirmish is.
    SpentContested = 0.41,
    /// The same, if the army is the strongest.
    SpentAhead = 0.25,
    /// In the very last turn: the strength spent beyond the weakest card that would do as well.
    Overkill = -2.00,
    /// The army has no clan yet.
    FirstClan = -0.67,
    /// The same, in the last turn.
    LateFirst = 0.16,
    /// The number of cards of its bloodline that could follow.
    Companions = 0.10,
    /// The card is of the bloodline of the whole army.
    Matches = 0.78,
    /// The card ends the doubling.
    Breaks = -0.54,
    /// The additional supporters claimed if the skirmish ended now, in tens.
    Claims = 0.39,
    /// The same, in the last turn.
    LateClaims = 1.10,
    /// The same, in the very last turn of the skirmish.
    LastClaims = 1.51,
    /// The very last turn, and nothing more is claimed.
    Useless = -0.37,
    /// The card lies face up and cannot use its power.
    Open = 0.09,
    /// The card may discard a clan (LS-P3).
    MayKill = 1.47,
    /// The loss of the other army by that, in tens.
    KillGain = 0.90,
    /// The card may swap with a clan (LS-P4).
    MaySwap = 2.76,
    /// The gain over both totals by that, in tens.
    SwapGain = 1.39,
    /// The card may swap with a supporter (LS-P5).
    MayTrade = 1.37,
    /// The gain by that, in tens.
    TradeGain = 1.18,
    /// The card may bring another clan (LS-P8).
    MayMore = 1.83,
    /// The card may draw a card (LS-P7).
    MayDraw = 0.79,
    /// The card may stay (LS-P6): its strength, in twelfths.
    MayStay = 1.07,
    /// The card may claim two supporters (LS-P10).
    MayTwo = 2.10,
    /// The strength of the second supporter, in twelfths.
    SecondSupporter = 2.99,
    /// The number of clans that the card may join (LS-P11).
    MayJoin = 0.89,
    /// The card may copy a power (LS-P9).
    MayCopy = 3.74,
    /// An open recruit is taken.
    TakesOpen = -0.95,
    /// Its strength, in twelfths.
    Recruited = 2.90,
    /// The number of cards of its bloodline in the hand.
    Kin = 0.42,
    /// It is low enough to use its power.
    LowRecruit = 0.24,
    /// It is of the army's bloodline.
    RecruitMatches = 1.36,
    /// A face-down recruit is taken.
    TakesHidden = 1.04,
    /// Recruiting, times the standing.
    TakeStanding = 0.11,
    /// Recruiting, the more open the skirmish is.
    TakeContested = -0.41,
    /// Recruiting, times the stake.
    TakeStake = -0.04,
    /// Recruiting, times the turns left.
    TakeTurns = 0.41,
    /// Recruiting, if the game may end with this skirmish.
    TakeDecisive = -0.21,
    /// Recruiting, times the size of the hand.
    FullHand = 0.32,
    /// Recruiting in the last turn.
    LateRecruit = 0.27,
    /// The same, without an army: nothing will be claimed.
    NoArmy = -2.00,
    /// Recruiting with the strongest army.
    RecruitsAhead = 0.41,
    /// The power is not used.
    Skip = -1.42,
    /// An own clan is discarded.
    Sacrifices = -0.55,
    /// A clan of another seat is discarded.
    Kills = 0.32,
    /// Its strength, in twelfths.
    Killed = 1.32,
    /// The clan is swapped.
    Swaps = 1.27,
    /// The clan is swapped for a supporter.
    Trades = -1.13,
    /// Its strength, in twelfths.
    Traded = 0.67,
    /// The clan joins.
    Joins = 2.15,
    /// A card is drawn.
    Draws = 0.90,
    /// Another clan is mustered.
    Musters = 1.84,
    /// The clan stays.
    Stays = 0.18,
    /// Two supporters will be claimed.
    ClaimsTwo = 3.55,
    /// The change of the own total, in tens.
    OwnChange = 1.00,
    /// The change of the total of another seat, in tens.
    TheirChange = -0.17,
    /// The same, if that is the strongest other.
    RivalChange = 0.07,
    /// The action does not improve the difference of the totals.
    Backfires = -1.00,
    /// The additional supporters claimed if the skirmish ended now.
    ChangeClaims = 0.79,
    /// The same, in the last turn.
    LateChangeClaims = 2.40,
}

impl Clue {
    /// The weight: positive speaks for an action, negative against it.
    #[inline]
    pub(super) const fn weight(self) -> f32 {
        WEIGHTS[self as usize]
    }
}

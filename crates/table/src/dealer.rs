//! Where the games of a table come from.

use catalog::AnyTable;
use tabletop::{BadOption, Seed, Settings};

use crate::ids::TableId;

/// What a dealer has to deal.
#[derive(Clone, Copy, Debug)]
pub struct Deal<'a> {
    /// The table.
    pub table: &'a TableId,
    /// The name of the game.
    pub game: &'a str,
    /// The options of the game.
    pub settings: &'a Settings,
    /// The number of players.
    pub players: u8,
    /// The round of the match, from 1.
    pub round: u8,
    /// The seed that follows from the table's secret and the players' nonces.
    pub seed: Seed,
}

/// Why a game could not be dealt.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum DealError {
    /// The catalog does not have this game.
    #[error("there is no game \"{0}\"")]
    UnknownGame(String),
    /// The game does not allow these options or this number of players.
    #[error(transparent)]
    Option(#[from] BadOption),
    /// The dealer does not have this round.
    #[error("{0}")]
    Unavailable(String),
}

/// Deals the rounds of a table. A log is replayed through its dealer, so the same deal must give the same game.
pub trait Dealer: Send + Sync {
    /// Deals one round.
    fn deal(&self, deal: &Deal<'_>) -> Result<Box<dyn AnyTable>, DealError>;
}

/// Deals from the seed.
#[derive(Clone, Copy, Default, Debug)]
pub struct SeededDealer;

impl Dealer for SeededDealer {
    fn deal(&self, deal: &Deal<'_>) -> Result<Box<dyn AnyTable>, DealError> {
        let game = catalog::game(deal.game).ok_or_else(|| DealError::UnknownGame(deal.game.to_owned()))?;
        Ok(game.deal(deal.settings, deal.players, deal.seed)?)
    }
}

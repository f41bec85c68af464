//! The players of a table without a server, and their names in records.

use wire::{Occupant, Player};

/// The player of a seat at one device.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LocalPlayer {
    /// A person of this name.
    Person(String),
    /// A bot of this level.
    Bot(String),
}

/// What a record writes after the level of a bot.
const BOT: &str = " (bot)";

impl LocalPlayer {
    /// The name of a person, or the level of a bot.
    pub fn name(&self) -> &str {
        let (LocalPlayer::Person(name) | LocalPlayer::Bot(name)) = self;
        name
    }

    /// The player as the screen shows it.
    pub fn occupant(&self) -> Occupant {
        match self {
            LocalPlayer::Bot(level) => Occupant::Bot { level: level.clone() },
            LocalPlayer::Person(name) => Occupant::Player(Player {
                id: String::new(),
                name: name.clone(),
                guest: true,
                program: false,
            }),
        }
    }

    /// The name in a record.
    pub fn header(&self) -> String {
        match self {
            LocalPlayer::Person(name) => name.clone(),
            LocalPlayer::Bot(level) => format!("{level}{BOT}"),
        }
    }

    /// The player that has this name in a record.
    pub fn read(header: &str) -> LocalPlayer {
        let level =
            header.strip_suffix(BOT).filter(|name| bots::LEVELS.iter().any(|level| level.name == *name));
        level.map_or_else(
            || LocalPlayer::Person(header.to_owned()),
            |level| LocalPlayer::Bot(level.to_owned()),
        )
    }
}

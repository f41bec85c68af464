//! A game that is being set up.

mod menu;

use std::collections::BTreeMap;

use bots::LEVELS;
use catalog::AnyGame;
use serde_json::{Map, Value as Json};
use tabletop::{Allowed, Seat, Seed, Settings};
use wire::{Clock, Invitee, NewTable, Occupant, QuickMatch, SeatState, State};

use crate::source::LocalPlayer;
use crate::user_action::Setting;

pub(crate) use menu::clock;

/// A game to be dealt on this machine.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Deal {
    /// Which game.
    pub(crate) game: String,
    /// Its options.
    pub(crate) settings: Settings,
    /// Who plays, by seat.
    pub(crate) players: Vec<LocalPlayer>,
    /// Where chance comes from; from the system if nothing is said.
    pub(crate) seed: Option<Seed>,
    /// How many rounds the match has.
    pub(crate) rounds: u8,
}

/// Who shall sit in a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum SeatChoice {
    /// Somebody at this screen, with their name.
    Here(String),
    /// Whoever comes; only at a server.
    Anyone,
    /// A bot, by its level.
    Bot(&'static str),
}

/// What a table of a server has besides.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct House {
    clock: usize,
    open: bool,
    rated: bool,
    spectators: bool,
    chat: bool,
}

const CLOCKS: [Clock; 5] = [
    Clock::None,
    Clock::RealTime { base: 300, increment: 5 },
    Clock::RealTime { base: 900, increment: 10 },
    Clock::Days { days: 1 },
    Clock::Days { days: 3 },
];

/// The longest match.
pub(crate) const MOST_ROUNDS: u8 = 9;

/// Numbers up to so many are gone through one by one; a larger one is typed.
const FEW: i64 = 10;

/// A game that is being set up.
#[derive(Clone)]
pub(crate) struct SetupPage {
    game: &'static dyn AnyGame,
    values: BTreeMap<&'static str, Json>,
    seats: Vec<SeatChoice>,
    me: String,
    /// How many rounds the match has.
    pub(crate) rounds: u8,
    /// At a server.
    house: Option<House>,
    /// Where chance comes from, if it was said on the command line.
    pub(crate) seed: Option<Seed>,
}

impl std::fmt::Debug for SetupPage {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("SetupPage")
            .field("game", &self.game.name())
            .field("seats", &self.seats)
            .finish_non_exhaustive()
    }
}

impl SetupPage {
    /// A game with everything as usual: one person, and bots.
    pub(crate) fn new(game: &'static dyn AnyGame, me: &str, online: bool) -> SetupPage {
        let values = game.options().iter().map(|spec| {
            let preset = spec.preset.value();
            (
                spec.name,
                preset.map_or(Json::Null, |value| {
                    catalog::options_to_json(&Settings::new().with("v", value))["v"].clone()
                }),
            )
        });
        let mut setup = SetupPage {
            game,
            values: values.collect(),
            seats: Vec::new(),
            me: me.to_owned(),
            rounds: 1,
            house: online.then_some(House {
                clock: 0,
                open: true,
                rated: false,
                spectators: true,
                chat: true,
            }),
            seed: None,
        };
        setup.seat_so_many(*game.seats().start());
        setup
    }

    /// Which game it is.
    pub(crate) fn game(&self) -> &'static str {
        self.game.name()
    }

    fn seat_so_many(&mut self, players: u8) {
        let usual = if self.house.is_some() { SeatChoice::Anyone } else { SeatChoice::Bot(LEVELS[1].name) };
        self.seats.resize(usize::from(players), usual);
        if let Some(first) = self.seats.first_mut()
            && !matches!(first, SeatChoice::Here(_))
        {
            *first = SeatChoice::Here(self.me.clone());
        }
    }

    /// Who sits where, as the command line says it.
    pub(crate) fn seat_all(&mut self, seats: Vec<SeatChoice>) {
        self.seats = seats;
    }

    /// What was played at this table, to be played again: everybody moves on by one, so that another begins.
    pub(crate) fn again(state: &State, me: &str) -> Option<SetupPage> {
        let mut setup = SetupPage::new(catalog::game(&state.setup.game)?, me, false);
        setup.set_options(&state.setup.options);
        setup.rounds = state.setup.rounds;
        let who = |seat: &SeatState| match seat.who.as_ref()? {
            Occupant::Player(player) => Some(SeatChoice::Here(player.name.clone())),
            Occupant::Bot { level } => {
                LEVELS.iter().find(|known| known.name == level).map(|level| SeatChoice::Bot(level.name))
            }
        };
        let mut seats = state.seats.iter().map(who).collect::<Option<Vec<SeatChoice>>>()?;
        seats.rotate_right(1);
        setup.seat_all(seats);
        Some(setup)
    }

    /// Options as the command line says them.
    pub(crate) fn set_options(&mut self, options: &Map<String, Json>) {
        for (name, value) in options {
            if let Some(spec) = self.game.options().iter().find(|spec| spec.name == name) {
                self.values.insert(spec.name, value.clone());
            }
        }
    }

    /// The options that were chosen; what depends on the number of players is left to the game.
    fn options(&self) -> Map<String, Json> {
        let chosen = self.values.iter().filter(|(_, value)| !value.is_null());
        chosen.map(|(name, value)| ((*name).to_owned(), value.clone())).collect()
    }

    /// What is to be dealt here.
    pub(crate) fn deal(&self) -> Deal {
        let player = |choice: &SeatChoice| match choice {
            SeatChoice::Bot(level) => LocalPlayer::Bot((*level).to_owned()),
            SeatChoice::Here(name) => LocalPlayer::Person(name.clone()),
            SeatChoice::Anyone => LocalPlayer::Person(self.me.clone()),
        };
        Deal {
            game: self.game().to_owned(),
            settings: catalog::options_from_json(&self.options()),
            players: self.seats.iter().map(player).collect(),
            seed: self.seed,
            rounds: self.rounds,
        }
    }

    /// The table to be made at a server.
    pub(crate) fn table(&self) -> NewTable {
        let house = self.house.clone().unwrap_or(House {
            clock: 0,
            open: false,
            rated: false,
            spectators: true,
            chat: true,
        });
        let invitee = |who: &SeatChoice| match who {
            SeatChoice::Here(_) => Invitee::Me,
            SeatChoice::Anyone => Invitee::Anyone,
            SeatChoice::Bot(level) => Invitee::Bot { level: (*level).to_owned() },
        };
        NewTable {
            game: self.game().to_owned(),
            options: Some(self.options()),
            seats: self.seats.iter().map(invitee).collect(),
            clock: CLOCKS[house.clock],
            open: house.open,
            rated: house.rated,
            spectators: house.spectators,
            chat: house.chat,
            rounds: self.rounds,
            idempotency_key: None,
        }
    }

    /// The same for a quick match.
    pub(crate) fn quick(&self) -> QuickMatch {
        let table = self.table();
        QuickMatch {
            game: table.game,
            options: table.options,
            players: Some(self.seats.len() as u8),
            clock: table.clock,
            rated: table.rated,
        }
    }

    /// Changes something to its next value; true if a text has to be typed for it.
    pub(crate) fn set(&mut self, setting: &Setting) -> bool {
        match setting {
            Setting::Option(name) => return self.next_value(name),
            Setting::Players => {
                let range = self.game.seats();
                let players = self.seats.len() as u8 + 1;
                self.seat_so_many(if range.contains(&players) { players } else { *range.start() });
                self.refit();
            }
            Setting::Seat(at) => self.next_who(*at),
            Setting::Name(_) => return true,
            Setting::Rounds => self.rounds = self.rounds % MOST_ROUNDS + 1,
            Setting::Clock => self.house(|house| house.clock = (house.clock + 1) % CLOCKS.len()),
            Setting::Open => self.house(|house| house.open = !house.open),
            Setting::Rated => self.house(|house| house.rated = !house.rated),
            Setting::Spectators => self.house(|house| house.spectators = !house.spectators),
            Setting::Chat => self.house(|house| house.chat = !house.chat),
        }
        false
    }

    fn house(&mut self, change: impl FnOnce(&mut House)) {
        if let Some(house) = &mut self.house {
            change(house);
        }
    }

    /// A seat that is there no more cannot begin.
    fn refit(&mut self) {
        for spec in self.game.options() {
            let there = |word: &str| word.parse::<Seat>().is_ok_and(|seat| seat.index() < self.seats.len());
            let fits = self
                .values
                .get(spec.name)
                .and_then(Json::as_str)
                .is_none_or(|word| word == "random" || there(word));
            if spec.allowed == Allowed::SeatOrRandom && !fits {
                self.values.insert(spec.name, Json::from("random"));
            }
        }
    }

    fn next_who(&mut self, at: usize) {
        let online = self.house.is_some();
        let me_elsewhere = self
            .seats
            .iter()
            .enumerate()
            .any(|(other, who)| other != at && matches!(who, SeatChoice::Here(_)));
        let letter = Seat::first(5).nth(at).map_or('?', Seat::letter);
        let Some(who) = self.seats.get_mut(at) else { return };
        let level = |name: &str| LEVELS.iter().position(|level| level.name == name);
        let person = || SeatChoice::Here(if at == 0 { self.me.clone() } else { letter.to_string() });
        *who = match who {
            SeatChoice::Here(_) if online && me_elsewhere => SeatChoice::Anyone,
            SeatChoice::Here(_) => SeatChoice::Bot(LEVELS[0].name),
            SeatChoice::Bot(name) => match level(name).and_then(|at| LEVELS.get(at + 1)) {
                Some(stronger) => SeatChoice::Bot(stronger.name),
                None if online => SeatChoice::Anyone,
                None => person(),
            },
            // At a server one sits in one seat.
            SeatChoice::Anyone if me_elsewhere => SeatChoice::Bot(LEVELS[0].name),
            SeatChoice::Anyone => SeatChoice::Here(self.me.clone()),
        };
    }

    /// The next value of an option; true if it has to be typed.
    fn next_value(&mut self, name: &str) -> bool {
        let Some(spec) = self.game.options().iter().find(|spec| spec.name == name) else { return false };
        let now = self.values.get(spec.name).cloned().unwrap_or(Json::Null);
        let next = |words: Vec<Json>| {
            let at = words.iter().position(|word| *word == now);
            words[at.map_or(0, |at| (at + 1) % words.len())].clone()
        };
        let value = match spec.allowed {
            Allowed::Flag => Json::from(now != true),
            Allowed::Words(words) => {
                let by_players = spec.preset.value().is_none().then_some(Json::Null);
                next(by_players.into_iter().chain(words.iter().map(|word| Json::from(*word))).collect())
            }
            Allowed::Range(least, most) if most - least < FEW => {
                next((least..=most).map(Json::from).collect())
            }
            Allowed::Range(..) => return true,
            Allowed::SeatOrRandom => {
                let seats = Seat::first(self.seats.len() as u8).map(|seat| Json::from(seat.to_string()));
                next([Json::from("random")].into_iter().chain(seats).collect())
            }
        };
        self.values.insert(spec.name, value);
        false
    }

    /// Takes what was typed for a setting; false if it cannot be.
    pub(crate) fn typed(&mut self, setting: &Setting, text: &str) -> bool {
        match setting {
            Setting::Name(at) => {
                let name: String = text.trim().chars().filter(|c| !c.is_control()).take(24).collect();
                match self.seats.get_mut(*at) {
                    // A person called like a bot would be one when the game goes on.
                    Some(who @ SeatChoice::Here(_))
                        if !name.is_empty()
                            && LocalPlayer::read(&name) == LocalPlayer::Person(name.clone()) =>
                    {
                        *who = SeatChoice::Here(name);
                        true
                    }
                    _ => false,
                }
            }
            Setting::Option(option) => {
                let spec = self.game.options().iter().find(|spec| spec.name == option);
                match (spec.map(|spec| (spec.name, spec.allowed)), text.trim().parse::<i64>()) {
                    (Some((name, Allowed::Range(least, most))), Ok(number))
                        if (least..=most).contains(&number) =>
                    {
                        self.values.insert(name, Json::from(number));
                        true
                    }
                    _ => false,
                }
            }
            _ => false,
        }
    }
}

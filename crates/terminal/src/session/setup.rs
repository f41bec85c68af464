//! The setup of a table.

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

/// A game to deal on this machine.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Deal {
    /// The name of the game.
    pub(crate) game: String,
    /// The options of the game.
    pub(crate) settings: Settings,
    /// The players by seat.
    pub(crate) players: Vec<LocalPlayer>,
    /// The seed; random if `None`.
    pub(crate) seed: Option<Seed>,
    /// The number of rounds of the match.
    pub(crate) rounds: u8,
}

/// The choice of a player for a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum SeatChoice {
    /// A person at this screen, with this name.
    Here(String),
    /// Any player of the server.
    Anyone,
    /// A bot of this level.
    Bot(&'static str),
}

/// The settings of a table on a server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ServerSettings {
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

/// The largest number of rounds.
pub(crate) const MOST_ROUNDS: u8 = 9;

/// The largest range of a number that is changed step by step; in larger ranges it is typed.
const MAX_STEPS: i64 = 10;

/// The page of a table being set up.
#[derive(Clone)]
pub(crate) struct SetupPage {
    game: &'static dyn AnyGame,
    values: BTreeMap<&'static str, Json>,
    seats: Vec<SeatChoice>,
    me: String,
    /// The number of rounds of the match.
    pub(crate) rounds: u8,
    /// The settings for a server; `None` on this machine.
    server: Option<ServerSettings>,
    /// The seed of the command line.
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
    /// The default setup: the user, and bots or other players.
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
            server: online.then_some(ServerSettings {
                clock: 0,
                open: true,
                rated: false,
                spectators: true,
                chat: true,
            }),
            seed: None,
        };
        setup.resize(*game.seats().start());
        setup
    }

    /// The name of the game.
    pub(crate) fn game(&self) -> &'static str {
        self.game.name()
    }

    fn resize(&mut self, players: u8) {
        let usual = if self.server.is_some() { SeatChoice::Anyone } else { SeatChoice::Bot(LEVELS[1].name) };
        self.seats.resize(usize::from(players), usual);
        self.rounds = self.game.usual_rounds(players);
        if let Some(first) = self.seats.first_mut()
            && !matches!(first, SeatChoice::Here(_))
        {
            *first = SeatChoice::Here(self.me.clone());
        }
    }

    /// Sets the players of all seats, and the number of rounds that the game suggests for their number.
    pub(crate) fn seat_all(&mut self, seats: Vec<SeatChoice>) {
        self.rounds = self.game.usual_rounds(seats.len() as u8);
        self.seats = seats;
    }

    /// The setup of a finished table with the players moved on by one seat, so that another begins.
    pub(crate) fn again(state: &State, me: &str) -> Option<SetupPage> {
        let mut setup = SetupPage::new(catalog::game(&state.setup.game)?, me, false);
        setup.set_options(&state.setup.options);
        let who = |seat: &SeatState| match seat.who.as_ref()? {
            Occupant::Player(player) => Some(SeatChoice::Here(player.name.clone())),
            Occupant::Bot { level } => {
                LEVELS.iter().find(|known| known.name == level).map(|level| SeatChoice::Bot(level.name))
            }
        };
        let mut seats = state.seats.iter().map(who).collect::<Option<Vec<SeatChoice>>>()?;
        seats.rotate_right(1);
        setup.seat_all(seats);
        setup.rounds = state.setup.rounds;
        Some(setup)
    }

    /// Sets options; unknown ones are ignored.
    pub(crate) fn set_options(&mut self, options: &Map<String, Json>) {
        for (name, value) in options {
            if let Some(spec) = self.game.options().iter().find(|spec| spec.name == name) {
                self.values.insert(spec.name, value.clone());
            }
        }
    }

    /// The chosen options, without those whose default depends on the number of players.
    fn options(&self) -> Map<String, Json> {
        let chosen = self.values.iter().filter(|(_, value)| !value.is_null());
        chosen.map(|(name, value)| ((*name).to_owned(), value.clone())).collect()
    }

    /// The deal on this machine.
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

    /// The table to create on a server.
    pub(crate) fn table(&self) -> NewTable {
        let invitee = |who: &SeatChoice| match who {
            SeatChoice::Here(_) => Invitee::Me,
            SeatChoice::Anyone => Invitee::Anyone,
            SeatChoice::Bot(level) => Invitee::Bot { level: (*level).to_owned() },
        };
        let seats = self.seats.iter().map(invitee).collect();
        let table = NewTable {
            options: Some(self.options()),
            rounds: self.rounds,
            ..NewTable::new(self.game(), seats)
        };
        match self.server {
            None => table,
            Some(ServerSettings { clock, open, rated, spectators, chat }) => {
                // Rated games need a clock.
                let rated = rated && CLOCKS[clock] != Clock::None;
                NewTable { clock: CLOCKS[clock], open, rated, spectators, chat, ..table }
            }
        }
    }

    /// The quick match to request from a server.
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

    /// Changes a setting to its next value; returns true if it has to be typed instead.
    pub(crate) fn set(&mut self, setting: &Setting) -> bool {
        match setting {
            Setting::Option(name) => return self.next_value(name),
            Setting::Players => {
                let range = self.game.seats();
                let players = self.seats.len() as u8 + 1;
                self.resize(if range.contains(&players) { players } else { *range.start() });
                self.refit();
            }
            Setting::Seat(at) => self.next_who(*at),
            Setting::Name(_) => return true,
            Setting::Rounds => self.rounds = self.rounds % MOST_ROUNDS + 1,
            Setting::Clock => self.change_server(|server| {
                server.clock = (server.clock + 1) % CLOCKS.len();
                server.rated &= CLOCKS[server.clock] != Clock::None;
            }),
            Setting::Open => self.change_server(|server| server.open = !server.open),
            // Rated games need a clock: choosing one without the other chooses both.
            Setting::Rated => self.change_server(|server| {
                server.rated = !server.rated;
                if server.rated && CLOCKS[server.clock] == Clock::None {
                    server.clock = 1;
                }
            }),
            Setting::Spectators => self.change_server(|server| server.spectators = !server.spectators),
            Setting::Chat => self.change_server(|server| server.chat = !server.chat),
        }
        false
    }

    fn change_server(&mut self, change: impl FnOnce(&mut ServerSettings)) {
        if let Some(server) = &mut self.server {
            change(server);
        }
    }

    /// Resets options that name a seat which no longer exists.
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
        let online = self.server.is_some();
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
            // On a server the user has one seat.
            SeatChoice::Anyone if me_elsewhere => SeatChoice::Bot(LEVELS[0].name),
            SeatChoice::Anyone => SeatChoice::Here(self.me.clone()),
        };
    }

    /// Changes an option to its next value; returns true if it has to be typed instead.
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
            Allowed::Range(least, most) if most - least < MAX_STEPS => {
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

    /// Sets a setting to a typed value; returns false if it is invalid.
    pub(crate) fn typed(&mut self, setting: &Setting, text: &str) -> bool {
        match setting {
            Setting::Name(at) => {
                let name: String = text.trim().chars().filter(|c| !c.is_control()).take(24).collect();
                match self.seats.get_mut(*at) {
                    // The journal stores names, so a person with the name of a bot would be resumed as a bot.
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

//! Tables as they are stored and read: rows, new tables, and tables from records.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde_json::{Map, Value as Json};
use table::fairness::Secret;
use table::local::{self, LocalPlayer, Opening, RecordDealer, RecordedRound, text};
use table::{Entry, PersonId, Table, TableId};
use tabletop::{Record, Seat};
use wire::{Invitee, NewTable, Player, TableOverview};

use crate::ask::Chance;
use crate::local_table::secret;
use crate::stored::{Change, TableRow};

/// The headers of a record that verify its deal.
const SECRET_HEADER: &str = "Secret";

/// Why a table cannot be opened: a code and the reason.
pub(crate) type Refusal = (&'static str, String);

/// What lists show of a table.
pub(crate) fn overview(table: &Table, player: &dyn Fn(&PersonId) -> Player) -> TableOverview {
    let summary = table.summary(true);
    let holders = summary.seats.iter().map(|holder| holder.as_ref().map(|holder| holder.occupant(player)));
    TableOverview {
        id: table.id.0.clone(),
        setup: (*table.setup).clone(),
        seats: holders.collect(),
        status: summary.status,
        turn: summary.turn,
        mine: table.seats().find(|seat| table.person(*seat).is_some()).map(|seat| seat.to_string()),
        created: table.created,
        changed: table.changed(),
    }
}

/// A table to store.
///
/// # Panics
/// If the log of a new table is broken.
pub(crate) fn change(
    id: &str,
    entries: Vec<Entry>,
    names: BTreeMap<String, String>,
    recorded: Option<String>,
) -> Change {
    let dealer = RecordDealer { recorded: recorded.as_deref().map(records).unwrap_or_default(), first: None };
    let (table, _) = Table::replay(&TableId(id.to_owned()), &entries, Arc::new(dealer))
        .expect("the log of a new table is valid");
    let player = |id: &PersonId| Player {
        name: names.get(&id.0).cloned().unwrap_or_default(),
        ..table::unknown_player(id)
    };
    let overview = overview(&table, &player);
    let entries = entries.into_iter().map(Into::into).collect();
    Change { row: TableRow { overview, names, recorded }, entries }
}

/// A new table. Every seat `me` is a person at this device.
pub(crate) fn create(new: &NewTable, names: &[String], chance: &Chance) -> Result<Change, Refusal> {
    let setup = table::check_setup(new).map_err(|bad| ("bad-table", bad.to_string()))?;
    let name = |place: usize| names.get(place).cloned().unwrap_or_default();
    let player = |(place, invitee): (usize, &Invitee)| match invitee {
        Invitee::Me => Ok(LocalPlayer::Person(name(place))),
        Invitee::Bot { level } => Ok(LocalPlayer::Bot(level.clone())),
        Invitee::Anyone => Err(("bad-table", "at one device every seat has its player".to_owned())),
    };
    let players: Vec<LocalPlayer> = new.seats.iter().enumerate().map(player).collect::<Result<_, _>>()?;
    if players.iter().all(|player| matches!(player, LocalPlayer::Bot(_))) {
        return Err(("bad-table", "one of the seats must be \"me\"".to_owned()));
    }
    let setup = local::setup(&setup.game, setup.options, setup.players, setup.rounds);
    let id = TableId(chance.id.clone());
    let opening = Opening::new(id, setup, &players, RecordDealer::default(), secret(chance), chance.now)
        .map_err(|why| ("bad-table", why))?;
    Ok(change(&chance.id, opening.entries, names_of(&players), None))
}

fn names_of(players: &[LocalPlayer]) -> BTreeMap<String, String> {
    let seated = Seat::first(players.len() as u8).zip(players);
    let person = |(seat, player): (Seat, &LocalPlayer)| match player {
        LocalPlayer::Person(name) => Some((local::person(seat).0, name.clone())),
        LocalPlayer::Bot(_) => None,
    };
    seated.filter_map(person).collect()
}

/// The records in a text; none if it has others than whole ones.
pub(crate) fn records(text: &str) -> Vec<Record> {
    read(text).map(|rounds| rounds.into_iter().map(|round| round.record).collect()).unwrap_or_default()
}

/// The rounds in a text: records, the last of which may be one of a game that goes on.
fn read(text: &str) -> Result<Vec<RecordedRound>, String> {
    let text = text.trim();
    let text = text.strip_suffix('*').unwrap_or(text).trim_end();
    // Where the game goes on, a header must not say how it ended.
    text::read(&format!("{}\n", text.replace("[Result \"*\"]\n", "")))
}

/// Whether a record says how its deal was derived.
pub(crate) fn has_secret(record: &Record) -> bool {
    header(record, SECRET_HEADER).is_some()
}

fn header<'a>(record: &'a Record, name: &str) -> Option<&'a String> {
    record.others.iter().find(|(key, _)| key == name).map(|(_, value)| value)
}

/// A table from the records of its rounds.
pub(crate) fn import(record: &str, chance: &Chance) -> Result<Change, Refusal> {
    let bad = |why: String| ("bad-record", why);
    let rounds = read(record).map_err(bad)?;
    let first = &rounds[0].record;
    let options: Map<String, Json> =
        serde_json::from_str(&first.options).map_err(|_| bad("Options is not a JSON object".to_owned()))?;
    let same =
        |round: &RecordedRound| round.record.game == first.game && round.record.players == first.players;
    if !rounds.iter().all(same) {
        return Err(bad("these are records of several tables: read one at a time".to_owned()));
    }
    let players = rounds[0].players();
    let most = rounds[0].rounds_of_match().max(rounds.len() as u8);
    let setup = local::setup(&first.game, options, first.players, most);
    let dealer =
        RecordDealer { recorded: rounds.iter().map(|round| round.record.clone()).collect(), first: None };
    let known = header(first, SECRET_HEADER).and_then(|text| text.parse::<tabletop::Seed>().ok());
    let secret = known.map_or_else(|| secret(chance), |known| Secret::new(&known.0));
    let nonce = |seat: Seat| header(first, &format!("Nonce{seat}")).filter(|nonce| *nonce != "-").cloned();
    let id = TableId(chance.id.clone());
    let mut opening = Opening::new(id, setup, &players, dealer, secret, chance.now).map_err(bad)?;
    for (number, round) in (1..).zip(&rounds) {
        let nonce = |seat: Seat| nonce(seat).filter(|_| number == 1);
        opening.replay_round(round, nonce).map_err(|why| bad(format!("round {number}: {why}")))?;
    }
    Ok(change(&chance.id, opening.entries, names_of(&players), Some(record.to_owned())))
}

/// The records of the rounds so far, without the secret of the table.
pub(crate) fn unfinished_records(table: &Table, names: &[String]) -> String {
    let finished = (1..).zip(&table.finished).map(|(round, finished)| {
        let mut record = table::round_record(table, &*finished.game, round, table.created, names);
        record.result = Some(table::game_verdict(&finished.outcome.verdict));
        record
    });
    let current =
        table.game().map(|game| table::round_record(table, game, table.round(), table.created, names));
    let rounds = |mut record: Record| {
        if table.setup.rounds > 1 {
            record.others.push((local::ROUNDS.to_owned(), table.setup.rounds.to_string()));
        }
        record.to_string()
    };
    finished.chain(current).map(rounds).collect::<Vec<_>>().join("\n")
}

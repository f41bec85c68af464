//! Players: statistics, history and ratings.

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use table::unknown_player;
use wire::{History, HistoryEntry, Ladder, LadderPlace, LadderStanding, Occupant, Player, Profile};

use super::extract::{MaybeSignedIn, Path, Query};
use crate::app_state::AppState;
use crate::problem::Problem;
use crate::store::{BadCursor, Cursor, LadderRow, Person, PersonId, ResultRow, SeatHolder, TableRow};

const PAGE_SIZE: u32 = 50;

/// The people in these seats, with names.
pub(super) async fn seated_players<'a>(
    app: &AppState,
    seats: impl Iterator<Item = &'a Option<SeatHolder>>,
) -> Result<HashMap<PersonId, Player>, Problem> {
    let people: BTreeSet<&PersonId> = seats.flatten().filter_map(SeatHolder::person).collect();
    let people: Vec<PersonId> = people.into_iter().cloned().collect();
    Ok(app.players(&people).await?)
}

/// The occupants of seats. `players` holds everyone who sits there.
pub(super) fn occupants(
    seats: &[Option<SeatHolder>],
    players: &HashMap<PersonId, Player>,
) -> Vec<Option<Occupant>> {
    let player = |id: &PersonId| players.get(id).cloned().unwrap_or_else(|| unknown_player(id));
    seats.iter().map(|seat| seat.as_ref().map(|holder| holder.occupant(player))).collect()
}

fn ladder_of(row: LadderRow) -> Ladder {
    Ladder {
        options: serde_json::from_str(&row.options).unwrap_or_default(),
        key: row.key,
        game: row.game,
        players: row.players,
    }
}

pub(super) async fn profile_of(app: &AppState, person: &Person) -> Result<Profile, Problem> {
    let standings =
        app.stores.results.ratings(&person.id).await?.into_iter().map(|(ladder, row)| LadderStanding {
            ladder: ladder_of(ladder),
            rating: row.rating.rating,
            deviation: row.rating.deviation,
            games: row.games,
            provisional: !row.is_ranked(),
        });
    Ok(Profile {
        player: person.player(),
        since: person.since,
        tallies: app.stores.results.tallies(&person.id).await?,
        standings: standings.collect(),
        ratings: app.stores.results.rating_points(&person.id).await?,
    })
}

/// Whether a person may be given the id of a table, which is the key to it: anyone for a table that was open to anyone,
/// otherwise those who sat there.
fn may_know(table: &TableRow, viewer: &PersonId) -> bool {
    table.setup.open || table.seats.iter().flatten().any(|seat| seat.person() == Some(viewer))
}

/// Finished tables as `viewer` may see them.
pub(super) async fn history_entries(
    app: &AppState,
    results: &[ResultRow],
    viewer: &PersonId,
) -> Result<Vec<HistoryEntry>, Problem> {
    let players = seated_players(app, results.iter().flat_map(|result| &result.table.seats)).await?;
    let mut entries = Vec::with_capacity(results.len());
    for result in results {
        entries.push(HistoryEntry {
            table: may_know(&result.table, viewer).then(|| result.table.id.0.clone()),
            setup: result.table.setup.clone(),
            seats: occupants(&result.table.seats, &players),
            seat: result.seat.clone(),
            outcome: result.outcome.clone(),
            ended: result.ended,
        });
    }
    Ok(entries)
}

async fn person(app: &AppState, id: String) -> Result<Person, Problem> {
    let person = app.stores.accounts.person(&PersonId(id)).await?;
    person.filter(|person| !person.deleted).ok_or(Problem::NoPerson)
}

/// A player's statistics and ratings.
#[utoipa::path(get, path = "/api/people/{id}", tag = "people", params(("id" = String, Path)),
    responses((status = 200, body = Profile), (status = 404, body = wire::Problem)))]
pub(super) async fn profile(
    State(app): State<Arc<AppState>>,
    Path(id): Path<String>,
) -> Result<Json<Profile>, Problem> {
    let person = person(&app, id).await?;
    Ok(Json(profile_of(&app, &person).await?))
}

impl From<BadCursor> for Problem {
    fn from(bad: BadCursor) -> Problem {
        Problem::BadRequest(bad.to_string())
    }
}

#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct HistoryQuery {
    /// The `before` of the previous page: only earlier tables are returned.
    before: Option<String>,
}

/// A player's finished tables, latest first.
#[utoipa::path(get, path = "/api/people/{id}/history", tag = "people", params(("id" = String, Path), HistoryQuery),
    responses((status = 200, body = History), (status = 404, body = wire::Problem), (status = 422, body = wire::Problem)))]
pub(super) async fn history(
    State(app): State<Arc<AppState>>,
    viewer: MaybeSignedIn,
    Path(id): Path<String>,
    Query(HistoryQuery { before }): Query<HistoryQuery>,
) -> Result<Json<History>, Problem> {
    let before: Option<Cursor> = before.map(|before| before.parse()).transpose()?;
    let person = person(&app, id).await?;
    let results = app.stores.results.results(&person.id, before, PAGE_SIZE).await?;
    let full = results.len() == PAGE_SIZE as usize;
    let before = Cursor::after(&results, before).filter(|_| full).map(|cursor| cursor.to_string());
    Ok(Json(History { entries: history_entries(&app, &results, &viewer.id()).await?, before }))
}

/// All rating lists.
#[utoipa::path(get, path = "/api/ladders", tag = "people", responses((status = 200, body = Vec<Ladder>)))]
pub(super) async fn ladders(State(app): State<Arc<AppState>>) -> Result<Json<Vec<Ladder>>, Problem> {
    Ok(Json(app.stores.results.ladders().await?.into_iter().map(ladder_of).collect()))
}

/// The first 100 rows of a rating list, highest conservative rating first. Players with fewer than 10 rated tables or 3
/// opponents follow as provisional, without a rank.
#[utoipa::path(get, path = "/api/ladders/{key}", tag = "people", params(("key" = String, Path)),
    responses((status = 200, body = Vec<LadderPlace>), (status = 404, body = wire::Problem)))]
pub(super) async fn ladder(
    State(app): State<Arc<AppState>>,
    Path(key): Path<String>,
) -> Result<Json<Vec<LadderPlace>>, Problem> {
    let rows = app.stores.results.ladder(&key, 100).await?;
    if rows.is_empty() && !app.stores.results.ladders().await?.iter().any(|ladder| ladder.key == key) {
        return Err(Problem::NoLadder);
    }
    let place = |(i, (person, row)): (usize, (Person, crate::store::RatingRow))| LadderPlace {
        rank: row.is_ranked().then_some(i as u32 + 1),
        player: person.player(),
        rating: row.rating.rating,
        deviation: row.rating.deviation,
        score: row.conservative(),
        games: row.games,
        opponents: row.opponents,
    };
    Ok(Json(rows.into_iter().enumerate().map(place).collect()))
}

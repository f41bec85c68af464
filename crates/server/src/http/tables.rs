//! Tables: creating, finding, reading, and sending commands without a socket.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use table::{CommandError, Table};
use tabletop::Seed;
use wire::{
    Annotation, Command, EventView, Hint, Invitee, Lobby, NewTable, QuickMatch, Replay, ServerMessage,
    Status, TableCreated, TableOverview, TableRequest,
};

use super::extract::{MaybeSignedIn, Path, Query, Sent, SignedIn};
use super::guard::hold_until_sent;
use super::people::{occupants, seated_players};
use crate::app_state::AppState;
use crate::bot_pool::SearchOrigin;
use crate::client::Client;
use crate::problem::Problem;
use crate::replays::{CountedReplay, replay as replay_log};
use crate::room::{Room, RoomMessage, SentCommand, is_idempotency_key};
use crate::rooms::request;
use crate::store::{Appended, Person, PersonId, SeatHolder, TableId, TableRow};
use crate::tokens::{derived_id, digest, random_id};

/// The maximum number of tables in a list.
const MAX_LISTED: u32 = 100;

/// Calls a function with the room of a table and returns its result.
async fn inspect<T: Send + 'static>(
    app: &Arc<AppState>,
    id: &TableId,
    inspect: impl Fn(&Room) -> T + Clone + Send + 'static,
) -> Result<T, Problem> {
    request(app, id, |reply| {
        let inspect = inspect.clone();
        RoomMessage::Inspect(Box::new(move |room| {
            // The client may have disconnected.
            let _ = reply.send(inspect(room));
        }))
    })
    .await
}

/// The seat of a person.
fn seat_of(row: &TableRow, person: &PersonId) -> Option<String> {
    let mut seats = tabletop::Seat::first(row.setup.players).zip(&row.seats);
    let seat = seats.find(|(_, who)| who.as_ref().and_then(SeatHolder::person) == Some(person));
    seat.map(|(seat, _)| seat.to_string())
}

/// Tables as clients see them in lists.
async fn overviews(
    app: &AppState,
    rows: Vec<TableRow>,
    me: &PersonId,
) -> Result<Vec<TableOverview>, Problem> {
    let players = seated_players(app, rows.iter().flat_map(|row| &row.seats)).await?;
    let mut overviews = Vec::with_capacity(rows.len());
    for row in rows {
        overviews.push(TableOverview {
            mine: seat_of(&row, me),
            seats: occupants(&row.seats, &players),
            id: row.id.0,
            setup: row.setup,
            status: row.status,
            turn: row.turn,
            created: row.created,
            changed: row.changed,
        });
    }
    Ok(overviews)
}

/// Your unfinished tables, latest first.
#[utoipa::path(get, path = "/api/me/tables", tag = "tables",
    responses((status = 200, body = Vec<TableOverview>), (status = 401, body = wire::Problem)))]
pub(super) async fn mine(
    State(app): State<Arc<AppState>>,
    who: SignedIn,
) -> Result<Json<Vec<TableOverview>>, Problem> {
    let rows = app.stores.tables.open_tables(&who.person.id).await?;
    Ok(Json(overviews(&app, rows, &who.person.id).await?))
}

/// The public tables: with a free seat, or in play with spectators.
#[utoipa::path(get, path = "/api/lobby", tag = "tables", responses((status = 200, body = Lobby)))]
pub(super) async fn lobby(
    State(app): State<Arc<AppState>>,
    who: MaybeSignedIn,
) -> Result<Json<Lobby>, Problem> {
    let waiting = app.stores.tables.listed(Status::Waiting, MAX_LISTED).await?;
    let playing = app.stores.tables.listed(Status::Playing, MAX_LISTED).await?;
    let me = who.id();
    Ok(Json(Lobby {
        waiting: overviews(&app, waiting, &me).await?,
        playing: overviews(&app, playing, &me).await?,
    }))
}

/// The table that an earlier request with the same idempotency key created.
async fn find_created(app: &AppState, id: &TableId, who: &Person) -> Result<Option<TableCreated>, Problem> {
    let made = |row: TableRow| TableCreated { seat: seat_of(&row, &who.id), id: row.id.0 };
    Ok(app.stores.tables.table(id).await?.map(made))
}

async fn create_table(app: &AppState, new: &NewTable, who: &SignedIn) -> Result<TableCreated, Problem> {
    let SignedIn { person: who, hash, .. } = who;
    let id = match &new.idempotency_key {
        // A repeated request finds the table it created. The id is derived from the token, so it cannot be guessed.
        Some(key) if is_idempotency_key(key) => TableId(derived_id(&format!("{hash} {key}"))),
        Some(_) => return Err(Problem::BadIdempotencyKey),
        None => TableId(random_id()),
    };
    if new.idempotency_key.is_some()
        && let Some(made) = find_created(app, &id, who).await?
    {
        return Ok(made);
    }
    app.check_table_limit(&who.id).await?;
    let setup = AppState::setup(new, who)?;
    let holder = |seat: &Invitee| match seat {
        Invitee::Me => Some(SeatHolder::Person(who.id.clone())),
        Invitee::Anyone => None,
        Invitee::Bot { level } => Some(SeatHolder::Bot(level.clone())),
    };
    let holders: Vec<Option<SeatHolder>> = new.seats.iter().map(holder).collect();
    if app.create(&id, setup, &who.id, &holders).await? == Appended::Conflict {
        return find_created(app, &id, who).await?.ok_or(Problem::NotStored);
    }
    let seat = tabletop::Seat::first(new.seats.len() as u8)
        .zip(&new.seats)
        .find(|(_, invitee)| **invitee == Invitee::Me)
        .map(|(seat, _)| seat.to_string());
    Ok(TableCreated { id: id.0, seat })
}

/// Create a table. Its id is the invitation.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewTable,
    responses((status = 200, body = TableCreated), (status = 401, body = wire::Problem),
        (status = 403, body = wire::Problem), (status = 422, body = wire::Problem), (status = 429, body = wire::Problem)))]
pub(super) async fn create(
    State(app): State<Arc<AppState>>,
    Sent(who, new): Sent<SignedIn, NewTable>,
) -> Result<Json<TableCreated>, Problem> {
    Ok(Json(create_table(&app, &new, &who).await?))
}

/// Sends a command to a room.
async fn send_command(
    app: &Arc<AppState>,
    id: &TableId,
    who: &Person,
    client: &Client,
    command: &Command,
) -> Result<u32, Problem> {
    let result = request(app, id, |reply| {
        let (person, command) = (who.clone(), command.clone());
        RoomMessage::Command(Box::new(SentCommand { person, network: client.network(), command }), reply)
    });
    let result = result.await?;
    result.map_err(|refused| refused.problem)
}

/// Join an open table with this setup, or open one. Repeating the request before the start returns the same table.
#[utoipa::path(post, path = "/api/quick", tag = "tables", request_body = QuickMatch,
    responses((status = 200, body = TableCreated), (status = 401, body = wire::Problem),
        (status = 403, body = wire::Problem), (status = 422, body = wire::Problem), (status = 429, body = wire::Problem)))]
pub(super) async fn quick(
    State(app): State<Arc<AppState>>,
    client: Client,
    Sent(who, wanted): Sent<SignedIn, QuickMatch>,
) -> Result<Json<TableCreated>, Problem> {
    let game = catalog::game(&wanted.game);
    let players = wanted.players.unwrap_or_else(|| game.map_or(2, |game| *game.seats().start()));
    let mut seats = vec![Invitee::Anyone; players.into()];
    if let Some(first) = seats.first_mut() {
        *first = Invitee::Me;
    }
    let new = NewTable {
        options: wanted.options,
        clock: wanted.clock,
        open: true,
        rated: wanted.rated,
        rounds: game.map_or(1, |game| game.usual_rounds(players)),
        ..NewTable::new(&wanted.game, seats)
    };
    let setup = AppState::setup(&new, &who.person)?;
    let mut own = app.stores.tables.open_tables(&who.person.id).await?.into_iter();
    if let Some(row) = own.find(|row| row.status == Status::Waiting && row.setup == setup) {
        return Ok(Json(TableCreated { seat: seat_of(&row, &who.person.id), id: row.id.0 }));
    }
    app.check_table_limit(&who.person.id).await?;
    for row in app.stores.tables.waiting(&setup, MAX_LISTED).await? {
        let sit = Command { idempotency_key: random_id(), request: TableRequest::Sit { seat: None } };
        if send_command(&app, &row.id, &who.person, &client, &sit).await.is_ok() {
            let me = who.person.id.clone();
            let seat = inspect(&app, &row.id, move |room| room.table().seat_of(&me)).await?;
            return Ok(Json(TableCreated { id: row.id.0, seat: seat.map(|seat| seat.to_string()) }));
        }
    }
    Ok(Json(create_table(&app, &new, &who).await?))
}

/// The state of a table, as you may see it.
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = wire::State), (status = 403, body = wire::Problem), (status = 404, body = wire::Problem)))]
pub(super) async fn state(
    State(app): State<Arc<AppState>>,
    who: MaybeSignedIn,
    Path(id): Path<String>,
) -> Result<Json<wire::State>, Problem> {
    let me = who.id();
    let state = inspect(&app, &TableId(id), move |room| room.state(&me)).await??;
    Ok(Json(state))
}

#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct EventsQuery {
    /// The last sequence number you know.
    since: Option<u32>,
}

/// The events of a table, as you may see them.
#[utoipa::path(get, path = "/api/tables/{id}/events", tag = "tables", params(("id" = String, Path), EventsQuery),
    responses((status = 200, body = Vec<EventView>), (status = 403, body = wire::Problem), (status = 404, body = wire::Problem),
        (status = 422, body = wire::Problem)))]
pub(super) async fn events(
    State(app): State<Arc<AppState>>,
    client: Client,
    who: MaybeSignedIn,
    Path(id): Path<String>,
    Query(EventsQuery { since }): Query<EventsQuery>,
) -> Result<Response, Problem> {
    let counted = count_replay(&app, &client, &who)?;
    let id = TableId(id);
    let me = who.id();
    // What a viewer saw of an event depends on the position at that time, so the log is replayed from the start.
    let events = replay_log(&app, &id, move |_, mut events| {
        events.retain(|one| one.seq > since.unwrap_or(0));
        Arc::new(events)
    })
    .await?;
    let views = inspect(&app, &id, move |room| room.event_views(&events, &me)).await??;
    Ok(hold_until_sent(Json(views).into_response(), counted))
}

/// Send a command to a table without a socket.
#[utoipa::path(post, path = "/api/tables/{id}/commands", tag = "tables", params(("id" = String, Path)),
    request_body = Command,
    responses((status = 200, body = ServerMessage), (status = 401, body = wire::Problem), (status = 403, body = wire::Problem),
        (status = 404, body = wire::Problem), (status = 409, body = wire::Problem), (status = 422, body = wire::Problem),
        (status = 429, body = wire::Problem)))]
pub(super) async fn command(
    State(app): State<Arc<AppState>>,
    client: Client,
    Path(id): Path<String>,
    Sent(who, command): Sent<SignedIn, Command>,
) -> Result<Json<ServerMessage>, Problem> {
    let seq = send_command(&app, &TableId(id), &who.person, &client, &command).await?;
    Ok(Json(ServerMessage::Done { idempotency_key: command.idempotency_key, seq }))
}

#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct ForSeat {
    /// The letter of the seat that it concerns; by default your own, or the first if you have none.
    seat: Option<String>,
}

/// What the rules say about a thing on the table now, as far as you may know. `explainable` in the state lists the
/// things.
#[utoipa::path(get, path = "/api/tables/{id}/annotations/{touch}", tag = "tables",
    params(("id" = String, Path), ("touch" = String, Path), ForSeat),
    responses((status = 200, body = Annotation), (status = 403, body = wire::Problem),
        (status = 404, body = wire::Problem), (status = 409, body = wire::Problem), (status = 422, body = wire::Problem)))]
pub(super) async fn annotation(
    State(app): State<Arc<AppState>>,
    who: MaybeSignedIn,
    Path((id, touch)): Path<(String, String)>,
    Query(ForSeat { seat }): Query<ForSeat>,
) -> Result<Json<Annotation>, Problem> {
    let me = who.id();
    let seat = seat.map(|seat| seat.parse().map_err(|()| Problem::NoAnnotation)).transpose()?;
    let id = TableId(id);
    let annotation = inspect(&app, &id, move |room| {
        let viewer = room.table().audience(&me).ok_or(Problem::NoSpectators)?.viewer;
        let game = room.table().last_game().ok_or(CommandError::NotPlaying)?;
        let seat = seat.or_else(|| viewer.seat()).unwrap_or(tabletop::Seat::A);
        let annotation = game.explain(viewer, seat, &touch).ok_or(Problem::NoAnnotation)?;
        Ok::<_, Problem>(table::annotation(annotation))
    });
    Ok(Json(annotation.await??))
}

/// A bot's recommendation, in unrated games against bots and when it is your turn.
#[utoipa::path(post, path = "/api/tables/{id}/hint", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = Hint), (status = 401, body = wire::Problem), (status = 403, body = wire::Problem),
        (status = 404, body = wire::Problem)))]
pub(super) async fn hint(
    State(app): State<Arc<AppState>>,
    client: Client,
    who: SignedIn,
    Path(id): Path<String>,
) -> Result<Json<Hint>, Problem> {
    let me = who.person.id.clone();
    let budget = app.budget();
    let (task, game) = inspect(&app, &TableId(id), move |room| {
        let table = room.table();
        let seat = table.seat_of(&me).filter(|seat| table.may_hint(*seat)).ok_or(Problem::NoHint)?;
        if table.is_gone(seat) {
            return Err(Problem::NoHint);
        }
        let game = table.game().ok_or(Problem::NoHint)?;
        // The seed is derived from the seat's view alone, so the same position gets the same hint.
        let seed = Seed(digest(&game.view(seat.into())));
        let task = game.bot_task(AppState::spec("laird"), budget, seed);
        Ok((task.ok_or(Problem::NoHint)?, game.copy()))
    })
    .await??;
    let origin = SearchOrigin::person(&who.person.id, client.network());
    let report = app.bot_pool.run_hint(&origin, task).await?;
    let hint = table::hint(report, &table::moves(&*game));
    Ok(Json(table::explain_hint(hint, &*game)))
}

/// Counts a request that replays a log.
fn count_replay(app: &AppState, client: &Client, who: &MaybeSignedIn) -> Result<CountedReplay, Problem> {
    app.replays.count(who.0.as_ref().map(|who| &who.person.id), client)
}

/// Replays a finished table and calls a function with it.
async fn finished<T: Send + 'static>(
    app: &AppState,
    id: &TableId,
    then: impl FnOnce(&Table) -> T + Send + 'static,
) -> Result<T, Problem> {
    let shown = replay_log(app, id, move |table, _| match table.status() {
        Status::Over => Ok(then(&table)),
        _ if table.is_closed_by_rules() => Err(CommandError::RulesChanged),
        _ => Err(CommandError::NotOver),
    });
    Ok(shown.await??)
}

/// The records of a finished table, one for each round.
pub(super) async fn record_text(app: &AppState, id: &TableId, viewer: &PersonId) -> Result<String, Problem> {
    let viewer = viewer.clone();
    let table = finished(app, id, move |table| table.audience(&viewer).map(|_| table.clone())).await?;
    let table = table.ok_or(Problem::NoSpectators)?;
    let mut names = Vec::new();
    for seat in table.seats() {
        names.push(match (table.person(seat), table.bot_level(seat)) {
            (Some(person), _) => app.player(person).await?.name,
            (None, Some(level)) => format!("{level} (bot)"),
            (None, None) => String::new(),
        });
    }
    Ok(table::record_text(&table, &names))
}

/// The records of a finished table, one for each round.
#[utoipa::path(get, path = "/api/tables/{id}/record", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = String, content_type = "text/plain"), (status = 403, body = wire::Problem),
        (status = 404, body = wire::Problem), (status = 409, body = wire::Problem)))]
pub(super) async fn record(
    State(app): State<Arc<AppState>>,
    client: Client,
    who: MaybeSignedIn,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let counted = count_replay(&app, &client, &who)?;
    let id = TableId(id);
    let text = record_text(&app, &id, &who.id()).await?;
    let name = format!("attachment; filename=\"marchstone-{id}.txt\"");
    let headers =
        [(header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (header::CONTENT_DISPOSITION, name)];
    Ok(hold_until_sent((headers, text).into_response(), counted))
}

/// A finished table, position by position.
#[utoipa::path(get, path = "/api/tables/{id}/replay", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = Replay), (status = 403, body = wire::Problem), (status = 404, body = wire::Problem),
        (status = 409, body = wire::Problem)))]
pub(super) async fn replay(
    State(app): State<Arc<AppState>>,
    client: Client,
    who: MaybeSignedIn,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let counted = count_replay(&app, &client, &who)?;
    let me = who.id();
    // All positions are tens of kilobytes, so they are written on the thread that replays.
    let shown = move |table: &Table| table.audience(&me).map(|_| serde_json::to_vec(&table::replay(table)));
    let replay = finished(&app, &TableId(id), shown).await?.ok_or(Problem::NoSpectators)?;
    let replay = replay.expect("a replay can be serialised");
    let response = ([(header::CONTENT_TYPE, "application/json")], replay).into_response();
    Ok(hold_until_sent(response, counted))
}

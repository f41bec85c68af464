//! Tables: making and finding them, looking at them, and doing something without a socket.

use std::collections::HashMap;
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

use super::extract::{Body, MaybeSignedIn, Path, Query, SignedIn};
use super::people::occupants;
use crate::app_state::AppState;
use crate::limits::{RateLimitKey, is_below_limit};
use crate::problem::Problem;
use crate::room::{Room, RoomMessage, is_idempotency_key};
use crate::rooms::request;
use crate::store::{Appended, Person, PersonId, SeatHolder, TableId, TableRow};
use crate::tokens::{derived_id, digest, random_id};

/// The most tables a list shows.
const LISTED: u32 = 100;

/// Looks at a table.
async fn look<T: Send + 'static>(
    app: &Arc<AppState>,
    id: &TableId,
    look: impl Fn(&Room) -> T + Clone + Send + 'static,
) -> Result<T, Problem> {
    request(app, id, |reply| {
        let look = look.clone();
        RoomMessage::Inspect(Box::new(move |room| {
            // Who asked may be gone.
            let _ = reply.send(look(room));
        }))
    })
    .await
}

/// The seat of somebody.
fn seat_of(row: &TableRow, person: &PersonId) -> Option<String> {
    let mut seats = tabletop::Seat::first(row.setup.players).zip(&row.seats);
    let seat = seats.find(|(_, who)| who.as_ref().and_then(SeatHolder::person) == Some(person));
    seat.map(|(seat, _)| seat.to_string())
}

/// Tables as lists show them.
async fn overviews(
    app: &AppState,
    rows: Vec<TableRow>,
    me: &PersonId,
) -> Result<Vec<TableOverview>, Problem> {
    let mut known = HashMap::new();
    let mut overviews = Vec::with_capacity(rows.len());
    for row in rows {
        overviews.push(TableOverview {
            mine: seat_of(&row, me),
            seats: occupants(app, &row.seats, &mut known).await?,
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

/// Your tables that are not over, the latest first.
#[utoipa::path(get, path = "/api/me/tables", tag = "tables",
    responses((status = 200, body = Vec<TableOverview>), (status = 401, body = wire::Problem)))]
pub(super) async fn mine(
    State(app): State<Arc<AppState>>,
    who: SignedIn,
) -> Result<Json<Vec<TableOverview>>, Problem> {
    let rows = app.stores.tables.open_tables(&who.person.id).await?;
    Ok(Json(overviews(&app, rows, &who.person.id).await?))
}

/// Open tables: with a free seat, or to watch.
#[utoipa::path(get, path = "/api/lobby", tag = "tables", responses((status = 200, body = Lobby)))]
pub(super) async fn lobby(
    State(app): State<Arc<AppState>>,
    who: MaybeSignedIn,
) -> Result<Json<Lobby>, Problem> {
    let waiting = app.stores.tables.listed(Status::Waiting, LISTED).await?;
    let playing = app.stores.tables.listed(Status::Playing, LISTED).await?;
    let me = who.id();
    Ok(Json(Lobby {
        waiting: overviews(&app, waiting, &me).await?,
        playing: overviews(&app, playing, &me).await?,
    }))
}

async fn may_open_more(app: &AppState, person: &Person) -> Result<(), Problem> {
    let open = app.stores.tables.open_tables(&person.id).await?.len();
    let limit = app.settings.limits.tables_per_person;
    if is_below_limit(limit, open) { Ok(()) } else { Err(Problem::TooMany) }
}

/// The table that was made by the same request before, if there is one.
async fn made_before(app: &AppState, id: &TableId, who: &Person) -> Result<Option<TableCreated>, Problem> {
    let made = |row: TableRow| TableCreated { seat: seat_of(&row, &who.id), id: row.id.0 };
    Ok(app.stores.tables.table(id).await?.map(made))
}

async fn make(app: &AppState, new: &NewTable, who: &SignedIn) -> Result<TableCreated, Problem> {
    let SignedIn { person: who, hash, .. } = who;
    let id = match &new.idempotency_key {
        // An answer may be lost: the same request again finds what it made. Nobody else can guess that id, since it
        // comes from the token.
        Some(key) if is_idempotency_key(key) => TableId(derived_id(&format!("{hash} {key}"))),
        Some(_) => return Err(Problem::BadIdempotencyKey),
        None => TableId(random_id()),
    };
    if new.idempotency_key.is_some()
        && let Some(made) = made_before(app, &id, who).await?
    {
        return Ok(made);
    }
    may_open_more(app, who).await?;
    let setup = AppState::setup(new, who)?;
    let sitter = |seat: &Invitee| match seat {
        Invitee::Me => Some(SeatHolder::Person(who.id.clone())),
        Invitee::Anyone => None,
        Invitee::Bot { level } => Some(SeatHolder::Bot(level.clone())),
    };
    let sitters: Vec<Option<SeatHolder>> = new.seats.iter().map(sitter).collect();
    if app.create(&id, setup, &who.id, &sitters).await? == Appended::Conflict {
        return made_before(app, &id, who).await?.ok_or(Problem::NotStored);
    }
    let seat = tabletop::Seat::first(new.seats.len() as u8)
        .zip(&new.seats)
        .find(|(_, invitee)| **invitee == Invitee::Me)
        .map(|(seat, _)| seat.to_string());
    Ok(TableCreated { id: id.0, seat })
}

/// Make a table. Whoever knows its id can come.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewTable,
    responses((status = 200, body = TableCreated), (status = 401, body = wire::Problem),
        (status = 403, body = wire::Problem), (status = 422, body = wire::Problem), (status = 429, body = wire::Problem)))]
pub(super) async fn create(
    State(app): State<Arc<AppState>>,
    who: SignedIn,
    Body(new): Body<NewTable>,
) -> Result<Json<TableCreated>, Problem> {
    Ok(Json(make(&app, &new, &who).await?))
}

/// Does something for somebody.
async fn send_command(
    app: &Arc<AppState>,
    id: &TableId,
    who: &Person,
    command: &Command,
) -> Result<u32, Problem> {
    let asked =
        request(app, id, |reply| RoomMessage::Command(Box::new((who.clone(), command.clone())), reply))
            .await?;
    asked.map_err(|refused| refused.problem)
}

/// Sit at an open table like this, or open one and wait. Asked again before it begins, it is the same table.
#[utoipa::path(post, path = "/api/quick", tag = "tables", request_body = QuickMatch,
    responses((status = 200, body = TableCreated), (status = 401, body = wire::Problem),
        (status = 403, body = wire::Problem), (status = 422, body = wire::Problem), (status = 429, body = wire::Problem)))]
pub(super) async fn quick(
    State(app): State<Arc<AppState>>,
    who: SignedIn,
    Body(wanted): Body<QuickMatch>,
) -> Result<Json<TableCreated>, Problem> {
    let fewest = catalog::game(&wanted.game).map_or(2, |game| *game.seats().start());
    let players = wanted.players.unwrap_or(fewest);
    let mut seats = vec![Invitee::Anyone; players.into()];
    if let Some(first) = seats.first_mut() {
        *first = Invitee::Me;
    }
    let new = NewTable {
        game: wanted.game,
        options: wanted.options,
        seats,
        clock: wanted.clock,
        open: true,
        rated: wanted.rated,
        spectators: true,
        chat: true,
        rounds: 1,
        idempotency_key: None,
    };
    let setup = AppState::setup(&new, &who.person)?;
    let mut own = app.stores.tables.open_tables(&who.person.id).await?.into_iter();
    if let Some(row) = own.find(|row| row.status == Status::Waiting && row.setup == setup) {
        return Ok(Json(TableCreated { seat: seat_of(&row, &who.person.id), id: row.id.0 }));
    }
    for row in app.stores.tables.listed(Status::Waiting, LISTED).await? {
        if row.setup != setup {
            continue;
        }
        let sit = Command { idempotency_key: random_id(), request: TableRequest::Sit { seat: None } };
        if send_command(&app, &row.id, &who.person, &sit).await.is_ok() {
            let me = who.person.id.clone();
            let seat = look(&app, &row.id, move |room| room.table().seat_of(&me)).await?;
            return Ok(Json(TableCreated { id: row.id.0, seat: seat.map(|seat| seat.to_string()) }));
        }
    }
    Ok(Json(make(&app, &new, &who).await?))
}

/// The table as you may see it.
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = wire::State), (status = 403, body = wire::Problem), (status = 404, body = wire::Problem)))]
pub(super) async fn state(
    State(app): State<Arc<AppState>>,
    who: MaybeSignedIn,
    Path(id): Path<String>,
) -> Result<Json<wire::State>, Problem> {
    let me = who.id();
    let state = look(&app, &TableId(id), move |room| room.state(&me)).await??;
    Ok(Json(state))
}

#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct EventsQuery {
    /// The last number you know.
    since: Option<u32>,
}

/// What happened, as you saw it.
#[utoipa::path(get, path = "/api/tables/{id}/events", tag = "tables", params(("id" = String, Path), EventsQuery),
    responses((status = 200, body = Vec<EventView>), (status = 403, body = wire::Problem), (status = 404, body = wire::Problem),
        (status = 422, body = wire::Problem)))]
pub(super) async fn events(
    State(app): State<Arc<AppState>>,
    who: MaybeSignedIn,
    Path(id): Path<String>,
    Query(EventsQuery { since }): Query<EventsQuery>,
) -> Result<Json<Vec<EventView>>, Problem> {
    let id = TableId(id);
    let log = Arc::new(app.stores.tables.entries(&id, 0).await?);
    let me = who.id();
    let dealer = Arc::clone(&app.dealer);
    let news = look(&app, &id, move |room| {
        // What was seen then is worked out as it was then, from the beginning.
        let (_, mut happenings) =
            Table::replay(&room.table().id, &log, Arc::clone(&dealer)).map_err(|_| Problem::NotStored)?;
        happenings.retain(|one| one.seq > since.unwrap_or(0));
        room.event_views(&happenings, &me)
    });
    Ok(Json(news.await??))
}

/// Do something at a table, without a socket.
#[utoipa::path(post, path = "/api/tables/{id}/commands", tag = "tables", params(("id" = String, Path)),
    request_body = Command,
    responses((status = 200, body = ServerMessage), (status = 401, body = wire::Problem), (status = 403, body = wire::Problem),
        (status = 404, body = wire::Problem), (status = 409, body = wire::Problem), (status = 422, body = wire::Problem),
        (status = 429, body = wire::Problem)))]
pub(super) async fn command(
    State(app): State<Arc<AppState>>,
    who: SignedIn,
    Path(id): Path<String>,
    Body(command): Body<Command>,
) -> Result<Json<ServerMessage>, Problem> {
    let seq = send_command(&app, &TableId(id), &who.person, &command).await?;
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
    let annotation = look(&app, &id, move |room| {
        let viewer = room.table().audience(&me).ok_or(Problem::NoSpectators)?.viewer;
        let game = room.table().last_game().ok_or(CommandError::NotPlaying)?;
        let seat = seat.or_else(|| viewer.seat()).unwrap_or(tabletop::Seat::A);
        let annotation = game.explain(viewer, seat, &touch).ok_or(Problem::NoAnnotation)?;
        Ok::<_, Problem>(table::annotation(annotation))
    });
    Ok(Json(annotation.await??))
}

/// What a bot would do in your place: in unrated games against bots, when it is your turn.
#[utoipa::path(post, path = "/api/tables/{id}/hint", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = Hint), (status = 401, body = wire::Problem), (status = 403, body = wire::Problem),
        (status = 404, body = wire::Problem)))]
pub(super) async fn hint(
    State(app): State<Arc<AppState>>,
    who: SignedIn,
    Path(id): Path<String>,
) -> Result<Json<Hint>, Problem> {
    let me = who.person.id.clone();
    let budget = app.budget();
    let (thought, moves) = look(&app, &TableId(id), move |room| {
        let table = room.table();
        let seat = table.seat_of(&me).filter(|seat| table.may_hint(*seat)).ok_or(Problem::NoHint)?;
        if table.is_gone(seat) {
            return Err(Problem::NoHint);
        }
        let game = table.game().ok_or(Problem::NoHint)?;
        // The same question has the same answer: chance comes from what the seat sees, and from nothing else.
        let seed = Seed(digest(&game.view(seat.into())));
        let thought = game.bot_task(AppState::spec("laird"), budget, seed);
        Ok((thought.ok_or(Problem::NoHint)?, table::moves(game)))
    })
    .await??;
    let report = app.bot_pool.run_hint(&RateLimitKey::from(&who.person.id), thought).await?;
    Ok(Json(table::hint(report, &moves)))
}

/// The log of a table that is over, as a table.
async fn finished(app: &AppState, id: &TableId) -> Result<Table, Problem> {
    let log = app.stores.tables.entries(id, 0).await?;
    if log.is_empty() {
        return Err(Problem::NoTable);
    }
    let (table, _) = Table::replay(id, &log, Arc::clone(&app.dealer)).map_err(|error| {
        tracing::error!(%error, "a log cannot be replayed");
        Problem::NotStored
    })?;
    if table.status() == Status::Over { Ok(table) } else { Err(CommandError::NotOver.into()) }
}

/// The records of a table, one for each round.
pub(super) async fn record_text(app: &AppState, id: &TableId) -> Result<String, Problem> {
    let table = finished(app, id).await?;
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

/// The records of a table that is over, one for each round.
#[utoipa::path(get, path = "/api/tables/{id}/record", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = String, content_type = "text/plain"), (status = 403, body = wire::Problem),
        (status = 404, body = wire::Problem), (status = 409, body = wire::Problem)))]
pub(super) async fn record(
    State(app): State<Arc<AppState>>,
    who: MaybeSignedIn,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let id = TableId(id);
    let table = finished(&app, &id).await?;
    table.audience(&who.id()).ok_or(Problem::NoSpectators)?;
    let text = record_text(&app, &id).await?;
    let name = format!("attachment; filename=\"marchstone-{id}.txt\"");
    let headers =
        [(header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (header::CONTENT_DISPOSITION, name)];
    Ok((headers, text).into_response())
}

/// A table that is over, step by step.
#[utoipa::path(get, path = "/api/tables/{id}/replay", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = Replay), (status = 403, body = wire::Problem), (status = 404, body = wire::Problem),
        (status = 409, body = wire::Problem)))]
pub(super) async fn replay(
    State(app): State<Arc<AppState>>,
    who: MaybeSignedIn,
    Path(id): Path<String>,
) -> Result<Json<Replay>, Problem> {
    let table = finished(&app, &TableId(id)).await?;
    table.audience(&who.id()).ok_or(Problem::NoSpectators)?;
    Ok(Json(table::replay(&table)))
}

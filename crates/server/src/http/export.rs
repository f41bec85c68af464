//! The export of everything the server stores about a person. It is sent while it is put together, so that it takes as
//! much memory for a thousand tables as for one.

use std::sync::Arc;

use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use serde::Serialize;
use table::Event;
use tokio::sync::mpsc;
use wire::{DataExport, ExportedAbort, ExportedMessage, ExportedOpponent, Instant};

use super::account::session_info;
use super::extract::SignedIn;
use super::passkeys::info;
use super::people::{history_entries, profile_of};
use super::session::me;
use super::tables::record_text;
use crate::app_state::AppState;
use crate::problem::Problem;
use crate::store::{Cursor, PersonId, ResultRow};

/// How many tables are read at a time.
const PAGE_SIZE: u32 = 50;

/// Export everything the server stores about you. One export at a time.
#[utoipa::path(get, path = "/api/me/export", tag = "account",
    responses((status = 200, body = DataExport), (status = 401, body = wire::Problem),
        (status = 429, body = wire::Problem)))]
pub(super) async fn export(State(app): State<Arc<AppState>>, who: SignedIn) -> Result<Response, Problem> {
    let guard = app.rate_meter.export(&who.person.id)?;
    let (sender, mut chunks) = mpsc::channel::<Result<Bytes, std::io::Error>>(1);
    tokio::spawn(async move {
        let _guard = guard;
        let mut writer = Writer { sender, pending: String::new() };
        if let Err(Interrupted::Problem(problem)) = write(&app, &who, &mut writer).await {
            tracing::warn!(%problem, "an export was not finished");
            // The client sees an incomplete response instead of a shorter export.
            let _ = writer.sender.send(Err(std::io::Error::other("the export could not be finished"))).await;
        }
    });
    let body = Body::from_stream(stream::poll_fn(move |context| chunks.poll_recv(context)));
    Ok(([(header::CONTENT_TYPE, "application/json")], body).into_response())
}

/// Why an export ended early.
enum Interrupted {
    /// The client is gone.
    Client,
    /// Something could not be read.
    Problem(Problem),
}

impl<E: Into<Problem>> From<E> for Interrupted {
    fn from(problem: E) -> Interrupted {
        Interrupted::Problem(problem.into())
    }
}

/// Writes JSON to the client in pieces.
struct Writer {
    sender: mpsc::Sender<Result<Bytes, std::io::Error>>,
    pending: String,
}

impl Writer {
    fn text(&mut self, text: &str) {
        self.pending.push_str(text);
    }

    fn value(&mut self, value: &impl Serialize) {
        self.pending.push_str(&serde_json::to_string(value).expect("data can be serialised"));
    }

    /// A field of the outermost object, which is not the first.
    fn field(&mut self, name: &str, value: &impl Serialize) {
        self.text(&format!(",\"{name}\":"));
        self.value(value);
    }

    /// Items of an array.
    fn items<T: Serialize>(&mut self, items: &[T], first: &mut bool) {
        for item in items {
            if !std::mem::take(first) {
                self.text(",");
            }
            self.value(item);
        }
    }

    /// Waits until the client has taken what was written.
    async fn flush(&mut self) -> Result<(), Interrupted> {
        let chunk = Bytes::from(std::mem::take(&mut self.pending));
        self.sender.send(Ok(chunk)).await.map_err(|_| Interrupted::Client)
    }
}

/// Writes a [`DataExport`].
async fn write(app: &Arc<AppState>, who: &SignedIn, to: &mut Writer) -> Result<(), Interrupted> {
    let id = &who.person.id;
    to.text("{\"me\":");
    to.value(&me(&who.person));
    let sessions = app.stores.accounts.sessions(id).await?;
    let sessions: Vec<_> = sessions.into_iter().map(|row| session_info(row, &who.session.id)).collect();
    to.field("sessions", &sessions);
    let passkeys: Vec<_> = app.stores.passkeys.passkeys(id).await?.into_iter().map(info).collect();
    to.field("passkeys", &passkeys);
    to.field("profile", &profile_of(app, &who.person).await?);
    let playing = app.stores.tables.open_tables(id).await?;
    to.field("playing", &playing.into_iter().map(|row| row.id.0).collect::<Vec<_>>());
    let messages = app.stores.accounts.chat_entries(id).await?.into_iter().filter_map(|(table, entry)| {
        match entry.event {
            Event::Said { text, .. } => Some(ExportedMessage { table: table.0, at: entry.at, text }),
            _ => None,
        }
    });
    to.field("messages", &messages.collect::<Vec<_>>());
    to.field("opponents", &opponents(app, who).await?);
    let aborts = app.stores.results.rated_aborts(id, Instant::MIN).await?.into_iter();
    to.field("aborts", &aborts.map(|(table, at)| ExportedAbort { table: table.0, at }).collect::<Vec<_>>());
    to.flush().await?;

    to.text(",\"history\":[");
    let (mut first, mut page) = (true, Pages::default());
    while let Some(results) = page.next(app, who).await? {
        to.items(&history_entries(app, &results, id).await?, &mut first);
        to.flush().await?;
    }
    to.text("],\"records\":[");
    let (mut first, mut page, mut unreadable) = (true, Pages::default(), Vec::new());
    while let Some(results) = page.next(app, who).await? {
        for result in results {
            match record_text(app, &result.table.id, id).await {
                Ok(record) => to.items(&[record], &mut first),
                Err(_) => unreadable.push(result.table.id.0),
            }
            to.flush().await?;
        }
    }
    to.text("]");
    to.field("unreadable", &unreadable);
    to.text("}");
    to.flush().await
}

/// The opponents of a person at rated tables.
async fn opponents(app: &AppState, who: &SignedIn) -> Result<Vec<ExportedOpponent>, Problem> {
    let opponents = app.stores.results.opponents(&who.person.id).await?;
    let ids: Vec<PersonId> = opponents.iter().map(|(_, person)| person.clone()).collect();
    let players = app.players(&ids).await?;
    let opponent =
        |(ladder, person)| Some(ExportedOpponent { ladder, player: players.get(&person)?.clone() });
    Ok(opponents.into_iter().filter_map(opponent).collect())
}

/// The finished tables of a person, page by page.
#[derive(Default)]
struct Pages {
    before: Option<Cursor>,
    over: bool,
}

impl Pages {
    async fn next(&mut self, app: &AppState, who: &SignedIn) -> Result<Option<Vec<ResultRow>>, Problem> {
        if self.over {
            return Ok(None);
        }
        let page = app.stores.results.results(&who.person.id, self.before, PAGE_SIZE).await?;
        self.before = Cursor::after(&page, self.before);
        self.over = page.len() < PAGE_SIZE as usize;
        Ok(Some(page))
    }
}

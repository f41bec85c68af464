//! Requests about tables.

use http::Method;
use tokio_tungstenite::tungstenite::http;
use wire::{
    Annotation, Command, Hint, Lobby, NewTable, QuickMatch, ServerInfo, ServerMessage, State, TableCreated,
    TableOverview,
};

use crate::{Client, ClientError};

impl Client {
    /// What the server is and offers.
    pub async fn server_info(&self) -> Result<ServerInfo, ClientError> {
        self.get("/api/server").await
    }

    /// The open tables.
    pub async fn lobby(&self) -> Result<Lobby, ClientError> {
        self.get("/api/lobby").await
    }

    /// The unfinished tables of the client's player.
    pub async fn my_tables(&self) -> Result<Vec<TableOverview>, ClientError> {
        self.get("/api/me/tables").await
    }

    /// Creates a table.
    pub async fn create_table(&self, table: &NewTable) -> Result<TableCreated, ClientError> {
        self.post("/api/tables", table).await
    }

    /// Takes a seat at a matching open table, or creates one.
    pub async fn quick_match(&self, wanted: &QuickMatch) -> Result<TableCreated, ClientError> {
        self.post("/api/quick", wanted).await
    }

    /// The table as the client's player sees it.
    pub async fn table(&self, table: &str) -> Result<State, ClientError> {
        self.get(&format!("/api/tables/{table}")).await
    }

    /// Carries out a command without a socket; returns the number of its last event.
    pub async fn command(&self, table: &str, command: &Command) -> Result<u32, ClientError> {
        match self.post(&format!("/api/tables/{table}/commands"), command).await? {
            ServerMessage::Done { idempotency_key, seq } if idempotency_key == command.idempotency_key => {
                Ok(seq)
            }
            other => Err(ClientError::BadAnswer {
                status: 200,
                detail: format!("a command is answered by Done: {other:?}"),
            }),
        }
    }

    /// What a bot would do in the place of the client's player.
    pub async fn hint(&self, table: &str) -> Result<Hint, ClientError> {
        self.request(Method::POST, &format!("/api/tables/{table}/hint")).read().await
    }

    /// What the rules say about the thing of this touch to a seat.
    pub async fn explain(&self, table: &str, touch: &str, seat: &str) -> Result<Annotation, ClientError> {
        self.get(&format!("/api/tables/{table}/annotations/{touch}?seat={seat}")).await
    }

    /// The records of a finished table, in notation.
    pub async fn record(&self, table: &str) -> Result<String, ClientError> {
        self.request(Method::GET, &format!("/api/tables/{table}/record")).text().await
    }
}

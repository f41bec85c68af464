//! Requests about sessions and accounts.

use http::Method;
use tokio_tungstenite::tungstenite::http;
use wire::{
    Credentials, Me, NewName, NewPassword, NewToken, Registration, SessionInfo, SignedIn, TokenRequest,
};

use crate::{Client, ClientError};

impl Client {
    /// Creates a guest; the client with its token, and who it is.
    pub async fn sign_in_as_guest(&self) -> Result<(Client, Me), ClientError> {
        let signed_in = self.request(Method::POST, "/api/session/guest").read().await?;
        Ok(self.signed_in(signed_in))
    }

    /// Signs in to an account; the client with its token, and who it is.
    pub async fn sign_in(&self, credentials: &Credentials) -> Result<(Client, Me), ClientError> {
        let signed_in = self.post("/api/session", credentials).await?;
        Ok(self.signed_in(signed_in))
    }

    /// Creates an account; the client with its token, and who it is.
    pub async fn register(&self, registration: &Registration) -> Result<(Client, Me), ClientError> {
        let signed_in = self.post("/api/account", registration).await?;
        Ok(self.signed_in(signed_in))
    }

    fn signed_in(&self, SignedIn { me, token }: SignedIn) -> (Client, Me) {
        (self.with_token(token), me)
    }

    /// The client's player.
    pub async fn me(&self) -> Result<Me, ClientError> {
        self.get("/api/me").await
    }

    /// Changes the name of the client's player.
    pub async fn rename(&self, name: &str) -> Result<Me, ClientError> {
        self.put("/api/account/name", &NewName { name: name.to_owned() }).await
    }

    /// Changes the password of the account.
    pub async fn change_password(&self, change: &NewPassword) -> Result<(), ClientError> {
        self.request(Method::PUT, "/api/account/password").json(change).accepted().await.map(drop)
    }

    /// The sessions and tokens of the client's player.
    pub async fn sessions(&self) -> Result<Vec<SessionInfo>, ClientError> {
        self.get("/api/me/sessions").await
    }

    /// Creates a token for a program.
    pub async fn create_token(&self, label: &str) -> Result<NewToken, ClientError> {
        self.post("/api/me/tokens", &TokenRequest { label: label.to_owned() }).await
    }
}

//! Tables of a server. The network lives in a thread of its own; what comes of it is told.

use std::path::Path;
use std::sync::Arc;

use reqwest::{Method, RequestBuilder};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::sync::mpsc::{self, UnboundedReceiver, UnboundedSender};
use tokio::task::JoinHandle;
use wire::{Lobby, Me, NewTable, Problem, QuickMatch, ServerInfo, SignedIn, TableCreated, TableOverview};

use super::socket::Seated;
use super::tokens::Tokens;
use super::{Source, SourceEvent, SourceRequest};

pub(super) type Tell = Arc<dyn Fn(SourceEvent) + Send + Sync>;

/// What is asked of the network's thread.
#[derive(Debug)]
enum Request {
    Lobby,
    Make(Box<NewTable>),
    Quick(Box<QuickMatch>),
    Enter(String),
    Source(SourceRequest),
    Leave,
}

/// A server.
#[derive(Debug)]
pub(crate) struct Online {
    requests: UnboundedSender<Request>,
}

impl Source for Online {
    fn send(&self, request: SourceRequest) {
        self.request(Request::Source(request));
    }
}

/// The address of a server, and the table if the address is a link to one.
fn address(text: &str) -> (String, Option<String>) {
    let text = text.trim().trim_end_matches('/');
    let text = if text.contains("://") { text.to_owned() } else { format!("http://{text}") };
    match text.rsplit_once("/t/") {
        Some((server, id)) => (server.to_owned(), Some(id.to_owned())),
        None => (text, None),
    }
}

impl Online {
    /// Goes to a server, as who has this token, or as the guest one was there before, or as a new one.
    pub(crate) fn connect(
        url: &str,
        token: Option<String>,
        games: Option<&Path>,
        tell: impl Fn(SourceEvent) + Send + Sync + 'static,
    ) -> Online {
        let (requests, incoming) = mpsc::unbounded_channel();
        let (url, table) = address(url);
        let tokens = Tokens::beside(games);
        std::thread::spawn(move || {
            let tell: Tell = Arc::new(tell);
            match tokio::runtime::Builder::new_current_thread().enable_all().build() {
                Ok(runtime) => {
                    runtime.block_on(visit(Person::new(url, token), table, &tokens, incoming, &tell));
                }
                Err(error) => tell(SourceEvent::Unavailable(unreachable(error.to_string()))),
            }
        });
        Online { requests }
    }

    /// What the lobby has.
    pub(crate) fn lobby(&self) {
        self.request(Request::Lobby);
    }

    /// Makes a table.
    pub(crate) fn make(&self, table: NewTable) {
        self.request(Request::Make(Box::new(table)));
    }

    /// Finds somebody to play with.
    pub(crate) fn quick(&self, wanted: QuickMatch) {
        self.request(Request::Quick(Box::new(wanted)));
    }

    /// Comes to a table.
    pub(crate) fn enter(&self, id: String) {
        self.request(Request::Enter(id));
    }

    /// Goes from it.
    pub(crate) fn leave(&self) {
        self.request(Request::Leave);
    }

    fn request(&self, request: Request) {
        // The thread ends only after this value, or when it has said why it cannot go on.
        let _ = self.requests.send(request);
    }
}

/// Why the server did not do it.
pub(super) enum Failed {
    /// It says why.
    Refused(u16, Problem),
    /// It did not answer.
    Unreachable(String),
}

impl Failed {
    fn problem(self) -> Problem {
        match self {
            Failed::Refused(_, problem) => problem,
            Failed::Unreachable(why) => unreachable(why),
        }
    }
}

fn unreachable(why: String) -> Problem {
    Problem { code: "unreachable".to_owned(), message: why, phrase: None }
}

/// Who uses the server.
#[derive(Clone)]
pub(super) struct Person {
    pub(super) url: String,
    client: reqwest::Client,
    pub(super) token: Option<String>,
}

impl Person {
    fn new(url: String, token: Option<String>) -> Person {
        Person { url, client: reqwest::Client::new(), token }
    }

    fn request(&self, method: Method, path: &str) -> RequestBuilder {
        let request = self.client.request(method, format!("{}{path}", self.url));
        let request = request.timeout(std::time::Duration::from_secs(20));
        match &self.token {
            Some(token) => request.bearer_auth(token),
            None => request,
        }
    }

    async fn text(request: RequestBuilder) -> Result<String, Failed> {
        let unreachable = |error: reqwest::Error| Failed::Unreachable(error.to_string());
        let response = request.send().await.map_err(unreachable)?;
        let status = response.status();
        let text = response.text().await.map_err(unreachable)?;
        if status.is_success() {
            return Ok(text);
        }
        let unknown =
            |_| Problem { code: "unknown".to_owned(), message: format!("HTTP {status}"), phrase: None };
        Err(Failed::Refused(status.as_u16(), serde_json::from_str(&text).unwrap_or_else(unknown)))
    }

    async fn read<T: DeserializeOwned>(request: RequestBuilder) -> Result<T, Failed> {
        let text = Person::text(request).await?;
        serde_json::from_str(&text).map_err(|error| Failed::Unreachable(error.to_string()))
    }

    pub(super) async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, Failed> {
        Person::read(self.request(Method::GET, path)).await
    }

    async fn post<T: DeserializeOwned>(&self, path: &str, body: &impl Serialize) -> Result<T, Failed> {
        Person::read(self.request(Method::POST, path).json(body)).await
    }

    /// Finds out who one is: by a token if there is one that is still good, else a new guest.
    async fn sign_in(&mut self, tokens: &Tokens) -> Result<Me, Failed> {
        let given = self.token.is_some();
        if !given {
            self.token = tokens.read(&self.url);
        }
        if self.token.is_some() {
            match self.get("/api/me").await {
                Err(Failed::Refused(401, _)) if !given => self.token = None,
                answer => return answer,
            }
        }
        let signed: SignedIn = Person::read(self.request(Method::POST, "/api/session/guest")).await?;
        tokens.keep(&self.url, &signed.token);
        self.token = Some(signed.token);
        Ok(signed.me)
    }

    async fn introduce(&mut self, tokens: &Tokens) -> Result<SourceEvent, Failed> {
        // Whether it is a server of ours.
        let _: ServerInfo = self.get("/api/server").await?;
        Ok(SourceEvent::SignedIn(self.sign_in(tokens).await?.player.name))
    }

    async fn lobby(&self) -> Result<SourceEvent, Failed> {
        let lobby: Lobby = self.get("/api/lobby").await?;
        let mine: Vec<TableOverview> = self.get("/api/me/tables").await?;
        Ok(SourceEvent::Lobby(Box::new(lobby), mine))
    }

    /// What is asked of a table besides orders.
    async fn answer(&self, table: &str, request: SourceRequest) -> Result<SourceEvent, Failed> {
        match request {
            SourceRequest::Hint => {
                let hint =
                    Person::read(self.request(Method::POST, &format!("/api/tables/{table}/hint"))).await?;
                Ok(SourceEvent::Hint(hint))
            }
            SourceRequest::Explain(seat, stone) => Ok(SourceEvent::Explained(
                self.get(&format!("/api/tables/{table}/explain/{stone}?seat={seat}")).await?,
            )),
            _ => {
                let path = format!("/api/tables/{table}/record");
                Ok(SourceEvent::Record(Person::text(self.request(Method::GET, &path)).await?))
            }
        }
    }
}

/// Everything one does at a server, one thing after the other; the table one sits at is a task of its own.
async fn visit(
    mut person: Person,
    table: Option<String>,
    tokens: &Tokens,
    mut incoming: UnboundedReceiver<Request>,
    tell: &Tell,
) {
    match person.introduce(tokens).await {
        Ok(event) => tell(event),
        Err(failed) => return tell(SourceEvent::Unavailable(failed.problem())),
    }
    // The address was a link to this one.
    if let Some(id) = table {
        tell(SourceEvent::Table(id));
    }
    let mut at: Option<(Seated, JoinHandle<()>)> = None;
    while let Some(request) = incoming.recv().await {
        let table = |made: TableCreated| SourceEvent::Table(made.id);
        let answer = match request {
            Request::Lobby => person.lobby().await,
            Request::Make(new) => person.post("/api/tables", &*new).await.map(table),
            Request::Quick(wanted) => person.post("/api/quick", &*wanted).await.map(table),
            Request::Enter(id) => {
                leave(&mut at);
                at = Some(Seated::sit(person.clone(), id, tell.clone()));
                continue;
            }
            Request::Leave => {
                leave(&mut at);
                continue;
            }
            Request::Source(request) => match (&at, request) {
                (Some((seated, _)), SourceRequest::Table(order)) => {
                    seated.order(order);
                    continue;
                }
                // One person looks at this screen.
                (_, SourceRequest::ViewAs(_)) | (None, _) => continue,
                (Some((seated, _)), ask) => person.answer(&seated.table, ask).await,
            },
        };
        tell(answer.unwrap_or_else(|failed| SourceEvent::Refused(failed.problem())));
    }
    leave(&mut at);
}

fn leave(at: &mut Option<(Seated, JoinHandle<()>)>) {
    if let Some((_, task)) = at.take() {
        task.abort();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_may_be_a_link_to_a_table() {
        assert_eq!(address("127.0.0.1:8777"), ("http://127.0.0.1:8777".to_owned(), None));
        assert_eq!(address("https://play.example/"), ("https://play.example".to_owned(), None));
        assert_eq!(
            address("https://play.example/t/abc/"),
            ("https://play.example".to_owned(), Some("abc".to_owned()))
        );
    }
}

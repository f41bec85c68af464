//! Tables of a server. A thread with its own runtime does the network; results arrive as [`SourceEvent`].

use std::path::Path;
use std::sync::Arc;

use client::{Client, ClientError};
use tokio::sync::mpsc::{self, UnboundedReceiver, UnboundedSender};
use tokio::task::JoinHandle;
use wire::{Me, NewTable, QuickMatch};

use super::socket::Seated;
use super::tokens::Tokens;
use super::{Source, SourceEvent, SourceRequest};

pub(super) type Tell = Arc<dyn Fn(SourceEvent) + Send + Sync>;

/// A job for the network thread.
#[derive(Debug)]
enum Request {
    Lobby,
    CreateTable(Box<NewTable>),
    QuickMatch(Box<QuickMatch>),
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

/// Splits what the player entered into the base URL of a server and, if it is a link to a table, the table's id.
fn parse_address(text: &str) -> (String, Option<String>) {
    let text = text.trim().trim_end_matches('/');
    let text = if text.contains("://") { text.to_owned() } else { format!("http://{text}") };
    match text.rsplit_once("/t/") {
        Some((server, id)) => (server.to_owned(), Some(id.to_owned())),
        None => (text, None),
    }
}

impl Online {
    /// Connects to a server with this token, else as the guest of an earlier run, else as a new guest.
    pub(crate) fn connect(
        url: &str,
        token: Option<String>,
        games: Option<&Path>,
        tell: impl Fn(SourceEvent) + Send + Sync + 'static,
    ) -> Online {
        let (requests, incoming) = mpsc::unbounded_channel();
        let (url, table) = parse_address(url);
        let tokens = Tokens::beside(games);
        std::thread::spawn(move || {
            let tell: Tell = Arc::new(tell);
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
            match runtime {
                Ok(runtime) => {
                    let client = Client::new(url);
                    runtime.block_on(serve_requests(client, token, table, &tokens, incoming, &tell));
                }
                Err(error) => {
                    let error = ClientError::Unreachable(error.to_string());
                    tell(SourceEvent::Unavailable(error.into_problem()));
                }
            }
        });
        Online { requests }
    }

    /// Requests the lobby.
    pub(crate) fn lobby(&self) {
        self.request(Request::Lobby);
    }

    /// Creates a table.
    pub(crate) fn make(&self, table: NewTable) {
        self.request(Request::CreateTable(Box::new(table)));
    }

    /// Finds an opponent.
    pub(crate) fn quick(&self, wanted: QuickMatch) {
        self.request(Request::QuickMatch(Box::new(wanted)));
    }

    /// Opens a table.
    pub(crate) fn enter(&self, id: String) {
        self.request(Request::Enter(id));
    }

    /// Leaves the open table.
    pub(crate) fn leave(&self) {
        self.request(Request::Leave);
    }

    fn request(&self, request: Request) {
        // The thread ends only after this value is dropped, or after it has reported why it cannot go on.
        let _ = self.requests.send(request);
    }
}

/// Signs in: with the given token, else with the stored one if it is still valid, else as a new guest.
async fn sign_in(
    client: &Client,
    given: Option<String>,
    tokens: &Tokens,
) -> Result<(Client, Me), ClientError> {
    if let Some(token) = given {
        let client = client.with_token(token);
        let me = client.me().await?;
        return Ok((client, me));
    }
    if let Some(token) = tokens.read(client.base()) {
        let client = client.with_token(token);
        match client.me().await {
            Err(ClientError::Refused { status: 401, .. }) => {}
            answer => return answer.map(|me| (client, me)),
        }
    }
    let (client, me) = client.sign_in_as_guest().await?;
    tokens.keep(client.base(), client.token().unwrap_or_default());
    Ok((client, me))
}

async fn lobby(client: &Client) -> Result<SourceEvent, ClientError> {
    Ok(SourceEvent::Lobby(Box::new(client.lobby().await?), client.my_tables().await?))
}

/// Answers what a table is asked besides commands.
async fn answer(client: &Client, table: &str, request: SourceRequest) -> Result<SourceEvent, ClientError> {
    Ok(match request {
        SourceRequest::Hint => SourceEvent::Hint(client.hint(table).await?),
        SourceRequest::Explain(seat, touch) => {
            SourceEvent::Explained(client.explain(table, &touch, &seat).await?)
        }
        _ => SourceEvent::Record(client.record(table).await?),
    })
}

/// Handles requests one after the other. The open table is a task of its own.
async fn serve_requests(
    client: Client,
    token: Option<String>,
    table: Option<String>,
    tokens: &Tokens,
    mut incoming: UnboundedReceiver<Request>,
    tell: &Tell,
) {
    // The first request shows whether this is a server of this program.
    let signed_in = match client.server_info().await {
        Ok(_) => sign_in(&client, token, tokens).await,
        Err(error) => Err(error),
    };
    let client = match signed_in {
        Ok((client, me)) => {
            tell(SourceEvent::SignedIn(me.player.name));
            client
        }
        Err(error) => return tell(SourceEvent::Unavailable(error.into_problem())),
    };
    if let Some(id) = table {
        tell(SourceEvent::Table(id));
    }
    let mut open: Option<(Seated, JoinHandle<()>)> = None;
    while let Some(request) = incoming.recv().await {
        let answered = match request {
            Request::Lobby => lobby(&client).await,
            Request::CreateTable(new) => {
                client.create_table(&new).await.map(|made| SourceEvent::Table(made.id))
            }
            Request::QuickMatch(wanted) => {
                client.quick_match(&wanted).await.map(|made| SourceEvent::Table(made.id))
            }
            Request::Enter(id) => {
                leave(&mut open);
                open = Some(Seated::sit(client.clone(), id, tell.clone()));
                continue;
            }
            Request::Leave => {
                leave(&mut open);
                continue;
            }
            Request::Source(request) => match (&open, request) {
                (Some((seated, _)), SourceRequest::Table(request)) => {
                    seated.send(request);
                    continue;
                }
                // Only one player uses this screen.
                (_, SourceRequest::ViewAs(_)) | (None, _) => continue,
                (Some((seated, _)), request) => answer(&client, &seated.table, request).await,
            },
        };
        tell(answered.unwrap_or_else(|error| SourceEvent::Refused(error.into_problem())));
    }
    leave(&mut open);
}

fn leave(open: &mut Option<(Seated, JoinHandle<()>)>) {
    if let Some((_, task)) = open.take() {
        task.abort();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_may_be_a_link_to_a_table() {
        assert_eq!(parse_address("127.0.0.1:8777"), ("http://127.0.0.1:8777".to_owned(), None));
        assert_eq!(parse_address("https://play.example/"), ("https://play.example".to_owned(), None));
        assert_eq!(
            parse_address("https://play.example/t/abc/"),
            ("https://play.example".to_owned(), Some("abc".to_owned()))
        );
    }
}

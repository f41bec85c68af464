//! Logs never contain secrets.

mod served;

use client::Client;
use client::http::Method;
use served::Served;
use wire::{
    Command, Credentials, Invitee, NewPassword, NewTable, Registration, ServerMessage, State, Status,
    TableRequest,
};

const NONCE: &str = "5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed";
const METRICS_TOKEN: &str = "only the operator knows this";
const MESSAGE: &str = "my hand is better than yours";
const PASSWORDS: [&str; 3] = ["correct horse battery", "staple of the north", "a wrong guess of it"];

/// A player that notes every secret it sends or receives.
struct Player {
    client: Client,
    secrets: Vec<String>,
}

fn command(idempotency_key: &str, request: TableRequest) -> Command {
    Command { idempotency_key: idempotency_key.to_owned(), request }
}

impl Player {
    /// Uses every request with a password or a token.
    async fn sign_in(url: &str) -> Player {
        let mut secrets: Vec<String> =
            PASSWORDS.iter().chain(&[NONCE, MESSAGE, METRICS_TOKEN]).map(ToString::to_string).collect();
        let stranger = Client::new(url);
        let [first, second, wrong] = PASSWORDS.map(str::to_owned);
        let credentials =
            |password: &String| Credentials { name: "Discreet".to_owned(), password: password.clone() };
        let registration =
            Registration { name: "Discreet".to_owned(), password: first.clone(), program: true };
        let (registered, _) = stranger.register(&registration).await.expect("the name is free");
        let change = NewPassword { old: first, new: second.clone() };
        registered.change_password(&change).await.expect("the password can be changed");
        assert!(stranger.sign_in(&credentials(&wrong)).await.is_err());
        let (signed_in, _) = stranger.sign_in(&credentials(&second)).await.expect("the password is right");
        let token = signed_in.create_token("a test").await.expect("a token can be created").token;
        let client = stranger.with_token(token);
        let tokens = [&registered, &signed_in, &client].map(|client| client.token().expect("a token"));
        secrets.extend(tokens.map(str::to_owned));
        Player { client, secrets }
    }

    async fn create_table(&self, game: &str) -> String {
        let new = NewTable::new(game, vec![Invitee::Me, Invitee::Bot { level: "lamb".to_owned() }]);
        self.client.create_table(&new).await.expect("a table can be created").id
    }

    /// The next command in this state, if the player has one.
    fn next_command(&mut self, state: &State) -> Option<Command> {
        if let Some(view) = &state.view {
            // Every part of the view that is long enough to be unique.
            self.secrets.extend(view.split(' ').filter(|part| part.len() > 11).map(str::to_owned));
        }
        if state.status == Status::Waiting {
            return Some(command("ready", TableRequest::Ready { nonce: Some(NONCE.to_owned()) }));
        }
        let action = &state.moves.get(state.at as usize % state.moves.len().max(1))?.action;
        if action.contains('@') {
            self.secrets.push(action.clone());
        }
        let act = TableRequest::Act { at: state.at, actions: vec![action.clone()] };
        Some(command(&state.at.to_string(), act))
    }

    async fn play_over_http(&mut self, table: &str) {
        loop {
            let state = self.client.table(table).await.expect("the table can be read");
            if state.status == Status::Over {
                return;
            }
            if let Some(command) = self.next_command(&state) {
                self.client.command(table, &command).await.expect("the command is legal");
            }
        }
    }

    async fn play_over_socket(&mut self, table: &str) {
        let mut socket = self.client.open_socket(table, None).await.expect("the socket opens");
        let say = TableRequest::Say { text: MESSAGE.to_owned() };
        socket.send(&command("talk", say)).await.expect("the socket is open");
        while let Some(message) = socket.next().await {
            let ServerMessage::Update { state, .. } = message.expect("a message of the API") else {
                continue;
            };
            if state.status == Status::Over {
                return;
            }
            if let Some(command) = self.next_command(&state) {
                socket.send(&command).await.expect("the socket is open");
            }
        }
    }

    async fn note_record(&mut self, table: &str) {
        let record = self.client.record(table).await.expect("the game is over");
        for key in ["Secret", "Seed"] {
            let (_, rest) = record.split_once(&format!("[{key} \"")).expect("the header exists");
            self.secrets.push(rest[..64].to_owned());
        }
    }
}

/// Plays two games, one over HTTP and one over the socket; returns the secrets and the log.
async fn play_and_read_log(arguments: &[&str]) -> (Vec<String>, String) {
    let served = Served::start(arguments);
    let mut player = Player::sign_in(&served.url).await;
    let first = player.create_table("bergues").await;
    player.play_over_http(&first).await;
    player.note_record(&first).await;
    let second = player.create_table("schotten-totten").await;
    player.play_over_socket(&second).await;
    player.note_record(&second).await;
    let client = &player.client;
    client.request(Method::GET, "/api/me/export").accepted().await.expect("data can be exported");
    let metrics = client.with_token(METRICS_TOKEN).request(Method::GET, "/metrics");
    metrics.accepted().await.expect("the token is right");
    client.delete("/api/me").await.expect("an account can be deleted");
    (player.secrets, served.stop().1)
}

#[tokio::test]
async fn logs_contain_no_secrets() {
    for json in ["false", "true"] {
        let arguments = ["--log", "trace", "--log-json", json, "--metrics-token", METRICS_TOKEN];
        let (mut secrets, log) = play_and_read_log(&arguments).await;
        // The log is as verbose as it can be.
        assert!(log.contains("listening") && log.contains("DEBUG") && log.contains("INSERT INTO"), "{log}");
        secrets.push("$argon2".to_owned());
        secrets.sort_unstable();
        secrets.dedup();
        assert!(secrets.len() > 100, "too few secrets were noted: {secrets:?}");
        for secret in secrets {
            assert!(!log.contains(&secret), "the log contains {secret:?}");
        }
    }
}

#[tokio::test]
async fn the_lobby_reads_all_its_players_with_one_query() {
    let served = Served::start(&["--log", "server=debug"]);
    let client = Client::new(&served.url);
    for _ in 0..12 {
        let (guest, _) = client.sign_in_as_guest().await.expect("a guest");
        let seats = vec![Invitee::Me, Invitee::Anyone];
        let new = NewTable { open: true, ..NewTable::new("bergues", seats) };
        guest.create_table(&new).await.expect("a table can be created");
    }
    assert_eq!(client.lobby().await.expect("a lobby").waiting.len(), 12);
    let (_, log) = served.stop();
    let queries = |query: &str| log.matches(query).count();
    assert_eq!((queries("FROM people p WHERE p.id = "), queries("FROM people p WHERE p.id IN ")), (0, 1));
}

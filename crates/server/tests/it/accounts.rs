//! Guests, accounts, tokens, ratings, data export and erasure.

use client::http::Method;
use client::http::header::{HeaderMap, HeaderValue, ORIGIN, SET_COOKIE};
use wire::{
    Credentials, DataExport, EventKind, EventView, ExportedAbort, History, Invitee, Ladder, LadderPlace, Me,
    NewName, NewPassword, NewTable, NewToken, Occupant, QuickMatch, Registration, SessionInfo, SignedIn,
    TableCreated, TableRequest, TokenRequest,
};

use crate::support::authenticator::{Authenticator, server_with_passkeys};
use crate::support::client::{TestClient, bot, refusal, say, table_for};
use crate::support::database::Database;
use crate::support::on_both_databases;
use crate::support::play::{all_know, deal};
use crate::support::server::{PASSWORD, START, TestServer};
use crate::support::socket::Socket;

on_both_databases!(
    a_rated_game_changes_both_ratings,
    deleting_an_account_erases_it_everywhere,
    a_rated_game_resigned_by_deletion_counts_for_the_opponent,
    a_guest_who_registers_keeps_the_history,
);

const CLOCK: wire::Clock = wire::Clock::RealTime { base: 600, increment: 10 };

fn rated() -> NewTable {
    let table = NewTable::new("schotten-totten", vec![Invitee::Me, Invitee::Anyone]);
    NewTable { rated: true, clock: CLOCK, ..table }
}

fn credentials(name: &str, password: &str) -> Credentials {
    Credentials { name: name.to_owned(), password: password.to_owned() }
}

fn registration(name: &str, password: &str) -> Registration {
    Registration { name: name.to_owned(), password: password.to_owned(), program: false }
}

async fn a_guest_who_registers_keeps_the_history(database: Database) {
    let server = TestServer::on(database).await;
    let ([guest, ben], mut over) = server.deal(&table_for(2, "bergues")).await;
    over[1].submit(TableRequest::Resign).await.expect("resigning succeeds");
    ben.settled(&over[1].state.table).await;
    let mut running = deal(&[&guest, &ben], &table_for(2, "bergues")).await;

    let ann = guest.signed_in("/api/account", &registration("Ann", PASSWORD)).await;

    assert_eq!((ann.id(), ann.name()), (guest.id(), "Ann"));
    let me: Me = ann.get("/api/me").await.expect("the own account");
    assert!(!me.player.guest && me.password);
    assert_eq!(ann.history().await.entries.len(), 1);
    assert_eq!(ben.profile(&ann).await.tallies[0].1.won, 1);
    // Players at the table get the new name.
    running[1].update().await;
    let seen = running[1].state.seats[0].who.clone();
    assert!(
        matches!(&seen, Some(Occupant::Player(player)) if player.name == "Ann" && !player.guest),
        "{seen:?}"
    );
    // The sessions of the guest have ended; the game continues in the new one.
    assert_eq!(refusal(guest.get::<Me>("/api/me").await).0, 401);
    assert_eq!(running[0].refusal(TableRequest::OfferDraw).await, "not-signed-in");
    ann.submit(&running[0].state.table, TableRequest::OfferDraw).await.expect("the game continues");
    let again = server.nobody().signed_in("/api/session", &credentials("aNN", PASSWORD)).await;
    assert_eq!(again.id(), guest.id());
    let twice = ann.post::<SignedIn>("/api/account", &registration("Anna", PASSWORD)).await;
    assert_eq!(refusal(twice), (409, "has-account".to_owned()));
    server.stop().await;
}

#[tokio::test]
async fn invalid_names_and_passwords_are_refused() {
    let server = TestServer::open().await;
    let ann = server.account("Ann").await;
    let nobody = server.nobody();
    let register = async |name: &str, password: &str| {
        refusal(nobody.post::<SignedIn>("/api/account", &registration(name, password)).await)
    };
    assert_eq!(register("ANN", PASSWORD).await, (409, "name-taken".to_owned()));
    assert_eq!(register("x", PASSWORD).await, (422, "bad-name".to_owned()));
    assert_eq!(register("<b>", PASSWORD).await, (422, "bad-name".to_owned()));
    assert_eq!(register("Ben", "short").await, (422, "bad-password".to_owned()));
    for wrong in
        [credentials("Ann", "a wrong password"), credentials("Nobody", PASSWORD), credentials("Ann", "")]
    {
        let refused = nobody.post::<SignedIn>("/api/session", &wrong).await;
        assert_eq!(refusal(refused), (401, "wrong-credentials".to_owned()));
    }
    // The name of a guest cannot be used to sign in.
    let guest = server.guest().await;
    let refused = nobody.post::<SignedIn>("/api/session", &credentials(guest.name(), "")).await;
    assert_eq!(refusal(refused).0, 401);
    let me: Me = ann
        .put("/api/account/name", &NewName { name: "  Anna   Belle ".to_owned() })
        .await
        .expect("the name is free");
    assert_eq!(me.player.name, "Anna Belle");
    let taken = guest.put::<Me>("/api/account/name", &NewName { name: "anna belle".to_owned() }).await;
    assert_eq!(refusal(taken), (409, "name-taken".to_owned()));
}

#[tokio::test]
async fn revoked_tokens_stop_working() {
    let server = TestServer::open().await;
    let ann = server.account("Ann").await;
    let request = TokenRequest { label: "my bot".to_owned() };
    let made: NewToken = ann.post("/api/me/tokens", &request).await.expect("a token");
    let program = ann.with_token(&made.token);
    program.get::<Me>("/api/me").await.expect("the token is valid");
    let sessions: Vec<SessionInfo> = ann.get("/api/me/sessions").await.expect("sessions");
    assert_eq!(sessions.len(), 2);
    let token = sessions.iter().find(|session| session.label == "my bot").expect("it is listed");
    assert!(token.id == made.id && !token.current);
    assert_eq!(sessions.iter().filter(|session| session.current).count(), 1);

    let other = server.guest().await;
    let path = format!("/api/me/sessions/{}", made.id);
    assert_eq!(refusal(other.delete(&path).await), (404, "no-session".to_owned()));
    ann.delete(&path).await.expect("revoking succeeds");
    assert_eq!(refusal(program.get::<Me>("/api/me").await), (401, "not-signed-in".to_owned()));
    assert_eq!(refusal(program.post::<NewToken>("/api/me/tokens", &request).await).0, 401);
    assert_eq!(refusal(ann.with_token("").get::<Me>("/api/me").await).0, 401);
    for label in ["", "  ", &"x".repeat(61), "a\nb"] {
        let refused = ann.post::<NewToken>("/api/me/tokens", &TokenRequest { label: label.to_owned() }).await;
        assert_eq!(refusal(refused), (422, "bad-label".to_owned()));
    }
    ann.delete("/api/session").await.expect("signing out succeeds");
    assert_eq!(refusal(ann.get::<Me>("/api/me").await).0, 401);
}

#[tokio::test]
async fn changing_the_password_ends_all_other_sessions() {
    let server = TestServer::open().await;
    let ann = server.account("Ann").await;
    let elsewhere = server.nobody().signed_in("/api/session", &credentials("Ann", PASSWORD)).await;
    let change = |old: &str, new: &str| NewPassword { old: old.to_owned(), new: new.to_owned() };
    let wrong = ann.put::<Me>("/api/account/password", &change("not this", "another password")).await;
    assert_eq!(refusal(wrong), (401, "wrong-credentials".to_owned()));
    elsewhere.get::<Me>("/api/me").await.expect("the session is still valid");
    ann.put::<Me>("/api/account/password", &change(PASSWORD, "another password"))
        .await
        .expect("the password is correct");
    assert_eq!(refusal(elsewhere.get::<Me>("/api/me").await).0, 401);
    ann.get::<Me>("/api/me").await.expect("the current session stays valid");
    let old = server.nobody().post::<SignedIn>("/api/session", &credentials("Ann", PASSWORD)).await;
    assert_eq!(refusal(old).0, 401);
    server.nobody().signed_in("/api/session", &credentials("Ann", "another password")).await;
    let guest =
        server.guest().await.put::<Me>("/api/account/password", &change("", "another password")).await;
    assert_eq!(refusal(guest), (409, "no-password".to_owned()));
}

#[tokio::test]
async fn a_socket_closes_when_its_session_ends() {
    let server = TestServer::open().await;
    let ([ann, _], mut sockets) = server.deal(&table_for(2, "bergues")).await;
    sockets[0].submit(say("hello")).await.expect("the message is sent");
    ann.delete("/api/session").await.expect("signing out succeeds");
    assert_eq!(sockets[0].refusal(TableRequest::Resign).await, "not-signed-in");
}

#[tokio::test]
async fn browsers_sign_in_with_an_http_only_cookie() {
    let server = TestServer::open().await;
    let nobody = server.nobody();
    let response = nobody.request(Method::POST, "/api/session/guest").send().await.expect("an answer");
    let cookie = response.headers()[SET_COOKIE].to_str().expect("a text").to_owned();
    assert!(cookie.contains("; HttpOnly") && cookie.contains("; SameSite=Strict"), "{cookie}");
    let value = cookie.split(';').next().expect("a value");
    let request = nobody.request(Method::GET, "/api/me").header("Cookie", format!("other=1; {value}"));
    assert_eq!(request.send().await.expect("an answer").status(), 200);
    let request = nobody.request(Method::GET, "/api/me").header("Cookie", format!("x{value}"));
    assert_eq!(request.send().await.expect("an answer").status(), 401);
}

#[tokio::test]
async fn cross_site_requests_are_refused() {
    let server = TestServer::open().await;
    let ([ann, _], sockets) = server.deal(&table_for(2, "bergues")).await;
    let id = &sockets[0].state.table;
    let from =
        |origin: &str| HeaderMap::from_iter([(ORIGIN, HeaderValue::from_str(origin).expect("a header"))]);
    let own = format!("http://{}", ann.authority());
    for foreign in ["https://elsewhere.example", "null", "", &format!("{own}.elsewhere.example")] {
        let refused = ann.post_with("/api/session/guest", from(foreign)).await;
        assert_eq!(refusal(refused), (403, "foreign-origin".to_owned()), "{foreign}");
        assert_eq!(Socket::open_from(&ann, id, None, Some(foreign)).await.err(), Some(403), "{foreign}");
    }
    ann.post_with("/api/session/guest", from(&own)).await.expect("the own origin is accepted");
    assert!(Socket::open_from(&ann, id, None, Some(&own)).await.is_ok(), "the own origin is accepted");
}

async fn a_rated_game_changes_both_ratings(database: Database) {
    let server = TestServer::on(database).await;
    let (ann, ben) = (server.account("Ann").await, server.account("Ben").await);
    let mut sockets = deal(&[&ann, &ben], &rated()).await;
    sockets[1].submit(TableRequest::Resign).await.expect("resigning succeeds");
    for socket in &mut sockets {
        let state = socket.until(|state| !state.ratings.is_empty()).await;
        let (won, lost) = (state.ratings["A"], state.ratings["B"]);
        assert!(won.0 == 1500 && won.1 > 1600 && lost.0 == 1500 && lost.1 < 1400, "{won:?} {lost:?}");
    }
    let ladders: Vec<Ladder> = server.nobody().get("/api/ladders").await.expect("ladders");
    assert_eq!((ladders.len(), ladders[0].game.as_str(), ladders[0].players), (1, "schotten-totten", 2));
    assert!(!ladders[0].options.contains_key("first"));
    let places: Vec<LadderPlace> =
        ann.get(&format!("/api/ladders/{}", ladders[0].key)).await.expect("a ladder");
    let names: Vec<(Option<u32>, &str, u32, u32)> = places
        .iter()
        .map(|place| (place.rank, place.player.name.as_str(), place.games, place.opponents))
        .collect();
    assert_eq!(names, [(None, "Ann", 1, 1), (None, "Ben", 1, 1)], "one game is too little for a rank");
    assert_eq!(
        refusal(ann.get::<Vec<LadderPlace>>("/api/ladders/chess").await),
        (404, "no-ladder".to_owned())
    );
    let shown = ben.profile(&ann).await;
    assert_eq!((shown.standings.len(), shown.ratings.len(), shown.tallies[0].1.won), (1, 1, 1));
    // A reloaded table shows the change, which was applied once.
    let ratings = sockets[0].state.ratings.clone();
    let server = server.restart_after(std::time::Duration::ZERO).await;
    assert_eq!(ann.state(&sockets[0].state.table).await.ratings, ratings);
    assert_eq!(ben.profile(&ann).await, shown);
    server.stop().await;
}

#[tokio::test]
async fn rated_games_need_accounts_and_no_bots() {
    let server = TestServer::open().await;
    let (ann, guest) = (server.account("Ann").await, server.guest().await);
    let needed = || (403, "account-needed".to_owned());
    assert_eq!(refusal(guest.post::<TableCreated>("/api/tables", &rated()).await), needed());
    let wanted =
        QuickMatch { game: "bergues".to_owned(), options: None, players: None, clock: CLOCK, rated: true };
    assert_eq!(refusal(guest.post::<TableCreated>("/api/quick", &wanted).await), needed());
    let id = ann.make(&rated()).await;
    assert_eq!(refusal(guest.submit(&id, TableRequest::Sit { seat: None }).await), needed());
    let with_bot = NewTable { seats: vec![Invitee::Me, bot()], ..rated() };
    assert_eq!(
        refusal(ann.post::<TableCreated>("/api/tables", &with_bot).await),
        (422, "bad-table".to_owned())
    );
    let state = ann.state(&id).await;
    assert!(state.setup.rated && !state.can_hint);
}

#[tokio::test]
async fn the_export_contains_everything_stored() {
    let server = server_with_passkeys().await;
    let (ann, ben) = (server.account("Ann").await, server.account("Ben").await);
    let passkey = Authenticator::new().add_to(&ann, "my phone").await;
    let mut over = deal(&[&ann, &ben], &rated()).await;
    over[0].submit(say("good luck")).await.expect("the message is sent");
    over[1].submit(say("my own words")).await.expect("the message is sent");
    over[1].submit(TableRequest::Resign).await.expect("resigning succeeds");
    over[0].until(|state| !state.ratings.is_empty()).await;
    let mut aborted = deal(&[&ann, &ben], &rated()).await;
    aborted[0].submit(TableRequest::Abort).await.expect("nobody has acted");
    let running = deal(&[&ann, &ben], &table_for(2, "bergues")).await;
    let id = &over[0].state.table;

    let export: DataExport = ann.get("/api/me/export").await.expect("an export");

    assert_eq!((export.me.player.name.as_str(), export.sessions.len()), ("Ann", 1));
    assert_eq!(export.profile, ben.profile(&ann).await);
    assert_eq!((export.profile.standings.len(), export.profile.ratings.len()), (1, 1));
    assert_eq!(export.history, ann.history().await.entries);
    assert_eq!((export.history.len(), export.history[0].table.as_ref()), (1, Some(id)));
    assert_eq!((passkey.label.as_str(), passkey.created), ("my phone", START));
    assert_eq!((export.passkeys, export.unreadable), (vec![passkey], vec![]));
    let record = ann.text(&format!("/api/tables/{id}/record")).await.expect("a record");
    assert!(record.contains("[Date \"2026-01-02\"]") && record.contains("[A \"Ann\"]"), "{record}");
    assert_eq!(export.records, [record]);
    assert_eq!(export.playing, [running[0].state.table.clone()]);
    let words: Vec<(&str, &str)> =
        export.messages.iter().map(|message| (message.table.as_str(), message.text.as_str())).collect();
    assert_eq!(words, [(id.as_str(), "good luck")]);
    let opponents: Vec<(&str, &str)> =
        export.opponents.iter().map(|row| (row.ladder.as_str(), row.player.name.as_str())).collect();
    assert_eq!(opponents, [(export.profile.standings[0].ladder.key.as_str(), "Ben")]);
    assert_eq!(export.aborts, [ExportedAbort { table: aborted[0].state.table.clone(), at: START }]);
    assert_eq!(refusal(server.nobody().get::<DataExport>("/api/me/export").await).0, 401);
}

async fn deleting_an_account_erases_it_everywhere(database: Database) {
    let server = TestServer::on(database).await;
    let people = [server.account("Ann Gone").await, server.account("Ben").await, server.account("Cat").await];
    let [ann, ben, cat] = &people;
    let mut over = deal(&[ann, ben], &rated()).await;
    over[0].submit(say("my secret words")).await.expect("the message is sent");
    over[0].submit(TableRequest::Resign).await.expect("resigning succeeds");
    over[1].until(|state| !state.ratings.is_empty()).await;
    let mut two = deal(&[ben, ann], &table_for(2, "bergues")).await;
    let three = vec![Invitee::Me, Invitee::Anyone, Invitee::Anyone];
    let mut three = deal(&[ben, ann, cat], &NewTable::new("lords-of-scotland", three)).await;
    three[1].submit(say("my secret words")).await.expect("the message is sent");
    all_know(&mut three).await;
    let hosted = ann.make(&table_for(2, "bergues")).await;
    let sat = ben.make(&table_for(2, "bergues")).await;
    ann.submit(&sat, TableRequest::Sit { seat: None }).await.expect("the seat is free");

    ann.delete("/api/me").await.expect("the account is deleted");

    // Games in play are resigned, and seats before the start are free again.
    two[0].until(|state| state.outcome.is_some()).await;
    three[0].until(|state| state.seats[1].gone).await;
    assert_eq!(ben.state(&hosted).await.status, wire::Status::Aborted);
    assert_eq!(ben.state(&sat).await.seats[1].who, None);
    // Their sessions, password and sockets no longer work.
    assert_eq!(refusal(ann.get::<Me>("/api/me").await).0, 401);
    let back = server.nobody().post::<SignedIn>("/api/session", &credentials("Ann Gone", PASSWORD)).await;
    assert_eq!(refusal(back).0, 401);
    assert_eq!(over[0].refusal(say("boo")).await, "not-signed-in");
    assert_eq!(refusal(ben.text(&format!("/api/people/{}", ann.id())).await), (404, "no-person".to_owned()));
    // Name and messages are gone from lists and tables, in memory and in the store.
    let tables = [&over[0], &two[0], &three[0]].map(|socket| socket.state.table.clone());
    let nowhere = async || {
        let mut paths = vec![format!("/api/people/{}/history", ben.id()), "/api/me/export".to_owned()];
        let ladders: Vec<Ladder> = ben.get("/api/ladders").await.expect("ladders");
        paths.extend(ladders.iter().map(|ladder| format!("/api/ladders/{}", ladder.key)));
        for table in &tables {
            paths.extend(["", "/events"].map(|rest| format!("/api/tables/{table}{rest}")));
        }
        paths.extend(["/record", "/replay"].map(|rest| format!("/api/tables/{}{rest}", tables[0])));
        for path in paths {
            let text = ben.text(&path).await.expect("the text is readable");
            assert!(!text.contains("Ann Gone") && !text.contains("my secret words"), "{path}: {text}");
        }
        for table in &tables {
            let socket = ben.socket_since(table, 1).await;
            let (_, text) = &socket.messages[0];
            assert!(!text.contains("Ann Gone") && !text.contains("my secret words"), "{table}: {text}");
        }
    };
    nowhere().await;
    assert_eq!(ben.history().await.entries.len(), 2, "opponents keep their results");
    assert_eq!(cat.profile(ben).await.standings.len(), 1);
    let places: Vec<Ladder> = ben.get("/api/ladders").await.expect("ladders");
    let places: Vec<LadderPlace> =
        ben.get(&format!("/api/ladders/{}", places[0].key)).await.expect("a ladder");
    assert_eq!(places.iter().map(|place| place.player.name.as_str()).collect::<Vec<_>>(), ["Ben"]);
    let server = server.restart_after(std::time::Duration::ZERO).await;
    nowhere().await;
    server.account("Ann Gone").await;
    server.stop().await;
}

async fn a_rated_game_resigned_by_deletion_counts_for_the_opponent(database: Database) {
    let server = TestServer::on(database).await;
    let (ann, ben) = (server.account("Ann").await, server.account("Ben").await);
    let mut sockets = deal(&[&ann, &ben], &rated()).await;
    ann.delete("/api/me").await.expect("the account is deleted");
    sockets[1].until(|state| !state.ratings.is_empty()).await;
    assert!(sockets[1].state.ratings["B"].1 > 1600);
    let ladders: Vec<Ladder> = ben.get("/api/ladders").await.expect("ladders");
    let places: Vec<LadderPlace> =
        ben.get(&format!("/api/ladders/{}", ladders[0].key)).await.expect("a ladder");
    assert_eq!(places.iter().map(|place| place.player.name.as_str()).collect::<Vec<_>>(), ["Ben"]);
    server.stop().await;
}

#[tokio::test]
async fn erased_messages_are_not_sent_to_reconnecting_clients() {
    let server = TestServer::open().await;
    let people = [server.account("Ann").await, server.guest().await, server.guest().await];
    let seats = vec![Invitee::Me, Invitee::Anyone, Invitee::Anyone];
    let mut sockets =
        deal(&[&people[0], &people[1], &people[2]], &NewTable::new("lords-of-scotland", seats)).await;
    sockets[0].submit(say("my words")).await.expect("the message is sent");
    let since = sockets[0].state.seq - 1;
    people[0].delete("/api/me").await.expect("the account is deleted");
    sockets[1].until(|state| state.seats[0].gone).await;
    // The room has erased the message before it sends anything again.
    sockets[1]
        .until(
            |state| matches!(&state.seats[0].who, Some(Occupant::Player(player)) if player.name.is_empty()),
        )
        .await;
    let back = people[1].socket_since(&sockets[1].state.table, since).await;
    let events: &[EventView] = &back.events;
    assert_eq!(events[0].kind, EventKind::Hidden);
}

#[tokio::test]
async fn history_gives_the_ids_of_unlisted_tables_to_those_who_sat_there_only() {
    let server = TestServer::open().await;
    let [ann, ben, eve] = server.guests().await;
    for open in [false, true] {
        let new = NewTable { open, ..table_for(2, "bergues") };
        let mut sockets = deal(&[&ann, &ben], &new).await;
        sockets[1].submit(TableRequest::Resign).await.expect("resigning succeeds");
        ann.settled(&sockets[0].state.table).await;
        server.time.advance(std::time::Duration::from_secs(1));
    }
    let path = format!("/api/people/{}/history", ann.id());
    let known = async |who: &TestClient| {
        let history: History = who.get(&path).await.expect("a history");
        history.entries.iter().map(|entry| (entry.setup.open, entry.table.is_some())).collect::<Vec<_>>()
    };
    assert_eq!(known(&ann).await, [(true, true), (false, true)]);
    assert_eq!(known(&ben).await, [(true, true), (false, true)]);
    assert_eq!(known(&eve).await, [(true, true), (false, false)]);
    assert_eq!(known(&server.nobody()).await, [(true, true), (false, false)]);
    let unlisted = ann.history().await.entries[1].table.clone().expect("an id");
    let text = eve.text(&path).await.expect("a history");
    assert!(!text.contains(&unlisted), "{text}");
    let profile = eve.text(&format!("/api/people/{}", ann.id())).await.expect("a profile");
    assert!(!profile.contains(&unlisted), "{profile}");
}

#[tokio::test]
async fn sessions_expire_when_they_are_not_used() {
    const DAY: std::time::Duration = std::time::Duration::from_hours(24);
    let server = TestServer::open().await;
    let (ann, ben) = (server.account("Ann").await, server.account("Ben").await);
    server.time.advance(DAY * 100);
    ann.get::<Me>("/api/me").await.expect("it is used");
    server.time.advance(DAY * 100);
    ann.get::<Me>("/api/me").await.expect("it was used 100 days ago");
    assert_eq!(refusal(ben.get::<Me>("/api/me").await), (401, "not-signed-in".to_owned()));
}

#[tokio::test]
async fn one_export_at_a_time() {
    let server = TestServer::open().await;
    let (ann, ben) = (server.account("Ann").await, server.account("Ben").await);
    // A response whose body is not read yet: the export waits for its reader.
    let unread = server.unread(&ann, "/api/me/export").await;
    assert_eq!(refusal(ann.get::<DataExport>("/api/me/export").await), (429, "too-many".to_owned()));
    ben.get::<DataExport>("/api/me/export").await.expect("other people are not affected");
    drop(unread);
    let again = async {
        while ann.get::<DataExport>("/api/me/export").await.is_err() {
            tokio::task::yield_now().await;
        }
    };
    crate::support::soon(again).await;
}

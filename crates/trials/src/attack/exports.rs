//! Several people request many exports and replays at the same time, again and again, while another person uses the server.

use std::ops::AddAssign;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use client::http::Method;
use client::{Client, Network, NetworkOptions};
use futures_util::future::try_join_all;
use testbed::Program;
use tokio::task::JoinSet;
use wire::{Invitee, NewTable, Status, TableRequest};

use super::{Outcome, Size, Target};
use crate::TrialError;
use crate::player::{act, command};
use crate::usage::memory;

/// How much memory the attack may take.
const MEMORY: u64 = 32 << 20;
/// How long a request of another person may take meanwhile. Half of what it took when the attack worked; a server and
/// its attackers on one busy machine need that much.
const LATENCY: Duration = Duration::from_millis(280);

/// How long an attacker waits for an answer. Their exports take turns with all other replays.
const PATIENCE: Duration = Duration::from_mins(5);

/// Plays a whole game, always the first legal action; returns its table.
async fn play_game(players: [&Client; 2]) -> Result<String, TrialError> {
    let [ann, ben] = players;
    let table =
        ann.create_table(&NewTable::new("schotten-totten", vec![Invitee::Me, Invitee::Anyone])).await?.id;
    ben.command(&table, &command("sit", TableRequest::Sit { seat: None })).await?;
    for player in players {
        player.command(&table, &command("ready", TableRequest::Ready { nonce: None })).await?;
    }
    for player in players.into_iter().cycle() {
        loop {
            let state = player.table(&table).await?;
            if state.status == Status::Over {
                return Ok(table);
            }
            let Some(choice) = state.moves.first() else { break };
            let action = command(format!("move {}", state.at), act(state.at, &choice.action));
            player.command(&table, &action).await?;
        }
    }
    Err(TrialError::unexpected("a game has players"))
}

/// A person who attacks.
struct Attacker {
    client: Client,
    /// A finished table.
    table: String,
}

/// Two attackers who have played whole games against each other.
async fn prepare_pair(target: &Target, number: usize, games: usize) -> Result<[Attacker; 2], TrialError> {
    let (ann, _) = target.account(&format!("Ann {number}")).await?;
    let (ben, _) = target.account(&format!("Ben {number}")).await?;
    let mut table = String::new();
    for _ in 0..games {
        table = play_game([&ann, &ben]).await?;
    }
    Ok([ann, ben].map(|client| Attacker { client, table: table.clone() }))
}

/// How many requests were answered.
#[derive(Clone, Copy, Default)]
struct Answers {
    made: usize,
    refused: usize,
}

impl AddAssign for Answers {
    fn add_assign(&mut self, more: Answers) {
        self.made += more.made;
        self.refused += more.refused;
    }
}

/// Sends the same request several times, one after the other.
async fn request_again(client: Client, path: String, rounds: usize) -> Result<Answers, TrialError> {
    let mut answers = Answers::default();
    for _ in 0..rounds {
        match client.request(Method::GET, &path).send().await?.status().as_u16() {
            200 => answers.made += 1,
            429 | 503 => answers.refused += 1,
            status => return Err(TrialError::unexpected(format!("{path} was answered by {status}"))),
        }
    }
    Ok(answers)
}

/// All requests of all attackers at once; returns the answers to exports, and to replays.
async fn attack(attackers: &[Attacker], size: Size) -> Result<[Answers; 2], TrialError> {
    let mut requests = JoinSet::new();
    for Attacker { client, table } in attackers {
        let replays = ["replay", "record", "events"].map(|what| format!("/api/tables/{table}/{what}"));
        let paths = replays.map(|path| (1, path)).into_iter().chain([(0, "/api/me/export".to_owned())]);
        for (kind, path) in paths {
            for _ in 0..size.concurrent {
                let again = request_again(client.clone(), path.clone(), size.rounds);
                requests.spawn(async move { again.await.map(|answers| (kind, answers)) });
            }
        }
    }
    let mut answers = [Answers::default(); 2];
    while let Some(request) = requests.join_next().await {
        let (kind, more) = request.map_err(TrialError::unexpected)??;
        answers[kind] += more;
    }
    Ok(answers)
}

pub(super) async fn run(program: &Program, size: Size) -> Result<Outcome, TrialError> {
    let mut target = Target::start(program, &[])?;
    let (other, _) = target.client.sign_in_as_guest().await?;
    let patient = NetworkOptions { timeout: PATIENCE, ..NetworkOptions::default() };
    target.client = Client::with_transport(target.server.url(), Arc::new(Network::new(patient)));
    let pairs = (0..size.pairs).map(|number| prepare_pair(&target, number, size.games / size.pairs));
    let attackers: Vec<Attacker> = try_join_all(pairs).await?.into_iter().flatten().collect();
    let before = memory(target.server.id())?;
    let stop = Arc::new(AtomicBool::new(false));
    let watcher = {
        let (stop, server) = (Arc::clone(&stop), target.server.id());
        tokio::spawn(async move {
            let (mut slowest, mut most) = (Duration::ZERO, 0);
            while !stop.load(Ordering::Relaxed) {
                let asked = Instant::now();
                other.me().await?;
                slowest = slowest.max(asked.elapsed());
                most = most.max(memory(server)?);
            }
            Ok::<_, TrialError>((slowest, most))
        })
    };
    let [exports, replays] = attack(&attackers, size).await?;
    stop.store(true, Ordering::Relaxed);
    let (slowest, most) = watcher.await.map_err(TrialError::unexpected)??;
    let grown = most.saturating_sub(before);
    let seen = format!(
        "{} whole games of {} people, each with {} requests of each kind at once, {} times: {} exports made and {} \
         refused, {} replays made and {} refused; {:.1} MiB more memory, slowest other request {:.0} ms",
        size.games,
        attackers.len(),
        size.concurrent,
        size.rounds,
        exports.made,
        exports.refused,
        replays.made,
        replays.refused,
        grown as f64 / f64::from(1 << 20),
        slowest.as_secs_f64() * 1000.0
    );
    // Small attacks run in tests, on machines that do other things too.
    let is_slow = size == Size::FULL && slowest > LATENCY;
    // Everyone must get an export and a replay.
    let is_denied = exports.made < attackers.len() || replays.made < attackers.len();
    let worked = is_denied || grown > MEMORY || is_slow;
    Ok(if worked { Outcome::Worked(seen) } else { Outcome::Withstood(seen) })
}

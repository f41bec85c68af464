//! Takes all short names of guests, and signs more guests in.

use std::collections::HashSet;
use std::time::{Duration, Instant};

use rusqlite::{Connection, params};
use server::GUEST_WORDS;
use testbed::Program;

use super::{Outcome, Size, Target};
use crate::TrialError;

/// How many numbers of guest names have at most four digits.
const NUMBERS: u32 = 10_000;
/// Unused guests that are old enough to be removed.
const OLD: u32 = 500;
/// How long the server may take to remove them after its start.
const REMOVED_WITHIN: Duration = Duration::from_secs(30);

/// What the attack writes in one moment instead of signing in for days: a guest for each short name. The first ones
/// are as old as time.
fn take_names(database: &Connection) -> Result<(), TrialError> {
    let now = database.query_row("SELECT max(since) FROM people", [], |row| row.get::<_, i64>(0))?;
    database.execute_batch("BEGIN")?;
    let mut insert = database.prepare(
        "INSERT OR IGNORE INTO people (id, name, name_key, guest, program, since, look) VALUES (?1, ?2, ?3, 1, 0, ?4, ?1)",
    )?;
    for (at, word) in (0..).zip(GUEST_WORDS) {
        for number in 0..NUMBERS {
            let name = format!("{word} {number}");
            let since = if at == 0 && number < OLD { 0 } else { now };
            insert.execute(params![format!("taken-{word}-{number}"), name, name.to_lowercase(), since])?;
        }
    }
    database.execute_batch("COMMIT")?;
    Ok(())
}

/// Signs guests in and checks that no name is given twice.
async fn sign_in(
    target: &Target,
    number: usize,
    names: &mut HashSet<String>,
) -> Result<Option<Outcome>, TrialError> {
    for _ in 0..number {
        let (_, me) = match target.client.sign_in_as_guest().await {
            Ok(guest) => guest,
            Err(error) => return Ok(Some(Outcome::Worked(format!("a guest cannot sign in: {error}")))),
        };
        if !names.insert(me.player.name.clone()) {
            return Ok(Some(Outcome::Worked(format!("two guests are named {}", me.player.name))));
        }
    }
    Ok(None)
}

pub(super) async fn run(program: &Program, size: Size) -> Result<Outcome, TrialError> {
    let mut target = Target::start(program, &[])?;
    let mut names = HashSet::new();
    if let Some(worked) = sign_in(&target, size.guests / 2, &mut names).await? {
        return Ok(worked);
    }
    target.restart(|database| take_names(&Connection::open(database)?))?;
    let short = names.clone();
    if let Some(worked) = sign_in(&target, size.guests / 2, &mut names).await? {
        return Ok(worked);
    }
    // The names of guests who were removed are free again.
    let is_taken = |name: &&String| {
        let number = name.rsplit(' ').next().and_then(|number| number.parse::<u32>().ok());
        number.is_none_or(|number| number < NUMBERS && !(name.starts_with(GUEST_WORDS[0]) && number < OLD))
    };
    if let Some(name) = names.difference(&short).find(is_taken) {
        return Err(TrialError::unexpected(format!("the attack has not taken the name {name}")));
    }
    let database = Connection::open(&target.database.address)?;
    let started = Instant::now();
    loop {
        let old: u32 =
            database.query_row("SELECT count(*) FROM people WHERE since = 0", [], |row| row.get(0))?;
        if old == 0 {
            let taken = NUMBERS as usize * GUEST_WORDS.len();
            let seen = format!(
                "{} guests signed in with different names, half of them after all {taken} short names were taken; \
                 {OLD} old guests without games were removed",
                names.len()
            );
            return Ok(Outcome::Withstood(seen));
        }
        if started.elapsed() > REMOVED_WITHIN {
            return Ok(Outcome::Worked(format!("{old} of {OLD} old guests without games are still there")));
        }
        target.client.server_info().await?;
    }
}

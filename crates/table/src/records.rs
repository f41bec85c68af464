//! Records and replays of finished tables, in which nothing is hidden.

use catalog::AnyTable;
use tabletop::{Record, Start, Turn, Viewer};
use wire::{Frame, Instant, Replay, ReplayRound, Verdict};

use crate::show::phrase;
use crate::table::Table;

/// The header that the records of the rounds of one match share.
pub const MATCH_HEADER: &str = "Match";
const ROUND_HEADER: &str = "Round";

/// A verdict as the rules and records have it.
pub fn game_verdict(verdict: &Verdict) -> tabletop::Verdict {
    match verdict {
        Verdict::Won { seat } => seat.parse().map_or(tabletop::Verdict::Nobody, tabletop::Verdict::Won),
        Verdict::Draw => tabletop::Verdict::Draw,
        Verdict::Nobody => tabletop::Verdict::Nobody,
    }
}

/// The date of a time in UTC, as records write it: `2026-01-31`.
pub fn utc_date(time: Instant) -> String {
    const DAYS_IN_400_YEARS: i64 = 146_097;
    // Days since 1 March 0000: years that begin in March have the leap day at their end.
    let days = time.div_euclid(86_400_000) + 719_468;
    let (era, day_of_era) = (days.div_euclid(DAYS_IN_400_YEARS), days.rem_euclid(DAYS_IN_400_YEARS));
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = if month_from_march < 10 { month_from_march + 3 } else { month_from_march - 9 };
    let year = 400 * era + year_of_era + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02}")
}

impl Table {
    /// The headers with which the shuffles can be verified. They hold the secret: the table must be over.
    fn fairness_headers(&self) -> Vec<(String, String)> {
        let mut headers = vec![
            ("Commitment".to_owned(), self.secret.commitment()),
            ("Secret".to_owned(), self.secret.reveal().to_owned()),
        ];
        for (seat, slot) in self.seats().zip(&self.slots) {
            headers.push((format!("Nonce{seat}"), slot.nonce.clone().unwrap_or_else(|| "-".to_owned())));
        }
        headers
    }
}

/// The record of one round of a table. `names` are those of the seats.
pub fn round_record(
    table: &Table,
    game: &dyn AnyTable,
    round: u8,
    date: Instant,
    names: &[String],
) -> Record {
    let mut record = catalog::record(game, Some(utc_date(date)), names);
    if table.setup.rounds > 1 {
        record.others.push((MATCH_HEADER.to_owned(), table.id.0.clone()));
        record.others.push((ROUND_HEADER.to_owned(), round.to_string()));
    }
    record
}

/// The records of a table that is over, one for each round, with what verifies the shuffles. `names` are those of the
/// seats.
pub fn record_text(table: &Table, names: &[String]) -> String {
    let rounds = (1..).zip(&table.finished).map(|(round, finished)| {
        let mut record = round_record(table, &*finished.game, round, table.created, names);
        record.result = Some(game_verdict(&finished.outcome.verdict));
        if table.setup.rounds == 1 {
            record.others.push((ROUND_HEADER.to_owned(), round.to_string()));
        }
        record.others.extend(table.fairness_headers());
        record.to_string()
    });
    rounds.collect::<Vec<_>>().join("\n")
}

/// A table that is over, step by step.
pub fn replay(table: &Table) -> Replay {
    let rounds = table.finished.iter().map(|finished| ReplayRound {
        frames: frames(&*finished.game),
        outcome: Some(finished.outcome.clone()),
    });
    Replay { rounds: rounds.collect() }
}

fn frame(game: &dyn AnyTable) -> Frame {
    Frame {
        position: game.position(),
        turn: game.turn().seat().map(|seat| seat.to_string()),
        phase: game.phase(),
        turn_number: game.turn_number(),
        scores: game.scores().iter().map(|(_, score)| score.into()).collect(),
        by: None,
        action: None,
        phrase: None,
    }
}

fn frames(played: &dyn AnyTable) -> Vec<Frame> {
    let Start::Dealt { settings, seats, seed } = played.start() else { return Vec::new() };
    let dealt = catalog::game(played.name()).and_then(|game| game.deal(&settings, seats, seed).ok());
    let Some(mut game) = dealt else { return Vec::new() };
    let mut frames = vec![frame(&*game)];
    for (action, _) in played.history() {
        let Ok(steps) = game.play(&[action]) else { break };
        for step in steps {
            let own = step.seen.iter().find(|(viewer, _)| *viewer == Viewer::Seat(step.seat));
            frames.push(Frame {
                by: Some(step.seat.to_string()),
                phrase: own.map(|(_, sight)| phrase(&sight.phrase)),
                action: Some(step.action),
                ..frame(&*game)
            });
        }
        if matches!(game.turn(), Turn::Over(_)) {
            break;
        }
    }
    frames
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_follow_the_gregorian_calendar() {
        const DAY: Instant = 86_400_000;
        assert_eq!(utc_date(0), "1970-01-01");
        assert_eq!(utc_date(-1), "1969-12-31");
        assert_eq!(utc_date(951_782_400_000), "2000-02-29");
        assert_eq!(utc_date(951_782_400_000 + DAY), "2000-03-01");
        assert_eq!(utc_date(1_767_312_000_000 - 2 * DAY), "2025-12-31");
        assert_eq!(utc_date(4_107_542_400_000), "2100-03-01");
    }
}

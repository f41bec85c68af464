//! The filter of `marchstone records`.

use serde_json::Value as Json;
use tabletop::{Record, Seat, Verdict};

/// The conditions on a record; all that are given must hold.
#[derive(clap::Args, Default)]
pub(crate) struct Filter {
    /// Only this game.
    #[arg(long)]
    game: Option<String>,
    /// Only with this option, as name=value; may be repeated.
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = pair)]
    options: Vec<(String, String)>,
    /// Only with this number of players.
    #[arg(long)]
    players: Option<u8>,
    /// Only with this result: a seat, = (a draw), - (nobody) or * (unfinished).
    #[arg(long, value_parser = result, allow_hyphen_values = true)]
    result: Option<char>,
    /// Only with a player of this name.
    #[arg(long)]
    name: Option<String>,
    /// Only with this player in this seat, as A=name; may be repeated.
    #[arg(long = "seat", value_name = "SEAT=NAME", value_parser = seat)]
    seats: Vec<(Seat, String)>,
    /// Only won by a player of this name.
    #[arg(long)]
    winner: Option<String>,
    /// Only with at least this number of actions.
    #[arg(long, value_name = "ACTIONS")]
    min_length: Option<usize>,
    /// Only with at most this number of actions.
    #[arg(long, value_name = "ACTIONS")]
    max_length: Option<usize>,
    /// Only from this date on: 2026-11-15.
    #[arg(long, value_name = "DATE")]
    since: Option<String>,
    /// Only up to this date.
    #[arg(long, value_name = "DATE")]
    until: Option<String>,
}

fn pair(text: &str) -> Result<(String, String), String> {
    let (name, value) = text.split_once('=').ok_or("expected name=value")?;
    Ok((name.to_owned(), value.to_owned()))
}

fn seat(text: &str) -> Result<(Seat, String), String> {
    let (seat, name) = pair(text).map_err(|_| "expected A=name")?;
    Ok((seat.parse().map_err(|()| "expected the letter of a seat before =")?, name))
}

fn result(text: &str) -> Result<char, String> {
    match text {
        "=" | "-" | "*" | "A" | "B" | "C" | "D" | "E" => Ok(text.chars().next().unwrap_or('*')),
        _ => Err("expected a seat, =, - or *".to_owned()),
    }
}

impl Filter {
    pub(super) fn matches(&self, record: &Record) -> bool {
        let is = |wanted: &Option<String>, found: &str| wanted.as_ref().is_none_or(|wanted| wanted == found);
        let length = record.played.len();
        let date = record.date.as_deref().unwrap_or("");
        let name_of =
            |seat: Seat| record.names.iter().find(|(other, _)| *other == seat).map(|(_, name)| name);
        let winner = record.result.and_then(Verdict::winner).and_then(name_of);
        is(&self.game, &record.game)
            && self.players.is_none_or(|players| players == record.players)
            && self.result.is_none_or(|result| result == record.result.map_or('*', Verdict::mark))
            && self.min_length.is_none_or(|least| length >= least)
            && self.max_length.is_none_or(|most| length <= most)
            && self.since.as_deref().is_none_or(|since| date >= since)
            && self.until.as_deref().is_none_or(|until| !date.is_empty() && date <= until)
            && self.name.as_ref().is_none_or(|name| record.names.iter().any(|(_, other)| other == name))
            && self.seats.iter().all(|(seat, name)| name_of(*seat) == Some(name))
            && self.winner.as_ref().is_none_or(|name| winner == Some(name))
            && self.options_match(record)
    }

    fn options_match(&self, record: &Record) -> bool {
        if self.options.is_empty() {
            return true;
        }
        let Ok(Json::Object(options)) = serde_json::from_str(&record.options) else { return false };
        self.options.iter().all(|(name, wanted)| match options.get(name) {
            Some(Json::String(word)) => word == wanted,
            Some(value) => wanted.parse::<Json>().is_ok_and(|wanted| wanted == *value),
            None => false,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAME: &str = include_str!("../../tests/fixtures/bergues.txt");

    #[test]
    fn a_record_matches_if_all_conditions_hold() {
        let record: Record = GAME.parse().unwrap();
        let some = |text: &str| Some(text.to_owned());
        let matches = |filter: Filter| filter.matches(&record);
        assert!(matches(Filter::default()));
        assert!(matches(Filter {
            game: some("bergues"),
            players: Some(2),
            result: Some('B'),
            ..Filter::default()
        }));
        assert!(!matches(Filter { game: some("chess"), ..Filter::default() }));
        assert!(!matches(Filter { result: Some('='), ..Filter::default() }));
        assert!(matches(Filter { winner: some("lamb (bot)"), ..Filter::default() }));
        assert!(!matches(Filter { winner: some("bot-d638d73f"), ..Filter::default() }));
        assert!(matches(Filter { name: some("bot-d638d73f"), ..Filter::default() }));
        assert!(matches(Filter { seats: vec![(Seat::B, "lamb (bot)".to_owned())], ..Filter::default() }));
        assert!(!matches(Filter { seats: vec![(Seat::A, "lamb (bot)".to_owned())], ..Filter::default() }));
        let option = |name: &str, value: &str| Filter {
            options: vec![(name.to_owned(), value.to_owned())],
            ..Filter::default()
        };
        assert!(matches(option("towers", "4")) && matches(option("variant", "classic")));
        assert!(!matches(option("towers", "5")) && !matches(option("colour", "red")));
        let length = record.played.len();
        assert!(matches(Filter { min_length: Some(length), max_length: Some(length), ..Filter::default() }));
        assert!(!matches(Filter { min_length: Some(length + 1), ..Filter::default() }));
        assert!(!matches(Filter { max_length: Some(length - 1), ..Filter::default() }));
        assert!(matches(Filter {
            since: some("2026-11-15"),
            until: some("2026-11-15"),
            ..Filter::default()
        }));
        assert!(!matches(Filter { since: some("2026-11-16"), ..Filter::default() }));
        assert!(!matches(Filter { until: some("2026-11-14"), ..Filter::default() }));
    }
}

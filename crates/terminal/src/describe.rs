//! The state of a table in words: the current decision, what can be touched, and events.

use std::fmt::Display;

use wire::{Ending, EventKind, EventView, Hint, Move, Outcome, State, Verdict};

use crate::locale::{Locale, Names, sanitized};

/// The name of a phase and its details: `move:y:3` is `move` with `y` and `3`, `claim2` is `claim` with `2`, `flipN`
/// stays whole.
fn split_phase(phase: &str) -> (&str, Vec<&str>) {
    let (head, rest) = phase.split_once(':').map_or((phase, None), |(head, rest)| (head, Some(rest)));
    let name = head.trim_end_matches(|c: char| c.is_ascii_digit());
    let count = (name.len() < head.len()).then(|| &head[name.len()..]);
    (name, count.into_iter().chain(rest.into_iter().flat_map(|rest| rest.split(':'))).collect())
}

/// What the player at turn has to do, in the words of the game: `phase-<name>-<kind>` if everything that can be touched
/// is of one kind, `phase-<name>-<detail>` or `phase-<name>`, with the first two details of the phase as `$first` and
/// `$second`.
pub(crate) fn phase(locale: &Locale, names: &Names, state: &State) -> String {
    let (name, details) = split_phase(state.phase.as_deref().unwrap_or(""));
    let detail = |at: usize| details.get(at).copied().unwrap_or("0");
    let args = [("first", detail(0)), ("second", detail(1)), ("count", detail(0))];
    let kind = |one: &Move| one.touches.first().map(|touch| split_touch(touch).0.to_owned());
    let mut kinds: Vec<Option<String>> = state.moves.iter().map(kind).collect();
    kinds.dedup();
    let only = match &kinds[..] {
        [Some(kind)] => Some(format!("phase-{name}-{kind}")),
        _ => None,
    };
    let keys = only.into_iter().chain([format!("phase-{name}-{}", detail(0)), format!("phase-{name}")]);
    let text = keys.into_iter().find_map(|key| names.find(locale, &key, &args));
    text.unwrap_or_else(|| locale.t("phase-choose"))
}

/// The kind of a touch, the thing it names, and the place: `army:B:2` is an `army`, that of `B`, at `2`.
pub(crate) fn split_touch(touch: &str) -> (&str, &str, &str) {
    let mut words = touch.splitn(3, ':');
    (words.next().unwrap_or(""), words.next().unwrap_or(""), words.next().unwrap_or(""))
}

/// The name of what is touched: the message `touch-<kind>-<thing>`, the name of the piece, or the message
/// `touch-<kind>`. A touch without a thing can mean something else in each phase: then the first detail of the phase
/// takes its place.
pub(crate) fn touch(locale: &Locale, names: &Names, phase: Option<&str>, touch: &str) -> String {
    let (kind, thing, place) = split_touch(touch);
    let details = split_phase(phase.unwrap_or("")).1;
    let detail = if thing.is_empty() { details.first().copied().unwrap_or("") } else { thing };
    let args = [
        ("number", thing),
        ("name", names.seat(thing)),
        ("place", if place.is_empty() { "0" } else { place }),
    ];
    let of_game = |key: String| names.find(locale, &key, &args);
    of_game(format!("touch-{kind}-{detail}"))
        .or_else(|| names.find_piece(locale, thing))
        .or_else(|| of_game(format!("touch-{kind}")))
        .unwrap_or_else(|| touch.to_owned())
}

/// The title of all touches of a kind.
pub(crate) fn touches_of_kind(locale: &Locale, names: &Names, kind: &str) -> String {
    names
        .find(locale, &format!("touches-{kind}"), &[])
        .or_else(|| locale.find(&format!("touches-{kind}"), &[]))
        .unwrap_or_else(|| kind.to_owned())
}

/// All touches of a move, and its destination.
pub(crate) fn touches(locale: &Locale, names: &Names, state: &State, made: &Move) -> String {
    let name = |word: &String| touch(locale, names, state.phase.as_deref(), word);
    let all: Vec<String> = made.touches.iter().chain(&made.destination).map(name).collect();
    all.join(" → ")
}

/// The result of a game.
pub(crate) fn outcome(locale: &Locale, names: &Names, outcome: &Outcome) -> String {
    match (&outcome.verdict, outcome.ending) {
        (Verdict::Won { seat }, ending) => {
            let key = match ending {
                Ending::Resigned => "outcome-won-resigned",
                Ending::Time => "outcome-won-time",
                Ending::Abandoned => "outcome-won-abandoned",
                Ending::Played | Ending::Agreed => "outcome-won",
            };
            locale.say(key, &[("name", &names.seat(seat))])
        }
        (Verdict::Draw, Ending::Agreed) => locale.t("outcome-draw-agreed"),
        (Verdict::Draw, _) => locale.t("outcome-draw"),
        (Verdict::Nobody, _) => locale.t("outcome-nobody"),
    }
}

/// An event of the log; `None` if it has no text.
pub(crate) fn event(locale: &Locale, names: &Names, event: &EventView) -> Option<String> {
    let name = event.seat.as_deref().map_or("", |seat| names.seat(seat));
    let args: [(&str, &dyn Display); 1] = [("name", &name)];
    let (text, ended) = match &event.kind {
        EventKind::Opened => (locale.t("news-opened"), &None),
        EventKind::Sat { player } => {
            let level = if player.program { locale.level(&player.name) } else { locale.player(player) };
            (locale.say("news-sat", &[("name", &level)]), &None)
        }
        EventKind::Left => (locale.say("news-left", &args), &None),
        EventKind::Ready { started: true } => (locale.t("news-started"), &None),
        EventKind::Ready { started: false } | EventKind::Hidden => return None,
        EventKind::Acted { action, phrase, ended, .. } => {
            let text = names.phrase(locale, phrase);
            let text = text.unwrap_or_else(|| locale.say("news-acted", &[args[0], ("action", &action)]));
            (text, ended)
        }
        EventKind::Resigned { ended } => (locale.say("news-resigned", &args), ended),
        EventKind::OutOfTime { ended } => (locale.say("news-out-of-time", &args), ended),
        EventKind::Abandoned { ended } => (locale.say("news-abandoned", &args), ended),
        EventKind::DrawOffered => (locale.say("news-draw-offered", &args), &None),
        EventKind::DrawAnswered { yes, ended } => {
            let key = if *yes { "news-draw-answered-yes" } else { "news-draw-answered-no" };
            (locale.say(key, &args), ended)
        }
        EventKind::TakebackAsked => (locale.say("news-takeback-asked", &args), &None),
        EventKind::TakebackAnswered { yes, .. } => {
            let key = if *yes { "news-takeback-answered-yes" } else { "news-takeback-answered-no" };
            (locale.say(key, &args), &None)
        }
        EventKind::Aborted => (locale.t("news-aborted"), &None),
        EventKind::Said { player, text } => {
            (locale.labelled(&locale.player(player), &sanitized(text)), &None)
        }
        EventKind::RematchWanted => (locale.say("news-rematch-wanted", &args), &None),
        EventKind::Rematch { .. } => (locale.t("news-rematch"), &None),
        EventKind::Resumed => (locale.t("news-resumed"), &None),
    };
    Some(match ended {
        Some(ended) => format!("{text}. {}", outcome(locale, names, ended)),
        None => text,
    })
}

/// A hint of a bot.
pub(crate) fn hint(locale: &Locale, names: &Names, state: &State, hint: &Hint) -> String {
    let chosen = state.moves.iter().find(|one| one.action == hint.action);
    let what = chosen.map_or_else(|| hint.action.clone(), |one| touches(locale, names, state, one));
    let percent = format!("{:.0}", 100.0 * hint.value);
    let chance = locale.say("percent", &[("value", &percent)]);
    let mut advice = format!("{what}. {}", locale.say("hint-chance", &[("chance", &chance)]));
    for reason in &hint.reasons {
        if let Some(why) = names.phrase(locale, &reason.phrase) {
            advice = format!("{advice} {why}");
        }
    }
    locale.labelled(&locale.t("hint"), &advice)
}

/// Round and points, if the game is a match.
pub(crate) fn match_score(locale: &Locale, names: &Names, state: &State) -> Option<String> {
    let points =
        |seat: &wire::SeatState| format!("{} {} {}", names.seat(&seat.seat), seat.points, locale.t("points"));
    let all = state.seats.iter().map(points).collect::<Vec<_>>().join(", ");
    let round = locale.say("round-of", &[("round", &state.round), ("rounds", &state.setup.rounds)]);
    (state.setup.rounds > 1).then(|| format!("{round}. {all}"))
}

/// The result as the viewer reads it. People who share a screen are all named.
fn own_outcome(locale: &Locale, names: &Names, state: &State, ended: &Outcome) -> String {
    let id = |seat: &wire::SeatState| match &seat.who {
        Some(wire::Occupant::Player(player)) => Some(player.id.clone()),
        _ => None,
    };
    let mine = state.seats.iter().find(|seat| Some(&seat.seat) == state.me.as_ref()).and_then(id);
    let is_alone = mine.is_some() && state.seats.iter().filter(|seat| id(seat) == mine).count() == 1;
    let text = outcome(locale, names, ended);
    match &ended.verdict {
        Verdict::Won { seat } if is_alone && Some(seat) == state.me.as_ref() => match ended.ending {
            Ending::Played => locale.t("result-won"),
            _ => format!("{} {text}", locale.t("result-won")),
        },
        Verdict::Won { .. } if is_alone => format!("{}. {text}", locale.t("result-lost")),
        _ => text,
    }
}

/// The decision of this player, the player at turn, or the result.
pub(crate) fn status(locale: &Locale, names: &Names, state: &State) -> String {
    match (&state.outcome, state.turn.as_deref()) {
        (Some(ended), None) => own_outcome(locale, names, state, ended),
        (_, Some(seat)) if !state.moves.is_empty() && state.me.as_deref() == Some(seat) => {
            phase(locale, names, state)
        }
        (_, Some(seat)) => locale.say("turn-of", &[("name", &names.seat(seat))]),
        (None, None) => match state.status {
            wire::Status::Aborted if state.rules == wire::RulesStatus::Closed => locale.t("rules-closed"),
            wire::Status::Aborted => locale.t("aborted"),
            wire::Status::Waiting => {
                let free = state.seats.iter().filter(|seat| seat.who.is_none()).count();
                if free == 0 {
                    locale.t("waiting-others")
                } else {
                    locale.say("waiting-for", &[("count", &free)])
                }
            }
            _ => locale.t("waiting-others"),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_phase_is_split_into_name_and_details() {
        assert_eq!(split_phase("move:y:3"), ("move", vec!["y", "3"]));
        assert_eq!(split_phase("claim2"), ("claim", vec!["2"]));
        assert_eq!(split_phase("flipN"), ("flipN", vec![]));
        assert_eq!(split_phase("power:w"), ("power", vec!["w"]));
    }
}

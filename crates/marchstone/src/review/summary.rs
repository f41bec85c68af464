//! What many reviews say about each player: luck, skill, and typical mistakes.

use std::collections::BTreeMap;
use std::io::{self, Write};

use catalog::Words;
use review::Account;
use serde_json::{Map, Value as Json, json};
use tabletop::{Phrase, Seat};

use super::Reviewed;
use super::report::{account_json, heading, named, row};

/// The sums over all games, by player.
#[derive(Default)]
pub(super) struct Summary {
    players: BTreeMap<String, Player>,
}

#[derive(Default)]
struct Player {
    games: u32,
    /// The sums over the games.
    total: Account,
    /// Mistakes by game and theme: their number and what they cost.
    themes: BTreeMap<(String, &'static str), (u32, f64)>,
}

impl Summary {
    /// Adds a game.
    pub(super) fn add(&mut self, reviewed: &Reviewed, wanted: Option<Seat>) {
        for (seat, account) in Seat::first(reviewed.record.players).zip(&reviewed.accounts) {
            if wanted.is_some_and(|wanted| wanted != seat) {
                continue;
            }
            let player = self.players.entry(reviewed.name(seat).to_owned()).or_default();
            player.games += 1;
            player.add(account);
            for (step, _) in reviewed.mistakes(Some(seat)) {
                let Some(decision) = &step.decision else { continue };
                let theme = (reviewed.record.game.clone(), decision.theme.unwrap_or("other"));
                let (count, cost) = player.themes.entry(theme).or_default();
                *count += 1;
                *cost += decision.cost.value;
            }
        }
    }

    /// The summary as JSON: means per game.
    pub(super) fn json(&self) -> Json {
        let player = |(name, player): (&String, &Player)| {
            let themes: Vec<Json> = player
                .themes
                .iter()
                .map(|((game, theme), (count, cost))| {
                    json!({ "game": game, "theme": theme, "mistakes": count, "cost": cost })
                })
                .collect();
            let json =
                json!({ "games": player.games, "mean": account_json(&player.mean()), "themes": themes });
            (name.clone(), json)
        };
        let players: Map<String, Json> = self.players.iter().map(player).collect();
        json!({ "summary": players })
    }

    /// Prints the means per game of each player, and where their mistakes were.
    pub(super) fn table(&self, words: &Words, output: &mut impl Write) -> io::Result<()> {
        writeln!(output, "{}", words.say(&Phrase::new("review-summary")))?;
        heading(words, output)?;
        for (name, player) in &self.players {
            let title = Phrase::new("review-player").with("name", name).with("games", player.games);
            row(&words.say(&title), &player.mean(), words, output)?;
            let mut themes: Vec<_> = player.themes.iter().collect();
            themes.sort_by(|(_, (_, one)), (_, (_, two))| two.total_cmp(one));
            for ((game, theme), (count, cost)) in themes {
                let name =
                    named(game, theme, words).unwrap_or_else(|| words.say(&Phrase::new("review-other")));
                let phrase = Phrase::new("review-theme")
                    .with("theme", name)
                    .with("mistakes", count)
                    .with("cost", crate::words::tenths(100.0 * cost / f64::from(player.games), words));
                writeln!(output, "    {}", words.say(&phrase))?;
            }
        }
        Ok(())
    }
}

impl Player {
    fn add(&mut self, account: &Account) {
        let total = &mut self.total;
        total.start += account.start;
        total.luck += account.luck;
        total.own += account.own;
        // Games are reviewed independently.
        total.own_error = total.own_error.hypot(account.own_error);
        total.others += account.others;
        total.end += account.end;
        total.decisions += account.decisions;
        total.mistakes += account.mistakes;
        total.lost_by_mistakes += account.lost_by_mistakes;
    }

    /// The mean chances per game; decisions and mistakes stay counts.
    fn mean(&self) -> Account {
        let games = f64::from(self.games.max(1));
        let Account { start, luck, own, own_error, others, end, lost_by_mistakes, .. } = self.total;
        Account {
            start: start / games,
            luck: luck / games,
            own: own / games,
            own_error: own_error / games,
            others: others / games,
            end: end / games,
            lost_by_mistakes: lost_by_mistakes / games,
            ..self.total
        }
    }
}

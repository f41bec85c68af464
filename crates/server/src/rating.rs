//! Glicko-2, for rated tables.

use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period};

use crate::store::{RatedSeat, Rating};

/// Where everybody begins.
pub(crate) const FRESH: Rating = Rating { rating: 1500.0, deviation: 350.0, volatility: 0.06 };

const fn glicko(rating: Rating) -> Glicko2Rating {
    Glicko2Rating { rating: rating.rating, deviation: rating.deviation, volatility: rating.volatility }
}

/// The ratings after a game. Two seats beat, draw or lose to each other; among more, the winner has beaten each
/// of the others, and these have not been compared with one another.
pub(crate) fn rate(seats: &[RatedSeat]) -> Vec<Rating> {
    let rank = |score: &str| match score {
        "won" => 2,
        "drawn" => 1,
        _ => 0,
    };
    let someone_won = seats.iter().any(|seat| seat.score == "won");
    let after = |i: usize| {
        let own = &seats[i];
        let results: Vec<(Glicko2Rating, Outcomes)> = (seats.iter().enumerate())
            .filter(|(j, _)| *j != i)
            .filter_map(|(_, other)| {
                let outcome = match rank(own.score).cmp(&rank(other.score)) {
                    std::cmp::Ordering::Greater => Outcomes::WIN,
                    std::cmp::Ordering::Less => Outcomes::LOSS,
                    std::cmp::Ordering::Equal if someone_won => return None,
                    std::cmp::Ordering::Equal => Outcomes::DRAW,
                };
                Some((glicko(other.before), outcome))
            })
            .collect();
        let new = glicko2_rating_period(&glicko(own.before), &results, &Glicko2Config::new());
        Rating { rating: new.rating, deviation: new.deviation, volatility: new.volatility }
    };
    (0..seats.len()).map(after).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats(scores: &[&'static str]) -> Vec<Rating> {
        rate(&scores.iter().map(|score| RatedSeat { score, before: FRESH }).collect::<Vec<_>>())
    }

    #[test]
    fn the_winner_gains_what_the_loser_loses() {
        let after = seats(&["won", "lost"]);
        assert!(after[0].rating > 1600.0 && after[1].rating < 1400.0);
        assert!((after[0].rating + after[1].rating - 3000.0).abs() < 0.01);
        assert!(after[0].deviation < 350.0);
    }

    #[test]
    fn a_draw_among_equals_changes_nothing_but_the_certainty() {
        let after = seats(&["drawn", "drawn"]);
        assert!((after[0].rating - 1500.0).abs() < 0.01);
        assert!(after[0].deviation < 350.0);
    }

    #[test]
    fn among_four_the_losers_lose_alike() {
        let after = seats(&["lost", "won", "lost", "lost"]);
        assert!(after[1].rating > after[0].rating);
        assert!((after[0].rating - after[3].rating).abs() < 1e-9);
    }
}

//! Glicko-2 ratings.

use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period};

use crate::store::{RatedSeat, Rating, Score};

/// The rating of a person without rated tables.
pub(crate) const INITIAL: Rating = Rating { rating: 1500.0, deviation: 350.0, volatility: 0.06 };

const fn glicko(rating: Rating) -> Glicko2Rating {
    Glicko2Rating { rating: rating.rating, deviation: rating.deviation, volatility: rating.volatility }
}

/// The ratings after a table. With more than two seats the winner counts as having beaten each of the others; the
/// others are not compared with each other.
pub(crate) fn rate(seats: &[RatedSeat]) -> Vec<Rating> {
    let has_winner = seats.iter().any(|seat| seat.score == Score::Won);
    let after = |i: usize| {
        let own = &seats[i];
        let results: Vec<(Glicko2Rating, Outcomes)> = (seats.iter().enumerate())
            .filter(|(j, _)| *j != i)
            .filter_map(|(_, other)| {
                let outcome = match own.score.cmp(&other.score) {
                    std::cmp::Ordering::Greater => Outcomes::WIN,
                    std::cmp::Ordering::Less => Outcomes::LOSS,
                    std::cmp::Ordering::Equal if has_winner => return None,
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
    use crate::store::Score::{Drawn, Lost, Won};

    fn seats(scores: &[Score]) -> Vec<Rating> {
        rate(&scores.iter().map(|&score| RatedSeat { score, before: INITIAL }).collect::<Vec<_>>())
    }

    #[test]
    fn the_winner_gains_what_the_loser_loses() {
        let after = seats(&[Won, Lost]);
        assert!(after[0].rating > 1600.0 && after[1].rating < 1400.0);
        assert!((after[0].rating + after[1].rating - 3000.0).abs() < 0.01);
        assert!(after[0].deviation < 350.0);
    }

    #[test]
    fn a_draw_between_equals_changes_only_the_deviation() {
        let after = seats(&[Drawn, Drawn]);
        assert!((after[0].rating - 1500.0).abs() < 0.01);
        assert!(after[0].deviation < 350.0);
    }

    #[test]
    fn all_losers_of_a_four_player_table_lose_the_same_amount() {
        let after = seats(&[Lost, Won, Lost, Lost]);
        assert!(after[1].rating > after[0].rating);
        assert!((after[0].rating - after[3].rating).abs() < 1e-9);
    }
}

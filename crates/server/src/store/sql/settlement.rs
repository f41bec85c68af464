//! Settles a finished table: stores its results and updates the ratings in one transaction.

use super::columns::{rating_row, score_word};
use super::dialect::{Dialect, sql};
use crate::store::{
    LadderRow, PersonId, RatedSeat, Rating, RatingRow, RatingRule, Settlement, StoreError, TableId,
};

/// Settles a table; if it is settled, it only makes sure that the table is not busy. Fails with [`StoreError::Superseded`] if another transaction settles
/// it or changes one of the ratings at the same time.
pub(super) async fn settle<D: Dialect>(
    on: &mut D::Connection,
    mut settlement: Settlement,
    rate: RatingRule,
) -> Result<(), StoreError> {
    let settled = sql::<D>("SELECT 1 FROM results WHERE table_id = $1 LIMIT 1");
    if settled.text(&settlement.table.0).first(on).await?.is_some() {
        return clear_busy::<D>(on, &settlement.table).await;
    }
    // A fixed order of row locks: two tables of the same people cannot deadlock.
    settlement.seats.sort_by(|a, b| a.person.cmp(&b.person));
    let settlement = &settlement;
    let before_ratings = match &settlement.ladder {
        Some(ladder) => ratings_before::<D>(on, settlement, ladder).await?,
        None => Vec::new(),
    };
    let after = if before_ratings.is_empty() {
        Vec::new()
    } else {
        let seats: Vec<RatedSeat> = (before_ratings.iter().zip(&settlement.seats))
            .map(|(row, seat)| RatedSeat {
                score: seat.score,
                before: row.map_or(crate::rating::INITIAL, |row| row.rating),
            })
            .collect();
        rate(&seats)
    };
    for (i, seat) in settlement.seats.iter().enumerate() {
        let change = before_ratings.get(i).copied().flatten().zip(after.get(i));
        let written = sql::<D>(
            "INSERT INTO results (table_id, seat, person, game, score, outcome, ended, rating_before, \
             rating_after) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING",
        )
        .text(&settlement.table.0)
        .text(&seat.seat)
        .text(&seat.person.0)
        .text(&settlement.game)
        .text(score_word(seat.score))
        .text(serde_json::to_string(&settlement.outcome)?)
        .int(settlement.ended)
        .maybe_real(change.map(|(before, _)| before.rating.rating))
        .maybe_real(change.map(|(_, after)| after.rating))
        .run(on)
        .await?;
        if written == 0 {
            return Err(StoreError::Superseded);
        }
        if let (Some((before, after)), Some(ladder)) = (change, &settlement.ladder) {
            write_rating::<D>(on, settlement, &seat.person, ladder, before, *after).await?;
            let known = settlement.seats.iter().zip(&before_ratings).filter(|(_, before)| before.is_some());
            for (other, _) in known.filter(|(other, _)| other.person != seat.person) {
                add_opponent::<D>(on, &seat.person, ladder, &other.person).await?;
            }
        }
    }
    clear_busy::<D>(on, &settlement.table).await
}

async fn clear_busy<D: Dialect>(on: &mut D::Connection, table: &TableId) -> Result<(), StoreError> {
    sql::<D>("UPDATE tables SET busy = 0 WHERE id = $1 AND busy = 1").text(&table.0).run(on).await?;
    Ok(())
}

/// The rating of each seat; `None` for erased people, who have none.
async fn ratings_before<D: Dialect>(
    on: &mut D::Connection,
    settlement: &Settlement,
    ladder: &LadderRow,
) -> Result<Vec<Option<RatingRow>>, StoreError> {
    sql::<D>(
        "INSERT INTO ladders (key, game, options, players) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
    )
    .text(&ladder.key)
    .text(&ladder.game)
    .text(&ladder.options)
    .int(ladder.players)
    .run(on)
    .await?;
    let mut ratings = Vec::new();
    for seat in &settlement.seats {
        let initial = crate::rating::INITIAL;
        // Locks the row, so that the person cannot be erased before this transaction ends.
        let lock = sql::<D>("UPDATE people SET deleted = deleted WHERE id = $1 AND deleted = 0");
        if lock.text(&seat.person.0).run(on).await? == 0 {
            ratings.push(None);
            continue;
        }
        sql::<D>(
            "INSERT INTO ratings (person, ladder, rating, deviation, volatility, games) \
             VALUES ($1, $2, $3, $4, $5, 0) ON CONFLICT DO NOTHING",
        )
        .text(&seat.person.0)
        .text(&ladder.key)
        .real(initial.rating)
        .real(initial.deviation)
        .real(initial.volatility)
        .run(on)
        .await?;
        let row = sql::<D>(
            "SELECT rating, deviation, volatility, games, opponents FROM ratings \
             WHERE person = $1 AND ladder = $2",
        )
        .text(&seat.person.0)
        .text(&ladder.key)
        .first(on)
        .await?
        .ok_or(StoreError::Superseded)?;
        ratings.push(Some(rating_row::<D>(&row, 0)?));
    }
    Ok(ratings)
}

/// Notes that a person has played against another one, and counts it the first time.
async fn add_opponent<D: Dialect>(
    on: &mut D::Connection,
    person: &PersonId,
    ladder: &LadderRow,
    opponent: &PersonId,
) -> Result<(), StoreError> {
    let added = sql::<D>(
        "INSERT INTO opponents (person, ladder, opponent) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
    );
    if added.text(&person.0).text(&ladder.key).text(&opponent.0).run(on).await? > 0 {
        sql::<D>("UPDATE ratings SET opponents = opponents + 1 WHERE person = $1 AND ladder = $2")
            .text(&person.0)
            .text(&ladder.key)
            .run(on)
            .await?;
    }
    Ok(())
}

/// Updates a rating, unless it has changed since it was read.
async fn write_rating<D: Dialect>(
    on: &mut D::Connection,
    settlement: &Settlement,
    person: &PersonId,
    ladder: &LadderRow,
    before: RatingRow,
    after: Rating,
) -> Result<(), StoreError> {
    let changed = sql::<D>(
        "UPDATE ratings SET rating = $1, deviation = $2, volatility = $3, games = games + 1 \
         WHERE person = $4 AND ladder = $5 AND games = $6",
    )
    .real(after.rating)
    .real(after.deviation)
    .real(after.volatility)
    .text(&person.0)
    .text(&ladder.key)
    .int(before.games)
    .run(on)
    .await?;
    if changed == 0 {
        return Err(StoreError::Superseded);
    }
    sql::<D>(
        "INSERT INTO rating_points (person, ladder, table_id, at, rating, deviation) \
         VALUES ($1, $2, $3, $4, $5, $6)",
    )
    .text(&person.0)
    .text(&ladder.key)
    .text(&settlement.table.0)
    .int(settlement.ended)
    .real(after.rating)
    .real(after.deviation)
    .run(on)
    .await?;
    Ok(())
}

//! Results, tallies and ratings.

use async_trait::async_trait;
use wire::{Instant, Tally};

use super::SqlStore;
use super::columns::{ladder_row, person_row, rating_row, score, statement, table_row};
use super::dialect::{Dialect, Row, sql};
use super::settlement::settle;
use crate::store::{
    Cursor, LadderRow, Person, PersonId, RatingRow, RatingRule, ResultRow, Results, Score, Settlement,
    StoreError, TableId,
};

#[async_trait]
impl<D: Dialect> Results for SqlStore<D> {
    async fn settle(&self, settlement: &Settlement, rate: RatingRule) -> Result<(), StoreError> {
        loop {
            let settlement = settlement.clone();
            let settled = self
                .database
                .write(move |on| Box::pin(async move { settle::<D>(on, settlement, rate).await }));
            match settled.await {
                Err(StoreError::Superseded) => {}
                settled => return settled,
            }
        }
    }

    async fn is_settled(&self, table: &TableId) -> Result<bool, StoreError> {
        let table = table.clone();
        let read = self.database.read(move |on| {
            Box::pin(async move {
                let row = sql::<D>("SELECT 1 FROM results WHERE table_id = $1 LIMIT 1")
                    .text(&table.0)
                    .first(on)
                    .await?;
                Ok(row.is_some())
            })
        });
        read.await
    }

    async fn rating_changes(&self, table: &TableId) -> Result<Vec<(String, f64, f64)>, StoreError> {
        let table = table.clone();
        let read = self.database.read(move |on| {
            Box::pin(async move {
                let rows = sql::<D>(
                    "SELECT seat, rating_before, rating_after FROM results \
             WHERE table_id = $1 AND rating_before IS NOT NULL ORDER BY seat",
                )
                .text(&table.0)
                .all(on)
                .await?;
                rows.iter().map(|row| Ok((row.text(0)?, row.real(1)?, row.real(2)?))).collect()
            })
        });
        read.await
    }

    async fn results(
        &self,
        person: &PersonId,
        before: Option<Cursor>,
        limit: u32,
    ) -> Result<Vec<ResultRow>, StoreError> {
        let person = person.clone();
        let read = self.database.read(move |on| {
            Box::pin(async move {
                let (ended, shown) = before.map_or((Instant::MAX, 0), |before| (before.ended, before.shown));
                let results = sql::<D>(statement!(
                    "SELECT r.seat, r.outcome, r.ended, {table} FROM results r JOIN tables t ON t.id = r.table_id \
                     WHERE r.person = $1 AND r.ended <= $2 \
                     ORDER BY r.ended DESC, r.table_id DESC LIMIT $3 OFFSET $4"
                ));
                let rows = results.text(&person.0).int(ended).int(limit).int(shown).all(on).await?;
                let result = |row: &Row<D>| {
                    Ok(ResultRow {
                        seat: row.text(0)?,
                        outcome: serde_json::from_str(&row.text(1)?)?,
                        ended: row.int(2)?,
                        table: table_row(row, 3)?,
                    })
                };
                rows.iter().map(result).collect()
            })
        });
        read.await
    }

    async fn tallies(&self, person: &PersonId) -> Result<Vec<(String, Tally)>, StoreError> {
        let person = person.clone();
        let read = self.database.read(move |on| {
            Box::pin(async move {
                let rows = sql::<D>(
            "SELECT game, score, COUNT(*) FROM results WHERE person = $1 GROUP BY game, score ORDER BY game",
        )
        .text(&person.0)
        .all(on)
        .await?;
                let mut tallies: Vec<(String, Tally)> = Vec::new();
                for row in &rows {
                    let game = row.text(0)?;
                    if tallies.last().is_none_or(|(last, _)| *last != game) {
                        tallies.push((game, Tally::default()));
                    }
                    let (_, tally) = tallies.last_mut().expect("the list is not empty");
                    let count = row.int(2)? as u32;
                    match score(&row.text(1)?)? {
                        Score::Won => tally.won = count,
                        Score::Drawn => tally.drawn = count,
                        Score::Lost => tally.lost = count,
                    }
                }
                Ok(tallies)
            })
        });
        read.await
    }

    async fn ladders(&self) -> Result<Vec<LadderRow>, StoreError> {
        let read = self.database.read(move |on| {
            Box::pin(async move {
                let rows =
                    sql::<D>("SELECT key, game, options, players FROM ladders ORDER BY key").all(on).await?;
                rows.iter().map(|row| ladder_row(row, 0)).collect()
            })
        });
        read.await
    }

    async fn ladder(&self, key: &str, limit: u32) -> Result<Vec<(Person, RatingRow)>, StoreError> {
        let key = key.to_owned();
        let read = self.database.read(move |on| {
 Box::pin(async move {
        let ranked = sql::<D>(statement!(
            "SELECT {person}, r.rating, r.deviation, r.volatility, r.games, r.opponents FROM ratings r \
             JOIN people p ON p.id = r.person WHERE r.ladder = $1 AND p.deleted = 0 \
             AND r.games >= $2 AND r.opponents >= $3 ORDER BY r.rating - 2 * r.deviation DESC, p.id LIMIT $4"
        ));
        let (games, opponents) = (RatingRow::LEAST_GAMES, RatingRow::LEAST_OPPONENTS);
        let mut rows = ranked.text(&key).int(games).int(opponents).int(limit).all(on).await?;
        let left = limit - rows.len() as u32;
        let provisional = sql::<D>(statement!(
            "SELECT {person}, r.rating, r.deviation, r.volatility, r.games, r.opponents FROM ratings r \
             JOIN people p ON p.id = r.person WHERE r.ladder = $1 AND p.deleted = 0 \
             AND (r.games < $2 OR r.opponents < $3) ORDER BY r.rating - 2 * r.deviation DESC, p.id LIMIT $4"
        ));
        rows.extend(provisional.text(&key).int(games).int(opponents).int(left).all(on).await?);
        rows.iter().map(|row| Ok((person_row(row, 0)?, rating_row(row, 7)?))).collect()
 })
 });
        read.await
    }

    async fn rated_aborts(
        &self,
        person: &PersonId,
        since: Instant,
    ) -> Result<Vec<(TableId, Instant)>, StoreError> {
        let person = person.clone();
        let read = self.database.read(move |on| {
            Box::pin(async move {
                let aborts = sql::<D>(
                    "SELECT table_id, at FROM rated_aborts WHERE person = $1 AND at >= $2 ORDER BY at, table_id",
                );
                let rows = aborts.text(&person.0).int(since).all(on).await?;
                rows.iter().map(|row| Ok((TableId(row.text(0)?), row.int(1)?))).collect()
            })
        });
        read.await
    }

    async fn opponents(&self, person: &PersonId) -> Result<Vec<(String, PersonId)>, StoreError> {
        let person = person.clone();
        let read = self.database.read(move |on| {
            Box::pin(async move {
                let opponents = sql::<D>(
                    "SELECT ladder, opponent FROM opponents WHERE person = $1 ORDER BY ladder, opponent",
                );
                let rows = opponents.text(&person.0).all(on).await?;
                rows.iter().map(|row| Ok((row.text(0)?, PersonId(row.text(1)?)))).collect()
            })
        });
        read.await
    }

    async fn ratings(&self, person: &PersonId) -> Result<Vec<(LadderRow, RatingRow)>, StoreError> {
        let person = person.clone();
        let read = self.database.read(move |on| {
            Box::pin(async move {
                let rows = sql::<D>(
            "SELECT l.key, l.game, l.options, l.players, r.rating, r.deviation, r.volatility, r.games, r.opponents \
             FROM ratings r JOIN ladders l ON l.key = r.ladder WHERE r.person = $1 ORDER BY l.key",
        )
        .text(&person.0)
        .all(on)
        .await?;
                rows.iter().map(|row| Ok((ladder_row(row, 0)?, rating_row(row, 4)?))).collect()
            })
        });
        read.await
    }

    async fn rating_points(&self, person: &PersonId) -> Result<Vec<wire::RatingPoint>, StoreError> {
        let person = person.clone();
        let read = self.database.read(move |on| {
            Box::pin(async move {
                let rows = sql::<D>(
            "SELECT ladder, at, rating, deviation FROM rating_points WHERE person = $1 ORDER BY at DESC LIMIT 1000",
        )
        .text(&person.0)
        .all(on)
        .await?;
                let point = |row: &Row<D>| {
                    Ok(wire::RatingPoint {
                        ladder: row.text(0)?,
                        at: row.int(1)?,
                        rating: row.real(2)?,
                        deviation: row.real(3)?,
                    })
                };
                rows.iter().rev().map(point).collect()
            })
        });
        read.await
    }
}

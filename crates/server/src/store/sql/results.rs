//! Results, tallies and ratings.

use async_trait::async_trait;
use wire::{Instant, Tally};

use super::SqlStore;
use super::columns::{ladder_row, person_row, rating_row, score, statement, table_row};
use super::dialect::{Dialect, Row, sql};
use super::settlement::try_settle;
use crate::store::{
    Cursor, LadderRow, Person, PersonId, RatedSeat, Rating, RatingRow, ResultRow, Results, Score, Settlement,
    StoreError, TableId,
};

#[async_trait]
impl<D: Dialect> Results for SqlStore<D> {
    async fn settle(
        &self,
        settlement: &Settlement,
        rate: &(dyn for<'a> Fn(&'a [RatedSeat]) -> Vec<Rating> + Send + Sync),
    ) -> Result<(), StoreError> {
        while !try_settle(&self.writes, settlement, rate).await? {}
        Ok(())
    }

    async fn is_settled(&self, table: &TableId) -> Result<bool, StoreError> {
        let row = sql::<D>("SELECT 1 FROM results WHERE table_id = $1 LIMIT 1")
            .text(&table.0)
            .first(&mut *self.read().await?)
            .await?;
        Ok(row.is_some())
    }

    async fn rating_changes(&self, table: &TableId) -> Result<Vec<(String, f64, f64)>, StoreError> {
        let rows = sql::<D>(
            "SELECT seat, rating_before, rating_after FROM results \
             WHERE table_id = $1 AND rating_before IS NOT NULL ORDER BY seat",
        )
        .text(&table.0)
        .all(&mut *self.read().await?)
        .await?;
        rows.iter().map(|row| Ok((row.text(0)?, row.real(1)?, row.real(2)?))).collect()
    }

    async fn results(
        &self,
        person: &PersonId,
        before: Option<&Cursor>,
        limit: u32,
    ) -> Result<Vec<ResultRow>, StoreError> {
        let ended = before.map_or(Instant::MAX, |before| before.ended);
        let rows = sql::<D>(statement!(
            "SELECT r.seat, r.outcome, r.ended, {table} FROM results r JOIN tables t ON t.id = r.table_id \
             WHERE r.person = $1 AND (r.ended < $2 OR (r.ended = $3 AND r.table_id < $4)) \
             ORDER BY r.ended DESC, r.table_id DESC LIMIT $5"
        ))
        .text(&person.0)
        .int(ended)
        .int(ended)
        .text(before.map_or("", |before| before.table.0.as_str()))
        .int(limit)
        .all(&mut *self.read().await?)
        .await?;
        let result = |row: &Row<D>| {
            Ok(ResultRow {
                seat: row.text(0)?,
                outcome: serde_json::from_str(&row.text(1)?)?,
                ended: row.int(2)?,
                table: table_row(row, 3)?,
            })
        };
        rows.iter().map(result).collect()
    }

    async fn tallies(&self, person: &PersonId) -> Result<Vec<(String, Tally)>, StoreError> {
        let rows = sql::<D>(
            "SELECT game, score, COUNT(*) FROM results WHERE person = $1 GROUP BY game, score ORDER BY game",
        )
        .text(&person.0)
        .all(&mut *self.read().await?)
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
    }

    async fn ladders(&self) -> Result<Vec<LadderRow>, StoreError> {
        let rows = sql::<D>("SELECT key, game, options, players FROM ladders ORDER BY key")
            .all(&mut *self.read().await?)
            .await?;
        rows.iter().map(|row| ladder_row(row, 0)).collect()
    }

    async fn ladder(&self, key: &str, limit: u32) -> Result<Vec<(Person, RatingRow)>, StoreError> {
        let rows = sql::<D>(statement!(
            "SELECT {person}, r.rating, r.deviation, r.volatility, r.games FROM ratings r \
             JOIN people p ON p.id = r.person WHERE r.ladder = $1 AND p.deleted = 0 ORDER BY r.rating DESC, p.id LIMIT $2"
        ))
        .text(key)
        .int(limit)
        .all(&mut *self.read().await?)
        .await?;
        rows.iter().map(|row| Ok((person_row(row, 0)?, rating_row(row, 7)?))).collect()
    }

    async fn ratings(&self, person: &PersonId) -> Result<Vec<(LadderRow, RatingRow)>, StoreError> {
        let rows = sql::<D>(
            "SELECT l.key, l.game, l.options, l.players, r.rating, r.deviation, r.volatility, r.games \
             FROM ratings r JOIN ladders l ON l.key = r.ladder WHERE r.person = $1 ORDER BY l.key",
        )
        .text(&person.0)
        .all(&mut *self.read().await?)
        .await?;
        rows.iter().map(|row| Ok((ladder_row(row, 0)?, rating_row(row, 4)?))).collect()
    }

    async fn rating_points(&self, person: &PersonId) -> Result<Vec<wire::RatingPoint>, StoreError> {
        let rows = sql::<D>(
            "SELECT ladder, at, rating, deviation, table_id FROM rating_points WHERE person = $1 ORDER BY at",
        )
        .text(&person.0)
        .all(&mut *self.read().await?)
        .await?;
        let point = |row: &Row<D>| {
            Ok(wire::RatingPoint {
                ladder: row.text(0)?,
                at: row.int(1)?,
                rating: row.real(2)?,
                deviation: row.real(3)?,
                table: row.text(4)?,
            })
        };
        rows.iter().map(point).collect()
    }
}

//! Looks for the ids and the chat of unlisted tables in everything that is public.

use client::http::Method;
use testbed::Program;
use wire::{Invitee, NewTable, TableRequest};

use super::{Outcome, Target};
use crate::TrialError;
use crate::player::command;

const CHAT: &str = "meet me at the mill";

pub(super) async fn run(program: &Program) -> Result<Outcome, TrialError> {
    let target = Target::start(program, &[])?;
    let (ann, ann_id) = target.account("Ann").await?;
    let (ben, ben_id) = target.account("Ben").await?;
    let (eve, _) = target.account("Eve").await?;
    let new = NewTable::new("schotten-totten", vec![Invitee::Me, Invitee::Anyone]);
    let table = ann.create_table(&NewTable { open: false, ..new }).await?.id;
    ben.command(&table, &command("sit", TableRequest::Sit { seat: None })).await?;
    for player in [&ann, &ben] {
        player.command(&table, &command("ready", TableRequest::Ready { nonce: None })).await?;
    }
    ann.command(&table, &command("say", TableRequest::Say { text: CHAT.to_owned() })).await?;
    ben.command(&table, &command("resign", TableRequest::Resign)).await?;
    for player in [&ann, &ben] {
        player.command(&table, &command("rematch", TableRequest::Rematch)).await?;
    }
    let next = ann.table(&table).await?.next_table;
    let next = next.ok_or_else(|| TrialError::unexpected("there is no rematch"))?;
    let of_person = |id: &String| [format!("/api/people/{id}"), format!("/api/people/{id}/history")];
    let mut paths: Vec<String> = ["/api/lobby", "/api/ladders", "/api/server"].map(str::to_owned).to_vec();
    paths.extend([&ann_id, &ben_id].iter().flat_map(|id| of_person(id)));
    let secrets = [("the id", table.as_str()), ("the id of the rematch", &next), ("the chat", CHAT)];
    let mut searched = 0;
    for (who, reader) in [("nobody", &target.client), ("another account", &eve)] {
        for path in &paths {
            let text = reader.request(Method::GET, path).text().await?;
            searched += text.len();
            if let Some((what, _)) = secrets.iter().find(|(_, secret)| text.contains(secret)) {
                return Ok(Outcome::Worked(format!("{path} tells {what} of an unlisted table to {who}")));
            }
        }
    }
    // Those who sat there find it.
    let own = ann.request(Method::GET, &of_person(&ann_id)[1]).text().await?;
    if !own.contains(&table) {
        return Err(TrialError::unexpected("the game is not in the history of its player"));
    }
    Ok(Outcome::Withstood(format!("{searched} bytes of public answers hold neither id nor chat")))
}

//! `learn average`.

use std::path::PathBuf;

use bots::Heuristics;
use learn::average::average;

use crate::{Problem, Table, read_net};

#[derive(clap::Args, Clone)]
pub(crate) struct Average {
    #[command(flatten)]
    pub(crate) table: Table,
    /// The weight files, which began with the same weights.
    #[arg(required = true, num_args = 2..)]
    nets: Vec<String>,
    /// The weight file to write.
    #[arg(long)]
    out: PathBuf,
}

pub(crate) fn write_average<G: Heuristics>(arguments: &Average) -> Result<(), Problem> {
    let shape = arguments.table.spec::<G>()?.shape;
    let nets =
        arguments.nets.iter().map(|file| read_net(file, shape)).collect::<Result<Vec<_>, Problem>>()?;
    Ok(std::fs::write(&arguments.out, average(&nets).rounded().write())?)
}

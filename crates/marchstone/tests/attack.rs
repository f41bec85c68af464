//! Attacks that once worked do not work on the program.

use testbed::Program;
use trials::attack::{self, Attack, Outcome, Size};

async fn assert_withstood(attack: Attack) {
    let program = Program::at(env!("CARGO_BIN_EXE_marchstone"));
    let outcome = attack::run(attack, &program, Size::SMALL).await.unwrap_or_else(|error| panic!("{error}"));
    println!("{attack:?}: {outcome}");
    assert!(!matches!(outcome, Outcome::Worked(_)), "{attack:?}: {outcome}");
}

#[tokio::test]
async fn late_bodies_restore_nothing() {
    assert_withstood(Attack::LateBodies).await;
}

#[tokio::test]
async fn other_spellings_give_no_more_guesses() {
    assert_withstood(Attack::NameSpellings).await;
}

#[tokio::test]
async fn guest_names_do_not_run_out() {
    assert_withstood(Attack::GuestNames).await;
}

#[tokio::test]
async fn unlisted_tables_stay_unknown() {
    assert_withstood(Attack::UnlistedTables).await;
}

#[tokio::test]
async fn concurrent_exports_do_not_exhaust_memory() {
    assert_withstood(Attack::Exports).await;
}

#[tokio::test]
async fn a_full_disk_does_not_stop_the_server_for_good() {
    assert_withstood(Attack::FullDisk).await;
}

//! The home of tables in a browser, asked in JSON as its worker asks it, with a store in memory.

mod device;
mod home;
mod review;
mod suite;
mod thinking;

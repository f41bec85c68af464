import base from './playwright.config.ts';

// `cargo xtask pictures`: the pictures of the documentation, taken from the running program.
export default { ...base, testDir: 'pictures', timeout: 240_000 };

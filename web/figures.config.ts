import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

// Figures of the WebAssembly on this machine, one after the other: npx playwright test --config figures.config.ts
// They are printed and not compared, since they depend on the machine. MARCHSTONE_DECISIONS names a release build of the
// example `decisions` of crates/browser.
export default defineConfig({ ...tests, testDir: 'figures', testMatch: '*.figures.ts', timeout: 1_800_000, workers: 1, fullyParallel: false });

import { defineConfig } from '@playwright/test';

// Debian's firefox-esr, through WebDriver BiDi (firefox/firefox.ts). The runner is the same as for the other browser tests.
export default defineConfig({ testDir: 'firefox', timeout: 240_000, expect: { timeout: 15_000 }, workers: 1, retries: 0, reporter: [['list']] });

import { defineConfig } from '@playwright/test';

// Debian's chromium, never a download. Every test file talks to a server of its own (e2e/server.ts).
export default defineConfig({
  testDir: 'e2e',
  timeout: 180_000,
  expect: { timeout: 15_000 },
  workers: 2,
  fullyParallel: true,
  retries: 0,
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    // It would answer from its cache what a test wants to hold back; e2e/offline.spec.ts is about it.
    serviceWorkers: 'block',
    // Motion is beautiful, but nobody looks on here.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    // A trace takes more time than the test: ask for one with `--trace on` where a picture does not explain it.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});

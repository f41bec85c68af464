// From "Play now" to the first move of a bot, on a cold cache at 10 Mbit/s. Chromium slows down the page by a factor, but not its
// workers: on a processor of a quarter of the speed, what they do would take four times as long.

import { expect, press, test } from '../e2e/table.ts';
import { SlowLine } from './slow-line.ts';

const RATE = 10_000_000;
const DELAY = 10;

interface Seen {
  what: string;
  at: number;
}

test.use({ serviceWorkers: 'allow' });

for (const throttle of [1, 4]) {
  test(`first move, page slowed down ${throttle} times`, async ({ browser, server }) => {
    const line = new SlowLine(Number(new URL(server.url).port), RATE, DELAY);
    const url = await line.open();
    const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
    await context.addInitScript(() => localStorage.setItem('marchstone.settings', '{"pace":"fast"}'));
    const page = await context.newPage();
    await page.addInitScript(() => {
      const seen: Seen[] = [];
      Object.assign(window, { seen });
      window.Worker = class extends Worker {
        constructor(url: string | URL, options?: WorkerOptions) {
          super(url, options);
          this.addEventListener('message', ({ data }) => {
            const at = performance.now();
            if (data.type === 'ready') seen.push({ what: 'ready', at });
            for (const event of data.message?.events ?? []) if (event.type === 'acted') seen.push({ what: `acted ${event.seat}`, at });
          });
        }
      };
      document.addEventListener('click', () => seen.push({ what: 'click', at: performance.now() }), { capture: true });
    });
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: throttle });
    await page.goto(url);
    await page.getByRole('button', { name: 'Play now' }).click();
    // The player begins: one card to a stone, as soon as the board takes it.
    await page.locator('[data-touch^="hand:"]').first().waitFor();
    const own = await page.evaluate(() => performance.now());
    const card = await page.locator('[data-touch^="hand:"]').first().getAttribute('data-touch');
    await press(page, card!);
    await press(page, 'stone:5');
    const moves = () => page.evaluate(() => (window as unknown as { seen: Seen[] }).seen);
    await expect.poll(async () => (await moves()).some(({ what }) => what === 'acted B'), { intervals: [20] }).toBe(true);
    const seen = await moves();
    const { metrics } = await devtools.send('Performance.enable').then(() => devtools.send('Performance.getMetrics'));
    const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0;
    console.log(throttle, JSON.stringify(seen.map(({ what, at }) => `${what} ${Math.round(at)}`)), `first own move possible ${Math.round(own - (seen.find(({ what }) => what === 'click')?.at ?? 0))} ms after the click; ${Math.round(line.bytes / 1000)} kB; JavaScript heap of the page ${(heap / 1e6).toFixed(1)} MB`);
    await context.close();
    line.close();
  });
}

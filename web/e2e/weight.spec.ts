import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './table.ts';
import { DIST, files } from './worker.ts';

/** The size of a file as it comes over the line. */
function weight(path: string): number {
  const forms = ['.br', '.gz', ''].map((extension) => join(DIST, path) + extension);
  return statSync(forms.find((form) => existsSync(form)) ?? path).size;
}

test('the first page is light: at most 90 kB with pictures of the boards', async ({ page }) => {
  let bytes = 0;
  page.on('requestfinished', async (request) => {
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    bytes += responseBodySize + responseHeadersSize;
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
  for (const picture of await page.locator('.boards img').all())
    expect(await picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)).toBe(330);
  test.info().annotations.push({ type: 'bytes', description: String(bytes) });
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThanOrEqual(90_000);
});

// docs/research/speed.md has what the code is made of.
test('a game on this device needs at most 350 kB of code with the words of a language, 300 kB for each value net, and 1,200 kB for a policy', async ({ request }) => {
  const { games, nets, policies } = files();
  const words = readdirSync(join(DIST, 'assets')).flatMap((name) => /^(en-[^.]*\.js)\.gz$/.exec(name)?.[1] ?? []);
  expect(words.length).toBeGreaterThan(3);
  expect(Object.keys(games)).toHaveLength(3);
  for (const [game, { glue, wasm }] of Object.entries(games)) {
    const code = [glue, wasm, ...words.map((name) => `assets/${name}`)].map(weight).reduce((sum, one) => sum + one);
    test.info().annotations.push({ type: 'bytes', description: `${game}: ${code}` });
    expect(code, game).toBeGreaterThan(100_000);
    expect(code, game).toBeLessThanOrEqual(350_000);
  }
  expect(Object.keys(nets)).toHaveLength(5);
  for (const net of Object.values(nets)) {
    const sent = await request.get(`/${net}`, { headers: { 'accept-encoding': 'gzip' } });
    expect(sent.headers()['content-encoding'], net).toBe('gzip');
    expect(Number(sent.headers()['content-length']), net).toBeLessThanOrEqual(300_000);
  }
  expect(Object.keys(policies)).toEqual(['schotten-totten-base-policy']);
  for (const policy of Object.values(policies)) {
    const sent = await request.get(`/${policy}`, { headers: { 'accept-encoding': 'gzip' } });
    expect(sent.headers()['content-encoding'], policy).toBe('gzip');
    const bytes = Number(sent.headers()['content-length']);
    test.info().annotations.push({ type: 'bytes', description: `${policy}: ${bytes}` });
    expect(bytes, policy).toBeLessThanOrEqual(1_200_000);
  }
});

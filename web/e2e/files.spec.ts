import { expect, test } from './table.ts';

test('the files of the client are sent compressed, and again only if they have changed', async ({ request, server }) => {
  // The page itself is small enough for gzip alone.
  const page = await request.get(server.url, { headers: { 'accept-encoding': 'gzip' } });
  expect(page.headers()['content-encoding']).toBe('gzip');
  expect(page.headers()['cache-control']).toBe('no-cache');
  const script = /"(\/assets\/first-[^"]+\.js)"/.exec(await page.text())?.[1];
  expect(script).toBeTruthy();
  const texts = new Set<string>();
  for (const coding of ['br', 'gzip', 'identity']) {
    const headers = { 'accept-encoding': coding };
    const file = await request.get(server.url + script, { headers });
    expect(file.headers()['content-encoding']).toBe(coding === 'identity' ? undefined : coding);
    texts.add(await file.text());
    expect(file.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
    const again = await request.get(server.url + script, { headers: { ...headers, 'if-none-match': file.headers()['etag'] ?? '' } });
    expect(again.status()).toBe(304);
  }
  expect(texts.size).toBe(1);
});

test('styles are written for older browsers, too', async ({ page }) => {
  // Safari has light-dark() since 17.5: the build writes it in other words.
  const files = new Set<string>();
  page.on('response', (response) => {
    if (/\.css$/.test(response.url())) files.add(response.url());
  });
  for (const path of ['/', '/settings', '/learn']) await page.goto(path, { waitUntil: 'networkidle' });
  // The body of a response is gone when the page goes on, so the files are read again.
  const styles = (await Promise.all([...files].map(async (file) => (await page.request.get(file)).text()))).join('');
  expect(styles.length).toBeGreaterThan(10_000);
  expect(styles).not.toContain('light-dark(');
  for (const [theme, ground] of [['day', 'rgb(243, 239, 231)'], ['night', 'rgb(26, 25, 29)']] as const) {
    await page.evaluate((theme) => localStorage.setItem('marchstone.settings', JSON.stringify({ theme })), theme);
    await page.reload();
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(ground);
  }
});

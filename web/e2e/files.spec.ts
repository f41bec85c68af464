import { expect, test } from './table.ts';

test('the files of the client are sent compressed, and again only if they have changed', async ({ request, server }) => {
  const page = await request.get(server.url, { headers: { 'accept-encoding': 'br' } });
  expect(page.headers()['content-encoding']).toBe('br');
  expect(page.headers()['cache-control']).toBe('no-cache');
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(await page.text())?.[1];
  expect(script).toBeTruthy();
  for (const coding of ['br', 'gzip']) {
    const headers = { 'accept-encoding': coding };
    const file = await request.get(server.url + script, { headers });
    expect(file.headers()['content-encoding']).toBe(coding);
    expect(file.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
    const again = await request.get(server.url + script, { headers: { ...headers, 'if-none-match': file.headers()['etag'] ?? '' } });
    expect(again.status()).toBe(304);
  }
});

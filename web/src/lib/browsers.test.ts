import { expect, it } from 'vitest';
import { browserName } from './browsers.ts';

it('makes browsers short, and leaves other labels alone', () => {
  const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
  expect(browserName(chrome)).toBe('Chrome, Linux');
  expect(browserName(`${chrome} Edg/140.0`.replace('X11; Linux x86_64', 'Windows NT 10.0; Win64; x64'))).toBe('Edge, Windows');
  expect(browserName('Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0')).toBe('Firefox, Android');
  expect(browserName('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1')).toBe('Safari, iPhone');
  expect(browserName('my bot')).toBe('my bot');
  expect(browserName('curl/8.5.0')).toBe('curl/8.5.0');
});

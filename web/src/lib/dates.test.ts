// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { locale } from './dates.ts';

it('writes dates as the reader does', () => {
  expect(locale('en', ['en-GB', 'en'])).toBe('en-GB');
  expect(locale('en', ['de-AT', 'en-US'])).toBe('en-US');
  expect(locale('en', ['fr-FR'])).toBe('en-GB');
  expect(locale('fr', ['fr-CA', 'en-US'])).toBe('fr-CA');
  expect(locale('de', ['en-US'])).toBe('de');
});

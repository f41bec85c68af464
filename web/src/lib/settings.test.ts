// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { restore, settings } from './settings.svelte.ts';

it('reads what was stored, and takes the preset for nonsense', () => {
  expect(restore(null)).toEqual({ theme: 'system', motion: 'system', pace: 'normal', sounds: true, tracker: true, confirm: false, notices: false, language: null });
  expect(restore('{"theme":"night","sounds":false,"language":"fr"}')).toMatchObject({ theme: 'night', sounds: false, language: 'fr' });
  for (const language of ['en', 'fr', 'de', 'es']) expect(restore(JSON.stringify({ language }))).toMatchObject({ language });
  expect(restore('{"theme":"pink","sounds":"loud","language":"xx"}')).toMatchObject({ theme: 'system', sounds: true, language: null });
  for (const broken of ['{', 'null', '"x"', '[]']) expect(restore(broken)).toMatchObject({ theme: 'system' });
});

it('shows a change at once and keeps it', () => {
  settings.change({ theme: 'night' });
  expect(document.documentElement.dataset.theme).toBe('dark');
  settings.change({ theme: 'day', motion: 'none' });
  expect(document.documentElement.dataset).toMatchObject({ theme: 'light', motion: 'none' });
  expect(settings.moving).toBe(false);
  expect(JSON.parse(localStorage.getItem('marchstone.settings') ?? '')).toMatchObject({ theme: 'day' });
});

import { expect, it } from 'vitest';
import { games, part, rules } from './rules.ts';

it('cuts the part of a language', () => {
  const text = '# Title\n- both\n# English\nhello\n## More\nx\n# Français\nbonjour\n';
  expect(part(text, 'en')).toBe('hello\n## More\nx');
  expect(part(text, 'fr').trim()).toBe('bonjour');
  expect(part('no headings', 'fr')).toBe('no headings');
});

it('has every game in both languages', async () => {
  expect(games).toEqual(expect.arrayContaining(['schotten-totten', 'lords-of-scotland', 'bergues']));
  for (const game of games) {
    const [en, fr] = [await rules(game, 'en'), await rules(game, 'fr')];
    expect(en).toContain('<strong>');
    expect(fr).toContain('<strong>');
    expect(en).not.toBe(fr);
  }
  expect(await rules('chess', 'en')).toBeNull();
});

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { keys } from './keys.ts';

const here = 'src/boards/bergues/';
const text = (lang: string): string => readFileSync(`${here}words/${lang}.ftl`, 'utf8');
const names = (lang: string): string[] => [...text(lang).matchAll(/^(bgb-[\w-]+) =/gm)].map((match) => match[1]!);

describe('words', () => {
  it('are the same in both languages, and each once', () => {
    expect(names('fr')).toEqual(names('en'));
    expect(new Set(names('en')).size).toBe(names('en').length);
  });

  it('are well-formed', () => {
    for (const lang of ['en', 'fr']) {
      const bundle = new FluentBundle(lang);
      const rules = readFileSync(`../games/bergues/words/${lang}.ftl`, 'utf8');
      expect([...bundle.addResource(new FluentResource(rules)), ...bundle.addResource(new FluentResource(text(lang)))]).toEqual([]);
      for (const name of names(lang)) expect(bundle.hasMessage(name), name).toBe(true);
    }
  });

  it('are there for all that the board says', () => {
    const known = new Set(names('en'));
    const files = readdirSync(here).filter((file) => /\.(ts|svelte)$/.test(file) && !file.includes('.test.'));
    for (const file of files)
      for (const [, key] of readFileSync(here + file, 'utf8').matchAll(/['`](bgb-[a-z-]+[a-z])['`]/g))
        expect(known.has(key!), `${key} in ${file}`).toBe(true);
    for (const { does } of keys) expect(known.has(does), does).toBe(true);
  });

  it('have a narrow space before French marks', () => {
    for (const line of text('fr').split('\n')) if (!line.startsWith('#')) expect(line).not.toMatch(/ [;:?!](?!\})/);
  });
});

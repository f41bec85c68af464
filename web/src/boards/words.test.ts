import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { LANGUAGES } from '../lib/languages.ts';
import { boardKeys } from './index.ts';

describe.each([['schotten-totten', 'stb'], ['lords-of-scotland', 'lsb'], ['bergues', 'bgb']])('the words of %s', (game, prefix) => {
  const here = `src/boards/${game}/`;
  const text = (lang: string): string => readFileSync(`${here}words/${lang}.ftl`, 'utf8');
  const names = (lang: string): string[] => [...text(lang).matchAll(new RegExp(`^(${prefix.slice(0, 2)}b?-[\\w-]+) =`, 'gm'))].map((match) => match[1]!);

  it('are the same in every language, and each once', () => {
    expect(names('en').length).toBeGreaterThan(50);
    for (const [language] of LANGUAGES) expect(names(language)).toEqual(names('en'));
    expect(new Set(names('en')).size).toBe(names('en').length);
  });

  it('are well-formed', () => {
    for (const [lang] of LANGUAGES) {
      const bundle = new FluentBundle(lang);
      const rules = readFileSync(`../games/${game}/words/${lang}.ftl`, 'utf8');
      expect([...bundle.addResource(new FluentResource(rules)), ...bundle.addResource(new FluentResource(text(lang)))]).toEqual([]);
      for (const name of names(lang)) expect(bundle.hasMessage(name), name).toBe(true);
    }
  });

  it('are there for all that the board says, and no others', async () => {
    const known = new Set(names('en'));
    const shared = new Set([...readFileSync('words/en.ftl', 'utf8').matchAll(/^(board-[\w-]+) =/gm)].map((match) => match[1]!));
    const files = readdirSync(here).filter((file) => /\.(ts|svelte)$/.test(file) && !file.includes('.test.'));
    const used = new Set<string>();
    for (const file of files) {
      for (const [, key] of readFileSync(here + file, 'utf8').matchAll(/'(board-[a-z-]+)'/g)) expect(shared.has(key!), `${key} in ${file}`).toBe(true);
      for (const [, key] of readFileSync(here + file, 'utf8').matchAll(new RegExp(`['\`](${prefix}-[A-Za-z-]+)(?=['\`$])`, 'g'))) {
        used.add(key!);
        if (!key!.endsWith('-')) expect(known.has(key!), `${key} in ${file}`).toBe(true);
      }
    }
    for (const { does } of await boardKeys(game)) expect(known.has(does) || shared.has(does), does).toBe(true);
    const said = [...used];
    // Names of pieces and arguments are looked up by lib/naming.ts, those of touches by lib/touch-names.ts.
    const idle = [...known].filter((name) => name.startsWith(`${prefix}-`) && !name.startsWith(`${prefix}-touch-`) && !said.some((key) => key === name || (key.endsWith('-') && name.startsWith(key))));
    expect(idle).toEqual([]);
  });

  it('have narrow spaces before French marks', () => {
    for (const line of text('fr').split('\n')) if (!line.startsWith('#')) expect(line).not.toMatch(/ [;:?!](?!\})/);
  });
});

// Rules for all files of the client.

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.(ts|svelte|css)$/.test(file) && !file.endsWith('order.test.ts'));
const text = (file: string): string => readFileSync(`src/${file}`, 'utf8');

describe('boards', () => {
  it('import nothing from each other, only from boards/shared', () => {
    const own = files.filter((file) => file.startsWith('boards/'));
    expect(own.length).toBeGreaterThan(50);
    for (const file of own) {
      const game = file.split('/')[1]!;
      for (const [, other] of text(file).matchAll(/from '(?:\.\.\/)+(schotten-totten|lords-of-scotland|bergues|generic)\//g))
        expect(other, `${file} takes from ${other}`).toBe(game);
    }
  });

  it('never call the server: everything comes through props', () => {
    for (const file of files.filter((file) => file.startsWith('boards/'))) expect(text(file), file).not.toMatch(/lib\/api\.ts|\bfetch\(/);
  });
});

describe('files', () => {
  it('have at most 500 lines', () => {
    for (const file of files.filter((file) => file !== 'lib/wire.ts')) expect(text(file).split('\n').length, file).toBeLessThanOrEqual(501);
  });
});

describe('styles', () => {
  // In right-to-left languages the start of a line is on the other side.
  const sided = /(?:^|[\s;{])(?:(?:margin|padding|border|inset|scroll-margin|scroll-padding)-(?:left|right)|(?:border-(?:top|bottom)-(?:left|right)-radius)|left|right)\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)/;

  it('say start and end, never left and right', () => {
    const styled = files.flatMap((file) => {
      if (file.endsWith('.css')) return [[file, text(file)] as const];
      const style = file.endsWith('.svelte') ? /<style[^>]*>([\s\S]*)<\/style>/.exec(text(file))?.[1] : undefined;
      return style ? [[file, style] as const] : [];
    });
    expect(styled.length).toBeGreaterThan(50);
    for (const [file, style] of styled) for (const line of style.split('\n')) expect(line, file).not.toMatch(sided);
  });
});
